//! `naqala replay`: checks the records of a file.

use std::io::Write;

use anyhow::Result;
use naqala_messages::values;

use crate::cli::ReplayArgs;
use crate::play::record_file::{self, Recorded};
use crate::voice::Voice;

pub(super) fn run(args: &ReplayArgs, voice: Voice, out: &mut dyn Write) -> Result<()> {
    for recorded in record_file::read_all(&args.file)? {
        writeln!(out, "{}", summary(&recorded, voice))?;
    }
    Ok(())
}

fn summary(recorded: &Recorded, voice: Voice) -> String {
    let session = &recorded.session;
    let (game, position) = (session.game(), session.position());
    let plies = voice.plies(session.plies().len());
    let end = match session.outcome() {
        Some(outcome) => voice.outcome(game, position, outcome),
        None => voice.say("unfinished", values![side = voice.side(position.to_move())]),
    };
    voice.say("record-fine", values![title = voice.title(game), plies = plies, end = end])
}
