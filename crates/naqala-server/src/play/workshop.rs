//! The worker process itself: it reads orders, plays custom rules, and can do nothing else.

use std::collections::HashMap;
use std::io::{self, BufRead, Write};
use std::time::{Duration, Instant};

use naqala::{Game, MatchSession, Session, Silent};
use naqala_wire::seek::GameChoice;
use naqala_wire::{ErrorCode, rules};
use serde::Serialize;

use super::judge::{Facts, record};
use super::rules::compile;
use super::worker::{Confinement, Order, Tried, WorkerAnswer};
use crate::refusal::{Answer, Refusal};

/// Number of random decisions played in a trial of custom rules, and the time limit for them.
const TRIAL_DECISIONS: usize = 400;
const TRIAL_TIME: Duration = Duration::from_millis(1500);
/// Time limit for a single decision in a trial, including listing the moves.
const DECISION_TIME: Duration = Duration::from_millis(100);
/// Maximum number of open games. Beyond it, the least recently used ones are closed.
const MOST_GAMES: usize = 256;

/// The main loop of a worker: its confinement, then one answer for every request.
///
/// # Errors
/// The pipes are closed.
pub fn work(orders: impl BufRead, mut answers: impl Write) -> io::Result<()> {
    let missing = crate::system::confine().into_iter().map(str::to_owned).collect();
    write_line(&mut answers, &Confinement { missing })?;
    let mut games = Games::default();
    for line in orders.lines() {
        crate::system::allow_cpu_time();
        let answer = match serde_json::from_str(&line?) {
            Ok(order) => games.do_order(order),
            Err(error) => {
                WorkerAnswer::Refused { code: ErrorCode::BadRequest, detail: Some(error.to_string()) }
            }
        };
        write_line(&mut answers, &answer)?;
    }
    Ok(())
}

fn write_line(answers: &mut impl Write, line: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *answers, line)?;
    answers.write_all(b"\n")?;
    answers.flush()
}

#[derive(Default)]
struct Games {
    open: HashMap<String, (MatchSession, u64)>,
    orders: u64,
}

impl Games {
    fn do_order(&mut self, order: Order) -> WorkerAnswer {
        self.orders += 1;
        let answer = match order {
            Order::Try { choice } => try_out(&choice).map(WorkerAnswer::Tried),
            Order::Open { game, choice, entries } => self.open(game, &choice, &entries),
            Order::Play { game, text } => self.play(&game, &text),
            Order::Record { game, names, ending } => Ok(match self.open.get(&game) {
                Some((played, _)) => WorkerAnswer::Record(record(played, &names, ending.as_deref())),
                None => WorkerAnswer::Unknown,
            }),
            Order::Forget { game } => {
                self.open.remove(&game);
                Ok(WorkerAnswer::Done)
            }
        };
        answer.unwrap_or_else(|refusal| WorkerAnswer::Refused { code: refusal.code, detail: refusal.detail })
    }

    fn open(&mut self, id: String, choice: &GameChoice, entries: &[String]) -> Answer<WorkerAnswer> {
        let mut played = rules::begin(compile(choice)?, choice.in_match);
        let mut movers = Vec::with_capacity(entries.len());
        for (number, text) in entries.iter().enumerate() {
            movers.push(rules::to_move(&played).unwrap_or_default());
            played.enter(text).map_err(|why| {
                Refusal::with(ErrorCode::Internal, format!("entry {number} cannot be played again: {why}"))
            })?;
        }
        let mut facts = facts(&played);
        facts.movers = movers;
        if self.open.len() >= MOST_GAMES
            && let Some(oldest) =
                self.open.iter().min_by_key(|(_, (_, used))| *used).map(|(id, _)| id.clone())
        {
            self.open.remove(&oldest);
        }
        self.open.insert(id, (played, self.orders));
        Ok(WorkerAnswer::Facts(Box::new(facts)))
    }

    fn play(&mut self, id: &str, text: &str) -> Answer<WorkerAnswer> {
        let Some((played, used)) = self.open.get_mut(id) else { return Ok(WorkerAnswer::Unknown) };
        *used = self.orders;
        played.enter(text).map_err(|why| Refusal::with(ErrorCode::IllegalMove, why))?;
        Ok(WorkerAnswer::Facts(Box::new(facts(played))))
    }
}

fn facts(played: &MatchSession) -> Facts {
    Facts::of(played, played.game().persons())
}

/// Compiles rules and plays random games by them.
fn try_out(choice: &GameChoice) -> Answer<Tried> {
    let game = compile(choice)?;
    play_by_chance(&game)?;
    // What is reported after every entry must not be slow either, so it is timed, too.
    let begun = Instant::now();
    let _ = facts(&rules::begin(game.clone(), choice.in_match));
    if begun.elapsed() > DECISION_TIME {
        return Err(ErrorCode::SlowRules.into());
    }
    Ok(Tried { id: game.id().to_owned(), name: game.name().to_owned(), persons: game.persons() as u8 })
}

fn play_by_chance(game: &Game) -> Answer<()> {
    let begun = Instant::now();
    // An unpredictable seed, so that rules cannot behave well only in the trial.
    let mut random = rand::random::<u64>();
    let mut session = Session::new(game.clone());
    for _ in 0..TRIAL_DECISIONS {
        let decision = Instant::now();
        let moves = session.moves();
        if moves.is_empty() || session.outcome().is_some() {
            session = Session::new(game.clone());
            continue;
        }
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        session.play_legal(moves[(random >> 33) as usize % moves.len()], &mut Silent);
        if decision.elapsed() > DECISION_TIME {
            return Err(ErrorCode::SlowRules.into());
        }
        if begun.elapsed() > TRIAL_TIME {
            break;
        }
    }
    Ok(())
}
