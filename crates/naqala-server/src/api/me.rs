//! The user's own account.

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Json;
use axum::body::Body;
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use futures_util::{Stream, StreamExt as _, stream};
use naqala_wire::account::{Farewell, Me, NewPassword, NewToken, SessionInfo, Token};
use naqala_wire::game::GameSummary;
use naqala_wire::kept::{KeptBody, KeptEntry};
use naqala_wire::{ErrorBody, ErrorCode};
use serde_json::{Value, json};

use crate::account::{self, check_password};
use crate::app::App;
use crate::exports::Export;
use crate::gate::Address;
use crate::ids;
use crate::peers::Done;
use crate::people::{self, Identity};
use crate::play::What;
use crate::push;
use crate::refusal::{self, Answer};
use crate::store::{GameList, Row, sql};

/// Time limit for sending an export.
const LONGEST_EXPORT: Duration = Duration::from_secs(600);
/// Maximum length of a token's purpose.
const LONGEST_PURPOSE: usize = 60;

/// The requesting user.
#[utoipa::path(
    get,
    path = "/api/me",
    tag = "me",
    responses((status = 200, body = Me), (status = 401, body = ErrorBody))
)]
pub(super) async fn me(State(app): State<Arc<App>>, who: Identity) -> Answer<Json<Me>> {
    Ok(Json(me_of(&app, &who).await?))
}

pub(super) async fn me_of(app: &App, who: &Identity) -> Answer<Me> {
    let ratings = people::profile_ratings(app.store(), who.person).await?;
    Ok(Me { person: who.face.clone(), ratings, moderator: who.moderator })
}

/// Delete the account, or the guest, and everything known about the person. Games stay, without a name.
#[utoipa::path(
    delete,
    path = "/api/me",
    tag = "me",
    request_body = Farewell,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    address: Address,
    who: Identity,
    refusal::Body(Farewell { password }): refusal::Body<Farewell>,
) -> Answer<Response> {
    if !who.face.guest {
        check_password(&app, address, &who, password.ok_or(ErrorCode::WrongPassword)?).await?;
    }
    account::leave(&app, who.person).await?;
    Ok(([(header::SET_COOKIE, app.gate().set_cookie("", 0))], StatusCode::NO_CONTENT).into_response())
}

/// All unfinished games, then the latest 50 finished ones.
#[utoipa::path(
    get,
    path = "/api/me/games",
    tag = "me",
    responses((status = 200, body = [GameSummary]), (status = 401, body = ErrorBody))
)]
pub(super) async fn games(State(app): State<Arc<App>>, who: Identity) -> Answer<Json<Vec<GameSummary>>> {
    Ok(Json(account::games_of(&app, who.person).await?))
}

/// Everything stored about the user.
#[utoipa::path(
    get,
    path = "/api/me/export",
    tag = "me",
    responses((status = 200, description = "All of it"), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn export(State(app): State<Arc<App>>, who: Identity) -> Answer<Response> {
    let export = app.exports().admit(who.person)?;
    let games = app.store().games_of(who.person, GameList::All, u32::MAX).await?;
    let kept = people::kept_games(app.store(), who.person).await?;
    let known = json!({
        "me": me_of(&app, &who).await?,
        "since": people::find(app.store(), &who.face.name).await?.since,
        "sessions": session_list(&app, &who).await?,
        "push": push::all_of(app.store(), who.person).await?,
        "blocks": people::blocks(app.store(), who.person).await?,
        "reports": people::reports_by(app.store(), who.person).await?,
    });
    let name = format!("attachment; filename=\"naqala-{}.json\"", who.face.name);
    let headers =
        [(header::CONTENT_DISPOSITION, name), (header::CONTENT_TYPE, "application/json".to_owned())];
    let kept = kept_pieces(Arc::clone(&app), who.person, kept);
    let games = game_pieces(app, who.person, games);
    let known = known.to_string();
    let head = known.strip_suffix('}').unwrap_or_default().to_owned();
    let whole = stream::once(async { head })
        .chain(list("kept_games", kept))
        .chain(list("games", games))
        .chain(stream::once(async { "}\n".to_owned() }));
    Ok((headers, Body::from_stream(in_time(whole, export))).into_response())
}

/// Texts of the games of devices, each read when the reader is ready for it: a person may have kept many megabytes.
fn kept_pieces(app: Arc<App>, person: i64, games: Vec<KeptEntry>) -> impl Stream<Item = Option<Value>> {
    stream::iter(games).then(move |KeptEntry { id, .. }| {
        let app = Arc::clone(&app);
        async move {
            let KeptBody { changed, text } = people::kept_game(app.store(), person, &id).await.ok()?;
            Some(json!({ "id": id, "changed": changed, "text": text }))
        }
    })
}

/// Records of games, one at a time: a person may have played a hundred thousand.
fn game_pieces(app: Arc<App>, person: i64, games: Vec<String>) -> impl Stream<Item = Option<Value>> {
    stream::iter(games).then(move |id| {
        let app = Arc::clone(&app);
        async move {
            let record = app.registry().ask(&id, Some(person), What::Record).await;
            let Ok(Done::Record(record)) = record else { return None };
            Some(json!({ "id": id, "record": record }))
        }
    })
}

/// A further member of an object that is a list, in pieces. What is not there any more is left out.
fn list(name: &'static str, elements: impl Stream<Item = Option<Value>>) -> impl Stream<Item = String> {
    let mut comma = "";
    let elements = elements.filter_map(std::future::ready);
    let elements = elements.map(move |element| format!("{}\n{element}", std::mem::replace(&mut comma, ",")));
    stream::once(async move { format!(",\"{name}\":[") })
        .chain(elements)
        .chain(stream::once(async { "\n]".to_owned() }))
}

/// Breaks off after [`LONGEST_EXPORT`], so that a slow reader does not take the place of others for ever.
fn in_time(pieces: impl Stream<Item = String>, export: Export) -> impl Stream<Item = io::Result<String>> {
    let begun = Instant::now();
    pieces.map(move |piece| {
        // It is counted until the last piece is sent, or the reader is gone.
        let _ = &export;
        if begun.elapsed() < LONGEST_EXPORT { Ok(piece) } else { Err(io::ErrorKind::TimedOut.into()) }
    })
}

/// Change the password. All other sessions and tokens end.
#[utoipa::path(
    put,
    path = "/api/me/password",
    tag = "me",
    request_body = NewPassword,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn password(
    State(app): State<Arc<App>>,
    address: Address,
    who: Identity,
    refusal::Body(NewPassword { old, new }): refusal::Body<NewPassword>,
) -> Answer<StatusCode> {
    let who = who.with_account()?;
    check_password(&app, address, &who, old).await?;
    let hash = app.passwords().hash(new).await?;
    people::set_password(app.store(), app.hub(), who.person, hash, who.session).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Open sessions and tokens.
#[utoipa::path(
    get,
    path = "/api/me/sessions",
    tag = "me",
    responses((status = 200, body = [SessionInfo]), (status = 401, body = ErrorBody))
)]
pub(super) async fn sessions(State(app): State<Arc<App>>, who: Identity) -> Answer<Json<Vec<SessionInfo>>> {
    Ok(Json(session_list(&app, &who).await?))
}

async fn session_list(app: &App, who: &Identity) -> Answer<Vec<SessionInfo>> {
    let asked = sql("SELECT id, since, until, purpose FROM sessions WHERE person = $1 ORDER BY since");
    let rows = app.store().all(asked.bind(who.person)).await?;
    let info = |row: &Row| -> Result<SessionInfo, sqlx::Error> {
        let id: i64 = row.get("id")?;
        Ok(SessionInfo {
            id,
            since: row.get("since")?,
            until: row.get("until")?,
            token_for: row.get("purpose")?,
            current: id == who.session,
        })
    };
    Ok(rows.iter().map(info).collect::<Result<_, _>>()?)
}

/// End a session or a token.
#[utoipa::path(
    delete,
    path = "/api/me/sessions/{id}",
    tag = "me",
    params(("id" = i64, Path, description = "The number of the session")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn end_session(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    let id = id.parse().map_err(|_| ErrorCode::NotFound)?;
    people::end_session(app.store(), app.hub(), who.person, id).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A token for a program that plays in the account's name. It is shown once.
#[utoipa::path(
    post,
    path = "/api/me/tokens",
    tag = "me",
    request_body = NewToken,
    responses((status = 200, body = Token), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn token(
    State(app): State<Arc<App>>,
    who: Identity,
    refusal::Body(NewToken { purpose, bot }): refusal::Body<NewToken>,
) -> Answer<Json<Token>> {
    let who = who.with_account()?;
    app.admit_offer(who.person)?;
    if purpose.chars().count() > LONGEST_PURPOSE {
        return Err(ErrorCode::TooLarge.into());
    }
    if bot {
        people::be_bot(app.store(), who.person).await?;
    }
    let token = people::new_token(app.store(), who.person, purpose).await?;
    tracing::info!(person = who.person, at = ids::now(), "a token was made");
    Ok(Json(Token { token }))
}
