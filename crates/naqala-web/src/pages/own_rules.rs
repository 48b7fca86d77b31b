//! Custom rules on their way from the workshop to an offer of a game.

use naqala::Rules;
use naqala_wire::seek::GameChoice;

use crate::browser;

/// What stands for the game in the address of the page where custom rules are offered.
pub(super) const ADDRESS: &str = "own-rules";
/// The name under which the rules are kept on this device.
const KEPT: &str = "rules-to-offer";

/// Custom rules that can be offered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct OwnRules {
    id: String,
    /// What the file calls the game.
    pub(super) name: String,
    text: String,
}

impl OwnRules {
    pub(super) fn of(rules: &Rules) -> OwnRules {
        let [id, name, text] = [rules.id(), rules.name(), rules.source()].map(str::to_owned);
        OwnRules { id, name, text }
    }

    /// Keeps the rules for the page where they are offered, so that it can be reloaded.
    pub(super) fn keep(&self) {
        browser::keep(KEPT, &self.written());
    }

    pub(super) fn kept() -> Option<OwnRules> {
        OwnRules::read(&browser::kept(KEPT)?)
    }

    /// A line each for id and name, for neither has a line break, and then the file.
    fn written(&self) -> String {
        [self.id.as_str(), &self.name, &self.text].join("\n")
    }

    fn read(written: &str) -> Option<OwnRules> {
        let mut parts = written.splitn(3, '\n').map(str::to_owned);
        Some(OwnRules { id: parts.next()?, name: parts.next()?, text: parts.next()? })
    }

    /// The game to be played by these rules.
    pub(super) fn choice(self) -> GameChoice {
        GameChoice { rules: Some(self.text), ..GameChoice::of(&self.id) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn rules_that_are_kept_are_read_as_they_were() {
        let own = OwnRules::of(naqala::catalogue::rules("kalah").unwrap());
        assert_eq!(OwnRules::read(&own.written()).as_ref(), Some(&own));
        let choice = own.choice();
        assert_eq!(choice.id, "kalah");
        assert!(naqala_wire::rules::own_rules(&choice).unwrap().is_ok());
        assert_eq!(OwnRules::read("kalah\nKalah"), None);
    }
}
