//! Plies forwards and backwards, for retrograde analysis: on the boards of any game ([`AnyPlies`]), or on compact boards
//! ([`CompactPlies`]), several times as fast.

use naqala::{CompactBoard, CompactMoves, CompactVerdict, CompactWord};

use super::Known;
use super::laps::{Laps, WordLaps};
use crate::boards::{Boards, Words, gain_by};
use crate::domain::{Domain, MOST_PITS, Steps};

/// How plies within a layer are played and taken back.
pub(super) trait Plies: Sync {
    /// A position while values are carried backwards.
    type Board: Copy + Send + Sync;

    /// Evaluates the plies that leave the layer, for this many positions starting with an index. Calls `put` for each position
    /// with the best value, and with a bit for every pit that begins a ply within the layer. Returns false as soon as such a ply
    /// is not a plain lap.
    fn play(&self, known: &Known, first: u64, count: usize, put: impl FnMut(i32, u32)) -> bool;

    /// The position with an index.
    fn board(&self, state: u32) -> Self::Board;

    /// Calls `visit` for every position that a lap turns into this one: its index, the pit, and the position.
    fn each_before(&self, after: Self::Board, visit: impl FnMut(u32, u8, Self::Board));
}

/// Plies of any game.
pub(super) struct AnyPlies<'a> {
    pub(super) domain: &'a Domain,
    pub(super) laps: Laps,
    pub(super) seeds: usize,
}

impl Plies for AnyPlies<'_> {
    type Board = u32;

    fn play(&self, known: &Known, first: u64, count: usize, mut put: impl FnMut(i32, u32)) -> bool {
        let mut walk = self.domain.walk(self.seeds, first);
        (0..count).all(|_| {
            let played = self.play_position(known, &walk.position);
            walk.advance();
            played.map(|(best, starts)| put(best, starts)).is_some()
        })
    }

    fn board(&self, state: u32) -> u32 {
        state
    }

    #[inline(always)]
    fn each_before(&self, after: u32, mut visit: impl FnMut(u32, u8, u32)) {
        let mut pits = [0; MOST_PITS];
        let pits = &mut pits[..self.domain.pits()];
        let side = self.domain.lay_out(self.seeds, u64::from(after), pits);
        // If positions are seen from the player to move, this one counts as South's and its predecessors as North's.
        let mover = 1 - side;
        for (place, start) in self.laps.of(mover).iter().enumerate() {
            start.each_before(pits, |before| {
                let before = self.domain.number_of(before, mover) as u32;
                visit(before, place as u8, before);
            });
        }
    }
}

impl AnyPlies<'_> {
    /// Evaluates the plies of a position that leave the layer; `None` if the others are not plain laps.
    #[inline(always)]
    fn play_position(&self, known: &Known, p: &naqala::Position) -> Option<(i32, u32)> {
        let game = self.domain.game();
        let side = p.to_move().index() & 1;
        let (mut best, mut starts, mut is_plain) = (-(self.seeds as i32), 0, true);
        let over = self.domain.each_ply(p, |child, mv, next| {
            is_plain &= !child.drawn;
            if child.over || child.seeds != self.seeds {
                let worth = if child.over {
                    child.gain
                } else {
                    let there = known.get(child.seeds, child.state).lower;
                    child.gain + if child.same { there } else { -there }
                };
                best = best.max(worth);
                return;
            }
            let from = mv.and_then(|mv| mv.pit()).map(|pit| pit.index());
            let start =
                from.and_then(|pit| self.laps.makes(side, pit, game.pit_seeds(p), game.pit_seeds(next)));
            match start {
                Some(start) if !child.same && child.gain == 0 && starts >> start & 1 == 0 => {
                    starts |= 1 << start;
                }
                _ => is_plain = false,
            }
        });
        is_plain.then(|| (over.unwrap_or(best), starts))
    }
}

/// Plies of a game on compact boards.
pub(super) struct CompactPlies<'a, W> {
    domain: &'a Domain,
    boards: &'a Boards<W>,
    laps: WordLaps<W>,
    seeds: usize,
}

/// Positions whose look-ups in other layers are made together: the memory then answers several at a time.
const BATCH: usize = 64;

/// A value in another layer that a ply leads to.
#[derive(Clone, Copy)]
struct LookUp {
    /// The position of the batch.
    at: usize,
    gain: i32,
    same: bool,
    seeds: usize,
    state: u64,
}

impl<'a, W: CompactWord> CompactPlies<'a, W> {
    /// The plies of a layer, if they can be played on these boards.
    pub(super) fn new(
        domain: &'a Domain,
        boards: &'a Boards<W>,
        laps: &Laps,
        seeds: usize,
    ) -> Option<CompactPlies<'a, W>> {
        let laps = WordLaps::new(laps.of(0), |pit| boards.place(domain, pit))?;
        Some(CompactPlies { domain, boards, laps, seeds })
    }

    /// Plays the plies of a board: the best value of those that end the game, and the pits of those within the layer. `None` if
    /// one of these is not a plain lap.
    #[inline(always)]
    fn play_board(
        &self,
        board: CompactBoard<W>,
        moves: u32,
        at: usize,
        asked: &mut Vec<LookUp>,
    ) -> Option<(i32, u32)> {
        let game = &self.boards.game;
        let (mut best, mut starts) = (-(self.seeds as i32), 0);
        for pit in CompactMoves::of(moves) {
            let step = game.play(board, pit);
            let gain = gain_by(board, &step);
            if step.over {
                if step.verdict != CompactVerdict::Score {
                    return None;
                }
                best = best.max(gain);
            } else if !step.same && self.laps.makes(pit, board, step.board.turned()) {
                starts |= 1 << pit;
            } else {
                let (seeds, state) = self.boards.number(self.domain, step.board.words())?;
                if seeds == self.seeds {
                    return None;
                }
                asked.push(LookUp { at, gain, same: step.same, seeds, state });
            }
        }
        Some((best, starts))
    }

    /// The value of a position without moves, if that ends the game.
    #[inline(never)]
    fn stuck(&self, state: u64) -> Option<(i32, u32)> {
        let p = self.domain.position(self.seeds, state);
        self.domain.over_before_turn(&p).map(|gain| (gain, 0))
    }
}

impl<W: CompactWord> Plies for CompactPlies<'_, W> {
    type Board = Words<W>;

    fn play(&self, known: &Known, first: u64, count: usize, mut put: impl FnMut(i32, u32)) -> bool {
        let mut walk = self.boards.walk(self.domain, self.seeds, first);
        let (mut asked, mut played) = (Vec::with_capacity(BATCH * W::PITS), [(0, 0); BATCH]);
        for from in (0..count).step_by(BATCH) {
            let played = &mut played[..BATCH.min(count - from)];
            asked.clear();
            for (at, played) in played.iter_mut().enumerate() {
                let board = walk.board();
                let result = match self.boards.game.moves(board) {
                    0 => self.stuck(walk.state()),
                    moves => self.play_board(board, moves, at, &mut asked),
                };
                let Some(result) = result else { return false };
                *played = result;
                walk.advance();
            }
            for LookUp { at, gain, same, seeds, state } in &asked {
                let there = known.get(*seeds, *state).lower;
                let worth = gain + if *same { there } else { -there };
                played[*at].0 = played[*at].0.max(worth);
            }
            played.iter().for_each(|(best, starts)| put(*best, *starts));
        }
        true
    }

    fn board(&self, state: u32) -> Words<W> {
        self.boards.words(self.domain, self.seeds, u64::from(state))
    }

    #[inline(always)]
    fn each_before(&self, after: Words<W>, mut visit: impl FnMut(u32, u8, Words<W>)) {
        let [mine, theirs] = after;
        self.laps.each_before([theirs, mine], |pit, before| {
            if let Some((_, state)) = self.boards.number(self.domain, before) {
                visit(state as u32, pit, before);
            }
        });
    }
}
