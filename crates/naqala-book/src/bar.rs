//! Progress bars on standard error; hidden if that is not a terminal.

use indicatif::{ProgressBar, ProgressStyle};

/// A bar that counts games, and then shows its message.
pub(crate) fn counting_games(games: u64) -> ProgressBar {
    let style = ProgressStyle::with_template("{bar:40} {pos} of {len} games, {eta} left   {msg}")
        .expect("the template is right");
    ProgressBar::new(games).with_style(style)
}
