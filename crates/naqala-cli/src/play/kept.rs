//! Saves the game on disk: the whole record is written after every ply, so neither a crash nor Ctrl-C loses more than the
//! ply in progress.
//!
//! Saved games are in a directory in the user's data directory. Each game id has its own files: `ID.unfinished.txt` for the game
//! in progress, and `ID.finished.txt` for the latest one that was completed. If a new game replaces an unfinished one, the old
//! file is renamed to `ID.set-aside-1.txt`, `-2` and so on; the latest [`MOST_SET_ASIDE`] are kept. A running program holds a
//! lock on `ID.lock`; a second one that plays the same game uses `ID.2`. Files are replaced atomically, so there is always a
//! complete file.

use std::cell::{Cell, RefCell};
use std::fs::{self, File, TryLockError};
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use naqala::MatchSession;
use naqala::record::Record;
use naqala_messages::values;

use super::record_file::RULES_HEADER;
use crate::localizer::Localizer;
use crate::{files, user_data};

const UNFINISHED: &str = "unfinished.txt";
const FINISHED: &str = "finished.txt";
/// Before the numbers of games that were put aside.
const SET_ASIDE: &str = "set-aside-";
/// How many games that were put aside are kept at a place.
const MOST_SET_ASIDE: usize = 5;
/// Prefix of the ids of games by custom rule files.
const OWN: &str = "own.";

/// A kept game that is not finished.
pub(crate) struct SavedGame {
    pub(crate) path: PathBuf,
    /// The [key](key) of the game.
    pub(crate) key: String,
    pub(crate) state: SavedState,
    pub(crate) modified: Option<SystemTime>,
}

/// The state of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SavedState {
    /// The game in progress at its place.
    Unfinished,
    /// Another program plays it.
    Playing,
    /// A new game took its place.
    SetAside,
}

impl SavedState {
    /// The word for programs and messages.
    pub(crate) fn word(self) -> &'static str {
        match self {
            SavedState::Unfinished => "unfinished",
            SavedState::Playing => "playing",
            SavedState::SetAside => "set-aside",
        }
    }
}

/// Where games are kept.
#[derive(Clone, Debug)]
pub(crate) struct SavedGames {
    dir: PathBuf,
}

impl SavedGames {
    /// The saved games in the user's data directory.
    pub(crate) fn of_user() -> Result<SavedGames> {
        Ok(SavedGames { dir: user_data::folder()? })
    }

    /// The place of the latest unfinished game, of this id if one is given, that no other program is playing.
    pub(crate) fn unfinished(&self, id: Option<&str>) -> Result<Place> {
        let mut places = self.unfinished_places(id)?;
        places.sort_by_key(|base| modified(&self.dir.join(format!("{base}.{UNFINISHED}"))));
        let are_held = !places.is_empty();
        let latest = places.into_iter().rev().find_map(|base| self.hold(base));
        match (latest, id) {
            (Some(place), _) => Ok(place),
            (None, _) if are_held => bail!("the unfinished game is being played by another naqala just now"),
            (None, None) => bail!("there is no unfinished game; start one with `naqala play GAME`"),
            (None, Some(key)) => {
                let id = id_of_key(key);
                bail!("there is no unfinished game of {id}; start one with `naqala play {id}`")
            }
        }
    }

    /// A place for a game that no other program holds, by the [key](key) of the game.
    pub(crate) fn place(&self, id: &str) -> Place {
        let further = (2..).map(|number| format!("{id}.{number}"));
        let mut bases = [id.to_owned()].into_iter().chain(further);
        bases.find_map(|base| self.hold(base)).expect("there is always a further place")
    }

    /// All games that are not finished, the latest first.
    pub(crate) fn games(&self) -> Result<Vec<SavedGame>> {
        let game = |name: String| {
            let (base, state) = name.strip_suffix(".txt")?.rsplit_once('.')?;
            let state = match state {
                _ if state.starts_with(SET_ASIDE) => SavedState::SetAside,
                "unfinished" if self.is_held(base) => SavedState::Playing,
                "unfinished" => SavedState::Unfinished,
                _ => return None,
            };
            let path = self.dir.join(&name);
            Some(SavedGame { modified: modified(&path), path, key: id_of(base).to_owned(), state })
        };
        let mut games: Vec<SavedGame> = self.file_names()?.into_iter().filter_map(game).collect();
        games.sort_by_key(|game| std::cmp::Reverse(game.modified));
        Ok(games)
    }

    /// Whether another program holds a place.
    fn is_held(&self, base: &str) -> bool {
        let lock = File::open(self.dir.join(format!("{base}.lock")));
        lock.is_ok_and(|lock| matches!(lock.try_lock(), Err(TryLockError::WouldBlock)))
    }

    /// Claims a place, unless another program holds it. On systems without file locks, it is never held.
    fn hold(&self, base: String) -> Option<Place> {
        let lock =
            fs::create_dir_all(&self.dir).and_then(|()| File::create(self.dir.join(format!("{base}.lock"))));
        let lock = lock.ok();
        match lock.as_ref().map(File::try_lock) {
            Some(Err(TryLockError::WouldBlock)) => None,
            _ => Some(Place { dir: self.dir.clone(), base, _lock: lock }),
        }
    }

    /// The names of the places with an unfinished game.
    fn unfinished_places(&self, id: Option<&str>) -> Result<Vec<String>> {
        let names = self.file_names()?.into_iter();
        let bases =
            names.filter_map(|name| Some(name.strip_suffix(UNFINISHED)?.strip_suffix('.')?.to_owned()));
        Ok(bases.filter(|base| id.is_none_or(|id| id == id_of(base))).collect())
    }

    /// The names of all files; empty if nothing was ever saved.
    fn file_names(&self) -> Result<Vec<String>> {
        let entries = match fs::read_dir(&self.dir) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", self.dir.display())),
        };
        Ok(entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect())
    }
}

/// The id of the game that is kept under a key.
pub(crate) fn id_of_key(key: &str) -> &str {
    key.strip_prefix(OWN).unwrap_or(key)
}

/// The name under which games are saved: the id, with a prefix for custom rule files, whose ids may also be in the catalogue.
pub(crate) fn key(id: &str, is_own: bool) -> String {
    if is_own { format!("{OWN}{id}") } else { id.to_owned() }
}

/// The key of the games at a place: `oware` at `oware` and at `oware.2`.
fn id_of(base: &str) -> &str {
    match base.rsplit_once('.') {
        Some((id, number)) if number.parse::<u32>().is_ok() => id,
        _ => base,
    }
}

/// A place among the saved games, held by this program alone.
pub(crate) struct Place {
    dir: PathBuf,
    base: String,
    /// Locked as long as it is open.
    _lock: Option<File>,
}

impl Place {
    /// Where the unfinished game lies.
    pub(crate) fn unfinished(&self) -> PathBuf {
        self.file(UNFINISHED)
    }

    /// Whether there is an unfinished game.
    pub(crate) fn has_unfinished(&self) -> bool {
        self.unfinished().exists()
    }

    /// Puts the unfinished game aside, if there is one, and says where. Of those that were put aside before, the oldest are
    /// removed if there are too many.
    fn set_aside(&self) -> Result<Option<PathBuf>> {
        let unfinished = self.unfinished();
        let before = self.numbers_set_aside()?;
        let aside = self.aside(before.last().map_or(1, |latest| latest + 1));
        match fs::rename(&unfinished, &aside) {
            Ok(()) => {}
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => {
                return Err(error).with_context(|| format!("cannot put aside {}", unfinished.display()));
            }
        }
        let surplus = (before.len() + 1).saturating_sub(MOST_SET_ASIDE);
        for number in before.into_iter().take(surplus) {
            // A game too many does no harm.
            let _ = fs::remove_file(self.aside(number));
        }
        Ok(Some(aside))
    }

    /// The numbers of the games of this place that were put aside, the oldest first.
    fn numbers_set_aside(&self) -> Result<Vec<u32>> {
        let names = SavedGames { dir: self.dir.clone() }.file_names()?;
        let number = |name: String| {
            let state = name.strip_prefix(&self.base)?.strip_prefix('.')?;
            state.strip_prefix(SET_ASIDE)?.strip_suffix(".txt")?.parse().ok()
        };
        let mut numbers: Vec<u32> = names.into_iter().filter_map(number).collect();
        numbers.sort_unstable();
        Ok(numbers)
    }

    fn aside(&self, number: u32) -> PathBuf {
        self.file(&format!("{SET_ASIDE}{number}.txt"))
    }

    /// Saves the current state of a game, after the earlier rounds of its match. A game that is finished, or taken back to its
    /// start, is no longer among the unfinished ones.
    fn keep(&self, played: &MatchSession, headers: &[(String, String)]) -> Result<()> {
        fs::create_dir_all(&self.dir).with_context(|| format!("cannot make {}", self.dir.display()))?;
        let unfinished = self.unfinished();
        if played.is_over() {
            write_record(&self.file(FINISHED), played, headers)?;
        } else if played.has_begun() {
            return write_record(&unfinished, played, headers);
        }
        match fs::remove_file(&unfinished) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(error).with_context(|| format!("cannot remove {}", unfinished.display()))
            }
            _ => Ok(()),
        }
    }

    fn file(&self, state: &str) -> PathBuf {
        self.dir.join(format!("{}.{state}", self.base))
    }
}

/// Keeps the game that is being played, after putting aside the one that was kept before.
pub(crate) struct Keeper {
    place: Place,
    headers: Vec<(String, String)>,
    /// Whether the unfinished game that lies there is another one.
    takes_the_place: Cell<bool>,
    /// Where that one went.
    aside: RefCell<Option<PathBuf>>,
    /// Whether the game was kept when it was over.
    is_finished: Cell<bool>,
}

impl Keeper {
    pub(crate) fn new(place: Place, headers: Vec<(String, String)>, takes_the_place: bool) -> Keeper {
        let takes_the_place = Cell::new(takes_the_place && place.has_unfinished());
        Keeper { place, headers, takes_the_place, aside: RefCell::new(None), is_finished: Cell::new(false) }
    }

    /// Whether an unfinished game will have to give way.
    pub(crate) fn takes_the_place(&self) -> bool {
        self.takes_the_place.get()
    }

    /// Saves the current state of the game.
    pub(crate) fn keep(&self, played: &MatchSession) -> Result<()> {
        if self.takes_the_place() {
            if !played.has_begun() && !played.is_over() {
                return Ok(());
            }
            *self.aside.borrow_mut() = self.place.set_aside()?;
            self.takes_the_place.set(false);
        }
        self.place.keep(played, &self.headers)?;
        self.is_finished.set(played.is_over());
        Ok(())
    }

    /// Messages when the program exits: which games were saved, and how to resume them.
    pub(crate) fn farewell(&self, localizer: Localizer) -> Vec<String> {
        let own = self.headers.iter().find(|(name, _)| name == RULES_HEADER);
        let id = own.map_or_else(|| id_of(&self.place.base), |(_, file)| file.as_str());
        let mut lines = Vec::new();
        if self.takes_the_place() {
            lines.push(localizer.say("nothing-played", values![id = id]));
        } else if self.place.has_unfinished() {
            lines.push(localizer.say("game-kept", values![id = id]));
        } else if self.is_finished.get() {
            let file = self.place.file(FINISHED).display().to_string();
            lines.push(localizer.say("game-recorded", values![file = file]));
        }
        if let Some(aside) = &*self.aside.borrow() {
            lines.push(localizer.say("was-put-aside", values![file = aside.display().to_string()]));
        }
        lines
    }
}

/// Writes the record where a person wants it: into a device as it is, to where a link leads, and over an older record. Nothing
/// else gives way.
///
/// # Errors
/// The file is none of these, or cannot be written.
pub(crate) fn export_record(path: &Path, played: &MatchSession, headers: &[(String, String)]) -> Result<()> {
    let path = &from_home(path);
    if path.is_file() {
        let before = fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
        if !before.is_empty() && !before.starts_with(b"[") {
            bail!("{} is there already and is no record; choose another name", path.display());
        }
    }
    write_record(path, played, headers)
}

/// Expands a leading `~`, as a shell would have done.
fn from_home(path: &Path) -> PathBuf {
    match (path.strip_prefix("~"), etcetera::home_dir()) {
        (Ok(rest), Ok(home)) => home.join(rest),
        _ => path.to_owned(),
    }
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// Writes the record of a game, or of all rounds of a match, in one step: the old file or the new one is there, never
/// half of one.
pub(crate) fn write_record(path: &Path, played: &MatchSession, headers: &[(String, String)]) -> Result<()> {
    files::replace_text(path, &Record::join(&Record::of_match(played, headers)))
}
