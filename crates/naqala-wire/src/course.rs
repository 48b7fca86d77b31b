//! A game, or a match of rounds, as its entries play it.
//!
//! In a match what a player decides between two rounds is an entry, too: the names of the pits he chooses (`A C`), or
//! the seeds he lays out (`3 2 2`). The next round begins as soon as nothing is left to decide.

use naqala::record::{Verdict, VerdictKind};
use naqala::{AnswerError, Game, MatchStep, Reason, RoundScore, Series, Session, Side, Winner};

use crate::game::{Asked, Rounds};
use crate::rules::{self, Refusal};

/// A game being played, or a match.
///
/// ```
/// use naqala::catalogue;
/// use naqala_wire::course::Course;
/// let mut course = Course::new(catalogue::game("oware").unwrap(), false);
/// course.play("c").unwrap();
/// assert_eq!((course.to_move(), course.entries()), (Some(1), 1));
/// assert!(course.ending().is_none());
/// ```
#[derive(Clone, Debug)]
pub struct Course {
    session: Session,
    /// The match as it stood when the present round began, and as it stands after it.
    series: Option<Box<(Series, Option<Series>)>>,
    entries: usize,
    round_from: usize,
}

/// How a game or a match ended by its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CourseEnd {
    /// The player who won it; nobody in a draw.
    pub winner: Option<u8>,
    /// How, in the short form of records. In a match the scores are rounds won, or points.
    pub verdict: Verdict,
    /// Why the game, or the last round, was over.
    pub reason: Reason,
}

impl Course {
    /// A game from its beginning; a match, if it is to be one and the game is played in such.
    pub fn new(game: Game, in_match: bool) -> Course {
        let series = in_match.then(|| Series::new(&game)).flatten();
        Course {
            session: Session::new(game),
            series: series.map(|series| Box::new((series, None))),
            entries: 0,
            round_from: 0,
        }
    }

    /// The game, or the present round: the one that is over, as long as something is to be decided before the next.
    pub fn session(&self) -> &Session {
        &self.session
    }

    /// How many entries were played.
    pub fn entries(&self) -> usize {
        self.entries
    }

    /// The number of the first entry of the present round.
    pub fn round_from(&self) -> usize {
        self.round_from
    }

    /// The match as it stood when the present round began; nothing if it is no match.
    pub fn series(&self) -> Option<&Series> {
        self.series.as_ref().map(|series| &series.0)
    }

    /// The match after the present round, once that is over.
    pub fn after_round(&self) -> Option<&Series> {
        self.series.as_ref()?.1.as_ref()
    }

    /// What a player is asked between two rounds.
    fn asked(&self) -> Option<(Side, MatchStep)> {
        let after = self.after_round()?;
        Some((after.asked()?, after.step()))
    }

    /// The player to move, or to decide something; nobody when all is over.
    pub fn to_move(&self) -> Option<u8> {
        let (game, now) = (self.session.game(), self.session.position());
        match self.asked() {
            Some((side, _)) => Some(rules::player(game, now, side)),
            None => rules::to_move(game, now),
        }
    }

    /// Plays an entry.
    ///
    /// # Errors
    /// The entry is not legal; nothing has changed then.
    pub fn play(&mut self, text: &str) -> Result<(), Refusal> {
        if self.asked().is_some() {
            self.answer(text.trim()).map_err(Refusal::Answer)?;
        } else {
            rules::play(&mut self.session, text)?;
        }
        self.entries += 1;
        self.go_on();
        Ok(())
    }

    fn answer(&mut self, text: &str) -> Result<(), AnswerError> {
        let after = self.series.as_mut().and_then(|series| series.1.as_mut());
        after.ok_or(AnswerError::Nothing)?.answer_text(text)
    }

    /// Begins the next round, if the present one is over and nothing is left to decide.
    fn go_on(&mut self) {
        let Some(series) = &mut self.series else { return };
        if self.session.outcome().is_none() {
            return;
        }
        let (before, after) = series.as_mut();
        let after = after.take().unwrap_or_else(|| before.after(&self.session));
        if after.step() == MatchStep::Round {
            self.session = after.round();
            self.round_from = self.entries;
            **series = (after, None);
        } else {
            series.1 = Some(after);
        }
    }

    /// How it ended by the rules, if it has.
    pub fn ending(&self) -> Option<CourseEnd> {
        let (game, now) = (self.session.game(), self.session.position());
        let outcome = self.session.outcome()?;
        let (winner, verdict) = match (&self.series, self.after_round().map(Series::step)) {
            (None, _) => (outcome.winner, Verdict::of_session(&self.session)),
            (Some(_), Some(MatchStep::Over(winner))) => (winner, self.match_verdict(winner)),
            (Some(_), _) => return None,
        };
        let winner = match winner {
            Winner::Side(side) => Some(rules::player(game, now, side)),
            Winner::Draw | Winner::Nobody => None,
        };
        Some(CourseEnd { winner, verdict, reason: outcome.reason })
    }

    fn match_verdict(&self, winner: Winner) -> Verdict {
        let kind = match winner {
            Winner::Side(side) => VerdictKind::Won(side),
            Winner::Draw => VerdictKind::Draw,
            Winner::Nobody => VerdictKind::Void,
        };
        let scores = self.after_round().map(Series::scores).unwrap_or_default();
        let of_side = |side| scores.iter().map(|round| worth(round, side)).sum();
        Verdict { kind, score: [Side::South, Side::North].map(of_side).to_vec() }
    }

    /// The rounds of a match, as they are told to those who play it.
    pub fn rounds(&self) -> Option<Rounds> {
        let series = self.series()?;
        let scores = self.after_round().unwrap_or(series).scores();
        let asked = self.asked().map(|(_, step)| asked(step, self.session.game()));
        Some(Rounds {
            number: series.number() as u32,
            seeds: scores.iter().map(|round| round.seeds).collect(),
            asked: asked.flatten(),
        })
    }
}

/// What a round counts for a side: points where the game has such, or else the round itself.
fn worth(round: &RoundScore, side: Side) -> i32 {
    match round.points {
        Some(points) => points[side.index()] as i32,
        None => i32::from(round.winner == Winner::Side(side)),
    }
}

fn asked(step: MatchStep, game: &Game) -> Option<Asked> {
    let names =
        |pits: naqala::PitSet| pits.into_iter().map(|pit| game.board().name(pit).to_owned()).collect();
    match step {
        MatchStep::Choose { pits, of, purpose, .. } => {
            Some(Asked::Choose { pits: pits as u32, of: names(of), purpose: purpose.word().to_owned() })
        }
        MatchStep::Arrange { seeds, pits, least, fullest, .. } => {
            Some(Asked::Arrange { seeds, pits: names(pits), least, fullest })
        }
        MatchStep::Round | MatchStep::Over(_) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seek::GameChoice;
    use naqala::{MatchAnswer, Silent, catalogue};

    fn in_match(id: &str) -> Course {
        let choice = GameChoice { in_match: true, ..GameChoice::of(id) };
        Course::new(rules::compile(catalogue::rules(id).unwrap(), &choice).unwrap(), true)
    }

    /// An entry by chance.
    fn an_entry(session: &Session, dice: &mut u64) -> String {
        let mut ahead = session.clone();
        let played = rules::entries(session).len();
        while rules::entries(&ahead).len() == played {
            *dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let moves = ahead.moves();
            ahead.play_legal(moves[(*dice >> 33) as usize % moves.len()], &mut Silent);
        }
        rules::entries(&ahead).swap_remove(played)
    }

    /// Plays on by chance, with plain answers between rounds; tells the entries.
    fn play_out(course: &mut Course, most: usize) -> Vec<String> {
        let mut dice = 11_u64;
        let mut entries = Vec::new();
        while course.to_move().is_some() && entries.len() < most {
            let text = match course.asked() {
                Some((_, step)) => MatchAnswer::plain(step).unwrap().text(course.session().game().board()),
                None => an_entry(course.session(), &mut dice),
            };
            course.play(&text).unwrap();
            entries.push(text);
        }
        entries
    }

    #[test]
    fn a_match_goes_on_from_round_to_round_and_reads_back_from_its_entries() {
        for id in ["oware-nam-nam", "giuthi", "pallanguzhi", "woaley"] {
            let mut course = in_match(id);
            let entries = play_out(&mut course, 900);
            let mut again = in_match(id);
            for text in &entries {
                again.play(text).unwrap();
            }
            assert!(course.series().unwrap().number() > 1, "{id}");
            assert_eq!(course.session().position(), again.session().position(), "{id}");
            assert_eq!((course.rounds(), course.ending()), (again.rounds(), again.ending()), "{id}");
            let of_round = rules::entries(course.session()).len();
            assert!(course.round_from() + of_round <= course.entries(), "{id}");
        }
    }

    #[test]
    fn what_is_asked_between_rounds_is_told_and_nothing_else_is_taken() {
        let mut course = in_match("giuthi");
        while course.asked().is_none() {
            let played = play_out(&mut course, 1);
            assert_eq!(played.len(), 1, "the match asks something");
        }
        let before = course.rounds();
        assert!(matches!(before.as_ref().unwrap().asked, Some(Asked::Arrange { .. })));
        for wrong in ["", "a", "1 1 1", "255 255 255 255 255 255 255 255"] {
            assert!(course.play(wrong).is_err(), "{wrong}");
            assert_eq!(course.rounds(), before, "{wrong}");
        }
        play_out(&mut course, 1);
        assert_eq!(course.rounds().unwrap().asked, None);
        assert_eq!(course.round_from(), course.entries());
    }

    #[test]
    fn a_game_alone_is_no_match() {
        let course = Course::new(catalogue::game("giuthi").unwrap(), false);
        assert_eq!((course.rounds(), course.round_from()), (None, 0));
    }
}
