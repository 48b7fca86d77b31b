//! Reading numbers from bytes.

use crate::error::TableError;

/// Bytes that are read from the front.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bytes<'a>(pub(super) &'a [u8]);

impl<'a> Bytes<'a> {
    pub(super) fn take(&mut self, count: usize) -> Result<&'a [u8], TableError> {
        let (taken, rest) =
            self.0.split_at_checked(count).ok_or(TableError::Truncated("it ends too early"))?;
        self.0 = rest;
        Ok(taken)
    }

    fn array<const N: usize>(&mut self) -> Result<[u8; N], TableError> {
        let taken = self.take(N)?;
        taken.try_into().map_err(|_| TableError::Truncated("it ends too early"))
    }

    pub(super) fn u16(&mut self) -> Result<u16, TableError> {
        self.array().map(u16::from_le_bytes)
    }

    pub(super) fn u32(&mut self) -> Result<u32, TableError> {
        self.array().map(u32::from_le_bytes)
    }

    pub(super) fn u64(&mut self) -> Result<u64, TableError> {
        self.array().map(u64::from_le_bytes)
    }
}
