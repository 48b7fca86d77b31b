//! Pictures of boards: one scalable drawing (SVG) of any position of any game.
//!
//! A picture follows the places of the [`crate::Board`] and knows no layout by itself. It is readable in light and
//! dark, in print and without colours: everything that colours show is also shown by shape or by a word, and the
//! whole position is told in its description, for those who listen to it. It refers to nothing outside itself.

mod pit;
mod plan;
mod store;
mod svg;
#[cfg(test)]
mod tests;

use crate::game::Game;
use crate::pits::Pit;
use crate::position::Position;
use crate::words;

use plan::Plan;
use svg::Svg;

/// The picture of a position as SVG, with its texts in English.
///
/// ```
/// let game = naqala::catalogue::game("oware").unwrap();
/// let svg = naqala::board_svg(&game, &game.start());
/// assert!(svg.starts_with("<svg ") && svg.contains("<title>Oware: South to move.</title>"));
/// ```
pub fn board_svg(game: &Game, position: &Position) -> String {
    Picture::new(game, position).svg()
}

/// A picture that is still to be drawn.
///
/// ```
/// use naqala::{Picture, catalogue};
/// let game = catalogue::game("kalah").unwrap();
/// let c = game.board().find("c").unwrap();
/// let svg = Picture::new(&game, &game.start()).sown_from(c).svg();
/// assert!(svg.contains("The last sowing began in c."));
/// ```
#[derive(Clone, Debug)]
pub struct Picture<'a> {
    pub(crate) game: &'a Game,
    pub(crate) position: &'a Position,
    pub(crate) language: &'a str,
    pub(crate) sown_from: Option<Pit>,
}

impl<'a> Picture<'a> {
    /// The picture of a position.
    pub fn new(game: &'a Game, position: &'a Position) -> Picture<'a> {
        Picture { game, position, language: "en", sown_from: None }
    }

    /// Writes its texts in another language; one that is not in [`crate::languages`] gives English.
    pub fn language(self, language: &'a str) -> Picture<'a> {
        Picture { language, ..self }
    }

    /// Shows from which pit the last sowing began.
    pub fn sown_from(self, pit: Pit) -> Picture<'a> {
        Picture { sown_from: Some(pit), ..self }
    }

    /// The whole position in sentences, for a reader who does not see the picture.
    pub fn description(&self) -> String {
        words::Caption::new(self).description()
    }

    /// Draws it.
    pub fn svg(&self) -> String {
        let caption = words::Caption::new(self);
        let plan = Plan::new(self.game, self.position);
        let mut svg = Svg::new(plan.width, plan.height, &caption.title(), &caption.description());
        svg.rectangle("nq-ground", plan.ground(), plan::CORNER);
        for (side, area) in &plan.stores {
            store::draw(&mut svg, self, &caption, *side, *area);
        }
        for pit in self.game.board().pits() {
            pit::draw(&mut svg, self, pit, plan.pit(pit));
        }
        if let Some(trays) = caption.trays() {
            svg.text("nq-caption", plan.tray_line(), trays);
        }
        svg.text("nq-caption", plan.caption(), caption.turn());
        svg.finish()
    }
}
