//! Blocks of the first format: zstd frames with a common dictionary.

use zstd::dict::DecoderDictionary;
use zstd::zstd_safe::DCtx;

/// Unpacks blocks one by one.
pub(super) struct Unpacker {
    context: DCtx<'static>,
}

impl Unpacker {
    pub(super) fn new() -> Unpacker {
        Unpacker { context: DCtx::create() }
    }

    /// Unpacks a frame into room for exactly its values; nothing if it is damaged.
    pub(super) fn unpack(
        &mut self,
        packed: &[u8],
        dictionary: Option<&DecoderDictionary<'_>>,
        values: &mut [u8],
    ) -> Option<()> {
        let room = values.len();
        let length = match dictionary {
            Some(dictionary) => self.context.decompress_using_ddict(values, packed, dictionary.as_ddict()),
            None => self.context.decompress(values, packed),
        };
        (length == Ok(room)).then_some(())
    }
}
