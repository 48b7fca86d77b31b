//! What the last seed of a lap decides on a compact board, and how the move continues.

use super::capture::Capture;
use super::laps::Lap;
use super::outcomes::Decided;
use super::{CompactBoard, CompactGame, CompactVerdict, CompactWord, Mask, PLACES};
use crate::board::position::NO_PIT;
use crate::kernel::endless::UNCHECKED_LAPS;
use crate::program::{Comparison, CountSet, EndlessResult};

/// A case that applies after the last seed of a lap.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Landing<W> {
    /// The possible numbers of seeds in the pit of the last seed.
    pub(super) counts: CountSet,
    pub(super) needs: Vec<Need<W>>,
    /// At least one of these places holds seeds, if there are any.
    pub(super) filled: Mask<W>,
    /// All of these places are empty.
    pub(super) empty: Mask<W>,
    /// By player, as bits: the player has marked none of these places.
    pub(super) unmarked: [u32; 2],
    /// There are no conditions but that on the number of seeds in the pit.
    pub(super) asks_count_alone: bool,
    pub(super) capture: Capture<W>,
    pub(super) then: Then,
}

/// A condition on other places.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Need<W> {
    /// At least one of these places holds seeds.
    Filled(Mask<W>),
    Compares(Comparison, Amount<W>, Amount<W>),
    /// Whether the move has put a seed into at least one of these places.
    Visited(u32, bool),
}

/// Where the last seed of a lap fell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Landed {
    pub(super) last: u8,
    /// The places into which the lap put a seed, if the rules ask about them.
    pub(super) visited: u32,
}

/// The seeds of some places, plus a constant.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Amount<W> {
    pub(super) of: Mask<W>,
    pub(super) plus: i32,
}

/// How a move continues.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Then {
    End,
    Again,
    /// With a lap from this place.
    Relay(u8),
    /// With a lap from the next place that holds seeds, if there is one.
    RelayFilled,
    /// The move is over: a capture has ended the game.
    Over(CompactVerdict),
}

/// What happens in an endless sowing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Unending {
    pub(super) result: EndlessResult,
    /// Number of relays after which a sowing counts as endless. Then the turn ends, or the sowing is treated as a cycle.
    pub(super) relays: u32,
    pub(super) limit_stops: bool,
}

/// The state of a move after its laps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Flow {
    End,
    Again,
    /// The game is over, because of an endless sowing.
    Over(CompactVerdict),
}

impl<W: CompactWord> CompactGame<W> {
    /// Sows a lap on which seeds may be captured on the way. If such a capture ends the game, returns the verdict.
    #[inline(always)]
    pub(super) fn sow_lap(&self, board: &mut CompactBoard<W>, start: u8) -> Result<Landed, CompactVerdict> {
        match &self.drops {
            Some(drops) if W::EXTENDED => {
                self.sow_dropping(drops, board, start).map(|last| Landed { last, visited: 0 })
            }
            _ => Ok(self.sow(board, start)),
        }
    }

    /// Sows the seeds of a place; returns the place of the last seed.
    #[inline(always)]
    fn sow(&self, board: &mut CompactBoard<W>, start: u8) -> Landed {
        self.sow_by(self.laps.get(start, board.seeds_at(start)), board)
    }

    /// Sows the seeds of one of the mover's pits.
    #[inline(always)]
    pub(super) fn sown(&self, mut board: CompactBoard<W>, pit: u8) -> (CompactBoard<W>, Landed) {
        let landed = self.sow_by(self.laps.get(pit & W::STORE, board.seeds(pit)), &mut board);
        (board, landed)
    }

    #[inline(always)]
    fn sow_by(&self, lap: &Lap<W>, board: &mut CompactBoard<W>) -> Landed {
        let Lap { mine, theirs, last, visited } = *lap;
        *board = CompactBoard { mine: board.mine.plus(mine), theirs: board.theirs.plus(theirs) };
        if W::MARK.is_some() && self.has_marks {
            *board = board.diverted();
        }
        Landed { last, visited }
    }

    /// Sows from a pit, lap after lap.
    #[inline(always)]
    pub(super) fn sow_move(&self, board: &mut CompactBoard<W>, pit: u8) -> Flow {
        let before = *board;
        let landed = match self.sow_lap(board, pit) {
            Ok(landed) => landed,
            Err(verdict) => return Flow::Over(verdict),
        };
        let landings = match self.outcomes.of(*board, landed.last) {
            Decided::Nothing => return Flow::End,
            Decided::Again => return Flow::Again,
            Decided::By(landings) => landings,
        };
        let (after, flow) = self.settled(landings, *board, landed, before, pit);
        *board = after;
        flow
    }

    /// The board and the state of a move after the first of these cases that matches its first lap, and all further laps. Boards
    /// are passed by value here, so that they stay in registers.
    #[inline(always)]
    pub(super) fn settled(
        &self,
        landings: &[Landing<W>],
        board: CompactBoard<W>,
        Landed { last, visited }: Landed,
        before: CompactBoard<W>,
        pit: u8,
    ) -> (CompactBoard<W>, Flow) {
        let (board, then) = self.settle_by(landings, board, last, visited);
        match then {
            Then::End | Then::RelayFilled => (board, Flow::End),
            Then::Again => (board, Flow::Again),
            Then::Over(verdict) => (board, Flow::Over(verdict)),
            Then::Relay(from) => self.sow_on(board, from, before, pit),
        }
    }

    /// Applies the first case of a list that matches.
    #[inline(always)]
    pub(super) fn settle_by(
        &self,
        landings: &[Landing<W>],
        board: CompactBoard<W>,
        last: u8,
        visited: u32,
    ) -> (CompactBoard<W>, Then) {
        for landing in landings {
            if landing.fits(board, last, visited) {
                let (board, captured) = landing.capture.apply(board, last, self.row);
                if W::EXTENDED
                    && captured > 0
                    && let Some(drops) = &self.drops
                {
                    let (board, then) = self.captured(drops, board, landing.then);
                    return (board, self.relay(then, board, last));
                }
                return (board, self.relay(landing.then, board, last));
            }
        }
        (board, Then::End)
    }

    /// How a move continues, with the place from which a relay does.
    #[inline(always)]
    fn relay(&self, then: Then, board: CompactBoard<W>, last: u8) -> Then {
        if then == Then::RelayFilled { self.relay_filled(board, last) } else { then }
    }

    /// A relay from the next place that holds seeds.
    #[inline(never)]
    fn relay_filled(&self, board: CompactBoard<W>, last: u8) -> Then {
        let mut at = last;
        for _ in 0..PLACES {
            at = self.steps[usize::from(at) & (PLACES - 1)];
            if at == NO_PIT {
                break;
            }
            if board.seeds_at(at) > 0 && at & W::STORE != W::STORE {
                return Then::Relay(at);
            }
        }
        Then::End
    }

    /// Sows the laps after the first, and handles an endless sowing.
    #[inline(never)]
    fn sow_on(
        &self,
        mut board: CompactBoard<W>,
        from: u8,
        before: CompactBoard<W>,
        pit: u8,
    ) -> (CompactBoard<W>, Flow) {
        let flow = self.sow_laps(&mut board, from, (before, pit));
        (board, flow)
    }

    /// Sows laps until the move ends.
    #[inline(always)]
    fn sow_laps(&self, board: &mut CompactBoard<W>, from: u8, beginning: (CompactBoard<W>, u8)) -> Flow {
        let Some(unending) = self.unending else { return Flow::End };
        let (mut from, mut laps, mut renew_at, mut kept) = (from, 0, UNCHECKED_LAPS, None);
        loop {
            laps += 1;
            if laps >= UNCHECKED_LAPS.min(unending.relays) {
                match kept {
                    Some((at, state)) if state == (*board, from) => {
                        return self.go_round(board, beginning, laps - at, unending.result);
                    }
                    _ if laps >= unending.relays && unending.limit_stops => return Flow::End,
                    _ if laps >= unending.relays => return endless(unending.result),
                    _ if laps >= renew_at => {
                        renew_at = laps.saturating_mul(2);
                        kept = Some((laps, (*board, from)));
                    }
                    _ => {}
                }
            }
            match self.one_lap(board, from) {
                Then::End | Then::RelayFilled => return Flow::End,
                Then::Again => return Flow::Again,
                Then::Over(verdict) => return Flow::Over(verdict),
                Then::Relay(next) => from = next,
            }
        }
    }

    /// Sows one further lap.
    #[inline(always)]
    fn one_lap(&self, board: &mut CompactBoard<W>, from: u8) -> Then {
        if board.seeds_at(from) == 0 {
            return Then::End;
        }
        let landed = match self.sow_lap(board, from) {
            Ok(landed) => landed,
            Err(verdict) => return Then::Over(verdict),
        };
        let landings = match self.outcomes.of(*board, landed.last) {
            Decided::Nothing => return Then::End,
            Decided::Again => return Then::Again,
            Decided::By(landings) => landings,
        };
        let (after, then) = self.settle_by(landings, *board, landed.last, landed.visited);
        *board = after;
        then
    }

    /// Handles a sowing that repeats a state after `period` laps. If it just stops, the seeds stay as they lay when the cycle
    /// was entered, which is where two walks meet, one of which is a period ahead.
    #[inline(never)]
    fn go_round(
        &self,
        board: &mut CompactBoard<W>,
        beginning: (CompactBoard<W>, u8),
        period: u32,
        result: EndlessResult,
    ) -> Flow {
        if matches!(result, EndlessResult::Stop | EndlessResult::Lose) {
            let walk = |(board, from): &mut (CompactBoard<W>, u8)| {
                if let Then::Relay(next) = self.one_lap(board, *from) {
                    *from = next;
                }
            };
            let (mut behind, mut ahead) = (beginning, beginning);
            (0..period).for_each(|_| walk(&mut ahead));
            while behind != ahead {
                walk(&mut behind);
                walk(&mut ahead);
            }
            *board = behind.0;
        }
        endless(result)
    }
}

fn endless(result: EndlessResult) -> Flow {
    match result {
        EndlessResult::Stop | EndlessResult::Forbid => Flow::End,
        EndlessResult::Void | EndlessResult::Draw => Flow::Over(CompactVerdict::Open),
        EndlessResult::Lose => Flow::Over(CompactVerdict::Lost),
    }
}

impl<W: CompactWord> CompactBoard<W> {
    /// Takes seeds out of a place.
    #[inline(always)]
    pub(super) fn take_from(&mut self, place: u8, seeds: u8) {
        let taken = W::with(seeds, place & W::STORE);
        if place < W::BYTES {
            self.mine = self.mine.minus(taken);
        } else {
            self.theirs = self.theirs.minus(taken);
        }
    }

    /// The board after the seeds in marked pits have gone to the stores of the players who marked them.
    #[inline(always)]
    fn diverted(mut self) -> CompactBoard<W> {
        let [mine, theirs] = self.marked();
        if mine != 0 {
            (self, _) = self.with_won(mine - 1);
        }
        if theirs != 0 {
            (self, _) = self.turned().with_won(theirs - 1);
            self = self.turned();
        }
        self
    }
}

impl<W: CompactWord> Mask<W> {
    #[inline(always)]
    pub(super) fn meets(self, board: CompactBoard<W>) -> bool {
        board.mine & self.mine | board.theirs & self.theirs != W::default()
    }

    /// A mask of one place.
    pub(super) fn place(place: u8) -> Mask<W> {
        let byte = W::with(0xFF, place & W::STORE);
        let none = W::default();
        if place < W::BYTES { Mask { mine: byte, theirs: none } } else { Mask { mine: none, theirs: byte } }
    }

    pub(super) fn or(self, other: Mask<W>) -> Mask<W> {
        Mask { mine: self.mine | other.mine, theirs: self.theirs | other.theirs }
    }

    /// The number of seeds in these places.
    #[inline(always)]
    pub(super) fn sum(self, board: CompactBoard<W>) -> u8 {
        (board.mine & self.mine).sum().wrapping_add((board.theirs & self.theirs).sum())
    }

    /// The contents of these places in a word.
    pub(super) fn of(self, word: W) -> Mask<W> {
        Mask { mine: self.mine & word, theirs: self.theirs & word }
    }

    pub(super) fn without(self, other: Mask<W>) -> Mask<W> {
        Mask { mine: self.mine & !other.mine, theirs: self.theirs & !other.theirs }
    }
}

impl<W: CompactWord> Need<W> {
    #[inline(always)]
    fn holds(&self, board: CompactBoard<W>, visited: u32) -> bool {
        match self {
            Need::Visited(places, wanted) => (visited & places != 0) == *wanted,
            Need::Filled(mask) => mask.meets(board),
            Need::Compares(comparison, a, b) => comparison.holds(a.on(board), b.on(board)),
        }
    }
}

impl<W: CompactWord> Amount<W> {
    fn on(&self, board: CompactBoard<W>) -> i32 {
        self.plus + i32::from(self.of.sum(board))
    }
}

impl<W: CompactWord> Landing<W> {
    /// A case that always applies, and captures nothing.
    pub(super) fn end() -> Landing<W> {
        Landing {
            counts: CountSet::ANY,
            needs: Vec::new(),
            filled: Mask::default(),
            empty: Mask::default(),
            unmarked: [0; 2],
            asks_count_alone: true,
            capture: Capture::Nothing,
            then: Then::End,
        }
    }

    #[inline(always)]
    fn fits(&self, board: CompactBoard<W>, last: u8, visited: u32) -> bool {
        let count = board.seeds_at(last);
        self.counts.has(i32::from(count)) && (self.asks_count_alone || self.fits_others(board, visited))
    }

    /// Whether all conditions hold but that on the number of seeds.
    #[inline(always)]
    fn fits_others(&self, board: CompactBoard<W>, visited: u32) -> bool {
        (self.filled == Mask::default() || self.filled.meets(board))
            && !self.empty.meets(board)
            && (self.needs.is_empty() || self.meets_needs(board, visited))
            && (W::MARK.is_none() || self.fits_marks(board))
    }

    #[inline(never)]
    fn meets_needs(&self, board: CompactBoard<W>, visited: u32) -> bool {
        self.needs.iter().all(|need| need.holds(board, visited))
    }

    #[inline(always)]
    fn fits_marks(&self, board: CompactBoard<W>) -> bool {
        let is_banned =
            |(zone, mark): (u32, Option<u8>)| mark.is_some_and(|place| zone >> (place & 31) & 1 != 0);
        self.unmarked == [0; 2] || !self.unmarked.into_iter().zip(board.marks()).any(is_banned)
    }
}
