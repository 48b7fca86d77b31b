//! Prepared laps: what a lap adds to a board if nothing can happen on the way.

use crate::board::position::{MAX_CELLS, NO_PIT};
use crate::board::{Board, Track};
use wide::u8x16;

/// Places a table can add to at once; larger boards are sown seed by seed.
pub(crate) const TABLE_WIDTH: usize = 32;

/// Prepared laps of one track: for a start and a number of seeds, what every place gets and where it ends.
#[derive(Clone, Debug)]
pub(crate) struct SowTable {
    /// Seeds that make one full round.
    round: usize,
    /// The first sixteen places are all there are.
    is_narrow: bool,
    /// By start, then number of seeds: what every place gets.
    rows: Vec<Row>,
    /// By start, then number of seeds: where the last one falls.
    ends: Vec<u8>,
}

#[derive(Clone, Copy, Debug)]
#[repr(align(32))]
struct Row {
    gains: [u8; TABLE_WIDTH],
}

impl SowTable {
    /// Prepares the laps of a track; `None` if the board is too large.
    pub(crate) fn new(
        board: &Board,
        track: &Track,
        first_in_start: bool,
        skips_start: bool,
    ) -> Option<SowTable> {
        let places = board.pit_count() + board.players();
        if places > TABLE_WIDTH {
            return None;
        }
        let round = track.length - usize::from(skips_start);
        if round == 0 {
            return None;
        }
        let mut rows = vec![Row { gains: [0; TABLE_WIDTH] }; places * (round + 1)];
        // Seeds of a pit that does not lie on the track stay there.
        let mut ends: Vec<u8> = (0..places as u8).flat_map(|start| vec![start; round + 1]).collect();
        for start in (0..places as u8).filter(|start| track.next[*start as usize] != NO_PIT) {
            let mut gains = [0; TABLE_WIDTH];
            let mut at = start;
            for seeds in 0..=round {
                if seeds > 0 {
                    if !(seeds == 1 && first_in_start) {
                        at = track.next[at as usize];
                    }
                    if skips_start && at == start {
                        at = track.next[at as usize];
                    }
                    gains[at as usize] += 1;
                }
                // The row also takes the seeds out of the pit they are lifted from.
                let mut row = Row { gains };
                row.gains[start as usize] = row.gains[start as usize].wrapping_sub(seeds as u8);
                rows[start as usize * (round + 1) + seeds] = row;
                ends[start as usize * (round + 1) + seeds] = at;
            }
        }
        Some(SowTable { round, is_narrow: places <= 16, rows, ends })
    }

    /// Lifts `seeds` from `start` and sows them; answers where the last one falls.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn add(&self, cells: &mut [u8; MAX_CELLS], start: u8, mut seeds: usize) -> u8 {
        let of_start = start as usize * (self.round + 1);
        while seeds > self.round {
            self.add_row(cells, of_start + self.round);
            seeds -= self.round;
        }
        self.add_row(cells, of_start + seeds);
        self.ends[of_start + seeds]
    }

    #[inline(always)]
    fn add_row(&self, cells: &mut [u8; MAX_CELLS], row: usize) {
        let gains = &self.rows[row].gains;
        add_sixteen(
            cells.first_chunk_mut().expect("enough places"),
            gains.first_chunk().expect("enough gains"),
        );
        if !self.is_narrow {
            let (_, cells) = cells.split_at_mut(16);
            add_sixteen(
                cells.first_chunk_mut().expect("enough places"),
                gains.last_chunk().expect("enough gains"),
            );
        }
    }
}

/// Adds sixteen counts at once, each modulo 256.
#[inline(always)]
fn add_sixteen(cells: &mut [u8; 16], gains: &[u8; 16]) {
    *cells = (u8x16::new(*cells) + u8x16::new(*gains)).to_array();
}
