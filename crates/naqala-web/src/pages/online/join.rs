//! An offered game: its creator waits here, the others join.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::catalogue::GameEntry;
use naqala_wire::seek::{GameChoice, Joined, Seek};
use naqala_wire::{ErrorCode, ToClient, ToServer};
use serde_json::Value;

use super::clock::rule_text;
use super::lobby::{all_games, named, terms};
use super::people::{WhoWeAre, person_text};
use crate::online::{self, Refused};
use crate::panel::variant;
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::title::heading;
use crate::{browser, navigation};

#[component]
pub(crate) fn Join(id: String) -> impl IntoView {
    let locale = Settings::get().locale;
    let found: RwSignal<Option<Result<Seek, Refused>>> = RwSignal::new(None);
    // What was refused, while the offer is still there.
    let wrong: RwSignal<Option<Refused>> = RwSignal::new(None);
    let wanted = StoredValue::new(id);
    let me = online::me();
    let ask = move || {
        spawn_local(async move {
            let seek = online::get::<Seek>(&format!("/api/seeks/{}", wanted.get_value())).await;
            let _ = found.try_set(Some(seek));
        });
    };
    online::listen(move |message| match message {
        ToClient::Started { game, seek } if seek.as_deref() == Some(&wanted.get_value()) => {
            navigation::go_instead(&Route::Game(game.clone()));
        }
        // It may have been withdrawn while there was no connection.
        ToClient::Seeks { .. } if found.with_untracked(Option::is_some) => ask(),
        ToClient::SeekGone { seek } if *seek == wanted.get_value() => ask(),
        // Somebody else takes part, or has left.
        ToClient::Seek { seek } if seek.id == wanted.get_value() => {
            let _ = found.try_set(Some(Ok((**seek).clone())));
        }
        _ => {}
    });
    online::connect();
    online::subscribe(|| ToServer::Lobby { id: online::next_id(), on: true });
    {
        let me = me.clone();
        Effect::new(move |_| {
            // The server tells offers to those it knows.
            if me.with(Option::is_some) && found.with_untracked(Option::is_none) {
                ask();
            }
        });
    }
    let join = move |_| {
        spawn_local(async move {
            let address = format!("/api/seeks/{}/join", wanted.get_value());
            match online::post::<Joined>(&address, &Value::Object(Default::default())).await {
                Ok(Joined { game: Some(game) }) => navigation::go_instead(&Route::Game(game)),
                // Others are still missing.
                Ok(_) => ask(),
                Err(refused @ Refused::Because(ErrorCode::NotFound | ErrorCode::SeekGone, _)) => {
                    let _ = found.try_set(Some(Err(refused)));
                }
                Err(refused) => _ = wrong.try_set(Some(refused)),
            }
        });
    };
    let withdraw = move |_| {
        spawn_local(async move {
            match online::delete(&format!("/api/seeks/{}", wanted.get_value())).await {
                Ok(_) | Err(Refused::Because(ErrorCode::NotFound | ErrorCode::SeekGone, _)) => {
                    navigation::go_instead(&Route::Online(None));
                }
                // It is still offered.
                Err(refused) => _ = wrong.try_set(Some(refused)),
            }
        });
    };
    let list = all_games();
    let link = move || browser::origin() + &Route::Join(wanted.get_value()).to_string();
    let show = move |seek: Seek| {
        let name = me.with(|me| me.as_ref().map(|me| me.person.name.clone()));
        let is_own = seek.people.iter().any(|person| Some(&person.name) == name.as_ref());
        let clock = rule_text(seek.clock, locale.get());
        let terms = terms(&seek, locale.get());
        let by = person_text(seek.people.first(), locale.get());
        let game = named(list, &seek.game.id, &seek.name, seek.own_rules);
        let offered = locale.get().say("offered-by", values![game = game, by = by]);
        let rounds = seek.game.in_match.then(|| locale.get().tell("in-rounds"));
        let rules = rounds.into_iter().chain(differences(list, &seek)).collect::<Vec<_>>().join(" · ");
        let (here, all) = (seek.people.len(), seek.wanted);
        let waiting = if seek.listed { "waiting-in-list" } else { "waiting-for-others" };
        let waiting = locale.get().say(waiting, values![n = here, wanted = all]);
        let action = match is_own {
            true => view! {
                <p role="status">{waiting}</p>
                <p><input type="text" readonly id="link" aria-label=t("link") prop:value=link() /></p>
                <div class="row">
                    <button type="button" on:click=move |_| browser::copy(&link())>{t("share")}</button>
                    <button type="button" on:click=withdraw>{t("withdraw-seek")}</button>
                </div>
            }
            .into_any(),
            false => {
                let needs_account = seek.rated && me.with(|me| me.as_ref().is_none_or(|me| me.person.guest));
                view! {
                    <p class="row">
                        <button type="button" class="primary" id="join" disabled=needs_account on:click=join>{t("join")}</button>
                        {needs_account.then(|| view! { <span id="join-why">{t("rated-why")}</span> })}
                    </p>
                }
                .into_any()
            }
        };
        view! {
            {heading(move || offered.clone())}
            {(!rules.is_empty()).then(|| view! { <p id="offered-rules">{rules}</p> })}
            <p>{clock} {(!terms.is_empty()).then(|| format!(" · {terms}"))}</p>
            <p>{rules_link(&seek.game, seek.own_rules.then(|| format!("/api/seeks/{}/rules", seek.id)))}</p>
            {action}
        }
    };
    view! {
        <div class="lobby">
            {move || match found.get() {
                None => view! { <p class="waiting" role="status">{t("loading")}</p> }.into_any(),
                Some(Ok(seek)) => show(seek).into_any(),
                Some(Err(refused)) => missing(refused).into_any(),
            }}
            {move || wrong.get().map(|why| view! { <p class="mistake" role="alert">{why.said(locale.get())}</p> })}
            <WhoWeAre />
        </div>
    }
}

/// The way to the rules of a game; to the file, which is at this address, if they are custom ones.
pub(super) fn rules_link(game: &GameChoice, file: Option<String>) -> impl IntoView + use<> {
    let target = file.is_some().then_some("_blank");
    let address = file.unwrap_or_else(|| Route::Rules(Setup::of_choice(game)).to_string());
    view! { <a href=address target=target>{t("rules")}</a> }
}

/// What is shown in place of an offer: that it is gone, or why the server does not show it.
fn missing(refused: Refused) -> impl IntoView {
    let locale = Settings::get().locale;
    let is_gone = matches!(refused, Refused::Because(ErrorCode::NotFound | ErrorCode::SeekGone, _));
    let title = move || if is_gone { locale.get().tell("no-offer") } else { refused.said(locale.get()) };
    view! {
        {heading(title)}
        {is_gone.then(|| view! { <p class="mistake" role="alert">{t("no-offer-why")}</p> })}
        <p><a href=Route::Online(None).to_string()>{t("online")}</a></p>
    }
}

/// What differs from the usual rules of an offered game; as records write it if the game is not in the list.
fn differences(list: RwSignal<Vec<GameEntry>>, seek: &Seek) -> Option<String> {
    let options: Vec<(String, String)> =
        seek.game.options.iter().map(|(name, value)| (name.clone(), value.clone())).collect();
    list.with(|list| {
        let entry = list.iter().find(|entry| entry.id == seek.game.id && !seek.own_rules);
        match entry {
            Some(entry) => variant(entry, &options),
            None => {
                let changed: Vec<String> =
                    options.iter().map(|(name, value)| format!("{name} = {value}")).collect();
                (!changed.is_empty()).then(|| changed.join(", "))
            }
        }
    })
}
