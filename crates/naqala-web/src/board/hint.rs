//! The engine's advice: a move, and the reasons for it.

use std::sync::Arc;

use naqala::{Move, Ply, Position, Session, Silent};
use naqala_view::Localizer;
use naqala_web_engine::Line;

use crate::engine;

/// A move that is advised.
#[derive(Clone)]
pub(crate) struct Hint {
    /// The next decision.
    pub(crate) mv: Move,
    /// Why, in any language: what it does, what it threatens, what is answered. Boards that never get advice need not know how
    /// that is said.
    pub(crate) why: Arc<dyn Fn(Localizer) -> String + Send + Sync>,
}

impl Hint {
    /// The beginning of the best line of a position, with the reasons for it.
    pub(crate) fn of(session: &Session, line: &Line) -> Option<Hint> {
        let plies = plies(session, &line.moves);
        let mv = *plies.first()?.1.first()?;
        let (game, value, sure_in) = (session.game().clone(), line.value, line.sure_in);
        let why = move |localizer: Localizer| {
            let Some((before, ply)) = plies.first() else { return String::new() };
            let answer = plies.get(1).map(|(before, answer)| (before, answer.as_slice()));
            localizer.why_best(&game, before, ply, &localizer.value(value, sure_in), answer)
        };
        Some(Hint { mv, why: Arc::new(why) })
    }
}

/// The plies of a line, each with the position before it. Illegal and incomplete later plies are left out.
fn plies(session: &Session, decisions: &[String]) -> Vec<(Position, Ply)> {
    let mut ahead = Session::from_position(session.game().clone(), *session.position());
    for text in decisions {
        let Some(mv) = engine::decision(&ahead, text) else { break };
        ahead.play_legal(mv, &mut Silent);
    }
    let mut plies = ahead.plies();
    let is_whole = ahead.outcome().is_some() || ahead.position().begins_ply();
    if !is_whole && plies.len() > 1 {
        plies.pop();
    }
    plies
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    #[test]
    fn a_hint_says_what_the_move_does_and_what_is_answered() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let moves = ["f", "F", "x"].map(str::to_owned).to_vec();
        let line = Line { value: 125, sure_in: None, moves };
        let hint = Hint::of(&session, &line).unwrap();
        assert_eq!(hint.mv.pit(), session.game().board().find("f"));
        let why = (hint.why)(Localizer::new("en"));
        assert!(why.starts_with("The best move is f (+1.25)."), "{why}");
        assert!(why.contains("The best answer is F"), "{why}");
    }

    #[test]
    fn a_line_that_cannot_be_played_gives_no_hint() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let line = Line { value: 0, sure_in: None, moves: vec!["A".to_owned()] };
        assert!(Hint::of(&session, &line).is_none());
    }
}
