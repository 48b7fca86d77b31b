//! The board at one moment of a sowing: the old position with the events so far applied.

use naqala::{Destination, Event, Game, Kind, Pit, PitSet, Position, Side};

/// A place that can hold seeds, as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A pit of the grid.
    Pit(Pit),
    /// The store of a player.
    Store(Side),
}

/// Seeds that lie together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Heap {
    /// Ordinary seeds.
    pub seeds: u16,
    /// Those of the second kind, in games that have one.
    pub second: u16,
}

impl Heap {
    /// The contents of a pit or store in a position.
    fn of(game: &Game, position: &Position, pit: Pit) -> Heap {
        let pieces = |kind| u16::from(game.pieces(position, kind, pit));
        Heap { seeds: pieces(Kind::Seed), second: pieces(Kind::Second) }
    }

    /// Whether nothing lies there.
    pub fn is_empty(self) -> bool {
        self == Heap::default()
    }

    /// Seeds of all kinds.
    pub fn size(self) -> u16 {
        self.seeds + self.second
    }

    /// "5", or with seeds of a second kind "5+1".
    pub fn text(self) -> String {
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

/// What the hand is currently doing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// Takes seeds up.
    Lift,
    /// Puts seeds down.
    Drop,
    /// Passes over a place.
    Skip,
    /// Takes seeds away.
    Capture,
    /// Makes or takes a mark.
    Mark,
}

/// A heap on its way to a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Where it lay.
    pub from: Place,
    /// The store it is carried to.
    pub to: Place,
    /// The seeds.
    pub heap: Heap,
}

/// The way of the latest sowing, which stays visible until the next one.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Trail {
    /// Where the sowing began.
    pub from: Option<Pit>,
    /// Where the latest seed fell.
    pub last: Option<Place>,
    /// The pits that lost their seeds to a capture.
    pub captured: PitSet,
}

/// Something for each seat, by [`Side::index`].
type BySeat<T> = [T; Side::ALL.len()];

/// The board as it is drawn: seeds, marks and the hand. Data of players is indexed by [`Side::index`].
#[derive(Clone, Debug)]
pub struct Scene {
    /// Seeds by pit, in board order.
    pits: Vec<Heap>,
    /// Seeds in the stores.
    pub stores: BySeat<Heap>,
    /// The part of the score that is not in the stores.
    beside_store: BySeat<i32>,
    /// Seeds that are still to be entered.
    pub reserves: BySeat<u16>,
    /// The seeds that the players have borrowed.
    pub debts: BySeat<u16>,
    /// Seeds in the hand.
    pub hand: Heap,
    /// The pits that bear a mark of a player.
    pub marks: BySeat<PitSet>,
    /// Pits out of play.
    pub closed: PitSet,
    /// The pit that may not be played next.
    pub blocked: Option<Pit>,
    /// The pit a pending decision is about.
    pub focus: Option<Pit>,
    /// The way of the latest sowing.
    pub trail: Trail,
    /// Where the hand is now and what it does; only while seeds are moving.
    pub now: Option<(Place, Action)>,
    /// The seeds that are currently carried to a store.
    pub carried: Option<Carried>,
}

impl Scene {
    /// The position at rest.
    pub fn of(game: &Game, position: &Position) -> Scene {
        let plays: Vec<Side> = game.sides().collect();
        let of_players = |value: &dyn Fn(Side) -> i32| {
            Side::ALL.map(|side| if plays.contains(&side) { value(side) } else { 0 })
        };
        let stores = Side::ALL.map(|side| match plays.contains(&side) {
            true => Heap::of(game, position, game.board().store(side)),
            false => Heap::default(),
        });
        let number = |value: i32| u16::try_from(value).unwrap_or_default();
        Scene {
            pits: game.board().pits().map(|pit| Heap::of(game, position, pit)).collect(),
            stores,
            beside_store: of_players(&|side| {
                game.score(position, side) - i32::from(stores[side.index()].seeds)
            }),
            reserves: of_players(&|side| position.reserve(side).into()).map(number),
            debts: of_players(&|side| game.debt(position, side).into()).map(number),
            hand: Heap {
                seeds: game.held(position, Kind::Seed).into(),
                second: game.held(position, Kind::Second).into(),
            },
            marks: Side::ALL.map(|side| position.marks(side)),
            closed: position.closed(),
            blocked: position.blocked(),
            focus: position.focus().or(position.bound()),
            trail: Trail::default(),
            now: None,
            carried: None,
        }
    }

    /// The contents of a pit.
    pub fn heap(&self, pit: Pit) -> Heap {
        self.pits[pit.index()]
    }

    /// A player's current score.
    pub fn score(&self, side: Side) -> i32 {
        i32::from(self.stores[side.index()].seeds) + self.beside_store[side.index()]
    }

    /// All seeds there are.
    pub fn total(&self) -> u16 {
        let heaps = self.pits.iter().chain(&self.stores).chain([&self.hand]);
        heaps.map(|heap| heap.seeds).sum::<u16>() + self.reserves.iter().sum::<u16>()
    }

    /// Whether the hand is at this place.
    pub fn action_at(&self, place: Place) -> Option<Action> {
        self.now.and_then(|(at, action)| (at == place).then_some(action))
    }

    fn place(&self, game: &Game, pit: Pit) -> Place {
        if pit.index() < self.pits.len() { Place::Pit(pit) } else { Place::Store(game.board().home(pit)) }
    }

    fn heap_at(&mut self, place: Place) -> &mut Heap {
        match place {
            Place::Pit(pit) => &mut self.pits[pit.index()],
            Place::Store(side) => &mut self.stores[side.index()],
        }
    }

    /// Does to the board what the event tells.
    pub fn apply(&mut self, game: &Game, event: &Event) {
        self.carried = None;
        match *event {
            Event::Lift { pit, kind, seeds, .. } => self.lift(self.place(game, pit), pit, kind, seeds),
            Event::Enter { pit, now, by } => {
                self.reserves[by.index()] = self.reserves[by.index()].saturating_sub(1);
                self.trail.from.get_or_insert(pit);
                self.drop(self.place(game, pit), Kind::Seed, now);
            }
            Event::Refill { pit, now, by, lent } => self.refill(self.place(game, pit), now, by, lent),
            Event::Drop { pit, kind, now, .. } => {
                self.hand.lose(kind, 1);
                self.drop(self.place(game, pit), kind, now);
            }
            Event::Swallow { pit, seeds } => self.swallow(self.place(game, pit), seeds),
            Event::Skip { pit, .. } => self.now = Some((self.place(game, pit), Action::Skip)),
            Event::Capture { pit, kind, seeds, to, into, .. } => {
                self.capture(game, pit, kind, seeds, (to, into));
            }
            Event::Mark { pit, owner } => {
                self.marks[owner.index()] |= PitSet::of(pit);
                self.now = Some((Place::Pit(pit), Action::Mark));
            }
            Event::Unmark { pit, owner } => {
                let marks = &mut self.marks[owner.index()];
                *marks = *marks - PitSet::of(pit);
                self.now = Some((Place::Pit(pit), Action::Mark));
            }
            Event::Block { pit } => self.blocked = Some(pit),
            // Into a tray, which is not on the board.
            Event::Pay { from, .. } => {
                let place = self.place(game, from);
                self.heap_at(place).lose(Kind::Seed, 1);
                self.now = Some((place, Action::Lift));
            }
            Event::Give { pit, seeds } => {
                self.hand.lose(Kind::Seed, seeds);
                self.heap_at(Place::Pit(pit)).gain(Kind::Seed, seeds);
                self.now = Some((Place::Pit(pit), Action::Drop));
            }
            Event::Collect { to, kind, seeds } => {
                // In mid-sowing it is a toll from the hand; at the end the seeds come from all over the board.
                self.hand.lose(kind, seeds);
                self.win(game, to, kind, seeds);
                self.now = Some((Place::Store(to), Action::Drop));
            }
            // Nothing on the board changes with these.
            Event::Bonus { .. }
            | Event::Refused { .. }
            | Event::Relay { .. }
            | Event::Resow { .. }
            | Event::TurnRound { .. }
            | Event::Left { .. }
            | Event::Swap
            | Event::Stop { .. }
            | Event::ExtraTurn { .. }
            | Event::Bind { .. }
            | Event::Pass { .. }
            | Event::Name { .. }
            | Event::Finish { .. }
            | Event::Begin { .. }
            | Event::Endless
            | Event::End { .. } => {}
        }
    }

    fn refill(&mut self, place: Place, now: u8, by: Side, lent: bool) {
        let index = by.index();
        if lent {
            self.debts[index] += 1;
            self.beside_store[index] -= 1;
        } else {
            self.stores[index].lose(Kind::Seed, 1);
        }
        self.drop(place, Kind::Seed, now);
    }

    fn swallow(&mut self, place: Place, seeds: u8) {
        self.hand.lose(Kind::Seed, seeds);
        self.heap_at(place).gain(Kind::Seed, seeds);
        self.trail.last = Some(place);
        self.now = Some((place, Action::Drop));
    }

    fn capture(&mut self, game: &Game, pit: Pit, kind: Kind, seeds: u8, (to, into): (Side, Destination)) {
        let place = self.place(game, pit);
        self.heap_at(place).lose(kind, seeds);
        match into {
            Destination::Store => {
                self.win(game, to, kind, seeds);
                let mut heap = Heap::default();
                heap.gain(kind, seeds);
                self.carried = Some(Carried { from: place, to: Place::Store(to), heap });
            }
            Destination::Hand => self.hand.gain(kind, seeds),
        }
        self.trail.captured |= PitSet::of(pit);
        self.now = Some((place, Action::Capture));
    }

    fn lift(&mut self, place: Place, pit: Pit, kind: Kind, seeds: u8) {
        self.heap_at(place).lose(kind, seeds);
        self.hand.gain(kind, seeds);
        self.trail.from.get_or_insert(pit);
        self.now = Some((place, Action::Lift));
    }

    fn drop(&mut self, place: Place, kind: Kind, now: u8) {
        *self.heap_at(place).of_kind(kind) = now.into();
        self.trail.last = Some(place);
        self.now = Some((place, Action::Drop));
    }

    /// Puts seeds into a player's store.
    fn win(&mut self, game: &Game, to: Side, kind: Kind, seeds: u8) {
        let index = to.index();
        self.stores[index].gain(kind, seeds);
        if let Some(second) = game.second_kind().filter(|_| kind == Kind::Second) {
            self.beside_store[index] += i32::from(second.worth()) * i32::from(seeds);
        }
    }
}
