//! A finished file, and lookups in it.

use std::fs::File;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use memmap2::Mmap;
use naqala::{Game, Ply, Position};
use naqala_engine::Endgame;

use super::cache::Cache;
use super::header::{Header, REVISION};
use super::section::{Decoder, Section};
use super::writer::{self, Tail};
use crate::bounds::Bounds;
use crate::domain::{Domain, Numbering};
use crate::error::TableError;
use crate::layer::Values;
use crate::table_key::TableKey;

/// A table on disk. Opening it reads only the directory of blocks; clones share the file.
#[derive(Clone, Debug)]
pub struct Table {
    inner: Arc<Inner>,
}

struct Inner {
    path: PathBuf,
    file: Mmap,
    header: Header,
    tail: Tail,
    sections: Vec<Section>,
    /// What unpacks each layer, once it has been asked for.
    decoders: Vec<OnceLock<Decoder>>,
}

impl std::fmt::Debug for Inner {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Table")
            .field("path", &self.path)
            .field("header", &self.header)
            .finish_non_exhaustive()
    }
}

/// Statistics of a layer in the file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LayerInfo {
    /// Seeds on the board.
    pub seeds: usize,
    /// Positions.
    pub positions: u64,
    /// Whether every value is exact; otherwise some are bounds.
    pub exact: bool,
    /// Bytes in the file.
    pub bytes: u64,
}

impl Table {
    /// Opens a file.
    ///
    /// # Errors
    /// [`TableError`] if it is not a table, has another format, is incomplete, or is visibly damaged.
    pub fn open(path: &Path) -> Result<Table, TableError> {
        let handle = File::open(path).map_err(TableError::file(path))?;
        if handle.metadata().map_err(TableError::file(path))?.len() == 0 {
            return Err(TableError::NotATable);
        }
        let file = map(&handle).map_err(TableError::file(path))?;
        let (header, length, format) = Header::parse(&file)?;
        let tail = Tail::parse(&file)?;
        if tail.offsets.is_empty() {
            return Err(TableError::Truncated("it has no layers"));
        }
        let mut sections = Vec::new();
        for (seeds, at) in tail.offsets.iter().enumerate() {
            let at =
                usize::try_from(*at).map_err(|_| TableError::Truncated("a layer lies beyond its end"))?;
            if at < length {
                return Err(TableError::Damaged { what: "the tail".to_owned() });
            }
            let section = Section::parse(&file, at, format)?;
            if section.seeds != seeds {
                return Err(TableError::Damaged { what: "the order of the layers".to_owned() });
            }
            sections.push(section);
        }
        let decoders = sections.iter().map(|_| OnceLock::new()).collect();
        Ok(Table { inner: Arc::new(Inner { path: path.to_owned(), file, header, tail, sections, decoders }) })
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.inner.path
    }

    /// Identifies the rules of the table.
    pub fn table_key(&self) -> &TableKey {
        &self.inner.header.table_key
    }

    pub(crate) fn header(&self) -> &Header {
        &self.inner.header
    }

    /// Whether positions are seen from the player to move, because the rules are the same for both sides.
    pub fn is_seen_from_mover(&self) -> bool {
        self.inner.header.seen_from_mover
    }

    /// Maximum number of seeds on the board of a position in the table.
    pub fn most_seeds(&self) -> usize {
        self.inner.sections.len().saturating_sub(1)
    }

    /// Bytes of the file.
    pub fn size(&self) -> u64 {
        self.inner.file.len() as u64
    }

    /// The hash of the file in hexadecimal, as stored in its tail.
    pub fn hash(&self) -> String {
        blake3::Hash::from_bytes(self.inner.tail.hash).to_hex().to_string()
    }

    /// Whether a hash is that of this table, or of the same table before further layers were added: what is in a table stays
    /// as it is.
    pub fn has_hash(&self, hash: &str) -> bool {
        let Inner { file, sections, .. } = &*self.inner;
        let (mut hasher, mut at) = (blake3::Hasher::new(), 0);
        self.hash() == hash
            || sections.iter().any(|section| {
                hasher.update(&file[at..section.end()]);
                at = section.end();
                hasher.finalize().to_hex().as_str() == hash
            })
    }

    /// Statistics of each layer.
    pub fn layers(&self) -> impl Iterator<Item = LayerInfo> {
        self.inner.sections.iter().map(|section| LayerInfo {
            seeds: section.seeds,
            positions: section.states,
            exact: section.planes == 1,
            bytes: (section.payload.end - section.common.start + 36) as u64,
        })
    }

    /// Compares the hash of the whole file, which detects any changed byte.
    ///
    /// # Errors
    /// [`TableError::Damaged`], with the block if known.
    pub fn check_bytes(&self) -> Result<(), TableError> {
        let file = &self.inner.file;
        if writer::hash(&file[..self.inner.tail.at]) == self.inner.tail.hash {
            return Ok(());
        }
        for section in &self.inner.sections {
            section.check(file)?;
        }
        Err(TableError::Damaged { what: "the file as a whole".to_owned() })
    }

    /// Unpacks a layer.
    pub(crate) fn values(&self, seeds: usize) -> Result<Values, TableError> {
        self.inner.sections[seeds].unpack(&self.inner.file)
    }

    /// A reader for positions of this game.
    ///
    /// # Errors
    /// [`TableError::Foreign`] if the table is of another game or of other rules.
    pub fn reader(&self, game: &Game) -> Result<Reader, TableError> {
        self.reader_by_key(game, &TableKey::of(game))
    }

    fn reader_by_key(&self, game: &Game, own: &TableKey) -> Result<Reader, TableError> {
        let header = &self.inner.header;
        let differs = match () {
            () if header.table_key.game != own.game => Some("id"),
            () if header.table_key.options != own.options => Some("options"),
            () if header.table_key.rules != own.rules => Some("rules"),
            () if header.pits != game.board().pits().count() => Some("pits"),
            () => None,
        };
        if let Some(differs) = differs {
            return Err(TableError::Foreign(differs));
        }
        if header.revision != REVISION {
            return Err(TableError::OtherRevision);
        }
        let numbering = if header.seen_from_mover { Numbering::FromMover } else { Numbering::BySide };
        let domain = Domain::new(game, self.most_seeds(), numbering)?;
        if self.inner.sections.iter().any(|section| section.states != domain.states(section.seeds)) {
            return Err(TableError::Foreign("numbers of positions"));
        }
        Ok(Reader { table: self.clone(), domain, cache: Cache::new() })
    }
}

/// Looks up positions of a game in a table; several threads may do so at the same time.
#[derive(Debug)]
pub struct Reader {
    table: Table,
    domain: Domain,
    cache: Cache,
}

impl Reader {
    /// Opens the table of a game in a folder, where its name is [`TableKey::file_name`]; `None` if there is none.
    ///
    /// # Errors
    /// The table exists, but cannot be read.
    pub fn find(folder: &Path, game: &Game) -> Result<Option<Reader>, TableError> {
        Reader::find_by_key(folder, game, &TableKey::of(game))
    }

    /// Like [`Reader::find`], but with a precomputed key of this game. Computing a key parses the rule file and may compile the
    /// game with other options, so callers may cache it.
    ///
    /// # Errors
    /// The table exists, but cannot be read, or the key is that of another game.
    pub fn find_by_key(folder: &Path, game: &Game, key: &TableKey) -> Result<Option<Reader>, TableError> {
        if key.game != game.id() {
            return Err(TableError::Foreign("id"));
        }
        let path = folder.join(key.file_name());
        if path.exists() { Table::open(&path)?.reader_by_key(game, key).map(Some) } else { Ok(None) }
    }

    /// The table.
    pub fn table(&self) -> &Table {
        &self.table
    }

    pub(crate) fn domain(&self) -> &Domain {
        &self.domain
    }

    /// The game that the values are about: played to the last seed.
    pub fn game(&self) -> &Game {
        self.domain.game()
    }

    /// Whether values are leads of the game itself. Otherwise it is over before the last seed, and values say who wins.
    pub fn counts_seeds(&self) -> bool {
        self.domain.played_out().is_whole()
    }

    /// Who wins, if the table knows: the player to move (1), the other (−1), or nobody (0).
    pub fn winner(&self, p: &Position) -> Option<i32> {
        self.winner_by(p, self.probe(p)?)
    }

    /// Who wins if the future gain of the player to move lies within these bounds, for example those that [`Reader::worth`]
    /// returns for a ply.
    pub fn winner_by(&self, p: &Position, gain: Bounds) -> Option<i32> {
        let sure = self.domain.sure_gain(p, gain)?;
        Some((self.domain.game().score_lead(p, p.to_move()) + sure).signum())
    }

    /// The future gain of the player to move relative to the other, as a number or as bounds; `None` if the position is not in
    /// the table, if the game is over, or if the block is damaged.
    pub fn probe(&self, p: &Position) -> Option<Bounds> {
        let (seeds, state) = self.domain.find(p)?;
        self.look_up(seeds, state).ok()
    }

    /// The value of a ply of [`Reader::plies`] to the player who plays it: their relative gain by the ply and by the rest of the
    /// game.
    pub fn worth(&self, p: &Position, next: &Position) -> Option<Bounds> {
        let game = self.domain.game();
        let gain = game.score_lead(next, p.to_move()) - game.score_lead(p, p.to_move());
        if next.is_over() {
            return Some(self.domain.end(p, next, gain));
        }
        let there = self.probe(next)?;
        Some((if next.to_move() == p.to_move() { there } else { there.of_other() }).plus(gain))
    }

    /// The final lead of the player to move, including what has been won so far.
    pub fn lead(&self, p: &Position) -> Option<Bounds> {
        Some(self.probe(p)?.plus(self.domain.game().score_lead(p, p.to_move())))
    }

    /// Every ply of the game played to the last seed, with the position it leads to.
    pub fn plies(&self, p: &Position) -> Vec<(Ply, Position)> {
        self.domain.game().plies(p)
    }

    /// Every ply with the final lead of the player to move, as far as the table knows.
    pub fn leads(&self, p: &Position) -> Vec<(Ply, Option<Bounds>)> {
        let game = self.domain.game();
        let lead = game.score_lead(p, p.to_move());
        let value = |next: &Position| self.worth(p, next).map(|worth| worth.plus(lead));
        self.plies(p).into_iter().map(|(ply, next)| (ply, value(&next))).collect()
    }

    /// Every position of a layer in the order of indices, with its value.
    ///
    /// # Errors
    /// [`TableError::NoSuchLayer`]; a damaged block is reported when it is read.
    pub fn entries(
        &self,
        seeds: usize,
    ) -> Result<impl Iterator<Item = Result<(Position, Bounds), TableError>>, TableError> {
        let most = self.table.most_seeds();
        if seeds > most {
            return Err(TableError::NoSuchLayer { seeds, most });
        }
        let mut walk = self.domain.walk(seeds, 0);
        Ok((0..self.domain.states(seeds)).map(move |state| {
            if state > 0 {
                walk.advance();
            }
            Ok((walk.position, self.look_up(seeds, state)?))
        }))
    }

    /// The value of a position by its index.
    pub(crate) fn look_up(&self, seeds: usize, state: u64) -> Result<Bounds, TableError> {
        let section = &self.table.inner.sections[seeds];
        let lower = self.value(section, 0, state)?;
        let upper = if section.planes == 2 { self.value(section, 1, state)? } else { lower };
        Ok(Bounds { lower, upper })
    }

    fn value(&self, section: &Section, plane: usize, state: u64) -> Result<i32, TableError> {
        let inner = &*self.table.inner;
        let number = (state / section.block as u64) as usize;
        let positions = section.positions_in(number);
        let at = plane * positions + (state % section.block as u64) as usize;
        // The layer is in the bits above all block numbers.
        let key = (section.seeds as u64) << 48 | number as u64;
        let value = self.cache.value(key, at, |unpacker, values| {
            values.resize(section.planes * positions, 0);
            section.unpack_block(&inner.file, number, inner.decoder(section)?, unpacker, values)
        })?;
        Ok(i32::from(value) - section.seeds as i32)
    }
}

impl Inner {
    /// What unpacks a layer.
    fn decoder(&self, section: &Section) -> Result<&Decoder, TableError> {
        let place = &self.decoders[section.seeds];
        match place.get() {
            Some(decoder) => Ok(decoder),
            None => {
                let decoder = section.decoder(&self.file)?;
                Ok(place.get_or_init(|| decoder))
            }
        }
    }
}

impl Endgame for Reader {
    fn gain(&self, p: &Position) -> Option<i32> {
        self.probe(p)?.value()
    }

    fn sure_gain(&self, p: &Position) -> Option<i32> {
        self.domain.sure_gain(p, self.probe(p)?)
    }

    fn knows(&self, seeds: i32) -> bool {
        usize::try_from(seeds).is_ok_and(|seeds| seeds <= self.table.most_seeds())
    }
}

/// Maps a file into memory.
#[allow(unsafe_code)]
pub(super) fn map(file: &File) -> std::io::Result<Mmap> {
    // SAFETY: mapped files must not change. Tables are written under a temporary name, renamed when they are complete, and
    // replaced only by another file; unfinished files are locked against a second writer, who checks that the locked file still
    // has the temporary name.
    unsafe { Mmap::map(file) }
}
