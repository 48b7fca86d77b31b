//! Positions as one line of text: `S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / stores 0 0 / turn S`.
//!
//! A position is written as fields with names, in any order. What a field would say by default is left out when
//! a position is printed, so that positions stay short and easy to type. [`FIELDS`] declares every field once,
//! for both directions.

mod pits;
mod turn;
mod words;

#[cfg(test)]
mod tests;

use crate::builder::{PositionBuilder, PositionError};
use crate::game::Game;
use crate::language::meaning::nearest;
use crate::pits::Side;
use crate::position::Position;
use turn::Extras;

impl Game {
    /// The position as one line of text, from which [`Game::parse_position`] makes the same position.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let text = game.position_text(&game.start());
    /// assert_eq!(text, "S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / stores 0 0 / turn S");
    /// assert_eq!(game.parse_position(&text).unwrap(), game.start());
    /// ```
    pub fn position_text(&self, position: &Position) -> String {
        let mut fields = Vec::new();
        for field in &FIELDS {
            match (field.write)(self, position) {
                Some(words) if words.is_empty() => fields.push(field.name.to_owned()),
                Some(words) => fields.push(format!("{} {words}", field.name)),
                None => {}
            }
        }
        fields.join(" / ")
    }

    /// Reads a position as [`Game::position_text`] writes it. The fields may come in any order, and all but the
    /// rows of pits may be left out: stores are then empty, South is to move and no pit is marked.
    ///
    /// ```
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let position = game.parse_position("S 0 0 0 0 1 5 / N 2 1 0 0 0 0 / stores 20 19").unwrap();
    /// assert_eq!(position.to_move(), naqala::Side::South);
    /// let error = game.parse_position("S 0 0 0 1 5 / N 2 1 0 0 0 0").unwrap_err();
    /// assert_eq!(error.to_string(), "field `S`: 5 numbers, but 6 pits in the row");
    /// ```
    ///
    /// # Errors
    /// The text is not of this form, or no position of this game; the error names the field and the reason.
    pub fn parse_position(&self, text: &str) -> Result<Position, PositionError> {
        let mut draft = Draft { game: self, builder: self.build(), extras: Extras::default() };
        let mut seen = Vec::new();
        for part in text.split('/') {
            let spaced = part.replace('|', " | ");
            let words: Vec<&str> = spaced.split_whitespace().collect();
            let Some((&name, values)) = words.split_first() else {
                return Err(PositionError::new("a field is empty; write / only between two fields"));
            };
            let field = FIELDS.iter().find(|field| field.name == name).ok_or_else(|| unknown_field(name))?;
            if seen.contains(&field.name) {
                return Err(PositionError::new(format!("field `{name}` is given twice")));
            }
            seen.push(field.name);
            draft = (field.read)(draft, values)
                .map_err(|why| PositionError::new(format!("field `{name}`: {why}")))?;
        }
        let has_pits = |side: &Side| !self.board().side_rows(*side).is_empty();
        for side in self.sides().filter(has_pits) {
            let name = side.letter().to_string();
            if !seen.contains(&name.as_str()) {
                let why = format!("field `{name}` is missing: the seeds in the pits of {side}");
                return Err(PositionError::new(why));
            }
        }
        if !self.board().common_rows().is_empty() && !seen.contains(&"board") {
            return Err(PositionError::new("field `board` is missing: the seeds in the pits, row by row"));
        }
        draft.extras.add_to(self, draft.builder.finish()?)
    }
}

/// A position while its fields are read.
struct Draft<'a> {
    game: &'a Game,
    builder: PositionBuilder<'a>,
    extras: Extras,
}

/// A field of the text: how it is written (`None` if it says what holds by default), and how it is read.
struct Field {
    name: &'static str,
    write: fn(&Game, &Position) -> Option<String>,
    read: Read,
}

/// Adds the words of a field to a draft, or says why they cannot be added.
type Read = for<'a> fn(Draft<'a>, &[&str]) -> Result<Draft<'a>, String>;

/// All fields in the order in which they are printed.
const FIELDS: [Field; 29] = [
    Field { name: "S", write: pits::write_south, read: pits::read_south },
    Field { name: "E", write: pits::write_east, read: pits::read_east },
    Field { name: "N", write: pits::write_north, read: pits::read_north },
    Field { name: "W", write: pits::write_west, read: pits::read_west },
    Field { name: "board", write: pits::write_common, read: pits::read_common },
    Field { name: "ends", write: pits::write_ends, read: pits::read_ends },
    Field { name: "stores", write: pits::write_stores, read: pits::read_stores },
    Field { name: "trays", write: pits::write_trays, read: pits::read_trays },
    Field { name: "debts", write: pits::write_debts, read: pits::read_debts },
    Field { name: "turn", write: turn::write_turn, read: turn::read_turn },
    Field { name: "hand", write: pits::write_reserve, read: pits::read_reserve },
    Field { name: "owners", write: pits::write_owners, read: pits::read_owners },
    Field { name: "marks", write: pits::write_marks, read: pits::read_marks },
    Field { name: "closed", write: pits::write_closed, read: pits::read_closed },
    Field { name: "blocked", write: pits::write_blocked, read: pits::read_blocked },
    Field { name: "bound", write: pits::write_bound, read: pits::read_bound },
    Field { name: "threatened", write: pits::write_threatened, read: pits::read_threatened },
    Field { name: "target", write: pits::write_target, read: pits::read_target },
    Field { name: "moved", write: turn::write_moved, read: turn::read_moved },
    Field { name: "opening", write: turn::write_opening, read: turn::read_opening },
    Field { name: "swapped", write: turn::write_swapped, read: turn::read_swapped },
    Field { name: "starter", write: turn::write_starter, read: turn::read_starter },
    Field { name: "plies", write: turn::write_plies, read: turn::read_plies },
    Field { name: "captures", write: turn::write_captures, read: turn::read_captures },
    Field { name: "extra", write: turn::write_extra, read: turn::read_extra },
    Field { name: "race", write: turn::write_race, read: turn::read_race },
    Field { name: "pending", write: turn::write_pending, read: turn::read_pending },
    Field { name: "held", write: turn::write_held, read: turn::read_held },
    Field { name: "over", write: turn::write_over, read: turn::read_over },
];

fn unknown_field(name: &str) -> PositionError {
    let hint = match nearest(name, FIELDS.iter().map(|field| field.name)) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "a position looks like S 4 4 … / N 4 4 … / stores 0 0 / turn S".to_owned(),
    };
    PositionError::new(format!("there is no field `{name}`; {hint}"))
}
