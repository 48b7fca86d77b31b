//! Seeks: open invitations to play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use naqala_wire::ErrorBody;
use naqala_wire::seek::{Joined, NewSeek, Seek};
use serde::Deserialize;

use crate::app::App;
use crate::people::Identity;
use crate::refusal::{Answer, Body, Params, Path};

/// Which page of the list.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    before: Option<String>,
}

/// The games that are offered to everybody: the newest hundred, the oldest of them first. `before` asks for those that
/// stand before a seek.
#[utoipa::path(
    get,
    path = "/api/seeks",
    tag = "seeks",
    params(("before" = Option<String>, Query, description = "The id of a seek: the page before it")),
    responses((status = 200, body = [Seek]), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Params(Page { before }): Params<Page>,
) -> Answer<Json<Vec<Seek>>> {
    Ok(Json(match before {
        None => app.lobby().newest(),
        Some(id) => app.lobby().listed_before(&id)?,
    }))
}

/// Offer a game.
#[utoipa::path(
    post,
    path = "/api/seeks",
    tag = "seeks",
    request_body = NewSeek,
    responses((status = 200, body = Seek), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn offer(
    State(app): State<Arc<App>>,
    who: Identity,
    Body(seek): Body<NewSeek>,
) -> Answer<Json<Seek>> {
    app.admit_offer(who.person)?;
    Ok(Json(app.lobby().offer(&who, seek).await?))
}

/// A seek, public or by link.
#[utoipa::path(
    get,
    path = "/api/seeks/{id}",
    tag = "seeks",
    params(("id" = String, Path, description = "The id")),
    responses((status = 200, body = Seek), (status = 410, body = ErrorBody))
)]
pub(super) async fn get(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answer<Json<Seek>> {
    app.lobby().look_for(&id).await?;
    Ok(Json(app.lobby().get(&id)?))
}

/// The custom rule file of a seek.
#[utoipa::path(
    get,
    path = "/api/seeks/{id}/rules",
    tag = "seeks",
    params(("id" = String, Path, description = "The id")),
    responses((status = 200, description = "The rule file"), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn rules(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answer<Response> {
    app.lobby().look_for(&id).await?;
    let text = app.lobby().rules(&id)?;
    Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], text).into_response())
}

/// Withdraw a seek, or leave one.
#[utoipa::path(
    delete,
    path = "/api/seeks/{id}",
    tag = "seeks",
    params(("id" = String, Path, description = "The id")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn withdraw(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    app.lobby().withdraw(who.person, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Join a seek. The game begins when it is full.
#[utoipa::path(
    post,
    path = "/api/seeks/{id}/join",
    tag = "seeks",
    params(("id" = String, Path, description = "The id")),
    responses((status = 200, body = Joined), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn join(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<Json<Joined>> {
    app.lobby().look_for(&id).await?;
    Ok(Json(app.lobby().join(&who, &id).await?))
}
