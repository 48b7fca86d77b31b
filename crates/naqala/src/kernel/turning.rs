//! Decisions during a move: the direction of the next lap, whether to capture, whether to stop.
//!
//! The position stores the state of the interrupted move, so the move can be continued from the position alone. The number of
//! decisions in a move is limited; beyond it the move continues without asking.

use crate::board::event::{Clause, Event, Observer, Stage};
use crate::board::moves::{Direction, KIND_TAKE, MAX_ANSWERS, MAX_DECISIONS, Move};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{BEYOND_FIRST_LAP, Decision, NO_PIT, Position, State};
use crate::game::Game;
use crate::kernel::endless::UNCHECKED_LAPS;
use crate::kernel::move_context::MoveContext;
use crate::kernel::play::Step;
use crate::kernel::settle::Flow;
use crate::kernel::sow::{Hand, LapEnd};
use crate::kernel::work;
use crate::program::{Drop, Relay, Resow, Settle, Test};

impl Game {
    /// Whether the test holds after the next lap is sown.
    #[inline(never)]
    pub(crate) fn holds_when_sown(&self, test: &Test, p: &Position, s: &MoveContext) -> bool {
        self.tries_laps(1);
        let mut p = *p;
        let mut s = MoveContext { filled: None, asked: MAX_ANSWERS, ..*s };
        let hand = self.take_up(&mut p, &mut s);
        if hand.seeds() == 0 {
            return false;
        }
        let sow = self.sow_case(&p, &s);
        let hand = self.pay_toll(&mut p, &s, sow, hand, unobserved!());
        let landed = hand.seeds() > 0 && self.lap(&mut p, &mut s, sow, hand, unobserved!()) == LapEnd::Landed;
        landed && self.test(test, &p, &s)
    }

    /// Takes up the seeds of the next lap: those in the hand, of a relay, or of a first lap.
    fn take_up(&self, p: &mut Position, s: &mut MoveContext) -> Hand {
        if p.hand > 0 {
            return Hand::Lifted(std::mem::take(&mut p.hand));
        }
        if s.relayed {
            return self.lift(p, s, &s.lift(self.program.sows_both), unobserved!());
        }
        match self.program.picks.get(usize::from(s.case)) {
            Some(pick) => {
                self.prepare(p, s, &pick.before, unobserved!());
                self.lift(p, s, &pick.lift, unobserved!())
            }
            None => Hand::Lifted(0),
        }
    }

    /// Whether the move may ask another question.
    fn may_ask(&self, s: &MoveContext) -> bool {
        s.asked < MAX_ANSWERS
    }

    /// Stores what is needed to continue, including the lap that has just ended.
    fn suspend_with(&self, p: &mut Position, s: &MoveContext, decision: Decision, clause: usize) -> Flow {
        p.decision = decision;
        p.clause = clause as u8;
        p.lap_start = s.start;
        let flow = self.suspend(p, s);
        p.direction |= if s.relayed { BEYOND_FIRST_LAP } else { 0 };
        flow
    }

    /// Asks for the direction of a relay, if it may turn; `None` if there is nothing to ask.
    #[inline(never)]
    pub(crate) fn ask_direction(
        &self,
        p: &mut Position,
        s: &MoveContext,
        clause: Clause,
        may_turn: &Test,
    ) -> Option<Flow> {
        let turned = MoveContext {
            start: s.last,
            focus: s.last,
            direction: s.direction.reverse(),
            relayed: true,
            ..*s
        };
        (self.may_ask(s) && self.test(may_turn, p, &turned)).then(|| {
            p.decision = Decision::Turn;
            p.clause = clause.case;
            self.suspend(p, s)
        })
    }

    /// Starts sowing captured seeds, or asks for the direction; `None` if there is nothing to ask.
    #[inline(never)]
    pub(crate) fn resow<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        seeds: u8,
        observer: &mut O,
    ) -> Option<Flow> {
        let found = self.program.resows.iter().enumerate().find(|(_, resow)| self.test(&resow.when, p, s));
        let (case, resow) = found?;
        let usual = resow.direction.unwrap_or(s.direction);
        if let Some(may_turn) = &resow.may_turn
            && seeds > 0
            && self.may_ask(s)
        {
            let mut turned = *s;
            self.aim(p, &mut turned, resow, usual.reverse());
            turned.focus = turned.start;
            p.hand = seeds;
            if self.test(may_turn, p, &turned) {
                return Some(self.suspend_with(p, s, Decision::Turn, case));
            }
            p.hand = 0;
        }
        self.begin_resow(p, s, resow, usual, seeds, observer);
        None
    }

    fn begin_resow<O: Observer>(
        &self,
        p: &Position,
        s: &mut MoveContext,
        resow: &Resow,
        direction: Direction,
        seeds: u8,
        observer: &mut O,
    ) {
        if let Some(pit) = self.aim(p, s, resow, direction) {
            observer.event(Event::Resow { pit, seeds });
        }
    }

    /// Moves the hand to the pit that gets the first captured seed.
    fn aim(&self, p: &Position, s: &mut MoveContext, resow: &Resow, direction: Direction) -> Option<Pit> {
        s.direction = direction;
        let first = self.set(&resow.first, p, s);
        if first.is_empty() {
            return None;
        }
        let first = first.lowest();
        s.start = self.board.track(s.mover, direction).previous[usize::from(first)];
        Some(Pit::new(first))
    }

    /// A direction was chosen: sows the relay or the captured seeds that way.
    pub(crate) fn answer_direction<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        open: &State,
        direction: Direction,
        observer: &mut O,
    ) -> Flow {
        let clause = usize::from(open.clause);
        let hand = std::mem::take(&mut p.hand);
        if hand == 0 {
            if direction != s.direction {
                observer.event(Event::TurnRound { direction });
            }
            s.direction = direction;
            s.leave = self.program.settles.get(clause).map_or(0, |settle| settle.relay.leave);
            return self.run(p, s, Step::Relay, observer);
        }
        if let Some(resow) = self.program.resows.get(clause) {
            if direction != resow.direction.unwrap_or(s.direction) {
                observer.event(Event::TurnRound { direction });
            }
            self.begin_resow(p, s, resow, direction, hand, observer);
        }
        self.run(p, s, Step::Sow(Hand::Lifted(hand)), observer)
    }

    /// The directions to choose from while a direction is pending, the usual one first.
    pub(crate) fn ways(&self, p: &Position) -> [Direction; 2] {
        let before = Direction::from_index(p.direction);
        let resow = self.program.resows.get(usize::from(p.clause)).filter(|_| p.hand > 0);
        let usual = resow.and_then(|resow| resow.direction).unwrap_or(before);
        [usual, usual.reverse()]
    }

    /// Asks whether to make the capture of a case; `None` if there is nothing to ask.
    #[inline(never)]
    pub(crate) fn ask_to_capture(
        &self,
        p: &mut Position,
        s: &MoveContext,
        case: usize,
        settle: &Settle,
    ) -> Option<Flow> {
        let prey = settle.take.iter().fold(PitSet::EMPTY, |all, set| all | self.set(set, p, s));
        let asks =
            self.may_ask(s) && !(self.filled(p) & prey).is_empty() && self.test(&settle.optional, p, s);
        asks.then(|| self.suspend_with(p, s, Decision::Capture, case))
    }

    /// Makes the capture, or continues with the cases after it.
    pub(crate) fn answer_capture<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        open: &State,
        mv: Move,
        observer: &mut O,
    ) -> Flow {
        let case = usize::from(open.clause);
        let Some(settle) = self.program.settles.get(case) else { return Flow::End };
        let flow = if mv.case() == KIND_TAKE {
            self.settle_by(p, s, case, settle, observer)
        } else {
            observer.event(Event::Left {
                pit: Pit::new(s.last),
                clause: Clause { stage: Stage::Settle, case: open.clause },
            });
            self.settle_from(p, s, case + 1, observer)
        };
        self.carry_on(p, s, flow, observer)
    }

    /// Asks whoever gets the seeds by a case whether to claim them, if there is something to ask; says whether it asks.
    pub(crate) fn asks_to_claim(
        &self,
        p: &mut Position,
        s: &MoveContext,
        case: usize,
        drop: &Drop,
        claimer: Side,
    ) -> bool {
        let asks = drop.optional != Test::Never && self.may_ask(s) && self.test(&drop.optional, p, s);
        if asks {
            self.suspend_with(p, &MoveContext { last: s.here, ..*s }, Decision::Claim, case);
            p.sower = s.mover;
            p.to_move = claimer;
        }
        asks
    }

    /// The pit was claimed, or left: the sowing goes on.
    pub(crate) fn answer_claim<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        open: &State,
        mv: Move,
        observer: &mut O,
    ) -> Flow {
        let case = usize::from(open.clause);
        let Some(drop) = self.program.drops.get(case) else { return Flow::End };
        p.to_move = s.mover;
        s.here = s.last;
        if mv.case() != KIND_TAKE {
            let clause = Clause { stage: Stage::Drop, case: open.clause };
            observer.event(Event::Left { pit: Pit::new(s.here), clause });
        } else if self.drop_at_once(p, s, case, drop, Some(open.to_move), observer) == LapEnd::Over {
            return Flow::Over;
        }
        self.run(p, s, Step::Rest, observer)
    }

    /// Continues a move after a decision.
    pub(crate) fn carry_on<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        flow: Flow,
        observer: &mut O,
    ) -> Flow {
        match flow.next_lap() {
            Some(step) => self.run(p, s, step, observer),
            None => flow,
        }
    }

    /// Asks whether to stop in the pit of the last seed. If the move has asked too often, it continues.
    #[inline(never)]
    pub(crate) fn ask_to_stop(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        clause: Clause,
        relay: &Relay,
    ) -> Flow {
        if usize::from(s.asked) + 2 > MAX_DECISIONS {
            return self.go_on(p, s, clause, relay);
        }
        p.decision = Decision::StopOrGo;
        p.clause = clause.case;
        self.suspend(p, s)
    }

    /// The hand continues instead of stopping. If the same decision returns, the sowing is endless.
    pub(crate) fn answer_go<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        observer: &mut O,
    ) -> Flow {
        let flow = self.run(p, s, Step::Relay, observer);
        if flow == Flow::Pending && p.decision == Decision::StopOrGo && self.decision_returns(p, p.tally) {
            p.clear_decision();
            return self.endless(p, s, observer);
        }
        flow
    }

    /// Whether a hand that never stops returns to this same decision within this many questions.
    fn decision_returns(&self, p: &Position, times: u8) -> bool {
        let mut view = *p;
        for _ in 0..times {
            self.tries_laps(UNCHECKED_LAPS);
            if work::is_spent() {
                return false;
            }
            let mut s = MoveContext { asked: 0, ..self.resume_context(&view) };
            view.clear_decision();
            let flow = self.run(&mut view, &mut s, Step::Relay, unobserved!());
            if flow != Flow::Pending || view.decision != Decision::StopOrGo {
                return false;
            }
            if view.cells == p.cells && view.focus == p.focus && view.direction == p.direction {
                return true;
            }
        }
        false
    }

    /// Stores in the position what is needed to continue after the pending decision.
    pub(crate) fn suspend(&self, p: &mut Position, s: &MoveContext) -> Flow {
        p.focus = s.last;
        p.direction = s.direction as u8;
        p.mode = s.mode;
        if p.decision != Decision::Bonus {
            p.tally = s.asked;
        }
        if self.program.memory.origin {
            p.origin = s.origin;
        }
        Flow::Pending
    }

    /// Restores the context that a pending decision interrupted.
    pub(crate) fn resume_context(&self, p: &Position) -> MoveContext {
        let is_kept = p.lap_start != NO_PIT;
        let mover = if p.decision == Decision::Claim { p.sower } else { p.to_move };
        MoveContext {
            origin: p.origin,
            last: p.focus,
            start: if is_kept { p.lap_start } else { p.focus },
            focus: p.focus,
            before: if is_kept { p.cells[usize::from(p.focus)].saturating_sub(1) } else { 0 },
            direction: Direction::from_index(p.direction),
            mode: p.mode,
            relayed: !is_kept || p.direction & BEYOND_FIRST_LAP != 0,
            asked: if p.decision == Decision::Bonus { 0 } else { p.tally.saturating_add(1) },
            ..MoveContext::new(mover)
        }
    }
}
