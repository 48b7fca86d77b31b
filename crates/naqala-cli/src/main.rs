//! The command `naqala`: play, explain and study the sowing games in a terminal.
//!
//! [`cli`] declares every command, option and help text; each file of [`commands`] carries one command out;
//! [`play`] sets a game up and hands it to the full-screen board of [`tui`] or to its own line-by-line mode.
//!
//! Exit codes: 0 all is well, 1 a check found a difference, 2 the input was bad or something failed.

mod board_text;
mod cli;
mod commands;
mod game_choice;
mod input;
mod move_table;
mod play;
mod terminal;
mod tui;
mod voice;
mod words;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use clap::Parser;

use crate::cli::Cli;
use crate::commands::Verdict;

fn main() -> ExitCode {
    let cli = Cli::parse();
    let mut out = BufWriter::new(io::stdout());
    let verdict = commands::run(cli, &mut out).and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    match verdict {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Different) => ExitCode::from(1),
        // The reader has seen enough (`naqala games | head`): nothing to complain about.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            // Nobody is left to be told if standard error is closed too.
            let _ = writeln!(io::stderr(), "naqala: {error:#}");
            ExitCode::from(2)
        }
    }
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}
