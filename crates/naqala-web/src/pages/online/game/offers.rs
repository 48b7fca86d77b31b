//! Offers between the players, and resigning.

use leptos::prelude::*;
use naqala_messages::values;
use naqala_wire::ToServer;
use naqala_wire::game::{Declined, Offer, OfferKind};

use super::around::Around;
use crate::language::Locale;
use crate::online;
use crate::pages::online::play::Live;
use crate::say::t;
use crate::settings::Settings;

/// What is offered, as it stands in a sentence.
fn word(kind: OfferKind, locale: Locale) -> String {
    locale.tell(match kind {
        OfferKind::Draw => "offer-draw",
        OfferKind::Takeback => "offer-takeback",
        OfferKind::Share => "offer-share",
        OfferKind::Rematch => "offer-rematch",
    })
}

/// What another player offers.
fn offered_text(offer: &Offer, names: &[String], locale: Locale) -> String {
    said("they-offer", offer.by, offer.kind, names, locale)
}

/// A sentence about a player and an offer.
fn said(key: &str, by: u8, kind: OfferKind, names: &[String], locale: Locale) -> String {
    let name = names.get(usize::from(by)).cloned().unwrap_or_default();
    locale.say(key, values![name = name, what = word(kind, locale)])
}

/// Offers between the players, and resigning; nothing for spectators.
#[component]
pub(super) fn Offers(
    live: Live,
    around: Around,
    /// The id of the game.
    id: String,
    /// The names of all players.
    names: Signal<Vec<String>>,
) -> impl IntoView {
    let locale = Settings::get().locale;
    let Some(you) = live.you else { return ().into_any() };
    let id = StoredValue::new(id);
    let is_over = move || around.ending.with(Option::is_some);
    // Sharing divides the rest of a single game, so it is not possible in a match.
    let can_share = !untrack(|| live.table.is_in_match());
    let kinds = move || {
        let share = can_share.then_some(OfferKind::Share);
        [OfferKind::Draw, OfferKind::Takeback].into_iter().chain(share)
    };
    let button = move |kind: OfferKind| view! { <OfferButton live id kind /> };
    // Another game is offered and answered where the end of this one is shown.
    let made = move || {
        let offers = around.offers.get().into_iter().filter(|made| made.kind != OfferKind::Rematch);
        offers.map(|made| view! { <Made id you made names /> }).collect_view()
    };
    // The answer of another player to an offer.
    let answer = move || {
        let Declined { by, kind } = around.declined.get().filter(|declined| declined.by != you)?;
        Some(names.with(|names| said("they-decline", by, kind, names, locale.get())))
    };
    view! {
        <section class="offers" aria-label=t("offers")>
            <ul class="list" aria-live="polite">
                {made}
            </ul>
            <p id="declined" role="status">{answer}</p>
            <Show when=move || !is_over()>
                <div class="row" role="group" aria-labelledby="to-offer">
                    <span id="to-offer">{t("to-offer")}</span>
                    {kinds().map(button).collect_view()}
                </div>
                <p class="row"><Resign live id players=names.with(Vec::len) /></p>
            </Show>
        </section>
    }
    .into_any()
}

pub(super) fn offer(id: StoredValue<String>, kind: OfferKind) {
    online::say(ToServer::Offer { id: online::next_id(), game: id.get_value(), kind });
}

/// A button that offers something.
#[component]
fn OfferButton(live: Live, id: StoredValue<String>, kind: OfferKind) -> impl IntoView {
    let locale = Settings::get().locale;
    let name = format!("offer-{kind:?}").to_lowercase();
    let is_early = move || kind == OfferKind::Takeback && live.table.entries().is_empty();
    view! {
        <button type="button" id=name disabled=is_early on:click=move |_| offer(id, kind)>
            {move || word(kind, locale.get())}
        </button>
    }
}

/// An open offer, which others accept or decline and its maker withdraws.
#[component]
pub(super) fn Made(
    id: StoredValue<String>,
    you: u8,
    made: Offer,
    names: Signal<Vec<String>>,
) -> impl IntoView {
    let locale = Settings::get().locale;
    let is_own = made.by == you;
    let text = move || match is_own {
        true => locale.get().say("you-offer", values![what = word(made.kind, locale.get())]),
        false => names.with(|names| offered_text(&made, names, locale.get())),
    };
    let decline = move |_| {
        online::say(ToServer::Decline { id: online::next_id(), game: id.get_value(), kind: made.kind });
    };
    let refuse = if is_own { "withdraw" } else { "decline" };
    let accept = (!is_own).then(|| {
        view! { <button type="button" class="primary accept" on:click=move |_| offer(id, made.kind)>{t("accept")}</button> }
    });
    view! {
        <li class="row">
            <span>{text}</span>
            {accept}
            <button type="button" on:click=decline>{t(refuse)}</button>
        </li>
    }
}

/// The button to resign, which asks first.
#[component]
fn Resign(live: Live, id: StoredValue<String>, players: usize) -> impl IntoView {
    let locale = Settings::get().locale;
    let resign = move |_| {
        // Before everybody has played there is nothing to lose.
        let early = untrack(|| live.table.entries()).len() < players;
        let question = if early { "resign-early" } else { "resign-sure-you" };
        let sure = window().confirm_with_message(&locale.get_untracked().tell(question));
        if sure.unwrap_or(false) {
            online::say(ToServer::Resign { id: online::next_id(), game: id.get_value() });
        }
    };
    view! { <button type="button" id="resign" on:click=resign>{t("resign")}</button> }
}
