//! Progress bars on standard error; hidden if that is not a terminal.

use indicatif::{ProgressBar, ProgressStyle};
use naqala_tables::Report;

/// A bar that counts items of one kind, and then shows its message.
pub(crate) fn counting(length: u64, things: &str) -> ProgressBar {
    of_template(length, &format!("{{bar:20}} {{pos}} of {{len}} {things}, {{eta}} left   {{msg}}"))
}

/// A bar that counts items each of which takes longer than the one before, so that the remaining time is unknown.
pub(crate) fn counting_growing(length: u64) -> ProgressBar {
    of_template(length, "{bar:20} {pos} of {len}   {msg}")
}

fn of_template(length: u64, template: &str) -> ProgressBar {
    let style = ProgressStyle::with_template(template).expect("the template is right");
    ProgressBar::new(length).with_style(style)
}

/// A bar that counts the positions of all layers of a table.
pub(crate) struct LayersBar {
    bar: ProgressBar,
    positions: Vec<u64>,
}

impl LayersBar {
    /// A bar for layers with these numbers of positions.
    pub(crate) fn new(positions: Vec<u64>) -> LayersBar {
        let bar = of_template(positions.iter().sum(), "{msg} {bar:20} {percent} %, {eta} left");
        LayersBar { bar, positions }
    }

    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    fn before(&self, seeds: usize) -> u64 {
        self.positions.iter().take(seeds).sum()
    }
}

impl Report for LayersBar {
    fn begin(&self, seeds: usize, _positions: u64) {
        self.bar.set_message(seeds.to_string());
        self.bar.set_position(self.before(seeds));
    }

    fn advance(&self, seeds: usize, thousandths: u64) {
        let layer = self.positions.get(seeds).copied().unwrap_or(0);
        self.bar.set_position(self.before(seeds) + layer / 1_000 * thousandths);
    }
}
