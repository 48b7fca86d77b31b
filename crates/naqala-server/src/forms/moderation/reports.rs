//! Reports by people about other people.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{Redirect, Response};
use maud::{Markup, html};
use naqala_messages::values;
use naqala_wire::ErrorCode;
use naqala_wire::admin::{Decision, ReportInfo, Verdict};
use serde::Deserialize;

use super::{REPORTS, account_link, game_address, moment, page};
use crate::admin::{self, ReportList, Staff};
use crate::app::App;
use crate::forms::{Fields, Reader};
use crate::refusal::{Answer, Params, Path};

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    all: bool,
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    _: Staff,
    Params(Which { all }): Params<Which>,
) -> Answer<Response> {
    Ok(list(&reader, all, &admin::queue(&app, ReportList::of(all)).await?))
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
                    button name="action" value="handle" { (reader.tell("report-handled")) } " "
                    button name="action" value="dismiss" { (reader.tell("report-dismiss")) } " "
                    button name="action" value="note" { (reader.tell("report-only-note")) }
                }
            }
        }
    }
}

/// An action on a report.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Handle,
    Dismiss,
    Note,
}

#[derive(Deserialize)]
pub(super) struct Decided {
    action: Action,
    #[serde(default)]
    note: String,
}

pub(super) async fn decide(
    State(app): State<Arc<App>>,
    staff: Staff,
    Path(id): Path<String>,
    Fields(Decided { note, action }): Fields<Decided>,
) -> Answer<Redirect> {
    let decision = match action {
        Action::Handle => Some(Decision::Handled),
        Action::Dismiss => Some(Decision::Dismissed),
        Action::Note => None,
    };
    let id = id.parse().map_err(|_| ErrorCode::NotFound)?;
    admin::decide(&app, &staff, id, Verdict { decision, note: Some(note) }).await?;
    Ok(Redirect::to(REPORTS))
}
