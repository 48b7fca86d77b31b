//! `naqala replay`: checks the records of a file.

use std::io::Write;

use anyhow::Result;

use crate::cli::ReplayArgs;
use crate::play::record_file::{self, Recorded};
use crate::words;

pub(super) fn run(args: &ReplayArgs, out: &mut dyn Write) -> Result<()> {
    for recorded in record_file::read_all(&args.file)? {
        writeln!(out, "fine: {}", summary(&recorded))?;
    }
    Ok(())
}

fn summary(recorded: &Recorded) -> String {
    let session = &recorded.session;
    let (game, position) = (session.game(), session.position());
    let plies = words::count(session.plies().len() as u64, "ply");
    let end = match session.outcome() {
        Some(outcome) => words::outcome(game, position, outcome),
        None => format!("unfinished, {} to move", position.to_move()),
    };
    format!("{}, {plies}; {end}", words::title(game))
}
