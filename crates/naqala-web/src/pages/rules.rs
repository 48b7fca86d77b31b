//! A game's guide and its exact rules, generated from its file.

use leptos::prelude::*;
use leptos::task::spawn_local;
use leptos::web_sys::Element;
use naqala::{Block, Game, Picture};
use naqala_learn::Marker;
use naqala_wire::catalogue::{GameEntry, GamePreset};

use super::glossary::{self, explained};
use crate::files::{self, LoadError};
use crate::loading::loaded;
use crate::route::{Route, Setup, USUAL_LEVEL};
use crate::say::t;
use crate::settings::{Settings, in_language};
use crate::title::heading;

#[component]
pub(crate) fn RulesPage(setup: Setup) -> impl IntoView {
    let locale = Settings::get().locale;
    let found: RwSignal<Option<Result<naqala::Game, LoadError>>> = RwSignal::new(None);
    let wanted = setup.clone();
    spawn_local(async move {
        let game = files::game(&wanted).await;
        let _ = found.try_set(Some(game));
    });
    move || {
        let setup = setup.clone();
        loaded(found.get(), move |game| {
            let players = game.sides().count();
            let id = setup.game.clone();
            let play = Route::Play(setup.clone().against_engine(players, USUAL_LEVEL)).to_string();
            let picture = {
                let game = game.clone();
                move || Picture::new(&game, &game.start()).language(locale.get().code()).part_of_page().svg()
            };
            let name = {
                let game = game.clone();
                move || naqala::name_text(game.rules(), locale.get().code())
            };
            let guide = view! { <GuideText id=id game=game.clone() /> };
            let terms = terms();
            let blocks = move || {
                let mut marker = Marker::read(&terms.read(), game.id());
                let rules = naqala::rules_blocks(&game, locale.get().code()).into_iter();
                let mut blocks = rules.map(|block| show(block, &mut marker));
                // The heading has its place above the guide.
                let _ = blocks.next();
                blocks.collect_view()
            };
            view! {
                <article class="rules">
                    {heading(name)}
                    <p class="row">
                        <a class="primary" href=play>{t("play")}</a>
                        <a href=Route::Glossary.to_string()>{t("glossary")}</a>
                    </p>
                    {guide}
                    <h2>{t("exact-rules")}</h2>
                    {blocks}
                    <Variants id=setup.game />
                    <figure class="picture" inner_html=picture></figure>
                </article>
            }
        })
    }
}

/// The lines of the glossary in the language of the moment, once they have come.
fn terms() -> RwSignal<String> {
    let terms = RwSignal::new(String::new());
    in_language(glossary::lines, move |lines| _ = terms.try_set(lines));
    terms
}

/// The variants of a game, each with links to its rules and to playing it; nothing if there is only one.
#[component]
fn Variants(id: String) -> impl IntoView {
    let entry: RwSignal<Option<GameEntry>> = RwSignal::new(None);
    let id = StoredValue::new(id);
    in_language(files::list, move |list| {
        let is_meant = |game: &GameEntry| id.try_with_value(|id| game.id == *id) == Some(true);
        let _ = entry.try_set(list.ok().and_then(|list| list.into_iter().find(is_meant)));
    });
    let item = |game: &GameEntry, preset: GamePreset| {
        let setup = Setup { options: preset.values, ..Setup::of(&game.id) };
        let players = game.players.last().copied().unwrap_or_default();
        let rules = Route::Rules(setup.clone()).to_string();
        let play = Route::Play(setup.against_engine(players.into(), USUAL_LEVEL)).to_string();
        view! {
            <li>
                <strong>{preset.label}</strong>
                " – "
                {preset.doc}
                <span class="row">
                    <a href=rules>{t("rules")}</a>
                    <a href=play>{t("play")}</a>
                </span>
            </li>
        }
    };
    move || {
        let game = entry.get().filter(|game| !game.presets.is_empty())?;
        let items = game.presets.iter().map(|preset| item(&game, preset.clone())).collect_view();
        Some(view! {
            <section class="variants" aria-labelledby="variants">
                <h2 id="variants">{t("rule-sets")}</h2>
                <ul>{items}</ul>
            </section>
        })
    }
}

/// The guide of a game, once it is loaded; nothing if there is none.
#[component]
fn GuideText(id: String, game: Game) -> impl IntoView {
    let locale = Settings::get().locale;
    let text: RwSignal<Option<String>> = RwSignal::new(None);
    let guide = move |locale| {
        let id = id.clone();
        async move { files::guide(&id, locale).await }
    };
    in_language(guide, move |found| _ = text.try_set(found));
    let frame: NodeRef<leptos::html::Div> = NodeRef::new();
    Effect::new(move |_| {
        if let (Some(frame), true) = (frame.get(), text.read().is_some()) {
            draw_boards(&frame, &game, locale.get_untracked().code());
        }
    });
    view! { <div class="guide" node_ref=frame inner_html=move || text.get().unwrap_or_default()></div> }
}

/// Draws the boards whose positions the guide names. An example with other options may have a position that this game does
/// not know: only its caption is shown.
fn draw_boards(frame: &Element, game: &Game, language: &str) {
    while let Ok(Some(place)) = frame.query_selector(".boards:empty") {
        let position = |name| game.parse_position(&place.get_attribute(name)?).ok();
        let boards = ["data-before", "data-after"].into_iter().filter_map(position);
        let drawn: String = boards
            .map(|position| Picture::new(game, &position).language(language).part_of_page().svg())
            .collect();
        place.set_inner_html(if drawn.is_empty() { " " } else { &drawn });
    }
}

/// A block of the rules as an element of the page.
fn show(block: Block, marker: &mut Marker) -> AnyView {
    let mut items = |items: Vec<String>| {
        items.into_iter().map(|item| view! { <li>{explained(&item, marker)}</li> }).collect_view()
    };
    match block {
        Block::Title(text) => heading(move || text.clone()).into_any(),
        Block::Heading(text) => view! { <h2>{text}</h2> }.into_any(),
        Block::Paragraph(text) => view! { <p>{explained(&text, marker)}</p> }.into_any(),
        Block::List(list) => view! { <ul>{items(list)}</ul> }.into_any(),
        Block::Steps(list) => view! { <ol>{items(list)}</ol> }.into_any(),
        Block::Drawing(lines) => view! { <pre>{lines.join("\n")}</pre> }.into_any(),
    }
}
