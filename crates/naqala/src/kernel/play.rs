//! Playing a move: from the chosen pit to the end of the sowing, lap by lap.

use crate::board::event::{Clause, DynObserver, Event, Observer, Silent, Stage};
use crate::board::moves::{
    KIND_BONUS, KIND_DECLINE, KIND_GIVE, KIND_GO, KIND_PASS, KIND_PAY, KIND_STOP, KIND_SWAP, KIND_TAKE,
    KIND_TURN, Move,
};
use crate::board::pits::{Pit, PitSet};
use crate::board::position::{Decision, FLAG_SWAPPED, IllegalMove, Position, Reason, Winner};
use crate::board::second_kind::Kind;
use crate::game::Game;
use crate::kernel::endless::{CycleDetector, Endless, LapState};
use crate::kernel::move_context::MoveContext;
use crate::kernel::settle::Flow;
use crate::kernel::sow::{Hand, LapEnd};
use crate::kernel::work::{self, Frame};
use crate::program::{At, Before, EndlessResult, Lift, Pick, PickAction, Program, Sow};

/// A move under way that can be stepped lap by lap.
#[derive(Clone, Copy)]
struct Walk {
    p: Position,
    s: MoveContext,
    step: Step,
}

impl Walk {
    fn state(&self, program: &Program) -> LapState {
        LapState::new(program, &self.p, &self.s)
    }
}

/// Where the lap loop begins.
#[derive(Clone, Copy)]
pub(crate) enum Step {
    /// Sow these seeds from `s.start`.
    Sow(Hand),
    /// Ask what the pit of the last seed decides.
    Settle,
    /// Lift the pit of the last seed and sow on.
    Relay,
    /// Sow captured seeds.
    Resow(u8),
    /// Sow the rest of a lap that was interrupted.
    Rest,
}

impl Flow {
    /// The lap that follows in the same move, if one does.
    #[inline(always)]
    pub(crate) fn next_lap(self) -> Option<Step> {
        match self {
            Flow::Relay => Some(Step::Relay),
            Flow::Resow(seeds) => Some(Step::Resow(seeds)),
            Flow::End | Flow::Again | Flow::Pending | Flow::Over | Flow::Endless(_) | Flow::Forbidden => None,
        }
    }
}

impl Game {
    /// Plays a legal move.
    ///
    /// # Errors
    /// [`IllegalMove`] with the reason when the move is not among [`Game::moves`].
    ///
    /// ```
    /// use naqala::{Event, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let start = game.start();
    /// let c = game.parse_ply(&start, "c").unwrap()[0];
    /// let mut events: Vec<Event> = Vec::new();
    /// let next = game.play(&start, c, &mut events).unwrap();
    /// assert_eq!(events.iter().filter(|event| matches!(event, Event::Drop { .. })).count(), 4);
    /// assert_eq!(next.to_move(), naqala::Side::North);
    /// ```
    pub fn play<O: Observer>(
        &self,
        p: &Position,
        mv: Move,
        observer: &mut O,
    ) -> Result<Position, IllegalMove> {
        match self.refuse(p, mv) {
            Some(refusal) => Err(refusal),
            None => Ok(self.play_legal(p, mv, observer)),
        }
    }

    /// Plays a move that is known to be legal, without checking it.
    ///
    /// The move must come from [`Game::moves`] of the same position. Any other gives a meaningless position
    /// (but neither a panic nor lost seeds).
    ///
    /// ```
    /// # use naqala::{Silent, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let start = game.start();
    /// let first = game.moves(&start)[0];
    /// assert_eq!(game.play_legal(&start, first, &mut Silent), game.play(&start, first, &mut Silent).unwrap());
    /// ```
    #[inline]
    pub fn play_legal<O: Observer>(&self, p: &Position, mv: Move, observer: &mut O) -> Position {
        let mut next = Position { cells: p.cells, state: p.state };
        self.advance_apart(&mut next, mv, observer);
        next
    }

    /// [`Game::play_legal`] in place, for callers who count every copy.
    ///
    /// ```
    /// # use naqala::{Silent, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let mut p = game.start();
    /// let first = game.moves(&p)[0];
    /// game.advance(&mut p, first, &mut Silent);
    /// assert_eq!(p, game.play(&game.start(), first, &mut Silent).unwrap());
    /// ```
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn advance<O: Observer>(&self, p: &mut Position, mv: Move, observer: &mut O) {
        if O::ACTIVE || cfg!(naqala_small) {
            self.advance_observed(p, mv, &mut DynObserver(&mut |event| observer.event(event)));
        } else {
            self.advance_silently(p, mv);
        }
    }

    /// [`Game::advance`] for those who play less than a search does: not inlined into them, which takes 24 KB each time.
    #[inline]
    pub(crate) fn advance_apart<O: Observer>(&self, p: &mut Position, mv: Move, observer: &mut O) {
        if O::ACTIVE {
            self.advance(p, mv, observer);
        } else {
            self.advance_once(p, mv);
        }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(never))]
    fn advance_once(&self, p: &mut Position, mv: Move) {
        self.advance(p, mv, &mut Silent);
    }

    /// [`Game::advance`] for a move of [`Game::offered_moves`]; false if the rules forbid it after all. The position is
    /// meaningless then.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("bao-kiswahili").unwrap();
    /// let mut p = game.start();
    /// let first = game.offered_moves(&p)[0];
    /// assert!(game.advance_if_legal(&mut p, first));
    /// ```
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub fn advance_if_legal(&self, p: &mut Position, mv: Move) -> bool {
        let may_be_forbidden = self.is_tried_when_played(p);
        self.advance_silently(p, mv) || !may_be_forbidden
    }

    /// In WebAssembly the move is compiled once, to be small; elsewhere it is inlined into every caller.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[cfg_attr(target_family = "wasm", inline(never))]
    fn advance_silently(&self, p: &mut Position, mv: Move) -> bool {
        self.advance_fast(p, mv) || self.advance_fully(p, mv, unobserved!())
    }

    #[inline(never)]
    fn advance_observed(&self, p: &mut Position, mv: Move, observer: &mut DynObserver<'_>) {
        self.advance_fully(p, mv, observer);
    }

    /// False if the rules forbid the move.
    #[inline(always)]
    fn advance_fully<O: Observer>(&self, p: &mut Position, mv: Move, observer: &mut O) -> bool {
        let counts = self.program.shortcuts.costs.are_counted;
        let _frame = Frame::open(counts);
        let mut s = MoveContext::new(p.to_move);
        let flow = self.run_move(p, &mut s, mv, observer);
        self.finish(p, &mut s, flow, observer);
        if counts && work::is_spent() {
            self.give_up(p, observer);
        }
        flow != Flow::Forbidden
    }

    /// A move that cannot be worked out within the limit ends the game, which does not count.
    #[inline(never)]
    pub(crate) fn give_up<O: Observer>(&self, p: &mut Position, observer: &mut O) {
        p.clear_decision();
        observer.event(Event::Endless);
        self.over(p, Winner::Nobody, Reason::Endless, observer);
    }

    /// Everything of a move but its end.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn run_move<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        mv: Move,
        observer: &mut O,
    ) -> Flow {
        match self.program.picks.get(mv.case() as usize) {
            Some(pick) if p.decision == Decision::Pick => {
                s.mode = pick.mode;
                s.direction = mv.direction();
                s.origin = mv.pit;
                s.start = mv.pit;
                s.last = mv.pit;
                s.focus = mv.pit;
                self.start_move(p, s, pick, observer)
            }
            _ => self.special_move(p, s, mv, observer),
        }
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn start_move<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        pick: &Pick,
        observer: &mut O,
    ) -> Flow {
        let hand = if pick.is_plain {
            let seeds = p.cells[s.start as usize];
            observer.event(Event::Lift { pit: Pit::new(s.start), kind: Kind::Seed, seeds, by: s.mover });
            Hand::Lying(seeds)
        } else {
            match self.start_otherwise(p, s, pick, observer) {
                Ok(hand) => hand,
                Err(flow) => return flow,
            }
        };
        if !self.program.shortcuts.is_one_lap {
            return self.run(p, s, Step::Sow(hand), observer);
        }
        match self.sow_hand(p, s, hand, observer) {
            Some(flow) => flow,
            None => self.settle(p, s, observer),
        }
    }

    /// What comes before a lap that is not plain; an error is how the move goes on without that lap.
    #[inline(never)]
    fn start_otherwise<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        pick: &Pick,
        observer: &mut O,
    ) -> Result<Hand, Flow> {
        self.prepare(p, s, &pick.before, observer);
        Err(match pick.action {
            PickAction::Sow => return Ok(self.lift(p, s, &pick.lift, observer)),
            PickAction::Settle => self.run(p, s, Step::Settle, observer),
            PickAction::Take => self.take_at_once(p, s, Pit::new(s.start), pick.case, observer),
            PickAction::Swap => Flow::Forbidden,
        })
    }

    #[inline(never)]
    fn special_move<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        mv: Move,
        observer: &mut O,
    ) -> Flow {
        if p.decision == Decision::Race {
            return self.name_for_race(p, s, mv.pit, observer);
        }
        let resumed = self.resume_context(p);
        let open = p.state;
        p.clear_decision();
        match mv.case() {
            KIND_PASS => {
                self.pass(p, s.mover, None, observer);
                Flow::End
            }
            KIND_PAY => {
                self.pass(p, s.mover, Some(Pit::new(mv.pit)), observer);
                Flow::End
            }
            KIND_SWAP => {
                p.flags |= FLAG_SWAPPED;
                observer.event(Event::Swap);
                // Nobody has moved: the person who changed the seat is still to move.
                Flow::Pending
            }
            KIND_STOP => {
                *s = resumed;
                let clause = Clause { stage: Stage::Settle, case: open.clause };
                observer.event(Event::Stop { pit: Pit::new(s.last), clause });
                Flow::End
            }
            KIND_GO => {
                *s = resumed;
                self.answer_go(p, s, observer)
            }
            KIND_TURN => {
                *s = resumed;
                self.answer_direction(p, s, &open, mv.direction(), observer)
            }
            KIND_TAKE | KIND_DECLINE if open.decision == Decision::Capture => {
                *s = resumed;
                self.answer_capture(p, s, &open, mv, observer)
            }
            KIND_TAKE | KIND_DECLINE if open.decision == Decision::Claim => {
                *s = resumed;
                self.answer_claim(p, s, &open, mv, observer)
            }
            KIND_BONUS | KIND_DECLINE if open.decision == Decision::Bonus => {
                *s = resumed;
                let flow = self.answer_bonus(p, s, &open, mv, observer);
                self.carry_on(p, s, flow, observer)
            }
            KIND_GIVE => {
                *s = resumed;
                let pit = Pit::new(mv.pit);
                let seeds = std::mem::take(&mut p.hand);
                p.cells[pit.index()] += seeds;
                p.last_target[s.mover.index() & 1] = mv.pit;
                observer.event(Event::Give { pit, seeds });
                Flow::End
            }
            _ => Flow::Forbidden,
        }
    }

    /// Puts on the board what comes before the lift.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn prepare<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        before: &Before,
        observer: &mut O,
    ) {
        match before {
            Before::Nothing => {}
            Before::Enter => self.enter(p, s, observer),
            Before::Refill(pits) => self.refill(p, s, pits, observer),
        }
    }

    fn enter<O: Observer>(&self, p: &mut Position, s: &mut MoveContext, observer: &mut O) {
        let pit = s.start as usize;
        let reserve = &mut p.reserve[s.mover.index() & 1];
        if *reserve > 0 {
            *reserve -= 1;
            s.before = p.cells[pit];
            p.cells[pit] += 1;
            observer.event(Event::Enter { pit: Pit::new(s.start), now: p.cells[pit], by: s.mover });
        }
    }

    /// Takes the seeds of `s.start` into the hand.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn lift<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        lift: &Lift,
        observer: &mut O,
    ) -> Hand {
        let held = p.cells[s.start as usize];
        let hand = match lift {
            Lift::All => Hand::Lying(held),
            Lift::Both => {
                self.lift_second(p, s, observer);
                Hand::Lying(held)
            }
            Lift::AllBut(stay) => Hand::Lifted(held.saturating_sub(*stay)),
            Lift::Exactly(seeds) => Hand::Lifted(held.min(*seeds)),
        };
        if let Hand::Lifted(seeds) = hand {
            p.cells[s.start as usize] = held - seeds;
        }
        let (pit, seeds) = (Pit::new(s.start), hand.seeds());
        observer.event(Event::Lift { pit, kind: Kind::Seed, seeds, by: s.mover });
        if let Some(marks) = &self.program.marks
            && marks.lost_when_lifted
            && !matches!(lift, Lift::Exactly(_))
        {
            self.unmark(p, PitSet::single(s.start), observer);
        }
        hand
    }

    /// Lap after lap until the move is over.
    #[inline(never)]
    pub(crate) fn run<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        first: Step,
        observer: &mut O,
    ) -> Flow {
        // Where the seeds stay as they lie, the beginning is needed to find the first state that came again.
        let beginning = matches!(self.program.endless, EndlessResult::Stop | EndlessResult::Lose)
            .then(|| Walk { p: *p, s: *s, step: first });
        match self.run_laps(p, s, first, u32::MAX, observer) {
            Flow::Endless(why) => {
                let ends_turn = work::is_spent() || self.program.limit_stops && why == Endless::RelayLimit;
                // At a limit the seeds stay as they lie.
                if let (Endless::Cycle(period), Some(beginning)) = (why, beginning)
                    && !ends_turn
                {
                    (*p, *s) = self.first_repeated(beginning, period);
                }
                // Captured seeds that will not be sown any more go to the player who captured them.
                let captured = std::mem::take(&mut p.hand);
                self.bank(p, captured, s.mover, observer);
                if ends_turn { Flow::End } else { self.endless(p, s, observer) }
            }
            flow => flow,
        }
    }

    /// Lap after lap until the move is over or so many further laps have begun.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn run_laps<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        first: Step,
        mut laps_left: u32,
        observer: &mut O,
    ) -> Flow {
        let mut step = first;
        let mut detector: Option<CycleDetector> = None;
        loop {
            if let Step::Relay | Step::Resow(_) = step
                && let Some(why) = (detector.get_or_insert_with(CycleDetector::new)).next_lap(
                    p,
                    s,
                    &self.program,
                    matches!(step, Step::Relay),
                )
            {
                if let Step::Resow(seeds) = step {
                    p.hand = seeds;
                }
                return Flow::Endless(why);
            }
            let hand = match step {
                Step::Sow(hand) => Some(hand),
                Step::Settle => None,
                Step::Rest => {
                    let end = self.rest_of_lap(p, s, observer);
                    if let Some(flow) = self.after_lap(p, s, end, observer) {
                        return flow;
                    }
                    None
                }
                Step::Relay => {
                    s.start = s.last;
                    s.focus = s.last;
                    s.relayed = true;
                    observer.event(Event::Relay { pit: Pit::new(s.last), seeds: p.cells[s.last as usize] });
                    let lift = s.lift(self.program.sows_both);
                    Some(self.lift(p, s, &lift, observer))
                }
                Step::Resow(seeds) => match self.resow(p, s, seeds, observer) {
                    Some(flow) => return flow,
                    None => Some(Hand::Lifted(seeds)),
                },
            };
            if let Some(hand) = hand
                && let Some(flow) = self.sow_hand(p, s, hand, observer)
            {
                return flow;
            }
            let flow = self.settle(p, s, observer);
            match flow.next_lap() {
                Some(next) if laps_left > 0 => step = next,
                _ => return flow,
            }
            laps_left -= 1;
        }
    }

    /// One lap; how the move ends if it ends here.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn sow_hand<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        hand: Hand,
        observer: &mut O,
    ) -> Option<Flow> {
        if hand.seeds() == 0 && self.second_in_hand(p) == 0 {
            return Some(Flow::End);
        }
        let sow = self.sow_case(p, s);
        let hand = self.pay_toll(p, s, sow, hand, observer);
        let end = match sow.toll > 0 && hand.seeds() == 0 && self.second_in_hand(p) == 0 {
            true => self.stay(p, s, hand),
            false => self.lap(p, s, sow, hand, observer),
        };
        self.after_lap(p, s, end, observer)
    }

    /// How the move ends if it ends with this lap, or waits in it.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn after_lap<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        end: LapEnd,
        observer: &mut O,
    ) -> Option<Flow> {
        match end {
            LapEnd::Over => Some(Flow::Over),
            LapEnd::Asked => Some(Flow::Pending),
            LapEnd::Landed | LapEnd::Swallowed if self.ends(p, s, At::Lap, s.mover, observer) => {
                Some(Flow::Over)
            }
            LapEnd::Landed => None,
            LapEnd::Swallowed => Some(Flow::End),
        }
    }

    /// Puts the first seeds of the hand into the mover's store, where the lap costs them.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn pay_toll<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        sow: &Sow,
        hand: Hand,
        observer: &mut O,
    ) -> Hand {
        if sow.toll == 0 {
            return hand;
        }
        if let Hand::Lying(_) = hand {
            p.cells[s.start as usize] = 0;
        }
        let seeds = sow.toll.min(hand.seeds());
        self.bank(p, seeds, s.mover, observer);
        Hand::Lifted(hand.seeds() - seeds)
    }

    /// The first state of an endless sowing that comes again, given the period: two walks, one a period ahead
    /// of the other, meet there.
    fn first_repeated(&self, beginning: Walk, period: u32) -> (Position, MoveContext) {
        let (mut behind, mut ahead) = (beginning, beginning);
        self.walk(&mut ahead, period);
        for _ in 0..self.program.shortcuts.costs.relays {
            if behind.state(&self.program) == ahead.state(&self.program) {
                break;
            }
            self.walk(&mut behind, 1);
            self.walk(&mut ahead, 1);
        }
        if let Step::Resow(seeds) | Step::Sow(Hand::Lifted(seeds)) = behind.step {
            behind.p.hand = seeds;
        }
        (behind.p, behind.s)
    }

    /// Plays on until so many more laps are about to begin.
    fn walk(&self, walk: &mut Walk, laps: u32) {
        for _ in 0..laps {
            let flow = self.run_laps(&mut walk.p, &mut walk.s, walk.step, 0, unobserved!());
            let Some(next) = flow.next_lap() else { return };
            walk.step = next;
        }
    }

    /// The sowing never ends: what the rules make of it.
    #[inline(never)]
    pub(crate) fn endless<O: Observer>(&self, p: &mut Position, s: &MoveContext, observer: &mut O) -> Flow {
        observer.event(Event::Endless);
        let winner = match self.program.endless {
            EndlessResult::Forbid => return Flow::Forbidden,
            EndlessResult::Stop => return Flow::End,
            EndlessResult::Void => Winner::Nobody,
            EndlessResult::Draw => Winner::Draw,
            EndlessResult::Lose => Winner::Side(self.opponent(s.mover)),
        };
        self.over(p, winner, Reason::Endless, observer)
    }

    /// The position after the first lap of a move alone: nothing is captured, and the turn does not pass.
    pub fn after_first_lap(&self, p: &Position, mv: Move) -> Position {
        self.sown(p, mv).0
    }

    /// The position after lifting and sowing one lap, before anything is settled, and where the lap ended.
    pub(crate) fn sown(&self, p: &Position, mv: Move) -> (Position, MoveContext) {
        let mut next = *p;
        let mut s = MoveContext::unasked(p.to_move);
        let Some(pick) = self.program.picks.get(mv.case() as usize) else { return (next, s) };
        s.mode = pick.mode;
        s.direction = mv.direction();
        s.origin = mv.pit;
        s.start = mv.pit;
        s.focus = mv.pit;
        self.prepare(&mut next, &mut s, &pick.before, unobserved!());
        if pick.action == PickAction::Sow {
            let hand = self.lift(&mut next, &s, &pick.lift, unobserved!());
            let sow = self.sow_case(&next, &s);
            let hand = self.pay_toll(&mut next, &s, sow, hand, unobserved!());
            if hand.seeds() > 0 || self.second_in_hand(&next) > 0 {
                self.lap(&mut next, &mut s, sow, hand, unobserved!());
            }
        }
        (next, s)
    }
}
