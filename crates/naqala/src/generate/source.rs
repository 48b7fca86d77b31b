//! Where the choices of a generator come from: bytes of a fuzzer, dice, or the choices of an earlier run.

use crate::board::dice::Dice;

/// Makes choices and remembers them, so that a case that fails can be made again from fewer choices.
///
/// The first of several possibilities is always the simplest one: a source that has run out chooses it for ever.
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
    /// Choices by dice that this number settles.
    pub fn seeded(seed: u64) -> Source {
        Source { given: Vec::new(), made: Vec::new(), dice: Some(Dice::new(seed)) }
    }

    /// Choices by these bytes, one for each; then always the first possibility.
    pub fn from_bytes(bytes: &[u8]) -> Source {
        Source { given: bytes.to_vec(), made: Vec::new(), dice: None }
    }

    /// The choices made so far, to be made again by [`Source::from_bytes`].
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

    /// Yes in one case of so many.
    pub(super) fn one_in(&mut self, count: usize) -> bool {
        self.below(count) + 1 == count
    }

    /// One of several.
    pub(super) fn pick<T: Copy>(&mut self, of: &[T]) -> T {
        of[self.below(of.len())]
    }

    /// Something in one case of so many.
    pub(super) fn maybe<T>(&mut self, count: usize, make: impl FnOnce(&mut Source) -> T) -> Option<T> {
        self.one_in(count).then(|| make(self))
    }
}
