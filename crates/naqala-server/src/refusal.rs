//! Error responses.

use std::time::Duration;

use axum::Json;
use axum::extract::rejection::{JsonRejection, PathRejection, QueryRejection};
use axum::extract::{self, FromRequest, FromRequestParts, Query, Request};
use axum::http::request::Parts;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use naqala_wire::{ErrorBody, ErrorCode};
use serde::de::DeserializeOwned;

use crate::metrics::metrics;
use crate::store::Unsaved;

/// A request that is not carried out, with the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// The error code.
    pub(crate) code: ErrorCode,
    /// Details, if there are any.
    pub(crate) detail: Option<String>,
    /// The status of the answer, where it is not the usual one of the code.
    status: Option<StatusCode>,
    /// After how many seconds it is worth to try again.
    retry_after: Option<u64>,
}

/// The result of a request.
pub(crate) type Answer<T> = Result<T, Refusal>;

impl Refusal {
    /// A refusal that tells more than its code.
    pub(crate) fn with(code: ErrorCode, detail: impl ToString) -> Refusal {
        Refusal { detail: Some(detail.to_string()), ..Refusal::from(code) }
    }

    /// Replaces the HTTP status.
    pub(crate) fn status(self, status: StatusCode) -> Refusal {
        Refusal { status: Some(status), ..self }
    }

    /// Adds the time after which the client should try again.
    pub(crate) fn after(self, wait: Duration) -> Refusal {
        Refusal { retry_after: Some(wait.as_secs() + 1), ..self }
    }
}

impl From<ErrorCode> for Refusal {
    fn from(code: ErrorCode) -> Refusal {
        let is_for_now = matches!(status_of(code).as_u16(), 429 | 503);
        Refusal { code, detail: None, status: None, retry_after: is_for_now.then_some(1) }
    }
}

impl From<sqlx::Error> for Refusal {
    fn from(error: sqlx::Error) -> Refusal {
        tracing::error!(%error, "the database cannot be read");
        ErrorCode::Internal.into()
    }
}

impl From<JsonRejection> for Refusal {
    fn from(rejection: JsonRejection) -> Refusal {
        match rejection.status() {
            StatusCode::PAYLOAD_TOO_LARGE => ErrorCode::TooLarge.into(),
            _ => Refusal::with(ErrorCode::BadRequest, rejection.body_text()),
        }
    }
}

impl From<PathRejection> for Refusal {
    fn from(rejection: PathRejection) -> Refusal {
        Refusal::with(ErrorCode::BadRequest, rejection.body_text())
    }
}

impl From<QueryRejection> for Refusal {
    fn from(rejection: QueryRejection) -> Refusal {
        Refusal::with(ErrorCode::BadRequest, rejection.body_text())
    }
}

impl IntoResponse for Refusal {
    /// The answer to programs; it carries the refusal, for pages that say the same to people.
    fn into_response(self) -> Response {
        metrics().refused(self.code);
        let body = match &self.detail {
            None => ErrorBody::new(self.code),
            Some(detail) => ErrorBody::with(self.code, detail),
        };
        let status = self.status.unwrap_or_else(|| status_of(self.code));
        let mut answer = (status, Json(body)).into_response();
        if let Some(seconds) = self.retry_after {
            answer.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        answer.extensions_mut().insert(self);
        answer
    }
}

/// The HTTP status that goes with a code.
fn status_of(code: ErrorCode) -> StatusCode {
    use ErrorCode as Code;
    match code {
        Code::BadRequest
        | Code::BadName
        | Code::BadPassword
        | Code::BadCode
        | Code::UnknownGame
        | Code::BadOptions
        | Code::BadRules
        | Code::SlowRules
        | Code::BadClock
        | Code::NotForTwo
        | Code::NotRateable => StatusCode::BAD_REQUEST,
        Code::TooLarge => StatusCode::PAYLOAD_TOO_LARGE,
        Code::TooManyRequests | Code::TooManyConnections | Code::TooManySeeks | Code::TooManyGames => {
            StatusCode::TOO_MANY_REQUESTS
        }
        Code::NotSignedIn | Code::WrongPassword => StatusCode::UNAUTHORIZED,
        Code::AccountNeeded
        | Code::Banned
        | Code::WrongOrigin
        | Code::Forbidden
        | Code::NotAPlayer
        | Code::Blocked => StatusCode::FORBIDDEN,
        Code::WrongHost => StatusCode::MISDIRECTED_REQUEST,
        Code::NotFound => StatusCode::NOT_FOUND,
        Code::WrongMethod => StatusCode::METHOD_NOT_ALLOWED,
        Code::SeekGone => StatusCode::GONE,
        Code::NameTaken
        | Code::OwnSeek
        | Code::NotYourTurn
        | Code::OutOfStep
        | Code::ChangedMeanwhile
        | Code::GameOver
        | Code::NotOver
        | Code::NothingToDo
        // Another server of the site, of a later version, has refused it.
        | Code::Unknown => StatusCode::CONFLICT,
        Code::IllegalMove => StatusCode::UNPROCESSABLE_ENTITY,
        Code::NotSaved | Code::Busy | Code::Stopping => StatusCode::SERVICE_UNAVAILABLE,
        Code::Internal => StatusCode::INTERNAL_SERVER_ERROR,
    }
}

/// The JSON body of a request; what cannot be read is refused in the server's own words.
#[derive(Debug)]
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Body<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Body<T>, Refusal> {
        let Json(value) = Json::<T>::from_request(request, state).await?;
        Ok(Body(value))
    }
}

/// The variable parts of a path; parse errors are reported in the server's format.
#[derive(Debug)]
pub(crate) struct Path<T>(pub(crate) T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Path<T>, Refusal> {
        let extract::Path(value) = extract::Path::from_request_parts(parts, state).await?;
        Ok(Path(value))
    }
}

/// The query parameters of an address; parse errors are reported in the server's format.
#[derive(Debug)]
pub(crate) struct Params<T>(pub(crate) T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Params<T> {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Params<T>, Refusal> {
        let Query(value) = Query::<T>::from_request_parts(parts, state).await?;
        Ok(Params(value))
    }
}

impl From<Unsaved> for Refusal {
    fn from(unsaved: Unsaved) -> Refusal {
        match unsaved {
            Unsaved::Busy => ErrorCode::Busy.into(),
            Unsaved::Taken
            | Unsaved::Gone
            | Unsaved::OutOfStep
            | Unsaved::Damaged(_)
            | Unsaved::Database(_) => ErrorCode::NotSaved.into(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::Router;
    use axum::body::Body as Content;
    use axum::routing::get;
    use tower::ServiceExt as _;

    #[tokio::test]
    async fn a_path_that_is_no_text_is_refused_as_everything_else() {
        let router: Router = Router::new().route("/{id}", get(async |Path(id): Path<String>| id));
        let request = Request::get("/%ff").body(Content::empty()).unwrap();
        let answer = router.oneshot(request).await.unwrap();
        assert_eq!(answer.status(), StatusCode::BAD_REQUEST);
        assert_eq!(answer.headers()[header::CONTENT_TYPE], "application/json");
    }
}
