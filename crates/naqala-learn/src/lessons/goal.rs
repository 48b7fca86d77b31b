//! Goals: conditions on the events and the position after an attempt.

use std::fmt;

use naqala::{Game, Pit, PitSet, Position, Side};
use serde::de::{self, MapAccess, Visitor};
use serde::{Deserialize, Deserializer};

use super::file::GoalContent;
use crate::texts::Remark;

/// The minimum and maximum of a number; in a file `{ least = 2, most = 5 }`, or `2` for exactly two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// Minimum.
    pub least: u32,
    /// Maximum.
    pub most: u32,
}

impl<'de> Deserialize<'de> for Bounds {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Bounds, D::Error> {
        deserializer.deserialize_any(BoundsVisitor)
    }
}

struct BoundsVisitor;

impl<'de> Visitor<'de> for BoundsVisitor {
    type Value = Bounds;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, or bounds like `{ least = 2, most = 5 }`")
    }

    fn visit_i64<E: de::Error>(self, exact: i64) -> Result<Bounds, E> {
        let exact = u32::try_from(exact).map_err(|_| E::custom("the number is too small or too large"))?;
        Ok(Bounds { least: exact, most: exact })
    }

    fn visit_map<M: MapAccess<'de>>(self, mut map: M) -> Result<Bounds, M::Error> {
        let mut bounds = Bounds { least: 0, most: u32::MAX };
        while let Some(key) = map.next_key::<String>()? {
            match key.as_str() {
                "least" => bounds.least = map.next_value()?,
                "most" => bounds.most = map.next_value()?,
                _ => return Err(de::Error::unknown_field(&key, &["least", "most"])),
            }
        }
        Ok(bounds)
    }
}

impl Bounds {
    /// Whether the number is within the bounds.
    pub fn allow(self, number: u32) -> bool {
        (self.least..=self.most).contains(&number)
    }
}

/// What is measured after an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Measure {
    /// The seeds the learner has captured.
    Captures,
    /// The growth of the learner's score.
    Gains,
    /// The maximum number of seeds that the opponent can capture from the learner's pits next turn.
    Loses,
    /// The seeds in the opponent's pits.
    Feeds,
    /// The laps the learner has sown.
    Laps,
}

impl Measure {
    fn name(self) -> &'static str {
        match self {
            Measure::Captures => "captures",
            Measure::Gains => "gains",
            Measure::Loses => "loses",
            Measure::Feeds => "feeds",
            Measure::Laps => "laps",
        }
    }
}

/// Kinds of pits that may not be played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Unplayable {
    /// The learner's pits with seeds.
    Filled,
    /// The learner's empty pits.
    Empty,
    /// Pits of others with seeds.
    Theirs,
}

impl Unplayable {
    /// The kind of a pit that the player to move may not play; `None` if it may be played, and for an empty pit of others.
    pub(super) fn of(game: &Game, p: &Position, pit: Pit) -> Option<Unplayable> {
        game.why_not(p, pit).and_then(|_| Unplayable::if_refused(game, p, pit))
    }

    /// The kind of a pit, provided that it may not be played.
    pub(super) fn if_refused(game: &Game, p: &Position, pit: Pit) -> Option<Unplayable> {
        match (game.pits_of(p, p.to_move()).contains(pit), p.seeds(pit) > 0) {
            (true, true) => Some(Unplayable::Filled),
            (true, false) => Some(Unplayable::Empty),
            (false, true) => Some(Unplayable::Theirs),
            (false, false) => None,
        }
    }

    fn name(self) -> &'static str {
        match self {
            Unplayable::Filled => "filled",
            Unplayable::Empty => "empty",
            Unplayable::Theirs => "theirs",
        }
    }
}

/// One condition of a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// A number is within bounds.
    Count(Measure, Bounds),
    /// The learner captured from exactly these pits.
    From(PitSet),
    /// The last seed of the learner's last sowing fell here.
    Last(Pit),
    /// It is (or is not) the learner's turn again.
    Again(bool),
    /// The pit bears the learner's mark.
    Marked(Pit),
    /// The pit does not bear the learner's mark.
    Unmarked(Pit),
    /// The learner has blocked the pit for the opponent's next turn.
    Blocks(Pit),
    /// A capture of the learner was (or was not) cancelled by the rules.
    Refused(bool),
    /// The learner has won the game (or has not).
    Wins(bool),
    /// The learner has pointed to a pit of this kind, instead of moving.
    Illegal(Unplayable),
}

/// What an attempt has to achieve: all conditions. Without any, every legal move is accepted.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Goal {
    conditions: Vec<Condition>,
}

impl Goal {
    /// A goal with one condition.
    pub(super) fn of(condition: Condition) -> Goal {
        Goal { conditions: vec![condition] }
    }

    /// The conditions, all of which have to be met.
    pub fn conditions(&self) -> &[Condition] {
        &self.conditions
    }

    /// Whether the learner has to point to a pit instead of moving.
    pub fn is_pointed_at(&self) -> bool {
        self.conditions.iter().any(|condition| matches!(condition, Condition::Illegal(_)))
    }

    /// Whether every legal move is accepted.
    pub fn is_free(&self) -> bool {
        self.conditions.is_empty()
    }

    /// The instructions, one sentence for each condition.
    pub fn remarks(&self, game: &Game) -> Vec<Remark> {
        if self.is_free() {
            return vec![Remark::new("goal-any")];
        }
        self.conditions.iter().map(|condition| condition.remark(game)).collect()
    }

    pub(crate) fn read(game: &Game, learner: Side, content: &GoalContent) -> Result<Goal, String> {
        let pit = |name: &String| pit_of(game, learner, name);
        let pits = |names: &[String]| names.iter().map(pit).collect::<Result<Vec<Pit>, String>>();
        let mut conditions = Vec::new();
        let counts = [
            (Measure::Captures, content.captures),
            (Measure::Gains, content.gains),
            (Measure::Loses, content.loses),
            (Measure::Feeds, content.feeds),
            (Measure::Laps, content.laps),
        ];
        for (measure, bounds) in counts {
            let Some(bounds) = bounds else { continue };
            if bounds.least > bounds.most {
                return Err(format!("`{}` has a least number above its most", measure.name()));
            }
            conditions.push(Condition::Count(measure, bounds));
        }
        if let Some(names) = &content.from {
            conditions.push(Condition::From(pits(names)?.into_iter().collect()));
        }
        if let Some(name) = &content.last {
            conditions.push(Condition::Last(pit(name)?));
        }
        conditions.extend(content.again.map(Condition::Again));
        conditions
            .extend(pits(content.marked.as_deref().unwrap_or_default())?.into_iter().map(Condition::Marked));
        let unmarked = pits(content.unmarked.as_deref().unwrap_or_default())?;
        conditions.extend(unmarked.into_iter().map(Condition::Unmarked));
        if let Some(name) = &content.blocks {
            conditions.push(Condition::Blocks(pit(name)?));
        }
        conditions.extend(content.refused.map(Condition::Refused));
        conditions.extend(content.wins.map(Condition::Wins));
        conditions.extend(content.illegal.map(Condition::Illegal));
        Ok(Goal { conditions })
    }
}

/// Finds a pit by its name; `store` is the learner's.
fn pit_of(game: &Game, learner: Side, name: &str) -> Result<Pit, String> {
    let board = game.board();
    match board.find(name) {
        Some(pit) => Ok(pit),
        None if name == "store" && board.has_stores() => Ok(board.store(learner)),
        None => {
            let names: Vec<&str> = board.pits().map(|pit| board.name(pit)).collect();
            Err(format!("there is no pit `{name}` on this board, which has {}", names.join(" ")))
        }
    }
}

impl Condition {
    fn remark(&self, game: &Game) -> Remark {
        let remark = Remark::new(format!("goal-{}", self.name()));
        match *self {
            Condition::Count(_, bounds) => bounded(remark, bounds),
            Condition::From(pits) => named(remark, game, pits),
            Condition::Last(pit) => place(remark, game, pit),
            Condition::Marked(pit) | Condition::Unmarked(pit) => marked(remark, game, pit),
            Condition::Blocks(pit) => remark.with("pit", game.board().name(pit).to_owned()),
            Condition::Again(yes) | Condition::Refused(yes) | Condition::Wins(yes) => {
                remark.with("yes", yes_key(yes))
            }
            Condition::Illegal(which) => remark.with("which", which.name()),
        }
    }

    /// The name used in message keys.
    pub(super) fn name(&self) -> &'static str {
        match self {
            Condition::Count(measure, _) => measure.name(),
            Condition::From(_) => "from",
            Condition::Last(_) => "last",
            Condition::Again(_) => "again",
            Condition::Marked(_) => "marked",
            Condition::Unmarked(_) => "unmarked",
            Condition::Blocks(_) => "blocks",
            Condition::Refused(_) => "refused",
            Condition::Wins(_) => "wins",
            Condition::Illegal(_) => "illegal",
        }
    }
}

pub(super) fn yes_key(yes: bool) -> &'static str {
    if yes { "yes" } else { "no" }
}

/// Adds the names of pits, in board order, and their number.
pub(super) fn named(remark: Remark, game: &Game, pits: PitSet) -> Remark {
    let names: Vec<&str> = pits.into_iter().map(|pit| game.board().name(pit)).collect();
    remark.with("pits", names.join(", ")).with("n", pits.len() as u32)
}

/// Adds the name of a pit, and whether it is a store.
pub(super) fn place(remark: Remark, game: &Game, pit: Pit) -> Remark {
    let is_store = !game.board().pits().any(|known| known == pit);
    remark.with("pit", game.board().name(pit).to_owned()).with("store", yes_key(is_store))
}

/// Adds the name of a pit, and the rule file's name for marks: messages may have a sentence for that name.
pub(super) fn marked(remark: Remark, game: &Game, pit: Pit) -> Remark {
    let mark = game.mark_form().map_or("mark", |(name, _)| name).to_owned();
    remark.with("pit", game.board().name(pit).to_owned()).with("mark", mark)
}

fn bounded(remark: Remark, bounds: Bounds) -> Remark {
    let (how, n) = match bounds {
        Bounds { least, most } if least == most => ("exactly", least),
        Bounds { least: 0, most } => ("most", most),
        Bounds { least, most: u32::MAX } => ("least", least),
        Bounds { least, .. } => ("range", least),
    };
    remark.with("how", how).with("n", n).with("most", bounds.most.min(999))
}
