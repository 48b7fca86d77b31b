//! Why a move is good or bad, according to the engine.

use naqala::{Game, Ply, Position, Session};
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

/// Explains why a ply was not the best one: how the other player can reply to it, and to the further plies of the same player
/// in the turn.
pub(crate) fn why_worse(
    before: &Session,
    ply: &Ply,
    (after, found): (&Session, &Analysis),
    localizer: Localizer,
) -> Option<String> {
    let game = before.game();
    let plies = found.lines.first()?.plies(game, after.position());
    let is_own = |at: &Position| game.are_partners(at.to_move(), before.position().to_move());
    let own = plies.iter().take_while(|(at, _)| is_own(at)).count();
    let (then, answer) = plies.get(own)?;
    let mut played = vec![game.ply_text(before.position(), ply)];
    played.extend(plies[..own].iter().map(|(at, ply)| game.ply_text(at, ply)));
    Some(localizer.why_worse(game, &played.join(" "), then, answer))
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

    /// In an extra turn the next ply is not yet an answer.
    #[test]
    fn an_answer_is_the_ply_of_another_player() {
        let game = catalogue::game("kalah").unwrap();
        let start = game.parse_position("S 1 0 1 0 0 0 / N 1 1 0 0 0 1 / stores 22 21 / turn N").unwrap();
        let before = Session::from_position(game, start);
        let ply = before.game().parse_ply(&start, "F").unwrap();
        let mut after = before.clone();
        after.play_ply(&ply, &mut naqala::Silent).unwrap();
        assert_eq!(after.position().to_move(), start.to_move());
        let limits = Limits { depth: Some(8), ..Limits::default() };
        let found = Engine::new(1).analyse(&after, &limits, 1, &mut |_| {});
        let why = why_worse(&before, &ply, (&after, &found), Localizer::new(Some("en"))).unwrap();
        let (played, answer) = why.split_once(", South can answer with ").unwrap_or_else(|| panic!("{why}"));
        assert!(played.starts_with("After F ") && answer.contains(": South sows"), "{why}");
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
