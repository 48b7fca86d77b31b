//! `naqala trace`: plays games given as JSON lines, and prints or compares what the rules make of them.

use anyhow::{Result, anyhow};
use naqala::{catalogue, trace};
use std::io::Write;

use crate::cli::TraceArgs;
use crate::commands::Verdict;
use crate::input::{self, Lines};
use crate::words;

pub(super) fn run(args: &TraceArgs, out: &mut dyn Write) -> Result<Verdict> {
    let mut tally = Tally::default();
    for file in &args.files {
        for (number, line) in Lines::open(file)?.enumerate() {
            let line = line?;
            if line.trim().is_empty() {
                continue;
            }
            let place = format!("{}:{}", input::name(file), number + 1);
            if args.check {
                tally.check(&place, &line, out)?;
            } else {
                let told = trace::retell(&line, &catalogue::rules);
                writeln!(out, "{}", told.map_err(|error| anyhow!("{place}: {error}"))?)?;
            }
        }
    }
    if !args.check {
        return Ok(Verdict::Fine);
    }
    tally.report(out)
}

/// How many games were compared, and how many differed.
#[derive(Default)]
struct Tally {
    games: u64,
    different: u64,
}

impl Tally {
    /// Compares one game and tells its first difference.
    fn check(&mut self, place: &str, line: &str, out: &mut dyn Write) -> Result<()> {
        self.games += 1;
        let difference = trace::check(line, &catalogue::rules);
        if let Some(difference) = difference.map_err(|error| anyhow!("{place}: {error}"))? {
            self.different += 1;
            writeln!(out, "{place}: {difference}")?;
        }
        Ok(())
    }

    fn report(&self, out: &mut dyn Write) -> Result<Verdict> {
        let games = words::count(self.games, "game");
        if self.different == 0 {
            writeln!(out, "fine: {games}, no difference")?;
            return Ok(Verdict::Fine);
        }
        writeln!(out, "{games}, {} with a difference", self.different)?;
        Ok(Verdict::Different)
    }
}
