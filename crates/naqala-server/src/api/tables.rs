//! Exact values from endgame tables.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use naqala::{Choices, catalogue};
use naqala_wire::exact::Exact;
use naqala_wire::{ErrorBody, ErrorCode};

use crate::app::App;
use crate::refusal::{Answer, Params, Path, Refusal};

/// The value with perfect play of a position of the catalogue, and of each of its moves, if the server has an endgame
/// table for the rules. Options are given as in the addresses of the page: `o.feed=leave`.
#[utoipa::path(
    get,
    path = "/api/tables/{game}",
    tag = "tables",
    params(
        ("game" = String, Path, description = "The id of the game"),
        ("position" = Option<String>, Query, description = "The position; without one, the start"),
        ("preset" = Option<String>, Query, description = "A preset of the game"),
        ("o.OPTION" = Option<String>, Query, description = "The value of an option, for each that is not as usual")
    ),
    responses((status = 200, body = Exact), (status = "4XX", body = ErrorBody))
)]
pub(super) async fn exact(
    State(app): State<Arc<App>>,
    Path(id): Path<String>,
    Params(query): Params<BTreeMap<String, String>>,
) -> Answer<Json<Exact>> {
    let about = move || {
        let rules = catalogue::rules(&id).ok_or(ErrorCode::UnknownGame)?;
        let mut choices = Choices::new();
        for (key, value) in &query {
            match (key.as_str(), key.strip_prefix("o.")) {
                ("position", _) => {}
                ("preset", _) => _ = choices.preset(value),
                (_, Some(option)) => _ = choices.set(option, value),
                _ => return Err(Refusal::with(ErrorCode::BadRequest, format!("`{key}` is not known here"))),
            }
        }
        let game = rules.compile(&choices).map_err(|error| Refusal::with(ErrorCode::BadOptions, error))?;
        let position = match query.get("position") {
            None => game.start(),
            Some(text) => {
                game.parse_position(text).map_err(|error| Refusal::with(ErrorCode::BadRequest, error))?
            }
        };
        Ok((game, position))
    };
    Ok(Json(app.tables().exact(about).await?))
}
