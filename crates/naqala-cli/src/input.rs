//! Reads files and standard input as UTF-8 text, with errors that say where a file stops being text.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

use anyhow::{Context, Result, bail};

/// The longest file and the longest line that are read, in bytes: devices have no end.
const LONGEST_FILE: u64 = 64 << 20;
const LONGEST_LINE: u64 = 16 << 20;

/// Stands for standard input where a file name is expected.
const STDIN: &str = "-";

/// The name of an input to show to the user.
pub(crate) fn name(path: &Path) -> String {
    if path.as_os_str() == STDIN { "standard input".to_owned() } else { path.display().to_string() }
}

/// The whole text of a file, or of standard input for `-`.
pub(crate) fn read_text(path: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    let read = if path.as_os_str() == STDIN {
        io::stdin().lock().take(LONGEST_FILE + 1).read_to_end(&mut bytes)
    } else {
        File::open(path).and_then(|file| file.take(LONGEST_FILE + 1).read_to_end(&mut bytes))
    };
    read.with_context(|| format!("cannot read {}", name(path)))?;
    if bytes.len() as u64 > LONGEST_FILE {
        bail!("{} is longer than {} MB", name(path), LONGEST_FILE >> 20);
    }
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
        let read = self.reader.by_ref().take(LONGEST_LINE + 1).read_until(b'\n', &mut bytes);
        let read = read.with_context(|| format!("cannot read {}", self.name))?;
        if read as u64 > LONGEST_LINE {
            bail!("{} has a line that is longer than {} MB", self.name, LONGEST_LINE >> 20);
        }
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
    use std::fs;

    use super::*;

    #[cfg(unix)]
    #[test]
    fn what_has_no_end_is_refused() {
        let zeros = Path::new("/dev/zero");
        assert!(read_text(zeros).unwrap_err().to_string().contains("longer than 64 MB"));
        let mut lines = Lines::open(zeros).unwrap();
        assert!(lines.next().unwrap().unwrap_err().to_string().contains("longer than 16 MB"));
    }

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
