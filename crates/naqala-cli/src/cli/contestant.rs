//! The contestants of a match as the user names them.

use std::fmt;
use std::str::FromStr;

use naqala_engine::{PlayerSpec, SpecError};

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
