//! The progress of a table, on the terminal.

use indicatif::{ProgressBar, ProgressStyle};
use naqala_tables::Report;

/// A bar that counts positions, layers together; nothing where there is no terminal.
pub(crate) struct Bar {
    bar: ProgressBar,
    positions: Vec<u64>,
}

impl Bar {
    /// A bar for layers of so many positions.
    pub(crate) fn new(positions: Vec<u64>) -> Bar {
        let style = ProgressStyle::with_template("{msg} {bar:40} {percent} %, {eta} left")
            .expect("the template is right");
        Bar { bar: ProgressBar::new(positions.iter().sum()).with_style(style), positions }
    }

    pub(crate) fn clear(&self) {
        self.bar.finish_and_clear();
    }

    fn before(&self, seeds: usize) -> u64 {
        self.positions.iter().take(seeds).sum()
    }
}

impl Report for Bar {
    fn begin(&self, seeds: usize, _positions: u64) {
        self.bar.set_message(seeds.to_string());
        self.bar.set_position(self.before(seeds));
    }

    fn advance(&self, seeds: usize, thousandths: u64) {
        let layer = self.positions.get(seeds).copied().unwrap_or(0);
        self.bar.set_position(self.before(seeds) + layer / 1_000 * thousandths);
    }
}
