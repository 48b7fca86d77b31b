//! Reading the records of games from files.

use std::borrow::Cow;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use naqala::record::{MATCH_HEADER, Record, ReplayError};
use naqala::{MatchSession, Session, catalogue};

use crate::{game_choice, input};

/// The header that names the rule file of a game that is not in the catalogue.
pub(crate) const RULES_HEADER: &str = "Rules";

/// A record and the game it tells, played to its end.
pub(crate) struct Recorded {
    pub(crate) record: Record,
    pub(crate) session: Session,
}

/// A kept game: what the headers of its record say, and the game; or the same of a match and its present round.
pub(crate) struct Kept {
    pub(crate) record: Record,
    pub(crate) played: MatchSession,
}

/// Reads a file that has the record of one game, or of the rounds of one match.
pub(crate) fn read(path: &Path) -> Result<Kept> {
    let mut records = read_all(path)?;
    if records.iter().all(|recorded| recorded.record.header(MATCH_HEADER).is_some()) {
        return read_match(records).with_context(|| input::name(path));
    }
    match (records.pop(), records.len()) {
        (Some(Recorded { record, session }), 0) => {
            Ok(Kept { record, played: MatchSession::of_session(session) })
        }
        (_, others) => bail!("{} has {} records, and one is wanted", input::name(path), others + 1),
    }
}

fn read_match(records: Vec<Recorded>) -> Result<Kept> {
    let record = records.last().context("there is no round")?.record.clone();
    let rounds = records.into_iter().map(|recorded| (recorded.record, recorded.session)).collect();
    Ok(Kept { record, played: Record::resume(rounds)? })
}

/// Reads and plays all records of a file.
pub(crate) fn read_all(path: &Path) -> Result<Vec<Recorded>> {
    let text = input::read_text(path)?;
    let name = input::name(path);
    let records = Record::parse_many(&text).map_err(|error| anyhow!("{name}: {error}"))?;
    if records.is_empty() {
        bail!("{name} has no record: a record begins with [Game \"…\"]");
    }
    records.into_iter().map(|record| open(&name, record)).collect()
}

/// Plays a record, by the rules of the catalogue or of the rule file it names.
fn open(name: &str, record: Record) -> Result<Recorded> {
    let mut trouble = None;
    let find = |id: &str| match record.header(RULES_HEADER) {
        None => catalogue::rules(id).map(Cow::Borrowed),
        Some(file) => game_choice::rule_file(Path::new(file))
            .map(Cow::Owned)
            .map_err(|error| trouble = Some(error))
            .ok(),
    };
    let game = record.game(find);
    if let Some(error) = trouble {
        let how = "put it back where it was, or begin a new game, which puts this one aside";
        return Err(error.context(format!("{name}: cannot use its rule file; {how}")));
    }
    let placed = |error: ReplayError| anyhow!("{name}: {error}");
    let session = record.open(game.map_err(placed)?).map_err(placed)?;
    Ok(Recorded { record, session })
}
