//! The flow of the game: moves and their animations, computer turns, undo, resigning, starting again.

use naqala::{Move, Pit, Ply, Side};
use naqala_messages::values;

use super::app::{App, Effect, Overlay, Reading, Thinking};
use super::offer::{self, Choice, Offer};
use super::worker::{Answer, Purpose, Thought};
use crate::play::between_plies;
use crate::play::hint::Advice;
use naqala_view::Animation;
use naqala_view::{Scene, Trail};

impl App {
    /// Plays all decisions of a typed ply, one animation after the other.
    pub(super) fn play_ply(&mut self, ply: Ply) {
        self.queue = ply.into_iter().collect();
        if let Some(first) = self.queue.pop_front() {
            self.play(first);
        }
    }

    /// Plays one decision and starts its animation.
    pub(super) fn play(&mut self, mv: Move) {
        let before = *self.played.position();
        let mut events = Vec::new();
        if self.played.play(mv, &mut events).is_err() {
            let text = self.game().move_text(&before, mv);
            self.complain(self.localizer.say("may-not-be-played", values![text = text]));
            return;
        }
        self.remember(offer::drawn(self.game().board(), mv));
        self.changed();
        if between_plies(self.played.session()) {
            self.effect(Effect::Save);
        }
        let mut scene = Scene::of(self.game(), &before);
        if !before.begins_ply() {
            scene.trail = self.at_rest.trail.clone();
        }
        self.animation = Some(Animation::new(scene, before.to_move(), events, self.now));
    }

    /// The cursor comes back to where it was, and for a side that has none yet to the middle.
    fn remember(&mut self, pit: Option<Pit>) {
        if let Some(pit) = pit.filter(|_| !self.offer.is_empty()) {
            self.last_pit[self.game().board().home(pit).index()] = Some(pit);
        }
    }

    /// Drops what belonged to the position before.
    fn changed(&mut self) {
        self.ticket += 1;
        self.typed.clear();
        self.dictionary = None;
        self.overlay = None;
        self.notice = None;
        self.thinking = None;
        self.ready = None;
        self.offer = Offer::default();
        self.history.catch_up(self.played.session());
    }

    pub(super) fn run_animation(&mut self) {
        while let Some(animation) = &mut self.animation {
            if animation.advance(self.played.game(), *self.localizer, self.now, self.pace) {
                return;
            }
            self.end_animation();
        }
    }

    /// Shows the next event only; the last one is followed by the board at rest.
    pub(super) fn step_animation(&mut self) {
        let has_more = self
            .animation
            .as_mut()
            .is_some_and(|animation| animation.step(self.played.game(), *self.localizer));
        if !has_more {
            self.end_animation();
        }
    }

    /// Shows the end of the animation at once.
    pub(super) fn skip_animation(&mut self) {
        if let Some(animation) = &mut self.animation {
            while animation.step(self.played.game(), *self.localizer) {}
            self.end_animation();
        }
    }

    /// Ends an animation and continues with what was waiting for that.
    fn end_animation(&mut self) {
        let Some(animation) = self.animation.take() else { return };
        self.at_rest = Scene::of(self.game(), self.played.position());
        self.at_rest.trail = animation.scene.trail;
        let is_paused = self.is_paused;
        match self.queue.pop_front().or_else(|| self.ready.take_if(|_| !is_paused)) {
            Some(next) => self.play(next),
            None => self.rest(),
        }
    }

    /// Offers the choices of a person, or shows the result.
    fn rest(&mut self) {
        if self.played.outcome().is_some() {
            self.overlay = Some(Overlay::Result);
            return;
        }
        let position = self.played.position();
        let side = position.to_move();
        if self.sitter(side).is_human {
            let near = position.focus().or(self.last_pit[side.index()]);
            self.offer = Offer::new(self.game().board(), self.played.moves(), near.or(self.middle(side)));
        }
    }

    /// The pit in the middle of a side's inner row.
    fn middle(&self, side: Side) -> Option<Pit> {
        let row = self.game().board().side_rows(side).first()?;
        row.get(row.len() / 2).copied()
    }

    /// The board without an animation: after undo, for a new or a resumed game.
    pub(super) fn look_again(&mut self) {
        self.animation = None;
        self.queue.clear();
        self.changed();
        self.at_rest = Scene::of(self.game(), self.played.position());
        self.at_rest.trail = self.last_trail();
        self.rest();
    }

    /// The trail of the last ply.
    fn last_trail(&self) -> Trail {
        let session = self.played.session();
        let Some((before, _)) = session.last_ply() else { return Default::default() };
        let mut scene = Scene::of(self.game(), &before);
        session.last_ply_events().iter().for_each(|event| scene.apply(self.game(), event));
        scene.trail
    }

    /// Lets the computer think if it is its turn.
    pub(super) fn ask_computer(&mut self) {
        let side = self.played.position().to_move();
        let is_waiting = self.thinking.is_some() || self.ready.is_some() || !self.queue.is_empty();
        if is_waiting || self.is_paused || self.played.outcome().is_some() || self.sitter(side).is_human {
            return;
        }
        self.thinking = Some(Thinking { purpose: Purpose::Turn, since: self.now });
        self.effect(Effect::Think { seat: self.seat(side), ticket: self.ticket });
    }

    pub(super) fn on_thought(&mut self, thought: Thought) {
        if thought.ticket != self.ticket {
            return;
        }
        self.thinking = None;
        match thought.answer {
            None => self.has_failed = true,
            Some(Answer::Hint(advice)) => self.show_hint(advice),
            Some(Answer::Turn(choice)) if self.animation.is_some() || self.is_paused => {
                self.ready = Some(choice.mv);
            }
            Some(Answer::Turn(choice)) => self.play(choice.mv),
        }
    }

    /// The cursor goes to the move that is advised, and the reasons are there to read.
    fn show_hint(&mut self, advice: Advice) {
        let text = self.game().move_text(self.played.position(), advice.mv);
        let pit = offer::drawn(self.game().board(), advice.mv);
        self.offer.go_to(pit.map_or(Choice::Plain(advice.mv), Choice::Pit));
        let mut said = self.localizer.say("hint", values![text = text]);
        // Among more than two parties a value is no number of seeds.
        if self.game().parties().count() <= 2 {
            said = format!("{said} ({})", self.localizer.expectation(advice.score));
        }
        self.tell(said);
        self.read(Reading::Hint, advice.why);
    }

    /// Asks for advice.
    pub(super) fn ask_hint(&mut self) {
        if !self.is_asking() {
            self.complain(self.localizer.tell("hint-when"));
        } else if self.thinking.is_none() {
            self.thinking = Some(Thinking { purpose: Purpose::Hint, since: self.now });
            self.effect(Effect::Hint { ticket: self.ticket });
        }
    }

    /// Takes back to the last decision of a person; with computers only, one ply.
    pub(super) fn undo(&mut self) {
        self.effect(Effect::Hurry);
        self.is_paused = self.is_watching();
        let is_watching = self.is_paused;
        let sitters = &self.sitters;
        let is_person = |seat: Side| is_watching || sitters[seat.index()].is_human;
        let Some(plies) = self.played.take_back(is_person) else {
            self.complain(crate::localizer::capital(&self.localizer.tell("nothing-to-take-back")));
            return;
        };
        self.look_again();
        // Giving up was no ply.
        if plies > 0 {
            self.tell(self.localizer.say("taken-back", values![n = plies]));
        }
        self.effect(Effect::Save);
    }

    /// Gives up for a side.
    pub(super) fn resign(&mut self, side: Side) {
        self.effect(Effect::Hurry);
        self.played.resign(side);
        self.look_again();
        self.effect(Effect::Save);
    }

    /// The side for which a person may give up now.
    pub(super) fn resigning_side(&self) -> Option<Side> {
        self.played.resigning_side(|seat| self.sitters[seat.index()].is_human)
    }

    /// Restarts the game, or the whole match.
    pub(super) fn new_game(&mut self) {
        self.effect(Effect::Hurry);
        self.played.restart();
        self.is_paused = false;
        self.look_again();
    }

    /// Pauses or continues a game between computers.
    pub(super) fn toggle_pause(&mut self) {
        self.is_paused = !self.is_paused;
        if self.is_paused {
            self.skip_animation();
        } else if let Some(mv) = self.ready.take() {
            self.play(mv);
        }
    }
}
