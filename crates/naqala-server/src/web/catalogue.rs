//! The games for the page: the list, rule files, weights, and the library's messages.

use std::collections::HashMap;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, Method, Uri, header};
use axum::response::{IntoResponse as _, Response};
use naqala::{Rules, catalogue};
use naqala_wire::{ErrorCode, listing};
use serde::Deserialize;

use super::PublicUrl;
use super::picture::POLICY as PICTURE_POLICY;
use crate::asset::{Asset, Keep};
use crate::refusal::{Answer, Params, Path, Refusal};

/// The language of an answer.
#[derive(Debug, Deserialize)]
pub(crate) struct Language {
    lang: Option<String>,
}

impl Language {
    /// The code of a supported language; English for any other.
    pub(crate) fn code(&self) -> &'static str {
        let asked = self.lang.as_deref().unwrap_or("en");
        naqala::languages().find(|code| *code == asked).unwrap_or("en")
    }
}

/// `GET /games.json?lang=`
pub(crate) async fn games(Params(language): Params<Language>, headers: HeaderMap) -> Response {
    list(language.code()).expect("a language there is").answer(&headers, Keep::Ask)
}

/// The list of games in a language, created when first requested.
fn list(code: &str) -> Option<&'static Asset> {
    static LISTS: OnceLock<HashMap<&str, OnceLock<Asset>>> = OnceLock::new();
    let lists = LISTS.get_or_init(|| naqala::languages().map(|code| (code, OnceLock::new())).collect());
    let (language, list) = lists.get_key_value(code)?;
    Some(list.get_or_init(|| {
        let picture = |rules: &Rules| board(rules).map(|board| board.mark().to_owned()).unwrap_or_default();
        let text = serde_json::to_string(&listing::list(language, picture));
        Asset::made(text.expect("names and numbers can be written"), "application/json")
    }))
}

/// `GET /games/ID.toml`: the rule file of a game; that of its family where the game is a preset. `GET
/// /games/ID.packed`: the game as it is usually played, compiled for a page of the same version. `GET /games/LANGUAGE.json`: the
/// list of games. Without such an ending it is an address of the page.
pub(crate) async fn game_file(
    public: State<PublicUrl>,
    method: Method,
    uri: Uri,
    Path(name): Path<String>,
    headers: HeaderMap,
) -> Answer<Response> {
    if !name.contains('.') {
        return Ok(super::page(public, method, uri, headers).await);
    }
    static TEXTS: Files = OnceLock::new();
    static PACKED: Files = OnceLock::new();
    let file = match name.rsplit_once('.') {
        Some((code, "json")) => list(code).ok_or(ErrorCode::NotFound)?,
        Some((id, "packed")) => {
            // Every visitor fetches them all, so they are compiled once.
            let rules = catalogue::rules(id).ok_or(ErrorCode::NotFound)?;
            file_of(&PACKED, rules, BYTES, || Some(listing::packed(rules)))?
        }
        _ => {
            let rules = find(&name)?;
            file_of(&TEXTS, rules, TOML, || Some(rules.source().to_owned()))?
        }
    };
    Ok(file.answer(&headers, Keep::Ask))
}

/// `GET /weights/ID.toml`: what the engine has learnt; nothing at all for a game it has not learnt. `GET
/// /weights/ID.packed`: the same for a page of the same version.
pub(crate) async fn weights(Path(name): Path<String>, headers: HeaderMap) -> Answer<Response> {
    static TEXTS: Files = OnceLock::new();
    static PACKED: Files = OnceLock::new();
    let file = match name.strip_suffix(".packed") {
        Some(id) => {
            let rules = catalogue::rules(id).ok_or(ErrorCode::NotFound)?;
            file_of(&PACKED, rules, BYTES, || Some(rules.weights_to_bytes()))
        }
        None => {
            let rules = find(&name)?;
            file_of(&TEXTS, rules, TOML, || Some(rules.weights().unwrap_or_default().to_owned()))
        }
    };
    file.map(|file| file.answer(&headers, Keep::Ask))
}

/// A file for every game, packed when first requested.
type Files = OnceLock<HashMap<&'static str, OnceLock<Option<Asset>>>>;

fn file_of<T: Into<Bytes>>(
    files: &'static Files,
    rules: &Rules,
    kind: &'static str,
    text: impl FnOnce() -> Option<T>,
) -> Answer<&'static Asset> {
    let files =
        files.get_or_init(|| catalogue::all().iter().map(|rules| (rules.id(), OnceLock::new())).collect());
    let file = files.get(rules.id()).ok_or(ErrorCode::NotFound)?;
    let file = file.get_or_init(|| Some(Asset::made(text()?, kind)));
    file.as_ref().ok_or(ErrorCode::NotFound.into())
}

const TOML: &str = "text/plain; charset=utf-8";
const BYTES: &str = "application/octet-stream";

fn find(name: &str) -> Answer<&'static Rules> {
    let id = name.strip_suffix(".toml").ok_or(ErrorCode::NotFound)?;
    catalogue::rules(id).ok_or(Refusal::from(ErrorCode::NotFound))
}

/// The start position of a game as a picture, drawn when first requested.
pub(super) fn board(rules: &Rules) -> Option<&'static Asset> {
    static BOARDS: Files = OnceLock::new();
    file_of(&BOARDS, rules, "image/svg+xml", || listing::board(rules)).ok()
}

/// `GET /boards/ID.svg`: the board of a game of the catalogue at the start.
pub(crate) async fn board_file(uri: Uri, Path(name): Path<String>, headers: HeaderMap) -> Answer<Response> {
    let id = name.strip_suffix(".svg").ok_or(ErrorCode::NotFound)?;
    let board = catalogue::rules(id).and_then(board).ok_or(ErrorCode::NotFound)?;
    let answer = board.answer(&headers, board.keep(&uri));
    let policy = (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(PICTURE_POLICY));
    Ok(([policy], answer).into_response())
}
