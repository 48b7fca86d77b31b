//! The database refuses writes of a server that no longer leads a game.

use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorCode, ToClient};
use sqlx::{Connection as _, PgConnection};

use crate::client::{Socket, Somebody};
use crate::site::Site;

async fn execute(database: &mut PgConnection, statement: &'static str) {
    sqlx::query(statement).execute(database).await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_whose_game_another_one_leads_writes_nothing_about_it() {
    let Some(site) = Site::start(1).await else { return };
    let host = site.host(0);
    let (first, second) = (Somebody::guest(&host).await, Somebody::guest(&host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    let mut database = PgConnection::connect(&site.postgres.url()).await.unwrap();
    // The server is the same as before and alive; only the epoch of the game has passed on.
    execute(&mut database, "UPDATE games SET epoch = epoch + 1").await;
    let refused = north.play(&game, 0, 1, "A").await;
    assert!(matches!(refused, ToClient::Error { code: ErrorCode::NotSaved, .. }), "{refused:?}");
    // It has read the game again, and leads it in the new epoch.
    assert!(matches!(north.play(&game, 0, 1, "A").await, ToClient::Ack { .. }));
    // Another server that lives leads it.
    execute(
        &mut database,
        "WITH new AS (INSERT INTO nodes DEFAULT VALUES RETURNING id) \
        UPDATE games SET owner = new.id, epoch = epoch + 1 FROM new",
    )
    .await;
    let refused = south.play(&game, 0, 2, "b").await;
    assert!(matches!(refused, ToClient::Error { code: ErrorCode::NotSaved, .. }), "{refused:?}");
    let entries: i64 =
        sqlx::query_scalar("SELECT count(*) FROM entries").fetch_one(&mut database).await.unwrap();
    assert_eq!(entries, 2);
}

/// Two servers want to lead a game at the same moment.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_taken_over_by_one_server() {
    let Some(site) = Site::start(3).await else { return };
    let host = site.host(0);
    let (first, second) = (Somebody::guest(&host).await, Somebody::guest(&host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let mut database = PgConnection::connect(&site.postgres.url()).await.unwrap();
    // Nobody leads the game, and whoever takes it over waits for its row until all do.
    execute(&mut database, "BEGIN").await;
    execute(&mut database, "UPDATE games SET owner = NULL").await;
    execute(&mut database, "COMMIT").await;
    execute(&mut database, "BEGIN").await;
    execute(&mut database, "SELECT 1 FROM games FOR UPDATE").await;
    let mut watching = Vec::new();
    for at in [1, 2] {
        let (host, game) = (site.host(at), game.clone());
        watching.push(tokio::spawn(async move {
            Socket::open(&host, &[]).await.unwrap().watch(&game, 0, 0).await;
        }));
    }
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    execute(&mut database, "COMMIT").await;
    for watching in watching {
        watching.await.unwrap();
    }
    let epoch: i64 = sqlx::query_scalar("SELECT epoch FROM games").fetch_one(&mut database).await.unwrap();
    assert_eq!(epoch, 2);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_was_declared_dead_begins_another_life_with_what_is_on_disk() {
    let Some(site) = Site::start(1).await else { return };
    let host = site.host(0);
    let (first, second) = (Somebody::guest(&host).await, Somebody::guest(&host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    south.watch(&game, 0, 0).await;
    assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    let mut database = PgConnection::connect(&site.postgres.url()).await.unwrap();
    execute(&mut database, "UPDATE nodes SET dead = 1").await;
    let mut attempts = 0;
    while !matches!(north.play(&game, 0, 1, "A").await, ToClient::Ack { .. }) {
        attempts += 1;
        assert!(attempts < 50);
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
    // Followers of the game still follow it.
    south
        .until(|message| {
            matches!(message, ToClient::Entry { number: 1, .. })
                || matches!(message, ToClient::Game { state, .. } if state.entries.len() == 2)
        })
        .await;
    let (lives, epoch): (i64, i64) = sqlx::query_as("SELECT (SELECT max(id) FROM nodes), epoch FROM games")
        .fetch_one(&mut database)
        .await
        .unwrap();
    assert_eq!((lives, epoch), (2, 2));
}

/// The others see in the database that the process of a server has ended, long before they miss its heartbeats.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_that_lives_has_a_lock_and_one_that_is_killed_has_none() {
    let Some(mut site) = Site::start(3).await else { return };
    let mut database = PgConnection::connect(&site.postgres.url()).await.unwrap();
    let locks = "SELECT count(*) FROM nodes JOIN pg_locks ON objid::bigint = id AND objsubid = 2 AND locktype = 'advisory'";
    for left in [3, 2] {
        let mut attempts = 0;
        while sqlx::query_scalar::<_, i64>(locks).fetch_one(&mut database).await.unwrap() != left {
            attempts += 1;
            assert!(attempts < 50, "{left} servers live");
            tokio::time::sleep(std::time::Duration::from_millis(100)).await;
        }
        if left == 3 {
            site.kill(0);
        }
    }
}
