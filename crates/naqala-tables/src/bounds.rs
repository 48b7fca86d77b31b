//! Bounds of a value.

use std::sync::atomic::{AtomicU16, Ordering};

/// Bounds of a value, in seeds for the player to move: the gains from here on minus the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The least gain with perfect play by the player to move.
    pub lower: i32,
    /// The greatest gain with perfect play by the opponent.
    pub upper: i32,
}

impl Bounds {
    /// The value is known.
    pub const fn exact(value: i32) -> Bounds {
        Bounds { lower: value, upper: value }
    }

    /// The value, if it is known.
    pub fn value(self) -> Option<i32> {
        self.is_exact().then_some(self.lower)
    }

    /// Whether the value is known.
    #[inline(always)]
    pub fn is_exact(self) -> bool {
        self.lower == self.upper
    }

    /// The bounds shifted by a number of seeds.
    #[inline(always)]
    #[must_use]
    pub fn plus(self, seeds: i32) -> Bounds {
        Bounds { lower: self.lower + seeds, upper: self.upper + seeds }
    }

    /// The bounds for the opponent.
    #[inline(always)]
    pub(crate) fn of_other(self) -> Bounds {
        Bounds { lower: -self.upper, upper: -self.lower }
    }

    /// The bounds of a choice between two moves.
    #[inline(always)]
    pub(crate) fn or(self, other: Bounds) -> Bounds {
        Bounds { lower: self.lower.max(other.lower), upper: self.upper.max(other.upper) }
    }

    /// The value if both players can prolong play for ever and endless play is worth something between these bounds.
    #[inline(always)]
    pub(crate) fn with_endless(self, endless: Bounds) -> Bounds {
        let within = |value: i32| value.max(self.lower).min(self.upper);
        Bounds { lower: within(endless.lower), upper: within(endless.upper) }
    }
}

/// "+3", or "−1 to +2" where only bounds are known.
impl std::fmt::Display for Bounds {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let signed = |value: i32| match value {
            0 => "0".to_owned(),
            1.. => format!("+{value}"),
            _ => format!("−{}", -value),
        };
        match self.value() {
            Some(value) => f.write_str(&signed(value)),
            None => write!(f, "{} to {}", signed(self.lower), signed(self.upper)),
        }
    }
}

/// Bounds shared by several threads without locks: they only become narrower, so stale bounds are still valid.
#[derive(Debug)]
pub(crate) struct SharedBounds(AtomicU16);

impl SharedBounds {
    pub(crate) fn new(bounds: Bounds) -> SharedBounds {
        SharedBounds(AtomicU16::new(pack(bounds)))
    }

    #[inline(always)]
    pub(crate) fn get(&self) -> Bounds {
        let [lower, upper] = self.0.load(Ordering::Relaxed).to_le_bytes();
        Bounds { lower: i32::from(lower.cast_signed()), upper: i32::from(upper.cast_signed()) }
    }

    #[inline(always)]
    pub(crate) fn set(&self, bounds: Bounds) {
        self.0.store(pack(bounds), Ordering::Relaxed);
    }
}

/// Values fit into a byte because no table has more than [`crate::MOST_SEEDS`] seeds.
#[inline(always)]
fn pack(bounds: Bounds) -> u16 {
    u16::from_le_bytes([bounds.lower as u8, bounds.upper as u8])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shared_bounds_keep_what_is_put_in() {
        for bounds in [Bounds { lower: -127, upper: 127 }, Bounds::exact(-1), Bounds { lower: 0, upper: 3 }] {
            assert_eq!(SharedBounds::new(bounds).get(), bounds);
        }
    }

    #[test]
    fn endless_play_is_chosen_by_whoever_has_nothing_better() {
        let free = Bounds { lower: -5, upper: 4 };
        assert_eq!(free.with_endless(Bounds::exact(0)), Bounds::exact(0));
        assert_eq!(free.with_endless(Bounds { lower: -1, upper: 1 }), Bounds { lower: -1, upper: 1 });
        let better = Bounds { lower: 2, upper: 6 };
        assert_eq!(better.with_endless(Bounds::exact(0)), Bounds::exact(2));
        assert_eq!(better.with_endless(Bounds { lower: -8, upper: 8 }), better);
    }
}
