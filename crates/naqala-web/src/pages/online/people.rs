//! How people are shown: names, ratings with their uncertainty, the user's own account.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::account::{Credentials, GameRating, Me, Person};

use super::account::Account;
use super::lobby::{all_games, named};
use super::notices;
use crate::following;
use crate::language::Locale;
use crate::online::{self, Refused};
use crate::route::Route;
use crate::say::t;
use crate::settings::Settings;

/// "Ama (1540 ± 120)".
pub(super) fn person_text(person: Option<&Person>, locale: Locale) -> String {
    let Some(person) = person else { return locale.tell("somebody") };
    let bot = if person.bot { " 🤖" } else { "" };
    match person.rating {
        Some(rating) => format!("{}{bot} ({} ± {})", person.name, rating.value, rating.deviation),
        None => format!("{}{bot}", person.name),
    }
}

/// [`person_text`], which leads to what is known of them if they have an account.
pub(super) fn person_link(person: Option<&Person>, locale: Locale) -> AnyView {
    linked(person, person_text(person, locale))
}

/// What is said of somebody, as a link to what is known of them if they have an account.
pub(super) fn linked(person: Option<&Person>, said: impl IntoView + 'static) -> AnyView {
    match person.filter(|person| !person.guest) {
        Some(person) => {
            view! { <a href=Route::Player(person.name.clone()).to_string()>{said}</a> }.into_any()
        }
        None => said.into_any(),
    }
}

/// The players of a game, of whom the reader is `you`. A guest who has got an account since is called as the account.
pub(super) fn player_names(players: &[Option<Person>], you: Option<u8>, locale: Locale) -> Vec<String> {
    let me = online::me().get().map(|me| me.person.name);
    let named = |(number, player): (usize, &Option<Person>)| {
        let own = me.clone().filter(|_| you.map(usize::from) == Some(number));
        let player =
            player.clone().map(|player| Person { name: own.unwrap_or(player.name.clone()), ..player });
        person_text(player.as_ref(), locale)
    };
    players.iter().enumerate().map(named).collect()
}

/// Who the user is, and how to get an account.
#[component]
pub(super) fn WhoWeAre() -> impl IntoView {
    let locale = Settings::get().locale;
    let me = online::me();
    let connected = online::is_connected();
    let shown = {
        let me = me.clone();
        move || match me.get() {
            Some(me) => locale.get().say("you-are", values![name = me.person.name]),
            None => locale.get().tell("connecting"),
        }
    };
    // The account that was signed in here until it was signed out elsewhere, as when its password changes.
    let lost: RwSignal<Option<String>> = RwSignal::new(None);
    {
        // The games of this device follow the signed-in account.
        let me = me.clone();
        Effect::new(move |_| {
            if let Some(me) = me.get() {
                let account = following::account();
                match account.filter(|_| me.person.guest) {
                    Some(account) => lost.set(Some(account)),
                    None if !me.person.guest => lost.set(None),
                    None => {}
                }
                following::signed_in(Some(me.person.name.as_str()).filter(|_| !me.person.guest));
            }
        });
    }
    let lost = move || {
        let said = lost.get().map(|name| locale.get().say("signed-out", values![name = name]));
        said.map(|said| view! { <p class="mistake" role="alert" id="signed-out">{said}</p> })
    };
    let known = me.clone();
    let is_guest = move || me.get().is_none_or(|me| me.person.guest);
    view! {
        <section class="who">
            <p id="who" role="status">
                {shown}
                {move || {
                    let is_lost = !connected.get() && known.with(Option::is_some);
                    is_lost.then(|| format!(" – {}", locale.get().tell("connecting")))
                }}
            </p>
            {lost}
            <OwnRatings />
            {move || match is_guest() {
                true => view! { <SignIn /> }.into_any(),
                false => view! { <SignOut /> }.into_any(),
            }}
        </section>
    }
}

/// The user's ratings, game by game; nothing for whoever has none.
#[component]
fn OwnRatings() -> impl IntoView {
    let locale = Settings::get().locale;
    let me = online::me();
    let ratings = Memo::new(move |_| me.get().map(|me| me.ratings).unwrap_or_default());
    let shown = move || {
        (!ratings.with(Vec::is_empty)).then(|| {
            let list = all_games();
            let of_game = move |of: GameRating| {
                let name = named(list, &of.game, &of.game, false);
                format!("{name} {} ± {}", of.rating.value, of.rating.deviation)
            };
            let all = move || {
                let ratings = ratings.get().into_iter().map(of_game).collect::<Vec<_>>().join(" · ");
                locale.get().say("own-ratings", values![ratings = ratings])
            };
            view! { <p class="facts" id="own-ratings">{all}</p> }
        })
    };
    view! { {shown} }
}

#[component]
fn SignOut() -> impl IntoView {
    let locale = Settings::get().locale;
    let wrong: RwSignal<Option<Refused>> = RwSignal::new(None);
    let leave = move |_| {
        notices::end();
        spawn_local(async move {
            match online::post::<()>("/api/logout", &()).await {
                Ok(()) => {
                    following::signed_in(None);
                    online::leave();
                }
                Err(refused) => _ = wrong.try_set(Some(refused)),
            }
        });
    };
    let me = online::me();
    let known = me.clone();
    let profile = move || known.get().map(|me| Route::Player(me.person.name).to_string());
    let is_moderator = move || me.get().is_some_and(|me| me.moderator);
    // The server makes these pages by itself: a target keeps the application from taking the links for its own.
    view! {
        <button type="button" id="sign-out" on:click=leave>{t("sign-out")}</button>
        " " <a id="own-profile" href=profile>{t("own-profile")}</a>
        " " <a id="recovery-codes" href="/recovery-codes" target="_self">{t("recovery-codes")}</a>
        {move || is_moderator().then(|| view! { " " <a id="moderation" href="/moderation" target="_self">{t("moderation")}</a> })}
        {move || wrong.get().map(|why| view! { <p class="mistake" role="alert">{why.said(locale.get())}</p> })}
        <Account />
    }
}

/// Signing in, or creating an account; a guest keeps all games.
#[component]
fn SignIn() -> impl IntoView {
    let opened = RwSignal::new(false);
    // Programs that keep passwords propose a new one only in a form of its own.
    let forms = move || {
        opened.get().then(|| {
            view! { <CredentialsForm is_new=false /><CredentialsForm is_new=true /> }
        })
    };
    view! {
        // Chromium gives a field for passwords that is made while it is hidden no size, even when it is shown.
        <details on:toggle=move |_| opened.set(true)>
            <summary>{t("sign-in-or-up")}</summary>
            <p>{t("account-why")}</p>
            {forms}
        </details>
    }
}

/// The form for signing in, or for a new account.
#[component]
fn CredentialsForm(is_new: bool) -> impl IntoView {
    let locale = Settings::get().locale;
    let (name, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let wrong: RwSignal<Option<Refused>> = RwSignal::new(None);
    let address = if is_new { "/api/account" } else { "/api/login" };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let body = Credentials { name: name.get_untracked(), password: password.get_untracked() };
        spawn_local(async move {
            match online::post::<Me>(address, &body).await {
                Ok(known) => {
                    online::me().set(Some(known));
                    online::renew();
                }
                Err(refused) => {
                    let _ = wrong.try_set(Some(refused));
                }
            }
        });
    };
    let ids =
        if is_new { ["new-name", "first-password", "sign-up"] } else { ["name", "password", "sign-in"] };
    let kind = if is_new { "new-password" } else { "current-password" };
    view! {
        <form class="row" on:submit=submit>
            <label class="field">{t("name")} " "
                <input type="text" id=ids[0] autocomplete="username" required minlength="3" maxlength="20"
                    on:input=move |event| name.set(event_target_value(&event)) />
            </label>
            <label class="field">{t("password")} " "
                <input type="password" id=ids[1] autocomplete=kind required minlength="8"
                    on:input=move |event| password.set(event_target_value(&event)) />
            </label>
            <button type="submit" id=ids[2]>{t(ids[2])}</button>
            {(!is_new).then(|| view! { <a href="/recover" target="_self">{t("forgotten-password")}</a> })}
        </form>
        {move || wrong.get().map(|why| view! { <p class="mistake" role="alert">{why.said(locale.get())}</p> })}
    }
}
