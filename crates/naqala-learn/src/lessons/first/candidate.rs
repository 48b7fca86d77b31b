//! A legal ply of a position and its effects.

use naqala::{Event, Game, Pit, PitSet, Position, Side, Status, Winner};

/// The effects of a ply of the learner.
#[derive(Clone, Debug)]
pub(super) struct Candidate {
    pub(super) after: Position,
    pub(super) captured: u32,
    pub(super) laps: u32,
    pub(super) drops: u32,
    /// Where the last seed of the last lap falls.
    pub(super) last: Option<Pit>,
    pub(super) moves_again: bool,
    pub(super) wins: bool,
    /// Pits that the ply marked for the learner.
    pub(super) marked: PitSet,
}

/// All plies of a position; `None` if one of them cannot be played out.
pub(super) fn candidates(game: &Game, p: &Position) -> Option<Vec<Candidate>> {
    game.plies(p).into_iter().map(|(ply, _)| candidate(game, p, &ply)).collect()
}

fn candidate(game: &Game, p: &Position, ply: &[naqala::Move]) -> Option<Candidate> {
    let learner = p.to_move();
    let mut events: Vec<Event> = Vec::new();
    let after = game.play_ply(p, ply, &mut events).ok()?;
    let mut found = Candidate {
        after,
        captured: 0,
        laps: 0,
        drops: 0,
        last: None,
        moves_again: !after.is_over() && after.to_move() == learner,
        wins: has_won(game, &after, learner),
        marked: after.marks(learner) - p.marks(learner),
    };
    for event in events {
        match event {
            Event::Capture { seeds, to, .. } if to == learner => found.captured += u32::from(seeds),
            Event::Drop { pit, last, .. } => {
                found.drops += 1;
                if last {
                    found.laps += 1;
                    found.last = Some(pit);
                }
            }
            _ => {}
        }
    }
    Some(found)
}

fn has_won(game: &Game, p: &Position, learner: Side) -> bool {
    let Status::Over(outcome) = p.status() else { return false };
    matches!(outcome.winner, Winner::Side(side) if game.are_partners(side, learner))
}
