//! Recently unpacked blocks.

use std::sync::Mutex;

use super::frames::Unpacker;
use crate::error::TableError;

/// Shards, which threads use at the same time without waiting.
const SHARDS: usize = 16;
/// Blocks in each part.
const SLOTS: usize = 64;

/// Unpacked blocks by their number; a new one takes the place of an older one.
pub(super) struct Cache {
    shards: Vec<Mutex<Shard>>,
}

struct Shard {
    unpacker: Unpacker,
    slots: Vec<Slot>,
}

#[derive(Clone, Default)]
struct Slot {
    /// The number of the block plus 1; 0 marks an empty slot.
    key: u64,
    values: Vec<u8>,
}

impl std::fmt::Debug for Cache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Cache").field("shards", &self.shards.len()).finish()
    }
}

impl Cache {
    pub(super) fn new() -> Cache {
        let shard = || Mutex::new(Shard { unpacker: Unpacker::new(), slots: vec![Slot::default(); SLOTS] });
        Cache { shards: (0..SHARDS).map(|_| shard()).collect() }
    }

    /// A value of a block; `unpack` fills the block if it is not there.
    #[inline]
    pub(super) fn value(
        &self,
        block: u64,
        at: usize,
        unpack: impl FnOnce(&mut Unpacker, &mut Vec<u8>) -> Result<(), TableError>,
    ) -> Result<u8, TableError> {
        // Neighbouring blocks go to different shards, as an even spread over all.
        let hash = block.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        let shard = &self.shards[(hash >> 60) as usize % SHARDS];
        // A panicked thread leaves complete blocks, or a key that means none.
        let mut shard = shard.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let Shard { unpacker, slots } = &mut *shard;
        let slot = &mut slots[(hash >> 40) as usize % SLOTS];
        if slot.key != block + 1 {
            slot.key = 0;
            unpack(unpacker, &mut slot.values)?;
            slot.key = block + 1;
        }
        Ok(slot.values[at])
    }
}
