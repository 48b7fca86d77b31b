//! Evaluates the sets, numbers and tests of the rules in the middle of a move.

use crate::game::Game;
use crate::language::meaning::{Number, Relation, Set, Test, Who};
use crate::moves::Direction;
use crate::pits::{Pit, PitSet, Side};
use crate::position::{FLAG_SWAPPED, MAX_CELLS, NO_PIT, Position};

/// What a move under way knows beside the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scene {
    pub(crate) mover: Side,
    /// The pit the hand was lifted from.
    pub(crate) start: u8,
    /// The pit of the last seed.
    pub(crate) last: u8,
    /// The pit a seed falls into, or a capture has come to.
    pub(crate) here: u8,
    pub(crate) landing: u8,
    /// The pit in question: what `seeds` alone means.
    pub(crate) focus: u8,
    /// What the pit of the last seed held before it.
    pub(crate) before: u8,
    pub(crate) direction: Direction,
    pub(crate) mode: u8,
    /// The number of the `[[pick]]` case the move comes from.
    pub(crate) case: u8,
    pub(crate) final_seed: bool,
    pub(crate) relayed: bool,
    /// Seeds that stay in the pit about to be relayed.
    pub(crate) leave: u8,
    pub(crate) visited: PitSet,
    /// The filled pits, kept while moves are chosen and nothing changes on the board.
    pub(crate) filled: Option<PitSet>,
}

impl Scene {
    #[inline(always)]
    pub(crate) fn new(mover: Side) -> Scene {
        Scene {
            mover,
            start: NO_PIT,
            last: NO_PIT,
            here: NO_PIT,
            landing: NO_PIT,
            focus: NO_PIT,
            before: 0,
            direction: Direction::CounterClockwise,
            mode: 0,
            case: 0,
            final_seed: false,
            relayed: false,
            leave: 0,
            visited: PitSet::EMPTY,
            filled: None,
        }
    }
}

#[inline(always)]
fn point(pit: u8) -> PitSet {
    if pit == NO_PIT { PitSet::EMPTY } else { PitSet::single(pit) }
}

const ONES: u64 = 0x0101_0101_0101_0101;
const HIGHS: u64 = 0x8080_8080_8080_8080;

/// Bit `i` of the result is the high bit of byte `i`.
#[inline(always)]
fn gather_high_bits(word: u64) -> u64 {
    (word >> 7 & ONES).wrapping_mul(0x0102_0408_1020_4080) >> 56
}

/// The high bit of every byte that is at least `least` (1 to 128).
#[inline(always)]
fn bytes_at_least(word: u64, least: u8) -> u64 {
    (((word & !HIGHS) + ONES * u64::from(128 - least)) | word) & HIGHS
}

/// Which of the eight places of a chunk hold at least `least` seeds.
#[inline(always)]
fn eight_at_least(p: &Position, chunk: usize, least: u8) -> u64 {
    let bytes = p.cells[8 * chunk..].first_chunk().expect("boards have whole words");
    gather_high_bits(bytes_at_least(u64::from_le_bytes(*bytes), least))
}

impl Game {
    /// The pits holding at least `least` seeds (1 to 128), eight pits at a time.
    #[inline(always)]
    pub(crate) fn at_least(&self, p: &Position, least: u8) -> PitSet {
        let eight = |chunk: usize| u128::from(eight_at_least(p, chunk, least)) << (8 * chunk);
        PitSet((0..self.chunks).fold(0, |set, chunk| set | eight(chunk))) & self.all
    }

    /// The filled pits of a board of up to 64 pits.
    #[inline(always)]
    pub(crate) fn filled_low(&self, p: &Position) -> u64 {
        let eight = |chunk: usize| eight_at_least(p, chunk, 1) << (8 * chunk);
        // Two words hold every board of up to sixteen pits.
        if self.chunks <= 2 {
            return eight(0) | eight(1);
        }
        (0..self.chunks.min(8)).fold(0, |set, chunk| set | eight(chunk))
    }

    #[inline(always)]
    pub(crate) fn filled(&self, p: &Position) -> PitSet {
        self.at_least(p, 1)
    }

    #[inline(always)]
    fn filled_in(&self, p: &Position, s: &Scene) -> PitSet {
        s.filled.unwrap_or_else(|| self.filled(p))
    }

    fn holding(&self, p: &Position, least: u8, most: u8) -> PitSet {
        if (1..=128).contains(&least) {
            let enough = self.at_least(p, least);
            return match most {
                255 => enough,
                0..128 => enough - self.at_least(p, most + 1),
                _ => enough.into_iter().filter(|pit| p.seeds(*pit) <= most).collect(),
            };
        }
        self.all.into_iter().filter(|pit| (least..=most).contains(&p.seeds(*pit))).collect()
    }

    /// The pits a player owns.
    #[inline(always)]
    pub(crate) fn owned(&self, p: &Position, side: Side) -> PitSet {
        if self.territory {
            let north = PitSet(u128::from(p.territory));
            if side == Side::North { north } else { self.all - north }
        } else {
            self.homes[side.index() & 1]
        }
    }

    #[inline(always)]
    pub(crate) fn player(&self, p: &Position, s: &Scene, who: Who) -> Side {
        match who {
            Who::Mover | Who::Anyone => s.mover,
            Who::Other => self.opponent(s.mover),
            Who::Starter => p.starter,
        }
    }

    #[inline(always)]
    pub(crate) fn set(&self, set: &Set, p: &Position, s: &Scene) -> PitSet {
        match set {
            Set::Fixed(sets) => sets[s.mover.index() & 1],
            Set::FilledOf(sets) => self.filled_in(p, s) & sets[s.mover.index() & 1],
            Set::Last => point(s.last),
            other => self.composed_set(other, p, s),
        }
    }

    fn composed_set(&self, set: &Set, p: &Position, s: &Scene) -> PitSet {
        match set {
            Set::Fixed(sets) => sets[s.mover.index() & 1],
            Set::Territory(who) => self.owned(p, self.player(p, s, *who)),
            Set::Filled => self.filled_in(p, s),
            Set::FilledOf(sets) => self.filled_in(p, s) & sets[s.mover.index() & 1],
            Set::Holding { least, most } => self.holding(p, *least, *most),
            Set::Start => point(s.start),
            Set::Last => point(s.last),
            Set::Here => point(s.here),
            Set::Landing => point(s.landing),
            Set::Marks(Who::Anyone) => PitSet(u128::from(p.marks[0] | p.marks[1])),
            Set::Marks(who) => p.marks(self.player(p, s, *who)),
            Set::Closed => p.closed(),
            Set::Blocked => point(p.blocked),
            Set::Threatened => point(p.threatened),
            Set::Visited => s.visited,
            Set::LastTarget => point(p.last_target[s.mover.index() & 1]),
            Set::Related(relation, of) => self.related(*relation, self.composed_set(of, p, s), p, s),
            Set::Both(a, b) => self.composed_set(a, p, s) & self.composed_set(b, p, s),
            Set::Either(a, b) => self.composed_set(a, p, s) | self.composed_set(b, p, s),
            Set::Without(a, b) => self.composed_set(a, p, s) - self.composed_set(b, p, s),
        }
    }

    fn related(&self, relation: Relation, of: PitSet, p: &Position, s: &Scene) -> PitSet {
        let through = |table: &[u8; MAX_CELLS]| {
            of.into_iter().map(|pit| point(table[pit.index()])).fold(PitSet::EMPTY, |all, one| all | one)
        };
        match relation {
            Relation::Facing => through(&self.board.facing),
            Relation::Behind => through(&self.board.behind),
            Relation::Twin => through(&self.board.twin),
            Relation::Next => self.step_over_closed(p, of, &self.board.track(s.mover, s.direction).next),
            Relation::Previous => {
                self.step_over_closed(p, of, &self.board.track(s.mover, s.direction).previous)
            }
            Relation::NextFilled => {
                let track = self.board.track(s.mover, s.direction);
                let filled = self.filled(p);
                let first_filled = |pit: Pit| {
                    let mut at = pit.0;
                    for _ in 0..track.length {
                        at = track.next[at as usize];
                        if filled.has(at) {
                            return PitSet::single(at);
                        }
                    }
                    PitSet::EMPTY
                };
                of.into_iter().map(first_filled).fold(PitSet::EMPTY, |all, one| all | one)
            }
            Relation::Column => of
                .into_iter()
                .filter_map(|pit| self.board.columns_of.get(pit.index()))
                .fold(PitSet::EMPTY, |all, mates| all | *mates),
        }
    }

    /// One step along a track from every pit of a set; pits out of play are stepped over.
    fn step_over_closed(&self, p: &Position, of: PitSet, steps: &[u8; MAX_CELLS]) -> PitSet {
        let step = |pit: Pit| {
            let mut at = steps[pit.index()];
            while at != NO_PIT && at != pit.0 && p.closed().has(at) {
                at = steps[at as usize];
            }
            point(at)
        };
        of.into_iter().map(step).fold(PitSet::EMPTY, |all, one| all | one)
    }

    pub(crate) fn seeds_in(&self, p: &Position, set: PitSet) -> i32 {
        set.into_iter().map(|pit| i32::from(p.seeds(pit))).sum()
    }

    pub(crate) fn number(&self, number: &Number, p: &Position, s: &Scene) -> i32 {
        match number {
            Number::Fixed(value) => *value,
            Number::Seeds(set) => self.seeds_in(p, self.set(set, p, s)),
            Number::Size(set) => self.set(set, p, s).len() as i32,
            Number::Focus => self.focus_seeds(p, s),
            Number::Before => i32::from(s.before),
            Number::Store(who) => i32::from(p.seeds(self.board.store(self.player(p, s, *who)))),
            Number::Reserve(who) => i32::from(p.reserve(self.player(p, s, *who))),
            Number::Remaining => {
                i32::from(self.total)
                    - self.sides().map(|side| i32::from(p.seeds(self.board.store(side)))).sum::<i32>()
            }
            Number::Total => i32::from(self.total),
            Number::Plies => i32::from(p.plies),
            Number::Nth => i32::from(p.nth) + 1,
            Number::Plus(a, b) => self.number(a, p, s) + self.number(b, p, s),
            Number::Minus(a, b) => self.number(a, p, s) - self.number(b, p, s),
            Number::Min(a, b) => self.number(a, p, s).min(self.number(b, p, s)),
            Number::Times(a, b) => self.number(a, p, s).saturating_mul(self.number(b, p, s)),
        }
    }

    #[inline(always)]
    fn focus_seeds(&self, p: &Position, s: &Scene) -> i32 {
        p.cells.get(s.focus as usize).map_or(0, |seeds| i32::from(*seeds))
    }

    /// Evaluates a test; the commonest kinds at once.
    #[inline(always)]
    pub(crate) fn test(&self, test: &Test, p: &Position, s: &Scene) -> bool {
        match test {
            Test::Always => true,
            Test::All(parts) => {
                for part in parts {
                    if !self.quick_test(part, p, s) {
                        return false;
                    }
                }
                true
            }
            Test::Any(parts) => {
                for part in parts {
                    if self.quick_test(part, p, s) {
                        return true;
                    }
                }
                false
            }
            other => self.quick_test(other, p, s),
        }
    }

    #[inline(always)]
    fn quick_test(&self, test: &Test, p: &Position, s: &Scene) -> bool {
        match test {
            Test::LastIn(sets) => s.last != NO_PIT && sets[s.mover.index() & 1].has(s.last),
            Test::HereIn(sets) => s.here != NO_PIT && sets[s.mover.index() & 1].has(s.here),
            Test::FocusIn(counts) => counts.has(self.focus_seeds(p, s)),
            Test::BeforeIs(count) => s.before == *count,
            Test::StoreIn { who, least, most } => {
                let store = p.cells[self.first_store + self.player(p, s, *who).index()];
                *least <= store && store <= *most
            }
            Test::Stuck(Who::Mover) => !self.has_move_as(p, s.mover),
            Test::EmptyLow(sets) => self.filled_low(p) & sets[s.mover.index() & 1] == 0,
            Test::SomeEmptyLow(rows) => {
                let filled = self.filled_low(p);
                rows.iter().any(|sets| filled & sets[s.mover.index() & 1] == 0)
            }
            other => self.composed_test(other, p, s),
        }
    }

    fn composed_test(&self, test: &Test, p: &Position, s: &Scene) -> bool {
        match test {
            Test::Always => true,
            Test::Never => false,
            Test::Meet(a, b) => !(self.set(a, p, s) & self.set(b, p, s)).is_empty(),
            Test::Exists(set) => !self.set(set, p, s).is_empty(),
            Test::Filled(set) => self.any_seed(p, s, self.set(set, p, s)),
            Test::Empty(set) => !self.any_seed(p, s, self.set(set, p, s)),
            Test::In(number, counts) => counts.has(self.number(number, p, s)),
            Test::Compare(comparison, a, b) => comparison.holds(self.number(a, p, s), self.number(b, p, s)),
            Test::Even(number) => self.number(number, p, s) % 2 == 0,
            Test::Mode(wanted) => wanted >> s.mode & 1 != 0,
            Test::FirstTurn(who) => !p.has_moved(self.player(p, s, *who)),
            Test::Stuck(who) => !self.has_move_as(p, self.player(p, s, *who)),
            Test::Final => s.final_seed,
            Test::Clockwise => s.direction == Direction::Clockwise,
            Test::Swapped => p.flags & FLAG_SWAPPED != 0,
            Test::Visited(set) => !(s.visited & self.set(set, p, s)).is_empty(),
            Test::Relayed => s.relayed,
            Test::Takes(set) => self.takes(p, s, self.set(set, p, s)),
            Test::All(parts) => parts.iter().all(|part| self.test(part, p, s)),
            Test::Any(parts) => parts.iter().any(|part| self.test(part, p, s)),
            Test::Not(inner) => !self.test(inner, p, s),
            Test::LastIn(_)
            | Test::HereIn(_)
            | Test::FocusIn(_)
            | Test::BeforeIs(_)
            | Test::EmptyLow(_)
            | Test::SomeEmptyLow(_)
            | Test::StoreIn { .. } => self.quick_test(test, p, s),
        }
    }

    /// Whether any place of the set holds seeds; stores count as places.
    #[inline(always)]
    fn any_seed(&self, p: &Position, s: &Scene, set: PitSet) -> bool {
        if (set - self.all).is_empty() {
            return !(self.filled_in(p, s) & set).is_empty();
        }
        set.into_iter().any(|pit: Pit| p.seeds(pit) > 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn eight_pits_are_compared_at_once() {
        let word = u64::from_le_bytes([0, 1, 2, 127, 128, 129, 255, 3]);
        for least in 1..=128u8 {
            let found = gather_high_bits(bytes_at_least(word, least));
            let wanted = word
                .to_le_bytes()
                .iter()
                .enumerate()
                .fold(0, |set, (bit, byte)| set | u64::from(*byte >= least) << bit);
            assert_eq!(found, wanted, "at least {least}");
        }
    }
}
