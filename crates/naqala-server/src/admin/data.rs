//! Backups and checks of the data.

use std::fs::File;

use naqala_wire::ErrorCode;
use naqala_wire::admin::Findings;

use crate::app::App;
use crate::play::What;
use crate::refusal::{Answer, Refusal};
use crate::store::{Hole, damage, sql};

/// Maximum number of problems reported.
const MOST: usize = 100;

/// Copies the database while the server keeps running.
pub(crate) async fn back_up(app: &App) -> Answer<File> {
    let copy = app.store().copy().await.map_err(|error| {
        tracing::error!(%error, "a backup could not be made");
        let why =
            error.as_database_error().map_or_else(|| error.to_string(), |error| error.message().to_owned());
        Refusal::with(
            ErrorCode::NotSaved,
            format!("{why} (the data folder needs room for a copy of the database)"),
        )
    })?;
    copy.ok_or_else(|| {
        Refusal::with(
            ErrorCode::NotFound,
            "the data is in PostgreSQL; pg_dump copies it while everything goes on",
        )
    })
}

/// Checks the pages of the database file and its references, and replays every unfinished game.
pub(crate) async fn check(app: &App) -> Answer<Findings> {
    let mut findings = Findings::default();
    let read = find_problems(app, &mut findings).await;
    findings.problems.truncate(MOST);
    match read {
        Ok(()) => Ok(findings),
        // What cannot be read is what was looked for.
        Err(error) => {
            let damage = damage(&error).ok_or_else(|| Refusal::from(error))?;
            findings.problems.push(format!("the data is damaged: {damage}"));
            Ok(findings)
        }
    }
}

async fn find_problems(app: &App, findings: &mut Findings) -> Result<(), sqlx::Error> {
    if !app.store().is_shared() {
        for row in app.store().all(sql("PRAGMA integrity_check")).await? {
            let found: String = row.get("integrity_check")?;
            if found != "ok" {
                findings.problems.push(found);
            }
        }
        for row in app.store().all(sql("PRAGMA foreign_key_check")).await? {
            let (table, parent): (String, String) = (row.get("table")?, row.get("parent")?);
            findings.problems.push(format!("a row of {table} names one of {parent} that does not exist"));
        }
    }
    let broken = app.store().games_with_holes().await?;
    for game in broken.iter().take(MOST) {
        let Some(Hole { missing, behind }) = app.store().hole(game).await? else { continue };
        findings.problems.push(format!(
            "game {game}: entry {missing} is missing, with {} behind it; `naqala admin games mend {game}` lets it go on from there",
            behind.len()
        ));
    }
    for game in app.store().unfinished().await? {
        findings.games += 1;
        if broken.contains(&game) {
            continue;
        }
        if let Err(refusal) = app.registry().ask(&game, None, What::See).await {
            findings.problems.push(format!("game {game}: {}", refusal.code.word()));
        }
    }
    Ok(())
}
