//! Looking back: a cursor moves along the game and changes nothing. A move from an earlier moment starts a trial; the game itself
//! is kept meanwhile, so that the player can return to it.

use leptos::prelude::*;
use naqala::{Event, MatchSession, Move, Position, Session};

use super::BoardSession;

/// A session as it stood when so many decisions were played.
fn at(session: &Session, count: usize) -> Session {
    let mut earlier = session.clone();
    while earlier.history().len() > count && earlier.undo().is_some() {}
    earlier
}

impl BoardSession {
    /// Shows a moment of the game or the round, by the number of decisions played there; what was played stays as it is.
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

    /// Shows the game as it stands.
    pub(crate) fn return_to_now(&self) {
        self.go_to(usize::MAX);
    }

    /// Whether an earlier moment is shown.
    pub(crate) fn is_looking_back(&self) -> bool {
        self.changes.track();
        self.viewed.with_value(Option::is_some)
    }

    /// The number of decisions before the moment that is shown, and of those there are.
    pub(crate) fn progress(&self) -> (usize, usize) {
        let all = self.with_match(|played| played.session().history().len());
        (self.with(|session| session.history().len()), all)
    }

    /// From now on the board can only be looked back on: others play on it, too.
    pub(crate) fn only_look_back(&self) {
        self.may_vary.set_value(false);
    }

    /// From now on whatever is played from an earlier moment is as good as the game: nothing of it is a trial.
    pub(crate) fn vary_freely(&self) {
        self.is_free.set_value(true);
    }

    /// Shows a moment of a line, by the number of decisions played there. Where the line is not the one that is played, it
    /// takes its place; at a game that goes on it is a trial.
    pub(crate) fn show_line(&self, line: &[Move], count: usize) {
        let is_played = self.peek_match(|played| {
            let history = played.session().history();
            history.len() >= count && history.iter().zip(line).take(count).all(|((_, known), mv)| known == mv)
        });
        if !is_played {
            if !self.may_vary.get_value() {
                return;
            }
            self.set_game_aside();
            self.replace_line(line);
        }
        self.go_to(count);
    }

    /// Plays a line of decisions in place of what was played, from where they differ.
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

    /// Keeps the game aside while something else is tried.
    fn set_game_aside(&self) {
        if !self.is_free.get_value() {
            self.main
                .update_value(|main| _ = main.get_or_insert_with(|| self.peek_match(MatchSession::clone)));
        }
    }

    /// Whether somebody at this page may play from the moment that is shown, for whichever side.
    pub(super) fn can_try(&self) -> bool {
        self.is_looking_back()
            && self.may_vary.get_value()
            && self.with(|session| session.outcome().is_none())
    }

    /// Whether something else is tried than what was played.
    pub(crate) fn is_trying(&self) -> bool {
        self.changes.track();
        self.main.with_value(Option::is_some)
    }

    /// Goes back from what was tried to the game.
    pub(crate) fn drop_trial(&self) {
        if let Some(main) = self.main.try_update_value(Option::take).flatten() {
            self.change(|played| *played = main);
        }
    }

    /// What was tried is the game from now on.
    pub(crate) fn keep_trial(&self) {
        self.main.set_value(None);
        self.changes.update(|changes| *changes += 1);
    }

    /// Looks at the game or the match itself, whatever is tried or looked back on. The reader runs again when it changes.
    pub(crate) fn with_main<T>(&self, look: impl FnOnce(&MatchSession) -> T) -> T {
        self.changes.track();
        self.main.with_value(|main| match main {
            Some(main) => look(main),
            None => self.peek_match(look),
        })
    }

    /// Plays at the moment that is shown: what was played there already is only shown, anything else is tried. Gives what
    /// is to be seen; nothing if nothing may be played.
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
            if !self.may_vary.get_value() {
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

    /// A move that somebody else has made, at the end of the game: it is shown unless somebody looks back.
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
