//! What a proof is about: seeds, or the winner.

use naqala::{Game, Position, Side, Winner};

use crate::endgame::Endgame;

/// What values measure.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Measure {
    /// The lead in seeds, if only gains count.
    Seeds,
    /// 1 for a win, 0 for a draw, −1 for a loss, if something other than gains decides.
    Winner,
}

/// Initial depth in turns if values are winners, or if a board can repeat. The depth grows by one, because a proof may be near.
const FIRST_DEPTH: u8 = 2;
/// If seeds are counted and every game ends: first a shallow search for a rough value, then one to the end. Intermediate depths
/// cost more than their better move order saves.
const DEPTHS: [u8; 4] = [4, 6, 8, LAST_DEPTH];
/// Exceeds the length of any game that ends.
const LAST_DEPTH: u8 = 250;

impl Measure {
    /// What decides a game; `None` unless it is for two players.
    pub(crate) fn of(game: &Game) -> Option<Measure> {
        match game.players() {
            2 if naqala::analysis::only_gains_count(game) => Some(Measure::Seeds),
            2 => Some(Measure::Winner),
            _ => None,
        }
    }

    /// The lead of a player.
    #[inline(always)]
    pub(crate) fn lead(self, game: &Game, p: &Position, side: Side) -> i32 {
        match self {
            Measure::Seeds => game.score_lead(p, side),
            Measure::Winner => match p.outcome().map(|outcome| outcome.winner) {
                Some(Winner::Side(winner)) if winner == side => 1,
                Some(Winner::Side(_)) => -1,
                _ => 0,
            },
        }
    }

    /// The change of the mover's lead until the end of the game, if the endgame table knows it.
    #[inline]
    pub(crate) fn known_end(self, game: &Game, endgame: &dyn Endgame, p: &Position) -> Option<i32> {
        match self {
            _ if p.is_over() => None,
            Measure::Seeds => endgame.gain(p),
            Measure::Winner => Some((game.score_lead(p, p.to_move()) + endgame.sure_gain(p)?).signum()),
        }
    }

    /// The maximum change of the lead until the end.
    #[inline(always)]
    pub(crate) fn stake(self, game: &Game, p: &Position) -> i32 {
        match self {
            _ if p.is_over() => 0,
            Measure::Seeds => game.seeds_at_stake(p),
            Measure::Winner => 1,
        }
    }

    /// A key that is equal for positions with the same future value.
    #[inline(always)]
    pub(crate) fn key(self, game: &Game, p: &Position) -> u64 {
        let fingerprint = game.fingerprint(p);
        match self {
            Measure::Seeds => fingerprint.board,
            Measure::Winner => fingerprint.whole,
        }
    }

    /// How much a move with this gain seems to bring a player nearer to their goal, in seeds.
    #[inline(always)]
    pub(crate) fn promise(
        self,
        game: &Game,
        before: &Position,
        after: &Position,
        side: Side,
        gain: i32,
    ) -> i32 {
        match self {
            Measure::Seeds => gain,
            Measure::Winner => {
                let of = |p: &Position| game.score_lead(p, side) + game.seeds_owned(p, side);
                of(after) - of(before)
            }
        }
    }

    /// The next depth in turns, after a search of `depth` proved nothing; `None` after the last one.
    pub(crate) fn deeper(self, game: &Game, depth: u8) -> Option<u8> {
        if self == Measure::Seeds && game.repetition_count().is_none() {
            return DEPTHS.into_iter().find(|next| *next > depth);
        }
        Some((depth + 1).max(FIRST_DEPTH)).filter(|next| *next <= LAST_DEPTH)
    }
}
