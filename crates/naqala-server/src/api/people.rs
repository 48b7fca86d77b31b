//! Other people.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use naqala_wire::account::{Block, Here, Profile, Report};
use naqala_wire::{ErrorBody, ErrorCode};

use crate::account::listed_games;
use crate::app::App;
use crate::people::{self, Identity};
use crate::refusal::{Answer, Body, Path};

/// The longest text of a report, in characters.
const LONGEST_REPORT: usize = 1000;

/// Somebody with ratings and latest games.
#[utoipa::path(
    get,
    path = "/api/players/{name}",
    tag = "people",
    params(("name" = String, Path, description = "The name")),
    responses((status = 200, body = Profile), (status = 404, body = ErrorBody))
)]
pub(super) async fn player(State(app): State<Arc<App>>, Path(name): Path<String>) -> Answer<Json<Profile>> {
    let found = people::find(app.store(), &name).await?;
    let mut games = listed_games(&app, found.person).await?;
    for game in &mut games {
        game.you = None;
    }
    let ratings = people::profile_ratings(app.store(), found.person).await?;
    Ok(Json(Profile { person: found.face, since: found.since, ratings, games }))
}

/// How many people are connected to this server, and how many games are going on.
#[utoipa::path(get, path = "/api/here", tag = "people", responses((status = 200, body = Here)))]
pub(super) async fn here(State(app): State<Arc<App>>) -> Json<Here> {
    let games = app.registry().counts().await.going_on;
    let people = app.hub().people_here();
    Json(Here { people: u32::try_from(people).unwrap_or(u32::MAX), games: u32::try_from(games).unwrap_or(0) })
}

/// The people you have blocked.
#[utoipa::path(
    get,
    path = "/api/blocks",
    tag = "people",
    responses((status = 200, body = [Block]), (status = 401, body = ErrorBody))
)]
pub(super) async fn blocks(State(app): State<Arc<App>>, who: Identity) -> Answer<Json<Vec<Block>>> {
    Ok(Json(people::blocks(app.store(), who.person).await?))
}

/// Block somebody: neither can join a game the other offers.
#[utoipa::path(
    post,
    path = "/api/blocks",
    tag = "people",
    request_body = Block,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn block(
    State(app): State<Arc<App>>,
    who: Identity,
    Body(Block { name }): Body<Block>,
) -> Answer<StatusCode> {
    app.admit_offer(who.person)?;
    let other = people::find(app.store(), &name).await?;
    if other.person == who.person {
        return Err(ErrorCode::BadRequest.into());
    }
    people::block(app.store(), who.person, other.person).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Remove a block.
#[utoipa::path(
    delete,
    path = "/api/blocks/{name}",
    tag = "people",
    params(("name" = String, Path, description = "The name")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn unblock(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    let other = people::find(app.store(), &name).await?;
    let was_blocked = people::unblock(app.store(), who.person, other.person).await?;
    if was_blocked { Ok(StatusCode::NO_CONTENT) } else { Err(ErrorCode::NotFound.into()) }
}

/// Report somebody to the operators of the server.
#[utoipa::path(
    post,
    path = "/api/reports",
    tag = "people",
    request_body = Report,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn report(
    State(app): State<Arc<App>>,
    who: Identity,
    Body(Report { name, game, text }): Body<Report>,
) -> Answer<StatusCode> {
    app.admit_offer(who.person)?;
    if text.chars().count() > LONGEST_REPORT || game.as_ref().is_some_and(|game| game.len() > 32) {
        return Err(ErrorCode::TooLarge.into());
    }
    let about = people::find(app.store(), &name).await?;
    people::report(app.store(), who.person, about.person, game, text).await?;
    Ok(StatusCode::NO_CONTENT)
}
