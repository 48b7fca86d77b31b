//! The features of a game's positions.
//!
//! They follow from the board and from where laps end on it. Both players are treated alike: a pit is identified by its place as
//! seen by its owner, and every feature counts for South and against North, so the evaluation is antisymmetric.

use std::ops::Range;

use naqala::analysis::{lap_end, sowing_directions};
use naqala::{Game, MAX_CELLS, Pit, PitSet, Position, Side};

/// Number of distinguished seed counts of a pit. Larger counts are treated as the last one.
pub(crate) const COUNTS: usize = 32;

/// Number of classes of seed counts: small counts have a class each, larger ones share classes.
pub(crate) const CLASSES: usize = 17;

/// Number of coarser classes, used for two pits together.
pub(crate) const COARSE: usize = 5;

/// Number of kinds of places where a lap can end.
pub(crate) const ENDS: usize = 15;

/// Names of the kinds of [`ENDS`]: the last seed falls into the store, into a pit of the player that faces a pit with a given
/// number of seeds, or into a pit of the other player that held a given number of seeds before.
pub(crate) const END_NAMES: [&str; ENDS] = [
    "store",
    "own-empty-faces-0",
    "own-empty-faces-1-2",
    "own-empty-faces-3-up",
    "own-filled-faces-0",
    "own-filled-faces-1-2",
    "own-filled-faces-3-up",
    "enemy-0",
    "enemy-1",
    "enemy-2",
    "enemy-3",
    "enemy-even-4-8",
    "enemy-odd-5-9",
    "enemy-even-10-up",
    "enemy-odd-11-up",
];

/// The class of a seed count.
pub(crate) const fn class(seeds: u8) -> usize {
    match seeds {
        0..=12 => seeds as usize,
        13..=15 => 13,
        16..=19 => 14,
        20..=24 => 15,
        _ => 16,
    }
}

/// The coarser class of a seed count.
pub(crate) const fn coarse(seeds: u8) -> usize {
    match seeds {
        0..=2 => seeds as usize,
        3..=5 => 3,
        _ => 4,
    }
}

/// Means "nowhere" in lists of places. No board is large enough to have this place, so it is always empty.
const NOWHERE: u8 = MAX_CELLS as u8 - 1;

/// Groups of features of one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Group {
    /// A lead of one seed in the score.
    Score,
    /// Having the move.
    Tempo,
    /// Number of the player's pits with seeds in them.
    Filled,
    /// The seeds in this pit, by pit and class.
    Pits,
    /// The seeds in this pit and in the one it faces, by pit and coarse classes.
    Facing,
    /// A mark on this pit, by pit: the player's own marks, then those of the other.
    Marks,
    /// A seed in a marked pit.
    MarkSeeds,
    /// A lap of the player to move ends in a place of this kind.
    Reach,
    /// A lap of the other player ends in a place of this kind.
    Threats,
}

impl Group {
    pub(crate) const ALL: [Group; 9] = [
        Group::Score,
        Group::Tempo,
        Group::Filled,
        Group::Pits,
        Group::Facing,
        Group::Marks,
        Group::MarkSeeds,
        Group::Reach,
        Group::Threats,
    ];
}

/// The owner of a place when the game begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Owner {
    Nobody,
    Store,
    Side(u8),
}

/// Where a lap ends, from the view of the player who sows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum End {
    Nowhere,
    Store,
    /// In an own pit that faces a pit with this many seeds.
    Own {
        is_filled: bool,
        faced: u8,
    },
    /// In a pit of the other player with this many seeds.
    Enemy(u8),
}

impl End {
    /// Index into [`END_NAMES`].
    pub(crate) fn kind(self) -> Option<usize> {
        Some(match self {
            End::Nowhere => return None,
            End::Store => 0,
            End::Own { is_filled, faced } => {
                1 + 3 * usize::from(is_filled) + [0, 1, 1, 2][usize::from(faced.min(3))]
            }
            End::Enemy(there @ 0..=3) => 7 + usize::from(there),
            End::Enemy(there @ 4..=9) => 11 + usize::from(there % 2),
            End::Enemy(there) => 13 + usize::from(there % 2),
        })
    }
}

/// Which features a game has, and where on the board they lie.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Layout {
    /// The pits of each player in corresponding order, inner row first, each row from the player's left.
    pub(crate) places: [Vec<u8>; 2],
    /// For each pit of South, the place of the pit it faces and that pit's number among North's.
    pub(crate) faced: Vec<Option<(u8, usize)>>,
    pub(crate) has_marks: bool,
    pub(crate) has_score: bool,
    /// Number of directions in which laps are considered.
    pub(crate) ways: usize,
    /// Where laps end: by side, pit, direction and number of seeds.
    ends: [Vec<u8>; 2],
    /// For each place, the pit it faces.
    facing: [u8; MAX_CELLS],
    /// South's pits when the game begins.
    home: PitSet,
    owners: [Owner; MAX_CELLS],
    changes_owners: bool,
}

impl Layout {
    /// The features of a game for two players; `None` unless they face each other with equal numbers of pits.
    pub(crate) fn of(game: &Game) -> Option<Layout> {
        let board = game.board();
        if game.players() != 2 || game.parties().count() != 2 {
            return None;
        }
        let sides = [Side::South, Side::North];
        let shape = |side| board.side_rows(side).iter().map(Vec::len).collect::<Vec<_>>();
        let places = sides.map(|side| {
            board.side_rows(side).iter().flatten().map(|pit| pit.index() as u8).collect::<Vec<u8>>()
        });
        if places[0].is_empty() || shape(sides[0]) != shape(sides[1]) {
            return None;
        }
        let mut facing = [NOWHERE; MAX_CELLS];
        for pit in board.pits() {
            facing[pit.index()] = board.facing(pit).map_or(NOWHERE, |pit| pit.index() as u8);
        }
        let number = |place: u8| places[1].iter().position(|other| *other == place);
        let faced = places[0].iter().map(|place| {
            let other = facing[usize::from(*place)];
            // A one-sided relation does not make a pair.
            let is_mutual = other != NOWHERE && facing[usize::from(other)] == *place;
            Some((other, number(other).filter(|_| is_mutual)?))
        });
        let faced = faced.collect();
        let ways = sowing_directions(game);
        let ends = sides.map(|side| lap_ends(game, side));
        Some(Layout {
            faced,
            has_marks: game.mark_form().is_some(),
            has_score: game.wins_seeds(),
            ways: ways.len(),
            ends,
            facing,
            home: board.side_rows(Side::South).iter().flatten().copied().collect(),
            owners: owners(game, &places),
            changes_owners: game.has_territory(),
            places,
        })
    }

    /// Number of pits of one player.
    pub(crate) fn pits(&self) -> usize {
        self.places[0].len()
    }

    /// The number of features.
    pub(crate) fn len(&self) -> usize {
        Group::ALL.into_iter().map(|group| self.size(group)).sum()
    }

    /// Number of features of a group.
    fn size(&self, group: Group) -> usize {
        let pits = self.pits();
        match group {
            Group::Score => usize::from(self.has_score),
            Group::Tempo => 1,
            Group::Filled => pits + 1,
            Group::Pits => pits * CLASSES,
            Group::Facing if self.faced.iter().all(Option::is_none) => 0,
            Group::Facing => pits * COARSE * COARSE,
            Group::Marks if self.has_marks => 2 * pits,
            Group::MarkSeeds if self.has_marks => 1,
            Group::Marks | Group::MarkSeeds => 0,
            Group::Reach | Group::Threats if self.ways == 0 => 0,
            Group::Reach | Group::Threats => ENDS,
        }
    }

    /// The indices of the features of a group.
    pub(crate) fn range(&self, group: Group) -> Range<usize> {
        let before = Group::ALL.into_iter().take_while(|other| *other != group);
        let start: usize = before.map(|group| self.size(group)).sum();
        start..start + self.size(group)
    }

    /// The number of a place among the pits of a side, if it is one of them.
    pub(crate) fn number(&self, side: Side, place: usize) -> Option<usize> {
        self.places[side.index() & 1].iter().position(|pit| usize::from(*pit) == place)
    }

    /// The place that a place faces.
    pub(crate) fn faces(&self, place: usize) -> Option<usize> {
        self.facing.get(place).filter(|faced| **faced != NOWHERE).map(|faced| usize::from(*faced))
    }

    /// Whether a place is a store.
    pub(crate) fn is_store(&self, place: u8) -> bool {
        self.owners[usize::from(place) % MAX_CELLS] == Owner::Store
    }

    /// Whether every pit belongs to the player on whose side it lies.
    #[inline]
    pub(crate) fn is_at_home(&self, game: &Game, p: &Position) -> bool {
        !self.changes_owners || game.pits_of(p, Side::South) == self.home
    }

    /// The places where laps from a pit of a side end, by number of seeds: one list per direction.
    #[inline(always)]
    pub(crate) fn ends_of(&self, side: usize, pit: usize) -> &[u8] {
        let of_pit = self.ways * COUNTS;
        &self.ends[side][pit * of_pit..(pit + 1) * of_pit]
    }

    /// Classifies the place where a player's lap ends, by its owner and by the seeds there or opposite.
    #[inline(always)]
    pub(crate) fn end(&self, cells: &[u8; MAX_CELLS], side: usize, end: u8) -> End {
        let place = usize::from(end) % MAX_CELLS;
        match self.owners[place] {
            Owner::Nobody => End::Nowhere,
            Owner::Store => End::Store,
            Owner::Side(owner) if usize::from(owner) != side => End::Enemy(cells[place]),
            Owner::Side(_) => {
                let faced = usize::from(self.facing[place]) % MAX_CELLS;
                End::Own { is_filled: cells[place] > 0, faced: cells[faced] }
            }
        }
    }

    /// Calls `see` with every feature of a position and how often it occurs: positive for South, negative for North.
    pub(crate) fn each(&self, game: &Game, p: &Position, see: &mut impl FnMut(usize, i32)) {
        let start = |group| self.range(group).start;
        let cells = p.all_seeds();
        if self.has_score {
            see(start(Group::Score), game.score_lead(p, Side::South));
        }
        see(start(Group::Tempo), if p.to_move() == Side::South { 1 } else { -1 });
        let south = game.pits_of(p, Side::South);
        let mut filled = [0, 0];
        for (side, places) in self.places.iter().enumerate() {
            for (number, place) in places.iter().enumerate() {
                let place = usize::from(*place);
                let is_south = south.contains_index(place);
                filled[usize::from(!is_south)] += usize::from(cells[place] > 0);
                let feature = start(Group::Pits) + number * CLASSES + class(cells[place]);
                see(feature, if is_south { 1 } else { -1 });
            }
            if self.has_marks {
                self.each_mark(p, side, see);
            }
        }
        for (filled, sign) in filled.into_iter().zip([1, -1]) {
            see(start(Group::Filled) + filled.min(self.pits()), sign);
        }
        if self.is_at_home(game, p) {
            self.each_pair(cells, see);
            self.each_end(cells, p.to_move(), see);
        }
    }

    pub(crate) fn each_mark(&self, p: &Position, side: usize, see: &mut impl FnMut(usize, i32)) {
        let sign = if side == 0 { 1 } else { -1 };
        let marks = p.marks(Side::ALL[side]);
        for place in marks.into_iter().map(Pit::index) {
            let Some(feature) = self.mark_feature(side, place) else { continue };
            see(feature, sign);
            see(self.range(Group::MarkSeeds).start, sign * i32::from(p.all_seeds()[place]));
        }
    }

    /// The index of the feature of a side's mark on a place.
    pub(crate) fn mark_feature(&self, side: usize, place: usize) -> Option<usize> {
        let number = |side: usize| self.places[side].iter().position(|there| usize::from(*there) == place);
        let number = number(side).or_else(|| Some(self.pits() + number(1 - side)?))?;
        self.has_marks.then(|| self.range(Group::Marks).start + number)
    }

    fn each_pair(&self, cells: &[u8; MAX_CELLS], see: &mut impl FnMut(usize, i32)) {
        let start = self.range(Group::Facing).start;
        for (number, faced) in self.faced.iter().enumerate() {
            let Some((place, other)) = *faced else { continue };
            let own = coarse(cells[usize::from(self.places[0][number])]);
            let theirs = coarse(cells[usize::from(place)]);
            see(start + (number * COARSE + own) * COARSE + theirs, 1);
            see(start + (other * COARSE + theirs) * COARSE + own, -1);
        }
    }

    fn each_end(&self, cells: &[u8; MAX_CELLS], mover: Side, see: &mut impl FnMut(usize, i32)) {
        for (side, sign) in [(0, 1), (1, -1)] {
            let group = if mover.index() == side { Group::Reach } else { Group::Threats };
            let start = self.range(group).start;
            for (pit, place) in self.places[side].iter().enumerate() {
                let seeds = usize::from(cells[usize::from(*place)]).min(COUNTS - 1);
                for way in self.ends_of(side, pit).chunks_exact(COUNTS) {
                    if let Some(kind) = self.end(cells, side, way[seeds]).kind() {
                        see(start + kind, sign);
                    }
                }
            }
        }
    }
}

/// The owners of places when the game begins.
fn owners(game: &Game, places: &[Vec<u8>; 2]) -> [Owner; MAX_CELLS] {
    let mut owners = [Owner::Nobody; MAX_CELLS];
    for side in [Side::South, Side::North] {
        owners[game.board().store(side).index()] = Owner::Store;
        for place in &places[side.index()] {
            owners[usize::from(*place)] = Owner::Side(side as u8);
        }
    }
    owners
}

/// Where laps end: by pit, direction and number of seeds.
fn lap_ends(game: &Game, side: Side) -> Vec<u8> {
    let mut ends = Vec::new();
    for pit in game.board().side_rows(side).iter().flatten() {
        for way in sowing_directions(game) {
            ends.push(NOWHERE);
            let end = |seeds| lap_end(game, side, *pit, way, seeds);
            ends.extend((1..COUNTS).map(|seeds| end(seeds).map_or(NOWHERE, |pit| pit.index() as u8)));
        }
    }
    ends
}
