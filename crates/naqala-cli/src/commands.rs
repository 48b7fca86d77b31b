//! The commands, one file each.

mod analyse;
mod annotate;
mod check;
mod completions;
pub(crate) mod contest;
mod engine;
mod games;
mod greet;
mod man;
mod moves;
mod perft;
mod play;
mod replay;
mod rules;
mod serve;
mod show;
mod simulate;
mod solve;
mod table;
mod trace;
mod tune;

use std::io::Write;

use anyhow::Result;

use crate::cli::{Cli, Command};
use crate::voice::Voice;

/// How a command that did its work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// All is well.
    Fine,
    /// A comparison found a difference.
    Different,
}

/// Carries out a command and writes its result to `out`. Bad input is an error.
pub(crate) fn run(cli: Cli, out: &mut dyn Write) -> Result<Verdict> {
    let voice = Voice::new(cli.lang.as_deref());
    let Some(command) = cli.command else {
        greet::run(voice, out)?;
        return Ok(Verdict::Fine);
    };
    match command {
        Command::Games(args) => games::run(&args, voice, out)?,
        Command::Rules(args) => rules::run(&args, voice, out)?,
        Command::Show(args) => show::run(&args, voice, out)?,
        Command::Moves(args) => moves::run(&args, voice, out)?,
        Command::Play(args) => play::run(&args, voice, out)?,
        Command::Analyse(args) => analyse::run(&args, voice, out)?,
        Command::Annotate(args) => annotate::run(&args, voice, out)?,
        Command::Engine(args) => engine::run(&args, out)?,
        Command::Perft(args) => perft::run(&args, out)?,
        Command::Match(args) => contest::run(&args, out)?,
        Command::Simulate(args) => simulate::run(&args, out)?,
        Command::Tune(args) => tune::run(&args, voice, out)?,
        Command::Replay(args) => replay::run(&args, voice, out)?,
        Command::Solve(args) => solve::run(&args, voice, out)?,
        Command::Table(command) => table::run(&command, voice, out)?,
        Command::Trace(args) => return trace::run(&args, out),
        Command::Check(args) => check::run(&args, out)?,
        Command::Serve(args) => serve::run(&args, voice, out)?,
        Command::Schema => writeln!(out, "{:#}", naqala::rule_file_schema())?,
        Command::Completions { shell } => completions::run(shell, out),
        Command::Man { dir } => man::run(dir.as_deref(), out)?,
    }
    Ok(Verdict::Fine)
}
