//! Accounts and guests.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use naqala_messages::values;
use naqala_wire::admin::{Account, Reset};
use naqala_wire::game::GameSummary;
use serde::Deserialize;

use super::{ACCOUNTS, account_address, account_link, game_address, moment, page, really};
use crate::account::games_of;
use crate::admin::{self, Staff};
use crate::app::App;
use crate::forms::{Fields, Reader};
use crate::people::{self, Found};
use crate::refusal::{Answer, Params, Path};

#[derive(Deserialize)]
pub(super) struct Search {
    #[serde(default)]
    search: String,
}

pub(super) async fn list(
    State(app): State<Arc<App>>,
    reader: Reader,
    _: Staff,
    Params(Search { search }): Params<Search>,
) -> Answer<Response> {
    Ok(table(&reader, &search, &admin::list(&app, &search).await?))
}

fn table(reader: &Reader, search: &str, accounts: &[Account]) -> Response {
    let content = html! {
        form method="get" action=(ACCOUNTS) {
            label { (reader.tell("account-search"))
                input type="search" name="search" value=(search);
            }
            p { button { (reader.tell("account-find")) } }
        }
        div.wide tabindex="0" role="region" aria-label=(reader.tell("moderation-accounts")) {
            table {
                thead { tr {
                    @for key in ["account-name", "account-kind", "account-since", "account-unfinished", "moderation-reports"] {
                        th scope="col" { (reader.tell(key)) }
                    }
                } }
                tbody { @for account in accounts { tr {
                    th scope="row" { (account_link(&account.name)) }
                    td { (kinds(reader, Standing::of_account(account))) }
                    td { (moment(account.since)) }
                    td { (account.unfinished) }
                    td { (account.reports) }
                } } }
            }
        }
    };
    page(reader, ACCOUNTS, &reader.tell("moderation-accounts"), &content)
}

/// What sort of account somebody has.
struct Standing {
    is_guest: bool,
    is_bot: bool,
    is_moderator: bool,
    is_banned: bool,
}

impl Standing {
    fn of_account(account: &Account) -> Standing {
        Standing {
            is_guest: account.guest,
            is_bot: account.bot,
            is_moderator: account.moderator,
            is_banned: account.ban.is_some(),
        }
    }

    fn of_found(found: &Found) -> Standing {
        Standing {
            is_guest: found.face.guest,
            is_bot: found.face.bot,
            is_moderator: found.moderator,
            is_banned: found.ban.is_some(),
        }
    }
}

fn kinds(reader: &Reader, standing: Standing) -> String {
    let kinds = [
        (standing.is_guest, "account-is-guest"),
        (standing.is_bot, "account-is-bot"),
        (standing.is_moderator, "account-is-moderator"),
        (standing.is_banned, "account-is-banned"),
    ];
    let kinds: Vec<String> =
        kinds.into_iter().filter(|(is, _)| *is).map(|(_, key)| reader.tell(key)).collect();
    kinds.join(", ")
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    _: Staff,
    Path(name): Path<String>,
) -> Answer<Response> {
    let found = people::find(app.store(), &name).await?;
    let games = games_of(&app, found.person).await?;
    Ok(one(&reader, &found, &games))
}

fn one(reader: &Reader, found: &Found, games: &[GameSummary]) -> Response {
    let name = found.face.name.as_str();
    let content = html! {
        p { (kinds(reader, Standing::of_found(found))) " "
            (reader.tell("account-since")) ": " (moment(found.since)) }
        @if let Some(reason) = &found.ban {
            p { strong { (reader.tell("account-is-banned")) } }
            blockquote { (reason) }
        }
        (judgements(reader, found))
        h2 { (reader.tell("account-games")) }
        ul { @for game in games { li {
            a href=(game_address(&game.id)) { (game.name) } " · " (moment(game.since))
            @if let Some(ending) = &game.ending { " · " (ending.verdict) }
        } } }
    };
    page(reader, ACCOUNTS, name, &content)
}

/// The possible actions on an account.
fn judgements(reader: &Reader, found: &Found) -> Markup {
    let form = |title: &str, action: &str, fields: Markup| {
        html! {
            form method="post" action=(account_address(&found.face.name)) {
                fieldset {
                    legend { (reader.tell(title)) }
                    (fields)
                    button name="action" value=(action) { (reader.tell(title)) }
                }
            }
        }
    };
    let reason = html! {
        label { (reader.tell("reason-shown")) input name="reason" maxlength="1000" required; }
    };
    let new_name = html! {
        label { (reader.tell("account-new-name")) input name="name" maxlength="20" minlength="3" required; }
    };
    html! {
        @if found.ban.is_some() {
            (form("account-unban", "unban", html! {}))
        } @else {
            (form("account-ban", "ban", reason))
        }
        @if !found.face.guest {
            (form("account-rename", "rename", new_name))
            (form("account-reset", "reset", html! { p { (reader.tell("account-reset-why")) } }))
        }
        (form("account-delete", "delete", really(reader)))
    }
}

/// An action on an account.
#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Ban,
    Unban,
    Rename,
    Reset,
    Delete,
}

#[derive(Deserialize)]
pub(super) struct Judgement {
    action: Action,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    name: String,
}

pub(super) async fn judge(
    State(app): State<Arc<App>>,
    reader: Reader,
    staff: Staff,
    Path(name): Path<String>,
    Fields(Judgement { action, reason, name: new_name }): Fields<Judgement>,
) -> Answer<Response> {
    let to = match action {
        Action::Ban => admin::ban(&app, &staff, &name, &reason).await.map(|()| account_address(&name))?,
        Action::Unban => admin::unban(&app, &staff, &name).await.map(|()| account_address(&name))?,
        Action::Rename => {
            admin::rename(&app, &staff, &name, &new_name).await.map(|()| account_address(&new_name))?
        }
        Action::Reset => return Ok(link(&reader, &name, &admin::reset(&app, &staff, &name).await?)),
        Action::Delete => admin::delete(&app, &staff, &name).await.map(|()| ACCOUNTS.to_owned())?,
    };
    Ok(Redirect::to(&to).into_response())
}

/// The link with which the owner of an account sets a new password.
fn link(reader: &Reader, name: &str, reset: &Reset) -> Response {
    let content = html! {
        p role="status" { (reader.say("account-link", values![name = name])) " " (moment(reset.until)) }
        p { a href=(reset.link) { (reset.link) } }
        p { (reader.tell("recover-code")) ": " code { (reset.code) } }
    };
    page(reader, ACCOUNTS, name, &content)
}
