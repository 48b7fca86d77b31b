//! A position as JSON, the first part of many answers.

use naqala::{Game, Position};
use serde_json::{Map, Value, json};

use crate::words;

/// The game, its options, the position and whose turn it is, followed by `more`.
pub(crate) fn position_json(game: &Game, position: &Position, more: Value) -> Value {
    let head = json!({
        "game": game.id(),
        "options": words::options(&game.changed()),
        "position": game.position_text(position),
        "to_move": position.to_move().letter().to_string(),
        "over": position.is_over(),
    });
    let parts = [head, more].into_iter().filter_map(|part| part.as_object().cloned());
    Value::Object(parts.flatten().collect::<Map<_, _>>())
}
