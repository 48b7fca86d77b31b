//! A net that looks at compact boards.

use naqala::{CompactBoard, CompactGame, Side};

use super::layout::COUNTS;
use super::{Net, Row};

/// Bytes of a word that are pits, at most.
const PITS: usize = 7;

/// A net with its rows in the order of a compact board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CompactNet {
    net: Net,
    /// By byte of the mover's word, then of the other's, and by count of seeds.
    rows: Vec<Row>,
    pits: usize,
}

impl CompactNet {
    /// The net for the boards of a game; `None` where the two orders differ from side to side.
    pub(crate) fn new(net: &Net, compact: &CompactGame) -> Option<CompactNet> {
        let facts = [Side::South, Side::North].map(|side| facts_of(net, compact, side));
        let [south, north] = facts;
        let facts = south.filter(|south| north.as_ref() == Some(south))?;
        let numbers = &net.numbers().rows;
        let rows = facts.iter().flat_map(|fact| &numbers[fact * COUNTS..(fact + 1) * COUNTS]);
        Some(CompactNet { rows: rows.copied().collect(), pits: facts.len() / 2, net: net.clone() })
    }

    /// What a board with so many seeds in the pits is worth to the player to move.
    #[inline]
    pub(crate) fn worth(&self, board: CompactBoard, seeds: i32) -> i32 {
        let layout = &self.net.layout;
        let phase = layout.phase(seeds);
        let numbers = &self.net.numbers().rows;
        let mut sums = self.net.numbers().bias;
        sums.add(&numbers[layout.first_phase() + phase]);
        if layout.has_score() {
            sums.add(&numbers[layout.first_lead() + layout.lead(board.lead())]);
        }
        let mut rows = self.rows.chunks_exact(COUNTS);
        for word in board.words() {
            let mut word = word;
            for of_pit in rows.by_ref().take(self.pits) {
                sums.add(&of_pit[((word & 0xFF) as usize).min(COUNTS - 1)]);
                word >>= 8;
            }
        }
        self.net.value(&sums, phase)
    }
}

/// The number of the facts of each byte, as a side sees the board that is to move.
fn facts_of(net: &Net, compact: &CompactGame, side: Side) -> Option<Vec<usize>> {
    let order = &net.layout.order[side.index() & 1];
    let pits = order.len() / 2;
    if pits > PITS {
        return None;
    }
    let places =
        [side, side.other()].into_iter().flat_map(|side| (0..pits as u8).map(move |pit| (side, pit)));
    places
        .map(|(side, pit)| {
            let pit = compact.mv(side, pit).pit()?.index();
            order.iter().position(|place| usize::from(*place) == pit)
        })
        .collect()
}
