//! Random and mutated frames and requests: the server answers or closes, and no other game is affected.

use std::time::Duration;

use naqala_server::{Config, Limits};
use naqala_wire::ToServer;
use naqala_wire::game::{Game, OfferKind};
use naqala_wire::seek::{ClockRule, GameChoice};
use rand::rngs::SmallRng;
use rand::{RngExt as _, SeedableRng as _};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Socket, Somebody, raw_and_done, request};
use crate::running::Running;

/// Examples of all messages, including some about a game of other people.
fn seeds(game: &str, own: &str) -> Vec<String> {
    let mut messages = Vec::new();
    for game in [game, own] {
        let game = || game.to_owned();
        messages.extend([
            ToServer::Watch { id: 1, game: game(), branch: 0, entries: 0 },
            ToServer::Move { id: 2, game: game(), branch: 0, number: 0, text: "a".to_owned() },
            ToServer::Move { id: 3, game: game(), branch: 0, number: 1, text: "A".to_owned() },
            ToServer::Offer { id: 4, game: game(), kind: OfferKind::Takeback },
            ToServer::Decline { id: 5, game: game(), kind: OfferKind::Draw },
            ToServer::Resign { id: 6, game: game() },
            ToServer::Leave { id: 7, game: game() },
            ToServer::Lobby { id: 8, on: true },
            ToServer::Ping { id: 9 },
        ]);
    }
    messages.iter().map(|message| serde_json::to_string(message).unwrap()).collect()
}

const PIECES: [&str; 12] = [
    "null",
    "-1",
    "1e99",
    "\"",
    "{",
    "}",
    "\\u0000",
    "99999999999999999999",
    "[[[[",
    "\u{1F600}",
    ",",
    "\"type\"",
];

fn mutated(seed: &str, random: &mut SmallRng) -> Vec<u8> {
    let mut bytes = seed.as_bytes().to_vec();
    for _ in 0..random.random_range(0..4) {
        let at = random.random_range(0..=bytes.len());
        match random.random_range(0..6) {
            0 if at < bytes.len() => bytes[at] ^= 1 << random.random_range(0..8),
            1 if at < bytes.len() => _ = bytes.remove(at),
            2 => bytes.insert(at, random.random()),
            3 => bytes.truncate(at),
            4 => {
                let piece = PIECES[random.random_range(0..PIECES.len())];
                bytes.splice(at..at, piece.bytes());
            }
            _ => {
                let copy = bytes[..at].to_vec();
                bytes.extend(copy);
            }
        }
    }
    bytes
}

fn frame(seeds: &[String], random: &mut SmallRng) -> Message {
    let bytes = if random.random_ratio(1, 20) {
        (0..random.random_range(0..200)).map(|_| random.random()).collect()
    } else {
        mutated(&seeds[random.random_range(0..seeds.len())], random)
    };
    match (String::from_utf8(bytes), random.random_range(0..100)) {
        (Ok(text), 1..) => Message::text(text),
        (Ok(text), _) => Message::binary(text.into_bytes()),
        (Err(error), 0) => {
            Message::Ping(error.into_bytes().into_iter().take(100).collect::<Vec<u8>>().into())
        }
        (Err(error), _) => Message::text(String::from_utf8_lossy(error.as_bytes()).into_owned()),
    }
}

/// Sends `frames` frames, and one request for every hundred of them.
async fn storm(frames: u32, seed: u64) {
    let server = Running::with(Config { limits: Limits::none(), ..Config::default() }).await;
    let host = server.host.as_str();
    let (first, second) = (Somebody::guest(host).await, Somebody::guest(host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    first.connect().await.play(&game, 0, 0, "c").await;
    let before: Game = first.get(&format!("/api/games/{game}")).await.json();
    let (wild, partner) = (Somebody::guest(host).await, Somebody::guest(host).await);
    let own = wild.begin(&partner, GameChoice::of("kalah"), ClockRule::None, false).await;
    let seeds = seeds(&game, &own);
    let mut random = SmallRng::seed_from_u64(seed);
    let mut socket = wild.connect().await;
    let mut connections = 1;
    for number in 0..frames {
        if !socket.send_raw(frame(&seeds, &mut random)).await || !listen(&mut socket).await {
            socket = wild.connect().await;
            connections += 1;
        }
        if number % 100 == 0 {
            let path = ["/api/seeks", "/api/session", "/picture/oware.svg?position=S", "/games/oware.toml"];
            let text = format!(
                "POST {} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\n\
                 content-length: 20\r\n\r\n{{\"game\":{{\"id\":\"a\"}}}}",
                path[random.random_range(0..path.len())]
            );
            raw_and_done(host, &mutated(&text, &mut random)).await;
        }
    }
    let after: Game = first.get(&format!("/api/games/{game}")).await.json();
    assert_eq!((&after.entries, after.ending.is_some(), after.branch), (&before.entries, false, 0));
    assert!(after.offers.is_empty());
    assert_eq!(request(host, "GET", "/api/health", &[], "").await.status, 200);
    println!("{frames} frames over {connections} connections");
    server.stop().await;
}

/// Reads what has already arrived; false if the connection is closed.
async fn listen(socket: &mut Socket) -> bool {
    loop {
        match tokio::time::timeout(Duration::ZERO, socket.next()).await {
            Err(_) => return true,
            Ok(Some(_)) => {}
            Ok(None) => return false,
        }
    }
}

#[tokio::test]
async fn odd_frames_touch_nobody_elses_game() {
    storm(3_000, 1).await;
}

/// `cargo test --release -p naqala-server --test server -- --ignored million --nocapture`
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "some minutes; the command stands above it"]
async fn a_million_odd_frames_touch_nobody_elses_game() {
    storm(1_000_000, 2).await;
}
