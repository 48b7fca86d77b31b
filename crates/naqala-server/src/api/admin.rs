//! Routes for moderators and the operator. The operator connects over the socket in the data folder; moderators sign in.

use std::sync::Arc;

use axum::Json;
use axum::body::Body;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use naqala_wire::admin::{
    Account, Because, Done, Findings, NewName, RecordedGame, ReportInfo, Reset, Verdict,
};
use naqala_wire::{ErrorBody, ErrorCode};
use serde::Deserialize;
use tokio::io::AsyncReadExt as _;

use crate::admin::{self, ReportList, Staff};
use crate::app::App;
use crate::refusal::{self, Answer, Params, Path};

/// Size of the chunks of a backup, in bytes.
const PIECE: usize = 64 * 1024;

/// What is searched for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Search {
    #[serde(default)]
    search: String,
}

/// Accounts and guests, the newest first.
#[utoipa::path(
    get,
    path = "/api/admin/accounts",
    tag = "admin",
    params(("search" = Option<String>, Query, description = "A part of the name")),
    responses((status = 200, body = [Account]), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn accounts(
    State(app): State<Arc<App>>,
    _: Staff,
    Params(Search { search }): Params<Search>,
) -> Answer<Json<Vec<Account>>> {
    Ok(Json(admin::list(&app, &search).await?))
}

/// The latest games of somebody that are over, with their records, to look for help from an engine.
#[utoipa::path(
    get,
    path = "/api/admin/accounts/{name}/records",
    tag = "admin",
    params(("name" = String, Path, description = "The name")),
    responses((status = 200, body = [RecordedGame]), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn records(
    State(app): State<Arc<App>>,
    _: Staff,
    Path(name): Path<String>,
) -> Answer<Json<Vec<RecordedGame>>> {
    Ok(Json(admin::records(&app, &name).await?))
}

/// Delete an account or a guest.
#[utoipa::path(
    delete,
    path = "/api/admin/accounts/{name}",
    tag = "admin",
    params(("name" = String, Path, description = "The name")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn delete_account(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    admin::delete(&app, &staff, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Ban somebody: all sessions end, and nobody signs in by this name.
#[utoipa::path(
    put,
    path = "/api/admin/accounts/{name}/ban",
    tag = "admin",
    params(("name" = String, Path, description = "The name")),
    request_body = Because,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn ban(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(name): Path<String>,
    refusal::Body(Because { reason }): refusal::Body<Because>,
) -> Answer<StatusCode> {
    admin::ban(&app, &staff, &name, &reason).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Take a ban back.
#[utoipa::path(
    delete,
    path = "/api/admin/accounts/{name}/ban",
    tag = "admin",
    params(("name" = String, Path, description = "The name")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn unban(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    admin::unban(&app, &staff, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Give an account another name.
#[utoipa::path(
    put,
    path = "/api/admin/accounts/{name}/name",
    tag = "admin",
    params(("name" = String, Path, description = "The name until now")),
    request_body = NewName,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(name): Path<String>,
    refusal::Body(new): refusal::Body<NewName>,
) -> Answer<StatusCode> {
    admin::rename(&app, &staff, &name, &new.name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Make a code with which the owner of an account sets a new password, once.
#[utoipa::path(
    post,
    path = "/api/admin/accounts/{name}/reset",
    tag = "admin",
    params(("name" = String, Path, description = "The name")),
    responses((status = 200, body = Reset), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn reset(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(name): Path<String>,
) -> Answer<Json<Reset>> {
    Ok(Json(admin::reset(&app, &staff, &name).await?))
}

/// Make an account a moderator. Only the operator may.
#[utoipa::path(
    put,
    path = "/api/admin/accounts/{name}/moderator",
    tag = "admin",
    params(("name" = String, Path, description = "The name")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn promote(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    admin::promote(&app, &staff.operator()?, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Withdraw the role of moderator. Only the operator may.
#[utoipa::path(
    delete,
    path = "/api/admin/accounts/{name}/moderator",
    tag = "admin",
    params(("name" = String, Path, description = "The name")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn demote(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(name): Path<String>,
) -> Answer<StatusCode> {
    admin::demote(&app, &staff.operator()?, &name).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Which reports are asked for.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    #[serde(default)]
    all: bool,
}

/// Reports that wait for a decision, the oldest first; or all, the newest first.
#[utoipa::path(
    get,
    path = "/api/admin/reports",
    tag = "admin",
    params(("all" = Option<bool>, Query, description = "Whether those that are decided are listed, too")),
    responses((status = 200, body = [ReportInfo]), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn reports(
    State(app): State<Arc<App>>,
    _: Staff,
    Params(Which { all }): Params<Which>,
) -> Answer<Json<Vec<ReportInfo>>> {
    Ok(Json(admin::queue(&app, ReportList::of(all)).await?))
}

/// Decide a report, or note something about it.
#[utoipa::path(
    put,
    path = "/api/admin/reports/{id}",
    tag = "admin",
    params(("id" = i64, Path, description = "The number of the report")),
    request_body = Verdict,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn decide(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(id): Path<String>,
    refusal::Body(verdict): refusal::Body<Verdict>,
) -> Answer<StatusCode> {
    let id = id.parse().map_err(|_| ErrorCode::NotFound)?;
    admin::decide(&app, &staff, id, verdict).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// What moderators and the operator have done, the newest first.
#[utoipa::path(
    get,
    path = "/api/admin/audit",
    tag = "admin",
    responses((status = 200, body = [Done]), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn audit(State(app): State<Arc<App>>, _: Staff) -> Answer<Json<Vec<Done>>> {
    Ok(Json(admin::audit(&app).await?))
}

/// End a game, which then counts for nothing.
#[utoipa::path(
    post,
    path = "/api/admin/games/{id}/close",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the game")),
    request_body = Because,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn close(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(id): Path<String>,
    refusal::Body(Because { reason }): refusal::Body<Because>,
) -> Answer<StatusCode> {
    admin::close(&app, &staff, &id, &reason).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Let a game with a missing entry go on from there: later entries are deleted. The operator alone may.
#[utoipa::path(
    post,
    path = "/api/admin/games/{id}/mend",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the game")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn mend(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    admin::mend(&app, &staff.operator()?, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Delete a game with everything in it. What it did to ratings stays.
#[utoipa::path(
    delete,
    path = "/api/admin/games/{id}",
    tag = "admin",
    params(("id" = String, Path, description = "The id of the game")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn delete_game(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    admin::remove(&app, &staff, &id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Look for mistakes in the data. The operator alone may.
#[utoipa::path(
    get,
    path = "/api/admin/check",
    tag = "admin",
    responses((status = 200, body = Findings), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn check(State(app): State<Arc<App>>, staff: Staff) -> Answer<Json<Findings>> {
    staff.operator()?;
    Ok(Json(admin::check(&app).await?))
}

/// A copy of the database, made while everything goes on. The operator alone may.
#[utoipa::path(
    get,
    path = "/api/admin/backup",
    tag = "admin",
    responses((status = 200, description = "A file of SQLite"), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn backup(State(app): State<Arc<App>>, staff: Staff) -> Answer<Response> {
    staff.operator()?;
    let file = tokio::fs::File::from_std(admin::back_up(&app).await?);
    let pieces = stream::try_unfold(file, async |mut file| {
        let mut piece = vec![0; PIECE];
        let read = file.read(&mut piece).await?;
        piece.truncate(read);
        Ok::<_, std::io::Error>((read > 0).then_some((piece, file)))
    });
    Ok(([(header::CONTENT_TYPE, "application/vnd.sqlite3")], Body::from_stream(pieces)).into_response())
}
