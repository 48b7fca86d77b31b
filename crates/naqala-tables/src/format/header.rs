//! The header of a file: its format and its game.

use serde::{Deserialize, Serialize};

use super::read::Bytes;
use super::section::{CODED, FRAMES};
use crate::error::TableError;
use crate::table_key::TableKey;

/// The first bytes of every table.
const MAGIC: &[u8; 8] = b"NAQALATB";
/// The revision of what rules mean. It is raised when a mistake of the kernel is corrected that changed values: tables of earlier
/// revisions are then built anew. The first revision is not written, so that its tables stay as they are.
pub(crate) const REVISION: u16 = 0;
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
    /// The [`REVISION`] of the program that built the table.
    #[serde(default, skip_serializing_if = "is_first")]
    pub(crate) revision: u16,
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_first(revision: &u16) -> bool {
    *revision == 0
}

impl Header {
    pub(crate) fn to_bytes(&self) -> Vec<u8> {
        // Strings, numbers and lists can always be written as JSON.
        let json = serde_json::to_vec(self).unwrap_or_default();
        let mut bytes = MAGIC.to_vec();
        bytes.extend(CODED.to_le_bytes());
        bytes.extend((json.len() as u32).to_le_bytes());
        bytes.extend(&json);
        bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a header; says how long it is, and which format the file has.
    pub(super) fn parse(file: &[u8]) -> Result<(Header, usize, u16), TableError> {
        let mut bytes = Bytes(file);
        if bytes.take(MAGIC.len()).ok() != Some(MAGIC.as_slice()) {
            return Err(TableError::NotATable);
        }
        let found = bytes.u16()?;
        if !(FRAMES..=CODED).contains(&found) {
            return Err(TableError::OtherFormat { found, known: CODED });
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
        Ok((serde_json::from_slice(json).map_err(|_| damaged())?, end + 4, found))
    }
}

#[cfg(test)]
mod tests {
    use super::super::{Table, Writer};
    use super::*;
    use crate::Build;
    use crate::layer::Values;

    #[test]
    fn the_first_revision_is_not_written_and_later_ones_are_read() {
        let table_key = TableKey::of(&naqala::catalogue::game("kalah").unwrap());
        let header =
            |revision| Header { table_key: table_key.clone(), pits: 12, seen_from_mover: true, revision };
        assert!(!String::from_utf8_lossy(&header(0).to_bytes()).contains("revision"));
        for revision in [0, 1] {
            let bytes = header(revision).to_bytes();
            assert_eq!(Header::parse(&bytes).unwrap(), (header(revision), bytes.len(), CODED));
        }
    }

    #[test]
    fn a_table_of_another_revision_is_built_anew() {
        let game = naqala::catalogue::game("kalah").unwrap();
        let (folder, table_key) = (tempfile::tempdir().unwrap(), TableKey::of(&game));
        let path = folder.path().join(table_key.file_name());
        let header = Header { table_key, pits: 12, seen_from_mover: true, revision: REVISION + 1 };
        let (mut writer, _) = Writer::open(&path, &header).unwrap();
        writer.add(0, &Values { lower: vec![0], upper: None }).unwrap();
        writer.finish().unwrap();
        let refused = Table::open(&path).unwrap().reader(&game);
        assert!(matches!(refused, Err(TableError::OtherRevision)));
        Build::new(&game, 0).unwrap().write_to(folder.path(), &()).unwrap();
        assert!(Table::open(&path).unwrap().reader(&game).is_ok());
    }
}
