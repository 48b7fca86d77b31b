//! Building a table layer by layer.

use std::path::{Path, PathBuf};

use naqala::Game;
use naqala_engine::Stop;

use crate::domain::{Domain, Numbering};
use crate::error::TableError;
use crate::format::{Header, REVISION, Table, Writer};
use crate::layer::{self, Known, Report};
use crate::table_key::TableKey;

/// Default memory, in megabytes (of 10⁶ bytes).
const USUAL_MEMORY: u64 = 1_000;
/// Memory that a program needs in addition to its tables, in bytes: code, thread stacks, compression.
const OVERHEAD: u64 = 24_000_000;
/// Bytes in a megabyte.
const MEGA: u64 = 1_000_000;

/// A table to be built: of which game, with how many seeds.
#[derive(Clone, Debug)]
pub struct Build {
    table_key: TableKey,
    domain: Domain,
    most: usize,
    memory: u64,
    stop: Stop,
}

impl Build {
    /// A table of all positions with up to `most` seeds on the board.
    ///
    /// # Errors
    /// [`TableError`] if the game cannot have a table, or none of this size.
    pub fn new(game: &Game, most: usize) -> Result<Build, TableError> {
        let domain = Domain::discover(game, most)?;
        let table_key = TableKey::of(game);
        Ok(Build { table_key, domain, most, memory: USUAL_MEMORY * MEGA, stop: Stop::default() })
    }

    /// Sets the memory limit in megabytes (of 10⁶ bytes).
    pub fn with_memory(mut self, megabytes: u64) -> Build {
        self.memory = megabytes * MEGA;
        self
    }

    /// Stops soon after this signal.
    pub fn with_stop(mut self, stop: Stop) -> Build {
        self.stop = stop;
        self
    }

    /// Number of positions with up to `most` seeds on the board of a game, as seen from the player to move. Computing it is
    /// fast, whereas [`Build::new`] examines many positions.
    ///
    /// # Errors
    /// [`TableError`] if the game cannot have a table, or none of this size.
    pub fn size(game: &Game, most: usize) -> Result<u64, TableError> {
        let domain = Domain::new(game, most, Numbering::BySide)?;
        Ok((0..=most).map(|seeds| domain.states_of_mover(seeds)).fold(0, u64::saturating_add))
    }

    /// The number of positions in a layer.
    pub fn positions(&self, seeds: usize) -> u64 {
        self.domain.states(seeds)
    }

    /// Whether positions are seen from the player to move, as the rules are the same for both sides.
    pub fn is_seen_from_mover(&self) -> bool {
        self.domain.is_seen_from_mover()
    }

    /// Bytes of memory that the layers up to the largest need at least.
    pub fn least_memory(&self) -> u64 {
        self.needed_for(self.most)
    }

    fn needed_for(&self, seeds: usize) -> u64 {
        let below: u64 = (0..seeds).map(|seeds| self.planes(seeds) * self.domain.states(seeds)).sum();
        below + layer::least_memory(&self.domain, seeds) + OVERHEAD
    }

    fn planes(&self, seeds: usize) -> u64 {
        let is_exact = self.domain.endless(seeds).is_exact() && !self.domain.played_out().sowing_may_draw();
        if is_exact { 1 } else { 2 }
    }

    /// Builds the table in a folder, reusing whole layers of an earlier build, even of one that has been damaged since. The same
    /// game and number of seeds give the same bytes with any number of threads. Returns the path of the file.
    ///
    /// # Errors
    /// [`TableError`]: too little memory, a file that cannot be written, or a stop signal.
    pub fn write_to(&self, folder: &Path, report: &dyn Report) -> Result<PathBuf, TableError> {
        let table_key = self.table_key.clone();
        let path = folder.join(table_key.file_name());
        let pits = self.domain.game().board().pits().count();
        let seen_from_mover = self.domain.is_seen_from_mover();
        let header = Header { table_key, pits, seen_from_mover, revision: REVISION };
        let is_whole = |table: Table| {
            *table.header() == header && table.most_seeds() >= self.most && table.check_bytes().is_ok()
        };
        if Table::open(&path).is_ok_and(is_whole) {
            return Ok(path);
        }
        if self.least_memory() > self.memory {
            return Err(TableError::TooLittleMemory {
                seeds: self.most,
                needed: self.least_memory().div_ceil(MEGA),
                allowed: self.memory / MEGA,
            });
        }
        let (mut writer, layers) = Writer::open(&path, &header)?;
        let mut known = Known::default();
        layers.into_iter().for_each(|values| known.push(values));
        for seeds in known.len()..=self.most {
            report.begin(seeds, self.domain.states(seeds));
            let room = self.memory.saturating_sub(known.size() + OVERHEAD);
            let (values, rounds) = layer::solve(&self.domain, &known, seeds, room, &self.stop, report)?;
            if self.domain.has_strayed() {
                return Err(TableError::NotToldByPits);
            }
            writer.add(seeds, &values)?;
            known.push(values);
            report.finish(seeds, rounds);
        }
        writer.finish()?;
        Ok(path)
    }
}
