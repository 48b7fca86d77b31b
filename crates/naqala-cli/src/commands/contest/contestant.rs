//! The contestants of a match: built-in players and external programs.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use naqala::{Game, Ply, Session};
use naqala_engine::{Limits, Occasion, Player, PlayerSpec, SpecError};

use crate::program::{External, Silence};

/// Prefix of a command line of another program.
const PROGRAM: &str = "cmd:";

/// A contestant as named by the user: `engine:10`, or `cmd:path arguments`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum ContestantSpec {
    Player(PlayerSpec),
    /// The words of a command line, at least one.
    Program(Vec<String>),
}

impl FromStr for ContestantSpec {
    type Err = String;

    fn from_str(text: &str) -> Result<ContestantSpec, String> {
        let Some(line) = text.strip_prefix(PROGRAM) else {
            return text.parse().map(ContestantSpec::Player).map_err(|error: SpecError| match error {
                SpecError::Unknown(_) => format!("{error}, and programs as in \"cmd:path arguments\""),
                error => error.to_string(),
            });
        };
        match shlex::split(line) {
            Some(words) if !words.is_empty() => Ok(ContestantSpec::Program(words)),
            _ => Err(format!("`{text}` is no command line: write \"cmd:path arguments\"")),
        }
    }
}

impl fmt::Display for ContestantSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ContestantSpec::Player(player) => player.fmt(f),
            ContestantSpec::Program(words) => write!(f, "{PROGRAM}{}", words.join(" ")),
        }
    }
}

impl ContestantSpec {
    /// Seats the contestant for an occasion; a program is started. `name` is what programs find the rules by.
    pub(super) fn seat(&self, game: &Game, name: &str, occasion: Occasion) -> Result<Contestant, String> {
        Ok(match self {
            ContestantSpec::Player(player) => Contestant::Player(player.player_for(0, occasion)),
            ContestantSpec::Program(words) => Contestant::Program(External::start(words, game, name)?),
        })
    }
}

/// A contestant at the board.
pub(super) enum Contestant {
    Player(Box<dyn Player + Send>),
    Program(External),
}

impl Contestant {
    /// Gets ready for a new game; a program that left is started again.
    pub(super) fn new_game(&mut self, seed: u64) -> Result<(), String> {
        match self {
            Contestant::Player(player) => player.new_game(seed),
            Contestant::Program(program) => program.new_game()?,
        }
        Ok(())
    }

    /// Chooses a decision or several. Players of ours keep to the limits themselves.
    pub(super) fn choose(
        &mut self,
        session: &Session,
        (limits, patience): (&Limits, Duration),
    ) -> Result<Ply, Silence> {
        match self {
            Contestant::Player(player) => {
                let mv = player.choose(session, limits).mv;
                if limits.stop.is_asked() { Err(Silence::Stopped) } else { Ok(Ply::from_iter([mv])) }
            }
            Contestant::Program(program) => program.choose(session, limits, patience),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn contestants_are_players_or_command_lines() {
        let read = |text: &str| text.parse::<ContestantSpec>();
        assert_eq!(read("engine:3").unwrap().to_string(), "engine:3");
        let words = ["/opt/my engine".to_owned(), "--fast".to_owned()];
        assert_eq!(read("cmd:'/opt/my engine' --fast"), Ok(ContestantSpec::Program(words.to_vec())));
        assert!(read("cmd:").unwrap_err().contains("is no command line"));
        assert!(read("robot").unwrap_err().contains("cmd:path arguments"));
    }
}
