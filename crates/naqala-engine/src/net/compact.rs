//! Evaluates compact boards with a net.

use naqala::{CompactBoard, CompactGame, CompactWord, Side};

use super::layout::COUNTS;
use super::{Net, Row};
use crate::weights::compact::cells;

/// A net with its rows in the order of a compact board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CompactNet {
    net: Net,
    /// By byte, first of the mover's word, then of the opponent's, and by number of seeds.
    rows: Vec<Row>,
    pits: usize,
    /// By player and by the pit they have marked, numbered as in [`CompactBoard::marked`]: the index of the row.
    marks: [Vec<Option<usize>>; 2],
}

impl CompactNet {
    /// The net for the boards of a game; `None` if the two sides have different orders of pits.
    pub(crate) fn new<W: CompactWord>(net: &Net, compact: &CompactGame<W>) -> Option<CompactNet> {
        let facts = [Side::South, Side::North].map(|side| facts_of(net, compact, side));
        let [south, north] = facts;
        let facts = south.filter(|south| north.as_ref() == Some(south))?;
        let pits = facts.len() / 2;
        let marks = [0, 1].map(|player| marks_of::<W>(net, &facts, player));
        if net.layout.has_marks() && W::MARK.is_none() {
            return None;
        }
        let numbers = &net.numbers().rows;
        let rows = facts.iter().flat_map(|fact| &numbers[fact * COUNTS..(fact + 1) * COUNTS]);
        Some(CompactNet { rows: rows.copied().collect(), pits, marks, net: net.clone() })
    }

    /// The value of a board with `seeds` seeds in the pits to the player to move.
    #[inline]
    pub(crate) fn worth<W: CompactWord>(&self, board: CompactBoard<W>, seeds: i32) -> i32 {
        let layout = &self.net.layout;
        let phase = layout.phase(seeds);
        let numbers = &self.net.numbers().rows;
        let mut sums = self.net.bias();
        sums.add(&numbers[layout.first_phase() + phase]);
        if layout.has_score() {
            sums.add(&numbers[layout.first_lead() + layout.lead(board.lead())]);
        }
        let (rows, _) = self.rows.as_chunks::<COUNTS>();
        let (mine, theirs) = rows.split_at(self.pits.min(rows.len()));
        let cells = cells(board);
        for (rows, cells) in [mine, theirs].into_iter().zip(cells.chunks_exact(usize::from(W::BYTES))) {
            for (of_pit, seeds) in rows.iter().zip(cells) {
                sums.add(&of_pit[usize::from(*seeds).min(COUNTS - 1)]);
            }
        }
        if W::MARK.is_some() && layout.has_marks() {
            for (rows, mark) in self.marks.iter().zip(board.marked()) {
                if let Some(row) = rows.get(usize::from(mark)).copied().flatten() {
                    sums.add(&numbers[row]);
                }
            }
        }
        self.net.value(&sums, phase)
    }
}

/// The rows of a player's marks, by one more than the number of the pit as the player numbers them.
fn marks_of<W: CompactWord>(net: &Net, facts: &[usize], player: usize) -> Vec<Option<usize>> {
    let pits = facts.len() / 2;
    let mut rows = vec![None; 2 * usize::from(W::BYTES) + 1];
    for (at, fact) in facts.iter().enumerate() {
        // Pits are numbered from the player's view, their own first; facts are numbered from the view of the player to move.
        let (half, pit) = (usize::from(at >= pits) ^ player, at % pits.max(1));
        let number = half * usize::from(W::BYTES) + pit;
        rows[number + 1] = Some(net.layout.first_mark() + player * 2 * pits + fact);
    }
    rows
}

/// The index of the facts of each byte, as seen when this side is to move.
fn facts_of<W: CompactWord>(net: &Net, compact: &CompactGame<W>, side: Side) -> Option<Vec<usize>> {
    let order = &net.layout.order[side.index() & 1];
    let pits = order.len() / 2;
    if pits > W::PITS {
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
