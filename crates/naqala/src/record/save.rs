//! From a played game to its record.

use super::{MATCH_HEADER, Record, RecordedPly, Verdict, VerdictKind};
use crate::position::{Reason, Winner};
use crate::rounds::Series;
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
            Some(Reason::Resigned) => record.set_header("Termination", "resigned"),
            Some(Reason::Agreed) => record.set_header("Termination", "agreed"),
            _ => {}
        }
        record.set_header("Result", &record.result.to_string());
        record.line.plies = recorded_plies(session);
        record
    }
}

impl Record {
    /// The record of a game, or those of all rounds of a match: each says in the header `Match` which round it is.
    ///
    /// ```
    /// use naqala::{Series, catalogue, record::Record};
    /// let game = catalogue::game("oware-nam-nam").unwrap();
    /// let series = Series::new(&game).unwrap();
    /// let records = Record::of_rounds(&series.round(), Some(&series), &[]);
    /// assert_eq!(records[0].header("Match"), Some("round 1"));
    /// ```
    pub fn of_rounds(
        present: &Session,
        series: Option<&Series>,
        headers: &[(String, String)],
    ) -> Vec<Record> {
        let known = || headers.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let Some(series) = series else { return vec![Record::of_session(present, known())] };
        let rounds = series.rounds().iter().chain([present]).zip(1..);
        let record = |(round, number): (&Session, usize)| {
            let mut record = Record::of_session(round, known());
            record.set_header(MATCH_HEADER, &format!("round {number}"));
            record
        };
        rounds.map(record).collect()
    }
}

fn recorded_plies(session: &Session) -> Vec<RecordedPly> {
    let mut plies = session.plies();
    if !session.position().begins_ply() {
        plies.pop();
    }
    plies.iter().map(|(before, ply)| RecordedPly::new(session.game().ply_text(before, ply))).collect()
}

impl Verdict {
    /// The result as it stands in a session: [`VerdictKind::Open`] while the game goes on. The score is left
    /// out where nobody scored, as in games that are not about seeds.
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
}
