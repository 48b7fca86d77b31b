//! Weights: the value of each feature, learnt from self-play.
//!
//! They are data beside the rules. [`layout`] lists the features, [`file`] reads and writes weights, and [`positional`]
//! turns them into tables for the search, [`compact`] into tables for compact boards.

pub(crate) mod compact;
pub(crate) mod file;
pub(crate) mod layout;
pub(crate) mod positional;

#[cfg(feature = "files")]
use naqala::Tree;
use naqala::{Game, Rules};

use crate::net::Net;
use crate::net::file::NetPart;
use crate::net::layout::NetLayout;
use crate::objective::Objective;
use file::{Phase, WeightsFile};
use layout::Layout;

pub use file::Origin;

/// Why weights cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum WeightsError {
    /// The text is no weights file.
    #[error("this is not a file of weights: {0}")]
    Syntax(String),
    /// The file is of another version of the format.
    #[error(
        "this file of weights has version {0}, and this program reads versions 1 to 3: fit the weights anew with `naqala tune`"
    )]
    Version(i64),
    /// The game cannot have weights.
    #[error("{0} cannot have weights: they are for two players with as many pits each")]
    NoFeatures(String),
    /// The board, or what a position is known by, is not that of the game.
    #[error(
        "these weights are for another board than that of {game}: {why}; fit them anew with `naqala tune`"
    )]
    OtherBoard {
        /// The game.
        game: String,
        /// The mismatch.
        why: String,
    },
    /// With these options something else is worth having than where the weights were learnt.
    #[error(
        "these weights were fitted where the players want {wanted}, and in {game} with these options they want {wants}"
    )]
    OtherAim {
        /// The game.
        game: String,
        /// The objective of the weights.
        wanted: &'static str,
        /// The objective of the game.
        wants: &'static str,
    },
}

/// Weights by feature, in seeds: with all seeds in the pits, and with none.
pub(crate) type ByFeature = [Vec<f64>; 2];

/// The weights of a game's features, and where they come from.
///
/// ```
/// use naqala_engine::Weights;
/// let mistake = Weights::parse("naqala-weights = 4").unwrap_err();
/// assert!(mistake.to_string().contains("not a file of weights"));
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct Weights {
    file: WeightsFile,
}

impl Weights {
    /// Reads a file of weights.
    ///
    /// # Errors
    /// [`WeightsError::Syntax`] with line and column, or [`WeightsError::Version`].
    #[cfg(feature = "files")]
    pub fn parse(text: &str) -> Result<Weights, WeightsError> {
        let file = Tree::parse(text).and_then(|tree| WeightsFile::read(&tree)).map_err(|error| {
            let (line, column) = error.line_and_column(text);
            WeightsError::Syntax(format!("line {line}, column {column}: {error}"))
        })?;
        Weights::of_this_version(file)
    }

    /// The weights that come with rules, if any do.
    ///
    /// # Errors
    /// [`WeightsError::Syntax`] or [`WeightsError::Version`].
    pub fn of(rules: &Rules) -> Option<Result<Weights, WeightsError>> {
        let file = rules.weights_tree()?.and_then(WeightsFile::read);
        let file = file.map_err(|error| WeightsError::Syntax(error.to_string()));
        Some(file.and_then(Weights::of_this_version))
    }

    fn of_this_version(file: WeightsFile) -> Result<Weights, WeightsError> {
        match file.version {
            1..=file::VERSION => Ok(Weights { file }),
            other => Err(WeightsError::Version(other)),
        }
    }

    /// The text of the file.
    #[cfg(feature = "files")]
    pub fn text(&self) -> String {
        let head = "# What the engine has learnt about the worth of positions, in hundredths of a seed.\n# Written by `naqala tune`; docs/engine.md explains every name.\n";
        let body = toml::to_string(&self.file).expect("numbers and words can be written");
        format!("{head}{body}")
    }

    /// The id of the game they were fitted for.
    pub fn game(&self) -> &str {
        &self.file.game
    }

    /// Where they come from.
    pub fn origin(&self) -> &Origin {
        &self.file.origin
    }

    /// Whether they can be used for a game: its board is of the same shape, and the same is worth having in it.
    ///
    /// Weights fitted with other options of the same game are accepted as long as that holds.
    ///
    /// # Errors
    /// [`WeightsError`] that says what does not fit.
    pub fn check(&self, game: &Game) -> Result<(), WeightsError> {
        self.by_feature(game, Objective::of(game)).map(drop)
    }

    /// The weights by feature; `None` if there is only a net.
    pub(crate) fn by_feature(
        &self,
        game: &Game,
        objective: Objective,
    ) -> Result<(Layout, Option<ByFeature>), WeightsError> {
        let id = game.id().to_owned();
        let layout = Layout::of(game).ok_or_else(|| WeightsError::NoFeatures(id.clone()))?;
        let wants = file::wants(objective);
        if let Some(wanted) = file::WANTS.into_iter().find(|word| *word == self.file.wanted)
            && wanted != wants
        {
            return Err(WeightsError::OtherAim { game: id, wanted, wants });
        }
        let read = |phase: &Phase| {
            phase.by_feature(game, &layout).map_err(|why| WeightsError::OtherBoard { game: id.clone(), why })
        };
        let both = match (&self.file.full, &self.file.empty) {
            (Some(full), Some(empty)) => Some([read(full)?, read(empty)?]),
            _ => None,
        };
        self.net(game, 1)?;
        Ok((layout, both))
    }

    /// The net, if there is one; `seed` is the value of a seed.
    pub(crate) fn net(&self, game: &Game, seed: i32) -> Result<Option<Net>, WeightsError> {
        let Some(part) = &self.file.net else { return Ok(None) };
        let layout = NetLayout::of(game).ok_or_else(|| WeightsError::NoFeatures(game.id().to_owned()))?;
        let net = part.net(layout, seed);
        net.map(Some).map_err(|why| WeightsError::OtherBoard { game: game.id().to_owned(), why })
    }

    /// How far the values of searches of different depths are apart, in hundredths of a seed, if that was measured.
    pub(crate) fn spread(&self) -> Option<i32> {
        self.file.spread
    }

    /// Replaces the measured spread: by how much, in hundredths of a seed, values change when the search looks four decisions
    /// further ([`crate::SelfPlay::spread`]).
    #[must_use]
    pub fn with_spread(mut self, spread: Option<i32>) -> Weights {
        self.file.spread = spread;
        self
    }

    /// The net alone, without weights: only players at full strength judge by it. `None` if there is no net.
    pub fn net_only(mut self) -> Option<Weights> {
        (self.file.full, self.file.empty) = (None, None);
        self.file.net.is_some().then_some(self)
    }

    /// Replaces the net, or removes it.
    pub(crate) fn with_net(mut self, net: Option<NetPart>) -> Weights {
        self.file.net = net;
        self
    }

    /// Weights made of numbers by feature, in seeds.
    pub(crate) fn from_features(
        game: &Game,
        layout: &Layout,
        both: [&[f64]; 2],
        objective: Objective,
        origin: Origin,
    ) -> Weights {
        let [full, empty] = both.map(|by_feature| Phase::of(game, layout, by_feature));
        let changed = game.changed();
        let options = changed.iter().map(|(name, value)| (name.as_str(), value.to_string()));
        let file = WeightsFile {
            version: file::VERSION,
            game: game.id().to_owned(),
            options: file::in_order(options),
            wanted: file::wants(objective).to_owned(),
            origin,
            spread: None,
            full: Some(full),
            empty: Some(empty),
            net: None,
        };
        Weights { file }
    }
}

#[cfg(test)]
mod tests;
