//! The positions that single decisions lead to, each played once.
//!
//! If the rules demand that a move maximise something, or forbid moves that never end, listing the legal moves means playing
//! all of them. Here those positions are kept and finished instead of being played again.

use arrayvec::ArrayVec;

use crate::board::moves::{Move, Moves};
use crate::board::position::{Decision, Position};
use crate::game::Game;
use crate::kernel::endless::UNCHECKED_LAPS;
use crate::kernel::move_context::MoveContext;
use crate::kernel::settle::Flow;
use crate::kernel::work::{self, Frame};
use crate::program::costs::WORK_LIMIT;
use crate::program::{Number, Requirement, Test};

/// Moves that are kept at once; where there are more, they are listed and played again.
const AT_ONCE: usize = 32;

/// What all moves are tried for.
#[derive(Clone, Copy)]
enum Demand<'a> {
    /// Only those that do the most of something are legal.
    Most(&'a Number),
    /// Only those that the kernel can play to the end are.
    Ends,
}

/// A move played but not finished, and how much of what is demanded it does.
struct Tried {
    mv: Move,
    p: Position,
    s: MoveContext,
    flow: Flow,
    worth: i32,
    /// The work spent on the move.
    work: u32,
}

impl Game {
    /// Calls `visit` for every legal decision, in board order, with the position it leads to: [`Game::moves`] and
    /// [`Game::play_legal`] in one, for callers who need every successor.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let mut count = 0;
    /// game.each_successor(&game.start(), |_, next| count += usize::from(!next.is_over()));
    /// assert_eq!(count, 6);
    /// ```
    #[inline]
    pub fn each_successor(&self, p: &Position, mut visit: impl FnMut(Move, &Position)) {
        if let Some(demand) = self.sole_demand(p)
            && self.each_that_meets(p, demand, &mut visit)
        {
            return;
        }
        let mut next = *p;
        let mut play = |mv| {
            next.copy_from(p);
            self.advance(&mut next, mv, unobserved!());
            visit(mv, &next);
        };
        if self.plain_moves(p).is_some() {
            self.each_move(p).for_each(play);
        } else {
            let mut moves = Moves::new();
            self.list_moves(p, &mut moves);
            moves.into_iter().for_each(&mut play);
        }
    }

    /// What moves are tried for, if there is one demand alone.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn sole_demand(&self, p: &Position) -> Option<Demand<'_>> {
        if p.decision != Decision::Pick || p.is_over() {
            return None;
        }
        if self.is_tried_when_played(p) {
            return Some(Demand::Ends);
        }
        let [Requirement { when, that: Test::Always, most: Some(most), when_sown: false }] =
            self.program.requirements.as_slice()
        else {
            return None;
        };
        // Demands are judged as if everything in passing were taken; here each move is played as it is.
        let counts = !self.program.shortcuts.always_tried
            && !self.program.asks_in_laps()
            && self.test(when, p, &MoveContext::new(p.to_move));
        counts.then_some(Demand::Most(most))
    }

    /// Visits the successors by the moves that meet the demand; answers false if there are none, or too many to be kept.
    fn each_that_meets(
        &self,
        p: &Position,
        demand: Demand<'_>,
        visit: &mut impl FnMut(Move, &Position),
    ) -> bool {
        let counts = self.program.shortcuts.costs.are_counted;
        let frame = Frame::open(counts);
        let mut tried: ArrayVec<Tried, AT_ONCE> = ArrayVec::new();
        let too_many = self.each_pick(p, &mut |pick, mv, _| {
            if tried.is_full() {
                return true;
            }
            self.tries_laps(UNCHECKED_LAPS);
            let judging = MoveContext { mode: pick.mode, ..MoveContext::new(p.to_move) };
            tried.push(Tried {
                mv,
                p: *p,
                s: MoveContext::new(p.to_move),
                flow: Flow::End,
                worth: 0,
                work: 0,
            });
            if let Some(latest) = tried.last_mut() {
                let before = work::spent();
                latest.flow = self.run_move(&mut latest.p, &mut latest.s, mv, unobserved!());
                latest.work = work::spent() - before;
                latest.worth = match demand {
                    Demand::Most(most) => self.number(most, &latest.p, &judging),
                    Demand::Ends => i32::from(latest.flow != Flow::Forbidden),
                };
            }
            false
        });
        let best = tried.iter().map(|tried| tried.worth).max();
        // If no move can be played, the player may have to pass.
        let none = matches!(demand, Demand::Ends) && best == Some(0);
        let Some(best) = best.filter(|_| !too_many && !none) else {
            return false;
        };
        // Listing the moves tries each of them for each. Where that might not be worked out, it is not done here either.
        if counts && u64::from(work::spent()) * (tried.len() as u64 + 3) > u64::from(WORK_LIMIT) {
            return false;
        }
        drop(frame);
        for Tried { mv, mut p, mut s, flow, work, .. } in
            tried.into_iter().filter(|tried| tried.worth == best)
        {
            let _frame = Frame::open(counts);
            work::spend(if counts { work } else { 0 });
            self.finish(&mut p, &mut s, flow, unobserved!());
            if counts && work::is_spent() {
                self.give_up(&mut p, unobserved!());
            }
            visit(mv, &p);
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use crate::{Choices, Game, Session, Silent, catalogue};

    fn agree(game: &Game) {
        let mut random = 7_u64;
        for _ in 0..6 {
            let mut session = Session::new(game.clone());
            for _ in 0..120 {
                let p = *session.position();
                let moves = game.moves(&p);
                let mut found = Vec::new();
                game.each_successor(&p, |mv, next| found.push((mv, *next)));
                let played = moves.iter().map(|mv| (*mv, game.play_legal(&p, *mv, &mut Silent)));
                assert_eq!(found, played.collect::<Vec<_>>(), "{}", game.id());
                let legal = session.moves();
                if legal.is_empty() || session.outcome().is_some() {
                    break;
                }
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                session.play_legal(legal[(random >> 33) as usize % legal.len()], &mut Silent);
            }
        }
    }

    #[test]
    fn successors_are_what_the_legal_moves_lead_to() {
        catalogue::ids().for_each(|id| agree(&catalogue::game(id).unwrap()));
        let oware = catalogue::rules("oware").unwrap();
        agree(&oware.compile(Choices::new().preset("awari-solution")).unwrap());
    }
}
