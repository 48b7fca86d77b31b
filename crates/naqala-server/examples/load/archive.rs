//! Measures a server with a million finished games: how soon it answers after the start, and how fast it shows the profile of
//! the person who played them.

use std::path::Path;
use std::time::Duration;

use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ToClient, ToServer};
use sqlx::sqlite::{SqliteConnectOptions, SqlitePoolOptions};
use tokio::time::Instant;

use super::client::{Somebody, request};
use super::parts;
use super::process::Process;

/// The file name of the server's database.
const DATABASE: &str = "naqala.sqlite";
/// Entries of each game.
const ENTRIES: u32 = 10;
/// Number of requests for the profile.
const PROFILES: usize = 500;

/// Copies one finished game many times, with new ids and consecutive times.
const COPY: [&str; 3] = [
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) \
     INSERT INTO games (id, choice, game, name, clock, rated, since, branch, resumed, ending, ended, next, listed, faults) \
     SELECT 'copy' || i, choice, game, name, clock, rated, since + i, branch, resumed + i, ending, ended + i, next, 1, faults \
     FROM n CROSS JOIN games WHERE id = ?2",
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) \
     INSERT INTO players (game, player, person, since, listed, over) \
     SELECT 'copy' || i, player, person, since + i, 1, 1 FROM n CROSS JOIN players WHERE game = ?2",
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?1) \
     INSERT INTO entries (game, number, text, at, clock) \
     SELECT 'copy' || i, number, text, at + i, clock FROM n CROSS JOIN entries WHERE game = ?2",
];

/// Plays one game, copies it until there are `games`, and measures a server that starts with all of them.
pub(crate) async fn run(games: i64) {
    let server = Process::start();
    let (name, game) = play_one(server.host()).await;
    let data = server.stop();
    let begun = Instant::now();
    copy(&data.path().join(DATABASE), games, &game).await;
    let size = std::fs::metadata(data.path().join(DATABASE)).map_or(0, |file| file.len());
    println!(
        "{games} games of {ENTRIES} entries, {} MB, made in {:.0} s",
        size >> 20,
        begun.elapsed().as_secs_f64()
    );
    let begun = Instant::now();
    let server = Process::start_with(data);
    let live = request(server.host(), "GET", "/api/live", &[], "").await;
    assert_eq!(live.status, 200);
    println!("from the start to the first answer: {:.0} ms", begun.elapsed().as_secs_f64() * 1000.0);
    let mut times = Vec::with_capacity(PROFILES);
    for _ in 0..PROFILES {
        let begun = Instant::now();
        let profile = request(server.host(), "GET", &format!("/api/players/{name}"), &[], "").await;
        assert!(profile.status == 200 && profile.text().contains("copy"), "{}", profile.text());
        times.push(begun.elapsed().as_micros() as u32);
    }
    println!("profile of a player of all of them: {}", parts(times));
    println!("server: {} MB", server.memory() / 1024);
}

/// Plays a game between two accounts, which is resigned after some entries; returns a name and the id.
async fn play_one(host: &str) -> (String, String) {
    let people = [Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await];
    let game = people[0].begin(&people[1], GameChoice::of("oware"), ClockRule::None, false).await;
    let mut sockets = [people[0].connect().await, people[1].connect().await];
    let mut session =
        naqala::Session::new(naqala::catalogue::game("oware").expect("a game of the catalogue"));
    for socket in &mut sockets {
        socket.watch(&game, 0, 0).await;
    }
    for number in 0..ENTRIES {
        let text = session.ply_texts()[0].clone();
        let mover = session.player_to_move().unwrap_or_default();
        let answer = sockets[mover].play(&game, 0, number, &text).await;
        assert!(matches!(answer, ToClient::Ack { .. }), "{answer:?}");
        session.enter(&text).expect("it was accepted");
    }
    let id = sockets[0].number();
    sockets[0].ask(ToServer::Resign { id, game: game.clone() }).await;
    (people[0].name.clone(), game)
}

async fn copy(database: &Path, games: i64, game: &str) {
    let options = SqliteConnectOptions::new().filename(database).pragma("synchronous", "OFF");
    let pool =
        SqlitePoolOptions::new().max_connections(1).connect_with(options).await.expect("the database opens");
    for statement in COPY {
        sqlx::query(statement).bind(games).bind(game).execute(&pool).await.expect("the game is copied");
    }
    let flush = "PRAGMA wal_checkpoint(TRUNCATE)";
    sqlx::query(flush).execute(&pool).await.expect("everything is written");
    pool.close().await;
    // The file is now in the system's disk cache, as after a restart of the server.
    tokio::time::sleep(Duration::from_secs(1)).await;
}
