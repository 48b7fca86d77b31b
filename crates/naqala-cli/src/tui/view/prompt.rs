//! The question to the user: what to decide, what is typed so far, buttons and messages.

use naqala::{Move, Side};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::layout::Layout;
use super::panels::write;
use crate::tui::app::App;
use crate::tui::captions;
use crate::tui::film::Pace;
use crate::tui::offer::Choice;
use crate::tui::typing::Meaning;
use crate::tui::worker::Purpose;
use crate::words;

/// Draws the question and, below it, the buttons of the choices and a message.
pub(super) fn draw(buffer: &mut Buffer, app: &App, layout: &Layout) {
    let [first, second] = [0, 1].map(|line| Rect { y: layout.prompt.y + line, height: 1, ..layout.prompt });
    write(buffer, first, question(app));
    let mut x = second.x + 1;
    for (area, mv, text) in buttons(app, layout) {
        let is_chosen = app.offer.chosen() == Some(Choice::Plain(mv));
        buffer.set_string(area.x, area.y, text, if is_chosen { app.look.chosen() } else { app.look.key() });
        x = area.right() + 2;
    }
    if let Some(notice) = &app.notice {
        let style = if notice.is_problem { app.look.problem() } else { app.look.good() };
        let sign = if notice.is_problem { "! " } else { "" };
        write(
            buffer,
            Rect { x, width: second.right().saturating_sub(x), ..second },
            Line::styled(format!("{sign}{}", notice.text), style),
        );
    }
}

/// The buttons of the decisions that are about no pit: where each is, what it does, what it says.
pub(super) fn buttons(app: &App, layout: &Layout) -> Vec<(Rect, Move, String)> {
    let mut x = layout.prompt.x + 1;
    let plain = app.offer.plain().enumerate();
    plain
        .map(|(at, mv)| {
            let is_chosen = app.offer.chosen() == Some(Choice::Plain(mv));
            let (before, after) = if is_chosen { ("[", "]") } else { (" ", " ") };
            let text = format!("{before}{} {}{after}", at + 1, captions::button(mv));
            let area = Rect { x, y: layout.prompt.y + 1, width: text.len() as u16, height: 1 };
            x = area.right() + 1;
            (area, mv, text)
        })
        .collect()
}

/// What the user is to do.
fn question(app: &App) -> Line<'static> {
    let position = app.session.position();
    let side = position.to_move();
    if app.film.is_some() {
        return Line::styled(
            match app.pace {
                Pace::Step => " Space shows the next step, Esc the end",
                _ if app.is_watching() => " Space stops the game, any other key shows the result at once",
                _ => " Any key shows the result at once",
            },
            app.look.dim(),
        );
    }
    if let Some(outcome) = app.session.outcome() {
        let told = words::outcome(app.game(), position, outcome);
        let (what, next) = (capital(&app.what_is_played()), app.next_hint());
        return Line::styled(format!(" {what} is over: {told}.{next}"), app.look.key());
    }
    if app.is_paused {
        return Line::raw(" Stopped. Space goes on.");
    }
    if let Some(thinking) = app.thinking {
        let seconds = (app.now - thinking.since).as_secs();
        let spinner = app.look.signs.spinner;
        let picture = spinner[(app.now.as_millis() / 120) as usize % spinner.len()];
        let text = match thinking.purpose {
            Purpose::Hint => format!(" {picture} Looking for a good move"),
            Purpose::Turn if app.is_watching() => {
                format!(" {picture} {side} thinks, {seconds} s   Space stops the game")
            }
            Purpose::Turn => format!(" {picture} {side} thinks, {seconds} s   Space: move now"),
        };
        return Line::raw(text);
    }
    if !app.typed.is_empty() {
        return typed(app);
    }
    Line::raw(format!(" {}", invitation(app, side)))
}

/// Invites a person to decide.
fn invitation(app: &App, side: Side) -> String {
    let is_you = app.is_only_human(side);
    let who = if is_you { "You".to_owned() } else { side.to_string() };
    let verb = |you: &str, other: &str| format!("{who} {}", if is_you { you } else { other });
    if let Some(pending) = words::pending(app.game(), app.session.position()) {
        return if is_you { capital(&pending) + "?" } else { format!("{who}: {pending}?") };
    }
    if app.offer.plain().count() == app.offer.len() {
        return verb("have", "has") + " no move: Enter passes";
    }
    const HOW: &str = "choose a pit: arrows and Enter, or its name";
    let latest = app.session.history().last();
    let has_just_moved = latest.is_some_and(|(before, mv)| before.to_move() == side && *mv != Move::SWAP);
    let moves_again = has_just_moved && app.game().players() > 1;
    match (moves_again, is_you) {
        (true, _) => format!("{}: {HOW}", verb("move again", "moves again")),
        (false, true) => capital(HOW),
        (false, false) => format!("{who}: {HOW}"),
    }
}

/// The text with a capital at its beginning.
pub(super) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters
        .next()
        .map_or_else(String::new, |first| first.to_uppercase().collect::<String>() + letters.as_str())
}

/// The letters typed so far and how they may go on.
fn typed(app: &App) -> Line<'static> {
    const MOST: usize = 12;
    let mut spans = vec![
        Span::raw(" Your move: "),
        Span::styled(app.typed.clone(), app.look.key()),
        Span::styled(" ", app.look.chosen()),
    ];
    if let Some(Meaning::Beginning { of, enter }) = app.typed_meaning() {
        if enter.is_some() {
            spans.push(Span::raw("   Enter plays it"));
        }
        let more = if of.len() > MOST { app.look.signs.ellipsis } else { "" };
        let listed = of[..of.len().min(MOST)].join("  ");
        spans.push(Span::styled(format!("   {listed} {more}"), app.look.dim()));
    }
    Line::from(spans)
}
