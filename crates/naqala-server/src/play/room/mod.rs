//! A game in memory, with its followers and the requests that wait for an answer.

mod calls;
mod followers;
mod lost_time;
mod presence;
mod writes;

use naqala_wire::ErrorCode;
use naqala_wire::game::Ending;

use super::live::{Live, Pace};
use super::loading::Loading;
use super::registry::{Call, Reply};
use super::shard::Around;
use crate::peers::Link;
use crate::refusal::Refusal;
use crate::store::Store;
use followers::Watcher;
use lost_time::Attachment;
use presence::{Absent, Presence};

/// A game that nobody follows or plays for this time is unloaded, in milliseconds.
const UNUSED: u64 = 60_000;
/// After a failed write, time in which no clock ends a game, in milliseconds. It doubles with every further failure.
const PATIENCE: u64 = 60;

/// The outcome of a write.
#[derive(Debug)]
pub(crate) enum Work {
    /// Entries up to this number are on disk.
    Saved { branch: u32, entries: u32 },
    /// Entries were taken back; this many are left.
    TakenBack(u32),
    /// The game is over.
    Ended(Box<Ending>),
    /// A rematch has begun.
    Rematch(String),
    /// The rematch could not be started.
    NoRematch(Refusal),
    /// The write failed.
    Failed,
}

/// A game in memory.
#[derive(Debug)]
pub(crate) struct Room {
    live: Live,
    watchers: Vec<Watcher>,
    /// Requests that wait until the entry of this number is on disk.
    waiting: Vec<(u32, Reply)>,
    /// Number of writes whose outcome is not known yet. Until then the game stays in memory, so an outcome never meets a game that
    /// was read from disk later.
    writes: u32,
    /// It is not what is on disk, and is read again as soon as the outcome of every write is known.
    is_outdated: bool,
    /// Requests that wait for that.
    held: Vec<Call>,
    /// Number of consecutive failed writes, and of faults of the program between them.
    failed_writes: u32,
    /// The end, a takeback or a rematch is being written. Nothing else can happen until then.
    is_closing: bool,
    /// Requests that wait for that.
    closers: Vec<Reply>,
    /// When the alarm is set to ring.
    alarm: Option<u64>,
    /// Time of the latest request.
    used: u64,
    /// No clock ends the game before this time, because a write failed recently.
    patient_until: u64,
    presence: Presence,
    /// The player to move, if they do not follow the game.
    absent: Option<Absent>,
    /// Number of stalls of this process that are already deducted.
    stalls: usize,
    /// Where each player was last connected, if there are other servers.
    attachments: Vec<Attachment>,
    /// When the latest entry was played.
    latest_entry: u64,
    /// The link to other servers, whose connections may follow the game.
    link: Link,
}

impl Room {
    /// A game that was loaded. No clock ends it until `patient_until`.
    pub(crate) fn new(live: Live, patient_until: u64) -> Room {
        Room {
            stalls: live.stalls,
            live,
            watchers: Vec::new(),
            waiting: Vec::new(),
            writes: 0,
            is_outdated: false,
            held: Vec::new(),
            failed_writes: 0,
            is_closing: false,
            closers: Vec::new(),
            alarm: None,
            used: 0,
            patient_until,
            presence: Presence::default(),
            absent: None,
            attachments: Vec::new(),
            latest_entry: 0,
            link: Link::default(),
        }
    }

    /// A game that was loaded after so many consecutive failed writes: no clock ends it for a while, so that the disk can recover.
    pub(crate) fn after_failures(live: Live, failed_writes: u32, now: u64) -> Room {
        let patience = if failed_writes == 0 { 0 } else { PATIENCE << failed_writes.min(4) };
        Room { failed_writes, ..Room::new(live, now + patience) }
    }

    /// Adds the link to other servers.
    pub(crate) fn linked(self, around: &Around) -> Room {
        let players = if around.link.is_there() { self.live.player_count() } else { 0 };
        let attachments = vec![Attachment::unknown(self.live.turn_began()); players];
        Room { link: around.link.clone(), attachments, ..self }
    }

    /// Whether this server still leads games under the number under which it has read this one.
    pub(crate) fn is_led_by(&self, store: &Store) -> bool {
        self.live.leader == store.leader_number()
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.live.ending().is_some()
    }

    /// Whether the game can be unloaded; otherwise, when to check again.
    pub(crate) fn is_idle(&self, now: u64) -> Option<Option<u64>> {
        if !self.watchers.is_empty() || self.is_writing() {
            return None;
        }
        let deadline = self.live.deadline();
        let can_wait =
            self.unused_at().is_some_and(|at| at <= now) && deadline.is_none_or(|at| at > now + UNUSED);
        let is_done = self.is_over() && self.live.offers().is_empty();
        (is_done || can_wait).then_some(deadline)
    }

    /// When it may be unloaded if nobody comes back. Offers are kept only in memory; that of a rematch lapses then, or games that
    /// are over would stay there for ever.
    fn unused_at(&self) -> Option<u64> {
        let keeps_offers = !self.is_over() && !self.live.offers().is_empty();
        (self.watchers.is_empty() && !keeps_offers).then_some(self.used + UNUSED)
    }

    /// A person was deleted: their seat is empty.
    pub(crate) fn forget(&mut self, person: i64) {
        self.live.forget(person);
    }

    /// A person was renamed.
    pub(crate) fn rename(&mut self, person: i64, name: &str) {
        self.live.rename(person, name);
    }

    /// How precisely its clock has to be watched.
    pub(crate) fn pace(&self) -> Option<(Pace, u64)> {
        Some((self.live.pace()?, self.live.deadline()?))
    }

    /// Whether a write is in progress.
    pub(crate) fn is_writing(&self) -> bool {
        self.writes > 0
    }

    /// It is not what is on disk.
    pub(crate) fn outdate(&mut self) {
        self.is_outdated = true;
    }

    /// The program has failed in this game: it may not be what is on disk. Returns how often that, or a write, has failed since the
    /// last write that did not.
    pub(crate) fn count_panic(&mut self) -> u32 {
        self.outdate();
        self.failed_writes += 1;
        self.failed_writes
    }

    /// Whether it is not what is on disk.
    pub(crate) fn is_outdated(&self) -> bool {
        self.is_outdated
    }

    /// Keeps a request until the game is read again.
    pub(crate) fn hold(&mut self, call: Call) {
        self.held.push(call);
    }

    /// The time for a new alarm, if it is earlier than the current one. During a write no clock can end the game; it is checked
    /// when the write is done.
    pub(crate) fn new_alarm(&mut self, now: u64) -> Option<u64> {
        let deadline = self.live.deadline().filter(|_| !self.is_writing());
        let deadline = deadline.map(|deadline| deadline.max(self.patient_until));
        let unused = self.unused_at().filter(|at| *at > now);
        let next = [deadline, self.presence.due, self.absent.map(|absent| absent.due), unused]
            .into_iter()
            .flatten()
            .min()?;
        if self.alarm.is_some_and(|alarm| alarm <= next) {
            return None;
        }
        self.alarm = Some(next);
        self.alarm
    }

    /// Called when the alarm rings: perhaps a clock has run out.
    pub(crate) fn ring(&mut self, around: &Around, now: u64) {
        self.alarm = None;
        self.count_stalls(around, now);
        self.count_silence(now);
        self.check_clock(around, now, now);
        if self.presence.due.is_some_and(|due| due <= now) {
            self.tell_presence(now);
        }
        if let Some(absent) = self.absent.take_if(|absent| absent.due <= now) {
            self.tell_absent(absent.player, around, now);
        }
    }

    /// Ends the game if a clock had run out at a time that may lie a little back: when the request came that is handled now.
    fn check_clock(&mut self, around: &Around, at: u64, now: u64) {
        // While an entry is being written, the write may still fail.
        if !self.is_writing()
            && !around.is_stopping
            && now >= self.patient_until
            && let Some(ending) = self.live.run_out(at)
        {
            self.end(ending, around, now);
        }
    }

    /// The game is read again: refuses the requests whose write has failed, and lets the followers follow again.
    pub(crate) fn into_loading(self, now: u64) -> Loading {
        let mut loading = Loading::to_check((!self.is_over()).then_some(now));
        loading.failed_writes = self.failed_writes;
        loading.free = self.live.known_free_time(now);
        let waiting = self.waiting.into_iter().map(|(_, reply)| reply);
        for reply in waiting.chain(self.closers) {
            reply.send(&self.live.id, Err(ErrorCode::NotSaved.into()));
        }
        let person = |player: Option<u8>| player.and_then(|player| self.live.person(player));
        let watch = |watcher: Watcher| {
            Call::follow_again(&self.live.id, person(watcher.player), watcher.listener, &self.link)
        };
        for call in self.watchers.into_iter().map(watch).chain(self.held) {
            loading.add(call, now);
        }
        loading
    }
}
