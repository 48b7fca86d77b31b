//! Actions of moderators and the operator: people, reports, games and the data itself. Every change is recorded in the audit log,
//! in the same transaction.

mod accounts;
mod data;
mod games;
mod recovery;
mod reports;

use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::sync::Arc;

use naqala_wire::ErrorCode;
use naqala_wire::admin::Done;

use crate::app::App;
use crate::ids;
use crate::people;
use crate::refusal::{Answer, Refusal};
use crate::store::{Row, Statement, Unsaved, sql};

pub(crate) use accounts::{ban, delete, demote, list, promote, records, rename, unban};
pub(crate) use data::{back_up, check};
pub(crate) use games::{close, mend, remove};
pub(crate) use recovery::{new_codes, recover, reset};
pub(crate) use reports::{ReportList, decide, queue};

/// The longest reason or note, in characters.
const LONGEST_NOTE: usize = 1000;
/// Maximum number of rows of a list that are returned.
const LISTED: i64 = 200;
/// The name of the operator in the audit log.
const OPERATOR: &str = "operator";

/// Marks a request that came over the operator's socket, which nobody else can open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Operator;

/// Who is allowed below `/api/admin`: the operator, or a moderator.
#[derive(Clone, Debug)]
pub(crate) struct Staff {
    name: String,
    is_operator: bool,
}

impl FromRequestParts<Arc<App>> for Staff {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Staff> {
        if parts.extensions.get::<Operator>().is_some() {
            return Ok(Staff { name: OPERATOR.to_owned(), is_operator: true });
        }
        let who =
            people::identify(app.store(), app.gate(), &parts.headers).await?.ok_or(ErrorCode::NotSignedIn)?;
        if !who.moderator {
            return Err(ErrorCode::Forbidden.into());
        }
        Ok(Staff { name: who.face.name, is_operator: false })
    }
}

impl Staff {
    /// Refuses moderators.
    pub(crate) fn operator(self) -> Answer<Staff> {
        if self.is_operator { Ok(self) } else { Err(ErrorCode::Forbidden.into()) }
    }

    /// An action for the audit log.
    fn action(&self, action: &'static str, about: &str, note: &str) -> Action {
        Action { by: self.name.clone(), action, about: about.to_owned(), note: note.to_owned() }
    }
}

/// An action for the audit log.
#[derive(Debug)]
struct Action {
    by: String,
    action: &'static str,
    about: String,
    note: String,
}

impl Action {
    /// The statement that records it in the audit log.
    fn row(&self) -> Statement {
        sql("INSERT INTO audit (at, by, action, about, note) VALUES ($1, $2, $3, $4, $5)")
            .bind(ids::now())
            .bind(self.by.as_str())
            .bind(self.action)
            .bind(self.about.as_str())
            .bind(self.note.as_str())
    }

    /// Tells the server's log of it, once it has happened.
    fn log(&self) {
        let Action { by, action, about, note } = self;
        tracing::info!(by, action, about, note, "moderation");
    }
}

/// Executes statements and records the action, in one transaction; returns how many rows the first statement changed. If it was
/// none, there was no action.
async fn change(app: &App, statements: Vec<Statement>, action: Action) -> Result<u64, Unsaved> {
    let row = action.row();
    let written = app.store().journal.write(move |connection| {
        Box::pin(async move {
            let mut changed = None;
            for statement in statements {
                let rows = statement.execute(connection).await?;
                changed.get_or_insert(rows);
            }
            let changed = changed.unwrap_or_default();
            if changed > 0 {
                row.execute(connection).await?;
            }
            Ok(changed)
        })
    });
    let changed = written.await?;
    if changed > 0 {
        action.log();
    }
    Ok(changed)
}

/// Records an action that has happened already.
async fn record(app: &App, action: Action) -> Result<(), Unsaved> {
    let row = action.row();
    app.store().journal.write(move |connection| Box::pin(row.execute(connection))).await?;
    action.log();
    Ok(())
}

fn check_note(text: &str) -> Answer<()> {
    if text.chars().count() > LONGEST_NOTE { Err(ErrorCode::TooLarge.into()) } else { Ok(()) }
}

/// The latest actions, newest first.
pub(crate) async fn audit(app: &App) -> Answer<Vec<Done>> {
    let rows = app.store().all(sql("SELECT * FROM audit ORDER BY id DESC LIMIT $1").bind(LISTED)).await?;
    let done = |row: &Row| -> Result<Done, sqlx::Error> {
        Ok(Done {
            at: row.get("at")?,
            by: row.get("by")?,
            action: row.get("action")?,
            about: row.get("about")?,
            note: row.get("note")?,
        })
    };
    Ok(rows.iter().map(done).collect::<Result<_, _>>()?)
}
