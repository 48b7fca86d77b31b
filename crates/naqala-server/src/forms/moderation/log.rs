//! The actions of moderators and the operator.

use std::sync::Arc;

use axum::extract::State;
use axum::response::Response;
use maud::html;
use naqala_wire::admin::Done;

use super::{LOG, moment, page};
use crate::admin::{self, Staff};
use crate::app::App;
use crate::forms::Reader;
use crate::refusal::Answer;

pub(super) async fn show(State(app): State<Arc<App>>, reader: Reader, _: Staff) -> Answer<Response> {
    Ok(table(&reader, &admin::audit(&app).await?))
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
