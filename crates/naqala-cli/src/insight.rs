//! Why a move is good or bad, in words made from the events of moves.

use naqala::{Game, Ply, Position, Session, Silent};
use naqala_engine::{Analysis, Value};
use naqala_messages::values;

use crate::analysis::value_text;
use crate::move_table::what_it_does;
use crate::voice::Voice;

/// A threat to win fewer seeds than this is no threat: it is what every move wins where seeds are sown into stores.
const LEAST_THREAT: i32 = 2;

/// Why the first ply of the best line is the best: what it does, what it threatens, and what is answered. The line may
/// break off within the ply, so the whole of it is given.
pub(crate) fn why_best(session: &Session, analysis: &Analysis, ply: &Ply, voice: Voice) -> Option<String> {
    let (game, start) = (session.game(), session.position());
    let line = analysis.lines.first()?;
    let plies = line.plies(game, start);
    let values = values![text = game.ply_text(start, ply), value = value_text(line.value, voice)];
    let mut told = vec![voice.say("best-is", values), what_it_does(game, start, ply, voice.language())];
    told.extend(threat(game, start, ply, voice));
    let next = plies.get(1).filter(|_| plies[0].1 == *ply);
    if let Some((before, answer)) = next.filter(|(before, _)| is_others_turn(game, start, before)) {
        told.push(answered("answer-expected", game, before, answer, voice));
    }
    Some(told.join(" "))
}

/// What a ply threatens: the most seeds that the same player could win if the other one did nothing.
pub(crate) fn threat(game: &Game, before: &Position, ply: &Ply, voice: Voice) -> Option<String> {
    let side = before.to_move();
    let after = game.play_ply(before, ply, &mut Silent).ok()?;
    if game.players() != 2 || after.to_move() == side {
        return None;
    }
    let passed = game.if_passed(&after)?;
    let lead = |p: &Position| game.score(p, side) - game.score(p, side.other());
    let gain = |end: &Position| lead(end) - lead(&passed);
    let best = game.plies(&passed).into_iter().max_by_key(|(_, end)| gain(end));
    let (next, _) = best.filter(|(_, end)| gain(end) >= LEAST_THREAT)?;
    let does = what_it_does(game, &passed, &next, voice.language());
    Some(voice.say("threatens", values![text = game.ply_text(&passed, &next), does = does]))
}

/// What became of a move that was not the best one: how the other player can answer it.
pub(crate) fn why_worse(session: &Session, answer: &Analysis, voice: Voice) -> Option<String> {
    let (game, after) = (session.game(), session.position());
    let plies = answer.lines.first()?.plies(game, after);
    let (before, ply) = plies.first()?;
    Some(answered("can-be-answered", game, before, ply, voice))
}

/// What the best ply would have been, what it does and what it threatens.
pub(crate) fn better(session: &Session, ply: &Ply, value: Value, voice: Voice) -> String {
    let (game, start) = (session.game(), session.position());
    let text = game.ply_text(start, ply);
    let said = voice.say("better-was", values![text = text, value = value_text(value, voice)]);
    let mut told = vec![said, what_it_does(game, start, ply, voice.language())];
    told.extend(threat(game, start, ply, voice));
    told.join(" ")
}

fn answered(key: &str, game: &Game, before: &Position, ply: &Ply, voice: Voice) -> String {
    let does = what_it_does(game, before, ply, voice.language());
    let text = game.ply_text(before, ply);
    voice.say(key, values![side = voice.side(before.to_move()), text = text, does = does])
}

fn is_others_turn(game: &Game, start: &Position, now: &Position) -> bool {
    !game.are_partners(start.to_move(), now.to_move())
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

    fn told(session: &Session, language: &str) -> String {
        let limits = Limits { depth: Some(5), ..Limits::default() };
        let mut engine = Engine::new(1);
        let found = engine.analyse(session, &limits, 1, &mut |_| {});
        let ply = engine.whole_ply(session, &found, &limits);
        why_best(session, &found, &ply, Voice::new(Some(language))).unwrap()
    }

    #[test]
    fn the_best_move_is_explained_by_what_it_does() {
        let session = oware("S 0 0 0 0 0 2 / N 1 1 4 4 4 4 / stores 14 14 / turn S");
        let told = told(&session, "en");
        assert!(told.starts_with("Best is f ("), "{told}");
        assert!(told.contains("captured, 4 seeds"), "{told}");
    }

    #[test]
    fn what_a_move_threatens_is_what_it_could_win_next() {
        let session = oware("S 1 0 0 0 0 1 / N 0 1 8 8 8 1 / stores 10 10 / turn S");
        let game = session.game();
        let ply = game.parse_ply(session.position(), "a").unwrap();
        let told = threat(game, session.position(), &ply, Voice::new(Some("en")));
        assert!(told.is_none(), "the last pit reaches one seed only: {told:?}");
        let session = oware("S 1 0 0 0 0 2 / N 1 1 8 8 8 0 / stores 10 9 / turn S");
        let ply = game.parse_ply(session.position(), "a").unwrap();
        let told = threat(game, session.position(), &ply, Voice::new(Some("en"))).unwrap();
        assert!(told.starts_with("It threatens f: ") && told.contains("captured, 4 seeds"), "{told}");
    }

    #[test]
    fn every_language_explains() {
        let session = oware("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / turn S");
        for language in naqala::languages() {
            let told = told(&session, language);
            assert!(told.lines().count() == 1 && !told.contains("best-is"), "{told}");
        }
    }
}
