//! Events as names and plain values, for other programming languages.

use naqala::{Clause, Destination, Event, Game, Kind, Outcome, Pit, Side, SkipReason, Winner};

/// A value of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EventField {
    /// A number of seeds.
    Number(i64),
    /// Yes or no.
    Flag(bool),
    /// The name of a pit, a side, a kind, or a clause of the rules.
    Text(String),
}

/// The name of an event and its fields: places by their names on the board, sides by their English names.
///
/// ```
/// use naqala::{Event, catalogue};
/// use naqala_view::{EventField, event_fields};
/// let game = catalogue::game("oware").unwrap();
/// let mut events: Vec<Event> = Vec::new();
/// game.play(&game.start(), game.moves(&game.start())[0], &mut events).unwrap();
/// let (name, fields) = event_fields(&game, &events[0]);
/// assert_eq!((name, &fields[0]), ("lift", &("pit", EventField::Text("a".to_owned()))));
/// ```
pub fn event_fields(game: &Game, event: &Event) -> (&'static str, Vec<(&'static str, EventField)>) {
    let at = |pit: Pit| ("pit", place(game, pit));
    let by = |side: Side| ("by", side_name(side));
    let seeds = |seeds: u8| ("seeds", EventField::Number(seeds.into()));
    let now = |now: u8| ("now", EventField::Number(now.into()));
    let by_clause = |clause: Clause| ("clause", text(format!("{:?} {}", clause.stage, clause.case)));
    match *event {
        Event::Lift { pit, kind, seeds: lifted, by: who } => {
            ("lift", vec![at(pit), of_kind(kind), seeds(lifted), by(who)])
        }
        Event::Enter { pit, now: holds, by: who } => ("enter", vec![at(pit), now(holds), by(who)]),
        Event::Refill { pit, now: holds, by: who, lent } => {
            ("refill", vec![at(pit), now(holds), by(who), ("lent", EventField::Flag(lent))])
        }
        Event::Drop { pit, kind, now: holds, last } => {
            ("drop", vec![at(pit), of_kind(kind), now(holds), ("last", EventField::Flag(last))])
        }
        Event::Swallow { pit, seeds: fallen } => ("swallow", vec![at(pit), seeds(fallen)]),
        Event::Skip { pit, why } => ("skip", vec![at(pit), ("why", skip_reason(why))]),
        Event::Bonus { pit } => ("bonus", vec![at(pit)]),
        Event::Capture { pit, kind, seeds: taken, to, into, clause } => {
            let into = ("into", text(if into == Destination::Store { "store" } else { "hand" }));
            let to = ("to", side_name(to));
            ("capture", vec![at(pit), of_kind(kind), seeds(taken), to, into, by_clause(clause)])
        }
        Event::Refused { pits, clause } => {
            ("refused", vec![("pits", text(game.board().names(pits))), by_clause(clause)])
        }
        Event::Relay { pit, seeds: sown } => ("relay", vec![at(pit), seeds(sown)]),
        Event::Resow { pit, seeds: sown } => ("resow", vec![at(pit), seeds(sown)]),
        Event::TurnRound { direction } => ("turn_round", vec![("direction", text(direction.name()))]),
        Event::Left { pit, clause } => ("left", vec![at(pit), by_clause(clause)]),
        Event::Mark { pit, owner } => ("mark", vec![at(pit), ("owner", side_name(owner))]),
        Event::Unmark { pit, owner } => ("unmark", vec![at(pit), ("owner", side_name(owner))]),
        Event::Block { pit } => ("block", vec![at(pit)]),
        Event::Give { pit, seeds: given } => ("give", vec![at(pit), seeds(given)]),
        Event::Collect { to, kind, seeds: rest } => {
            ("collect", vec![("to", side_name(to)), of_kind(kind), seeds(rest)])
        }
        Event::Swap => ("swap", vec![]),
        Event::Stop { pit, clause } => ("stop", vec![at(pit), by_clause(clause)]),
        Event::ExtraTurn { by: who } => ("extra_turn", vec![by(who)]),
        Event::Bind { pit, by: who } => ("bind", vec![at(pit), by(who)]),
        Event::Pass { by: who } => ("pass", vec![by(who)]),
        Event::Name { pit, by: who } => ("name", vec![at(pit), by(who)]),
        Event::Finish { pit, by: who } => ("finish", vec![at(pit), by(who)]),
        Event::Pay { from, by: who } => ("pay", vec![at(from), by(who)]),
        Event::Begin { by: who } => ("begin", vec![by(who)]),
        Event::Endless => ("endless", vec![]),
        Event::End { outcome } => ("end", vec![("winner", winner(outcome))]),
    }
}

fn text(words: impl Into<String>) -> EventField {
    EventField::Text(words.into())
}

/// A pit by its name; a store as `store` with the letter of its owner.
fn place(game: &Game, pit: Pit) -> EventField {
    match game.board().pits().any(|known| known == pit) {
        true => text(game.board().name(pit)),
        false => text(format!("store {}", game.board().home(pit).letter())),
    }
}

fn side_name(side: Side) -> EventField {
    text(format!("{side:?}"))
}

fn of_kind(kind: Kind) -> (&'static str, EventField) {
    ("kind", text(if kind == Kind::Seed { "seed" } else { "second" }))
}

fn skip_reason(why: SkipReason) -> EventField {
    text(format!("{why:?}").to_lowercase())
}

fn winner(outcome: Outcome) -> EventField {
    match outcome.winner {
        Winner::Side(side) => side_name(side),
        Winner::Draw => text("draw"),
        Winner::Nobody => text("nobody"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Session, catalogue};

    #[test]
    fn every_event_of_every_game_has_a_name() {
        let mut names = std::collections::BTreeSet::new();
        for id in catalogue::ids() {
            let game = catalogue::game(id).unwrap();
            let mut session = Session::new(game.clone());
            for turn in 0..60 {
                let moves = session.moves();
                if moves.is_empty() {
                    break;
                }
                let mut events: Vec<Event> = Vec::new();
                session.play(moves[turn * 7 % moves.len()], &mut events).unwrap();
                names.extend(events.iter().map(|event| event_fields(&game, event).0));
            }
        }
        assert!(names.len() > 20, "{names:?}");
    }
}
