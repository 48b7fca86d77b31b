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
use crate::store::{Row, Statement, sql};

pub(crate) use accounts::{ban, delete, list, records, rename, set_moderator, unban};
pub(crate) use data::{back_up, check};
pub(crate) use games::{close, remove};
pub(crate) use recovery::{new_codes, recover, reset};
pub(crate) use reports::{decide, queue};

/// The longest reason or note, in characters.
const LONGEST_NOTE: usize = 1000;
/// So many of a list are shown.
const LISTED: i64 = 200;
/// What the audit log calls whoever runs the server.
const OPERATOR: &str = "operator";

/// A request that comes over the socket of the operator, which nobody else can open.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Operator;

/// Who may do what is below `/api/admin`: the operator, or a moderator.
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
        let who = people::identify(app, &parts.headers).await?.ok_or(ErrorCode::NotSignedIn)?;
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

    /// Notes in the log what is done.
    fn note(&self, action: &str, about: &str, note: &str) -> Statement {
        tracing::info!(by = self.name, action, about, note, "moderation");
        sql("INSERT INTO audit (at, by, action, about, note) VALUES ($1, $2, $3, $4, $5)")
            .bind(ids::now())
            .bind(self.name.as_str())
            .bind(action)
            .bind(about)
            .bind(note)
    }
}

/// Executes statements and notes what was done, all or nothing; how many rows the first has changed.
async fn change(app: &App, statements: Vec<Statement>, note: Statement) -> Answer<u64> {
    let written = app.store().journal.write(move |connection| {
        Box::pin(async move {
            let mut changed = None;
            for statement in statements {
                let rows = statement.execute(connection).await?;
                changed.get_or_insert(rows);
            }
            let changed = changed.unwrap_or_default();
            if changed > 0 {
                note.execute(connection).await?;
            }
            Ok(changed)
        })
    });
    Ok(written.await?)
}

fn check_note(text: &str) -> Answer<()> {
    if text.chars().count() > LONGEST_NOTE { Err(ErrorCode::TooLarge.into()) } else { Ok(()) }
}

/// What was done last, the newest first.
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
