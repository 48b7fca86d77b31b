//! What a position is worth by counting seeds, and what winning is worth.

use naqala::{Game, Position, Side, Status, Winner};

use crate::player::SURE_WIN;

/// The value of a seed that is won. A seed that only lies in one's own pits is worth 1: it decides between moves
/// that win equally many, and it is all there is to count in games that are not about winning seeds.
const SEED: i32 = 256;
/// The value of winning: more than all seeds together, and far from overflow.
const WIN: i32 = 1_000_000_000;
/// What a win loses for every decision it is away: more than all seeds together.
const DELAY: i32 = 100_000;
/// The most decisions that make a difference.
const FARTHEST: u32 = 1_000;

/// What a position is worth to `side`, `distance` decisions after the root: the difference of the scores, then that
/// of the seeds in one's own pits. A finished game that is won or lost is worth more than any seeds, and the more
/// the sooner it is won or the later it is lost.
pub(crate) fn worth(game: &Game, position: &Position, side: Side, distance: u32) -> i32 {
    let lead = || SEED * score_lead(game, position, side);
    let delay = DELAY * distance.min(FARTHEST).cast_signed();
    match position.status() {
        Status::Playing => lead() + board_lead(game, position, side),
        Status::Over(outcome) => match outcome.winner {
            Winner::Side(winner) if winner == side => WIN - delay + lead(),
            // A solitaire that stops unsolved is lost.
            Winner::Nobody if game.players() == 1 => delay - WIN + lead(),
            Winner::Side(_) => delay - WIN + lead(),
            // A game that does not count is as good as a draw.
            Winner::Draw | Winner::Nobody => 0,
        },
    }
}

/// The value as people count it: in whole seeds, or as a certain end.
pub(crate) fn score(worth: i32) -> i32 {
    match worth {
        _ if worth > WIN / 2 => SURE_WIN,
        _ if worth < -WIN / 2 => -SURE_WIN,
        _ => (worth + SEED / 2).div_euclid(SEED),
    }
}

/// The player's score less that of the best other player.
fn score_lead(game: &Game, position: &Position, side: Side) -> i32 {
    let others = Side::ALL.into_iter().take(game.players()).filter(|&other| other != side);
    let best_other = others.map(|other| game.score(position, other)).max();
    game.score(position, side) - best_other.unwrap_or(0)
}

/// The seeds in the player's pits less those in the pits of others.
fn board_lead(game: &Game, position: &Position, side: Side) -> i32 {
    let seeds = |pit| match game.owner(position, pit) {
        Some(owner) if owner == side => i32::from(position.seeds(pit)),
        Some(_) => -i32::from(position.seeds(pit)),
        None => 0,
    };
    game.board().pits().map(seeds).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_become_seeds_or_a_certain_end() {
        assert_eq!(score(3 * SEED + 40), 3);
        assert_eq!(score(-SEED - 2), -1);
        assert_eq!(score(WIN - 30 * DELAY), SURE_WIN);
        assert_eq!(score(FARTHEST.cast_signed() * DELAY - WIN), -SURE_WIN);
    }
}
