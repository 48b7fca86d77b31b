//! The choices of the player to move, and the cursor over them.

use naqala::{Board, Move, Moves, Pit};

/// A choice that the cursor can select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Choice {
    /// A pit; there may be several ways to play it.
    Pit(Pit),
    /// A decision that is not about a pit: pass, stop, continue …
    Plain(Move),
}

/// A step of the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Step {
    Left,
    Right,
    Up,
    Down,
    /// To the next choice in reading order, round and round.
    Next,
    Previous,
}

/// The legal decisions, grouped into choices in reading order: pits as they lie on the screen, then the rest.
#[derive(Clone, Debug, Default)]
pub(super) struct Offer {
    moves: Moves,
    choices: Vec<Choice>,
    at: usize,
}

/// The pit of a decision that lies in the grid; a store that is sown from does not.
pub(super) fn drawn(board: &Board, mv: Move) -> Option<Pit> {
    mv.pit().filter(|pit| board.pits().any(|drawn| drawn == *pit))
}

impl Offer {
    /// Groups the legal decisions. The cursor starts on `near`, or on the choice nearest to it.
    pub(super) fn new(board: &Board, moves: Moves, near: Option<Pit>) -> Offer {
        let mut pits: Vec<Pit> = moves.iter().filter_map(|mv| drawn(board, *mv)).collect();
        pits.sort_by_key(|&pit| board.place(pit));
        pits.dedup();
        let plain = moves.iter().filter(|mv| drawn(board, **mv).is_none());
        let choices: Vec<Choice> =
            pits.iter().map(|&pit| Choice::Pit(pit)).chain(plain.map(|&mv| Choice::Plain(mv))).collect();
        let mut offer = Offer { moves, choices, at: 0 };
        if let Some(near) = near {
            offer.at = offer.nearest(board, board.place(near), |_, _| true).unwrap_or(0);
        }
        offer
    }

    /// Whether there is nothing to choose.
    pub(super) fn is_empty(&self) -> bool {
        self.choices.is_empty()
    }

    /// The number of choices.
    pub(super) fn len(&self) -> usize {
        self.choices.len()
    }

    /// Where the cursor stands.
    pub(super) fn chosen(&self) -> Option<Choice> {
        self.choices.get(self.at).copied()
    }

    /// The pit under the cursor.
    pub(super) fn pit(&self) -> Option<Pit> {
        match self.chosen()? {
            Choice::Pit(pit) => Some(pit),
            Choice::Plain(_) => None,
        }
    }

    /// Whether a pit may be chosen.
    pub(super) fn has(&self, pit: Pit) -> bool {
        self.choices.contains(&Choice::Pit(pit))
    }

    /// Every way to play a pit.
    pub(super) fn moves_of(&self, pit: Pit) -> Vec<Move> {
        self.moves.iter().copied().filter(|mv| mv.pit() == Some(pit)).collect()
    }

    /// The decisions that are about no pit.
    pub(super) fn plain(&self) -> impl Iterator<Item = Move> + '_ {
        self.choices.iter().filter_map(|choice| match choice {
            Choice::Plain(mv) => Some(*mv),
            Choice::Pit(_) => None,
        })
    }

    /// Puts the cursor on a choice, if there is such a choice.
    pub(super) fn go_to(&mut self, choice: Choice) {
        if let Some(at) = self.choices.iter().position(|&known| known == choice) {
            self.at = at;
        }
    }

    /// Moves the cursor.
    pub(super) fn step(&mut self, board: &Board, step: Step) {
        let count = self.choices.len();
        if count == 0 {
            return;
        }
        let pit = self.pit();
        self.at = match (step, pit) {
            (Step::Next, _) | (Step::Right, None) => (self.at + 1) % count,
            (Step::Previous, _) | (Step::Left, None) => (self.at + count - 1) % count,
            (Step::Up, None) => {
                self.choices.iter().rposition(|choice| matches!(choice, Choice::Pit(_))).unwrap_or(0)
            }
            (Step::Down, None) => self.at,
            (_, Some(pit)) => self.neighbour(board, pit, step),
        };
    }

    /// The nearest choice in this direction. At the edge of the board the cursor moves to the choices below it, or wraps around
    /// to the other end of the row.
    fn neighbour(&self, board: &Board, pit: Pit, step: Step) -> usize {
        let from = board.place(pit);
        let lies_there = |down: isize, right: isize| match step {
            Step::Left => right < 0 && down.abs() <= right.abs(),
            Step::Right => right > 0 && down.abs() <= right.abs(),
            Step::Up => down < 0,
            _ => down > 0,
        };
        if let Some(at) = self.nearest(board, from, lies_there) {
            return at;
        }
        let round = match step {
            Step::Left => self.nearest(board, (from.0, usize::MAX >> 2), |down, _| down == 0),
            Step::Right => self.nearest(board, (from.0, 0), |down, _| down == 0),
            Step::Down => self.choices.iter().position(|choice| matches!(choice, Choice::Plain(_))),
            _ => None,
        };
        round.unwrap_or(self.at)
    }

    /// The pit nearest to a place among those the test accepts; it gets the steps down and to the right.
    fn nearest(
        &self,
        board: &Board,
        (row, column): (usize, usize),
        accepts: impl Fn(isize, isize) -> bool,
    ) -> Option<usize> {
        let distance = |choice: &Choice| {
            let Choice::Pit(pit) = *choice else { return None };
            let (to_row, to_column) = board.place(pit);
            let (down, right) = (to_row as isize - row as isize, to_column as isize - column as isize);
            accepts(down, right).then_some((down.abs() + right.abs(), down.abs()))
        };
        let reachable = self.choices.iter().enumerate();
        let reachable = reachable.filter_map(|(at, choice)| Some((distance(choice)?, at)));
        reachable.min().map(|(_, at)| at)
    }
}
