//! Files in which a run keeps its results, one line of JSON each, so that it can be continued: whatever ends the program, only
//! what was not finished yet is lost.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{ErrorKind, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use serde::Serialize;

/// A file to which lines are added. It is locked against other programs, whose lines would be mixed with these.
#[derive(Debug)]
pub(crate) struct KeptLines {
    path: PathBuf,
    file: File,
    /// The length of the whole lines, if something unfinished follows them.
    whole: Option<u64>,
}

/// What was in the file.
#[derive(Debug)]
pub(crate) struct Before {
    /// The lines that have an end.
    pub(crate) lines: String,
    /// A line without its end was cut off by whatever ended the program. The next line that is added takes its place.
    pub(crate) unfinished: String,
}

impl KeptLines {
    /// Opens or creates the file; nothing in it changes before a line is added.
    ///
    /// # Errors
    /// The file cannot be read or written, has no text, or another program has it open.
    pub(crate) fn open(path: &Path) -> Result<(KeptLines, Before)> {
        let name = path.display();
        let file = OpenOptions::new().read(true).append(true).create(true).open(path);
        let mut file = file.with_context(|| format!("cannot write {name}"))?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {
                bail!("another program is writing {name}: wait until it has ended, or name another file")
            }
            // There are file systems without locks.
            Err(TryLockError::Error(error)) if error.kind() != ErrorKind::Unsupported => {
                return Err(error).with_context(|| format!("cannot lock {name}"));
            }
            _ => {}
        }
        let mut lines = String::new();
        match file.read_to_string(&mut lines) {
            Err(error) if error.kind() == ErrorKind::InvalidData => bail!("{name} is no text"),
            read => read.with_context(|| format!("cannot read {name}"))?,
        };
        let end = lines.rfind('\n').map_or(0, |end| end + 1);
        let unfinished = lines.split_off(end);
        let whole = (!unfinished.is_empty()).then_some(end as u64);
        Ok((KeptLines { path: path.to_owned(), file, whole }, Before { lines, unfinished }))
    }

    /// Adds a line, in one piece.
    ///
    /// # Errors
    /// The file cannot be written.
    pub(crate) fn add(&mut self, line: &impl Serialize) -> Result<()> {
        let line = serde_json::to_string(line)? + "\n";
        let cut = self.whole.take().map_or(Ok(()), |whole| self.file.set_len(whole));
        cut.and_then(|()| self.file.write_all(line.as_bytes()))
            .with_context(|| format!("cannot write {}", self.path.display()))
    }

    /// Where the file is.
    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// Removes the file, whose lines are no longer needed.
    ///
    /// # Errors
    /// The file cannot be removed.
    pub(crate) fn remove(self) -> Result<()> {
        drop(self.file);
        fs::remove_file(&self.path).with_context(|| format!("cannot remove {}", self.path.display()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_cut_short_gives_way_to_the_next_one() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kept");
        fs::write(&path, "1\n2\n[3").unwrap();
        let (mut kept, before) = KeptLines::open(&path).unwrap();
        assert_eq!((before.lines.as_str(), before.unfinished.as_str()), ("1\n2\n", "[3"));
        assert_eq!(fs::read_to_string(&path).unwrap(), "1\n2\n[3", "a file of something else is left alone");
        kept.add(&4).unwrap();
        kept.add(&5).unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), "1\n2\n4\n5\n");
    }

    #[test]
    fn two_programs_do_not_write_the_same_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("kept");
        let (kept, _) = KeptLines::open(&path).unwrap();
        let error = KeptLines::open(&path).unwrap_err().to_string();
        assert!(error.contains("another program"), "{error}");
        drop(kept);
        KeptLines::open(&path).unwrap().0.remove().unwrap();
        assert!(!path.exists());
        fs::write(&path, b"\xff\xfe").unwrap();
        assert!(KeptLines::open(&path).unwrap_err().to_string().contains("no text"));
    }
}
