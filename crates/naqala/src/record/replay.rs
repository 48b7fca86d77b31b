//! Plays a record through: from words to positions.

use std::borrow::Borrow;

use super::{Header, Line, RESIGNED, Record, RecordedPly, ReplayError, ReplayProblem, Verdict, VerdictKind};
use crate::board::event::Silent;
use crate::game::Game;
use crate::rule_file::{Choices, Rules};
use crate::session::Session;
use crate::words::reason_text;

impl Record {
    /// The game of the record with its options: what the headers `Game`, `Preset` and `Options` say.
    ///
    /// `find` gives the rules of a game id; [`crate::catalogue::rules`] knows the built-in games.
    ///
    /// ```
    /// use naqala::{catalogue, record::Record};
    ///
    /// let record = Record::parse("[Game \"oware\"] [Options \"repetition=2\"] 1. c D *").unwrap();
    /// let session = record.open(record.game(catalogue::rules).unwrap()).unwrap();
    /// assert_eq!(session.plies().len(), 2);
    /// ```
    ///
    /// # Errors
    /// A header is missing, or names a game or an option that does not exist.
    pub fn game<R: Borrow<Rules>>(&self, find: impl FnOnce(&str) -> Option<R>) -> Result<Game, ReplayError> {
        let Some(header) = self.find_header("Game") else {
            return Err(ReplayError { place: None, problem: ReplayProblem::NoGame });
        };
        let rules = find(&header.value)
            .ok_or_else(|| header.error(ReplayProblem::UnknownGame(header.value.clone())))?;
        let mut choices = Choices::new();
        let preset = self.find_header("Preset");
        if let Some(preset) = preset {
            choices.preset(&preset.value);
        }
        let options = self.find_header("Options");
        if let Some(options) = options {
            set_options(&mut choices, options)?;
        }
        let place = options.or(preset).and_then(|header| header.place);
        rules
            .borrow()
            .compile(&choices)
            .map_err(|error| ReplayError { place, problem: ReplayProblem::Option(error) })
    }

    /// Plays the record through, variations included, and checks the result.
    ///
    /// The session returned is at the end of the main line. A result that the rules did not produce is accepted if a
    /// header `Termination` says how it came about; with the word `resigned` the loser resigns in the session, too.
    ///
    /// ```
    /// # use naqala::{Record, catalogue};
    /// let record = Record::parse("[Game \"oware\"]\n1. c D *").unwrap();
    /// let session = record.open(catalogue::game("oware").unwrap()).unwrap();
    /// assert_eq!(session.ply_count(), 2);
    /// ```
    ///
    /// # Errors
    /// The first ply that is not legal, a start position that is none, or a result that is not the one the
    /// rules give.
    pub fn open(&self, game: Game) -> Result<Session, ReplayError> {
        let mut session = match self.find_header("Position") {
            None => Session::new(game),
            Some(header) => {
                let start = game.parse_position(&header.value);
                let start = start.map_err(|error| header.error(ReplayProblem::Position(error)))?;
                Session::from_position(game, start)
            }
        };
        play_line(&mut session, &self.line, 1, false)?;
        self.check_header_result()?;
        self.check_result(&mut session)?;
        Ok(session)
    }

    fn check_header_result(&self) -> Result<(), ReplayError> {
        let Some(header) = self.find_header("Result") else { return Ok(()) };
        let Some(verdict) = Verdict::parse(&header.value) else {
            return Err(header.error(ReplayProblem::ResultText(header.value.clone())));
        };
        if verdict.fits(&self.result) {
            return Ok(());
        }
        Err(header.error(ReplayProblem::TwoResults { header: verdict, end: self.result.clone() }))
    }

    fn check_result(&self, session: &mut Session) -> Result<(), ReplayError> {
        let claimed = &self.result;
        if claimed.kind == VerdictKind::Open {
            return Ok(());
        }
        let termination = self.header("Termination");
        if session.outcome().is_none()
            && let VerdictKind::Won(winner) = claimed.kind
            && termination == Some(RESIGNED)
        {
            let loser = session.game().sides().find(|side| !session.game().are_partners(*side, winner));
            session.resign(loser.unwrap_or(winner));
        }
        let actual = Verdict::of_session(session);
        let problem = match session.outcome() {
            Some(_) if claimed.fits(&actual) => return Ok(()),
            None if termination.is_some() => return Ok(()),
            Some(outcome) => {
                let reason = reason_text(session.game(), outcome.reason, "en");
                ReplayProblem::WrongResult { claimed: claimed.clone(), actual, reason }
            }
            None => ReplayProblem::NotOver { claimed: claimed.clone(), plies: self.line.plies.len() },
        };
        Err(ReplayError { place: None, problem })
    }
}

impl Header {
    fn error(&self, problem: ReplayProblem) -> ReplayError {
        ReplayError { place: self.place, problem }
    }
}

impl Verdict {
    /// Whether two results say the same; a score that one of them leaves out does not count.
    fn fits(&self, other: &Verdict) -> bool {
        let scores = self.score.is_empty() || other.score.is_empty() || self.score == other.score;
        self.kind == other.kind && scores
    }
}

/// Reads `name=value, name=value`; a comma within brackets belongs to the value.
fn set_options(choices: &mut Choices, header: &Header) -> Result<(), ReplayError> {
    let mut depth = 0;
    let parts = header.value.split(|sign| {
        match sign {
            '[' | '{' => depth += 1,
            ']' | '}' => depth -= 1,
            _ => {}
        }
        sign == ',' && depth == 0
    });
    for part in parts.map(str::trim).filter(|part| !part.is_empty()) {
        let Some((name, value)) = part.split_once('=') else {
            return Err(header.error(ReplayProblem::OptionText(part.to_owned())));
        };
        choices.set(name.trim(), value.trim());
    }
    Ok(())
}

/// Plays the plies of a line, the first of which has this number.
fn play_line(
    session: &mut Session,
    line: &Line,
    first: usize,
    in_variation: bool,
) -> Result<(), ReplayError> {
    for (number, ply) in (first..).zip(&line.plies) {
        let before = (!ply.variations.is_empty()).then(|| session.clone());
        play_ply(session, ply, number, in_variation)?;
        for variation in &ply.variations {
            if let Some(before) = &before {
                play_line(&mut before.clone(), variation, number, true)?;
            }
        }
    }
    Ok(())
}

fn play_ply(
    session: &mut Session,
    ply: &RecordedPly,
    number: usize,
    in_variation: bool,
) -> Result<(), ReplayError> {
    let before = *session.position();
    let refused = |why: String| {
        let (text, by) = (ply.text.clone(), before.to_move());
        ReplayError { place: ply.place, problem: ReplayProblem::Ply { number, text, by, in_variation, why } }
    };
    let moves = session.game().parse_ply(&before, &ply.text).map_err(|error| refused(error.to_string()))?;
    for &decision in &moves {
        session
            .play(decision, &mut Silent)
            .map_err(|error| refused(format!("`{}` cannot be played: {}", ply.text, error.why)))?;
    }
    Ok(())
}
