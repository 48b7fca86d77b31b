//! The list in which a player chooses pits between two rounds.

use naqala::{Board, MatchAnswer, MatchStep, Pit};

/// The pits to choose from and those that are chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Claim {
    /// The question.
    pub(super) step: MatchStep,
    /// How many pits.
    pub(super) wanted: usize,
    /// The pits to choose from, in board order.
    pub(super) pits: Vec<Pit>,
    chosen: Vec<Pit>,
    /// The line under the bar.
    pub(super) at: usize,
}

impl Claim {
    /// A list without any selection; `None` if the question is not about pits.
    pub(super) fn new(step: MatchStep) -> Option<Claim> {
        let MatchStep::Choose { pits, of, .. } = step else { return None };
        Some(Claim { step, wanted: pits, pits: of.into_iter().collect(), chosen: Vec::new(), at: 0 })
    }

    /// Moves the bar down, or up, round and round.
    pub(super) fn step(&mut self, down: bool) {
        let count = self.pits.len();
        self.at = (self.at + if down { 1 } else { count - 1 }) % count;
    }

    /// Chooses the pit of a line, or leaves it; the pit chosen first gives way when there are too many.
    pub(super) fn toggle(&mut self, at: usize) {
        self.at = at;
        let pit = self.pits[at];
        if self.chosen.contains(&pit) {
            self.chosen.retain(|other| *other != pit);
            return;
        }
        self.chosen.push(pit);
        if self.chosen.len() > self.wanted {
            self.chosen.remove(0);
        }
    }

    /// Whether the pit of a line is chosen.
    pub(super) fn is_chosen(&self, at: usize) -> bool {
        self.chosen.contains(&self.pits[at])
    }

    /// The line of the only pit whose name is this letter.
    pub(super) fn by_letter(&self, board: &Board, letter: char) -> Option<usize> {
        let named = |pit: &Pit| board.name(*pit).eq_ignore_ascii_case(letter.encode_utf8(&mut [0; 4]));
        self.pits.iter().position(named)
    }

    /// The selected pits.
    pub(super) fn answer(&self) -> MatchAnswer {
        MatchAnswer::Pits(self.chosen.clone())
    }
}
