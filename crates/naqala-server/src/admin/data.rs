//! Backups and checks of the data.

use std::path::PathBuf;

use naqala_wire::ErrorCode;
use naqala_wire::admin::Findings;

use crate::app::App;
use crate::play::What;
use crate::refusal::{Answer, Refusal};
use crate::store::{Row, sql};

/// At most so many problems are reported.
const MOST: usize = 100;

/// A copy of the database while everything goes on; whoever asks for it deletes the file.
pub(crate) async fn back_up(app: &App) -> Answer<PathBuf> {
    let copy = app.store().copy().await?;
    copy.ok_or_else(|| {
        Refusal::with(
            ErrorCode::NotFound,
            "the data is in PostgreSQL; pg_dump copies it while everything goes on",
        )
    })
}

/// Looks at the pages of the file, at what refers to what, and plays every unfinished game again.
pub(crate) async fn check(app: &App) -> Answer<Findings> {
    let mut findings = Findings::default();
    if app.store().is_file() {
        for row in app.store().all(sql("PRAGMA integrity_check")).await? {
            let found: String = row.get("integrity_check")?;
            if found != "ok" {
                findings.problems.push(found);
            }
        }
        for row in app.store().all(sql("PRAGMA foreign_key_check")).await? {
            let of = |row: &Row| -> Result<String, sqlx::Error> {
                let (table, parent): (String, String) = (row.get("table")?, row.get("parent")?);
                Ok(format!("a row of {table} names one of {parent} that does not exist"))
            };
            findings.problems.push(of(&row)?);
        }
    }
    for game in app.store().unfinished().await? {
        findings.games += 1;
        if let Err(refusal) = app.registry().ask(&game, None, What::See).await {
            findings.problems.push(format!("game {game}: {}", refusal.code.word()));
        }
    }
    findings.problems.truncate(MOST);
    Ok(findings)
}
