//! Games.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use naqala_wire::game::{Game, NewEntry, OfferBody, Played};
use naqala_wire::{ErrorBody, ErrorCode};

use crate::app::App;
use crate::peers::{Done, SentEntry};
use crate::people::Identity;
use crate::play::What;
use crate::refusal::{Answer, Body, Path};

/// A game as it is now.
#[utoipa::path(
    get,
    path = "/api/games/{id}",
    tag = "games",
    params(("id" = String, Path, description = "The id")),
    responses((status = 200, body = Game), (status = 404, body = ErrorBody))
)]
pub(super) async fn get(
    State(app): State<Arc<App>>,
    who: Option<Identity>,
    Path(id): Path<String>,
) -> Answer<Json<Game>> {
    match app.registry().ask(&id, who.map(|who| who.person), What::See).await? {
        Done::Game(game) => Ok(Json(*game)),
        _ => Err(ErrorCode::Internal.into()),
    }
}

/// The record of a game.
#[utoipa::path(
    get,
    path = "/api/games/{id}/record",
    tag = "games",
    params(("id" = String, Path, description = "The id")),
    responses((status = 200, description = "The record"), (status = 404, body = ErrorBody))
)]
pub(super) async fn record(State(app): State<Arc<App>>, Path(id): Path<String>) -> Answer<Response> {
    match app.registry().ask(&id, None, What::Record).await? {
        Done::Record(record) => {
            Ok(([(header::CONTENT_TYPE, "text/plain; charset=utf-8")], record).into_response())
        }
        _ => Err(ErrorCode::Internal.into()),
    }
}

/// Play an entry. The answer comes when it is on disk; the same entry may be sent again.
#[utoipa::path(
    post,
    path = "/api/games/{id}/entries",
    tag = "games",
    params(("id" = String, Path, description = "The id")),
    request_body = NewEntry,
    responses((status = 200, body = Played), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn play(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(id): Path<String>,
    Body(NewEntry { branch, number, text }): Body<NewEntry>,
) -> Answer<Json<Played>> {
    match app
        .registry()
        .ask(&id, Some(who.person), What::Move(SentEntry::new(branch, number, text, 0)))
        .await?
    {
        Done::Played(played, _) => Ok(Json(played)),
        _ => Err(ErrorCode::Internal.into()),
    }
}

/// Offer something, or accept what the other player offers.
#[utoipa::path(
    post,
    path = "/api/games/{id}/offers",
    tag = "games",
    params(("id" = String, Path, description = "The id")),
    request_body = OfferBody,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn offer(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(id): Path<String>,
    Body(OfferBody { kind }): Body<OfferBody>,
) -> Answer<StatusCode> {
    app.registry().ask(&id, Some(who.person), What::Offer(kind)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Decline an offer, or withdraw the own one.
#[utoipa::path(
    delete,
    path = "/api/games/{id}/offers",
    tag = "games",
    params(("id" = String, Path, description = "The id")),
    request_body = OfferBody,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn decline(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(id): Path<String>,
    Body(OfferBody { kind }): Body<OfferBody>,
) -> Answer<StatusCode> {
    app.registry().ask(&id, Some(who.person), What::Decline(kind)).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Resign; before everybody has played once the game is called off.
#[utoipa::path(
    post,
    path = "/api/games/{id}/resign",
    tag = "games",
    params(("id" = String, Path, description = "The id")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn resign(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    app.registry().ask(&id, Some(who.person), What::Resign).await?;
    Ok(StatusCode::NO_CONTENT)
}
