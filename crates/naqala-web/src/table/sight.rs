//! The preview of a pit: what the move would do, or why it cannot be played.

use naqala::{Event, Game, Move, Pit, PitSet, Position, Session, WhyIllegal};
use naqala_view::{Place, Scene};

/// A preview of a move.
#[derive(Clone, Debug)]
pub(crate) struct Preview {
    /// The board after the move, with the trail of the sowing.
    pub(crate) scene: Scene,
    /// The places the seeds fall into.
    pub(crate) touched: PitSet,
    /// The position before the move, and what the move does.
    before: Position,
    events: Vec<Event>,
}

impl Preview {
    /// Whether the sowing comes by a place.
    pub(crate) fn touches(&self, place: Place) -> bool {
        matches!(place, Place::Pit(pit) if self.touched.contains(pit))
    }

    /// The move in sentences.
    pub(crate) fn explanation(&self, game: &Game, language: &str) -> String {
        naqala::explain(game, &self.before, &self.events, language)
    }
}

/// The preview of a legal move.
pub(crate) fn preview(session: &Session, mv: Move) -> Option<Preview> {
    let (game, before) = (session.game(), session.position());
    let mut events: Vec<Event> = Vec::new();
    let after = game.play(before, mv, &mut events).ok()?;
    let mut passed = Scene::of(game, before);
    let mut touched = PitSet::EMPTY;
    for event in &events {
        passed.apply(game, event);
        if let Event::Drop { pit, .. } = event
            && pit.index() < game.board().pits().count()
        {
            touched |= PitSet::of(*pit);
        }
    }
    let mut scene = Scene::of(game, &after);
    scene.trail = passed.trail;
    Some(Preview { scene, touched, before: *before, events })
}

/// Why nothing can be played from a pit.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Refusal {
    /// The pit.
    pub(crate) pit: Pit,
    /// The reason.
    pub(crate) why: WhyIllegal,
}

/// Why a pit cannot be played; `None` if it can.
pub(crate) fn refusal(session: &Session, pit: Pit) -> Option<Refusal> {
    if session.moves().iter().any(|mv| mv.pit() == Some(pit)) {
        return None;
    }
    let game = session.game();
    let error = game.parse_ply(session.position(), game.board().name(pit)).err();
    let why = error.and_then(|error| error.why).unwrap_or(WhyIllegal::NotOffered);
    Some(Refusal { pit, why })
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn every_pit_of_every_game_either_shows_what_it_does_or_says_why_it_cannot() {
        for rules in catalogue::all() {
            let session = Session::new(rules.compile(&naqala::Choices::new()).unwrap());
            for pit in session.game().board().pits() {
                let legal = session.moves().into_iter().find(|mv| mv.pit() == Some(pit));
                match legal {
                    Some(mv) => {
                        let seen = preview(&session, mv).unwrap();
                        assert!(!seen.explanation(session.game(), "en").is_empty());
                    }
                    None => assert!(refusal(&session, pit).is_some(), "{}", rules.id()),
                }
            }
        }
    }

    #[test]
    fn a_preview_shows_the_board_after_the_move() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let board = session.game().board();
        let c = board.find("c").unwrap();
        let mv = session.moves().into_iter().find(|mv| mv.pit() == Some(c)).unwrap();
        let seen = preview(&session, mv).unwrap();
        assert_eq!(seen.scene.heap(c).size(), 0);
        assert_eq!(seen.scene.heap(board.find("d").unwrap()).size(), 5);
        assert!(seen.touches(Place::Pit(board.find("A").unwrap())));
        assert!(!seen.touches(Place::Pit(c)));
        let refused = refusal(&session, board.find("B").unwrap()).unwrap();
        assert_eq!(refused.why, WhyIllegal::NotYours);
    }
}
