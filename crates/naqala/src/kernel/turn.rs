//! The end of a move: who is next, whether the game is over, and who gets the leftovers.

use crate::board::event::{Clause, DynObserver, Event, Observer, Stage};
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{Decision, FLAG_MOVED, FLAGS_OPENED, NO_PIT, Position, Reason, Winner};
use crate::board::second_kind::{Kind, Kinds};
use crate::game::Game;
use crate::kernel::capture::Capture;
use crate::kernel::move_context::MoveContext;
use crate::kernel::settle::Flow;
use crate::kernel::work::{self, Frame};
use crate::program::{At, End, Leftovers, WinnerRule};

impl Game {
    /// Finishes a ply after its sowing: tests the ends, passes the turn, blocks a pit.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn finish<O: Observer>(
        &self,
        p: &mut Position,
        s: &mut MoveContext,
        flow: Flow,
        observer: &mut O,
    ) {
        match flow {
            Flow::Pending => return,
            Flow::Over => {
                self.count_ply(p, s);
                return;
            }
            // What neither ends the game nor asks for a decision has ended the sowing.
            Flow::End | Flow::Again | Flow::Relay | Flow::Resow(_) | Flow::Endless(_) | Flow::Forbidden => {}
        }
        self.count_ply(p, s);
        p.decision = Decision::Pick;
        p.focus = NO_PIT;
        let blocked = std::mem::replace(&mut p.blocked, NO_PIT);
        if self.program.memory.threatened {
            p.threatened = blocked;
        }
        if self.ends(p, s, At::Move, s.mover, observer) {
            return;
        }
        let again = flow == Flow::Again && self.move_again(p, s, observer);
        if !again {
            p.to_move = self.seats.next[s.mover.index()];
            p.nth = 0;
        }
        if self.program.shortcuts.has_aftermath {
            self.aftermath(p, s, observer);
        }
        self.end_of_turn(p, s.mover, s.mode, observer);
    }

    /// Tests the end conditions before a turn, after a player has passed the turn on or moves again.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn end_of_turn<O: Observer>(&self, p: &mut Position, by: Side, mode: u8, observer: &mut O) {
        let none_can_hold = || self.program.shortcuts.turn_ends_need_stuck && self.plain_moves(p).is_some();
        if !self.program.ends[At::Turn as usize].is_empty() && !none_can_hold() {
            let next = MoveContext { mode, ..MoveContext::new(p.to_move) };
            self.ends(p, &next, At::Turn, by, observer);
        }
    }

    /// The consequences of a finished move: seeds forfeited, players out, a pit blocked.
    #[inline(never)]
    fn aftermath<O: Observer>(&self, p: &mut Position, s: &MoveContext, observer: &mut O) {
        for (case, forfeit) in self.program.forfeits.iter().enumerate() {
            if self.test(&forfeit.when, p, s) {
                let clause = Clause { stage: Stage::Forfeit, case: case as u8 };
                let capture = Capture { clause, kinds: Kinds::SEEDS, most: None, to: forfeit.to };
                for pit in self.set(&forfeit.take, p, s) {
                    self.take_pit(p, s, pit, capture, observer);
                }
            }
        }
        if p.nth == 0 {
            p.bound = NO_PIT;
        }
        if self.program.elimination.as_ref().is_some_and(|rule| rule.loses_turns) {
            self.leave_out(p);
        }
        if let Some(block) = &self.program.block {
            self.block_for_a_turn(p, s, block, observer);
        }
    }

    /// Tests the ends that are tested before a turn, for a position that no move has led to.
    pub(crate) fn end_before_turn(&self, p: &mut Position) {
        if !p.is_over() && p.decision == Decision::Pick {
            self.end_at_turn(p, unobserved!());
        }
    }

    /// Passes a turn on in which no move is left that may be made; then the game may be over.
    pub(crate) fn lapse(&self, p: &mut Position, observer: &mut DynObserver<'_>) {
        observer.event(Event::Pass { by: p.to_move });
        self.pass_turn(p);
        if p.decision == Decision::Pick {
            self.end_at_turn(p, observer);
        }
    }

    /// Tests the ends that are tested before a turn, for a position that no move has led to: it may be over.
    ///
    /// ```
    /// use naqala::Side;
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let mut p = game.empty_position(Side::South);
    /// game.begin_turn(&mut p);
    /// assert!(p.is_over(), "nobody has a seed to sow");
    /// ```
    #[inline]
    pub fn begin_turn(&self, p: &mut Position) {
        let none_can_hold = || self.program.shortcuts.turn_ends_need_stuck && self.plain_moves(p).is_some();
        if p.is_over() || p.decision != Decision::Pick || none_can_hold() {
            return;
        }
        self.end_at_turn(p, unobserved!());
    }

    fn end_at_turn<O: Observer>(&self, p: &mut Position, observer: &mut O) {
        let counts = self.program.shortcuts.costs.are_counted;
        let _frame = Frame::open(counts);
        let before = *p;
        let s = MoveContext::new(p.to_move);
        self.ends(p, &s, At::Turn, self.opponent(s.mover), observer);
        if counts && work::is_spent() {
            *p = before;
            self.give_up(p, observer);
        }
    }

    /// Ends a turn whose player has no move.
    pub(crate) fn pass_turn(&self, p: &mut Position) {
        p.to_move = self.seats.next[p.to_move.index()];
        p.nth = 0;
        p.bound = NO_PIT;
    }

    /// Passes the turn on to the next player who is not out.
    fn leave_out(&self, p: &mut Position) {
        for _ in 0..self.players() {
            if !self.is_out(p, p.to_move) {
                return;
            }
            p.to_move = self.seats.next[p.to_move.index()];
        }
    }

    fn count_ply(&self, p: &mut Position, s: &MoveContext) {
        // Counted only if the rules use it, so that equal positions stay equal.
        let memory = self.program.memory;
        if memory.opening && p.opening().is_none() {
            p.flags |= FLAGS_OPENED[s.direction.number() & 1];
        }
        if memory.first_turns {
            p.flags |= FLAG_MOVED[s.mover.index()];
        }
        p.plies = p.plies.saturating_add(u8::from(memory.plies));
    }

    fn move_again<O: Observer>(&self, p: &mut Position, s: &MoveContext, observer: &mut O) -> bool {
        p.to_move = s.mover;
        p.nth = p.nth.saturating_add(1);
        if self.program.extra_lapses && !self.has_move_as(p, s.mover) {
            return false;
        }
        observer.event(Event::ExtraTurn { by: s.mover });
        true
    }

    /// Whether an end condition of this moment can hold, judging by the stores.
    #[inline(always)]
    pub(crate) fn may_end(&self, p: &Position, at: At) -> bool {
        let stores = &p.cells[self.first_store..self.first_store + 2];
        stores[0].max(stores[1]) >= self.program.shortcuts.least_stores[at as usize]
    }

    /// Tests the ends of one moment; true when the game is over.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn ends<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        at: At,
        capturer: Side,
        observer: &mut O,
    ) -> bool {
        let stores = &p.cells[self.first_store..self.first_store + 2];
        let fullest = stores[0].max(stores[1]);
        if fullest < self.program.shortcuts.least_stores[at as usize] {
            return false;
        }
        for end in &self.program.ends[at as usize] {
            if fullest >= end.least_store && self.test(&end.when, p, s) {
                self.end(p, s, end, capturer, observer);
                return true;
            }
        }
        false
    }

    #[inline(never)]
    fn end<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        end: &End,
        capturer: Side,
        observer: &mut O,
    ) {
        self.divide(p, s, end.leftovers, capturer, observer);
        let winner = match end.winner {
            WinnerRule::Score => self.winner_by_score(p),
            WinnerRule::Mover => Winner::Side(s.mover),
            WinnerRule::Other => Winner::Side(self.opponent(s.mover)),
            WinnerRule::LastStanding => self.standing(p).next().map_or(Winner::Nobody, Winner::Side),
            WinnerRule::Draw => Winner::Draw,
            WinnerRule::Void => Winner::Nobody,
        };
        let clause = Clause { stage: Stage::End, case: end.case };
        self.over(p, winner, Reason::Clause(clause), observer);
    }

    /// Divides the remaining seeds by the rules.
    pub(crate) fn divide<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        leftovers: Leftovers,
        capturer: Side,
        observer: &mut O,
    ) {
        let other = self.opponent(s.mover);
        match leftovers {
            Leftovers::Nobody => {}
            Leftovers::Owner => {
                for side in self.sides() {
                    let pits = self.owned(p, side);
                    self.collect(p, pits, side, observer);
                }
            }
            Leftovers::Mover => self.collect_board(p, s.mover, observer),
            Leftovers::Other => self.collect_board(p, other, observer),
            Leftovers::Capturer => self.collect_board(p, capturer, observer),
            Leftovers::Starter => self.collect_board(p, p.starter, observer),
            Leftovers::Split => self.split(p, s.mover, observer),
            Leftovers::MarkOwner => self.divide_by_marks(p, observer),
        }
    }

    /// Divides the seeds in marked pits. They go to the owner of the mark; if a pit is marked for several players, all goes to
    /// its owner, except that half, without an odd seed, goes to the other one of two.
    fn divide_by_marks<O: Observer>(&self, p: &mut Position, observer: &mut O) {
        let (mut marked, mut shared) = (PitSet::EMPTY, PitSet::EMPTY);
        for side in self.sides() {
            shared |= marked & p.marks(side);
            marked |= p.marks(side);
        }
        if self.players() == 2 {
            for side in self.sides() {
                for pit in (shared & self.owned(p, side.other())) - self.uncollected(p) {
                    self.collect_half(p, pit, side, observer);
                }
            }
        }
        for side in self.sides() {
            let others = self.owned(p, side) - (marked - shared);
            self.collect(p, others | (p.marks(side) - shared), side, observer);
        }
    }

    /// Gives a player half of what lies in a pit, rounded down.
    fn collect_half<O: Observer>(&self, p: &mut Position, pit: Pit, to: Side, observer: &mut O) {
        let half = p.cells[pit.index()] / 2;
        p.cells[pit.index()] -= half;
        self.bank(p, half, to, observer);
        self.collect_half_of_second(p, pit, to, observer);
    }

    fn collect<O: Observer>(&self, p: &mut Position, pits: PitSet, to: Side, observer: &mut O) {
        let mut seeds = 0;
        for pit in pits - self.uncollected(p) {
            seeds += std::mem::take(&mut p.cells[pit.index()]);
        }
        self.bank(p, seeds, to, observer);
        self.collect_second(p, pits, to, observer);
    }

    /// Puts seeds that nobody captured into a player's store.
    #[inline]
    pub(crate) fn bank<O: Observer>(&self, p: &mut Position, seeds: u8, to: Side, observer: &mut O) {
        if seeds > 0 {
            p.cells[self.board.store(to).index()] += seeds;
            observer.event(Event::Collect { to, kind: Kind::Seed, seeds });
        }
    }

    /// Marked pits whose seeds count for the marks' owners stay as they are.
    fn uncollected(&self, p: &Position) -> PitSet {
        if self.program.marks_count { p.marked() } else { PitSet::EMPTY }
    }

    pub(crate) fn collect_board<O: Observer>(&self, p: &mut Position, to: Side, observer: &mut O) {
        self.collect(p, self.all, to, observer);
        let hand = std::mem::take(&mut p.hand);
        self.bank(p, hand, to, observer);
        self.collect_second_in_hand(p, to, observer);
    }

    /// Gives both players half of the remaining seeds; [`Leftovers::gives_mover_odd`] says who gets an odd one.
    fn split<O: Observer>(&self, p: &mut Position, mover: Side, observer: &mut O) {
        let rows = [mover, mover.other()].map(|side| self.seeds_in(p, self.owned(p, side)));
        let is_souths = Leftovers::gives_mover_odd(rows) == (mover == Side::South);
        let stores = [Side::South, Side::North].map(|side| self.board.store(side).index());
        let second_stores = self.program.kind.as_ref().map(|second| stores.map(|store| second.place(store)));
        let before = p.cells;
        self.collect_board(p, Side::South, observer);
        for [south, north] in std::iter::once(stores).chain(second_stores) {
            let gain = p.cells[south] - before[south];
            let share = gain / 2 + u8::from(gain % 2 == 1 && is_souths);
            p.cells[south] -= gain - share;
            p.cells[north] += gain - share;
        }
    }

    pub(crate) fn winner_by_score(&self, p: &Position) -> Winner {
        if self.players() == 1 {
            return Winner::Side(Side::South);
        }
        if self.players() > 2 {
            return self.best_party(p);
        }
        let difference = self.score(p, Side::South) - self.score(p, Side::North);
        match if self.program.fewest_win { -difference } else { difference } {
            0 => Winner::Draw,
            1.. => Winner::Side(Side::South),
            _ => Winner::Side(Side::North),
        }
    }

    /// What the score of a party is worth: the more, the better.
    fn party_value(&self, p: &Position, captain: Side) -> i32 {
        let score = self.party(captain).map(|side| self.score(p, side)).sum::<i32>();
        if self.program.fewest_win { -score } else { score }
    }

    /// By how much the best score exceeds the next one, or falls below it where the fewest seeds win; a solitary player leads
    /// by their score.
    pub(crate) fn lead(&self, p: &Position) -> i32 {
        let mut captains = self.seats.captains();
        let mut best = captains.next().map_or(0, |captain| self.party_value(p, captain));
        let mut next = None;
        for value in captains.map(|captain| self.party_value(p, captain)) {
            next = next.max(Some(best.min(value)));
            best = best.max(value);
        }
        best - next.unwrap_or(0)
    }

    /// The party with the best score; a draw if there are several.
    fn best_party(&self, p: &Position) -> Winner {
        let value = |captain: &Side| self.party_value(p, *captain);
        let best = self.seats.captains().map(|captain| value(&captain)).max();
        let mut winners = self.seats.captains().filter(|captain| Some(value(captain)) == best);
        match (winners.next(), winners.next()) {
            (Some(winner), None) => Winner::Side(winner),
            _ => Winner::Draw,
        }
    }

    /// Blocks a pit for the next turn: the one the rules name, or the only pit the player who has just moved
    /// could capture next, when the opponent cannot capture (in bao: takasia).
    fn block_for_a_turn<O: Observer>(
        &self,
        p: &mut Position,
        s: &MoveContext,
        block: &crate::program::Block,
        observer: &mut O,
    ) {
        if !self.test(&block.when, p, s) {
            return;
        }
        if let Some(pit) = &block.pit {
            let pits = self.set(pit, p, s) & self.all;
            if !pits.is_empty() {
                p.blocked = pits.lowest();
                observer.event(Event::Block { pit: Pit::new(p.blocked) });
            }
            return;
        }
        let Some(attack_mode) = block.attack_mode else { return };
        let blocked_side = p.to_move;
        if !self.attacked(p, blocked_side, attack_mode).is_empty() {
            return;
        }
        let targets = self.attacked(p, s.mover, attack_mode);
        if targets.len() != 1 {
            return;
        }
        let here = targets.lowest();
        let view = MoveContext { here, focus: here, ..MoveContext::new(blocked_side) };
        if !self.test(&block.unless, p, &view) {
            p.blocked = here;
            observer.event(Event::Block { pit: Pit::new(here) });
        }
    }

    /// The enemy pits that the first laps of a player's moves of this mode would capture.
    fn attacked(&self, p: &Position, by: Side, mode: u8) -> PitSet {
        let mut view = *p;
        view.to_move = by;
        view.blocked = NO_PIT;
        let mut targets = PitSet::EMPTY;
        self.each_pick(&view, &mut |pick, _, context| {
            if pick.mode == mode && context.landing != NO_PIT {
                targets |= self.board.facing(Pit::new(context.landing)).map_or(PitSet::EMPTY, PitSet::of);
            }
            false
        });
        targets
    }
}
