//! The workshop: a rule file that can be edited and played at once.

use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala::{Game, RuleErrors, Rules};
use naqala_messages::values;
use naqala_wire::LARGEST_RULES;
use naqala_wire::seek::GameChoice;

use super::own_rules::{self, OwnRules};
use crate::board::{Board, BoardState};
use crate::browser;
use crate::files::{self, LoadError};
use crate::loading::loaded;
use crate::navigation;
use crate::panel::{Choices, Controls, Lines, Opponents};
use crate::route::{BEFORE_RULES, Route, Setup, address_of_rules};
use crate::say::t;
use crate::settings::Settings;
use crate::site;
use crate::table::{self, BoardSession};
use crate::title::heading;

/// The file name in messages about mistakes.
const FILE: &str = "my-game.toml";
/// Delay after the last keystroke before the rules are compiled.
const PAUSE: Duration = Duration::from_millis(350);
/// A mistake in the file.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Mistake {
    line: usize,
    column: usize,
    text: String,
}

/// Compiles a text: rules, or mistakes with their places.
fn read(source: &str) -> Result<Rules, Vec<Mistake>> {
    Rules::parse(FILE, source).map_err(|errors| mistakes(&errors))
}

fn mistakes(errors: &RuleErrors) -> Vec<Mistake> {
    let of = |error: &naqala::RuleError| {
        let hint = error.hint.as_ref().map(|hint| format!(" – {hint}")).unwrap_or_default();
        Mistake { line: error.line, column: error.column, text: format!("{}{hint}", error.message) }
    };
    errors.iter().map(of).collect()
}

/// The offset of a line and column in a text, in UTF-16 code units.
fn place(source: &str, mistake: &Mistake) -> u32 {
    let units = |text: &str| text.encode_utf16().count();
    let before: usize = source.split_inclusive('\n').take(mistake.line.saturating_sub(1)).map(units).sum();
    let line = source.split_inclusive('\n').nth(mistake.line.saturating_sub(1)).unwrap_or_default();
    let within: String = line.chars().take(mistake.column.saturating_sub(1)).collect();
    (before + units(&within)) as u32
}

/// The rules in the address, if it is a shared link.
fn shared() -> Option<String> {
    let hash = window().location().hash().ok()?;
    let text = js_sys::decode_uri_component(hash.strip_prefix(BEFORE_RULES)?).ok()?;
    text.as_string()
}

/// The name under which changes of a shared file are kept: other files have drafts of their own.
fn shared_draft(text: &str) -> String {
    // FNV-1a.
    let mix = |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
    format!("workshop-shared-{:016x}", text.bytes().fold(0xcbf2_9ce4_8422_2325, mix))
}

#[component]
pub(crate) fn Workshop(id: String) -> impl IntoView {
    // Without a name, start with a simple game.
    let id = if id.is_empty() { naqala_wire::FIRST_GAME.to_owned() } else { id };
    let shared = shared();
    let draft = shared.as_deref().map_or_else(|| format!("workshop-{id}"), shared_draft);
    let draft = StoredValue::new(draft);
    let kept = browser::kept(&draft.get_value());
    let is_kept = RwSignal::new(kept.is_some());
    let found: RwSignal<Option<Result<String, LoadError>>> = RwSignal::new(kept.map(Ok));
    let fetch = move || {
        if let Some(text) = &shared {
            found.set(Some(Ok(text.clone())));
            return;
        }
        let id = id.clone();
        spawn_local(async move {
            let source = files::rules(&id).await.map(|rules| rules.source().to_owned());
            let _ = found.try_set(Some(source));
        });
    };
    if found.with_untracked(Option::is_none) {
        fetch();
    }
    let drop = move |_| {
        browser::forget(&draft.get_value());
        is_kept.set(false);
        found.set(None);
        fetch();
    };
    view! {
        {move || loaded(found.get(), move |source| view! { <Bench source draft /> })}
        <Show when=move || is_kept.get()>
            <p class="row notice-row">
                <span>{t("draft-kept")}</span>
                <button type="button" id="drop-draft" on:click=drop.clone()>{t("draft-drop")}</button>
            </p>
        </Show>
    }
}

#[component]
fn Bench(source: String, draft: StoredValue<String>) -> impl IntoView {
    let settings = Settings::get();
    let source = RwSignal::new(source);
    let rules: RwSignal<Result<Rules, Vec<Mistake>>> =
        RwSignal::new(source.with_untracked(|text| read(text)));
    let waiting: StoredValue<Option<TimeoutHandle>, LocalStorage> = StoredValue::new_local(None);
    let typed = move |event| {
        source.set(event_target_value(&event));
        // Keep the text, so that a reload restores it.
        source.with_untracked(|text| browser::keep(&draft.get_value(), text));
        if let Some(timer) = waiting.try_update_value(Option::take).flatten() {
            timer.clear();
        }
        let again = move || {
            let read = source.try_with_untracked(|text| read(text));
            if let Some(read) = read {
                let _ = rules.try_set(read);
            }
        };
        waiting.set_value(set_timeout_with_handle(again, PAUSE).ok());
    };
    let said = RwSignal::new(None::<String>);
    let share = move |_| {
        let address = source.with_untracked(|text| address_of_rules(text));
        browser::copy(&(browser::origin() + &address));
        said.set(Some(settings.locale.get_untracked().tell("rules-link-copied")));
    };
    let area: NodeRef<leptos::html::Textarea> = NodeRef::new();
    let go_to = move |mistake: &Mistake| {
        let at = source.with_untracked(|text| place(text, mistake));
        if let Some(area) = area.get_untracked() {
            let _ = area.focus();
            let _ = area.set_selection_range(at, at + 1);
        }
    };
    let show = move |mistake: Mistake| {
        let text = mistake.text.clone();
        let label =
            settings.locale.get().say("line-column", values![line = mistake.line, column = mistake.column]);
        view! {
            <li>
                <button type="button" on:click=move |_| go_to(&mistake)>{label}</button>
                " "
                {text}
            </li>
        }
    };
    // Changes that do not affect play, such as a comment or a name, do not restart the trial game.
    let game = Memo::new(move |_| {
        rules.with(|rules| {
            let rules = rules.as_ref().ok()?;
            files::compile(rules, &GameChoice::default()).ok().map(Tried)
        })
    });
    let verdict = move || {
        rules.with(|rules| match rules {
            Ok(rules) => {
                let name = rules.name().to_owned();
                view! { <p class="fine" role="status">"✓ " {settings.locale.get().say("rules-fine", values![name = name])}</p> }.into_any()
            }
            Err(mistakes) => view! {
                <ul class="mistakes" role="alert" id="mistakes">{mistakes.clone().into_iter().map(show).collect_view()}</ul>
            }
            .into_any(),
        })
    };
    // What is tried out here may be larger than what a server takes.
    let too_large_online = move || {
        let bytes = rules.with(|rules| rules.as_ref().map_or(0, |rules| rules.source().len()));
        let kilobytes = |bytes: usize| bytes.div_ceil(1024);
        (bytes > LARGEST_RULES).then(|| {
            let values = values![size = kilobytes(bytes), most = kilobytes(LARGEST_RULES)];
            settings.locale.get().say("rules-too-large-online", values)
        })
    };
    let to_offer = Memo::new(move |_| {
        rules.with(|rules| {
            rules.as_ref().ok().filter(|rules| rules.source().len() <= LARGEST_RULES).map(OwnRules::of)
        })
    });
    let offer = move |_| {
        if let Some(own) = to_offer.get_untracked() {
            own.keep();
            navigation::go(&Route::Online(Some(own_rules::ADDRESS.to_owned())));
        }
    };
    view! {
        <div class="workshop">
            <header class="row">{heading(t("workshop"))}<p>{t("workshop-how")}</p></header>
            <p class="row" id="rule-docs">
                <a href=site::at("docs/rule-language.html") target="_blank">{t("rule-language")}</a>
                <a href=site::at("docs/rule-reference.html") target="_blank">{t("rule-reference")}</a>
            </p>
            <div class="bench">
                <section>
                    <label class="hidden" for="source">{t("rule-file")}</label>
                    <textarea
                        id="source"
                        node_ref=area
                        rows="30"
                        spellcheck="false"
                        autocomplete="off"
                        prop:value=move || source.get()
                        on:input=typed
                    ></textarea>
                    {verdict}
                    <p class="mistake" role="status" id="too-large-online">{too_large_online}</p>
                    <div class="row">
                        <button type="button" on:click=share>{t("share-rules")}</button>
                        <button type="button" on:click=move |_| source.with_untracked(|text| browser::download(FILE, "text/plain", text))>
                            {t("save-rules")}
                        </button>
                        {site::has_server().then(|| view! {
                            <button type="button" id="offer-rules" prop:disabled=move || to_offer.with(Option::is_none) on:click=offer>
                                {t("offer-rules")}
                            </button>
                        })}
                    </div>
                    <p class="notice" role="status">{move || said.get()}</p>
                </section>
                <section aria-label=t("try-out")>
                    {move || game.get().map(|Tried(game)| view! { <TryOut game /> })}
                </section>
            </div>
        </div>
    }
}

/// A game being tried out. Two are equal if they are played alike.
#[derive(Clone)]
struct Tried(Game);

impl PartialEq for Tried {
    fn eq(&self, other: &Tried) -> bool {
        self.0.to_bytes() == other.0.to_bytes()
    }
}

/// A board for the current rules.
#[component]
fn TryOut(game: Game) -> impl IntoView {
    let start = game.start();
    let table = BoardSession::new(game, start, &Setup::default());
    loaded(Some(table), |table| {
        table::let_engine_play(table);
        let state = BoardState::new(table, true);
        view! {
            <Board state />
            <Choices state />
            <Lines state />
            <Controls state has_address=false />
            <Opponents table />
        }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn mistakes_have_places_in_the_text() {
        let source = "naqala = 2\nid = \"é\"\nnames = 2\n";
        let found = read(source).unwrap_err();
        let mistake = &found[0];
        assert_eq!((mistake.line, mistake.column), (3, 1), "{mistake:?}");
        assert_eq!(place(source, mistake), 20);
        assert_eq!(place(source, &Mistake { line: 99, column: 99, text: String::new() }), 30);
    }

    #[test]
    fn shared_files_have_drafts_of_their_own() {
        assert_eq!(shared_draft("a"), "workshop-shared-af63dc4c8601ec8c");
        assert_ne!(shared_draft("ab"), shared_draft("ba"));
    }

    #[test]
    fn what_can_be_read_elsewhere_can_be_read_here() {
        let source = naqala::catalogue::rules("kalah").unwrap().source();
        let longer = source.to_owned() + "#\n".repeat(LARGEST_RULES).as_str();
        assert!(read(&longer).is_ok());
        assert_eq!(read(&"#".repeat(1 << 20)).unwrap_err().len(), 1);
    }
}
