//! Weights that look at compact boards.

use naqala::{CompactBoard, CompactGame, Side};

use super::layout::{COARSE, COUNTS, End, coarse};
use super::positional::{Both, Ends, Positional, between};

/// Pits of a row, at most, and the byte of the store.
const PITS: usize = 7;
const STORE: u8 = 7;

/// Bytes of both words.
const PLACES: usize = 2 * (PITS + 1);

/// Weights with their tables in the order of a compact board, all as seen by the player to move.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct CompactWeights {
    weights: Positional,
    pits: usize,
    /// By pit and count of seeds.
    by_count: Vec<[Both; COUNTS]>,
    /// By pit of the player to move: the pit of the other player that it faces, and what both are worth to him by the coarse
    /// classes of their seeds.
    pairs: Vec<Option<(u8, [Both; COARSE * COARSE])>>,
    /// By pit and count of seeds: the byte where a lap ends; [`NOWHERE`] if it ends nowhere.
    ends: Vec<[u8; COUNTS]>,
    /// By pit: the byte of the pit it faces.
    facing: [u8; PITS + 1],
}

/// Stands for the end of a lap that has none. Nothing ever lies there.
const NOWHERE: u8 = PLACES as u8;

/// The seeds of both words by byte, and nothing beyond.
type Seeds = [u8; PLACES + 1];

impl CompactWeights {
    /// The weights for the boards of a game; `None` where the two sides differ, or laps go more than one way.
    pub(crate) fn new(weights: &Positional, compact: &CompactGame) -> Option<CompactWeights> {
        let [south, north] =
            [Side::South, Side::North].map(|side| CompactWeights::seen_by(weights, compact, side));
        south.filter(|south| Some(south) == north.as_ref())
    }

    fn seen_by(weights: &Positional, compact: &CompactGame, side: Side) -> Option<CompactWeights> {
        let layout = weights.layout();
        let pits = layout.pits();
        if pits > PITS || layout.ways > 1 || weights.has_marks() {
            return None;
        }
        let place = |side: Side, pit: usize| Some(compact.mv(side, pit as u8).pit()?.index());
        let own: Vec<usize> = (0..pits).map(|pit| place(side, pit)).collect::<Option<_>>()?;
        let other: Vec<usize> = (0..pits).map(|pit| place(side.other(), pit)).collect::<Option<_>>()?;
        // The byte of a place on the board.
        let byte = |place: usize| {
            let at = |pits: &[usize]| pits.iter().position(|pit| *pit == place).map(|at| at as u8);
            at(&own).or_else(|| Some(at(&other)? + 8))
        };
        let numbers = own.iter().map(|place| layout.number(side, *place));
        let numbers: Vec<usize> = numbers.collect::<Option<_>>()?;
        let mut facing = [NOWHERE; PITS + 1];
        for (pit, place) in own.iter().enumerate() {
            facing[pit] = layout.faces(*place).and_then(byte).unwrap_or(NOWHERE);
        }
        let pair = |(pit, number): (usize, &usize)| {
            let other = facing[pit].checked_sub(8).filter(|other| usize::from(*other) < pits)?;
            Some((other, weights.pair_of(side, *number)?))
        };
        let ends = numbers.iter().map(|number| {
            let mut by_count = [NOWHERE; COUNTS];
            let ends = layout.ends_of(side.index(), *number);
            for (to, end) in by_count.iter_mut().zip(ends) {
                *to = if layout.is_store(*end) { STORE } else { byte(usize::from(*end)).unwrap_or(NOWHERE) };
            }
            by_count
        });
        Some(CompactWeights {
            by_count: numbers.iter().map(|number| weights.of_pit(*number)).collect(),
            pairs: numbers.iter().enumerate().map(pair).collect(),
            ends: ends.collect(),
            facing,
            pits,
            weights: weights.clone(),
        })
    }

    /// What a board with so many seeds in the pits is worth to the player to move.
    #[inline]
    pub(crate) fn worth(&self, board: CompactBoard, seeds: i32) -> i32 {
        let mut cells: Seeds = [0; PLACES + 1];
        let [mine, theirs] = board.words();
        cells[..8].copy_from_slice(&mine.to_le_bytes());
        cells[8..16].copy_from_slice(&theirs.to_le_bytes());
        let mut sum = self.weights.of_lead_and_move(board.lead());
        let mut filled = [0; 2];
        for (pit, by_count) in self.by_count.iter().enumerate() {
            let [own, other] = [cells[pit & 7], cells[pit & 7 | 8]];
            let at = |seeds: u8| by_count[usize::from(seeds).min(COUNTS - 1)];
            sum += at(own) - at(other);
            filled[0] += usize::from(own > 0);
            filled[1] += usize::from(other > 0);
        }
        sum += self.weights.of_filled(filled);
        for (pit, pair) in self.pairs.iter().enumerate() {
            if let Some((other, worth)) = pair {
                let [own, other] = [cells[pit & 7], cells[usize::from(other & 7) | 8]].map(coarse);
                sum += worth[own * COARSE + other];
            }
        }
        if let Some([reach, threats]) = self.weights.ends() {
            sum += self.sum_of_ends(&cells, 0, reach) - self.sum_of_ends(&cells, 8, threats);
        }
        between(sum, self.weights.full(seeds))
    }

    /// What the ends of laps are worth to the player whose word begins at byte `first`.
    #[inline]
    fn sum_of_ends(&self, cells: &Seeds, first: u8, worth: &Ends) -> Both {
        let mut sum = 0;
        for (pit, ends) in self.ends.iter().enumerate() {
            let seeds = usize::from(cells[pit & 7 | usize::from(first)]).min(COUNTS - 1);
            // Seen by the owner of the pit.
            let at = |byte: u8| cells[usize::from((byte ^ first) & 15)];
            let end = match ends[seeds] {
                NOWHERE => continue,
                STORE => End::Store,
                own @ 0..STORE => {
                    let faced = self.facing[usize::from(own)];
                    End::Own { is_filled: at(own) > 0, faced: if faced == NOWHERE { 0 } else { at(faced) } }
                }
                enemy => End::Enemy(at(enemy)),
            };
            sum += worth.worth(end);
        }
        sum
    }
}
