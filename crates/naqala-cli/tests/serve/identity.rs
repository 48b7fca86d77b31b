//! A connection lasts only as long as the session that opened it.

use naqala_wire::game::Game;
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorCode, ToClient, ToServer};
use serde_json::json;

use crate::client::{JSON, Socket, Somebody, request};
use crate::process::Process;

/// Whether a connection gets closed without hearing about a new game before.
async fn is_closed(socket: &mut Socket) -> bool {
    loop {
        match socket.next().await {
            None => return true,
            Some(ToClient::Error { code: ErrorCode::NotSignedIn, fatal: true, .. }) => {}
            Some(ToClient::Started { .. } | ToClient::Ack { .. } | ToClient::Done { .. }) => return false,
            Some(_) => {}
        }
    }
}

#[tokio::test]
async fn who_signs_out_is_out() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(&data.path().join("data"));
    let (first, second) = (Somebody::guest(&process.host).await, Somebody::guest(&process.host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let mut south = first.connect().await;
    south.watch(&game, 0, 0).await;
    assert_eq!(first.ask("POST", "/api/logout", &()).await.status, 204);
    let play = ToServer::Move { id: 9, game: game.clone(), branch: 0, number: 0, text: "a".to_owned() };
    let _ = south.try_send(&play).await;
    assert!(is_closed(&mut south).await);
    let state = second.get(&format!("/api/games/{game}")).await.json::<Game>();
    assert!(state.entries.is_empty());
}

#[tokio::test]
async fn a_new_password_ends_the_connections_of_a_thief_and_no_others() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(&data.path().join("data"));
    let owner = Somebody::account(&process.host, "Owner").await;
    let body = json!({ "name": "Owner", "password": "Owner's password" }).to_string();
    let answer = request(&process.host, "POST", "/api/login", &[JSON], &body).await;
    let thief = Somebody::of(&process.host, &answer);
    let (mut stolen, mut own) = (thief.connect().await, owner.connect().await);
    let changed = json!({ "old": "Owner's password", "new": "another password" });
    assert_eq!(owner.ask("PUT", "/api/me/password", &changed).await.status, 204);
    let friend = Somebody::guest(&process.host).await;
    let game = owner.begin(&friend, GameChoice::of("oware"), ClockRule::None, false).await;
    assert!(is_closed(&mut stolen).await, "the thief hears of no game");
    own.until(|message| matches!(message, ToClient::Started { .. })).await;
    let state = friend.get(&format!("/api/games/{game}")).await.json::<Game>();
    assert_eq!(state.ending, None);
}

/// Numbers of deleted people are never reused: an old connection is useless.
#[tokio::test]
async fn whoever_comes_after_somebody_deleted_is_somebody_else() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("data");
    let process = Process::start(&folder);
    let other = Somebody::guest(&process.host).await;
    let attacker = Somebody::guest(&process.host).await;
    let mut old = attacker.connect().await;
    assert_eq!(attacker.ask("DELETE", "/api/me", &json!({})).await.status, 204);
    let victim = Somebody::guest(&process.host).await;
    let game = victim.begin(&other, GameChoice::of("oware"), ClockRule::None, false).await;
    let _ = old.try_send(&ToServer::Resign { id: 9, game: game.clone() }).await;
    assert!(is_closed(&mut old).await);
    let state = victim.get(&format!("/api/games/{game}")).await.json::<Game>();
    assert_eq!(state.ending, None);
    // Also after a new start, when the last one is deleted.
    assert_eq!(victim.ask("DELETE", "/api/me", &json!({})).await.status, 204);
    process.stop();
    let process = Process::start(&folder);
    let last = Somebody::guest(&process.host).await;
    let games = last.get("/api/me/games").await.text();
    assert_eq!(games, "[]");
}
