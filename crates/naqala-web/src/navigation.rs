//! Which page is shown: the address, the browser's history, and the links to other pages. What the pages are is not known here,
//! so that every room may lead to one.

use std::cell::Cell;

use leptos::prelude::*;
use wasm_bindgen::{JsCast as _, JsValue};

use crate::browser;
use crate::route::Route;
use crate::site;

thread_local! {
    /// The current page, once the frame is there.
    static HERE: Cell<Option<RwSignal<Route>>> = const { Cell::new(None) };
}

/// The current page, from now on: it follows the address, the browser's history and clicks on links.
pub(crate) fn current_page() -> ReadSignal<Route> {
    let here = RwSignal::new(of_address());
    HERE.set(Some(here));
    window_event_listener(leptos::ev::popstate, |_| arrive());
    window_event_listener(leptos::ev::click, |event| follow(&event));
    here.read_only()
}

/// The page that the address names.
fn of_address() -> Route {
    let location = window().location();
    let query = location.search().unwrap_or_default();
    Route::parse(&location.pathname().unwrap_or_default(), query.trim_start_matches('?'))
}

/// Goes to a page, which gets an entry in the browser's history.
pub(crate) fn go(route: &Route) {
    enter(route, &JsValue::NULL);
}

/// Goes to a game of this device: the browser's history knows which one it is.
pub(crate) fn go_to_kept(route: &Route, id: &str) {
    enter(route, &id.into());
}

/// Goes to a page unless it is shown already: what leads there may be told twice.
pub(crate) fn go_once(route: &Route) {
    if of_address() != *route {
        go(route);
    }
}

/// Goes to a page that takes the place of the current one, also in the browser's history: whoever goes back would find nothing
/// more there.
pub(crate) fn go_instead(route: &Route) {
    if of_address() != *route {
        if let Ok(history) = window().history() {
            let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.to_string()));
        }
        arrive();
    }
}

/// Goes to a page that the browser's history knows with this state.
fn enter(route: &Route, state: &JsValue) {
    if let Ok(history) = window().history() {
        let _ = history.push_state_with_url(state, "", Some(&route.to_string()));
    }
    arrive();
}

/// Changes the address of the current page, and the id of the saved game that it shows.
pub(crate) fn name_page(route: &Route, id: &str) {
    if let Ok(history) = window().history() {
        let _ = history.replace_state_with_url(&id.into(), "", Some(&route.to_string()));
    }
}

/// Shows the page anew: the saved game has changed.
pub(crate) fn show_again(route: &Route, id: &str) {
    name_page(route, id);
    HERE.get().expect("the frame is there").set(of_address());
}

/// The game of this device that the browser's history names for this page.
pub(crate) fn kept_id() -> Option<String> {
    window().history().ok()?.state().ok()?.as_string()
}

/// Shows the page of the address.
fn arrive() {
    HERE.get().expect("the frame is there").set(of_address());
    window().scroll_to_with_x_and_y(0.0, 0.0);
    browser::focus("page");
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
