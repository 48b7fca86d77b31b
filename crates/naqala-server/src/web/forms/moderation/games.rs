//! Games.

use std::sync::Arc;

use axum::extract::rejection::QueryRejection;
use axum::extract::{Path, Query, State};
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use naqala_wire::ErrorCode;
use naqala_wire::game::GameSummary;
use serde::Deserialize;

use super::{GAMES, account_link, game_address, moment, page, really, sent, shown};
use crate::admin::{self, Staff};
use crate::app::App;
use crate::play::{Done, What};
use crate::refusal::{Answer, Refusal};
use crate::web::forms::{Fields, Reader};

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    id: String,
}

/// Asks for the address of a game, and leads to its page.
pub(super) async fn find(
    reader: Reader,
    staff: Result<Staff, Refusal>,
    which: Result<Query<Which>, QueryRejection>,
) -> Response {
    let found = staff.map(|_| match which.map(|Query(which)| which.id).unwrap_or_default().trim() {
        "" => page(&reader, GAMES, &reader.tell("moderation-games"), &search(&reader)),
        // The last part of its address is the id of a game.
        asked => Redirect::to(&game_address(asked.rsplit('/').next().unwrap_or(asked))).into_response(),
    });
    shown(&reader, found)
}

fn search(reader: &Reader) -> Markup {
    html! {
        form method="get" action=(GAMES) {
            label { (reader.tell("game-id")) input type="search" name="id" required; }
            p { button { (reader.tell("game-find")) } }
        }
    }
}

pub(super) async fn show(
    State(app): State<Arc<App>>,
    reader: Reader,
    staff: Result<Staff, Refusal>,
    Path(id): Path<String>,
) -> Response {
    let found = async || -> Answer<Response> {
        staff?;
        match app.registry().ask(&id, None, What::Summary).await? {
            Done::Summary(game) => Ok(one(&reader, &game)),
            _ => Err(ErrorCode::NotFound.into()),
        }
    };
    shown(&reader, found().await)
}

fn one(reader: &Reader, game: &GameSummary) -> Response {
    let address = game_address(&game.id);
    let content = html! {
        p { (moment(game.since)) " · "
            @for (at, player) in game.players.iter().enumerate() {
                @if at > 0 { " – " }
                @match player {
                    Some(player) => (account_link(&player.name)),
                    None => (reader.tell("somebody-gone")),
                }
            }
            @if let Some(ending) = &game.ending { " · " (ending.verdict) }
        }
        p { a href={ "/game/" (game.id) } { (reader.tell("game-show")) } }
        @if game.ending.is_none() {
            form method="post" action=(address) {
                fieldset {
                    legend { (reader.tell("game-close")) }
                    label { (reader.tell("reason-noted")) input name="reason" maxlength="1000"; }
                    button name="action" value="close" { (reader.tell("game-close")) }
                }
            }
        }
        form method="post" action=(address) {
            fieldset {
                legend { (reader.tell("game-delete")) }
                (really(reader))
                button name="action" value="delete" { (reader.tell("game-delete")) }
            }
        }
    };
    page(reader, GAMES, &game.name, &content)
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Action {
    Close,
    Delete,
}

#[derive(Deserialize)]
pub(super) struct Judgement {
    action: Action,
    #[serde(default)]
    reason: String,
}

pub(super) async fn judge(
    State(app): State<Arc<App>>,
    reader: Reader,
    staff: Result<Staff, Refusal>,
    Path(id): Path<String>,
    fields: Result<Fields<Judgement>, Refusal>,
) -> Response {
    let judged = async || -> Answer<Response> {
        let (staff, Judgement { action, reason }) = sent((staff, fields))?;
        let to = match action {
            Action::Close => admin::close(&app, &staff, &id, &reason).await.map(|()| game_address(&id))?,
            Action::Delete => admin::remove(&app, &staff, &id).await.map(|()| GAMES.to_owned())?,
        };
        Ok(Redirect::to(&to).into_response())
    };
    shown(&reader, judged().await)
}
