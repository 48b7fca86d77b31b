//! Services for the operator: metrics, liveness and readiness at a separate address, and administration over a socket in the data
//! folder, which only the owner of the folder can open.

use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tokio::net::TcpListener;

use crate::api;
use crate::app::{App, stopped};
use crate::error::ServerError;
use crate::metrics::{Figures, metrics};

/// The media type of the text format of Prometheus; what is encoded is OpenMetrics.
const FORMAT: &str = "application/openmetrics-text; version=1.0.0; charset=utf-8";

/// Listens for the operator.
pub(crate) async fn listen(address: SocketAddr) -> Result<TcpListener, ServerError> {
    TcpListener::bind(address).await.map_err(|why| ServerError::Metrics { address, why })
}

/// Answers the operator until the server stops.
pub(crate) fn serve(app: &Arc<App>, listener: TcpListener) {
    let router = Router::new()
        .route("/metrics", get(show))
        .route("/live", get(async || "ok\n"))
        .route("/ready", get(api::health))
        .with_state(Arc::clone(app));
    let mut stopping = app.stopping();
    tokio::spawn(async move {
        let served =
            axum::serve(listener, router).with_graceful_shutdown(async move { stopped(&mut stopping).await });
        if let Err(error) = served.await {
            tracing::error!(%error, "metrics can no longer be asked for");
        }
    });
}

/// The socket of the operator in a data folder.
pub(crate) fn socket_in(folder: &Path) -> PathBuf {
    folder.join("naqala.socket")
}

/// Answers `naqala admin` until the server stops.
#[cfg(unix)]
pub(crate) fn serve_socket(app: &Arc<App>, folder: &Path) {
    use std::fs::Permissions;
    use std::os::unix::fs::PermissionsExt as _;
    let path = socket_in(folder);
    // This process holds the lock of the folder, so a leftover socket belongs to a process that has ended.
    let _ = std::fs::remove_file(&path);
    let listener = match tokio::net::UnixListener::bind(&path) {
        Ok(listener) => listener,
        Err(error) => {
            // Mostly a path that is longer than a socket may have.
            tracing::warn!(%error, path = %path.display(), "`naqala admin` works only while the server is stopped");
            return;
        }
    };
    if let Err(error) = std::fs::set_permissions(&path, Permissions::from_mode(0o600)) {
        tracing::warn!(%error, "the socket of the operator keeps the mode of its folder");
    }
    let router = api::for_operator().with_state(Arc::clone(app));
    let mut stopping = app.stopping();
    tokio::spawn(async move {
        let served =
            axum::serve(listener, router).with_graceful_shutdown(async move { stopped(&mut stopping).await });
        if let Err(error) = served.await {
            tracing::error!(%error, "the socket of the operator is closed");
        }
    });
}

/// Removes the socket, because nobody serves it any more.
pub(crate) fn remove_socket(folder: &Path) {
    // There is none where it could not be made.
    let _ = std::fs::remove_file(socket_in(folder));
}

/// Where there are no such sockets, the operator stops the server first.
#[cfg(not(unix))]
pub(crate) fn serve_socket(_: &Arc<App>, _: &Path) {}

async fn show(State(app): State<Arc<App>>) -> Response {
    match metrics().text(&figures(&app).await) {
        Ok(text) => ([(header::CONTENT_TYPE, FORMAT)], text).into_response(),
        Err(_) => StatusCode::INTERNAL_SERVER_ERROR.into_response(),
    }
}

/// What the metrics tell about this moment.
async fn figures(app: &App) -> Figures {
    let journal = &app.store().journal;
    Figures {
        games: app.registry().counts().await,
        seeks: app.lobby().count(),
        waiting: journal.waiting(),
        is_well: journal.is_well(),
    }
}
