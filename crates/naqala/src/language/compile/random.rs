//! Random start positions, the same for the same seed.

use super::Compiler;
use crate::board::dice::Dice;
use crate::board::position::Position;
use crate::rule_file::{Placed, RandomEntry};

impl Compiler<'_, '_, '_> {
    /// Throws the seeds of a setup.
    pub(super) fn throw(&mut self, random: &Placed<RandomEntry>, start: &mut Position) {
        let entry = random.get_ref();
        let [drops, least, most, below] =
            [&entry.drops, &entry.least, &entry.most, &entry.below].map(|number| self.seeds(number));
        if least > most {
            let message = format!("a drop of {least} to {most} seeds is not possible");
            self.report.add(random.span().start, message, Some("least = 2, most = 6".into()));
            return;
        }
        let mut dice = Dice::new(u64::from(self.constant(&entry.seed).unsigned_abs()));
        for _ in 0..drops {
            let open: Vec<usize> = self
                .dictionary
                .board
                .pits()
                .map(|pit| pit.index())
                .filter(|pit| start.cells[*pit] < below)
                .collect();
            if open.is_empty() {
                return;
            }
            let pit = open[dice.below(open.len())];
            let seeds = least + dice.below(usize::from(most - least) + 1) as u8;
            start.cells[pit] = start.cells[pit].saturating_add(seeds);
        }
    }
}
