//! Overlays: texts, menus, questions, the result.

use naqala::Board;
use naqala_messages::values;
use ratatui::Frame;
use ratatui::layout::{Position as Point, Rect};
use ratatui::style::Modifier;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Padding, Paragraph};
use unicode_width::UnicodeWidthStr;

use super::layout::centred;
use crate::localizer::Localizer;
use crate::tui::app::{App, Overlay, Question, Reading};
use crate::tui::arrangement::Arrangement;
use crate::tui::claim::Claim;
use crate::tui::commands::{self, COMMANDS, Command};
use crate::tui::look::Look;
use crate::tui::menu::Menu;

/// The widest a text is set.
const TEXT_WIDTH: u16 = 76;

/// Draws what lies over the board, if anything does.
pub(super) fn draw(frame: &mut Frame<'_>, app: &App) {
    let area = frame.area();
    match &app.overlay {
        Some(Overlay::Text { what, text, scroll }) => draw_text(frame, app, *what, text, *scroll),
        Some(Overlay::Menu(menu)) => {
            let lines = menu.lines.iter().enumerate().map(|(at, _)| menu_line(app, menu, at)).collect();
            let title = app.localizer.say("title-menu", values![pit = app.game().board().name(menu.pit)]);
            draw_box(frame, app, menu_area(app, menu), &title, lines, &app.localizer.tell("menu-below"));
        }
        Some(Overlay::Confirm(question)) => {
            let text = match question {
                Question::Resign(side) => {
                    let key = if app.played.is_match() { "ask-resign-match" } else { "ask-resign" };
                    app.localizer.say(key, values![side = app.localizer.side(*side)])
                }
                Question::NewGame if app.played.is_match() => app.localizer.tell("ask-new-match"),
                Question::NewGame => app.localizer.tell("ask-new-game"),
            };
            let lines = vec![Line::styled(text, app.look.key())];
            let width = lines.iter().map(|line| line.width() as u16 + 4).max().unwrap_or(0).max(42);
            let (title, below) = (app.localizer.tell("title-sure"), app.localizer.tell("sure-below"));
            draw_box(frame, app, centred(area, width, 3), &title, lines, &below);
        }
        Some(Overlay::Result) => draw_result(frame, app),
        Some(Overlay::Claim(claim)) => draw_claim(frame, app, claim),
        Some(Overlay::Arrange(arrangement)) => draw_arrangement(frame, app, arrangement),
        None => {}
    }
}

fn draw_box(frame: &mut Frame<'_>, app: &App, area: Rect, title: &str, lines: Vec<Line<'_>>, below: &str) {
    let block = Block::bordered()
        .border_set(app.look.signs.open)
        .title(format!(" {title} "))
        .title_style(app.look.key())
        .title_bottom(Line::styled(format!(" {below} "), app.look.dim()).right_aligned())
        .padding(Padding::horizontal(1));
    // A free column at each side sets the box off from the board.
    let around = Rect { x: area.x.saturating_sub(1), width: area.width + 2, ..area };
    frame.render_widget(Clear, around.intersection(frame.area()));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// The width of a text within its box.
pub(super) fn text_width(area: Rect) -> usize {
    TEXT_WIDTH.min(area.width.saturating_sub(2)).saturating_sub(4).into()
}

fn text_area(area: Rect, text: &str) -> Rect {
    let width = text_width(area);
    let lines = wrap(text, width).len() as u16;
    centred(area, width as u16 + 4, (lines + 2).min(area.height.saturating_sub(2)))
}

fn draw_text(frame: &mut Frame<'_>, app: &App, what: Reading, text: &str, scroll: usize) {
    let title = app.localizer.tell(match what {
        Reading::Keys => "title-keys",
        Reading::Rules => "title-rules",
        Reading::LastMove => "title-last-move",
        Reading::Hint => "title-hint",
    });
    let area = text_area(frame.area(), text);
    let lines = wrap(text, text_width(frame.area()));
    let is_longer = last_scroll(frame.area(), text) > 0;
    let lines: Vec<Line<'_>> = lines.into_iter().skip(scroll).map(Line::raw).collect();
    let below = app.localizer.tell(if is_longer { "text-below-long" } else { "text-below" });
    draw_box(frame, app, area, &title, lines, &below);
}

/// How far a text can be scrolled.
pub(super) fn last_scroll(area: Rect, text: &str) -> usize {
    let lines = wrap(text, text_width(area)).len();
    lines.saturating_sub(usize::from(text_area(area, text).height.saturating_sub(2)))
}

/// A menu stands below its pit, or above it where there is no room.
fn menu_area(app: &App, menu: &Menu) -> Rect {
    let area = centred(app.area, 42, menu.lines.len() as u16 + 2);
    let Some(pit) = super::pit_area(app, menu.pit) else { return area };
    let middle = pit.x + pit.width / 2;
    let x = middle.saturating_sub(area.width / 2).min(app.area.right() - area.width);
    let fits_below = pit.bottom() + area.height <= app.area.bottom();
    Rect { x, y: if fits_below { pit.bottom() } else { pit.y.saturating_sub(area.height) }, ..area }
}

/// The line of a menu at a point of the screen.
pub(super) fn menu_line_at(app: &App, menu: &Menu, point: Point) -> Option<usize> {
    let area = menu_area(app, menu);
    let line = point.y.checked_sub(area.y + 1)?;
    (area.contains(point) && usize::from(line) < menu.lines.len()).then_some(line.into())
}

fn menu_line(app: &App, menu: &Menu, at: usize) -> Line<'static> {
    let line = &menu.lines[at];
    let signs = app.look.signs;
    let way = line.way.map_or(" ", |way| signs.way(way));
    let first =
        line.first.map(|pit| app.localizer.say("first-seed", values![pit = app.game().board().name(pit)]));
    let first = first.unwrap_or_default();
    let pointer = if at == menu.at { signs.to_move } else { " " };
    let text = format!("{pointer} {}  {:<6} {way}  {first}", at + 1, line.text);
    if at == menu.at { Line::styled(text, app.look.chosen()) } else { Line::raw(text) }
}

fn draw_result(frame: &mut Frame<'_>, app: &App) {
    let Some(outcome) = app.played.outcome() else { return };
    let result = app.localizer.outcome(app.game(), app.played.position(), outcome);
    let mut lines = vec![
        Line::styled(result, app.look.good().add_modifier(Modifier::BOLD)),
        Line::styled(app.localizer.say("after-plies", values![n = app.history.len()]), app.look.dim()),
        Line::raw(""),
    ];
    if app.played.is_match() {
        lines.extend(match_lines(app, frame.area().height.saturating_sub(8)));
    }
    let key = |command| commands::key_of(app.game().board(), command);
    let next = if app.played.is_over() {
        app.localizer.say("play-again", values![key = key(Command::NewGame)])
    } else {
        app.localizer.tell("next-round")
    };
    let rest = values![undo = key(Command::Undo), quit = key(Command::Quit)];
    lines.push(Line::raw(format!("{next}   {}", app.localizer.say("take-back-or-quit", rest))));
    let title = match app.played.is_match() {
        true => app.localizer.say("title-round-over", values![number = app.played.round_number()]),
        false => app.localizer.tell("title-game-over"),
    };
    let width = lines.iter().map(|line| line.width() as u16 + 4).max().unwrap_or(0).max(46);
    let area = centred(frame.area(), width, lines.len() as u16 + 2);
    draw_box(frame, app, area, &title, lines, &app.localizer.tell("result-below"));
}

/// As many of the latest rounds of a match as fit, and who won it.
fn match_lines(app: &App, room: u16) -> Vec<Line<'static>> {
    let rounds = app.localizer.rounds(app.played.scores());
    let first = rounds.len().saturating_sub(room.into());
    let mut lines: Vec<Line<'static>> = rounds.into_iter().skip(first).map(Line::raw).collect();
    if let Some(end) = app.played.end() {
        lines.push(Line::styled(
            app.localizer.match_winner(end.winner),
            app.look.good().add_modifier(Modifier::BOLD),
        ));
    }
    lines.push(Line::raw(""));
    lines
}

fn draw_claim(frame: &mut Frame<'_>, app: &App, claim: &Claim) {
    let lines = (0..claim.pits.len()).map(|at| claim_line(app, claim, at)).collect();
    let title = app.localizer.question(claim.step, app.game().board());
    let below = app.localizer.tell("claim-below");
    draw_box(frame, app, claim_area(app, claim), &title, lines, &below);
}

/// As wide as the question needs, with its frame.
fn claim_area(app: &App, claim: &Claim) -> Rect {
    let question = app.localizer.question(claim.step, app.game().board()).width() as u16;
    centred(app.area, (question + 4).max(46), claim.pits.len() as u16 + 2)
}

/// The line of the choice of pits at a point of the screen.
pub(super) fn claim_line_at(app: &App, claim: &Claim, point: Point) -> Option<usize> {
    let area = claim_area(app, claim);
    let line = usize::from(point.y.checked_sub(area.y + 1)?);
    (area.contains(point) && line < claim.pits.len()).then_some(line)
}

fn claim_line(app: &App, claim: &Claim, at: usize) -> Line<'static> {
    let pointer = if at == claim.at { app.look.signs.to_move } else { " " };
    let sign = if claim.is_chosen(at) { "[x]" } else { "[ ]" };
    let text = format!("{pointer} {sign} {}", app.game().board().name(claim.pits[at]));
    if at == claim.at { Line::styled(text, app.look.chosen()) } else { Line::raw(text) }
}

fn draw_arrangement(frame: &mut Frame<'_>, app: &App, arrangement: &Arrangement) {
    let (step, board) = (arrangement.step, app.game().board());
    let title = app.localizer.question(step, board);
    let typed = format!("{} {}_", app.localizer.how_to_answer(step, board), arrangement.text);
    let left = app.localizer.say("seeds-left", values![n = arrangement.left()]);
    let lines = vec![Line::styled(typed, app.look.key()), Line::styled(left, app.look.dim())];
    let width = lines.iter().map(Line::width).max().unwrap_or(0).max(title.chars().count() + 2);
    let area = centred(frame.area(), (width as u16 + 4).min(frame.area().width.saturating_sub(2)), 4);
    draw_box(frame, app, area, &title, lines, &app.localizer.tell("arrange-below"));
}

/// The help: every key and sign.
pub(super) fn help(board: &Board, look: Look, localizer: Localizer) -> String {
    let mut text = localizer.tell("help-keys") + "\n\n";
    for spec in &COMMANDS {
        text += &format!("{:<13} {}\n", spec.key(board), localizer.tell(spec.help));
    }
    let signs = look.signs;
    let said = values![
        from = signs.from,
        last = signs.last,
        captured = signs.captured,
        south = signs.marks[0],
        north = signs.marks[1],
        blocked = signs.blocked,
        focus = signs.focus,
    ];
    text + "\n" + &localizer.say("help-signs", said)
}

/// Wraps a text; continuation lines are indented like the first one.
fn wrap(text: &str, width: usize) -> Vec<String> {
    let mut lines = Vec::new();
    for paragraph in text.lines() {
        let indent: String = paragraph.chars().take_while(|c| *c == ' ').collect();
        let mut line = String::new();
        for word in paragraph.trim_start().split(' ') {
            let taken = indent.len() + line.chars().count();
            if !line.is_empty() && taken + 1 + word.chars().count() > width {
                lines.push(format!("{indent}{line}"));
                line.clear();
            }
            if !line.is_empty() {
                line.push(' ');
            }
            line.push_str(word);
        }
        lines.push(format!("{indent}{line}"));
    }
    lines
}
