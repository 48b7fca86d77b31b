//! Pages that the server renders itself, with forms and without scripts, so that they work in every browser and in builds without
//! the page. The templates of `maud` escape what people have written, so it never becomes markup.

mod codes;
mod moderation;
mod recover;

use std::convert::Infallible;
use std::sync::{Arc, LazyLock};

use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderMap, StatusCode, header};
use axum::middleware::{self, Next};
use axum::response::{Html, IntoResponse, Response};
use axum::routing::get;
use axum::{Form, Router};
use maud::{DOCTYPE, Markup, html};
use naqala_messages::{Values, Words};
use naqala_wire::ErrorCode;
use serde::de::DeserializeOwned;

use crate::app::App;
use crate::asset::{Asset, Keep};
use crate::refusal::Refusal;
use crate::texts;

/// How these pages look.
const STYLE: &str = include_str!("forms.css");
const STYLE_ADDRESS: &str = "/forms.css";

/// The routes of all these pages.
pub(crate) fn routes() -> Router<Arc<App>> {
    Router::new()
        .merge(recover::routes())
        .merge(codes::routes())
        .merge(moderation::routes())
        .layer(middleware::from_fn(refusals_as_pages))
        .route(STYLE_ADDRESS, get(style))
}

/// Turns error responses into pages in the reader's language; programs get JSON instead.
async fn refusals_as_pages(reader: Reader, request: Request, next: Next) -> Response {
    let answer = next.run(request).await;
    let Some(refusal) = answer.extensions().get::<Refusal>() else { return answer };
    let mut page = reader.refused(answer.status(), refusal);
    if let Some(after) = answer.headers().get(header::RETRY_AFTER) {
        page.headers_mut().insert(header::RETRY_AFTER, after.clone());
    }
    page
}

async fn style(headers: HeaderMap) -> Response {
    static ASSET: LazyLock<Asset> = LazyLock::new(|| Asset::made(STYLE, "text/css; charset=utf-8"));
    ASSET.answer(&headers, Keep::Ask)
}

/// The reader of a page, who determines its language.
#[derive(Clone)]
struct Reader {
    words: Words,
}

impl<S: Sync> FromRequestParts<S> for Reader {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Reader, Infallible> {
        Ok(Reader { words: texts::for_reader(&parts.headers) })
    }
}

impl Reader {
    fn tell(&self, key: &str) -> String {
        self.words.tell(key).to_string()
    }

    fn say(&self, key: &str, values: Values<'_>) -> String {
        self.words.say(key, values).to_string()
    }

    /// A whole page. It must not be cached: it may contain a code, or what only moderators may see.
    fn page(&self, status: StatusCode, title: &str, content: &Markup) -> Response {
        let page = html! {
            (DOCTYPE)
            html lang=(self.words.language()) {
                head {
                    meta charset="utf-8";
                    meta name="viewport" content="width=device-width, initial-scale=1";
                    meta name="color-scheme" content="light dark";
                    meta name="robots" content="noindex";
                    link rel="icon" href="/icon.svg" type="image/svg+xml";
                    link rel="stylesheet" href=(STYLE_ADDRESS);
                    title { (title) " · Naqala" }
                }
                body { main { h1 { (title) } (content) } }
            }
        };
        (status, [(header::CACHE_CONTROL, "no-store")], Html(page.into_string())).into_response()
    }

    /// The error in the reader's language, if it is translated.
    fn problem(&self, refusal: &Refusal) -> String {
        let key = format!("problem--{}", refusal.code.word());
        if self.words.knows(&key) { self.tell(&key) } else { self.tell("problem") }
    }

    /// The page that says why something was not done.
    fn refused(&self, status: StatusCode, refusal: &Refusal) -> Response {
        let content = html! {
            p role="alert" { strong { (self.problem(refusal)) } }
            p { a href="/" { (self.tell("to-the-games")) } }
        };
        self.page(status, &self.tell("problem-title"), &content)
    }
}

/// The fields of a form; what cannot be read is refused.
struct Fields<T>(T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Fields<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Fields<T>, Refusal> {
        let form = Form::<T>::from_request(request, state).await;
        form.map(|Form(fields)| Fields(fields))
            .map_err(|error| Refusal::with(ErrorCode::BadRequest, error.body_text()))
    }
}
