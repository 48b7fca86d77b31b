//! Draws one pit: its seeds, their number, its name, and whatever the rules have put on it.

use super::Picture;
use super::svg::{Area, Point, Svg};
use crate::board::pits::{Pit, Side};
use crate::board::second_kind::Kind;

/// With more seeds than this only their number is shown.
const MOST_DOTS: u8 = 12;
/// The radius of the round in which seeds lie.
const HOLLOW: f64 = 22.0;
const SEED: f64 = 4.0;
/// The side that marks point with, and half the width of a sign.
const MARK: f64 = 7.0;
const SIGN: f64 = 17.0;
/// The seeds lie so far above the middle of the pit, for the sake of their number.
const RAISED: f64 = 10.0;

pub(super) fn draw(svg: &mut Svg, picture: &Picture<'_>, pit: Pit, cell: Area) {
    let Picture { game, position, .. } = picture;
    let body = Area { height: cell.height - 16.0, ..cell }.inset(4.0);
    let corner = body.width / 2.0 - 2.0;
    let is_closed = position.closed().contains(pit);
    let class = match game.board().home(pit) {
        _ if is_closed => "nq-pit nq-closed",
        Side::South | Side::East => "nq-pit",
        Side::North | Side::West => "nq-pit nq-north",
    };
    svg.rectangle(class, body, corner);
    if is_closed {
        cross(svg, body.centre());
    } else {
        let second = game.pieces(position, Kind::Second, pit);
        seeds(svg, position.seeds(pit), second, &game.pieces_text(position, pit), body);
    }
    for side in game.sides().filter(|side| position.marks(*side).contains(pit)) {
        mark(svg, side, body, corner);
    }
    if position.blocked() == Some(pit) {
        bar(svg, body.below_top(body.height / 2.0 - RAISED));
    }
    if picture.sown_from == Some(pit) {
        svg.rectangle("nq-from", body.inset(4.0), corner - 4.0);
    }
    if position.focus() == Some(pit) {
        svg.rectangle("nq-sign", body, corner);
    }
    let owner = game.owner(position, pit).filter(|owner| *owner != game.board().home(pit));
    let owner = owner.map(|owner| format!(" ({})", owner.letter())).unwrap_or_default();
    svg.text("nq-name", cell.below_top(cell.height - 5.0), format!("{}{owner}", game.board().name(pit)));
}

/// The seeds of a pit and their number, those of a second kind behind a plus sign.
fn seeds(svg: &mut Svg, seeds: u8, second: u8, number: &str, body: Area) {
    if seeds.saturating_add(second) > MOST_DOTS {
        let middle = body.centre();
        svg.text("nq-heap", Point { y: middle.y + 8.0, ..middle }, number);
        return;
    }
    dots(svg, seeds, second, body.below_top(body.height / 2.0 - RAISED));
    svg.text("nq-count", body.below_top(body.height - 8.0), number);
}

/// Up to a dozen seeds round a point, those of a second kind as squares; nothing if there are more.
pub(super) fn dots(svg: &mut Svg, seeds: u8, second: u8, middle: Point) {
    let all = seeds.saturating_add(second);
    if all > MOST_DOTS {
        return;
    }
    for (at, (right, down)) in (0..).zip(heap(all)) {
        let centre = Point { x: middle.x + HOLLOW * right, y: middle.y + HOLLOW * down };
        if at < second {
            let corner =
                Area { x: centre.x - SEED, y: centre.y - SEED, width: 2.0 * SEED, height: 2.0 * SEED };
            svg.rectangle("nq-second", corner, 1.0);
        } else {
            svg.circle("nq-seed", centre, SEED);
        }
    }
}

/// How seeds lie in a round of radius one: some in the middle, the others in a ring.
fn heap(seeds: u8) -> Vec<(f64, f64)> {
    let (inner, outer) = match seeds {
        0 => return Vec::new(),
        1 => (1, 0),
        2..=5 => (0, seeds),
        6..=9 => (1, seeds - 1),
        _ => (3, seeds - 3),
    };
    let outer_radius = if inner == 0 { 0.5 } else { 0.78 };
    let inner_radius = if inner == 1 { 0.0 } else { 0.3 };
    ring(inner, inner_radius).chain(ring(outer, outer_radius)).collect()
}

fn ring(count: u8, radius: f64) -> impl Iterator<Item = (f64, f64)> {
    (0..count).map(move |at| {
        // The first seed lies at the top; two lie side by side.
        let turn = f64::from(at) / f64::from(count) + if count == 2 { 0.0 } else { -0.25 };
        let angle = turn * std::f64::consts::TAU;
        (radius * angle.cos(), radius * angle.sin())
    })
}

/// A pit out of play.
fn cross(svg: &mut Svg, at: Point) {
    let corner = |right: f64, down: f64| Point { x: at.x + right * SIGN, y: at.y + down * SIGN };
    svg.path("nq-sign", &[corner(-1.0, -1.0), corner(1.0, 1.0)], false);
    svg.path("nq-sign", &[corner(-1.0, 1.0), corner(1.0, -1.0)], false);
}

/// A pit that may not be played in this turn.
fn bar(svg: &mut Svg, at: Point) {
    svg.circle("nq-sign", at, SIGN);
    svg.path("nq-sign", &[Point { x: at.x - SIGN, ..at }, Point { x: at.x + SIGN, ..at }], false);
}

/// A marked pit has a second outline, and an arrowhead that points to the owner of the mark.
fn mark(svg: &mut Svg, owner: Side, body: Area, corner: f64) {
    svg.rectangle("nq-sign", body.inset(1.0), corner - 1.0);
    let at = Point { x: body.x + body.width - 6.0, y: body.y + 6.0 };
    let (right, down) = match owner {
        Side::South => (0.0, 1.0),
        Side::North => (0.0, -1.0),
        Side::East => (1.0, 0.0),
        Side::West => (-1.0, 0.0),
    };
    let point = |ahead: f64, aside: f64| Point {
        x: at.x + MARK * (ahead * right - aside * down),
        y: at.y + MARK * (ahead * down + aside * right),
    };
    svg.path("nq-mark", &[point(1.1, 0.0), point(-0.8, 1.0), point(-0.8, -1.0)], true);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seeds_lie_in_the_pit_and_apart_from_each_other() {
        for count in 0..=MOST_DOTS {
            let heap = heap(count);
            assert_eq!(heap.len(), usize::from(count));
            for (at, a) in heap.iter().enumerate() {
                assert!(a.0.hypot(a.1) * HOLLOW + SEED <= HOLLOW, "{count}: a seed lies on the rim");
                let apart = |b: &(f64, f64)| (a.0 - b.0).hypot(a.1 - b.1) * HOLLOW > 2.0 * SEED;
                assert!(heap[..at].iter().all(apart), "{count}: seeds lie on each other");
            }
        }
    }
}
