//! Import and export of records and positions: as text, file, link or picture.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::Picture;

use super::super::records::{self, Opened};
use super::pixels;
use crate::files::LoadError;
use crate::kept::{self, KeptGame};
use crate::panel::Variations;
use crate::route::{Moment, Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::BoardSession;
use crate::{browser, navigation};

#[component]
pub(super) fn Exchange(table: BoardSession, variations: Variations) -> impl IntoView {
    let locale = Settings::get().locale;
    let text = RwSignal::new(String::new());
    let wrong: RwSignal<Option<LoadError>> = RwSignal::new(None);
    let open = move |text: String| {
        let here = table.setup();
        spawn_local(async move {
            match records::open(&text, &here).await {
                Ok(Opened::Table(setup, None)) => navigation::go(&Route::Analyse(setup)),
                Ok(Opened::Games) => navigation::go(&Route::Yours),
                // Notes are stored on this device, and found by the page that shows them.
                Ok(Opened::Table(setup, notes)) => {
                    let study = KeptGame { notes, ..KeptGame::new(setup, true) };
                    kept::keep(&study).await;
                    navigation::go_to_kept(&Route::Analyse(study.setup), &study.id);
                }
                Err(error) => {
                    let _ = wrong.try_set(Some(error));
                }
            }
        });
    };
    let open_file = move |event: web_sys::Event| records::chosen_text(event, open);
    let record = move || untrack(|| variations.record().to_string());
    let position = move || table.with(|session| session.game().position_text(session.position()));
    let embedded = move || {
        let setup = Setup { seats: Vec::new(), ..table.setup() };
        let address = browser::origin() + &Route::Embed(setup, shown(table)).to_string();
        format!("<iframe src=\"{address}\" width=\"640\" height=\"560\" title=\"Naqala\"></iframe>")
    };
    let picture = move |_| {
        let language = locale.get_untracked().code();
        let svg =
            table.peek(|session| Picture::new(session.game(), session.position()).language(language).svg());
        browser::download("naqala.svg", "image/svg+xml", &svg);
    };
    let pixels = move |_| {
        let language = locale.get_untracked().code();
        let svg =
            table.peek(|session| Picture::new(session.game(), session.position()).language(language).svg());
        spawn_local(async move {
            if let Err(why) = pixels::download("naqala.png", &svg).await {
                leptos::logging::error!("the picture cannot be made: {}", browser::shown(&why));
            }
        });
    };
    view! {
        <details class="exchange" id="exchange">
            <summary>{t("exchange")}</summary>
            <label>
                {t("record-or-position")}
                <textarea rows="5" id="record" prop:value=move || text.get() on:input=move |event| text.set(event_target_value(&event))></textarea>
            </label>
            <div class="row">
                <button type="button" class="primary" id="open-record" on:click=move |_| open(text.get_untracked())>{t("open")}</button>
                <label class="field">{t("open-file")} " " <input type="file" accept=".txt,.pgn,.naqala,text/plain" on:change=open_file /></label>
            </div>
            {move || wrong.get().map(|error| view! { <p class="mistake" role="alert">{error.said(locale.get())}</p> })}
            <label>
                {t("position")}
                <input type="text" readonly id="position" prop:value=position />
            </label>
            <div class="row">
                <button type="button" id="show-record" on:click=move |_| text.set(record())>{t("show-record")}</button>
                <button type="button" on:click=move |_| browser::download("naqala-game.txt", "text/plain", &record())>{t("save-record")}</button>
                <button type="button" on:click=picture>{t("save-picture")}</button>
                <button type="button" id="save-png" on:click=pixels>{t("save-pixels")}</button>
            </div>
            <label>
                {t("embed-code")}
                <input type="text" readonly id="embed-code" aria-describedby="embed-how" prop:value=embedded />
            </label>
            <p class="facts" id="embed-how">{t("embed-how")}</p>
        </details>
    }
}

/// The moment on the board.
fn shown(table: BoardSession) -> Moment {
    match table.progress() {
        (0, _) => Moment::Start,
        (shown, all) if shown == all => Moment::End,
        (shown, _) => Moment::After(shown),
    }
}
