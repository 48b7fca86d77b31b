//! The positions of a table, their numbering, and their successors.

use naqala::analysis::{self, WithoutEarlyEnds};
use naqala::{CompactGame, Game, Markings, Move, Position, Reason, Side, Winner};

use crate::bounds::Bounds;
use crate::error::TableError;
use crate::markings::NumberedMarkings;
use crate::ranking::{self, Ranking};

/// Maximum number of seeds on the board of any table: values are stored in a byte.
pub const MOST_SEEDS: usize = 120;

/// Maximum number of pits of a board with a table.
pub(crate) const MOST_PITS: usize = 64;

/// Number of positions of a layer that are compared to find out whether both sides play by the same rules.
const SAMPLES: u64 = 2_000;

/// Numbers the positions of a game, by the number of seeds on the board (the layer) and an index within it. If the rules are
/// the same for both sides, positions are seen from the player to move; otherwise the two sides have separate indices.
#[derive(Clone, Debug)]
pub(crate) struct Domain {
    /// The game played to the last seed.
    game: Game,
    played_out: WithoutEarlyEnds,
    ranking: Ranking,
    /// The order in which pits are numbered, by the player to move.
    orders: [Vec<u8>; 2],
    /// The possible combinations of marked and blocked pits; just one in games without such rules.
    markings: NumberedMarkings,
    /// 1 if the rules are the same for both sides, otherwise 2.
    sides: u64,
    most: usize,
    /// Before a turn the game can be over only because the player has no move.
    stuck_alone: bool,
    /// No board can repeat.
    never_repeats: bool,
    /// Set if a rule asks how many seeds are left: the total number of seeds, because seeds that are not on the board have to
    /// be in stores.
    all_seeds: Option<usize>,
    bare: [Position; 2],
}

/// How positions are numbered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Numbering {
    /// Those of South first, then those of North.
    BySide,
    /// As seen from the player to move, because the rules are the same for both sides.
    FromMover,
}

/// A successor of a position.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Child {
    /// How much the lead of the player who moved has grown.
    pub(crate) gain: i32,
    /// The game is over there.
    pub(crate) over: bool,
    /// It is over without being decided by scores, as a draw or void.
    pub(crate) drawn: bool,
    /// The same player moves again.
    pub(crate) same: bool,
    pub(crate) seeds: usize,
    pub(crate) state: u64,
}

impl Child {
    /// The bounds of a finished game's value to the player who ended it from a position with `seeds` seeds on the board. A draw
    /// may be worth more or less than any number of seeds.
    #[inline(always)]
    pub(crate) fn end(&self, seeds: usize) -> Bounds {
        let most = seeds as i32;
        if self.drawn { Bounds { lower: -most, upper: most } } else { Bounds::exact(self.gain) }
    }
}

impl Domain {
    /// The positions with up to `most` seeds.
    pub(crate) fn new(game: &Game, most: usize, numbering: Numbering) -> Result<Domain, TableError> {
        let (played_out, ways) = qualify(game)?;
        let game = played_out.game().clone();
        let all_seeds = analysis::asks_what_remains(&game).then(|| game.total_seeds() as usize);
        let room = all_seeds.map_or(MOST_SEEDS, |all| all.min(MOST_SEEDS));
        if most > room {
            return Err(TableError::TooManySeeds { most: room });
        }
        let south: Vec<u8> = game.board().pits().map(|pit| pit.index() as u8).collect();
        let (north, sides) = match numbering {
            Numbering::BySide => (south.clone(), 2),
            Numbering::FromMover => (twins(&game).ok_or(TableError::Foreign("sides"))?, 1),
        };
        if south.len() > MOST_PITS {
            return Err(TableError::TooManyPits { pits: south.len(), most: MOST_PITS });
        }
        let too_many = || TableError::TooManyNumbers { seeds: most };
        let ranking = Ranking::new(south.len(), most).ok_or_else(too_many)?;
        let bare = [Side::South, Side::North].map(|side| game.empty_position(side));
        let stuck_alone = naqala::analysis::ends_turns_by_stuck_alone(&game);
        let never_repeats = CompactGame::of(&game).is_some_and(|compact| compact.never_repeats());
        let orders = [south, north];
        let markings = NumberedMarkings::new(&game, ways, &orders);
        let parts = sides * markings.count();
        ranking.count(most).checked_mul(parts).ok_or_else(too_many)?;
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

    /// Like [`Domain::new`], but finds out whether the rules are the same for both sides.
    pub(crate) fn discover(game: &Game, most: usize) -> Result<Domain, TableError> {
        let apart = Domain::new(game, most, Numbering::BySide)?;
        if twins(game).is_none() {
            return Ok(apart);
        }
        let together = Domain::new(game, most, Numbering::FromMover)?;
        let are_alike = together.is_symmetric(most) && !together.has_strayed();
        Ok(if are_alike { together } else { apart })
    }

    pub(crate) fn game(&self) -> &Game {
        &self.game
    }

    /// What is certain about the winner of the actual game, given the bounds of the mover's future gain.
    pub(crate) fn sure_gain(&self, p: &Position, gain: Bounds) -> Option<i32> {
        self.played_out.sure_gain(p, gain.lower, gain.upper)
    }

    /// The game played to the last seed, and how its values relate to the actual game.
    pub(crate) fn played_out(&self) -> &WithoutEarlyEnds {
        &self.played_out
    }

    pub(crate) fn is_seen_from_mover(&self) -> bool {
        self.sides == 1
    }

    /// Number of positions of a layer.
    pub(crate) fn states(&self, seeds: usize) -> u64 {
        (self.sides * self.markings.count()).saturating_mul(self.ranking.count(seeds))
    }

    /// Number of positions of a layer as seen from the player to move.
    pub(crate) fn states_of_mover(&self, seeds: usize) -> u64 {
        self.markings.ways().saturating_mul(self.ranking.count(seeds))
    }

    /// Whether all positions of a layer are just distributions of seeds, because nothing is ever marked or blocked.
    pub(crate) fn has_pits_alone(&self) -> bool {
        self.markings.is_plain()
    }

    /// Whether a ply has led to marks or a block without an index, so that the values are invalid.
    pub(crate) fn has_strayed(&self) -> bool {
        self.markings.has_strayed()
    }

    /// The layer and the index of a position that its pits determine.
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

    /// The order in which pits are numbered when this side is to move.
    pub(crate) fn order(&self, side: Side) -> &[u8] {
        &self.orders[side.index() & 1]
    }

    /// The layer and the index of any position of the game, if the table contains it.
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

    /// The positions of a layer, starting at an index.
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

    /// A position whose pits are still empty and will get `seeds` seeds.
    pub(crate) fn bare_with(&self, seeds: usize, side: usize) -> Position {
        let mut p = self.bare[side];
        if let Some(all) = self.all_seeds {
            *self.game.store_seeds_mut(&mut p, Side::South) = (all - seeds) as u8;
        }
        p
    }

    /// The position with this index.
    pub(crate) fn position(&self, seeds: usize, state: u64) -> Position {
        self.walk(seeds, state).position
    }

    /// Calls `visit` for every successor. If the game is over before the turn, there is none, and the result is what the player
    /// to move gains by that.
    #[inline(always)]
    pub(crate) fn each_child(&self, p: &Position, mut visit: impl FnMut(Child)) -> Option<i32> {
        self.each_ply(p, |child, _, _| visit(child))
    }

    /// Like [`Domain::each_child`], with the successor itself and, if the ply is a single decision, that decision.
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
        self.each_successor(p, &mut |mv, next| {
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

    /// The kernel is compiled into this once, not into every caller.
    fn each_successor(&self, p: &Position, visit: &mut dyn FnMut(Move, &Position)) {
        self.game.each_successor(p, visit);
    }

    #[inline(never)]
    fn visit_pending(
        &self,
        p: &Position,
        mover: Mover,
        visit: &mut dyn FnMut(Child, Option<Move>, &Position),
    ) {
        self.each_successor(p, &mut |_, next| {
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

    /// The bounds of a finished game's value to the player who ended it by a ply with this gain.
    pub(crate) fn end(&self, p: &Position, finished: &Position, gain: i32) -> Bounds {
        let seeds = self.game.seeds_on_board(p) as usize;
        Child { gain, over: true, drawn: is_drawn(finished), same: false, seeds: 0, state: 0 }.end(seeds)
    }

    /// What the mover gains if the game is over before their turn.
    #[inline(never)]
    pub(crate) fn over_before_turn(&self, p: &Position) -> Option<i32> {
        let mut begun = *p;
        self.game.begin_turn(&mut begun);
        let lead = |p: &Position, side: Side| self.game.score_lead(p, side);
        begun.is_over().then(|| lead(&begun, p.to_move()) - lead(p, p.to_move()))
    }

    /// The index of a distribution of seeds, given by the places of the pits on the board, with a side to move.
    #[inline(always)]
    pub(crate) fn number_of(&self, pits: &[u8], side: usize) -> u64 {
        let (rank, seeds) =
            self.ranking.rank(self.orders[side].iter().rev().map(|pit| pits[usize::from(*pit)]));
        if self.sides == 1 || side == 0 { rank } else { rank + self.ranking.count(seeds) }
    }

    /// Numbers distributions.
    #[inline(always)]
    pub(crate) fn ranking(&self) -> &Ranking {
        &self.ranking
    }

    /// The distribution of seeds with this index, in the order in which pits are numbered.
    pub(crate) fn distribution(&self, seeds: usize, state: u64, pits: &mut [u8]) {
        self.ranking.unrank(seeds, state, pits);
    }

    /// Whether a game can be over before a turn only because the player has no move.
    pub(crate) fn ends_turns_by_stuck_alone(&self) -> bool {
        self.stuck_alone
    }

    /// The inverse: fills in the seeds by the places of the pits on the board, and returns the side to move.
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

    /// Number of pits.
    pub(crate) fn pits(&self) -> usize {
        self.orders[0].len()
    }

    /// Bounds of the value of endless play in a layer, whichever position repeats.
    pub(crate) fn endless(&self, seeds: usize) -> Bounds {
        let most = seeds as i32;
        if self.never_repeats {
            return Bounds::exact(0);
        }
        if analysis::repetition_draws(&self.game) || self.game.repetition_count().is_none() {
            // Draws are worth more or less than any number of seeds, depending on the stores, and so are games that never end.
            return Bounds { lower: -most, upper: most };
        }
        // The remaining seeds are divided by rows or in halves. The extreme cases have all seeds in one pit.
        let gain = |side: Side, pit: usize| {
            let mut p = self.bare[side.index()];
            self.game.pit_seeds_mut(&mut p)[pit] = seeds as u8;
            self.game.score_lead(&self.game.when_repeated(&p), side)
        };
        let gains = [Side::South, Side::North]
            .into_iter()
            .flat_map(|side| (0..self.orders[0].len()).map(move |pit| (side, pit)));
        // One player's gain is the other's loss, and either may be to move when a position repeats.
        let most = gains.map(|(side, pit)| gain(side, pit).abs()).max().unwrap_or(0);
        Bounds { lower: -most, upper: most }
    }

    /// Whether every position and its mirror image with sides exchanged have the same successors. All positions of small layers
    /// are compared, and an evenly spaced sample of large layers.
    fn is_symmetric(&self, most: usize) -> bool {
        (0..=most).all(|seeds| {
            let count = self.states(seeds);
            let step = (count / SAMPLES).max(1) as usize;
            (0..count).step_by(step).all(|state| self.sides_agree(seeds, state))
        })
    }

    /// Whether a position and its mirror image with sides exchanged have the same successors.
    pub(crate) fn sides_agree(&self, seeds: usize, state: u64) -> bool {
        self.seen_by(seeds, state, 0) == self.seen_by(seeds, state, 1)
    }

    /// The view of a position from a side: how the game ends before the turn, or the successors.
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

/// For every pit, the corresponding pit of the other side.
fn twins(game: &Game) -> Option<Vec<u8>> {
    let board = game.board();
    board.pits().map(|pit| board.twin(pit).map(|twin| twin.index() as u8)).collect()
}

/// Checks whether a game can have tables at all; returns the game played to the last seed, and its possible markings.
fn qualify(game: &Game) -> Result<(WithoutEarlyEnds, [Vec<Markings>; 2]), TableError> {
    let ways = analysis::markings(game).ok_or(TableError::NotToldByPits)?;
    Ok((analysis::without_early_ends(game).ok_or(TableError::NotByGains)?, ways))
}

/// Whether a finished game was not decided by scores, because a sowing never ended.
#[inline(never)]
fn is_drawn(p: &Position) -> bool {
    p.outcome().is_some_and(|outcome| {
        outcome.reason == Reason::Endless && matches!(outcome.winner, Winner::Draw | Winner::Nobody)
    })
}

/// The player of a ply, and their lead before it.
#[derive(Clone, Copy)]
struct Mover {
    side: Side,
    lead: i32,
}

/// The positions of a layer, one after the other, with their successors.
pub(crate) trait Steps {
    /// Moves to the next position.
    fn advance(&mut self);

    /// See [`Domain::each_child`].
    fn each_child(&self, visit: impl FnMut(Child)) -> Option<i32>;
}

impl Steps for Walk<'_> {
    #[inline(always)]
    fn advance(&mut self) {
        Walk::advance(self);
    }

    #[inline(always)]
    fn each_child(&self, visit: impl FnMut(Child)) -> Option<i32> {
        self.domain.each_child(&self.position, visit)
    }
}

/// Iterates over the positions of a layer.
#[derive(Clone, Debug)]
pub(crate) struct Walk<'d> {
    domain: &'d Domain,
    seeds: usize,
    state: u64,
    side: usize,
    /// Number of remaining distributions of seeds, including the current one.
    left: u64,
    /// The seeds in the pits, in numbering order.
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

    /// Moves to the next position.
    #[inline(always)]
    pub(crate) fn advance(&mut self) {
        self.state += 1;
        self.left -= 1;
        if self.left == 0 {
            // Continue with the other side or other marks; after the last position, with the first.
            *self = self.domain.walk(self.seeds, self.state % self.domain.states(self.seeds));
            return;
        }
        ranking::advance(&mut self.pits);
        self.lay();
    }
}
