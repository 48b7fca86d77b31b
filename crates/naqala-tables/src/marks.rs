//! The marks of positions: every way in which pits can be marked has a number, by which a layer is divided.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use naqala::{Game, Pit, PitSet, Position, Side};

/// Marks by the order of the pits as the player to move sees them, a bit for each: his own, then those of the other.
type Seen = [u64; 2];

/// The ways in which pits are marked.
#[derive(Clone, Debug)]
pub(crate) struct MarkStates {
    /// As South and North have marked them.
    sets: Vec<[PitSet; 2]>,
    /// As the player to move sees them, in the order of their numbers.
    seen: Vec<Seen>,
    /// The pits in the order in which they are numbered, by the player to move.
    pits: [Vec<Pit>; 2],
    /// The place of every pit in that order.
    places: [Vec<u8>; 2],
    /// A position had other marks.
    strayed: Arc<AtomicBool>,
}

impl MarkStates {
    /// Numbers these ways; `orders` says in which order a player to move sees the pits.
    pub(crate) fn new(game: &Game, sets: &[[PitSet; 2]], orders: &[Vec<u8>; 2]) -> MarkStates {
        let by_index: Vec<Pit> = game.board().pits().collect();
        let pits =
            orders.each_ref().map(|order| order.iter().map(|pit| by_index[usize::from(*pit)]).collect());
        let places = orders.each_ref().map(|order| {
            let mut places = vec![0; order.len()];
            order.iter().enumerate().for_each(|(place, pit)| places[usize::from(*pit)] = place as u8);
            places
        });
        let mut states =
            MarkStates { sets: sets.to_vec(), seen: Vec::new(), pits, places, strayed: Arc::default() };
        let seen_by = |side: usize| sets.iter().map(move |sets| (side, *sets));
        let mut seen: Vec<Seen> =
            seen_by(0).chain(seen_by(1)).map(|(side, sets)| states.seen(sets, side)).collect();
        seen.sort_unstable();
        seen.dedup();
        states.seen = seen;
        states
    }

    /// In how many ways pits can be marked by South and by North.
    pub(crate) fn ways(&self) -> u64 {
        self.sets.len() as u64
    }

    /// How many there are to a player to move.
    #[inline(always)]
    pub(crate) fn count(&self) -> u64 {
        self.seen.len() as u64
    }

    /// Whether pits can be marked like this.
    pub(crate) fn has(&self, sets: &[PitSet; 2]) -> bool {
        self.sets.contains(sets)
    }

    /// Whether a position had marks that have no number.
    pub(crate) fn has_strayed(&self) -> bool {
        self.strayed.load(Ordering::Relaxed)
    }

    /// The number of the marks of a position, whose player to move is this one.
    pub(crate) fn number(&self, p: &Position, side: usize) -> u64 {
        let seen = self.seen([p.marks(Side::South), p.marks(Side::North)], side);
        self.seen.binary_search(&seen).unwrap_or_else(|_| {
            self.strayed.store(true, Ordering::Relaxed);
            0
        }) as u64
    }

    /// The marks with a number, when this player is to move.
    pub(crate) fn sets(&self, number: u64, side: usize) -> [PitSet; 2] {
        let [mine, others] = self.seen[number as usize].map(|marks| {
            let marked = self.pits[side].iter().enumerate().filter(|(place, _)| marks >> place & 1 != 0);
            marked.fold(PitSet::EMPTY, |set, (_, pit)| set | PitSet::of(*pit))
        });
        if side == 0 { [mine, others] } else { [others, mine] }
    }

    fn seen(&self, [south, north]: [PitSet; 2], side: usize) -> Seen {
        let [mine, others] = if side == 0 { [south, north] } else { [north, south] };
        [mine, others].map(|marks| {
            let places = marks.into_iter().map(|pit| self.places[side][pit.index()]);
            places.fold(0, |seen, place| seen | 1 << place)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_are_seen_alike_by_both_players() {
        let game = naqala::catalogue::game("toguz-kumalak").unwrap();
        let south: Vec<u8> = (0..18).collect();
        let north: Vec<u8> =
            game.board().pits().map(|pit| game.board().twin(pit).unwrap().index() as u8).collect();
        let states = MarkStates::new(&game, &game.mark_states().unwrap(), &[south, north]);
        assert_eq!(states.count(), 73);
        for (number, side) in (0..73).flat_map(|number| [(number, Side::South), (number, Side::North)]) {
            let mut p = game.bare(side);
            game.lay_marks(&mut p, states.sets(number, side.index()));
            assert_eq!(states.number(&p, side.index()), number);
            assert!(states.has(&[p.marks(Side::South), p.marks(Side::North)]));
        }
        assert!(!states.has_strayed());
        let mut p = game.bare(Side::South);
        let all = game.board().pits().map(PitSet::of).fold(PitSet::EMPTY, |a, b| a | b);
        game.lay_marks(&mut p, [all, all]);
        states.number(&p, 0);
        assert!(states.has_strayed());
    }
}
