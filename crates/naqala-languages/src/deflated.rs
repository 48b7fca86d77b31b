//! Texts that are embedded packed.

use std::fmt;
use std::sync::OnceLock;

use miniz_oxide::inflate::decompress_to_vec;

/// A text that is packed by Deflate. It is unpacked when it is first read, and kept.
///
/// ```
/// use naqala_languages::Deflated;
/// // What a packer makes of it: one block that is not compressed.
/// static SEED: Deflated = Deflated::new(b"\x01\x04\0\xfb\xffseed");
/// assert_eq!(SEED.text(), "seed");
/// ```
pub struct Deflated {
    packed: &'static [u8],
    text: OnceLock<String>,
}

impl Deflated {
    /// A text of which this was made.
    pub const fn new(packed: &'static [u8]) -> Deflated {
        Deflated { packed, text: OnceLock::new() }
    }

    /// The text.
    ///
    /// # Panics
    /// If it is damaged, which tests of what is embedded rule out.
    pub fn text(&self) -> &str {
        self.text.get_or_init(|| {
            let text = decompress_to_vec(self.packed).expect("packed by a build script");
            String::from_utf8(text).expect("packed from a text")
        })
    }
}

impl fmt::Debug for Deflated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Deflated").field("bytes", &self.packed.len()).finish_non_exhaustive()
    }
}
