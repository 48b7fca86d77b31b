//! What concerns an account in the whole application: its games, the check of its password, and its end.

use std::collections::HashSet;
use std::time::Duration;

use futures_util::future::join_all;
use futures_util::{StreamExt as _, stream};
use naqala_wire::ErrorCode;
use naqala_wire::game::GameSummary;

use crate::app::App;
use crate::gate::Address;
use crate::peers::{Done, PeerMessage};
use crate::people::{self, Identity};
use crate::play::What;
use crate::refusal::Answer;
use crate::store::{GameList, SummaryList};

/// Maximum number of finished games in a list, and of games in a profile.
const LISTED: u32 = 50;
/// Time limit for loading the unfinished games of a list.
const LIST_TIME: Duration = Duration::from_secs(3);
/// How many of them are loaded at the same time.
const LOADED_AT_ONCE: usize = 8;
/// How often it is tried to give a game up that cannot be changed at the moment, and after what pause.
const TRIES: u32 = 40;
const A_MOMENT: Duration = Duration::from_millis(50);
/// How often an account that is being deleted is searched for games that have begun meanwhile.
const ROUNDS: u32 = 5;

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

/// All unfinished games of a person, then the latest finished ones. Somebody may have a game that takes weeks and many short
/// ones; those must not hide it.
pub(crate) async fn games_of(app: &App, person: i64) -> Answer<Vec<GameSummary>> {
    let mut games = app.store().summaries(person, SummaryList::Unfinished, u32::MAX).await?;
    let known: HashSet<String> = games.iter().map(|game| game.id.clone()).collect();
    let finished = app.store().summaries(person, SummaryList::Finished, LISTED).await?;
    // A game may have ended between the two lists.
    games.extend(finished.into_iter().filter(|game| !known.contains(&game.id)));
    let mut games = as_they_are(app, person, games).await;
    games.sort_by_key(|game| game.ending.is_some());
    Ok(games)
}

/// The latest games of a person that others may see.
pub(crate) async fn listed_games(app: &App, person: i64) -> Answer<Vec<GameSummary>> {
    let games = app.store().summaries(person, SummaryList::Listed, LISTED).await?;
    Ok(as_they_are(app, person, games).await)
}

/// Games of a list with what only a loaded game knows: whose turn it is. One that cannot be loaded in time stays as it was
/// read, so that it neither delays the list nor seems to be gone.
async fn as_they_are(app: &App, person: i64, games: Vec<GameSummary>) -> Vec<GameSummary> {
    let until = tokio::time::Instant::now() + LIST_TIME;
    let games = stream::iter(games).map(|game| async move {
        if game.ending.is_some() {
            return game;
        }
        let asked = app.registry().ask(&game.id, Some(person), What::Summary);
        match tokio::time::timeout_at(until, asked).await {
            Ok(Ok(Done::Summary(loaded))) => *loaded,
            _ => game,
        }
    });
    games.buffered(LOADED_AT_ONCE).collect().await
}

/// Deletes a person with all data about them. Games stay, without a name; unfinished ones are resigned, so that nobody waits
/// for a deleted account. Seeks go first, because each may become a game.
pub(crate) async fn leave(app: &App, person: i64) -> Answer<()> {
    for _ in 0..ROUNDS {
        app.lobby().withdraw_all(person).await?;
        let stuck = give_up_all(app, person).await?;
        // A rematch, or a game that began at another server, may have come after that.
        if people::delete(app.store(), app.hub(), person, stuck).await? {
            app.registry().forget(person).await;
            app.link().send_all(PeerMessage::Forget { person });
            return Ok(());
        }
    }
    Err(ErrorCode::Busy.into())
}

/// Resigns all unfinished games of a person; returns how many stay unfinished because they cannot be loaded.
async fn give_up_all(app: &App, person: i64) -> Answer<usize> {
    let games = app.store().games_of(person, GameList::Unfinished, u32::MAX).await?;
    // All at once: each waits for the disk.
    let given_up = join_all(games.iter().map(|game| give_up(app, game, person))).await;
    let given_up = given_up.into_iter().collect::<Answer<Vec<GivenUp>>>()?;
    Ok(given_up.into_iter().filter(|given_up| *given_up == GivenUp::Stuck).count())
}

/// What has become of a game that was to be given up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum GivenUp {
    Over,
    /// It stays unfinished: nobody can load it.
    Stuck,
}

/// Resigns a game. While an entry is being written or the server is busy, it is tried again for a while.
///
/// # Errors
/// The game can still not be changed, so somebody would wait in it for ever.
async fn give_up(app: &App, game: &str, person: i64) -> Answer<GivenUp> {
    let mut tries = TRIES;
    loop {
        let Err(refusal) = app.registry().ask(game, Some(person), What::Resign).await else {
            return Ok(GivenUp::Over);
        };
        tries -= 1;
        match refusal.code {
            // It has just ended, or was deleted.
            ErrorCode::GameOver | ErrorCode::NotFound => return Ok(GivenUp::Over),
            ErrorCode::OutOfStep | ErrorCode::Busy | ErrorCode::NotSaved if tries > 0 => {
                tokio::time::sleep(A_MOMENT).await;
            }
            ErrorCode::OutOfStep | ErrorCode::Busy | ErrorCode::NotSaved | ErrorCode::Stopping => {
                return Err(refusal);
            }
            // Nobody can play a game that cannot be loaded, and it must not keep an account from being deleted.
            code => {
                tracing::warn!(game, code = code.word(), "a game of a deleted account cannot be resigned");
                return Ok(GivenUp::Stuck);
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
        let person = people[0];
        (begin(app, people).await, person)
    }

    async fn begin(app: &App, people: Vec<i64>) -> String {
        let beginning = Beginning {
            choice: GameChoice::of("oware"),
            name: "Oware".to_owned(),
            clock: ClockRule::None,
            rated: false,
            counting: false,
            listed: true,
            people,
            seek: None,
            before: None,
        };
        app.registry().begin(beginning).await.unwrap()
    }

    #[tokio::test]
    async fn a_running_game_is_listed_however_many_have_begun_since() {
        let app = App::for_tests().await;
        let (first, person) = begun(&app).await;
        let Ok(Done::Game(game)) = app.registry().ask(&first, None, What::See).await else {
            panic!("{first}")
        };
        let other = people::find(app.store(), &game.players[1].as_ref().unwrap().name).await.unwrap().person;
        for _ in 0..=LISTED {
            let later = begin(&app, vec![other, person]).await;
            app.registry().ask(&later, Some(person), What::Resign).await.unwrap();
        }
        let games = games_of(&app, person).await.unwrap();
        assert_eq!(games.len(), 1 + LISTED as usize);
        assert_eq!((&games[0].id, games[0].to_move), (&first, Some(0)));
        let loaded = app.registry().ask(&games[1].id, Some(person), What::Summary).await;
        let Ok(Done::Summary(loaded)) = loaded else { panic!("{loaded:?}") };
        assert_eq!(*loaded, games[1], "the list says the same of it");
        assert_eq!(listed_games(&app, person).await.unwrap().len(), LISTED as usize);
    }

    #[tokio::test]
    async fn a_game_that_begins_while_an_account_is_deleted_is_resigned() {
        let app = App::for_tests().await;
        let (game, person) = begun(&app).await;
        // Somebody joins while the first game is resigned.
        let join = "CREATE TRIGGER joins AFTER UPDATE OF over ON players WHEN new.game <> 'late' BEGIN \
                    INSERT INTO games (id, choice, game, name, clock, rated, listed, since, resumed) \
                    SELECT 'late', choice, game, name, clock, rated, listed, since, resumed \
                    FROM games WHERE id = new.game ON CONFLICT DO NOTHING; \
                    INSERT INTO players (game, player, person, since, listed) VALUES \
                    ('late', new.player, new.person, 0, 1); END";
        app.store().execute(join).await;
        leave(&app, person).await.unwrap();
        for game in [game.as_str(), "late"] {
            let Ok(Done::Game(view)) = app.registry().ask(game, None, What::See).await else {
                panic!("{game}")
            };
            assert!(view.ending.is_some() && view.players.contains(&None), "{game}: {:?}", view.ending);
        }
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
