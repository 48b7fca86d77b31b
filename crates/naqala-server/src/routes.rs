//! All routes, and the middleware in front of them.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::Request;
use axum::http::StatusCode;
use axum::middleware::{self, Next};
use axum::response::{IntoResponse, Response};
use naqala_wire::{ErrorCode, LARGEST_BODY};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tracing::Instrument as _;

use crate::api;
use crate::app::App;
use crate::forms;
use crate::gate;
use crate::refusal::Refusal;
use crate::web;

/// Time limit for a request, including its body.
const REQUEST_TIME: Duration = Duration::from_secs(10);

/// The whole router.
pub(crate) fn router(app: &Arc<App>) -> Router {
    Router::new()
        .merge(api::parts().0)
        .merge(web::routes())
        .merge(forms::routes())
        .fallback(web::page)
        .method_not_allowed_fallback(async || Refusal::from(ErrorCode::WrongMethod))
        .layer(middleware::from_fn(to_the_end))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(middleware::from_fn(in_time))
        .layer(CatchPanicLayer::custom(|panic: Box<dyn Any + Send>| mistake(&*panic)))
        .layer(middleware::from_fn_with_state(Arc::clone(app.gate()), gate::guard))
        .with_state(Arc::clone(app))
}

/// Runs requests that change something to completion, even if the client disconnects or the request times out. Otherwise the
/// handler could be dropped at any point between writing to disk and updating the memory.
async fn to_the_end(request: Request, next: Next) -> Response {
    if request.method().is_safe() {
        return next.run(request).await;
    }
    match tokio::spawn(next.run(request).in_current_span()).await {
        Ok(answer) => answer,
        Err(error) => match error.try_into_panic() {
            Ok(panic) => std::panic::resume_unwind(panic),
            Err(_) => Refusal::from(ErrorCode::Stopping).into_response(),
        },
    }
}

/// Answers within the time limit.
async fn in_time(request: Request, next: Next) -> Response {
    let refused = || Refusal::from(ErrorCode::Busy).status(StatusCode::REQUEST_TIMEOUT).into_response();
    tokio::time::timeout(REQUEST_TIME, next.run(request)).await.unwrap_or_else(|_| refused())
}

/// A panic is logged, and the client gets an internal error.
fn mistake(panic: &(dyn Any + Send)) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no text");
    tracing::error!(panic = text, "a request made the server panic");
    Refusal::from(ErrorCode::Internal).into_response()
}
