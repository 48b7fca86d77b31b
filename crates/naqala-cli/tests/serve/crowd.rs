//! Load from many people, or from one client that behaves like many.

use std::time::{Duration, Instant};

use naqala_wire::game::Game;
use naqala_wire::seek::{ClockRule, GameChoice, NewSeek, Seek};
use naqala_wire::{ToClient, ToServer};
use serde_json::json;

use crate::client::{JSON, Socket, Somebody, request};
use crate::process::Process;

/// The rules of Kalah under another name.
fn own_rules(name: &str) -> String {
    let rules = naqala::catalogue::rules("kalah").unwrap().source();
    let mut lines: Vec<String> = rules.lines().map(str::to_owned).collect();
    for line in &mut lines {
        if line.starts_with("name = ") {
            *line = format!("name = {}", json!(name));
        }
    }
    lines.join("\n")
}

#[tokio::test]
async fn long_names_and_long_lists_close_nobodys_connection() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::with(&data.path().join("data"), &["--behind-proxy"]);
    let mut watcher = Somebody::guest(&process.host).await.connect().await;
    watcher.ask(ToServer::Lobby { id: 2, on: true }).await;
    let attacker = Somebody::guest(&process.host).await;
    let names = [
        ("x".repeat(10_000), (413, "too-large")),
        ("x".repeat(81), (400, "bad-rules")),
        ("a\u{202e}b".to_owned(), (400, "bad-rules")),
        ("a\nb".to_owned(), (400, "bad-rules")),
    ];
    for (name, expected) in names {
        let game = GameChoice { rules: Some(own_rules(&name)), ..GameChoice::of("kalah") };
        let seek = NewSeek {
            game,
            clock: ClockRule::None,
            rated: false,
            counting: false,
            listed: true,
            player: None,
        };
        let refused = attacker.ask("POST", "/api/seeks", &seek).await;
        assert_eq!((refused.status, refused.code().as_str()), expected, "{} signs", name.len());
    }
    let seek = NewSeek {
        game: GameChoice::of("kalah"),
        clock: ClockRule::None,
        rated: false,
        counting: false,
        listed: true,
        player: None,
    };
    let mut ids = Vec::new();
    for person in 0..26 {
        let address = format!("10.0.0.{person}");
        let headers = [JSON, ("x-forwarded-for", address.as_str())];
        let answer = request(&process.host, "POST", "/api/session", &headers, "{}").await;
        let somebody = Somebody::of(&process.host, &answer);
        for _ in 0..10 {
            ids.push(somebody.ask("POST", "/api/seeks", &seek).await.json::<Seek>().id);
        }
    }
    // A late client gets a page of it, and the others page by page.
    let mut late = Somebody::guest(&process.host).await.connect().await;
    let ToClient::Seeks { seeks, .. } = late.ask(ToServer::Lobby { id: 2, on: true }).await else { panic!() };
    assert_eq!(seeks.len(), 100);
    let mut listed = Vec::new();
    let mut path = "/api/seeks".to_owned();
    loop {
        let page = request(&process.host, "GET", &path, &[], "").await.json::<Vec<Seek>>();
        let Some(first) = page.first() else { break };
        path = format!("/api/seeks?before={}", first.id);
        listed.splice(0..0, page.into_iter().map(|seek| seek.id));
    }
    listed.sort_unstable();
    ids.sort_unstable();
    assert_eq!(listed, ids);
    assert!(matches!(watcher.ask(ToServer::Ping { id: 3 }).await, ToClient::Pong { .. }));
}

#[tokio::test]
async fn who_comes_and_goes_all_the_time_disconnects_nobody() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(&data.path().join("data"));
    let (first, second) = (Somebody::guest(&process.host).await, Somebody::guest(&process.host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let mut south = first.connect().await;
    south.watch(&game, 0, 0).await;
    let mut crowd = Vec::new();
    for _ in 0..18 {
        let (host, game) = (process.host.clone(), game.clone());
        crowd.push(tokio::spawn(async move {
            let mut socket = Socket::open(&host, &[]).await.unwrap();
            for id in 0..19 {
                socket.send(&ToServer::Watch { id, game: game.clone(), branch: 0, entries: 0 }).await;
                socket.send(&ToServer::Leave { id, game: game.clone() }).await;
            }
            tokio::time::sleep(Duration::from_millis(200)).await;
        }));
    }
    for one in crowd {
        one.await.unwrap();
    }
    let mut announced = 0;
    assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }), "the player is still there");
    while let Some(ToClient::Presence { .. }) = south.earlier() {
        announced += 1;
    }
    assert!(announced < 20, "announced {announced} times who is there");
}

/// Twelve at once and fifty within a minute, all behind one address, as a page asks: every file, a guest, a connection.
#[tokio::test]
async fn a_school_behind_one_address_plays() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(&data.path().join("data"));
    let begun = Instant::now();
    let visit = |host: String| async move {
        for _ in 0..7 {
            // A first visit asks for some three hundred files; many at once on six connections.
            for path in
                ["/", "/games.json?lang=en", "/games/oware.packed", "/games/kalah.toml", "/messages/en.ftl"]
            {
                let answer = request(&host, "GET", path, &[], "").await;
                assert_eq!(answer.status, 200, "{path}: {}", answer.text());
            }
        }
        let somebody = Somebody::guest(&host).await;
        let socket = somebody.connect().await;
        (somebody, socket)
    };
    let mut visitors = Vec::new();
    for together in [12, 12, 12, 14] {
        let visits: Vec<_> = (0..together).map(|_| tokio::spawn(visit(process.host.clone()))).collect();
        for visit in visits {
            visitors.push(visit.await.unwrap());
        }
    }
    assert!(begun.elapsed() < Duration::from_secs(60), "{:?}", begun.elapsed());
    for pair in visitors.chunks_mut(2) {
        let [(first, south), (second, _)] = pair else { panic!("two by two") };
        let game = first.begin(second, GameChoice::of("oware"), ClockRule::None, false).await;
        assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
        assert_eq!(second.get(&format!("/api/games/{game}")).await.json::<Game>().entries, ["a"]);
    }
}

/// The limit of open files is raised as far as possible: connections are limited by the setting, not by accident.
#[tokio::test]
async fn the_limit_of_open_files_is_raised() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(&data.path().join("data"));
    let text = std::fs::read_to_string(format!("/proc/{}/limits", process.id())).unwrap();
    let line = text.lines().find(|line| line.starts_with("Max open files")).unwrap();
    let numbers: Vec<&str> = line.split_whitespace().filter(|word| word.parse::<u64>().is_ok()).collect();
    assert_eq!(numbers[0], numbers[1], "{line}");
}

/// Pieces of a message that never ends cost next to nothing.
#[tokio::test]
async fn a_flood_of_empty_pieces_costs_no_core() {
    use tokio::io::AsyncWriteExt as _;
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(&data.path().join("data"));
    let mut stream = tokio::net::TcpStream::connect(&process.host).await.unwrap();
    let ask = format!(
        "GET /api/socket HTTP/1.1\r\nhost: {}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        process.host
    );
    stream.write_all(ask.as_bytes()).await.unwrap();
    // An unfinished empty text, then empty continuation frames; the mask of no data is irrelevant.
    stream.write_all(&[0x01, 0x80, 0, 0, 0, 0]).await.unwrap();
    let pieces: Vec<u8> = [0x00, 0x80, 0, 0, 0, 0].repeat(10_000);
    let cpu = || {
        let text = std::fs::read_to_string(format!("/proc/{}/stat", process.id())).unwrap();
        let after_name = text.rsplit(") ").next().unwrap().to_owned();
        let words: Vec<u64> =
            after_name.split(' ').skip(11).take(2).map(|word| word.parse().unwrap()).collect();
        words.iter().sum::<u64>()
    };
    let (before, begun) = (cpu(), Instant::now());
    let mut sent = 0;
    while begun.elapsed() < Duration::from_secs(4) {
        let write = tokio::time::timeout(Duration::from_millis(100), stream.write_all(&pieces)).await;
        match write {
            Ok(Ok(())) => sent += 1,
            Ok(Err(_)) => break,
            Err(_) => {}
        }
    }
    let ticks = cpu() - before;
    assert!(ticks <= 60, "{ticks} hundredths of a second in 4 s, {sent} times 10,000 pieces");
}
