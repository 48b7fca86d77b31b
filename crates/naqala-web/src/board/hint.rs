//! The engine's advice: a move, and the reasons for it.

use naqala::{Move, Ply, Position, Session, Silent};
use naqala_view::Localizer;
use naqala_web_engine::Line;

use crate::engine;

/// A move that is advised.
#[derive(Clone, Debug)]
pub(crate) struct Hint {
    /// The next decision.
    pub(crate) mv: Move,
    /// Why: what it does, what it threatens, what is answered.
    pub(crate) why: String,
}

impl Hint {
    /// The beginning of the best line of a position, with the reasons for it.
    pub(crate) fn of(session: &Session, line: &Line, localizer: Localizer) -> Option<Hint> {
        let game = session.game();
        let plies = plies(session, &line.moves);
        let (before, ply) = plies.first()?;
        let value = localizer.value(line.value, line.sure_in);
        let answer = plies.get(1).map(|(before, answer)| (before, answer.as_slice()));
        let why = localizer.why_best(game, before, ply, &value, answer);
        Some(Hint { mv: *ply.first()?, why })
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
        let hint = Hint::of(&session, &line, Localizer::new("en")).unwrap();
        assert_eq!(hint.mv.pit(), session.game().board().find("f"));
        assert!(hint.why.starts_with("The best move is f (+1.25)."), "{}", hint.why);
        assert!(hint.why.contains("The best answer is F"), "{}", hint.why);
    }

    #[test]
    fn a_line_that_cannot_be_played_gives_no_hint() {
        let session = Session::new(catalogue::game("oware").unwrap());
        let line = Line { value: 0, sure_in: None, moves: vec!["A".to_owned()] };
        assert!(Hint::of(&session, &line, Localizer::new("en")).is_none());
    }
}
