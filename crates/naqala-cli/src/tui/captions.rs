//! What happens on the board, in a few words.

use naqala::{Direction, Event, Game, Kind, Move, MoveKind, Pit};

use crate::words::{self, count};

/// What an event does, for the line below the board; `None` for those that speak for themselves.
pub(super) fn event(game: &Game, event: &Event) -> Option<String> {
    let name = |pit: Pit| game.board().name(pit);
    let seeds = |number: u8| count(number.into(), "seed");
    let pieces = |kind: Kind, number: u8| words::pieces(game, kind, number.into());
    Some(match *event {
        Event::Lift { seeds: 0, .. } => return None,
        Event::Lift { pit, kind, seeds: lifted, by } => {
            format!("{by} lifts {} from {}", pieces(kind, lifted), name(pit))
        }
        Event::Enter { pit, by, .. } => format!("{by} puts a seed from the reserve into {}", name(pit)),
        Event::Drop { pit, now, last: true, kind: Kind::Second } => {
            format!("The last of all falls into {}, which holds {} now", name(pit), pieces(Kind::Second, now))
        }
        Event::Drop { pit, now, last: true, .. } => format!("The last seed falls into {}: {now}", name(pit)),
        Event::Skip { pit, .. } => format!("{} is passed over", name(pit)),
        Event::Capture { pit, kind, seeds: taken, to, .. } => {
            format!("{to} captures {} in {}", pieces(kind, taken), name(pit))
        }
        Event::Refused { .. } => "The rules cancel this capture".to_owned(),
        Event::Relay { pit, .. } => format!("{} is sown on", name(pit)),
        Event::Resow { pit, seeds: sown } => {
            format!("The captured {} are sown from {}", seeds(sown), name(pit))
        }
        Event::TurnRound { direction: Direction::Clockwise } => "The hand turns round, clockwise".to_owned(),
        Event::TurnRound { .. } => "The hand turns round, counter-clockwise".to_owned(),
        Event::Left { pit, .. } => format!("Nothing is captured from {}", name(pit)),
        Event::Mark { pit, owner } => format!("{} is marked for {owner}", name(pit)),
        Event::Unmark { pit, .. } => format!("{} loses its mark", name(pit)),
        Event::Block { pit } => match game.block_name() {
            Some(word) => format!("{} is {word}: it may not be played next", name(pit)),
            None => format!("{} may not be played next", name(pit)),
        },
        Event::Give { pit, seeds: given } => format!("{} are put into {}", seeds(given), name(pit)),
        Event::Collect { to, kind, seeds: rest } => format!("{to} takes {}", pieces(kind, rest)),
        Event::Swap => "The players change seats".to_owned(),
        Event::ExtraTurn { by } => format!("{by} moves again"),
        Event::Pass { by } => format!("{by} passes"),
        Event::Name { pit, by } => format!("{by} starts the race from {}", name(pit)),
        Event::Finish { pit, by } => format!("{by} is finished in {}", name(pit)),
        Event::Begin { by } => format!("{by} moves first"),
        Event::Endless => "This sowing would never end".to_owned(),
        _ => return None,
    })
}

/// A decision that is about no pit, as a button says it.
pub(super) fn button(mv: Move) -> &'static str {
    match mv.kind() {
        MoveKind::Pass => "pass",
        MoveKind::Swap => "change seats",
        MoveKind::Stop => "stop",
        MoveKind::Go => "sow on",
        MoveKind::Turn(Direction::CounterClockwise) => "sow counter-clockwise",
        MoveKind::Turn(Direction::Clockwise) => "sow clockwise",
        MoveKind::Take => "capture",
        MoveKind::Decline => "leave it",
        MoveKind::Pick { .. } | MoveKind::Give(_) | MoveKind::Bonus(_) => "play",
    }
}
