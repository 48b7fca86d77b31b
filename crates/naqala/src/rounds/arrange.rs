//! Arranging: the weaker player lays out all their seeds freely, and the stronger one matches this layout.

use super::{Match, MatchError, MatchStep};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::MAX_CELLS;
use crate::program::Arrange;

/// The board loses a column below a half, a second below a quarter, a third below an eighth of the seeds that the
/// weaker player began the match with.
const SHORTENINGS: [i32; 3] = [2, 4, 8];

impl Match {
    /// Leaves all seeds with the players who have them, until the weaker player arranges theirs. Returns how many pits each
    /// player can fill.
    pub(super) fn await_arrangement(&mut self, seeds: [i32; 2], rules: Arrange) -> [usize; 2] {
        self.start = self.game.start();
        let row = self.game.board().side(Side::South).len();
        let side = if seeds[0] < seeds[1] { Side::South } else { Side::North };
        if seeds[0] == seeds[1] {
            return [row; 2];
        }
        self.start.cells = [0; MAX_CELLS];
        let seeds = self.without_reserves(seeds);
        let held = seeds[side.index()];
        for side in [Side::South, Side::North] {
            let store = self.game.board().store(side);
            self.start.cells[store.index()] = seeds[side.index()].clamp(0, 255) as u8;
        }
        if rules.shortens {
            self.shorten(held);
        }
        let pits = self.game.board().side(side) - self.start.closed();
        let (least, fullest) = (i32::from(rules.least), i32::from(rules.fullest));
        let mut can_fill = [row; 2];
        if held < least * pits.len() as i32 + (fullest - least).max(0) {
            can_fill[side.index()] = 0;
        }
        let Arrange { least, fullest, .. } = rules;
        self.pending.push(MatchStep::Arrange { side, seeds: held.max(0) as u32, pits, least, fullest });
        can_fill
    }

    /// Takes the last columns, at South's right, out of play.
    fn shorten(&mut self, held: i32) {
        let first = self.game.seeds_owned(&self.game.start(), Side::South);
        let columns = SHORTENINGS.iter().filter(|part| held * **part < first).count();
        let board = self.game.board();
        let row: Vec<Pit> = board.side_rows(Side::South).iter().flatten().copied().collect();
        // The last column stays.
        for &pit in row.iter().skip(1).rev().take(columns) {
            let column: PitSet = [Some(pit), board.facing(pit)].into_iter().flatten().collect();
            self.start.closed |= column.0 as u64;
        }
    }

    /// Lays out the weaker player's seeds, given the number for each of their pits in the order in which they are named; the
    /// other player lays the same numbers into the pits facing them. Returns the next step.
    ///
    /// # Errors
    /// Nothing is to be arranged, or the numbers do not match the pits, do not add up to all the seeds, or leave too few in a
    /// pit or in all of them.
    ///
    /// ```
    /// # use naqala::{Choices, Match, MatchStep, Silent, catalogue};
    /// let game = catalogue::rules("giuthi").unwrap().compile_match(&Choices::new()).unwrap();
    /// let mut series = Match::new(game.clone()).unwrap();
    /// let mut position = *series.start();
    /// while !position.is_over() {
    ///     let first = game.moves(&position)[0];
    ///     position = game.play_legal(&position, first, &mut Silent);
    /// }
    /// if let MatchStep::Arrange { seeds, pits, .. } = series.finish_round(&position).unwrap() {
    ///     let mut row = vec![1; pits.len()];
    ///     row[0] += seeds as u8 - pits.len() as u8;
    ///     assert_eq!(series.arrange(&row), Ok(MatchStep::Round));
    /// }
    /// ```
    pub fn arrange(&mut self, row: &[u8]) -> Result<MatchStep, MatchError> {
        let MatchStep::Arrange { side, seeds, pits, least, fullest } = self.step() else {
            return Err(MatchError("nothing is to be arranged".into()));
        };
        let total: u32 = row.iter().map(|seeds| u32::from(*seeds)).sum();
        let fits = row.len() == pits.len() && total == seeds;
        if !fits || row.iter().any(|seeds| *seeds < least) || row.iter().all(|seeds| *seeds < fullest) {
            return Err(MatchError(format!(
                "write {} numbers that make {seeds}, none below {least}, one of {fullest} or more",
                pits.len()
            )));
        }
        let board = self.game.board();
        for (pit, &seeds) in pits.into_iter().zip(row) {
            self.start.cells[pit.index()] = seeds;
            if let Some(facing) = board.facing(pit) {
                self.start.cells[facing.index()] = seeds;
            }
        }
        let [own, other] = [side, side.other()].map(|side| board.store(side).index());
        self.start.cells[own] = 0;
        self.start.cells[other] = self.start.cells[other].saturating_sub(total as u8);
        Ok(self.answered())
    }
}
