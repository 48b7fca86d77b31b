//! Walking through the explanation of the latest ply: the board shows the moment after each step. The game itself does not
//! change.

use leptos::prelude::*;
use naqala::{Event, Position, Session, Side};
use naqala_view::Scene;

use super::BoardSession;

/// A step of what was played last: its text, and the moment after it.
#[derive(Clone, Debug)]
pub(crate) struct WalkStep {
    pub(crate) text: String,
    /// The ply, among those that are explained, and its events up to the end of the step.
    ply: usize,
    events: usize,
}

/// A ply: the position before it, and what happened.
type Played = (Position, Vec<Event>);

/// The latest ply; where others have played several since the last one of the `own` sides, all of these.
fn latest(session: &Session, own: &[Side]) -> Vec<Played> {
    let mut at = session.clone();
    let mut played = Vec::new();
    while let Some((before, ply)) = at.last_ply() {
        let is_others = !own.is_empty() && !own.contains(&before.to_move());
        if !is_others && !played.is_empty() {
            break;
        }
        played.push((before, at.last_ply_events()));
        if !is_others {
            break;
        }
        ply.iter().for_each(|_| _ = at.undo());
    }
    played.reverse();
    played
}

/// What happened in a ply, except that the game ended.
fn without_end(events: &[Event]) -> Vec<Event> {
    events.iter().filter(|event| !matches!(event, Event::End { .. })).cloned().collect()
}

impl BoardSession {
    /// What was played last and why, step by step, in the language of the page: the latest ply, or all that others have
    /// played since the last one of the only person here. How the game ended is told in a place of its own.
    pub(crate) fn explanations(&self) -> Vec<WalkStep> {
        let (language, own) = (self.settings.locale.get().code(), self.own_sides());
        self.with(|session| {
            let plies = latest(session, &own);
            let steps = plies.iter().enumerate().flat_map(|(ply, (before, events))| {
                let steps = naqala::explain_steps(session.game(), before, &without_end(events), language);
                steps.into_iter().map(move |step| WalkStep { text: step.text, ply, events: step.events })
            });
            steps.collect()
        })
    }

    /// Shows the moment after a step, which has this number.
    pub(crate) fn walk_to(&self, number: usize, step: &WalkStep) {
        if let Some(scene) = self.after(step.ply, step.events) {
            self.scene.set(scene);
            self.walked.set(Some(number));
        }
    }

    /// Returns to the game.
    pub(super) fn end_walk(&self) {
        let trail = self.after(usize::MAX, usize::MAX).map(|scene| scene.trail).unwrap_or_default();
        self.rest();
        self.scene.update(|scene| scene.trail = trail);
    }

    /// The board after this many events of a ply, or of the last one.
    fn after(&self, ply: usize, events: usize) -> Option<Scene> {
        let own = untrack(|| self.own_sides());
        self.peek(|session| {
            let plies = latest(session, &own);
            let (before, happened) = plies.get(ply).or(plies.last())?;
            let mut scene = Scene::of(session.game(), before);
            for event in happened.iter().take(events) {
                scene.apply(session.game(), event);
            }
            (scene.now, scene.carried) = (None, None);
            Some(scene)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn the_end_of_a_game_is_not_told_by_its_last_ply() {
        let game = catalogue::game("kalah").unwrap();
        let start = game.parse_position("S 0 0 0 0 0 1 / N 0 0 0 0 0 1 / stores 24 22").unwrap();
        let mut session = Session::from_position(game, start);
        session.enter("f").unwrap();
        assert!(session.outcome().is_some());
        let (before, _) = session.last_ply().unwrap();
        let events = session.last_ply_events();
        let told = |events: &[Event]| naqala::explain(session.game(), &before, events, "en");
        assert!(told(&events).contains("The game is over"));
        assert_eq!(told(&without_end(&events)), "South sows 1 seed from f; it falls into the store.");
    }

    #[test]
    fn all_is_told_that_others_have_played_since_the_own_last_move() {
        let mut session = Session::new(catalogue::game("kalah").unwrap());
        // South moves, then North twice: North's first move ends in the store.
        for text in ["a", "C", "A"] {
            session.enter(text).unwrap();
        }
        let told = |own: &[Side]| latest(&session, own).len();
        assert_eq!([told(&[Side::South]), told(&[Side::North]), told(&[])], [2, 1, 1]);
    }
}
