//! The messages of the library, for a page that learns a language when it is chosen.

use axum::extract::Path;
use axum::http::HeaderMap;
use axum::response::Response;
use naqala_wire::ErrorCode;
use rust_embed::RustEmbed;

use super::asset::{Asset, Keep};
use crate::refusal::Answer;

#[derive(RustEmbed)]
#[folder = "$CARGO_MANIFEST_DIR/../naqala/messages"]
struct Files;

/// `GET /messages/LANG.ftl`: all the library says in a language, in one file.
pub(crate) async fn messages(Path(name): Path<String>, headers: HeaderMap) -> Answer<Response> {
    let code = name.strip_suffix(".ftl").ok_or(ErrorCode::NotFound)?;
    let code = naqala::languages().find(|known| *known == code).ok_or(ErrorCode::NotFound)?;
    let mut text = Vec::new();
    for file in [format!("{code}.ftl"), format!("games/{code}.ftl")] {
        if let Some(part) = Files::get(&file) {
            text.extend_from_slice(&part.data);
            text.push(b'\n');
        }
    }
    Ok(Asset::made(text, "text/plain; charset=utf-8").answer(&headers, Keep::Ask))
}
