//! An attempt at a step.

use naqala::{Event, Game, IllegalMove, Move, Moves, Observer, Pit, Ply, Position, Session, Side};

use super::course::Step;
use super::judge::{Evidence, Verdict, loss};
use super::pointing::Refusal;

/// A step being tried: the learner's moves, the opponent's replies, and the verdict.
#[derive(Clone, Debug)]
pub struct Attempt {
    step: Step,
    session: Session,
    learner: Side,
    /// The events of the learner's moves.
    events: Vec<Event>,
    /// The turns the learner has finished.
    turns: u32,
    /// The opponent's plies so far.
    replies: usize,
    /// The pit to which the learner has pointed.
    pointed: Option<Pit>,
}

/// How an attempt continues.
#[derive(Clone, Debug, PartialEq)]
pub enum Progress {
    /// The move needs a further decision of the learner.
    Deciding,
    /// The learner moves: for the first time, again, or after a reply.
    ToMove,
    /// The opponent replies: [`Attempt::reply`].
    Reply,
    /// It is decided.
    Done(Verdict),
}

impl Attempt {
    /// A new attempt at a step of a course whose game this is.
    pub fn new(game: &Game, step: &Step) -> Attempt {
        Attempt {
            session: Session::from_position(game.clone(), step.position),
            learner: step.position.to_move(),
            step: step.clone(),
            events: Vec::new(),
            turns: 0,
            replies: 0,
            pointed: None,
        }
    }

    /// The position now.
    pub fn position(&self) -> &Position {
        self.session.position()
    }

    /// The game as it was played so far.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// The learner's legal decisions; none while the opponent has to reply.
    pub fn moves(&self) -> Moves {
        if self.position().to_move() == self.learner { self.session.moves() } else { Moves::new() }
    }

    /// Plays one decision of the learner.
    ///
    /// # Errors
    /// [`IllegalMove`] as the rules say; the attempt stays as it was.
    pub fn play<O: Observer>(&mut self, mv: Move, observer: &mut O) -> Result<Progress, IllegalMove> {
        let mut both = Both { first: &mut self.events, second: observer };
        self.session.play(mv, &mut both)?;
        let now = self.session.position();
        let is_mid_move = !now.is_over() && !now.begins_ply();
        if !is_mid_move && (now.is_over() || now.to_move() != self.learner) {
            self.turns += 1;
        }
        Ok(self.progress())
    }

    /// Plays all decisions of one move of the learner.
    ///
    /// # Errors
    /// [`IllegalMove`] for the first decision that is not legal; those before it stay played.
    pub fn play_ply<O: Observer>(&mut self, ply: &[Move], observer: &mut O) -> Result<Progress, IllegalMove> {
        ply.iter().try_fold(self.progress(), |_, mv| self.play(*mv, observer))
    }

    /// Points to a pit, where the step asks for one ([`Goal::is_pointed_at`](super::Goal::is_pointed_at)): the verdict, and what the
    /// rules say of the pit.
    pub fn point(&mut self, pit: Pit) -> (Verdict, Refusal) {
        self.pointed = Some(pit);
        (self.judge(), Refusal::of(self.session.game(), &self.step.position, pit))
    }

    /// Plays the opponent's turn: the replies of the step as long as they are legal, then always what captures most
    /// of the learner's seeds. Nothing happens where the learner is to move.
    pub fn reply<O: Observer>(&mut self, observer: &mut O) -> Progress {
        while !self.position().is_over() && self.position().to_move() != self.learner {
            let ply = self.next_reply();
            self.replies += 1;
            if self.session.play_ply(&ply, observer).is_err() || ply.is_empty() {
                break;
            }
        }
        self.progress()
    }

    fn next_reply(&self) -> Ply {
        let (game, now) = (self.session.game(), self.position());
        let written = self.step.replies.get(self.replies);
        if let Some(ply) = written.and_then(|text| game.parse_ply(now, text).ok()) {
            return ply;
        }
        let mut best: Option<(u32, Ply)> = None;
        for (ply, _) in game.plies(now) {
            let taken = loss(game, now, &ply, self.learner);
            if best.as_ref().is_none_or(|(most, _)| taken > *most) {
                best = Some((taken, ply));
            }
        }
        best.map(|(_, ply)| ply).unwrap_or_default()
    }

    /// How the attempt continues from here.
    pub fn progress(&self) -> Progress {
        let now = self.position();
        if !now.is_over() && !now.begins_ply() {
            return Progress::Deciding;
        }
        let is_learners_turn = !now.is_over() && now.to_move() == self.learner;
        let has_just_moved = |(before, _): &(Position, Move)| before.to_move() == self.learner;
        if is_learners_turn && !self.session.history().last().is_some_and(has_just_moved) {
            return Progress::ToMove;
        }
        let verdict = self.judge();
        match verdict.passed || now.is_over() {
            true => Progress::Done(verdict),
            false if is_learners_turn => Progress::ToMove,
            false if self.turns < self.step.turns => Progress::Reply,
            false => Progress::Done(verdict),
        }
    }

    /// Whether the goal is reached now, and what is missing if it is not.
    pub fn judge(&self) -> Verdict {
        let evidence = Evidence {
            game: self.session.game(),
            learner: self.learner,
            start: &self.step.position,
            now: self.position(),
            events: &self.events,
            pointed: self.pointed,
        };
        evidence.judge(&self.step)
    }
}

/// Tells two observers.
struct Both<'a, O> {
    first: &'a mut Vec<Event>,
    second: &'a mut O,
}

impl<O: Observer> Observer for Both<'_, O> {
    fn event(&mut self, event: Event) {
        self.first.push(event);
        self.second.event(event);
    }
}
