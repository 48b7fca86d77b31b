//! Games.

use std::sync::Arc;

use axum::extract::State;
use axum::response::{IntoResponse, Redirect, Response};
use maud::{Markup, html};
use naqala_wire::ErrorCode;
use naqala_wire::game::GameSummary;
use serde::Deserialize;

use super::{GAMES, account_link, game_address, moment, page, really};
use crate::admin::{self, Staff};
use crate::app::App;
use crate::forms::{Fields, Reader};
use crate::peers::Done;
use crate::play::What;
use crate::refusal::{Answer, Params, Path};

#[derive(Deserialize)]
pub(super) struct Which {
    #[serde(default)]
    id: String,
}

/// Asks for the address of a game, and leads to its page.
pub(super) async fn find(reader: Reader, _: Staff, Params(Which { id }): Params<Which>) -> Response {
    match id.trim() {
        "" => page(&reader, GAMES, &reader.tell("moderation-games"), &search(&reader)),
        // The last part of its address is the id of a game.
        asked => Redirect::to(&game_address(asked.rsplit('/').next().unwrap_or(asked))).into_response(),
    }
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
    _: Staff,
    Path(id): Path<String>,
) -> Answer<Response> {
    match app.registry().ask(&id, None, What::Summary).await? {
        Done::Summary(game) => Ok(one(&reader, &game)),
        _ => Err(ErrorCode::NotFound.into()),
    }
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
    staff: Staff,
    Path(id): Path<String>,
    Fields(Judgement { action, reason }): Fields<Judgement>,
) -> Answer<Redirect> {
    let to = match action {
        Action::Close => admin::close(&app, &staff, &id, &reason).await.map(|()| game_address(&id))?,
        Action::Delete => admin::remove(&app, &staff, &id).await.map(|()| GAMES.to_owned())?,
    };
    Ok(Redirect::to(&to))
}
