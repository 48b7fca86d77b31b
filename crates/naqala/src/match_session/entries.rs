//! Entries: what one player decides at a time. An entry is a ply, one player's part of a ply that several decide, or an answer
//! between two rounds.

use std::fmt;

use super::{MatchAction, MatchPhase, MatchSession};
use crate::board::event::Silent;
use crate::board::moves::Ply;
use crate::board::position::{Decision, IllegalMove, Position};
use crate::game::Game;
use crate::notation::PlyError;
use crate::rounds::AnswerError;
use crate::session::Session;

/// Why an entry cannot be played.
#[derive(Clone, Debug)]
pub enum EntryError {
    /// It is not a legal ply.
    Ply(Box<PlyError>),
    /// It is legal in the position, but not with this history.
    Move(IllegalMove),
    /// It does not answer the question between two rounds.
    Answer(AnswerError),
    /// It is not exactly one decision of a player.
    Unreadable,
    /// The game, or the match, is over.
    Over,
}

impl fmt::Display for EntryError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EntryError::Ply(error) => error.fmt(f),
            EntryError::Move(error) => error.why.fmt(f),
            EntryError::Answer(error) => error.fmt(f),
            EntryError::Unreadable => f.write_str("this is not what one player decides at one time"),
            EntryError::Over => f.write_str("the game is over"),
        }
    }
}

impl std::error::Error for EntryError {}

impl Session {
    /// The entries so far: plies in notation, or one player's part where several players decide a ply. The decisions of an
    /// incomplete entry are left out.
    ///
    /// ```
    /// use naqala::{Session, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.enter("c").unwrap();
    /// assert_eq!(session.entries(), ["c"]);
    /// ```
    pub fn entries(&self) -> Vec<String> {
        let mut texts: Vec<String> = Vec::new();
        let mut is_open = false;
        for (at, (before, mv)) in self.history().iter().enumerate() {
            let text = self.game().move_text(before, *mv);
            match texts.last_mut() {
                Some(last) if is_open => last.push_str(&text),
                _ => texts.push(text),
            }
            is_open = !self.closes_entry(at);
        }
        if is_open {
            texts.pop();
        }
        texts
    }

    /// The legal entries in notation, in board order: what the player to move may [enter](Session::enter). They are the
    /// [legal plies](Session::ply_texts), except where several players decide a ply: then they are this player's part of it.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let oware = Session::new(catalogue::game("oware").unwrap());
    /// assert_eq!(oware.entry_texts(), oware.ply_texts());
    /// // Both players choose their first pit at the same time.
    /// let race = Session::new(catalogue::game("sulus-aidi").unwrap());
    /// assert_eq!((race.entry_texts().len(), race.ply_texts().len()), (9, 81));
    /// ```
    pub fn entry_texts(&self) -> Vec<String> {
        let mut texts = Vec::new();
        for mv in self.moves() {
            let next = self.game().play_legal(self.position(), mv, &mut Silent);
            let text = self.game().move_text(self.position(), mv);
            list(self.game(), (self.position(), &next), text, &mut texts);
        }
        texts
    }

    /// Plays an entry.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// session.enter("c").unwrap();
    /// assert!(session.enter("c").is_err(), "it is North's turn");
    /// ```
    ///
    /// # Errors
    /// The entry is not legal; nothing changes then.
    pub fn enter(&mut self, text: &str) -> Result<(), EntryError> {
        let ply = self.read_entry(text)?;
        self.play_entry(&ply)
    }

    /// The decisions that an entry stands for in the current position.
    ///
    /// ```
    /// use naqala::{Session, catalogue};
    /// let session = Session::new(catalogue::game("oware").unwrap());
    /// assert_eq!(session.read_entry("c").unwrap().len(), 1);
    /// assert!(session.read_entry("C").is_err(), "a pit of the other row");
    /// ```
    ///
    /// # Errors
    /// No legal decisions of one player have this notation.
    pub fn read_entry(&self, text: &str) -> Result<Ply, EntryError> {
        if self.outcome().is_some() {
            return Err(EntryError::Over);
        }
        let text = text.trim();
        let mut decisions = Ply::new();
        if find(self.game(), self.position(), text, &mut decisions) {
            return Ok(decisions);
        }
        let why = self.game().parse_ply(self.position(), text).err();
        Err(why.map_or(EntryError::Unreadable, |why| EntryError::Ply(Box::new(why))))
    }

    /// The decisions of an entry or, where several players decide a ply, of the whole ply, as records have it.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let race = Session::new(catalogue::game("sulus-aidi").unwrap());
    /// assert_eq!(race.read_move("z:a").unwrap().len(), 1);
    /// assert_eq!(race.read_move("z:a/A").unwrap().len(), 2);
    /// assert!(race.read_entry("z:a/A").is_err(), "South decides the first half alone");
    /// ```
    ///
    /// # Errors
    /// No legal decisions have this notation.
    pub fn read_move(&self, text: &str) -> Result<Ply, EntryError> {
        let whole = |why| self.game().parse_ply(self.position(), text).map_err(|_| why);
        self.read_entry(text).or_else(|why| if self.outcome().is_some() { Err(why) } else { whole(why) })
    }

    /// Plays an entry or, where several players decide a ply, a whole ply: what [`Session::read_move`] reads.
    ///
    /// # Errors
    /// No legal decisions have this notation; nothing changes then.
    pub fn play_text(&mut self, text: &str) -> Result<(), EntryError> {
        let ply = self.read_move(text)?;
        self.play_entry(&ply)
    }

    /// Takes back a resignation, or else the latest entry, however many decisions of it are played; false if there is neither.
    ///
    /// ```
    /// # use naqala::{Session, catalogue};
    /// let mut session = Session::new(catalogue::game("bao-kiswahili").unwrap());
    /// session.enter("a6L*").unwrap();
    /// assert!(session.undo_entry() && session.history().is_empty());
    /// assert!(!session.undo_entry());
    /// ```
    pub fn undo_entry(&mut self) -> bool {
        if self.take_back_resignation() {
            return true;
        }
        let Some(start) = self.entry_starts().next_back() else { return false };
        while self.history().len() > start {
            self.undo();
        }
        true
    }

    fn play_entry(&mut self, ply: &Ply) -> Result<(), EntryError> {
        let before = self.history().len();
        let played = self.play_ply(ply, &mut Silent);
        if played.is_err() {
            while self.history().len() > before {
                self.undo();
            }
        }
        played.map_err(EntryError::Move)
    }

    /// The indices of the decisions that start an entry, including an incomplete one.
    pub(super) fn entry_starts(&self) -> impl DoubleEndedIterator<Item = usize> {
        (0..self.history().len()).filter(|at| *at == 0 || self.closes_entry(at - 1))
    }

    /// Whether the decision with this index completed its entry.
    fn closes_entry(&self, at: usize) -> bool {
        let after = self.history().get(at + 1).map_or(self.position(), |(before, _)| before);
        closes(self.game(), &self.history()[at].0, after)
    }
}

/// Extends the decisions by those whose notation is the rest of a text; false if there are none.
fn find(game: &Game, position: &Position, rest: &str, decisions: &mut Ply) -> bool {
    game.moves(position).into_iter().any(|mv| {
        let text = game.move_text(position, mv);
        let Some(rest) = rest.strip_prefix(text.as_str()) else { return false };
        if decisions.try_push(mv).is_err() {
            return false;
        }
        let next = game.play_legal(position, mv, &mut Silent);
        let found =
            if closes(game, position, &next) { rest.is_empty() } else { find(game, &next, rest, decisions) };
        if !found {
            decisions.pop();
        }
        found
    })
}

/// Adds every entry that begins with the decisions of a text, the last of which led from one position to the other.
fn list(game: &Game, (before, after): (&Position, &Position), text: String, texts: &mut Vec<String>) {
    if closes(game, before, after) {
        texts.push(text);
        return;
    }
    for mv in game.moves(after) {
        let next = game.play_legal(after, mv, &mut Silent);
        list(game, (after, &next), text.clone() + &game.move_text(after, mv), texts);
    }
}

/// Whether a decision completed its entry: the ply is over, or another player decides how it continues.
fn closes(game: &Game, before: &Position, after: &Position) -> bool {
    after.is_over()
        || after.decision() == Decision::Pick
        || game.player_of(before, before.to_move()) != game.player_of(after, after.to_move())
}

impl MatchSession {
    /// All entries of the match, including answers between rounds. Playing them in order with [`MatchSession::enter`] leads to
    /// the same state, except for a resignation.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// assert_eq!(played.entries(), ["c"]);
    /// ```
    pub fn entries(&self) -> Vec<String> {
        let mut entries: Vec<String> =
            self.finished.iter().flat_map(|round| &round.entries).cloned().collect();
        entries.extend(self.entries_of_round());
        entries
    }

    /// The entries of the current round, including the answers after it.
    pub(super) fn entries_of_round(&self) -> Vec<String> {
        let board = self.game().board();
        let mut entries = self.session.entries();
        entries.extend(self.answers.iter().map(|(_, answer)| answer.text(board)));
        entries
    }

    /// The number of entries before the current round.
    ///
    /// ```
    /// # use naqala::{MatchSession, catalogue};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// assert_eq!(played.round_from(), 0);
    /// ```
    pub fn round_from(&self) -> usize {
        self.finished.iter().map(|round| round.entries.len()).sum()
    }

    /// Plays an entry: a ply, one player's part of it, or an answer between two rounds. The next round begins automatically
    /// once nothing is left to decide. This suits callers that only handle entries: a server, or a saved game.
    ///
    /// ```
    /// use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// assert!(played.enter("c").is_err(), "it is North's turn");
    /// assert_eq!(played.entries(), ["c"]);
    /// ```
    ///
    /// # Errors
    /// The entry is not legal; nothing changes then.
    pub fn enter(&mut self, text: &str) -> Result<(), EntryError> {
        match self.phase() {
            MatchPhase::Over(_) => return Err(EntryError::Over),
            MatchPhase::Question(_) => self.answer_text(text).map_err(EntryError::Answer)?,
            MatchPhase::Move(_) => self.play_text(text)?,
            MatchPhase::RoundOver => {
                // A refused entry must not start the next round.
                let mut next = self.clone();
                next.next_round();
                next.play_text(text)?;
                *self = next;
            }
        }
        self.next_round();
        Ok(())
    }

    fn play_text(&mut self, text: &str) -> Result<(), EntryError> {
        let ply = self.session.read_entry(text)?;
        self.session.play_entry(&ply)?;
        for mv in ply {
            self.note(&MatchAction::Move(mv));
        }
        self.judge_round();
        Ok(())
    }

    /// Takes back all but the first `entries` entries, without redo. The match is then in the state in which
    /// [`MatchSession::enter`] left it after the last of them.
    ///
    /// ```
    /// use naqala::{MatchSession, catalogue};
    /// let mut played = MatchSession::new(catalogue::game("oware").unwrap());
    /// played.enter("c").unwrap();
    /// played.enter("D").unwrap();
    /// played.rewind(1);
    /// assert_eq!(played.entries(), ["c"]);
    /// ```
    pub fn rewind(&mut self, entries: usize) {
        if self.given_up_by().is_some() {
            self.undo();
        }
        while self.round_from() > entries && self.undo().is_some() {}
        let left = entries.saturating_sub(self.round_from());
        let start = self.session.entry_starts().nth(left);
        while self.session.entries().len() + self.answers.len() > left && !self.answers.is_empty() {
            self.undo();
        }
        if let Some(start) = start {
            self.go_to(start);
        }
        self.forget_undone();
        self.next_round();
    }
}
