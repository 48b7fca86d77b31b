//! What lies on the board at one moment of a sowing: the old position with the events so far applied to it.

use naqala::{Destination, Event, Game, Pit, PitSet, Position, Side};

/// A place that can hold seeds, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A pit of the grid.
    Pit(Pit),
    /// The store of a player.
    Store(Side),
}

/// What the hand is doing at the moment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Deed {
    Lift,
    Drop,
    Skip,
    Capture,
    Mark,
}

/// The way of the latest sowing, which stays visible until the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Trail {
    /// Where the sowing began.
    pub(super) from: Option<Pit>,
    /// Where the latest seed fell.
    pub(super) last: Option<Place>,
    /// The pits that lost their seeds to a capture.
    pub(super) captured: PitSet,
}

/// The board as it is drawn: seeds, marks and the hand.
#[derive(Clone, Debug)]
pub(super) struct Scene {
    /// Seeds by pit, in board order.
    seeds: Vec<u16>,
    /// Seeds in the stores of South and North.
    pub(super) stores: [u16; 2],
    /// What the stores do not count and the score does, for South and North.
    beside_store: [i32; 2],
    pub(super) reserves: [u16; 2],
    pub(super) hand: u16,
    pub(super) marks: [PitSet; 2],
    pub(super) closed: PitSet,
    pub(super) blocked: Option<Pit>,
    /// The pit a pending decision is about.
    pub(super) focus: Option<Pit>,
    pub(super) trail: Trail,
    /// Where the hand is now and what it does; only while seeds are moving.
    pub(super) now: Option<(Place, Deed)>,
}

impl Scene {
    /// The position at rest.
    pub(super) fn of(game: &Game, position: &Position) -> Scene {
        let sides = [Side::South, Side::North];
        let stores = sides.map(|side| u16::from(game.store(position, side)));
        Scene {
            seeds: game.board().pits().map(|pit| u16::from(position.seeds(pit))).collect(),
            stores,
            beside_store: sides.map(|side| game.score(position, side) - i32::from(stores[side.index()])),
            reserves: sides.map(|side| u16::from(position.reserve(side))),
            hand: u16::from(position.hand()),
            marks: sides.map(|side| position.marks(side)),
            closed: position.closed(),
            blocked: position.blocked(),
            focus: position.focus(),
            trail: Trail::default(),
            now: None,
        }
    }

    /// The seeds in a pit of the grid.
    pub(super) fn seeds(&self, pit: Pit) -> u16 {
        self.seeds[pit.index()]
    }

    /// What a player has won so far.
    pub(super) fn score(&self, side: Side) -> i32 {
        let index = side.index() % 2;
        i32::from(self.stores[index]) + self.beside_store[index]
    }

    /// All seeds there are.
    #[cfg(test)]
    pub(super) fn total(&self) -> u16 {
        self.seeds.iter().chain(&self.stores).chain(&self.reserves).sum::<u16>() + self.hand
    }

    /// Whether the hand is at this place.
    pub(super) fn deed_at(&self, place: Place) -> Option<Deed> {
        self.now.and_then(|(at, deed)| (at == place).then_some(deed))
    }

    fn place(&self, game: &Game, pit: Pit) -> Place {
        if pit.index() < self.seeds.len() { Place::Pit(pit) } else { Place::Store(game.board().home(pit)) }
    }

    fn heap(&mut self, place: Place) -> &mut u16 {
        match place {
            Place::Pit(pit) => &mut self.seeds[pit.index()],
            Place::Store(side) => &mut self.stores[side.index() % 2],
        }
    }

    /// Does to the board what the event tells.
    pub(super) fn apply(&mut self, game: &Game, event: &Event) {
        match *event {
            Event::Lift { pit, seeds, .. } => self.lift(self.place(game, pit), pit, seeds),
            Event::Enter { pit, now, by } => {
                self.reserves[by.index() % 2] = self.reserves[by.index() % 2].saturating_sub(1);
                self.trail.from.get_or_insert(pit);
                self.drop(self.place(game, pit), now);
            }
            Event::Drop { pit, now, .. } => {
                self.hand = self.hand.saturating_sub(1);
                self.drop(self.place(game, pit), now);
            }
            Event::Skip { pit, .. } => self.now = Some((self.place(game, pit), Deed::Skip)),
            Event::Capture { pit, seeds, to, into, .. } => self.capture(game, pit, seeds, to, into),
            Event::Mark { pit, owner } => {
                self.marks[owner.index() % 2] |= PitSet::of(pit);
                self.now = Some((Place::Pit(pit), Deed::Mark));
            }
            Event::Unmark { pit, owner } => {
                let marks = &mut self.marks[owner.index() % 2];
                *marks = *marks - PitSet::of(pit);
                self.now = Some((Place::Pit(pit), Deed::Mark));
            }
            Event::Block { pit } => self.blocked = Some(pit),
            Event::Give { pit, seeds } => {
                self.hand = self.hand.saturating_sub(seeds.into());
                *self.heap(Place::Pit(pit)) += u16::from(seeds);
                self.now = Some((Place::Pit(pit), Deed::Drop));
            }
            Event::Collect { to, seeds } => {
                // In mid-sowing it is a toll from the hand; at the end the seeds come from all over the board.
                self.hand = self.hand.saturating_sub(seeds.into());
                self.stores[to.index() % 2] += u16::from(seeds);
                self.now = Some((Place::Store(to), Deed::Drop));
            }
            _ => {}
        }
    }

    fn lift(&mut self, place: Place, pit: Pit, seeds: u8) {
        let heap = self.heap(place);
        *heap = heap.saturating_sub(seeds.into());
        self.hand += u16::from(seeds);
        self.trail.from.get_or_insert(pit);
        self.now = Some((place, Deed::Lift));
    }

    fn drop(&mut self, place: Place, now: u8) {
        *self.heap(place) = now.into();
        self.trail.last = Some(place);
        self.now = Some((place, Deed::Drop));
    }

    fn capture(&mut self, game: &Game, pit: Pit, seeds: u8, to: Side, into: Destination) {
        let place = self.place(game, pit);
        let heap = self.heap(place);
        *heap = heap.saturating_sub(seeds.into());
        match into {
            Destination::Store => self.stores[to.index() % 2] += u16::from(seeds),
            Destination::Hand => self.hand += u16::from(seeds),
        }
        self.trail.captured |= PitSet::of(pit);
        self.now = Some((place, Deed::Capture));
    }
}
