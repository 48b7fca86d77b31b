//! The page: the files that `cargo xtask web` writes, embedded in the binary.

use std::borrow::Cow;
use std::collections::HashMap;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use naqala_wire::ErrorCode;
use rust_embed::RustEmbed;

use super::{PublicUrl, first_board, preview, readable};
use crate::asset::{Asset, Keep};
use crate::gate::EMBED_POLICY;
use crate::refusal::Refusal;

/// The packed files alone, without those they were made from, which would double the program. The frame of all pages,
/// `index.html`, is here as it is: the server writes into it for every answer.
#[derive(RustEmbed)]
#[folder = "$NAQALA_PAGE"]
#[allow_missing = true]
#[include = "*.br"]
#[include = "*.png"]
#[include = "*.woff2"]
#[include = "index.html"]
struct Files;

const INDEX: &str = "index.html";

/// The replacement for a page that was not built.
const NOT_BUILT: &str = include_str!("not-built.html");

/// Answers everything that is no other route: a file of the page, or the page itself, which finds its way by the
/// address and says where there is nothing.
pub(crate) async fn answer(
    State(public): State<PublicUrl>,
    method: Method,
    uri: Uri,
    headers: HeaderMap,
) -> Response {
    if method != Method::GET && method != Method::HEAD {
        return Refusal::from(ErrorCode::WrongMethod).into_response();
    }
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = files().get(path).filter(|_| !path.is_empty()) {
        return file.answer(&headers, keep(&uri, file));
    }
    // Paths of pages have no dots. A missing file must not be answered with a page.
    let is_file = path.rsplit('/').next().is_some_and(|name| name.contains('.'));
    if is_file || path.starts_with("api/") || path == "api" {
        return Refusal::from(ErrorCode::NotFound).into_response();
    }
    if !naqala_wire::is_page(path) {
        return unknown(&headers);
    }
    match files().get(INDEX) {
        Some(index) => {
            let about = preview::of(&uri, &headers, &public).unwrap_or_default();
            let board = first_board::of(&uri).unwrap_or_default();
            let text = readable::of(path, &headers).unwrap_or_default();
            let more = [(HEAD, about.as_str()), (BODY, board.as_str()), (BODY, text.as_str())];
            let mut answer = if more.iter().all(|(_, more)| more.is_empty()) {
                index.answer(&headers, Keep::Ask)
            } else {
                index.with(&more).answer(&headers, Keep::Ask)
            };
            if !text.is_empty() {
                answer.headers_mut().append(header::VARY, HeaderValue::from_static("accept-language"));
            }
            if path.starts_with(EMBED) { embedded(answer) } else { answer }
        }
        None => (StatusCode::OK, [("content-type", "text/html; charset=utf-8")], NOT_BUILT).into_response(),
    }
}

/// Answers where there is nothing: the page tells people so, and programs get the error.
fn unknown(headers: &HeaderMap) -> Response {
    let takes = headers.get(header::ACCEPT).and_then(|value| value.to_str().ok()).unwrap_or_default();
    match files().get(INDEX).filter(|_| takes.contains("text/html")) {
        Some(index) => {
            // A page that the browser has kept would be no error.
            let mut headers = headers.clone();
            headers.remove(header::IF_NONE_MATCH);
            (StatusCode::NOT_FOUND, index.answer(&headers, Keep::Ask)).into_response()
        }
        None => Refusal::from(ErrorCode::NotFound).into_response(),
    }
}

/// Before these, more is written into the frame of all pages.
const HEAD: &str = "</head>";
const BODY: &str = "</body>";

/// Where boards and records are that other sites may show in their pages.
const EMBED: &str = "embed/";

/// An answer that other sites may show in a frame.
fn embedded(answer: Response) -> Response {
    let policy = HeaderValue::from_str(&EMBED_POLICY).expect("the policy is plain text");
    let cross = HeaderValue::from_static("cross-origin");
    let headers = [
        (header::CONTENT_SECURITY_POLICY, policy),
        (HeaderName::from_static("cross-origin-resource-policy"), cross),
    ];
    (headers, answer).into_response()
}

/// The text of a file of the page, if the page is in this binary.
pub(super) fn text(path: &str) -> Option<String> {
    files().get(path).map(Asset::text)
}

/// Whether the page is in this binary.
pub(crate) fn is_built() -> bool {
    files().contains_key(INDEX)
}

/// The program itself lies in a folder that has another name whenever it changes.
const PROGRAM: &str = "/app-";

/// Files of the program, and files requested with `?v=` and the beginning of their hash, never change.
fn keep(uri: &Uri, file: &Asset) -> Keep {
    if uri.path().starts_with(PROGRAM) { Keep::Forever } else { file.keep(uri) }
}

fn files() -> &'static HashMap<String, Asset> {
    static FILES: OnceLock<HashMap<String, Asset>> = OnceLock::new();
    FILES.get_or_init(|| {
        let packed = Files::iter().filter_map(|file| {
            let name = file.strip_suffix(".br")?;
            Some((name.to_owned(), Asset::packed(content(&file)?, kind(name))))
        });
        // What does not pack is here only as it is.
        let plain = Files::iter()
            .filter(|name| !name.ends_with(".br"))
            .filter_map(|name| Some((name.to_string(), Asset::unpacked(content(&name)?, kind(&name)))));
        let mut files: HashMap<String, Asset> = plain.collect();
        files.extend(packed);
        files
    })
}

fn content(name: &str) -> Option<Bytes> {
    Files::get(name).map(|file| match file.data {
        Cow::Borrowed(data) => Bytes::from_static(data),
        Cow::Owned(data) => Bytes::from(data),
    })
}

/// The type of a file, by the end of its name.
fn kind(name: &str) -> &'static str {
    match name.rsplit_once('.').map_or("", |(_, end)| end) {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "wasm" => "application/wasm",
        "css" => "text/css; charset=utf-8",
        "json" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ftl" | "txt" | "toml" => "text/plain; charset=utf-8",
        _ => "application/octet-stream",
    }
}
