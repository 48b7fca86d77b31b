//! A game in memory, with its followers and the requests that wait for an answer.

use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use naqala_wire::game::{Ending, OfferKind, Played as PlayAnswer};
use naqala_wire::{ErrorCode, ToClient};

use super::judge::closed_by_moderators;
use super::live::{Live, Offered, Pace, Played, PlayedEntry, SentEntry};
use super::outbox::{Listener, text};
use super::registry::{Beginning, Call, Done, Reply, What};
use super::shard::{Around, Note};
use crate::cluster::{Letter, Link};
use crate::config::Limits;
use crate::metrics::metrics;
use crate::push::Turn;
use crate::rating::RatedGame;
use crate::refusal::{Answer, Refusal};
use crate::store::{self, Entry, Outages, Unsaved};

/// Least time between two messages about who is there, in milliseconds: whoever comes and goes all the time holds up nobody.
const PRESENCE: u64 = 1000;
/// Among more people than this the messages are less frequent.
const FEW: usize = 20;
const CROWD_PRESENCE: u64 = 5 * PRESENCE;
/// Whoever is to move and does not follow the game is told of it after so long, in milliseconds: a page that has lost its
/// connection, or is being opened, is there by then.
const ABSENCE: u64 = 4_000;
/// A game that nobody watches or plays for so long goes out of memory, in milliseconds.
const UNUSED: u64 = 60_000;

/// What became of something that was to be written.
#[derive(Debug)]
pub(crate) enum Work {
    /// Entries up to this number are on disk.
    Saved { branch: u32, entries: u32 },
    /// Entries were taken back until so many are left.
    TakenBack(u32),
    /// The game is over.
    Ended(Box<Ending>),
    /// A rematch has begun.
    Rematch(String),
    /// No rematch could be begun.
    NoRematch(Refusal),
    /// It could not be written.
    Failed,
}

/// Somebody who follows a game.
#[derive(Debug)]
struct Watcher {
    listener: Listener,
    player: Option<u8>,
}

/// A game in memory.
#[derive(Debug)]
pub(crate) struct Room {
    live: Live,
    watchers: Vec<Watcher>,
    /// Those who wait until the entry of this number is on disk.
    waiting: Vec<(u32, Reply)>,
    /// The end, a takeback or a rematch is being written: nothing else can happen until then.
    is_closing: bool,
    /// Those who wait for that.
    closers: Vec<Reply>,
    /// The alarm that is set.
    alarm: Option<u64>,
    /// When somebody last asked for something.
    used: u64,
    /// No clock ends the game before: writing failed a moment ago.
    patient_until: u64,
    presence: Presence,
    /// Whoever is to move and does not follow the game.
    absent: Option<Absent>,
    /// So many stalls of this process are counted.
    stalls: usize,
    /// At which other server each player was last.
    far_players: Vec<Option<i64>>,
    /// Until when it is counted that nothing was heard of the one of the player to move, and when the latest entry was played.
    silence_counted: u64,
    latest_entry: u64,
    /// The way to other servers, which may have connections that follow the game.
    link: Link,
}

/// Who is there, as last announced.
#[derive(Debug, Default)]
struct Presence {
    announced: (Vec<bool>, u32),
    at: u64,
    /// When to announce it again, as it has changed.
    due: Option<u64>,
}

/// A player whose turn began while no page of theirs followed the game.
#[derive(Clone, Copy, Debug)]
struct Absent {
    player: u8,
    /// When they are told.
    due: u64,
}

/// Whether something has happened, or is being written.
enum Change {
    Done,
    BeingWritten,
}

impl Room {
    /// A game that was read. After writing failed, no clock ends it for a moment, so that the disk has time.
    pub(crate) fn new(live: Live, patient_until: u64) -> Room {
        Room {
            live,
            watchers: Vec::new(),
            waiting: Vec::new(),
            is_closing: false,
            closers: Vec::new(),
            alarm: None,
            used: 0,
            patient_until,
            presence: Presence::default(),
            absent: None,
            stalls: 0,
            far_players: Vec::new(),
            silence_counted: 0,
            latest_entry: 0,
            link: Link::default(),
        }
    }

    /// The same with followers at other servers, and with all stalls of this process counted.
    pub(crate) fn linked(self, around: &Around) -> Room {
        let stalls = around.stalls.as_ref().map_or(0, |stalls| stalls.count());
        Room { link: around.link.clone(), stalls, ..self }
    }

    /// Takes off the turn in what time this process did not run.
    fn count_stalls(&mut self, around: &Around, now: u64) {
        let Some(stalls) = &around.stalls else { return };
        if stalls.count() == self.stalls {
            return;
        }
        let began = self.live.turn_began();
        let new = stalls.after(std::mem::replace(&mut self.stalls, stalls.count()));
        let time = Outages::default().and(new).within(began, now);
        self.live.delay_turn(time, now);
    }

    /// Takes off the turn in what time the player to move could not play, as nothing was heard of the server of his connection.
    fn count_silence(&mut self, now: u64) {
        let Some(mover) = self.live.to_move() else { return };
        let is_here = |watcher: &Watcher| watcher.player == Some(mover) && watcher.listener.node().is_none();
        let Some(Some(node)) = self.far_players.get(usize::from(mover)) else { return };
        if self.watchers.iter().any(is_here) {
            return;
        }
        let silences = Outages::default().and(self.link.silences().of(*node, self.latest_entry, now));
        let time = silences.within(self.live.turn_began().max(self.silence_counted), now);
        if time > 0 {
            self.silence_counted = now;
            self.live.delay_turn(time, now);
        }
    }

    /// Forgets followers at servers that are gone, or that will say again who they are.
    pub(crate) fn forget_far(&mut self, is_gone: impl Fn(i64) -> bool, now: u64) {
        let before = self.watchers.len();
        self.watchers.retain(|watcher| !watcher.listener.node().is_some_and(&is_gone));
        if self.watchers.len() < before {
            self.presence_changed(now);
        }
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.live.ending().is_some()
    }

    /// Whether nobody needs the game in memory; with the time at which it is to be looked at again.
    pub(crate) fn is_idle(&self, now: u64) -> Option<Option<u64>> {
        if !self.watchers.is_empty() || self.is_writing() {
            return None;
        }
        let deadline = self.live.deadline();
        let can_wait =
            self.unused_at().is_some_and(|at| at <= now) && deadline.is_none_or(|at| at > now + UNUSED);
        (self.live.ending().is_some() || can_wait).then_some(deadline)
    }

    /// When it may go out of memory, if nobody comes. Offers are nowhere else.
    fn unused_at(&self) -> Option<u64> {
        (self.watchers.is_empty() && self.live.offers().is_empty()).then_some(self.used + UNUSED)
    }

    /// A person was deleted: nobody plays in that place.
    pub(crate) fn forget(&mut self, person: i64) {
        self.live.forget(person);
    }

    /// A person has another name.
    pub(crate) fn rename(&mut self, person: i64, name: &str) {
        self.live.rename(person, name);
    }

    /// How closely its clock is to be watched.
    pub(crate) fn pace(&self) -> Option<(Pace, u64)> {
        Some((self.live.pace()?, self.live.deadline()?))
    }

    /// Whether something is being written.
    pub(crate) fn is_writing(&self) -> bool {
        self.is_closing || !self.live.is_saved()
    }

    /// An alarm to be set: one that is earlier than that which is set. As long as something is being written no clock
    /// can end the game; it is looked at again when that is done.
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

    /// The alarm rings: perhaps a clock has run out.
    pub(crate) fn ring(&mut self, around: &Around, now: u64) {
        self.alarm = None;
        self.count_stalls(around, now);
        self.count_silence(now);
        self.check_clock(around, now);
        if self.presence.due.is_some_and(|due| due <= now) {
            self.tell_presence(now);
        }
        if let Some(absent) = self.absent.take_if(|absent| absent.due <= now) {
            self.tell_absent(absent.player, around, now);
        }
    }

    fn check_clock(&mut self, around: &Around, now: u64) {
        // While an entry is on its way to the disk it may still be that it never was.
        if !self.is_writing()
            && now >= self.patient_until
            && let Some(ending) = self.live.run_out(now)
        {
            self.end(ending, around, now);
        }
    }

    /// Does what is asked.
    pub(crate) fn call(&mut self, call: Call, around: &Around, now: u64) {
        self.count_stalls(around, now);
        let waited = call.waited(now);
        let Call { game, person, what, reply, .. } = call;
        let player = self.live.player_of(person);
        if !matches!(what, What::Wake) {
            self.used = now;
        }
        if matches!(what, What::Watch { .. } | What::See)
            && let Err(refusal) = self.live.check_open()
        {
            return reply.send(&game, Err(refusal));
        }
        let answer = match what {
            What::Watch { listener, branch, entries } => {
                self.count_silence(now);
                self.live.is_back(player, now);
                self.watch(listener, player);
                let mut view = self.live.view(player, branch, entries, now);
                (view.online, view.spectators) = self.presence();
                reply.send(&game, Ok(Done::Game(Box::new(view))));
                self.presence_changed(now);
                return;
            }
            What::Leave { connection } => {
                self.leave(connection, now);
                Ok(Done::Nothing)
            }
            What::Move(mut sent) => {
                sent.late += waited;
                self.count_silence(now);
                self.check_clock(around, now);
                self.play(player, &sent, reply, around, now);
                return self.check_rules(around, now);
            }
            What::Offer(kind) => {
                let change = self.offer(player, kind, around, now);
                return self.answer_when_written(change, reply);
            }
            What::Decline(kind) => self.decline(player, kind),
            What::Resign => {
                let change = self.resign(player, around, now);
                return self.answer_when_written(change, reply);
            }
            What::Close => {
                let change = self.close(around, now);
                return self.answer_when_written(change, reply);
            }
            What::See => {
                let mut view = self.live.view(player, 0, 0, now);
                (view.online, view.spectators) = self.presence();
                Ok(Done::Game(Box::new(view)))
            }
            What::Summary => Ok(Done::Summary(Box::new(self.live.summary(player)))),
            What::Record => self.live.record().map(Done::Record),
            What::Begin => {
                self.expect_mover(around, now);
                Ok(Done::Nothing)
            }
            What::Wake => Ok(Done::Nothing),
        };
        reply.send(&game, answer);
    }

    /// Counts when the rules have ended a worker, and ends a game that has done so too often.
    pub(crate) fn check_rules(&mut self, around: &Around, now: u64) {
        if self.live.take_fault() {
            let game = self.live.id.clone();
            let counted =
                around.store.journal.task(move |connection| store::count_fault(connection, game), |_| ());
            if counted.is_err() {
                tracing::warn!("a fault of its rules is not noted");
            }
        }
        if !self.is_writing()
            && let Some(ending) = self.live.must_close()
        {
            self.end(ending, around, now);
        }
    }

    /// What changes the whole game has happened when it is on disk, and is answered then.
    fn answer_when_written(&mut self, change: Answer<Change>, reply: Reply) {
        match change {
            Ok(Change::BeingWritten) => self.closers.push(reply),
            Ok(Change::Done) => reply.send(&self.live.id, Ok(Done::Nothing)),
            Err(refusal) => reply.send(&self.live.id, Err(refusal)),
        }
    }

    /// What was being written is on disk, or will not be.
    fn closed(&mut self, answer: &Answer<Done>) {
        self.is_closing = false;
        for reply in self.closers.drain(..) {
            reply.send(&self.live.id, answer.clone());
        }
    }

    fn play(&mut self, player: Option<u8>, sent: &SentEntry, reply: Reply, around: &Around, now: u64) {
        match self.try_play(player, sent, around, now) {
            Ok(Played::Again) => reply.send(&self.live.id, Ok(self.played(sent.number, now))),
            Ok(Played::New(_) | Played::Waiting) => self.waiting.push((sent.number, reply)),
            Err(refusal) => reply.send(&self.live.id, Err(refusal)),
        }
    }

    fn try_play(
        &mut self,
        player: Option<u8>,
        sent: &SentEntry,
        around: &Around,
        now: u64,
    ) -> Answer<Played> {
        let player = player.ok_or(ErrorCode::NotAPlayer)?;
        // An entry that was played before is answered all the same: its answer may have been lost, and it may be the last one.
        if self.is_closing && sent.number >= self.live.entry_count() {
            return Err(ErrorCode::OutOfStep.into());
        }
        let had_offers = !self.live.offers().is_empty();
        let played = self.live.play(player, sent, now)?;
        if let Played::New(entry) = &played {
            self.latest_entry = now;
            self.write(entry, sent.branch, sent.number, around)?;
            // Whoever plays on has answered them.
            if had_offers {
                self.tell_offers();
            }
        }
        Ok(played)
    }

    fn write(&mut self, entry: &PlayedEntry, branch: u32, number: u32, around: &Around) -> Answer<()> {
        let entry = Entry {
            game: self.live.id.clone(),
            number,
            text: entry.text.clone(),
            at: entry.at,
            clock: entry.clock,
            epoch: self.live.epoch,
        };
        let (notes, game) = (around.notes.clone(), self.live.id.clone());
        let begun = Instant::now();
        let done = move |written: Result<(), Unsaved>| {
            if written.is_ok() {
                metrics().moved(begun.elapsed());
            }
            let work = match written {
                Ok(()) => Work::Saved { branch, entries: number + 1 },
                Err(_) => Work::Failed,
            };
            let _ = notes.send(Note::Work(game, work));
        };
        around.store.journal.entry(entry, done).map_err(|unsaved| {
            // It was played in memory alone: what is on disk counts.
            let _ = around.notes.send(Note::Work(self.live.id.clone(), Work::Failed));
            unsaved.into()
        })
    }

    /// Takes in what became of something that was to be written; false if the game has to be read again.
    pub(crate) fn note(&mut self, work: Work, around: &Around, now: u64) -> bool {
        match work {
            Work::Saved { branch, entries } => self.saved(branch, entries, around, now),
            Work::TakenBack(entries) => {
                self.closed(&Ok(Done::Nothing));
                self.live.take_back(entries, now);
                self.tell(&ToClient::TakenBack {
                    game: self.live.id.clone(),
                    branch: self.live.branch(),
                    entries,
                    to_move: self.live.to_move(),
                    clocks: self.live.clocks(now),
                });
                self.expect_mover(around, now);
            }
            Work::Ended(ending) => {
                self.closed(&Ok(Done::Nothing));
                self.live.finish((*ending).clone(), now);
                let clocks = self.live.clocks(now);
                self.tell(&ToClient::Ended { game: self.live.id.clone(), ending, clocks });
            }
            Work::Rematch(next) => {
                self.closed(&Ok(Done::Nothing));
                self.live.next = Some(next.clone());
                self.tell(&ToClient::Rematch { game: self.live.id.clone(), next });
            }
            Work::NoRematch(refusal) => self.closed(&Err(refusal)),
            Work::Failed => return false,
        }
        true
    }

    /// Entries are on disk: now everybody may know.
    fn saved(&mut self, branch: u32, entries: u32, around: &Around, now: u64) {
        self.live.saved(branch, entries);
        let number = entries - 1;
        let acknowledged: Vec<u64> = self.acknowledge(number, now);
        if let Some(entry) = self.live.entry(number)
            && branch == self.live.branch()
        {
            let message = ToClient::Entry {
                game: self.live.id.clone(),
                branch,
                number,
                by: entry.by,
                text: entry.text.clone(),
                to_move: self.live.to_move(),
                clocks: self.live.clocks(now),
            };
            let is_turn = entry.by != self.live.to_move().unwrap_or(entry.by);
            self.send(&text(&message), &acknowledged);
            self.absent = None;
            if is_turn && self.live.is_saved() {
                self.expect_mover(around, now);
            }
        }
        if self.live.is_saved()
            && !self.is_closing
            && let Some(ending) = self.live.ending_by_rules()
        {
            self.end(ending, around, now);
        }
    }

    /// Answers those who wait for an entry; gives the connections among them.
    fn acknowledge(&mut self, number: u32, now: u64) -> Vec<u64> {
        let done = self.played(number, now);
        let mut acknowledged = Vec::new();
        for (_, reply) in self.waiting.extract_if(.., |(waits_for, _)| *waits_for == number) {
            match &reply {
                Reply::Socket(outbox, _) => acknowledged.push(outbox.connection),
                Reply::Far(far) => acknowledged.extend(far.connection),
                Reply::Request(_) | Reply::Nobody => {}
            }
            reply.send(&self.live.id, Ok(done.clone()));
        }
        acknowledged
    }

    fn played(&self, number: u32, now: u64) -> Done {
        Done::Played(PlayAnswer { number, clocks: self.live.clocks(now) }, self.live.to_move())
    }

    fn offer(&mut self, player: Option<u8>, kind: OfferKind, around: &Around, now: u64) -> Answer<Change> {
        let player = player.ok_or(ErrorCode::NotAPlayer)?;
        self.can_change()?;
        let offered = self.live.offer(player, kind)?;
        self.tell_offers();
        match offered {
            Offered::Open => return Ok(Change::Done),
            Offered::End(ending) => self.end(ending, around, now),
            Offered::TakenBack(entries) => self.take_back(entries, around, now),
            Offered::Rematch => return self.rematch(around),
        }
        Ok(Change::BeingWritten)
    }

    fn decline(&mut self, player: Option<u8>, kind: OfferKind) -> Answer<Done> {
        player.ok_or(ErrorCode::NotAPlayer)?;
        self.live.decline(kind)?;
        self.tell_offers();
        Ok(Done::Nothing)
    }

    fn resign(&mut self, player: Option<u8>, around: &Around, now: u64) -> Answer<Change> {
        let player = player.ok_or(ErrorCode::NotAPlayer)?;
        self.can_change()?;
        let ending = self.live.resign(player)?;
        self.end(ending, around, now);
        Ok(Change::BeingWritten)
    }

    /// A moderator ends the game; it is void.
    fn close(&mut self, around: &Around, now: u64) -> Answer<Change> {
        self.can_change()?;
        if self.is_over() {
            return Err(ErrorCode::GameOver.into());
        }
        self.end(closed_by_moderators(), around, now);
        Ok(Change::BeingWritten)
    }

    /// What changes the whole game waits until the last entry is on disk: that takes some milliseconds.
    fn can_change(&self) -> Answer<()> {
        if self.is_writing() { Err(ErrorCode::OutOfStep.into()) } else { Ok(()) }
    }

    fn end(&mut self, ending: Ending, around: &Around, now: u64) {
        let rated = self.rated(&ending, &around.limits);
        let (game, epoch) = (self.live.id.clone(), self.live.epoch);
        self.change(
            around,
            move |connection| store::end(connection, game, epoch, ending, rated, now),
            |ending| Work::Ended(Box::new(ending)),
        );
    }

    /// What is to be counted for the ratings.
    fn rated(&self, ending: &Ending, limits: &Limits) -> Option<RatedGame> {
        use naqala_wire::game::EndedBy;
        let people: Vec<i64> = self.live.people().collect();
        let counts = self.live.rated && !matches!(ending.how, EndedBy::CalledOff | EndedBy::Forgotten);
        let is_void = ending.verdict.starts_with("void");
        let is_played = self.live.entry_count() >= limits.rated_entries;
        let people = <[i64; 2]>::try_from(people).ok().filter(|_| counts && is_played && !is_void)?;
        Some(RatedGame {
            id: self.live.id.clone(),
            game: self.live.choice.id.clone(),
            most_a_day: limits.rated_pair_games,
            people,
            winner: ending.winner,
        })
    }

    fn take_back(&mut self, entries: u32, around: &Around, now: u64) {
        let (game, branch, epoch) = (self.live.id.clone(), self.live.branch() + 1, self.live.epoch);
        self.change(
            around,
            move |connection| store::take_back(connection, game, epoch, entries, branch, now),
            move |()| Work::TakenBack(entries),
        );
    }

    /// Writes something that changes the whole game.
    fn change<T: Send + 'static>(
        &mut self,
        around: &Around,
        task: impl for<'a> FnOnce(&'a mut store::Connection) -> store::Writing<'a, T> + Send + 'static,
        work: impl FnOnce(T) -> Work + Send + 'static,
    ) {
        self.is_closing = true;
        let (notes, game) = (around.notes.clone(), self.live.id.clone());
        let queued = around.store.journal.task(task, move |written| {
            let work = written.map_or(Work::Failed, work);
            let _ = notes.send(Note::Work(game, work));
        });
        if queued.is_err() {
            let _ = around.notes.send(Note::Work(self.live.id.clone(), Work::Failed));
        }
    }

    /// Begins the same game again with seats changed.
    fn rematch(&mut self, around: &Around) -> Answer<Change> {
        let mut people: Vec<i64> = self.live.people().collect();
        let is_whole = people.len() == self.live.player_count();
        let registry = around.registry.upgrade().filter(|_| is_whole).ok_or(ErrorCode::NothingToDo)?;
        people.rotate_left(1);
        let beginning = Beginning {
            choice: self.live.choice.clone(),
            name: self.live.name.clone(),
            clock: self.live.clock,
            rated: self.live.rated,
            listed: self.live.listed,
            people,
            seek: None,
            before: Some(self.live.id.clone()),
        };
        self.is_closing = true;
        let (notes, game) = (around.notes.clone(), self.live.id.clone());
        tokio::spawn(async move {
            let work = registry.begin(beginning).await.map_or_else(Work::NoRematch, Work::Rematch);
            let _ = notes.send(Note::Work(game, work));
        });
        Ok(Change::BeingWritten)
    }

    fn watch(&mut self, listener: Listener, player: Option<u8>) {
        self.watchers.retain(|watcher| watcher.listener.connection() != listener.connection());
        if let Some(player) = player
            && self.link.is_there()
        {
            self.far_players.resize(self.live.player_count(), None);
            self.far_players[usize::from(player)] = listener.node();
        }
        self.absent.take_if(|absent| player == Some(absent.player));
        self.watchers.push(Watcher { listener, player });
    }

    fn leave(&mut self, connection: u64, now: u64) {
        self.watchers.retain(|watcher| watcher.listener.connection() != connection);
        self.presence_changed(now);
    }

    /// Whether a page or a program of a player follows the game.
    fn is_here(&self, player: u8) -> bool {
        self.watchers.iter().any(|watcher| watcher.player == Some(player))
    }

    /// A turn begins: its player is told of it in a while, unless a page of theirs follows the game by then.
    fn expect_mover(&mut self, around: &Around, now: u64) {
        let mover = self.live.to_move().filter(|player| around.notices.are_on() && !self.is_here(*player));
        self.absent = mover.map(|player| Absent { player, due: now + ABSENCE });
    }

    /// Tells a player who is away that it is their turn, if it still is.
    fn tell_absent(&self, player: u8, around: &Around, now: u64) {
        if self.live.to_move() != Some(player) || self.is_here(player) {
            return;
        }
        let Some(person) = self.live.person(player) else { return };
        around.notices.tell(Turn {
            person,
            game: self.live.id.clone(),
            name: self.live.name.clone(),
            others: self.live.names_but(player),
            left: self.live.deadline().map(|deadline| deadline.saturating_sub(now)),
            is_urgent: self.live.pace() == Some(Pace::Seconds),
        });
    }

    fn presence(&self) -> (Vec<bool>, u32) {
        let is_online = |player| self.is_here(player as u8);
        let online = (0..self.live.player_count()).map(is_online).collect();
        let spectators = self.watchers.iter().filter(|watcher| watcher.player.is_none()).count();
        (online, spectators as u32)
    }

    /// Somebody came or went: others hear of it at once, or when the next message is due.
    fn presence_changed(&mut self, now: u64) {
        let pause = if self.watchers.len() > FEW { CROWD_PRESENCE } else { PRESENCE };
        let due = self.presence.at + pause;
        if due <= now {
            self.tell_presence(now);
        } else if self.presence.due.is_none() {
            self.presence.due = Some(due);
        }
    }

    fn tell_presence(&mut self, now: u64) {
        self.presence.due = None;
        let (online, spectators) = self.presence();
        if self.presence.announced != (online.clone(), spectators) {
            self.presence.at = now;
            self.presence.announced = (online.clone(), spectators);
            self.tell(&ToClient::Presence { game: self.live.id.clone(), online, spectators });
        }
    }

    fn tell_offers(&self) {
        let offers = self.live.offers().to_vec();
        self.tell(&ToClient::Offers { game: self.live.id.clone(), offers });
    }

    fn tell(&self, message: &ToClient) {
        if !self.watchers.is_empty() {
            self.send(&text(message), &[]);
        }
    }

    /// Sends a text to all who follow the game, but for some connections: once to every other server that has some.
    fn send(&self, text: &Utf8Bytes, except: &[u64]) {
        let mut nodes: Vec<i64> = Vec::new();
        for watcher in &self.watchers {
            match &watcher.listener {
                Listener::Here(outbox) if !except.contains(&outbox.connection) => outbox.send(text.clone()),
                Listener::Far { node, .. } if !nodes.contains(node) => nodes.push(*node),
                _ => {}
            }
        }
        for node in nodes {
            let (game, text, except) = (self.live.id.clone(), text.to_string(), except.to_vec());
            self.link.send(node, Letter::Event { game, text, except });
        }
    }

    /// The game has to be read again: those who wait are refused, those who watch will watch again.
    pub(crate) fn into_calls(self) -> Vec<Call> {
        let waiting = self.waiting.into_iter().map(|(_, reply)| reply);
        for reply in waiting.chain(self.closers) {
            reply.send(&self.live.id, Err(ErrorCode::NotSaved.into()));
        }
        let person = |player: Option<u8>| player.and_then(|player| self.live.person(player));
        let watch = |watcher: Watcher| {
            Call::follow_again(&self.live.id, person(watcher.player), watcher.listener, &self.link)
        };
        self.watchers.into_iter().map(watch).collect()
    }
}
