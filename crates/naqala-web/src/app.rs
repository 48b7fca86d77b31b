//! The frame around every page, and the page in it.

use std::time::Duration;

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use crate::lessons::Courses;
use crate::navigation;
use crate::pages;
use crate::route::Route;
use crate::say::t;
use crate::settings::Settings;
use crate::site;
use crate::sound;
use crate::title;

/// The application.
#[component]
pub(crate) fn App() -> impl IntoView {
    site::look_around();
    let settings = Settings::provide();
    Courses::provide();
    let here = navigation::current_page();
    sound::prepare_at_first_touch();
    let page = move || pages::page(here.get());
    // Embedded in another site, there is only the board.
    let is_embedded = here.with_untracked(|route| matches!(route, Route::Embed(..)));
    title::provide_calls();
    if is_embedded {
        return view! { <main id="page" tabindex="-1">{page}</main> }.into_any();
    }
    // Which of the places in the header one is at, or within.
    let is_in = move |place: Route| {
        move || match here.with(|route| (*route == place, section(route) == place)) {
            (true, _) => Some("page"),
            (false, is_within) => is_within.then_some("true"),
        }
    };
    let is_home = move || here.with(|route| *route == Route::Home);
    let has_news = || title::news().get().is_some();
    view! {
        <a class="skip-link" href="#page">{t("skip-to-page")}</a>
        <header class="frame">
            <a class="brand" href=Route::Home.to_string() aria-current=move || is_home().then_some("page")>
                <img src=site::at("icon.svg") alt="" width="32" height="32" />
                <span class="word">"Naqala"</span>
            </a>
            <nav aria-label=t("pages")>
                <a href=Route::Home.to_string() aria-current=is_in(Route::Home)>{t("games")}</a>
                <a href=Route::Yours.to_string() aria-current=is_in(Route::Yours)>{t("your-games")}</a>
                <a href=Route::Courses.to_string() aria-current=is_in(Route::Courses)>{t("lessons")}</a>
                {site::has_server().then(|| view! {
                    <a href=Route::Online(None).to_string() aria-current=is_in(Route::Online(None)) class:called=has_news>{t("online")}</a>
                })}
            </nav>
            <SettingsMenu settings />
        </header>
        <NewsBar here />
        <main id="page" tabindex="-1">{page}</main>
        <footer class="frame">
            <p>{t("footer")}</p>
            {(!site::has_server()).then(beside)}
        </footer>
    }
    .into_any()
}

/// The place in the header to which a page belongs.
fn section(route: &Route) -> Route {
    match route {
        Route::Yours => Route::Yours,
        Route::Courses | Route::Course(_) | Route::Train(_) | Route::Glossary => Route::Courses,
        Route::Online(_) | Route::Join(_) | Route::Game(_) | Route::Player(_) => Route::Online(None),
        Route::Unknown(_) => route.clone(),
        _ => Route::Home,
    }
}

/// What has happened in a game on another page, with the way there. Who is there knows it.
#[component]
fn NewsBar(here: ReadSignal<Route>) -> impl IntoView {
    let locale = Settings::get().locale;
    Effect::new(move |_| {
        let news = title::news();
        if news.with(|news| news.as_ref().is_some_and(|(route, _)| here.with(|here| here == route))) {
            news.set(None);
        }
    });
    let said = move || {
        let (route, key) = title::news().get().filter(|(route, _)| here.with(|here| here != route))?;
        Some(view! { <p>{locale.get().tell(key)} " " <a href=route.to_string()>{t("to-game")}</a></p> })
    };
    view! { <div class="news" id="news" role="status">{said}</div> }
}

/// Links to what a static site has in addition to the page.
fn beside() -> impl IntoView {
    view! {
        <p class="row">
            <a href=site::at("book/index.html")>{t("book")}</a>
            <a href=site::at("doc/naqala/index.html")>{t("library")}</a>
        </p>
    }
}

/// Does something after a while, but not while the page still waits for something.
fn when_drawn(act: impl Fn() + 'static) {
    let look = move || match document().query_selector("main .waiting") {
        Ok(Some(_)) => when_drawn(act),
        _ => act(),
    };
    set_timeout(look, Duration::from_secs(1));
}

/// Language, appearance and sound. The contents of the menu are loaded after the board, but before they may be needed offline:
/// after a while, or when the menu is opened.
#[component]
fn SettingsMenu(settings: Settings) -> impl IntoView {
    let is_wanted = RwSignal::new(false);
    let want = move || {
        if is_wanted.try_get_untracked() == Some(false) {
            is_wanted.set(true);
        }
    };
    when_drawn(want);
    // It closes by Escape, and by a click on anything else. A click on what its own menus have replaced is not one.
    let menu: NodeRef<leptos::html::Details> = NodeRef::new();
    let close = move |focused: bool| {
        if let Some(menu) = menu.get_untracked().filter(|menu| menu.open()) {
            menu.set_open(false);
            if focused && let Ok(Some(summary)) = menu.query_selector("summary") {
                let _ = summary.unchecked_into::<web_sys::HtmlElement>().focus();
            }
        }
    };
    window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "Escape" {
            close(true);
        }
    });
    window_event_listener(leptos::ev::pointerdown, move |event| {
        let target = event.target().and_then(|target| target.dyn_into::<web_sys::Node>().ok());
        let is_within = menu.get_untracked().is_some_and(|menu| menu.contains(target.as_ref()));
        if !is_within {
            close(false);
        }
    });
    view! {
        <details class="settings" node_ref=menu on:toggle=move |_| want()>
            <summary><span aria-hidden="true">"⚙ "</span><span class="word">{t("settings")}</span></summary>
            <div class="sheet">{move || is_wanted.get().then(|| pages::settings(settings))}</div>
        </details>
    }
}
