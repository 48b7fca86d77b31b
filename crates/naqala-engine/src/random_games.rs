//! Whole games of two random players on compact boards, for large samples.

use naqala::{CompactBoard, CompactGame, CompactMoves, CompactWord, Game, Side, Silent, Winner};

use crate::random::Random;

/// Games of random players in a game that fits compact boards: the same games as in sessions, several times as fast.
///
/// ```
/// use naqala::catalogue;
/// use naqala_engine::{Random, RandomGames};
/// let game = catalogue::game("oware").unwrap();
/// let mut games = RandomGames::new(&game).expect("a game for compact boards");
/// let played = games.play(&mut [Random::new(1), Random::new(2)], 1_000);
/// assert!(played.winner.is_some() && played.plies > 20);
/// ```
#[derive(Clone, Debug)]
pub struct RandomGames(Boards);

/// Statistics of a random game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RandomGame {
    /// The winner; `None` if the game exceeded the maximum length.
    pub winner: Option<Winner>,
    /// Plies played, each of which is one decision.
    pub plies: u32,
    /// Number of legal decisions, summed over all plies.
    pub choices: u64,
}

#[derive(Clone, Debug)]
enum Boards {
    Narrow(Playground<u64>),
    Wide(Playground<u128>),
}

/// A game on boards of one width, with buffers for the repetition rule.
#[derive(Clone, Debug)]
struct Playground<W: CompactWord> {
    game: Game,
    compact: CompactGame<W>,
    start: (CompactBoard<W>, Side),
    /// By side: whether moves are listed against the order of sowing.
    is_reversed: [bool; 2],
    /// Number of occurrences of a board that ends the game.
    repetition: Option<u32>,
    /// Boards since seeds last left the pits, with the side to move.
    past: Vec<([W; 2], Side)>,
}

impl RandomGames {
    /// Random games of a variant; `None` if it does not fit compact boards, or if its end depends on anything but repetition
    /// and the board.
    pub fn new(game: &Game) -> Option<RandomGames> {
        if game.limits_plies() {
            return None;
        }
        if let Some(compact) = CompactGame::of(game) {
            return Playground::new(game, compact).map(|games| RandomGames(Boards::Narrow(games)));
        }
        Playground::new(game, CompactGame::of_wide(game)?).map(|games| RandomGames(Boards::Wide(games)))
    }

    /// Plays a game of at most `longest` plies; the first player is South.
    pub fn play(&mut self, players: &mut [Random; 2], longest: u32) -> RandomGame {
        match &mut self.0 {
            Boards::Narrow(games) => games.play(players, longest),
            Boards::Wide(games) => games.play(players, longest),
        }
    }
}

impl<W: CompactWord> Playground<W> {
    fn new(game: &Game, compact: CompactGame<W>) -> Option<Playground<W>> {
        let start = game.start();
        let board = compact.board(&start)?;
        let is_reversed = [Side::South, Side::North].map(|side| {
            let pit = |at: u8| compact.mv(side, at).pit();
            pit(1).is_some() && pit(1) < pit(0)
        });
        Some(Playground {
            start: (board, start.to_move()),
            is_reversed,
            repetition: game.repetition_count(),
            past: Vec::new(),
            game: game.clone(),
            compact,
        })
    }

    fn play(&mut self, players: &mut [Random; 2], longest: u32) -> RandomGame {
        let (mut board, mut to_move) = self.start;
        let mut played = RandomGame { winner: None, plies: 0, choices: 0 };
        self.past.clear();
        self.occurrences(board, to_move);
        while played.plies < longest {
            let seat = to_move.index() & 1;
            let moves = self.compact.moves(board);
            let count = moves.count_ones().max(1);
            let chosen = players[seat].index(count as usize) as u32;
            let at = if self.is_reversed[seat] { count - 1 - chosen } else { chosen };
            let pit = CompactMoves::of(moves).nth(at as usize).unwrap_or(CompactGame::<W>::PASS);
            let step = self.compact.play(board, pit);
            played.plies += 1;
            played.choices += u64::from(count);
            if step.over {
                let before = self.compact.position(&self.game, board, to_move);
                let end = self.game.play_legal(&before, self.compact.mv(to_move, pit), &mut Silent);
                played.winner = end.outcome().map(|outcome| outcome.winner);
                return played;
            }
            if self.compact.stake(step.board) != self.compact.stake(board) {
                self.past.clear();
            }
            board = step.board;
            to_move = if step.same { to_move } else { to_move.other() };
            if self.repetition.is_some_and(|most| self.occurrences(board, to_move) >= most) {
                let end = self.game.when_repeated(&self.compact.position(&self.game, board, to_move));
                played.winner = end.outcome().map(|outcome| outcome.winner);
                return played;
            }
        }
        played
    }

    /// Records a board; returns how often it has occurred, including this time.
    fn occurrences(&mut self, board: CompactBoard<W>, to_move: Side) -> u32 {
        let key = (board.without_stores().words(), to_move);
        self.past.push(key);
        self.past.iter().filter(|past| **past == key).count() as u32
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Limits, Player};
    use naqala::{Choices, Session, catalogue};
    #[cfg(target_family = "wasm")]
    use wasm_bindgen_test::wasm_bindgen_test as test;

    /// Maximum length of the games compared.
    const LONGEST: u32 = 400;

    fn in_session(game: &Game, mut players: [Random; 2]) -> RandomGame {
        let mut session = Session::new(game.clone());
        let mut played = RandomGame { winner: None, plies: 0, choices: 0 };
        while session.outcome().is_none() && played.plies < LONGEST {
            let seat = session.position().to_move().index();
            played.plies += 1;
            played.choices += session.moves().len() as u64;
            let mv = players[seat].choose(&session, &Limits::default()).mv;
            session.play(mv, &mut Silent).unwrap();
            assert!(session.outcome().is_some() || session.position().begins_ply());
        }
        RandomGame { winner: session.outcome().map(|outcome| outcome.winner), ..played }
    }

    #[test]
    fn random_games_are_those_of_sessions() {
        let mut count = 0;
        for id in catalogue::ids() {
            let rules = catalogue::rules(id).unwrap();
            let repetitions = [Some("2"), None].map(|often| {
                let mut choices = Choices::new();
                often.map(|often| choices.set("repetition", often));
                rules.compile(&choices)
            });
            for game in repetitions.into_iter().flatten() {
                let Some(mut games) = RandomGames::new(&game) else { continue };
                count += 1;
                for seed in 0..8 {
                    let players = || [Random::new(seed), Random::new(seed + 100)];
                    assert_eq!(games.play(&mut players(), LONGEST), in_session(&game, players()), "{id}");
                }
            }
        }
        assert!(count > 10);
    }
}
