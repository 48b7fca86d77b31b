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
        let memory = self.program.memory;
        let mut board = mix(GOLDEN, self.turn_word(p));
        if memory.nth {
            board = mix(board, u64::from(p.nth));
        }
        // Words of which two may differ at once are never merely exclusive-ored: their differences might cancel out.
        let mut won = GOLDEN;
        if memory.plies || memory.captures {
            won = mix(won, u64::from_le_bytes([p.plies, p.captures[0], p.captures[1], 0, 0, 0, 0, 0]));
        }
        for (cells, stores) in p.cells.chunks_exact(8).zip(&self.stores_by_chunk) {
            let word = u64::from_le_bytes(*cells.first_chunk().expect("a whole chunk"));
            board = mix(board, word & !stores);
            if *stores != 0 {
                won = mix(won, word & stores);
            }
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
            let more = [p.lap_start, p.origin, p.sower as u8, 0, 0, 0, 0, 0];
            board = mix(mix(board, u64::from_le_bytes(word)), u64::from_le_bytes(more));
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

    /// Who moves and what else the next decision depends on, in one word, except for the number of the move in the turn.
    #[inline(always)]
    fn turn_word(&self, p: &Position) -> u64 {
        let turn = p.to_move as u8 | (p.starter as u8) << 2 | (p.decision as u8) << 4;
        if self.program.shortcuts.plain_turns {
            return u64::from(turn);
        }
        u64::from_le_bytes([
            turn,
            p.flags,
            p.blocked,
            p.threatened,
            p.last_target[0],
            p.last_target[1],
            p.reserve[0],
            p.reserve[1],
        ])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Choices, Rules, Session, Silent, catalogue};
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

    /// Positions that differ in two parts at once, chosen so that the differences would cancel out if the parts were merely
    /// exclusive-ored.
    #[test]
    fn differences_do_not_cancel_out() {
        let rules = |pits: u8, asks: &str| {
            let text = format!(
                "naqala = 2\nid = \"counts\"\nname = \"Counts\"\nabout = {{ summary = \"Counts.\", status = \"uncertain\" }}\n\
                 board = {{ layout = \"two-row\", pits = {pits} }}\nsetup = [{{ seeds = 3 }}]\n\
                 pick = [{{ from = \"own & filled\" }}]\nsettle = [{{ when = \"{asks}\", take = \"last\" }}]\n\
                 end = [{{ at = \"turn\", when = \"stuck(mover)\", leftovers = \"owner\", why = \"no move\" }}]\n"
            );
            let rules = Rules::parse("counts.toml", &text).unwrap_or_else(|errors| panic!("{errors}"));
            rules.compile(&Choices::new()).unwrap()
        };
        // Each part takes three bits of a number: the stores, and what the rules count.
        for (pits, asks) in
            [(7, "captures(mover) > 1"), (8, "plies + captures(mover) > 1"), (6, "nth + plies > 1")]
        {
            let game = rules(pits, asks);
            let memory = game.program.memory;
            let start = game.start();
            let mut prints = HashMap::new();
            for bits in 0..1_u32 << 12 {
                let three = |at: u32| (bits >> (3 * at) & 7) as u8;
                let mut p = start;
                p.cells[usize::from(2 * pits)] = three(0);
                p.cells[usize::from(2 * pits) + 1] = three(1);
                if memory.captures {
                    p.captures = [three(2), three(3)];
                } else {
                    p.nth = three(3);
                }
                if memory.plies {
                    p.plies = three(2);
                }
                let known = *prints.entry(game.fingerprint(&p).whole).or_insert(bits);
                assert_eq!(known, bits, "{asks}: {}", game.position_text(&p));
            }
        }
    }
}
