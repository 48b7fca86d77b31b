//! Pictures of boards: one scalable drawing (SVG) of any position of any game.
//!
//! A picture follows the places of the [`crate::Board`] and has no code for particular layouts. It is readable in light and dark,
//! in print and without colours: shapes or words repeat everything that colours show, and the description contains the whole
//! position, for screen readers. It refers to no other files.

mod pit;
mod plan;
mod store;
mod svg;
#[cfg(test)]
mod tests;

use crate::board::pits::Pit;
use crate::board::position::Position;
use crate::board_layout::BoardPlace;
use crate::game::Game;
use crate::theme::Theme;
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

/// A picture to be drawn.
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
    pub(crate) theme: &'static Theme,
    is_part_of_page: bool,
}

impl<'a> Picture<'a> {
    fn caption(&self) -> words::Caption<'a> {
        words::Caption::new(self.language, self.game, self.position, self.sown_from)
    }

    /// The picture of a position.
    ///
    /// ```
    /// # use naqala::{Picture, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// assert!(Picture::new(&game, &game.start()).svg().starts_with("<svg"));
    /// ```
    pub fn new(game: &'a Game, position: &'a Position) -> Picture<'a> {
        Picture {
            game,
            position,
            language: "en",
            sown_from: None,
            theme: game.rules().theme(),
            is_part_of_page: false,
        }
    }

    /// Sets the language of its texts; a language that is not in [`crate::languages`] gives English.
    ///
    /// ```
    /// # use naqala::{Picture, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let start = game.start();
    /// let english = Picture::new(&game, &start).description();
    /// assert_ne!(Picture::new(&game, &start).language("it").description(), english);
    /// assert_eq!(Picture::new(&game, &start).language("xx").description(), english);
    /// ```
    pub fn language(self, language: &'a str) -> Picture<'a> {
        Picture { language, ..self }
    }

    /// Shows the pit from which the last sowing began.
    ///
    /// ```
    /// # use naqala::{Picture, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let (start, c) = (game.start(), game.board().find("c").unwrap());
    /// let picture = Picture::new(&game, &start);
    /// let plain = picture.svg();
    /// assert_ne!(Picture::new(&game, &start).sown_from(c).svg(), plain);
    /// ```
    pub fn sown_from(self, pit: Pit) -> Picture<'a> {
        Picture { sown_from: Some(pit), ..self }
    }

    /// Draws board and seeds by another theme than the one that suits the game.
    ///
    /// ```
    /// # use naqala::{Picture, Theme, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let plain = Theme::find("plain").unwrap();
    /// assert!(Picture::new(&game, &game.start()).theme(plain).svg().contains("theme-plain"));
    /// ```
    pub fn theme(self, theme: &'static Theme) -> Picture<'a> {
        Picture { theme, ..self }
    }

    /// Omits the colours, for a page that has its own style for the classes of the shapes (which all begin with `nq-`). It is
    /// needed for pages whose content security policy forbids inline styles.
    ///
    /// ```
    /// use naqala::{Picture, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// assert!(!Picture::new(&game, &game.start()).part_of_page().svg().contains("<style>"));
    /// ```
    pub fn part_of_page(self) -> Picture<'a> {
        Picture { is_part_of_page: true, ..self }
    }

    /// The whole position in sentences, for readers who do not see the picture.
    ///
    /// ```
    /// # use naqala::{Picture, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let description = Picture::new(&game, &game.start()).description();
    /// assert!(description.contains("South"), "{description}");
    /// ```
    pub fn description(&self) -> String {
        self.caption().description()
    }

    /// Where pits and stores are drawn: left and upper edge, width and height, in the units of the picture's view box. A page
    /// that lets people click the board lays its buttons there.
    ///
    /// ```
    /// # use naqala::{BoardPlace, Picture, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let (start, a) = (game.start(), game.board().find("a").unwrap());
    /// let areas = Picture::new(&game, &start).areas();
    /// let (_, [left, top, width, height]) = areas.iter().find(|(place, _)| *place == BoardPlace::Pit(a)).unwrap();
    /// assert!(*left > 0.0 && *top > 0.0 && *width > 50.0 && *height > 50.0);
    /// ```
    pub fn areas(&self) -> Vec<(BoardPlace, [f64; 4])> {
        let plan = Plan::new(self.game, self.position, self.theme);
        let bounds = |area: svg::Area| [area.x, area.y, area.width, area.height];
        let pits = plan.pits().map(|(pit, area)| (BoardPlace::Pit(pit), bounds(area)));
        let stores = plan.stores.iter().map(|(side, area)| (BoardPlace::Store(*side), bounds(*area)));
        pits.chain(stores).collect()
    }

    /// Draws the picture.
    ///
    /// ```
    /// # use naqala::{Picture, catalogue};
    /// let game = catalogue::game("kalah").unwrap();
    /// assert!(Picture::new(&game, &game.start()).svg().ends_with("</svg>\n"));
    /// ```
    pub fn svg(&self) -> String {
        let caption = self.caption();
        let plan = Plan::new(self.game, self.position, self.theme);
        let mut svg = Svg::new(plan.width, plan.height, self.theme, &caption.title(), &caption.description());
        if !self.is_part_of_page {
            svg.style(self.theme);
        }
        svg.hollow("nq-ground", plan.ground(), self.theme.board.outline, false);
        for (side, area) in &plan.stores {
            match plan.has_stores_outside() {
                true => store::outside(&mut svg, self, &caption, *side, *area),
                false => store::draw(&mut svg, self, &caption, *side, *area),
            }
        }
        for (pit, area) in plan.pits() {
            pit::draw(&mut svg, self, pit, area);
        }
        if let Some(trays) = caption.trays() {
            svg.text("nq-caption", plan.tray_line(), trays);
        }
        svg.text("nq-caption", plan.caption(), caption.turn());
        svg.finish()
    }
}
