//! Ratings by Glicko-2 (M. Glickman, "Example of the Glicko-2 system", 2013), one per game. Every rated game is its own
//! rating period; between games the deviation grows with time.

use naqala_wire::account::Rating;
use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, decay_deviation, glicko2};

/// Above this deviation a rating is provisional.
const PROVISIONAL: f64 = 110.0;
/// The minimum deviation.
const LEAST_DEVIATION: f64 = 45.0;
/// Time without a game after which the deviation grows by one period, in milliseconds: 30 days.
const PERIOD: u64 = 30 * 24 * 3600 * 1000;
/// After this many periods the deviation has reached that of a newcomer, so further ones are ignored.
const MOST_PERIODS: u64 = 120;

/// A rating with what is needed to compute the next one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct ExactRating {
    pub(crate) value: f64,
    pub(crate) deviation: f64,
    pub(crate) volatility: f64,
    /// Number of rated games.
    pub(crate) games: u32,
}

impl ExactRating {
    /// The rating of a newcomer.
    pub(crate) fn new() -> ExactRating {
        ExactRating::of(Glicko2Rating::new(), 0)
    }

    fn of(rating: Glicko2Rating, games: u32) -> ExactRating {
        let Glicko2Rating { rating: value, deviation, volatility } = rating;
        ExactRating { value, deviation, volatility, games }
    }

    fn glicko(self) -> Glicko2Rating {
        let ExactRating { value, deviation, volatility, .. } = self;
        Glicko2Rating { rating: value, deviation, volatility }
    }

    /// The rating after a time without a game, in milliseconds.
    pub(crate) fn after_pause(self, time: u64) -> ExactRating {
        let mut rating = self.glicko();
        for _ in 0..(time / PERIOD).min(MOST_PERIODS) {
            rating = decay_deviation(&rating);
        }
        ExactRating::of(rating, self.games)
    }

    /// The rating as people see it.
    pub(crate) fn shown(self) -> Rating {
        shown(self.value, self.deviation, self.games)
    }
}

/// The ratings of two players after a game; `winner` is the player who won, or `None` after a draw.
pub(crate) fn after_game(before: [ExactRating; 2], winner: Option<u8>) -> [ExactRating; 2] {
    let outcome = match winner {
        Some(0) => Outcomes::WIN,
        Some(_) => Outcomes::LOSS,
        None => Outcomes::DRAW,
    };
    let [first, second] = before.map(ExactRating::glicko);
    let (first, second) = glicko2(&first, &second, &outcome, &Glicko2Config::new());
    let next = |mut rating: Glicko2Rating, games: u32| {
        rating.deviation = rating.deviation.max(LEAST_DEVIATION);
        ExactRating::of(rating, games + 1)
    };
    [next(first, before[0].games), next(second, before[1].games)]
}

/// A rating as people see it.
pub(crate) fn shown(value: f64, deviation: f64, games: u32) -> Rating {
    Rating {
        value: value.round() as i32,
        deviation: deviation.round() as u32,
        games,
        provisional: deviation > PROVISIONAL,
    }
}
