//! A game in progress: its history, repeated positions, undo.
//!
//! Positions contain no history. Only [`Session`] knows which positions have occurred, and leaves out moves that would illegally
//! repeat a position within a turn. A search without history therefore sees a few moves too many.

use crate::board::Stores;
use crate::board::event::{DynObserver, Event, Observer, Silent};
use crate::board::moves::{Move, Moves, Ply};
use crate::board::pits::Side;
use crate::board::position::{
    Decision, FLAGS_MOVED, IllegalMove, NO_PIT, Outcome, Position, Reason, Status, WhyIllegal, Winner,
};
use crate::game::Game;
use crate::kernel::move_context::MoveContext;
use crate::program::Standstill;

/// A game being played.
///
/// ```
/// use naqala::{Session, Silent, catalogue};
/// let mut session = Session::new(catalogue::game("oware").unwrap());
/// let first = session.moves()[0];
/// session.play(first, &mut Silent).unwrap();
/// assert_eq!(session.undo(), Some(first));
/// assert_eq!(session.position(), session.start());
/// ```
#[derive(Clone, Debug)]
pub struct Session {
    game: Game,
    start: Position,
    now: Position,
    history: Vec<(Position, Move)>,
    /// For every position of the history, a hash of its pits: to look for repetitions, positions themselves are too far apart in
    /// memory.
    prints: Vec<u64>,
}

impl Session {
    /// A new game from the usual start.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let session = Session::new(catalogue::game("oware").unwrap());
    /// assert!(session.history().is_empty());
    /// ```
    pub fn new(game: Game) -> Session {
        let start = game.start();
        Session { game, start, now: start, history: Vec::new(), prints: Vec::new() }
    }

    /// A game from any position. It may be over at once, if an end of the rules applies before the player to move.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let p = game.parse_position("S 0 0 0 0 0 0 / N 0 0 0 0 0 3").unwrap();
    /// assert!(Session::from_position(game, p).outcome().is_some());
    /// ```
    pub fn from_position(game: Game, start: Position) -> Session {
        let mut now = start;
        game.end_before_turn(&mut now);
        Session { game, start, now, history: Vec::new(), prints: Vec::new() }
    }

    /// Restarts the game from its first position. The memory of the history is reused.
    ///
    /// ```
    /// # use naqala::{Session, Silent, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.play(session.moves()[0], &mut Silent).unwrap();
    /// session.restart();
    /// assert_eq!(session.position(), session.start());
    /// assert!(session.history().is_empty());
    /// ```
    pub fn restart(&mut self) {
        self.clear_history();
        self.now = self.start;
        self.game.end_before_turn(&mut self.now);
    }

    /// The game being played.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let session = Session::new(catalogue::game("oware").unwrap());
    /// assert_eq!(session.game().id(), "oware");
    /// ```
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The current position, including ends that need the history (repetition, resignation).
    ///
    /// ```
    /// # use naqala::{Session, Side, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.resign(Side::South);
    /// assert!(session.position().is_over());
    /// ```
    pub fn position(&self) -> &Position {
        &self.now
    }

    /// The position the game began with.
    ///
    /// ```
    /// # use naqala::{Session, Silent, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.play(session.moves()[0], &mut Silent).unwrap();
    /// assert_eq!(*session.start(), session.game().start());
    /// ```
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The legal decisions. If no position may recur within a turn, decisions that would repeat one are left out; only
    /// the history knows them, so [`Game::moves`] still lists them.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let session = Session::new(catalogue::game("oware").unwrap());
    /// assert_eq!(session.moves().len(), 6);
    /// ```
    pub fn moves(&self) -> Moves {
        let mut moves = Moves::new();
        self.list_moves(&mut moves);
        moves
    }

    /// [`Session::moves`] into an existing list, replacing its contents.
    ///
    /// ```
    /// # use naqala::{Moves, Session, catalogue};
    /// let session = Session::new(catalogue::game("oware").unwrap());
    /// let mut moves = Moves::new();
    /// session.list_moves(&mut moves);
    /// assert_eq!(moves, session.moves());
    /// ```
    pub fn list_moves(&self, moves: &mut Moves) {
        self.game.list_moves(&self.now, moves);
        if self.may_return() {
            moves.retain(|mv| !self.returns(*mv));
        }
    }

    /// The legal plies in notation, in board order.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let session = Session::new(catalogue::game("oware").unwrap());
    /// assert_eq!(session.ply_texts(), ["a", "b", "c", "d", "e", "f"]);
    /// ```
    pub fn ply_texts(&self) -> Vec<String> {
        if !self.may_return() {
            return self.game.ply_texts(&self.now);
        }
        let moves = self.moves();
        let plies = self.game.plies(&self.now).into_iter();
        let legal = plies.filter(|(ply, _)| ply.first().is_some_and(|first| moves.contains(first)));
        legal.map(|(ply, _)| self.game.ply_text(&self.now, &ply)).collect()
    }

    /// How the game ended, if it has.
    ///
    /// ```
    /// # use naqala::{Session, Side, Winner, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// assert!(session.outcome().is_none());
    /// session.resign(Side::South);
    /// assert_eq!(session.outcome().unwrap().winner, Winner::Side(Side::North));
    /// ```
    pub fn outcome(&self) -> Option<Outcome> {
        self.now.outcome()
    }

    /// Every decision so far with the position before it.
    ///
    /// ```
    /// # use naqala::{Session, Silent, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// let first = session.moves()[0];
    /// session.play(first, &mut Silent).unwrap();
    /// assert_eq!(session.history(), [(*session.start(), first)]);
    /// ```
    pub fn history(&self) -> &[(Position, Move)] {
        &self.history
    }

    /// Plays one decision.
    ///
    /// ```
    /// # use naqala::{Move, Session, Side, Silent, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.play(session.moves()[2], &mut Silent).unwrap();
    /// assert_eq!(session.position().to_move(), Side::North);
    /// assert!(session.play(Move::PASS, &mut Silent).is_err());
    /// ```
    ///
    /// # Errors
    /// [`IllegalMove`] if it is not legal; nothing changes then.
    pub fn play<O: Observer>(&mut self, mv: Move, observer: &mut O) -> Result<(), IllegalMove> {
        if self.now.is_over() {
            return Err(IllegalMove { tried: mv, why: WhyIllegal::GameOver });
        }
        if self.may_return() && self.game.moves(&self.now).contains(&mv) && self.returns(mv) {
            return Err(IllegalMove { tried: mv, why: WhyIllegal::Returns });
        }
        let next = self.game.play(&self.now, mv, observer)?;
        self.keep(mv);
        self.now = next;
        self.conclude(observer);
        Ok(())
    }

    /// Plays a decision from [`Session::moves`] without checking it again.
    ///
    /// ```
    /// # use naqala::{Session, Silent, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.play_legal(session.moves()[0], &mut Silent);
    /// assert_eq!(session.history().len(), 1);
    /// ```
    pub fn play_legal<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        self.keep(mv);
        self.game.advance_apart(&mut self.now, mv, observer);
        self.conclude(observer);
    }

    /// Adds the current position and the decision that is made in it to the history.
    #[inline]
    fn keep(&mut self, mv: Move) {
        self.history.push((Position { cells: self.now.cells, state: self.now.state }, mv));
        self.prints.push(self.game.pits_print(&self.now));
    }

    fn clear_history(&mut self) {
        self.history.clear();
        self.prints.clear();
    }

    /// What only the history decides after a move: a turn without a move that may be made, a game without progress.
    #[inline]
    fn conclude(&mut self, observer: &mut impl Observer) {
        if self.may_return() && self.moves().is_empty() {
            self.game.lapse(&mut self.now, &mut DynObserver(&mut |event| observer.event(event)));
        }
        let program = self.game.compiled_program();
        let may_stand_still = program.repetition.is_some() || program.limits.is_some();
        if may_stand_still && !self.now.is_over() && self.now.decision == Decision::Pick {
            self.end_standstill(&mut DynObserver(&mut |event| observer.event(event)));
        }
    }

    /// Drops the history if no rule can ask about it any more: in games without a rule about repetitions, and elsewhere once seeds
    /// have left the board for good. Then [`Session::history`] begins again, and nothing before can be taken back. For programs
    /// that play many games at once and never look back: what they still remember fits into the processor's cache.
    ///
    /// ```
    /// # use naqala::{Session, Silent, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let start = game.parse_position("S 0 0 0 0 0 1 / N 1 4 4 4 4 4").unwrap();
    /// let mut session = Session::from_position(game, start);
    /// session.play_legal(session.moves()[0], &mut Silent); // captures two seeds
    /// session.forget();
    /// assert!(session.history().is_empty());
    /// ```
    pub fn forget(&mut self) {
        let (game, program) = (&self.game, self.game.compiled_program());
        if program.limits.is_some() || game.has_debts() {
            return;
        }
        let asks = program.no_return || game.repetition_count().is_some();
        let in_play = |p: &Position| game.seeds_on_board(p);
        if !asks || self.history.last().is_some_and(|(before, _)| in_play(before) != in_play(&self.now)) {
            self.clear_history();
        }
    }

    /// Whether a move may repeat a position of this turn: only in a continuing turn, and only if the rules forbid repetition.
    fn may_return(&self) -> bool {
        self.game.compiled_program().no_return && self.now.nth > 0 && !self.now.is_over()
    }

    /// Whether a legal move leads, within this turn, to a position that already occurred in it.
    fn returns(&self, mv: Move) -> bool {
        let next = self.game.play_legal(&self.now, mv, &mut Silent);
        if next.nth == 0 || next.is_over() {
            return false;
        }
        let key = repetition_key(&self.game, &next);
        let earlier = self.history.iter().rev().map(|(before, _)| before);
        let of_turn = std::iter::once(&self.now).chain(earlier).take_while(|before| before.nth > 0);
        of_turn.into_iter().any(|before| repetition_key(&self.game, before) == key)
    }

    /// Takes back the last decision and returns it.
    ///
    /// ```
    /// # use naqala::{Session, Silent, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// let first = session.moves()[0];
    /// session.play(first, &mut Silent).unwrap();
    /// assert_eq!(session.undo(), Some(first));
    /// assert_eq!(session.position(), session.start());
    /// assert_eq!(session.undo(), None);
    /// ```
    pub fn undo(&mut self) -> Option<Move> {
        let (before, mv) = self.history.pop()?;
        self.prints.pop();
        self.now = before;
        Some(mv)
    }

    /// The decisions joined into plies, each with the position before it.
    ///
    /// ```
    /// # use naqala::{Session, Silent, catalogue};
    /// let mut session = Session::new(catalogue::game("bao-kiswahili").unwrap());
    /// session.play(session.moves()[0], &mut Silent).unwrap();
    /// let (before, ply) = &session.plies()[0];
    /// assert_eq!(session.game().ply_text(before, ply), "a6L*");
    /// ```
    pub fn plies(&self) -> Vec<(Position, Ply)> {
        let mut plies: Vec<(Position, Ply)> = Vec::new();
        for (before, mv) in &self.history {
            match plies.last_mut() {
                Some((_, ply)) if !before.begins_ply() && !ply.is_full() => ply.push(*mv),
                _ => {
                    let mut ply = Ply::new();
                    ply.push(*mv);
                    plies.push((*before, ply));
                }
            }
        }
        plies
    }

    /// The latest ply, as far as it is played, with the position before it.
    ///
    /// ```
    /// use naqala::{Session, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.enter("c").unwrap();
    /// let (before, ply) = session.last_ply().unwrap();
    /// assert_eq!(session.game().ply_text(&before, &ply), "c");
    /// ```
    pub fn last_ply(&self) -> Option<(Position, Ply)> {
        let start = self.last_ply_start()?;
        let decisions = self.history[start..].iter().map(|(_, mv)| *mv);
        Some((self.history[start].0, decisions.collect()))
    }

    /// The events of the latest ply, including the end of the game if it caused that.
    pub fn last_ply_events(&self) -> Vec<Event> {
        let Some(start) = self.last_ply_start() else { return Vec::new() };
        let mut again = self.clone();
        while again.history.len() > start {
            again.undo();
        }
        let mut events = Vec::new();
        for (_, mv) in &self.history[start..] {
            again.play_legal(*mv, &mut events);
        }
        events
    }

    /// The index of the first decision of the latest ply.
    fn last_ply_start(&self) -> Option<usize> {
        let latest = self.history.len().checked_sub(1)?;
        let begins = |at: &usize| self.history[*at].0.begins_ply();
        let start = (0..=latest).rev().find(begins).unwrap_or_default();
        // A ply of maximum length is followed by another one, as in `plies`.
        Some(latest - (latest - start) % Ply::new().capacity())
    }

    /// A player resigns.
    ///
    /// ```
    /// # use naqala::{Reason, Session, Side, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.resign(Side::North);
    /// assert_eq!(session.outcome().unwrap().reason, Reason::Resigned);
    /// ```
    pub fn resign(&mut self, side: Side) {
        if !self.now.is_over() {
            let winner = self.game.winner_if_resigned(side);
            self.now.status = Status::Over(Outcome { winner, reason: Reason::Resigned });
        }
    }

    /// Takes back a resignation; false if there was none.
    ///
    /// ```
    /// # use naqala::{Session, Side, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.resign(Side::North);
    /// assert!(session.take_back_resignation() && session.outcome().is_none());
    /// ```
    pub fn take_back_resignation(&mut self) -> bool {
        let was_resigned = self.outcome().is_some_and(|outcome| outcome.reason == Reason::Resigned);
        if was_resigned {
            self.now.status = Status::Playing;
        }
        was_resigned
    }

    /// How often the current position has occurred, including now.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// assert_eq!(Session::new(catalogue::game("oware").unwrap()).occurrences(), 1);
    /// ```
    pub fn occurrences(&self) -> u32 {
        // Most positions differ in their pits, so whole positions are compared only if the pits may be equal.
        let print = self.game.pits_print(&self.now);
        let alike = self.prints.iter().zip(&self.history).filter(|(before, _)| **before == print);
        let mut key = None;
        let equal = alike.filter(|(_, (before, _))| {
            let key = key.get_or_insert_with(|| repetition_key(&self.game, &self.now));
            before.decision == Decision::Pick && repetition_key(&self.game, before) == *key
        });
        1 + equal.count() as u32
    }

    /// Ends a game that makes no progress: repeated positions, too many plies.
    fn end_standstill(&mut self, observer: &mut DynObserver<'_>) {
        let program = self.game.compiled_program();
        let repeated =
            program.repetition.as_ref().filter(|rule| rule.count > 0 && self.occurrences() >= rule.count);
        let (result, reason) = match (repeated, &program.limits) {
            (Some(rule), _) => (rule.result, Reason::Repetition),
            (None, Some(limits)) if self.reached(limits.without_capture, self.plies_without_capture()) => {
                (limits.result, Reason::NoCapture)
            }
            (None, Some(limits)) if self.reached(limits.plies, self.ply_count()) => {
                (limits.result, Reason::TooLong)
            }
            _ => return,
        };
        self.now = self.game.stood_still(&self.now, result, reason, observer);
    }

    fn reached(&self, limit: u32, plies: usize) -> bool {
        limit > 0 && plies >= limit as usize
    }

    /// The number of plies since seeds last left the board; passes are not counted.
    fn plies_without_capture(&self) -> usize {
        let in_play = |p: &Position| self.game.seeds_in(p, self.game.all);
        let now = in_play(&self.now);
        let earlier = self.history.iter().rev().filter(|(before, _)| before.begins_ply());
        earlier.take_while(|(before, _)| in_play(before) == now).filter(|(_, mv)| *mv != Move::PASS).count()
    }

    /// Plays all decisions of a ply.
    ///
    /// ```
    /// # use naqala::{Session, Silent, catalogue};
    /// let mut session = Session::new(catalogue::game("kalah").unwrap());
    /// let ply = session.game().parse_ply(session.position(), "c").unwrap();
    /// session.play_ply(&ply, &mut Silent).unwrap();
    /// assert_eq!(session.ply_count(), 1);
    /// ```
    ///
    /// # Errors
    /// [`IllegalMove`] for the first decision that is not legal; the decisions before it stay played.
    pub fn play_ply<O: Observer>(&mut self, ply: &[Move], observer: &mut O) -> Result<(), IllegalMove> {
        ply.iter().try_for_each(|mv| self.play(*mv, observer))
    }

    /// The number of plies played.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// assert_eq!(Session::new(catalogue::game("kalah").unwrap()).ply_count(), 0);
    /// ```
    pub fn ply_count(&self) -> usize {
        self.history.iter().filter(|(before, _)| before.begins_ply()).count()
    }
}

impl Game {
    /// The winner if a side resigns; nobody yet, if several others are left.
    pub(crate) fn winner_if_resigned(&self, side: Side) -> Winner {
        let mut others = self.seats.captains().filter(|other| !self.are_partners(*other, side));
        match (others.next(), others.next()) {
            (Some(only), None) => Winner::Side(only),
            _ => Winner::Nobody,
        }
    }

    /// The number of occurrences of a position that ends the game, if the rules define one.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert_eq!(catalogue::game("bechi").unwrap().repetition_count(), Some(3));
    /// assert_eq!(catalogue::game("kalah").unwrap().repetition_count(), None);
    /// ```
    pub fn repetition_count(&self) -> Option<u32> {
        self.compiled_program().repetition.as_ref().map(|rule| rule.count).filter(|count| *count > 0)
    }

    /// Whether the rules limit the number of plies, or of plies without a capture.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// assert!(catalogue::game("omweso").unwrap().limits_plies());
    /// assert!(!catalogue::game("kalah").unwrap().limits_plies());
    /// ```
    pub fn limits_plies(&self) -> bool {
        let limits = self.compiled_program().limits.as_ref();
        limits.is_some_and(|limits| limits.plies > 0 || limits.without_capture > 0)
    }

    /// The position after the repetition rule has ended the game and divided the seeds. Unchanged if there is no such rule.
    ///
    /// ```
    /// # use naqala::catalogue;
    /// let game = catalogue::game("bechi").unwrap();
    /// assert!(game.when_repeated(&game.start()).is_over());
    /// ```
    pub fn when_repeated(&self, p: &Position) -> Position {
        match &self.compiled_program().repetition {
            Some(rule) => self.stood_still(p, rule.result, Reason::Repetition, &mut DynObserver(&mut |_| {})),
            None => *p,
        }
    }

    /// Ends a game that makes no progress.
    fn stood_still(
        &self,
        p: &Position,
        result: Standstill,
        reason: Reason,
        observer: &mut DynObserver<'_>,
    ) -> Position {
        let mut end = *p;
        let mover = end.to_move;
        self.divide(&mut end, &MoveContext::new(mover), result.leftovers, mover, observer);
        let winner = if result.draw { Winner::Draw } else { self.winner_by_score(&end) };
        let outcome = Outcome { winner, reason };
        end.status = Status::Over(outcome);
        end.bound = NO_PIT;
        observer.event(Event::End { outcome });
        end
    }
}

/// Everything that the repetition rule compares: all but counters, and all but stores that are not part of the ring.
fn repetition_key(game: &Game, p: &Position) -> Position {
    let mut key = *p;
    let places = game.board().pit_count();
    if game.board().stores() != Stores::Shared {
        key.cells[places..places + game.players()].fill(0);
    }
    if let Some(second) = game.second_kind() {
        key.cells[second.place(places)..second.hand].fill(0);
    }
    if let Some(debts) = game.compiled_program().debts {
        key.cells[debts..debts + game.players()].fill(0);
    }
    key.plies = 0;
    key.captures = [0; 2];
    let memory = game.compiled_program().memory;
    if !memory.nth {
        key.nth = 0;
    }
    if !memory.first_turns {
        key.flags &= !FLAGS_MOVED;
    }
    key
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Silent, catalogue};

    /// The hashes of the pits find every repetition that a comparison of all positions finds, also after moves are taken back.
    #[test]
    fn repetitions_are_all_found() {
        let mut repeated = 0;
        let starts = [
            ("oware", Some("S 1 0 0 0 0 0 / N 1 0 0 0 0 0 / stores 23 23")),
            ("kalah", None),
            ("bao-kiswahili", None),
            ("ohojichi", None),
        ];
        for (id, start) in starts {
            let mut random = 3_u64;
            let mut next = |below: usize| {
                random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                (random >> 33) as usize % below
            };
            let game = catalogue::game(id).unwrap();
            let start = start.map_or_else(|| game.start(), |text| game.parse_position(text).unwrap());
            for _ in 0..20 {
                let mut session = Session::from_position(game.clone(), start);
                for _ in 0..150 {
                    let moves = session.moves();
                    if moves.is_empty() {
                        break;
                    }
                    session.play_legal(moves[next(moves.len())], &mut Silent);
                    if next(9) == 0 {
                        session.undo();
                    }
                    let key = repetition_key(&game, session.position());
                    let earlier = session.history().iter().map(|(before, _)| before);
                    let equal = earlier.filter(|before| {
                        before.decision == Decision::Pick && repetition_key(&game, before) == key
                    });
                    let count = 1 + equal.count() as u32;
                    assert_eq!(session.occurrences(), count, "{id}");
                    repeated += u32::from(count > 1);
                }
            }
        }
        assert!(repeated > 0, "no position was repeated");
    }
}
