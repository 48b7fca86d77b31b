//! Access to an account whose password is lost.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::response::Response;
use naqala_wire::ErrorBody;
use naqala_wire::account::Me;
use naqala_wire::admin::{Codes, NewCodes, Recovery};

use super::session::signed_in;
use crate::account::check_password;
use crate::admin;
use crate::app::App;
use crate::gate::Address;
use crate::people::Identity;
use crate::refusal::{Answer, Body};

/// Make recovery codes: each sets a new password once. Older ones end.
#[utoipa::path(
    post,
    path = "/api/me/recovery",
    tag = "me",
    request_body = NewCodes,
    responses((status = 200, body = Codes), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn codes(
    State(app): State<Arc<App>>,
    address: Address,
    who: Identity,
    Body(NewCodes { password }): Body<NewCodes>,
) -> Answer<Json<Codes>> {
    let who = who.with_account()?;
    check_password(&app, address, &who, password).await?;
    Ok(Json(Codes { codes: admin::new_codes(&app, who.person).await? }))
}

/// Set a new password with a recovery code, and sign in. All other sessions end.
#[utoipa::path(
    post,
    path = "/api/recovery",
    tag = "session",
    request_body = Recovery,
    responses((status = 200, body = Me), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn recover(
    State(app): State<Arc<App>>,
    address: Address,
    Body(Recovery { code, password }): Body<Recovery>,
) -> Answer<Response> {
    let (person, cookie) = admin::recover(&app, address, &code, password).await?;
    signed_in(&app, person, cookie).await
}
