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
    let registered = people::register(app.store(), app.gate(), app.hub(), guest, name, hash).await;
    let (person, cookie) = registered.map_err(|error| match error {
        Unsaved::Taken => ErrorCode::NameTaken.into(),
        // The guest has registered by another request, which has ended this session, or was deleted.
        Unsaved::Gone => ErrorCode::NotSignedIn.into(),
        error => Refusal::from(error),
    })?;
    signed_in(&app, person, cookie).await
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
    let found = match people::find(app.store(), &name).await {
        Ok(found) => Some(found),
        // A password is checked all the same, so that the time of the answer does not tell which names exist.
        Err(refusal) if refusal.code == ErrorCode::NotFound => None,
        Err(refusal) => return Err(refusal),
    };
    let hash = found.as_ref().and_then(|found| found.password.clone());
    app.passwords().check(password, hash).await?;
    let found = found.ok_or(ErrorCode::WrongPassword)?;
    if let Some(reason) = found.ban {
        return Err(Refusal::with(ErrorCode::Banned, reason));
    }
    let cookie = people::new_session(app.store(), app.gate(), found.person).await?;
    signed_in(&app, found.person, cookie).await
}

/// Sign out: this session ends.
#[utoipa::path(post, path = "/api/logout", tag = "session", responses((status = 204)))]
pub(super) async fn logout(State(app): State<Arc<App>>, who: Option<Identity>) -> Answer<Response> {
    if let Some(who) = who {
        people::end_session(app.store(), app.hub(), who.person, who.session).await?;
    }
    Ok(with_cookie(app.gate().set_cookie("", 0), StatusCode::NO_CONTENT))
}

/// The answer to somebody who has got a session, with its cookie.
pub(super) async fn signed_in(app: &App, person: i64, cookie: HeaderValue) -> Answer<Response> {
    let who = people::of_person(app.store(), person).await?;
    Ok(with_cookie(cookie, Json(me_of(app, &who).await?)))
}

fn with_cookie(cookie: HeaderValue, body: impl IntoResponse) -> Response {
    ([(header::SET_COOKIE, cookie)], body).into_response()
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[tokio::test]
    async fn a_guest_becomes_an_account_once() {
        let app = App::for_tests().await;
        let (guest, _) = people::new_guest(app.store(), app.gate()).await.unwrap();
        let become_account = async |name: &str, password: &str| {
            let (name, password) = (name.to_owned(), password.to_owned());
            people::register(app.store(), app.gate(), app.hub(), Some(guest.person), name, password).await
        };
        become_account("Ama", "hers").await.unwrap();
        // It was a guest's request when it began, and its password was being hashed meanwhile.
        let late = become_account("Eve", "not hers").await;
        assert!(matches!(late, Err(Unsaved::Gone)), "{late:?}");
        let found = people::find(app.store(), "Ama").await.unwrap();
        assert_eq!((found.person, found.password.as_deref()), (guest.person, Some("hers")));
        people::delete(app.store(), app.hub(), guest.person, 0).await.unwrap();
        let gone = become_account("Eve", "not hers").await;
        assert!(matches!(gone, Err(Unsaved::Gone)), "{gone:?}");
    }

    #[tokio::test]
    async fn a_database_that_cannot_be_read_is_no_wrong_password() {
        let app = App::for_tests().await;
        let code = async |name: &str| {
            let credentials = Credentials { name: name.to_owned(), password: "a password".to_owned() };
            let address = Address::of(Ipv4Addr::LOCALHOST.into());
            login(State(Arc::clone(&app)), address, Body(credentials)).await.map(|_| ()).unwrap_err().code
        };
        assert_eq!(code("Ama").await, ErrorCode::WrongPassword, "there is nobody of this name");
        app.store().execute("ALTER TABLE people RENAME TO lost").await;
        assert_eq!(code("Ama").await, ErrorCode::Internal);
    }
}
