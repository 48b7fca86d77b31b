//! Bare positions: seeds in pits and a player to move, and nothing else. Tables of endgames are made of them.

use crate::Silent;
use crate::game::Game;
use crate::kernel::program::At;
use crate::kernel::scene::Scene;
use crate::moves::Move;
use crate::pits::{PitSet, Side};
use crate::position::{Decision, Position};

/// With more ways to mark pits there would be too many positions.
const MOST_MARK_STATES: usize = 512;

impl Game {
    /// Whether how a game goes on, and what can still be won in it, is told by the seeds in the pits and the player to
    /// move: no marks, nothing remembered of earlier turns, and no seeds that come on the board later. Then
    /// no move ever makes more seeds on the board.
    ///
    /// ```
    /// use naqala::{Choices, catalogue};
    /// let game = |id, key, value| catalogue::rules(id).unwrap().compile(Choices::new().set(key, value)).unwrap();
    /// assert!(game("oware", "win_at", "none").is_told_by_pits());
    /// assert!(game("kalah", "seeds", "3").is_told_by_pits());
    /// assert!(!catalogue::game("bao-kiswahili").unwrap().is_told_by_pits(), "seeds come from the reserve");
    /// ```
    pub fn is_told_by_pits(&self) -> bool {
        self.program.marks.is_none() && self.is_told_by_pits_and_marks()
    }

    fn is_told_by_pits_and_marks(&self) -> bool {
        let program = &self.program;
        let memory = program.memory;
        let later = self.start.reserve != [0; 2] || program.debts.is_some() || program.race.is_some();
        let remembers = memory.nth || memory.first_turns || memory.opening || memory.plies || memory.captures;
        let limited =
            program.limits.as_ref().is_some_and(|limits| limits.plies > 0 || limits.without_capture > 0);
        program.shortcuts.plain_turns
            && program.kind.is_none()
            && program.passes.is_empty()
            && program.elimination.is_none()
            && !(later || remembers || limited || program.binds || program.no_return)
    }

    /// The ways in which pits can be marked, by South and by North, in a game whose positions are told by the seeds in the
    /// pits, marks that stay where they are, and the player to move. One alone, without marks, where
    /// [`Game::is_told_by_pits`] holds; nothing where more matters, or where there are too many ways. Some may be among them
    /// that no game comes to; one that is missing comes up only where a mark hangs on more than the pit that gets it.
    ///
    /// ```
    /// let game = naqala::catalogue::game("toguz-kumalak").unwrap();
    /// assert_eq!(game.mark_states().map(|states| states.len()), Some(1 + 8 + 8 + 8 * 7));
    /// ```
    pub fn mark_states(&self) -> Option<Vec<[PitSet; 2]>> {
        let stays = self.program.marks.as_ref().is_none_or(|marks| {
            !(marks.lost_when_lifted || marks.lost_when_captured || marks.lost_when_emptied)
        });
        let unmarks = self.program.settles.iter().any(|settle| settle.unmark.is_some())
            || self.program.drops.iter().any(|drop| drop.unmark);
        if !self.is_told_by_pits_and_marks() || !stays || unmarks {
            return None;
        }
        let mut found = vec![self.start.marks];
        let mut at = 0;
        while at < found.len() {
            for next in self.marks_after(found[at]) {
                if !found.contains(&next) {
                    found.push(next);
                }
            }
            if found.len() > MOST_MARK_STATES {
                return None;
            }
            at += 1;
        }
        let sets = |marks: [u64; 2]| marks.map(|marks| PitSet(u128::from(marks)));
        Some(found.into_iter().map(sets).collect())
    }

    /// The marks after a last seed that makes one: tried in every pit with every number of seeds, while the other pits are
    /// empty, and while each has a seed.
    fn marks_after(&self, marks: [u64; 2]) -> Vec<[u64; 2]> {
        let mut found = Vec::new();
        let marking = || self.program.settles.iter().filter(|settle| settle.mark.is_some());
        for (side, pit) in self.sides().flat_map(|side| self.all.into_iter().map(move |pit| (side, pit))) {
            for (settle, others) in marking().flat_map(|settle| [(settle, 0), (settle, 1)]) {
                for seeds in 1..=self.total {
                    let mut p = self.bare(side);
                    p.marks = marks;
                    self.pit_seeds_mut(&mut p).fill(others);
                    p.cells[pit.index()] = seeds;
                    let (last, before) = (pit.index() as u8, seeds - 1);
                    let s = Scene { last, here: last, focus: last, before, ..Scene::new(side) };
                    if let Some(set) = settle.mark.as_ref().filter(|_| self.test(&settle.when, &p, &s)) {
                        self.mark(&mut p, &s, set, settle.mark_for, &mut Silent);
                        found.push(p.marks);
                    }
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// Marks pits by South and by North, on boards on which pits can be marked: the first 64.
    pub fn lay_marks(&self, p: &mut Position, marks: [PitSet; 2]) {
        p.marks = marks.map(|marks| (marks & self.all).0 as u64);
    }

    /// A position without seeds at the beginning of a turn: pits and stores are empty, everything else is as at the
    /// start.
    pub fn bare(&self, to_move: Side) -> Position {
        let mut p = Position { state: self.start.state, ..Position::empty() };
        p.to_move = to_move;
        p.status = crate::Status::Playing;
        p.decision = Decision::Pick;
        p
    }

    /// The seeds of all pits, by [`crate::Pit::index`].
    #[inline(always)]
    pub fn pit_seeds<'p>(&self, p: &'p Position) -> &'p [u8] {
        &p.cells[..self.board().pit_count()]
    }

    /// The seeds of all pits, to be changed: for those who lay out many positions. [`Game::build`] checks what it lays
    /// out; here it is the caller who sees to it that there are not more than 255 seeds.
    #[inline(always)]
    pub fn pit_seeds_mut<'p>(&self, p: &'p mut Position) -> &'p mut [u8] {
        &mut p.cells[..self.board().pit_count()]
    }

    /// The seeds in a player's store, to be changed, where every player has one.
    #[inline(always)]
    pub fn store_seeds_mut<'p>(&self, p: &'p mut Position, side: Side) -> &'p mut u8 {
        &mut p.cells[self.board().store(side).index()]
    }

    /// The position after the first lap of a move alone: nothing is captured, and the turn does not pass.
    pub fn after_first_lap(&self, p: &Position, mv: Move) -> Position {
        self.sown(p, mv).0
    }

    /// Whether a repeated position is a draw whatever the players have won.
    ///
    /// ```
    /// use naqala::{Choices, catalogue};
    /// let oware = catalogue::rules("oware").unwrap();
    /// assert!(oware.compile(Choices::new().set("cycle", "draw")).unwrap().repetition_draws());
    /// assert!(!oware.compile(Choices::new().set("cycle", "split")).unwrap().repetition_draws());
    /// ```
    pub fn repetition_draws(&self) -> bool {
        self.program.repetition.as_ref().is_some_and(|rule| rule.result.draw)
    }

    /// Tests the ends that are tested before a turn, for a position that no move has led to: it may be over.
    ///
    /// ```
    /// use naqala::Side;
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let mut p = game.bare(Side::South);
    /// game.begin_turn(&mut p);
    /// assert!(p.is_over(), "nobody has a seed to sow");
    /// ```
    #[inline]
    pub fn begin_turn(&self, p: &mut Position) {
        let none_can_hold = || self.program.shortcuts.turn_ends_need_stuck && self.plain_moves(p).is_some();
        if p.is_over() || p.decision != Decision::Pick || none_can_hold() {
            return;
        }
        let s = Scene::new(p.to_move);
        self.ends(p, &s, At::Turn, self.opponent(s.mover), &mut Silent);
    }
}
