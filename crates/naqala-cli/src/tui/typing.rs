//! A move typed letter by letter.

use naqala::{Game, Ply, Position};

use crate::play::written_choices;

/// The written moves of a position, looked through with every letter.
#[derive(Clone, Debug, Default)]
pub(super) struct Dictionary {
    plies: Vec<(String, Ply)>,
}

/// The interpretation of the letters typed so far.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Meaning {
    /// Exactly this move, and no longer one starts with the same letters.
    Move(Ply),
    /// The beginning of these moves; the ply is there if one of them is complete, or if it is the only one.
    Beginning { of: Vec<String>, enter: Option<Ply> },
    /// No legal move starts with these letters.
    Nothing,
}

impl Dictionary {
    /// Writes out every move of the position.
    pub(super) fn new(game: &Game, position: &Position) -> Dictionary {
        Dictionary { plies: written_choices(game, position) }
    }

    /// Looks the letters up. Capital and small letters are the same where that leaves no doubt.
    pub(super) fn look_up(&self, typed: &str) -> Meaning {
        let exact = self.beginning(|text| text.starts_with(typed));
        let found = if exact.is_empty() {
            let typed = typed.to_ascii_lowercase();
            self.beginning(|text| text.to_ascii_lowercase().starts_with(&typed))
        } else {
            exact
        };
        let complete = found.iter().find(|(text, _)| text.len() == typed.len());
        match (found.as_slice(), complete) {
            ([], _) => Meaning::Nothing,
            ([(_, ply)], Some(_)) => Meaning::Move(ply.clone()),
            ([(text, ply)], None) => Meaning::Beginning { of: vec![text.clone()], enter: Some(ply.clone()) },
            (found, complete) => Meaning::Beginning {
                of: found.iter().map(|(text, _)| text.clone()).collect(),
                enter: complete.map(|(_, ply)| ply.clone()),
            },
        }
    }

    fn beginning(&self, test: impl Fn(&str) -> bool) -> Vec<&(String, Ply)> {
        self.plies.iter().filter(|(text, _)| test(text)).collect()
    }
}
