//! Every log line names the request and the game that it is about, and a log that cannot be written stops nothing.

use std::fs;
use std::io::Write as _;
use std::process::Stdio;
use std::time::Duration;

use naqala_wire::ToClient;
use naqala_wire::seek::{ClockRule, GameChoice};
use serde_json::{Value, json};

use crate::client::Somebody;
use crate::process::Process;

#[tokio::test]
async fn a_line_about_a_move_names_its_request_and_its_game() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Process::with(&data, &["--log", "debug", "--log-json"]);
    let (ama, efua) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let game = ama.begin(&efua, GameChoice::of("oware"), ClockRule::None, false).await;
    let path = format!("/api/games/{game}/entries");
    let played = ama.ask("POST", &path, &json!({ "branch": 0, "number": 0, "text": "a" })).await;
    assert_eq!(played.status, 200, "{}", played.text());
    let mut socket = efua.connect().await;
    assert!(matches!(socket.play(&game, 0, 1, "A").await, ToClient::Ack { .. }));
    server.stop();
    let log = fs::read_to_string(data.with_extension("log")).unwrap();
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let moves: Vec<&Value> = lines.iter().filter(|line| line["fields"]["what"] == "move").collect();
    assert_eq!(moves.len(), 2, "{log}");
    for (line, path) in moves.iter().zip([path.as_str(), "/api/socket"]) {
        let [request, about] = line["spans"].as_array().unwrap().as_slice() else { panic!("{line}") };
        assert_eq!((&request["name"], &request["path"]), (&json!("request"), &json!(path)));
        assert!(request["id"].as_u64().is_some_and(|id| id > 0), "{line}");
        assert_eq!((&about["name"], &about["id"]), (&json!("game"), &json!(game)));
    }
    assert_ne!(moves[0]["spans"][0]["id"], moves[1]["spans"][0]["id"]);
}

/// How many bytes a pipe of Linux holds that nobody reads.
const PIPE: usize = 64 * 1024;

#[tokio::test]
async fn a_log_that_cannot_be_written_stops_nothing() {
    let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
    // The reader of this one is gone, and that of the other does not read.
    let (_, broken) = std::io::pipe().unwrap();
    let (unread, mut clogged) = std::io::pipe().unwrap();
    clogged.write_all(&[b' '; PIPE]).unwrap();
    for (log, name) in [(Stdio::from(full), "full"), (broken.into(), "broken"), (clogged.into(), "clogged")] {
        let folder = tempfile::tempdir().unwrap();
        let server = Process::that_logs_to(folder.path(), log);
        let (ama, efua) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
        let game = ama.begin(&efua, GameChoice::of("oware"), ClockRule::None, false).await;
        let played = ama.connect().await.play(&game, 0, 0, "a").await;
        assert!(matches!(played, ToClient::Ack { .. }), "{name}: {played:?}");
        assert!(server.stop() < Duration::from_secs(5), "{name}");
    }
    drop(unread);
}
