//! The API for programs and for the page: everything under `/api`.

mod admin;
mod games;
mod kept;
mod me;
mod people;
mod push;
mod recovery;
mod seeks;
mod session;
mod stream;
mod tables;

use std::sync::{Arc, OnceLock};

use axum::extract::State;
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::{Extension, Router};
use naqala_wire::ErrorCode;
use utoipa::OpenApi;
use utoipa_axum::router::OpenApiRouter;
use utoipa_axum::routes;

use crate::admin::Operator;
use crate::app::App;
use crate::asset::{Asset, Keep};
use crate::refusal::Refusal;
use crate::socket;

/// The general part of the document.
#[derive(OpenApi)]
#[openapi(
    info(
        title = "Naqala",
        description = "Sowing games: offer, join, play and read games. Errors are an `ErrorBody`. Programs send \
            `Authorization: Bearer TOKEN`, with a token of `POST /api/me/tokens`."
    ),
    components(schemas(naqala_wire::ErrorBody)),
    tags(
        (name = "session", description = "To be known: as a guest, or by an account"),
        (name = "me", description = "What is known about you, and what is yours"),
        (name = "people", description = "Other people"),
        (name = "seeks", description = "Games that are offered, to everybody or by a link"),
        (name = "games", description = "Games"),
        (name = "tables", description = "Exact values from endgame tables"),
        (name = "admin", description = "What moderators do; some of it the operator alone"),
        (name = "server", description = "The server itself")
    )
)]
struct Document;

/// The routes, and the document that describes them.
pub(crate) fn parts() -> (Router<Arc<App>>, utoipa::openapi::OpenApi) {
    OpenApiRouter::with_openapi(Document::openapi())
        .routes(routes!(session::begin))
        .routes(routes!(session::register))
        .routes(routes!(session::login))
        .routes(routes!(session::logout))
        .routes(routes!(me::me, me::delete))
        .routes(routes!(me::games))
        .routes(routes!(me::export))
        .routes(routes!(kept::list))
        .routes(routes!(kept::get, kept::put, kept::delete))
        .routes(routes!(push::info))
        .routes(routes!(push::put, push::delete))
        .routes(routes!(me::password))
        .routes(routes!(me::sessions))
        .routes(routes!(me::end_session))
        .routes(routes!(me::token))
        .routes(routes!(recovery::codes))
        .routes(routes!(recovery::recover))
        .routes(routes!(people::here))
        .routes(routes!(people::player))
        .routes(routes!(people::blocks, people::block))
        .routes(routes!(people::unblock))
        .routes(routes!(people::report))
        .routes(routes!(seeks::list, seeks::offer))
        .routes(routes!(seeks::get, seeks::withdraw))
        .routes(routes!(seeks::rules))
        .routes(routes!(seeks::join))
        .routes(routes!(games::get))
        .routes(routes!(games::record))
        .routes(routes!(games::play))
        .routes(routes!(games::offer, games::decline))
        .routes(routes!(games::resign))
        .routes(routes!(stream::events))
        .routes(routes!(tables::exact))
        .routes(routes!(socket::socket))
        .routes(routes!(health))
        .routes(routes!(live))
        .routes(routes!(document))
        .merge(admin_routes())
        .split_for_parts()
}

/// What moderators and the operator may ask for.
fn admin_routes() -> OpenApiRouter<Arc<App>> {
    OpenApiRouter::new()
        .routes(routes!(admin::accounts))
        .routes(routes!(admin::delete_account))
        .routes(routes!(admin::records))
        .routes(routes!(admin::ban, admin::unban))
        .routes(routes!(admin::rename))
        .routes(routes!(admin::reset))
        .routes(routes!(admin::promote, admin::demote))
        .routes(routes!(admin::reports))
        .routes(routes!(admin::decide))
        .routes(routes!(admin::audit))
        .routes(routes!(admin::close))
        .routes(routes!(admin::mend))
        .routes(routes!(admin::delete_game))
        .routes(routes!(admin::check))
        .routes(routes!(admin::backup))
}

/// The administration routes for the operator, who has no session, and the route that shows a game.
pub(crate) fn for_operator() -> Router<Arc<App>> {
    let routes = admin_routes().routes(routes!(games::get));
    routes.split_for_parts().0.layer(Extension(Operator))
}

/// Whether the server can do its work: readiness. Costs a read of a few rows; it writes only when the last write failed.
#[utoipa::path(
    get,
    path = "/api/health",
    tag = "server",
    responses((status = 200, description = "It can read and write"), (status = 503, description = "It cannot"))
)]
pub(crate) async fn health(State(app): State<Arc<App>>) -> Response {
    let store = app.store();
    let reads = store.can_read().await;
    if let Err(error) = &reads {
        tracing::error!(%error, "the database cannot be read");
    }
    let writes = store.journal.is_well() || store.can_write().await;
    if !app.registry().is_well() {
        let why = "some games cannot be played until the server is restarted; its log says why";
        return Refusal::with(ErrorCode::Stopping, why).into_response();
    }
    if reads.is_ok() && writes {
        (StatusCode::OK, "ok\n").into_response()
    } else {
        let what = if writes { "read" } else { "written" };
        let why = format!("the data cannot be {what} at the moment; the log of the server says why");
        Refusal::with(ErrorCode::NotSaved, why).into_response()
    }
}

/// Whether the server answers at all: liveness. Asks nothing of anybody.
#[utoipa::path(get, path = "/api/live", tag = "server", responses((status = 200, description = "It answers")))]
async fn live() -> &'static str {
    "ok\n"
}

/// This document.
#[utoipa::path(
    get,
    path = "/api/openapi.json",
    tag = "server",
    responses((status = 200, description = "The OpenAPI document"))
)]
async fn document(headers: HeaderMap) -> Response {
    static DOCUMENT: OnceLock<Asset> = OnceLock::new();
    let document = DOCUMENT.get_or_init(|| {
        let text = parts().1.to_json().expect("the document is names and texts");
        Asset::made(text, "application/json")
    });
    document.answer(&headers, Keep::Ask)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::{Connection, Unsaved, Writing};

    #[tokio::test]
    async fn a_server_is_ready_again_after_a_fault_of_the_program_in_a_write() {
        let app = App::for_tests().await;
        assert_eq!(health(State(Arc::clone(&app))).await.status(), StatusCode::OK);
        fn fails(_: &mut Connection) -> Writing<'_, ()> {
            panic!("a fault of the program")
        }
        let failed = app.store().journal.write(fails).await;
        assert!(matches!(failed, Err(Unsaved::Database(_))), "{failed:?}");
        assert_eq!(health(State(Arc::clone(&app))).await.status(), StatusCode::OK, "it has tried a write");
        assert!(app.store().journal.is_well());
    }
}
