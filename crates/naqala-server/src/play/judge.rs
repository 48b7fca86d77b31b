//! Decides where the rules of a game run: in this process for a game of the catalogue, in a worker for custom rules.

use naqala::record::{RESIGNED, Record, Verdict, VerdictKind};
use naqala::{Game, MatchSession, Reason, Side, Winner, reason_text};
use naqala_wire::ErrorCode;
use naqala_wire::game::{EndedBy, Ending, Rounds};
use naqala_wire::rules;
use naqala_wire::seek::GameChoice;
use serde::{Deserialize, Serialize};

use super::worker::{Fault, Order, SharedWorker, WorkerAnswer};
use crate::refusal::{Answer, Refusal};

/// Where the rules of a game run.
#[derive(Debug)]
pub(crate) enum Judge {
    /// In this process.
    Here(Box<MatchSession>),
    /// In a worker process.
    Apart(Box<Apart>),
    /// Nowhere: its rules crashed two workers.
    Closed,
}

/// A game in a worker.
#[derive(Debug)]
pub(crate) struct Apart {
    worker: SharedWorker,
    game: String,
    choice: GameChoice,
    entries: Vec<String>,
    facts: Facts,
    /// Who made the entries that were replayed when it was opened.
    movers: Vec<u8>,
    /// The worker has failed on this game, and [`Judge::take_fault`] has not reported it yet.
    has_fault: bool,
}

/// What the server needs to know about a game between two entries.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Facts {
    to_move: Option<u8>,
    /// Who made the entries that were replayed when the game was opened.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) movers: Vec<u8>,
    position: String,
    rounds: Option<Rounds>,
    ending: Option<Ending>,
    /// For each player, the ending if that player resigns.
    given_up: Vec<Ending>,
    drawn: Ending,
    shared: Option<Ending>,
}

impl Facts {
    pub(crate) fn of(played: &MatchSession, players: usize) -> Facts {
        let game = played.game();
        Facts {
            to_move: rules::to_move(played),
            movers: Vec::new(),
            position: game.position_text(played.position()),
            rounds: rules::rounds(played),
            ending: ending_by_rules(played),
            given_up: (0..players).map(|player| given_up(played, player as u8)).collect(),
            drawn: drawn(played),
            shared: shared(played),
        }
    }
}

impl Judge {
    /// A new game of the catalogue.
    pub(crate) fn here(game: Game, in_match: bool) -> Judge {
        Judge::Here(Box::new(rules::begin(game, in_match)))
    }

    /// A game by custom rules with this many entries.
    pub(crate) fn apart(
        worker: SharedWorker,
        game: &str,
        choice: &GameChoice,
        entries: Vec<String>,
    ) -> Result<Judge, Fault> {
        let (game, choice) = (game.to_owned(), choice.clone());
        let facts = worker.ask(&Order::open(&game, &choice, &entries))?.into_facts()?;
        let movers = facts.movers.clone();
        Ok(Judge::Apart(Box::new(Apart { worker, game, choice, entries, facts, movers, has_fault: false })))
    }

    pub(crate) fn is_closed(&self) -> bool {
        matches!(self, Judge::Closed)
    }

    /// Whether a worker has failed on this game since the last call.
    pub(crate) fn take_fault(&mut self) -> bool {
        match self {
            Judge::Apart(apart) => std::mem::take(&mut apart.has_fault),
            Judge::Here(_) | Judge::Closed => false,
        }
    }

    /// Who made an entry that was replayed when the game was opened.
    pub(crate) fn mover_of(&self, number: usize) -> Option<u8> {
        match self {
            Judge::Apart(apart) => apart.movers.get(number).copied(),
            Judge::Here(_) | Judge::Closed => None,
        }
    }

    /// Plays an entry.
    pub(crate) fn play(&mut self, text: &str) -> Answer<()> {
        match self {
            Judge::Here(played) => {
                played.enter(text).map_err(|why| Refusal::with(ErrorCode::IllegalMove, why))
            }
            Judge::Apart(apart) => apart.play(text),
            Judge::Closed => Err(ErrorCode::GameOver.into()),
        }
    }

    /// Resets the game to these entries, which are known to be legal.
    ///
    /// # Errors
    /// The worker has failed. The position is still the one before, so the game has to be loaded again.
    pub(crate) fn go_back<'a>(&mut self, entries: impl Iterator<Item = &'a str>) -> Answer<()> {
        match self {
            Judge::Here(played) => played.rewind(entries.count()),
            Judge::Apart(apart) => apart.go_back(entries.map(str::to_owned).collect())?,
            Judge::Closed => {}
        }
        Ok(())
    }

    pub(crate) fn to_move(&self) -> Option<u8> {
        match self {
            Judge::Here(played) => rules::to_move(played),
            Judge::Apart(apart) => apart.facts.to_move,
            Judge::Closed => None,
        }
    }

    pub(crate) fn position(&self) -> String {
        match self {
            Judge::Here(played) => played.game().position_text(played.position()),
            Judge::Apart(apart) => apart.facts.position.clone(),
            Judge::Closed => String::new(),
        }
    }

    pub(crate) fn rounds(&self) -> Option<Rounds> {
        match self {
            Judge::Here(played) => rules::rounds(played),
            Judge::Apart(apart) => apart.facts.rounds.clone(),
            Judge::Closed => None,
        }
    }

    /// How the game ended by its rules, if it has.
    pub(crate) fn ending(&self) -> Option<Ending> {
        match self {
            Judge::Here(played) => ending_by_rules(played),
            Judge::Apart(apart) => apart.facts.ending.clone(),
            Judge::Closed => None,
        }
    }

    /// The ending if a player resigns.
    pub(crate) fn given_up(&self, player: u8) -> Ending {
        match self {
            Judge::Here(played) => given_up(played, player),
            Judge::Apart(apart) => {
                apart.facts.given_up.get(usize::from(player)).cloned().unwrap_or_else(closed)
            }
            Judge::Closed => closed(),
        }
    }

    /// The ending if players agree on a draw.
    pub(crate) fn drawn(&self) -> Ending {
        match self {
            Judge::Here(played) => drawn(played),
            Judge::Apart(apart) => apart.facts.drawn.clone(),
            Judge::Closed => closed(),
        }
    }

    /// The ending if every player gets the seeds in their own pits; `None` if there is nothing to share.
    pub(crate) fn shared(&self) -> Option<Ending> {
        match self {
            Judge::Here(played) => shared(played),
            Judge::Apart(apart) => apart.facts.shared.clone(),
            Judge::Closed => None,
        }
    }

    /// The game as a record; for a match, the records of its rounds.
    pub(crate) fn record(&mut self, names: &[Option<String>], ending: Option<&Ending>) -> Answer<String> {
        match self {
            Judge::Here(played) => Ok(record(played, names, ending)),
            Judge::Apart(apart) => {
                let order = Order::Record {
                    game: apart.game.clone(),
                    names: names.to_vec(),
                    ending: ending.cloned().map(Box::new),
                };
                match apart.ask(&order) {
                    Ok(WorkerAnswer::Record(text)) => Ok(text),
                    Ok(_) | Err(Fault::Refused(_)) => Err(ErrorCode::Internal.into()),
                    Err(fault) => Err(fault.into()),
                }
            }
            Judge::Closed => Err(refused_for_good()),
        }
    }
}

impl Apart {
    /// Asks the worker, and notes a fault of the rules.
    fn ask(&mut self, order: &Order) -> Result<WorkerAnswer, Fault> {
        let answer = self.try_ask(order);
        self.has_fault |= answer.as_ref().is_err_and(Fault::is_of_the_rules);
        answer
    }

    /// Asks the worker. If the worker was restarted, the game is opened first.
    fn try_ask(&self, order: &Order) -> Result<WorkerAnswer, Fault> {
        match self.worker.ask(order)? {
            WorkerAnswer::Unknown => {
                self.worker.ask(&Order::open(&self.game, &self.choice, &self.entries))?.into_facts()?;
                self.worker.ask(order)
            }
            answer => Ok(answer),
        }
    }

    fn play(&mut self, text: &str) -> Answer<()> {
        let order = Order::Play { game: self.game.clone(), text: text.to_owned() };
        match self.ask(&order).and_then(WorkerAnswer::into_facts) {
            Ok(facts) => {
                self.facts = facts;
                self.entries.push(text.to_owned());
                Ok(())
            }
            Err(fault) => Err(fault.into()),
        }
    }

    fn go_back(&mut self, entries: Vec<String>) -> Answer<()> {
        let answer = self.worker.ask(&Order::open(&self.game, &self.choice, &entries));
        match answer.and_then(WorkerAnswer::into_facts) {
            Ok(facts) => {
                (self.facts, self.entries) = (facts, entries);
                Ok(())
            }
            Err(fault) => {
                self.has_fault |= fault.is_of_the_rules();
                Err(fault.into())
            }
        }
    }
}

impl Drop for Apart {
    fn drop(&mut self) {
        self.worker.forget(&self.game);
    }
}

/// Why a game by such rules is not opened again.
pub(crate) fn refused_for_good() -> Refusal {
    Refusal::with(ErrorCode::SlowRules, CLOSED)
}

const CLOSED: &str =
    "moves by the rules of this game took too long or ended their process twice, so the server has closed it";

const CLOSED_BY_MODERATORS: &str = "a moderator has closed the game; it does not count";

/// The ending of a game whose rules crashed two workers.
pub(crate) fn closed() -> Ending {
    closed_as(CLOSED)
}

/// The ending of a game that was closed by a moderator.
pub(crate) fn closed_by_moderators() -> Ending {
    closed_as(CLOSED_BY_MODERATORS)
}

fn closed_as(reason: &str) -> Ending {
    Ending {
        winner: None,
        how: EndedBy::Closed,
        verdict: "void".to_owned(),
        reason: reason.to_owned(),
        ratings: Vec::new(),
    }
}

fn winning_player(played: &MatchSession, winner: Winner) -> Option<u8> {
    match winner {
        Winner::Side(side) => Some(player_at(played, side)),
        Winner::Draw | Winner::Nobody => None,
    }
}

fn player_at(played: &MatchSession, side: Side) -> u8 {
    played.game().player_of(played.position(), side) as u8
}

fn ending_by_rules(played: &MatchSession) -> Option<Ending> {
    let end = played.end()?;
    Some(Ending {
        winner: winning_player(played, end.winner),
        how: EndedBy::Rules,
        verdict: Verdict::of_match(played).to_string(),
        reason: reason_text(played.game(), end.reason, "en"),
        ratings: Vec::new(),
    })
}

/// The ending if a player resigns, which is also possible between two rounds of a match.
fn given_up(played: &MatchSession, player: u8) -> Ending {
    let mut given_up = played.clone();
    let seat = played.game().seat_of(played.position(), player.into()).unwrap_or(Side::South);
    given_up.resign(seat);
    Ending {
        winner: given_up.end().and_then(|end| winning_player(played, end.winner)),
        how: EndedBy::Resigned,
        verdict: Verdict::of_match(&given_up).to_string(),
        reason: reason_text(played.game(), Reason::Resigned, "en"),
        ratings: Vec::new(),
    }
}

fn drawn(played: &MatchSession) -> Ending {
    let verdict = Verdict { kind: VerdictKind::Draw, score: scores(played, false) };
    Ending {
        winner: None,
        how: EndedBy::Agreed,
        verdict: verdict.to_string(),
        reason: reason_text(played.game(), Reason::Agreed, "en"),
        ratings: Vec::new(),
    }
}

fn shared(played: &MatchSession) -> Option<Ending> {
    let game = played.game();
    if !game.wins_seeds() || played.is_match() {
        return None;
    }
    let scores = scores(played, true);
    let of_party = |side: Side| -> i32 {
        let seats = game.sides().zip(&scores).filter(|(seat, _)| game.are_partners(*seat, side));
        seats.map(|(_, score)| score).sum()
    };
    let best = game.parties().map(of_party).max().unwrap_or_default();
    let winners: Vec<Side> = game.parties().filter(|side| of_party(*side) == best).collect();
    let (kind, winner) = match winners[..] {
        [only] => (VerdictKind::Won(only), Some(player_at(played, only))),
        _ => (VerdictKind::Draw, None),
    };
    let verdict = Verdict { kind, score: scores }.to_string();
    let reason = reason_text(game, Reason::Agreed, "en");
    Some(Ending { winner, how: EndedBy::Shared, verdict, reason, ratings: Vec::new() })
}

/// The score of each seat, including the seeds in its own pits if they are shared out.
fn scores(played: &MatchSession, with_board: bool) -> Vec<i32> {
    let (game, position) = (played.game(), played.position());
    let on_board = |side: Side| -> i32 {
        game.pits_of(position, side).into_iter().map(|pit| i32::from(position.seeds(pit))).sum()
    };
    let score = |side: Side| game.score(position, side) + if with_board { on_board(side) } else { 0 };
    game.sides().map(score).collect()
}

/// The game as a record; for a match, the records of its rounds.
pub(crate) fn record(played: &MatchSession, names: &[Option<String>], ending: Option<&Ending>) -> String {
    let mut records = Record::of_match(played, &[]);
    for record in &mut records {
        for (at, name) in names.iter().enumerate() {
            let seat = played.game().seat_of(played.session().start(), at);
            if let (Some(seat), Some(name)) = (seat, name) {
                record.set_header(&seat.to_string(), name);
            }
        }
    }
    if let Some(ending) = ending
        && ending.how != EndedBy::Rules
        && let Some(verdict) = Verdict::parse(&ending.verdict)
        && let Some(last) = records.last_mut()
    {
        note_ending(played, last, ending, verdict);
    }
    Record::join(&records)
}

/// Notes in the record of the last round how its players or a clock ended it.
fn note_ending(played: &MatchSession, last: &mut Record, ending: &Ending, verdict: Verdict) {
    let termination = if ending.how == EndedBy::Resigned { RESIGNED } else { &ending.reason };
    if played.outcome().is_some() {
        last.end_match(&verdict, termination);
        return;
    }
    // The record of a round contains the seeds of that round; the result of a match counts rounds.
    let score = if played.is_match() { scores(played, false) } else { verdict.score };
    let verdict = Verdict { kind: verdict.kind, score };
    last.set_header("Termination", termination);
    last.set_header("Result", &verdict.to_string());
    last.result = verdict;
}
