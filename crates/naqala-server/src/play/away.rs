//! A game that another server leads: requests are forwarded to that server, and its messages come back.

use std::collections::HashMap;

use axum::extract::ws::Utf8Bytes;
use naqala_wire::ErrorCode;

use super::outbox::{Listener, Outbox};
use super::registry::{Call, Reply, What};
use crate::peers::{Asked, Done, Link, PeerMessage, SentEntry};
use crate::refusal::Answer;

/// A request without an answer is repeated after this time, in milliseconds: the message may be lost, or the server dead.
const AGAIN: u64 = 1_000;
/// Delay before a request that reached the wrong server is sent to the new leader, in milliseconds.
const A_MOMENT: u64 = 200;
/// A request that has waited for this long is refused, in milliseconds.
const PATIENCE: u64 = 8_000;

/// A game that another server leads.
#[derive(Debug)]
pub(crate) struct Away {
    game: String,
    /// The server that leads it.
    node: i64,
    link: Link,
    /// Local connections that follow it.
    followers: Vec<(Outbox, Option<i64>)>,
    /// Requests that are not answered yet.
    asked: HashMap<u64, Call>,
    next_token: u64,
    /// Since when no request has been answered, if any is open.
    silent_since: Option<u64>,
    /// How long the latest message of the game took to arrive, in milliseconds. It is not charged to a player who replies to
    /// it.
    heard_late: u64,
    /// When the alarm is set to ring.
    alarm: Option<u64>,
}

impl Away {
    pub(crate) fn new(game: String, node: i64, link: Link) -> Away {
        let (followers, asked) = (Vec::new(), HashMap::new());
        // A random start, so that answers to requests made before a restart are not taken for answers to these.
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

    /// The server that leads the game.
    pub(crate) fn node(&self) -> i64 {
        self.node
    }

    /// Whether nobody here follows the game or waits for an answer.
    pub(crate) fn is_idle(&self) -> bool {
        self.followers.is_empty() && self.asked.is_empty()
    }

    /// The time for a new alarm, at which requests are repeated if no answer has come.
    pub(crate) fn new_alarm(&mut self) -> Option<u64> {
        let next = self.silent_since? + AGAIN;
        if self.alarm.is_some() {
            return None;
        }
        self.alarm = Some(next);
        self.alarm
    }

    /// Called when the alarm rings; returns whether to repeat the requests.
    pub(crate) fn rings(&mut self, now: u64) -> bool {
        self.alarm = None;
        self.silent_since.is_some_and(|since| since + AGAIN <= now)
    }

    /// The server asked does not lead the game. Tries again after [`A_MOMENT`].
    pub(crate) fn is_not_led(&mut self, now: u64) {
        let soon = (now + A_MOMENT).saturating_sub(AGAIN);
        self.silent_since = Some(self.silent_since.map_or(soon, |since| since.min(soon)));
        self.alarm = None;
    }

    /// Forwards a request. One from another server is refused: this server does not lead the game.
    pub(crate) fn call(&mut self, mut call: Call, now: u64) {
        if let Reply::Far(far) = &call.reply {
            self.link.send(far.node, PeerMessage::NotMine { game: self.game.clone() });
            return;
        }
        if call.since.is_none()
            && let What::Move(sent) = &mut call.what
        {
            sent.heard_late = self.heard_late;
        }
        self.note_followers(&call);
        match asked(&call, now) {
            Some(what) => self.send(call, what, now),
            // It concerns this server alone.
            None => call.reply.send(&self.game, Ok(Done::Nothing)),
        }
    }

    /// Keeps in mind who follows the game here.
    fn note_followers(&mut self, call: &Call) {
        match &call.what {
            What::Watch { listener, .. } => {
                self.unfollow(listener.connection());
                self.followers.extend(listener.outbox().map(|outbox| (outbox.clone(), call.person)));
            }
            What::Leave { connection } => {
                self.unfollow(*connection);
                self.ask_no_more(*connection);
            }
            _ => {}
        }
    }

    /// Sends a request to the leader, and remembers it until it is answered. Whoever leaves waits for no answer.
    fn send(&mut self, mut call: Call, what: Asked, now: u64) {
        let connection = match (&call.what, &call.reply) {
            (What::Watch { listener, .. }, _) => Some(listener.connection()),
            (What::Leave { connection }, _) => Some(*connection),
            (_, Reply::Socket(outbox, _)) => Some(outbox.connection),
            _ => None,
        };
        let is_waited_for = !matches!(call.what, What::Leave { .. });
        let token = if is_waited_for { self.next_token } else { 0 };
        let (game, person) = (self.game.clone(), call.person);
        self.link.send(self.node, PeerMessage::Ask { token, game, person, connection, what });
        if is_waited_for {
            self.next_token += 1;
            self.silent_since.get_or_insert(now);
            call.since.get_or_insert(now);
            self.asked.insert(token, call);
        } else {
            call.reply.send(&self.game, Ok(Done::Nothing));
        }
    }

    /// Forgets the open requests to follow the game for a connection that is gone. If they were repeated, the leader would take
    /// its person for present.
    fn ask_no_more(&mut self, connection: u64) {
        let follows = |call: &Call| call.listener().is_some_and(|it| it.connection() == connection);
        self.asked.retain(|_, call| !follows(call));
        if self.asked.is_empty() {
            self.silent_since = None;
        }
    }

    fn unfollow(&mut self, connection: u64) {
        self.followers.retain(|(outbox, _)| outbox.connection != connection);
    }

    /// An answer has arrived; the token 0 marks one that nobody asked for.
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

    /// Something happened in the game; `late` is how long the message took to arrive.
    pub(crate) fn event(&mut self, text: &Utf8Bytes, except: &[u64], late: u64) {
        self.heard_late = late;
        let others = self.followers.iter().filter(|(outbox, _)| !except.contains(&outbox.connection));
        others.for_each(|(outbox, _)| outbox.send(text.clone()));
    }

    /// Gives up on this leader: returns the open requests and those of all followers, to be sent to the next one. Refuses
    /// requests that have waited too long.
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
            let asks = |call: &Call| call.listener().is_some_and(|it| it.connection() == outbox.connection);
            if !calls.iter().any(asks) {
                calls.push(Call::follow_again(&self.game, person, Listener::Here(outbox), &self.link));
            }
        }
        calls
    }
}

/// A request as another server gets it; `None` if it is not for another server.
fn asked(call: &Call, now: u64) -> Option<Asked> {
    Some(match &call.what {
        What::Watch { branch, entries, .. } => {
            Asked::Watch { branch: *branch, entries: *entries, late: call.waited(now) }
        }
        What::Leave { .. } => Asked::Leave,
        What::Move(sent) => Asked::Move(SentEntry { late: sent.late + call.waited(now), ..sent.clone() }),
        What::Offer(kind) => Asked::Offer(*kind),
        What::Decline(kind) => Asked::Decline(*kind),
        What::Resign => Asked::Resign,
        What::Close => Asked::Close,
        What::See => Asked::See,
        What::Summary => Asked::Summary,
        What::Record => Asked::Record,
        What::Begin | What::Wake => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The leader does not answer, and somebody who wanted to follow the game leaves: nobody asks for them again.
    #[test]
    fn who_has_left_does_not_follow_the_game_at_the_next_leader() {
        let mut away = Away::new("g".to_owned(), 7, Link::default());
        let (here, gone) = (Outbox::new().0, Outbox::new().0);
        for outbox in [&here, &gone] {
            let what = What::Watch { listener: Listener::Here(outbox.clone()), branch: 0, entries: 0 };
            away.call(Call::new("g".to_owned(), Some(1), what, Reply::Socket(outbox.clone(), 5)), 1_000);
        }
        let leave = What::Leave { connection: gone.connection };
        away.call(Call::new("g".to_owned(), None, leave, Reply::Nobody), 1_500);
        let calls = away.into_calls(2_000);
        let listeners: Vec<_> = calls.iter().filter_map(Call::listener).map(Listener::connection).collect();
        assert_eq!(listeners, [here.connection]);
    }
}
