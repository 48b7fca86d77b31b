//! Traces of boards with more than two seats: fields by seat instead of `south` and `north`, and moves that start with
//! the letter of their seat (`E d`, `E pass`, `E pass>N`) where pits have it in their names.

use std::borrow::Cow;

use serde_json::{Value, json};

use super::Fields;
use super::state::{Builder, Layout, list, number, player};
use crate::board::pits::{Pit, Side};
use crate::board::position::Position;
use crate::game::Game;

/// Whether traces of a game are written by seat.
pub(super) fn by_seat(game: &Game) -> bool {
    game.players() > 2
}

/// Whether the names of pits begin with the letter of a seat.
fn names_seats(game: &Game) -> bool {
    by_seat(game) && game.board().common_rows().is_empty()
}

/// A ply as traces write it.
pub(super) fn spelled(game: &Game, position: &Position, text: &str) -> String {
    if !names_seats(game) {
        return text.to_owned();
    }
    if let Some(payer) = text.strip_prefix('-') {
        return format!("{} pass{payer}", position.to_move().letter());
    }
    let (seat, pit) = text.split_at(text.len().min(1));
    format!("{seat} {pit}")
}

/// A ply of a trace as it is written elsewhere.
pub(super) fn plain<'a>(game: &Game, text: &'a str) -> Cow<'a, str> {
    match text.split_once(' ').filter(|_| names_seats(game)) {
        None => text.into(),
        Some((seat, ply)) => match ply.strip_prefix("pass") {
            Some(payer) => format!("-{payer}").into(),
            None => format!("{seat}{ply}").into(),
        },
    }
}

/// The letters of the seats that win together.
pub(super) fn winners(game: &Game, side: Side) -> String {
    game.party(side).map(Side::letter).collect()
}

impl<'g> Layout<'g> {
    /// The fields of a state that are written by seat: rows, stores, trays, and who is out; and those without seats.
    pub(super) fn state_by_seat(&self, position: &Position) -> Fields {
        let game = self.game;
        let row = |side: Side| -> Value {
            game.board().side_rows(side).iter().flatten().map(|&pit| json!(position.seeds(pit))).collect()
        };
        let mut fields = Fields::new();
        if self.is_common() {
            fields.insert("board".into(), self.filled(position));
        } else {
            let rows = game.sides().map(|side| (side.letter().to_string(), row(side)));
            fields.insert("sides".into(), rows.collect());
        }
        let stores: Value = game.sides().map(|side| json!(game.store(position, side))).collect();
        fields.insert(self.stores_field().into(), stores);
        if let Some(name) = game.tray_name() {
            fields.insert(name.into(), trays(game, position));
        }
        if let Some((name, form)) = game.mark_form() {
            fields.insert(name.into(), self.marks(position, form));
        }
        if let Some(name) = game.bound_name() {
            fields.insert(name.into(), self.pit(position.bound()));
        }
        if game.eliminates() {
            let out = game.sides().filter(|side| game.is_out(position, *side));
            fields.insert("out".into(), out.map(|side| json!(side.letter())).collect());
        }
        fields
    }

    fn stores_field(&self) -> &str {
        self.game.store_name().unwrap_or("stores")
    }

    /// Reads a field that is written by seat; the builder comes back where there is no such field.
    pub(super) fn read_by_seat(
        &self,
        field: &str,
        value: &Value,
        builder: Builder<'g>,
    ) -> Result<Result<Builder<'g>, Builder<'g>>, String> {
        if !by_seat(self.game) {
            return Ok(Err(builder));
        }
        Ok(Ok(match field {
            "sides" => self.read_sides(value, builder)?,
            name if name == self.stores_field() => self.one_each(value, builder, Builder::store)?,
            name if self.game.tray_name() == Some(name) => self.one_each(value, builder, Builder::tray)?,
            "out" => {
                // Who is out follows from the position.
                list(value)?.iter().try_for_each(|seat| player(seat).map(|_| ()))?;
                builder
            }
            _ => return Ok(Err(builder)),
        }))
    }

    fn read_sides(&self, value: &Value, mut builder: Builder<'g>) -> Result<Builder<'g>, String> {
        for side in self.game.sides() {
            let letter = side.letter().to_string();
            let row = value.get(&letter).ok_or_else(|| format!("has no row `{letter}`"))?;
            let pits: Vec<Pit> = self.game.board().side_rows(side).iter().flatten().copied().collect();
            let counts = list(row)?;
            if counts.len() != pits.len() {
                return Err(format!("{} numbers for {} pits", counts.len(), pits.len()));
            }
            for (pit, count) in pits.into_iter().zip(counts) {
                builder = builder.seeds(pit, number(count)?);
            }
        }
        Ok(builder)
    }

    /// A list with a number for each seat, in the order of play.
    fn one_each(
        &self,
        value: &Value,
        mut builder: Builder<'g>,
        set: impl Fn(Builder<'g>, Side, u8) -> Builder<'g>,
    ) -> Result<Builder<'g>, String> {
        let counts = list(value)?;
        if counts.len() != self.game.players() {
            return Err(format!("{} entries for {} seats", counts.len(), self.game.players()));
        }
        for (side, count) in self.game.sides().zip(counts) {
            builder = set(builder, side, number(count)?);
        }
        Ok(builder)
    }
}

/// The seeds in the trays, in the order of play.
pub(super) fn trays(game: &Game, position: &Position) -> Value {
    game.sides().map(|side| json!(game.tray(position, side))).collect()
}
