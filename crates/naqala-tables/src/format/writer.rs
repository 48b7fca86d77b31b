//! Writes a file layer by layer, so that a build that was killed continues from its complete layers.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

use same_file::Handle;

use super::header::Header;
use super::read::Bytes;
use super::section::{CODED, Section};
use super::table::map;
use crate::error::TableError;
use crate::layer::Values;

const MAGIC: &[u8; 8] = b"NAQALAEN";
/// The hash and what follows it.
const LAST: usize = 32 + 8 + 8;

/// The end of a finished file.
#[derive(Clone, Debug)]
pub(super) struct Tail {
    /// Where it begins.
    pub(super) at: usize,
    /// Where each layer begins.
    pub(super) offsets: Vec<u64>,
    /// The hash of all that stands before the tail.
    pub(super) hash: [u8; 32],
}

impl Tail {
    fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = (self.offsets.len() as u32).to_le_bytes().to_vec();
        self.offsets.iter().for_each(|offset| bytes.extend(offset.to_le_bytes()));
        bytes.extend(self.hash);
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes.extend((self.at as u64).to_le_bytes());
        bytes.extend(MAGIC);
        bytes
    }

    pub(super) fn parse(file: &[u8]) -> Result<Tail, TableError> {
        let unfinished = TableError::Truncated("its tail is missing");
        let Some(end) = file.len().checked_sub(LAST) else { return Err(unfinished) };
        let mut last = Bytes(&file[end + 32..]);
        let at = last.u64()?;
        if last.take(MAGIC.len())? != MAGIC {
            return Err(unfinished);
        }
        let damaged = || TableError::Damaged { what: "the tail".to_owned() };
        let at = usize::try_from(at).map_err(|_| damaged())?;
        let tail = file.get(at..).ok_or_else(damaged)?;
        let mut bytes = Bytes(tail);
        let count = bytes.u32()? as usize;
        if count > crate::MOST_SEEDS + 1 {
            return Err(damaged());
        }
        let offsets = (0..count).map(|_| bytes.u64()).collect::<Result<Vec<u64>, _>>()?;
        let hash = bytes.take(32)?.try_into().map_err(|_| damaged())?;
        if bytes.u32()? != crc32fast::hash(&tail[..4 + 8 * count + 32]) {
            return Err(damaged());
        }
        Ok(Tail { at, offsets, hash })
    }
}

/// The hash of a file's contents.
pub(super) fn hash(bytes: &[u8]) -> [u8; 32] {
    *blake3::hash(bytes).as_bytes()
}

/// Opens an unfinished file, or begins one.
fn open(part: &Path) -> io::Result<File> {
    OpenOptions::new().read(true).write(true).create(true).truncate(false).open(part)
}

/// Locks an opened file against other programs. `None` if it no longer has this name: another program may have finished it
/// between opening and locking, and a finished table must not change, because others look into it.
fn locked(file: File, part: &Path) -> io::Result<Option<File>> {
    file.try_lock().map_err(|error| match error {
        TryLockError::Error(source) => source,
        TryLockError::WouldBlock => {
            io::Error::new(io::ErrorKind::WouldBlock, "another program is building this table")
        }
    })?;
    let named = match Handle::from_path(part) {
        Ok(named) => named,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        Err(error) => return Err(error),
    };
    Ok((named == Handle::from_file(file.try_clone()?)?).then_some(file))
}

/// A file being written.
#[derive(Debug)]
pub(crate) struct Writer {
    path: PathBuf,
    part: PathBuf,
    file: File,
    length: u64,
    offsets: Vec<u64>,
}

impl Writer {
    /// Begins a file, or continues one that is unfinished or has fewer layers; returns the existing layers.
    pub(crate) fn open(path: &Path, header: &Header) -> Result<(Writer, Vec<Values>), TableError> {
        let part = path.with_extension(format!("{}.part", crate::EXTENSION));
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(TableError::file(folder))?;
        }
        let failed = |source| TableError::File { path: part.clone(), source };
        let mut file = loop {
            if let Some(file) = locked(open(&part).map_err(failed)?, &part).map_err(failed)? {
                break file;
            }
        };
        if file.metadata().map_err(failed)?.len() == 0 && path.exists() {
            let mut finished = File::open(path).map_err(TableError::file(path))?;
            io::copy(&mut finished, &mut file).map_err(failed)?;
        }
        let mut writer = Writer { path: path.to_owned(), part, file, length: 0, offsets: Vec::new() };
        let layers = writer.take_over(header)?;
        Ok((writer, layers))
    }

    /// Keeps what is whole of an unfinished file and cuts off the rest. The layers of an older format are written anew.
    fn take_over(&mut self, header: &Header) -> Result<Vec<Values>, TableError> {
        let mut layers = Vec::new();
        let mut is_current = true;
        if self.file.metadata().map_err(TableError::file(&self.part))?.len() > 0 {
            let bytes = map(&self.file).map_err(TableError::file(&self.part))?;
            if let Ok((found, length, format)) = Header::parse(&bytes)
                && found == *header
            {
                is_current = format == CODED;
                self.length = length as u64;
                while let Ok(section) = Section::parse(&bytes, self.length as usize, format)
                    && section.seeds == layers.len()
                    && let Ok(values) = section.unpack(&bytes)
                {
                    layers.push(values);
                    self.offsets.push(self.length);
                    self.length = section.end() as u64;
                }
            }
        }
        if !is_current {
            self.length = 0;
            self.offsets.clear();
        }
        let length = self.length;
        self.file.set_len(length).map_err(TableError::file(&self.part))?;
        self.file.seek(SeekFrom::End(0)).map_err(TableError::file(&self.part))?;
        if length == 0 {
            self.write(&header.to_bytes())?;
        }
        if !is_current {
            layers.iter().enumerate().try_for_each(|(seeds, values)| self.add(seeds, values))?;
        }
        Ok(layers)
    }

    fn write(&mut self, bytes: &[u8]) -> Result<(), TableError> {
        let written = self.file.write_all(bytes).and_then(|()| self.file.sync_data());
        written.map_err(TableError::file(&self.part))?;
        self.length += bytes.len() as u64;
        Ok(())
    }

    /// Adds the next layer.
    pub(crate) fn add(&mut self, seeds: usize, values: &Values) -> Result<(), TableError> {
        let section = Section::pack(seeds, values).map_err(TableError::file(&self.part))?;
        self.offsets.push(self.length);
        self.write(&section)
    }

    /// Adds the tail and gives the file its name.
    pub(crate) fn finish(mut self) -> Result<(), TableError> {
        let hash = hash(&map(&self.file).map_err(TableError::file(&self.part))?);
        let tail = Tail { at: self.length as usize, offsets: std::mem::take(&mut self.offsets), hash };
        self.write(&tail.to_bytes())?;
        fs::rename(&self.part, &self.path).map_err(TableError::file(&self.path))?;
        // Sync the folder, so that the name is durable. Not every system can; there it happens later by itself.
        if let Some(folder) = self.path.parent().and_then(|folder| File::open(folder).ok()) {
            let _ = folder.sync_all();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_another_program_finished_is_not_locked() {
        let folder = tempfile::tempdir().unwrap();
        let (part, path) = (folder.path().join("a.part"), folder.path().join("a"));
        let opened = open(&part).unwrap();
        fs::rename(&part, &path).unwrap();
        assert!(locked(opened.try_clone().unwrap(), &part).unwrap().is_none());
        let next = open(&part).unwrap();
        assert!(locked(opened, &part).unwrap().is_none(), "another file has the name now");
        let next = locked(next, &part).unwrap().expect("the file of this name");
        let refused = locked(open(&part).unwrap(), &part).unwrap_err();
        assert!(refused.to_string().contains("another program"), "{refused}");
        drop(next);
        assert!(locked(open(&part).unwrap(), &part).unwrap().is_some());
    }
}
