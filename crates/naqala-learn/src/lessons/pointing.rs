//! What the rules say about a pit that a learner points to.

use naqala::{Game, Pit, Position, WhyIllegal, refusal_rule};

use crate::texts::Remark;

/// Whether a pit may be played, and if not, why: to be said in any language.
#[derive(Clone, Debug)]
pub struct Refusal {
    game: Game,
    remark: Remark,
    why: Option<WhyIllegal>,
}

impl Refusal {
    pub(super) fn of(game: &Game, p: &Position, pit: Pit) -> Refusal {
        Refusal { game: game.clone(), remark: why_not(game, p, pit), why: game.why_not(p, pit) }
    }

    /// The kernel's reason; `None` if the pit may be played.
    pub fn why(&self) -> Option<WhyIllegal> {
        self.why
    }

    /// The reason in a sentence, with the rule as worded in the written rules.
    pub fn text(&self, language: &str) -> String {
        let reason = self.remark.text(language);
        match self.why.and_then(|why| refusal_rule(&self.game, why, language)) {
            Some(rule) => format!("{reason} {rule}"),
            None => reason,
        }
    }
}

/// Why a pit may not be played, or that it may.
pub(super) fn why_not(game: &Game, p: &Position, pit: Pit) -> Remark {
    let key = match game.why_not(p, pit) {
        None => "pit-legal",
        Some(WhyIllegal::NotYours) => "pit-not-yours",
        Some(WhyIllegal::Empty) => "pit-empty",
        Some(WhyIllegal::Closed) => "pit-closed",
        Some(WhyIllegal::Blocked) => "pit-blocked",
        Some(WhyIllegal::Prior(_)) => "pit-prior",
        Some(WhyIllegal::Requirement(_)) => "pit-requirement",
        Some(WhyIllegal::Endless) => "pit-endless",
        Some(_) => "pit-not-offered",
    };
    Remark::new(key).with("pit", game.board().name(pit).to_owned())
}
