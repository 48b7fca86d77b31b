//! Positions as one line of text: `S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / stores 0 0 / turn S`.
//!
//! A position is written as fields with names, in any order. A printed position leaves out fields that have their default value,
//! so that positions stay short and easy to type. `fields!` declares every field once, for both directions.

mod pits;
mod turn;
mod words;

#[cfg(test)]
mod tests;

use crate::board::pits::Side;
use crate::board::position::Position;
use crate::builder::{PositionBuilder, PositionError};
use crate::game::Game;
use crate::spelling::nearest;
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
        for (name, write) in WRITTEN {
            match write(self, position) {
                Some(words) if words.is_empty() => fields.push((*name).to_owned()),
                Some(words) => fields.push(format!("{name} {words}")),
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
            let field = READ.iter().find(|(known, _)| *known == name).ok_or_else(|| unknown_field(name))?;
            let (name, read) = *field;
            if seen.contains(&name) {
                return Err(PositionError::new(format!("field `{name}` is given twice")));
            }
            seen.push(name);
            draft =
                read(draft, values).map_err(|why| PositionError::new(format!("field `{name}`: {why}")))?;
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
        draft.extras.add_to(self, draft.builder.finish_uncounted()?)
    }
}

/// A position while its fields are read.
struct Draft<'a> {
    game: &'a Game,
    builder: PositionBuilder<'a>,
    extras: Extras,
}

/// Writes the words of a field; `None` if it says what holds by default.
type Write = fn(&Game, &Position) -> Option<String>;

/// Adds the words of a field to a draft, or says why they cannot be added.
type Read = for<'a> fn(Draft<'a>, &[&str]) -> Result<Draft<'a>, String>;

/// Declares fields: how they are written, and how they are read. These are two lists, so that a program that only reads
/// positions has no code to write them.
macro_rules! fields {
    ($($name:literal: $write:path, $read:path;)*) => {
        const WRITTEN: &[(&str, Write)] = &[$(($name, $write)),*];
        const READ: &[(&str, Read)] = &[$(($name, $read)),*];
    };
}

// All fields in the order in which they are printed.
fields! {
    "S": pits::write_south, pits::read_south;
    "E": pits::write_east, pits::read_east;
    "N": pits::write_north, pits::read_north;
    "W": pits::write_west, pits::read_west;
    "board": pits::write_common, pits::read_common;
    "ends": pits::write_ends, pits::read_ends;
    "stores": pits::write_stores, pits::read_stores;
    "trays": pits::write_trays, pits::read_trays;
    "debts": pits::write_debts, pits::read_debts;
    "turn": turn::write_turn, turn::read_turn;
    "hand": pits::write_reserve, pits::read_reserve;
    "owners": pits::write_owners, pits::read_owners;
    "marks": pits::write_marks, pits::read_marks;
    "closed": pits::write_closed, pits::read_closed;
    "blocked": pits::write_blocked, pits::read_blocked;
    "bound": pits::write_bound, pits::read_bound;
    "threatened": pits::write_threatened, pits::read_threatened;
    "target": pits::write_target, pits::read_target;
    "moved": turn::write_moved, turn::read_moved;
    "opening": turn::write_opening, turn::read_opening;
    "swapped": turn::write_swapped, turn::read_swapped;
    "starter": turn::write_starter, turn::read_starter;
    "plies": turn::write_plies, turn::read_plies;
    "captures": turn::write_captures, turn::read_captures;
    "extra": turn::write_extra, turn::read_extra;
    "race": turn::write_race, turn::read_race;
    "pending": turn::write_pending, turn::read_pending;
    "held": turn::write_held, turn::read_held;
    "over": turn::write_over, turn::read_over;
}

fn unknown_field(name: &str) -> PositionError {
    let hint = match nearest(name, READ.iter().map(|(known, _)| *known)) {
        Some(near) => format!("did you mean `{near}`?"),
        None => "a position looks like S 4 4 … / N 4 4 … / stores 0 0 / turn S".to_owned(),
    };
    PositionError::new(format!("there is no field `{name}`; {hint}"))
}
