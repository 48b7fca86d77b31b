//! A game that is not in memory yet, with the requests that wait for it. If it cannot be read, requests are refused; followers
//! and a clock that runs stay, and it is read again.

use super::live::KnownFreeTime;
use super::outbox::Listener;
use super::registry::{Call, What};
use crate::peers::Done;
use crate::refusal::Refusal;

/// Delay before a game is read again, in milliseconds. It doubles with every further failure, up to the longest.
const AGAIN: u64 = 60;
const LONGEST: u64 = 1_000;

/// Refuses requests about a game.
pub(super) fn refuse(calls: Vec<Call>, game: &str, refusal: &Refusal) {
    for call in calls {
        call.reply.send(game, Err(refusal.clone()));
    }
}

/// A game that is being read, or will be soon.
#[derive(Debug, Default)]
pub(super) struct Loading {
    calls: Vec<Call>,
    is_reading: bool,
    /// How often it could not be read.
    failures: u32,
    /// When its clock has to be checked.
    check_at: Option<u64>,
    /// Number of consecutive failed writes before that.
    pub(super) failed_writes: u32,
    /// Time that is charged to nobody, as far as it was known before.
    pub(super) free: KnownFreeTime,
}

/// What to do with a game that could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Unread {
    /// Read it again at this time.
    Again(u64),
    /// Nobody needs it until its clock has to be checked.
    Asleep(u64),
    /// Nobody needs it.
    Forgotten,
}

impl Loading {
    /// A game whose clock has to be checked at this time, if it has to.
    pub(super) fn to_check(check_at: Option<u64>) -> Loading {
        Loading { check_at, ..Loading::default() }
    }

    /// Adds a request.
    pub(super) fn add(&mut self, call: Call, now: u64) {
        match call.what {
            What::Leave { connection } => {
                self.calls.retain(|call| {
                    !call.has_to_be_done() || call.listener().is_none_or(|it| it.connection() != connection)
                });
            }
            What::Begin | What::Wake => self.check_at = Some(now),
            _ => {}
        }
        self.calls.push(call);
    }

    /// Removes followers at servers that are gone, or that will register again.
    pub(super) fn forget_far(&mut self, is_gone: impl Fn(i64) -> bool) {
        self.calls.retain(|call| {
            !call.has_to_be_done() || !call.listener().and_then(Listener::node).is_some_and(&is_gone)
        });
    }

    /// Whether to read it now. The caller then does.
    pub(super) fn begin_reading(&mut self) -> bool {
        !std::mem::replace(&mut self.is_reading, true)
    }

    /// What was read is out of date.
    pub(super) fn read_in_vain(&mut self) {
        self.is_reading = false;
    }

    /// The requests, now that it can be told how to answer them.
    pub(super) fn into_calls(self) -> Vec<Call> {
        self.calls
    }

    /// Refuses all requests: it cannot be read now or later.
    pub(super) fn refuse(self, game: &str, refusal: &Refusal) {
        refuse(self.calls, game, refusal);
    }

    /// It could not be read. Refuses what clients have asked, and keeps the followers.
    pub(super) fn unread(&mut self, game: &str, refusal: &Refusal, now: u64) -> Unread {
        for call in self.calls.extract_if(.., |call| !call.has_to_be_done()) {
            let has_left = matches!(call.what, What::Leave { .. });
            call.reply.send(game, if has_left { Ok(Done::Nothing) } else { Err(refusal.clone()) });
        }
        self.is_reading = false;
        let again = now + (AGAIN << self.failures.min(8)).min(LONGEST);
        self.failures += 1;
        match self.check_at {
            _ if !self.calls.is_empty() => Unread::Again(again),
            Some(at) if at <= again => Unread::Again(again),
            Some(at) => Unread::Asleep(at),
            None => Unread::Forgotten,
        }
    }
}
