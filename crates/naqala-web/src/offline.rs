//! Offline copies of everything: the service worker takes them, slowly, and reports its progress.

use leptos::prelude::window;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::MessageEvent;

use crate::browser::shown;

/// How far the copies are.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Kept {
    /// Files that were looked after.
    pub(crate) done: u32,
    /// Files in all; 0 while they are not known.
    pub(crate) of: u32,
    /// Files that could not be had.
    pub(crate) missing: u32,
}

impl Kept {
    /// What the service worker says: three numbers.
    fn parse(text: &str) -> Option<Kept> {
        let numbers: Vec<u32> = text.split(' ').map_while(|number| number.parse().ok()).collect();
        let [done, of, missing] = numbers[..] else { return None };
        Some(Kept { done, of, missing })
    }
}

/// Asks for copies of everything; `progress` hears how far they are. Where the browser has no service workers, nothing happens.
pub(crate) fn keep_everything(progress: impl Fn(Kept) + 'static) {
    let workers = window().navigator().service_worker();
    let heard = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        if let Some(kept) = Kept::parse(&shown(&message.data())) {
            progress(kept);
        }
    });
    workers.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    heard.forget();
    let wish = js_sys::Object::new();
    let _ = js_sys::Reflect::set(&wish, &"everything".into(), &JsValue::TRUE);
    leptos::task::spawn_local(async move {
        let Ok(ready) = workers.ready() else { return };
        let Ok(ready) = wasm_bindgen_futures::JsFuture::from(ready).await else { return };
        let registration: web_sys::ServiceWorkerRegistration = ready.unchecked_into();
        if let Some(worker) = registration.active() {
            let _ = worker.post_message(&wish);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::Kept;

    #[test]
    fn what_the_service_worker_says_is_three_numbers() {
        assert_eq!(Kept::parse("5 278 0"), Some(Kept { done: 5, of: 278, missing: 0 }));
        assert_eq!([Kept::parse("5 278"), Kept::parse("ready"), Kept::parse("")], [None; 3]);
    }
}
