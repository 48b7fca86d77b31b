//! The library's messages, for a page that loads a language when it is chosen.

use std::collections::HashMap;
use std::sync::OnceLock;

use axum::http::HeaderMap;
use axum::response::Response;
use naqala_wire::ErrorCode;

use crate::asset::{Asset, Keep};
use crate::refusal::{Answer, Path};

/// `GET /messages/LANG.ftl`: all the library says in a language, in one file.
pub(crate) async fn messages(Path(name): Path<String>, headers: HeaderMap) -> Answer<Response> {
    let code = name.strip_suffix(".ftl").ok_or(ErrorCode::NotFound)?;
    static FILES: OnceLock<HashMap<&str, OnceLock<Asset>>> = OnceLock::new();
    let files = FILES.get_or_init(|| naqala::languages().map(|code| (code, OnceLock::new())).collect());
    let file = files.get(code).ok_or(ErrorCode::NotFound)?;
    let text = naqala::language_source(code).ok_or(ErrorCode::NotFound)?;
    Ok(file.get_or_init(|| Asset::made(text, "text/plain; charset=utf-8")).answer(&headers, Keep::Ask))
}
