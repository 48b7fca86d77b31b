//! What everybody may know of somebody with an account: since when there is the account, ratings, and the latest games.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::ErrorCode;
use naqala_wire::account::{GameRating, Profile};

use super::lobby::{all_games, game_row, named};
use super::people::person_text;
use crate::online::{self, Refused};
use crate::route::Route;
use crate::say::t;
use crate::settings::Settings;
use crate::title::heading;

#[component]
pub(crate) fn ProfilePage(name: String) -> impl IntoView {
    let found: RwSignal<Option<Result<Profile, Refused>>> = RwSignal::new(None);
    let address = format!("/api/players/{name}");
    spawn_local(async move {
        let profile = online::get(&address).await;
        let _ = found.try_set(Some(profile));
    });
    let shown = move || match found.get() {
        None => view! { <p class="waiting" role="status">{t("loading")}</p> }.into_any(),
        Some(Ok(profile)) => view! { <Known profile /> }.into_any(),
        Some(Err(refused)) => missing(refused).into_any(),
    };
    view! {
        <div class="lobby">
            {shown}
            <p><a href=Route::Online(None).to_string()>{t("online")}</a></p>
        </div>
    }
}

#[component]
fn Known(profile: Profile) -> impl IntoView {
    let locale = Settings::get().locale;
    let list = all_games();
    let Profile { person, since, ratings, games } = profile;
    let name = move || person_text(Some(&person), locale.get());
    let since = move || {
        let date = locale.get().date(since as f64, &[("dateStyle", "long")]);
        locale.get().say("player-since", values![date = date])
    };
    let (has_ratings, has_games) = (!ratings.is_empty(), !games.is_empty());
    let rating = move |of: GameRating| {
        let name = named(list, &of.game, &of.game, false);
        let games = locale.get().say("player-games", values![n = of.rating.games]);
        view! { <li class="row"><strong>{name}</strong> <span>{of.rating.value} " ± " {of.rating.deviation}</span> <span class="facts">{games}</span></li> }
    };
    let ratings = move || ratings.clone().into_iter().map(rating).collect_view();
    let games =
        move || games.clone().into_iter().map(|game| game_row(game, list, locale.get())).collect_view();
    view! {
        {heading(name)}
        <p class="facts" id="since">{since}</p>
        {has_ratings.then(|| view! {
            <section aria-label=t("player-ratings")>
                <h2>{t("player-ratings")}</h2>
                <ul class="list" id="ratings">{ratings}</ul>
            </section>
        })}
        <section aria-label=t("player-latest")>
            <h2>{t("player-latest")}</h2>
            {(!has_games).then(|| view! { <p>{t("player-none")}</p> })}
            <ul class="list" id="latest">{games}</ul>
        </section>
    }
}

/// Why nothing is shown of somebody.
fn missing(refused: Refused) -> impl IntoView {
    let locale = Settings::get().locale;
    let is_unknown = matches!(refused, Refused::Because(ErrorCode::NotFound, _));
    let title =
        move || if is_unknown { locale.get().tell("player-unknown") } else { refused.said(locale.get()) };
    view! { {heading(title)} }
}
