//! Builds a small endgame table for a player at full strength, if the game has no table yet. It is built in the background
//! within some seconds, stored like any other table, and used as soon as it is ready.

use std::io::ErrorKind;
use std::path::Path;
use std::sync::{Arc, OnceLock};
use std::thread;
use std::time::Duration;

use anyhow::Result;
use naqala::{CompactBoard, CompactGame, Game, Position};
use naqala_engine::Endgame;
use naqala_tables::{Build, Loaded, Table, TableError};
use rayon::ThreadPoolBuilder;

use crate::cli::TablesArgs;
use crate::tables::TableLookup;
use crate::terminal;

/// The most seeds of a small table, and the fewest that are worth it.
const SEEDS: std::ops::RangeInclusive<usize> = 4..=14;

/// The most positions of a small table: some seconds of work on one core.
const POSITIONS: u64 = 3_000_000;

/// The same for a game on compact boards, which are several times as fast.
const COMPACT_POSITIONS: u64 = 10_000_000;

/// Maximum memory of a small table, in megabytes: two bytes per position.
const MEMORY: usize = 20;

/// How often to try while another program builds the same table, and how long to wait in between: ten minutes in all.
const ATTEMPTS: u32 = 600;
const PATIENCE: Duration = Duration::from_secs(1);

/// How nice the thread that builds is: a search that goes on meanwhile has the core first.
#[cfg(target_os = "linux")]
const NICE: i32 = 19;

/// The table of a game for a player in a terminal, or one that is going to be built.
///
/// # Errors
/// A table that is there cannot be read.
pub(crate) fn endgame(args: &TablesArgs, game: &Game) -> Result<Option<Arc<dyn Endgame>>> {
    let lookup = TableLookup::of(args, game)?;
    let known = lookup.endgame()?;
    // What is played in a pipe does not depend on when a table is ready.
    if known.is_some() || args.no_tables || !terminal::is_full_screen() {
        return Ok(known);
    }
    Ok(promise(lookup.folder(), game))
}

/// A table that is going to be built in a folder. If the game can have none that is small, it never knows anything.
pub(crate) fn promise(folder: &Path, game: &Game) -> Option<Arc<dyn Endgame>> {
    let (game, folder) = (game.clone(), folder.to_owned());
    let built = Arc::new(OnceLock::new());
    let promised = WhenBuilt(Arc::clone(&built));
    // Rayon finishes spawned work even after the pool is dropped.
    let pool = ThreadPoolBuilder::new().num_threads(1).start_handler(|_| give_way()).build().ok()?;
    pool.spawn(move || {
        // If the program ends before, or the disk is full, the table is built another time.
        if let Some(loaded) = build(&folder, &game) {
            let _ = built.set(loaded);
        }
    });
    Some(Arc::new(promised))
}

/// Builds and loads a small table. If another program is building it, waits for that one.
fn build(folder: &Path, game: &Game) -> Option<Loaded> {
    let is_compact = CompactGame::of(game).is_some() || CompactGame::of_wide(game).is_some();
    let most = if is_compact { COMPACT_POSITIONS } else { POSITIONS };
    // Finding out what can be built takes some time itself.
    let is_small = |seeds: &usize| Build::size(game, *seeds).is_ok_and(|positions| positions <= most);
    let build = SEEDS.rev().find(is_small).and_then(|seeds| Build::new(game, seeds).ok())?;
    for _ in 0..ATTEMPTS {
        match build.write_to(folder, &()) {
            Ok(path) => return Table::open(&path).ok()?.reader(game).ok()?.load(MEMORY).ok(),
            Err(TableError::File { source, .. }) if source.kind() == ErrorKind::WouldBlock => {
                thread::sleep(PATIENCE);
            }
            Err(_) => return None,
        }
    }
    None
}

/// Lets all other threads go first, where the system has a priority for each.
fn give_way() {
    #[cfg(target_os = "linux")]
    // Where it is not allowed, the thread works as all others do.
    let _ = rustix::process::setpriority_process(Some(rustix::thread::gettid()), NICE);
}

/// A table that knows nothing until it is built.
#[derive(Debug)]
struct WhenBuilt(Arc<OnceLock<Loaded>>);

impl Endgame for WhenBuilt {
    fn gain(&self, p: &Position) -> Option<i32> {
        self.0.get()?.gain(p)
    }

    fn sure_gain(&self, p: &Position) -> Option<i32> {
        self.0.get()?.sure_gain(p)
    }

    fn knows(&self, seeds: i32) -> bool {
        self.0.get().is_some_and(|loaded| loaded.knows(seeds))
    }

    fn gain_on(&self, board: CompactBoard) -> Option<i32> {
        self.0.get()?.gain_on(board)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn a_table_that_another_program_builds_is_waited_for() {
        let game = catalogue::rules("kalah").unwrap();
        let game = game.compile(naqala::Choices::new().set("pits", "2").set("seeds", "2")).unwrap();
        let folder = tempfile::tempdir().unwrap();
        // The name of the unfinished file follows from that of the finished one.
        let path = Build::new(&game, 4).unwrap().write_to(folder.path(), &()).unwrap();
        std::fs::remove_file(&path).unwrap();
        let part = std::fs::File::create(path.with_extension("nqt.part")).unwrap();
        part.lock().unwrap();
        let waiting = {
            let (folder, game) = (folder.path().to_owned(), game);
            thread::spawn(move || build(&folder, &game).is_some())
        };
        thread::sleep(Duration::from_millis(100));
        assert!(!waiting.is_finished());
        drop(part);
        assert!(waiting.join().unwrap());
    }

    #[test]
    fn a_table_is_asked_as_soon_as_it_is_there() {
        let game = catalogue::game("kalah").unwrap();
        let built = Arc::new(OnceLock::new());
        let promised = WhenBuilt(Arc::clone(&built));
        let p = game.parse_position("S 0 0 0 1 0 1 / N 0 0 0 0 0 1 / stores 22 23").unwrap();
        assert!(!promised.knows(3) && promised.sure_gain(&p).is_none());
        let folder = tempfile::tempdir().unwrap();
        let path = Build::new(&game, 4).unwrap().write_to(folder.path(), &()).unwrap();
        built.set(Table::open(&path).unwrap().reader(&game).unwrap().load(MEMORY).unwrap()).unwrap();
        assert!(promised.knows(3) && promised.sure_gain(&p) == Some(1));
    }
}
