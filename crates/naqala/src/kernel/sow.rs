//! Sowing: one lap, seed by seed or all at once.
//!
//! If nothing can happen on the way, a lap is the addition of a prepared row of counts to the board; the tables hold
//! one such row for every start and every number of seeds up to a full round. If seeds on the way matter (captures in
//! passing, skipped pits, an observer that wants to see them), they are dropped one by one. A property test compares
//! both.

use crate::board::event::{Clause, Event, Observer, SkipReason, Stage};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{NO_PIT, Position};
use crate::board::second_kind::{Kind, Turn};
use crate::game::Game;
use crate::kernel::move_context::{MoveContext, point};
use crate::program::shortcuts::PREPARES_LAPS;
use crate::program::{At, Drop, Receiver, Sow, SowTable};

/// The seeds of a lap, and where they are when it begins.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Hand {
    /// All still in the pit `s.start`; they are lifted when the lap begins.
    Lying(u8),
    /// In the hand.
    Lifted(u8),
}

impl Hand {
    #[inline(always)]
    pub(crate) fn seeds(self) -> u8 {
        match self {
            Hand::Lying(seeds) | Hand::Lifted(seeds) => seeds,
        }
    }
}

/// How a lap ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LapEnd {
    /// The last seed has fallen.
    Landed,
    /// A capture on the way ended the game.
    Over,
    /// A pit on the way has swallowed the rest of the hand, which ends the turn.
    Swallowed,
    /// Somebody may take the pit that has just been passed, and has to decide.
    Asked,
}

impl Game {
    /// The sowing rule for the lap that starts in `s.start`.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn sow_case(&self, p: &Position, s: &MoveContext) -> &Sow {
        let sows = &self.program.sows;
        let last = sows.len() - 1;
        for sow in &sows[..last] {
            if self.test(&sow.when, p, s) {
                return sow;
            }
        }
        &sows[last]
    }

    /// Sows the hand from `s.start`; afterwards `s.last`, `s.before` and `s.focus` describe the landing.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn lap<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        sow: &Sow,
        hand: Hand,
        observer: &mut O,
    ) -> LapEnd {
        if self
            .board
            .track(s.mover, s.direction)
            .next
            .get(usize::from(s.start))
            .is_none_or(|next| *next == NO_PIT)
        {
            return self.stay(p, s, hand);
        }
        let table = sow.tables.get(2 * s.mover.index() + s.direction as usize);
        match table {
            Some(table)
                if PREPARES_LAPS
                    && !O::ACTIVE
                    && p.closed == 0
                    && self.marked_are_empty(p, s.start, hand) =>
            {
                self.lap_at_once(p, s, table, hand);
                LapEnd::Landed
            }
            _ => {
                let hand = match hand {
                    Hand::Lifted(hand) => hand,
                    Hand::Lying(hand) => {
                        p.cells[s.start as usize] -= hand;
                        hand
                    }
                };
                let fall = Fall { at: s.start, left: hand, stays: sow.first_in_start };
                self.fall(p, s, sow, fall, observer)
            }
        }
    }

    /// Sows the rest of a lap that was interrupted at the pit of the context.
    #[inline(never)]
    pub(crate) fn rest_of_lap<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        observer: &mut O,
    ) -> LapEnd {
        let fall = Fall { at: s.last, left: std::mem::take(&mut p.hand), stays: false };
        self.fall(p, s, self.sow_case(p, s), fall, observer)
    }

    #[inline(always)]
    fn fall<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        sow: &Sow,
        fall: Fall,
        observer: &mut O,
    ) -> LapEnd {
        if self.program.sows_both {
            return self.lap_seed_by_seed::<O, true>(p, s, sow, fall, observer);
        }
        self.lap_seed_by_seed::<O, false>(p, s, sow, fall, observer)
    }

    /// Handles a lap that cannot be sown, because it starts off the track or a toll has emptied the hand: the seeds return to
    /// the pit, or to the mover if they come from no pit.
    #[inline(never)]
    pub(crate) fn stay(&self, p: &mut Position, s: &mut MoveContext, hand: Hand) -> LapEnd {
        if usize::from(s.start) >= self.board.pit_count() {
            s.start = self.board.store(s.mover).0;
        }
        let pit = usize::from(s.start);
        if let Hand::Lifted(seeds) = hand {
            p.cells[pit] += seeds;
        }
        if let Some(kind) = &self.program.kind {
            p.cells[kind.place(pit)] += std::mem::take(&mut p.cells[kind.hand]);
        }
        s.before = p.cells[pit].saturating_sub(1);
        (s.last, s.focus) = (s.start, s.start);
        LapEnd::Landed
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn lap_at_once(&self, p: &mut Position, s: &mut MoveContext, table: &SowTable, hand: Hand) {
        let seeds = match hand {
            Hand::Lying(seeds) => seeds,
            Hand::Lifted(seeds) => {
                p.cells[s.start as usize] = p.cells[s.start as usize].wrapping_add(seeds);
                seeds
            }
        };
        s.last = table.add(&mut p.cells, s.start, seeds as usize);
        s.before = p.cells[s.last as usize].wrapping_sub(1);
        s.focus = s.last;
        if self.program.shortcuts.drops_divert_marked {
            self.divert(p, s);
        }
    }

    /// Whether marked pits are empty, so that a lap diverts exactly the seeds that it drops there. Seeds that are still to be
    /// lifted do not count; those that a lift leaves behind do.
    #[inline(always)]
    fn marked_are_empty(&self, p: &Position, start: u8, hand: Hand) -> bool {
        let marked = p.marked();
        if !self.program.shortcuts.drops_divert_marked || marked.is_empty() {
            return true;
        }
        let lifted = match hand {
            Hand::Lying(_) => point(start),
            Hand::Lifted(_) => PitSet::EMPTY,
        };
        (marked - lifted).into_iter().all(|pit| p.cells[pit.index()] == 0)
    }

    /// Diverts seeds from marked pits after a lap that was sown at once.
    #[inline(never)]
    fn divert(&self, p: &mut Position, s: &mut MoveContext) {
        (s.here, s.falling, s.final_seed) = (s.last, Kind::Seed, true);
        let marked = p.marked();
        if marked.has(s.last) {
            s.before = 0;
        }
        if !marked.is_empty() {
            self.empty_marked(p);
        }
    }

    /// Moves seeds in marked pits to the players who marked them.
    #[inline(never)]
    fn empty_marked(&self, p: &mut Position) {
        for side in Side::ALL {
            for pit in p.marks(side) {
                let seeds = std::mem::take(&mut p.cells[pit.index()]);
                p.cells[self.board.store(side).index()] += seeds;
            }
        }
    }

    /// Where the first lap from a pit would end, ignoring what may happen on the way.
    pub(crate) fn first_landing(&self, p: &Position, s: &MoveContext, hand: u8) -> u8 {
        let sow = self.sow_case(p, s);
        let track = self.board.track(s.mover, s.direction);
        let mut at = s.start;
        if track.next.get(usize::from(at)).is_none_or(|next| *next == NO_PIT) {
            return at;
        }
        for seed in 0..hand {
            if !(seed == 0 && sow.first_in_start) {
                at = track.next[at as usize];
            }
            let mut skipped = 0;
            while self.skips(p, s, sow, at, skipped).is_some() {
                skipped += 1;
                at = track.next[at as usize];
            }
        }
        at
    }

    /// Why a seed skips a place, after `skipped` places in a row. If the whole track would be skipped, only closed pits are; if
    /// all of them are closed, none is.
    #[inline]
    fn skips(&self, p: &Position, s: &MoveContext, sow: &Sow, at: u8, skipped: usize) -> Option<SkipReason> {
        let is_closed = p.closed != 0 && p.closed().has(at);
        let length = self.board.track(s.mover, s.direction).length;
        if skipped >= length {
            return (is_closed && skipped < 2 * length).then_some(SkipReason::Closed);
        }
        if sow.skips_start && at == s.start {
            return Some(SkipReason::Origin);
        }
        if is_closed {
            return Some(SkipReason::Closed);
        }
        match &sow.skip {
            Some(skip) if self.set(skip, p, s).has(at) => Some(SkipReason::Rule),
            _ => None,
        }
    }

    /// Drops the seeds of the hand one by one; with `BOTH`, those of the second kind, too.
    #[inline(never)]
    fn lap_seed_by_seed<O: Observer, const BOTH: bool>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        sow: &Sow,
        Fall { mut at, mut left, stays: mut stay }: Fall,
        observer: &mut O,
    ) -> LapEnd {
        let side = s.mover;
        let next = &self.board.track(side, s.direction).next;
        let mut others = Others::new(self, p, BOTH);
        let mut skipped = 0;
        let plain = !sow.skips_start && p.closed == 0 && sow.skip.is_none();
        while left > 0 || others.left > 0 {
            if !stay {
                at = next[at as usize];
            }
            stay = false;
            if !plain && let Some(why) = self.skips(p, s, sow, at, skipped) {
                skipped += 1;
                observer.event(Event::Skip { pit: Pit::new(at), why });
                continue;
            }
            skipped = 0;
            let (kind, place) = others.next_out(p, &mut left, at);
            s.before = p.cells[place];
            p.cells[place] += 1;
            s.visited |= PitSet::single(at);
            let last = left == 0 && others.left == 0;
            observer.event(Event::Drop { pit: Pit::new(at), kind, now: p.cells[place], last });
            if !self.program.drops.is_empty() {
                s.here = at;
                s.focus = at;
                s.falling = kind;
                s.final_seed = last;
                p.hand += left;
                match self.drop_case(p, s, observer) {
                    LapEnd::Landed => p.hand -= left,
                    LapEnd::Swallowed => {
                        s.last = at;
                        return LapEnd::Swallowed;
                    }
                    end @ (LapEnd::Over | LapEnd::Asked) => return end,
                }
            }
        }
        s.last = at;
        s.focus = at;
        LapEnd::Landed
    }

    /// What a seed does to the pit it has just fallen into.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn drop_case<O: Observer>(&self, p: &mut Position, s: &MoveContext, observer: &mut O) -> LapEnd {
        for (case, drop) in self.program.drops.iter().enumerate() {
            if self.test(&drop.when, p, s) {
                return self.drop_by(p, s, case, drop, observer);
            }
        }
        LapEnd::Landed
    }

    /// Applies a matching case.
    #[inline(never)]
    fn drop_by<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        case: usize,
        drop: &Drop,
        observer: &mut O,
    ) -> LapEnd {
        let to = self.drop_receiver(p, Pit::new(s.here), s.mover, drop);
        match to {
            Some(claimer) if self.asks_to_claim(p, s, case, drop, claimer) => LapEnd::Asked,
            to => self.drop_at_once(p, s, case, drop, to, observer),
        }
    }

    /// Does what a case says without asking; `to` gets the seeds.
    pub(crate) fn drop_at_once<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        case: usize,
        drop: &Drop,
        to: Option<Side>,
        observer: &mut O,
    ) -> LapEnd {
        let here = Pit::new(s.here);
        if drop.unmark {
            self.unmark(p, PitSet::of(here), observer);
        }
        if drop.to == Some(Receiver::Here) {
            return self.swallow(p, here, case, observer);
        }
        let Some(to) = to else { return LapEnd::Landed };
        self.drop_capture(p, here, to, case, drop.kinds, observer);
        if self.ends(p, s, At::Capture, to, observer) { LapEnd::Over } else { LapEnd::Landed }
    }

    /// The player who gets the seeds of a pit by a case, if somebody does.
    pub(crate) fn drop_receiver(&self, p: &Position, here: Pit, mover: Side, drop: &Drop) -> Option<Side> {
        match drop.to? {
            Receiver::Mover | Receiver::Hand => Some(mover),
            Receiver::Other => Some(self.opponent(mover)),
            Receiver::Owner => Some(self.owner_of(p, here, mover)),
            Receiver::Here => None,
            // The first, where the pit is marked for several.
            Receiver::MarkOwner => Side::ALL.into_iter().find(|side| p.marks(*side).contains(here)),
        }
    }
}

/// What is still to fall in a lap, and the place that the hand is over.
struct Fall {
    at: u8,
    left: u8,
    /// The next seed falls into that place, and not into the one after it.
    stays: bool,
}

impl Game {
    /// Everything left in the hand falls into one pit.
    fn swallow<O: Observer>(&self, p: &mut Position, pit: Pit, case: usize, observer: &mut O) -> LapEnd {
        let seeds = std::mem::take(&mut p.hand);
        p.cells[pit.index()] += seeds;
        if let Some(second) = &self.program.kind {
            p.cells[second.place(pit.index())] += std::mem::take(&mut p.cells[second.hand]);
        }
        if seeds > 0 {
            observer.event(Event::Swallow { pit, seeds });
        }
        let clause = Clause { stage: Stage::Drop, case: case as u8 };
        observer.event(Event::Stop { pit, clause });
        LapEnd::Swallowed
    }
}

/// The seeds of the second kind in a lap; unused if only one kind is sown.
struct Others {
    left: u8,
    before_seeds: bool,
    /// Index of the first place of the second kind, and of those in the hand.
    first: usize,
    hand: usize,
}

impl Others {
    #[inline(always)]
    fn new(game: &Game, p: &Position, both: bool) -> Others {
        match &game.program.kind {
            Some(kind) if both => Others {
                left: p.cells[kind.hand],
                before_seeds: kind.sown == Turn::First,
                first: kind.first,
                hand: kind.hand,
            },
            _ => Others { left: 0, before_seeds: false, first: 0, hand: 0 },
        }
    }

    /// Takes the next seed of either kind out of the hand, which is over the pit `at`; returns where it falls.
    #[inline(always)]
    fn next_out(&mut self, p: &mut Position, left: &mut u8, at: u8) -> (Kind, usize) {
        if self.left > 0 && (self.before_seeds || *left == 0) {
            self.left -= 1;
            p.cells[self.hand] -= 1;
            return (Kind::Second, self.first + at as usize);
        }
        *left -= 1;
        (Kind::Seed, at as usize)
    }
}
