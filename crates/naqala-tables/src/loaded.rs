//! Values in memory, for searches that cannot wait for decompression.

use naqala::{CompactBoard, CompactGame, Position};

use crate::boards::Boards;
use crate::bounds::Bounds;
use crate::domain::Domain;
use crate::error::TableError;
use crate::format::Reader;
use crate::layer::Known;

/// The layers of a table up to some number of seeds, unpacked: a byte for each value. A look-up takes a few
/// nanoseconds, or one memory access.
///
/// ```
/// use naqala::{Choices, catalogue};
/// use naqala_engine::Endgame;
/// use naqala_tables::{Build, Table};
///
/// let folder = tempfile::tempdir()?;
/// let game = catalogue::rules("kalah").unwrap().compile(Choices::new().set("win_at", "none"))?;
/// let reader = Table::open(&Build::new(&game, 4)?.write_to(folder.path(), &())?)?.reader(&game)?;
/// let loaded = reader.load(10)?;
/// let p = game.parse_position("S 0 0 0 1 0 1 / N 0 0 0 0 0 1")?;
/// assert_eq!((loaded.most_seeds(), loaded.gain(&p)), (4, Some(1)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Loaded {
    domain: Domain,
    known: Known,
    most: usize,
    /// For games on compact boards.
    boards: Option<Boards>,
}

impl Reader {
    /// Unpacks as many layers as fit into this many megabytes (of 10⁶ bytes), fewest seeds first.
    ///
    /// # Errors
    /// [`TableError::Damaged`] if a block does not agree with its checksum.
    pub fn load(&self, megabytes: usize) -> Result<Loaded, TableError> {
        let mut room = megabytes as u64 * 1_000_000;
        let mut known = Known::default();
        for layer in self.table().layers() {
            let size = layer.positions * if layer.exact { 1 } else { 2 };
            let Some(left) = room.checked_sub(size) else { break };
            room = left;
            known.push(self.table().values(layer.seeds)?);
        }
        if known.len() == 0 {
            return Err(TableError::TooLittleMemory { seeds: 0, needed: 1, allowed: megabytes as u64 });
        }
        let domain = self.domain().clone();
        let boards = CompactGame::of(domain.game()).and_then(|compact| Boards::new(&domain, compact));
        Ok(Loaded { most: known.len() - 1, domain, known, boards })
    }
}

impl Loaded {
    /// The most seeds a position in memory has.
    pub fn most_seeds(&self) -> usize {
        self.most
    }

    /// Bytes of memory.
    pub fn size(&self) -> u64 {
        self.known.size()
    }

    fn probe(&self, p: &Position) -> Option<Bounds> {
        let (seeds, state) = self.domain.find(p)?;
        (seeds <= self.most).then(|| self.known.get(seeds, state))
    }
}

impl naqala_engine::Endgame for Loaded {
    fn gain(&self, p: &Position) -> Option<i32> {
        self.probe(p)?.value()
    }

    fn sure_gain(&self, p: &Position) -> Option<i32> {
        self.domain.sure_gain(p, self.probe(p)?)
    }

    fn knows(&self, seeds: i32) -> bool {
        usize::try_from(seeds).is_ok_and(|seeds| seeds <= self.most)
    }

    #[inline]
    fn gain_on(&self, board: CompactBoard) -> Option<i32> {
        let (seeds, state) = self.boards.as_ref()?.number(&self.domain, board.words())?;
        if seeds <= self.most { Bounds::value(self.known.get(seeds, state)) } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Build, Table};
    use naqala::{Choices, catalogue};
    use naqala_engine::Endgame;

    /// All look-ups agree: in the file, in memory, and on a compact board.
    #[test]
    fn memory_and_file_agree() {
        let mut compared = 0;
        for id in catalogue::ids() {
            let rules = catalogue::rules(id).unwrap();
            let to_the_end = rules.compile(Choices::new().set("win_at", "none"));
            let game = to_the_end.or_else(|_| rules.compile(&Choices::new())).unwrap();
            let (Some(compact), Ok(build)) = (CompactGame::of(&game), Build::new(&game, 4)) else { continue };
            let folder = tempfile::tempdir().unwrap();
            let path = build.write_to(folder.path(), &()).unwrap();
            let reader = Table::open(&path).unwrap().reader(&game).unwrap();
            let loaded = reader.load(1).unwrap();
            for entry in reader.entries(4).unwrap() {
                let (p, bounds) = entry.unwrap();
                assert_eq!(loaded.gain(&p), bounds.value(), "{id}");
                let board = compact.seen_by(&p, p.to_move());
                assert_eq!(loaded.gain_on(board), bounds.value(), "{id}: {}", game.position_text(&p));
            }
            compared += 1;
        }
        assert!(compared >= 2, "{compared}");
    }

    #[test]
    fn memory_is_kept_to() {
        let rules = catalogue::rules("kalah").unwrap();
        let game = rules.compile(Choices::new().set("win_at", "none")).unwrap();
        let folder = tempfile::tempdir().unwrap();
        let path = Build::new(&game, 11).unwrap().write_to(folder.path(), &()).unwrap();
        let loaded = Table::open(&path).unwrap().reader(&game).unwrap().load(1).unwrap();
        assert_eq!(loaded.most_seeds(), 10, "those of 11 seeds take 705,432 bytes more than 646,646");
        assert!(loaded.size() <= 1_000_000 && !loaded.knows(11) && loaded.knows(10));
    }
}
