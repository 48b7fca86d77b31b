//! Captions: what is happening on the board, in a few words.

use naqala::{Direction, Event, Game, Kind, Pit, Side};
use naqala_messages::values;

use crate::localizer::Localizer;

/// The caption of an event, for the line below the board; `None` for events that need no explanation.
pub fn caption(game: &Game, event: &Event, localizer: Localizer) -> Option<String> {
    let name = |pit: Pit| game.board().name(pit);
    let side = |side| localizer.side(side);
    let seeds = |number: u8| localizer.seeds(number.into());
    let pieces = |kind: Kind, number: u8| localizer.pieces(game, kind, number.into());
    let at = |key: &str, pit: Pit| localizer.say(key, values![pit = name(pit)]);
    let of = |key: &str, pit: Pit, by: Side| localizer.say(key, values![pit = name(pit), side = side(by)]);
    Some(match *event {
        Event::Lift { seeds: 0, .. } => return None,
        Event::Lift { pit, kind, seeds: lifted, by } => localizer
            .say("caption-lift", values![side = side(by), seeds = pieces(kind, lifted), pit = name(pit)]),
        Event::Enter { pit, by, .. } => of("caption-enter", pit, by),
        Event::Refill { pit, by, lent: false, .. } => of("caption-refill", pit, by),
        Event::Refill { pit, by, lent: true, .. } => of("caption-borrow", pit, by),
        Event::Drop { pit, now, last: true, kind: Kind::Second } => {
            localizer.say("caption-last-second", values![pit = name(pit), now = pieces(Kind::Second, now)])
        }
        Event::Drop { pit, now, last: true, .. } => {
            localizer.say("caption-last", values![pit = name(pit), now = now])
        }
        Event::Swallow { pit, seeds: fallen } => {
            localizer.say("caption-swallow", values![seeds = seeds(fallen), pit = name(pit)])
        }
        Event::Bind { pit, by } => of("caption-bind", pit, by),
        Event::Skip { pit, .. } => at("caption-skip", pit),
        Event::Capture { pit, kind, seeds: taken, to, .. } => localizer
            .say("caption-capture", values![side = side(to), seeds = pieces(kind, taken), pit = name(pit)]),
        Event::Refused { .. } => localizer.tell("caption-refused"),
        Event::Relay { pit, .. } => at("caption-relay", pit),
        Event::Resow { pit, seeds: sown } => {
            localizer.say("caption-resow", values![seeds = seeds(sown), pit = name(pit)])
        }
        Event::TurnRound { direction } => {
            let way = if direction == Direction::Clockwise { "clockwise" } else { "counterclockwise" };
            localizer.say("caption-turn", values![way = way])
        }
        Event::Left { pit, .. } => at("caption-left", pit),
        Event::Mark { pit, owner } => {
            localizer.say("caption-mark", values![pit = name(pit), side = side(owner)])
        }
        Event::Unmark { pit, .. } => at("caption-unmark", pit),
        Event::Block { pit } => match localizer.block(game) {
            Some(word) => localizer.say("caption-block-named", values![pit = name(pit), word = word]),
            None => at("caption-block", pit),
        },
        Event::Give { pit, seeds: given } => {
            localizer.say("caption-give", values![seeds = seeds(given), pit = name(pit)])
        }
        Event::Collect { to, kind, seeds: rest } => {
            localizer.say("caption-collect", values![side = side(to), seeds = pieces(kind, rest)])
        }
        Event::Swap => localizer.tell("caption-swap"),
        Event::ExtraTurn { by } => localizer.say("caption-again", values![side = side(by)]),
        Event::Pass { by } => localizer.say("caption-pass", values![side = side(by)]),
        Event::Pay { by, .. } => localizer.say("caption-pay", values![side = side(by)]),
        Event::Name { pit, by } => of("caption-name", pit, by),
        Event::Finish { pit, by } => of("caption-finish", pit, by),
        Event::Begin { by } => localizer.say("caption-begin", values![side = side(by)]),
        Event::Endless => localizer.tell("caption-endless"),
        Event::Bonus { .. } | Event::Drop { last: false, .. } | Event::Stop { .. } | Event::End { .. } => {
            return None;
        }
    })
}
