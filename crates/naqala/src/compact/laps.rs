//! Laps as two additions, prepared for every pit and number of seeds.

use super::analysis::Analysis;
use super::{CompactWord, PLACES};
use crate::board::pits::{PitSet, Side};
use crate::board::position::NO_PIT;
use crate::program::{CountSet, Set, Sow, Test};

/// What a lap adds to the two words, and where its last seed falls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lap<W> {
    pub(super) mine: W,
    pub(super) theirs: W,
    pub(super) last: u8,
    /// The places into which it puts a seed, as bits, if the rules ask about them.
    pub(super) visited: u32,
}

/// All laps, by place and number of seeds.
#[derive(Clone, Debug)]
pub(super) struct Laps<W>(Box<[Lap<W>; PLACES << 8]>);

impl<W: CompactWord> Laps<W> {
    #[inline(always)]
    pub(super) fn get(&self, place: u8, seeds: u8) -> &Lap<W> {
        &self.0[usize::from(place & (PLACES as u8 - 1)) << 8 | usize::from(seeds)]
    }

    /// Compiles every lap, if both sides sow alike: those from the mover's pits, and also those from the opponent's if there
    /// are relays.
    pub(super) fn compile(analysis: &Analysis<'_, W>, goes_on: bool) -> Option<Laps<W>> {
        let mut laps = vec![Lap::default(); PLACES << 8];
        let starts = analysis.all_places().filter(|start| goes_on || *start < W::STORE);
        for start in starts {
            let of_start = analysis.same(|side| laps_from(analysis, side, start))?;
            laps[usize::from(start) << 8..][..256].copy_from_slice(&of_start);
        }
        Some(Laps(laps.into_boxed_slice().try_into().ok()?))
    }
}

/// The laps from a pit by number of seeds.
fn laps_from<W: CompactWord>(analysis: &Analysis<'_, W>, side: Side, start: u8) -> Option<Vec<Lap<W>>> {
    let track = analysis.game.board().track(side, analysis.direction);
    let origin = analysis.on_board(side, start);
    let sows = &analysis.game.program.sows;
    let asks_visited = analysis.game.program.memory.visited;
    // Seeds in pits off the track stay there.
    let mut laps = vec![Lap { last: start, ..Lap::default() }; 256];
    if track.next.get(usize::from(origin)).is_none_or(|next| *next == NO_PIT) {
        return Some(laps);
    }
    // Each sowing rule is simulated from the first seed to the last.
    for sow in sows {
        let mut at = origin;
        let mut gains = [W::default(); 2];
        let mut visited = PitSet::EMPTY;
        for seeds in 1..=255_u8 {
            if !(seeds == 1 && sow.first_in_start) {
                at = *track.next.get(usize::from(at))?;
            }
            let skipped = match &sow.skip {
                Some(skip) => passed_over(skip, side, origin, visited)?,
                None => PitSet::EMPTY,
            };
            // If every place of the track would be skipped, none is.
            for _ in 0..track.length {
                if !(sow.skips_start && at == origin || skipped.has(at)) {
                    break;
                }
                at = *track.next.get(usize::from(at))?;
            }
            visited |= PitSet::single(at);
            let last =
                *analysis.numbers[side.index()].get(usize::from(at)).filter(|last| **last != NO_PIT)?;
            let half = usize::from(last >= W::BYTES);
            gains[half] = gains[half].plus(W::with(1, last & W::STORE));
            if std::ptr::eq(sow_with(sows, seeds)?, sow) {
                let visited = if asks_visited { analysis.places(side, visited) } else { 0 };
                let mut lap = Lap { mine: gains[0], theirs: gains[1], last, visited };
                let lifted = if start < W::BYTES { &mut lap.mine } else { &mut lap.theirs };
                *lifted = lifted.minus(W::with(seeds, start & W::STORE));
                laps[usize::from(seeds)] = lap;
            }
        }
    }
    Some(laps)
}

/// The places a lap skips, if that depends only on where it began and which places it has visited.
fn passed_over(skip: &Set, side: Side, origin: u8, visited: PitSet) -> Option<PitSet> {
    let of = |set: &Set| passed_over(set, side, origin, visited);
    match skip {
        Set::Fixed(sets) => Some(sets[side.index()]),
        Set::Start => Some(PitSet::single(origin)),
        Set::Visited => Some(visited),
        Set::Both(a, b) => Some(of(a)? & of(b)?),
        Set::Either(a, b) => Some(of(a)? | of(b)?),
        Set::Without(a, b) => Some(of(a)? - of(b)?),
        _ => None,
    }
}

/// The sowing rule for this number of seeds, if nothing else decides.
fn sow_with(sows: &[Sow], seeds: u8) -> Option<&Sow> {
    let (last, cases) = sows.split_last()?;
    for sow in cases {
        let counts = match &sow.when {
            Test::Always => CountSet::ANY,
            Test::FocusIn(counts) => *counts,
            _ => return None,
        };
        if counts.has(i32::from(seeds)) {
            return Some(sow);
        }
    }
    Some(last)
}

/// Whether this rule sows every lap of both sides in one direction, and with all its seeds.
pub(super) fn is_plain(sow: &Sow) -> bool {
    let Sow { when: _, direction, first_in_start: _, skip: _, skips_start: _, toll, tables: _ } = sow;
    direction.is_some() && *toll == 0
}
