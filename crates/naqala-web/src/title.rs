//! The title of the page in the browser: its heading, and before it a call to the player whose turn comes while the page is not
//! visible, or news of a game on another page.

use leptos::prelude::*;
use wasm_bindgen::JsCast as _;

use crate::route::Route;
use crate::settings::Settings;

/// News of a game on another page: where it is, and the message that says what has happened there.
pub(crate) type News = (Route, &'static str);

thread_local! {
    static NEWS: ArcRwSignal<Option<News>> = ArcRwSignal::new(None);
}

/// The latest news, until the user goes there.
pub(crate) fn news() -> ArcRwSignal<Option<News>> {
    NEWS.with(Clone::clone)
}

/// Whether the player's turn has come while the page is not visible, so that the title says so.
#[derive(Clone, Copy)]
struct Calls(RwSignal<bool>);

/// Makes calls possible; one ends when the page becomes visible.
pub(crate) fn provide_calls() {
    let calls = Calls(RwSignal::new(false));
    provide_context(calls);
    document_event_listener("visibilitychange", move || {
        if !document().hidden() {
            calls.0.set(false);
        }
    });
}

/// Tells of an event of the document, as long as the page is open.
fn document_event_listener(name: &str, listener: impl Fn() + 'static) {
    let listener = wasm_bindgen::closure::Closure::<dyn Fn()>::new(listener);
    let _ = document().add_event_listener_with_callback(name, listener.as_ref().unchecked_ref());
    listener.forget();
}

/// Alerts the player, if the page is not visible.
pub(crate) fn call() {
    if let (Some(Calls(is_called)), true) = (use_context(), document().hidden()) {
        is_called.set(true);
    }
}

/// A title, with the alert or the news in front if there are any.
fn title(text: &str) -> String {
    let is_called = use_context::<Calls>().is_some_and(|calls| calls.0.get());
    let key = if is_called { Some("your-turn") } else { news().get().map(|(_, key)| key) };
    let called =
        key.map(|key| format!("● {} – ", Settings::get().locale.get().tell(key).trim_end_matches('.')));
    format!("{}{text} – Naqala", called.unwrap_or_default())
}

/// The heading of a page, which is its title in the browser too.
pub(crate) fn heading(text: impl Fn() -> String + Send + Sync + 'static) -> impl IntoView {
    let text = Signal::derive(text);
    Effect::new(move |_| document().set_title(&title(&text.get())));
    view! { <h1>{move || text.get()}</h1> }
}
