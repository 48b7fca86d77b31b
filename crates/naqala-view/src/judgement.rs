//! How good a ply was, by the seeds it lost.
//!
//! Values are in seeds. A certain win counts as a lead of a quarter of all seeds, a certain loss as its negative, and
//! no value counts for more. The loss of a ply is the value of the best ply minus that of the ply played, which is the
//! value of the position after it.

use naqala::{Game, Position, Session, Side, Winner};

/// The mark of a bad ply.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// It lost a little.
    Inaccuracy,
    /// It lost as much as a usual capture.
    Mistake,
    /// It lost enough to decide the game.
    Blunder,
}

/// Minimum losses of an inaccuracy, a mistake and a blunder, as fractions of all seeds: 1, 2 and 4 of 48.
const LEAST_LOSSES: [(f64, Mark); 3] =
    [(4.0 / 48.0, Mark::Blunder), (2.0 / 48.0, Mark::Mistake), (1.0 / 48.0, Mark::Inaccuracy)];

/// The loss that halves the accuracy of a ply, as a fraction of all seeds: 4 of 48.
const HALVING: f64 = 4.0 / 48.0;

/// The lead that counts as a certain win, as a fraction of all seeds.
const SURE: f64 = 0.25;

impl Mark {
    /// The sign used in records and books.
    ///
    /// ```
    /// assert_eq!(naqala_view::Mark::Blunder.sign(), "??");
    /// ```
    pub fn sign(self) -> &'static str {
        match self {
            Mark::Inaccuracy => "?!",
            Mark::Mistake => "?",
            Mark::Blunder => "??",
        }
    }

    /// The mark of a ply that lost `loss` seeds in a game of `seeds` seeds; `None` for a good one.
    ///
    /// ```
    /// use naqala_view::Mark;
    /// assert_eq!(Mark::of(2.5, 48.0), Some(Mark::Mistake));
    /// assert_eq!(Mark::of(0.5, 48.0), None);
    /// ```
    pub fn of(loss: f64, seeds: f64) -> Option<Mark> {
        LEAST_LOSSES.into_iter().find(|(least, _)| loss >= least * seeds).map(|(_, mark)| mark)
    }
}

/// The accuracy of a ply that lost `loss` seeds in a game of `seeds` seeds, from 0 to 100.
///
/// ```
/// assert_eq!(naqala_view::accuracy(4.0, 48.0), 50.0);
/// ```
pub fn accuracy(loss: f64, seeds: f64) -> f64 {
    100.0 * (-loss / (HALVING * seeds)).exp2()
}

/// What a ply was worth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlyWorth {
    /// How many seeds it lost against the best ply.
    pub loss: f64,
    /// The mark of a bad ply.
    pub mark: Option<Mark>,
    /// From 0 to 100; `None` if there was no choice.
    pub accuracy: Option<f64>,
}

impl PlyWorth {
    /// Judges a ply from a position by the values of the position and of the one after the ply, in seeds to the player of the
    /// ply. The best ply loses nothing, whatever a search says of the position after it.
    ///
    /// ```
    /// use naqala_view::{Mark, PlyWorth};
    /// let game = naqala::catalogue::game("oware").unwrap();
    /// let worth = PlyWorth::of(&game, &game.start(), false, 0.5, -2.0);
    /// assert_eq!((worth.loss, worth.mark), (2.5, Some(Mark::Mistake)));
    /// ```
    pub fn of(game: &Game, position: &Position, is_best: bool, before: f64, after: f64) -> PlyWorth {
        let seeds = f64::from(game.total_seeds());
        let loss = if is_best { 0.0 } else { (before - after).max(0.0) };
        let had_choice = game.plies(position).len() > 1;
        PlyWorth { loss, mark: Mark::of(loss, seeds), accuracy: had_choice.then(|| accuracy(loss, seeds)) }
    }
}

/// The maximum absolute value of a position, in seeds.
fn most(game: &Game) -> f64 {
    SURE * f64::from(game.total_seeds())
}

/// The clipped value in seeds of an engine's result: hundredths of a seed, and the number of decisions to a certain end.
pub fn counted(game: &Game, hundredths: i32, sure_in: Option<i32>) -> f64 {
    let most = most(game);
    match sure_in {
        Some(away) => most * f64::from(away.signum()),
        None => (f64::from(hundredths) / 100.0).clamp(-most, most),
    }
}

/// The value of a finished game to South.
pub fn ended(session: &Session) -> f64 {
    let game = session.game();
    match session.outcome().map(|outcome| outcome.winner) {
        Some(Winner::Side(side)) if game.are_partners(side, Side::South) => most(game),
        Some(Winner::Side(_)) => -most(game),
        // A solitaire that stops unsolved is lost.
        Some(Winner::Nobody) if game.players() == 1 => -most(game),
        _ => 0.0,
    }
}

/// Converts a value for the player to move to one for South, and vice versa.
pub fn to_south(session: &Session, value: f64) -> f64 {
    value * south_sign(session.game(), session.position().to_move())
}

/// 1 for South and its partners, −1 for the others: by this factor the values of a side become those of South.
pub fn south_sign(game: &Game, side: Side) -> f64 {
    if game.are_partners(side, Side::South) { 1.0 } else { -1.0 }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Choices, Silent, catalogue};

    #[test]
    fn values_of_partners_are_those_of_south() {
        let rules = catalogue::rules("ruma").unwrap();
        let mut session = Session::new(rules.compile(Choices::new().set("players", "2")).unwrap());
        let mut seats = Vec::new();
        while seats.len() < 4 && session.outcome().is_none() {
            let side = session.position().to_move();
            if !seats.contains(&side) {
                seats.push(side);
                let is_partner = session.game().are_one_player(side, Side::South);
                assert_eq!(to_south(&session, 3.0), if is_partner { 3.0 } else { -3.0 }, "{side:?}");
            }
            let mv = session.moves()[0];
            session.play(mv, &mut Silent).unwrap();
        }
        assert!(seats.contains(&Side::North), "South's partner has moved");
    }

    #[test]
    fn marks_grow_with_the_loss_and_the_seeds() {
        let marks = |seeds| [0.9, 1.0, 2.0, 4.0].map(|loss| Mark::of(loss, seeds).map_or("", Mark::sign));
        assert_eq!(marks(48.0), ["", "?!", "?", "??"]);
        assert_eq!(marks(96.0), ["", "", "?!", "?"]);
    }
}
