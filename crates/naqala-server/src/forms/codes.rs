//! `/recovery-codes`: the page on which an account gets codes that its owner writes down.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use maud::{Markup, html};
use naqala_messages::values;
use serde::Deserialize;

use super::{Fields, Reader};
use crate::account::check_password;
use crate::admin;
use crate::app::App;
use crate::gate::Address;
use crate::people::Identity;
use crate::refusal::Answer;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route("/recovery-codes", get(show).post(make))
}

#[derive(Deserialize)]
struct Password {
    #[serde(default)]
    password: String,
}

async fn show(reader: Reader, who: Identity) -> Answer<Response> {
    let who = who.with_account()?;
    Ok(page(&reader, StatusCode::OK, &form(&reader, &who, None)))
}

/// Makes the codes and shows them, this once.
async fn make(
    State(app): State<Arc<App>>,
    address: Address,
    reader: Reader,
    who: Identity,
    Fields(Password { password }): Fields<Password>,
) -> Answer<Response> {
    let who = who.with_account()?;
    Ok(match new_codes(&app, address, &who, password).await {
        Ok(codes) => page(&reader, StatusCode::OK, &list(&reader, &who, &codes)),
        Err(refusal) => {
            let content = form(&reader, &who, Some(&reader.problem(&refusal)));
            page(&reader, refusal.into_response().status(), &content)
        }
    })
}

async fn new_codes(app: &App, address: Address, who: &Identity, password: String) -> Answer<Vec<String>> {
    check_password(app, address, who, password).await?;
    admin::new_codes(app, who.person).await
}

fn page(reader: &Reader, status: StatusCode, content: &Markup) -> Response {
    reader.page(status, &reader.tell("codes-title"), content)
}

fn form(reader: &Reader, who: &Identity, problem: Option<&str>) -> Markup {
    html! {
        p { (reader.say("codes-why", values![name = who.face.name.as_str()])) }
        @if let Some(problem) = problem {
            p role="alert" { strong { (problem) } }
        }
        form method="post" action="/recovery-codes" {
            label { (reader.tell("codes-password"))
                input name="password" type="password" required autocomplete="current-password";
            }
            p { button { (reader.tell("codes-make")) } }
        }
        p { a href="/" { (reader.tell("to-the-games")) } }
    }
}

fn list(reader: &Reader, who: &Identity, codes: &[String]) -> Markup {
    html! {
        p role="status" { (reader.say("codes-keep", values![name = who.face.name.as_str()])) }
        ol.codes { @for code in codes { li { (code) } } }
        p { a href="/recover" { (reader.tell("codes-use")) } }
        p { a href="/" { (reader.tell("to-the-games")) } }
    }
}
