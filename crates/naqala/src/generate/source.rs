//! The source of a generator's choices: bytes of a fuzzer, a random generator, or the choices of an earlier run.

use crate::board::dice::Dice;

/// Makes choices and records them, so that a failing case can be reproduced and simplified.
///
/// The first of several possibilities is always the simplest one; an exhausted source always chooses it.
///
/// ```
/// # #[cfg(feature = "generate")] {
/// use naqala::generate::{Source, rule_file};
/// let text = rule_file(&mut Source::seeded(7));
/// assert_eq!(text, rule_file(&mut Source::seeded(7)));
/// assert!(text.starts_with("naqala = "));
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Source {
    given: Vec<u8>,
    made: Vec<u8>,
    dice: Option<Dice>,
}

impl Source {
    /// Random choices that depend on this seed.
    pub fn seeded(seed: u64) -> Source {
        Source { given: Vec::new(), made: Vec::new(), dice: Some(Dice::new(seed)) }
    }

    /// Choices from these bytes, one for each, and the first possibility once they are used up.
    pub fn from_bytes(bytes: &[u8]) -> Source {
        Source { given: bytes.to_vec(), made: Vec::new(), dice: None }
    }

    /// The choices made so far, as input for [`Source::from_bytes`].
    pub fn choices(&self) -> &[u8] {
        &self.made
    }

    /// A number below `count`, which is from 1 to 256.
    pub(super) fn below(&mut self, count: usize) -> usize {
        let choice = match (self.given.get(self.made.len()), &mut self.dice) {
            (Some(byte), _) => usize::from(*byte) % count,
            (None, Some(dice)) => dice.below(count),
            (None, None) => 0,
        };
        self.made.push(choice as u8);
        choice
    }

    /// A number from `least` to `most`.
    pub(super) fn between(&mut self, least: usize, most: usize) -> usize {
        least + self.below(most.saturating_sub(least) + 1)
    }

    /// True in one of `count` cases.
    pub(super) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) + 1 == count
    }

    /// One of several.
    pub(super) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// `Some` in one of `count` cases.
    pub(super) fn maybe<T>(&mut self, count: usize, make: impl FnOnce(&mut Source) -> T) -> Option<T> {
        self.one_in(count).then(|| make(self))
    }
}
