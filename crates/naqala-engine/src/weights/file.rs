//! The weights file: TOML with a name for every feature.

use naqala::{Game, Pit, ReadError, Side, Tree};
#[cfg(feature = "files")]
use serde::Serialize;

use super::layout::{CLASSES, COARSE, END_NAMES, Group, Layout};
use crate::net::file::NetPart;
use crate::objective::Objective;

/// The version of the format. Earlier ones lack nets (1) or the spread (2).
pub(crate) const VERSION: i64 = 3;

/// Names of the aims that an [`Objective`] can express by its signs.
pub(crate) const WANTS: [&str; 4] =
    ["to win seeds", "not to win seeds", "to have seeds", "to be rid of seeds"];

/// The name of an objective's aim.
pub(crate) fn wants(objective: Objective) -> &'static str {
    WANTS[match (objective.score, objective.board) {
        (1.., _) => 0,
        (..0, _) => 1,
        (0, 0..) => 2,
        (0, ..0) => 3,
    }]
}

/// Values with their names, in the order of these, as tables are read.
type ByName<T> = Vec<(String, T)>;

#[cfg(feature = "files")]
fn as_table<T: Serialize, S: serde::Serializer>(
    values: &ByName<T>,
    serializer: S,
) -> Result<S::Ok, S::Error> {
    serializer.collect_map(values.iter().map(|(name, value)| (name, value)))
}

/// The whole file.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "files", derive(Serialize))]
pub(crate) struct WeightsFile {
    #[cfg_attr(feature = "files", serde(rename = "naqala-weights"))]
    pub(crate) version: i64,
    pub(crate) game: String,
    /// The aim of the game.
    pub(crate) wanted: String,
    /// The options that were not the usual ones.
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_table"))]
    pub(crate) options: ByName<String>,
    pub(crate) origin: Origin,
    /// By how many hundredths of a seed the value of a position usually changes when the search looks four decisions
    /// further: two of three changes are smaller.
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Option::is_none"))]
    pub(crate) spread: Option<i32>,
    /// Where all seeds lie in the pits. Without weights, whoever does not judge by the net judges by material.
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Option::is_none"))]
    pub(crate) full: Option<Phase>,
    /// Where none does; between the two, weights go over from one to the other.
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Option::is_none"))]
    pub(crate) empty: Option<Phase>,
    /// A net, by which strong players judge instead.
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Option::is_none"))]
    pub(crate) net: Option<NetPart>,
}

/// Where weights come from: enough to make them again.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "files", derive(Serialize))]
pub struct Origin {
    /// The version of the program.
    pub version: String,
    /// The seed of all random numbers.
    pub seed: u64,
    /// Games of the engine against itself.
    pub games: u64,
    /// Positions that a move of such a game was chosen from, at most.
    pub nodes: u64,
    /// Positions of the games that were learnt from.
    pub positions: u64,
    /// The mean loss in games that were not learnt from: the negative logarithm of the probability that was given to
    /// what happened.
    pub loss: f64,
    /// The mean loss of an evaluation by material alone, in the same games.
    pub loss_of_material: f64,
}

/// The weights of one phase, in hundredths of a seed.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "files", derive(Serialize), serde(rename_all = "kebab-case"))]
pub(crate) struct Phase {
    score: i32,
    tempo: i32,
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Vec::is_empty"))]
    filled: Vec<i32>,
    mark_seeds: i32,
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_table"))]
    reach: ByName<i32>,
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_table"))]
    threats: ByName<i32>,
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_table"))]
    marks: ByName<i32>,
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_table"))]
    pits: ByName<Vec<i32>>,
    #[cfg_attr(feature = "files", serde(skip_serializing_if = "Vec::is_empty", serialize_with = "as_table"))]
    facing: ByName<Vec<i32>>,
}

impl WeightsFile {
    /// Reads the whole file.
    pub(crate) fn read(tree: &Tree) -> Result<WeightsFile, ReadError> {
        let mut file = WeightsFile::default();
        let needed = ["naqala-weights", "game", "wanted", "origin"];
        each_entry(tree, &needed, &mut |key, value| {
            match key {
                "naqala-weights" => file.version = value.integer()?,
                "game" => file.game = value.text()?.to_owned(),
                "wanted" => file.wanted = value.text()?.to_owned(),
                "options" => file.options = by_name(value, |option| option.text().map(str::to_owned))?,
                "origin" => file.origin = Origin::read(value)?,
                "spread" => file.spread = Some(spread(value)?),
                "full" => file.full = Some(Phase::read(value)?),
                "empty" => file.empty = Some(Phase::read(value)?),
                "net" => file.net = Some(NetPart::read(value)?),
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        if file.full.is_some() != file.empty.is_some() {
            return Err(tree.mistake("weights have both `full` and `empty`, or neither".to_owned()));
        }
        if file.full.is_none() && file.net.is_none() {
            return Err(tree.mistake("neither weights (`full`, `empty`) nor a `net` is in it".to_owned()));
        }
        Ok(file)
    }
}

impl Origin {
    fn read(tree: &Tree) -> Result<Origin, ReadError> {
        let mut origin = Origin::default();
        let needed = ["version", "seed", "games", "nodes", "positions", "loss", "loss_of_material"];
        each_entry(tree, &needed, &mut |key, value| {
            match key {
                "version" => origin.version = value.text()?.to_owned(),
                "seed" => origin.seed = value.integer()?,
                "games" => origin.games = value.integer()?,
                "nodes" => origin.nodes = value.integer()?,
                "positions" => origin.positions = value.integer()?,
                "loss" => origin.loss = value.number()?,
                "loss_of_material" => origin.loss_of_material = value.number()?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(origin)
    }
}

/// Hands out the entries of a table to `take`, which says whether it knows the key.
fn each_entry(
    tree: &Tree,
    needed: &[&str],
    take: &mut dyn FnMut(&str, &Tree) -> Result<bool, ReadError>,
) -> Result<(), ReadError> {
    for (key, value) in tree.entries()? {
        if !take(key, value)? {
            return Err(value.mistake(format!("unknown field `{key}`")));
        }
    }
    let is_there = |name: &str| tree.entries().is_ok_and(|mut entries| entries.any(|(key, _)| key == name));
    match needed.iter().find(|name| !is_there(name)) {
        Some(name) => Err(tree.mistake(format!("missing field `{name}`"))),
        None => Ok(()),
    }
}

/// A table whose keys are names.
fn by_name<T>(tree: &Tree, read: impl Fn(&Tree) -> Result<T, ReadError>) -> Result<ByName<T>, ReadError> {
    let mut values = Vec::new();
    for (name, value) in tree.entries()? {
        values.push((name.to_owned(), read(value)?));
    }
    Ok(values)
}

/// The largest weight: a thousand seeds. With it the value of no position reaches those of certain wins.
const MOST: i32 = 100_000;

fn hundredths(tree: &Tree) -> Result<i32, ReadError> {
    let number = tree.integer()?;
    if !(-MOST..=MOST).contains(&number) {
        return Err(tree.mistake(format!("{number} is not between -{MOST} and {MOST} hundredths of a seed")));
    }
    Ok(number)
}

/// How much values change: a distance, by which the search decides what to leave out.
fn spread(tree: &Tree) -> Result<i32, ReadError> {
    let number = hundredths(tree)?;
    if number < 1 {
        return Err(tree.mistake(format!("the spread is a number from 1 to {MOST}, not {number}")));
    }
    Ok(number)
}

fn list(tree: &Tree) -> Result<Vec<i32>, ReadError> {
    tree.items()?.map(hundredths).collect()
}

/// The names of South's pits, then of North's, both in the order of features.
fn pit_names<'a>(game: &'a Game, layout: &Layout) -> Vec<&'a str> {
    let board = game.board();
    let pits: Vec<Pit> = [Side::South, Side::North]
        .into_iter()
        .flat_map(|side| board.side_rows(side).iter().flatten().copied())
        .collect();
    debug_assert_eq!(pits.len(), 2 * layout.pits());
    pits.into_iter().map(|pit| board.name(pit)).collect()
}

/// Weights with the names they go by.
type Named<'w> = Vec<(&'w str, &'w [i32])>;

/// Values with their names, in the order of these.
pub(crate) fn in_order<'n, T>(values: impl Iterator<Item = (&'n str, T)>) -> ByName<T> {
    let mut values: ByName<T> = values.map(|(name, value)| (name.to_owned(), value)).collect();
    values.sort_by(|(a, _), (b, _)| a.cmp(b));
    values
}

fn several(weights: &ByName<Vec<i32>>) -> Named<'_> {
    weights.iter().map(|(name, some)| (name.as_str(), some.as_slice())).collect()
}

fn single(weights: &ByName<i32>) -> Named<'_> {
    weights.iter().map(|(name, weight)| (name.as_str(), std::slice::from_ref(weight))).collect()
}

impl Phase {
    fn read(tree: &Tree) -> Result<Phase, ReadError> {
        let mut phase = Phase::default();
        each_entry(tree, &[], &mut |key, value| {
            match key {
                "score" => phase.score = hundredths(value)?,
                "tempo" => phase.tempo = hundredths(value)?,
                "filled" => phase.filled = list(value)?,
                "mark-seeds" => phase.mark_seeds = hundredths(value)?,
                "reach" => phase.reach = by_name(value, hundredths)?,
                "threats" => phase.threats = by_name(value, hundredths)?,
                "marks" => phase.marks = by_name(value, hundredths)?,
                "pits" => phase.pits = by_name(value, list)?,
                "facing" => phase.facing = by_name(value, list)?,
                _ => return Ok(false),
            }
            Ok(true)
        })?;
        Ok(phase)
    }

    /// Weights by feature, from seeds.
    pub(crate) fn of(game: &Game, layout: &Layout, by_feature: &[f64]) -> Phase {
        let of = |group| -> Vec<i32> {
            let rounded = |seeds: &f64| ((seeds * 100.0).round() as i32).clamp(-MOST, MOST);
            by_feature[layout.range(group)].iter().map(rounded).collect()
        };
        let names = pit_names(game, layout);
        let by_pit =
            |group, size| in_order(names.iter().copied().zip(of(group).chunks(size).map(<[i32]>::to_vec)));
        let by_end = |group| in_order(END_NAMES.into_iter().zip(of(group)));
        Phase {
            score: of(Group::Score).first().copied().unwrap_or(0),
            tempo: of(Group::Tempo)[0],
            filled: of(Group::Filled),
            mark_seeds: of(Group::MarkSeeds).first().copied().unwrap_or(0),
            reach: by_end(Group::Reach),
            threats: by_end(Group::Threats),
            marks: in_order(names.iter().copied().zip(of(Group::Marks))),
            pits: by_pit(Group::Pits, CLASSES),
            facing: by_pit(Group::Facing, COARSE * COARSE),
        }
    }

    /// Weights by feature, in seeds; or what does not fit the game.
    pub(crate) fn by_feature(&self, game: &Game, layout: &Layout) -> Result<Vec<f64>, String> {
        let mut all = vec![0; layout.len()];
        let names = pit_names(game, layout);
        let own = &names[..layout.pits()];
        let ends = &END_NAMES[..];
        for (group, weights) in
            [(Group::Score, self.score), (Group::Tempo, self.tempo), (Group::MarkSeeds, self.mark_seeds)]
        {
            all[layout.range(group)].fill(weights);
        }
        if !self.filled.is_empty() {
            let slots = &mut all[layout.range(Group::Filled)];
            if slots.len() != self.filled.len() {
                return Err(format!("`filled` has {} numbers instead of {}", self.filled.len(), slots.len()));
            }
            slots.copy_from_slice(&self.filled);
        }
        let mut put = |group, what: &str, weights: Named<'_>, names: &[&str], size: usize| {
            let slots = &mut all[layout.range(group)];
            let there = weights.len();
            for (name, some) in weights {
                let at = names.iter().position(|known| *known == name);
                let slots = at.and_then(|at| slots.get_mut(at * size..(at + 1) * size));
                let slots = slots.ok_or_else(|| format!("`{what}` names `{name}`, which is not there"))?;
                if some.len() != size {
                    return Err(format!("`{what}.{name}` has {} numbers instead of {size}", some.len()));
                }
                slots.copy_from_slice(some);
            }
            // What is left out is worth nothing, but a smaller board is another one.
            let all_there = there == 0 || slots.is_empty() || there * size == slots.len();
            all_there.then_some(()).ok_or_else(|| format!("`{what}` does not name all there are"))
        };
        put(Group::Pits, "pits", several(&self.pits), own, CLASSES)?;
        put(Group::Facing, "facing", several(&self.facing), own, COARSE * COARSE)?;
        put(Group::Marks, "marks", single(&self.marks), &names, 1)?;
        put(Group::Reach, "reach", single(&self.reach), ends, 1)?;
        put(Group::Threats, "threats", single(&self.threats), ends, 1)?;
        Ok(all.into_iter().map(|hundredths| f64::from(hundredths) / 100.0).collect())
    }
}
