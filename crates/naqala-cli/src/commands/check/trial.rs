//! Random games by the rules of a file: they show what its author can hardly have meant.

use std::time::{Duration, Instant};

use naqala::{Event, Game, Move, Reason, Session, Winner};
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Number of random games.
const GAMES: u64 = 5;
/// Maximum length of a game, in decisions.
const LONGEST: usize = 5_000;
/// The first decisions of a game, at which all plies are written.
const WRITTEN: usize = 30;
/// Time limit for all games: a move by expensive rules takes milliseconds.
const PATIENCE: Duration = Duration::from_secs(3);

/// What the games have shown.
#[derive(Default)]
struct Seen {
    decisions: usize,
    /// Whether a game has ended.
    has_end: bool,
    /// Whether a game has ended otherwise than by a sowing without end that makes it void.
    has_result: bool,
    /// A ply that sows nothing.
    empty: Option<String>,
    /// Two plies of one position that are written alike.
    alike: Option<String>,
}

/// Warnings about the rules, in English.
pub(super) fn warnings(game: &Game) -> Vec<String> {
    let seen = play(game);
    let mut warnings = Vec::new();
    if let Some(ply) = seen.empty {
        warnings.push(format!(
            "an empty pit can be played, `{ply}`; do the [[pick]] cases leave such pits out, `from = \"own & filled\"`?"
        ));
    }
    if let Some(ply) = seen.alike {
        warnings.push(format!(
            "two plies of one position are both written `{ply}`, so the second one cannot be played by name, and records with it \
             cannot be read; let `write` of the [[pick]] cases tell them apart"
        ));
    }
    if !seen.has_end {
        warnings.push(format!(
            "random games did not end within {} decisions; is an [[end]] missing, or a limit of repetitions?",
            seen.decisions
        ));
    } else if !seen.has_result {
        warnings.push(
            "every random game was void after a sowing without end; does every [[settle]] case sow on, or is an [endless] result \
             missing?"
                .to_owned(),
        );
    }
    warnings
}

fn play(game: &Game) -> Seen {
    let started = Instant::now();
    let mut seen = Seen::default();
    for seed in 0..GAMES {
        let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
        let mut session = Session::new(game.clone());
        for decision in 0..LONGEST {
            if let Some(outcome) = session.outcome() {
                seen.has_end = true;
                seen.has_result |= outcome.winner != Winner::Nobody || outcome.reason != Reason::Endless;
                break;
            }
            if started.elapsed() > PATIENCE {
                return seen;
            }
            if decision < WRITTEN && seen.alike.is_none() {
                seen.alike = written_twice(&session);
            }
            let moves = session.moves();
            seen.play(&mut session, moves[dice.random_range(0..moves.len())]);
        }
    }
    seen
}

impl Seen {
    fn play(&mut self, session: &mut Session, mv: Move) {
        let before = *session.position();
        let mut events: Vec<Event> = Vec::new();
        session.play_legal(mv, &mut events);
        self.decisions += 1;
        let mut lifted = events.iter().filter_map(|event| match event {
            Event::Lift { seeds, .. } => Some(*seeds),
            _ => None,
        });
        // Later laps may lift a pit that a capture has emptied.
        let first = lifted.next();
        if self.empty.is_none() && first == Some(0) && lifted.all(|seeds| seeds == 0) {
            self.empty = Some(session.game().move_text(&before, mv));
        }
    }
}

/// A text that stands for several plies.
fn written_twice(session: &Session) -> Option<String> {
    let mut texts = session.ply_texts();
    texts.sort_unstable();
    texts.windows(2).find(|two| two[0] == two[1]).map(|two| two[0].clone())
}
