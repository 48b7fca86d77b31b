//! Pictures of positions, as drawings (SVG) and as pixels (PNG), for link previews and for clients that cannot run the page.

use std::collections::BTreeMap;

use axum::extract::Path;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use naqala::{Choices, Picture, catalogue};
use naqala_wire::ErrorCode;

use super::pixels;
use crate::asset::{Asset, Keep};
use crate::refusal::{Answer, Params, Refusal};

/// A picture has its own style inside and needs nothing else.
pub(super) const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/// `GET /picture/GAME.svg?position=…&lang=…&preset=…&OPTION=VALUE`: any position of a game of the catalogue; without
/// one, the usual start. `GET /picture/GAME.png` is the same picture in pixels.
pub(crate) async fn picture(
    Path(name): Path<String>,
    Params(query): Params<BTreeMap<String, String>>,
    headers: HeaderMap,
) -> Answer<Response> {
    let (id, kind) = name.rsplit_once('.').ok_or(ErrorCode::NotFound)?;
    let rules = catalogue::rules(id).ok_or(ErrorCode::NotFound)?;
    let mut choices = Choices::new();
    for (key, value) in &query {
        match key.as_str() {
            "position" | "lang" => {}
            "preset" => _ = choices.preset(value),
            option => _ = choices.set(option, value),
        }
    }
    let game = rules.compile(&choices).map_err(|error| Refusal::with(ErrorCode::BadOptions, error))?;
    let position = match query.get("position") {
        Some(text) => {
            game.parse_position(text).map_err(|error| Refusal::with(ErrorCode::BadRequest, error))?
        }
        None => game.start(),
    };
    let language = query.get("lang").map_or("en", String::as_str);
    let svg = Picture::new(&game, &position).language(language).svg();
    let picture = match kind {
        "svg" => Asset::made(svg, "image/svg+xml"),
        "png" => Asset::unpacked(pixels::of(svg).await.ok_or(ErrorCode::Internal)?, "image/png"),
        _ => return Err(ErrorCode::NotFound.into()),
    };
    let answer = picture.answer(&headers, Keep::Ask);
    let policy = (header::CONTENT_SECURITY_POLICY, HeaderValue::from_static(POLICY));
    Ok(([policy], answer).into_response())
}
