//! What lies on the board at one moment of a sowing: the old position with the events so far applied to it.

use naqala::{Destination, Event, Game, Kind, Pit, PitSet, Position, Side};

/// A place that can hold seeds, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    /// A pit of the grid.
    Pit(Pit),
    /// The store of a player.
    Store(Side),
}

/// Seeds that lie together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Heap {
    pub(super) seeds: u16,
    /// Those of the second kind, in games that have one.
    pub(super) second: u16,
}

impl Heap {
    /// What lies in a pit or store of a position.
    fn of(game: &Game, position: &Position, pit: Pit) -> Heap {
        let pieces = |kind| u16::from(game.pieces(position, kind, pit));
        Heap { seeds: pieces(Kind::Seed), second: pieces(Kind::Second) }
    }

    pub(super) fn is_empty(self) -> bool {
        self == Heap::default()
    }

    /// Seeds of all kinds.
    pub(super) fn size(self) -> u16 {
        self.seeds + self.second
    }

    /// "5", or with seeds of a second kind "5+1".
    pub(super) fn text(self) -> String {
        if self.second == 0 { self.seeds.to_string() } else { format!("{}+{}", self.seeds, self.second) }
    }

    fn of_kind(&mut self, kind: Kind) -> &mut u16 {
        match kind {
            Kind::Seed => &mut self.seeds,
            Kind::Second => &mut self.second,
        }
    }

    fn lose(&mut self, kind: Kind, number: u8) {
        let seeds = self.of_kind(kind);
        *seeds = seeds.saturating_sub(number.into());
    }

    fn gain(&mut self, kind: Kind, number: u8) {
        *self.of_kind(kind) += u16::from(number);
    }
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
    pits: Vec<Heap>,
    /// Seeds in the stores of South and North.
    pub(super) stores: [Heap; 2],
    /// What the stores do not count and the score does, for South and North.
    beside_store: [i32; 2],
    pub(super) reserves: [u16; 2],
    /// What South and North have borrowed.
    pub(super) debts: [u16; 2],
    pub(super) hand: Heap,
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
        let stores = sides.map(|side| match side.index() < game.players() {
            true => Heap::of(game, position, game.board().store(side)),
            false => Heap::default(),
        });
        Scene {
            pits: game.board().pits().map(|pit| Heap::of(game, position, pit)).collect(),
            stores,
            beside_store: sides
                .map(|side| game.score(position, side) - i32::from(stores[side.index()].seeds)),
            reserves: sides.map(|side| u16::from(position.reserve(side))),
            debts: sides.map(|side| u16::from(game.debt(position, side))),
            hand: Heap {
                seeds: game.held(position, Kind::Seed).into(),
                second: game.held(position, Kind::Second).into(),
            },
            marks: sides.map(|side| position.marks(side)),
            closed: position.closed(),
            blocked: position.blocked(),
            focus: position.focus().or(position.bound()),
            trail: Trail::default(),
            now: None,
        }
    }

    /// What lies in a pit of the grid.
    pub(super) fn heap(&self, pit: Pit) -> Heap {
        self.pits[pit.index()]
    }

    /// What a player has won so far.
    pub(super) fn score(&self, side: Side) -> i32 {
        let index = side.index() % 2;
        i32::from(self.stores[index].seeds) + self.beside_store[index]
    }

    /// All seeds there are.
    #[cfg(test)]
    pub(super) fn total(&self) -> u16 {
        let heaps = self.pits.iter().chain(&self.stores).chain([&self.hand]);
        heaps.map(|heap| heap.seeds).sum::<u16>() + self.reserves.iter().sum::<u16>()
    }

    /// Whether the hand is at this place.
    pub(super) fn deed_at(&self, place: Place) -> Option<Deed> {
        self.now.and_then(|(at, deed)| (at == place).then_some(deed))
    }

    fn place(&self, game: &Game, pit: Pit) -> Place {
        if pit.index() < self.pits.len() { Place::Pit(pit) } else { Place::Store(game.board().home(pit)) }
    }

    fn heap_at(&mut self, place: Place) -> &mut Heap {
        match place {
            Place::Pit(pit) => &mut self.pits[pit.index()],
            Place::Store(side) => &mut self.stores[side.index() % 2],
        }
    }

    /// Does to the board what the event tells.
    pub(super) fn apply(&mut self, game: &Game, event: &Event) {
        match *event {
            Event::Lift { pit, kind, seeds, .. } => self.lift(self.place(game, pit), pit, kind, seeds),
            Event::Enter { pit, now, by } => {
                self.reserves[by.index() % 2] = self.reserves[by.index() % 2].saturating_sub(1);
                self.trail.from.get_or_insert(pit);
                self.drop(self.place(game, pit), Kind::Seed, now);
            }
            Event::Refill { pit, now, by, lent } => {
                let index = by.index() % 2;
                if lent {
                    self.debts[index] += 1;
                    self.beside_store[index] -= 1;
                } else {
                    self.stores[index].lose(Kind::Seed, 1);
                }
                self.drop(self.place(game, pit), Kind::Seed, now);
            }
            Event::Drop { pit, kind, now, .. } => {
                self.hand.lose(kind, 1);
                self.drop(self.place(game, pit), kind, now);
            }
            Event::Swallow { pit, seeds } => {
                self.hand.lose(Kind::Seed, seeds);
                let place = self.place(game, pit);
                self.heap_at(place).gain(Kind::Seed, seeds);
                self.trail.last = Some(place);
                self.now = Some((place, Deed::Drop));
            }
            Event::Skip { pit, .. } => self.now = Some((self.place(game, pit), Deed::Skip)),
            Event::Capture { pit, kind, seeds, to, into, .. } => {
                let place = self.place(game, pit);
                self.heap_at(place).lose(kind, seeds);
                match into {
                    Destination::Store => self.win(game, to, kind, seeds),
                    Destination::Hand => self.hand.gain(kind, seeds),
                }
                self.trail.captured |= PitSet::of(pit);
                self.now = Some((place, Deed::Capture));
            }
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
                self.hand.lose(Kind::Seed, seeds);
                self.heap_at(Place::Pit(pit)).gain(Kind::Seed, seeds);
                self.now = Some((Place::Pit(pit), Deed::Drop));
            }
            Event::Collect { to, kind, seeds } => {
                // In mid-sowing it is a toll from the hand; at the end the seeds come from all over the board.
                self.hand.lose(kind, seeds);
                self.win(game, to, kind, seeds);
                self.now = Some((Place::Store(to), Deed::Drop));
            }
            _ => {}
        }
    }

    fn lift(&mut self, place: Place, pit: Pit, kind: Kind, seeds: u8) {
        self.heap_at(place).lose(kind, seeds);
        self.hand.gain(kind, seeds);
        self.trail.from.get_or_insert(pit);
        self.now = Some((place, Deed::Lift));
    }

    fn drop(&mut self, place: Place, kind: Kind, now: u8) {
        *self.heap_at(place).of_kind(kind) = now.into();
        self.trail.last = Some(place);
        self.now = Some((place, Deed::Drop));
    }

    /// Puts seeds into a player's store.
    fn win(&mut self, game: &Game, to: Side, kind: Kind, seeds: u8) {
        let index = to.index() % 2;
        self.stores[index].gain(kind, seeds);
        if let Some(second) = game.second_kind().filter(|_| kind == Kind::Second) {
            self.beside_store[index] += i32::from(second.worth()) * i32::from(seeds);
        }
    }
}
