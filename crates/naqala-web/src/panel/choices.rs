//! Decisions other than the choice of a pit: several ways to play one, stop or go on, pass.

use leptos::prelude::*;
use naqala::{Direction, Move, MoveKind};

use crate::board::BoardState;
use crate::language::Locale;
use crate::settings::Settings;
use crate::table::BoardSession;

/// The decisions that belong to no pit.
fn without_pit(table: BoardSession) -> Vec<Move> {
    if !table.awaits_person() || !table.at_rest.get() {
        return Vec::new();
    }
    let has_no_pit = |mv: &Move| mv.pit().is_none() || matches!(mv.kind(), MoveKind::Pay(_));
    table.with(|session| session.moves().into_iter().filter(has_no_pit).collect())
}

/// The label of a button: the decision, or the way to play a pit.
fn caption(state: BoardState, mv: Move, locale: Locale) -> String {
    let table = state.table;
    let text = table.peek(|session| session.game().move_text(session.position(), mv));
    match mv.kind() {
        MoveKind::Pick { direction, .. } => {
            let direction = state.seen_way(direction);
            let sign = match direction {
                Direction::CounterClockwise => "↺ ",
                Direction::Clockwise => "↻ ",
                Direction::North => "↑ ",
                Direction::NorthEast => "↗ ",
                Direction::East => "→ ",
                Direction::SouthEast => "↘ ",
                Direction::South => "↓ ",
                Direction::SouthWest => "↙ ",
                Direction::West => "← ",
                Direction::NorthWest => "↖ ",
            };
            format!("{sign}{} ({text})", locale.localizer().way(direction))
        }
        MoveKind::Turn(way) => format!("{} ({text})", locale.localizer().way(state.seen_way(way))),
        kind => format!("{} ({text})", locale.localizer().button(kind)),
    }
}

/// The buttons of the decisions that are open.
#[component]
pub(crate) fn Choices(state: BoardState) -> impl IntoView {
    let table = state.table;
    let locale = Settings::get().locale;
    let open = Memo::new(move |_| {
        let chosen = state.choice.get();
        if chosen.is_empty() { without_pit(table) } else { chosen }
    });
    let button = move |mv: Move| {
        view! {
            <button
                type="button"
                class="primary"
                on:click=move |_| state.play_by_button(mv)
                on:focus=move |_| state.look_at_move(mv)
                on:pointerenter=move |_| state.look_at_move(mv)
            >
                {move || caption(state, mv, locale.get())}
            </button>
        }
    };
    let question = move || {
        let locale = locale.get();
        (!state.choice.get().is_empty()).then(|| view! { <span>{locale.tell("choose-way")}</span> })
    };
    let cancel = move || {
        (!state.choice.get().is_empty()).then(|| {
            view! {
                <button type="button" on:click=move |_| state.drop_choice()>
                    {locale.get().tell("cancel")}
                </button>
            }
        })
    };
    // Whether any pit can be played in more than one way.
    let has_ways = Memo::new(move |known: Option<&bool>| {
        known == Some(&true)
            || table.with(|session| {
                let moves = session.moves();
                moves.iter().enumerate().any(|(at, mv)| {
                    mv.pit().is_some() && moves[..at].iter().any(|other| other.pit() == mv.pit())
                })
            })
    });
    let escape = move |event: web_sys::KeyboardEvent| {
        if event.key() == "Escape" && state.choice.with_untracked(|moves| !moves.is_empty()) {
            state.drop_choice();
        }
    };
    view! {
        <div class="choices" class:kept=has_ways role="group" aria-live="polite" on:keydown=escape>
            {question}
            {move || open.get().into_iter().map(button).collect_view()}
            {cancel}
        </div>
    }
}
