//! How seeds lie in a pit: apart from each other as long as there is room, each always at the same place.

/// More seeds than these are not drawn; their number is written anyway.
pub(crate) const MOST: u16 = 50;
/// The angle by which each seed is turned against the one before (the golden one, as in a sunflower).
const TURN: f64 = 2.399_963;
/// So many seeds lie in a ring.
const RING: u16 = 5;
/// The radius of the hollow in which seeds lie.
const HOLLOW: f64 = 38.0;

/// A seed in a pit of radius 50, seen from its middle.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Seed {
    pub(crate) x: f64,
    pub(crate) y: f64,
    pub(crate) radius: f64,
}

/// So many seeds as they lie in a pit.
pub(crate) fn seeds(count: u16) -> Vec<Seed> {
    let count = count.min(MOST);
    // Few seeds are large; many are just so small that they do not cover each other.
    let radius = (HOLLOW * 0.86 / f64::from(count.max(1)).sqrt()).min(10.5);
    let place = |at| if count <= RING { in_ring(at, count) } else { in_spiral(at, count) };
    let reach = HOLLOW - radius * 0.4;
    let seed = |(out, angle): (f64, f64)| Seed {
        x: reach * out * angle.cos(),
        y: reach * out * angle.sin(),
        radius,
    };
    (0..count).map(|at| seed(place(at))).collect()
}

/// A few seeds lie in a ring, as the eye counts them best: how far out, and at which angle.
fn in_ring(at: u16, count: u16) -> (f64, f64) {
    let out = if count == 1 { 0.0 } else { 0.55 };
    (out, (f64::from(at) / f64::from(count) + 0.125) * std::f64::consts::TAU)
}

/// Many lie as the seeds of a sunflower.
fn in_spiral(at: u16, count: u16) -> (f64, f64) {
    (((f64::from(at) + 0.5) / f64::from(count)).sqrt(), f64::from(at) * TURN)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_stay_in_the_pit_and_can_be_told_apart() {
        for count in 0..=MOST {
            let seeds = seeds(count);
            assert_eq!(seeds.len(), usize::from(count));
            for (at, seed) in seeds.iter().enumerate() {
                assert!(seed.x.hypot(seed.y) + seed.radius < 50.0, "{count}");
                for other in &seeds[..at] {
                    let apart = (seed.x - other.x).hypot(seed.y - other.y);
                    assert!(apart > seed.radius * 1.2, "{count}: {apart} {}", seed.radius);
                }
            }
        }
    }
}
