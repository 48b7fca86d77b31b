//! The effects of the last seed's pit: relay, capture, mark, extra move, or the end of the turn.

use crate::board::event::{Clause, Event, Observer, Stage};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{Decision, NO_PIT, Position, Reason, Winner};
use crate::game::Game;
use crate::kernel::endless::Endless;
use crate::kernel::move_context::MoveContext;
use crate::program::settle_index::{Landed, SettleIndex};
use crate::program::shortcuts::FAST_BEFORE_SMALL;
use crate::program::{Receiver, Relay, Set, Settle, Test, Then};

/// How the move continues after a lap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Flow {
    /// The turn is over.
    End,
    /// The same player moves again.
    Again,
    /// Lift the pit of the last seed and sow on.
    Relay,
    /// Sow the captured seeds.
    Resow(u8),
    /// The player has to decide something first.
    Pending,
    /// The game is over.
    Over,
    /// The sowing never ends, or has reached a limit.
    Endless(Endless),
    /// The rules forbid this move.
    Forbidden,
}

impl Game {
    /// Applies the first `[[settle]]` case that fits the landing.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn settle<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        observer: &mut O,
    ) -> Flow {
        let shortcuts = &self.program.shortcuts;
        if FAST_BEFORE_SMALL
            && !O::ACTIVE
            && let Some(index) = &shortcuts.settle_index
        {
            return self.settle_by_index(p, s, index, observer);
        }
        let may_decide = shortcuts.settle_zone[s.mover.index()].has(s.last)
            && shortcuts.settle_counts.has(self.focus_seeds(p, s));
        if !may_decide {
            return Flow::End;
        }
        self.settle_from(p, s, 0, observer)
    }

    /// Applies the first case that matches, testing only those that the landing does not rule out.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn settle_by_index<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        index: &SettleIndex,
        observer: &mut O,
    ) -> Flow {
        let cases = |p: &Position, s: &MoveContext| {
            let seeds = p.cells.get(s.focus as usize).copied().unwrap_or(0);
            let (seat, before) = (s.mover.index(), s.before);
            index.cases(Landed { seat, last: s.last, seeds, before, mode: s.mode })
        };
        let mut left = cases(p, s);
        while left != 0 {
            let case = left.trailing_zeros() as usize;
            left &= left - 1;
            if !self.test(index.rest(case), p, s) {
                continue;
            }
            if let Some(flow) = self.apply(p, s, case, &self.program.settles[case], observer) {
                return flow;
            }
            // What the case has done may have changed the number of seeds.
            left = cases(p, s) & (u64::MAX << case << 1);
        }
        Flow::End
    }

    /// Applies the first case that matches, starting with this one. Cases marked `also` act before it.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn settle_from<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        first: usize,
        observer: &mut O,
    ) -> Flow {
        for (case, settle) in self.program.settles.iter().enumerate().skip(first) {
            if self.test(&settle.when, p, s)
                && let Some(flow) = self.apply(p, s, case, settle, observer)
            {
                return flow;
            }
        }
        Flow::End
    }

    /// Applies a matching case; `None` if it is marked `also` and the search goes on.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn apply<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        case: usize,
        settle: &Settle,
        observer: &mut O,
    ) -> Option<Flow> {
        if settle.also {
            return self.settle_also(p, s, case, settle, observer);
        }
        Some(self.settle_case(p, s, case, settle, observer))
    }

    /// Applies a case marked `also`; returns a flow only if the capture ends the game or is forbidden.
    #[inline(never)]
    fn settle_also<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        case: usize,
        settle: &Settle,
        observer: &mut O,
    ) -> Option<Flow> {
        let clause = Clause { stage: Stage::Settle, case: case as u8 };
        let captured = match self.captured_by(p, s, clause, settle, observer) {
            Ok(captured) => captured,
            Err(flow) => return Some(flow),
        };
        if settle.has_effects { self.apply_effects(p, s, clause, settle, captured, observer) } else { None }
    }

    #[inline(never)]
    pub(crate) fn settle_case<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        case: usize,
        settle: &Settle,
        observer: &mut O,
    ) -> Flow {
        if !matches!(settle.optional, Test::Never)
            && let Some(flow) = self.ask_to_capture(p, s, case, settle)
        {
            return flow;
        }
        self.settle_by(p, s, case, settle, observer)
    }

    /// Applies a matching case.
    pub(crate) fn settle_by<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        case: usize,
        settle: &Settle,
        observer: &mut O,
    ) -> Flow {
        let clause = Clause { stage: Stage::Settle, case: case as u8 };
        let captured = match self.captured_by(p, s, clause, settle, observer) {
            Ok(captured) => captured,
            Err(flow) => return flow,
        };
        if settle.has_effects
            && let Some(flow) = self.apply_effects(p, s, clause, settle, captured, observer)
        {
            return flow;
        }
        self.then(p, s, clause, settle, captured, observer)
    }

    /// Makes the capture of a case; returns how many ordinary seeds it took, or how the move continues if that is decided.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn captured_by<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        clause: Clause,
        settle: &Settle,
        observer: &mut O,
    ) -> Result<u8, Flow> {
        if !settle.captures() {
            return Ok(0);
        }
        let result = self.capture(p, s, clause, settle, observer);
        if let Some(flow) = result.flow {
            return Err(flow);
        }
        let captured = result.haul.seeds;
        if self.program.memory.captures && captured > 0 {
            let times = &mut p.captures[s.mover.index() & 1];
            *times = times.saturating_add(1);
        }
        Ok(captured)
    }

    /// Applies the effects of a case besides its capture, and its use of the captured seeds.
    #[inline(never)]
    fn apply_effects<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        clause: Clause,
        settle: &Settle,
        captured: u8,
        observer: &mut O,
    ) -> Option<Flow> {
        if let Some(set) = &settle.mark {
            self.mark(p, s, set, settle.mark_for, observer);
        }
        if let Some(set) = &settle.unmark {
            let pits = self.set(set, p, s);
            self.unmark(p, pits, observer);
        }
        if let Some(into) = &settle.into {
            self.put_into(p, s, into, captured, observer);
        }
        if let Some(give) = &settle.give
            && captured > 0
        {
            if self.receivers(p, s, give).is_empty() {
                // Where there is no such pit the mover keeps the seeds.
                self.bank(p, captured, s.mover, observer);
                return None;
            }
            p.hand = captured;
            p.decision = Decision::Give;
            p.clause = clause.case;
            return Some(self.suspend(p, s));
        }
        if let Some(bonus) = &settle.bonus
            && captured > 0
            && self.ask_bonus(p, s, usize::from(clause.case), bonus)
        {
            return Some(Flow::Pending);
        }
        None
    }

    pub(crate) fn then<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        clause: Clause,
        settle: &Settle,
        captured: u8,
        observer: &mut O,
    ) -> Flow {
        match settle.then {
            Then::End => {
                observer.event(Event::Stop { pit: Pit::new(s.last), clause });
                Flow::End
            }
            Then::Relay => self.go_on(p, s, clause, &settle.relay),
            Then::Again => {
                self.bind(p, s, settle, observer);
                Flow::Again
            }
            Then::Resow => Flow::Resow(captured),
            Then::Choose => self.ask_to_stop(p, s, clause, &settle.relay),
            Then::Win => self.over(p, Winner::Side(s.mover), Reason::Clause(clause), observer),
            Then::Lose => {
                let winner = match self.players() {
                    1 => Winner::Nobody,
                    _ => Winner::Side(self.opponent(s.mover)),
                };
                self.over(p, winner, Reason::Clause(clause), observer)
            }
        }
    }

    /// Keeps the pit the extra move has to be made with.
    fn bind<O: Observer>(&self, p: &mut Position, s: &MoveContext, settle: &Settle, observer: &mut O) {
        let pits = settle.bind.as_ref().map_or(PitSet::EMPTY, |set| self.set(set, p, s) & self.all);
        p.bound = NO_PIT;
        if !pits.is_empty() {
            p.bound = pits.lowest();
            observer.event(Event::Bind { pit: Pit::new(p.bound), by: s.mover });
        }
    }

    /// The pits in play that may receive captured seeds.
    pub(crate) fn receivers(&self, p: &Position, s: &MoveContext, set: &Set) -> PitSet {
        self.set(set, p, s) - p.closed()
    }

    /// Puts captured seeds into a pit of the rules' choice; without such a pit the mover keeps them.
    fn put_into<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        into: &Set,
        seeds: u8,
        observer: &mut O,
    ) {
        let pits = self.receivers(p, s, into);
        if pits.is_empty() {
            self.bank(p, seeds, s.mover, observer);
        } else if seeds > 0 {
            let pit = Pit::new(pits.lowest());
            p.cells[pit.index()] += seeds;
            observer.event(Event::Give { pit, seeds });
        }
    }

    /// Prepares the next lap of a relay; without a pit to lift the turn is over.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn go_on(&self, p: &mut Position, s: &mut MoveContext, clause: Clause, relay: &Relay) -> Flow {
        if let Some(from) = &relay.from {
            let pits = self.set(from, p, s);
            if pits.is_empty() {
                return Flow::End;
            }
            s.last = pits.lowest();
        }
        s.leave = relay.leave;
        if relay.reverse {
            s.direction = s.direction.reverse();
        }
        if let Some(may_turn) = &relay.may_turn
            && let Some(flow) = self.ask_direction(p, s, clause, may_turn)
        {
            return flow;
        }
        Flow::Relay
    }

    pub(crate) fn over<O: Observer>(
        &self,
        p: &mut Position,
        winner: Winner,
        reason: Reason,
        observer: &mut O,
    ) -> Flow {
        let winner = match winner {
            Winner::Side(side) => Winner::Side(self.seats.captain(side)),
            other => other,
        };
        let outcome = crate::board::position::Outcome { winner, reason };
        p.status = crate::board::position::Status::Over(outcome);
        p.decision = Decision::Pick;
        p.bound = NO_PIT;
        observer.event(Event::End { outcome });
        Flow::Over
    }

    pub(crate) fn mark<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        set: &crate::program::Set,
        for_whom: Receiver,
        observer: &mut O,
    ) {
        // Pits alone can be marked.
        for pit in self.set(set, p, s) & self.all {
            let (owner, _) = self.receiver_of(p, s, pit, for_whom);
            p.marks[owner.index()] |= 1 << pit.index();
            observer.event(Event::Mark { pit, owner });
        }
    }

    pub(crate) fn unmark<O: Observer>(&self, p: &mut Position, pits: PitSet, observer: &mut O) {
        let marked = p.marked() & pits;
        if marked.is_empty() {
            return;
        }
        for side in Side::ALL {
            for pit in p.marks(side) & marked {
                p.marks[side.index()] &= !(1 << pit.index());
                observer.event(Event::Unmark { pit, owner: side });
            }
        }
    }
}
