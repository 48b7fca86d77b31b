//! The engine's weights of a game: their text, and parsed. Few programs need those of more than one game of the catalogue, so these are
//! parsed when they are first asked for.

#[cfg(feature = "catalogue")]
use std::sync::OnceLock;

use crate::read::{ReadError, Tree};

#[derive(Debug)]
pub(super) enum Weights {
    /// Weights that were packed have no text.
    Read { text: String, tree: Result<Tree, ReadError> },
    /// Only with the catalogue: a page whose games come packed would otherwise begin with a parser.
    #[cfg(feature = "catalogue")]
    Embedded { text: fn() -> &'static str, tree: OnceLock<Result<Tree, ReadError>> },
}

impl Weights {
    pub(super) fn read(text: String) -> Weights {
        Weights::Read { tree: Tree::parse(&text), text }
    }

    #[cfg(feature = "catalogue")]
    pub(super) fn embedded(text: fn() -> &'static str) -> Weights {
        Weights::Embedded { text, tree: OnceLock::new() }
    }

    #[cfg(feature = "packed")]
    pub(super) fn parsed(tree: Tree) -> Weights {
        Weights::Read { text: String::new(), tree: Ok(tree) }
    }

    pub(super) fn text(&self) -> &str {
        match self {
            Weights::Read { text, .. } => text,
            #[cfg(feature = "catalogue")]
            Weights::Embedded { text, .. } => text(),
        }
    }

    pub(super) fn tree(&self) -> Result<&Tree, &ReadError> {
        match self {
            Weights::Read { tree, .. } => tree.as_ref(),
            #[cfg(feature = "catalogue")]
            Weights::Embedded { text, tree } => tree.get_or_init(|| Tree::parse(text())).as_ref(),
        }
    }
}

impl PartialEq for Weights {
    fn eq(&self, other: &Weights) -> bool {
        // The same text is parsed alike.
        self.text() == other.text() && (!self.text().is_empty() || self.tree() == other.tree())
    }
}
