//! One game of a match between two contestants, or a match of rounds that counts as one.

use std::time::Duration;

use naqala::{Game, MatchPhase, MatchSession, Position, Side, Silent, Winner};
use naqala_engine::Limits;

use super::contestant::Contestant;
use super::opening::Opening;
use super::tally::Score;
use crate::program::Silence;

/// Maximum number of rounds; a match that is not decided by then counts as a draw.
pub(super) const MOST_ROUNDS: usize = 200;

/// A game that was played.
#[derive(Clone, Debug)]
pub(super) struct Played {
    pub(super) score: Score,
    /// The game, or the match.
    pub(super) played: MatchSession,
}

/// The contestants of a game and its limits.
pub(super) struct Pairing<'a> {
    pub(super) players: &'a mut [Contestant; 2],
    /// The contestants have exchanged sides.
    pub(super) is_second: bool,
    pub(super) limits: &'a Limits,
    /// How long to wait for a program.
    pub(super) patience: Duration,
    /// Maximum number of plies of a game or a round.
    pub(super) longest: u32,
}

/// How a game or a round ended.
enum Ending {
    /// By the rules.
    Board,
    /// It exceeded the maximum length.
    Cut,
    /// The contestant with this index lost it for this reason.
    Forfeit(usize, String),
}

impl Pairing<'_> {
    /// Plays from an opening to the end of the game, or of the match; `None` if the user asked to stop.
    pub(super) fn play(&mut self, opening: &Opening, in_match: bool) -> Option<Played> {
        let session = opening.session.clone();
        let in_rounds = if in_match { MatchSession::match_of(session.clone()) } else { None };
        let game = in_rounds.unwrap_or_else(|| MatchSession::of_session(session));
        let mut played = Played { score: Score { points: 1, ..Score::default() }, played: game };
        for (number, player) in self.players.iter_mut().enumerate() {
            if let Err(why) = player.new_game(opening.dice[number]) {
                played.lose(number, &why);
                return Some(played);
            }
        }
        loop {
            match self.play_round(&mut played.played)? {
                Ending::Board => {}
                Ending::Cut => {
                    played.score.is_cut = true;
                    return Some(played);
                }
                Ending::Forfeit(loser, why) => {
                    played.lose(loser, &why);
                    return Some(played);
                }
            }
            // Decisions between two rounds are made in the same simple way for both contestants.
            played.played.go_on(|_| true);
            if let MatchPhase::Over(end) = played.played.phase() {
                played.score.points = points(&played.played, end.winner, self.is_second);
                return Some(played);
            }
            if played.played.round_number() > MOST_ROUNDS {
                played.score.is_cut = true;
                return Some(played);
            }
        }
    }

    /// Plays until the game or the round is over.
    fn play_round(&mut self, played: &mut MatchSession) -> Option<Ending> {
        while played.outcome().is_none() {
            if played.session().ply_count() as u32 >= self.longest {
                return Some(Ending::Cut);
            }
            let (game, position) = (played.game(), played.position());
            let number = contestant_of(game, position, position.to_move(), self.is_second);
            let refused = match self.players[number].choose(played.session(), (self.limits, self.patience)) {
                Ok(ply) => played.play_ply(&ply, &mut Silent).err().map(|error| error.why.to_string()),
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
    /// Records that the contestant with this index has lost for a reason outside the rules.
    fn lose(&mut self, loser: usize, why: &str) {
        let name = if loser == 0 { "the first player" } else { "the second player" };
        self.score.forfeit = Some(format!("{name} loses: {why}"));
        self.score.points = if loser == 0 { 0 } else { 2 };
    }
}

/// The index of the contestant who plays a side. In the second game of a pair the contestants have exchanged sides, and some
/// rules let players change seats during a game.
fn contestant_of(game: &Game, position: &Position, side: Side, is_second: bool) -> usize {
    let side = position.first_seat(side);
    let party = game.parties().position(|captain| game.are_partners(captain, side)).unwrap_or(0);
    if is_second { 1 - party } else { party }
}

/// Half points of the first contestant. A void game counts as a draw.
fn points(played: &MatchSession, winner: Winner, is_second: bool) -> u8 {
    let game = played.game();
    // Scores refer to the seats at the beginning of the match, even if players changed seats during a round.
    let start = game.start();
    let position = if played.is_match() { &start } else { played.position() };
    match winner {
        Winner::Side(side) if contestant_of(game, position, side, is_second) == 0 => 2,
        Winner::Side(_) => 0,
        Winner::Draw | Winner::Nobody => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn points_go_to_the_contestant_not_to_the_side() {
        let mut played = MatchSession::new(catalogue::game("oware").unwrap());
        played.resign(Side::North);
        let winner = played.end().unwrap().winner;
        assert_eq!((points(&played, winner, false), points(&played, winner, true)), (2, 0));
    }
}
