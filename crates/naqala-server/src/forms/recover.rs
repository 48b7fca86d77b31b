//! `/recover`: the page on which a new password is set with a code.

use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Redirect, Response};
use axum::routing::get;
use maud::html;
use serde::Deserialize;

use super::{Fields, Reader};
use crate::admin;
use crate::app::App;
use crate::gate::Address;
use crate::refusal::{Answer, Params};

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new().route("/recover", get(show).post(set))
}

/// The query of a recovery link.
#[derive(Deserialize)]
struct Link {
    #[serde(default)]
    code: String,
}

#[derive(Deserialize)]
struct NewPassword {
    #[serde(default)]
    code: String,
    #[serde(default)]
    password: String,
}

async fn show(reader: Reader, Params(Link { code }): Params<Link>) -> Response {
    page(&reader, StatusCode::OK, &code, None)
}

/// Sets the password, and leads to the page, signed in; or says what is wrong.
async fn set(
    State(app): State<Arc<App>>,
    address: Address,
    reader: Reader,
    Fields(NewPassword { code, password }): Fields<NewPassword>,
) -> Response {
    match recover(&app, address, &code, password).await {
        Ok(answer) => answer,
        Err(refusal) => {
            let problem = reader.problem(&refusal);
            page(&reader, refusal.into_response().status(), &code, Some(&problem))
        }
    }
}

async fn recover(app: &App, address: Address, code: &str, password: String) -> Answer<Response> {
    let (_, cookie) = admin::recover(app, address, code, password).await?;
    Ok(([(header::SET_COOKIE, cookie)], Redirect::to("/")).into_response())
}

fn page(reader: &Reader, status: StatusCode, code: &str, problem: Option<&str>) -> Response {
    let content = html! {
        p { (reader.tell("recover-why")) }
        @if let Some(problem) = problem {
            p role="alert" { strong { (problem) } }
        }
        form method="post" action="/recover" {
            label { (reader.tell("recover-code"))
                input name="code" value=(code) required autocomplete="off";
            }
            label { (reader.tell("recover-password"))
                input name="password" type="password" required minlength="8" maxlength="200"
                    autocomplete="new-password";
            }
            p { button { (reader.tell("recover-set")) } }
        }
    };
    reader.page(status, &reader.tell("recover-title"), &content)
}
