//! What the screen can do.

use std::io::{self, IsTerminal};

use anstream::{AutoStream, ColorChoice};

/// Whether standard output wants colours: a terminal, unless `NO_COLOR` and its kind say otherwise.
pub(crate) fn has_colours() -> bool {
    AutoStream::choice(&io::stdout()) != ColorChoice::Never
}

/// Whether a person sits at both ends: keys come in and a screen is there.
pub(crate) fn is_interactive() -> bool {
    io::stdin().is_terminal() && io::stdout().is_terminal()
}
