//! Positions as the fields of a trace: which fields a game has follows from its rules, never from its name.

use serde_json::{Value, json};

use super::{Fields, TraceError};
use crate::{Board, Game, MarkForm, MarkSpec, Pit, PitSet, Position, PositionBuilder, Side};

const PLAYERS: [Side; 2] = [Side::South, Side::North];

/// A name for each of a player's rows, or none where one list holds all the pits.
type Row = (Option<&'static str>, Vec<Pit>);

/// How the positions of one game are written: what the rules name, and what the trace's own start lists.
pub(super) struct Layout<'g> {
    game: &'g Game,
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
        let mut builder = self.game.build();
        for (field, value) in &fields {
            self.read(field, value, &mut builder)
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
        fields.insert("turn".into(), json!(position.to_move().letter()));
        fields
    }

    /// The fields of the state after a ply.
    pub(super) fn state(&self, position: &Position) -> Fields {
        let mut fields = Fields::new();
        fields.insert("south".into(), self.seeds(position, Side::South));
        fields.insert("north".into(), self.seeds(position, Side::North));
        let mut put = |name: &str, value: Value, by_rules: bool| {
            if by_rules || self.given.contains_key(name) {
                fields.insert(name.into(), value);
            }
        };
        let stores = stores(self.game, position);
        let stores_shown = self.given.is_empty() || !is_blank(&stores);
        put("stores", stores, stores_shown);
        let usual = self.game.start();
        let enters_seeds = PLAYERS.iter().any(|&side| usual.reserve(side) > 0);
        put("hand", json!(PLAYERS.map(|side| position.reserve(side))), enters_seeds);
        if let Some(spec) = self.game.marks() {
            put(&spec.name, self.marks(position, spec), true);
        }
        if !self.marks_are("moved") {
            put("moved", json!(PLAYERS.map(|side| position.has_moved(side))), false);
        }
        if let Some(name) = self.game.block_name() {
            put(name, self.pit(position.blocked()), true);
        }
        let targets = Value::from(PLAYERS.map(|side| self.pit(position.last_target(side))).to_vec());
        let targets_shown = !is_blank(&targets);
        put("last_target", targets, targets_shown);
        put("swapped", json!(position.is_swapped()), position.is_swapped());
        fields
    }

    fn seeds(&self, position: &Position, side: Side) -> Value {
        let row = |pits: &[Pit]| -> Value { pits.iter().map(|&pit| json!(position.seeds(pit))).collect() };
        match self.rows[side.index()].as_slice() {
            [(None, pits)] => row(pits),
            rows => {
                rows.iter().map(|(name, pits)| (name.unwrap_or_default().to_string(), row(pits))).collect()
            }
        }
    }

    fn marks(&self, position: &Position, spec: &MarkSpec) -> Value {
        let one = |side| self.pit(position.marks(side).into_iter().next());
        let all = position.marks(Side::South) | position.marks(Side::North);
        match spec.form {
            MarkForm::OnePerPlayer => {
                PLAYERS.iter().map(|&side| (side.letter().to_string(), one(side))).collect()
            }
            MarkForm::ByPit => all
                .into_iter()
                .map(|pit| {
                    let owner =
                        if position.marks(Side::South).contains(pit) { Side::South } else { Side::North };
                    (self.game.board().name(pit).to_string(), json!(owner.letter()))
                })
                .collect(),
            MarkForm::Kept => json!(PLAYERS.map(|side| !position.marks(side).is_empty())),
            MarkForm::List => self.pit_list(all),
        }
    }

    fn pit(&self, pit: Option<Pit>) -> Value {
        pit.map_or(Value::Null, |pit| json!(self.game.board().name(pit)))
    }

    fn pit_list(&self, pits: PitSet) -> Value {
        pits.into_iter().map(|pit| self.pit(Some(pit))).collect()
    }

    fn marks_are(&self, name: &str) -> bool {
        self.game.marks().is_some_and(|spec| spec.name == name)
    }
}

/// Reading the start.
impl Layout<'_> {
    fn read(&self, field: &str, value: &Value, builder: &mut PositionBuilder<'_>) -> Result<(), String> {
        match field {
            "south" => self.read_seeds(Side::South, value, builder),
            "north" => self.read_seeds(Side::North, value, builder),
            "stores" => each(pair(value, number)?, 0, |side, seeds| _ = builder.store(side, seeds)),
            "hand" => each(pair(value, number)?, 0, |side, seeds| _ = builder.reserve(side, seeds)),
            "turn" => {
                builder.to_move(player(value)?);
                Ok(())
            }
            "starter" => {
                builder.starter(player(value)?);
                Ok(())
            }
            "swapped" => {
                builder.swapped(yes(value)?);
                Ok(())
            }
            "owners" => self.read_owners(value, builder),
            "out_of_play" => list(value)?.iter().try_for_each(|pit| {
                builder.close(self.read_pit(pit)?);
                Ok(())
            }),
            "last_target" => {
                let targets = pair(value, |pit| (!pit.is_null()).then(|| self.read_pit(pit)).transpose())?;
                each(targets, None, |side, pit| {
                    pit.into_iter().for_each(|pit| _ = builder.last_target(side, pit))
                })
            }
            name if self.marks_are(name) => self.read_marks(value, builder),
            "moved" => each(pair(value, yes)?, false, |side, moved| _ = builder.moved(side, moved)),
            name if self.game.block_name() == Some(name) => {
                if !value.is_null() {
                    builder.blocked(self.read_pit(value)?);
                }
                Ok(())
            }
            _ if is_blank(value) => Ok(()),
            _ => Err("this game's positions have no such field".into()),
        }
    }

    fn read_seeds(&self, side: Side, value: &Value, builder: &mut PositionBuilder<'_>) -> Result<(), String> {
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
                builder.seeds(pit, number(count)?);
            }
        }
        Ok(())
    }

    fn read_owners(&self, value: &Value, builder: &mut PositionBuilder<'_>) -> Result<(), String> {
        let letters = value.as_str().unwrap_or_default();
        let owners: Option<Vec<Side>> = letters.chars().map(Side::from_letter).collect();
        let pits: Vec<Pit> = self.game.board().pits().collect();
        match owners {
            Some(owners) if owners.len() == pits.len() => {
                pits.into_iter().zip(owners).for_each(|(pit, side)| _ = builder.owner(pit, side));
                Ok(())
            }
            _ => Err(format!("{value} does not name the owner (S or N) of each of the {} pits", pits.len())),
        }
    }

    fn read_marks(&self, value: &Value, builder: &mut PositionBuilder<'_>) -> Result<(), String> {
        match (self.game.marks().map(|spec| spec.form), value) {
            (Some(MarkForm::OnePerPlayer), Value::Object(pits)) => {
                for (owner, pit) in pits.iter().filter(|(_, pit)| !pit.is_null()) {
                    builder.mark(self.read_pit(pit)?, player(&json!(owner))?);
                }
                Ok(())
            }
            (Some(MarkForm::ByPit), Value::Object(pits)) => {
                for (pit, owner) in pits {
                    builder.mark(self.read_pit(&json!(pit))?, player(owner)?);
                }
                Ok(())
            }
            (Some(MarkForm::Kept), _) => {
                let usual = self.game.start();
                each(pair(value, yes)?, false, |side, _| {
                    usual.marks(side).into_iter().for_each(|pit| _ = builder.mark(pit, side));
                })
            }
            (Some(MarkForm::List), Value::Array(pits)) => {
                for pit in pits {
                    let pit = self.read_pit(pit)?;
                    builder.mark(pit, self.game.board().home(pit));
                }
                Ok(())
            }
            _ => Err(format!("{value} does not name marked pits")),
        }
    }

    fn read_pit(&self, value: &Value) -> Result<Pit, String> {
        let name = value.as_str().ok_or_else(|| format!("{value} is not a pit"))?;
        self.game.board().find(name).ok_or_else(|| format!("the board has no pit `{name}`"))
    }
}

/// Seeds in the two stores.
pub(super) fn stores(game: &Game, position: &Position) -> Value {
    json!(PLAYERS.map(|side| game.store(position, side)))
}

/// What the two players have won, marked pits included.
pub(super) fn scores(game: &Game, position: &Position) -> Value {
    json!(PLAYERS.map(|side| game.score(position, side)))
}

/// Whether marked pits hold seeds for their owners, so that stores alone are not the score.
pub(super) fn marks_count(game: &Game) -> bool {
    game.marks().is_some_and(|spec| spec.form == MarkForm::ByPit)
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

/// A player's rows from the middle of the board outwards, each from that player's own left. Up to three rows make
/// one list in board order, because a row in the middle belongs half to one player and half to the other.
fn rows(board: &Board, side: Side) -> Vec<Row> {
    let home = || board.pits().filter(|&pit| board.home(pit) == side);
    if board.rows() <= 3 {
        return vec![(None, home().collect())];
    }
    let own = board.rows() / 2;
    (0..own)
        .map(|outwards| {
            let drawn = if side == Side::South { own + outwards } else { own - 1 - outwards };
            let mut pits: Vec<Pit> = home().filter(|&pit| board.place(pit).0 == drawn).collect();
            pits.sort_by_key(|&pit| board.place(pit).1);
            if side == Side::North {
                pits.reverse();
            }
            let name = match outwards {
                0 => "inner",
                last if last + 1 == own => "outer",
                _ => "middle",
            };
            (Some(name), pits)
        })
        .collect()
}

fn list(value: &Value) -> Result<&Vec<Value>, String> {
    value.as_array().ok_or_else(|| format!("{value} is not a list"))
}

fn number(value: &Value) -> Result<u8, String> {
    let number = value.as_u64().and_then(|number| u8::try_from(number).ok());
    number.ok_or_else(|| format!("{value} is not a number of seeds from 0 to 255"))
}

fn yes(value: &Value) -> Result<bool, String> {
    value.as_bool().ok_or_else(|| format!("{value} is neither true nor false"))
}

fn player(value: &Value) -> Result<Side, String> {
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
        items => Err(format!("{} entries, two are needed: South's and North's", items.len())),
    }
}

/// Applies the entries that are not `nothing` to their players.
fn each<T: PartialEq>(entries: [T; 2], nothing: T, mut apply: impl FnMut(Side, T)) -> Result<(), String> {
    for (side, entry) in PLAYERS.into_iter().zip(entries) {
        if entry != nothing {
            apply(side, entry);
        }
    }
    Ok(())
}
