//! Captures: which pits are taken, by a chain or one by one, and who gets their seeds.

use crate::board::event::{Clause, Destination, Event, Observer, Stage};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{Position, Reason};
use crate::board::second_kind::{Kind, Kinds};
use crate::game::Game;
use crate::kernel::grand_slam::Short;
use crate::kernel::move_context::MoveContext;
use crate::kernel::settle::Flow;
use crate::program::{At, Chain, GrandSlam, Receiver, Settle};

/// What was captured and where it goes.
pub(super) struct Captured {
    pub(super) haul: Haul,
    pub(super) flow: Option<Flow>,
}

/// Captured seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Haul {
    pub(crate) seeds: u8,
    /// Those of the second kind.
    pub(crate) second: u8,
}

impl Haul {
    fn is_empty(self) -> bool {
        self.seeds == 0 && self.second == 0
    }
}

/// How a clause captures.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capture {
    pub(crate) clause: Clause,
    /// The kinds of seeds it takes.
    pub(crate) kinds: Kinds,
    /// The most ordinary seeds it takes out of a pit, if not all.
    pub(crate) most: Option<u8>,
    /// Who gets them.
    pub(crate) to: Receiver,
}

impl Capture {
    /// The capture of a case of `[[settle]]`, which takes whole pits.
    #[inline(always)]
    pub(crate) fn of_case(settle: &Settle, clause: Clause) -> Capture {
        Capture { clause, kinds: settle.kinds, most: None, to: settle.to }
    }
}

impl std::ops::AddAssign for Haul {
    #[inline(always)]
    fn add_assign(&mut self, more: Haul) {
        // A chain that sows what it has captured can capture the same seeds again, until they are more than there are.
        self.seeds = self.seeds.saturating_add(more.seeds);
        self.second = self.second.saturating_add(more.second);
    }
}

impl Game {
    pub(super) fn capture<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        clause: Clause,
        settle: &Settle,
        observer: &mut O,
    ) -> Captured {
        let most = settle.amount.as_ref().map(|amount| self.number(amount, p, s).clamp(0, 255) as u8);
        let capture = Capture { most, ..Capture::of_case(settle, clause) };
        let mut rest_to = None;
        let captured = match settle.slam {
            GrandSlam::Capture => self.take_all(p, s, settle, capture, observer),
            _ => match self.take_short_of_all(p, s, settle, capture, observer) {
                Short::Made(haul) => haul,
                Short::Whole(haul) => {
                    rest_to = Some(self.opponent(s.mover));
                    haul
                }
                Short::Forbidden => {
                    return Captured { haul: Haul::default(), flow: Some(Flow::Forbidden) };
                }
            },
        };
        let mut flow = None;
        if !captured.is_empty() && self.ends(p, s, At::Capture, s.mover, observer) {
            if settle.to == Receiver::Hand {
                p.hand = captured.seeds;
            }
            flow = Some(Flow::Over);
        }
        if let Some(side) = rest_to.filter(|_| flow.is_none()) {
            if settle.to == Receiver::Hand {
                self.bank(p, captured.seeds, s.mover, observer);
            }
            self.collect_board(p, side, observer);
            let winner = self.winner_by_score(p);
            flow = Some(self.over(p, winner, Reason::GrandSlam, observer));
        }
        Captured { haul: captured, flow }
    }

    /// Captures everything a case takes, in order.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn take_all<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        settle: &Settle,
        capture: Capture,
        observer: &mut O,
    ) -> Haul {
        let mut captured = Haul::default();
        for set in &settle.take {
            let mut pits = self.set(set, p, s);
            if let Some(chain) = settle.chain.as_ref().filter(|chain| chain.each.is_none()) {
                pits = self.chain(p, s, pits, chain);
            }
            captured += self.take_pits(p, s, pits, capture, observer);
        }
        if let Some(chain) = settle.chain.as_ref().filter(|chain| chain.each.is_some()) {
            captured += self.capture_along(p, s, chain, capture, observer);
        }
        captured
    }

    /// Moves along the track from the pit of the last seed, and makes the captures of the rules at each pit, as long as the
    /// condition still holds after the previous captures.
    fn capture_along<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        chain: &Chain,
        capture: Capture,
        observer: &mut O,
    ) -> Haul {
        let track = self.board.track(s.mover, s.direction);
        let steps = if chain.back { &track.previous } else { &track.next };
        let mut captured = Haul::default();
        let mut at = self.step_in_play(p, s.last, steps);
        // Longer steps may skip the start pit.
        for _ in 0..track.length {
            if at == s.last || at == crate::board::position::NO_PIT {
                break;
            }
            s.here = at;
            s.focus = at;
            if !self.test(&chain.condition, p, s) {
                break;
            }
            let pits = chain.each.as_ref().map_or(PitSet::single(at), |each| self.set(each, p, s));
            captured += self.take_pits(p, s, pits, capture, observer);
            at = (0..chain.step).fold(at, |at, _| self.step_in_play(p, at, steps));
        }
        s.focus = s.last;
        captured
    }

    /// Continues along the track from the given pits, as long as the condition holds for each further pit.
    pub(crate) fn chain(&self, p: &Position, s: &mut MoveContext, from: PitSet, chain: &Chain) -> PitSet {
        let track = self.board.track(s.mover, s.direction);
        let steps = if chain.back { &track.previous } else { &track.next };
        let mut pits = from;
        if from.is_empty() {
            return pits;
        }
        let mut at = from.lowest();
        loop {
            at = self.step_in_play(p, at, steps);
            if at == crate::board::position::NO_PIT || pits.has(at) {
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

    /// Captures from these pits.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn take_pits<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        pits: PitSet,
        capture: Capture,
        observer: &mut O,
    ) -> Haul {
        let mut haul = Haul::default();
        for pit in pits {
            if capture.kinds.seeds {
                haul.seeds += self.take_pit(p, s, pit, capture, observer);
            }
            if capture.kinds.second {
                haul.second += self.take_second(p, s, pit, capture, observer);
            }
        }
        haul
    }

    /// Captures the ordinary seeds of a pit; how many there are.
    pub(crate) fn take_pit<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        pit: Pit,
        capture: Capture,
        observer: &mut O,
    ) -> u8 {
        let held = p.cells[pit.index()];
        let seeds = capture.most.map_or(held, |most| most.min(held));
        if seeds == 0 {
            return 0;
        }
        let (to, into) = self.receiver_of(p, s, pit, capture.to);
        p.cells[pit.index()] = held - seeds;
        if into == Destination::Store {
            p.cells[self.board.store(to).index()] += seeds;
        }
        let clause = capture.clause;
        observer.event(Event::Capture { pit, kind: Kind::Seed, seeds, to, into, clause });
        if let Some(marks) = &self.program.marks
            && (marks.lost_when_captured || marks.lost_when_emptied && held == seeds)
        {
            self.unmark(p, PitSet::of(pit), observer);
        }
        seeds
    }

    /// Who gets what a pit loses, and where it goes. Only a seed on the way asks whose mark a pit bears, or stays in its pit; here
    /// the mover is meant.
    #[inline]
    pub(crate) fn receiver_of(
        &self,
        p: &Position,
        s: &MoveContext,
        pit: Pit,
        receiver: Receiver,
    ) -> (Side, Destination) {
        match receiver {
            Receiver::Hand => (s.mover, Destination::Hand),
            Receiver::Owner => (self.owner_of(p, pit, s.mover), Destination::Store),
            Receiver::Other => (self.opponent(s.mover), Destination::Store),
            Receiver::Mover | Receiver::MarkOwner | Receiver::Here => (s.mover, Destination::Store),
        }
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
        s: &MoveContext,
        pit: Pit,
        case: u8,
        observer: &mut O,
    ) -> Flow {
        let clause = Clause { stage: Stage::Pick, case };
        let capture = Capture { clause, kinds: Kinds::ALL, most: None, to: Receiver::Mover };
        self.take_pit(p, s, pit, capture, observer);
        self.take_second(p, s, pit, capture, observer);
        if self.ends(p, s, At::Capture, s.mover, observer) { Flow::Over } else { Flow::End }
    }
}
