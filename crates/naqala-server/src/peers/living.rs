//! Which servers are alive, as of the latest check.

use std::collections::HashSet;

/// The servers that are alive.
#[derive(Debug)]
pub(crate) struct Living {
    nodes: HashSet<i64>,
    /// The highest number seen so far. A server with a higher one is newer than this check, and not dead.
    newest: i64,
}

impl Living {
    /// These servers live. `newest` is the highest number seen before.
    #[cfg(any(feature = "cluster", test))]
    pub(crate) fn new(nodes: HashSet<i64>, newest: i64) -> Living {
        let newest = nodes.iter().copied().fold(newest, i64::max);
        Living { nodes, newest }
    }

    /// The highest number seen so far.
    #[cfg(any(feature = "cluster", test))]
    pub(crate) fn newest(&self) -> i64 {
        self.newest
    }

    /// Whether a server is dead.
    pub(crate) fn is_dead(&self, node: i64) -> bool {
        node <= self.newest && !self.nodes.contains(&node)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_newer_than_the_check_is_not_dead() {
        let living = Living::new([3, 5].into(), 0);
        assert_eq!([3, 4, 5, 6].map(|node| living.is_dead(node)), [false, true, false, false]);
        let living = Living::new([3].into(), living.newest());
        assert_eq!([3, 4, 5, 6].map(|node| living.is_dead(node)), [false, true, true, false]);
    }
}
