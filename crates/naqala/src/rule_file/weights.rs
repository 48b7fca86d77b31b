//! The engine's weights of a game: their text, and parsed. Few programs need those of more than one game, so they are read when they
//! are first asked for.

use std::sync::OnceLock;

use crate::read::{ReadError, Tree};

#[derive(Debug)]
pub(super) struct Weights {
    text: Text,
    tree: OnceLock<Result<Tree, ReadError>>,
}

#[derive(Debug)]
enum Text {
    Own(String),
    Embedded(fn() -> &'static str),
}

impl Weights {
    pub(super) fn read(text: String) -> Weights {
        Weights { text: Text::Own(text), tree: OnceLock::new() }
    }

    pub(super) fn embedded(text: fn() -> &'static str) -> Weights {
        Weights { text: Text::Embedded(text), tree: OnceLock::new() }
    }

    /// Weights that were packed have no text.
    pub(super) fn parsed(tree: Tree) -> Weights {
        Weights { text: Text::Own(String::new()), tree: Ok(tree).into() }
    }

    pub(super) fn text(&self) -> &str {
        match &self.text {
            Text::Own(text) => text,
            Text::Embedded(text) => text(),
        }
    }

    pub(super) fn tree(&self) -> Result<&Tree, &ReadError> {
        self.tree.get_or_init(|| Tree::parse(self.text())).as_ref()
    }
}

impl PartialEq for Weights {
    fn eq(&self, other: &Weights) -> bool {
        // The same text is parsed alike.
        self.text() == other.text() && (!self.text().is_empty() || self.tree() == other.tree())
    }
}
