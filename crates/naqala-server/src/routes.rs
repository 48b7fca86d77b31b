//! All routes, and what stands before them.

use std::any::Any;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware;
use axum::response::{IntoResponse, Response};
use naqala_wire::{ErrorCode, LARGEST_BODY};
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::limit::RequestBodyLimitLayer;
use tower_http::timeout::TimeoutLayer;

use crate::api;
use crate::app::App;
use crate::gate;
use crate::refusal::Refusal;
use crate::web;

/// A request has so long, its body included.
const REQUEST_TIME: Duration = Duration::from_secs(10);

/// The whole router.
pub(crate) fn router(app: &Arc<App>) -> Router {
    Router::new()
        .merge(api::parts().0)
        .merge(web::routes())
        .fallback(web::page)
        .method_not_allowed_fallback(async || Refusal::from(ErrorCode::WrongMethod))
        .layer(RequestBodyLimitLayer::new(LARGEST_BODY))
        .layer(TimeoutLayer::with_status_code(StatusCode::REQUEST_TIMEOUT, REQUEST_TIME))
        .layer(CatchPanicLayer::custom(|panic: Box<dyn Any + Send>| mistake(&*panic)))
        .layer(middleware::from_fn_with_state(Arc::clone(app.gate()), gate::guard))
        .with_state(Arc::clone(app))
}

/// A panic is a mistake of the server: the log has it, the client learns that there was one.
fn mistake(panic: &(dyn Any + Send)) -> Response {
    let text = panic.downcast_ref::<String>().map(String::as_str);
    let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("no text");
    tracing::error!(panic = text, "a request made the server panic");
    Refusal::from(ErrorCode::Internal).into_response()
}
