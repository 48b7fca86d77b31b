//! A small neural net that evaluates positions, learnt from self-play.
//!
//! Every feature of a position (a number of seeds in a given pit, a lead) has a row of numbers. The rows of all features are
//! added up, clipped to the range from 0 to 1, squared, and weighted by how full the board is: the result is the log-odds of
//! winning. The idea comes from the efficiently updatable nets of shogi and chess programs (Y. Nasu, "Efficiently updatable
//! neural-network-based evaluation functions for computer shogi", 2018). A sowing changes most pits, so adding up all rows
//! again costs no more than updating the sums. All numbers are integers, so the values are the same on every machine.
//!
//! [`layout`] defines the features, [`file`] reads and writes nets, [`compact`] evaluates compact boards.

pub(crate) mod compact;
pub(crate) mod file;
pub(crate) mod layout;

use naqala::{Game, Position};
use wide::i16x8;

use layout::{NetLayout, PHASES};

/// Length of a row.
pub(crate) const HIDDEN: usize = 32;

/// Number of groups of phases. The phases of a group share the weights of the second layer.
pub(crate) const BUCKETS: usize = 8;

/// Fixed-point representation of 1 in the first layer. Its square times a weight of the second layer fits 16 bits.
pub(crate) const UNIT: i32 = 181;

/// Fixed-point representation of 1 in the second layer.
pub(crate) const OUTER_UNIT: i32 = 64;

/// The largest weight of the second layer.
pub(crate) const OUTER_MOST: i32 = 181;

/// Marks an absent fact in training data.
pub(crate) const NO_FACT: u16 = u16::MAX;

/// The largest value, in units of the search. It exceeds any lead on the board.
const MOST: i64 = 1 << 20;

/// Fractional bits of the factor that converts log-odds to values.
const SHIFT: u32 = 24;

/// The weights of a fact in the first layer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub(crate) struct Row(pub(crate) [i16; HIDDEN]);

/// The numbers of a net, as stored in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct NetNumbers {
    /// By fact.
    pub(crate) rows: Vec<Row>,
    pub(crate) bias: Row,
    /// By phase.
    pub(crate) outer: [Row; BUCKETS],
    /// By phase, in units of `UNIT² · OUTER_UNIT`.
    pub(crate) outer_bias: [i32; BUCKETS],
}

/// A net for positions of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Net {
    pub(crate) layout: NetLayout,
    numbers: NetNumbers,
    /// Converts sums of the second layer to values of the search.
    factor: i64,
}

impl Net {
    /// A net. Log-odds of `per_seed` correspond to the value `seed`.
    pub(crate) fn new(layout: NetLayout, numbers: NetNumbers, per_seed: f64, seed: i32) -> Net {
        let unit = f64::from(UNIT * UNIT) * f64::from(OUTER_UNIT);
        let factor = f64::from(seed) / per_seed / unit * f64::from(1_u32 << SHIFT);
        Net { layout, numbers, factor: factor.round() as i64 }
    }

    /// The value of a position to the player to move.
    #[inline]
    pub(crate) fn worth(&self, game: &Game, p: &Position) -> i32 {
        let mut sums = self.bias();
        let phase = self.layout.each(game, p, |row| sums.add(&self.numbers.rows[row]));
        self.value(&sums, phase)
    }

    /// The value of a position with these facts.
    pub(crate) fn worth_of(&self, facts: &[u16], phase: u8) -> i32 {
        let mut sums = self.bias();
        let facts = facts.iter().filter(|fact| **fact != NO_FACT);
        facts.for_each(|fact| sums.add(&self.numbers.rows[usize::from(*fact)]));
        self.value(&sums, usize::from(phase))
    }

    pub(crate) fn numbers(&self) -> &NetNumbers {
        &self.numbers
    }

    /// The sums without any facts.
    #[inline(always)]
    pub(crate) fn bias(&self) -> Sums {
        Sums(self.numbers.bias.lanes())
    }

    /// The value of the sums of the first layer.
    #[inline(always)]
    pub(crate) fn value(&self, sums: &Sums, phase: usize) -> i32 {
        let bucket = phase * BUCKETS / PHASES % BUCKETS;
        let [least, most] = [0, UNIT as i16].map(i16x8::splat);
        let products =
            sums.0.into_iter().zip(self.numbers.outer[bucket].lanes()).map(|(numbers, weights)| {
                let active = numbers.max(least).min(most);
                (active * weights).dot(active)
            });
        let sum = products.reduce(|sum, product| sum + product).map_or(0, |sum| sum.reduce_add());
        let log_odds = i64::from(sum) + i64::from(self.numbers.outer_bias[bucket]);
        ((log_odds * self.factor) >> SHIFT).clamp(-MOST, MOST) as i32
    }
}

impl Row {
    pub(crate) const ZERO: Row = Row([0; HIDDEN]);

    #[inline(always)]
    fn lanes(&self) -> Lanes {
        let (lanes, _) = self.0.as_chunks();
        std::array::from_fn(|at| i16x8::new(lanes[at]))
    }
}

/// The numbers of a row, eight at a time.
type Lanes = [i16x8; HIDDEN / 8];

/// Sums of rows.
#[derive(Clone, Copy)]
pub(crate) struct Sums(Lanes);

impl Sums {
    #[inline(always)]
    pub(crate) fn add(&mut self, row: &Row) {
        for (sums, more) in self.0.iter_mut().zip(row.lanes()) {
            *sums += more;
        }
    }
}

#[cfg(test)]
mod tests {
    use naqala::{CompactGame, CompactWord, Session, Silent, catalogue};

    use super::compact::CompactNet;
    use super::file::NetPart;
    use super::*;
    use crate::{Limits, Player, Random};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// A net of arbitrary numbers.
    fn net_of(game: &Game) -> Net {
        let layout = NetLayout::of(game).unwrap();
        let mut state = 7_u64;
        let mut number = |most: u64| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            ((state >> 33) % (2 * most + 1)) as i16 - most as i16
        };
        let mut row = |most| Row(std::array::from_fn(|_| number(most)));
        let numbers = NetNumbers {
            rows: (0..layout.rows()).map(|_| row(60)).collect(),
            bias: row(100),
            outer: std::array::from_fn(|_| row(OUTER_MOST as u64)),
            outer_bias: [1_000, -2_000, 3, 4, 5, 6, 7, 8],
        };
        Net::new(layout, numbers, 0.1, 256)
    }

    /// Positions of a random game.
    fn positions(game: &Game) -> Vec<Position> {
        let mut session = Session::new(game.clone());
        let mut anybody = Random::new(3);
        let mut positions = Vec::new();
        while session.outcome().is_none() && positions.len() < 200 {
            positions.push(*session.position());
            let mv = anybody.choose(&session, &Limits::default()).mv;
            session.play(mv, &mut Silent).unwrap();
        }
        positions
    }

    #[test]
    fn compact_boards_are_judged_as_positions_are() {
        for id in ["oware", "kalah"] {
            let game = catalogue::game(id).unwrap();
            judged_on(&game, &CompactGame::of(&game).unwrap());
        }
        for id in ["kalah", "toguz-kumalak"] {
            let game = catalogue::game(id).unwrap();
            judged_on(&game, &CompactGame::of_wide(&game).unwrap());
        }
    }

    fn judged_on<W: CompactWord>(game: &Game, compact: &CompactGame<W>) {
        let net = net_of(game);
        let on_compact = CompactNet::new(&net, compact).unwrap();
        let mut worths = std::collections::HashSet::new();
        for p in positions(game) {
            let board = compact.board(&p).unwrap();
            let worth = on_compact.worth(board, compact.stake(board));
            assert_eq!(worth, net.worth(game, &p), "{}", game.position_text(&p));
            worths.insert(worth);
        }
        assert!(worths.len() > 10, "{}", game.id());
    }

    #[test]
    fn every_position_has_its_facts() {
        for id in catalogue::ids() {
            let game = catalogue::game(id).unwrap();
            let Some(layout) = NetLayout::of(&game) else { continue };
            for p in positions(&game) {
                let mut facts = Vec::new();
                layout.each(&game, &p, |fact| facts.push(fact));
                assert!(
                    facts.len() <= layout.facts() && facts.iter().all(|fact| *fact < layout.rows()),
                    "{id}"
                );
            }
        }
    }

    #[test]
    fn a_net_is_read_as_it_was_written() {
        let game = catalogue::game("oware").unwrap();
        let net = net_of(&game);
        let part = NetPart {
            per_seed: 0.1,
            rows: net.numbers().rows.len(),
            hidden: HIDDEN,
            numbers: net.numbers().encoded(),
            ..NetPart::default()
        };
        assert_eq!(part.net(net.layout.clone(), 256).as_ref(), Ok(&net));
        let damaged = NetPart { numbers: part.numbers[4..].to_owned(), ..part };
        assert!(damaged.net(net.layout.clone(), 256).unwrap_err().contains("damaged"));
        let tiny = NetPart { per_seed: 1e-9, ..part.clone() };
        assert!(tiny.net(net.layout.clone(), 256).unwrap_err().contains("damaged"));
        let mut numbers = net.numbers().clone();
        numbers.rows[0].0[0] = i16::MAX;
        let kalah = NetLayout::of(&catalogue::game("toguz-kumalak").unwrap()).unwrap();
        assert!(part.net(kalah, 256).unwrap_err().contains("rows"));
        let large = NetPart { numbers: numbers.encoded(), ..part };
        assert!(large.net(net.layout, 256).unwrap_err().contains("damaged"));
    }
}
