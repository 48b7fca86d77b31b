//! Offers of people who have left: a game with a running clock needs all players at once.

use std::sync::Arc;
use std::time::Duration;

use crate::app::{App, stopped};
use crate::peers::PeerMessage;

/// How long other servers may take to answer whether somebody is connected to them.
const ANSWER: Duration = Duration::from_secs(3);

/// Withdraws the offers of a person whose last connection has ended, unless he is back within the limit. This concerns listed
/// offers of games with a running clock; the link to an unlisted one may be opened later.
pub(crate) fn await_return(app: &Arc<App>, person: i64) {
    if !app.lobby().offers_for_now(person) {
        return;
    }
    let app = Arc::clone(app);
    tokio::spawn(async move {
        let patience = Duration::from_secs(app.config().limits.seek_patience.into());
        let mut stopping = app.stopping();
        tokio::select! {
            () = tokio::time::sleep(patience) => {}
            // After the next start all offers are awaited again.
            () = stopped(&mut stopping) => return,
        }
        if is_connected(&app, person).await {
            return;
        }
        if let Err(refusal) = app.lobby().withdraw_for_now(person).await {
            tracing::warn!(?refusal, "an offer of somebody who has left stays open");
        }
    });
}

/// Awaits everybody whose offers were found when the server started.
pub(crate) fn await_all(app: &Arc<App>) {
    for person in app.lobby().people() {
        await_return(app, person);
    }
}

/// Whether a person is connected, here or to another server.
async fn is_connected(app: &App, person: i64) -> bool {
    if app.hub().is_here(person) {
        return true;
    }
    if !app.link().is_there() {
        return false;
    }
    app.hub().miss(person);
    app.link().send_all(PeerMessage::Missing { person });
    tokio::time::sleep(ANSWER).await;
    !app.hub().is_still_missed(person) || app.hub().is_here(person)
}
