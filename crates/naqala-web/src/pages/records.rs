//! Records and positions from outside: what a text describes, and games taken over from it.

use leptos::task::spawn_local;
use naqala::record::{MATCH_HEADER, Record};
use naqala::{MatchSession, Session};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use crate::files::{self, LoadError};
use crate::kept::{self, KeptGame};
use crate::route::Setup;
use crate::table::{self, Seat};
use crate::variations;

/// The largest text that is read.
const LARGEST: usize = 1 << 22;

/// What a text describes.
pub(super) enum Opened {
    /// A game or a position, and what a record notes of it.
    Table(Setup, Option<String>),
    /// Several games, which are among those of this device now.
    Games,
}

/// Reads a text: a record, several of them, or a position of the game at hand.
pub(super) async fn open(text: &str, here: &Setup) -> Result<Opened, LoadError> {
    check_length(text)?;
    let game = files::game(here).await?;
    let no_position = match game.parse_position(text.trim()) {
        Ok(position) => {
            let position = Some(game.position_text(&position));
            return Ok(Opened::Table(Setup { position, ..here.rules() }, None));
        }
        Err(why) => why,
    };
    // A record begins with a header, or with the number of its first move.
    let looks_like_record = text.trim_start().starts_with(|sign: char| sign == '[' || sign.is_ascii_digit());
    if !looks_like_record {
        return Err(LoadError::Unreadable(no_position.to_string()));
    }
    // People who write down the moves of an unfinished game often omit the result `*`.
    let records = Record::parse_many(text)
        .or_else(|error| Record::parse(&format!("{text} *")).map(|one| vec![one]).map_err(|_| error));
    match <[Record; 1]>::try_from(records.map_err(|error| mistake(&error))?) {
        Ok([mut record]) => {
            if record.header("Game").is_none() {
                record.set_header("Game", &here.game);
            }
            let session = played(&record).await?;
            let notes = notes(&record, &session);
            Ok(Opened::Table(table::setup_of(&MatchSession::of_session(session)), notes))
        }
        Err(records) => take_over(records).await.map(|_| Opened::Games),
    }
}

fn check_length(text: &str) -> Result<(), LoadError> {
    match text.len() {
        0..=LARGEST => Ok(()),
        _ => Err(LoadError::Mistake("the text is too long".to_owned())),
    }
}

/// The record, if it has more than the moves of the game.
fn notes(record: &Record, session: &Session) -> Option<String> {
    variations::of_record(record, session.game()).has_notes().then(|| record.to_string())
}

fn mistake(error: &dyn std::fmt::Display) -> LoadError {
    LoadError::Mistake(error.to_string())
}

/// Takes over all games of a text; returns how many of them were not yet among those of this device.
pub(super) async fn take_over_text(text: &str) -> Result<usize, LoadError> {
    check_length(text)?;
    take_over(Record::parse_many(text).map_err(|error| mistake(&error))?).await
}

async fn take_over(records: Vec<Record>) -> Result<usize, LoadError> {
    let mut games = Vec::new();
    for rounds in by_match(records) {
        games.push(kept_game(rounds).await?);
    }
    let mut known = kept::all().await;
    let mut added = 0;
    for game in games {
        let is_known = |one: &KeptGame| one.setup == game.setup && one.notes == game.notes;
        if !known.iter().any(is_known) {
            kept::keep(&game).await;
            known.push(game);
            added += 1;
        }
    }
    Ok(added)
}

/// Records that belong together: the rounds of a match follow each other.
fn by_match(records: Vec<Record>) -> Vec<Vec<Record>> {
    let mut games: Vec<Vec<Record>> = Vec::new();
    for record in records {
        let goes_on = record.header(MATCH_HEADER).is_some_and(|round| round != "round 1");
        match games.last_mut() {
            Some(rounds) if goes_on && rounds[0].header(MATCH_HEADER).is_some() => rounds.push(record),
            _ => games.push(vec![record]),
        }
    }
    games
}

/// A record, or those of all rounds of a match, as a game of this device.
async fn kept_game(rounds: Vec<Record>) -> Result<KeptGame, LoadError> {
    let (first, is_match) = (rounds[0].clone(), rounds[0].header(MATCH_HEADER).is_some());
    let mut sessions = Vec::new();
    for record in rounds {
        let session = played(&record).await?;
        sessions.push((record, session));
    }
    let only = sessions.first().filter(|_| !is_match);
    let notes = only.and_then(|(record, session)| notes(record, session));
    let game = match is_match {
        true => Record::resume(sessions).map_err(|error| mistake(&error))?,
        false => MatchSession::of_session(sessions.remove(0).1),
    };
    let seats =
        ["South", "North"].map(|side| first.header(side).and_then(Seat::parse).unwrap_or(Seat::Human));
    let seats = seats.map(|seat| seat.to_string()).to_vec();
    let end = table::end(&game, None);
    let date = first.header("Date").map(|date| js_sys::Date::parse(&date.replace('.', "-")));
    let kept = KeptGame::new(Setup { seats, ..table::setup_of(&game) }, false);
    let changed = date.filter(|date| date.is_finite()).unwrap_or(kept.changed);
    Ok(KeptGame { end, notes, began: changed, changed, ..kept })
}

/// The game of a record, played to its end.
async fn played(record: &Record) -> Result<Session, LoadError> {
    let rules = files::rules(record.header("Game").unwrap_or_default()).await?;
    let game = record.game(|_| Some(rules)).map_err(|error| mistake(&error))?;
    record.open(game).map_err(|error| mistake(&error))
}

/// Hands on the text of the file that the user chooses.
pub(super) fn chosen_text(event: web_sys::Event, take: impl FnOnce(String) + 'static) {
    let file = || {
        let input: web_sys::HtmlInputElement = event.target()?.dyn_into().ok()?;
        input.files()?.get(0)
    };
    let Some(file) = file() else { return };
    spawn_local(async move {
        if let Some(text) = JsFuture::from(file.text()).await.ok().and_then(|text| text.as_string()) {
            take(text);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rounds_of_a_match_stay_together() {
        let record = |round: &str| {
            let header = if round.is_empty() { String::new() } else { format!("[Match \"{round}\"]\n") };
            Record::parse(&format!("[Game \"songo\"]\n{header}\n*")).unwrap()
        };
        let rounds = ["round 1", "round 2", "", "round 1", "round 2", "round 3", ""];
        let games = by_match(rounds.into_iter().map(record).collect());
        assert_eq!(games.iter().map(Vec::len).collect::<Vec<_>>(), [2, 1, 3, 1]);
    }
}
