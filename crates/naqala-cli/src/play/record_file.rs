//! Reading the records of games from files.

use std::borrow::Cow;
use std::path::Path;

use anyhow::{Context, Result, anyhow, bail};
use naqala::record::{MATCH_HEADER, Record, ReplayError, ReplayProblem};
use naqala::{MatchSession, Rules, Session, catalogue};

use crate::cli::RecordsArgs;
use crate::{game_choice, input};

/// The header that names the rule file of a game that is not in the catalogue.
pub(crate) const RULES_HEADER: &str = "Rules";

/// The header that tells whether that file has changed since.
pub(crate) const RULES_HASH_HEADER: &str = "RulesHash";

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

/// Where to look for the rules of a record, in addition to the catalogue and the rule file it names.
pub(crate) struct RuleSearch<'a> {
    /// The rules that the user named. Records of their game are played by them.
    pub(crate) own: Option<&'a Rules>,
    /// How to name a rule file, for errors.
    pub(crate) advice: &'static str,
}

impl<'a> RuleSearch<'a> {
    /// The rules of a game. `file` is the rule file that the record names.
    fn find(&self, id: &str, file: Option<&str>) -> Result<Option<Cow<'a, Rules>>> {
        if let Some(own) = self.own.filter(|own| own.id() == id) {
            return Ok(Some(Cow::Borrowed(own)));
        }
        match file {
            Some(file) => game_choice::own_rules(Path::new(file)).map(|rules| Some(Cow::Owned(rules))),
            None => Ok(catalogue::rules(id).map(Cow::Borrowed)),
        }
    }

    /// A hint for a game that is neither in the catalogue nor in the file.
    fn hint(&self) -> String {
        match self.own {
            Some(own) => format!("the rule file that is named has the rules of {}", own.id()),
            None => format!("if you have its rule file, {}", self.advice),
        }
    }
}

/// Reads a file that has the record of one game, or of the rounds of one match.
pub(crate) fn read(path: &Path, search: &RuleSearch<'_>) -> Result<Kept> {
    let mut records = read_all(path, search)?;
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

/// Reads and plays the records that the arguments of a command name.
pub(crate) fn of_args(args: &RecordsArgs) -> Result<Vec<Recorded>> {
    let own = args.rules.as_deref().map(game_choice::own_rules).transpose()?;
    read_all(&args.file, &RuleSearch { own: own.as_ref(), advice: game_choice::WITH_RULES_OPTION })
}

/// Reads and plays all records of a file.
fn read_all(path: &Path, search: &RuleSearch<'_>) -> Result<Vec<Recorded>> {
    let text = input::read_text(path)?;
    let name = input::name(path);
    let records = Record::parse_many(&text).map_err(|error| anyhow!("{name}: {error}"))?;
    if records.is_empty() {
        bail!("{name} has no record: a record begins with [Game \"…\"]");
    }
    records.into_iter().map(|record| open(&name, record, search)).collect()
}

/// Plays a record.
fn open(name: &str, record: Record, search: &RuleSearch<'_>) -> Result<Recorded> {
    let mut unusable = None;
    let game = record.game(|id| {
        let rules = search.find(id, record.header(RULES_HEADER));
        rules.unwrap_or_else(|error| {
            unusable = Some(error);
            None
        })
    });
    if let Some(error) = unusable {
        let how = format!("put it back where it was, or {}", search.advice);
        return Err(error.context(format!("{name}: cannot use its rule file; {how}")));
    }
    let placed = |error: ReplayError| match error.problem {
        ReplayProblem::UnknownGame(_) => anyhow!("{name}: {error} ({})", search.hint()),
        _ => anyhow!("{name}: {error}"),
    };
    let session = record.open(game.map_err(placed)?).map_err(placed)?;
    Ok(Recorded { record, session })
}
