//! Reports of people about others.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use naqala_messages::values;
use naqala_wire::ErrorCode;
use naqala_wire::admin::{Decision, ReportInfo, Verdict};
use serde::Deserialize;

use super::{REPORTS, account_link, game_address, moment, page, sent, shown};
use crate::admin::{self, Staff};
use crate::app::App;
use crate::refusal::{Answer, Refusal};
use crate::web::forms::{Fields, Reader};

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    all: bool,
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    staff: Result<Staff, Refusal>,
    which: Result<Query<Which>, QueryRejection>,
) -> Response {
    let all = which.is_ok_and(|Query(which)| which.all);
    let queue = async || {
        staff?;
        admin::queue(&app, all).await
    };
    shown(&reader, queue().await.map(|reports| list(&reader, all, &reports)))
}

fn list(reader: &Reader, all: bool, reports: &[ReportInfo]) -> Response {
    let content = html! {
        @if all {
            p { a href=(REPORTS) { (reader.tell("reports-open")) } }
        } @else {
            p { a href={ (REPORTS) "?all=true" } { (reader.tell("reports-all")) } }
        }
        @if reports.is_empty() {
            p { (reader.tell("reports-none")) }
        }
        @for report in reports { (one(reader, report)) }
    };
    page(reader, REPORTS, &reader.tell("moderation-reports"), &content)
}

fn one(reader: &Reader, report: &ReportInfo) -> Markup {
    let name = |name: Option<&str>| {
        html! {
            @match name {
                Some(name) => (account_link(name)),
                None => (reader.tell("somebody-gone")),
            }
        }
    };
    let decision = report.decision.map(|decision| match decision {
        Decision::Dismissed => "report-is-dismissed",
        Decision::Handled => "report-is-handled",
    });
    html! {
        article {
            h2 { (reader.say("report-number", values![number = report.id])) }
            p { (moment(report.at)) " · " (reader.tell("report-by")) " " (name(report.by.as_deref())) " · "
                (reader.tell("report-about")) " " (name(report.about.as_deref()))
                @if let Some(game) = &report.game {
                    " · " a href=(game_address(game)) { (reader.tell("report-game")) }
                }
            }
            blockquote { (report.text) }
            @if let Some(decision) = decision { p { strong { (reader.tell(decision)) } } }
            form method="post" action={ (REPORTS) "/reports/" (report.id) } {
                label { (reader.tell("report-note"))
                    textarea name="note" rows="2" maxlength="1000" { (report.note.as_deref().unwrap_or_default()) }
                }
                p {
                    button name="decision" value="handled" { (reader.tell("report-handled")) } " "
                    button name="decision" value="dismissed" { (reader.tell("report-dismiss")) } " "
                    button name="decision" value="" { (reader.tell("report-only-note")) }
                }
            }
        }
    }
}

#[derive(Deserialize)]
pub(super) struct Decided {
    #[serde(default)]
    note: String,
    #[serde(default)]
    decision: String,
}

pub(super) async fn decide(
    State(app): State<Arc<App>>,
    reader: Reader,
    staff: Result<Staff, Refusal>,
    Path(id): Path<String>,
    fields: Result<Fields<Decided>, Refusal>,
) -> Response {
    let decided = async || -> Answer<Response> {
        let (staff, Decided { note, decision }) = sent((staff, fields))?;
        let decision = match decision.as_str() {
            "handled" => Some(Decision::Handled),
            "dismissed" => Some(Decision::Dismissed),
            _ => None,
        };
        let id = id.parse().map_err(|_| ErrorCode::NotFound)?;
        admin::decide(&app, &staff, id, Verdict { decision, note: Some(note) }).await?;
        Ok(Redirect::to(REPORTS).into_response())
    };
    shown(&reader, decided().await)
}
