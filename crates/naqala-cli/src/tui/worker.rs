//! Thinking in the background: a thread for each computer player, and one for each hint.

use std::panic::{self, AssertUnwindSafe};
use std::sync::mpsc::{self, Sender};
use std::thread;
use std::time::Duration;

use naqala::Session;
use naqala_engine::{AlphaBeta, Choice, Limits, Player, Stop};

use crate::play::Seat;

/// A hint looks as deep as this, but no longer than that.
const HINT_DEPTH: u32 = 12;
const HINT_TIME: Duration = Duration::from_millis(1500);

/// What the thinking is for.
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
    /// The number under which it was asked for.
    pub(super) ticket: u64,
    pub(super) purpose: Purpose,
    /// The decision, or `None` if the player failed.
    pub(super) choice: Option<Choice>,
}

struct Job {
    ticket: u64,
    session: Session,
    limits: Limits,
}

/// The threads of the computer players.
pub(super) struct Workers {
    seats: [Option<Sender<Job>>; 2],
    answers: Sender<Thought>,
    stop: Stop,
}

impl Workers {
    /// Gives each computer player a thread; the answers come through the channel.
    pub(super) fn new(players: [Seat; 2], answers: Sender<Thought>) -> Workers {
        let seats = players.map(|seat| match seat {
            Seat::Human => None,
            Seat::Computer(player) => Some(hire(player, answers.clone())),
        });
        Workers { seats, answers, stop: Stop::default() }
    }

    /// Lets the player of a seat think about its next decision.
    pub(super) fn think(&mut self, seat: usize, ticket: u64, session: Session) {
        let limits = self.fresh_limits(None);
        if let Some(jobs) = &self.seats[seat] {
            // A player that failed has said so already.
            let _ = jobs.send(Job { ticket, session, limits });
        }
    }

    /// Looks for a good move for a person.
    pub(super) fn hint(&mut self, ticket: u64, session: Session) {
        let limits = self.fresh_limits(Some(HINT_TIME));
        let jobs = hire_for(Purpose::Hint, Box::new(AlphaBeta::new(HINT_DEPTH)), self.answers.clone());
        let _ = jobs.send(Job { ticket, session, limits });
    }

    /// Asks whoever thinks to answer now.
    pub(super) fn hurry(&self) {
        self.stop.stop();
    }

    /// A later call stops the thinking of an earlier one: its answer is not wanted any more.
    fn fresh_limits(&mut self, time: Option<Duration>) -> Limits {
        self.stop.stop();
        self.stop = Stop::default();
        Limits { time, stop: self.stop.clone(), ..Limits::default() }
    }
}

impl Drop for Workers {
    fn drop(&mut self) {
        self.stop.stop();
    }
}

fn hire(player: Box<dyn Player + Send>, answers: Sender<Thought>) -> Sender<Job> {
    hire_for(Purpose::Turn, player, answers)
}

/// A thread that works until its jobs or its listener are gone.
fn hire_for(purpose: Purpose, mut player: Box<dyn Player + Send>, answers: Sender<Thought>) -> Sender<Job> {
    let (jobs, inbox) = mpsc::channel::<Job>();
    thread::spawn(move || {
        for Job { ticket, session, limits } in inbox {
            let choose = AssertUnwindSafe(|| player.choose(&session, &limits));
            let choice = panic::catch_unwind(choose).ok();
            if answers.send(Thought { ticket, purpose, choice }).is_err() {
                return;
            }
        }
    });
    jobs
}
