//! The frame around every page, and the page in it.

use std::time::Duration;

use leptos::prelude::*;
use naqala_view::Localizer;
use wasm_bindgen::JsCast as _;

use crate::browser;
use crate::lessons::Courses;
use crate::pages;
use crate::route::Route;
use crate::say::t;
use crate::settings::Settings;
use crate::site;
use crate::sound;

/// The current page.
#[derive(Clone, Copy)]
struct Here(RwSignal<Route>);

/// The page that the address names.
fn of_address() -> Route {
    let location = window().location();
    let query = location.search().unwrap_or_default();
    Route::parse(&location.pathname().unwrap_or_default(), query.trim_start_matches('?'))
}

/// Goes to a page, which gets an entry in the browser's history.
pub(crate) fn go(route: &Route) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&route.to_string()));
    }
    arrive();
}

/// Goes to a game of this device: the browser's history knows which one it is.
pub(crate) fn go_to_kept(route: &Route, id: &str) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(&id.into(), "", Some(&route.to_string()));
    }
    arrive();
}

/// Changes the address of the current page, and the id of the saved game that it shows.
pub(crate) fn name_page(route: &Route, id: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&id.into(), "", Some(&route.to_string()));
    }
}

/// The game of this device that the browser's history names for this page.
pub(crate) fn kept_id() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// Shows the page of the address.
fn arrive() {
    let here: Here = HERE.with(|here| *here.borrow()).expect("the frame is there");
    here.0.set(of_address());
    window().scroll_to_with_x_and_y(0.0, 0.0);
    browser::focus("page");
}

thread_local! {
    static HERE: std::cell::RefCell<Option<Here>> = const { std::cell::RefCell::new(None) };
}

/// A click on a link to a page of the application goes there without loading anything.
fn follow(event: &web_sys::MouseEvent) {
    if event.default_prevented()
        || event.button() != 0
        || event.ctrl_key()
        || event.meta_key()
        || event.shift_key()
    {
        return;
    }
    let target = event.target().and_then(|target| target.dyn_into::<web_sys::Element>().ok());
    let Some(link) = target.and_then(|target| target.closest("a[href]").ok().flatten()) else { return };
    let address = link.get_attribute("href").unwrap_or_default();
    if site::within(&address).is_none() || link.has_attribute("download") || link.has_attribute("target") {
        return;
    }
    let (path, query) = address.split_once('?').unwrap_or((&address, ""));
    let route = Route::parse(path, query);
    if !matches!(route, Route::Unknown(_)) {
        event.prevent_default();
        go(&route);
    }
}

/// The application.
#[component]
pub(crate) fn App() -> impl IntoView {
    site::look_around();
    let settings = Settings::provide();
    Courses::provide();
    let here = Here(RwSignal::new(of_address()));
    HERE.with(|kept| *kept.borrow_mut() = Some(here));
    window_event_listener(leptos::ev::popstate, |_| arrive());
    window_event_listener(leptos::ev::click, |event| follow(&event));
    sound::prepare_at_first_touch();
    let page = move || pages::page(here.0.get());
    // Embedded in another site, there is only the board.
    let is_embedded = here.0.with_untracked(|route| matches!(route, Route::Embed(_)));
    let calls = Calls(RwSignal::new(false));
    provide_context(calls);
    document_event_listener("visibilitychange", move || {
        if !document().hidden() {
            calls.0.set(false);
        }
    });
    if is_embedded {
        return view! { <main id="page" tabindex="-1">{page}</main> }.into_any();
    }
    let is_home = move || here.0.with(|route| *route == Route::Home);
    view! {
        <a class="skip-link" href="#page">{t("skip-to-page")}</a>
        <header class="frame">
            <a class="brand" href=Route::Home.to_string() aria-current=move || is_home().then_some("page")>
                <img src=site::at("icon.svg") alt="" width="32" height="32" />
                <span class="word">"Naqala"</span>
            </a>
            <nav aria-label=t("pages")>
                <a href=Route::Home.to_string()>{t("games")}</a>
                <a href=Route::Yours.to_string()>{t("your-games")}</a>
                <a href=Route::Courses.to_string()>{t("lessons")}</a>
                {site::has_server().then(|| view! { <a href=Route::Online(None).to_string()>{t("online")}</a> })}
            </nav>
            <SettingsMenu settings />
        </header>
        <main id="page" tabindex="-1">{page}</main>
        <footer class="frame">
            <p>{t("footer")}</p>
            {(!site::has_server()).then(beside)}
        </footer>
    }
    .into_any()
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

/// Tells of an event of the document, as long as the page is open.
fn document_event_listener(name: &str, listener: impl Fn() + 'static) {
    let listener = wasm_bindgen::closure::Closure::<dyn Fn()>::new(listener);
    let _ = document().add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
    listener.forget();
}

/// Whether the player's turn has come while the page is not visible, so that the title says so.
#[derive(Clone, Copy)]
struct Calls(RwSignal<bool>);

/// Alerts the player, if the page is not visible.
pub(crate) fn call() {
    if let (Some(Calls(is_called)), true) = (use_context(), document().hidden()) {
        is_called.set(true);
    }
}

/// A title, with the alert in front if there is one.
pub(crate) fn title(text: &str) -> String {
    let is_called = use_context::<Calls>().is_some_and(|calls| calls.0.get());
    let called = is_called.then(|| format!("● {} – ", Settings::get().locale.get().tell("your-turn")));
    format!("{}{text} – Naqala", called.unwrap_or_default())
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
    set_timeout(want, Duration::from_secs(1));
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

/// The localizer of the page's language.
pub(crate) fn localizer() -> Localizer {
    Settings::get().locale.get().localizer()
}
