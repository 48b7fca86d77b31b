//! Messages to and from the service worker.

use leptos::prelude::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::MessageEvent;

use crate::browser::shown;

/// Sets the listener for its messages, replacing the previous one.
pub(crate) fn listen(heard: impl Fn(&str) + 'static) {
    let heard =
        Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| heard(&shown(&message.data())));
    window().navigator().service_worker().set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
}

/// Tells it something, once it is there. Where the browser has no service workers, nothing happens.
pub(crate) fn tell(wish: &[(&str, JsValue)]) {
    let message = js_sys::Object::new();
    for (key, value) in wish {
        let _ = js_sys::Reflect::set(&message, &(*key).into(), value);
    }
    let workers = window().navigator().service_worker();
    leptos::task::spawn_local(async move {
        let Ok(ready) = workers.ready() else { return };
        let Ok(ready) = wasm_bindgen_futures::JsFuture::from(ready).await else { return };
        let registration: web_sys::ServiceWorkerRegistration = ready.unchecked_into();
        if let Some(worker) = registration.active() {
            let _ = worker.post_message(&message);
        }
    });
}
