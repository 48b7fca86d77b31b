//! The rule that refuses a move.

use super::Writer;
use crate::board::position::WhyIllegal;
use crate::game::Game;
use crate::words::messages;
use crate::words::page::Page;
use crate::words::phrases::Phrases;

/// The rule because of which a move is refused, as the written rules say it; `None` where the reason alone says all: an empty
/// pit, the pit of another player.
///
/// ```
/// use naqala::{catalogue, refusal_rule};
/// let game = catalogue::game("oware").unwrap();
/// let p = game.parse_position("S 1 0 0 0 0 2 / N 0 0 0 0 0 0 / stores 25 20").unwrap();
/// let why = |pit| game.why_not(&p, game.board().find(pit).unwrap()).unwrap();
/// assert!(refusal_rule(&game, why("a"), "en").unwrap().contains("opponent"));
/// assert_eq!(refusal_rule(&game, why("b"), "en"), None);
/// ```
pub fn refusal_rule(game: &Game, why: WhyIllegal, language: &str) -> Option<String> {
    let words = messages::words(language);
    let writer = Writer { words, game, phrases: Phrases::new(words, game), page: Page::default() };
    let program = &game.program;
    let sentence = match why {
        WhyIllegal::Prior(clause) => {
            program.picks.iter().find(|pick| pick.case == clause.case).map(|pick| writer.pick(pick, &[]))
        }
        WhyIllegal::Requirement(index) => {
            program.requirements.get(usize::from(index)).map(|requirement| writer.requirement(requirement))
        }
        WhyIllegal::Blocked => program.block.as_ref().map(|block| writer.block(block)),
        _ => None,
    };
    // The same white space as on a page.
    Some(sentence?.split_whitespace().collect::<Vec<_>>().join(" "))
}
