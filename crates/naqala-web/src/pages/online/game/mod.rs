//! An online game: the board, the clocks, the players, offers.

mod around;
mod ending;
mod offers;
mod players;
mod report;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::game::Game as State;
use naqala_wire::{ErrorCode, ToClient, ToServer, rules};

use super::clock::rule_text;
use super::join::rules_link;
use super::people::player_names;
use super::play::Live;
use crate::board::{Board, BoardState};
use crate::files::{self, LoadError};
use crate::loading::loaded;
use crate::panel::{Choices, Lines, MoveTree, PaceMenu, Replay, RoundsPanel, Variations};
use crate::route::{Route, address_of_rules};
use crate::say::t;
use crate::settings::Settings;
use crate::table::{BoardSession, Seat};
use crate::title::heading;
use crate::{browser, navigation, online};
use around::Around;
use ending::EndCard;
pub(super) use ending::own_ending_text;
use offers::Offers;
use players::{Players, call_by_name};
use report::Report;

/// A table with the entries of the game played on it.
fn seated(game: naqala::Game, state: &State) -> Result<Around, LoadError> {
    let mut played = rules::begin(game, state.game.in_match);
    for text in &state.entries {
        played.enter(text).map_err(|error| LoadError::Mistake(error.to_string()))?;
    }
    let nobody = vec![Seat::Remote; naqala::Side::ALL.len()];
    let table = BoardSession::of_match(played, nobody);
    Ok(Around::new(Live::new(table, state), state))
}

/// The game that a message is about, if it is one to those who follow it.
fn game_of(message: &ToClient) -> Option<&str> {
    match message {
        ToClient::Game { state, .. } => Some(&state.id),
        ToClient::Ack { game, .. }
        | ToClient::Entry { game, .. }
        | ToClient::TakenBack { game, .. }
        | ToClient::Offers { game, .. }
        | ToClient::Ended { game, .. }
        | ToClient::Rematch { game, .. }
        | ToClient::Presence { game, .. } => Some(game),
        _ => None,
    }
}

/// The game of a page, which follows what the server tells of it, before its table is there and after. A handle.
#[derive(Clone, Copy)]
struct Followed {
    id: StoredValue<String>,
    found: RwSignal<Option<Result<(Around, State), LoadError>>>,
    /// While a table is being made: what the server has told since the state that it is made of.
    since: StoredValue<Option<Vec<ToClient>>>,
    /// How many tables were begun. Only the latest one counts.
    begun: StoredValue<u32>,
    /// The message that asked for the game last.
    asked: StoredValue<u32>,
}

impl Followed {
    fn watch(self) -> ToServer {
        let id = online::next_id();
        self.asked.set_value(id);
        ToServer::Watch { id, game: self.id.get_value(), branch: 0, entries: 0 }
    }

    fn hear(self, message: &ToClient, page: &Owner) {
        if let ToClient::Error { id, code: ErrorCode::NotFound, .. } = message
            && *id == Some(self.asked.get_value())
            && self.found.with_untracked(Option::is_none)
        {
            self.found.set(Some(Err(LoadError::NoSuchGame(self.id.get_value()))));
        }
        if !self.id.with_value(|id| game_of(message) == Some(id)) {
            return;
        }
        let waits = self.since.with_value(Option::is_some);
        let around = self.found.with_untracked(|found| match found {
            Some(Ok((around, _))) if !waits => Some(*around),
            _ => None,
        });
        match (message, around) {
            (ToClient::Game { state, .. }, Some(around)) if around.live.is_in_step(state) => {
                around.take(state);
            }
            (ToClient::Game { state, .. }, _) => self.make((**state).clone(), page.clone()),
            (_, Some(around)) => {
                if !around.hear(message) {
                    online::say(self.watch());
                }
            }
            (_, None) => self.since.update_value(|since| {
                since.iter_mut().for_each(|since| since.push(message.clone()));
            }),
        }
    }

    /// Makes the table of a state, and takes over what is told in the meantime.
    fn make(self, state: State, page: Owner) {
        self.since.set_value(Some(Vec::new()));
        self.begun.update_value(|begun| *begun += 1);
        let number = self.begun.get_value();
        spawn_local(async move {
            let game = files::chosen(state.game.clone()).await;
            if self.begun.try_get_value() != Some(number) {
                return;
            }
            page.with(|| {
                let around = game.and_then(|game| seated(game, &state));
                self.found.set(Some(around.map(|around| (around, state))));
            });
            let since = self.since.try_update_value(Option::take).flatten().unwrap_or_default();
            since.iter().for_each(|message| self.hear(message, &page));
        });
    }
}

#[component]
pub(crate) fn GamePage(id: String) -> impl IntoView {
    let followed = Followed {
        id: StoredValue::new(id),
        found: RwSignal::new(None),
        since: StoredValue::new(None),
        begun: StoredValue::new(0),
        asked: StoredValue::new(0),
    };
    if let Some(page) = Owner::current() {
        online::listen(move |message| followed.hear(message, &page));
    }
    online::subscribe(move || followed.watch());
    move || loaded(followed.found.get(), |(around, state)| view! { <Seated around state /> })
}

/// Writes no numbers on the board while a game goes on whose players count the seeds themselves.
fn count_alone(counting: bool, around: Around) {
    let settings = Settings::get();
    Effect::new(move |_| settings.counting.set(counting && around.ending.with(Option::is_none)));
    on_cleanup(move || settings.counting.set(false));
}

#[component]
fn Seated(around: Around, state: State) -> impl IntoView {
    let (locale, live) = (Settings::get().locale, around.live);
    let board = BoardState::new(live.table, !state.rated);
    // The board is turned for a player of the upper side.
    let seat = live
        .table
        .peek(|session| live.you.and_then(|you| session.game().seat_of(session.position(), you.into())));
    live.table.turned.set(seat == Some(naqala::Side::North));
    call_by_name(live, state.players.clone());
    let people = state.players.clone();
    let names = Signal::derive(move || player_names(&people, live.you, locale.get()));
    let (clock, rated) = (state.clock, state.rated);
    count_alone(state.counting, around);
    let (id, people) = (state.id.clone(), state.players.clone());
    let result = move || {
        names.track();
        let (id, people) = (id.clone(), people.clone());
        around.ending.get().map(|ending| view! { <EndCard live around ending names people id rated /> })
    };
    let entries = move || live.table.entries().len().to_string();
    let watching = move || locale.get().say("spectators", values![n = around.spectators.get()]);
    let name =
        move || live.table.peek(|session| naqala::name_text(session.game().rules(), locale.get().code()));
    let variations = Variations::of_game(live.table, None);
    let others = state
        .players
        .iter()
        .enumerate()
        .filter(|(number, _)| live.you.is_some_and(|you| usize::from(you) != *number));
    let reports = others.filter_map(|(_, other)| {
        let (game, name) = (state.id.clone(), other.as_ref()?.name.clone());
        Some(view! { <Report game name /> })
    });
    let reports = reports.collect_view();
    view! {
        <div class="table online" id="game" data-entries=entries>
            <header class="row">
                {heading(name)}
                <span>{move || rule_text(clock, locale.get())}</span>
                {state.rated.then(|| view! { <span>{t("rated")}</span> })}
                {state.counting.then(|| view! { <span>{t("counting")}</span> })}
                {rules_link(&state.game, state.game.rules.as_deref().map(address_of_rules))}
            </header>
            <Connection />
            <Players live around clock names people=state.players.clone() />
            <div class="stage">
                <Board state=board />
                <Choices state=board />
                {result}
                <Lines state=board />
                <RoundsPanel table=live.table />
                <Toolbar live around id=StoredValue::new(state.id.clone()) />
            </div>
            <aside class="beside">
                <p class="facts">{watching}</p>
                <Offers live around id=state.id names />
                <MoveTree variations />
                {reports}
            </aside>
        </div>
    }
}

/// Says that the connection is lost or the server silent, while it is, and whether a move of ours has not arrived for that reason.
#[component]
fn Connection() -> impl IntoView {
    let locale = Settings::get().locale;
    let (connected, quiet, unsent) = (online::is_connected(), online::is_quiet(), online::unsent_moves());
    let lost = move || {
        let (locale, why) = (locale.get(), trouble(connected.get(), quiet.get())?);
        let moves = (unsent.get() > 0).then(|| format!(" {}", locale.tell("move-unsent")));
        Some(locale.tell(why) + &moves.unwrap_or_default())
    };
    view! { <p class="lost" role="status" id="connection">{lost}</p> }
}

/// The message about the connection, if there is something to say.
fn trouble(is_connected: bool, is_quiet: bool) -> Option<&'static str> {
    match (is_connected, is_quiet) {
        (false, _) => Some("connection-lost"),
        (true, true) => Some("server-silent"),
        (true, false) => None,
    }
}

#[component]
fn Toolbar(live: Live, around: Around, id: StoredValue<String>) -> impl IntoView {
    let turn = move |_| live.table.turned.update(|turned| *turned = !*turned);
    let analyse = move |_| navigation::go(&Route::Analyse(live.table.setup()));
    let (locale, said) = (Settings::get().locale, RwSignal::new(None::<String>));
    let share = move |_| {
        let address = browser::origin() + &Route::Game(id.get_value()).to_string();
        browser::copy(&address);
        said.set(Some(locale.get_untracked().say("link-copied", values![address = address])));
    };
    let is_over = move || around.ending.with(Option::is_some);
    view! {
        <div class="controls" role="toolbar" aria-label=t("toolbar")>
            <Replay table=live.table />
            <button type="button" id="turn-board" on:click=turn>{t("turn-board")}</button>
            <button type="button" id="share" on:click=share>{t("share")}</button>
            <PaceMenu />
            <Show when=is_over><button type="button" on:click=analyse>{t("analyse")}</button></Show>
            <p class="notice" role="status">{move || said.get()}</p>
        </div>
    }
}
