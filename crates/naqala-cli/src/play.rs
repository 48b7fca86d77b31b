//! A game between people and computer players: the seats, and everything needed to play.
//!
//! [`TuiSetup`] is the input of both front ends: the full-screen board of [`crate::tui`] and the line-by-line mode of
//! [`plain`]. [`kept`] saves the game on disk after every ply.

pub(crate) mod hint;
pub(crate) mod kept;
pub(crate) mod plain;
pub(crate) mod record_file;

use std::fmt;
use std::str::FromStr;

use anyhow::Result;
use clap::ValueEnum;
use naqala::{Game, MatchSession, Ply, Position, Session, Silent};
use naqala_engine::{Limits, Occasion, Player, PlayerSpec, SpecError};
use naqala_view::Pace;

use crate::localizer::Localizer;
use crate::notation::Notation;

/// Everything a way of playing starts from.
pub(crate) struct TuiSetup {
    /// The game or the match, new or resumed.
    pub(crate) played: MatchSession,
    /// Who plays, by the index of the seat as the game began.
    pub(crate) players: Vec<Seat>,
    /// How fast seeds are sown on a moving board.
    pub(crate) speed: Speed,
    /// Keeps the game; to be called after every ply, after an undo, and when a round begins.
    pub(crate) autosave: Autosave,
    /// A notice before the first move.
    pub(crate) notice: Option<String>,
    /// Says everything in the language of the players.
    pub(crate) localizer: Localizer,
    /// How moves are typed and printed, line by line; as we write them if there is none.
    pub(crate) notation: Option<&'static Notation>,
}

/// Saves the current state of a game or a match.
pub(crate) type Autosave = Box<dyn Fn(&MatchSession) -> Result<()>>;

/// Who sits at a side of the board.
pub(crate) enum Seat {
    /// A person.
    Human,
    /// A computer player.
    Computer(Box<dyn Player + Send>),
}

impl Seat {
    /// Whether a person sits here.
    pub(crate) fn is_human(&self) -> bool {
        matches!(self, Seat::Human)
    }
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
    /// Prepares the player for the games to be played; the seed determines a computer player's random choices.
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

/// Whether a ply is finished and the next may begin.
pub(crate) fn between_plies(session: &Session) -> bool {
    session.position().is_over() || session.position().begins_ply()
}

/// What the player to move can type: whole plies, or a part if another player decides the rest.
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

/// Lets a computer player choose a ply, decision by decision, as far as it is that player's. The session stays as it
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
