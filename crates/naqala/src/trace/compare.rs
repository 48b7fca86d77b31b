//! Compares a trace with the rules.

use std::fmt;

use serde_json::{Value, json};

use super::{Fields, state};
use crate::board::pits::Side;

/// Fields of a ply that are only for readers and are not compared.
const REMARKS: [&str; 3] = ["trad", "before_end", "legal_n"];

/// Maximum number of moves listed in a difference.
const MOVES_SHOWN: usize = 24;

/// Prefix of results that players bring about, which do not follow from the rules.
const BY_PLAYERS: &str = "resignation";

/// The first place where a trace and the rules disagree.
#[derive(Clone, Debug, PartialEq)]
pub struct Difference {
    /// Where.
    pub place: Place,
    /// Which field.
    pub field: String,
    /// What the trace says.
    pub expected: Value,
    /// What the rules say.
    pub found: Value,
}

/// A place in a trace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Place {
    /// The position before the first ply.
    Start,
    /// A ply.
    Ply {
        /// Its number, from 1.
        number: usize,
        /// Who plays, as the trace says.
        by: String,
        /// The move.
        text: String,
    },
    /// After the last ply.
    End,
}

impl Difference {
    fn new(place: &Place, field: &str, expected: &Value, found: &Value) -> Difference {
        Difference {
            place: place.clone(),
            field: field.into(),
            expected: expected.clone(),
            found: found.clone(),
        }
    }

    /// A move of the trace that the rules refuse.
    pub(super) fn refused(number: usize, by: Side, text: &str, why: String) -> Difference {
        let place = Place::Ply { number, by: by.letter().to_string(), text: text.to_string() };
        Difference::new(&place, "move", &json!(text), &json!(why))
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::Start => f.write_str("start"),
            Place::Ply { number, by, text } => write!(f, "ply {number} ({by} plays {text})"),
            Place::End => f.write_str("end"),
        }
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: ", self.place)?;
        if matches!(self.field.as_str(), "legal" | "next_legal") {
            return self.fmt_legal(f);
        }
        match (&self.found, self.field.as_str()) {
            (Value::String(why), "move") => f.write_str(why),
            (Value::Null, _) if !self.expected.is_null() => {
                write!(f, "{}: expected {}, found nothing", self.field, self.expected)
            }
            (found, _) => write!(f, "{}: expected {}, found {found}", self.field, self.expected),
        }
    }
}

impl Difference {
    fn fmt_legal(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (expected, found) = (texts(&self.expected), texts(&self.found));
        let not_found: Vec<_> = expected
            .iter()
            .filter(|text| !found.iter().any(|other| stands_for(text, other)))
            .copied()
            .collect();
        let not_expected: Vec<_> = found
            .iter()
            .filter(|text| !expected.iter().any(|other| stands_for(other, text)))
            .copied()
            .collect();
        f.write_str("legal moves")?;
        if not_found.is_empty() && not_expected.is_empty() {
            return write!(f, ": {} found, another number expected", found.len());
        }
        if !not_found.is_empty() {
            write!(f, " not found: {}", some_of(&not_found))?;
        }
        if !not_expected.is_empty() {
            let comma = if not_found.is_empty() { "" } else { ";" };
            write!(f, "{comma} not expected: {}", some_of(&not_expected))?;
        }
        Ok(())
    }
}

/// The first moves of a list, and the number of further ones.
fn some_of(moves: &[&str]) -> String {
    let shown = moves[..moves.len().min(MOVES_SHOWN)].join(", ");
    if moves.len() > MOVES_SHOWN { format!("{shown} and {} more", moves.len() - MOVES_SHOWN) } else { shown }
}

/// The first difference in the start and the plies, up to the end of the shorter trace.
pub(super) fn plies(recorded: &Fields, found: &Fields) -> Option<Difference> {
    if let Some(start) = recorded.get("start").and_then(Value::as_object) {
        let difference =
            start.iter().find_map(|(name, value)| field(&Place::Start, name, value, &found["start"]));
        if difference.is_some() {
            return difference;
        }
    }
    let recorded = recorded.get("plies").and_then(Value::as_array)?;
    let found = found["plies"].as_array()?;
    recorded
        .iter()
        .zip(found)
        .enumerate()
        .find_map(|(index, (expected, found))| ply(index + 1, expected, found))
}

fn ply(number: usize, expected: &Value, found: &Value) -> Option<Difference> {
    let text = |name: &str| expected[name].as_str().unwrap_or_default().to_string();
    let place = Place::Ply { number, by: text("by"), text: text("move") };
    let compared = expected.as_object()?.iter().filter(|(name, _)| !REMARKS.contains(&name.as_str()));
    compared.into_iter().find_map(|(name, value)| match name.as_str() {
        "legal" => legal(&place, name, value, expected.get("legal_n"), &found[name]),
        _ => field(&place, name, value, found),
    })
}

/// The first difference in the result, or in who moves next and how.
pub(super) fn end(recorded: &Fields, found: &Fields) -> Option<Difference> {
    if let Some(result) = recorded.get("result").and_then(Value::as_object) {
        return self::result(result, &found["result"]);
    }
    let next = recorded.get("next")?;
    let nobody_can_move = recorded.get("next_legal").and_then(Value::as_array).is_some_and(Vec::is_empty);
    if nobody_can_move && !found["result"].is_null() {
        // A trace that stops where no move is left only says that the game is over.
        return None;
    }
    let found_next = found.get("next").unwrap_or(&Value::Null);
    if next != found_next {
        return Some(Difference::new(&Place::End, "next", next, found_next));
    }
    let expected = recorded.get("next_legal")?;
    legal(&Place::End, "next_legal", expected, recorded.get("next_legal_n"), &found["next_legal"])
}

fn result(expected: &Fields, found: &Value) -> Option<Difference> {
    let by_players =
        expected.get("why").and_then(Value::as_str).is_some_and(|why| why.starts_with(BY_PLAYERS));
    if found.is_null() && by_players {
        return None;
    }
    if found.is_null() {
        return Some(Difference::new(&Place::End, "result", &Value::Object(expected.clone()), found));
    }
    expected
        .iter()
        .filter(|(name, _)| *name != "why")
        .find_map(|(name, value)| field(&Place::End, name, value, found))
}

/// Compares one field. A missing field equals an empty value.
fn field(place: &Place, name: &str, expected: &Value, found: &Value) -> Option<Difference> {
    match found.get(name) {
        Some(found) if found == expected => None,
        None if state::is_blank(expected) => None,
        other => Some(Difference::new(place, name, expected, other.unwrap_or(&Value::Null))),
    }
}

/// Compares two lists of legal moves as sets. An expected entry may be a pattern for several moves.
fn legal(
    place: &Place,
    name: &str,
    expected: &Value,
    number: Option<&Value>,
    found: &Value,
) -> Option<Difference> {
    let (listed, all) = (texts(expected), texts(found));
    let complete = listed.iter().all(|text| all.iter().any(|other| stands_for(text, other)))
        && all.iter().all(|text| listed.iter().any(|other| stands_for(other, text)))
        && number.and_then(Value::as_u64).is_none_or(|number| number == all.len() as u64);
    (!complete).then(|| Difference::new(place, name, expected, found))
}

fn texts(list: &Value) -> Vec<&str> {
    list.as_array().into_iter().flatten().filter_map(Value::as_str).collect()
}

/// Whether an entry of a list of legal moves matches this move: it equals the move, or it is a pattern. `a4x?` is any capture
/// of one more pit, `a4x??` of two, `c2-*` any direction, `E pass` a pass paid from any store.
fn stands_for(entry: &str, text: &str) -> bool {
    if entry == text {
        return true;
    }
    if entry.ends_with(" pass") {
        return text.strip_prefix(entry).is_some_and(|payer| payer.starts_with('>'));
    }
    if let Some(prefix) = entry.strip_suffix('*').filter(|prefix| prefix.ends_with('-')) {
        return text.starts_with(prefix);
    }
    let prefix = entry.trim_end_matches('?');
    let choices = entry.len() - prefix.len();
    let rest = text.strip_prefix(prefix).unwrap_or_default();
    choices > 0 && !rest.is_empty() && rest.split(',').count() == choices
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shortened_lists_stand_for_every_choice() {
        assert!(
            stands_for("a4x?", "a4xB1") && stands_for("a4x??", "a4xA1,B3") && stands_for("c2-*", "c2-ne")
        );
        assert!(stands_for("E pass", "E pass>N") && !stands_for("E pass", "E passed"));
        assert!(!stands_for("a4x?", "a4xA1,B3") && !stands_for("a4x?", "a4x") && !stands_for("a6L*", "a6L"));
    }

    #[test]
    fn a_short_list_is_complete_only_with_its_number() {
        let (expected, found) = (json!(["a", "b2x?"]), json!(["b2xA1", "a", "b2xA2"]));
        let compare = |number: Value| legal(&Place::End, "next_legal", &expected, Some(&number), &found);
        assert_eq!(compare(json!(3)), None);
        assert_eq!(
            compare(json!(4)).unwrap().to_string(),
            "end: legal moves: 3 found, another number expected"
        );
    }

    #[test]
    fn differences_are_one_readable_line() {
        let place = Place::Ply { number: 7, by: "N".into(), text: "B".into() };
        let list = Difference::new(&place, "legal", &json!(["A", "B"]), &json!(["B", "C"]));
        assert_eq!(list.to_string(), "ply 7 (N plays B): legal moves not found: A; not expected: C");
        let seeds = Difference::new(&place, "south", &json!([1, 2]), &json!([1, 3]));
        assert_eq!(seeds.to_string(), "ply 7 (N plays B): south: expected [1,2], found [1,3]");
    }
}
