//! Captions: what is happening on the board, in a few words.

use naqala::{Direction, Event, Game, Kind, Pit, Side};
use naqala_messages::values;

use crate::voice::Voice;

/// What an event does, for the line below the board; `None` for those that speak for themselves.
pub fn caption(game: &Game, event: &Event, voice: Voice) -> Option<String> {
    let name = |pit: Pit| game.board().name(pit);
    let side = |side| voice.side(side);
    let seeds = |number: u8| voice.seeds(number.into());
    let pieces = |kind: Kind, number: u8| voice.pieces(game, kind, number.into());
    let at = |key: &str, pit: Pit| voice.say(key, values![pit = name(pit)]);
    let of = |key: &str, pit: Pit, by: Side| voice.say(key, values![pit = name(pit), side = side(by)]);
    Some(match *event {
        Event::Lift { seeds: 0, .. } => return None,
        Event::Lift { pit, kind, seeds: lifted, by } => {
            voice.say("caption-lift", values![side = side(by), seeds = pieces(kind, lifted), pit = name(pit)])
        }
        Event::Enter { pit, by, .. } => of("caption-enter", pit, by),
        Event::Refill { pit, by, lent: false, .. } => of("caption-refill", pit, by),
        Event::Refill { pit, by, lent: true, .. } => of("caption-borrow", pit, by),
        Event::Drop { pit, now, last: true, kind: Kind::Second } => {
            voice.say("caption-last-second", values![pit = name(pit), now = pieces(Kind::Second, now)])
        }
        Event::Drop { pit, now, last: true, .. } => {
            voice.say("caption-last", values![pit = name(pit), now = now])
        }
        Event::Swallow { pit, seeds: fallen } => {
            voice.say("caption-swallow", values![seeds = seeds(fallen), pit = name(pit)])
        }
        Event::Bind { pit, by } => of("caption-bind", pit, by),
        Event::Skip { pit, .. } => at("caption-skip", pit),
        Event::Capture { pit, kind, seeds: taken, to, .. } => voice
            .say("caption-capture", values![side = side(to), seeds = pieces(kind, taken), pit = name(pit)]),
        Event::Refused { .. } => voice.tell("caption-refused"),
        Event::Relay { pit, .. } => at("caption-relay", pit),
        Event::Resow { pit, seeds: sown } => {
            voice.say("caption-resow", values![seeds = seeds(sown), pit = name(pit)])
        }
        Event::TurnRound { direction } => {
            let way = if direction == Direction::Clockwise { "clockwise" } else { "counterclockwise" };
            voice.say("caption-turn", values![way = way])
        }
        Event::Left { pit, .. } => at("caption-left", pit),
        Event::Mark { pit, owner } => voice.say("caption-mark", values![pit = name(pit), side = side(owner)]),
        Event::Unmark { pit, .. } => at("caption-unmark", pit),
        Event::Block { pit } => match voice.block(game) {
            Some(word) => voice.say("caption-block-named", values![pit = name(pit), word = word]),
            None => at("caption-block", pit),
        },
        Event::Give { pit, seeds: given } => {
            voice.say("caption-give", values![seeds = seeds(given), pit = name(pit)])
        }
        Event::Collect { to, kind, seeds: rest } => {
            voice.say("caption-collect", values![side = side(to), seeds = pieces(kind, rest)])
        }
        Event::Swap => voice.tell("caption-swap"),
        Event::ExtraTurn { by } => voice.say("caption-again", values![side = side(by)]),
        Event::Pass { by } => voice.say("caption-pass", values![side = side(by)]),
        Event::Pay { by, .. } => voice.say("caption-pay", values![side = side(by)]),
        Event::Name { pit, by } => of("caption-name", pit, by),
        Event::Finish { pit, by } => of("caption-finish", pit, by),
        Event::Begin { by } => voice.say("caption-begin", values![side = side(by)]),
        Event::Endless => voice.tell("caption-endless"),
        _ => return None,
    })
}
