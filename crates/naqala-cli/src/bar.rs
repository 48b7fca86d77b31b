//! Progress bars on standard error; hidden if that is not a terminal.

use std::fmt;
use std::time::Duration;

use indicatif::{HumanDuration, ProgressBar, ProgressState, ProgressStyle};
use naqala_tables::Report;

/// How often a bar is drawn again while nothing is finished.
const TICK: Duration = Duration::from_millis(250);

/// A bar that counts items of one kind, and then shows its message. It is there before the first item is finished, however long
/// that takes.
pub(crate) fn counting(length: u64, things: &str) -> ProgressBar {
    let template = format!("{{bar:20}} {{pos}} of {{len}} {things}, {{time}}   {{msg}}");
    let style = style(&template).with_key("time", |state: &ProgressState, out: &mut dyn fmt::Write| {
        // There is nothing to do if it cannot be drawn.
        let _ = out.write_str(&time(state.pos(), state.elapsed(), state.eta()));
    });
    let bar = ProgressBar::new(length).with_style(style);
    if !bar.is_hidden() {
        bar.enable_steady_tick(TICK);
    }
    bar
}

/// The time that is left, which the first item tells, or that has passed until then.
fn time(finished: u64, passed: Duration, left: Duration) -> String {
    match finished {
        0 => format!("{:#} so far", HumanDuration(passed)),
        _ => format!("{:#} left", HumanDuration(left)),
    }
}

/// A bar that counts items each of which takes longer than the one before, so that the remaining time is unknown.
pub(crate) fn counting_growing(length: u64) -> ProgressBar {
    of_template(length, "{bar:20} {pos} of {len}   {msg}")
}

fn of_template(length: u64, template: &str) -> ProgressBar {
    ProgressBar::new(length).with_style(style(template))
}

fn style(template: &str) -> ProgressStyle {
    ProgressStyle::with_template(template).expect("the template is right")
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_is_told_once_something_is_finished() {
        let seconds = Duration::from_secs;
        assert_eq!(time(0, seconds(12), seconds(0)), "12s so far");
        assert_eq!(time(3, seconds(12), seconds(40)), "40s left");
    }
}
