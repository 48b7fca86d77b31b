//! The shape of a seed.

use std::f64::consts::SQRT_2;
use std::fmt::Write as _;
use std::iter;

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
    /// The drawing of a rotated seed, as the `d` attribute of a path: a smooth outline, and the line on it. Seeds with the same
    /// radius and rotation differ only in where they begin, so that pictures pack well.
    ///
    /// ```
    /// use naqala::Theme;
    /// let seed = Theme::all()[0].seed;
    /// assert!(seed.path(0.0, 0.0, 10.0, 0.0).starts_with('M'));
    /// ```
    pub fn path(&self, x: f64, y: f64, radius: f64, turns: f64) -> String {
        let (cos, sin) = direction(turns);
        let radius = radius * self.size / 10.0;
        let place = |&(right, down): &(i8, i8)| {
            let (right, down) = (f64::from(right) * radius, f64::from(down) * radius);
            ((right * cos - down * sin).round() as i32, (right * sin + down * cos).round() as i32)
        };
        let mut points = self.points.iter().map(place);
        let (Some(mut bend), Some(last)) = (points.next(), self.points.last().map(place)) else {
            return String::new();
        };
        let start = halfway(last, bend);
        let mut pen = Pen { text: String::with_capacity(160), at: (0, 0) };
        let _ = write!(pen.text, "M{} {}", Tenths(x + tenths(start.0)), Tenths(y + tenths(start.1)));
        pen.at = start;
        pen.write('q', bend);
        for (sign, next) in iter::once(' ').chain(iter::repeat('t')).zip(points) {
            let end = halfway(bend, next);
            pen.draw(sign, end);
            // `t` mirrors the last bend. What rounding has moved is moved back by the next one.
            bend = (2 * end.0 - bend.0, 2 * end.1 - bend.1);
        }
        pen.draw('t', start);
        for (at, point) in self.line.iter().enumerate() {
            pen.draw(if at == 0 { 'm' } else { 'l' }, place(point));
        }
        pen.text
    }
}

/// A point relative to the centre of a seed, in tenths of a pixel, which are precise enough.
type Place = (i32, i32);

/// Writes a path from place to place.
struct Pen {
    text: String,
    at: Place,
}

impl Pen {
    /// Writes where a place is, seen from here.
    fn write(&mut self, sign: char, to: Place) {
        let (right, down) = (tenths(to.0 - self.at.0), tenths(to.1 - self.at.1));
        let _ = write!(self.text, "{sign}{} {}", Tenths(right), Tenths(down));
    }

    /// Goes there.
    fn draw(&mut self, sign: char, to: Place) {
        self.write(sign, to);
        self.at = to;
    }
}

fn tenths(number: i32) -> f64 {
    f64::from(number) / 10.0
}

fn halfway(one: Place, other: Place) -> Place {
    ((one.0 + other.0) / 2, (one.1 + other.1) / 2)
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
    use std::f64::consts::TAU;

    use super::direction;
    use crate::Theme;

    /// The bends of an outline, as those who read its path compute them, in pixels.
    fn bends(path: &str) -> Vec<(f64, f64)> {
        let pairs = |text: &str| {
            let numbers: Vec<f64> = text.split(' ').map(|number| number.parse().unwrap()).collect();
            numbers.chunks(2).map(|pair| (pair[0], pair[1])).collect::<Vec<_>>()
        };
        let (start, rest) = path[1..].split_once('q').unwrap();
        let outline = rest.split(['m', 'l']).next().unwrap();
        let mut parts = outline.split('t').map(pairs);
        let (mut at, first) = (pairs(start)[0], parts.next().unwrap());
        let mut bends = vec![(at.0 + first[0].0, at.1 + first[0].1)];
        at = (at.0 + first[1].0, at.1 + first[1].1);
        for part in parts {
            let (x, y) = bends[bends.len() - 1];
            bends.push((2.0 * at.0 - x, 2.0 * at.1 - y));
            at = (at.0 + part[0].0, at.1 + part[0].1);
        }
        bends
    }

    #[test]
    fn an_outline_bends_at_its_points() {
        for shape in Theme::all().iter().flat_map(|theme| [theme.seed, theme.second]) {
            for (radius, turns) in [(6.3, 0.0), (10.6, 0.3), (40.0, 0.9)] {
                let (cos, sin) = direction(turns);
                let found = bends(&shape.path(50.0, 60.0, radius, turns));
                assert_eq!(found.len(), shape.points.len());
                for (bend, point) in found.iter().zip(shape.points) {
                    let scale = radius * shape.size / 100.0;
                    let (right, down) = (f64::from(point.0) * scale, f64::from(point.1) * scale);
                    let wanted = (50.0 + right * cos - down * sin, 60.0 + right * sin + down * cos);
                    let apart = (bend.0 - wanted.0).hypot(bend.1 - wanted.1);
                    assert!(apart < 0.3, "{apart}: {bend:?} {wanted:?}");
                }
            }
        }
    }

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
