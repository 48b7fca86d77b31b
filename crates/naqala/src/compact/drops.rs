//! Captures in passing on compact boards: what becomes of a pit when a seed falls into it.

use super::analysis::Analysis;
use super::endings::Endings;
use super::laps::Laps;
use super::settle::Then;
use super::{Capturer, CompactBoard, CompactGame, CompactVerdict, CompactWord, Mask, PLACES};
use crate::board::Stores;
use crate::board::pits::Side;
use crate::board::second_kind::Kinds;
use crate::program::{At, CountSet, Drop, Number, Receiver, Set, Test, Who};

/// Captures by falling seeds.
#[derive(Clone, Debug)]
pub(super) struct Drops {
    /// By whether the seed is the last of its lap, whether the pit is the mover's, and place: with how many seeds they go to
    /// the mover, and to the other player.
    cases: Box<[[[[CountSet; 2]; PLACES]; 2]; 2]>,
    /// The only number of seeds that is ever captured, and the most seeds of a lap that puts at most one into each pit. The
    /// order of its captures does not matter then.
    quick: Option<(u8, u8)>,
    /// The ends that are tested after a capture.
    pub(super) ends: Endings,
}

/// A seed that has fallen: where, into which pit, and with how many seeds that now holds.
#[derive(Clone, Copy)]
struct Fallen {
    place: u8,
    is_mine: bool,
    seeds: i32,
    is_last: bool,
}

impl Drops {
    /// Compiles the drops of a game, if they depend only on the pit, its owner and its seeds; `Some(None)` if there are none.
    pub(super) fn compile<W: CompactWord>(
        analysis: &Analysis<'_, W>,
        laps: &Laps<W>,
    ) -> Option<Option<Drops>> {
        let game = analysis.game;
        let program = &game.program;
        let drops = &program.drops;
        if program.marks.is_some() {
            return Some(None);
        }
        let ends = Endings::compile(analysis, At::Capture)?;
        if drops.is_empty() && ends.list.is_empty() {
            return Some(None);
        }
        // One place after the other of a lap is that of the last seed of a shorter one.
        if !W::EXTENDED || game.board().stores() != Stores::Off || program.sows.len() != 1 {
            return None;
        }
        let mut cases = Box::new([[[[CountSet::NONE; 2]; PLACES]; 2]; 2]);
        let mut captured = CountSet::NONE;
        for place in analysis.all_places().filter(|place| place & W::STORE != W::STORE) {
            for (is_last, is_mine) in [(false, false), (false, true), (true, false), (true, true)] {
                if !game.territory && is_mine != (place < W::BYTES) {
                    continue;
                }
                for seeds in 1..=255 {
                    let fallen = Fallen { place, is_mine, seeds, is_last };
                    if let Some(taker) = analysis.same(|side| fallen.taker(analysis, drops, side))? {
                        let of_place =
                            &mut cases[usize::from(is_last)][usize::from(is_mine)][usize::from(place)];
                        of_place[taker].insert(i64::from(seeds));
                        captured.insert(i64::from(seeds));
                    }
                }
            }
        }
        let mut counts = captured.members();
        let only = counts.next().filter(|count| *count > 1 && counts.next().is_none());
        let once = analysis.all_places().filter(|start| *start & W::STORE != W::STORE);
        let once = once.map(|start| falls_once(laps, start)).min().unwrap_or(0);
        Some(Some(Drops { cases, quick: only.map(|count| (count, once)), ends }))
    }

    /// Who captures: 0 the mover, 1 the other player.
    #[inline(always)]
    fn taker(&self, Fallen { place, is_mine, seeds, is_last }: Fallen) -> Option<usize> {
        let [to_mover, to_other] =
            self.cases[usize::from(is_last)][usize::from(is_mine)][usize::from(place) & (PLACES - 1)];
        if to_mover.has(seeds) { Some(0) } else { to_other.has(seeds).then_some(1) }
    }
}

/// The most seeds with which a lap puts at most one into each place.
fn falls_once<W: CompactWord>(laps: &Laps<W>, start: u8) -> u8 {
    let mut met = 0_u32;
    for seeds in 1..=255 {
        let place = 1 << laps.get(start, seeds).last;
        if met & place != 0 {
            return seeds - 1;
        }
        met |= place;
    }
    255
}

impl Fallen {
    /// Who captures it by the first case that holds; nothing at all if a case is more than compact boards can tell.
    fn taker<W: CompactWord>(
        self,
        analysis: &Analysis<'_, W>,
        drops: &[Drop],
        side: Side,
    ) -> Option<Option<usize>> {
        for Drop { when, to, unmark, kinds, optional } in drops {
            if *unmark || *kinds != Kinds::SEEDS || *optional != Test::Never {
                return None;
            }
            if self.holds(analysis, when, side)? {
                return match to {
                    Some(Receiver::Mover) => Some(Some(0)),
                    Some(Receiver::Other) => Some(Some(1)),
                    Some(Receiver::Owner) => Some(Some(usize::from(!self.is_mine))),
                    None => Some(None),
                    Some(Receiver::MarkOwner | Receiver::Hand | Receiver::Here) => None,
                };
            }
        }
        Some(None)
    }

    fn holds<W: CompactWord>(self, analysis: &Analysis<'_, W>, test: &Test, side: Side) -> Option<bool> {
        let all = |mut parts: std::slice::Iter<'_, Test>, of: bool| {
            parts.try_fold(of, |all, part| {
                let holds = self.holds(analysis, part, side)?;
                Some(if of { all && holds } else { all || holds })
            })
        };
        let is_here = analysis.on_board(side, self.place);
        match test {
            Test::Always => Some(true),
            Test::Never => Some(false),
            Test::Final => Some(self.is_last),
            Test::FocusIn(counts) => Some(counts.has(self.seeds)),
            Test::In(number, counts) => Some(counts.has(self.number(number)?)),
            Test::Compare(comparison, a, b) => Some(comparison.holds(self.number(a)?, self.number(b)?)),
            Test::Even(number) => Some(self.number(number)? % 2 == 0),
            Test::HereIn(sets) => Some(sets[side.index()].has(is_here)),
            Test::Meet(Set::Here, set) | Test::Meet(set, Set::Here) => match set {
                Set::Fixed(sets) => Some(sets[side.index()].has(is_here)),
                Set::Territory(Who::Mover) => Some(self.is_mine),
                Set::Territory(Who::Other) => Some(!self.is_mine),
                _ => None,
            },
            Test::Not(test) => Some(!self.holds(analysis, test, side)?),
            Test::All(parts) => all(parts.iter(), true),
            Test::Any(parts) => all(parts.iter(), false),
            _ => None,
        }
    }

    fn number(self, number: &Number) -> Option<i32> {
        match number {
            Number::Fixed(value) => Some(*value),
            Number::Focus => Some(self.seeds),
            Number::Seeds(set) if **set == Set::Here => Some(self.seeds),
            _ => None,
        }
    }
}

impl<W: CompactWord> CompactGame<W> {
    /// Sows the seeds of a place where some may be captured in passing: the place of the last one, or who wins if such a
    /// capture ends the game.
    #[inline(never)]
    pub(super) fn sow_dropping(
        &self,
        drops: &Drops,
        board: &mut CompactBoard<W>,
        start: u8,
    ) -> Result<u8, CompactVerdict> {
        let seeds = board.seeds_at(start);
        if let Some((captured, once)) = drops.quick
            && seeds <= once
        {
            let lap = self.laps.get(start, seeds);
            let sown =
                CompactBoard { mine: board.mine.plus(lap.mine), theirs: board.theirs.plus(lap.theirs) };
            if let Some(after) = self.captured_at_once(drops, *board, sown, captured, lap.last) {
                *board = after;
                return Ok(lap.last);
            }
        }
        self.sow_one_by_one(drops, board, start, seeds)
    }

    /// The board after the captures of a lap that has put one seed at most into every pit. Nothing if the game may have ended in
    /// between.
    #[inline(always)]
    fn captured_at_once(
        &self,
        drops: &Drops,
        before: CompactBoard<W>,
        sown: CompactBoard<W>,
        captured: u8,
        last: u8,
    ) -> Option<CompactBoard<W>> {
        let wanted = W::every(captured) & self.row;
        // Changed pits that now hold as many.
        let hits = |before: W, sown: W| {
            let row = self.row.filled();
            let [before, after] = [before, sown].map(|word| word & self.row);
            before.differs(after) & row & !after.differs(wanted)
        };
        let [mine, theirs] = [hits(before.mine, sown.mine), hits(before.theirs, sown.theirs)];
        let mut left = u32::from(mine) | u32::from(theirs) << W::BYTES;
        let mut after = sown;
        while left != 0 {
            let place = left.trailing_zeros() as u8;
            left &= left - 1;
            let is_mine = self.is_mine(sown, place);
            let fallen = Fallen { place, is_mine, seeds: i32::from(captured), is_last: place == last };
            if let Some(taker) = drops.taker(fallen) {
                after.win(place, captured, taker);
            }
        }
        let goes_on =
            drops.ends.list.is_empty() || after == sown || !drops.ends.may_have_held(after.stores());
        goes_on.then_some(after)
    }

    /// Sows a lap with captures in passing, seed by seed.
    #[inline(never)]
    fn sow_one_by_one(
        &self,
        drops: &Drops,
        board: &mut CompactBoard<W>,
        start: u8,
        seeds: u8,
    ) -> Result<u8, CompactVerdict> {
        board.take_from(start, seeds);
        let mut last = start;
        for fallen in 1..=seeds {
            last = self.laps.get(start, fallen).last;
            let one = Mask::place(last).of(W::every(1));
            *board = CompactBoard { mine: board.mine.plus(one.mine), theirs: board.theirs.plus(one.theirs) };
            let held = board.seeds_at(last);
            let is_last = fallen == seeds;
            let is_mine = self.is_mine(*board, last);
            let fell = Fallen { place: last, is_mine, seeds: i32::from(held), is_last };
            if let Some(taker) = drops.taker(fell) {
                board.win(last, held, taker);
                let capturer = if taker == 0 { Capturer::Mover } else { Capturer::Other };
                self.end_by_capture(drops, board, capturer, seeds - fallen)?;
            }
        }
        Ok(last)
    }

    /// What a capture by the last seed of a lap leaves: the board, and how the move continues.
    #[inline(never)]
    pub(super) fn captured(
        &self,
        drops: &Drops,
        mut board: CompactBoard<W>,
        then: Then,
    ) -> (CompactBoard<W>, Then) {
        match self.end_by_capture(drops, &mut board, Capturer::Mover, 0) {
            Ok(()) => (board, then),
            Err(verdict) => (board, Then::Over(verdict)),
        }
    }

    /// The result if the game is over after a capture. Seeds left in the hand are divided like those on the board.
    #[inline(always)]
    fn end_by_capture(
        &self,
        drops: &Drops,
        board: &mut CompactBoard<W>,
        capturer: Capturer,
        hand: u8,
    ) -> Result<(), CompactVerdict> {
        let Some(end) = self.ending(&drops.ends, *board) else { return Ok(()) };
        let (leftovers, verdict) = (end.leftovers, end.verdict);
        *board = self.divide(*board, leftovers, capturer, hand);
        Err(verdict)
    }
}

impl<W: CompactWord> CompactBoard<W> {
    /// A player, 0 for the mover, wins the seeds of a place.
    #[inline(always)]
    pub(super) fn win(&mut self, place: u8, seeds: u8, taker: usize) {
        self.take_from(place, seeds);
        let gain = W::with(seeds, W::STORE);
        if taker == 0 {
            self.mine = self.mine.plus(gain);
        } else {
            self.theirs = self.theirs.plus(gain);
        }
    }
}
