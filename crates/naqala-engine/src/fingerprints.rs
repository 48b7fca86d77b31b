//! Maps and sets by the fingerprint of a position.

#[cfg(feature = "swindle")]
use std::collections::HashMap;
use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

/// What is known of positions.
#[cfg(feature = "swindle")]
pub(crate) type FingerprintMap<V> = HashMap<u64, V, BuildHasherDefault<AsIs>>;

/// Positions.
pub(crate) type FingerprintSet = HashSet<u64, BuildHasherDefault<AsIs>>;

/// Hashes nothing again: a fingerprint is a hash.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct AsIs(u64);

impl Hasher for AsIs {
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.0 = self.0.rotate_left(8) ^ u64::from(*byte);
        }
    }

    #[inline]
    fn write_u64(&mut self, fingerprint: u64) {
        self.0 = fingerprint;
    }

    #[inline]
    fn finish(&self) -> u64 {
        self.0
    }
}
