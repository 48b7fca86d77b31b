//! The commands, one file each.

#[cfg(feature = "server")]
mod admin;
mod analyse;
mod annotate;
#[cfg(feature = "server")]
mod bot;
mod check;
mod completions;
mod contest;
mod engine;
mod games;
mod glossary;
mod greet;
mod guide;
mod learn;
mod man;
mod moves;
mod openings;
mod perft;
mod play;
mod replay;
mod rules;
#[cfg(feature = "server")]
mod serve;
mod show;
mod simulate;
mod solve;
mod table;
mod trace;
mod tune;

use std::fmt;
use std::io::Write;

use anyhow::Result;

use crate::cli::{Cli, Command};
use crate::localizer::Localizer;

/// The shape of rule files, written by `cargo xtask reference`.
const RULE_FILE_SCHEMA: &str = include_str!("../rule-file.schema.json");

/// How a command that did its work ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// All is well.
    Fine,
    /// A comparison found a difference.
    Different,
}

/// A check that found a difference or damage, which is not the same as one that could not be made.
#[derive(Debug)]
pub(crate) struct Mismatch(pub(crate) String);

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for Mismatch {}

/// Carries out a command and writes its result to `out`. Bad input is an error.
pub(crate) fn run(cli: Cli, out: &mut dyn Write) -> Result<Verdict> {
    let localizer = Localizer::new(cli.lang.as_deref());
    let Some(command) = cli.command else {
        greet::run(localizer, out)?;
        return Ok(Verdict::Fine);
    };
    match command {
        Command::Games(args) => games::run(&args, localizer, out)?,
        Command::Guide(args) => guide::run(&args, localizer, out)?,
        Command::Glossary(args) => glossary::run(&args, localizer, out)?,
        Command::Learn(args) => learn::run(&args, localizer, out)?,
        Command::Rules(args) => rules::run(&args, localizer, out)?,
        Command::Show(args) => show::run(&args, localizer, out)?,
        Command::Moves(args) => moves::run(&args, localizer, out)?,
        Command::Play(args) => play::run(&args, localizer, out)?,
        Command::Analyse(args) => analyse::run(&args, localizer, out)?,
        Command::Annotate(args) => annotate::run(&args, localizer, out)?,
        Command::Engine(args) => engine::run(&args, out)?,
        Command::Perft(args) => perft::run(&args, out)?,
        Command::Match(args) => contest::run(&args, out)?,
        Command::Openings(args) => openings::run(&args, out)?,
        Command::Simulate(args) => simulate::run(&args, out)?,
        Command::Tune(args) => tune::run(&args, localizer, out)?,
        Command::Replay(args) => replay::run(&args, localizer, out)?,
        Command::Solve(args) => solve::run(&args, localizer, out)?,
        Command::Table(command) => table::run(&command, localizer, out)?,
        Command::Trace(args) => return trace::run(&args, out),
        Command::Check(args) => check::run(&args, out)?,
        #[cfg(feature = "server")]
        Command::Admin(args) => return admin::run(&args, out),
        #[cfg(feature = "server")]
        Command::Bot(args) => bot::run(&args, out)?,
        #[cfg(feature = "server")]
        Command::Serve(args) => serve::run(&args, localizer, out)?,
        #[cfg(not(feature = "server"))]
        Command::Serve { .. } | Command::Admin { .. } | Command::Bot { .. } => anyhow::bail!(
            "this program was built without the server; in the folder of the source, `cargo xtask serve` starts one, and this \
             installs it: cargo xtask web && cargo install --path crates/naqala-cli --features server"
        ),
        Command::Schema => out.write_all(RULE_FILE_SCHEMA.as_bytes())?,
        #[cfg(feature = "server")]
        Command::RulesWorker => serve::work()?,
        Command::Completions { shell } => completions::run(shell, out)?,
        Command::Man { dir } => man::run(dir.as_deref(), out)?,
    }
    Ok(Verdict::Fine)
}
