//! Legal moves.
//!
//! The `[[pick]]` cases are tried in order; the first that offers any move hides the later ones. Each move of that case
//! is then tried and checked against demands on the result (`[[require]]`, forbidden endless sowings, forbidden grand
//! slams).

use crate::board::event::{DynObserver, Event};
use crate::board::moves::{Direction, KIND_DECLINE, KIND_GIVE, KIND_TAKE, MAX_MOVES, Move, Moves};
use crate::board::pits::{PitSet, Side};
use crate::board::position::{Decision, Position, WhyIllegal};
use crate::game::Game;
use crate::kernel::endless::UNCHECKED_LAPS;
use crate::kernel::move_context::MoveContext;
use crate::kernel::settle::Flow;
use crate::kernel::work::{self, Frame};
use crate::program::{Before, Choose, Lift, Pick, PickAction, PlainPick, Requirement, Test};

/// How many ways to decide what a move asks are tried, to see whether it can capture.
const TRIED_WAYS: u8 = 16;

/// The legal decisions of a position; see [`Game::each_move`].
#[derive(Clone, Debug)]
pub struct EachMove(Offer);

#[derive(Clone, Debug)]
#[allow(clippy::large_enum_variant)] // The list is filled in place and never moved.
enum Offer {
    /// These pits (a bit mask), all played the same way.
    Plain {
        pits: u64,
        case: u8,
        direction: Direction,
    },
    Listed(arrayvec::IntoIter<Move, MAX_MOVES>),
}

impl Iterator for EachMove {
    type Item = Move;

    #[inline(always)]
    fn next(&mut self) -> Option<Move> {
        match &mut self.0 {
            Offer::Plain { pits: 0, .. } => None,
            Offer::Plain { pits, case, direction } => {
                let pit = pits.trailing_zeros() as u8;
                *pits &= *pits - 1;
                Some(Move::pick(pit, *case, *direction))
            }
            Offer::Listed(moves) => moves.next(),
        }
    }
}

impl Game {
    /// The legal decisions of a position, in board order; empty exactly when the game is over.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// assert_eq!(game.moves(&game.start()).len(), 6);
    /// ```
    #[inline]
    pub fn moves(&self, p: &Position) -> Moves {
        let mut moves = Moves::new();
        self.list_moves(p, &mut moves);
        moves
    }

    /// [`Game::moves`] into an existing list, replacing its contents.
    ///
    /// ```
    /// # use naqala::{Moves, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let mut moves = Moves::new();
    /// game.list_moves(&game.start(), &mut moves);
    /// assert_eq!(moves, game.moves(&game.start()));
    /// ```
    #[inline]
    pub fn list_moves(&self, p: &Position, moves: &mut Moves) {
        moves.clear();
        self.list(p, moves, true);
    }

    /// Adds the moves; `tries` tells whether those are left out that trying them shows to be forbidden.
    #[inline]
    fn list(&self, p: &Position, moves: &mut Moves, tries: bool) {
        if p.decision == Decision::Pick
            && !p.is_over()
            && let Some((pits, plain)) = self.plain_moves(p)
        {
            let plain = EachMove(Offer::Plain { pits, case: plain.case, direction: plain.direction });
            moves.extend(plain);
        } else {
            self.find_moves(p, moves, tries);
        }
    }

    /// [`Game::moves`], but moves that only playing them can show to be forbidden are not tried: those that never end, and
    /// forbidden grand slams. A search that plays them anyway, by [`Game::advance_if_legal`], is spared playing every move twice.
    /// If all are forbidden, the legal moves are other ones.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// assert_eq!(game.offered_moves(&game.start()), game.moves(&game.start()));
    /// ```
    #[inline]
    pub fn offered_moves(&self, p: &Position) -> Moves {
        let mut moves = Moves::new();
        self.list(p, &mut moves, !self.is_tried_when_played(p));
        moves
    }

    /// [`Game::offered_moves`] one at a time; see [`Game::each_move`].
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert!(game.each_offered_move(&game.start()).eq(game.moves(&game.start())));
    /// ```
    #[inline(always)]
    pub fn each_offered_move(&self, p: &Position) -> EachMove {
        self.each(p, !self.is_tried_when_played(p))
    }

    /// Whether moves are tried for no other reason than to see whether they can be played to the end.
    #[inline(always)]
    pub(crate) fn is_tried_when_played(&self, p: &Position) -> bool {
        self.program.shortcuts.always_tried
            && self.program.requirements.is_empty()
            && p.decision == Decision::Pick
    }

    /// The legal decisions one at a time, in board order: [`Game::moves`] without building the list, where the rules are
    /// simple enough.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("oware").unwrap();
    /// assert!(game.each_move(&game.start()).eq(game.moves(&game.start())));
    /// ```
    #[inline(always)]
    pub fn each_move(&self, p: &Position) -> EachMove {
        self.each(p, true)
    }

    #[inline(always)]
    fn each(&self, p: &Position, tries: bool) -> EachMove {
        if p.decision == Decision::Pick
            && !p.is_over()
            && let Some((pits, plain)) = self.plain_moves(p)
        {
            return EachMove(Offer::Plain { pits, case: plain.case, direction: plain.direction });
        }
        let mut moves = Moves::new();
        self.find_moves(p, &mut moves, tries);
        EachMove(Offer::Listed(moves.into_iter()))
    }

    #[inline(never)]
    fn find_moves(&self, p: &Position, moves: &mut Moves, tries: bool) {
        if p.is_over() {
            return;
        }
        let counts = self.program.shortcuts.costs.are_counted;
        let _frame = Frame::open(counts);
        if p.decision != Decision::Pick {
            self.pending_moves(p, |mv| moves.push(mv));
            return;
        }
        let s = self.choosing_context(p);
        let tried = tries && self.must_try(p, &s);
        self.each_pick_in(p, s, &mut |_, mv, _| {
            let stands = !tried || self.meets_requirements(p, mv).is_ok();
            if counts && work::is_spent() {
                // The moves that could not be worked out any more are not offered.
                return true;
            }
            if stands && !moves.is_full() {
                moves.push(mv);
            }
            false
        });
        if moves.is_empty() {
            self.passes(p, moves);
        }
    }

    /// The pits of a plain first case, where it offers any and nothing has to be tried.
    #[inline(always)]
    pub(crate) fn plain_moves(&self, p: &Position) -> Option<(u64, &PlainPick)> {
        let plain = self.program.shortcuts.plain_pick.as_ref()?;
        let side = p.to_move.index();
        let enough = self.at_least_low(p, plain.least);
        let pits = enough & plain.pits[side];
        let filled = || if plain.least == 1 { enough } else { self.filled_low(p) };
        let is_guarded = || plain.guard.is_none_or(|guard| filled() & guard[side] != 0);
        (pits != 0 && is_guarded()).then_some((pits, plain))
    }

    /// Whether a player would have a move (passing left out) if it were their turn.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    pub(crate) fn has_move_as(&self, p: &Position, side: Side) -> bool {
        if p.to_move == side {
            return self.plain_moves(p).is_some() || self.any_offered(p);
        }
        let mut view = *p;
        view.to_move = side;
        self.any_offered(&view)
    }

    #[inline(never)]
    fn any_offered(&self, p: &Position) -> bool {
        let offers = || {
            if self.program.shortcuts.costs.are_counted {
                work::spend(self.program.shortcuts.costs.listing);
            }
            let s = self.choosing_context(p);
            let tried = self.may_refuse_all() && self.must_try(p, &s);
            self.each_pick_in(p, s, &mut |_, mv, _| !tried || self.meets_requirements(p, mv).is_ok())
        };
        work::ask(offers, true)
    }

    /// The context in which a move is chosen.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn choosing_context(&self, p: &Position) -> MoveContext {
        MoveContext { filled: Some(self.filled(p)), ..MoveContext::new(p.to_move) }
    }

    /// Calls `visit` for every move the cases offer, before any is tried out, until it answers true. It is compiled once, for
    /// all callers.
    pub(crate) fn each_pick(
        &self,
        p: &Position,
        visit: &mut dyn FnMut(&Pick, Move, &MoveContext) -> bool,
    ) -> bool {
        self.each_pick_in(p, self.choosing_context(p), visit)
    }

    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    #[cfg_attr(target_family = "wasm", inline(never))]
    fn each_pick_in(
        &self,
        p: &Position,
        mut s: MoveContext,
        visit: &mut dyn FnMut(&Pick, Move, &MoveContext) -> bool,
    ) -> bool {
        let mut offered = false;
        for pick in &self.program.picks {
            if offered && !pick.also {
                continue;
            }
            s.mode = pick.mode;
            s.case = pick.case;
            if !matches!(pick.when, Test::Always) && !self.test(&pick.when, p, &s) {
                continue;
            }
            if let Before::Refill(pits) = &pick.before
                && !self.can_refill(p, &s, pits)
            {
                continue;
            }
            if pick.action == PickAction::Swap {
                if visit(pick, Move::SWAP, &s) {
                    return true;
                }
                continue;
            }
            let mut from = self.set(&pick.from, p, &s);
            if let Some(choose) = pick.choose {
                from = self.choose(p, from, choose);
            }
            for pit in from {
                s.start = pit.0;
                s.focus = pit.0;
                for &direction in self.board.directions() {
                    if !self.offers(p, &mut s, pick, direction) {
                        continue;
                    }
                    offered |= !pick.also;
                    if visit(pick, Move::pick(pit.0, pick.case, direction), &s) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Whether the pit in `s.start` may be played in this direction.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn offers(&self, p: &Position, s: &mut MoveContext, pick: &Pick, direction: Direction) -> bool {
        match self.program.shortcuts.one_direction {
            Some(only) if only != direction => return false,
            Some(_) => s.direction = direction,
            None => {
                // A capture chosen at once has no direction.
                if matches!(pick.action, PickAction::Take) {
                    return direction == self.board.directions()[0];
                }
                s.direction = direction;
                if self.sow_case(p, s).direction.is_some_and(|only| only != direction) {
                    return false;
                }
            }
        }
        if matches!(pick.condition, Test::Always) && !pick.asks_landing {
            return true;
        }
        if pick.asks_landing {
            s.landing = self.first_landing(p, s, self.hand_of(p, pick, s.start));
        }
        self.test(&pick.condition, p, s)
    }

    fn choose(&self, p: &Position, from: PitSet, choose: Choose) -> PitSet {
        let counts = || from.into_iter().map(|pit| p.seeds(pit));
        let of_count =
            |count: Option<u8>| from.into_iter().filter(|pit| Some(p.seeds(*pit)) == count).collect();
        match choose {
            Choose::Fewest => of_count(counts().min()),
            Choose::Most => of_count(counts().max()),
            Choose::Leftmost => from.into_iter().next().map_or(PitSet::EMPTY, PitSet::of),
            Choose::Rightmost => from.into_iter().last().map_or(PitSet::EMPTY, PitSet::of),
        }
    }

    /// How many seeds a start from this pit would lift.
    #[inline]
    pub(crate) fn hand_of(&self, p: &Position, pick: &Pick, pit: u8) -> u8 {
        let added = match &pick.before {
            Before::Nothing => false,
            Before::Enter => true,
            Before::Refill(pits) => self.set(pits, p, &MoveContext::new(p.to_move)).has(pit),
        };
        let held = p.cells[pit as usize] + u8::from(added);
        match pick.lift {
            Lift::All => held,
            Lift::Both => held + self.second_in(p, PitSet::single(pit)) as u8,
            Lift::AllBut(stay) => held.saturating_sub(stay),
            Lift::Exactly(seeds) => held.min(seeds),
        }
    }

    fn pending_moves(&self, p: &Position, mut visit: impl FnMut(Move)) {
        match p.decision {
            Decision::StopOrGo => {
                visit(Move::STOP);
                if !self.program.shortcuts.always_tried || self.meets_requirements(p, Move::GO).is_ok() {
                    visit(Move::GO);
                }
            }
            Decision::Give => {
                for pit in self.gift_targets(p) {
                    visit(Move::with(KIND_GIVE, pit.0));
                }
            }
            Decision::Bonus => self.bonus_moves(p, visit),
            Decision::Race => {
                for pit in self.race_choices(p) {
                    visit(Move::pick(pit.0, 0, self.board.directions()[0]));
                }
            }
            Decision::Capture | Decision::Claim => {
                let ways = [Move::with(KIND_TAKE, 0), Move::with(KIND_DECLINE, 0)];
                self.two_ways(p, ways, ways[0], visit);
            }
            Decision::Turn => {
                let mut ways = self.ways(p);
                let usual = Move::turn(ways[0]);
                ways.sort_unstable();
                self.two_ways(p, ways.map(Move::turn), usual, visit);
            }
            Decision::Pick => {}
        }
    }

    /// Two ways to continue. If the rules refuse both, because neither would end, only the usual one is offered, and the turn
    /// ends there.
    fn two_ways(&self, p: &Position, ways: [Move; 2], usual: Move, mut visit: impl FnMut(Move)) {
        let stands =
            |mv: &Move| !self.program.shortcuts.always_tried || self.meets_requirements(p, *mv).is_ok();
        if ways.iter().any(stands) {
            ways.into_iter().filter(stands).for_each(visit);
        } else {
            visit(usual);
        }
    }

    /// The pits that may receive the captured seeds in the hand.
    fn gift_targets(&self, p: &Position) -> PitSet {
        let s = self.resume_context(p);
        let give = self.program.settles.get(p.clause as usize).and_then(|settle| settle.give.as_ref());
        give.map_or(PitSet::EMPTY, |set| self.receivers(p, &s, set))
    }

    /// Whether moves must be tried before they are offered.
    #[cfg_attr(not(target_family = "wasm"), inline(always))]
    fn must_try(&self, p: &Position, s: &MoveContext) -> bool {
        if self.program.shortcuts.always_tried {
            return true;
        }
        for requirement in &self.program.requirements {
            if self.test(&requirement.when, p, s) {
                return true;
            }
        }
        false
    }

    /// Whether every move may be refused after trying it. If only moves that do less than others are refused, some remain.
    fn may_refuse_all(&self) -> bool {
        let demands = &self.program.requirements;
        self.program.shortcuts.always_tried
            || demands.iter().any(|demand| demand.that != Test::Always)
            || demands.len() > 1
    }

    /// Tries a move and holds its result against the demands of the rules.
    pub(super) fn meets_requirements(&self, p: &Position, mv: Move) -> Result<(), WhyIllegal> {
        let before = MoveContext::new(p.to_move);
        if p.decision == Decision::Pick {
            for (index, requirement) in self.program.requirements.iter().enumerate() {
                if !self.test(&requirement.when, p, &before) {
                    continue;
                }
                let (result, s) = self.judged(p, mv, requirement)?;
                if !self.test(&requirement.that, &result, &s) || self.does_less(p, &result, &s, requirement) {
                    return Err(WhyIllegal::Requirement(index as u8));
                }
            }
        }
        let context = MoveContext::new(p.to_move);
        if self.program.shortcuts.always_tried { self.played(p, mv, context).map(|_| ()) } else { Ok(()) }
    }

    /// The position that a requirement is about, with the context of the move.
    fn judged(
        &self,
        p: &Position,
        mv: Move,
        requirement: &Requirement,
    ) -> Result<(Position, MoveContext), WhyIllegal> {
        if requirement.when_sown {
            self.tries_laps(1);
            return Ok(self.sown(p, mv));
        }
        let s = MoveContext { mode: self.mode_of(mv), ..MoveContext::new(p.to_move) };
        self.played(p, mv, MoveContext::unasked(p.to_move)).map(|result| (result, s))
    }

    /// Whether another move does more of what the requirement wants the most of.
    fn does_less(&self, p: &Position, result: &Position, s: &MoveContext, requirement: &Requirement) -> bool {
        let Some(most) = &requirement.most else { return false };
        let value = self.number(most, result, s);
        if most.ceiling().is_some_and(|ceiling| value >= ceiling) {
            return false;
        }
        self.each_pick(p, &mut |_, other, _| {
            let other = self.judged(p, other, requirement);
            other.is_ok_and(|(other, s)| self.number(most, &other, &s) > value)
        })
    }

    /// The position after the whole move, before the turn passes.
    fn played(&self, p: &Position, mv: Move, mut s: MoveContext) -> Result<Position, WhyIllegal> {
        self.tries_laps(UNCHECKED_LAPS);
        let mut next = *p;
        match self.run_move(&mut next, &mut s, mv, unobserved!()) {
            Flow::Forbidden => Err(WhyIllegal::Endless),
            _ => Ok(next),
        }
    }

    /// Whether the move the context is about, played out, can capture a pit of the set: with one way to decide what it asks, at
    /// least, among the first few ways.
    pub(crate) fn takes(&self, p: &Position, s: &MoveContext, wanted: PitSet) -> bool {
        let mv = Move::pick(s.start, s.case, s.direction);
        work::ask(|| self.can_take(p, mv, wanted, &mut { TRIED_WAYS }), false)
    }

    /// [`Game::takes`] for a move or the rest of one. `left` counts the ways that may still be tried.
    fn can_take(&self, p: &Position, mv: Move, wanted: PitSet, left: &mut u8) -> bool {
        self.tries_laps(UNCHECKED_LAPS);
        let mut taken = false;
        let mut note = |event| {
            if let Event::Capture { pit, .. } = event {
                taken |= wanted.contains(pit);
            }
        };
        let mut next = *p;
        let mut context = MoveContext::new(p.to_move);
        let flow = self.run_move(&mut next, &mut context, mv, &mut DynObserver(&mut note));
        if taken || flow != Flow::Pending {
            return taken;
        }
        self.pending_moves(&next, |mv| {
            if !taken && *left > 0 {
                *left -= 1;
                taken = self.can_take(&next, mv, wanted, left);
            }
        });
        taken
    }

    /// Counts laps that are about to be tried out. Those after the first few of a sowing are counted as they are sown.
    #[inline]
    pub(crate) fn tries_laps(&self, laps: u32) {
        let costs = &self.program.shortcuts.costs;
        if costs.are_counted {
            work::spend(costs.lap.saturating_mul(laps));
        }
    }

    fn mode_of(&self, mv: Move) -> u8 {
        self.program.picks.get(mv.case() as usize).map_or(0, |pick| pick.mode)
    }
}
