//! Deletes accounts.

use std::time::Duration;

use futures_util::future::join_all;
use naqala_wire::ErrorCode;

use super::delete;
use crate::app::App;
use crate::peers::PeerMessage;
use crate::play::What;
use crate::refusal::Answer;
use crate::store::GameList;

/// How often it is tried to give a game up while its last entry is being written, and after what pause.
const TRIES: u32 = 40;
const A_MOMENT: Duration = Duration::from_millis(50);

/// Deletes a person with all data about them. Games stay, without a name; unfinished ones are resigned, so that nobody waits
/// for a deleted account.
pub(crate) async fn leave(app: &App, person: i64) -> Answer<()> {
    let games = app.store().games_of(person, GameList::Unfinished, u32::MAX).await?;
    // All at once: each waits for the disk.
    join_all(games.iter().map(|game| give_up(app, game, person))).await;
    app.lobby().withdraw_all(app, person).await?;
    delete(app, person).await?;
    app.registry().forget(person).await;
    app.link().send_all(PeerMessage::Forget { person });
    Ok(())
}

/// Resigns a game, after waiting for an entry being written. A game that has just ended needs no resignation.
async fn give_up(app: &App, game: &str, person: i64) {
    for _ in 0..TRIES {
        match app.registry().ask(game, Some(person), What::Resign).await {
            Err(refusal) if refusal.code == ErrorCode::OutOfStep => tokio::time::sleep(A_MOMENT).await,
            _ => return,
        }
    }
}
