//! The events of a game as lines of JSON, for programs that do not use websockets.

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes};
use axum::extract::State;
use axum::extract::ws::Utf8Bytes;
use axum::http::header;
use axum::response::{IntoResponse, Response};
use futures_util::stream;
use naqala_wire::{ErrorBody, ErrorCode, ToClient};
use tokio::sync::{Notify, mpsc, watch};

use crate::app::App;
use crate::ids;
use crate::people::{Identity, is_session};
use crate::play::{Call, Farewell, Hears, Listener, Outbox, Reply, What, text};
use crate::refusal::{Answer, Path};

/// An empty line is sent after this silence, so that dead connections are noticed.
const SILENCE: Duration = Duration::from_secs(20);

/// What happens in a game, one message of the websocket in every line, first the game itself; an empty line now and
/// then keeps the connection alive. The stream ends when the server is about to stop.
#[utoipa::path(
    get,
    path = "/api/games/{id}/events",
    tag = "games",
    params(("id" = String, Path, description = "The id")),
    responses(
        (status = 200, description = "Lines of JSON", content_type = "application/x-ndjson"),
        (status = "4XX", body = ErrorBody)
    )
)]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    who: Option<Identity>,
    Path(id): Path<String>,
) -> Answer<Response> {
    let person = who.as_ref().map(|who| who.person);
    // Refuse unknown games before the stream starts.
    app.registry().ask(&id, person, What::Summary).await?;
    let (outbox, waiting, too_slow) = Outbox::new();
    let farewell = who
        .as_ref()
        .map(|who| app.hub().enter(who.person, who.session, outbox.clone(), Hears::OneGame))
        .unwrap_or_default();
    let until = who.as_ref().map_or(u64::MAX, |who| who.until);
    let watch = What::Watch { listener: Listener::Here(outbox.clone()), branch: 0, entries: 0 };
    let reply = Reply::Socket(outbox.clone(), 0);
    app.registry().call(Call::new(id.clone(), person, watch, reply));
    let lines = Lines {
        stopping: app.stopping(),
        app,
        person,
        farewell,
        until,
        game: id,
        outbox,
        waiting,
        too_slow,
        is_over: false,
    };
    if let Some(who) = &who
        && !is_session(lines.app.store(), who).await?
    {
        return Err(ErrorCode::NotSignedIn.into());
    }
    let lines = stream::unfold(lines, Lines::next);
    Ok(([(header::CONTENT_TYPE, "application/x-ndjson")], Body::from_stream(lines)).into_response())
}

/// A listener; dropping the stream unsubscribes it.
struct Lines {
    app: Arc<App>,
    person: Option<i64>,
    farewell: Arc<Farewell>,
    until: u64,
    game: String,
    outbox: Outbox,
    waiting: mpsc::Receiver<Utf8Bytes>,
    too_slow: Arc<Notify>,
    stopping: watch::Receiver<bool>,
    is_over: bool,
}

impl Lines {
    async fn next(mut self) -> Option<(Result<Bytes, std::convert::Infallible>, Lines)> {
        if self.is_over || self.farewell.is_over() || self.until <= ids::now() {
            return None;
        }
        let line = tokio::select! {
            message = self.waiting.recv() => message?.to_string(),
            () = tokio::time::sleep(SILENCE) => String::new(),
            // Messages were dropped: the client must ask again.
            () = self.too_slow.notified() => return None,
            () = self.farewell.said() => return None,
            () = crate::app::stopped(&mut self.stopping) => {
                self.is_over = true;
                let last = ToClient::Closing { retry: 1000 };
                text(&last).to_string()
            }
        };
        Some((Ok(Bytes::from(line + "\n")), self))
    }
}

impl Drop for Lines {
    fn drop(&mut self) {
        self.app.hub().leave(self.person, self.outbox.connection);
        let what = What::Leave { connection: self.outbox.connection };
        self.app.registry().call(Call::new(self.game.clone(), None, what, Reply::Nobody));
    }
}
