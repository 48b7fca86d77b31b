//! Looking back: a cursor moves along the game without changing it. A move from an earlier moment starts a trial; the game
//! itself is kept, so that the player can return to it.

use leptos::prelude::*;
use naqala::{Event, MatchSession, Move, Position, Session};

use super::{BoardSession, Variation};
use crate::route::Setup;

/// The decisions of a session.
pub(crate) fn line_of(session: &Session) -> Vec<Move> {
    session.history().iter().map(|(_, mv)| *mv).collect()
}

/// A session as it was after `count` decisions.
fn at(session: &Session, count: usize) -> Session {
    let mut earlier = session.clone();
    while earlier.history().len() > count && earlier.undo().is_some() {}
    earlier
}

impl BoardSession {
    /// Shows the moment of the game or the round after this many decisions, without changing the game.
    pub(crate) fn go_to(&self, count: usize) {
        self.finish();
        let earlier = self.peek_match(|played| {
            let session = played.session();
            (count < session.history().len()).then(|| at(session, count))
        });
        self.viewed.set_value(earlier);
        self.rest();
        self.changes.update(|changes| *changes += 1);
    }

    /// Shows the current state of the game.
    pub(crate) fn return_to_now(&self) {
        self.go_to(usize::MAX);
    }

    /// Whether an earlier moment is shown.
    pub(crate) fn is_looking_back(&self) -> bool {
        self.changes.track();
        self.viewed.with_value(Option::is_some)
    }

    /// What tells the displayed moment from any other: how often decisions were replaced, and how many come before it.
    pub(crate) fn moment(&self) -> (u32, usize) {
        (self.lines.get(), self.with(|session| session.history().len()))
    }

    /// The number of decisions before the displayed moment, and their total number.
    pub(crate) fn progress(&self) -> (usize, usize) {
        let all = self.with_match(|played| played.session().history().len());
        (self.with(|session| session.history().len()), all)
    }

    /// Allows only looking back from now on, because other people play on this board, too.
    pub(crate) fn only_look_back(&self) {
        self.variation.set_value(Variation::Refused);
    }

    /// From now on a move from an earlier moment changes the game itself instead of starting a trial.
    pub(crate) fn vary_freely(&self) {
        self.variation.set_value(Variation::Change);
    }

    /// Whether another move at an earlier moment is allowed.
    fn may_vary(&self) -> bool {
        self.variation.get_value() != Variation::Refused
    }

    /// Shows the moment of a line after this many decisions. If the line differs from the game, it replaces the game, or
    /// becomes a trial if the game is still running.
    pub(crate) fn show_line(&self, line: &[Move], count: usize) {
        let is_played = self.peek_match(|played| {
            let history = played.session().history();
            history.len() >= count && history.iter().zip(line).take(count).all(|((_, known), mv)| known == mv)
        });
        if !is_played {
            if !self.may_vary() {
                return;
            }
            self.set_game_aside();
            self.replace_line(line);
        }
        self.go_to(count);
    }

    /// Replaces the game by a line of decisions, from where they differ.
    pub(crate) fn replace_line(&self, line: &[Move]) {
        self.change(|played| {
            let history = played.session().history().iter();
            let common = history.zip(line).take_while(|((_, known), mv)| known == *mv).count();
            played.go_to(common);
            for mv in &line[common..] {
                if played.play(*mv, &mut naqala::Silent).is_err() {
                    return;
                }
            }
        });
    }

    /// Keeps the game while a trial is played.
    fn set_game_aside(&self) {
        if self.variation.get_value() == Variation::Trial {
            self.main
                .update_value(|main| _ = main.get_or_insert_with(|| self.peek_match(MatchSession::clone)));
        }
    }

    /// Whether a person at this page may play from the displayed moment, for either side.
    pub(super) fn can_try(&self) -> bool {
        self.is_looking_back() && self.may_vary() && self.with(|session| session.outcome().is_none())
    }

    /// Whether a trial is being played.
    pub(crate) fn is_trying(&self) -> bool {
        self.changes.track();
        self.main.with_value(Option::is_some)
    }

    /// Goes on with the trial that an address describes: its moves leave those of the game before their end.
    pub(crate) fn resume_trial(&self, setup: &Setup) {
        let (game, start) = self.peek_match(|played| {
            let first = super::first_round(played);
            (first.game().clone(), *first.start())
        });
        let Ok(tried) = super::match_of(game, start, setup) else { return };
        let line = line_of(tried.session());
        let leaves_the_game = self.peek_match(|played| {
            let history = played.session().history();
            played.round_number() == tried.round_number()
                && line.iter().zip(history).any(|(mv, (_, known))| mv != known)
        });
        if leaves_the_game {
            self.show_line(&line, line.len());
        }
    }

    /// Returns from a trial to the game.
    pub(crate) fn drop_trial(&self) {
        if let Some(main) = self.main.try_update_value(Option::take).flatten() {
            self.change(|played| *played = main);
        }
    }

    /// Replaces the game by the trial.
    pub(crate) fn keep_trial(&self) {
        self.main.set_value(None);
        self.changes.update(|changes| *changes += 1);
    }

    /// Looks at the game or the match itself, ignoring trials and looking back. The reader runs again when it changes.
    pub(crate) fn with_main<T>(&self, look: impl FnOnce(&MatchSession) -> T) -> T {
        self.changes.track();
        self.main.with_value(|main| match main {
            Some(main) => look(main),
            None => self.peek_match(look),
        })
    }

    /// Plays at the displayed moment. If the move was played there in the game, it is only shown; any other move starts a
    /// trial. Returns the position and the events to show; `None` if playing is not allowed.
    pub(super) fn play_on(&self, mv: Move) -> Option<(Position, Vec<Event>)> {
        let (before, here) = self.peek(|session| (*session.position(), session.history().len()));
        let was_played = self
            .peek_match(|played| played.session().history().get(here).is_some_and(|(_, known)| *known == mv));
        let mut events: Vec<Event> = Vec::new();
        if was_played {
            let mut next = self.peek(Session::clone);
            next.play(mv, &mut events).ok()?;
            let is_now = self.peek_match(|played| played.session().history().len() == here + 1);
            self.viewed.set_value((!is_now).then_some(next));
            return Some((before, events));
        }
        if self.viewed.with_value(Option::is_some) {
            if !self.may_vary() {
                return None;
            }
            self.set_game_aside();
            self.viewed.set_value(None);
            self.lines.update(|lines| *lines += 1);
            self.played.update_value(|played| played.go_to(here));
        }
        let played = self.played.try_update_value(|played| played.play(mv, &mut events).is_ok());
        (played == Some(true)).then_some((before, events))
    }

    /// A move that somebody else has made at the end of the game. It is shown unless the user is looking back.
    pub(crate) fn receive(&self, mv: Move) {
        if self.viewed.with_value(Option::is_some) {
            let done = self.played.try_update_value(|played| played.play(mv, &mut naqala::Silent).is_ok());
            if done == Some(true) {
                self.changes.update(|changes| *changes += 1);
            }
        } else {
            self.play(mv);
        }
    }
}
