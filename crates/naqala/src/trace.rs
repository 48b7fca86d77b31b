//! Games as one line of JSON each: the form in which whole games are exchanged with other programs and compared
//! with them, move for move.
//!
//! A line names the game, the options that differ from its defaults, the state before the first ply, and every
//! ply with the complete list of legal moves before it and the state after it:
//!
//! ```json
//! {"game": "…", "options": {}, "start": {"south": [4, 4], "north": [4, 4], "stores": [0, 0], "turn": "S"},
//!  "plies": [{"by": "S", "move": "a", "legal": ["a", "b"], "south": [0, 5], "north": [5, 5], "stores": [1, 0]}],
//!  "result": null, "next": "N", "next_legal": ["A", "B"]}
//! ```
//!
//! [`replay`] takes only the game, the options, the start and the moves of such a line, plays them by the rules and writes the
//! whole line again. [`check`] does the same and compares: every field of the line must be the same. Fields of the start that the
//! line leaves out are as in the game's usual start.

mod compare;
mod seats;
mod state;

use std::fmt;

use serde_json::{Map, Value, json};

pub use compare::{Difference, Place};
use state::Layout;

use crate::board::event::Silent;
use crate::board::pits::Side;
use crate::board::position::{Outcome, Position, Reason, Winner};
use crate::catalogue;
use crate::game::Game;
use crate::rule_file::{Choices, OptionValue, Rules};
use crate::session::Session;
use crate::words::reason_text;

type Fields = Map<String, Value>;

/// The fields of a line; what else it has is a remark for readers.
pub const FIELDS: [&str; 9] =
    ["game", "options", "oracle", "start", "plies", "result", "next", "next_legal", "next_legal_n"];

/// Finds the rules of a game by the name a trace gives it; [`crate::catalogue::rules`] is one.
pub type Resolve<'a, 'r> = &'a dyn Fn(&str) -> Option<&'r Rules>;

/// Plays the moves of a trace and writes the game as the rules have it, in the same form: the completed start,
/// the legal moves in board order before each ply, the state after it, and the result.
///
/// # Errors
/// When the line is not a trace, names an unknown game or option, starts from an impossible position or holds
/// an illegal move.
///
/// # Examples
/// ```
/// use naqala::{catalogue, trace};
///
/// let replayed = trace::replay(r#"{"game": "oware", "plies": [{"move": "c"}]}"#, &catalogue::rules)?;
/// assert_eq!(replayed["plies"][0]["south"].to_string(), "[4,4,0,5,5,5]");
/// assert_eq!(replayed["next"], "N");
/// # Ok::<(), trace::TraceError>(())
/// ```
pub fn replay(line: &str, resolve: Resolve<'_, '_>) -> Result<Value, TraceError> {
    let replayed = Replayed::of(&read_fields(line)?, resolve, Listing::Short)?;
    match replayed.stopped {
        Some(error) => Err(error),
        None => Ok(Value::Object(replayed.fields)),
    }
}

/// The former name of [`replay`].
///
/// # Errors
/// As [`replay`].
#[deprecated(since = "0.3.0", note = "renamed to `replay`")]
pub fn retell(line: &str, resolve: Resolve<'_, '_>) -> Result<Value, TraceError> {
    replay(line, resolve)
}

/// Plays the moves of a trace and compares everything the line says with the rules. Returns the first difference, or `None` if
/// there is none. Lists of legal moves are compared as sets; reasons and remarks are not compared.
///
/// # Errors
/// As [`replay`], except that an illegal move is a difference.
///
/// # Examples
/// ```
/// use naqala::{catalogue, trace};
///
/// let line = r#"{"game": "oware", "plies": [{"by": "S", "move": "c", "legal": ["a", "b", "c"]}]}"#;
/// let difference = trace::check(line, &catalogue::rules)?.expect("the list is not complete");
/// assert_eq!(difference.to_string(), "ply 1 (S plays c): legal moves not expected: d, e, f");
/// # Ok::<(), trace::TraceError>(())
/// ```
pub fn check(line: &str, resolve: Resolve<'_, '_>) -> Result<Option<Difference>, TraceError> {
    let recorded = read_fields(line)?;
    let replayed = Replayed::of(&recorded, resolve, Listing::Full)?;
    let difference = compare::plies(&recorded, &replayed.fields);
    Ok(match (difference, replayed.stopped) {
        (Some(difference), _) => Some(difference),
        (None, Some(TraceError::Move { ply, by, text, why })) => {
            Some(Difference::refused(ply, by, &text, why))
        }
        (None, Some(error)) => return Err(error),
        (None, None) => compare::end(&recorded, &replayed.fields),
    })
}

/// Why a trace cannot be played again.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum TraceError {
    /// The line is not a JSON object.
    NotJson(String),
    /// A field is missing or holds something it cannot hold.
    Field {
        /// Which field, as a path: `start.south`.
        field: String,
        /// What is wrong with it.
        problem: String,
    },
    /// The game is unknown.
    UnknownGame {
        /// The name in the line.
        game: String,
        /// A game of the catalogue with a similar name.
        suggestion: Option<&'static str>,
    },
    /// The options cannot be applied.
    Options(String),
    /// The start is not a possible position.
    Start(String),
    /// A move is not legal.
    Move {
        /// Number of the ply, from 1.
        ply: usize,
        /// Who was to move.
        by: Side,
        /// The move.
        text: String,
        /// Why it cannot be played.
        why: String,
    },
}

impl TraceError {
    fn field(field: impl Into<String>, problem: impl Into<String>) -> TraceError {
        TraceError::Field { field: field.into(), problem: problem.into() }
    }
}

impl fmt::Display for TraceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TraceError::NotJson(problem) => write!(f, "not a JSON object on one line: {problem}"),
            TraceError::Field { field, problem } => write!(f, "`{field}`: {problem}"),
            TraceError::UnknownGame { game, suggestion: None } => write!(f, "there is no game `{game}`"),
            TraceError::UnknownGame { game, suggestion: Some(other) } => {
                write!(f, "there is no game `{game}`; did you mean `{other}`?")
            }
            TraceError::Options(problem) => write!(f, "`options`: {problem}"),
            TraceError::Start(problem) => write!(f, "`start`: {problem}"),
            TraceError::Move { ply, by, text, why } => {
                write!(f, "ply {ply} ({} plays {text}): {why}", by.letter())
            }
        }
    }
}

impl std::error::Error for TraceError {}

/// How the legal moves are listed.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Listing {
    /// All of them, to be compared.
    Full,
    /// Shortened where captures take further pits in many ways, with the full number beside it.
    Short,
}

/// A game played again, as far as its moves are legal.
struct Replayed {
    fields: Fields,
    stopped: Option<TraceError>,
}

impl Replayed {
    fn of(recorded: &Fields, resolve: Resolve<'_, '_>, listing: Listing) -> Result<Replayed, TraceError> {
        let game = read_game(recorded, resolve)?;
        let moves = read_moves(recorded)?;
        let layout = Layout::new(&game, read_start(recorded)?);
        let start = layout.position(&read_turn(recorded)?)?;
        let mut fields = Fields::new();
        fields.insert("game".into(), json!(game.id()));
        fields.insert("options".into(), recorded.get("options").cloned().unwrap_or_else(|| json!({})));
        fields.insert("oracle".into(), json!("naqala"));
        fields.insert("start".into(), Value::Object(layout.start(&start)));

        let mut session = Session::from_position(game.clone(), start);
        let mut plies = Vec::with_capacity(moves.len());
        let mut stopped = None;
        for text in moves {
            match play(&mut session, text, plies.len() + 1, listing) {
                Ok(head) => plies.push(Value::Object(after(head, session.position(), &layout))),
                Err(error) => {
                    stopped = Some(error);
                    break;
                }
            }
        }
        fields.insert("plies".into(), Value::Array(plies));
        fields.append(&mut ending(&session, listing));
        Ok(Replayed { fields, stopped })
    }
}

/// Plays one written move; returns the fields of the trace before its state.
fn play(session: &mut Session, text: &str, ply: usize, listing: Listing) -> Result<Fields, TraceError> {
    let before = *session.position();
    let by = before.to_move();
    let refuse = |why: String| TraceError::Move { ply, by, text: text.to_string(), why };
    if let Some(outcome) = before.outcome() {
        return Err(refuse(format!(
            "the game is over: {}",
            reason_text(session.game(), outcome.reason, "en")
        )));
    }
    let mut head = Fields::new();
    head.insert("by".into(), state::to_move(&before));
    head.insert("move".into(), json!(text));
    list_moves(&mut head, "legal", session, listing);
    let own_text = seats::plain(session.game(), text);
    let chosen = session.game().parse_ply(&before, &own_text).map_err(|error| refuse(error.to_string()))?;
    match session.play_ply(&chosen, &mut Silent) {
        Ok(()) => Ok(head),
        Err(illegal) => Err(refuse(format!("`{text}` cannot be played: {}", illegal.why))),
    }
}

/// Adds the legal moves of a position to the fields, in board order.
fn list_moves(fields: &mut Fields, name: &str, session: &Session, listing: Listing) {
    let (game, position) = (session.game(), session.position());
    if listing == Listing::Full {
        let texts = session.ply_texts().into_iter();
        fields.insert(name.into(), texts.map(|text| json!(seats::spelled(game, position, &text))).collect());
        return;
    }
    let list = game.ply_list(position);
    let total = list.is_shortened().then_some(list.total);
    let texts = list.texts.iter();
    fields.insert(name.into(), texts.map(|text| json!(seats::spelled(game, position, text))).collect());
    if let Some(total) = total {
        fields.insert(format!("{name}_n"), json!(total));
    }
}

/// Completes a ply with the state it leads to; a sowing without end leads to none.
fn after(mut ply: Fields, position: &Position, layout: &Layout<'_>) -> Fields {
    match position.outcome() {
        Some(Outcome { reason: Reason::Endless, .. }) => {
            ply.insert("endless".into(), json!(true));
        }
        outcome => {
            ply.append(&mut layout.state(position));
            let unsown = state::unsown(layout.game, position);
            if outcome.is_some() && unsown > 0 {
                ply.insert("pending".into(), json!(unsown));
            }
        }
    }
    ply
}

/// The result, or who moves next and what they may play.
fn ending(session: &Session, listing: Listing) -> Fields {
    let (game, position) = (session.game(), session.position());
    let mut fields = Fields::new();
    let Some(outcome) = position.outcome() else {
        fields.insert("result".into(), Value::Null);
        fields.insert("next".into(), state::to_move(position));
        list_moves(&mut fields, "next_legal", session, listing);
        return fields;
    };
    let winner = match outcome.winner {
        Winner::Side(side) => json!(seats::winners(game, side)),
        Winner::Draw => json!("draw"),
        Winner::Nobody => Value::Null,
    };
    let mut result = Fields::new();
    result.insert("winner".into(), winner);
    if seats::by_seat(game) {
        result.extend(game.tray_name().map(|name| (name.to_owned(), seats::trays(game, position))));
    } else {
        result.insert("stores".into(), state::stores(game, position));
    }
    if state::marks_count(game) {
        result.insert("score".into(), state::scores(game, position));
    }
    result.insert("why".into(), json!(reason_text(game, outcome.reason, "en")));
    fields.insert("result".into(), Value::Object(result));
    fields
}

fn read_fields(line: &str) -> Result<Fields, TraceError> {
    match serde_json::from_str(line) {
        Ok(Value::Object(fields)) => Ok(fields),
        Ok(_) => Err(TraceError::NotJson("a trace begins with `{`".into())),
        Err(error) => Err(TraceError::NotJson(error.to_string())),
    }
}

fn read_game(recorded: &Fields, resolve: Resolve<'_, '_>) -> Result<Game, TraceError> {
    let id = recorded.get("game").ok_or_else(|| TraceError::field("game", "is missing"))?;
    let id = id.as_str().ok_or_else(|| TraceError::field("game", format!("{id} is not a name")))?;
    let rules = resolve(id).ok_or_else(|| TraceError::UnknownGame {
        game: id.to_string(),
        suggestion: catalogue::suggest(id),
    })?;
    let mut choices = Choices::new();
    match recorded.get("options") {
        None | Some(Value::Null) => {}
        Some(Value::Object(options)) => {
            for (name, value) in options {
                choose(&mut choices, name, value)?;
            }
        }
        Some(other) => return Err(TraceError::field("options", format!("{other} is not an object"))),
    }
    rules.compile(&choices).map_err(|error| TraceError::Options(error.to_string()))
}

fn choose(choices: &mut Choices, name: &str, value: &Value) -> Result<(), TraceError> {
    let problem =
        || TraceError::field(format!("options.{name}"), format!("{value} is not a value of an option"));
    let chosen = match value {
        Value::String(preset) if name == "preset" => {
            choices.preset(preset);
            return Ok(());
        }
        Value::Null => OptionValue::Null,
        Value::Bool(yes) => OptionValue::Bool(*yes),
        Value::Number(number) => OptionValue::Int(number.as_i64().ok_or_else(problem)?),
        Value::String(text) => OptionValue::Text(text.clone()),
        Value::Array(items) => {
            OptionValue::List(items.iter().map(Value::as_i64).collect::<Option<_>>().ok_or_else(problem)?)
        }
        Value::Object(_) => return Err(problem()),
    };
    choices.set_value(name, &chosen);
    Ok(())
}

fn read_start(recorded: &Fields) -> Result<Fields, TraceError> {
    match recorded.get("start") {
        None | Some(Value::Null) => Ok(Fields::new()),
        Some(Value::Object(start)) => Ok(start.clone()),
        Some(other) => Err(TraceError::field("start", format!("{other} is not an object"))),
    }
}

/// Who plays first where the start itself does not say it: the player of the first ply.
fn read_turn(recorded: &Fields) -> Result<Option<Value>, TraceError> {
    let first = recorded.get("plies").and_then(|plies| plies.get(0)).and_then(|ply| ply.get("by"));
    Ok(first.filter(|by| by.as_str().is_some_and(|by| by.len() == 1)).cloned())
}

fn read_moves(recorded: &Fields) -> Result<Vec<&str>, TraceError> {
    let plies = match recorded.get("plies") {
        None | Some(Value::Null) => return Ok(Vec::new()),
        Some(plies) => plies.as_array().ok_or_else(|| TraceError::field("plies", "is not a list"))?,
    };
    let read = |(index, ply): (usize, &'_ Value)| match ply.get("move").and_then(Value::as_str) {
        Some(_) => Ok(()),
        None => Err(TraceError::field(format!("plies[{index}].move"), "is missing or not a text")),
    };
    plies.iter().enumerate().try_for_each(read)?;
    Ok(plies.iter().filter_map(|ply| ply["move"].as_str()).collect())
}
