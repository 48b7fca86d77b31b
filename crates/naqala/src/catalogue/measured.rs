//! Facts measured in random games: how long a game lasts, how many choices there are, how hard that makes it.
//!
//! They are in `games/measured.json`, which `cargo xtask measure` writes. Do not edit it.

use serde::{Deserialize, Serialize};

/// Statistics of games between players who choose every move at random, with the default options.
///
/// ```
/// let facts = naqala::catalogue::measured("oware").unwrap();
/// assert!(facts.shortest <= facts.longest && facts.choices > 1.0);
/// assert_eq!(facts.wins.iter().sum::<u32>() + facts.draws + facts.void + facts.unfinished, facts.games);
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Measured {
    /// Number of games played.
    pub games: u32,
    /// The seed of the random generator.
    pub seed: u64,
    /// Maximum number of plies; a game is broken off after it.
    pub most_plies: u32,
    /// The mean number of plies, including those of games broken off.
    pub plies: f64,
    /// The plies of the shortest game.
    pub shortest: u32,
    /// The plies of the longest game.
    pub longest: u32,
    /// The mean number of legal moves of a decision.
    pub choices: f64,
    /// The mean number of laps sown in a ply.
    pub laps: f64,
    /// Number of games won by each party, in the order of play: South and North, unless there are partners.
    pub wins: Vec<u32>,
    /// Number of draws.
    pub draws: u32,
    /// Number of games that nobody won: void games and lost solitaires.
    pub void: u32,
    /// Number of games broken off.
    pub unfinished: u32,
    /// The number of plies of each of the first games. If replaying them gives others, the facts are out of date.
    pub first: Vec<u32>,
}

/// How hard a game is, in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Hardness {
    /// Difficulty below 20.
    Easy,
    /// Below 40.
    Moderate,
    /// Below 80.
    Hard,
    /// 80 and more.
    VeryHard,
}

impl Hardness {
    /// The word: `easy`, `moderate`, `hard`, `very hard`.
    ///
    /// ```
    /// # use naqala::catalogue::Hardness;
    /// assert_eq!(Hardness::Moderate.name(), "moderate");
    /// ```
    pub fn name(self) -> &'static str {
        match self {
            Hardness::Easy => "easy",
            Hardness::Moderate => "moderate",
            Hardness::Hard => "hard",
            Hardness::VeryHard => "very hard",
        }
    }
}

impl Measured {
    /// The number of decimal digits of the number of possible games: plies × log₁₀ of the choices.
    ///
    /// ```
    /// # use naqala::catalogue::measured;
    /// let (oware, bao) = (measured("oware").unwrap(), measured("bao-kiswahili").unwrap());
    /// assert!(oware.tree() > 10.0 && bao.tree() > 10.0);
    /// ```
    pub fn tree(&self) -> f64 {
        self.plies * self.choices.max(1.0).log10()
    }

    /// An estimate of how hard a game is to calculate: the size of its tree, increased for laps that must be followed in
    /// the head: `tree × (1 + log₁₀ laps)`.
    ///
    /// It compares games with each other, and says nothing about how well people play them. For a game for one player
    /// the share of solved games says more.
    ///
    /// ```
    /// # use naqala::catalogue::measured;
    /// let bao = measured("bao-kiswahili").unwrap();
    /// assert!(bao.difficulty() >= bao.tree());
    /// ```
    pub fn difficulty(&self) -> f64 {
        self.tree() * (1.0 + self.laps.max(1.0).log10())
    }

    /// The difficulty in a word.
    ///
    /// ```
    /// # use naqala::catalogue::{Hardness, measured};
    /// assert_eq!(measured("bao-kiswahili").unwrap().hardness(), Hardness::Hard);
    /// ```
    pub fn hardness(&self) -> Hardness {
        match self.difficulty() {
            ..20.0 => Hardness::Easy,
            ..40.0 => Hardness::Moderate,
            ..80.0 => Hardness::Hard,
            _ => Hardness::VeryHard,
        }
    }

    /// A number of games as a share of all, in percent.
    ///
    /// ```
    /// # use naqala::catalogue::measured;
    /// let oware = measured("oware").unwrap();
    /// assert_eq!(oware.percent(oware.games), 100.0);
    /// ```
    pub fn percent(&self, games: u32) -> f64 {
        f64::from(games) * 100.0 / f64::from(self.games.max(1))
    }
}

/// The measured facts of a game of the catalogue; `None` if it has not been measured yet.
///
/// ```
/// # use naqala::catalogue;
/// assert!(catalogue::measured("kalah").is_some());
/// assert!(catalogue::measured("chess").is_none());
/// ```
#[cfg(feature = "catalogue")]
pub fn measured(id: &str) -> Option<&'static Measured> {
    use std::collections::BTreeMap;
    use std::sync::OnceLock;

    use crate::rule_file::plain;

    static READ: OnceLock<BTreeMap<String, Measured>> = OnceLock::new();
    let facts = READ.get_or_init(|| match serde_json::from_str(super::MEASURED) {
        Ok(facts) => facts,
        Err(error) => {
            panic!("games/measured.json cannot be read: {error}; `cargo xtask measure` writes it anew")
        }
    });
    facts.get(&plain(id).replace('_', "-"))
}

/// The measured facts of a game of the catalogue. In this build there are none.
#[cfg(not(feature = "catalogue"))]
pub fn measured(_: &str) -> Option<&'static Measured> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::catalogue;
    use crate::rule_file::Choices;

    #[test]
    fn every_game_is_measured() {
        let missing: Vec<&str> = catalogue::ids().filter(|id| measured(id).is_none()).collect();
        assert!(missing.is_empty(), "not measured yet: {}; run `cargo xtask measure`", missing.join(", "));
    }

    #[test]
    fn measured_facts_agree_with_themselves() {
        for rules in catalogue::all() {
            let Some(facts) = measured(rules.id()) else { continue };
            let games = facts.wins.iter().sum::<u32>() + facts.draws + facts.void + facts.unfinished;
            assert_eq!(games, facts.games, "{}", rules.id());
            let parties = rules.compile(&Choices::new()).unwrap().parties().count();
            assert_eq!(facts.wins.len(), parties, "{}", rules.id());
            let bounds = f64::from(facts.shortest)..=f64::from(facts.longest);
            assert!(bounds.contains(&facts.plies) && facts.longest <= facts.most_plies, "{}", rules.id());
        }
    }
}
