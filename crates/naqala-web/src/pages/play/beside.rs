//! Everything around the board of a game being played: the name of its variant, actions, the opponents, the moves, and the
//! options.

use std::cell::Cell;

use leptos::prelude::*;
use naqala::MatchSession;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;

use super::super::{LearnLinks, OfOptions, options_form};
use super::AtTable;
use crate::files;
use crate::loading::fetched;
use crate::navigation;
use crate::panel::{Controls, MoveTree, Opponents, Variations, variant};
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::{Settings, in_language};
use crate::site;
use crate::table::{self, BoardSession};

/// What is shown below the board and its lines.
#[component]
pub(super) fn Below(at: AtTable) -> impl IntoView {
    view! { <Controls state=at.state /> }
}

#[component]
pub(super) fn Beside(at: AtTable) -> impl IntoView {
    let AtTable { state, opened, known, entry } = at;
    let opened = opened.get_value();
    let (table, id, locale) = (state.table, opened.game.clone(), Settings::get().locale);
    find(entry, id.clone());
    let notes = known.as_ref().and_then(|kept| kept.notes.clone());
    let variations = Variations::of_game(table, notes.as_deref());
    table::keep(table, opened, known, Signal::derive(move || variations.notes()));
    let online = Route::Online(Some(id.clone())).to_string();
    let workshop = Route::Workshop(id.clone()).to_string();
    let again = move |_| leave_for(table, table.anew());
    let resign = move |_| {
        let Some(side) = untrack(|| table.resigning()) else { return };
        let locale = locale.get_untracked();
        let asked = locale.say("resign-sure", values![side = locale.localizer().side(side)]);
        if window().confirm_with_message(&asked).unwrap_or(false) {
            table.resign(side);
        }
    };
    view! {
        <nav class="row" aria-label=t("more")>
            {site::has_server().then(|| view! { <a href=online>{t("play-online")}</a> })}
            <LearnLinks id=id.clone() />
            <a href=workshop>{t("workshop")}</a>
        </nav>
        <Opponents table />
        <MoveTree variations />
        <div class="row">
            <button type="button" id="new-game" on:click=again>{t("new-game")}</button>
            <Show when=move || table.resigning().is_some()>
                <button type="button" id="resign" on:click=resign>{t("resign")}</button>
            </Show>
        </div>
        <GameOptions id table entry />
    }
}

/// A game's entry in the list of games, once it is loaded.
pub(super) type Listed = RwSignal<Option<GameEntry>>;

/// Finds it, in every language that is spoken from now on.
fn find(entry: Listed, id: String) {
    let wanted = StoredValue::new(id);
    in_language(files::list, move |list| {
        let is_meant = |game: &GameEntry| wanted.try_with_value(|id| game.id == *id) == Some(true);
        let _ = entry.try_set(list.ok().and_then(|list| list.into_iter().find(is_meant)));
    });
}

/// The options of the game that differ from the usual, as texts.
fn chosen(table: BoardSession) -> Vec<(String, String)> {
    table.peek(|session| naqala::options_as_texts(&session.game().changed()))
}

thread_local! {
    /// Whether the last game was left while it was running, which the page that comes next says.
    static WAS_LEFT: Cell<bool> = const { Cell::new(false) };
}

/// Goes to another game. One that is not over stays among one's games, which one may not know.
fn leave_for(table: BoardSession, next: Setup) {
    let is_running = untrack(|| !table.with_match(MatchSession::is_over));
    WAS_LEFT.set(is_running && navigation::kept_id().is_some());
    navigation::go(&Route::Play(next));
}

/// What is said beside the name of the game: where the game is that was left, and by which rules this one is played.
#[component]
pub(super) fn Named(at: AtTable) -> impl IntoView {
    let yours = || view! { <a href=Route::Yours.to_string()>{t("your-games")}</a> };
    view! {
        <VariantName at />
        {WAS_LEFT.take().then(|| view! { <p class="variant" id="left" role="status">{t("game-left")} " " {yours()}</p> })}
    }
}

/// The name of the rules, if they are not the usual ones.
#[component]
fn VariantName(at: AtTable) -> impl IntoView {
    let (table, entry, locale) = (at.state.table, at.entry, Settings::get().locale);
    let name = move || entry.with(|entry| variant(entry.as_ref()?, &chosen(table)));
    move || {
        let said = name().map(|name| locale.get().say("variant", values![variant = name]));
        said.map(|said| view! { <p class="variant" id="variant">{said}</p> })
    }
}

/// The options of the game, once the list of games is there.
#[component]
fn GameOptions(id: String, table: BoardSession, entry: Listed) -> impl IntoView {
    let wanted = StoredValue::new(id);
    let apply = Callback::new(move |options| {
        let seats = untrack(|| table.setup()).seats;
        let in_match = untrack(|| table.is_in_match());
        leave_for(table, Setup { options, seats, in_match, ..Setup::of(&wanted.get_value()) });
    });
    let form = move || {
        entry
            .get()
            .filter(|entry| !entry.options.is_empty())
            .map(|entry| fetched(options_form(), OfOptions { entry, chosen: chosen(table), apply }))
    };
    let has_rounds = move || entry.with(|entry| entry.as_ref().is_some_and(|entry| entry.rounds));
    view! {
        <Show when=has_rounds><Length table /></Show>
        {form}
    }
}

/// A game that is played in matches of rounds can also be played once.
#[component]
fn Length(table: BoardSession) -> impl IntoView {
    let is_in_match = untrack(|| table.is_in_match());
    let change = move |_| {
        leave_for(table, Setup { in_match: !is_in_match, position: None, ..table.anew() });
    };
    view! {
        <button type="button" id="match" on:click=change>
            {t(if is_in_match { "play-single" } else { "play-match" })}
        </button>
    }
}
