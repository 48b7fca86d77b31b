//! Markings: every combination of marked and blocked pits has a number, and a layer has one part for each.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use naqala::analysis;
use naqala::{Game, Markings, Pit, PitSet, Position};

/// Markings by the order of the pits as the player to move sees them, a bit for each: their own marks, those of the other,
/// and the blocked pit.
type Seen = [u64; 3];

/// The ways in which pits are marked and blocked.
#[derive(Clone, Debug)]
pub(crate) struct NumberedMarkings {
    /// By the player to move.
    ways: [Vec<Markings>; 2],
    /// As the player to move sees them, in the order of their numbers.
    seen: Vec<Seen>,
    /// The pits in the order in which they are numbered, by the player to move.
    pits: [Vec<Pit>; 2],
    /// The place of every pit in that order.
    places: [Vec<u8>; 2],
    /// Nothing can be marked or blocked.
    is_plain: bool,
    /// A position had other markings.
    strayed: Arc<AtomicBool>,
}

impl NumberedMarkings {
    /// Numbers these ways of a game; `orders` says in which order a player to move sees the pits.
    pub(crate) fn new(game: &Game, ways: [Vec<Markings>; 2], orders: &[Vec<u8>; 2]) -> NumberedMarkings {
        let by_index: Vec<Pit> = game.board().pits().collect();
        let pits =
            orders.each_ref().map(|order| order.iter().map(|pit| by_index[usize::from(*pit)]).collect());
        let places = orders.each_ref().map(|order| {
            let mut places = vec![0; order.len()];
            order.iter().enumerate().for_each(|(place, pit)| places[usize::from(*pit)] = place as u8);
            places
        });
        let mut numbered = NumberedMarkings {
            ways,
            seen: Vec::new(),
            pits,
            places,
            is_plain: analysis::is_determined_by_pits(game),
            strayed: Arc::default(),
        };
        let seen_by = |side: usize| numbered.ways[side].iter().map(move |way| (side, way));
        let mut seen: Vec<Seen> =
            seen_by(0).chain(seen_by(1)).map(|(side, way)| numbered.seen(way, side)).collect();
        seen.sort_unstable();
        seen.dedup();
        numbered.seen = seen;
        numbered
    }

    /// How many there are to a player to move.
    #[inline(always)]
    pub(crate) fn count(&self) -> u64 {
        self.seen.len() as u64
    }

    /// Whether nothing can be marked or blocked.
    #[inline(always)]
    pub(crate) fn is_plain(&self) -> bool {
        self.is_plain
    }

    /// In how many ways pits can be marked and blocked on one side's turn.
    pub(crate) fn ways(&self) -> u64 {
        self.ways[0].len() as u64
    }

    /// The markings of a position, if they have a number.
    pub(crate) fn find(&self, p: &Position) -> Option<&Markings> {
        let markings = Markings::of(p);
        self.ways[p.to_move().index() & 1].iter().find(|way| **way == markings)
    }

    /// Whether a position had markings that have no number.
    pub(crate) fn has_strayed(&self) -> bool {
        self.strayed.load(Ordering::Relaxed)
    }

    /// The number of the markings of a position, whose player to move is this one.
    pub(crate) fn number(&self, p: &Position, side: usize) -> u64 {
        let seen = self.seen(&Markings::of(p), side);
        self.seen.binary_search(&seen).unwrap_or_else(|_| {
            self.strayed.store(true, Ordering::Relaxed);
            0
        }) as u64
    }

    /// The markings with a number, when this player is to move.
    pub(crate) fn markings(&self, number: u64, side: usize) -> Markings {
        let [mine, others, blocked] = self.seen[number as usize].map(|bits| {
            let there = self.pits[side].iter().enumerate().filter(move |(place, _)| bits >> place & 1 != 0);
            there.map(|(_, pit)| *pit).collect::<PitSet>()
        });
        let marks = if side == 0 { [mine, others] } else { [others, mine] };
        Markings { marks, blocked: blocked.into_iter().next() }
    }

    fn seen(&self, markings: &Markings, side: usize) -> Seen {
        let [south, north] = markings.marks;
        let [mine, others] = if side == 0 { [south, north] } else { [north, south] };
        [mine, others, markings.blocked.into_iter().collect()].map(|pits: PitSet| {
            let places = pits.into_iter().map(|pit| self.places[side][pit.index()]);
            places.fold(0, |seen, place| seen | 1 << place)
        })
    }
}

#[cfg(test)]
mod tests {
    use naqala::Side;

    use super::*;

    fn numbered(game: &Game) -> NumberedMarkings {
        let south = game.board().pits().map(|pit| pit.index() as u8).collect();
        let north = game.board().pits().map(|pit| game.board().twin(pit).unwrap().index() as u8).collect();
        NumberedMarkings::new(game, analysis::markings(game).unwrap(), &[south, north])
    }

    #[test]
    fn markings_are_seen_alike_by_both_players() {
        for (id, ways) in [("toguz-kumalak", 73), ("alemungula", 3), ("oware", 1)] {
            let game = naqala::catalogue::game(id).unwrap();
            let numbered = numbered(&game);
            assert_eq!((numbered.count(), numbered.ways()), (ways, ways), "{id}");
            for (number, side) in (0..ways).flat_map(|number| [(number, Side::South), (number, Side::North)])
            {
                let mut p = game.empty_position(side);
                game.lay_markings(&mut p, &numbered.markings(number, side.index()));
                assert_eq!(numbered.number(&p, side.index()), number, "{id}");
                assert!(numbered.find(&p).is_some(), "{id}");
            }
            assert!(!numbered.has_strayed());
        }
    }

    #[test]
    fn markings_without_a_number_are_noticed() {
        let game = naqala::catalogue::game("toguz-kumalak").unwrap();
        let numbered = numbered(&game);
        let all: PitSet = game.board().pits().collect();
        let mut p = game.empty_position(Side::South);
        game.lay_markings(&mut p, &Markings { marks: [all, all], blocked: None });
        assert!(numbered.find(&p).is_none());
        numbered.number(&p, 0);
        assert!(numbered.has_strayed());
    }
}
