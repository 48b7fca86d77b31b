//! The file of weights: TOML with a name for every feature.

use std::collections::BTreeMap;

use naqala::{Game, Pit, Side};
use serde::{Deserialize, Serialize};

use super::layout::{CLASSES, COARSE, END_NAMES, Group, Layout};
use crate::aim::Aim;

/// The version of the format.
pub(crate) const VERSION: i64 = 1;

/// What players may want, by the signs of an [`Aim`].
pub(crate) const WANTS: [&str; 4] =
    ["to win seeds", "not to win seeds", "to have seeds", "to be rid of seeds"];

/// What is worth having.
pub(crate) fn wants(aim: Aim) -> &'static str {
    WANTS[match (aim.score, aim.board) {
        (1.., _) => 0,
        (..0, _) => 1,
        (0, 0..) => 2,
        (0, ..0) => 3,
    }]
}

/// The whole file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct WeightsFile {
    #[serde(rename = "naqala-weights")]
    pub(crate) version: i64,
    pub(crate) game: String,
    /// What is worth having in the game.
    pub(crate) wanted: String,
    /// The options that were not the usual ones.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub(crate) options: BTreeMap<String, String>,
    pub(crate) origin: Origin,
    /// Where all seeds lie in the pits.
    pub(crate) full: Phase,
    /// Where none does; between the two, weights go over from one to the other.
    pub(crate) empty: Phase,
}

/// Where weights come from: enough to make them again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Origin {
    /// The version of the program.
    pub version: String,
    /// The seed of all throws of dice.
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
    /// The same with material alone.
    pub loss_of_material: f64,
}

/// The weights of one phase, in hundredths of a seed.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(crate) struct Phase {
    #[serde(default)]
    score: i32,
    #[serde(default)]
    tempo: i32,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    filled: Vec<i32>,
    #[serde(default)]
    mark_seeds: i32,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    reach: BTreeMap<String, i32>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    threats: BTreeMap<String, i32>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    marks: BTreeMap<String, i32>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pits: BTreeMap<String, Vec<i32>>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    facing: BTreeMap<String, Vec<i32>>,
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

fn several(weights: &BTreeMap<String, Vec<i32>>) -> Named<'_> {
    weights.iter().map(|(name, some)| (name.as_str(), some.as_slice())).collect()
}

fn single(weights: &BTreeMap<String, i32>) -> Named<'_> {
    weights.iter().map(|(name, weight)| (name.as_str(), std::slice::from_ref(weight))).collect()
}

impl Phase {
    /// Weights by feature, from seeds.
    pub(crate) fn of(game: &Game, layout: &Layout, by_feature: &[f64]) -> Phase {
        let of = |group| -> Vec<i32> {
            let rounded = |seeds: &f64| (seeds * 100.0).round().clamp(-1e6, 1e6) as i32;
            by_feature[layout.range(group)].iter().map(rounded).collect()
        };
        let names = pit_names(game, layout);
        let by_pit = |group, size| -> BTreeMap<String, Vec<i32>> {
            let weights = of(group);
            names
                .iter()
                .zip(weights.chunks(size))
                .map(|(name, some)| (name.to_string(), some.to_vec()))
                .collect()
        };
        let by_end = |group| END_NAMES.iter().map(|name| name.to_string()).zip(of(group)).collect();
        Phase {
            score: of(Group::Score).first().copied().unwrap_or(0),
            tempo: of(Group::Tempo)[0],
            filled: of(Group::Filled),
            mark_seeds: of(Group::MarkSeeds).first().copied().unwrap_or(0),
            reach: by_end(Group::Reach),
            threats: by_end(Group::Threats),
            marks: names.iter().map(|name| name.to_string()).zip(of(Group::Marks)).collect(),
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
