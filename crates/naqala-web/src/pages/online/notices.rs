//! Notices of the browser that it is one's turn, for times when the page is closed. The service worker begins and ends them.

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_wire::push::PushInfo;
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::online;
use crate::say::t;
use crate::service_worker;
use crate::settings::Settings;

/// Prefix of the service worker's messages about notices.
const WORD: &str = "push ";

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Off,
    On,
    /// The browser does not allow them.
    Denied,
    Failed,
}

impl State {
    /// Parses a message of the service worker.
    fn parse(text: &str) -> Option<State> {
        Some(match text.strip_prefix(WORD)? {
            "on" => State::On,
            "off" => State::Off,
            _ => State::Failed,
        })
    }

    /// The state after a message of the service worker. If the user is reading why notices are off, a message that they are off
    /// changes nothing.
    fn after(self, heard: State) -> State {
        if heard == State::Off && self != State::On { self } else { heard }
    }

    /// The text beside the button.
    fn message(self) -> Option<&'static str> {
        match self {
            State::Off => None,
            State::On => Some("notices-on"),
            State::Denied => Some("notices-denied"),
            State::Failed => Some("notices-failed"),
        }
    }
}

/// Whether this browser can show notices while the page is closed. Some can only if the page is installed as an app.
fn is_able() -> bool {
    let has = |place: &JsValue, name: &str| js_sys::Reflect::has(place, &name.into()).unwrap_or_default();
    has(&window(), "PushManager")
        && has(&window(), "Notification")
        && has(&window().navigator(), "serviceWorker")
}

/// Asks the user; whether notices are allowed.
async fn is_allowed() -> bool {
    let asked = js_sys::Reflect::get(&window(), &"Notification".into()).and_then(|notices| {
        let ask = js_sys::Reflect::get(&notices, &"requestPermission".into())?;
        ask.dyn_into::<js_sys::Function>()?.call0(&notices)
    });
    let Ok(asked) = asked.and_then(|asked| asked.dyn_into::<js_sys::Promise>()) else { return false };
    JsFuture::from(asked).await.is_ok_and(|answer| answer.as_string().as_deref() == Some("granted"))
}

/// The button that switches notices on and off; nothing if they are not available.
#[component]
pub(super) fn Notices() -> impl IntoView {
    let locale = Settings::get().locale;
    let key: RwSignal<Option<String>> = RwSignal::new(None);
    let state = RwSignal::new(State::Off);
    if is_able() {
        spawn_local(async move {
            if let Ok(PushInfo { key: Some(known) }) = online::get::<PushInfo>("/api/push").await {
                let _ = key.try_set(Some(known));
            }
        });
    }
    let tell = move |wish: &str, key: &str, language: &str| {
        let text = JsValue::from_str;
        service_worker::tell(&[("push", text(wish)), ("key", text(key)), ("language", text(language))]);
    };
    let me = online::me();
    Effect::new(move |_| {
        // The user or the language may have changed.
        if let (Some(key), Some(_)) = (key.get(), me.get()) {
            service_worker::listen(move |text| {
                if let Some(heard) = State::parse(text) {
                    let _ = state.try_update(|state| *state = state.after(heard));
                }
            });
            tell("renew", &key, locale.get().code());
        }
    });
    let switch = move |_| {
        let (Some(key), language) = (key.get_untracked(), locale.get_untracked().code()) else { return };
        if state.get_untracked() == State::On {
            return tell("off", &key, language);
        }
        // The message about an earlier attempt is obsolete.
        state.set(State::Off);
        spawn_local(async move {
            if is_allowed().await {
                tell("on", &key, language);
            } else {
                let _ = state.try_set(State::Denied);
            }
        });
    };
    let is_on = move || state.get() == State::On;
    let label = move || locale.get().tell(if is_on() { "notices-end" } else { "notices-begin" });
    let said = move || state.get().message().map(|message| locale.get().tell(message));
    let is_offered = move || key.with(Option::is_some);
    view! {
        <Show when=is_offered>
            <section class="row" aria-label=t("notices")>
                <button type="button" id="notices" on:click=switch>{label}</button>
                <p role="status" id="notices-said">{said}</p>
            </section>
        </Show>
    }
}

/// Unsubscribes this browser when the user signs out.
pub(super) fn end() {
    if is_able() {
        service_worker::tell(&[("push", JsValue::from_str("off"))]);
    }
}

#[cfg(test)]
mod tests {
    use super::State;

    #[test]
    fn what_the_service_worker_says_is_a_state() {
        let said = ["push on", "push off", "push failed", "5 278 0"].map(State::parse);
        assert_eq!(said, [Some(State::On), Some(State::Off), Some(State::Failed), None]);
        assert_eq!(
            [State::On, State::Denied].map(|state| state.after(State::Off)),
            [State::Off, State::Denied]
        );
        assert_eq!(State::Failed.after(State::On), State::On);
    }
}
