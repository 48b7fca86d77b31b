//! A game being played: its history, repeated positions, undo.

use crate::board::Stores;
use crate::event::{Observer, Silent, Told};
use crate::game::Game;
use crate::kernel::program::Standstill;
use crate::kernel::scene::Scene;
use crate::moves::{Move, Moves, Ply};
use crate::pits::Side;
use crate::position::{
    Decision, FLAGS_MOVED, IllegalMove, NO_PIT, Outcome, Position, Reason, Status, WhyIllegal, Winner,
};

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
}

impl Session {
    /// A new game from the usual start.
    pub fn new(game: Game) -> Session {
        let start = game.start();
        Session { game, start, now: start, history: Vec::new() }
    }

    /// A game that begins with any position. It may be over at once, if the player to move meets an end of the
    /// rules before his turn.
    pub fn from_position(game: Game, start: Position) -> Session {
        let mut now = start;
        game.end_before_turn(&mut now);
        Session { game, start, now, history: Vec::new() }
    }

    /// The game that is played.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// The position on the board now, with the ends that need the history (repetition, resignation).
    pub fn position(&self) -> &Position {
        &self.now
    }

    /// The position the game began with.
    pub fn start(&self) -> &Position {
        &self.start
    }

    /// The legal decisions now. Where no position may come again within a turn, those that bring one back are left
    /// out; only the history knows them, so [`Game::moves`] still lists them.
    pub fn moves(&self) -> Moves {
        let mut moves = self.game.moves(&self.now);
        if self.may_return() {
            moves.retain(|mv| !self.returns(*mv));
        }
        moves
    }

    /// How the legal plies are written, in board order.
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
    pub fn outcome(&self) -> Option<Outcome> {
        self.now.outcome()
    }

    /// Every decision so far with the position it was made in.
    pub fn history(&self) -> &[(Position, Move)] {
        &self.history
    }

    /// Plays one decision.
    ///
    /// # Errors
    /// [`IllegalMove`] when it is not legal; nothing changes then.
    pub fn play<O: Observer>(&mut self, mv: Move, observer: &mut O) -> Result<(), IllegalMove> {
        if self.now.is_over() {
            return Err(IllegalMove { tried: mv, why: WhyIllegal::GameOver });
        }
        if self.may_return() && self.game.moves(&self.now).contains(&mv) && self.returns(mv) {
            return Err(IllegalMove { tried: mv, why: WhyIllegal::Returns });
        }
        let next = self.game.play(&self.now, mv, observer)?;
        self.advance(mv, next, observer);
        Ok(())
    }

    /// Plays a decision known to come from [`Session::moves`].
    pub fn play_legal<O: Observer>(&mut self, mv: Move, observer: &mut O) {
        let next = self.game.play_legal(&self.now, mv, observer);
        self.advance(mv, next, observer);
    }

    fn advance(&mut self, mv: Move, next: Position, observer: &mut impl Observer) {
        self.history.push((self.now, mv));
        self.now = next;
        if self.may_return() && self.moves().is_empty() {
            self.game.pass_turn(&mut self.now);
        }
        if !next.is_over() && next.decision == Decision::Pick {
            self.end_standstill(&mut Told(&mut |event| observer.event(event)));
        }
    }

    /// Whether a move may bring back a position of this turn: in a turn that goes on, where the rules care.
    fn may_return(&self) -> bool {
        self.game.compiled_program().no_return && self.now.nth > 0 && !self.now.is_over()
    }

    /// Whether a legal move leads, in this turn, to a position that was there in this turn before.
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

    /// Takes the last decision back.
    pub fn undo(&mut self) -> Option<Move> {
        let (before, mv) = self.history.pop()?;
        self.now = before;
        Some(mv)
    }

    /// The decisions joined into plies, each with the position before it.
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

    /// A player gives up.
    pub fn resign(&mut self, side: Side) {
        if !self.now.is_over() {
            let others = self.game.seats.captains().filter(|other| !self.game.are_partners(*other, side));
            // Where several others are left, nobody has won yet.
            let winner = match others.collect::<Vec<_>>()[..] {
                [only] => Winner::Side(only),
                _ => Winner::Nobody,
            };
            self.now.status = Status::Over(Outcome { winner, reason: Reason::Resigned });
        }
    }

    /// How often the present position has occurred, this time included.
    pub fn occurrences(&self) -> u32 {
        let key = repetition_key(&self.game, &self.now);
        let seeds = key.0;
        let mut count = 1;
        for (before, _) in self.history.iter().rev() {
            if before.decision != Decision::Pick {
                continue;
            }
            let earlier = repetition_key(&self.game, before);
            // Seeds that left the board never come back, unless a row may be filled again.
            if earlier.0 != seeds && !self.game.has_debts() {
                break;
            }
            count += u32::from(earlier == key);
        }
        count
    }

    /// Ends a game that gets nowhere: repeated positions, too many plies.
    fn end_standstill(&mut self, observer: &mut Told<'_>) {
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
    /// # Errors
    /// [`IllegalMove`] for the first decision that is not legal; the decisions before it stay played.
    pub fn play_ply<O: Observer>(&mut self, ply: &[Move], observer: &mut O) -> Result<(), IllegalMove> {
        ply.iter().try_for_each(|mv| self.play(*mv, observer))
    }

    /// The number of plies played.
    pub fn ply_count(&self) -> usize {
        self.history.iter().filter(|(before, _)| before.begins_ply()).count()
    }
}

impl Game {
    /// How often a position may occur until the game is over, where the rules have such a number.
    pub fn repetition_count(&self) -> Option<u32> {
        self.compiled_program().repetition.as_ref().map(|rule| rule.count).filter(|count| *count > 0)
    }

    /// The position as the repetition rule leaves it: divided and over. As it was where there is no such rule.
    pub fn when_repeated(&self, p: &Position) -> Position {
        match &self.compiled_program().repetition {
            Some(rule) => self.stood_still(p, rule.result, Reason::Repetition, &mut Told(&mut |_| {})),
            None => *p,
        }
    }

    /// Ends a game that gets nowhere.
    fn stood_still(
        &self,
        p: &Position,
        result: Standstill,
        reason: Reason,
        observer: &mut Told<'_>,
    ) -> Position {
        let mut end = *p;
        let mover = end.to_move;
        self.divide(&mut end, &Scene::new(mover), result.leftovers, mover, observer);
        let winner = if result.draw { Winner::Draw } else { self.winner_by_score(&end) };
        let outcome = Outcome { winner, reason };
        end.status = Status::Over(outcome);
        end.bound = NO_PIT;
        observer.event(crate::Event::End { outcome });
        end
    }
}

/// What makes two positions the same for the repetition rule: everything but counters, and stores where they are not
/// part of the ring. The first
/// part is the number of seeds in play.
fn repetition_key(game: &Game, p: &Position) -> (i32, Position) {
    let mut key = *p;
    let places = game.board().pit_count();
    let seeds = p.cells[..places].iter().map(|seeds| i32::from(*seeds)).sum();
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
    (seeds, key)
}
