//! Hashes of positions, for transposition tables and repetition tests.

use crate::board::pits::SEATS;
use crate::board::position::{Decision, NO_PIT, Position};
use crate::game::Game;

/// Two hashes of a position. Equal positions have equal hashes; others differ except with probability 2⁻⁶⁴.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fingerprint {
    /// The hash of everything that decides how the game continues, including the seeds already won.
    pub whole: u64,
    /// The hash of what the repetition rule compares: without winnings and unused counters.
    pub board: u64,
}

/// An odd constant: the golden ratio.
const GOLDEN: u64 = 0x9E37_79B9_7F4A_7C15;

/// Takes a further word into a hash; after the scheme of P. Evensen's and W. Yi's mixers: multiply to twice the
/// width, fold the halves.
#[inline(always)]
fn mix(hash: u64, word: u64) -> u64 {
    let wide = u128::from(hash ^ word) * u128::from(GOLDEN ^ word.rotate_left(32));
    (wide as u64) ^ (wide >> 64) as u64 ^ hash.rotate_left(23)
}

impl Game {
    /// The hashes of a position.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let start = game.start();
    /// let next = game.play(&start, game.moves(&start)[0], &mut naqala::Silent).unwrap();
    /// assert_ne!(game.fingerprint(&start), game.fingerprint(&next));
    /// ```
    #[inline]
    pub fn fingerprint(&self, p: &Position) -> Fingerprint {
        let mut board = mix(GOLDEN, self.turn_word(p));
        let mut won = u64::from_le_bytes([p.plies, p.captures[0], p.captures[1], 0, 0, 0, 0, 0]);
        for (cells, stores) in p.cells.chunks_exact(8).zip(&self.stores_by_chunk) {
            let word = u64::from_le_bytes(*cells.first_chunk().expect("a whole chunk"));
            board = mix(board, word & !stores);
            won = won.rotate_left(21) ^ (word & stores);
        }
        if p.marks != [0; SEATS] || self.territory || p.closed != 0 || p.bound != NO_PIT {
            for word in [p.marks[0], p.marks[1], p.closed, p.territory, u64::from(p.bound)] {
                board = mix(board, word);
            }
            if p.marks[2] | p.marks[3] != 0 {
                board = mix(mix(board, p.marks[2]), p.marks[3]);
            }
        }
        if p.decision != Decision::Pick {
            let word = [p.focus, p.direction, p.mode, p.clause, p.tally, p.named, p.hand, 0];
            board = mix(board, u64::from_le_bytes(word));
        }
        Fingerprint { whole: mix(board, won), board }
    }

    /// A hash of the seeds in the pits alone.
    #[inline]
    pub(crate) fn pits_print(&self, p: &Position) -> u64 {
        let eights = p.cells.chunks_exact(8).zip(&self.pits_by_chunk);
        eights.fold(GOLDEN, |hash, (cells, pits)| {
            mix(hash, u64::from_le_bytes(*cells.first_chunk().expect("a whole chunk")) & pits)
        })
    }

    /// For every eight places in use, the bytes of some of them.
    pub(crate) fn byte_masks(places: usize, of: impl IntoIterator<Item = usize>) -> Vec<u64> {
        let mut masks = vec![0; places.div_ceil(8)];
        for place in of {
            masks[place / 8] |= 0xFF << (8 * (place % 8));
        }
        masks
    }

    /// Who moves and what else the next decision depends on, in one word.
    #[inline(always)]
    fn turn_word(&self, p: &Position) -> u64 {
        if self.program.shortcuts.plain_turns {
            return u64::from_le_bytes([p.to_move as u8, p.decision as u8, p.starter as u8, 0, 0, 0, 0, 0]);
        }
        let memory = self.program.memory;
        let nth = if memory.nth { p.nth } else { 0 };
        let mut word = u64::from_le_bytes([
            p.to_move as u8 | (p.decision as u8) << 4,
            p.flags,
            p.blocked,
            p.threatened,
            p.last_target[0],
            p.last_target[1],
            p.reserve[0],
            p.reserve[1],
        ]);
        word ^= u64::from(nth) << 56 | u64::from(p.starter as u8) << 40;
        word
    }
}

#[cfg(test)]
mod tests {
    use crate::{Session, Silent, catalogue};
    use std::collections::HashMap;

    #[test]
    fn different_positions_have_different_fingerprints() {
        for id in catalogue::ids() {
            let game = catalogue::game(id).unwrap();
            let mut seen = HashMap::new();
            let mut random = 1_u64;
            for _ in 0..20 {
                let mut session = Session::new(game.clone());
                for _ in 0..200 {
                    let moves = session.moves();
                    if moves.is_empty() || session.outcome().is_some() {
                        break;
                    }
                    random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                    session.play_legal(moves[(random >> 33) as usize % moves.len()], &mut Silent);
                    let p = *session.position();
                    if p.is_over() {
                        break;
                    }
                    // Counters that no rule uses do not affect how the game continues.
                    let text = game.position_text(&p);
                    let fields = text.split(" / ").filter(|field| !field.starts_with("extra"));
                    let text = fields.collect::<Vec<_>>().join(" / ");
                    let known = seen.entry(game.fingerprint(&p).whole).or_insert_with(|| text.clone());
                    assert_eq!(*known, text, "{id}");
                }
            }
        }
    }
}
