//! Prepared laps: what a lap adds to a board if nothing can happen on the way.

use crate::board::position::{MAX_CELLS, NO_PIT};
use crate::board::{Board, Track};
use crate::program::shortcuts::FAST_BEFORE_SMALL;
use wide::u8x16;

/// Places that are added to at once.
const CHUNK: usize = 16;

/// Larger boards are sown seed by seed.
const MOST_PLACES: usize = 64;

/// Prepared laps of one track: for a start and a number of seeds, what every place gets and where it ends.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SowTable {
    /// Seeds that make one full round.
    round: usize,
    /// The chunks of sixteen places that the track runs through: the first, and how many they are. In four rows, where each
    /// player sows round their own two, it is often one.
    first: usize,
    chunks: usize,
    /// By start, then number of seeds, then chunk: what every place gets.
    rows: Vec<Row>,
    /// By start, then number of seeds: where the last one falls.
    ends: Vec<u8>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
#[repr(align(16))]
struct Row {
    gains: [u8; CHUNK],
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
        if places > MOST_PLACES {
            return None;
        }
        let round = track.length - usize::from(skips_start);
        if round == 0 {
            return None;
        }
        let starts = || (0..places as u8).filter(|start| track.next[*start as usize] != NO_PIT);
        let first = usize::from(starts().min()?) / CHUNK;
        let chunks = usize::from(starts().max()?) / CHUNK - first + 1;
        // Seeds of a pit that does not lie on the track stay there.
        let mut rows = vec![Row { gains: [0; CHUNK] }; places * (round + 1) * chunks];
        let mut ends: Vec<u8> = (0..places as u8).flat_map(|start| vec![start; round + 1]).collect();
        for start in starts() {
            let mut gains = [0_u8; MOST_PLACES];
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
                let mut lap = gains;
                lap[start as usize] = lap[start as usize].wrapping_sub(seeds as u8);
                let number = start as usize * (round + 1) + seeds;
                let (touched, _) = lap[CHUNK * first..].as_chunks();
                for (row, gains) in rows[number * chunks..].iter_mut().zip(&touched[..chunks]) {
                    row.gains = *gains;
                }
                ends[number] = at;
            }
        }
        Some(SowTable { round, first, chunks, rows, ends })
    }

    /// The memory it takes, in bytes.
    pub(crate) fn size(&self) -> usize {
        self.rows.len() * size_of::<Row>() + self.ends.len()
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
        let (cells, _) = cells.as_chunks_mut();
        if FAST_BEFORE_SMALL && self.chunks == 1 {
            add_sixteen(&mut cells[self.first], &self.rows[row].gains);
        } else {
            let rows = &self.rows[row * self.chunks..][..self.chunks];
            for (cells, row) in cells[self.first..].iter_mut().zip(rows) {
                add_sixteen(cells, &row.gains);
            }
        }
    }
}

/// Adds sixteen counts at once, each modulo 256.
#[inline(always)]
fn add_sixteen(cells: &mut [u8; CHUNK], gains: &[u8; CHUNK]) {
    *cells = (u8x16::new(*cells) + u8x16::new(*gains)).to_array();
}
