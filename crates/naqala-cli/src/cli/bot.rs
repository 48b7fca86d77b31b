//! Options of `naqala bot`.

use std::path::PathBuf;

use clap::{Args, ValueHint};
use naqala_wire::seek::ClockRule;

use super::{GameArgs, LimitArgs};
use crate::numbers::number;

#[derive(Args, Debug)]
#[command(
    after_help = "The program speaks the protocol of `naqala engine` (docs/protocol.md), in its plain or its short dialect. The bot offers a \
game in the lobby of the server and lets the program play whoever accepts. It continues games that it left unfinished, \
and reconnects when the connection breaks. If the program ends, does not answer or plays an illegal move, the bot starts \
it once more and asks again; if that fails too, the bot resigns. On a clock the program gets a share of the time left. \
Otherwise, without --depth, --time or --nodes, it gets 1 second for a move.

The owner of the account makes the token once, with \"bot\": true, as docs/api.md shows. It is read from a file or from the \
environment, so that no list of processes shows it. Ctrl-C withdraws the offer and stops the bot; unfinished games wait.

Examples:
  naqala bot kalah --server http://localhost:8080 --engine \"naqala engine\" --token-file token
  naqala bot oware --preset oware-abapa --server https://naqala.example --engine ./my-engine --time 500ms
  naqala bot songo --server https://naqala.example --engine \"./my engine --quiet\" --at-once 4 --clock 5+3 --rated"
)]
pub(crate) struct BotArgs {
    #[command(flatten)]
    pub(crate) game: GameArgs,

    /// Play a match of rounds, if the game has them
    #[arg(long = "match")]
    pub(crate) in_match: bool,

    /// The program that plays, with its arguments
    #[arg(long, value_name = "COMMAND", value_parser = command_line)]
    pub(crate) engine: Words,

    /// The server, as in https://naqala.example
    #[arg(long, value_name = "URL", value_parser = address)]
    pub(crate) server: String,

    /// The token of the account that plays
    #[arg(long, value_name = "TOKEN", env = "NAQALA_TOKEN", hide_env_values = true, hide = true)]
    pub(crate) token: Option<String>,

    /// Read the token from this file [default: the environment variable NAQALA_TOKEN]
    #[arg(long, value_name = "FILE", value_hint = ValueHint::FilePath)]
    pub(crate) token_file: Option<PathBuf>,

    /// Play this number of games at the same time
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = number::<usize>("--at-once", 1..=64))]
    pub(crate) at_once: usize,

    /// Stop after this number of games [default: never]
    #[arg(long, value_name = "N", value_parser = number::<usize>("--games", 1..=1_000_000))]
    pub(crate) games: Option<usize>,

    /// The clock: minutes and seconds a move (5+3), seconds for a move (10s), days a move (2d), or none
    #[arg(long, default_value = "none", value_parser = clock)]
    pub(crate) clock: ClockRule,

    /// Play rated games
    #[arg(long)]
    pub(crate) rated: bool,

    #[command(flatten)]
    pub(crate) limits: LimitArgs,
}

/// The words of a command line, at least one.
#[derive(Clone, Debug)]
pub(crate) struct Words(pub(crate) Vec<String>);

fn command_line(text: &str) -> Result<Words, String> {
    let words = shlex::split(text).filter(|words| !words.is_empty());
    words.map(Words).ok_or_else(|| format!("`{text}` is no command line"))
}

fn address(text: &str) -> Result<String, String> {
    let text = text.trim_end_matches('/');
    let host = text.strip_prefix("http://").or_else(|| text.strip_prefix("https://"));
    match host {
        Some(host) if !host.is_empty() => Ok(text.to_owned()),
        _ => Err(format!("--server is an address such as https://naqala.example, not `{text}`")),
    }
}

fn clock(text: &str) -> Result<ClockRule, String> {
    let wrong = || {
        format!(
            "--clock is minutes and seconds (5+3), seconds for a move (10s), days (2d) or none, not `{text}`"
        )
    };
    if text == "none" {
        return Ok(ClockRule::None);
    }
    if let Some(days) = text.strip_suffix('d') {
        return Ok(ClockRule::Days { days: days.parse().map_err(|_| wrong())? });
    }
    if let Some(seconds) = text.strip_suffix('s') {
        return Ok(ClockRule::Move { seconds: seconds.parse().map_err(|_| wrong())? });
    }
    let (minutes, seconds) = text.split_once('+').ok_or_else(wrong)?;
    let minutes: u32 = minutes.parse().map_err(|_| wrong())?;
    let increment = seconds.parse().map_err(|_| wrong())?;
    Ok(ClockRule::Increment { initial: minutes.checked_mul(60).ok_or_else(wrong)?, increment })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_are_minutes_and_seconds_seconds_days_or_none() {
        assert_eq!(clock("5+3"), Ok(ClockRule::Increment { initial: 300, increment: 3 }));
        assert_eq!(clock("2d"), Ok(ClockRule::Days { days: 2 }));
        assert_eq!(clock("3s"), Ok(ClockRule::Move { seconds: 3 }));
        assert_eq!(clock("none"), Ok(ClockRule::None));
        for text in ["", "5", "d", "s", "-1+3", "4294967295+0"] {
            assert!(clock(text).is_err(), "{text}");
        }
    }

    #[test]
    fn servers_have_a_scheme_and_a_host() {
        assert_eq!(address("http://localhost:8080/").as_deref(), Ok("http://localhost:8080"));
        for text in ["localhost:8080", "http://", "ftp://naqala.example"] {
            assert!(address(text).is_err(), "{text}");
        }
    }
}
