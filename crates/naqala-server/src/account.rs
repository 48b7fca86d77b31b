//! What concerns an account in the whole application: its games, the check of its password, and its end.

use std::time::Duration;

use futures_util::future::join_all;
use naqala_wire::ErrorCode;
use naqala_wire::game::GameSummary;

use crate::app::App;
use crate::gate::Address;
use crate::peers::{Done, PeerMessage};
use crate::people::{self, Identity};
use crate::play::What;
use crate::refusal::Answer;
use crate::store::GameList;

/// Maximum number of games in a list.
const LISTED: u32 = 50;
/// Time limit for loading one game of a list.
const LIST_TIME: Duration = Duration::from_millis(500);
/// How often it is tried to give a game up while its last entry is being written, and after what pause.
const TRIES: u32 = 40;
const A_MOMENT: Duration = Duration::from_millis(50);

/// Checks the password of somebody who is signed in, before something that needs it.
pub(crate) async fn check_password(
    app: &App,
    address: Address,
    who: &Identity,
    password: String,
) -> Answer<()> {
    app.gate().admit_login(address, &who.face.name)?;
    let found = people::find(app.store(), &who.face.name).await?;
    app.passwords().check(password, found.password).await
}

/// The games of a person for a list.
pub(crate) async fn summaries(app: &App, person: i64, list: GameList) -> Answer<Vec<GameSummary>> {
    let mut games = Vec::new();
    for id in app.store().games_of(person, list, LISTED).await? {
        let asked = app.registry().ask(&id, Some(person), What::Summary);
        // A game that loads slowly is left out, so that it does not delay the list.
        if let Ok(Ok(Done::Summary(game))) = tokio::time::timeout(LIST_TIME, asked).await {
            games.push(*game);
        }
    }
    Ok(games)
}

/// Deletes a person with all data about them. Games stay, without a name; unfinished ones are resigned, so that nobody waits
/// for a deleted account.
pub(crate) async fn leave(app: &App, person: i64) -> Answer<()> {
    let games = app.store().games_of(person, GameList::Unfinished, u32::MAX).await?;
    // All at once: each waits for the disk.
    join_all(games.iter().map(|game| give_up(app, game, person))).await;
    app.lobby().withdraw_all(person).await?;
    people::delete(app.store(), app.hub(), person).await?;
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
