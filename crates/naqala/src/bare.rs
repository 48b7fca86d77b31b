//! Bare positions: seeds in pits and a player to move, and nothing else. Tables of endgames are made of them.

use std::ops::BitOr;

use crate::Silent;
use crate::game::Game;
use crate::kernel::program::{At, Then};
use crate::kernel::scene::Scene;
use crate::language::shortcuts::remembers_blocks_alone;
use crate::moves::Move;
use crate::pits::{Pit, PitSet, Side};
use crate::position::{Decision, NO_PIT, Position};

/// With more ways to mark and block pits there would be too many positions.
const MOST_MARKINGS: usize = 512;

/// What is laid on pits beside seeds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Markings {
    /// The pits marked by South and by North.
    pub marks: [PitSet; 2],
    /// The pit that may not be played in this turn.
    pub blocked: Option<Pit>,
}

impl Markings {
    /// Those of a position.
    pub fn of(p: &Position) -> Markings {
        Markings { marks: [p.marks(Side::South), p.marks(Side::North)], blocked: p.blocked() }
    }
}

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
        self.program.marks.is_none() && self.program.block.is_none() && self.is_told_by_marked_pits()
    }

    fn is_told_by_marked_pits(&self) -> bool {
        let program = &self.program;
        let memory = program.memory;
        let later = self.start.reserve != [0; 2] || program.debts.is_some() || program.race.is_some();
        let remembers = memory.nth || memory.first_turns || memory.opening || memory.plies || memory.captures;
        let limited =
            program.limits.as_ref().is_some_and(|limits| limits.plies > 0 || limits.without_capture > 0);
        remembers_blocks_alone(program)
            && program.kind.is_none()
            && program.passes.is_empty()
            && program.elimination.is_none()
            && !(later || remembers || limited || program.binds || program.no_return)
    }

    /// The ways in which pits can be marked and blocked when South is to move and when North is, in a game whose positions are told by
    /// the seeds in the pits, marks that stay where they are, a block of the last move, and the player to move. One alone,
    /// without any, where [`Game::is_told_by_pits`] holds; nothing where more matters, or where there are too many ways.
    /// Some may be among them that no game comes to; one that is missing comes up only where a mark or a block hangs on
    /// more than the pits in which a sowing begins and ends.
    ///
    /// ```
    /// use naqala::catalogue;
    /// let ways = |id| catalogue::game(id).unwrap().markings().map(|[south, _]| south.len());
    /// assert_eq!(ways("toguz-kumalak"), Some(1 + 8 + 8 + 8 * 7));
    /// assert_eq!(ways("alemungula"), Some(1 + 2), "a seed that has just come into an end pit may not go back");
    /// assert_eq!(ways("bechi"), None, "every pit that was played is marked");
    /// ```
    pub fn markings(&self) -> Option<[Vec<Markings>; 2]> {
        let marks = self.mark_states()?;
        let sets = |marks: &[u64; 2]| marks.map(|marks| PitSet(u128::from(marks)));
        let of = |to_move: Side| {
            let blocked = self.blocked_pits(to_move)?;
            let blocks = || std::iter::once(None).chain(blocked.into_iter().map(Some));
            let with = |marks| blocks().map(move |blocked| Markings { marks: sets(marks), blocked });
            Some(marks.iter().flat_map(with).collect::<Vec<_>>()).filter(|ways| ways.len() <= MOST_MARKINGS)
        };
        Some([of(Side::South)?, of(Side::North)?])
    }

    fn mark_states(&self) -> Option<Vec<[u64; 2]>> {
        let stays = self.program.marks.as_ref().is_none_or(|marks| {
            !(marks.lost_when_lifted || marks.lost_when_captured || marks.lost_when_emptied)
        });
        let unmarks = self.program.settles.iter().any(|settle| settle.unmark.is_some())
            || self.program.drops.iter().any(|drop| drop.unmark);
        if !self.is_told_by_marked_pits() || !stays || unmarks || self.marks_hang_on_starts() {
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
            if found.len() > MOST_MARKINGS {
                return None;
            }
            at += 1;
        }
        Some(found)
    }

    /// Whether a mark is put on another pit according to where a move began. There are as many ways to mark pits then as
    /// games come to, and not those alone that [`Game::markings`] tries.
    fn marks_hang_on_starts(&self) -> bool {
        let marks = || self.program.settles.iter().filter_map(|settle| settle.mark.as_ref());
        self.sides().any(|side| {
            let (p, nowhere) = (self.bare(side), Scene::new(side));
            let begun = |pit: Pit| Scene { start: pit.0, origin: pit.0, ..nowhere };
            let differs = |mark, pit| self.set(mark, &p, &nowhere) != self.set(mark, &p, &begun(pit));
            marks().any(|mark| self.all.into_iter().any(|pit| differs(mark, pit)))
        })
    }

    /// The marks after a last seed that makes one.
    fn marks_after(&self, marks: [u64; 2]) -> Vec<[u64; 2]> {
        let mut found = Vec::new();
        let marking = || self.program.settles.iter().filter(|settle| settle.mark.is_some());
        for (side, last) in self.sides().flat_map(|side| self.all.into_iter().map(move |pit| (side, pit))) {
            for (settle, (mut p, s)) in
                marking().flat_map(|settle| self.last_seeds(side, last).map(move |tried| (settle, tried)))
            {
                p.marks = marks;
                if let Some(set) = settle.mark.as_ref().filter(|_| self.test(&settle.when, &p, &s)) {
                    self.mark(&mut p, &s, set, settle.mark_for, &mut Silent);
                    found.push(p.marks);
                }
            }
        }
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The pits that the move before may have blocked; `None` if more than a sowing decides that.
    fn blocked_pits(&self, to_move: Side) -> Option<PitSet> {
        let Some(block) = &self.program.block else { return Some(PitSet::EMPTY) };
        let named = block.pit.as_ref()?;
        let goes_on = self.program.settles.iter().any(|settle| settle.then == Then::Again);
        let blocked_by = |side: Side, start: Pit, last: Pit| {
            let scenes = self.board().ways().iter().flat_map(move |way| {
                let from = move |s| Scene { start: start.0, origin: start.0, direction: *way, ..s };
                self.last_seeds(side, last).map(move |(p, s)| (p, from(s)))
            });
            let blocked = |(p, s): (Position, Scene)| {
                self.test(&block.when, &p, &s).then(|| self.set(named, &p, &s).into_iter().next()).flatten()
            };
            scenes.filter_map(blocked).map(PitSet::of).fold(PitSet::EMPTY, BitOr::bitor)
        };
        let movers = self.sides().filter(|side| goes_on || *side != to_move);
        let is_own_start = self.program.shortcuts.is_one_lap && !self.territory;
        let starts = |side: Side| if is_own_start { self.homes[side.index()] } else { self.all };
        let all = self.all;
        let found = movers.flat_map(|side| {
            starts(side)
                .into_iter()
                .flat_map(move |start| all.into_iter().map(move |last| (side, start, last)))
        });
        Some(found.map(|(side, start, last)| blocked_by(side, start, last)).fold(PitSet::EMPTY, BitOr::bitor))
    }

    /// What may lie before a player whose last seed has fallen into this pit: every number of seeds there, while the other
    /// pits are empty, and while each has a seed.
    fn last_seeds(&self, side: Side, last: Pit) -> impl Iterator<Item = (Position, Scene)> {
        let boards = [0, 1].into_iter().flat_map(|others| (1..=self.total).map(move |seeds| (others, seeds)));
        boards.map(move |(others, seeds)| {
            let mut p = self.bare(side);
            self.pit_seeds_mut(&mut p).fill(others);
            p.cells[last.index()] = seeds;
            let (last, before) = (last.0, seeds - 1);
            (p, Scene { last, here: last, focus: last, before, ..Scene::new(side) })
        })
    }

    /// Marks and blocks pits, on boards on which pits can be marked: the first 64.
    pub fn lay_markings(&self, p: &mut Position, markings: &Markings) {
        p.marks = markings.marks.map(|marks| (marks & self.all).0 as u64);
        p.blocked = markings.blocked.map_or(NO_PIT, |pit| pit.0);
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
