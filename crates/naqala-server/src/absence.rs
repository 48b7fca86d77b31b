//! Offers of people who have left: a game with a running clock needs all players at once.

use std::sync::Arc;
use std::time::Duration;

use crate::app::{App, stopped};
use crate::peers::PeerMessage;

/// How long other servers may take to answer whether somebody is connected to them.
const ANSWER: Duration = Duration::from_secs(3);

/// Withdraws the offers of a person whose last connection here has ended, unless they are back within the limit. This concerns
/// listed offers of games with a running clock; the link to an unlisted one may be opened later.
pub(crate) fn await_return(app: &Arc<App>, person: i64) {
    if !app.hub().is_here(person) && app.lobby().offers_for_now(person) {
        tokio::spawn(withdraw_later(Arc::clone(app), person));
    }
}

/// Awaits everybody whose offers were found when the server started.
pub(crate) fn await_all(app: &Arc<App>) {
    for person in app.lobby().people_for_now() {
        tokio::spawn(withdraw_later(Arc::clone(app), person));
    }
}

async fn withdraw_later(app: Arc<App>, person: i64) {
    let mut back = app.hub().miss(person);
    let patience = Duration::from_secs(app.config().limits.seek_patience.into());
    let mut stopping = app.stopping();
    tokio::select! {
        _ = &mut back => return,
        // After the next start all offers are awaited again.
        () = stopped(&mut stopping) => return,
        () = tokio::time::sleep(patience) => {}
    }
    if app.link().is_there() {
        app.link().send_all(PeerMessage::Missing { person });
        if tokio::time::timeout(ANSWER, back).await.is_ok() {
            return;
        }
    }
    // The person may have come back before being missed.
    if !app.hub().is_here(person)
        && let Err(refusal) = app.lobby().withdraw_for_now(person).await
    {
        tracing::warn!(?refusal, "an offer of somebody who has left stays open");
    }
    app.hub().found(person);
}
