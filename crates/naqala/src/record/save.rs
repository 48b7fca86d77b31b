//! Turns a played game into a record.

use super::{
    MATCH_HEADER, MATCH_RESULT_HEADER, MATCH_TERMINATION_HEADER, RESIGNED, Record, RecordedPly, Verdict,
    VerdictKind,
};
use crate::board::pits::Side;
use crate::board::position::{Reason, Winner};
use crate::game::Game;
use crate::match_session::{MatchSession, ResumeError};
use crate::rounds::RoundScore;
use crate::session::Session;

impl Record {
    /// The record of a game that is being played or was played.
    ///
    /// The headers `Game`, `Options`, `Position`, `Termination` and `Result` come from the session, as far as
    /// there is something to say; `headers` are all others, such as the names of the players and the date. A
    /// ply in which a decision is still open is left out: half a ply has no text of its own.
    ///
    /// ```
    /// use naqala::{Session, Silent, catalogue, record::Record};
    ///
    /// let mut session = Session::new(catalogue::game("oware").unwrap());
    /// let first = session.moves()[0];
    /// session.play(first, &mut Silent).unwrap();
    /// let record = Record::of_session(&session, [("South", "Ama"), ("Date", "2024.05.01")]);
    /// assert_eq!(record.header("South"), Some("Ama"));
    /// assert_eq!(record.line.plies[0].text, "a");
    /// assert_eq!(Record::parse(&record.to_string()), Ok(record));
    /// ```
    pub fn of_session<'a>(
        session: &Session,
        headers: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Record {
        let game = session.game();
        let mut record = Record { result: Verdict::of_session(session), ..Record::default() };
        record.set_header("Game", game.id());
        let options: Vec<_> = game.changed().iter().map(|(name, value)| format!("{name}={value}")).collect();
        if !options.is_empty() {
            record.set_header("Options", &options.join(", "));
        }
        for (name, value) in headers {
            record.set_header(name, value);
        }
        if *session.start() != game.start() {
            record.set_header("Position", &game.position_text(session.start()));
        }
        match session.outcome().map(|outcome| outcome.reason) {
            Some(Reason::Resigned) => record.set_header("Termination", RESIGNED),
            Some(Reason::Agreed) => record.set_header("Termination", "agreed"),
            _ => {}
        }
        record.set_header("Result", &record.result.to_string());
        record.line.plies = recorded_plies(session);
        record
    }
}

impl Record {
    /// The record of a game, or those of all rounds of a match: each says in the header `Match` which round it is. A match
    /// that was given up between two rounds says so in the headers `MatchResult` and `MatchTermination` of its last one.
    ///
    /// ```
    /// use naqala::{MatchSession, catalogue, record::Record};
    /// let played = MatchSession::new_match(catalogue::game("oware-nam-nam").unwrap()).unwrap();
    /// let records = Record::of_match(&played, &[]);
    /// assert_eq!(records[0].header("Match"), Some("round 1"));
    /// ```
    pub fn of_match(played: &MatchSession, headers: &[(String, String)]) -> Vec<Record> {
        let known = || headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let mut records: Vec<Record> =
            played.rounds().map(|round| Record::of_session(round, known())).collect();
        if played.is_match() {
            for (record, number) in records.iter_mut().zip(1..) {
                record.set_header(MATCH_HEADER, &format!("round {number}"));
            }
        }
        if is_settled_between_rounds(played)
            && let Some(last) = records.last_mut()
        {
            last.end_match(&Verdict::of_match(played), RESIGNED);
        }
        records
    }

    /// Says how the match ended of which this is the last round, where it was not that round that ended it.
    pub fn end_match(&mut self, verdict: &Verdict, termination: &str) {
        self.set_header(MATCH_RESULT_HEADER, &verdict.to_string());
        self.set_header(MATCH_TERMINATION_HEADER, termination);
    }

    /// Several records as one text, which [`Record::parse_many`] reads back.
    ///
    /// ```
    /// use naqala::{MatchSession, catalogue, record::Record};
    /// let played = MatchSession::new(catalogue::game("oware").unwrap());
    /// let records = Record::of_match(&played, &[]);
    /// assert_eq!(Record::parse_many(&Record::join(&records)), Ok(records));
    /// ```
    pub fn join(records: &[Record]) -> String {
        records.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n")
    }

    /// Goes on with the match whose rounds these records and sessions are.
    ///
    /// # Errors
    /// The rounds do not follow each other.
    pub fn resume(rounds: Vec<(Record, Session)>) -> Result<MatchSession, ResumeError> {
        let in_order = |(number, (record, _)): (usize, &(Record, Session))| {
            record.header(MATCH_HEADER).is_none_or(|header| header == format!("round {number}"))
        };
        if !(1..).zip(&rounds).take(1).all(in_order) {
            return Err(ResumeError::WrongStart(1));
        }
        let loser = rounds.last().and_then(|(record, session)| record.loser_between_rounds(session.game()));
        let mut played = MatchSession::resume(rounds.into_iter().map(|(_, session)| session).collect())?;
        if let Some(loser) = loser {
            played.resign(loser);
        }
        Ok(played)
    }

    /// Who gave up the match after this round.
    fn loser_between_rounds(&self, game: &Game) -> Option<Side> {
        let resigned = self.header(MATCH_TERMINATION_HEADER)? == RESIGNED;
        let VerdictKind::Won(winner) = Verdict::parse(self.header(MATCH_RESULT_HEADER)?)?.kind else {
            return None;
        };
        game.sides().find(|side| !game.are_partners(*side, winner)).filter(|_| resigned)
    }
}

/// Whether a match was given up between two rounds.
fn is_settled_between_rounds(played: &MatchSession) -> bool {
    let by_round = |reason| played.outcome().is_some_and(|outcome| outcome.reason == reason);
    played.end().is_some_and(|end| end.given_up.is_some() && !by_round(end.reason))
}

fn recorded_plies(session: &Session) -> Vec<RecordedPly> {
    let mut plies = session.plies();
    if !session.position().begins_ply() {
        plies.pop();
    }
    plies.iter().map(|(before, ply)| RecordedPly::new(session.game().ply_text(before, ply))).collect()
}

impl Verdict {
    /// The current result of a session: [`VerdictKind::Open`] while the game is running. The score is left out if nobody
    /// scored, as in games that are not about seeds.
    pub fn of_session(session: &Session) -> Verdict {
        let Some(outcome) = session.outcome() else { return Verdict::default() };
        let game = session.game();
        let score: Vec<i32> = game.sides().map(|side| game.score(session.position(), side)).collect();
        let nothing = score.iter().all(|&points| points == 0);
        let kind = match outcome.winner {
            Winner::Side(side) => VerdictKind::Won(side),
            Winner::Draw => VerdictKind::Draw,
            Winner::Nobody if game.players() == 1 && outcome.reason != Reason::Endless => VerdictKind::Lost,
            Winner::Nobody => VerdictKind::Void,
        };
        Verdict { kind, score: if nothing { Vec::new() } else { score } }
    }

    /// The result of a game, or of a match: then the scores are the points of all rounds, or how many of them each side
    /// has won.
    pub fn of_match(played: &MatchSession) -> Verdict {
        if !played.is_match() {
            return Verdict::of_session(played.session());
        }
        let Some(end) = played.end() else { return Verdict::default() };
        let kind = match end.winner {
            Winner::Side(side) => VerdictKind::Won(side),
            Winner::Draw => VerdictKind::Draw,
            Winner::Nobody => VerdictKind::Void,
        };
        let of_side = |side| played.scores().iter().map(|round| worth(round, side)).sum();
        Verdict { kind, score: [Side::South, Side::North].map(of_side).to_vec() }
    }
}

/// What a round counts for a side: points if the game has them, otherwise the round itself.
fn worth(round: &RoundScore, side: Side) -> i32 {
    match round.points {
        Some(points) => points[side.index()] as i32,
        None => i32::from(round.winner == Winner::Side(side)),
    }
}
