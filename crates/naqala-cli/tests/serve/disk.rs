//! A disk that is temporarily full, two servers in one folder, and the files that a stopped server leaves.

use std::fs;
use std::os::unix::fs::PermissionsExt as _;
use std::time::{Duration, Instant};

use naqala_wire::game::Game;
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorCode, ToClient};
use serde_json::json;

use crate::client::Somebody;
use crate::process::Process;

#[tokio::test]
async fn after_a_full_disk_it_goes_on_by_itself() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("data");
    let process = Process::that_outlives_limits(&folder);
    let (first, second) = (Somebody::guest(&process.host).await, Somebody::guest(&process.host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    process.limit_files(Some(4096));
    for _ in 0..3 {
        let refused = north.play(&game, 0, 1, "A").await;
        assert!(matches!(refused, ToClient::Error { code: ErrorCode::NotSaved, .. }), "{refused:?}");
    }
    process.limit_files(None);
    let mended = Instant::now();
    while !matches!(north.play(&game, 0, 1, "A").await, ToClient::Ack { .. }) {
        assert!(mended.elapsed() < Duration::from_secs(2), "the service does not come back");
    }
    let state = first.get(&format!("/api/games/{game}")).await.json::<Game>();
    assert_eq!(state.entries, ["a", "A"]);
    let log = fs::read_to_string(folder.with_extension("log")).unwrap();
    assert!(log.contains("could not be committed"), "the operator learns of it: {log}");
    process.kill();
    let process = Process::start(&folder);
    let state = crate::client::request(&process.host, "GET", &format!("/api/games/{game}"), &[], "").await;
    assert_eq!(state.json::<Game>().entries, ["a", "A"]);
}

#[tokio::test]
async fn a_second_server_does_not_work_with_the_same_folder() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("data");
    let process = Process::start(&folder);
    let second = std::process::Command::new(env!("CARGO_BIN_EXE_naqala"))
        .args(["serve", "--listen", "127.0.0.1:0", "--data"])
        .arg(&folder)
        .output()
        .unwrap();
    let printed = String::from_utf8_lossy(&second.stderr).into_owned();
    assert!(
        !second.status.success() && printed.contains("another server or `naqala admin` works"),
        "{printed}"
    );
    assert!(!printed.contains("in-memory") && !printed.contains("communicating"), "{printed}");
    process.stop();
    // A lock that was left behind is no lock.
    Process::start(&folder).kill();
    Process::start(&folder).stop();
}

/// The files are the owner's alone, everything is in the main file after the end, and nothing is left of who was deleted.
#[tokio::test]
async fn what_it_leaves_on_disk() {
    let data = tempfile::tempdir().unwrap();
    let folder = data.path().join("data");
    let process = Process::start(&folder);
    let ama = Somebody::account(&process.host, "Amaryllis").await;
    let mode = |path: &std::path::Path| fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder), 0o700);
    for entry in fs::read_dir(&folder).unwrap() {
        let path = entry.unwrap().path();
        assert_eq!(mode(&path), 0o600, "{}", path.display());
    }
    let password = json!({ "password": "Amaryllis's password" });
    assert_eq!(ama.ask("DELETE", "/api/me", &password).await.status, 204);
    let kofi = Somebody::account(&process.host, "Kofi").await;
    assert_eq!(kofi.get("/api/me").await.status, 200);
    assert!(process.stop() < Duration::from_secs(5));
    let wal = fs::metadata(folder.join("naqala.sqlite-wal"));
    assert!(wal.is_err() || wal.unwrap().len() == 0, "the write-ahead log is put into the file");
    let file = fs::read(folder.join("naqala.sqlite")).unwrap();
    let holds = |text: &str| file.windows(text.len()).any(|part| part == text.as_bytes());
    assert!(holds("Kofi") && !holds("Amaryllis"), "a name that was deleted is gone");
    assert_eq!(file.windows(9).filter(|part| part == b"$argon2id").count(), 1, "so is its password");
}

/// As long as no clock is running, nothing is written.
#[tokio::test]
async fn a_server_that_nobody_plays_on_writes_nothing() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(&data.path().join("data"));
    let (first, second) = (Somebody::guest(&process.host).await, Somebody::guest(&process.host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    assert!(matches!(first.connect().await.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    let written = || {
        let text = fs::read_to_string(format!("/proc/{}/io", process.id())).unwrap();
        let line = text.lines().find_map(|line| line.strip_prefix("write_bytes: ")).unwrap();
        line.parse::<u64>().unwrap()
    };
    tokio::time::sleep(Duration::from_millis(500)).await;
    let before = written();
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(written(), before);
}

#[tokio::test]
async fn in_memory_means_that_nothing_is_on_disk() {
    let folder = tempfile::tempdir().unwrap();
    let temporary = folder.path().join("temporary");
    fs::create_dir(&temporary).unwrap();
    let process = Process::in_memory(&temporary);
    let (ama, kofi) =
        (Somebody::account(&process.host, "Ama").await, Somebody::account(&process.host, "Kofi").await);
    let game = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, false).await;
    assert!(matches!(ama.connect().await.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    assert!(ama.get("/api/me/export").await.text().contains(&game));
    let left: Vec<_> = fs::read_dir(&temporary).unwrap().map(|entry| entry.unwrap().path()).collect();
    assert!(left.is_empty(), "{left:?}");
    process.kill();
}
