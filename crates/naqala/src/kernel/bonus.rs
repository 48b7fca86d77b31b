//! Bonus captures: after a capture the mover names further pits and takes their contents.
//!
//! The pits of a bonus are a set, so they are named in board order: a pit may be named only if it comes after the
//! previous one, and only if enough others follow it. That way every set is named exactly once.

use crate::board::event::{Clause, Event, Observer, Stage};
use crate::board::moves::{KIND_BONUS, KIND_DECLINE, Move};
use crate::board::pits::PitSet;
use crate::board::position::{Decision, NO_PIT, Position, State};
use crate::game::Game;
use crate::kernel::capture::Capture;
use crate::kernel::move_context::MoveContext;
use crate::kernel::settle::Flow;
use crate::program::{At, Bonus, Settle};

impl Game {
    /// Asks for the further pits of a capture; false if there is none to name.
    #[inline(never)]
    pub(crate) fn ask_bonus(&self, p: &mut Position, s: &MoveContext, case: usize, bonus: &Bonus) -> bool {
        let wanted = self.number(&bonus.count, p, s).clamp(0, 255) as u8;
        p.named = NO_PIT;
        self.offer_bonus(p, s, case as u8, bonus, wanted)
    }

    /// Offers the wanted number of pits, or as many as there are; false if there is none. They are determined from the state
    /// that the player will see when answering: anything the position does not store is gone by then.
    fn offer_bonus(&self, p: &mut Position, s: &MoveContext, clause: u8, bonus: &Bonus, wanted: u8) -> bool {
        if wanted == 0 {
            return false;
        }
        let before = p.state;
        p.decision = Decision::Bonus;
        p.clause = clause;
        self.suspend(p, s);
        let there = self.bonus_pits(p, &self.resume_context(p), bonus).len();
        p.tally = there.min(usize::from(wanted)) as u8;
        if p.tally == 0 {
            p.state = before;
        }
        p.tally > 0
    }

    /// The filled pits that may still be named, which come after the pit named last.
    fn bonus_pits(&self, p: &Position, s: &MoveContext, bonus: &Bonus) -> PitSet {
        let pits = self.set(&bonus.from, p, s) & self.filled(p);
        if p.named == NO_PIT { pits } else { pits & PitSet(u128::MAX << p.named << 1) }
    }

    fn bonus_case(&self, state: &State) -> Option<(&Settle, &Bonus)> {
        let settle = self.program.settles.get(usize::from(state.clause))?;
        Some((settle, settle.bonus.as_ref()?))
    }

    /// The answers to a pending bonus.
    pub(crate) fn bonus_moves(&self, p: &Position, mut visit: impl FnMut(Move)) {
        let Some((_, bonus)) = self.bonus_case(p) else { return };
        let s = self.resume_context(p);
        let optional = self.test(&bonus.optional, p, &s);
        let mut pits = self.bonus_pits(p, &s, bonus);
        if !optional {
            // Leave enough pits for the remaining choices.
            for _ in 1..p.tally {
                pits = pits - pits.into_iter().last().map_or(PitSet::EMPTY, PitSet::of);
            }
        }
        for pit in pits {
            visit(Move::with(KIND_BONUS, pit.0));
        }
        if optional {
            visit(Move::with(KIND_DECLINE, 0));
        }
    }

    /// Whether the pending bonus may be declined.
    pub(crate) fn bonus_is_optional(&self, p: &Position) -> bool {
        self.bonus_case(p).is_some_and(|(_, bonus)| self.test(&bonus.optional, p, &self.resume_context(p)))
    }

    /// Captures the named pit, or none; `open` is the decision that was pending.
    pub(crate) fn answer_bonus<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        open: &State,
        mv: Move,
        observer: &mut O,
    ) -> Flow {
        let Some((settle, bonus)) = self.bonus_case(open) else { return Flow::End };
        let clause = Clause { stage: Stage::Settle, case: open.clause };
        if let Some(pit) = mv.pit() {
            observer.event(Event::Bonus { pit });
            let capture = Capture::of_case(settle, clause);
            self.take_pit(p, s, pit, capture, observer);
            if capture.kinds.second {
                self.take_second(p, s, pit, capture, observer);
            }
            if self.ends(p, s, At::Capture, s.mover, observer) {
                return Flow::Over;
            }
            p.named = pit.0;
            if self.offer_bonus(p, s, open.clause, bonus, open.tally.saturating_sub(1)) {
                return Flow::Pending;
            }
            p.named = NO_PIT;
        }
        self.then(p, s, clause, settle, 0, observer)
    }
}
