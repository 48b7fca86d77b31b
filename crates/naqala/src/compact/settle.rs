//! What the last seed of a lap decides on a compact board, and how the move continues.

use super::laps::Lap;
use super::{Capturer, CompactBoard, CompactGame, CompactVerdict, CompactWord, Mask, PLACES};
use crate::board::position::NO_PIT;
use crate::kernel::endless::UNCHECKED_LAPS;
use crate::program::{Comparison, CountSet, EndlessResult, GrandSlam};

/// A case that applies after the last seed of a lap.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Landing<W> {
    /// The possible numbers of seeds in the pit of the last seed.
    pub(super) counts: CountSet,
    pub(super) needs: Vec<Need<W>>,
    /// All of these places are empty.
    pub(super) empty: Mask<W>,
    /// By player, as bits: the player has marked none of these places.
    pub(super) unmarked: [u32; 2],
    pub(super) take: Mask<W>,
    pub(super) chain: Option<Chain>,
    pub(super) slam: GrandSlam,
    /// The pit becomes the mover's marked pit.
    pub(super) marks: bool,
    pub(super) rare: Option<Rare>,
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

/// A capture in the pit of the last seed that takes only a part of it, or does not go to the mover.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Rare {
    /// Maximum number of seeds.
    pub(super) amount: u8,
    pub(super) to_other: bool,
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

/// A chain of captures along the track, from the pit of the last seed.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Chain {
    /// By place: the next place of the chain.
    pub(super) steps: [u8; PLACES],
    /// The places where captures are allowed, as bits.
    pub(super) zone: u32,
    pub(super) counts: CountSet,
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
        let Lap { mine, theirs, last, visited } = *self.laps.get(start, board.seeds_at(start));
        *board = CompactBoard { mine: board.mine.plus(mine), theirs: board.theirs.plus(theirs) };
        if W::MARK.is_some() && self.has_marks {
            self.divert(board);
        }
        Landed { last, visited }
    }

    /// Moves seeds that fell into marked pits to the stores of the players who marked them.
    #[inline(always)]
    fn divert(&self, board: &mut CompactBoard<W>) {
        for (owner, mark) in board.marks().into_iter().enumerate() {
            if let Some(place) = mark {
                let seeds = board.seeds_at(place);
                board.take_from(place, seeds);
                let gain = W::with(seeds, W::STORE);
                let word = if owner == 0 { &mut board.mine } else { &mut board.theirs };
                *word = word.plus(gain);
            }
        }
    }

    /// Whether any case may apply to the last seed here.
    #[inline(always)]
    pub(super) fn may_decide(&self, board: CompactBoard<W>, last: u8) -> bool {
        let seeds = board.seeds_at(last).min(63);
        self.decides[usize::from(last) & (PLACES - 1)] >> seeds & 1 != 0
    }

    /// Sows from a pit, lap after lap.
    #[inline(always)]
    pub(super) fn sow_move(&self, board: &mut CompactBoard<W>, pit: u8) -> Flow {
        let before = *board;
        let Landed { last, visited } = match self.sow_lap(board, pit) {
            Ok(landed) => landed,
            Err(verdict) => return Flow::Over(verdict),
        };
        if !self.may_decide(*board, last) {
            return Flow::End;
        }
        match self.settle(board, last, visited) {
            Then::End | Then::RelayFilled => Flow::End,
            Then::Again => Flow::Again,
            Then::Over(verdict) => Flow::Over(verdict),
            Then::Relay(from) => self.sow_on(board, from, (before, pit)),
        }
    }

    /// Applies the first case that matches the last seed.
    #[inline(always)]
    fn settle(&self, board: &mut CompactBoard<W>, last: u8, visited: u32) -> Then {
        self.settle_by(&self.landings[usize::from(last) & (PLACES - 1)], board, last, visited)
    }

    /// Applies the first case of a list that matches.
    #[inline(always)]
    pub(super) fn settle_by(
        &self,
        landings: &[Landing<W>],
        board: &mut CompactBoard<W>,
        last: u8,
        visited: u32,
    ) -> Then {
        for landing in landings {
            if landing.fits(*board, last, visited) {
                let captured = landing.apply(board, last, self.row);
                if W::EXTENDED
                    && captured > 0
                    && let Some(drops) = &self.drops
                    && let Err(verdict) = self.end_by_capture(drops, board, Capturer::Mover, 0)
                {
                    return Then::Over(verdict);
                }
                return match landing.then {
                    Then::RelayFilled => self.relay_filled(*board, last),
                    then => then,
                };
            }
        }
        Then::End
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
    fn sow_on(&self, board: &mut CompactBoard<W>, from: u8, beginning: (CompactBoard<W>, u8)) -> Flow {
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
        let Landed { last, visited } = match self.sow_lap(board, from) {
            Ok(landed) => landed,
            Err(verdict) => return Then::Over(verdict),
        };
        if self.may_decide(*board, last) { self.settle(board, last, visited) } else { Then::End }
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
        let word = if place < W::BYTES { &mut self.mine } else { &mut self.theirs };
        *word = word.minus(taken);
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

    fn without(self, other: Mask<W>) -> Mask<W> {
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
    #[inline(always)]
    fn fits(&self, board: CompactBoard<W>, last: u8, visited: u32) -> bool {
        self.counts.has(i32::from(board.seeds_at(last)))
            && self.needs.iter().all(|need| need.holds(board, visited))
            && !self.empty.meets(board)
            && (W::MARK.is_none() || self.fits_marks(board))
    }

    #[inline(always)]
    fn fits_marks(&self, board: CompactBoard<W>) -> bool {
        let is_banned =
            |(zone, mark): (u32, Option<u8>)| mark.is_some_and(|place| zone >> (place & 31) & 1 != 0);
        self.unmarked == [0; 2] || !self.unmarked.into_iter().zip(board.marks()).any(is_banned)
    }

    /// Moves captured seeds to the mover's store; returns their number.
    #[inline(always)]
    fn apply(&self, board: &mut CompactBoard<W>, last: u8, row: W) -> u8 {
        let none = W::default();
        if W::EXTENDED
            && let Some(rare) = self.rare
        {
            return rare.apply(board, last);
        }
        let mut take = self.take;
        if let Some(chain) = &self.chain {
            take = chain.follow(*board, take, last);
        }
        let leaves_nothing =
            board.theirs & !take.theirs & row == none && board.theirs & take.theirs & row != none;
        if self.slam != GrandSlam::Capture && leaves_nothing {
            take = self.spared(take, last);
        }
        let captured = take.sum(*board);
        board.mine = (board.mine & !take.mine).plus(W::with(captured, W::STORE));
        board.theirs = board.theirs & !take.theirs;
        if let Some(byte) = W::MARK
            && self.marks
        {
            board.mine = board.mine.plus(W::with(last + 1, byte));
        }
        captured
    }

    /// The part of a capture that remains if a capture must not leave the other player without seeds.
    #[inline(never)]
    fn spared(&self, take: Mask<W>, last: u8) -> Mask<W> {
        match self.slam {
            GrandSlam::SpareNearest => take.without(Mask::place(last)),
            GrandSlam::SpareFarthest => {
                let farthest = self.chain.as_ref().map_or(last, |chain| chain.farthest(take, last));
                take.without(Mask::place(farthest))
            }
            _ => Mask::default(),
        }
    }
}

impl Rare {
    #[inline(never)]
    fn apply<W: CompactWord>(self, board: &mut CompactBoard<W>, last: u8) -> u8 {
        let captured = board.seeds_at(last).min(self.amount);
        board.win(last, captured, usize::from(self.to_other));
        captured
    }
}

impl Chain {
    #[inline(always)]
    fn step(&self, at: u8) -> u8 {
        self.steps[usize::from(at) & (PLACES - 1)]
    }

    /// The captured pits of a chain that starts with the pit of the last seed.
    #[inline(never)]
    fn follow<W: CompactWord>(&self, board: CompactBoard<W>, mut take: Mask<W>, last: u8) -> Mask<W> {
        let mut at = self.step(last);
        while at != NO_PIT && at != last {
            let stays = self.zone >> (at & 31) & 1 != 0 && self.counts.has(i32::from(board.seeds_at(at)));
            if !stays {
                break;
            }
            take = take.or(Mask::place(at));
            at = self.step(at);
        }
        take
    }

    /// The captured pit that is farthest from the last seed.
    fn farthest<W: CompactWord>(&self, take: Mask<W>, last: u8) -> u8 {
        let mut at = last;
        loop {
            let next = self.step(at);
            let taken = next != NO_PIT && take.without(Mask::place(next)) != take;
            if !taken || next == last {
                return at;
            }
            at = next;
        }
    }
}
