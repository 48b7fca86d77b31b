//! Signs and colours. A sign or a word carries all information; colours only repeat it.

use std::env;

use naqala::Side;
use ratatui::style::{Color, Modifier, Style};
use ratatui::symbols::border;

use super::menu::Way;
use crate::terminal;

/// How the board looks: the set of signs and whether there are colours.
#[derive(Clone, Copy, Debug)]
pub(super) struct Look {
    pub(super) signs: &'static Signs,
    has_colours: bool,
}

/// The signs the board is drawn with.
#[derive(Debug)]
pub(super) struct Signs {
    pub(super) seed: &'static str,
    /// A seed of the second kind, in games that have one.
    pub(super) second: &'static str,
    /// Marks of the players, by [`Side::index`]: they point to their owner.
    pub(super) marks: [&'static str; Side::ALL.len()],
    pub(super) blocked: &'static str,
    pub(super) focus: &'static str,
    pub(super) closed: &'static str,
    /// The ends of the latest sowing.
    pub(super) from: &'static str,
    pub(super) last: &'static str,
    pub(super) captured: &'static str,
    pub(super) to_move: &'static str,
    pub(super) spinner: &'static [&'static str],
    /// Arrows to the left, to the right, up and down.
    ways: [&'static str; 4],
    pub(super) ellipsis: &'static str,
    /// A pit that may not be played, one that may, the one under the cursor, the one under the hand.
    pub(super) idle: border::Set<'static>,
    pub(super) open: border::Set<'static>,
    pub(super) cursor: border::Set<'static>,
    pub(super) active: border::Set<'static>,
}

const UNICODE: Signs = Signs {
    seed: "●",
    second: "▲",
    marks: ["▾", "▴", "▸", "◂"],
    blocked: "!",
    focus: "?",
    closed: "×",
    from: "○",
    last: "◆",
    captured: "×",
    to_move: "▸",
    spinner: &["⠋", "⠙", "⠹", "⠸", "⠼", "⠴", "⠦", "⠧", "⠇", "⠏"],
    ways: ["←", "→", "↑", "↓"],
    ellipsis: "…",
    idle: border::Set {
        horizontal_top: "╌",
        horizontal_bottom: "╌",
        vertical_left: "╎",
        vertical_right: "╎",
        ..border::ROUNDED
    },
    open: border::ROUNDED,
    cursor: border::THICK,
    active: border::DOUBLE,
};

const fn plain_border(corner: &'static str, side: &'static str, level: &'static str) -> border::Set<'static> {
    border::Set {
        top_left: corner,
        top_right: corner,
        bottom_left: corner,
        bottom_right: corner,
        vertical_left: side,
        vertical_right: side,
        horizontal_top: level,
        horizontal_bottom: level,
    }
}

const ASCII: Signs = Signs {
    seed: "o",
    second: "%",
    marks: ["v", "^", ">", "<"],
    blocked: "!",
    focus: "?",
    closed: "x",
    from: ".",
    last: "*",
    captured: "x",
    to_move: ">",
    spinner: &["|", "/", "-", "\\"],
    ways: ["<-", "->", "up", "down"],
    ellipsis: "~",
    idle: plain_border(".", ":", "."),
    open: plain_border("+", "|", "-"),
    cursor: plain_border("#", "#", "#"),
    active: plain_border("@", "@", "="),
};

impl Signs {
    /// An arrow.
    pub(super) fn way(&self, way: Way) -> &'static str {
        self.ways[way as usize]
    }
}

impl Look {
    /// The look that suits the user's terminal.
    pub(super) fn of_environment() -> Look {
        let signs = if terminal::speaks_unicode() { &UNICODE } else { &ASCII };
        let has_colours = env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        Look { signs, has_colours }
    }

    /// The plain look of tests.
    #[cfg(test)]
    pub(super) const fn plain() -> Look {
        Look { signs: &UNICODE, has_colours: false }
    }

    /// The look of terminals without Unicode.
    #[cfg(test)]
    pub(super) const fn ascii() -> Look {
        Look { signs: &ASCII, has_colours: false }
    }

    fn colour(self, colour: Color) -> Style {
        if self.has_colours { Style::new().fg(colour) } else { Style::new() }
    }

    /// The colour of a side.
    pub(super) fn side(self, side: Side) -> Style {
        self.colour(match side {
            Side::South => Color::Yellow,
            Side::North => Color::Cyan,
            Side::East => Color::LightGreen,
            Side::West => Color::LightMagenta,
        })
    }

    pub(super) fn seeds(self) -> Style {
        self.colour(Color::Green)
    }

    pub(super) fn hand(self) -> Style {
        self.colour(Color::Magenta).add_modifier(Modifier::BOLD)
    }

    pub(super) fn captured(self) -> Style {
        self.colour(Color::Red).add_modifier(Modifier::BOLD)
    }

    pub(super) fn problem(self) -> Style {
        self.colour(Color::Red)
    }

    pub(super) fn good(self) -> Style {
        self.colour(Color::Green)
    }

    pub(super) fn key(self) -> Style {
        Style::new().add_modifier(Modifier::BOLD)
    }

    pub(super) fn dim(self) -> Style {
        Style::new().add_modifier(Modifier::DIM)
    }

    pub(super) fn chosen(self) -> Style {
        Style::new().add_modifier(Modifier::REVERSED)
    }
}
