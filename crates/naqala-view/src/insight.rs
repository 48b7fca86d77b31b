//! Why a move is good or bad, in words derived from the events of moves.

use naqala::{Event, Game, Move, Position, Silent};
use naqala_messages::values;

use crate::Localizer;

/// A threat to win fewer seeds than this does not count: any move wins that much where seeds are sown into stores.
const LEAST_THREAT: i32 = 2;

/// "+1.25": seeds by which a player will be better off.
///
/// ```
/// assert_eq!([-0.001, 1.254, -3.0].map(naqala_view::seeds_text), ["0.00", "+1.25", "-3.00"]);
/// ```
pub fn seeds_text(seeds: f64) -> String {
    // From whole numbers: general formatting of floating-point numbers would take 10 KB of the page.
    let hundredths = (seeds * 100.0).round() as i64;
    let sign = match hundredths.signum() {
        0 => "",
        1 => "+",
        _ => "-",
    };
    format!("{sign}{}.{:02}", hundredths.unsigned_abs() / 100, hundredths.unsigned_abs() % 100)
}

impl Localizer {
    /// A value to the player to move, "+1.25", or a certain end, "wins in 7": in hundredths of a seed, and the
    /// decisions to the end, which are negative where they lose.
    pub fn value(&self, hundredths: i32, sure_in: Option<i32>) -> String {
        match sure_in {
            Some(away) if away > 0 => self.say("wins-in", values![n = away]),
            Some(away) => self.say("loses-in", values![n = -away]),
            None => seeds_text(f64::from(hundredths) / 100.0),
        }
    }

    /// The effects of a legal ply. If its last decisions are still open, as in a race for which both players name their pits,
    /// the effects so far.
    ///
    /// # Panics
    /// If the ply is not legal in the position.
    pub fn what_it_does(&self, game: &Game, before: &Position, ply: &[Move]) -> String {
        let mut events: Vec<Event> = Vec::new();
        let played = ply.iter().try_fold(*before, |at, mv| game.play(&at, *mv, &mut events));
        played.expect("the ply is legal");
        naqala::explain(game, before, &events, self.language())
    }

    /// Why a ply is the best: what it does, what it threatens, and what is answered, if the answer is known and another
    /// player's.
    ///
    /// # Panics
    /// If a ply is not legal in its position.
    pub fn why_best(
        &self,
        game: &Game,
        before: &Position,
        ply: &[Move],
        value: &str,
        answer: Option<(&Position, &[Move])>,
    ) -> String {
        let said = self.say("best-is", values![text = game.ply_text(before, ply), value = value]);
        let mut text = vec![said, self.what_it_does(game, before, ply)];
        text.extend(self.threat(game, before, ply));
        let is_others = |at: &Position| !game.are_partners(before.to_move(), at.to_move());
        if let Some((then, answer)) = answer.filter(|(then, _)| is_others(then)) {
            let does = self.what_it_does(game, then, answer);
            text.push(self.say("answer-expected", values![text = game.ply_text(then, answer), does = does]));
        }
        text.join(" ")
    }

    /// The threat of a ply: the maximum number of seeds that the same player could win if the other one did nothing.
    pub fn threat(&self, game: &Game, before: &Position, ply: &[Move]) -> Option<String> {
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
        let does = self.what_it_does(game, &passed, &next);
        Some(self.say("threatens", values![text = game.ply_text(&passed, &next), does = does]))
    }

    /// Explains why a move was not the best one: how the other player can reply to what was played, here given as text.
    ///
    /// # Panics
    /// If the answer is not legal in the position.
    pub fn why_worse(&self, game: &Game, played: &str, after: &Position, answer: &[Move]) -> String {
        let does = self.what_it_does(game, after, answer);
        let (side, text) = (self.side(after.to_move()), game.ply_text(after, answer));
        self.say("can-be-answered", values![played = played, side = side, text = text, does = does])
    }

    /// Describes the best ply: its effects and its threats.
    ///
    /// # Panics
    /// If the ply is not legal in the position.
    pub fn better(&self, game: &Game, before: &Position, ply: &[Move], value: &str) -> String {
        let said = self.say("better-was", values![text = game.ply_text(before, ply), value = value]);
        let mut text = vec![said, self.what_it_does(game, before, ply)];
        text.extend(self.threat(game, before, ply));
        text.join(" ")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::{Session, catalogue};

    fn oware(text: &str) -> Session {
        let game = catalogue::game("oware").unwrap();
        let position = game.parse_position(text).unwrap();
        Session::from_position(game, position)
    }

    #[test]
    fn what_a_move_threatens_is_what_it_could_win_next() {
        let localizer = Localizer::new("en");
        let session = oware("S 1 0 0 0 0 1 / N 0 1 8 8 8 1 / stores 10 10 / turn S");
        let game = session.game();
        let ply = game.parse_ply(session.position(), "a").unwrap();
        let text = localizer.threat(game, session.position(), &ply);
        assert!(text.is_none(), "the last pit reaches one seed only: {text:?}");
        let session = oware("S 1 0 0 0 0 2 / N 1 1 8 8 8 0 / stores 10 9 / turn S");
        let ply = game.parse_ply(session.position(), "a").unwrap();
        let text = localizer.threat(game, session.position(), &ply).unwrap();
        assert!(text.starts_with("It threatens f: ") && text.contains("captures 4 seeds"), "{text}");
    }

    #[test]
    fn every_language_says_why() {
        let session = oware("S 0 0 0 0 0 2 / N 1 1 4 4 4 4 / stores 14 14 / turn S");
        let (game, start) = (session.game(), session.position());
        let ply = game.parse_ply(start, "f").unwrap();
        let after = game.play_ply(start, &ply, &mut Silent).unwrap();
        let answer = game.parse_ply(&after, "C").unwrap();
        for language in naqala::languages() {
            let localizer = Localizer::new(language);
            let value = localizer.value(300, Some(-4));
            let text = localizer.why_best(game, start, &ply, &value, Some((&after, &answer)));
            assert!(text.contains(&value) && text.contains(": ") && !text.contains("best-is"), "{text}");
        }
    }
}
