//! Draws the state of the board. Nothing here changes it.

mod board;
mod layout;
mod overlay;
mod panels;
mod prompt;

use naqala::{Move, Pit};
use naqala_messages::values;
use ratatui::Frame;
use ratatui::layout::{Position as Point, Rect};
use ratatui::text::Line;
use ratatui::widgets::{Paragraph, Wrap};

use self::layout::{Layout, Shape, TooSmall};
use super::app::App;
use super::claim::Claim;
use super::menu::Menu;

/// Draws everything.
pub(super) fn draw(frame: &mut Frame<'_>, app: &App) {
    let area = frame.area();
    match Layout::new(shape(app), area) {
        Ok(layout) => {
            panels::draw(frame.buffer_mut(), app, &layout);
            board::draw(frame.buffer_mut(), app, &layout.board);
            overlay::draw(frame, app);
        }
        Err(least) => draw_too_small(frame, app, least),
    }
}

/// Whether the window is too small to show the board.
pub(super) fn is_hidden(app: &App) -> bool {
    Layout::new(shape(app), app.area).is_err()
}

/// The pit drawn at a point of the screen.
pub(super) fn pit_at(app: &App, point: Point) -> Option<Pit> {
    let layout = Layout::new(shape(app), app.area).ok()?;
    layout.board.pit_at(app.game(), point)
}

/// The decision whose button is drawn at a point of the screen.
pub(super) fn button_at(app: &App, point: Point) -> Option<Move> {
    let layout = Layout::new(shape(app), app.area).ok()?;
    prompt::buttons(app, &layout).into_iter().find(|(area, ..)| area.contains(point)).map(|(_, mv, _)| mv)
}

/// The line of the menu drawn at a point of the screen.
pub(super) fn menu_line_at(app: &App, menu: &Menu, point: Point) -> Option<usize> {
    overlay::menu_line_at(app, menu, point)
}

/// The line of the choice of pits drawn at a point of the screen.
pub(super) fn claim_line_at(app: &App, claim: &Claim, point: Point) -> Option<usize> {
    overlay::claim_line_at(app, claim, point)
}

/// Where a pit is drawn, unless the window is too small.
pub(super) fn pit_area(app: &App, pit: Pit) -> Option<Rect> {
    let layout = Layout::new(shape(app), app.area).ok()?;
    layout.board.pits(app.game()).into_iter().find(|(drawn, _)| *drawn == pit).map(|(_, area)| area)
}

/// The width of a text to be read on a screen of this size.
pub(super) fn text_width(area: Rect) -> usize {
    overlay::text_width(area)
}

/// How far a text can be scrolled.
pub(super) fn last_scroll(area: Rect, text: &str) -> usize {
    overlay::last_scroll(area, text)
}

/// The help: every key and sign.
pub(super) fn help(app: &App) -> String {
    overlay::help(app.game().board(), app.look, app.localizer)
}

fn shape(app: &App) -> Shape {
    Shape::new(app.game(), app.wins_seeds)
}

fn draw_too_small(frame: &mut Frame<'_>, app: &App, TooSmall { width, height }: TooSmall) {
    let area = frame.area();
    let text = vec![
        Line::styled(app.localizer.tell("window-too-small"), app.look.key()),
        Line::raw(app.localizer.say(
            "window-needs",
            values![needed = format!("{width}×{height}"), there = format!("{}×{}", area.width, area.height)],
        )),
        Line::raw(app.localizer.tell("window-enlarge")),
        Line::raw(app.localizer.tell("window-leave")),
    ];
    frame.render_widget(Paragraph::new(text).wrap(Wrap { trim: true }), area);
}
