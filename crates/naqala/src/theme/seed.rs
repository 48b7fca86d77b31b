//! The shape of a seed.

use std::f64::consts::SQRT_2;
use std::fmt::Write as _;

use super::{Colour, Tenths};

/// The shape and the colours of a seed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SeedShape {
    /// Points around the centre, in hundredths of the radius.
    pub points: &'static [(i8, i8)],
    /// A line on the seed, such as the slit of a cowrie; may be empty.
    pub line: &'static [(i8, i8)],
    /// The colours of seeds; each seed has one of them.
    pub colours: &'static [Colour],
    /// The colour of its edge.
    pub edge: Colour,
    /// Its size relative to other seeds.
    pub size: f64,
}

impl SeedShape {
    /// The drawing of a rotated seed, as the `d` attribute of a path: a smooth outline, and the line on it.
    ///
    /// ```
    /// use naqala::Theme;
    /// let seed = Theme::all()[0].seed;
    /// assert!(seed.path(0.0, 0.0, 10.0, 0.0).starts_with('M'));
    /// ```
    pub fn path(&self, x: f64, y: f64, radius: f64, turns: f64) -> String {
        let (cos, sin) = direction(turns);
        let radius = radius * self.size / 100.0;
        let place = |&(right, down): &(i8, i8)| {
            let (right, down) = (f64::from(right) * radius, f64::from(down) * radius);
            (x + right * cos - down * sin, y + right * sin + down * cos)
        };
        let mut text = String::with_capacity(160);
        let mut put = |sign: char, (x, y): (f64, f64)| {
            // Tenths of a pixel are precise enough.
            let _ = write!(text, "{sign}{} {}", Tenths(x), Tenths(y));
        };
        let points = self.points;
        let halfway = |at: usize| {
            let (one, other) = (place(&points[at]), place(&points[(at + 1) % points.len()]));
            ((one.0 + other.0) / 2.0, (one.1 + other.1) / 2.0)
        };
        put('M', halfway(points.len() - 1));
        for (at, point) in points.iter().enumerate() {
            put('Q', place(point));
            put(' ', halfway(at));
        }
        for (at, point) in self.line.iter().enumerate() {
            put(if at == 0 { 'M' } else { 'L' }, place(point));
        }
        text
    }
}

/// The point of the unit circle after this many turns. Exact at eighths, and within a degree between them, which is not
/// visible. Computed from the tangent of half the angle: sines differ between machines and make the page larger.
fn direction(turns: f64) -> (f64, f64) {
    let quarter = (turns * 4.0).round();
    let half = (turns * 4.0 - quarter) * 2.0 * (SQRT_2 - 1.0);
    let scale = 1.0 / (1.0 + half * half);
    let (cos, sin) = ((1.0 - half * half) * scale, 2.0 * half * scale);
    match (quarter as i64).rem_euclid(4) {
        0 => (cos, sin),
        1 => (-sin, cos),
        2 => (-cos, -sin),
        _ => (sin, -cos),
    }
}

#[cfg(test)]
mod tests {
    use super::direction;
    use std::f64::consts::TAU;

    #[test]
    fn directions_are_those_of_the_angle() {
        for step in -100..200 {
            let turns = f64::from(step) / 100.0;
            let (cos, sin) = direction(turns);
            assert!((cos * cos + sin * sin - 1.0).abs() < 1e-12);
            let (right_sin, right_cos) = (turns * TAU).sin_cos();
            assert!((cos - right_cos).hypot(sin - right_sin) < 1.0_f64.to_radians(), "{turns}");
        }
    }
}
