//! Notices by the browser to people whose page is closed.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use naqala_wire::push::{EndedSubscription, LONGEST_LANGUAGE, NewSubscription, PushInfo};
use naqala_wire::{ErrorBody, ErrorCode};

use crate::app::App;
use crate::people::Identity;
use crate::push;
use crate::refusal::{self, Answer};

/// Whether this server tells people by their browser that it is their turn, and by which key browsers know it.
#[utoipa::path(get, path = "/api/push", tag = "server", responses((status = 200, body = PushInfo)))]
pub(super) async fn info(State(app): State<Arc<App>>) -> Json<PushInfo> {
    Json(PushInfo { key: app.notices().key().map(str::to_owned) })
}

/// Be told in this browser that it is your turn, as long as this session lasts.
#[utoipa::path(
    put,
    path = "/api/me/push",
    tag = "me",
    request_body = NewSubscription,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn put(
    State(app): State<Arc<App>>,
    who: Identity,
    refusal::Body(new): refusal::Body<NewSubscription>,
) -> Answer<StatusCode> {
    app.notices().check(&new)?;
    if new.language.len() > LONGEST_LANGUAGE {
        return Err(ErrorCode::TooLarge.into());
    }
    app.admit_offer(who.person)?;
    push::keep(app.store(), who.person, who.session, new).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Be told no longer in this browser.
#[utoipa::path(
    delete,
    path = "/api/me/push",
    tag = "me",
    request_body = EndedSubscription,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    who: Identity,
    refusal::Body(EndedSubscription { endpoint }): refusal::Body<EndedSubscription>,
) -> Answer<StatusCode> {
    push::forget(app.store(), who.person, endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
