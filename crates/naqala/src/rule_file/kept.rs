//! The source file of the rules.

use super::file::RuleFile;

/// A rule file, as it was read. A program that reads none keeps none, and has no code for it.
#[derive(Debug, Default)]
#[cfg(feature = "toml")]
pub(super) struct KeptFile(RuleFile);

#[cfg(feature = "toml")]
impl KeptFile {
    pub(super) fn new(file: RuleFile) -> KeptFile {
        KeptFile(file)
    }

    pub(super) fn get(&self) -> &RuleFile {
        &self.0
    }
}

#[derive(Debug, Default)]
#[cfg(not(feature = "toml"))]
pub(super) struct KeptFile;

#[cfg(not(feature = "toml"))]
impl KeptFile {
    pub(super) fn new(_: RuleFile) -> KeptFile {
        KeptFile
    }

    /// A file in which nothing is written.
    pub(super) fn get(&self) -> &RuleFile {
        static EMPTY: std::sync::LazyLock<RuleFile> = std::sync::LazyLock::new(RuleFile::default);
        &EMPTY
    }
}
