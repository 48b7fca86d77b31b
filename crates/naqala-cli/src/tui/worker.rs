//! Background threads: one for each computer player, and one for each hint.

use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Sender};
use std::thread;

use naqala::Session;
use naqala_engine::{Choice, Limits, Player, Stop};

use crate::localizer::Localizer;
use crate::play::Seat;
use crate::play::hint::{self, Advice};

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The computer player's own turn.
    Turn,
    /// Advice to a person.
    Hint,
}

/// The answer of a thread.
#[derive(Clone, Debug)]
pub(super) struct Thought {
    /// The number of its request.
    pub(super) ticket: u64,
    /// `None` if the player failed.
    pub(super) answer: Option<Answer>,
}

/// The result of a thread.
#[derive(Clone, Debug)]
pub(super) enum Answer {
    /// A computer player's decision.
    Turn(Choice),
    /// Advice to a person.
    Hint(Advice),
}

struct Job {
    ticket: u64,
    session: Session,
    limits: Limits,
}

/// The threads of the computer players.
pub(super) struct Workers {
    seats: Vec<Option<Sender<Job>>>,
    answers: Sender<Thought>,
    stop: Stop,
}

impl Workers {
    /// Gives each computer player a thread; the answers come through the channel.
    pub(super) fn new(players: Vec<Seat>, answers: Sender<Thought>) -> Workers {
        let worker = |seat| match seat {
            Seat::Human => None,
            Seat::Computer(player) => Some(hire(player, answers.clone())),
        };
        Workers { seats: players.into_iter().map(worker).collect(), answers, stop: Stop::default() }
    }

    /// Lets the player of a seat think about its next decision.
    pub(super) fn think(&mut self, seat: usize, ticket: u64, session: Session) {
        let limits = self.fresh_limits();
        if let Some(jobs) = &self.seats[seat] {
            // A player that failed has said so already.
            let _ = jobs.send(Job { ticket, session, limits });
        }
    }

    /// Looks for a good move for a person.
    pub(super) fn hint(&mut self, ticket: u64, session: Session, localizer: Localizer) {
        let stop = self.fresh_limits().stop;
        let answers = self.answers.clone();
        thread::spawn(move || {
            let look = AssertUnwindSafe(|| hint::advice(session.game(), &session, &stop, localizer));
            let answer = panic::catch_unwind(look).ok().flatten().map(Answer::Hint);
            // After the game nobody listens any more.
            let _ = answers.send(Thought { ticket, answer });
        });
    }

    /// Asks the search to answer now.
    pub(super) fn hurry(&self) {
        self.stop.stop();
    }

    /// A later call stops the thinking of an earlier one: its answer is not wanted any more.
    fn fresh_limits(&mut self) -> Limits {
        self.stop.stop();
        self.stop = Stop::default();
        Limits { stop: self.stop.clone(), ..Limits::default() }
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

/// A thread that works until its jobs or its listener are gone.
fn hire(mut player: Box<dyn Player + Send>, answers: Sender<Thought>) -> Sender<Job> {
    let (jobs, inbox) = mpsc::channel::<Job>();
    thread::spawn(move || {
        for Job { ticket, session, limits } in inbox {
            let choose = AssertUnwindSafe(|| player.choose(&session, &limits));
            let answer = panic::catch_unwind(choose).ok().map(Answer::Turn);
            if answers.send(Thought { ticket, answer }).is_err() {
                return;
            }
        }
    });
    jobs
}
