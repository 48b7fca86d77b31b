//! A game that another server leads: requests are forwarded to that server, and its messages come back.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use naqala_wire::ErrorCode;

use super::live::SentEntry;
use super::outbox::{Listener, Outbox};
use super::registry::{Call, Done, Reply, What};
use crate::cluster::{Asked, Letter, Link};
use crate::refusal::Answer;

/// After so long without an answer it is asked again, in milliseconds: the letter may be lost, or the server dead.
const AGAIN: u64 = 1_000;
/// After so long it is asked again of whoever leads it then, in milliseconds, if it was asked of the wrong one.
const A_MOMENT: u64 = 200;
/// Whoever has waited for so long is refused.
const PATIENCE: u64 = 8_000;

/// A game that another server leads.
#[derive(Debug)]
pub(crate) struct Away {
    game: String,
    /// Who leads it.
    node: i64,
    link: Link,
    /// Those here who follow it.
    followers: Vec<(Outbox, Option<i64>)>,
    /// What was asked and is not answered yet.
    asked: HashMap<u64, Call>,
    next_token: u64,
    /// Since when nothing was answered that was asked, if something was.
    silent_since: Option<u64>,
    /// How long the last word of the game was on its way, in milliseconds: whoever answers it has thought so much less.
    heard_late: u64,
    /// The alarm that is set.
    alarm: Option<u64>,
}

impl Away {
    pub(crate) fn new(game: String, node: i64, link: Link) -> Away {
        let (followers, asked) = (Vec::new(), HashMap::new());
        // Answers to questions before this are not taken for answers to these.
        let next_token = (rand::random::<u64>() >> 1) | 1;
        Away {
            game,
            node,
            link,
            followers,
            asked,
            next_token,
            silent_since: None,
            heard_late: 0,
            alarm: None,
        }
    }

    /// Who leads the game.
    pub(crate) fn node(&self) -> i64 {
        self.node
    }

    /// Whether nobody here follows it or waits for it.
    pub(crate) fn is_idle(&self) -> bool {
        self.followers.is_empty() && self.asked.is_empty()
    }

    /// An alarm to be set, at which it is asked for again if nothing is heard.
    pub(crate) fn new_alarm(&mut self) -> Option<u64> {
        let next = self.silent_since? + AGAIN;
        if self.alarm.is_some() {
            return None;
        }
        self.alarm = Some(next);
        self.alarm
    }

    /// The alarm rings: whether it is to be asked for again.
    pub(crate) fn rings(&mut self, now: u64) -> bool {
        self.alarm = None;
        self.silent_since.is_some_and(|since| since + AGAIN <= now)
    }

    /// Whoever was asked does not lead the game; after a moment somebody will.
    pub(crate) fn is_not_led(&mut self, now: u64) {
        let soon = (now + A_MOMENT).saturating_sub(AGAIN);
        self.silent_since = Some(self.silent_since.map_or(soon, |since| since.min(soon)));
        self.alarm = None;
    }

    /// Hands something on that may have waited for so long because this process was stopped. What another server has asked is not: this one does not lead the game.
    pub(crate) fn call(&mut self, mut call: Call, now: u64, stalled: u64) {
        if let Reply::Far(far) = &call.reply {
            self.link.send(far.node, Letter::NotMine { game: self.game.clone() });
            return;
        }
        let connection = match &call.reply {
            Reply::Socket(outbox, _) => Some(outbox.connection),
            _ => None,
        };
        let waited = call.waited(now);
        if call.since.is_none()
            && let What::Move(sent) = &mut call.what
        {
            sent.late += self.heard_late + stalled;
        }
        let (what, connection) = match &call.what {
            What::Watch { listener, branch, entries } => {
                let Some(outbox) = listener.outbox() else { return };
                self.unfollow(outbox.connection);
                self.followers.push((outbox.clone(), call.person));
                (Asked::Watch { branch: *branch, entries: *entries }, Some(outbox.connection))
            }
            What::Leave { connection } => {
                self.unfollow(*connection);
                (Asked::Leave, Some(*connection))
            }
            What::Move(sent) => {
                let sent = SentEntry { late: sent.late + waited, ..sent.clone() };
                (Asked::Move(sent), connection)
            }
            What::Offer(kind) => (Asked::Offer(*kind), connection),
            What::Decline(kind) => (Asked::Decline(*kind), connection),
            What::Resign => (Asked::Resign, connection),
            What::Close => (Asked::Close, connection),
            What::See => (Asked::See, connection),
            What::Summary => (Asked::Summary, connection),
            What::Record => (Asked::Record, connection),
            What::Begin | What::Wake => return call.reply.send(&self.game, Ok(Done::Nothing)),
        };
        let is_waited_for = !matches!(call.what, What::Leave { .. });
        let token = if is_waited_for { self.next_token } else { 0 };
        let (game, person) = (self.game.clone(), call.person);
        self.link.send(self.node, Letter::Ask { token, game, person, connection, what });
        if is_waited_for {
            self.next_token += 1;
            self.silent_since.get_or_insert(now);
            call.since.get_or_insert(now);
            self.asked.insert(token, call);
        } else {
            call.reply.send(&self.game, Ok(Done::Nothing));
        }
    }

    fn unfollow(&mut self, connection: u64) {
        self.followers.retain(|(outbox, _)| outbox.connection != connection);
    }

    /// An answer has come; 0 is the token of one for which nobody has asked.
    pub(crate) fn answer(&mut self, token: u64, connection: Option<u64>, answer: Answer<Done>, now: u64) {
        self.silent_since = None;
        if let Some(call) = self.asked.remove(&token) {
            call.reply.send(&self.game, answer);
        } else if token == 0
            && let Some((outbox, _)) =
                self.followers.iter().find(|(outbox, _)| Some(outbox.connection) == connection)
        {
            Reply::Socket(outbox.clone(), 0).send(&self.game, answer);
        }
        if !self.asked.is_empty() {
            self.silent_since = Some(now);
        }
    }

    /// Something has happened in the game; `late` is how long it was on its way here.
    pub(crate) fn event(&mut self, text: &Utf8Bytes, except: &[u64], late: u64) {
        self.heard_late = late;
        let others = self.followers.iter().filter(|(outbox, _)| !except.contains(&outbox.connection));
        others.for_each(|(outbox, _)| outbox.send(text.clone()));
    }

    /// Whoever leads it is to be looked for again: everything that is not answered, and everybody who follows it. Refuses
    /// those who have waited too long.
    pub(crate) fn into_calls(self, now: u64) -> Vec<Call> {
        let mut calls: Vec<Call> = Vec::new();
        for (_, call) in self.asked {
            if call.since.is_some_and(|since| now >= since + PATIENCE) {
                call.reply.send(&self.game, Err(ErrorCode::Busy.into()));
            } else {
                calls.push(call);
            }
        }
        for (outbox, person) in self.followers {
            let asks = |call: &Call| match &call.what {
                What::Watch { listener, .. } => listener.connection() == outbox.connection,
                _ => false,
            };
            if !calls.iter().any(asks) {
                calls.push(Call::follow_again(&self.game, person, Listener::Here(outbox), &self.link));
            }
        }
        calls
    }
}
