//! Draws one pit: its seeds, their number, its name, and its marks.

use super::Picture;
use super::svg::{Area, Point, Svg};
use crate::board::pits::{Pit, Side};
use crate::board::second_kind::Kind;
use crate::heap::lying_seeds;
use crate::theme::{Outline, Theme};

/// The side that marks point with, and half the width of a sign.
const MARK: f64 = 7.0;
const SIGN: f64 = 17.0;
/// The line below a hollow, with the name of the pit and the number of its seeds.
pub(super) const LINE: f64 = 22.0;

pub(super) fn draw(svg: &mut Svg, picture: &Picture<'_>, pit: Pit, cell: Area) {
    let Picture { game, position, theme, .. } = picture;
    let body = Area { height: cell.height - LINE, ..cell }.inset(4.0);
    let is_tall = game.board().height(pit) > 1;
    let is_special = game.sides().any(|side| game.start().marks(side).contains(pit));
    let outline = match (is_tall, is_special) {
        (true, _) => theme.pit.tall,
        (_, true) => theme.pit.marked,
        _ => theme.pit.outline,
    };
    let is_closed = position.closed().contains(pit);
    let class = if is_closed { "nq-pit nq-closed" } else { "nq-pit" };
    let is_left = game.board().place(pit).1 == 0;
    svg.hollow(class, body, outline, is_left);
    if is_closed {
        cross(svg, body.centre());
    } else {
        seeds(svg, picture, pit, body);
    }
    for side in game.sides().filter(|side| position.marks(*side).contains(pit)) {
        mark(svg, side, body, outline, is_left);
    }
    if position.blocked() == Some(pit) {
        bar(svg, body.centre());
    }
    if picture.sown_from == Some(pit) {
        svg.hollow("nq-from", body.inset(4.0), outline, is_left);
    }
    if position.focus() == Some(pit) {
        svg.hollow("nq-sign", body, outline, is_left);
    }
    let owner = game.owner(position, pit).filter(|owner| *owner != game.board().home(pit));
    let owner = owner.map(|owner| format!(" ({})", owner.letter())).unwrap_or_default();
    let line = cell.below_top(cell.height - 7.0);
    if is_closed {
        svg.text("nq-name", line, format!("{}{owner}", game.board().name(pit)));
        return;
    }
    let aside = cell.width / 4.0 - 2.0;
    svg.text("nq-name", Point { x: line.x - aside, ..line }, format!("{}{owner}", game.board().name(pit)));
    svg.text("nq-count", Point { x: line.x + aside, ..line }, game.pieces_text(position, pit));
}

/// The seeds of a pit, those of a second kind first.
fn seeds(svg: &mut Svg, picture: &Picture<'_>, pit: Pit, body: Area) {
    let (seeds, second) =
        (picture.position.seeds(pit), picture.game.pieces(picture.position, Kind::Second, pit));
    heap(svg, picture.theme, u16::from(seeds), u16::from(second), pit.index() as u32, body);
}

/// Seeds as they lie in a hollow of a number, those of a second kind on the first places.
pub(super) fn heap(svg: &mut Svg, theme: &Theme, seeds: u16, second: u16, hollow: u32, body: Area) {
    let (middle, short) = (body.centre(), body.width.min(body.height));
    let (scale, stands) = (short / 100.0 * 0.92, body.height > body.width);
    let stretch = (body.width.max(body.height) / short).min(6.0);
    for (at, seed) in (0..).zip(lying_seeds(seeds + second, hollow, stretch)) {
        let (right, down) = if stands { (seed.y, seed.x) } else { (seed.x, seed.y) };
        let (x, y, radius) = (middle.x + right * scale, middle.y + down * scale, seed.radius * scale);
        if at < second {
            svg.drawing("nq-second", &theme.second.path(x, y, radius, seed.turns));
        } else {
            let class = ["nq-seed", "nq-seed nq-other", "nq-seed nq-third"][seed.shade.min(2)];
            svg.drawing(class, &theme.seed.path(x, y, radius, seed.turns));
        }
    }
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
fn mark(svg: &mut Svg, owner: Side, body: Area, outline: Outline, is_left: bool) {
    svg.hollow("nq-sign", body.inset(2.0), outline, is_left);
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
