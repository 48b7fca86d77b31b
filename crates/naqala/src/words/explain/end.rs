//! Explains how a game ended.

use super::Explainer;
use crate::board::event::Stage;
use crate::board::pits::{BySeat, Side};
use crate::board::position::{Outcome, Reason, Winner};
use crate::game::Game;
use crate::program::WinnerRule;
use crate::words::messages::{Phrase, values};
use crate::words::texts;

impl Explainer<'_> {
    pub(super) fn end(&self, outcome: Outcome, scores: BySeat<i32>) -> Phrase {
        let why = texts::reason_phrase(self.words, self.game, outcome.reason);
        let (key, winner) = match outcome.winner {
            Winner::Side(side)
                if self.game.players() == 1 || !is_decided_by_score(self.game, outcome.reason) =>
            {
                ("explain-end-won", self.party(side))
            }
            Winner::Side(side) => ("explain-end-score", self.party(side)),
            Winner::Draw => ("explain-end-draw", Phrase::default()),
            Winner::Nobody => ("explain-end-nobody", Phrase::default()),
        };
        let of_party = |side: Side| self.game.party(side).map(|seat| scores[seat.index()]).sum::<i32>();
        let (own, other) = match outcome.winner {
            Winner::Side(side) => {
                let others = self.game.sides().filter(|other| !self.game.are_partners(side, *other));
                (of_party(side), others.map(of_party).max().unwrap_or(0))
            }
            _ => (0, 0),
        };
        let count = match outcome.winner {
            Winner::Side(side) => self.game.party(side).count(),
            _ => 0,
        };
        self.words.say(key, values![why = why, side = winner, count = count, own = own, other = other])
    }

    /// "South", or "South and North" where they win together.
    fn party(&self, of: Side) -> Phrase {
        let names: Vec<Phrase> = self.game.party(of).map(|side| self.side(side)).collect();
        self.phrases.list(&names)
    }
}

/// Whether the scores decide who has won a game that a case of its rules ends. Other ends have a winner of their own: the rules name
/// one, or a player resigns.
///
/// ```
/// use naqala::{Reason, Session, catalogue, is_decided_by_score};
/// let game = catalogue::game("kalah").unwrap();
/// let start = game.parse_position("S 0 0 0 0 0 1 / N 1 0 0 0 0 0 / stores 22 24").unwrap();
/// let mut session = Session::from_position(game.clone(), start);
/// session.enter("f").unwrap();
/// assert!(is_decided_by_score(&game, session.outcome().unwrap().reason));
/// assert!(!is_decided_by_score(&game, Reason::Resigned));
/// ```
pub fn is_decided_by_score(game: &Game, reason: Reason) -> bool {
    match reason {
        Reason::Clause(clause) if clause.stage == Stage::End => {
            let ends = game.program.ends.iter().flatten();
            ends.into_iter().any(|end| end.case == clause.case && end.winner == WinnerRule::Score)
        }
        Reason::GrandSlam => true,
        _ => false,
    }
}
