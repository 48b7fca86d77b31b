//! `naqala replay`: checks the records of a file.

use std::io::Write;

use anyhow::Result;
use naqala::Winner;
use naqala_messages::values;
use serde_json::{Value, json};

use crate::cli::ReplayArgs;
use crate::localizer::Localizer;
use crate::play::record_file::{self, Recorded};
use crate::position_json::{by_player, position_json};

pub(super) fn run(args: &ReplayArgs, localizer: Localizer, out: &mut dyn Write) -> Result<()> {
    let recorded = record_file::of_args(&args.records)?;
    if args.json {
        let games: Vec<Value> = recorded.iter().map(|recorded| as_json(recorded, localizer)).collect();
        serde_json::to_writer_pretty(&mut *out, &games)?;
        writeln!(out)?;
        return Ok(());
    }
    for recorded in recorded {
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

/// The game for programs: its plies, where it stands, and how it ended.
fn as_json(Recorded { record: _, session }: &Recorded, localizer: Localizer) -> Value {
    let (game, position) = (session.game(), session.position());
    let plies = session.plies();
    let plies: Vec<String> = plies.iter().map(|(before, ply)| game.ply_text(before, ply)).collect();
    let outcome = session.outcome();
    let more = json!({
        "over": outcome.is_some(),
        "plies": plies,
        "score": by_player(game, |side| game.score(position, side).into()),
        "winner": outcome.and_then(|outcome| match outcome.winner {
            Winner::Side(side) => Some(side.letter().to_string()),
            Winner::Draw | Winner::Nobody => None,
        }),
        "end": outcome.map(|outcome| localizer.outcome(game, position, outcome)),
    });
    position_json(game, position, more)
}
