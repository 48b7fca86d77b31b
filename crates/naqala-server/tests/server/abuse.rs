//! Attempts at abuse that must not succeed.

use std::time::Duration;

use naqala_server::{Config, Limits};
use naqala_wire::account::Profile;
use naqala_wire::game::{Game, GameSummary};
use naqala_wire::seek::{ClockRule, GameChoice, NewSeek, Seek};
use naqala_wire::{ErrorCode, ToClient};
use serde_json::{Value, json};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _};
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::client::{Answer, JSON, Socket, Somebody, request};
#[cfg(target_os = "linux")]
use crate::restart::Process;
use crate::running::Running;

const OWARE: NewSeek = NewSeek {
    game: GameChoice {
        id: String::new(),
        preset: None,
        options: std::collections::BTreeMap::new(),
        in_match: false,
        rules: None,
    },
    clock: ClockRule::None,
    rated: false,
    counting: false,
    listed: true,
    player: None,
};

fn seek() -> NewSeek {
    NewSeek { game: GameChoice::of("oware"), ..OWARE }
}

/// Sends a request and disconnects before the answer.
async fn ask_and_go(somebody: &Somebody, method: &str, path: &str, body: &str, after: Duration) {
    let host = &somebody.host;
    let text = format!(
        "{method} {path} HTTP/1.1\r\nhost: {host}\r\norigin: http://{host}\r\ncookie: {}\r\n\
         content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
        somebody.cookie,
        body.len()
    );
    let mut stream = TcpStream::connect(host).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    tokio::time::sleep(after).await;
}

#[tokio::test]
async fn what_was_asked_for_is_done_also_when_the_one_who_asked_is_gone() {
    let data = tempfile::tempdir().unwrap();
    let config =
        || Config { data: Some(data.path().to_owned()), limits: Limits::none(), ..Config::default() };
    let server = Running::with(config()).await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let mut offered = Vec::new();
    for time in 0..30 {
        let id = first.ask("POST", "/api/seeks", &seek()).await.json::<Seek>().id;
        let after = Duration::from_micros(100 * time);
        ask_and_go(&second, "POST", &format!("/api/seeks/{id}/join"), "", after).await;
        let body = serde_json::to_string(&seek()).unwrap();
        ask_and_go(&first, "POST", "/api/seeks", &body, after).await;
        offered.push(id);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    let list = async |host: &str| {
        let mut ids: Vec<String> = Vec::new();
        for seek in request(host, "GET", "/api/seeks", &[], "").await.json::<Vec<Seek>>() {
            ids.push(seek.id);
        }
        ids.sort_unstable();
        ids
    };
    let games = second.get("/api/me/games").await.json::<Vec<GameSummary>>().len();
    let open = list(&server.host).await;
    let left = offered.iter().filter(|id| open.contains(id)).count();
    assert_eq!(games + left, 30, "what is not offered any more is a game");
    server.stop().await;
    // The data on disk is the same as in memory.
    let server = Running::with(config()).await;
    assert_eq!(list(&server.host).await, open);
    server.stop().await;
}

/// All routes that take a password share one limit, separate for each address.
#[tokio::test]
async fn passwords_are_tried_by_one_count_and_nobody_locks_another_out() {
    let limits = Limits { guesses_per_minute: 5, ..Limits::none() };
    let server = Running::with(Config { limits, behind_proxy: true, ..Config::default() }).await;
    let ama = Somebody::account(&server.host, "Ama").await;
    let origin = format!("http://{}", server.host);
    let change = async |address: &str, old: &str| -> Answer {
        let headers = [
            JSON,
            ("cookie", ama.cookie.as_str()),
            ("origin", origin.as_str()),
            ("x-forwarded-for", address),
        ];
        let body = json!({ "old": old, "new": "a new password" }).to_string();
        request(&server.host, "PUT", "/api/me/password", &headers, &body).await
    };
    let login = async |address: &str, password: &str| -> Answer {
        let body = json!({ "name": "AMA", "password": password }).to_string();
        request(&server.host, "POST", "/api/login", &[JSON, ("x-forwarded-for", address)], &body).await
    };
    for _ in 0..3 {
        assert_eq!(change("10.0.0.1", "a wrong one").await.code(), "wrong-password");
    }
    for _ in 0..2 {
        assert_eq!(login("10.0.0.1", "a wrong one").await.code(), "wrong-password");
    }
    for refused in [change("10.0.0.1", "Ama's password").await, login("10.0.0.1", "Ama's password").await] {
        assert_eq!((refused.status, refused.code().as_str()), (429, "too-many-requests"));
        let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
        assert!((1..=13).contains(&wait), "{wait} s");
    }
    let farewell = json!({ "password": "Ama's password" }).to_string();
    let headers =
        [JSON, ("cookie", ama.cookie.as_str()), ("origin", origin.as_str()), ("x-forwarded-for", "10.0.0.1")];
    assert_eq!(request(&server.host, "DELETE", "/api/me", &headers, &farewell).await.status, 429);
    assert_eq!(login("10.0.0.2", "Ama's password").await.status, 200, "the owner, from elsewhere");
    server.stop().await;
}

/// Plays some entries, then lets the first of the two resign.
async fn short_game(people: [&Somebody; 2], entries: usize) -> Game {
    let [first, second] = people;
    let game = first.begin(second, GameChoice::of("oware"), ClockRule::None, true).await;
    let mut sockets: [Socket; 2] = [first.connect().await, second.connect().await];
    let is_first = sockets[0].watch(&game, 0, 0).await.you == Some(0);
    for number in 0..entries {
        let text = ["a", "A", "b", "B", "c", "C", "d", "D", "e", "E"][number];
        let at = usize::from((number % 2 == 0) != is_first);
        let played = sockets[at].play(&game, 0, number as u32, text).await;
        assert!(matches!(played, ToClient::Ack { .. }), "{played:?}");
    }
    assert_eq!(first.ask("POST", &format!("/api/games/{game}/resign"), &()).await.status, 204);
    first.get(&format!("/api/games/{game}")).await.json()
}

#[tokio::test]
async fn ratings_are_not_made_out_of_nothing() {
    let usual = Limits::default();
    let limits = Limits { rated_entries: usual.rated_entries, rated_pair_games: 2, ..Limits::none() };
    let server = Running::with(Config { limits, ..Config::default() }).await;
    let (ama, kofi) =
        (Somebody::account(&server.host, "Ama").await, Somebody::account(&server.host, "Kofi").await);
    let chosen = NewSeek { rated: true, player: Some(0), ..seek() };
    assert_eq!(ama.ask("POST", "/api/seeks", &chosen).await.code(), "not-rateable");
    let short = short_game([&ama, &kofi], 8).await;
    assert!(short.ending.unwrap().ratings.is_empty(), "too short to count");
    for _ in 0..2 {
        let whole = short_game([&ama, &kofi], 10).await;
        assert_eq!(whole.ending.unwrap().ratings.len(), 2);
    }
    let third = short_game([&ama, &kofi], 10).await;
    assert!(third.ending.unwrap().ratings.is_empty(), "the same two have played enough today");
    let esi = Somebody::account(&server.host, "Esi").await;
    let other = short_game([&ama, &esi], 10).await;
    assert_eq!(other.ending.unwrap().ratings.len(), 2, "somebody else has not");
    server.stop().await;
}

#[tokio::test]
async fn a_game_by_link_is_nobody_elses_business() {
    let server = Running::start().await;
    let (ama, kofi) = (Somebody::account(&server.host, "Ama").await, Somebody::guest(&server.host).await);
    let hidden = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, false).await;
    let id = ama.ask("POST", "/api/seeks", &seek()).await.json::<Seek>().id;
    let joined = kofi.ask("POST", &format!("/api/seeks/{id}/join"), &()).await.json::<Value>();
    let shown = joined["game"].as_str().unwrap().to_owned();
    let profile = kofi.get("/api/players/Ama").await.json::<Profile>();
    let ids: Vec<&str> = profile.games.iter().map(|game| game.id.as_str()).collect();
    assert_eq!(ids, [shown.as_str()]);
    let own = ama.get("/api/me/games").await.json::<Vec<GameSummary>>();
    assert!(own.iter().any(|game| game.id == hidden), "one's own list has it");
    server.stop().await;
}

#[tokio::test]
async fn what_is_refused_is_refused_in_json() {
    let server = Running::start().await;
    let host = server.host.as_str();
    let long = "x".repeat(20_000);
    let headers = request(host, "GET", "/api/seeks", &[("x-long", &long)], "").await;
    assert_eq!((headers.status, headers.code().as_str()), (431, "too-large"));
    let body = request(host, "POST", "/api/session", &[JSON], &"x".repeat(70_000)).await;
    assert_eq!((body.status, body.code().as_str()), (413, "too-large"));
    server.stop().await;
}

/// A request whose body never ends gets an answer, in JSON.
#[tokio::test]
#[ignore = "ten seconds; cargo test -p naqala-server --test server -- --ignored slow"]
async fn a_slow_body_is_answered_in_json() {
    use tokio::io::AsyncReadExt as _;
    let server = Running::start().await;
    let mut stream = TcpStream::connect(&server.host).await.unwrap();
    let text = format!(
        "POST /api/session HTTP/1.1\r\nhost: {}\r\ncontent-type: application/json\r\ncontent-length: 9\r\n\r\n{{",
        server.host
    );
    stream.write_all(text.as_bytes()).await.unwrap();
    let mut answer = vec![0; 4096];
    let read = stream.read(&mut answer).await.unwrap();
    let answer = String::from_utf8_lossy(&answer[..read]).into_owned();
    assert!(answer.contains(" 408 ") && answer.contains("\"code\":\"busy\""), "{answer}");
    server.stop().await;
}

#[tokio::test]
async fn a_database_that_cannot_be_read_is_reported() {
    let data = tempfile::tempdir().unwrap();
    let config =
        || Config { data: Some(data.path().to_owned()), limits: Limits::none(), ..Config::default() };
    let server = Running::with(config()).await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    first.ask("POST", &format!("/api/games/{game}/resign"), &()).await;
    assert_eq!(first.get("/api/health").await.status, 200);
    server.stop().await;
    let file = data.path().join("naqala.sqlite");
    let mut connection = SqliteConnectOptions::new().filename(&file).connect().await.unwrap();
    let root: i64 = sqlx::query_scalar("SELECT rootpage FROM sqlite_schema WHERE name = 'games'")
        .fetch_one(&mut connection)
        .await
        .unwrap();
    let size: i64 = sqlx::query_scalar("PRAGMA page_size").fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    let mut bytes = std::fs::read(&file).unwrap();
    let from = ((root - 1) * size) as usize;
    bytes[from..from + size as usize].fill(0xA5);
    std::fs::write(&file, bytes).unwrap();
    let server = Running::with(config()).await;
    assert_eq!(request(&server.host, "GET", "/api/health", &[], "").await.status, 503);
    assert_eq!(request(&server.host, "GET", "/api/live", &[], "").await.status, 200);
    server.stop().await;
}

/// A very long export starts at once and is complete.
#[tokio::test]
async fn an_export_of_many_games_is_sent_game_by_game() {
    let server = Running::start().await;
    let (ama, kofi) = (Somebody::account(&server.host, "Ama").await, Somebody::guest(&server.host).await);
    for _ in 0..12 {
        let game = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, false).await;
        ama.ask("POST", &format!("/api/games/{game}/resign"), &()).await;
    }
    let export = ama.get("/api/me/export").await;
    assert_eq!(export.header("transfer-encoding"), Some("chunked"));
    let text = export.text();
    assert_eq!(text.matches("\"record\":").count(), 12);
    let whole: String = text.lines().filter(|line| usize::from_str_radix(line.trim(), 16).is_err()).collect();
    let known: Value = serde_json::from_str(&whole).unwrap();
    assert_eq!((known["games"].as_array().unwrap().len(), &known["me"]["name"]), (12, &json!("Ama")));
    server.stop().await;
}

/// A deleted name disappears also for spectators who are still watching.
#[tokio::test]
async fn a_deleted_name_is_gone_from_games_that_are_watched() {
    let server = Running::start().await;
    let (ama, kofi) = (Somebody::account(&server.host, "Ama").await, Somebody::guest(&server.host).await);
    let game = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, false).await;
    let mut watcher = kofi.connect().await;
    assert!(watcher.watch(&game, 0, 0).await.players.iter().flatten().any(|person| person.name == "Ama"));
    assert_eq!(ama.ask("DELETE", "/api/me", &json!({ "password": "Ama's password" })).await.status, 204);
    let state = watcher.watch(&game, 0, 0).await;
    assert!(state.ending.is_some() && !state.players.iter().flatten().any(|person| person.name == "Ama"));
    let refused = ama.get("/api/me").await;
    assert_eq!(refused.code(), ErrorCode::NotSignedIn.word());
    server.stop().await;
}

/// What games of devices may take of the disk: for one account, and from one address.
#[tokio::test]
async fn kept_games_have_a_quota() {
    const GAME: usize = 40_000;
    let limits =
        Limits { kept_bytes_per_account: 100_000, kept_bytes_per_hour: 4 * GAME as u32, ..Limits::none() };
    let server = Running::with(Config { limits, behind_proxy: true, ..Config::default() }).await;
    let ama = Somebody::account(&server.host, "Ama").await;
    let origin = format!("http://{}", server.host);
    let put = async |address: &str, id: &str, changed: u64, base: Option<u64>| {
        let headers = [
            JSON,
            ("cookie", ama.cookie.as_str()),
            ("origin", origin.as_str()),
            ("x-forwarded-for", address),
        ];
        // Two bytes for each letter.
        let new = json!({ "changed": changed, "text": "ä".repeat(GAME / 2), "base": base }).to_string();
        request(&server.host, "PUT", &format!("/api/me/kept-games/{id}"), &headers, &new).await
    };
    assert_eq!(put("10.0.0.1", "a", 1, None).await.status, 204);
    assert_eq!(put("10.0.0.1", "b", 1, None).await.status, 204);
    let refused = put("10.0.0.1", "c", 1, None).await;
    assert_eq!(refused.code(), "too-large");
    assert!(refused.text().contains("at most 100000 bytes"), "{}", refused.text());
    assert_eq!(put("10.0.0.1", "b", 2, Some(1)).await.status, 204, "in the place of another version");
    let refused = put("10.0.0.1", "b", 3, Some(2)).await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-many-requests"));
    assert!(refused.header("retry-after").is_some());
    assert_eq!(put("10.0.0.2", "b", 3, Some(2)).await.status, 204, "nobody locks another out");
    server.stop().await;
}

/// The memory of a process, in KiB.
#[cfg(target_os = "linux")]
fn memory(id: u32) -> u64 {
    let text = std::fs::read_to_string(format!("/proc/{id}/status")).unwrap();
    let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse().unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test]
async fn an_export_that_is_not_read_takes_little_memory_and_there_is_one_of_a_person() {
    const GAMES: usize = 600;
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(data.path());
    let ama = Somebody::account(&process.host, "Ama").await;
    let file = SqliteConnectOptions::new().filename(data.path().join("naqala.sqlite"));
    let mut database = file.connect().await.unwrap();
    for game in 0..GAMES {
        let kept = sqlx::query("INSERT INTO kept_games SELECT id, $1, $2, $1 FROM people WHERE name = 'Ama'");
        kept.bind(game as i64).bind("x".repeat(48 * 1024)).execute(&mut database).await.unwrap();
    }
    database.close().await.unwrap();
    let before = memory(process.id());
    let mut unread = TcpStream::connect(&process.host).await.unwrap();
    let asked =
        format!("GET /api/me/export HTTP/1.1\r\nhost: {}\r\ncookie: {}\r\n\r\n", process.host, ama.cookie);
    unread.write_all(asked.as_bytes()).await.unwrap();
    unread.readable().await.unwrap();
    // Until the buffers of the connection are full.
    tokio::time::sleep(Duration::from_secs(2)).await;
    let used = memory(process.id()).saturating_sub(before);
    assert!(used < 20 * 1024, "{used} KiB for {} KiB", GAMES * 48);
    let refused = ama.get("/api/me/export").await;
    assert_eq!((refused.status, refused.code().as_str()), (429, "too-many-requests"));
    drop(unread);
    let begun = std::time::Instant::now();
    let whole = loop {
        let answer = ama.get("/api/me/export").await;
        if answer.status == 200 {
            break answer;
        }
        assert!(begun.elapsed() < Duration::from_secs(10), "{}", answer.text());
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    // The answer comes in pieces, each after its length.
    assert_eq!(whole.text().matches("\"changed\":").count(), GAMES);
    process.kill();
}
