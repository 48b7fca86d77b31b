//! Data of an older version: it is kept as it was before its tables change.

use std::path::Path;

use naqala_server::Config;
use serde_json::Value;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::sqlite::SqliteConnectOptions;
use sqlx::{ConnectOptions as _, Connection as _, SqlSafeStr as _, SqliteConnection};

use crate::client::request;
use crate::running::Running;

async fn open(file: &Path) -> SqliteConnection {
    SqliteConnectOptions::new().filename(file).create_if_missing(true).connect().await.unwrap()
}

/// The steps that a file has taken.
async fn steps(file: &Path) -> i64 {
    let mut connection = open(file).await;
    let steps = sqlx::query_scalar("SELECT max(version) FROM _sqlx_migrations");
    let steps: i64 = steps.fetch_one(&mut connection).await.unwrap();
    connection.close().await.unwrap();
    steps
}

/// A folder as the first version has left it, with an account.
async fn first_version(data: &Path) {
    let mut connection = open(&data.join("naqala.sqlite")).await;
    let text = include_str!("../../migrations/sqlite/0001_begin.sql").into_sql_str();
    let step = Migration::new(1, "begin".into(), MigrationType::Simple, text, false);
    Migrator::with_migrations(vec![step]).run(&mut connection).await.unwrap();
    let account = "INSERT INTO people (name, password, since) VALUES ('Ama', '$argon2id$', 1767225600000)";
    sqlx::query(account).execute(&mut connection).await.unwrap();
    connection.close().await.unwrap();
}

#[tokio::test]
async fn data_is_kept_as_it_was_before_its_tables_change() {
    let folder = tempfile::tempdir().unwrap();
    let (data, copy) = (folder.path(), folder.path().join("naqala.before-step-2.sqlite"));
    first_version(data).await;
    // Leftovers of an attempt that was killed while copying.
    std::fs::write(&copy, "half a copy").unwrap();
    let server = Running::with(Config { data: Some(data.to_owned()), ..Config::default() }).await;
    let ama = request(&server.host, "GET", "/api/players/Ama", &[], "").await.json::<Value>();
    assert_eq!(ama["name"], "Ama", "{ama}");
    server.stop().await;
    assert!(steps(&data.join("naqala.sqlite")).await > 1);
    assert_eq!(steps(&copy).await, 1);
    let mut kept = open(&copy).await;
    let names: Vec<String> =
        sqlx::query_scalar("SELECT name FROM people").fetch_all(&mut kept).await.unwrap();
    kept.close().await.unwrap();
    assert_eq!(names, ["Ama"]);
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    }
    // Tables that are up to date are not copied.
    std::fs::remove_file(&copy).unwrap();
    let server = Running::with(Config { data: Some(data.to_owned()), ..Config::default() }).await;
    server.stop().await;
    let files = std::fs::read_dir(data).unwrap().map(|file| file.unwrap().file_name());
    let copies: Vec<_> = files.filter(|name| name.to_string_lossy().contains("before-step")).collect();
    assert_eq!(copies, Vec::<std::ffi::OsString>::new());
}
