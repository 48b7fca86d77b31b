//! Reads files and standard input as UTF-8 text, with errors that say where a file stops being text.

use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, Result, bail};

/// Stands for standard input where a file name is expected.
const STDIN: &str = "-";

/// The name of an input to show to the user.
pub(crate) fn name(path: &Path) -> String {
    if path.as_os_str() == STDIN { "standard input".to_owned() } else { path.display().to_string() }
}

/// The whole text of a file, or of standard input for `-`.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    let bytes = if path.as_os_str() == STDIN {
        let mut bytes = Vec::new();
        io::stdin().lock().read_to_end(&mut bytes).map(|_| bytes)
    } else {
        fs::read(path)
    };
    let bytes = bytes.with_context(|| format!("cannot read {}", name(path)))?;
    match String::from_utf8(bytes) {
        Ok(text) => Ok(text),
        Err(error) => {
            let offset = error.utf8_error().valid_up_to();
            bail!("{} is not UTF-8 text: byte {offset} is 0x{:02X}", name(path), error.as_bytes()[offset])
        }
    }
}

/// The lines of a file or of standard input, one at a time.
pub(crate) struct Lines {
    name: String,
    reader: Box<dyn BufRead>,
    offset: usize,
}

impl Lines {
    /// Opens a file, or standard input for `-`.
    pub(crate) fn open(path: &Path) -> Result<Lines> {
        let reader: Box<dyn BufRead> = if path.as_os_str() == STDIN {
            Box::new(io::stdin().lock())
        } else {
            let file = File::open(path).with_context(|| format!("cannot read {}", name(path)))?;
            Box::new(BufReader::new(file))
        };
        Ok(Lines { name: name(path), reader, offset: 0 })
    }

    fn next_line(&mut self) -> Result<Option<String>> {
        let mut bytes = Vec::new();
        let read = self.reader.read_until(b'\n', &mut bytes);
        let read = read.with_context(|| format!("cannot read {}", self.name))?;
        if read == 0 {
            return Ok(None);
        }
        let before = self.offset;
        self.offset += read;
        match String::from_utf8(bytes) {
            Ok(line) => Ok(Some(line.trim_end_matches(['\n', '\r']).to_owned())),
            Err(error) => {
                let within = error.utf8_error().valid_up_to();
                let byte = error.as_bytes()[within];
                bail!("{} is not UTF-8 text: byte {} is 0x{byte:02X}", self.name, before + within)
            }
        }
    }
}

impl Iterator for Lines {
    type Item = Result<String>;

    fn next(&mut self) -> Option<Result<String>> {
        self.next_line().transpose()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_byte_is_named_by_its_offset_in_the_file() {
        let file = tempfile::NamedTempFile::new().unwrap();
        fs::write(file.path(), b"one\ntw\xFFo\n").unwrap();
        let whole = read_text(file.path()).unwrap_err().to_string();
        assert!(whole.ends_with("is not UTF-8 text: byte 6 is 0xFF"), "{whole}");

        let mut lines = Lines::open(file.path()).unwrap();
        assert_eq!(lines.next().unwrap().unwrap(), "one");
        assert_eq!(lines.next().unwrap().unwrap_err().to_string(), whole);
    }
}
