//! The values of a layer from those of the layers below.
//!
//! There are two methods. If endless play is worth nothing and all plies within the layer are plain laps, values are
//! propagated backwards from ply to ply, and each position is settled once ([`retrograde`]). In all other games every
//! position has bounds, at first as wide as possible: [`sweep`] narrows them by playing every ply; positions still open
//! are kept as a graph, if memory allows, and narrowed there ([`graph`]). The lower bound is what the player to move can
//! force if endless play is the worst result, the upper bound if it is the best; the value under the repetition rule
//! lies between them.
//!
//! Bounds only become narrower, and narrowing them in any order ends with the same ones. So neither the number of threads
//! nor the memory changes the result. A test compares both methods.

mod graph;
mod laps;
mod meter;
mod plies;
mod retrograde;
mod sweep;
mod words;

use meter::Meter;
pub use meter::Report;

use naqala_engine::Stop;

use crate::boards::AnyBoards;
use crate::bounds::{Bounds, SharedBounds};
use crate::domain::{Child, Domain};
use crate::error::TableError;

/// The positions that are worked on at once by a thread.
pub(crate) const CHUNK: u64 = 1 << 14;

/// The values of the finished layers.
#[derive(Debug, Default)]
pub(crate) struct Known {
    layers: Vec<Values>,
}

/// The values of a layer by the number of the position: a lower bound, and an upper one where they differ somewhere.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Values {
    pub(crate) lower: Vec<i8>,
    pub(crate) upper: Option<Vec<i8>>,
}

impl Values {
    #[inline(always)]
    pub(crate) fn get(&self, state: u64) -> Bounds {
        let lower = i32::from(self.lower[state as usize]);
        let upper = self.upper.as_ref().map_or(lower, |upper| i32::from(upper[state as usize]));
        Bounds { lower, upper }
    }
}

impl Known {
    pub(crate) fn push(&mut self, values: Values) {
        self.layers.push(values);
    }

    /// The number of finished layers.
    pub(crate) fn len(&self) -> usize {
        self.layers.len()
    }

    #[inline(always)]
    pub(crate) fn get(&self, seeds: usize, state: u64) -> Bounds {
        self.layers[seeds].get(state)
    }

    /// Bytes of memory.
    pub(crate) fn size(&self) -> u64 {
        let planes = |values: &Values| values.lower.len() * if values.upper.is_some() { 2 } else { 1 };
        self.layers.iter().map(planes).sum::<usize>() as u64
    }
}

/// How often the positions of a layer were gone through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Rounds {
    /// By playing plies.
    pub played: u32,
    /// In the graph of those left open.
    pub followed: u32,
    /// The positions in that graph.
    pub open: u64,
}

/// Solves a layer in the quickest way its rules allow. `room` is the memory that may be used beside the finished layers.
pub(crate) fn solve(
    domain: &Domain,
    known: &Known,
    seeds: usize,
    room: u64,
    stop: &Stop,
    report: &dyn Report,
) -> Result<(Values, Rounds), TableError> {
    let boards = AnyBoards::of(domain);
    if let Some(solved) = retrograde::solve(domain, boards.as_ref(), known, seeds, stop, report)? {
        return Ok(solved);
    }
    let layer = Layer::new(domain, boards.as_ref(), known, seeds, stop);
    layer.solve(room.saturating_sub(2 * domain.states(seeds)), report)
}

/// Bytes of memory needed for a layer at least, beside the finished layers.
pub(crate) fn least_memory(domain: &Domain, seeds: usize) -> u64 {
    // Bounds and values; or, going backwards, a word for each position and the value.
    let backwards = if domain.endless(seeds).is_exact() { retrograde::bytes(domain, seeds) } else { 0 };
    backwards.max(4) * domain.states(seeds)
}

/// A layer whose bounds are narrowed.
struct Layer<'a> {
    pub(crate) domain: &'a Domain,
    boards: Option<&'a AnyBoards>,
    pub(crate) known: &'a Known,
    pub(crate) seeds: usize,
    pub(crate) bounds: Vec<SharedBounds>,
    /// The value of endless play.
    pub(crate) endless: Bounds,
    pub(crate) stop: &'a Stop,
}

impl<'a> Layer<'a> {
    fn new(
        domain: &'a Domain,
        boards: Option<&'a AnyBoards>,
        known: &'a Known,
        seeds: usize,
        stop: &'a Stop,
    ) -> Layer<'a> {
        let widest = Bounds { lower: -(seeds as i32), upper: seeds as i32 };
        let bounds = (0..domain.states(seeds)).map(|_| SharedBounds::new(widest)).collect();
        Layer { domain, boards, known, seeds, bounds, endless: domain.endless(seeds), stop }
    }

    /// Narrows all bounds until they are as narrow as they can be. `room` is the memory that a graph may take.
    fn solve(self, room: u64, report: &dyn Report) -> Result<(Values, Rounds), TableError> {
        let mut rounds = Rounds::default();
        let mut meter = Meter::new(report, self.seeds);
        loop {
            let swept = self.sweep(meter.next(self.chunks()))?;
            rounds.played += 1;
            if !swept.changed {
                break;
            }
            if rounds.played > 1 && graph::size(self.bounds.len() as u64, swept.open, swept.links) <= room {
                rounds.open = swept.open;
                rounds.followed = self.follow(meter.next(self.chunks()))?;
                break;
            }
        }
        meter.finish();
        Ok((self.values(), rounds))
    }

    fn values(self) -> Values {
        let endless = self.endless;
        let value = |bounds: &SharedBounds| bounds.get().with_endless(endless);
        let lower: Vec<i8> = self.bounds.iter().map(|bounds| value(bounds).lower as i8).collect();
        let is_exact = self.bounds.iter().all(|bounds| value(bounds).is_exact());
        let upper = (!is_exact).then(|| self.bounds.iter().map(|bounds| value(bounds).upper as i8).collect());
        Values { lower, upper }
    }

    /// Whether narrower bounds make a difference to the value.
    #[inline(always)]
    pub(crate) fn matters(&self, before: Bounds, after: Bounds) -> bool {
        after.lower > before.lower.max(self.endless.lower)
            || after.upper < before.upper.min(self.endless.upper)
    }

    /// The number of chunks.
    fn chunks(&self) -> u64 {
        (self.bounds.len() as u64).div_ceil(CHUNK)
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_asked()
    }

    /// The value of a successor to the player whose ply led there, as far as it is known.
    #[inline(always)]
    pub(crate) fn worth(&self, child: &Child) -> Bounds {
        if child.over {
            return child.end(self.seeds);
        }
        let there = if child.seeds == self.seeds {
            self.bounds[child.state as usize].get()
        } else {
            self.known.get(child.seeds, child.state)
        };
        (if child.same { there } else { there.of_other() }).plus(child.gain)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::boards::Boards;
    use naqala::{Choices, CompactGame, catalogue};

    #[test]
    fn both_ways_find_the_same_values() {
        let rules = catalogue::rules("oware").unwrap();
        for preset in ["awari-solution", "oware-abapa"] {
            let mut options = Choices::new();
            options.preset(preset).set("win_at", "none").set("cycle", "stores").set("pits", "4");
            let game = rules.compile(&options).unwrap();
            let domain = Domain::discover(&game, 8).unwrap();
            assert!(domain.is_seen_from_mover());
            let (mut known, stop) = (Known::default(), Stop::default());
            let narrow = CompactGame::of(domain.game()).and_then(|game| Boards::new(&domain, game));
            let wide = CompactGame::of_wide(domain.game()).and_then(|game| Boards::new(&domain, game));
            let boards = [AnyBoards::Narrow(narrow.unwrap()), AnyBoards::Wide(wide.unwrap())];
            for seeds in 0..=8 {
                let backwards = |boards: Option<&AnyBoards>| {
                    let solved = retrograde::solve(&domain, boards, &known, seeds, &stop, &()).unwrap();
                    solved.expect("plain laps")
                };
                let (values, rounds) = backwards(None);
                // On compact boards of either width.
                for boards in &boards {
                    assert_eq!(backwards(Some(boards)).0, values, "{preset}, {seeds} seeds");
                }
                // Without room for a graph, with room for it.
                for (room, boards) in [0, u64::MAX].into_iter().zip([None, boards.first()]) {
                    let layer = Layer::new(&domain, boards, &known, seeds, &stop);
                    let (by_bounds, _) = layer.solve(room, &()).unwrap();
                    assert_eq!(by_bounds, values, "{preset}, {seeds} seeds");
                }
                assert_eq!(rounds.played, 1);
                known.push(values);
            }
        }
    }
}
