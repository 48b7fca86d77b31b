//! Weights as tables for the search.
//!
//! The two weights of a feature are packed into the halves of one integer, so that both phases are summed at once (the packed
//! scores of chess programs).

use naqala::{Game, Position, Side};

use super::layout::{CLASSES, COARSE, COUNTS, End, Group, Layout, class, coarse};

/// The weight of a feature in both phases: with all seeds in the pits in the upper half, with none in the lower one. Adding,
/// and multiplying by integers, acts on both halves.
pub(crate) type Both = i64;

fn both(full: i32, empty: i32) -> Both {
    (i64::from(full) << 32) + i64::from(empty)
}

/// Interpolates between the phases; `full` of 256 parts belong to the full phase.
#[inline(always)]
pub(crate) fn between(both: Both, full: i32) -> i32 {
    let low = both as i32;
    let high = ((both - i64::from(low)) >> 32) as i32;
    ((i64::from(high) * i64::from(full) + i64::from(low) * i64::from(256 - full)) / 256) as i32
}

/// Two pits that face each other.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Pair {
    south: u8,
    north: u8,
    /// The value of both to South, by the coarse classes of their seeds.
    worth: [Both; COARSE * COARSE],
}

/// The values of the places where a player's laps end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Ends {
    store: Both,
    /// An empty own pit, then a filled one, by the seeds in the pit it faces.
    own: [[Both; COUNTS]; 2],
    /// A pit of the other player, by its seeds.
    enemy: [Both; COUNTS],
}

impl Ends {
    fn new(by_kind: &[Both]) -> Ends {
        let of = |end: End| end.kind().and_then(|kind| by_kind.get(kind)).copied().unwrap_or(0);
        let by_count = |end: &dyn Fn(u8) -> End| std::array::from_fn(|seeds| of(end(seeds as u8)));
        Ends {
            store: of(End::Store),
            own: [false, true].map(|is_filled| by_count(&|faced| End::Own { is_filled, faced })),
            enemy: by_count(&End::Enemy),
        }
    }

    fn is_nothing(&self) -> bool {
        let all = self.own.iter().flatten().chain(&self.enemy);
        all.chain([&self.store]).all(|worth| *worth == 0)
    }

    #[inline(always)]
    pub(crate) fn worth(&self, end: End) -> Both {
        match end {
            End::Nowhere => 0,
            End::Store => self.store,
            End::Own { is_filled, faced } => self.own(is_filled, faced),
            End::Enemy(there) => self.enemy(there),
        }
    }

    #[inline(always)]
    pub(crate) fn store(&self) -> Both {
        self.store
    }

    #[inline(always)]
    pub(crate) fn own(&self, is_filled: bool, faced: u8) -> Both {
        self.own[usize::from(is_filled)][usize::from(faced).min(COUNTS - 1)]
    }

    #[inline(always)]
    pub(crate) fn enemy(&self, there: u8) -> Both {
        self.enemy[usize::from(there).min(COUNTS - 1)]
    }
}

/// The value of a game's positions beyond material.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Positional {
    layout: Layout,
    by_feature: Vec<Both>,
    score: Both,
    tempo: Both,
    filled: Vec<Both>,
    /// By pit and number of seeds.
    pits: Vec<[Both; COUNTS]>,
    pairs: Vec<Pair>,
    /// For the player to move, then for the other.
    ends: Option<Box<[Ends; 2]>>,
    has_marks: bool,
    /// The share of the full phase, of 256, by number of seeds in the pits.
    full: Vec<i32>,
}

impl Positional {
    /// `weights` are in seeds, and `seed` is the value of one.
    pub(crate) fn new(game: &Game, layout: Layout, weights: &[Vec<f64>; 2], seed: i32) -> Positional {
        let in_units = |seeds: f64| (seeds * f64::from(seed)).round() as i32;
        let by_feature: Vec<Both> = weights[0]
            .iter()
            .zip(&weights[1])
            .map(|(full, empty)| both(in_units(*full), in_units(*empty)))
            .collect();
        let of = |group| &by_feature[layout.range(group)];
        let single = |group| of(group).first().copied().unwrap_or(0);
        let pits = of(Group::Pits).chunks(CLASSES).map(|by_class| {
            let mut by_count = [0; COUNTS];
            for (seeds, worth) in (0..).zip(&mut by_count) {
                *worth = by_class[class(seeds)];
            }
            by_count
        });
        let ends = Box::new([Group::Reach, Group::Threats].map(|group| Ends::new(of(group))));
        let marks = of(Group::Marks).iter().chain(of(Group::MarkSeeds));
        let total = game.total_seeds().max(1) as usize;
        Positional {
            score: single(Group::Score),
            tempo: single(Group::Tempo),
            filled: of(Group::Filled).to_vec(),
            pits: pits.collect(),
            pairs: pairs(&layout, of(Group::Facing)),
            ends: Some(ends).filter(|ends| !ends.iter().all(Ends::is_nothing)),
            has_marks: marks.into_iter().any(|worth| *worth != 0),
            full: (0..=256).map(|seeds: usize| (256 * seeds.min(total) / total) as i32).collect(),
            by_feature,
            layout,
        }
    }

    pub(crate) fn layout(&self) -> &Layout {
        &self.layout
    }

    pub(crate) fn has_marks(&self) -> bool {
        self.has_marks
    }

    /// The value of a pit to its owner, by number of seeds.
    pub(crate) fn of_pit(&self, number: usize) -> [Both; COUNTS] {
        self.pits[number]
    }

    /// The value of a pit of a side and the pit it faces to that side, by the coarse classes of their seeds.
    pub(crate) fn pair_of(&self, side: Side, number: usize) -> Option<[Both; COARSE * COARSE]> {
        let place = self.layout.places[side.index() & 1][number];
        let is_of = |pair: &&Pair| if side == Side::South { pair.south } else { pair.north } == place;
        let pair = self.pairs.iter().find(is_of)?;
        if side == Side::South {
            return Some(pair.worth);
        }
        let turned = |at: usize| -pair.worth[at % COARSE * COARSE + at / COARSE];
        Some(std::array::from_fn(turned))
    }

    /// The value of a lead in the score and of having the move to the player to move.
    #[inline(always)]
    pub(crate) fn of_lead_and_move(&self, lead: i32) -> Both {
        self.tempo + self.score * i64::from(lead)
    }

    /// The value of a side's mark on a place to that side, if no seeds lie there.
    pub(crate) fn of_mark(&self, side: Side, place: usize) -> Option<Both> {
        let Some(feature) = self.layout.mark_feature(side.index() & 1, place) else {
            return (!self.has_marks).then_some(0);
        };
        self.by_feature.get(feature).copied()
    }

    /// The value of these numbers of filled pits to the player who has the first of them.
    #[inline(always)]
    pub(crate) fn of_filled(&self, filled: [usize; 2]) -> Both {
        self.filled[filled[0]] - self.filled[filled[1]]
    }

    /// The values of the ends of laps, of the player to move and of the other.
    #[inline(always)]
    pub(crate) fn ends(&self) -> Option<&[Ends; 2]> {
        self.ends.as_deref()
    }

    /// The share of the full phase, of 256.
    #[inline(always)]
    pub(crate) fn full(&self, seeds: i32) -> i32 {
        self.full[seeds.clamp(0, 256) as usize]
    }

    /// What a position is worth to a player.
    #[inline]
    pub(crate) fn worth(&self, game: &Game, p: &Position, side: Side) -> i32 {
        let sum = if self.layout.is_at_home(game, p) { self.sum(game, p) } else { self.slow_sum(game, p) };
        let worth = between(sum, self.full(game.seeds_on_board(p)));
        if side == Side::South { worth } else { -worth }
    }

    /// The value to South if every pit belongs to the player on whose side it lies.
    #[inline]
    fn sum(&self, game: &Game, p: &Position) -> Both {
        let cells = p.all_seeds();
        let mover = p.to_move();
        let tempo = if mover == Side::South { self.tempo } else { -self.tempo };
        let lead = if self.score == 0 { 0 } else { game.score_lead(p, Side::South) };
        let mut sum = tempo + self.score * i64::from(lead);
        let mut filled = [0; 2];
        let [south, north] = &self.layout.places;
        for ((by_count, south), north) in self.pits.iter().zip(south).zip(north) {
            let [south, north] = [south, north].map(|place| cells[usize::from(*place) % cells.len()]);
            let at = |seeds: u8| by_count[usize::from(seeds).min(COUNTS - 1)];
            sum += at(south) - at(north);
            filled[0] += usize::from(south > 0);
            filled[1] += usize::from(north > 0);
        }
        sum += self.filled[filled[0]] - self.filled[filled[1]];
        for pair in &self.pairs {
            let [south, north] =
                [pair.south, pair.north].map(|place| coarse(cells[usize::from(place) % cells.len()]));
            sum += pair.worth[south * COARSE + north];
        }
        if let Some(ends) = &self.ends {
            for side in 0..2 {
                let of_side = self.sum_of_ends(cells, side, &ends[usize::from(mover.index() != side)]);
                sum += if side == 0 { of_side } else { -of_side };
            }
        }
        if self.has_marks { sum + self.sum_of_marks(p) } else { sum }
    }

    #[inline]
    fn sum_of_ends(&self, cells: &[u8; naqala::MAX_CELLS], side: usize, worth: &Ends) -> Both {
        let mut sum = 0;
        for (pit, place) in self.layout.places[side].iter().enumerate() {
            let seeds = usize::from(cells[usize::from(*place) % cells.len()]).min(COUNTS - 1);
            for way in self.layout.ends_of(side, pit).chunks_exact(COUNTS) {
                sum += worth.worth(self.layout.end(cells, side, way[seeds]));
            }
        }
        sum
    }

    fn sum_of_marks(&self, p: &Position) -> Both {
        let mut sum = 0;
        for side in 0..2 {
            self.layout.each_mark(p, side, &mut |feature, times| {
                sum += self.by_feature[feature] * i64::from(times);
            });
        }
        sum
    }

    /// The sum of the weights, computed feature by feature, whoever owns the pits.
    #[inline(never)]
    fn slow_sum(&self, game: &Game, p: &Position) -> Both {
        let mut sum = 0;
        self.layout.each(game, p, &mut |feature, times| sum += self.by_feature[feature] * i64::from(times));
        sum
    }
}

#[cfg(test)]
impl Positional {
    /// Both sums of a position, if they differ.
    pub(crate) fn quick_and_slow_sum(&self, game: &Game, p: &Position) -> Option<(Both, Both)> {
        let sums = (self.sum(game, p), self.slow_sum(game, p));
        (self.layout.is_at_home(game, p) && sums.0 != sums.1).then_some(sums)
    }
}

/// The pairs of facing pits that have any value.
fn pairs(layout: &Layout, facing: &[Both]) -> Vec<Pair> {
    let at = |number: usize, own: usize, theirs: usize| facing[(number * COARSE + own) * COARSE + theirs];
    let mut pairs = Vec::new();
    for (number, faced) in layout.faced.iter().enumerate() {
        let Some((place, other)) = *faced else { continue };
        let mut worth = [0; COARSE * COARSE];
        for own in 0..COARSE {
            for theirs in 0..COARSE {
                worth[own * COARSE + theirs] = at(number, own, theirs) - at(other, theirs, own);
            }
        }
        if worth.iter().any(|worth| *worth != 0) {
            pairs.push(Pair { south: layout.places[0][number], north: place, worth });
        }
    }
    pairs
}
