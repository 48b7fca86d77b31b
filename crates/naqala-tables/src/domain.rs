//! The positions of a table, their numbering, and their successors.

use naqala::analysis::{self, WithoutEarlyEnds};
use naqala::{CompactGame, Game, Markings, Move, Position, Reason, Side, Winner};

use crate::bounds::Bounds;
use crate::error::TableError;
use crate::markings::NumberedMarkings;
use crate::ranking::{self, Ranking};

/// The most seeds on the board of any table: values are kept in a byte.
pub const MOST_SEEDS: usize = 120;

/// The most pits of a board with a table.
pub(crate) const MOST_PITS: usize = 64;

/// Positions of a layer that are compared to find out whether both sides play by the same rules.
const SAMPLES: u64 = 2_000;

/// The positions of a game by the number of seeds on the board (the layer) and a number within it. Where the rules are
/// the same for both sides, a position is seen from the player to move; elsewhere both sides have numbers of their own.
#[derive(Clone, Debug)]
pub(crate) struct Domain {
    /// The game played to the last seed.
    game: Game,
    played_out: WithoutEarlyEnds,
    ranking: Ranking,
    /// The pits in the order in which they are numbered, by the player to move.
    orders: [Vec<u8>; 2],
    /// The ways in which pits are marked and blocked; without such rules one alone.
    markings: NumberedMarkings,
    /// 1 where the rules are the same for both sides, otherwise 2.
    sides: u64,
    most: usize,
    /// The game is over before a turn only for a player without a move.
    stuck_alone: bool,
    /// No board can repeat.
    never_repeats: bool,
    /// A rule asks how many seeds are left: all others have to lie in stores, and there must not be more than these.
    all_seeds: Option<usize>,
    bare: [Position; 2],
}

/// A position that a ply leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Child {
    /// By how much the lead of the player who moved has grown.
    pub(crate) gain: i32,
    /// The game is over there.
    pub(crate) over: bool,
    /// It is over and not decided by scores, or void.
    pub(crate) drawn: bool,
    /// The same player moves again.
    pub(crate) same: bool,
    pub(crate) seeds: usize,
    pub(crate) state: u64,
}

impl Child {
    /// What a finished game is worth to the player who moved there from a position with so many seeds on the board. A
    /// draw may be worth more than any of them, or less.
    #[inline(always)]
    pub(crate) fn end(&self, seeds: usize) -> Bounds {
        let most = seeds as i32;
        if self.drawn { Bounds { lower: -most, upper: most } } else { Bounds::exact(self.gain) }
    }
}

impl Domain {
    /// The positions with up to `most` seeds, on a board whose sides are distinguished or not.
    pub(crate) fn new(game: &Game, most: usize, symmetric: bool) -> Result<Domain, TableError> {
        let (played_out, ways) = qualify(game)?;
        let game = played_out.game().clone();
        let all_seeds = analysis::asks_what_remains(&game).then(|| game.total_seeds() as usize);
        let room = all_seeds.map_or(MOST_SEEDS, |all| all.min(MOST_SEEDS));
        if most > room {
            return Err(TableError::TooManySeeds { most: room });
        }
        let south: Vec<u8> = game.board().pits().map(|pit| pit.index() as u8).collect();
        let north = if symmetric { twins(&game).ok_or(TableError::Foreign("sides"))? } else { south.clone() };
        if south.len() > MOST_PITS {
            return Err(TableError::TooManySeeds { most: 0 });
        }
        let ranking = Ranking::new(south.len(), most).ok_or(TableError::TooManySeeds { most: MOST_SEEDS })?;
        let bare = [Side::South, Side::North].map(|side| game.empty_position(side));
        let sides = if symmetric { 1 } else { 2 };
        let stuck_alone = game.ends_turns_by_stuck_alone();
        let never_repeats = CompactGame::of(&game).is_some_and(|compact| compact.never_repeats());
        let orders = [south, north];
        let markings = NumberedMarkings::new(&game, ways, &orders);
        let parts = sides * markings.count();
        ranking.count(most).checked_mul(parts).ok_or(TableError::TooManySeeds { most: MOST_SEEDS })?;
        Ok(Domain {
            game,
            played_out,
            markings,
            ranking,
            orders,
            sides,
            most,
            stuck_alone,
            never_repeats,
            all_seeds,
            bare,
        })
    }

    /// As [`Domain::new`]; finds out whether the rules are the same for both sides.
    pub(crate) fn discover(game: &Game, most: usize) -> Result<Domain, TableError> {
        let apart = Domain::new(game, most, false)?;
        if twins(game).is_none() {
            return Ok(apart);
        }
        let together = Domain::new(game, most, true)?;
        let are_alike = together.is_symmetric(most) && !together.has_strayed();
        Ok(if are_alike { together } else { apart })
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// What is certain about who wins the game itself, where the player to move still gains so much.
    pub(crate) fn sure_gain(&self, p: &Position, gain: Bounds) -> Option<i32> {
        self.played_out.sure_gain(p, gain.lower, gain.upper)
    }

    /// What the values say of the game itself.
    pub(crate) fn played_out(&self) -> &WithoutEarlyEnds {
        &self.played_out
    }

    pub(crate) fn is_seen_from_mover(&self) -> bool {
        self.sides == 1
    }

    /// The number of positions of a layer.
    pub(crate) fn states(&self, seeds: usize) -> u64 {
        (self.sides * self.markings.count()).saturating_mul(self.ranking.count(seeds))
    }

    /// The number of positions of a layer, as seen from the player to move.
    pub(crate) fn states_of_mover(&self, seeds: usize) -> u64 {
        self.markings.ways().saturating_mul(self.ranking.count(seeds))
    }

    /// Whether all positions of a layer are distributions of seeds, as nothing is ever marked or blocked.
    pub(crate) fn has_pits_alone(&self) -> bool {
        self.markings.is_plain()
    }

    /// Whether a ply has led to marks or a block that are not numbered, so the values are invalid.
    pub(crate) fn has_strayed(&self) -> bool {
        self.markings.has_strayed()
    }

    /// The layer and the number of a position whose pits tell everything.
    #[inline(always)]
    pub(crate) fn number(&self, p: &Position) -> (usize, u64) {
        let side = p.to_move().index() & 1;
        let cells = self.game.pit_seeds(p);
        let (rank, seeds) =
            self.ranking.rank(self.orders[side].iter().rev().map(|pit| cells[usize::from(*pit)]));
        let mut part = if self.sides == 1 { 0 } else { side as u64 };
        if !self.has_pits_alone() {
            part += self.sides * self.markings.number(p, side);
        }
        (seeds, if part == 0 { rank } else { rank + part * self.ranking.count(seeds) })
    }

    /// The pits in the order in which they are numbered when this side is to move.
    pub(crate) fn order(&self, side: Side) -> &[u8] {
        &self.orders[side.index() & 1]
    }

    /// The layer and the number of a distribution of seeds seen from the player to move, given from the last pit in
    /// order to the first.
    #[inline(always)]
    pub(crate) fn number_in_order(&self, pits: impl Iterator<Item = u8>) -> (usize, u64) {
        let (rank, seeds) = self.ranking.rank(pits);
        (seeds, rank)
    }

    /// The layer and the number of any position of the game, if the table has it.
    pub(crate) fn find(&self, p: &Position) -> Option<(usize, u64)> {
        if p.is_over() || !p.begins_ply() || self.game.seeds_on_board(p) > self.most as i32 {
            return None;
        }
        if self.all_seeds.is_some_and(|all| self.game.seeds_in_all(p) != all as u32) {
            return None;
        }
        let mut rebuilt = self.bare[p.to_move().index() & 1];
        self.game.pit_seeds_mut(&mut rebuilt).copy_from_slice(self.game.pit_seeds(p));
        self.game.lay_markings(&mut rebuilt, self.markings.find(p)?);
        (self.game.fingerprint(&rebuilt).board == self.game.fingerprint(p).board).then(|| self.number(p))
    }

    /// The positions of a layer from a number on.
    pub(crate) fn walk(&self, seeds: usize, state: u64) -> Walk<'_> {
        self.walk_as(seeds, state, None)
    }

    fn walk_as(&self, seeds: usize, state: u64, seen_by: Option<usize>) -> Walk<'_> {
        let count = self.ranking.count(seeds);
        let part = state / count;
        let side = seen_by.unwrap_or((part % self.sides) as usize);
        let rank = state % count;
        let mut pits = vec![0; self.orders[0].len()];
        self.ranking.unrank(seeds, rank, &mut pits);
        let mut position = self.bare_with(seeds, side);
        if !self.has_pits_alone() {
            self.game.lay_markings(&mut position, &self.markings.markings(part / self.sides, side));
        }
        let mut walk = Walk { domain: self, seeds, state, side, left: count - rank, pits, position };
        walk.lay();
        walk
    }

    /// A position whose pits are still to be filled with so many seeds.
    fn bare_with(&self, seeds: usize, side: usize) -> Position {
        let mut p = self.bare[side];
        if let Some(all) = self.all_seeds {
            *self.game.store_seeds_mut(&mut p, Side::South) = (all - seeds) as u8;
        }
        p
    }

    /// The position with a number.
    pub(crate) fn position(&self, seeds: usize, state: u64) -> Position {
        self.walk(seeds, state).position
    }

    /// Calls `visit` for every position that a ply leads to. If the game is over before the turn, there is none, and the
    /// answer is what the player to move gains by that.
    #[inline(always)]
    pub(crate) fn each_child(&self, p: &Position, mut visit: impl FnMut(Child)) -> Option<i32> {
        self.each_ply(p, |child, _, _| visit(child))
    }

    /// As [`Domain::each_child`], with the position itself and, where the ply is a single decision, that decision.
    #[inline(always)]
    pub(crate) fn each_ply(
        &self,
        p: &Position,
        mut visit: impl FnMut(Child, Option<Move>, &Position),
    ) -> Option<i32> {
        if !self.stuck_alone
            && let Some(gain) = self.over_before_turn(p)
        {
            return Some(gain);
        }
        let mover = Mover { side: p.to_move(), lead: self.game.score_lead(p, p.to_move()) };
        let mut over = None;
        self.game.each_successor(p, |mv, next| {
            if mv == Move::PASS && self.stuck_alone {
                over = self.over_before_turn(p);
            }
            match over {
                Some(_) => {}
                None if next.begins_ply() => visit(self.child(mover, next), Some(mv), next),
                None => self.visit_pending(next, mover, &mut visit),
            }
        });
        over
    }

    #[inline(never)]
    fn visit_pending(
        &self,
        p: &Position,
        mover: Mover,
        visit: &mut dyn FnMut(Child, Option<Move>, &Position),
    ) {
        self.game.each_successor(p, |_, next| {
            if next.begins_ply() {
                visit(self.child(mover, next), None, next);
            } else {
                self.visit_pending(next, mover, visit);
            }
        });
    }

    #[inline(always)]
    fn child(&self, mover: Mover, next: &Position) -> Child {
        let gain = self.game.score_lead(next, mover.side) - mover.lead;
        if next.is_over() {
            return Child { gain, over: true, drawn: is_drawn(next), same: false, seeds: 0, state: 0 };
        }
        let (seeds, state) = self.number(next);
        Child { gain, over: false, drawn: false, same: next.to_move() == mover.side, seeds, state }
    }

    /// What a finished game is worth to the player who came there from a position by a ply with this gain.
    pub(crate) fn end(&self, p: &Position, finished: &Position, gain: i32) -> Bounds {
        let seeds = self.game.seeds_on_board(p) as usize;
        Child { gain, over: true, drawn: is_drawn(finished), same: false, seeds: 0, state: 0 }.end(seeds)
    }

    /// What the mover gains if the game is over before his turn.
    #[inline(never)]
    fn over_before_turn(&self, p: &Position) -> Option<i32> {
        let mut begun = *p;
        self.game.begin_turn(&mut begun);
        let lead = |p: &Position, side: Side| self.game.score_lead(p, side);
        begun.is_over().then(|| lead(&begun, p.to_move()) - lead(p, p.to_move()))
    }

    /// The number of a distribution of seeds, given by the places of the pits on the board, with a side to move.
    #[inline(always)]
    pub(crate) fn number_of(&self, pits: &[u8], side: usize) -> u64 {
        let (rank, seeds) =
            self.ranking.rank(self.orders[side].iter().rev().map(|pit| pits[usize::from(*pit)]));
        if self.sides == 1 || side == 0 { rank } else { rank + self.ranking.count(seeds) }
    }

    /// The seeds of a position by the places of the pits on the board, and the side to move, from its number.
    #[inline(always)]
    pub(crate) fn lay_out(&self, seeds: usize, state: u64, pits: &mut [u8]) -> usize {
        let count = self.ranking.count(seeds);
        let mut ordered = [0; MOST_PITS];
        let ordered = &mut ordered[..self.pits()];
        let side = usize::from(state >= count);
        self.ranking.unrank(seeds, if side == 0 { state } else { state - count }, ordered);
        for (pit, seeds) in self.orders[side].iter().zip(ordered) {
            pits[usize::from(*pit)] = *seeds;
        }
        side
    }

    /// The number of pits.
    pub(crate) fn pits(&self) -> usize {
        self.orders[0].len()
    }

    /// What endless play is worth in a layer, whichever position comes again.
    pub(crate) fn endless(&self, seeds: usize) -> Bounds {
        let most = seeds as i32;
        if self.never_repeats {
            return Bounds::exact(0);
        }
        if analysis::repetition_draws(&self.game) || self.game.repetition_count().is_none() {
            // A draw is worth more or less than any seeds, as the stores are; and so is a game that goes on for ever.
            return Bounds { lower: -most, upper: most };
        }
        // What is left is divided by rows or by halves: most unevenly where all seeds lie in one pit.
        let gain = |side: Side, pit: usize| {
            let mut p = self.bare[side.index()];
            self.game.pit_seeds_mut(&mut p)[pit] = seeds as u8;
            self.game.score_lead(&self.game.when_repeated(&p), side)
        };
        let gains = [Side::South, Side::North]
            .into_iter()
            .flat_map(|side| (0..self.orders[0].len()).map(move |pit| (side, pit)));
        // What one player gains the other loses, whoever of them is to move when a position comes again.
        let most = gains.map(|(side, pit)| gain(side, pit).abs()).max().unwrap_or(0);
        Bounds { lower: -most, upper: most }
    }

    /// Whether every position and its twin, with the sides exchanged, lead to the same positions: all positions of
    /// small layers are compared, and evenly chosen ones of large layers.
    fn is_symmetric(&self, most: usize) -> bool {
        (0..=most).all(|seeds| {
            let count = self.states(seeds);
            let step = (count / SAMPLES).max(1) as usize;
            (0..count)
                .step_by(step)
                .all(|state| self.seen_by(seeds, state, 0) == self.seen_by(seeds, state, 1))
        })
    }

    /// What a position is like to a side: how the game ends before the turn, or what it leads to.
    fn seen_by(&self, seeds: usize, state: u64, side: usize) -> (Option<i32>, i32, Vec<Child>) {
        let p = self.walk_as(seeds, state, Some(side)).position;
        let lead = |of: &Position| self.game.score_lead(of, p.to_move());
        let repeated = lead(&self.game.when_repeated(&p)) - lead(&p);
        let mut children = Vec::new();
        let over = self.each_child(&p, |child| children.push(child));
        children.sort_unstable();
        (over, repeated, children)
    }
}

/// For every pit that of the other side.
fn twins(game: &Game) -> Option<Vec<u8>> {
    let board = game.board();
    board.pits().map(|pit| board.twin(pit).map(|twin| twin.index() as u8)).collect()
}

/// Whether a game can have tables at all: what it is when it is played to the last seed, and how its pits can be marked.
fn qualify(game: &Game) -> Result<(WithoutEarlyEnds, [Vec<Markings>; 2]), TableError> {
    let ways = analysis::markings(game).ok_or(TableError::NotToldByPits)?;
    Ok((analysis::without_early_ends(game).ok_or(TableError::NotByGains)?, ways))
}

/// Whether a finished game was not decided by scores: a sowing never ended.
#[inline(never)]
fn is_drawn(p: &Position) -> bool {
    p.outcome().is_some_and(|outcome| {
        outcome.reason == Reason::Endless && matches!(outcome.winner, Winner::Draw | Winner::Nobody)
    })
}

/// Who plays a ply, and his lead before it.
#[derive(Clone, Copy)]
struct Mover {
    side: Side,
    lead: i32,
}

/// The positions of a layer one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Walk<'d> {
    domain: &'d Domain,
    seeds: usize,
    state: u64,
    side: usize,
    /// Distributions of seeds up to the last, this one included.
    left: u64,
    /// The pits in the order in which they are numbered.
    pits: Vec<u8>,
    pub(crate) position: Position,
}

impl Walk<'_> {
    fn lay(&mut self) {
        let cells = self.domain.game.pit_seeds_mut(&mut self.position);
        for (pit, seeds) in self.domain.orders[self.side].iter().zip(&self.pits) {
            cells[usize::from(*pit)] = *seeds;
        }
    }

    /// Goes on to the next position.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        self.state += 1;
        self.left -= 1;
        if self.left == 0 {
            // On to the other side, or to other marks; after the last position to the first.
            *self = self.domain.walk(self.seeds, self.state % self.domain.states(self.seeds));
            return;
        }
        ranking::advance(&mut self.pits);
        self.lay();
    }
}
