//! Evaluates the sets, numbers and tests of the rules during a move.

use crate::board::moves::{Direction, MAX_ANSWERS};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{FLAG_SWAPPED, MAX_CELLS, NO_PIT, Position};
use crate::board::second_kind::Kind;
use crate::game::Game;
use crate::kernel::work::Frame;
use crate::program::shortcuts::FAST_BEFORE_SMALL;
use crate::program::{Lift, Number, Relation, Set, Test, Who, quotient};
use wide::u8x16;

/// Chunks of sixteen pits in one half of a set.
const HALF: usize = 4;

/// What a move in progress knows besides the position.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MoveContext {
    pub(crate) mover: Side,
    /// The pit the move began in.
    pub(crate) origin: u8,
    /// The pit the hand was lifted from.
    pub(crate) start: u8,
    /// The pit of the last seed.
    pub(crate) last: u8,
    /// The pit a seed falls into, or the pit a capture has reached.
    pub(crate) here: u8,
    pub(crate) landing: u8,
    /// The pit that `seeds` without an argument refers to.
    pub(crate) focus: u8,
    /// The seeds in the pit of the last seed before it fell.
    pub(crate) before: u8,
    pub(crate) direction: Direction,
    pub(crate) mode: u8,
    /// The number of the `[[pick]]` case that offered the move.
    pub(crate) case: u8,
    pub(crate) final_seed: bool,
    /// The kind of the falling seed.
    pub(crate) falling: Kind,
    pub(crate) relayed: bool,
    /// Seeds that stay in the pit from which a relay lifts.
    pub(crate) leave: u8,
    /// Number of further decisions made in this move.
    pub(crate) asked: u8,
    pub(crate) visited: PitSet,
    /// The filled pits, cached while moves are generated and the board does not change.
    pub(crate) filled: Option<PitSet>,
}

impl MoveContext {
    #[inline(always)]
    pub(crate) fn new(mover: Side) -> MoveContext {
        MoveContext {
            mover,
            origin: NO_PIT,
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
            falling: Kind::Seed,
            relayed: false,
            leave: 0,
            asked: 0,
            visited: PitSet::EMPTY,
            filled: None,
        }
    }

    /// The context of a move that is tried: nothing is asked in its course.
    pub(crate) fn unasked(mover: Side) -> MoveContext {
        MoveContext { asked: MAX_ANSWERS, ..MoveContext::new(mover) }
    }

    /// What a relay lifts.
    #[inline(always)]
    pub(crate) fn lift(&self, sows_both: bool) -> Lift {
        match self.leave {
            0 if sows_both => Lift::Both,
            0 => Lift::All,
            stay => Lift::AllBut(stay),
        }
    }
}

#[inline(always)]
pub(crate) fn point(pit: u8) -> PitSet {
    if pit == NO_PIT { PitSet::EMPTY } else { PitSet::single(pit) }
}

/// Which of the sixteen places from `first` on hold at least `least` seeds.
#[inline(always)]
fn sixteen_at_least(p: &Position, first: usize, least: u8) -> u32 {
    let seeds: [u8; 16] = *p.cells[first..].first_chunk().expect("boards have whole chunks");
    let seeds = u8x16::new(seeds);
    seeds.max(u8x16::splat(least)).simd_eq(seeds).to_bitmask()
}

impl Game {
    /// The pits holding at least `least` seeds, sixteen pits at a time.
    #[inline(always)]
    pub(crate) fn at_least(&self, p: &Position, least: u8) -> PitSet {
        self.at_least_from(p, 0, least)
    }

    /// The pits whose companions from `first` on hold at least `least` seeds.
    #[cfg_attr(any(not(target_family = "wasm"), feature = "inlined"), inline(always))]
    fn at_least_from(&self, p: &Position, first: usize, least: u8) -> PitSet {
        let sixteen = |chunk: usize| u64::from(sixteen_at_least(p, first + 16 * chunk, least));
        let half = |from: usize| {
            let chunks = from..self.chunks.min(from + HALF);
            chunks.fold(0, |set, chunk| set | sixteen(chunk) << (16 * (chunk - from)))
        };
        PitSet::of_halves(half(0), half(HALF)) & self.all
    }

    /// The filled pits of a board of up to 64 pits.
    #[inline(always)]
    pub(crate) fn filled_low(&self, p: &Position) -> u64 {
        self.at_least_low(p, 1)
    }

    /// The pits of a board of up to 64 pits that hold at least `least` seeds.
    #[inline(always)]
    pub(crate) fn at_least_low(&self, p: &Position, least: u8) -> u64 {
        let sixteen = |chunk: usize| u64::from(sixteen_at_least(p, 16 * chunk, least)) << (16 * chunk);
        if self.chunks == 1 {
            return sixteen(0);
        }
        (0..self.chunks.min(HALF)).fold(0, |set, chunk| set | sixteen(chunk))
    }

    #[inline(always)]
    pub(crate) fn filled(&self, p: &Position) -> PitSet {
        self.at_least(p, 1)
    }

    #[cfg_attr(any(not(target_family = "wasm"), feature = "inlined"), inline(always))]
    fn filled_in(&self, p: &Position, s: &MoveContext) -> PitSet {
        s.filled.unwrap_or_else(|| self.filled(p))
    }

    fn holding(&self, p: &Position, least: u8, most: u8) -> PitSet {
        self.holding_from(p, 0, least, most)
    }

    fn holding_from(&self, p: &Position, first: usize, least: u8, most: u8) -> PitSet {
        let enough = self.at_least_from(p, first, least);
        most.checked_add(1).map_or(enough, |more| enough - self.at_least_from(p, first, more))
    }

    /// The pits whose number of seeds of the second kind is in a range.
    fn holding_second(&self, p: &Position, least: u8, most: u8) -> PitSet {
        let second = self.program.kind.as_ref();
        second.map_or(PitSet::EMPTY, |second| self.holding_from(p, second.first, least, most))
    }

    #[inline(always)]
    pub(crate) fn player(&self, p: &Position, s: &MoveContext, who: Who) -> Side {
        match who {
            Who::Mover | Who::Anyone => s.mover,
            Who::Other => self.opponent(s.mover),
            Who::Starter => p.starter,
        }
    }

    #[cfg_attr(any(not(target_family = "wasm"), feature = "inlined"), inline(always))]
    pub(crate) fn set(&self, set: &Set, p: &Position, s: &MoveContext) -> PitSet {
        match set {
            Set::Fixed(sets) => sets[s.mover.index()],
            Set::FilledOf(sets) => self.filled_in(p, s) & sets[s.mover.index()],
            Set::Last => point(s.last),
            Set::Related(relation, of) if FAST_BEFORE_SMALL => match self.place_related(*relation, of, s) {
                Some(place) => point(place),
                None => self.composed_set(set, p, s),
            },
            other => self.composed_set(other, p, s),
        }
    }

    /// The place that a chain of relations leads to from the one place where it begins, or [`NO_PIT`]; `None` if it is none.
    #[inline]
    fn place_related(&self, relation: Relation, of: &Set, s: &MoveContext) -> Option<u8> {
        let table = match relation {
            Relation::Facing => &self.board.facing,
            Relation::Behind => &self.board.behind,
            Relation::Twin => &self.board.twin,
            _ => return None,
        };
        let from = match of {
            Set::Last => s.last,
            Set::Start => s.start,
            Set::Landing => s.landing,
            Set::Here => s.here,
            Set::Related(relation, of) => self.place_related(*relation, of, s)?,
            _ => return None,
        };
        Some(table.get(usize::from(from)).copied().unwrap_or(NO_PIT))
    }

    fn composed_set(&self, set: &Set, p: &Position, s: &MoveContext) -> PitSet {
        match set {
            Set::Fixed(sets) => sets[s.mover.index()],
            Set::Territory(who) => self.owned(p, self.player(p, s, *who)),
            Set::Filled => self.filled_in(p, s),
            Set::FilledOf(sets) => self.filled_in(p, s) & sets[s.mover.index()],
            Set::Holding { least, most } => self.holding(p, *least, *most),
            Set::HoldingSecond { least, most } => self.holding_second(p, *least, *most),
            Set::Start => point(s.start),
            Set::Origin => point(s.origin),
            Set::Last => point(s.last),
            Set::Here => point(s.here),
            Set::Landing => point(s.landing),
            Set::Marks(Who::Anyone) => p.marked(),
            Set::Marks(who) => p.marks(self.player(p, s, *who)),
            Set::Closed => p.closed(),
            Set::Blocked => point(p.blocked),
            Set::Bound => point(p.bound),
            Set::Threatened => point(p.threatened),
            Set::Visited => s.visited,
            Set::LastTarget => point(p.last_target[s.mover.index() & 1]),
            Set::Related(relation, of) => self.related(*relation, self.composed_set(of, p, s), p, s),
            Set::Both(a, b) => self.composed_set(a, p, s) & self.composed_set(b, p, s),
            Set::Either(a, b) => self.composed_set(a, p, s) | self.composed_set(b, p, s),
            Set::Without(a, b) => self.composed_set(a, p, s) - self.composed_set(b, p, s),
        }
    }

    fn related(&self, relation: Relation, of: PitSet, p: &Position, s: &MoveContext) -> PitSet {
        let through = |table: &[u8; MAX_CELLS]| {
            if of.0.is_power_of_two() {
                return point(table[usize::from(of.lowest())]);
            }
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
                        if at == NO_PIT {
                            break;
                        }
                        if filled.has(at) {
                            return PitSet::single(at);
                        }
                    }
                    PitSet::EMPTY
                };
                of.into_iter().map(first_filled).fold(PitSet::EMPTY, |all, one| all | one)
            }
            Relation::Innermost => self.rank_of(of, self.board.ranks.iter()),
            Relation::Outermost => self.rank_of(of, self.board.ranks.iter().rev()),
            Relation::Column => of
                .into_iter()
                .filter_map(|pit| self.board.columns_of.get(pit.index()))
                .fold(PitSet::EMPTY, |all, mates| all | *mates),
        }
    }

    /// The pits that lie in the first row with any.
    fn rank_of<'a>(&self, of: PitSet, mut ranks: impl Iterator<Item = &'a PitSet>) -> PitSet {
        ranks.find(|rank| !(**rank & of).is_empty()).map_or(PitSet::EMPTY, |rank| *rank & of)
    }

    /// One step along a track from every pit of a set. Pits out of play are skipped.
    fn step_over_closed(&self, p: &Position, of: PitSet, steps: &[u8; MAX_CELLS]) -> PitSet {
        let step = |pit: Pit| point(self.step_in_play(p, pit.0, steps));
        of.into_iter().map(step).fold(PitSet::EMPTY, |all, one| all | one)
    }

    /// One step along a track. Pits out of play are skipped.
    pub(crate) fn step_in_play(&self, p: &Position, from: u8, steps: &[u8; MAX_CELLS]) -> u8 {
        let mut at = steps[from as usize];
        while at != NO_PIT && at != from && p.closed().has(at) {
            at = steps[at as usize];
        }
        at
    }

    /// Whether a player is out of the game while the others play on.
    ///
    /// ```
    /// let game = naqala::catalogue::game("kalah").unwrap();
    /// assert!(!game.is_out(&game.start(), naqala::Side::South));
    /// ```
    pub fn is_out(&self, p: &Position, side: Side) -> bool {
        let elimination = self.program.elimination.as_ref();
        let _frame = Frame::open(elimination.is_some() && self.program.shortcuts.costs.are_counted);
        elimination.is_some_and(|rule| self.test(&rule.when, p, &MoveContext::new(side)))
    }

    /// The players who are not out.
    pub(crate) fn standing(&self, p: &Position) -> impl Iterator<Item = Side> {
        self.sides().filter(|side| !self.is_out(p, *side))
    }

    pub(crate) fn number(&self, number: &Number, p: &Position, s: &MoveContext) -> i32 {
        match number {
            Number::Fixed(value) => *value,
            Number::Seeds(set) => self.seeds_in(p, self.set(set, p, s)),
            Number::Size(set) => self.set(set, p, s).len() as i32,
            Number::Focus => self.focus_seeds(p, s),
            Number::Before => i32::from(s.before),
            Number::Second(set) => self.second_in(p, self.set(set, p, s)),
            Number::Store(who) => i32::from(p.seeds(self.board.store(self.player(p, s, *who)))),
            Number::Winnings(who) => self.winnings(p, self.player(p, s, *who)),
            Number::Score(who) => self.score(p, self.player(p, s, *who)),
            Number::Lead => self.lead(p),
            Number::Standing => self.standing(p).count() as i32,
            Number::Reserve(who) => i32::from(p.reserve(self.player(p, s, *who))),
            Number::Remaining => {
                self.total_worth() - self.sides().map(|side| self.winnings(p, side)).sum::<i32>()
            }
            Number::Total => self.total_worth(),
            Number::Plies => i32::from(p.plies),
            Number::Captures(who) => i32::from(p.captures(self.player(p, s, *who))),
            Number::Nth => i32::from(p.nth) + 1,
            Number::Plus(a, b) => self.number(a, p, s).saturating_add(self.number(b, p, s)),
            Number::Minus(a, b) => self.number(a, p, s).saturating_sub(self.number(b, p, s)),
            Number::Min(a, b) => self.number(a, p, s).min(self.number(b, p, s)),
            Number::Times(a, b) => self.number(a, p, s).saturating_mul(self.number(b, p, s)),
            Number::Over(a, b) => quotient(self.number(a, p, s), self.number(b, p, s)),
        }
    }

    #[inline(always)]
    pub(crate) fn focus_seeds(&self, p: &Position, s: &MoveContext) -> i32 {
        p.cells.get(s.focus as usize).map_or(0, |seeds| i32::from(*seeds))
    }

    /// Evaluates a test. The most common kinds are handled here directly.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn test(&self, test: &Test, p: &Position, s: &MoveContext) -> bool {
        // The result of a part that decides the whole test, and the result if no part does.
        let (parts, decides) = match test {
            Test::Always => return true,
            Test::All(parts) => (&parts[..], false),
            Test::Any(parts) => (&parts[..], true),
            other => (std::slice::from_ref(other), true),
        };
        for part in parts {
            if self.fast_test(part, p, s) == decides {
                return decides;
            }
        }
        !decides
    }

    #[inline(always)]
    fn fast_test(&self, test: &Test, p: &Position, s: &MoveContext) -> bool {
        match test {
            Test::LastIn(sets) => s.last != NO_PIT && sets[s.mover.index()].has(s.last),
            Test::HereIn(sets) => s.here != NO_PIT && sets[s.mover.index()].has(s.here),
            Test::FocusIn(counts) => counts.has(self.focus_seeds(p, s)),
            Test::BeforeIs(count) => s.before == *count,
            Test::Mode(wanted) => wanted >> s.mode & 1 != 0,
            Test::Filled(Set::Related(relation, of))
                if FAST_BEFORE_SMALL && let Some(place) = self.place_related(*relation, of, s) =>
            {
                p.cells.get(usize::from(place)).is_some_and(|seeds| *seeds > 0)
            }
            Test::StoreIn { who, least, most } => {
                let store = p.cells[self.first_store + self.player(p, s, *who).index()];
                *least <= store && store <= *most
            }
            Test::Stuck(Who::Mover) => !self.has_move_as(p, s.mover),
            Test::EmptyLow(sets) => self.filled_low(p) & sets[s.mover.index()] == 0,
            Test::SomeEmptyLow(rows) => {
                let filled = self.filled_low(p);
                rows.iter().any(|sets| filled & sets[s.mover.index()] == 0)
            }
            other => self.composed_test(other, p, s),
        }
    }

    fn composed_test(&self, test: &Test, p: &Position, s: &MoveContext) -> bool {
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
            Test::FirstTurn(who) => !p.has_moved(self.player(p, s, *who)),
            Test::Stuck(who) => !self.has_move_as(p, self.player(p, s, *who)),
            Test::Out(who) => self.is_out(p, self.player(p, s, *who)),
            Test::Final => s.final_seed,
            Test::Falls(kind) => s.falling == *kind,
            Test::Clockwise => s.direction == Direction::Clockwise,
            Test::Opened(way) => p.opening() == Some(*way),
            Test::Swapped => p.flags & FLAG_SWAPPED != 0,
            Test::Visited(set) => !(s.visited & self.set(set, p, s)).is_empty(),
            Test::Relayed => s.relayed,
            Test::Sown(test) => self.holds_when_sown(test, p, s),
            Test::Takes(set) => self.takes(p, s, self.set(set, p, s)),
            Test::All(parts) => parts.iter().all(|part| self.test(part, p, s)),
            Test::Any(parts) => parts.iter().any(|part| self.test(part, p, s)),
            Test::Not(inner) => !self.test(inner, p, s),
            Test::LastIn(_)
            | Test::HereIn(_)
            | Test::FocusIn(_)
            | Test::BeforeIs(_)
            | Test::Mode(_)
            | Test::EmptyLow(_)
            | Test::SomeEmptyLow(_)
            | Test::StoreIn { .. } => self.test(test, p, s),
        }
    }

    /// Whether any place of the set holds seeds; stores count as places.
    #[cfg_attr(any(not(target_family = "wasm"), feature = "inlined"), inline(always))]
    fn any_seed(&self, p: &Position, s: &MoveContext, set: PitSet) -> bool {
        if FAST_BEFORE_SMALL && set.0.is_power_of_two() {
            return p.cells[usize::from(set.lowest())] > 0;
        }
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
    fn sixteen_pits_are_compared_at_once() {
        let mut p = Position::empty();
        p.cells[16..32].copy_from_slice(&[0, 1, 2, 127, 128, 129, 255, 3, 0, 0, 254, 64, 65, 7, 200, 1]);
        for least in 0..=255 {
            let wanted =
                p.cells[16..32].iter().rev().fold(0, |set, seeds| set << 1 | u32::from(*seeds >= least));
            assert_eq!(sixteen_at_least(&p, 16, least), wanted, "at least {least}");
        }
    }
}
