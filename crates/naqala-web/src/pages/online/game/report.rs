//! Reporting another player to those who run the site.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_messages::values;
use naqala_wire::account;

use super::super::outcome::{Outcome, Said};
use crate::online;
use crate::say::t;
use crate::settings::Settings;

/// The form in which a player is reported, folded away.
#[component]
pub(super) fn Report(
    /// The id of the game.
    game: String,
    /// Who is reported.
    name: String,
) -> impl IntoView {
    let locale = Settings::get().locale;
    let text = RwSignal::new(String::new());
    let outcome = Outcome::new(None);
    let label = {
        let name = name.clone();
        move || locale.get().say("report", values![name = name.as_str()])
    };
    let send = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let (name, game) = (name.clone(), Some(game.clone()));
        let body = account::Report { name, game, text: text.get_untracked() };
        spawn_local(async move {
            let sent = online::post::<()>("/api/reports", &body).await;
            let _ = outcome.try_set(Some(sent.map(|()| "report-sent")));
        });
    };
    view! {
        <details class="report">
            <summary>{label}</summary>
            <form on:submit=send>
                <label>{t("report-what")}
                    <textarea rows="4" maxlength="1000" required on:input=move |event| text.set(event_target_value(&event))></textarea>
                </label>
                <button type="submit">{t("report-send")}</button>
            </form>
            <Said outcome />
        </details>
    }
}
