//! `naqala replay`: checks the records of a file.

use std::io::Write;

use anyhow::Result;
use naqala_messages::values;

use crate::cli::ReplayArgs;
use crate::localizer::Localizer;
use crate::play::record_file::{self, Recorded};

pub(super) fn run(args: &ReplayArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    for recorded in record_file::of_args(&args.records)? {
        writeln!(out, "{}", summary(&recorded, localizer))?;
    }
    Ok(())
}

fn summary(recorded: &Recorded, localizer: Localizer) -> String {
    let session = &recorded.session;
    let (game, position) = (session.game(), session.position());
    let plies = localizer.plies(session.plies().len());
    let end = match session.outcome() {
        Some(outcome) => localizer.outcome(game, position, outcome),
        None => localizer.say("unfinished", values![side = localizer.side(position.to_move())]),
    };
    localizer.say("record-fine", values![title = localizer.title(game), plies = plies, end = end])
}
