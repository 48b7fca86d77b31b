//! Places seeds in a pit: random, but always the same for the same pit. Adding a seed does not move the others. Many seeds lie
//! on top of each other.

/// Radius of the hollow in which seeds lie, if the radius of the pit is 50.
const HOLLOW: f64 = 45.0;
/// Possible radii of seeds. The radius stays the same while seeds are added, until all have to become smaller.
const RADII: [f64; 8] = [13.0, 11.8, 10.6, 9.4, 8.3, 7.3, 6.3, 5.4];
/// Number of different rotations of seeds: enough to look like any. Seeds drawn alike pack well.
const ROTATIONS: f64 = 32.0;
/// Share of the hollow that seeds cover, unless they would get too small. They overlap.
const COVER: f64 = 0.58;
/// Number of first seeds, which can be counted at a glance; number of places tried for each of them; number of places tried for
/// each later one. A seed goes to the place with the most room.
const TRIES: (u16, u32, u32) = (12, 20, 6);
/// Weight of the distance from the middle, compared with the room that a place has.
const PULL: f64 = 0.3;
/// Number of seeds in a layer. The next ones lie on top, nearer to the middle.
const LAYER: u16 = 56;

/// A seed in a hollow, relative to the middle of the hollow, whose radius is 50.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LyingSeed {
    /// How far to the right.
    pub x: f64,
    /// How far down.
    pub y: f64,
    /// Its radius.
    pub radius: f64,
    /// Its rotation, in turns.
    pub turns: f64,
    /// Which of the three colours it has.
    pub shade: usize,
}

/// A pseudo-random generator with a fixed sequence (G. Marsaglia's xorshift).
struct Chance(u32);

impl Chance {
    fn new(key: u32) -> Chance {
        let mut chance = Chance(key.wrapping_mul(0x9E37_79B9) ^ 0x5DEE_CE66);
        (0..3).for_each(|_| _ = chance.next());
        chance
    }

    /// A number from 0 to 1.
    fn next(&mut self) -> f64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 17;
        self.0 ^= self.0 << 5;
        f64::from(self.0) / f64::from(u32::MAX)
    }

    /// A random point in the unit circle: the first random point of the square around it that lies inside. This avoids sines,
    /// which differ between machines and make the page larger.
    fn place(&mut self) -> (f64, f64) {
        loop {
            let (x, y) = (2.0 * self.next() - 1.0, 2.0 * self.next() - 1.0);
            if x * x + y * y <= 1.0 {
                return (x, y);
            }
        }
    }
}

/// The places of `count` seeds in hollow number `hollow`, which is `stretch` times as wide as it is high. The same arguments
/// always give the same places, and adding a seed does not move the others.
///
/// ```
/// let seeds = naqala::lying_seeds(4, 0, 1.0);
/// assert_eq!(seeds.len(), 4);
/// assert_eq!(seeds, naqala::lying_seeds(4, 0, 1.0));
/// ```
pub fn lying_seeds(count: u16, hollow: u32, stretch: f64) -> Vec<LyingSeed> {
    let wanted = HOLLOW * (COVER * stretch / f64::from(count.max(1))).sqrt();
    let radius = RADII.into_iter().find(|radius| *radius <= wanted).unwrap_or(RADII[RADII.len() - 1]);
    let (across, down) = (HOLLOW * stretch - radius, HOLLOW - radius);
    let mut chance = Chance::new(hollow + 7_919);
    let seed = |(x, y): (f64, f64)| {
        let (turns, shade) =
            ((chance.next() * ROTATIONS).floor() / ROTATIONS, (chance.next() * 2.999) as usize);
        LyingSeed { x: x * across, y: y * down, radius, turns, shade }
    };
    places(count, hollow, stretch).into_iter().map(seed).collect()
}

fn length(x: f64, y: f64) -> f64 {
    (x * x + y * y).sqrt()
}

/// Places in the unit circle, each chosen for having the most room when its seed fell.
fn places(count: u16, key: u32, stretch: f64) -> Vec<(f64, f64)> {
    let mut chance = Chance::new(key + 1);
    let mut taken: Vec<(f64, f64)> = Vec::with_capacity(count.into());
    for number in 0..count {
        let layer = number / LAYER;
        // Only seeds of the same layer take up room.
        let others = &taken[usize::from(layer * LAYER)..];
        let reach = 1.0 / (1.0 + 0.3 * f64::from(layer));
        let room = |(x, y): (f64, f64)| {
            let apart = |(ox, oy): &(f64, f64)| length((x - ox) * stretch, y - oy);
            others.iter().map(apart).fold(2.0, f64::min) - PULL * length(x, y)
        };
        let tries = if number < TRIES.0 { TRIES.1 } else { TRIES.2 };
        let tries = (0..tries).map(|_| {
            let (x, y) = chance.place();
            (x * reach, y * reach)
        });
        let best = tries.max_by(|one, other| room(*one).total_cmp(&room(*other)));
        taken.extend(best);
    }
    taken
}

#[cfg(test)]
mod tests {
    use super::*;

    /// More seeds than any game has in one place.
    const ALL: u16 = 255;

    #[test]
    fn every_seed_is_drawn_within_the_pit() {
        for (count, stretch) in (0..=ALL).flat_map(|count| [(count, 1.0), (count, 3.0)]) {
            let seeds = lying_seeds(count, u32::from(count) % 7, stretch);
            assert_eq!(seeds.len(), usize::from(count));
            let is_within = |seed: &LyingSeed| (seed.x / stretch).hypot(seed.y) <= HOLLOW;
            assert!(seeds.iter().all(is_within), "{count}");
        }
    }

    #[test]
    fn a_heap_stays_as_it_is_and_another_pit_has_another() {
        assert_eq!(lying_seeds(17, 3, 1.0), lying_seeds(17, 3, 1.0));
        assert_ne!(lying_seeds(17, 3, 1.0), lying_seeds(17, 4, 1.0));
        assert_eq!(places(17, 3, 1.0)[..16], places(16, 3, 1.0)[..]);
    }

    #[test]
    fn a_few_seeds_can_be_counted() {
        for (key, count) in (0..64).flat_map(|key| (2..=7).map(move |count| (key, count))) {
            let seeds = lying_seeds(count, key, 1.0);
            for (at, seed) in seeds.iter().enumerate() {
                for other in &seeds[..at] {
                    let apart = (seed.x - other.x).hypot(seed.y - other.y);
                    assert!(apart > seed.radius, "{count} in {key}: {apart} {}", seed.radius);
                }
            }
        }
    }
}
