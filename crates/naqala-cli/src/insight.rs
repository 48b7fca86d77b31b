//! Why a move is good or bad, according to the engine.

use naqala::{Game, Ply, Session};
use naqala_engine::{Analysis, Value};

use crate::analysis::value_text;
use crate::localizer::Localizer;

/// Why the first ply of the best line is the best: what it does, what it threatens, and what is answered. The line may
/// break off within the ply, so the whole of it is given. The game is that of the session, its pits perhaps with other names.
pub(crate) fn why_best(
    game: &Game,
    session: &Session,
    analysis: &Analysis,
    ply: &Ply,
    localizer: Localizer,
) -> Option<String> {
    let start = session.position();
    let line = analysis.lines.first()?;
    let plies = line.plies(game, start);
    let answer = plies.get(1).filter(|_| plies[0].1 == *ply);
    let answer = answer.map(|(before, answer)| (before, answer.as_slice()));
    Some(localizer.why_best(game, start, ply, &value_text(line.value, localizer), answer))
}

/// Explains why a move was not the best one: how the other player can reply to it.
pub(crate) fn why_worse(session: &Session, answer: &Analysis, localizer: Localizer) -> Option<String> {
    let game = session.game();
    let plies = answer.lines.first()?.plies(game, session.position());
    let (before, ply) = plies.first()?;
    Some(localizer.why_worse(game, before, ply))
}

/// Describes the best ply: its effects and its threats.
pub(crate) fn better(session: &Session, ply: &Ply, value: Value, localizer: Localizer) -> String {
    localizer.better(session.game(), session.position(), ply, &value_text(value, localizer))
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;
    use naqala_engine::{Engine, Limits};

    fn oware(text: &str) -> Session {
        let game = catalogue::game("oware").unwrap();
        let position = game.parse_position(text).unwrap();
        Session::from_position(game, position)
    }

    fn insight(session: &Session, language: &str) -> String {
        let limits = Limits { depth: Some(5), ..Limits::default() };
        let mut engine = Engine::new(1);
        let found = engine.analyse(session, &limits, 1, &mut |_| {});
        let ply = engine.whole_ply(session, &found, &limits);
        why_best(session.game(), session, &found, &ply, Localizer::new(Some(language))).unwrap()
    }

    #[test]
    fn the_best_move_is_explained_by_what_it_does() {
        let session = oware("S 0 0 0 0 0 2 / N 1 1 4 4 4 4 / stores 14 14 / turn S");
        let insight = insight(&session, "en");
        assert!(insight.starts_with("The best move is f ("), "{insight}");
        assert!(insight.contains("captures 4 seeds"), "{insight}");
    }

    #[test]
    fn every_language_explains() {
        let session = oware("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / turn S");
        for language in naqala::languages() {
            let insight = insight(&session, language);
            assert!(insight.lines().count() == 1 && !insight.contains("best-is"), "{insight}");
        }
    }
}
