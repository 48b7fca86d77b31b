//! Requests to the server with JSON bodies.

use leptos::prelude::window;
use naqala_wire::account::{Me, NewSession};
use naqala_wire::{ErrorBody, ErrorCode};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::JsCast as _;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Headers, RequestInit, Response};

use crate::language::Locale;

/// Why the server refused a request.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Refused {
    /// The server says why.
    Because(ErrorCode, Option<String>),
    /// It cannot be reached, or says something strange.
    Unreachable,
}

impl Refused {
    /// The refusal in the reader's language.
    pub(crate) fn said(&self, locale: Locale) -> String {
        match self {
            Refused::Because(code, Some(detail)) => format!("{} ({detail})", locale.error(*code)),
            Refused::Because(code, None) => locale.error(*code),
            Refused::Unreachable => locale.tell("trouble-unreachable"),
        }
    }
}

async fn request(method: &str, address: &str, body: Option<String>) -> Result<String, Refused> {
    let init = RequestInit::new();
    init.set_method(method);
    if let Some(body) = body {
        let headers = Headers::new().map_err(|_| Refused::Unreachable)?;
        let _ = headers.set("content-type", "application/json");
        init.set_headers(&headers);
        init.set_body(&body.into());
    }
    let asked = window().fetch_with_str_and_init(address, &init);
    let got = JsFuture::from(asked).await.map_err(|_| Refused::Unreachable)?;
    let response: Response = got.dyn_into().map_err(|_| Refused::Unreachable)?;
    let text = JsFuture::from(response.text().map_err(|_| Refused::Unreachable)?).await;
    let text = text.ok().and_then(|text| text.as_string()).unwrap_or_default();
    if response.ok() {
        return Ok(text);
    }
    Err(match serde_json::from_str::<ErrorBody>(&text) {
        Ok(body) => Refused::Because(body.code, body.detail),
        Err(_) => Refused::Unreachable,
    })
}

/// An answer as a value; where nothing is answered but that it is done, that is `()`.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, Refused> {
    serde_json::from_str(if text.is_empty() { "null" } else { text }).map_err(|_| Refused::Unreachable)
}

/// Asks for something.
pub(crate) async fn get<T: DeserializeOwned>(address: &str) -> Result<T, Refused> {
    read(&request("GET", address, None).await?)
}

/// Sends a value; the answer is parsed as the requested type.
pub(crate) async fn post<T: DeserializeOwned>(address: &str, body: &impl Serialize) -> Result<T, Refused> {
    let body = serde_json::to_string(body).map_err(|_| Refused::Unreachable)?;
    read(&request("POST", address, Some(body)).await?)
}

/// Puts something in its place.
pub(crate) async fn put(address: &str, body: &impl Serialize) -> Result<(), Refused> {
    let body = serde_json::to_string(body).map_err(|_| Refused::Unreachable)?;
    request("PUT", address, Some(body)).await.map(drop)
}

/// Takes something away.
pub(crate) async fn delete(address: &str) -> Result<(), Refused> {
    request("DELETE", address, None).await.map(drop)
}

/// Takes something away, for which the server wants to know more than its address.
pub(crate) async fn delete_with(address: &str, body: &impl Serialize) -> Result<(), Refused> {
    let body = serde_json::to_string(body).map_err(|_| Refused::Unreachable)?;
    request("DELETE", address, Some(body)).await.map(drop)
}

/// The user; a guest if there is no session yet.
pub(crate) async fn begin_session() -> Result<Me, Refused> {
    post("/api/session", &NewSession {}).await
}
