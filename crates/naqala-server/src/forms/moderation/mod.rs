//! `/moderation`: the page for accounts with the role moderator, with reports, accounts, games and the audit log. It offers the
//! same as the routes below `/api/admin`.

mod accounts;
mod games;
mod log;
mod reports;

use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::response::Response;
use axum::routing::{get, post};
use jiff::Timestamp;
use maud::{Markup, html};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

use super::Reader;
use crate::app::App;

pub(super) fn routes() -> Router<Arc<App>> {
    Router::new()
        .route(REPORTS, get(reports::show))
        .route("/moderation/reports/{id}", post(reports::decide))
        .route(ACCOUNTS, get(accounts::list))
        .route("/moderation/accounts/{name}", get(accounts::show).post(accounts::judge))
        .route(GAMES, get(games::find))
        .route("/moderation/games/{id}", get(games::show).post(games::judge))
        .route(LOG, get(log::show))
}

const REPORTS: &str = "/moderation";
const ACCOUNTS: &str = "/moderation/accounts";
const GAMES: &str = "/moderation/games";
const LOG: &str = "/moderation/log";

/// The parts, with the keys of their titles.
const PARTS: [(&str, &str); 4] = [
    (REPORTS, "moderation-reports"),
    (ACCOUNTS, "moderation-accounts"),
    (GAMES, "moderation-games"),
    (LOG, "moderation-log"),
];

/// One of these pages, with links to the others.
fn page(reader: &Reader, part: &str, title: &str, content: &Markup) -> Response {
    let content = html! {
        nav aria-label=(reader.tell("moderation-title")) {
            ul {
                @for (address, key) in PARTS {
                    li { a href=(address) aria-current=[(address == part).then_some("page")] { (reader.tell(key)) } }
                }
                li { a href="/" { (reader.tell("to-the-games")) } }
            }
        }
        (content)
    };
    reader.page(StatusCode::OK, title, &content)
}

/// The address of an account's page.
fn account_address(name: &str) -> String {
    format!("{ACCOUNTS}/{}", utf8_percent_encode(name, NON_ALPHANUMERIC))
}

/// A link to an account.
fn account_link(name: &str) -> Markup {
    html! { a href=(account_address(name)) { (name) } }
}

/// The address of a game's page for moderators.
fn game_address(id: &str) -> String {
    format!("{GAMES}/{}", utf8_percent_encode(id, NON_ALPHANUMERIC))
}

/// A moment, given in milliseconds since 1970, as date and time of day of UTC.
fn moment(at: u64) -> Markup {
    let time = i64::try_from(at).ok().and_then(|at| Timestamp::from_millisecond(at).ok());
    html! {
        @if let Some(time) = time {
            time datetime=(time.strftime("%FT%RZ")) { (time.strftime("%F %R")) " UTC" }
        }
    }
}

/// A box that must be ticked before something is deleted.
fn really(reader: &Reader) -> Markup {
    html! {
        label.tick { input type="checkbox" required; " " (reader.tell("moderation-really")) }
    }
}
