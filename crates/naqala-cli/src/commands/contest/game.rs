//! One game of a match between two contestants, or a match of rounds that counts as one.

use std::time::Duration;

use naqala::{Game, MatchStep, Position, Series, Session, Side, Silent, Winner};
use naqala_engine::Limits;

use super::contestant::{Contestant, Silence};
use super::opening::Opening;

/// A match of rounds that is not settled by so many of them counts as drawn.
pub(super) const MOST_ROUNDS: usize = 200;

/// A game that was played.
#[derive(Clone, Debug)]
pub(super) struct Played {
    /// Half points of the first contestant: 2 for a win, 1 for a draw.
    pub(super) points: u8,
    /// Whether it was longer than wanted, and so a draw.
    pub(super) is_cut: bool,
    /// Why a contestant lost it otherwise than at the board.
    pub(super) forfeit: Option<String>,
    /// The game, or the last round.
    pub(super) session: Session,
    /// The rounds before it, where a match was played.
    pub(super) series: Option<Series>,
}

/// Who plays a game, and what they have to keep to.
pub(super) struct Pairing<'a> {
    pub(super) players: &'a mut [Contestant; 2],
    /// The contestants have changed sides.
    pub(super) is_second: bool,
    pub(super) limits: &'a Limits,
    /// How long a program is waited for.
    pub(super) patience: Duration,
    /// The most plies of a game, or of a round.
    pub(super) longest: u32,
}

/// How a game, or a round, came to its end.
enum Ending {
    /// By the rules.
    Board,
    /// It was longer than wanted.
    Cut,
    /// The contestant of this number lost it for this reason.
    Forfeit(usize, String),
}

impl Pairing<'_> {
    /// Plays from an opening to the end, of the match where there is a series; `None` if the user asked to stop.
    pub(super) fn play(&mut self, opening: &Opening, series: Option<Series>) -> Option<Played> {
        let mut played =
            Played { points: 1, is_cut: false, forfeit: None, session: opening.session.clone(), series };
        for (number, player) in self.players.iter_mut().enumerate() {
            if let Err(why) = player.new_game(opening.dice[number]) {
                played.lose(number, &why);
                return Some(played);
            }
        }
        loop {
            match self.play_round(&mut played.session)? {
                Ending::Board => {}
                Ending::Cut => {
                    played.is_cut = true;
                    return Some(played);
                }
                Ending::Forfeit(loser, why) => {
                    played.lose(loser, &why);
                    return Some(played);
                }
            }
            let Some(series) = &mut played.series else {
                let winner = played.session.outcome().map(|outcome| outcome.winner);
                played.points = points(&played.session, winner, self.is_second);
                return Some(played);
            };
            // What is to be decided between two rounds is decided in the same plain way for both.
            let mut next = series.after(&played.session);
            while next.answer_plainly().is_some() {}
            if let MatchStep::Over(winner) = next.step() {
                // Seats count from the beginning of a match, whoever changed them during a round.
                played.points = points(&series.anew().round(), Some(winner), self.is_second);
                return Some(played);
            }
            if next.number() > MOST_ROUNDS {
                played.is_cut = true;
                return Some(played);
            }
            played.session = next.round();
            *series = next;
        }
    }

    /// Plays on until the game or the round is over.
    fn play_round(&mut self, session: &mut Session) -> Option<Ending> {
        while session.outcome().is_none() {
            if session.ply_count() as u32 >= self.longest {
                return Some(Ending::Cut);
            }
            let number = contestant_of(session, session.position().to_move(), self.is_second);
            let refused = match self.players[number].choose(session, (self.limits, self.patience)) {
                Ok(ply) => session.play_ply(&ply, &mut Silent).err().map(|error| error.why.to_string()),
                Err(Silence::Stopped) => return None,
                Err(Silence::Lost(why)) => Some(why),
            };
            if let Some(why) = refused {
                return Some(Ending::Forfeit(number, why));
            }
        }
        Some(Ending::Board)
    }
}

impl Played {
    /// The contestant of this number has lost otherwise than at the board.
    fn lose(&mut self, loser: usize, why: &str) {
        let name = if loser == 0 { "the first player" } else { "the second player" };
        self.forfeit = Some(format!("{name} loses: {why}"));
        self.points = if loser == 0 { 0 } else { 2 };
    }
}

/// The number of the contestant who plays a side. In the second game of a pair they have changed sides, and where
/// rules allow it, two players change seats during the game.
fn contestant_of(session: &Session, side: Side, is_second: bool) -> usize {
    let (game, position): (&Game, &Position) = (session.game(), session.position());
    let side = if position.is_swapped() { side.other() } else { side };
    let party = game.parties().position(|captain| game.are_partners(captain, side)).unwrap_or(0);
    if is_second { 1 - party } else { party }
}

/// Half points of the first contestant. A game that does not count is a draw.
fn points(session: &Session, winner: Option<Winner>, is_second: bool) -> u8 {
    match winner {
        Some(Winner::Side(side)) if contestant_of(session, side, is_second) == 0 => 2,
        Some(Winner::Side(_)) => 0,
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn points_go_to_the_contestant_not_to_the_side() {
        let game = catalogue::game("oware").unwrap();
        let mut session = Session::new(game);
        session.resign(Side::North);
        let winner = session.outcome().map(|outcome| outcome.winner);
        assert_eq!((points(&session, winner, false), points(&session, winner, true)), (2, 0));
    }
}
