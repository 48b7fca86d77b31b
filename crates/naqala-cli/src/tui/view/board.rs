//! Draws the board: pits and stores with their seeds, symbols and borders.

use naqala::{Pit, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::symbols::border;

use super::layout::{BoardArea, PitForm};
use crate::tui::app::{App, Overlay};
use crate::tui::look::Look;
use naqala_view::{Action, Heap, Place};

/// Draws the board in its current state.
pub(super) fn draw(buffer: &mut Buffer, app: &App, layout: &BoardArea) {
    for (pit, area) in layout.pits(app.game()) {
        let view = PitView::new(app, pit);
        view.draw(buffer, area, layout.size.form);
    }
    for (side, area) in layout.stores(app.game()) {
        draw_store(buffer, app, side, area, layout.size.form);
    }
}

/// Minimum width at which a pit of two lines shows its seeds.
const ROOM_FOR_DOTS: u16 = 9;

/// How a pit is highlighted.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    /// It may not be played now.
    Idle,
    /// It may be played.
    Open,
    /// The cursor is on it.
    Cursor,
    /// The hand is at it.
    Active(Action),
}

struct PitView<'a> {
    look: Look,
    name: &'a str,
    heap: Heap,
    signs: String,
    is_closed: bool,
    /// It is in a column whose name is hidden, because all names together would touch.
    is_between: bool,
    state: State,
    /// The colour of the pit's owner; plain if nobody owns it.
    side: Style,
}

impl<'a> PitView<'a> {
    fn new(app: &'a App, pit: Pit) -> PitView<'a> {
        let scene = app.scene();
        let game = app.game();
        let owner = game.owner(app.played.position(), pit);
        let state = match scene.action_at(Place::Pit(pit)) {
            Some(action) => State::Active(action),
            None if app.offer.pit() == Some(pit) => State::Cursor,
            None if app.offer.has(pit) => State::Open,
            None => State::Idle,
        };
        PitView {
            look: app.look,
            name: game.board().name(pit),
            heap: scene.heap(pit),
            signs: signs(app, pit),
            is_closed: scene.closed.contains(pit),
            is_between: game.board().place(pit).1 % 2 == 1,
            state,
            side: owner.map_or(Style::new(), |owner| app.look.side(owner)),
        }
    }

    fn draw(&self, buffer: &mut Buffer, area: Rect, form: PitForm) {
        match form {
            PitForm::Bowl | PitForm::Box => self.draw_box(buffer, area),
            PitForm::Pair => self.draw_pair(buffer, half_way_up(area, 2)),
            PitForm::Line => self.draw_line(buffer, half_way_up(area, 1)),
        }
    }

    fn draw_box(&self, buffer: &mut Buffer, area: Rect) {
        let signs = self.look.signs;
        let (set, style) = match self.state {
            State::Idle => (&signs.idle, self.side.add_modifier(Modifier::DIM)),
            State::Open => (&signs.open, self.side),
            State::Cursor => (&signs.cursor, self.side.add_modifier(Modifier::BOLD)),
            State::Active(_) => (&signs.active, self.action_style()),
        };
        draw_border(buffer, area, set, style);
        let spaced = if area.width >= 7 { format!(" {} ", self.name) } else { self.name.to_owned() };
        centre(buffer, Rect { height: 1, ..area }, &spaced, self.name_style());
        let bottom = Rect { y: area.bottom() - 1, height: 1, ..area };
        centre(buffer, bottom, &self.signs, self.sign_style());
        let inside = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
        if self.is_closed {
            for line in inside.rows() {
                centre(buffer, line, &signs.closed.repeat(inside.width.into()), self.look.dim());
            }
        } else {
            draw_heap(buffer, inside, self.heap, self.look, self.number_style());
        }
    }

    /// Draws the name with symbols on top and the number below it; if there is room, also the seeds.
    fn draw_pair(&self, buffer: &mut Buffer, area: Rect) {
        let [above, below] = [0, 1].map(|line| Rect { y: area.y + line, height: 1, ..area });
        if area.width < ROOM_FOR_DOTS {
            let name = if self.has_room_for_name(area.width) { self.name } else { "" };
            let name = centre(buffer, above, name, self.name_style());
            let room = above.right().saturating_sub(name.right());
            buffer.set_stringn(name.right(), above.y, &self.signs, room.into(), self.sign_style());
            centre(buffer, below, &self.framed(area.width), self.number_style());
        } else {
            self.draw_line(buffer, above);
            let dots = dots(self.heap, area.width - 3, self.look).concat();
            centre(buffer, below, &dots, self.look.seeds());
        }
    }

    fn has_room_for_name(&self, width: u16) -> bool {
        let is_special = matches!(self.state, State::Cursor | State::Active(_));
        self.name.len() < width.into() || is_special || !self.is_between
    }

    fn draw_line(&self, buffer: &mut Buffer, area: Rect) {
        let name = self.name.len() as u16;
        let room = 4.max(self.heap.text().len() as u16 + 2);
        let x = area.x + area.width.saturating_sub(name + room + 2) / 2;
        buffer.set_stringn(x, area.y, self.name, area.width.into(), self.name_style());
        centre(buffer, Rect { x: x + name, width: room, ..area }, &self.framed(room), self.number_style());
        buffer.set_stringn(x + name + room, area.y, &self.signs, 2, self.sign_style());
    }

    /// The number, framed by symbols if the pit is selected.
    fn framed(&self, width: u16) -> String {
        let number = if self.is_closed { self.look.signs.closed.to_owned() } else { self.heap.text() };
        let (before, after) = match self.state {
            State::Cursor => ("[", "]"),
            State::Active(_) => ("(", ")"),
            State::Idle | State::Open => return number,
        };
        let tight = number.len() + 2 > usize::from(width);
        if tight { format!("{before}{number}") } else { format!("{before}{number}{after}") }
    }

    fn action_style(&self) -> Style {
        match self.state {
            State::Active(Action::Capture) => self.look.captured(),
            _ => self.look.hand(),
        }
    }

    fn name_style(&self) -> Style {
        match self.state {
            State::Idle => self.side.remove_modifier(Modifier::DIM),
            State::Open => self.side.add_modifier(Modifier::BOLD),
            State::Cursor => self.side.add_modifier(Modifier::BOLD | Modifier::REVERSED),
            State::Active(_) => self.action_style(),
        }
    }

    fn number_style(&self) -> Style {
        match self.state {
            State::Active(_) => self.action_style(),
            State::Cursor => Style::new().add_modifier(Modifier::BOLD),
            _ if self.heap.is_empty() => self.look.dim(),
            State::Open => Style::new().add_modifier(Modifier::BOLD),
            State::Idle => Style::new(),
        }
    }

    fn sign_style(&self) -> Style {
        // Symbols are not dimmed, even on a dimmed border.
        self.side.add_modifier(Modifier::BOLD).remove_modifier(Modifier::DIM)
    }
}

/// The middle `lines` lines of an area.
fn half_way_up(area: Rect, lines: u16) -> Rect {
    Rect { y: area.y + area.height.saturating_sub(lines) / 2, height: lines.min(area.height), ..area }
}

/// The symbols of a pit: marks, the pit that must not be played, the pit in question, and the trail of the latest sowing.
fn signs(app: &App, pit: Pit) -> String {
    let (scene, signs) = (app.scene(), app.look.signs);
    let mut found = String::new();
    for (marks, sign) in scene.marks.iter().zip(signs.marks) {
        if marks.contains(pit) {
            found += sign;
        }
    }
    if scene.blocked == Some(pit) {
        found += signs.blocked;
    }
    if scene.focus == Some(pit) && app.animation.is_none() {
        found += signs.focus;
    }
    if let Some(Overlay::Menu(menu)) = &app.overlay {
        found += menu.lines[menu.at]
            .way
            .filter(|_| menu.lines[menu.at].first == Some(pit))
            .map_or("", |way| signs.way(way));
    }
    if scene.trail.captured.contains(pit) {
        found += signs.captured;
    }
    if scene.trail.last == Some(Place::Pit(pit)) {
        found += signs.last;
    } else if scene.trail.from == Some(pit) {
        found += signs.from;
    }
    found
}

fn draw_store(buffer: &mut Buffer, app: &App, side: Side, area: Rect, form: PitForm) {
    let look = app.look;
    let heap = app.scene().stores[side.index()];
    let is_active = app.scene().action_at(Place::Store(side)).is_some();
    let style = if is_active { look.hand() } else { look.side(side) };
    let number = style.add_modifier(Modifier::BOLD);
    if form >= PitForm::Box {
        draw_border(buffer, area, if is_active { &look.signs.active } else { &look.signs.open }, style);
        centre(buffer, Rect { height: 1, ..area }, &app.localizer.side(side).to_string(), number);
        if app.scene().trail.last == Some(Place::Store(side)) {
            centre(buffer, Rect { y: area.bottom() - 1, height: 1, ..area }, look.signs.last, number);
        }
        let inside = Rect { x: area.x + 1, y: area.y + 1, width: area.width - 2, height: area.height - 2 };
        draw_heap(buffer, inside, heap, look, number);
    } else {
        let name = app.localizer.side(side).to_string();
        let text = if is_active { format!("({})", heap.text()) } else { heap.text() };
        draw_small_store(buffer, area, (&name, style), (&text, number));
    }
}

/// Draws a store without a box: the name above the number, or both on the only line, where a long name gives way to its first
/// letter.
fn draw_small_store(
    buffer: &mut Buffer,
    area: Rect,
    (name, style): (&str, Style),
    (text, number): (&str, Style),
) {
    if area.height >= 2 {
        let [above, below] = [0, 1].map(|line| Rect { y: half_way_up(area, 2).y + line, height: 1, ..area });
        centre(buffer, above, name, style);
        centre(buffer, below, text, number);
        return;
    }
    let is_wide = name.chars().count() + 1 + text.len() <= area.width.into();
    let name = if is_wide { name.to_owned() } else { name.chars().take(1).collect() };
    let placed = centre(buffer, area, &format!("{name} {text}"), style);
    let after_name = placed.x + name.chars().count() as u16 + 1;
    buffer.set_stringn(after_name, area.y, text, placed.right().saturating_sub(after_name).into(), number);
}

/// Draws as many seeds as fit as dots, and their number below.
fn draw_heap(buffer: &mut Buffer, area: Rect, heap: Heap, look: Look, number: Style) {
    let dot_lines = area.height - 1;
    let per_line = arrange(heap.size().into(), area.width.into(), dot_lines.into());
    let top = area.y + (dot_lines - per_line.len() as u16).div_ceil(2);
    let is_loose = per_line.iter().all(|dots| dots * 2 - 1 <= usize::from(area.width));
    let are_more = per_line.iter().sum::<usize>() < usize::from(heap.size());
    let all = dots(heap, heap.size(), look);
    let mut rest = all.as_slice();
    for (line, dots) in per_line.iter().enumerate() {
        let (dots, others) = rest.split_at(*dots);
        rest = others;
        let mut dots = dots.to_vec();
        if are_more && line + 1 == per_line.len() {
            dots.pop();
            dots.push("+");
        }
        let text = dots.join(if is_loose { " " } else { "" });
        centre(buffer, Rect { y: top + line as u16, height: 1, ..area }, &text, look.seeds());
    }
    centre(buffer, Rect { y: area.bottom() - 1, height: 1, ..area }, &heap.text(), number);
}

/// A symbol for every seed, those of the second kind first; at most `most`.
pub(super) fn dots(heap: Heap, most: u16, look: Look) -> Vec<&'static str> {
    let second = std::iter::repeat_n(look.signs.second, heap.second.into());
    let seeds = std::iter::repeat_n(look.signs.seed, heap.seeds.into());
    second.chain(seeds).take(most.into()).collect()
}

/// Distributes seeds over lines: with gaps between them if they fit that way, densely otherwise, and as many as fit if they do
/// not all fit.
fn arrange(seeds: usize, width: usize, lines: usize) -> Vec<usize> {
    if seeds == 0 || lines == 0 {
        return Vec::new();
    }
    let loose = width.div_ceil(2);
    let most = if seeds <= loose * lines { loose } else { width };
    let shown = seeds.min(most * lines);
    let used = shown.div_ceil(most);
    (0..used).map(|line| shown / used + usize::from(line < shown % used)).collect()
}

fn draw_border(buffer: &mut Buffer, area: Rect, set: &border::Set<'_>, style: Style) {
    let (right, bottom) = (area.right() - 1, area.bottom() - 1);
    for x in area.x + 1..right {
        buffer.set_string(x, area.y, set.horizontal_top, style);
        buffer.set_string(x, bottom, set.horizontal_bottom, style);
    }
    for y in area.y + 1..bottom {
        buffer.set_string(area.x, y, set.vertical_left, style);
        buffer.set_string(right, y, set.vertical_right, style);
    }
    buffer.set_string(area.x, area.y, set.top_left, style);
    buffer.set_string(right, area.y, set.top_right, style);
    buffer.set_string(area.x, bottom, set.bottom_left, style);
    buffer.set_string(right, bottom, set.bottom_right, style);
}

/// Writes a text in the centre of a line and returns where it is.
fn centre(buffer: &mut Buffer, line: Rect, text: &str, style: Style) -> Rect {
    let width = text.chars().count().min(line.width.into()) as u16;
    let x = line.x + (line.width - width) / 2;
    buffer.set_stringn(x, line.y, text, line.width.into(), style);
    Rect { x, width, ..line }
}
