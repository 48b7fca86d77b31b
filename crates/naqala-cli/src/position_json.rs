//! A position as JSON, the first part of many answers.

use naqala::{Game, Position, Side};
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

/// A value for each player, by the letters of the players.
pub(crate) fn by_player(game: &Game, value: impl Fn(Side) -> Value) -> Value {
    let entries = game.sides().map(|side| (side.letter().to_string(), value(side)));
    Value::Object(entries.collect())
}
