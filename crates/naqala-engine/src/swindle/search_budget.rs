//! The budget of a search for traps.

use std::time::Duration;

use crate::clock::Clock;
use crate::player::{Limits, Stop};
use crate::search::{Analysis, Budget};

/// Time and positions, and how much is spent.
#[derive(Debug)]
pub(super) struct SearchBudget {
    time: Option<Duration>,
    nodes: Option<u64>,
    stop: Stop,
    clock: Clock,
    spent: u64,
}

impl SearchBudget {
    /// The rest of an analysis' limits; if only its depth was limited, the number of positions it searched.
    pub(super) fn left(limits: &Limits, analysis: &Analysis) -> SearchBudget {
        let budget = Budget::of(limits);
        let nodes = match limits.nodes {
            Some(nodes) => Some(nodes.saturating_sub(analysis.nodes)),
            None if budget.is_limited() => None,
            None => Some(analysis.nodes),
        };
        let time = budget.left(limits.used(analysis.time));
        SearchBudget { time, nodes, stop: limits.stop.clone(), clock: Clock::start(), spent: 0 }
    }

    /// Limits of one question among many.
    pub(super) fn of_question(&self, nodes: u64) -> Limits {
        let left = self.nodes.map_or(nodes, |all| all.saturating_sub(self.spent).min(nodes));
        let time = self.time.map(|time| time.saturating_sub(self.clock.elapsed()));
        Limits { nodes: Some(left), time, stop: self.stop.clone(), ..Limits::default() }
    }

    /// Counts searched positions.
    pub(super) fn spend(&mut self, nodes: u64) {
        self.spent += nodes;
    }

    /// Whether the budget is exhausted, so that answers may be meaningless.
    pub(super) fn is_spent(&self) -> bool {
        self.is_share_spent(1)
    }

    /// Whether a quarter is spent.
    pub(super) fn is_quarter_spent(&self) -> bool {
        self.is_share_spent(4)
    }

    fn is_share_spent(&self, share: u32) -> bool {
        self.stop.is_asked()
            || self.time.is_some_and(|time| self.clock.elapsed() >= time / share)
            || self.nodes.is_some_and(|nodes| self.spent >= nodes / u64::from(share))
    }
}
