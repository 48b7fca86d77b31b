//! The prompt: what to decide, what is typed so far, buttons and messages.

use naqala::{Move, Side};
use naqala_messages::values;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::text::{Line, Span};

use super::layout::Layout;
use super::panels::write;
use crate::localizer::capital;
use crate::tui::app::App;
use crate::tui::offer::Choice;
use crate::tui::typing::Meaning;
use crate::tui::worker::Purpose;
use naqala_view::Pace;

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
            let text = format!("{before}{} {}{after}", at + 1, app.localizer.button(mv.kind()));
            let area = Rect { x, y: layout.prompt.y + 1, width: text.chars().count() as u16, height: 1 };
            x = area.right() + 1;
            (area, mv, text)
        })
        .collect()
}

/// What the user has to do.
fn question(app: &App) -> Line<'static> {
    let position = app.played.position();
    let side = position.to_move();
    if app.animation.is_some() {
        let key = match app.pace {
            Pace::Step => "animation-step",
            _ if app.is_watching() => "animation-watching",
            _ => "animation",
        };
        return Line::styled(format!(" {}", app.localizer.tell(key)), app.look.dim());
    }
    if let Some(outcome) = app.played.outcome() {
        let end = app.localizer.outcome(app.game(), position, outcome);
        let (over, next) = (app.localizer.is_over(&app.played, &end), app.next_hint());
        return Line::styled(format!(" {over}{next}"), app.look.key());
    }
    if app.is_paused {
        return Line::raw(format!(" {}", app.localizer.tell("stopped")));
    }
    if let Some(thinking) = app.thinking {
        let seconds = (app.now - thinking.since).as_secs();
        let spinner = app.look.signs.spinner;
        let picture = spinner[(app.now.as_millis() / 120) as usize % spinner.len()];
        let text = match thinking.purpose {
            Purpose::Hint => app.localizer.tell("looking-for-a-hint"),
            Purpose::Turn => {
                let key = if app.is_watching() { "thinks-watching" } else { "thinks" };
                app.localizer.say(key, values![side = app.localizer.side(side), seconds = seconds])
            }
        };
        return Line::raw(format!(" {picture} {text}"));
    }
    if !app.typed.is_empty() {
        return typed(app);
    }
    Line::raw(format!(" {}", invitation(app, side)))
}

/// Invites a person to decide.
fn invitation(app: &App, side: Side) -> String {
    let is_you = app.is_only_human(side);
    let say = |key: &str| {
        let who = if is_you { "you" } else { "side" };
        app.localizer.say(key, values![who = who, side = app.localizer.side(side)])
    };
    if let Some(pending) = app.localizer.pending(app.game(), app.played.position()) {
        return if is_you {
            capital(&pending) + "?"
        } else {
            format!("{}: {pending}?", app.localizer.side(side))
        };
    }
    if app.offer.plain().count() == app.offer.len() {
        return say("must-pass");
    }
    let latest = app.played.session().history().last();
    let has_just_moved = latest.is_some_and(|(before, mv)| before.to_move() == side && *mv != Move::SWAP);
    let moves_again = has_just_moved && app.game().players() > 1;
    say(if moves_again { "choose-again" } else { "choose" })
}

/// The letters typed so far and possible continuations.
fn typed(app: &App) -> Line<'static> {
    const MOST: usize = 12;
    let mut spans = vec![
        Span::raw(format!(" {} ", app.localizer.tell("typed-move"))),
        Span::styled(app.typed.clone(), app.look.key()),
        Span::styled(" ", app.look.chosen()),
    ];
    if let Some(Meaning::Beginning { of, enter }) = app.typed_meaning() {
        if enter.is_some() {
            spans.push(Span::raw(format!("   {}", app.localizer.tell("enter-plays"))));
        }
        let more = if of.len() > MOST { app.look.signs.ellipsis } else { "" };
        let listed = of[..of.len().min(MOST)].join("  ");
        spans.push(Span::styled(format!("   {listed} {more}"), app.look.dim()));
    }
    Line::from(spans)
}
