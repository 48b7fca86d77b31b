//! Walking through the explanation of the latest ply: the board shows the moment that each step leads to, and what is played
//! stays as it is.

use leptos::prelude::*;
use naqala::ExplainedStep;
use naqala_view::Scene;

use super::BoardSession;

impl BoardSession {
    /// What the latest ply did and why, step by step, in the language of the page.
    pub(crate) fn explanations(&self) -> Vec<ExplainedStep> {
        let language = self.settings.locale.get().code();
        self.with(|session| {
            let explained = session.last_ply().map(|(before, _)| {
                naqala::explain_steps(session.game(), &before, &session.last_ply_events(), language)
            });
            explained.unwrap_or_default()
        })
    }

    /// Shows the board when so many events of the latest ply have happened, which is the end of the step of this number.
    pub(crate) fn walk_to(&self, number: usize, events: usize) {
        if let Some(scene) = self.after(events) {
            self.scene.set(scene);
            self.walked.set(Some(number));
        }
    }

    /// Shows the game again.
    pub(super) fn end_walk(&self) {
        let trail = self.after(usize::MAX).map(|scene| scene.trail).unwrap_or_default();
        self.rest();
        self.scene.update(|scene| scene.trail = trail);
    }

    fn after(&self, events: usize) -> Option<Scene> {
        self.peek(|session| {
            let (before, _) = session.last_ply()?;
            let mut scene = Scene::of(session.game(), &before);
            for event in session.last_ply_events().iter().take(events) {
                scene.apply(session.game(), event);
            }
            (scene.now, scene.carried) = (None, None);
            Some(scene)
        })
    }
}
