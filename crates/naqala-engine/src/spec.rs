//! Names of computer players: `random`, `greedy`, `alphabeta:6`, `engine:10`.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;

#[cfg(feature = "swindle")]
use crate::swindle::Swindler;
use crate::{AlphaBeta, Endgame, Greedy, Judgement, Level, Player, Random, Strong};

/// The depth of `alphabeta` when none is given.
const USUAL_DEPTH: u32 = 6;
/// More decisions than any plain search reaches; a larger number is a typing error.
const MOST_DEPTH: u32 = 64;

/// A computer player described in text. Parsing and printing are inverse.
///
/// ```
/// use naqala_engine::PlayerSpec;
/// assert_eq!("alphabeta:4".parse(), Ok(PlayerSpec::AlphaBeta { depth: 4 }));
/// assert_eq!(PlayerSpec::Greedy.to_string(), "greedy");
/// let mistake = "gredy".parse::<PlayerSpec>().unwrap_err();
/// assert_eq!(mistake.to_string(), "no player is called `gredy`; there are random, greedy, alphabeta:DEPTH and engine:LEVEL");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerSpec {
    /// [`Random`].
    Random,
    /// [`Greedy`].
    Greedy,
    /// [`AlphaBeta`] of this depth.
    AlphaBeta {
        /// How many decisions it looks ahead.
        depth: u32,
    },
    /// [`Strong`] of this level; at the highest level it sets traps in lost games.
    Engine {
        /// How well it plays.
        level: Level,
        /// By what it judges positions.
        judgement: Judgement,
    },
}

/// What a player is told about the games to be played.
#[derive(Clone, Debug, Default)]
pub struct Occasion {
    /// Exact values of some positions.
    pub endgame: Option<Arc<dyn Endgame>>,
    /// The games are rounds of a match in which winnings carry over ([`naqala::Game::carries_winnings`]): a player who has
    /// already won a round keeps winning seeds.
    pub minds_margin: bool,
}

/// The suffix for an engine that evaluates by material.
const MATERIAL: &str = "material";

/// The suffix for an engine that evaluates by weights where there is a net, too.
const WEIGHTS: &str = "weights";

impl PlayerSpec {
    /// Whether the player asks for exact values of positions, where they are known.
    ///
    /// ```
    /// use naqala_engine::PlayerSpec;
    /// let asks = |text: &str| text.parse::<PlayerSpec>().unwrap().asks_tables();
    /// assert!(asks("engine") && !asks("engine:9") && !asks("greedy"));
    /// ```
    pub fn asks_tables(self) -> bool {
        matches!(self, PlayerSpec::Engine { level: Level::FULL, .. })
    }

    /// Creates the player. The seed determines its random choices, if it makes any.
    pub fn player(self, seed: u64) -> Box<dyn Player + Send> {
        self.player_for(seed, Occasion::default())
    }

    /// Creates the player for games of this occasion, which decides about its endgame table and whether the margin counts.
    pub fn player_for(self, seed: u64, occasion: Occasion) -> Box<dyn Player + Send> {
        match self {
            PlayerSpec::Random => Box::new(Random::new(seed)),
            PlayerSpec::Greedy => Box::new(Greedy::new(seed)),
            PlayerSpec::AlphaBeta { depth } => Box::new(AlphaBeta::new(depth)),
            #[cfg(feature = "swindle")]
            PlayerSpec::Engine { level: Level::FULL, judgement } => {
                Box::new(Swindler::new(judgement, occasion))
            }
            PlayerSpec::Engine { level, judgement } => {
                let strong = Strong::new(level, seed).with_judgement(judgement);
                let strong = if occasion.minds_margin { strong.by_margin() } else { strong };
                Box::new(strong.with_endgame(occasion.endgame))
            }
        }
    }
}

impl fmt::Display for PlayerSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PlayerSpec::Random => f.write_str("random"),
            PlayerSpec::Greedy => f.write_str("greedy"),
            PlayerSpec::AlphaBeta { depth } => write!(f, "alphabeta:{depth}"),
            PlayerSpec::Engine { level, judgement: Judgement::Tuned } => write!(f, "engine:{level}"),
            PlayerSpec::Engine { level, judgement: Judgement::Weights } => {
                write!(f, "engine:{level}:{WEIGHTS}")
            }
            PlayerSpec::Engine { level, judgement: Judgement::Material } => {
                write!(f, "engine:{level}:{MATERIAL}")
            }
        }
    }
}

impl FromStr for PlayerSpec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<PlayerSpec, SpecError> {
        let (name, setting) = match text.split_once(':') {
            Some((name, setting)) => (name, Some(setting)),
            None => (text, None),
        };
        match (name.to_ascii_lowercase().as_str(), setting) {
            ("random", None) => Ok(PlayerSpec::Random),
            ("greedy", None) => Ok(PlayerSpec::Greedy),
            ("alphabeta", None) => Ok(PlayerSpec::AlphaBeta { depth: USUAL_DEPTH }),
            ("alphabeta", Some(depth)) => match depth.parse() {
                Ok(depth @ 1..=MOST_DEPTH) => Ok(PlayerSpec::AlphaBeta { depth }),
                _ => Err(SpecError::Depth(depth.to_owned())),
            },
            ("engine", None) => Ok(PlayerSpec::Engine { level: Level::FULL, judgement: Judgement::Tuned }),
            ("engine", Some(setting)) => engine(setting),
            ("random" | "greedy", Some(_)) => Err(SpecError::NoSetting(name.to_owned())),
            _ => Err(SpecError::Unknown(text.to_owned())),
        }
    }
}

/// Reads what follows `engine:`: a level, and perhaps by what to judge.
fn engine(setting: &str) -> Result<PlayerSpec, SpecError> {
    let (level, judgement) = match setting.split_once(':') {
        None => (setting, Judgement::Tuned),
        Some((level, word)) if word.eq_ignore_ascii_case(MATERIAL) => (level, Judgement::Material),
        Some((level, word)) if word.eq_ignore_ascii_case(WEIGHTS) => (level, Judgement::Weights),
        Some((_, word)) => return Err(SpecError::Judgement(word.to_owned())),
    };
    match level.parse().ok().and_then(Level::new) {
        Some(level) => Ok(PlayerSpec::Engine { level, judgement }),
        None => Err(SpecError::Level(level.to_owned())),
    }
}

/// Why a text does not name a player.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SpecError {
    /// There is no player of this name.
    #[error("no player is called `{0}`; there are random, greedy, alphabeta:DEPTH and engine:LEVEL")]
    Unknown(String),
    /// The depth is not a number in range.
    #[error("`{0}` is not a depth: write a number from 1 to {MOST_DEPTH}, as in alphabeta:6")]
    Depth(String),
    /// The level is not a number in range.
    #[error("`{0}` is not a level: write a number from 1 to 10, as in engine:5")]
    Level(String),
    /// There is no such way of judging positions.
    #[error(
        "`{0}` is no way of judging positions: write engine:10, engine:10:{WEIGHTS} for one without a net, or engine:10:{MATERIAL} for one that counts seeds alone"
    )]
    Judgement(String),
    /// The player takes no setting after a colon.
    #[error("the player `{0}` takes no setting: leave out the colon and what follows")]
    NoSetting(String),
}

#[cfg(test)]
mod tests {
    use super::*;
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    #[test]
    fn every_spec_prints_what_it_parses() {
        for text in [
            "random",
            "greedy",
            "alphabeta:1",
            "alphabeta:12",
            "engine:1",
            "engine:10",
            "engine:3:material",
            "engine:9:weights",
        ] {
            assert_eq!(text.parse::<PlayerSpec>().unwrap().to_string(), text);
            assert_eq!(text.parse::<PlayerSpec>().unwrap().player(1).name(), text);
        }
        assert_eq!("AlphaBeta".parse(), Ok(PlayerSpec::AlphaBeta { depth: USUAL_DEPTH }));
    }

    #[test]
    fn mistakes_say_what_to_write() {
        let message = |text: &str| text.parse::<PlayerSpec>().unwrap_err().to_string();
        assert!(message("strong").contains("random, greedy, alphabeta:DEPTH and engine:LEVEL"));
        assert!(message("alphabeta:0").contains("from 1 to 64"));
        assert!(message("engine:11").contains("from 1 to 10"));
        assert!(message("engine:3:feeling").contains("engine:10:material"));
        assert!(message("alphabeta:x").starts_with("`x` is not a depth"));
        assert!(message("random:3").contains("takes no setting"));
    }
}
