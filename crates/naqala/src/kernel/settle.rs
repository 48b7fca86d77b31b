//! What the pit of the last seed decides: relay, capture, mark, extra move, or the end of the turn.

use crate::event::{Clause, Destination, Event, Observer, Stage};
use crate::game::Game;
use crate::kernel::program::{At, Chain, GrandSlam, Receiver, Relay, Settle, Then};
use crate::kernel::scene::Scene;
use crate::kinds::{Kind, Kinds};
use crate::language::meaning::{Set, Test};
use crate::pits::{Pit, PitSet, Side};
use crate::position::{Decision, NO_PIT, Position, Reason, Winner};

/// How the move goes on after a lap.
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
    /// The sowing never ends; the period of its cycle in laps.
    Endless(u32),
    /// The rules forbid this move.
    Forbidden,
}

/// What was captured and what becomes of it.
struct Captured {
    haul: Haul,
    flow: Option<Flow>,
}

/// Captured seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Haul {
    seeds: u8,
    /// Those of the second kind.
    second: u8,
}

impl Haul {
    fn is_empty(self) -> bool {
        self.seeds == 0 && self.second == 0
    }
}

impl std::ops::AddAssign for Haul {
    #[inline(always)]
    fn add_assign(&mut self, more: Haul) {
        self.seeds += more.seeds;
        self.second += more.second;
    }
}

impl Game {
    /// Applies the first `[[settle]]` case that fits the landing.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn settle<O: Observer>(&self, p: &mut Position, s: &mut Scene, observer: &mut O) -> Flow {
        let shortcuts = &self.program.shortcuts;
        let may_decide = shortcuts.settle_zone[s.mover.index()].has(s.last)
            && shortcuts.settle_counts.has(self.focus_seeds(p, s));
        if !may_decide {
            return Flow::End;
        }
        for (case, settle) in self.program.settles.iter().enumerate() {
            if self.test(&settle.when, p, s) {
                return self.settle_case(p, s, case, settle, observer);
            }
        }
        Flow::End
    }

    #[inline(never)]
    pub(crate) fn settle_case<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut Scene,
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

    /// What a case that fits does.
    pub(crate) fn settle_by<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut Scene,
        case: usize,
        settle: &Settle,
        observer: &mut O,
    ) -> Flow {
        let clause = Clause { stage: Stage::Settle, case: case as u8 };
        let mut captured = 0;
        if settle.captures() {
            let result = self.capture(p, s, clause, settle, observer);
            if let Some(flow) = result.flow {
                return flow;
            }
            captured = result.haul.seeds;
            if self.program.memory.captures && captured > 0 {
                let times = &mut p.captures[s.mover.index() & 1];
                *times = times.saturating_add(1);
            }
        }
        if settle.has_deeds
            && let Some(flow) = self.do_deeds(p, s, clause, settle, captured, observer)
        {
            return flow;
        }
        self.then(p, s, clause, settle, captured, observer)
    }

    /// What a case does beside a capture, and what it does with the seeds captured.
    #[inline(never)]
    fn do_deeds<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut Scene,
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
        if settle.give.is_some() && captured > 0 {
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
        s: &mut Scene,
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
    fn bind<O: Observer>(&self, p: &mut Position, s: &Scene, settle: &Settle, observer: &mut O) {
        let pits = settle.bind.as_ref().map_or(PitSet::EMPTY, |set| self.set(set, p, s));
        p.bound = NO_PIT;
        if !pits.is_empty() {
            p.bound = pits.lowest();
            observer.event(Event::Bind { pit: Pit::new(p.bound), by: s.mover });
        }
    }

    /// Puts captured seeds into a pit of the rules' choice; without such a pit the mover keeps them.
    fn put_into<O: Observer>(&self, p: &mut Position, s: &Scene, into: &Set, seeds: u8, observer: &mut O) {
        let pits = self.set(into, p, s);
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
    pub(crate) fn go_on(&self, p: &mut Position, s: &mut Scene, clause: Clause, relay: &Relay) -> Flow {
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
            && let Some(flow) = self.ask_which_way(p, s, clause, may_turn)
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
        let outcome = crate::position::Outcome { winner, reason };
        p.status = crate::position::Status::Over(outcome);
        p.decision = Decision::Pick;
        p.bound = NO_PIT;
        observer.event(Event::End { outcome });
        Flow::Over
    }

    fn capture<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut Scene,
        clause: Clause,
        settle: &Settle,
        observer: &mut O,
    ) -> Captured {
        let mut rest_to = None;
        let mut captured = Haul::default();
        let amount = settle.amount.as_ref().map(|amount| self.number(amount, p, s).clamp(0, 255) as u8);
        for set in &settle.take {
            let mut pits = self.set(set, p, s);
            if let Some(chain) = settle.chain.as_ref().filter(|chain| chain.each.is_none()) {
                pits = self.chain(p, s, pits, chain);
            }
            if settle.slam != GrandSlam::Capture && self.is_grand_slam(p, s, pits) {
                match settle.slam {
                    GrandSlam::Illegal => {
                        return Captured { haul: Haul::default(), flow: Some(Flow::Forbidden) };
                    }
                    GrandSlam::OpponentTakesRest => rest_to = Some(self.opponent(s.mover)),
                    limit => {
                        let kept = self.spared(s, pits, limit, settle);
                        observer.event(Event::Refused { pits: pits - kept, clause });
                        pits = kept;
                    }
                }
            }
            captured += self.take_pits(p, s, pits, amount, settle, clause, observer);
        }
        if let Some(chain) = settle.chain.as_ref().filter(|chain| chain.each.is_some()) {
            captured += self.capture_along(p, s, chain, settle, amount, clause, observer);
        }
        let mut flow = None;
        if !captured.is_empty() && self.ends(p, s, At::Capture, s.mover, observer) {
            if settle.to == Receiver::Hand {
                p.hand = captured.seeds;
            }
            flow = Some(Flow::Over);
        }
        if let Some(side) = rest_to {
            self.collect_board(p, side, observer);
            let winner = self.winner_by_score(p);
            flow = Some(self.over(p, winner, Reason::GrandSlam, observer));
        }
        Captured { haul: captured, flow }
    }

    /// From the pit of the last seed goes on along the track and captures, at each pit where the condition
    /// still holds after the captures before it, what the rules say.
    #[allow(clippy::too_many_arguments)]
    fn capture_along<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut Scene,
        chain: &Chain,
        settle: &Settle,
        amount: Option<u8>,
        clause: Clause,
        observer: &mut O,
    ) -> Haul {
        let track = self.board.track(s.mover, s.direction);
        let steps = if chain.back { &track.previous } else { &track.next };
        let mut captured = Haul::default();
        let mut at = self.step_in_play(p, s.last, steps);
        // Longer steps may miss the pit they set out from.
        for _ in 0..track.length {
            if at == s.last || at == crate::position::NO_PIT {
                break;
            }
            s.here = at;
            s.focus = at;
            if !self.test(&chain.condition, p, s) {
                break;
            }
            let pits = chain.each.as_ref().map_or(PitSet::single(at), |each| self.set(each, p, s));
            captured += self.take_pits(p, s, pits, amount, settle, clause, observer);
            at = (0..chain.step).fold(at, |at, _| self.step_in_play(p, at, steps));
        }
        s.focus = s.last;
        captured
    }

    /// From the pits given, goes on along the track while the condition holds for each further pit.
    fn chain(&self, p: &Position, s: &mut Scene, from: PitSet, chain: &Chain) -> PitSet {
        let track = self.board.track(s.mover, s.direction);
        let steps = if chain.back { &track.previous } else { &track.next };
        let mut pits = from;
        if from.is_empty() {
            return pits;
        }
        let mut at = from.lowest();
        loop {
            at = self.step_in_play(p, at, steps);
            if at == crate::position::NO_PIT || pits.has(at) {
                break;
            }
            s.here = at;
            s.focus = at;
            if !self.test(&chain.condition, p, s) {
                break;
            }
            pits |= PitSet::single(at);
        }
        s.focus = s.last;
        pits
    }

    /// Whether the capture would leave the other player without a seed.
    fn is_grand_slam(&self, p: &Position, s: &Scene, pits: PitSet) -> bool {
        let enemy = self.rival_pits(p, s.mover);
        !pits.is_empty() && (self.filled(p) & (enemy - pits)).is_empty()
    }

    /// The pits that may still be captured when a grand slam is limited.
    fn spared(&self, s: &Scene, pits: PitSet, limit: GrandSlam, settle: &Settle) -> PitSet {
        match limit {
            GrandSlam::KeepLast => pits - PitSet::single(s.last),
            GrandSlam::KeepFirst => {
                let track = self.board.track(s.mover, s.direction);
                let back = settle.chain.as_ref().is_none_or(|chain| chain.back);
                let steps = if back { &track.previous } else { &track.next };
                let mut farthest = s.last;
                while pits.has(steps[farthest as usize]) && steps[farthest as usize] != s.last {
                    farthest = steps[farthest as usize];
                }
                pits - PitSet::single(farthest)
            }
            _ => PitSet::EMPTY,
        }
    }

    /// Captures what a case takes from these pits.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[allow(clippy::too_many_arguments)]
    fn take_pits<O: Observer>(
        &self,
        p: &mut Position,
        s: &Scene,
        pits: PitSet,
        amount: Option<u8>,
        settle: &Settle,
        clause: Clause,
        observer: &mut O,
    ) -> Haul {
        let mut haul = Haul::default();
        for pit in pits {
            if settle.kinds.seeds {
                haul.seeds += self.take_pit(p, s, pit, amount, settle.to, clause, observer);
            }
            if settle.kinds.second {
                haul.second += self.take_second(p, s, pit, settle.to, clause, observer);
            }
        }
        haul
    }

    #[allow(clippy::too_many_arguments)]
    pub(crate) fn take_pit<O: Observer>(
        &self,
        p: &mut Position,
        s: &Scene,
        pit: Pit,
        amount: Option<u8>,
        receiver: Receiver,
        clause: Clause,
        observer: &mut O,
    ) -> u8 {
        let held = p.cells[pit.index()];
        let seeds = amount.map_or(held, |amount| amount.min(held));
        if seeds == 0 {
            return 0;
        }
        let (to, into) = match receiver {
            Receiver::Hand => (s.mover, Destination::Hand),
            Receiver::Owner => (self.owner_of(p, pit, s.mover), Destination::Store),
            Receiver::Other => (self.opponent(s.mover), Destination::Store),
            _ => (s.mover, Destination::Store),
        };
        p.cells[pit.index()] = held - seeds;
        if into == Destination::Store {
            p.cells[self.board.store(to).index()] += seeds;
        }
        observer.event(Event::Capture { pit, kind: Kind::Seed, seeds, to, into, clause });
        if let Some(marks) = &self.program.marks
            && (marks.lost_when_captured || marks.lost_when_emptied && held == seeds)
        {
            self.unmark(p, PitSet::of(pit), observer);
        }
        seeds
    }

    /// A capture on the way: everything in the pit, of the kinds the case is about, goes to one player's store.
    #[inline]
    pub(crate) fn drop_capture<O: Observer>(
        &self,
        p: &mut Position,
        pit: Pit,
        to: Side,
        case: usize,
        kinds: Kinds,
        observer: &mut O,
    ) {
        let clause = Clause { stage: Stage::Drop, case: case as u8 };
        let into = Destination::Store;
        if kinds.seeds {
            let seeds = std::mem::take(&mut p.cells[pit.index()]);
            p.cells[self.board.store(to).index()] += seeds;
            observer.event(Event::Capture { pit, kind: Kind::Seed, seeds, to, into, clause });
        }
        if kinds.second {
            self.win_second(p, pit, to, into, clause, observer);
        }
    }

    /// A capture chosen at the start of the turn, instead of sowing.
    pub(crate) fn take_at_once<O: Observer>(
        &self,
        p: &mut Position,
        s: &Scene,
        pit: Pit,
        case: u8,
        observer: &mut O,
    ) -> Flow {
        let clause = Clause { stage: Stage::Pick, case };
        self.take_pit(p, s, pit, None, Receiver::Mover, clause, observer);
        self.take_second(p, s, pit, Receiver::Mover, clause, observer);
        if self.ends(p, s, At::Capture, s.mover, observer) { Flow::Over } else { Flow::End }
    }

    pub(crate) fn mark<O: Observer>(
        &self,
        p: &mut Position,
        s: &Scene,
        set: &crate::language::meaning::Set,
        for_whom: Receiver,
        observer: &mut O,
    ) {
        for pit in self.set(set, p, s) {
            let owner = match for_whom {
                Receiver::Owner => self.owner_of(p, pit, s.mover),
                Receiver::Other => self.opponent(s.mover),
                _ => s.mover,
            };
            p.marks[owner.index() & 1] |= 1 << pit.index();
            observer.event(Event::Mark { pit, owner });
        }
    }

    pub(crate) fn unmark<O: Observer>(&self, p: &mut Position, pits: PitSet, observer: &mut O) {
        for side in [Side::South, Side::North] {
            for pit in p.marks(side) & pits {
                p.marks[side.index()] &= !(1 << pit.index());
                observer.event(Event::Unmark { pit, owner: side });
            }
        }
    }
}
