//! Games that were played on devices and follow the account.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use naqala_wire::kept::{KeptBody, KeptEntry, LONGEST_KEPT, MOST_KEPT, NewKept};
use naqala_wire::{ErrorBody, ErrorCode};

use crate::app::App;
use crate::gate::Address;
use crate::people::{self, Identity, Kept};
use crate::refusal::{self, Answer, Path, Refusal};

/// The longest id.
const LONGEST_ID: usize = 24;

/// The games of this account that were played on a device.
#[utoipa::path(
    get,
    path = "/api/me/kept-games",
    tag = "me",
    responses((status = 200, body = [KeptEntry]), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn list(State(app): State<Arc<App>>, who: Identity) -> Answer<Json<Vec<KeptEntry>>> {
    Ok(Json(people::kept_games(app.store(), who.with_account()?.person).await?))
}

/// One of these games.
#[utoipa::path(
    get,
    path = "/api/me/kept-games/{id}",
    tag = "me",
    params(("id" = String, Path, description = "The id that the device gave it")),
    responses((status = 200, body = KeptBody), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn get(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<Json<KeptBody>> {
    Ok(Json(people::kept_game(app.store(), who.with_account()?.person, &id).await?))
}

/// Keep a game, new or changed. A version that the server does not know of is never overwritten.
#[utoipa::path(
    put,
    path = "/api/me/kept-games/{id}",
    tag = "me",
    params(("id" = String, Path, description = "Up to 24 letters and digits")),
    request_body = NewKept,
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn put(
    State(app): State<Arc<App>>,
    address: Address,
    who: Identity,
    Path(id): Path<String>,
    refusal::Body(new): refusal::Body<NewKept>,
) -> Answer<StatusCode> {
    let person = who.with_account()?.person;
    let is_plain = !id.is_empty() && id.bytes().all(|byte| byte.is_ascii_alphanumeric());
    if !is_plain || i64::try_from(new.changed).is_err() {
        return Err(ErrorCode::BadRequest.into());
    }
    if id.len() > LONGEST_ID || new.text.len() > LONGEST_KEPT {
        return Err(ErrorCode::TooLarge.into());
    }
    app.gate().admit_kept(address, new.text.len())?;
    let most_bytes = app.config().limits.kept_bytes_per_account;
    let too_large =
        |most: String| Err(Refusal::with(ErrorCode::TooLarge, format!("at most {most} are kept")));
    match people::keep_game(app.store(), person, id, new, most_bytes).await? {
        Kept::Done => Ok(StatusCode::NO_CONTENT),
        Kept::ChangedMeanwhile => Err(ErrorCode::ChangedMeanwhile.into()),
        Kept::TooMany => too_large(format!("{MOST_KEPT} games")),
        Kept::TooManyBytes => too_large(format!("{most_bytes} bytes of games")),
    }
}

/// Forget one of these games.
#[utoipa::path(
    delete,
    path = "/api/me/kept-games/{id}",
    tag = "me",
    params(("id" = String, Path, description = "The id that the device gave it")),
    responses((status = 204), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    who: Identity,
    Path(id): Path<String>,
) -> Answer<StatusCode> {
    people::forget_game(app.store(), who.with_account()?.person, id).await?;
    Ok(StatusCode::NO_CONTENT)
}
