//! What moderators and the operator have done.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use maud::html;
use naqala_wire::admin::Done;

use super::{LOG, moment, page, shown};
use crate::admin::{self, Staff};
use crate::app::App;
use crate::refusal::Refusal;
use crate::web::forms::Reader;

pub(super) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    staff: Result<Staff, Refusal>,
) -> Response {
    let done = async || {
        staff?;
        admin::audit(&app).await
    };
    shown(&reader, done().await.map(|done| table(&reader, &done)))
}

fn table(reader: &Reader, done: &[Done]) -> Response {
    let content = html! {
        div.wide tabindex="0" role="region" aria-label=(reader.tell("moderation-log")) {
            table {
                thead { tr {
                    @for key in ["log-when", "log-by", "log-action", "log-about", "log-note"] {
                        th scope="col" { (reader.tell(key)) }
                    }
                } }
                tbody { @for done in done { tr {
                    td { (moment(done.at)) }
                    td { (done.by) }
                    td { (done.action) }
                    td { (done.about) }
                    td { (done.note) }
                } } }
            }
        }
    };
    page(reader, LOG, &reader.tell("moderation-log"), &content)
}
