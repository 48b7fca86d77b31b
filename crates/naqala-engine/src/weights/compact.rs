//! Evaluates compact boards with weights.

use naqala::{CompactBoard, CompactGame, CompactWord, Side};

use super::layout::{COARSE, COUNTS, coarse};
use super::positional::{Both, Ends, Positional, between};

/// Maximum number of bytes of both words.
const PLACES: usize = 32;

/// Weights as tables in the order of a compact board, all as seen by the player to move.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CompactWeights {
    weights: Positional,
    pits: usize,
    /// By pit and number of seeds.
    by_count: Vec<[Both; COUNTS]>,
    /// By pit of the player to move: the pit of the other player that it faces, and the value of both to that player by the
    /// coarse classes of their seeds.
    pairs: Vec<Option<(u8, [Both; COARSE * COARSE])>>,
    /// By pit and number of seeds: the byte where a lap ends; [`NOWHERE`] if it ends nowhere.
    ends: Vec<[u8; COUNTS]>,
    /// By pit: the byte of the pit it faces.
    facing: [u8; PLACES],
    /// The value of a mark to the player who made it, by pit as in [`CompactBoard::marked`].
    marks: [Both; PLACES + 1],
}

/// The end of a lap that has none. This byte is always empty.
const NOWHERE: u8 = PLACES as u8;

/// The seeds of both words by byte.
type Seeds = [u8; PLACES];

impl CompactWeights {
    /// The weights for the boards of a game; `None` if the two sides differ, or if laps go in more than one direction.
    pub(crate) fn new<W: CompactWord>(
        weights: &Positional,
        compact: &CompactGame<W>,
    ) -> Option<CompactWeights> {
        let [south, north] =
            [Side::South, Side::North].map(|side| CompactWeights::seen_by(weights, compact, side));
        south.filter(|south| Some(south) == north.as_ref())
    }

    fn seen_by<W: CompactWord>(
        weights: &Positional,
        compact: &CompactGame<W>,
        side: Side,
    ) -> Option<CompactWeights> {
        let layout = weights.layout();
        let pits = layout.pits();
        if pits > W::PITS || layout.ways > 1 || weights.has_marks() && W::MARK.is_none() {
            return None;
        }
        let place = |side: Side, pit: usize| Some(compact.mv(side, pit as u8).pit()?.index());
        let own: Vec<usize> = (0..pits).map(|pit| place(side, pit)).collect::<Option<_>>()?;
        let other: Vec<usize> = (0..pits).map(|pit| place(side.other(), pit)).collect::<Option<_>>()?;
        // The byte of a place on the board.
        let byte = |place: usize| {
            let at = |pits: &[usize]| pits.iter().position(|pit| *pit == place).map(|at| at as u8);
            at(&own).or_else(|| Some(at(&other)? + W::BYTES))
        };
        let numbers = own.iter().map(|place| layout.number(side, *place));
        let numbers: Vec<usize> = numbers.collect::<Option<_>>()?;
        let mut facing = [NOWHERE; PLACES];
        for (pit, place) in own.iter().enumerate() {
            facing[pit] = layout.faces(*place).and_then(byte).unwrap_or(NOWHERE);
        }
        let pair = |(pit, number): (usize, &usize)| {
            let other = facing[pit].checked_sub(W::BYTES).filter(|other| usize::from(*other) < pits)?;
            Some((other, weights.pair_of(side, *number)?))
        };
        let ends = numbers.iter().map(|number| {
            let mut by_count = [NOWHERE; COUNTS];
            let ends = layout.ends_of(side.index(), *number);
            for (to, end) in by_count.iter_mut().zip(ends) {
                *to =
                    if layout.is_store(*end) { W::STORE } else { byte(usize::from(*end)).unwrap_or(NOWHERE) };
            }
            by_count
        });
        let mut marks = [0; PLACES + 1];
        for (first, places) in [(0, &own), (usize::from(W::BYTES), &other)] {
            for (pit, place) in places.iter().enumerate() {
                marks[first + pit + 1] = weights.of_mark(side, *place)?;
            }
        }
        Some(CompactWeights {
            by_count: numbers.iter().map(|number| weights.of_pit(*number)).collect(),
            pairs: numbers.iter().enumerate().map(pair).collect(),
            ends: ends.collect(),
            facing,
            marks,
            pits,
            weights: weights.clone(),
        })
    }

    /// The value of a board with `seeds` seeds in the pits to the player to move.
    #[inline]
    pub(crate) fn worth<W: CompactWord>(&self, board: CompactBoard<W>, seeds: i32) -> i32 {
        let cells = cells(board);
        let other = usize::from(W::BYTES);
        let byte = other - 1;
        let mut sum = self.weights.of_lead_and_move(board.lead());
        let mut filled = [0; 2];
        for (pit, by_count) in self.by_count.iter().enumerate() {
            let [mine, theirs] = [cells[pit & byte], cells[pit & byte | other]];
            let at = |seeds: u8| by_count[usize::from(seeds).min(COUNTS - 1)];
            sum += at(mine) - at(theirs);
            filled[0] += usize::from(mine > 0);
            filled[1] += usize::from(theirs > 0);
        }
        sum += self.weights.of_filled(filled);
        for (pit, pair) in self.pairs.iter().enumerate() {
            if let Some((faced, worth)) = pair {
                let faced = usize::from(*faced) & byte | other;
                let [mine, theirs] = [cells[pit & byte], cells[faced]].map(coarse);
                sum += worth[mine * COARSE + theirs];
            }
        }
        if let Some([reach, threats]) = self.weights.ends() {
            sum += self.sum_of_ends::<W>(&cells, 0, reach) - self.sum_of_ends::<W>(&cells, W::BYTES, threats);
        }
        if W::MARK.is_some() {
            let [mine, theirs] = board.marked().map(|mark| self.marks[usize::from(mark).min(PLACES)]);
            sum += mine - theirs;
        }
        between(sum, self.weights.full(seeds))
    }

    /// The value of the ends of laps to the player whose word starts at byte `first`.
    #[inline]
    fn sum_of_ends<W: CompactWord>(&self, cells: &Seeds, first: u8, worth: &Ends) -> Both {
        // From the view of the owner of the pits.
        let at = |byte: u8| cells[usize::from((byte ^ first) & (2 * W::BYTES - 1))];
        // By the byte where a lap ends; 0 for `NOWHERE`.
        let mut worths = [0; PLACES + 1];
        worths[usize::from(W::STORE)] = worth.store();
        for (pit, faced) in (0..).zip(&self.facing[..self.pits]) {
            let faced = if *faced == NOWHERE { 0 } else { at(*faced) };
            worths[usize::from(pit)] = worth.own(at(pit) > 0, faced);
            worths[usize::from(pit | W::BYTES)] = worth.enemy(at(pit | W::BYTES));
        }
        let ends = (0..).zip(&self.ends).map(|(pit, ends)| ends[usize::from(at(pit)).min(COUNTS - 1)]);
        ends.map(|end| worths[usize::from(end)]).sum()
    }
}

/// The seeds of both words by byte.
#[inline(always)]
pub(crate) fn cells<W: CompactWord>(board: CompactBoard<W>) -> Seeds {
    let mut cells = [0; PLACES];
    let bytes = usize::from(W::BYTES);
    for (word, cells) in board.words().into_iter().zip(cells.chunks_exact_mut(bytes)) {
        for (half, cells) in word.halves().into_iter().zip(cells.chunks_exact_mut(8)) {
            cells.copy_from_slice(&half.to_le_bytes());
        }
    }
    cells
}
