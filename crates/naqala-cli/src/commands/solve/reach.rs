//! Whether a game is within reach of a proof, and if not, what can be proven: smaller boards, and endgames.

use std::fmt;

use anyhow::{Error, anyhow};
use naqala::{Game, Position, Rules};
use naqala_engine::{SolveError, Solver};
use naqala_tables::{Build, TableError};
use statrs::function::gamma::ln_gamma;

use super::small::MOST_POSITIONS;
use crate::cli::VariantArgs;
use crate::{game_choice, interrupt};

/// Number of positions of games that proof numbers on compact boards can solve, as a power of ten.
const MOST_FOR_PROOF_NUMBERS: f64 = 12.5;
/// Number of positions of games that all other searches, or tables built in minutes, can solve, as a power of ten.
const MOST_FOR_OTHERS: f64 = 8.0;

/// The size of a game, and which variants are small enough. The latter are computed only for the message, because many variants
/// have to be compiled.
pub(super) struct Reach<'a> {
    rules: &'a Rules,
    variant: &'a VariantArgs,
    game: &'a Game,
    seeds: usize,
    /// The number of positions, as a power of ten.
    power: f64,
    most: f64,
}

impl<'a> Reach<'a> {
    pub(super) fn of(rules: &'a Rules, variant: &'a VariantArgs, game: &'a Game, p: &Position) -> Reach<'a> {
        let seeds = usize::try_from(game.seeds_on_board(p)).unwrap_or(0);
        Reach { rules, variant, game, seeds, power: power(game, seeds), most: most(game) }
    }

    /// Whether a proof may never end, unless one player soon wins by force.
    pub(super) fn is_far(&self) -> bool {
        self.power > self.most
    }

    /// Explains why there is no proof, and what can be proven instead.
    pub(super) fn explain(&self, error: Error) -> Error {
        let stopped = matches!(error.downcast_ref(), Some(SolveError::Stopped));
        let too_large = matches!(
            error.downcast_ref(),
            Some(
                TableError::TooLittleMemory { .. }
                    | TableError::TooManySeeds { .. }
                    | TableError::TooManyPits { .. }
                    | TableError::TooManyNumbers { .. }
            )
        );
        match (stopped, too_large) {
            (true, _) if interrupt::has_stopped() => error,
            (true, _) if self.is_far() => anyhow!("{error:#}. {self}"),
            (true, _) => anyhow!("{error:#}: give it more --time or --memory"),
            // The user did not ask for a table, so only its size is of interest.
            (_, true) => {
                anyhow!("a board can come again, and a table of all positions is out of reach: {self}")
            }
            _ => error,
        }
    }
}

impl fmt::Display for Reach<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = variant_text(self.rules, self.variant);
        write!(f, "{id} has some 10^{:.0} positions", self.power)?;
        let is_far = self.is_far();
        let smaller = is_far.then(|| smaller(self.rules, self.variant, self.power)).flatten();
        let endgames = is_far.then(|| endgames(self.game, self.seeds)).flatten();
        match (smaller, endgames) {
            (None, None) => write!(f, "; give a position with fewer seeds, if you like"),
            (smaller, endgames) => {
                let smaller = smaller.map(|options| format!("a smaller board (naqala solve {id}{options})"));
                let endgames =
                    endgames.map(|seeds| format!("endgames (naqala table build {id} --seeds {seeds})"));
                let ways: Vec<String> = smaller.into_iter().chain(endgames).collect();
                write!(f, "; within reach: {}", ways.join(", "))
            }
        }
    }
}

/// The game with its options in command line syntax.
fn variant_text(rules: &Rules, variant: &VariantArgs) -> String {
    let preset = variant.preset.iter().map(|name| format!(" -p {name}"));
    let options = variant.options.iter().map(|option| format!(" -o {option}"));
    std::iter::once(rules.id().to_owned()).chain(preset).chain(options).collect()
}

/// The maximum number of positions that the method for this game can solve, as a power of ten.
fn most(game: &Game) -> f64 {
    if Solver::has_proof_numbers(game) { MOST_FOR_PROOF_NUMBERS } else { MOST_FOR_OTHERS }
}

/// Number of distributions of up to `seeds` seeds over the pits, as a power of ten.
fn power(game: &Game, seeds: usize) -> f64 {
    let pits = game.board().pits().count();
    let ln_factorial = |n: usize| ln_gamma(n as f64 + 1.0);
    (ln_factorial(seeds + pits) - ln_factorial(seeds) - ln_factorial(pits)) / std::f64::consts::LN_10
}

/// The options of the largest feasible board with fewer pits or seeds than this one.
fn smaller(rules: &Rules, variant: &VariantArgs, than: f64) -> Option<String> {
    let is_free = |name: &str| {
        let given = variant.options.iter().any(|option| option.starts_with(&format!("{name}=")));
        !given && rules.options().iter().any(|option| option.name == name)
    };
    let numbers = |name: &'static str, most: u32| -> Vec<Option<u32>> {
        if is_free(name) { (1..=most).map(Some).collect() } else { vec![None] }
    };
    let (pits, seeds) = (numbers("pits", 12), numbers("seeds", 8));
    let boards = pits.iter().flat_map(|pits| seeds.iter().map(move |seeds| (*pits, *seeds)));
    let found = boards.filter_map(|(pits, seeds)| {
        let options: Vec<(&str, u32)> =
            [("pits", pits), ("seeds", seeds)].into_iter().filter_map(|(name, n)| Some((name, n?))).collect();
        let mut choices = game_choice::choices(variant).ok()?;
        for (name, value) in &options {
            choices.set(name, &value.to_string());
        }
        let game = rules.compile(&choices).ok()?;
        let power = power(&game, usize::try_from(game.seeds_on_board(&game.start())).ok()?);
        (power <= most(&game).min(than - 0.1) && !options.is_empty()).then_some((power, options))
    });
    let (_, options) = found.max_by(|one, other| one.0.total_cmp(&other.0))?;
    Some(options.iter().map(|(name, n)| format!(" -o {name}={n}")).collect())
}

/// The maximum number of seeds, below the given one, for which a table can be built in minutes.
fn endgames(game: &Game, seeds: usize) -> Option<usize> {
    let is_small =
        |seeds: &usize| Build::size(game, *seeds).is_ok_and(|positions| positions <= MOST_POSITIONS);
    (2..seeds).take_while(is_small).last()
}
