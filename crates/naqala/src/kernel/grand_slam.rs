//! Captures that would leave the other player without a seed.
//!
//! A grand slam is judged on everything a case takes: all its sets, its chain, and what lies along the chain.

use crate::board::event::{DynObserver, Event, Observer};
use crate::board::pits::{Pit, PitSet};
use crate::board::position::Position;
use crate::game::Game;
use crate::kernel::capture::{Capture, Haul};
use crate::kernel::move_context::MoveContext;
use crate::program::{GrandSlam, Set, Settle};

/// The result of a capture that must not take everything.
pub(crate) enum Short {
    /// It is made, as far as it may be.
    Made(Haul),
    /// It has taken everything, and the other player gets the rest.
    Whole(Haul),
    /// The move may not be played.
    Forbidden,
}

impl Game {
    /// Makes the capture of a case that says what becomes of a grand slam.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn take_short_of_all<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        settle: &Settle,
        capture: Capture,
        observer: &mut O,
    ) -> Short {
        let enemy = self.rival_pits(p, s.mover);
        let plain_chain = settle.chain.as_ref().is_none_or(|chain| chain.each.is_none());
        let is_plain = matches!(settle.take.as_slice(), [Set::Last])
            && plain_chain
            && capture.most.is_none()
            && capture.kinds.seeds
            && enemy.has(s.last);
        if !is_plain {
            return self.take_tried(p, s, settle, capture, observer);
        }
        let mut pits = PitSet::single(s.last);
        if let Some(chain) = &settle.chain {
            pits = self.chain(p, s, pits, chain);
        }
        let left = self.filled(p) & (enemy - pits);
        if !left.is_empty() {
            return Short::Made(self.take_pits(p, s, pits, capture, observer));
        }
        let spared = match settle.slam {
            GrandSlam::Forbid => return Short::Forbidden,
            GrandSlam::Capture | GrandSlam::OpponentTakesRest => {
                return Short::Whole(self.take_pits(p, s, pits, capture, observer));
            }
            GrandSlam::NoCapture => pits,
            GrandSlam::SpareNearest => PitSet::single(s.last),
            GrandSlam::SpareFarthest => PitSet::single(self.farthest(s, pits & enemy, settle)),
        };
        observer.event(Event::Refused { pits: spared, clause: capture.clause });
        Short::Made(self.take_pits(p, s, pits - spared, capture, observer))
    }

    /// The pit of a chain that lies farthest from the last seed.
    fn farthest(&self, s: &MoveContext, pits: PitSet, settle: &Settle) -> u8 {
        let track = self.board.track(s.mover, s.direction);
        let back = settle.chain.as_ref().is_none_or(|chain| chain.back);
        let steps = if back { &track.previous } else { &track.next };
        let mut farthest = s.last;
        let mut at = s.last;
        for _ in 0..track.length {
            at = steps[usize::from(at)];
            if usize::from(at) >= steps.len() || at == s.last {
                break;
            }
            if pits.has(at) {
                farthest = at;
            }
        }
        farthest
    }

    /// Tries the capture on a copy of the board, and makes as much of it as may be made.
    #[inline(never)]
    fn take_tried<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        settle: &Settle,
        capture: Capture,
        observer: &mut O,
    ) -> Short {
        let enemy = self.rival_pits(p, s.mover);
        let (mut trial, mut scene) = (*p, *s);
        let (mut first, mut last) = (None, None);
        let mut note = |event: Event| {
            if let Event::Capture { pit, .. } = event
                && enemy.contains(pit)
            {
                first = first.or(Some(pit));
                last = Some(pit);
            }
        };
        self.take_all(&mut trial, &mut scene, settle, capture, &mut DynObserver(&mut note));
        let is_slam = first.is_some() && (self.filled(&trial) & enemy).is_empty();
        if !is_slam {
            return Short::Made(self.take_all(p, s, settle, capture, observer));
        }
        let taken = self.lighter(p, &trial);
        let spared = match settle.slam {
            GrandSlam::Forbid => return Short::Forbidden,
            GrandSlam::Capture | GrandSlam::OpponentTakesRest => {
                return Short::Whole(self.take_all(p, s, settle, capture, observer));
            }
            GrandSlam::NoCapture => taken,
            GrandSlam::SpareNearest => first.map_or(taken, PitSet::of),
            GrandSlam::SpareFarthest => last.map_or(taken, PitSet::of),
        };
        observer.event(Event::Refused { pits: spared, clause: capture.clause });
        let mut haul = Haul::default();
        for pit in taken - spared {
            let seeds = p.cells[pit.index()] - trial.cells[pit.index()];
            haul += self.take_pits(p, s, PitSet::of(pit), Capture { most: Some(seeds), ..capture }, observer);
        }
        Short::Made(haul)
    }

    /// The pits that hold fewer seeds, of any kind, than before.
    fn lighter(&self, before: &Position, after: &Position) -> PitSet {
        let second = self.program.kind.as_ref();
        let is_lighter = |pit: &Pit| {
            let holds_less = |place: usize| after.cells[place] < before.cells[place];
            holds_less(pit.index()) || second.is_some_and(|second| holds_less(second.place(pit.index())))
        };
        self.board.pits().filter(is_lighter).collect()
    }
}
