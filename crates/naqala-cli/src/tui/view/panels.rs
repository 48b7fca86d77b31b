//! The panels around the board: heading, players, events, keys, history.

use std::borrow::Cow;

use naqala::Side;
use naqala_messages::values;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr;

use super::board;
use super::layout::Layout;
use super::prompt;
use crate::tui::app::App;
use crate::tui::commands::COMMANDS;
use naqala_view::Heap;

/// The width of a row of the history.
const ROW_WIDTH: u16 = 21;

/// Draws everything around the board.
pub(super) fn draw(buffer: &mut Buffer, app: &App, layout: &Layout) {
    draw_heading(buffer, app, layout.heading);
    let others: Vec<Side> = app.game().sides().filter(|side| *side != Side::South).collect();
    for (side, line) in others.into_iter().zip(&layout.others) {
        draw_player(buffer, app, side, *line);
    }
    draw_player(buffer, app, Side::South, layout.south);
    write(buffer, layout.caption, caption(app, layout.caption.width.into()));
    prompt::draw(buffer, app, layout);
    draw_keys(buffer, app, layout.keys);
    if let Some(area) = layout.history {
        draw_history(buffer, app, area);
    }
}

fn draw_heading(buffer: &mut Buffer, app: &App, area: Rect) {
    let title = app.localizer.title(app.game());
    let round = match app.played.is_match() {
        true => format!(", {}", app.localizer.round(app.played.round_number())),
        false => String::new(),
    };
    write(buffer, area, Line::styled(format!(" {title}{round}"), app.look.key()));
    let pace = app.localizer.pace(app.pace);
    let right = format!("{} ", app.localizer.say("speed", values![pace = pace]));
    write_right(buffer, area, &right, app.look.dim());
}

/// "▸ North   greedy                22 in reserve   won 12".
fn draw_player(buffer: &mut Buffer, app: &App, side: Side, area: Rect) {
    let scene = app.scene();
    let sitter = app.sitter(side);
    let style = app.look.side(side);
    let turn = if app.turn() == Some(side) { app.look.signs.to_move } else { " " };
    let name = if app.is_only_human(side) { app.localizer.tell("you") } else { sitter.name.clone() };
    let side_name = app.localizer.side(side);
    write(
        buffer,
        area,
        Line::from(vec![
            Span::styled(format!("{turn} {side_name}"), style.add_modifier(Modifier::BOLD)),
            Span::styled(format!("  {name}"), app.look.dim()),
        ]),
    );
    let mut facts = Vec::new();
    let reserve = scene.reserves[side.index()];
    if app.game().has_reserve() {
        facts.push(app.localizer.say("in-reserve", values![n = reserve]));
    }
    let debt = scene.debts[side.index()];
    if debt > 0 {
        facts.push(app.localizer.say("owes", values![n = debt]));
    }
    if let Some(name) = app.localizer.trays(app.game()) {
        let seeds = app.game().tray(app.played.position(), side);
        facts.push(app.localizer.say("in-the-tray", values![name = name, n = seeds]));
    }
    if app.wins_seeds {
        facts.push(app.localizer.say("score", values![n = scene.score(side)]));
    }
    write_right(buffer, area, &facts.join("   "), style);
}

/// What is happening and what the hand holds; at rest, the last move.
fn caption(app: &App, width: usize) -> Line<'static> {
    let look = app.look;
    let mut spans = vec![Span::raw(" ")];
    match &app.animation {
        Some(animation) => {
            spans.push(Span::raw(animation.caption.clone()));
            spans.extend(hand(app, animation.scene.hand));
        }
        None => {
            let hand_now = app.scene().hand;
            if !hand_now.is_empty() {
                spans.extend(hand(app, hand_now));
            } else if let Some((side, text)) = app.history.last() {
                let played = app.localizer.say("side-played", values![side = app.localizer.side(side)]);
                spans.push(Span::styled(format!("{played} "), look.dim()));
                spans.push(Span::styled(text.to_owned(), look.side(side).add_modifier(Modifier::BOLD)));
                let room = width.saturating_sub(spans.iter().map(Span::width).sum());
                spans.push(Span::styled(legend(app, room), look.dim()));
            }
        }
    }
    Line::from(spans)
}

/// A legend of the symbols on the board, abbreviated if there is little room.
fn legend(app: &App, room: usize) -> String {
    let (signs, short) = (meanings(app, false), meanings(app, true));
    let line = |meanings: &[(String, String)], gap: &str| {
        meanings.iter().map(|(sign, meaning)| format!("{gap}{sign} {meaning}")).collect::<String>()
    };
    let long = line(&signs, "   ");
    if long.width() <= room { long } else { line(&short, "  ") }
}

/// Each sign on the board with its meaning. In short, the marks of both sides, which point to their owners, are one.
fn meanings(app: &App, is_short: bool) -> Vec<(String, String)> {
    let (scene, signs, localizer) = (app.scene(), app.look.signs, app.localizer);
    let mut listed = Vec::new();
    let mut tell = |is_there: bool, sign: &str, meaning: String| {
        if is_there {
            listed.push((sign.to_owned(), meaning));
        }
    };
    if let Some(second) = localizer.second_kind(app.game()) {
        tell(true, signs.second, second);
    }
    tell(scene.trail.from.is_some(), signs.from, localizer.tell("sign-from"));
    tell(scene.trail.last.is_some(), signs.last, localizer.tell("sign-last"));
    tell(!scene.trail.captured.is_empty(), signs.captured, localizer.tell("sign-captured"));
    let marked: Vec<Side> = app.game().sides().filter(|side| !scene.marks[side.index()].is_empty()).collect();
    let mark = localizer.mark(app.game());
    if is_short {
        let both: String = marked.iter().map(|side| signs.marks[side.index()]).collect();
        tell(!marked.is_empty(), &both, mark);
    } else {
        for side in marked {
            let owned = localizer.say("mark-of", values![side = localizer.side(side), mark = mark.as_str()]);
            tell(true, signs.marks[side.index()], owned);
        }
    }
    let blocked = localizer.block(app.game()).unwrap_or_else(|| localizer.tell("sign-blocked"));
    tell(scene.blocked.is_some(), signs.blocked, blocked);
    listed
}

fn hand(app: &App, heap: Heap) -> Vec<Span<'static>> {
    const MOST_DOTS: u16 = 24;
    if heap.is_empty() {
        return Vec::new();
    }
    let dots = board::dots(heap, MOST_DOTS, app.look).concat();
    vec![
        Span::raw(format!("   {} ", app.localizer.tell("in-hand"))),
        Span::styled(heap.text(), app.look.hand()),
        Span::styled(format!(" {dots}"), app.look.seeds()),
    ]
}

fn draw_keys(buffer: &mut Buffer, app: &App, area: Rect) {
    let board = app.game().board();
    let mut x = area.x + 1;
    for spec in &COMMANDS {
        let key = spec.key(board);
        let word = app.localizer.tell(spec.word);
        let width = (key.len() + word.chars().count() + 3) as u16;
        if x + width > area.right() {
            break;
        }
        buffer.set_string(x, area.y, &key, app.look.key());
        buffer.set_string(x + key.len() as u16 + 1, area.y, &word, app.look.dim());
        x += width;
    }
}

/// The plies, the latest at the bottom: those of two players in two columns, others with the side that played.
fn draw_history(buffer: &mut Buffer, app: &App, area: Rect) {
    let players = app.game().players();
    let (rows, has_columns) = (app.history.rows(players), players <= 2);
    let look = app.look;
    let is_tall = area.height > 8;
    let body = if is_tall && has_columns {
        let sides: String =
            app.game().sides().map(|side| format!("{:<9}", app.localizer.side(side))).collect();
        let title = format!("    {sides}");
        buffer.set_stringn(area.x, area.y, title, area.width.into(), look.dim());
        Rect { y: area.y + 1, height: area.height - 1, ..area }
    } else {
        area
    };
    let (columns, height) = ((body.width / ROW_WIDTH).max(1), body.height);
    let width = if has_columns { 8 } else { 16 };
    let end = rows.len() - app.history.scroll.min(rows.len());
    let begin = end.saturating_sub(usize::from(columns * height));
    for (at, row) in rows[begin..end].iter().enumerate() {
        let (x, y) = (body.x + at as u16 / height * ROW_WIDTH, body.y + at as u16 % height);
        buffer.set_stringn(x, y, format!("{:>3}", row.number), 3, look.dim());
        for (side, text) in &row.plies {
            let (side, text) = (*side, text.as_str());
            let (column, text) = match has_columns {
                true => (side.index() as u16, Cow::Borrowed(text)),
                false => (0, Cow::Owned(format!("{} {text}", side.letter()))),
            };
            let left = x + 4 + 9 * column;
            let is_last = begin + at + 1 == rows.len();
            let style = if is_last { look.side(side).add_modifier(Modifier::BOLD) } else { look.side(side) };
            buffer.set_stringn(left, y, shortened(&text, width, look.signs.ellipsis), width + 1, style);
        }
    }
}

/// A text that is too long keeps its end.
fn shortened(text: &str, width: usize, ellipsis: &str) -> String {
    let length = text.chars().count();
    if length <= width {
        return text.to_owned();
    }
    ellipsis.to_owned() + &text.chars().skip(length - width + 1).collect::<String>()
}

/// Writes a line of text.
pub(super) fn write(buffer: &mut Buffer, area: Rect, line: Line<'_>) {
    if area.height > 0 {
        buffer.set_line(area.x, area.y, &line, area.width);
    }
}

fn write_right(buffer: &mut Buffer, area: Rect, text: &str, style: Style) {
    let width = (text.chars().count() as u16).min(area.width);
    buffer.set_stringn(area.right() - width, area.y, text, width.into(), style);
}
