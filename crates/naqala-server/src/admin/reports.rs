//! Reports by people about other people.

use naqala_wire::ErrorCode;
use naqala_wire::admin::{Decision, ReportInfo, Verdict};

use super::{LISTED, Staff, change, check_note};
use crate::app::App;
use crate::refusal::Answer;
use crate::store::{Row, sql};

const DISMISSED: &str = "dismissed";
const HANDLED: &str = "handled";

/// Which reports are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReportList {
    /// Those that are not decided, the oldest first.
    Open,
    /// All, the newest first.
    All,
}

impl ReportList {
    /// All, or only those that are not decided.
    pub(crate) fn of(all: bool) -> ReportList {
        if all { ReportList::All } else { ReportList::Open }
    }
}

/// Reports of a list.
pub(crate) async fn queue(app: &App, list: ReportList) -> Answer<Vec<ReportInfo>> {
    let asked = match list {
        ReportList::All => sql(
            "SELECT reports.id, reports.at, authors.name AS author, subjects.name AS subject, reports.game, \
             reports.text, decision, note FROM reports LEFT JOIN people AS authors ON authors.id = reports.by \
             LEFT JOIN people AS subjects ON subjects.id = reports.about ORDER BY reports.id DESC LIMIT $1",
        ),
        ReportList::Open => sql(
            "SELECT reports.id, reports.at, authors.name AS author, subjects.name AS subject, reports.game, \
             reports.text, decision, note FROM reports LEFT JOIN people AS authors ON authors.id = reports.by \
             LEFT JOIN people AS subjects ON subjects.id = reports.about \
             WHERE decision IS NULL ORDER BY reports.id LIMIT $1",
        ),
    };
    let report = |row: &Row| -> Result<ReportInfo, sqlx::Error> {
        let decision: Option<String> = row.get("decision")?;
        Ok(ReportInfo {
            id: row.get("id")?,
            at: row.get("at")?,
            by: row.get("author")?,
            about: row.get("subject")?,
            game: row.get("game")?,
            text: row.get("text")?,
            decision: decision.map(|word| match word.as_str() {
                DISMISSED => Decision::Dismissed,
                _ => Decision::Handled,
            }),
            note: row.get("note")?,
        })
    };
    Ok(app.store().all(asked.bind(LISTED)).await?.iter().map(report).collect::<Result<_, _>>()?)
}

/// Decides a report, notes something about it, or both.
pub(crate) async fn decide(app: &App, staff: &Staff, id: i64, verdict: Verdict) -> Answer<()> {
    let Verdict { decision, note } = verdict;
    check_note(note.as_deref().unwrap_or_default())?;
    let word = decision.map(|decision| match decision {
        Decision::Dismissed => DISMISSED,
        Decision::Handled => HANDLED,
    });
    let update =
        sql("UPDATE reports SET decision = coalesce($1, decision), note = coalesce($2, note) WHERE id = $3")
            .bind(word.map(str::to_owned))
            .bind(note.clone())
            .bind(id);
    let done = staff.action(word.unwrap_or("note"), &format!("report {id}"), &note.unwrap_or_default());
    let changed = change(app, vec![update], done).await?;
    if changed == 0 { Err(ErrorCode::NotFound.into()) } else { Ok(()) }
}
