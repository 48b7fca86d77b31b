//! Positions as the fields of a trace. The rules of a game decide which fields it has, never its name.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use super::{Fields, TraceError};
use crate::board::Board;
use crate::board::pits::{Pit, PitSet, Side};
use crate::board::position::{Decision, Position};
use crate::board::second_kind::Kind;
use crate::builder::PositionBuilder;
use crate::game::Game;
use crate::program::MarkForm;

pub(super) type Builder<'g> = PositionBuilder<'g>;

const PLAYERS: [Side; 2] = [Side::South, Side::North];

/// Who is to move when both players name a pit for the race before the first turn.
const BOTH: &str = "both";

/// A name for each of a player's rows, or none where one list holds all the pits.
type Row = (Option<&'static str>, Vec<Pit>);

/// How the positions of one game are written: what the rules name, and what the trace's own start lists.
pub(super) struct Layout<'g> {
    pub(super) game: &'g Game,
    given: Fields,
    rows: [Vec<Row>; 2],
}

impl<'g> Layout<'g> {
    pub(super) fn new(game: &'g Game, given: Fields) -> Layout<'g> {
        Layout { game, given, rows: PLAYERS.map(|side| rows(game.board(), side)) }
    }

    /// The position of the given start; what it leaves out is as in the game's usual start.
    pub(super) fn position(&self, first_player: &Option<Value>) -> Result<Position, TraceError> {
        let mut fields = self.start(&self.game.start());
        if let Some(player) = first_player {
            fields.insert("turn".into(), player.clone());
        }
        fields.extend(self.given.clone());
        if fields.get("turn").is_some_and(|turn| turn != BOTH) && !self.given.contains_key("zero_done") {
            // Where one player is to move, the race is over.
            fields.remove("zero_done");
        }
        // The winnings depend on the seeds on the board, so they come last.
        let stores = fields.remove("stores").map(|value| ("stores".to_owned(), value));
        let mut builder = self.game.build();
        for (field, value) in fields.iter().chain(stores.as_ref().map(|(name, value)| (name, value))) {
            builder = self
                .read(field, value, builder)
                .map_err(|problem| TraceError::field(format!("start.{field}"), problem))?;
        }
        builder.finish().map_err(|error| TraceError::Start(error.to_string()))
    }

    /// The fields of a start: its state, what holds for the whole round, and who moves.
    pub(super) fn start(&self, position: &Position) -> Fields {
        let mut fields = self.state(position);
        let board = self.game.board();
        let owner = |pit| self.game.owner(position, pit).unwrap_or(board.home(pit));
        if self.given.contains_key("owners") || board.pits().any(|pit| owner(pit) != board.home(pit)) {
            let letters: String = board.pits().map(|pit| owner(pit).letter()).collect();
            fields.insert("owners".into(), json!(letters));
        }
        if self.given.contains_key("starter") {
            fields.insert("starter".into(), json!(position.starter().letter()));
        }
        if self.given.contains_key("out_of_play") || !position.closed().is_empty() {
            fields.insert("out_of_play".into(), self.pit_list(position.closed()));
        }
        fields.insert("turn".into(), to_move(position));
        fields
    }

    /// The fields of the state after a ply.
    pub(super) fn state(&self, position: &Position) -> Fields {
        if super::seats::by_seat(self.game) {
            return self.state_by_seat(position);
        }
        let mut fields = Fields::new();
        if self.is_common() {
            fields.insert("board".into(), self.filled(position));
        } else {
            fields.insert("south".into(), self.seeds(position, Side::South));
            fields.insert("north".into(), self.seeds(position, Side::North));
        }
        for &end in self.game.board().ends() {
            fields.insert(self.game.board().name(end).into(), self.pieces(position, end));
        }
        let mut put = |name: &str, value: Value, by_rules: bool| {
            if by_rules || self.given.contains_key(name) {
                fields.insert(name.into(), value);
            }
        };
        let stores = stores(self.game, position);
        let stores_shown = self.given.is_empty() || !is_blank(&stores);
        put("stores", stores, stores_shown);
        put("hand", json!(PLAYERS.map(|side| position.reserve(side))), self.game.has_reserve());
        if let Some((name, form)) = self.game.mark_form() {
            put(name, self.marks(position, form), true);
        }
        if !self.marks_are("moved") {
            put("moved", json!(PLAYERS.map(|side| position.has_moved(side))), false);
        }
        put("zero_done", json!(position.decision() != Decision::Race), self.game.has_race());
        put("first_ply", json!(position.plies() == 0), false);
        put("plies_done", json!(position.plies()), false);
        put("captures", json!(PLAYERS.map(|side| position.captures(side))), self.game.counts_captures());
        put("move_in_turn", json!(position.nth() + 1), self.game.has_numbered_moves());
        if let Some(name) = self.game.block_name() {
            put(name, self.pit(position.blocked()), true);
        }
        if let Some(name) = self.game.bound_name() {
            put(name, self.pit(position.bound()), true);
        }
        let targets = Value::from(PLAYERS.map(|side| self.pit(position.last_target(side))).to_vec());
        let targets_shown = !is_blank(&targets);
        put("last_target", targets, targets_shown);
        put("swapped", json!(position.is_swapped()), position.is_swapped());
        fields
    }

    /// Whether the pits have no owners.
    pub(super) fn is_common(&self) -> bool {
        !self.game.board().common_rows().is_empty()
    }

    /// The seeds in the pits that hold some.
    pub(super) fn filled(&self, position: &Position) -> Value {
        let board = self.game.board();
        let filled = board.pits().filter(|pit| position.seeds(*pit) > 0);
        filled.map(|pit| (board.name(pit).to_string(), json!(position.seeds(pit)))).collect()
    }

    fn seeds(&self, position: &Position, side: Side) -> Value {
        let row = |pits: &[Pit]| -> Value { pits.iter().map(|&pit| self.pieces(position, pit)).collect() };
        match self.rows[side.index()].as_slice() {
            [(None, pits)] => row(pits),
            rows => {
                rows.iter().map(|(name, pits)| (name.unwrap_or_default().to_string(), row(pits))).collect()
            }
        }
    }

    /// The seeds in a pit; where there may be two kinds, a list of both.
    fn pieces(&self, position: &Position, pit: Pit) -> Value {
        let both = [Kind::Seed, Kind::Second].map(|kind| self.game.pieces(position, kind, pit));
        let may_hold_both = self.game.second_kind().is_some_and(|second| second.pits().contains(pit));
        if may_hold_both { json!(both) } else { json!(both[0]) }
    }

    pub(super) fn marks(&self, position: &Position, form: MarkForm) -> Value {
        let sides = || self.game.sides();
        let one = |side| self.pit(position.marks(side).into_iter().next());
        let all = position.marked();
        match form {
            MarkForm::OnePerPlayer => sides().map(|side| (side.letter().to_string(), one(side))).collect(),
            MarkForm::ByPit => all
                .into_iter()
                .map(|pit| (self.game.board().name(pit).to_string(), mark_owners(self.game, position, pit)))
                .collect(),
            MarkForm::Kept => sides().map(|side| json!(!position.marks(side).is_empty())).collect(),
            MarkForm::List => self.pit_list(all),
        }
    }

    pub(super) fn pit(&self, pit: Option<Pit>) -> Value {
        pit.map_or(Value::Null, |pit| json!(self.game.board().name(pit)))
    }

    fn pit_list(&self, pits: PitSet) -> Value {
        pits.into_iter().map(|pit| self.pit(Some(pit))).collect()
    }

    fn marks_are(&self, name: &str) -> bool {
        self.game.mark_form().is_some_and(|(marks, _)| marks == name)
    }
}

/// Reading the start.
impl<'g> Layout<'g> {
    fn read(&self, field: &str, value: &Value, builder: Builder<'g>) -> Result<Builder<'g>, String> {
        let builder = match self.read_by_seat(field, value, builder)? {
            Ok(builder) => return Ok(builder),
            Err(builder) => builder,
        };
        let board = self.game.board();
        if let Some(&end) = board.ends().iter().find(|&&end| board.name(end) == field) {
            return read_pieces(end, value, builder);
        }
        let by_pit = |pit: &Value| (!pit.is_null()).then(|| self.read_pit(pit)).transpose();
        Ok(match field {
            "board" if self.is_common() => self.read_filled(value, builder)?,
            "south" => self.read_seeds(Side::South, value, builder)?,
            "north" => self.read_seeds(Side::North, value, builder)?,
            "stores" if self.game.stores_are_scores() => {
                for_both(builder, some_of(pair(value, number)?), Builder::store)
            }
            "stores" => builder.winnings(pair(value, points)?),
            "hand" => for_both(builder, some_of(pair(value, number)?), Builder::reserve),
            "turn" if value == BOTH => builder,
            "turn" => builder.to_move(player(value)?),
            "zero_done" if yes(value)? => builder,
            "zero_done" => builder.race(None),
            "starter" => builder.starter(player(value)?),
            "swapped" => builder.swapped(yes(value)?),
            "first_ply" => builder.plies(u8::from(!yes(value)?)),
            "plies_done" => builder.plies(number(value)?),
            "captures" => for_both(builder, some_of(pair(value, number)?), Builder::captures),
            "move_in_turn" => builder.nth(number(value)?.saturating_sub(1)),
            "owners" => self.read_owners(value, builder)?,
            "out_of_play" => list(value)?
                .iter()
                .try_fold(builder, |builder, pit| self.read_pit(pit).map(|pit| builder.close(pit)))?,
            "last_target" => for_both(builder, pair(value, by_pit)?, Builder::last_target),
            name if self.marks_are(name) => self.read_marks(value, builder)?,
            "moved" => for_both(builder, some_of(pair(value, yes)?), Builder::moved),
            name if self.game.bound_name() == Some(name) => match by_pit(value)? {
                Some(pit) => builder.bound(pit),
                None => builder,
            },
            name if self.game.block_name() == Some(name) => match by_pit(value)? {
                Some(pit) => builder.blocked(pit),
                None => builder,
            },
            _ if is_blank(value) => builder,
            _ => return Err("this game's positions have no such field".into()),
        })
    }

    fn read_seeds(&self, side: Side, value: &Value, mut builder: Builder<'g>) -> Result<Builder<'g>, String> {
        for (name, pits) in &self.rows[side.index()] {
            let row = match name {
                None => value,
                Some(name) => value.get(name).ok_or_else(|| format!("has no row `{name}`"))?,
            };
            let counts = list(row)?;
            if counts.len() != pits.len() {
                return Err(format!("{} numbers for {} pits", counts.len(), pits.len()));
            }
            for (&pit, count) in pits.iter().zip(counts) {
                builder = read_pieces(pit, count, builder)?;
            }
        }
        Ok(builder)
    }

    fn read_filled(&self, value: &Value, mut builder: Builder<'g>) -> Result<Builder<'g>, String> {
        let pits = value.as_object().ok_or_else(|| format!("{value} does not tell the seeds in pits"))?;
        for (name, seeds) in pits {
            builder = builder.seeds(self.read_pit(&json!(name))?, number(seeds)?);
        }
        Ok(builder)
    }

    fn read_owners(&self, value: &Value, builder: Builder<'g>) -> Result<Builder<'g>, String> {
        let letters = value.as_str().unwrap_or_default();
        let owners: Option<Vec<Side>> = letters.chars().map(Side::from_letter).collect();
        let pits: Vec<Pit> = self.game.board().pits().collect();
        match owners {
            Some(owners) if owners.len() == pits.len() => Ok(pits
                .into_iter()
                .zip(owners)
                .fold(builder, |builder, (pit, owner)| builder.owner(pit, owner))),
            _ => Err(format!("{value} does not name the owner (S or N) of each of the {} pits", pits.len())),
        }
    }

    fn read_marks(&self, value: &Value, builder: Builder<'g>) -> Result<Builder<'g>, String> {
        let mut marks: Vec<(Pit, Side)> = Vec::new();
        match (self.game.mark_form(), value) {
            (Some((_, MarkForm::OnePerPlayer)), Value::Object(pits)) => {
                for (owner, pit) in pits.iter().filter(|(_, pit)| !pit.is_null()) {
                    marks.push((self.read_pit(pit)?, player(&json!(owner))?));
                }
            }
            (Some((_, MarkForm::ByPit)), Value::Object(owners)) => {
                for (pit, owner) in owners {
                    let pit = self.read_pit(&json!(pit))?;
                    if owner == BOTH {
                        marks.extend(PLAYERS.map(|owner| (pit, owner)));
                        continue;
                    }
                    for letter in owner.as_str().unwrap_or_default().chars() {
                        marks.push((pit, player(&json!(letter))?));
                    }
                }
            }
            (Some((_, MarkForm::Kept)), Value::Array(_)) => {
                let usual = self.game.start();
                for (side, kept) in self.game.sides().zip(list(value)?) {
                    let kept = yes(kept)?;
                    marks.extend(usual.marks(side).into_iter().filter(|_| kept).map(|pit| (pit, side)));
                }
            }
            (Some((_, MarkForm::List)), Value::Array(pits)) => {
                for pit in pits {
                    let pit = self.read_pit(pit)?;
                    marks.push((pit, self.game.board().home(pit)));
                }
            }
            _ => return Err(format!("{value} does not name marked pits")),
        }
        Ok(marks.into_iter().fold(builder, |builder, (pit, owner)| builder.mark(pit, owner)))
    }

    fn read_pit(&self, value: &Value) -> Result<Pit, String> {
        let name = value.as_str().ok_or_else(|| format!("{value} is not a pit"))?;
        self.game.board().find(name).ok_or_else(|| format!("the board has no pit `{name}`"))
    }
}

/// Seeds that are in no place: captured and not sown any more, or missing from the start.
pub(super) fn unsown(game: &Game, position: &Position) -> u32 {
    let placed = game.seeds_in_all(position) - u32::from(position.hand());
    game.total_seeds().saturating_sub(placed)
}

/// The letters of the players who own the marks of a pit, or both players.
fn mark_owners(game: &Game, position: &Position, pit: Pit) -> Value {
    let owners = game.sides().filter(|side| position.marks(*side).contains(pit));
    let letters: String = owners.map(Side::letter).collect();
    if game.players() == 2 && letters.len() == 2 { json!(BOTH) } else { json!(letters) }
}

/// The letter of the player to move, or both players in a race.
pub(super) fn to_move(position: &Position) -> Value {
    match position.decision() {
        Decision::Race => json!(BOTH),
        _ => json!(position.to_move().letter()),
    }
}

/// The winnings of the two players, in seeds.
pub(super) fn stores(game: &Game, position: &Position) -> Value {
    json!(PLAYERS.map(|side| game.winnings(position, side)))
}

/// The scores of the players, marked pits included.
pub(super) fn scores(game: &Game, position: &Position) -> Value {
    game.sides().map(|side| json!(game.score(position, side))).collect()
}

/// Whether marked pits hold seeds for their owners, so that stores alone are not the score.
pub(super) fn marks_count(game: &Game) -> bool {
    game.compiled_program().marks_count
}

/// Whether a value says nothing: null, no, zero, or made of such values only.
pub(super) fn is_blank(value: &Value) -> bool {
    match value {
        Value::Null => true,
        Value::Bool(yes) => !yes,
        Value::Number(number) => number.as_i64() == Some(0),
        Value::String(text) => text.is_empty(),
        Value::Array(items) => items.iter().all(is_blank),
        Value::Object(fields) => fields.values().all(is_blank),
    }
}

/// A player's rows from the middle of the board outwards, each from that player's own left. Rows have names where
/// pits are called by row and number (`a1`, `b1`, `c1` from the middle outwards); otherwise one list holds all
/// pits in board order.
fn rows(board: &Board, side: Side) -> Vec<Row> {
    let home: Vec<Pit> = board.side_rows(side).iter().flatten().copied().collect();
    let numbered = |pit: &Pit| board.name(*pit).ends_with(|last: char| last.is_ascii_digit());
    if !home.iter().all(numbered) || home.is_empty() {
        return vec![(None, home)];
    }
    let mut rows: BTreeMap<char, Vec<(u32, Pit)>> = BTreeMap::new();
    for pit in home {
        let name = board.name(pit);
        let letters = name.trim_end_matches(|last: char| last.is_ascii_digit());
        let row = rows.entry(letters.chars().next().unwrap_or_default().to_ascii_lowercase()).or_default();
        row.push((name[letters.len()..].parse().unwrap_or_default(), pit));
    }
    let last = rows.len() - 1;
    let named = rows.into_values().enumerate().map(|(outwards, mut row)| {
        row.sort_unstable();
        let name = match outwards {
            0 => "inner",
            outwards if outwards == last => "outer",
            _ => "middle",
        };
        (Some(name), row.into_iter().map(|(_, pit)| pit).collect())
    });
    named.collect()
}

/// The seeds in a pit, or a list of the seeds of both kinds.
fn read_pieces<'g>(pit: Pit, value: &Value, builder: Builder<'g>) -> Result<Builder<'g>, String> {
    if value.is_array() {
        let [seeds, second] = pair(value, number)?;
        return Ok(builder.seeds(pit, seeds).second(pit, second));
    }
    Ok(builder.seeds(pit, number(value)?))
}

pub(super) fn list(value: &Value) -> Result<&Vec<Value>, String> {
    value.as_array().ok_or_else(|| format!("{value} is not a list"))
}

pub(super) fn number(value: &Value) -> Result<u8, String> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| format!("{value} is not a number of seeds from 0 to 255"))
}

/// A player's winnings, in seeds; negative if debts exceed them.
fn points(value: &Value) -> Result<i32, String> {
    let points = value.as_i64().and_then(|points| i32::try_from(points).ok());
    points.ok_or_else(|| format!("{value} is not a whole number"))
}

fn yes(value: &Value) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| format!("{value} is neither true nor false"))
}

pub(super) fn player(value: &Value) -> Result<Side, String> {
    let mut letters = value.as_str().unwrap_or_default().chars();
    match (letters.next().and_then(Side::from_letter), letters.next()) {
        (Some(side), None) => Ok(side),
        _ => Err(format!("{value} is not a player (S or N)")),
    }
}

/// The two entries of a list, South's first.
fn pair<T>(value: &Value, read: impl Fn(&Value) -> Result<T, String>) -> Result<[T; 2], String> {
    match list(value)?.as_slice() {
        [south, north] => Ok([read(south)?, read(north)?]),
        items => Err(format!("{} entries, two are needed", items.len())),
    }
}

/// Leaves out what is empty anyway, so that a game need not have it.
fn some_of<T: Default + PartialEq>(entries: [T; 2]) -> [Option<T>; 2] {
    entries.map(|entry| (entry != T::default()).then_some(entry))
}

/// Sets what each of the two players has.
fn for_both<'g, T>(
    builder: Builder<'g>,
    entries: [Option<T>; 2],
    set: impl Fn(Builder<'g>, Side, T) -> Builder<'g>,
) -> Builder<'g> {
    PLAYERS.into_iter().zip(entries).fold(builder, |builder, (side, entry)| match entry {
        Some(entry) => set(builder, side, entry),
        None => builder,
    })
}
