//! Authentication: guests and accounts.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use naqala_wire::account::{Credentials, Me, NewSession};
use naqala_wire::{ErrorBody, ErrorCode};

use super::me::me_of;
use crate::app::App;
use crate::gate::Address;
use crate::people::{self, Identity};
use crate::refusal::{Answer, Body, Refusal};
use crate::store::Unsaved;

/// Start a guest session, or continue the existing one.
#[utoipa::path(
    post,
    path = "/api/session",
    tag = "session",
    request_body = NewSession,
    responses((status = 200, body = Me), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    address: Address,
    who: Option<Identity>,
    Body(NewSession {}): Body<NewSession>,
) -> Answer<Response> {
    if let Some(who) = who {
        return Ok(Json(me_of(&app, &who).await?).into_response());
    }
    app.gate().admit_newcomer(address)?;
    let (who, cookie) = people::new_guest(app.store(), app.gate()).await?;
    Ok(with_cookie(cookie, Json(me_of(&app, &who).await?)))
}

/// Create an account. A guest becomes the account and keeps all games.
#[utoipa::path(
    post,
    path = "/api/account",
    tag = "session",
    request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn register(
    State(app): State<Arc<App>>,
    address: Address,
    who: Option<Identity>,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Answer<Response> {
    if who.as_ref().is_some_and(|who| !who.face.guest) {
        return Err(ErrorCode::Forbidden.into());
    }
    people::check_name(&name)?;
    app.gate().admit_newcomer(address)?;
    let hash = app.passwords().hash(password).await?;
    let guest = who.map(|who| who.person);
    let person = people::register(app.store(), guest, name, hash).await.map_err(|error| match error {
        Unsaved::Taken => ErrorCode::NameTaken.into(),
        error => Refusal::from(error),
    })?;
    // Someone who knew the guest's session must not get the account's.
    people::end_sessions(app.store(), app.hub(), person, None).await?;
    signed_in(&app, person).await
}

/// Sign in.
#[utoipa::path(
    post,
    path = "/api/login",
    tag = "session",
    request_body = Credentials,
    responses((status = 200, body = Me), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn login(
    State(app): State<Arc<App>>,
    address: Address,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Answer<Response> {
    app.gate().admit_login(address, &name)?;
    let found = people::find(app.store(), &name).await.ok();
    let hash = found.as_ref().and_then(|found| found.password.clone());
    app.passwords().check(password, hash).await?;
    let found = found.ok_or(ErrorCode::WrongPassword)?;
    if let Some(reason) = found.ban {
        return Err(Refusal::with(ErrorCode::Banned, reason));
    }
    signed_in(&app, found.person).await
}

/// Sign out: this session ends.
#[utoipa::path(post, path = "/api/logout", tag = "session", responses((status = 204)))]
pub(super) async fn logout(State(app): State<Arc<App>>, who: Option<Identity>) -> Answer<Response> {
    if let Some(who) = who {
        people::end_session(app.store(), app.hub(), who.person, who.session).await?;
    }
    Ok(with_cookie(app.gate().set_cookie("", 0), StatusCode::NO_CONTENT))
}

pub(super) async fn signed_in(app: &App, person: i64) -> Answer<Response> {
    let cookie = people::new_session(app.store(), app.gate(), person).await?;
    let who = people::of_person(app.store(), person).await?;
    Ok(with_cookie(cookie, Json(me_of(app, &who).await?)))
}

fn with_cookie(cookie: HeaderValue, body: impl IntoResponse) -> Response {
    ([(header::SET_COOKIE, cookie)], body).into_response()
}
