//! The command `naqala`: play, explain and study the sowing games in a terminal.
//!
//! [`cli`] declares every command, option and help text; each file of [`commands`] implements one command; [`play`] sets a game
//! up and passes it to the full-screen board of [`tui`] or to the line-by-line mode.
//!
//! Modules use only those below them; those on the same line do not use each other. `crates/naqala/tests/all/layers.rs` reads
//! this block:
//!
//! ```text rooms
//! commands                                        # what each command does
//! tui                                             # the full-screen board
//! openings                                        # openings of matches, and books of them
//! play small_table                                # a game and its line-by-line play; a small table for a strong player
//! insight tables                                  # why a move is good; the folder of endgame tables
//! analysis game_choice                            # search results; the rules that the arguments name
//! cli                                             # every command and option
//! board_text move_table notation                  # a board as text; the legal plies; other notations of moves
//! localizer position_json                         # the language of the reader; a position as JSON
//! words                                           # short phrases
//! bar files finding input interrupt kept_lines numbers program terminal threads user_data # progress, files, mistakes, Ctrl-C, numbers, the system
//! ```
//!
//! Exit codes: 0 success, 1 a check found a difference or damage, 2 bad input or failure, 130 stopped by Ctrl-C.

mod analysis;
mod bar;
mod board_text;
mod cli;
mod commands;
mod files;
mod finding;
mod game_choice;
mod input;
mod insight;
mod interrupt;
mod kept_lines;
mod localizer;
mod move_table;
mod notation;
mod numbers;
mod openings;
mod play;
mod position_json;
mod program;
mod small_table;
mod tables;
mod terminal;
mod threads;
mod tui;
mod user_data;
mod words;

use std::io::{self, Write as _};
use std::process::ExitCode;

use clap::error::{ContextKind, ContextValue, ErrorKind};

use crate::cli::Cli;
use crate::commands::{Mismatch, Verdict};

fn main() -> ExitCode {
    report_file_limits();
    if let Err(error) = localizer::add_further_languages() {
        terminal::complain(&format!("{error:#}"));
        return ExitCode::from(2);
    }
    let cli = match Cli::read() {
        Ok(cli) => cli,
        Err(error) => return refuse(&error),
    };
    let mut out = terminal::output(cli.is_for_programs());
    let verdict = commands::run(cli, &mut out).and_then(|verdict| {
        out.flush()?;
        Ok(verdict)
    });
    let code = match verdict {
        Ok(Verdict::Fine) => ExitCode::SUCCESS,
        Ok(Verdict::Different) => ExitCode::from(1),
        // The reader closed the pipe (`naqala games | head`): not an error.
        Err(error) if is_broken_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            terminal::complain(&words::with_causes(&error));
            ExitCode::from(if error.is::<Mismatch>() { 1 } else { 2 })
        }
    };
    if interrupt::has_stopped() { ExitCode::from(interrupt::EXIT_CODE) } else { code }
}

/// Lets a write beyond the limit of file sizes (`ulimit -f`) fail with an error that is told, as on a full disk; by itself the
/// signal would end the program without a word. Threads that start later inherit this.
fn report_file_limits() {
    #[cfg(unix)]
    {
        let mut signals = nix::sys::signal::SigSet::empty();
        signals.add(nix::sys::signal::Signal::SIGXFSZ);
        // Where it cannot be blocked, all else works.
        let _ = signals.thread_block();
    }
}

/// Reports mistakes in the arguments, or prints the requested help. Simple mistakes take one line; for others the parser shows
/// the usage.
fn refuse(error: &clap::Error) -> ExitCode {
    if let Some(line) = one_line(error) {
        terminal::complain(&line);
        return ExitCode::from(2);
    }
    // There is nothing to do if the output is closed.
    let _ = error.print();
    ExitCode::from(error.exit_code() as u8)
}

fn one_line(error: &clap::Error) -> Option<String> {
    match (error.kind(), error.get(ContextKind::InvalidSubcommand)) {
        (ErrorKind::MissingRequiredArgument, _) => needs_a_game(error),
        (ErrorKind::ValueValidation, _) => Some(std::error::Error::source(error)?.to_string()),
        (ErrorKind::InvalidSubcommand, Some(ContextValue::String(word))) => {
            game_choice::taken_for_command(word)
        }
        _ => None,
    }
}

/// The message if only the game is missing.
fn needs_a_game(error: &clap::Error) -> Option<String> {
    let Some(ContextValue::Strings(missing)) = error.get(ContextKind::InvalidArg) else { return None };
    (missing.len() == 1 && missing[0] == "<GAME>")
        .then(|| "which game? Write its name after the command; `naqala games` lists them".to_owned())
}

fn is_broken_pipe(error: &anyhow::Error) -> bool {
    error.chain().any(|cause| {
        let io = cause.downcast_ref::<io::Error>().map(io::Error::kind);
        let json = cause.downcast_ref::<serde_json::Error>().and_then(serde_json::Error::io_error_kind);
        io.or(json) == Some(io::ErrorKind::BrokenPipe)
    })
}
