//! The choice of the search method for a position.

use naqala::{Decision, Session};

/// A way of searching, chosen from the structure of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Method {
    /// Two parties: one wins what the other loses.
    AlphaBeta,
    /// More than two parties: a player's gain is not the loss of any one opponent, so there are no cutoffs.
    Sampling,
    /// One player without opponents.
    BestFirst,
    /// Two players choose at the same time, so that neither knows the other's choice.
    Matrix,
}

impl Method {
    /// The method for the position of a session.
    pub(crate) fn of(session: &Session) -> Method {
        let is_race = session.position().decision() == Decision::Race;
        match session.game().parties().count() {
            0 | 1 => Method::BestFirst,
            2 if is_race => Method::Matrix,
            2 => Method::AlphaBeta,
            _ => Method::Sampling,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Choices, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn the_method_follows_from_the_rules() {
        let method = |id: &str, option: &str, value: &str| {
            let rules = catalogue::rules(id).unwrap();
            let mut choices = Choices::new();
            if !option.is_empty() {
                choices.set(option, value);
            }
            Method::of(&Session::new(rules.compile(&choices).unwrap()))
        };
        assert_eq!(method("oware", "", ""), Method::AlphaBeta);
        assert_eq!(method("tchuka-ruma", "", ""), Method::BestFirst);
        assert_eq!(method("gabata", "", ""), Method::Matrix);
        assert_eq!(method("ruma", "players", "4"), Method::Sampling);
        assert_eq!(method("ruma", "players", "2"), Method::AlphaBeta, "two people with two seats each");
    }
}
