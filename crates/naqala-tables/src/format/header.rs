//! The header of a file: its format and its game.

use serde::{Deserialize, Serialize};

use super::read::Bytes;
use crate::error::TableError;
use crate::table_key::TableKey;

/// The first bytes of every table.
const MAGIC: &[u8; 8] = b"NAQALATB";
/// The format that is written.
pub(super) const FORMAT: u16 = 1;
/// Longer headers are refused.
const LONGEST: usize = 1 << 16;

/// The contents of the header, as JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Header {
    #[serde(flatten)]
    pub(crate) table_key: TableKey,
    /// The number of pits that seeds can lie in.
    pub(crate) pits: usize,
    /// Positions are seen from the player to move; otherwise those of South come first, then those of North.
    pub(crate) seen_from_mover: bool,
}

impl Header {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        // Strings, numbers and lists can always be written as JSON.
        let json = serde_json::to_vec(self).unwrap_or_default();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(FORMAT.to_le_bytes());
        bytes.extend((json.len() as u32).to_le_bytes());
        bytes.extend(&json);
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a header; says how long it is.
    pub(crate) fn parse(file: &[u8]) -> Result<(Header, usize), TableError> {
        let mut bytes = Bytes(file);
        if bytes.take(MAGIC.len()).ok() != Some(MAGIC.as_slice()) {
            return Err(TableError::NotATable);
        }
        let found = bytes.u16()?;
        if found != FORMAT {
            return Err(TableError::OtherFormat { found, known: FORMAT });
        }
        let length = bytes.u32()? as usize;
        let damaged = || TableError::Damaged { what: "the header".to_owned() };
        if length > LONGEST {
            return Err(damaged());
        }
        let json = bytes.take(length)?;
        let end = MAGIC.len() + 2 + 4 + length;
        if bytes.u32()? != crc32fast::hash(&file[..end]) {
            return Err(damaged());
        }
        Ok((serde_json::from_slice(json).map_err(|_| damaged())?, end + 4))
    }
}
