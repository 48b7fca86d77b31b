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
/// How often it is tried to give a game up that cannot be changed at the moment, and after what pause.
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
    let given_up = join_all(games.iter().map(|game| give_up(app, game, person))).await;
    given_up.into_iter().collect::<Answer<()>>()?;
    app.lobby().withdraw_all(person).await?;
    people::delete(app.store(), app.hub(), person).await?;
    app.registry().forget(person).await;
    app.link().send_all(PeerMessage::Forget { person });
    Ok(())
}

/// Resigns a game. While an entry is being written or the server is busy, it is tried again for a while.
///
/// # Errors
/// The game can still not be changed, so somebody would wait in it for ever.
async fn give_up(app: &App, game: &str, person: i64) -> Answer<()> {
    let mut tries = TRIES;
    loop {
        let Err(refusal) = app.registry().ask(game, Some(person), What::Resign).await else { return Ok(()) };
        tries -= 1;
        match refusal.code {
            // It has just ended, or was deleted.
            ErrorCode::GameOver | ErrorCode::NotFound | ErrorCode::NotAPlayer => return Ok(()),
            ErrorCode::OutOfStep | ErrorCode::Busy | ErrorCode::NotSaved if tries > 0 => {
                tokio::time::sleep(A_MOMENT).await;
            }
            ErrorCode::OutOfStep | ErrorCode::Busy | ErrorCode::NotSaved | ErrorCode::Stopping => {
                return Err(refusal);
            }
            // Nobody can play a game that cannot be loaded, and it must not keep an account from being deleted.
            code => {
                tracing::warn!(game, code = code.word(), "a game of a deleted account cannot be resigned");
                return Ok(());
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use naqala_wire::seek::{ClockRule, GameChoice};

    use super::*;
    use crate::play::Beginning;

    /// A game of two new guests, and the first of them.
    async fn begun(app: &App) -> (String, i64) {
        let mut people = Vec::new();
        for _ in 0..2 {
            people.push(people::new_guest(app.store(), app.gate()).await.unwrap().0.person);
        }
        let beginning = Beginning {
            choice: GameChoice::of("oware"),
            name: "Oware".to_owned(),
            clock: ClockRule::None,
            rated: false,
            listed: true,
            people: people.clone(),
            seek: None,
            before: None,
        };
        (app.registry().begin(beginning).await.unwrap(), people[0])
    }

    #[tokio::test]
    async fn an_account_stays_while_its_games_cannot_be_resigned() {
        let app = App::for_tests().await;
        let (game, person) = begun(&app).await;
        // No ending of a game can be written.
        let fails = "CREATE TRIGGER fails BEFORE UPDATE ON games BEGIN SELECT RAISE(ABORT, 'full'); END";
        app.store().execute(fails).await;
        assert_eq!(leave(&app, person).await.unwrap_err().code, ErrorCode::NotSaved);
        assert!(people::of_person(app.store(), person).await.is_ok());
        app.store().execute("DROP TRIGGER fails").await;
        leave(&app, person).await.unwrap();
        assert!(people::of_person(app.store(), person).await.is_err());
        let Ok(Done::Game(view)) = app.registry().ask(&game, None, What::See).await else { panic!("{game}") };
        assert!(view.ending.is_some());
    }
}
