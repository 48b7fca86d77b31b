//! Actions other than playing: undo, hint, replay of the last move, turning the board, speed.

use leptos::prelude::*;
use naqala_messages::values;
use naqala_view::Pace;
use naqala_web_engine::{Answer, Task};

use crate::board::{BoardState, Hint};
use crate::engine::{self, Asker};
use crate::route::Route;
use crate::say::t;
use crate::settings::{Settings, pace_name, pace_of};
use crate::table::BoardSession;
use crate::{browser, navigation};

/// Thinking time for a hint, in milliseconds.
const HINT_TIME: u32 = 700;

/// Asks the engine for a good move and shows it on the board.
fn hint(state: BoardState) {
    let table = state.table;
    if !table.awaits_person_now() {
        return;
    }
    table.finish();
    let task = Task::Analyse { milliseconds: HINT_TIME, lines: 1 };
    let asked_at = untrack(|| table.moment());
    table.peek(|session| {
        engine::ask(Asker::Hint, session, task, move |answer| {
            let Answer::Lines { lines, is_final: true, .. } = answer else { return };
            let still = untrack(|| table.moment()) == asked_at;
            let Some(line) = lines.first().filter(|_| still) else { return };
            if let Some(hint) = table.peek(|session| Hint::of(session, line)) {
                state.advise(hint);
            }
        });
    });
}

/// The buttons during an animation: step, or skip to the end. They keep their room while no seeds move.
#[component]
pub(crate) fn AnimationButtons(table: BoardSession) -> impl IntoView {
    let pace = Settings::get().pace;
    let is_still = move || table.at_rest.get();
    view! {
        <NextStep table />
        <Show when=move || pace.get() != Pace::Off>
            <button type="button" id="skip" disabled=is_still on:click=move |_| table.finish()>{t("skip")}</button>
        </Show>
    }
}

/// The button that shows the next event, if seeds are sown step by step.
#[component]
fn NextStep(table: BoardSession) -> impl IntoView {
    let pace = Settings::get().pace;
    let is_still = move || table.at_rest.get();
    view! {
        <Show when=move || pace.get() == Pace::Step>
            <button type="button" class="primary" disabled=is_still on:click=move |_| table.step()>{t("next-step")}</button>
        </Show>
    }
}

/// The button for the next step, and one that replays the last move; while seeds move, it shows the end instead.
#[component]
pub(crate) fn Replay(table: BoardSession) -> impl IntoView {
    let is_still = move || table.at_rest.get();
    let is_empty = move || table.with(|session| session.history().is_empty());
    view! {
        <NextStep table />
        <span class="either">
            <button type="button" id="replay" class:away=move || !is_still() disabled=is_empty on:click=move |_| table.replay()>{t("replay")}</button>
            <button type="button" id="skip" class:away=is_still on:click=move |_| table.finish()>{t("skip")}</button>
        </span>
    }
}

/// The row of buttons below a board.
#[component]
pub(crate) fn Controls(
    state: BoardState,
    /// Whether there is a page that analyses the game, other than the one it is on.
    #[prop(default = true)]
    to_analysis: bool,
    /// Whether an address can say which game it is.
    #[prop(default = true)]
    has_address: bool,
) -> impl IntoView {
    let table = state.table;
    let settings = Settings::get();
    let said = RwSignal::new(None::<String>);
    let share = move |_| {
        // Whoever opens the link finds the page that it was copied on.
        let route = if to_analysis { Route::Play(table.setup()) } else { Route::Analyse(table.setup()) };
        let address = browser::origin() + &route.to_string();
        browser::copy(&address);
        said.set(Some(settings.locale.get_untracked().say("link-copied", values![address = address])));
    };
    view! {
        <div class="controls" role="toolbar" aria-label=t("toolbar")>
            <button type="button" id="undo" disabled=move || !table.can_undo() on:click=move |_| table.undo()>
                {t("undo")}
            </button>
            <button type="button" id="hint" disabled=move || !table.awaits_person_now() on:click=move |_| hint(state)>{t("hint")}</button>
            <Replay table />
            <button type="button" on:click=move |_| table.turned.update(|turned| *turned = !*turned)>
                {t("turn-board")}
            </button>
            {has_address.then(|| view! { <button type="button" on:click=share>{t("share")}</button> })}
            {(has_address && to_analysis).then(|| {
                let analyse = move |_| {
                    let route = Route::Analyse(table.setup());
                    // Notes on the game are taken along.
                    match navigation::kept_id() {
                        Some(id) => navigation::go_to_kept(&route, &id),
                        None => navigation::go(&route),
                    }
                };
                view! { <button type="button" on:click=analyse>{t("analyse")}</button> }
            })}
            {(!to_analysis && has_address).then(|| {
                let play = move |_| navigation::go(&Route::Play(table.played_on()));
                let is_over = move || table.outcome().is_some();
                view! { <button type="button" id="play-from-here" disabled=is_over on:click=play>{t("play-from-here")}</button> }
            })}
            <PaceMenu />
            <p class="notice" role="status">{move || said.get()}</p>
        </div>
    }
}

/// How fast seeds are sown.
#[component]
pub(crate) fn PaceMenu() -> impl IntoView {
    let settings = Settings::get();
    let paces = [Pace::Off, Pace::Fast, Pace::Normal, Pace::Slow, Pace::Step];
    let pace_option = move |pace: Pace| {
        let is_chosen = move || settings.pace.get() == pace;
        view! {
            <option value=pace_name(pace) selected=is_chosen>
                {move || settings.locale.get().localizer().pace(pace)}
            </option>
        }
    };
    let choose_pace = move |event| {
        if let Some(pace) = pace_of(&event_target_value(&event)) {
            settings.pace.set(pace);
        }
    };
    view! {
        <label class="field">
            {t("pace")} " "
            <select id="pace" on:change=choose_pace>{paces.map(pace_option).collect_view()}</select>
        </label>
    }
}
