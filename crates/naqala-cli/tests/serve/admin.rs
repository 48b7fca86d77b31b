//! `naqala admin`, with a server and without one.

use std::fs;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _, chown, symlink};
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
    // No server uses the folder now: the same commands open it.
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
    for (arguments, why) in [
        (&["accounts", "ban", "Nobody"][..], "there is no account `Nobody`"),
        (&["accounts", "delete", "Nobody"], "there is no account `Nobody`"),
        (&["accounts", "accuracy", "Nobody"], "there is no account `Nobody`"),
        (&["reports", "decide", "7", "handled"], "there is no report 7"),
        (&["games", "show", "xyz"], "there is no game `xyz`"),
        (&["games", "close", "xyz"], "there is no game `xyz`"),
        (&["games", "mend", "xyz"], "there is no game `xyz`"),
    ] {
        let (code, printed) = admin(&data, arguments);
        assert!(code == 2 && printed.trim_end().ends_with(why), "{printed}");
    }
    let server = Process::with(&data, &["--log", "info"]);
    let body = r#"{"name":"Efua","password":"a new password"}"#;
    assert_eq!(request(&server.host, "POST", "/api/login", &[JSON], body).await.code(), "banned");
    done(&data, &["accounts", "unban", "Efua"]);
    done(&data, &["accounts", "demote", "Efua"]);
    for (word, why) in [("unban", "Efua is not banned"), ("demote", "Efua is not a moderator")] {
        let (code, printed) = admin(&data, &["accounts", word, "Efua"]);
        assert!(code == 2 && printed.contains(why), "{printed}");
    }
    server.stop();
    let log = fs::read_to_string(data.with_extension("log")).unwrap();
    assert_eq!(log.matches("moderation").count(), 2, "what has not happened is not logged: {log}");
    let audit: Value = serde_json::from_str(&done(&data, &["audit", "--json"])).unwrap();
    assert_eq!(audit.as_array().unwrap().len(), 6);
}

#[tokio::test]
async fn a_failed_copy_leaves_nothing_behind() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    let left = || {
        let names =
            fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
        names.filter(|name| name.contains("unfinished")).collect::<Vec<_>>()
    };
    let server = Process::that_outlives_limits(&data);
    Somebody::account(&server.host, "Ama").await;
    let backup = folder.path().join("backup.sqlite");
    let file = backup.to_str().unwrap();
    server.limit_files(Some(4096));
    let (code, printed) = admin(&data, &["backup", file]);
    assert!(
        code == 2 && printed.contains("no backup is made: disk") && printed.contains("room"),
        "{printed}"
    );
    assert!(!backup.exists() && left().is_empty(), "{:?}", left());
    server.limit_files(None);
    done(&data, &["backup", file]);
    // A restore changes nothing while a server works with the folder.
    let (code, printed) = admin(&data, &["restore", file]);
    assert!(code == 2 && printed.contains("`naqala admin` works with the data"), "{printed}");
    assert!(left().is_empty(), "{:?}", left());
    server.kill();
    // What a process that was killed had begun goes at the next start.
    fs::write(data.join("naqala.unfinished-2345678abc.sqlite"), "half a copy").unwrap();
    Process::start(&data).stop();
    assert!(left().is_empty(), "{:?}", left());
}

#[tokio::test]
async fn damage_is_called_damage() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    Process::start(&data).stop();
    let database = data.join("naqala.sqlite");
    let whole = fs::read(&database).unwrap();
    let restore = "restore a backup with `naqala admin restore`";
    // Neither the head nor the list of tables of these can be read.
    for damaged in [vec![b'x'; whole.len()], [&whole[..100], &vec![b'x'; whole.len() - 100]].concat()] {
        fs::write(&database, damaged).unwrap();
        let (code, printed) = admin(&data, &["check"]);
        assert!(
            code == 1 && printed.contains("the data is damaged: ") && printed.contains(restore),
            "{printed}"
        );
        let (code, printed) = admin(&data, &["check", "--json"]);
        let findings: Value = serde_json::from_str(&printed).unwrap();
        assert!(code == 1 && findings["problems"][0].as_str().unwrap().contains(restore), "{printed}");
        let (code, printed) = admin(&data, &["audit"]);
        assert!(code == 2 && printed.contains(restore) && !printed.contains("--in-memory"), "{printed}");
    }
    // One page among many: the rest can be opened.
    let mut damaged = whole.clone();
    damaged[whole.len() - 4096..].fill(b'x');
    fs::write(&database, damaged).unwrap();
    let (code, printed) = admin(&data, &["check"]);
    assert_eq!(code, 1, "{printed}");
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
    // Everything is in the main file, and only its owner can read any of it.
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

/// The folder is that of a user for the server, whom the operator need not trust.
#[test]
fn links_in_the_folder_lead_to_no_other_file() {
    const NOBODY: u32 = 65_534;
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    Process::start(&data).stop();
    let (backup, victim) = (folder.path().join("backup.sqlite"), folder.path().join("victim"));
    fs::copy(data.join("naqala.sqlite"), &backup).unwrap();
    let restore = ["restore", backup.to_str().unwrap()];
    fs::write(&victim, "secret").unwrap();
    fs::set_permissions(&victim, fs::Permissions::from_mode(0o644)).unwrap();
    let owner = fs::metadata(&victim).unwrap().uid();
    for name in ["naqala.lock", "naqala.sqlite", "naqala.sqlite-wal", "naqala.sqlite-shm"] {
        let link = data.join(name);
        // The name may be taken.
        let _ = fs::remove_file(&link);
        symlink(&victim, &link).unwrap();
        let (code, printed) = admin(&data, &["check"]);
        assert!(code == 2 && printed.contains(&format!("{name} is a link")), "{printed}");
        fs::remove_file(&link).unwrap();
        fs::hard_link(&victim, &link).unwrap();
        let (code, printed) = admin(&data, &["check"]);
        assert!(code == 2 && printed.contains(&format!("{name} is a link")), "{printed}");
        fs::remove_file(&link).unwrap();
        done(&data, &restore);
    }
    symlink(&victim, data.join("naqala.evil")).unwrap();
    let is_root = rustix::process::geteuid().is_root();
    if is_root {
        chown(&data, Some(NOBODY), Some(NOBODY)).unwrap();
    }
    done(&data, &restore);
    if is_root {
        assert_eq!(fs::metadata(data.join("naqala.sqlite")).unwrap().uid(), NOBODY);
    }
    let about = fs::metadata(&victim).unwrap();
    assert_eq!((about.uid(), mode(&victim)), (owner, 0o644));
    assert_eq!(fs::read_to_string(&victim).unwrap(), "secret");
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
    assert!(done(&data, &judge).contains("nothing to judge"));
    assert_eq!(kofi.ask("POST", &format!("/api/games/{game}/resign"), &()).await.status, 204);
    let judged: Value = serde_json::from_str(&done(&data, &[&judge[..], &["--json"]].concat())).unwrap();
    assert_eq!((judged[0]["game"].as_str(), judged[0]["plies"].as_u64()), (Some(game.as_str()), Some(2)));
    let printed = done(&data, &judge);
    assert!(printed.contains(&game) && printed.contains("say little"), "{printed}");
    server.stop();
}
