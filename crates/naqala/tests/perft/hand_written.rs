//! Three games, each with a kernel written by hand: a reference for the speed of the library's kernels and a check of their
//! counts.

use std::hint::black_box;

/// A hand-written kernel for a game with its default rules.
#[derive(Clone, Copy)]
pub(crate) struct HandWritten {
    /// Name of the game.
    pub(crate) game: &'static str,
    /// The number of sequences of this many plies. The last ply of each is played, too.
    pub(crate) perft: fn(u32) -> u64,
}

pub(crate) const ALL: [HandWritten; 3] = [
    HandWritten { game: "oware", perft: oware::perft },
    HandWritten { game: "kalah", perft: kalah::perft },
    HandWritten { game: "toguz-kumalak", perft: toguz::perft },
];

/// What a lap adds to the words of the player to move and of the opponent, and the place of its last seed: 0 to 5 are the
/// mover's pits, 7 the mover's store, 8 to 13 the opponent's pits.
#[derive(Clone, Copy, Default)]
struct Lap {
    mine: u64,
    theirs: u64,
    last: usize,
}

/// By pit, then by seeds, for a word with a byte for each pit and the store in the highest one.
type Laps = [Lap; 8 << 6];

/// Laps along these places, with or without the one where they start.
fn laps(track: &[usize], skips_start: bool) -> Laps {
    let mut laps = [Lap::default(); 8 << 6];
    for start in 0..6 {
        let (mut at, mut words) = (start, [0_u64; 2]);
        for seeds in 1..64_u64 {
            at = (at + 1) % track.len();
            if skips_start && at == start {
                at = (at + 1) % track.len();
            }
            let last = track[at];
            words[last >> 3] += 1 << (8 * (last & 7));
            let mine = words[0].wrapping_sub(seeds << (8 * start));
            laps[start << 6 | seeds as usize] = Lap { mine, theirs: words[1], last };
        }
    }
    laps
}

/// Counts a last ply that was played like any other; the compiler must not optimize it away.
#[inline(always)]
fn played<T>(next: &T) -> u64 {
    black_box(next);
    1
}

const PITS: u64 = 0x0000_FFFF_FFFF_FFFF;

fn at(word: u64, pit: usize) -> u64 {
    word >> (8 * pit) & 0xFF
}

fn sown(laps: &Laps, [mine, theirs]: [u64; 2], pit: usize) -> ([u64; 2], usize) {
    let lap = &laps[pit << 6 | (at(mine, pit) & 63) as usize];
    ([mine.wrapping_add(lap.mine), theirs.wrapping_add(lap.theirs)], lap.last)
}

mod oware {
    use super::{Laps, PITS, at, laps, played, sown};

    pub(super) fn perft(depth: u32) -> u64 {
        let laps = laps(&[0, 1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13], true);
        count(&laps, [0x0404_0404_0404; 2], depth)
    }

    fn count(laps: &Laps, board: [u64; 2], depth: u32) -> u64 {
        let must_feed = board[1] & PITS == 0;
        let mut nodes = 0;
        for pit in 0..6 {
            if at(board[0], pit) == 0 {
                continue;
            }
            let (mut next, last) = sown(laps, board, pit);
            if must_feed && next[1] & PITS == 0 {
                continue;
            }
            capture(&mut next, last);
            nodes += match depth {
                1 => played(&next),
                _ if next[0] >> 56 > 24 => 0,
                _ => count(laps, [next[1], next[0]], depth - 1),
            };
        }
        nodes
    }

    fn capture(board: &mut [u64; 2], last: usize) {
        let mut pit = last;
        while pit >= 8 {
            let seeds = at(board[1], pit - 8);
            if seeds & !1 != 2 {
                return;
            }
            board[1] -= seeds << (8 * (pit - 8));
            board[0] += seeds << 56;
            pit -= 1;
        }
    }
}

mod kalah {
    use super::{Laps, PITS, at, laps, played, sown};

    pub(super) fn perft(depth: u32) -> u64 {
        let laps = laps(&[0, 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13], false);
        count(&laps, [0x0404_0404_0404; 2], depth)
    }

    fn count(laps: &Laps, board: [u64; 2], depth: u32) -> u64 {
        let mut nodes = 0;
        for pit in 0..6 {
            if at(board[0], pit) == 0 {
                continue;
            }
            let (mut next, last) = sown(laps, board, pit);
            if last < 6 && at(next[0], last) == 1 {
                let facing = at(next[1], 5 - last);
                if facing > 0 {
                    next[1] -= facing << (8 * (5 - last));
                    next[0] -= 1 << (8 * last);
                    next[0] += (facing + 1) << 56;
                }
            }
            let is_over = next[0] >> 56 > 24 || next[0] & PITS == 0 || next[1] & PITS == 0;
            nodes += match depth {
                1 => played(&next),
                _ if is_over => 0,
                _ if last == 7 => count(laps, next, depth - 1),
                _ => count(laps, [next[1], next[0]], depth - 1),
            };
        }
        nodes
    }
}

mod toguz {
    use super::played;

    /// The pits of one player, then those of the other.
    const PITS: usize = 18;

    /// No pit is marked.
    const NONE: usize = usize::MAX;

    #[derive(Clone, Copy)]
    struct Board {
        cells: [u8; 32],
        stores: [u8; 2],
        /// The pit each player has marked.
        marks: [usize; 2],
    }

    /// By pit, then by seeds up to a full round: the seeds added to each pit.
    type Rounds = [[[u8; 32]; PITS + 1]; PITS];

    pub(super) fn perft(depth: u32) -> u64 {
        let mut rounds = [[[0_u8; 32]; PITS + 1]; PITS];
        for (start, row) in rounds.iter_mut().enumerate() {
            for (seeds, gains) in row.iter_mut().enumerate() {
                let first = start + usize::from(seeds == 1);
                (0..seeds).for_each(|seed| gains[(first + seed) % PITS] += 1);
                gains[start] = gains[start].wrapping_sub(seeds as u8);
            }
        }
        let mut cells = [0; 32];
        cells[..PITS].fill(9);
        count(&rounds, &Board { cells, stores: [0; 2], marks: [NONE; 2] }, 0, depth)
    }

    fn count(rounds: &Rounds, board: &Board, side: usize, depth: u32) -> u64 {
        let mut nodes = 0;
        for pit in 9 * side..9 * side + 9 {
            let seeds = usize::from(board.cells[pit]);
            if seeds == 0 {
                continue;
            }
            let mut next = *board;
            play(rounds, &mut next, side, pit, seeds);
            nodes += match depth {
                1 => played(&next),
                _ if next.stores.iter().any(|store| *store > 81) => 0,
                _ => count(rounds, &next, 1 - side, depth - 1),
            };
        }
        nodes
    }

    fn play(rounds: &Rounds, board: &mut Board, side: usize, pit: usize, seeds: usize) {
        let mut left = seeds;
        while left > PITS {
            add(&mut board.cells, &rounds[pit][PITS]);
            left -= PITS;
        }
        add(&mut board.cells, &rounds[pit][left]);
        let last = if seeds == 1 { pit + 1 } else { pit + seeds - 1 } % PITS;
        for owner in 0..2 {
            if let Some(seeds) = board.cells.get_mut(board.marks[owner]) {
                board.stores[owner] += std::mem::take(seeds);
            }
        }
        if last / 9 == side || board.marks.contains(&last) {
            return;
        }
        let held = board.cells[last];
        let may_mark =
            || board.marks[side] == NONE && last % 9 != 8 && board.marks[1 - side] != (last + 9) % PITS;
        let marks = held == 3 && may_mark();
        if marks {
            board.marks[side] = last;
        }
        if marks || held.is_multiple_of(2) {
            board.stores[side] += held;
            board.cells[last] = 0;
        }
    }

    fn add(cells: &mut [u8; 32], gains: &[u8; 32]) {
        for (cell, gain) in cells.iter_mut().zip(gains) {
            *cell = cell.wrapping_add(*gain);
        }
    }
}
