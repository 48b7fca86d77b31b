//! Draws a player's store and reserve.

use super::Picture;
use super::pit::heap;
use super::svg::{Area, Point, Svg};
use crate::board::pits::Side;
use crate::board::second_kind::{Kind, both_text};
use crate::words::Caption;

/// Stores have numbers of their own among the hollows.
const STORES: u32 = 1_000;
/// The lines above and below the seeds of a store.
const LINE: f64 = 22.0;

pub(super) fn draw(svg: &mut Svg, picture: &Picture<'_>, caption: &Caption<'_>, side: Side, area: Area) {
    let Picture { game, position, theme, .. } = picture;
    let body = area.inset(5.0);
    // A store beside the board is not sown into.
    let class = if game.board().has_stores() { "nq-pit" } else { "nq-pit nq-beside" };
    svg.hollow(class, body, theme.store, area.x < 100.0);
    let (won, second) = (game.store(position, side), game.won(position, Kind::Second, side));
    let numbers = both_text(won, second);
    let reserve = game.has_reserve().then(|| caption.reserve(position.reserve(side)));
    let hollow = STORES + side.index() as u32;
    if body.width > body.height {
        // It lies: its owner and its number at the ends, the seeds in between.
        let line = body.height / 2.0 + 6.0;
        let seeds = Area { x: body.x + 64.0, width: body.width - 128.0, ..body };
        heap(svg, theme, u16::from(won), u16::from(second), hollow, seeds.inset(3.0));
        svg.text("nq-label", Point { x: body.x + 34.0, y: body.y + line }, caption.player(side));
        svg.text("nq-heap", Point { x: body.x + body.width - 34.0, y: body.y + line + 3.0 }, numbers);
        return;
    }
    let lines = if reserve.is_some() { 2.0 } else { 1.0 };
    let room = Area { y: body.y + LINE + 8.0, height: body.height - LINE * (1.0 + lines) - 20.0, ..body };
    heap(svg, theme, u16::from(won), u16::from(second), hollow, room.inset(4.0));
    svg.text("nq-label", body.below_top(21.0), caption.player(side));
    svg.text("nq-heap", body.below_top(body.height - 14.0 - LINE * (lines - 1.0)), numbers);
    if let Some(reserve) = reserve {
        svg.text("nq-label", body.below_top(body.height - 13.0), reserve);
    }
}

/// A player's seeds outside the board: those won, or, in games without winnings, those that are still to be entered.
pub(super) fn outside(svg: &mut Svg, picture: &Picture<'_>, caption: &Caption<'_>, side: Side, area: Area) {
    let Picture { game, position, theme, .. } = picture;
    let body = area.inset(5.0);
    let (won, second) = (game.store(position, side), game.won(position, Kind::Second, side));
    let reserve = position.reserve(side);
    let seeds = if game.wins_seeds() { u16::from(won) + u16::from(second) } else { u16::from(reserve) };
    let numbers = game.wins_seeds().then(|| both_text(won, second));
    let reserve = game.has_reserve().then(|| caption.reserve(reserve).to_string());
    let said: Vec<String> = numbers.into_iter().chain(reserve).collect();
    let line = body.height / 2.0 + 5.0;
    let room = Area { x: body.x + 110.0, width: (body.width - 220.0).max(body.height), ..body };
    heap(svg, theme, seeds, u16::from(second), STORES + side.index() as u32, room.inset(3.0));
    svg.text("nq-caption", Point { x: body.x + 50.0, y: body.y + line }, caption.player(side));
    let end = Point { x: body.x + body.width - 50.0, y: body.y + line };
    svg.text("nq-caption", end, said.join(", "));
}
