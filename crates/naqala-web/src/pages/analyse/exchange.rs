//! Import and export of records and positions: as text, file, link or picture.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::record::Record;
use naqala::{Picture, Session};
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;

use super::pixels;
use crate::files::{self, LoadError};
use crate::kept::{self, KeptGame};
use crate::panel::Variations;
use crate::route::{Route, Setup};
use crate::say::t;
use crate::settings::Settings;
use crate::table::BoardSession;
use crate::{browser, engine, navigation, variations};

/// The largest text that is read.
const LARGEST: usize = 1 << 20;

/// The table that a text describes, a record of a game or a position of the game at hand; and what the record notes.
async fn read(text: &str, here: Setup) -> Result<(Setup, Option<String>), LoadError> {
    let mistake = |error: &dyn std::fmt::Display| LoadError::Mistake(error.to_string());
    if text.len() > LARGEST {
        return Err(LoadError::Mistake("the text is too long".to_owned()));
    }
    let game = files::game(&here).await?;
    let no_position = match game.parse_position(text.trim()) {
        Ok(position) => {
            let position = Some(game.position_text(&position));
            return Ok((Setup { position, ..here.rules() }, None));
        }
        Err(why) => why,
    };
    // A record begins with a header, or with the number of its first move.
    let looks_like_record = text.trim_start().starts_with(|sign: char| sign == '[' || sign.is_ascii_digit());
    if !looks_like_record {
        return Err(LoadError::Unreadable(no_position.to_string()));
    }
    // People who write down the moves of an unfinished game often omit the result `*`.
    let record = Record::parse(text).or_else(|error| Record::parse(&format!("{text} *")).map_err(|_| error));
    let record = record.map_err(|error| mistake(&error))?;
    let id = record.header("Game").unwrap_or(&here.game).to_owned();
    let rules = files::rules(&id).await?;
    let mut record = record;
    record.set_header("Game", &id);
    let game = record.game(|_| Some(rules)).map_err(|error| mistake(&error))?;
    let session = record.open(game).map_err(|error| mistake(&error))?;
    let has_notes = variations::of_record(&record, session.game()).has_notes();
    Ok((setup(&session), has_notes.then(|| record.to_string())))
}

/// The setup that an address describes for a session.
fn setup(session: &Session) -> Setup {
    let game = session.game();
    Setup {
        game: game.id().to_owned(),
        options: naqala::options_as_texts(&game.changed()),
        position: (*session.start() != game.start()).then(|| game.position_text(session.start())),
        moves: engine::decisions(session),
        ..Setup::default()
    }
}

/// The text of the file that was chosen.
async fn chosen_text(event: &web_sys::Event) -> Option<String> {
    let input: web_sys::HtmlInputElement = event.target()?.dyn_into().ok()?;
    let file = input.files()?.get(0)?;
    JsFuture::from(file.text()).await.ok()?.as_string()
}

#[component]
pub(super) fn Exchange(table: BoardSession, variations: Variations) -> impl IntoView {
    let locale = Settings::get().locale;
    let text = RwSignal::new(String::new());
    let wrong: RwSignal<Option<LoadError>> = RwSignal::new(None);
    let open = move |text: String| {
        let here = table.setup();
        spawn_local(async move {
            match read(&text, here).await {
                Ok((setup, None)) => navigation::go(&Route::Analyse(setup)),
                // Notes are stored on this device, and found by the page that shows them.
                Ok((setup, notes)) => {
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
    let open_file = move |event: web_sys::Event| {
        spawn_local(async move {
            if let Some(text) = chosen_text(&event).await {
                open(text);
            }
        });
    };
    let record = move || untrack(|| variations.record().to_string());
    let position = move || table.with(|session| session.game().position_text(session.position()));
    let embedded = move || {
        let address =
            browser::origin() + &Route::Embed(Setup { seats: Vec::new(), ..table.setup() }).to_string();
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
                <input type="text" readonly id="embed-code" prop:value=embedded />
            </label>
        </details>
    }
}
