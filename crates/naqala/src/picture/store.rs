//! Draws a player's store and what he has yet to enter.

use super::Picture;
use super::pit::dots;
use super::svg::{Area, Point, Svg};
use crate::board::pits::Side;
use crate::board::second_kind::{Kind, both_text};
use crate::words::Caption;

/// Above this height there is room for the seeds themselves.
const ROOM_FOR_SEEDS: f64 = 150.0;

pub(super) fn draw(svg: &mut Svg, picture: &Picture<'_>, caption: &Caption<'_>, side: Side, area: Area) {
    let Picture { game, position, .. } = picture;
    let body = area.inset(5.0);
    // A store beside the board is not sown into.
    let class = if game.board().has_stores() { "nq-pit" } else { "nq-pit nq-beside" };
    svg.rectangle(class, body, 20.0);
    svg.text("nq-label", body.below_top(21.0), caption.player(side));
    let middle = body.centre();
    let (won, second) = (game.store(position, side), game.won(position, Kind::Second, side));
    svg.text("nq-heap", Point { y: middle.y + 9.0, ..middle }, both_text(won, second));
    if body.height > ROOM_FOR_SEEDS {
        dots(svg, won, second, Point { y: middle.y - 34.0, ..middle });
    }
    if game.has_reserve() {
        let reserve = caption.reserve(position.reserve(side));
        svg.text("nq-label", body.below_top(body.height - 14.0), reserve);
    }
}
