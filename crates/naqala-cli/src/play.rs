//! A game between people and computer players: the seats, and what a game needs to be played.
//!
//! [`TuiSetup`] is all that a way of playing gets: the full-screen board of [`crate::tui`] and the line-by-line mode
//! of [`plain`] start from the same value. [`kept`] keeps the game on disk after every ply.

pub(crate) mod hint;
pub(crate) mod kept;
pub(crate) mod plain;
pub(crate) mod record_file;

use std::fmt;
use std::str::FromStr;

use anyhow::Result;
use clap::ValueEnum;
use naqala::{Event, Game, Move, Ply, Position, Series, Session, Side, Silent};
use naqala_engine::{Limits, Occasion, Player, PlayerSpec, SpecError};
use naqala_view::Pace;

use crate::voice::Voice;

/// Everything a way of playing starts from.
pub(crate) struct TuiSetup {
    /// The game, new or resumed.
    pub(crate) session: Session,
    /// The match of which it is a round, if it is one.
    pub(crate) series: Option<Series>,
    /// Who plays, by the number of the seat ([`seat_of`]).
    pub(crate) players: Vec<Seat>,
    /// How fast seeds are sown on a moving board.
    pub(crate) speed: Speed,
    /// Keeps the game; to be called after every ply, after an undo, and when a round begins.
    pub(crate) autosave: Autosave,
    /// What to know before the first move.
    pub(crate) notice: Option<String>,
    /// Says everything in the language of the players.
    pub(crate) voice: Voice,
}

/// Keeps a game as it stands, with the match of which it is a round.
pub(crate) type Autosave = Box<dyn Fn(&Session, Option<&Series>) -> Result<()>>;

/// Whether the game at hand, alone or with the rounds of its match before it, is played to its end.
pub(crate) fn is_finished(session: &Session, series: Option<&Series>) -> bool {
    session.outcome().is_some() && series.is_none_or(|series| series.after(session).is_over())
}

/// Who sits at a side of the board.
pub(crate) enum Seat {
    /// A person.
    Human,
    /// A computer player.
    Computer(Box<dyn Player + Send>),
}

/// How fast the seeds are sown on the full-screen board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(crate) enum Speed {
    /// Show the result at once
    Off,
    /// Quick
    Fast,
    /// At the pace of a hand
    #[default]
    Normal,
    /// Slow enough to count along
    Slow,
    /// Seed by seed, each with a key
    Step,
}

impl From<Speed> for Pace {
    fn from(speed: Speed) -> Pace {
        match speed {
            Speed::Off => Pace::Off,
            Speed::Fast => Pace::Fast,
            Speed::Normal => Pace::Normal,
            Speed::Slow => Pace::Slow,
            Speed::Step => Pace::Step,
        }
    }
}

/// A seat as the user names it: `human` or a computer player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SeatSpec {
    Human,
    Computer(PlayerSpec),
}

impl SeatSpec {
    /// Seats the player for an occasion; the seed settles a computer player's throws of dice.
    pub(crate) fn seat(self, seed: u64, occasion: Occasion) -> Seat {
        match self {
            SeatSpec::Human => Seat::Human,
            SeatSpec::Computer(spec) => Seat::Computer(spec.player_for(seed, occasion)),
        }
    }
}

impl fmt::Display for SeatSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SeatSpec::Human => f.write_str("human"),
            SeatSpec::Computer(spec) => spec.fmt(f),
        }
    }
}

impl FromStr for SeatSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<SeatSpec, String> {
        if text.eq_ignore_ascii_case("human") {
            return Ok(SeatSpec::Human);
        }
        text.parse().map(SeatSpec::Computer).map_err(|error| match error {
            SpecError::Unknown(_) => format!("{error}, and human"),
            error => error.to_string(),
        })
    }
}

/// The number of the seat that plays a side: two persons may have changed sides.
pub(crate) fn seat_of(position: &Position, side: Side) -> usize {
    if position.is_swapped() { side.other().index() } else { side.index() }
}

/// Whether a ply is finished and the next may begin.
pub(crate) fn between_plies(session: &Session) -> bool {
    session.position().is_over() || session.position().begins_ply()
}

/// What the player to move can write: whole plies, or his part where another player decides the rest.
pub(crate) fn written_choices(game: &Game, position: &Position) -> Vec<(String, Ply)> {
    let side = position.to_move();
    let mut choices: Vec<(String, Ply)> = Vec::new();
    for (ply, _) in game.plies(position) {
        let mut at = *position;
        let mut part = Ply::new();
        for mv in ply {
            if at.to_move() != side {
                break;
            }
            at = game.play_legal(&at, mv, &mut Silent);
            part.push(mv);
        }
        let text = game.ply_text(position, &part);
        if choices.last().is_none_or(|(known, _)| *known != text) {
            choices.push((text, part));
        }
    }
    choices
}

/// Lets a computer player choose a ply, decision by decision, as far as it is his to decide. The session stays as it
/// is.
pub(crate) fn choose_ply(player: &mut dyn Player, session: &Session, limits: &Limits) -> (Ply, Option<i32>) {
    let mut ahead = session.clone();
    let mut ply = Ply::new();
    let mut score = None;
    loop {
        let choice = player.choose(&ahead, limits);
        ahead.play(choice.mv, &mut Silent).expect("a player chooses legal moves");
        ply.push(choice.mv);
        score = score.or(choice.score);
        if between_plies(&ahead) || ahead.position().to_move() != session.position().to_move() {
            return (ply, score);
        }
    }
}

/// The last ply that was played, as text.
pub(crate) fn last_ply(session: &Session) -> Option<String> {
    let (before, ply) = session.plies().pop()?;
    Some(session.game().ply_text(&before, &ply))
}

/// What the last ply did, in words.
pub(crate) fn explain_last(session: &Session, language: &str) -> Option<String> {
    let (before, ply) = session.plies().pop()?;
    let mut events: Vec<Event> = Vec::new();
    let mut position = before;
    for mv in ply {
        position = session.game().play(&position, mv, &mut events).ok()?;
    }
    Some(naqala::explain(session.game(), &before, &events, language))
}

/// Takes back whole plies to a position where a person has a choice to make; gives the number of plies taken back. If
/// there is no such position, nothing is taken back. `is_human` tells whether a person is to move in a position.
pub(crate) fn undo_to_choice(session: &mut Session, is_human: impl Fn(&Position) -> bool) -> usize {
    let mut trial = session.clone();
    let plies = trial.plies().len();
    while trial.undo().is_some() {
        let choice = between_plies(&trial) && trial.moves().as_slice() != [Move::PASS];
        if choice && is_human(trial.position()) {
            *session = trial;
            return plies - session.plies().len();
        }
    }
    0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seats_print_what_they_parse() {
        for text in ["human", "random", "greedy", "alphabeta:4"] {
            assert_eq!(text.parse::<SeatSpec>().unwrap().to_string(), text);
        }
        let mistake = "robot".parse::<SeatSpec>().unwrap_err();
        assert_eq!(
            mistake,
            "no player is called `robot`; there are random, greedy, alphabeta:DEPTH and engine:LEVEL, and human"
        );
    }
}
