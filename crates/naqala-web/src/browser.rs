//! Wrappers for the browser functions in use.

use leptos::prelude::{document, window};
use wasm_bindgen::{JsCast as _, JsValue};
use wasm_bindgen_futures::JsFuture;

/// Why a file could not be fetched.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    /// The server has no such file.
    Missing,
    /// The network or the server failed.
    Unreachable,
}

/// The URL of a file of the program. The page defines its folder, which changes with every version.
pub(crate) fn of_program(file: &str) -> String {
    let root = document().document_element();
    let folder = root.and_then(|root| root.get_attribute("data-program")).unwrap_or_else(|| "/".to_owned());
    folder + file
}

/// Delays before repeated requests for a file, in milliseconds: the server may be busy, or the connection bad.
const WAITS: [i32; 3] = [400, 1_500, 4_000];

/// Fetches a file from this server.
async fn file(address: &str) -> Result<web_sys::Response, Failure> {
    let mut waits = WAITS.into_iter();
    loop {
        let got = JsFuture::from(window().fetch_with_str(address)).await;
        let response = got.ok().and_then(|got| got.dyn_into::<web_sys::Response>().ok());
        match response.as_ref().map(web_sys::Response::status) {
            Some(200..=299) => return response.ok_or(Failure::Unreachable),
            Some(404) => return Err(Failure::Missing),
            _ => {}
        }
        // Do not retry if the browser knows that it is offline.
        let wait = waits.next().filter(|_| window().navigator().on_line()).ok_or(Failure::Unreachable)?;
        pause(wait).await;
    }
}

/// Waits this many milliseconds.
pub(crate) async fn pause(milliseconds: i32) {
    let waited = js_sys::Promise::new(&mut |done, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&done, milliseconds);
    });
    let _ = JsFuture::from(waited).await;
}

/// The text at an address of the same server.
///
/// # Errors
/// [`Failure`] says whether it does not exist or cannot be reached.
pub(crate) async fn text(address: &str) -> Result<String, Failure> {
    let body = file(address).await?.text().map_err(|_| Failure::Unreachable)?;
    let text = JsFuture::from(body).await.map_err(|_| Failure::Unreachable)?;
    text.as_string().ok_or(Failure::Unreachable)
}

/// The bytes at an address of the same server.
///
/// # Errors
/// [`Failure`] says whether it does not exist or cannot be reached.
pub(crate) async fn bytes(address: &str) -> Result<Vec<u8>, Failure> {
    let body = file(address).await?.array_buffer().map_err(|_| Failure::Unreachable)?;
    let buffer = JsFuture::from(body).await.map_err(|_| Failure::Unreachable)?;
    Ok(js_sys::Uint8Array::new(&buffer).to_vec())
}

/// The stored text for a key.
pub(crate) fn kept(name: &str) -> Option<String> {
    window().local_storage().ok()??.get_item(name).ok()?
}

/// Stores a text under a key. If the browser stores nothing (a private window), it is lost with the page.
pub(crate) fn keep(name: &str, text: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(name, text);
    }
}

/// Deletes the stored text of a key.
pub(crate) fn forget(name: &str) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.remove_item(name);
    }
}

/// Milliseconds since the page was opened.
pub(crate) fn now() -> f64 {
    window().performance().map_or_else(js_sys::Date::now, |clock| clock.now())
}

/// Adds a named mark to the browser's performance timeline.
pub(crate) fn mark(name: &str) {
    if let Some(clock) = window().performance() {
        let _ = clock.mark(name);
    }
}

/// An unpredictable number below 2^53.
pub(crate) fn dice() -> u64 {
    (js_sys::Math::random() * 9_007_199_254_740_992.0) as u64
}

/// Whether a media query holds: `(prefers-reduced-motion: reduce)`.
pub(crate) fn prefers(query: &str) -> bool {
    window().match_media(query).ok().flatten().is_some_and(|list| list.matches())
}

/// The user's preferred languages, best first.
pub(crate) fn languages() -> Vec<String> {
    window().navigator().languages().iter().filter_map(|language| language.as_string()).collect()
}

/// Sets an attribute of the root element.
pub(crate) fn set_root(attribute: &str, value: &str) {
    if let Some(root) = document().document_element() {
        let _ = root.set_attribute(attribute, value);
    }
}

/// Moves the focus to the element with this id, if there is one.
pub(crate) fn focus(id: &str) {
    if let Some(element) = document().get_element_by_id(id)
        && let Ok(element) = element.dyn_into::<web_sys::HtmlElement>()
    {
        let _ = element.focus();
    }
}

/// Copies a text to the clipboard; the browser may refuse silently.
pub(crate) fn copy(text: &str) {
    let _ = window().navigator().clipboard().write_text(text);
}

/// The origin of the page: `http://localhost:8080`.
pub(crate) fn origin() -> String {
    window().location().origin().unwrap_or_default()
}

/// Downloads a text as a file.
pub(crate) fn download(name: &str, kind: &str, text: &str) {
    offer(name, &format!("data:{kind};charset=utf-8,{}", js_sys::encode_uri_component(text)));
}

/// Downloads the file at an address.
pub(crate) fn offer(name: &str, address: &str) {
    let Ok(link) = document().create_element("a") else { return };
    let _ = link.set_attribute("href", address);
    let _ = link.set_attribute("download", name);
    if let Ok(link) = link.dyn_into::<web_sys::HtmlElement>() {
        link.click();
    }
}

/// A JavaScript value as text, for error messages.
pub(crate) fn shown(value: &JsValue) -> String {
    value.as_string().unwrap_or_else(|| format!("{value:?}"))
}
