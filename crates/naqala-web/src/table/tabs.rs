//! The same game in several tabs of a browser: each takes over what is played in another.

use leptos::prelude::*;
use leptos::task::spawn_local;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{BroadcastChannel, MessageEvent};

use crate::browser::shown;
use crate::kept::{self, KeptGame};
use crate::navigation;
use crate::route::Route;

/// The channel on which the tabs name the games that they have kept.
const CHANNEL: &str = "kept-games";

/// Tells all other tabs that a game was kept.
pub(super) fn tell(id: &str) {
    if let Ok(channel) = BroadcastChannel::new(CHANNEL) {
        let _ = channel.post_message(&id.into());
        channel.close();
    }
}

/// Shows the game of this page anew when another tab has played on in it, as long as the page is open. A hidden tab does so when
/// it is looked at: otherwise the engine would answer in each of them.
pub(super) fn listen(known: StoredValue<Option<KeptGame>>) {
    let looked_at = window_event_listener_untyped("visibilitychange", move |_| look_after(known));
    on_cleanup(move || looked_at.remove());
    let Ok(channel) = BroadcastChannel::new(CHANNEL) else { return };
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        let id = shown(&message.data());
        let is_ours =
            move || known.try_with_value(|known| known.as_ref().is_some_and(|known| known.id == id));
        if is_ours() == Some(true) {
            look_after(known);
        }
    });
    channel.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let parts = StoredValue::new_local((channel, heard));
    on_cleanup(move || _ = parts.try_with_value(|(channel, _)| channel.close()));
}

fn look_after(known: StoredValue<Option<KeptGame>>) {
    if !document().hidden() {
        spawn_local(take_over(known));
    }
}

async fn take_over(known: StoredValue<Option<KeptGame>>) {
    let Some(own) = known.try_get_value().flatten() else { return };
    let Some(kept) = kept::find(&own.id).await else { return };
    // Meanwhile the page may show something else.
    let is_older = known.try_with_value(|own| own.as_ref().is_some_and(|own| own.changed < kept.changed));
    if is_older == Some(true) {
        navigation::show_again(&Route::Play(kept.setup), &own.id);
    }
}
