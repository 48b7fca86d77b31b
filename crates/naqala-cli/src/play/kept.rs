//! Keeping the game on disk: after every ply the whole record is written, so that neither a crash nor Ctrl-C loses
//! more than the ply under way.
//!
//! Each game has a place of its own in the user's data directory: `ID.unfinished.txt` while it is played, and
//! `ID.finished.txt` for the latest one that was played to its end. A file is replaced in one step, so there is
//! always a whole one.

use std::fs;
use std::io::ErrorKind;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use anyhow::{Context, Result, bail};
use etcetera::{AppStrategy, AppStrategyArgs};
use naqala::Session;
use naqala::record::Record;

use super::series::{self, Series};

const UNFINISHED: &str = "unfinished.txt";
const FINISHED: &str = "finished.txt";
const SET_ASIDE: &str = "set-aside.txt";

/// The header that makes a record a round of a match. The rounds of a match follow each other in one file.
pub(crate) const MATCH_HEADER: &str = "Match";

/// Where games are kept.
#[derive(Clone, Debug)]
pub(crate) struct Shelf {
    dir: PathBuf,
}

impl Shelf {
    /// The shelf in the user's data directory.
    pub(crate) fn of_user() -> Result<Shelf> {
        let app = AppStrategyArgs {
            top_level_domain: "org".to_owned(),
            author: "Naqala".to_owned(),
            app_name: "naqala".to_owned(),
        };
        let strategy = etcetera::choose_app_strategy(app).context("cannot find your home directory")?;
        Ok(Shelf { dir: strategy.data_dir() })
    }

    /// The unfinished game of this id, or the latest of all.
    pub(crate) fn unfinished(&self, id: Option<&str>) -> Result<PathBuf> {
        let latest = match id {
            Some(id) => self.has_unfinished(id).then(|| self.file(id, UNFINISHED)),
            None => self.latest()?,
        };
        match (latest, id) {
            (Some(path), _) => Ok(path),
            (None, None) => bail!("there is no unfinished game; start one with `naqala play GAME`"),
            (None, Some(id)) => {
                bail!("there is no unfinished game of {id}; start one with `naqala play {id}`")
            }
        }
    }

    /// Whether there is an unfinished game of this id.
    pub(crate) fn has_unfinished(&self, id: &str) -> bool {
        self.file(id, UNFINISHED).exists()
    }

    /// Where an unfinished game of this id goes when a new one takes its place.
    pub(crate) fn aside(&self, id: &str) -> PathBuf {
        self.file(id, SET_ASIDE)
    }

    /// Puts an unfinished game of this id aside, if there is one.
    pub(crate) fn set_aside(&self, id: &str) -> Result<()> {
        let unfinished = self.file(id, UNFINISHED);
        match fs::rename(&unfinished, self.aside(id)) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(error).with_context(|| format!("cannot put aside {}", unfinished.display()))
            }
            _ => Ok(()),
        }
    }

    /// Keeps a game as it stands now, after the earlier rounds of its match. What is finished, or taken back to its
    /// start, leaves the place of the unfinished.
    pub(crate) fn keep(
        &self,
        session: &Session,
        series: Option<&Series>,
        headers: &[(String, String)],
    ) -> Result<()> {
        let id = session.game().id();
        fs::create_dir_all(&self.dir).with_context(|| format!("cannot make {}", self.dir.display()))?;
        let unfinished = self.file(id, UNFINISHED);
        let has_begun = !session.history().is_empty() || series.is_some_and(|series| series.number() > 1);
        if series::is_finished(session, series) {
            write_record(&self.file(id, FINISHED), session, series, headers)?;
        } else if has_begun {
            return write_record(&unfinished, session, series, headers);
        }
        match fs::remove_file(&unfinished) {
            Err(error) if error.kind() != ErrorKind::NotFound => {
                Err(error).with_context(|| format!("cannot remove {}", unfinished.display()))
            }
            _ => Ok(()),
        }
    }

    fn file(&self, id: &str, state: &str) -> PathBuf {
        self.dir.join(format!("{id}.{state}"))
    }

    fn latest(&self) -> Result<Option<PathBuf>> {
        let entries = match fs::read_dir(&self.dir) {
            Ok(entries) => entries,
            Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
            Err(error) => return Err(error).with_context(|| format!("cannot read {}", self.dir.display())),
        };
        let kept = entries.flatten().map(|entry| entry.path());
        let kept = kept.filter(|path| path.to_string_lossy().ends_with(&format!(".{UNFINISHED}")));
        Ok(kept.max_by_key(|path| modified(path)))
    }
}

fn modified(path: &Path) -> Option<SystemTime> {
    fs::metadata(path).and_then(|data| data.modified()).ok()
}

/// Writes the record of a game, or of all rounds of a match, in one step: the old file or the new one is there, never
/// half of one.
pub(crate) fn write_record(
    path: &Path,
    session: &Session,
    series: Option<&Series>,
    headers: &[(String, String)],
) -> Result<()> {
    let text = record_text(session, series, headers);
    let mut draft = path.as_os_str().to_owned();
    draft.push(".new");
    let draft = PathBuf::from(draft);
    fs::write(&draft, text)
        .and_then(|()| fs::rename(&draft, path))
        .with_context(|| format!("cannot write {}", path.display()))
}

fn record_text(session: &Session, series: Option<&Series>, headers: &[(String, String)]) -> String {
    let text = |round: &Session, place: Option<&str>| {
        let known = headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let headers = known.chain(place.map(|place| (MATCH_HEADER, place)));
        Record::of_session(round, headers).to_string()
    };
    let Some(series) = series else { return text(session, None) };
    let rounds = series.rounds().iter().chain([session]).zip(1..);
    let records = rounds.map(|(round, number)| text(round, Some(&format!("round {number}"))));
    records.collect::<Vec<_>>().join("\n")
}
