//! `naqala admin`, with a server and without one.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::process::Command;

use naqala_wire::ToClient;
use naqala_wire::game::Game;
use naqala_wire::seek::{ClockRule, GameChoice};
use serde_json::Value;

use crate::client::{JSON, Somebody, request};
use crate::process::Process;

/// What `naqala admin` prints for this folder, and whether it is content.
fn admin(data: &Path, arguments: &[&str]) -> (i32, String) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
    let output = command.args(["admin", "--data"]).arg(data).args(arguments).output().unwrap();
    let printed = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(printed).unwrap())
}

#[track_caller]
fn done(data: &Path, arguments: &[&str]) -> String {
    let (code, printed) = admin(data, arguments);
    assert_eq!(code, 0, "{arguments:?}: {printed}");
    printed
}

fn mode(file: &Path) -> u32 {
    fs::metadata(file).unwrap().permissions().mode() & 0o777
}

#[tokio::test]
async fn people_are_looked_after_while_the_server_runs_and_while_it_does_not() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let (code, printed) = admin(&data, &["audit"]);
    assert!(code == 2 && printed.contains("--data"), "{printed}");
    let server = Process::start(&data);
    let ama = Somebody::account(&server.host, "Ama").await;
    assert!(done(&data, &["accounts", "list"]).contains("Ama"));
    done(&data, &["accounts", "promote", "ama"]);
    assert_eq!(ama.get("/api/admin/reports").await.text(), "[]");
    let link = done(&data, &["accounts", "reset", "Ama"]);
    let code = link.lines().next().unwrap().split_once("code=").unwrap().1;
    let body = serde_json::json!({ "code": code, "password": "a new password" }).to_string();
    assert_eq!(request(&server.host, "POST", "/api/recovery", &[JSON], &body).await.status, 200);
    done(&data, &["accounts", "rename", "Ama", "Efua"]);
    server.stop();
    assert!(!data.join("naqala.socket").exists());
    // Nobody serves the folder now: the same commands open it.
    done(&data, &["accounts", "ban", "Efua", "--reason", "a\u{1b}[31m test"]);
    let listed = done(&data, &["accounts", "list", "--search", "efu"]);
    assert!(
        listed.contains("moderator") && listed.contains("test") && !listed.contains('\u{1b}'),
        "{listed}"
    );
    let audit: Value = serde_json::from_str(&done(&data, &["audit", "--json"])).unwrap();
    let actions: Vec<_> =
        audit.as_array().unwrap().iter().map(|done| done["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["ban", "rename", "reset", "promote"]);
    let (code, printed) = admin(&data, &["accounts", "ban", "Nobody"]);
    assert!(code == 2 && printed.contains("nothing here"), "{printed}");
    let server = Process::start(&data);
    let body = r#"{"name":"Efua","password":"a new password"}"#;
    assert_eq!(request(&server.host, "POST", "/api/login", &[JSON], body).await.code(), "banned");
    server.stop();
}

#[tokio::test]
async fn a_backup_of_a_running_server_is_restored() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Process::start(&data);
    let host = server.host.clone();
    let (first, second) = (Somebody::guest(&host).await, Somebody::guest(&host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let mut south = first.connect().await;
    assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    let backup = folder.path().join("backup.sqlite");
    let file = backup.to_str().unwrap();
    done(&data, &["backup", file]);
    assert_eq!(mode(&backup), 0o600);
    let (code, printed) = admin(&data, &["backup", file]);
    assert!(code == 2 && printed.contains("exists"), "a backup is not overwritten: {printed}");
    let (code, printed) = admin(&data, &["restore", file]);
    assert!(code == 2 && printed.contains("another server"), "{printed}");
    assert!(matches!(second.connect().await.play(&game, 0, 1, "A").await, ToClient::Ack { .. }));
    assert!(done(&data, &["check"]).contains("1 unfinished games were played again; 0 problems"));
    drop(south);
    server.stop();
    // Everything is in the main file, and nobody else reads any of it.
    for entry in fs::read_dir(&data).unwrap() {
        let path = entry.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
        assert!(!path.to_str().unwrap().contains("-wal"), "{}", path.display());
    }
    done(&data, &["restore", file]);
    let server = Process::start(&data);
    let state = request(&server.host, "GET", &format!("/api/games/{game}"), &[], "").await.json::<Game>();
    assert_eq!(state.entries, ["a"], "what came after the backup is kept beside it");
    server.stop();
    assert!(
        fs::read_dir(&data).unwrap().any(|entry| {
            entry.unwrap().file_name().to_string_lossy().starts_with("naqala.before-restore-")
        })
    );
    let damaged = folder.path().join("damaged.sqlite");
    fs::write(&damaged, "no database").unwrap();
    let (code, printed) = admin(&data, &["restore", damaged.to_str().unwrap()]);
    assert!(code == 2 && printed.contains("not a database"), "{printed}");
    assert!(done(&data, &["check"]).contains("0 problems"));
}

#[tokio::test]
async fn the_games_of_somebody_are_judged_by_the_engine() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let server = Process::start(&data);
    let ama = Somebody::account(&server.host, "Ama").await;
    let kofi = Somebody::account(&server.host, "Kofi").await;
    let game = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, false).await;
    let (mut south, mut north) = (ama.connect().await, kofi.connect().await);
    for (number, text) in ["a", "A", "b"].into_iter().enumerate() {
        let mover = if number % 2 == 0 { &mut south } else { &mut north };
        assert!(matches!(mover.play(&game, 0, number as u32, text).await, ToClient::Ack { .. }));
    }
    let judge = ["accounts", "accuracy", "Ama", "--nodes", "2000"];
    let nothing: Value = serde_json::from_str(&done(&data, &[&judge[..], &["--json"]].concat())).unwrap();
    assert_eq!(nothing, serde_json::json!([]), "a game that goes on is nobody's to judge");
    assert_eq!(kofi.ask("POST", &format!("/api/games/{game}/resign"), &()).await.status, 204);
    let judged: Value = serde_json::from_str(&done(&data, &[&judge[..], &["--json"]].concat())).unwrap();
    assert_eq!((judged[0]["game"].as_str(), judged[0]["plies"].as_u64()), (Some(game.as_str()), Some(2)));
    let printed = done(&data, &judge);
    assert!(printed.contains(&game) && printed.contains("say little"), "{printed}");
    server.stop();
}
