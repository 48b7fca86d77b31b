//! A game in memory with those who follow it and those who wait for an answer.

use naqala_wire::game::{Ending, OfferKind, Played as PlayedEntry};
use naqala_wire::{ErrorCode, ToClient};

use super::hall::{Beginning, Call, Done, Reply, What};
use super::live::{Live, Offered, Past, Played, SentEntry};
use super::outbox::{Outbox, text};
use super::shard::{Around, Note};
use crate::rating::RatedGame;
use crate::refusal::Answer;
use crate::store::{self, Entry, Unsaved};

/// Up to this number of spectators everybody is told of every one who comes and goes.
const FEW: usize = 20;

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
    NoRematch,
    /// It could not be written.
    Failed,
}

/// Somebody who follows a game.
#[derive(Debug)]
struct Watcher {
    outbox: Outbox,
    player: Option<u8>,
}

/// A game in memory.
#[derive(Debug)]
pub(crate) struct Table {
    live: Live,
    watchers: Vec<Watcher>,
    /// Those who wait until the entry of this number is on disk.
    waiting: Vec<(u32, Reply)>,
    /// The end, a takeback or a rematch is being written: nothing else can happen until then.
    is_closing: bool,
    /// The alarm that is set.
    alarm: Option<u64>,
}

impl Table {
    pub(crate) fn new(live: Live) -> Table {
        Table { live, watchers: Vec::new(), waiting: Vec::new(), is_closing: false, alarm: None }
    }

    /// Whether nobody needs the game in memory.
    pub(crate) fn is_idle(&self) -> bool {
        self.watchers.is_empty() && self.live.ending().is_some() && !self.is_writing()
    }

    /// Whether something is being written.
    pub(crate) fn is_writing(&self) -> bool {
        self.is_closing || !self.live.is_saved()
    }

    /// An alarm to be set: one that is earlier than that which is set. As long as something is being written no clock
    /// can end the game; it is looked at again when that is done.
    pub(crate) fn new_alarm(&mut self) -> Option<u64> {
        if self.is_writing() {
            return None;
        }
        let deadline = self.live.deadline()?;
        if self.alarm.is_some_and(|alarm| alarm <= deadline) {
            return None;
        }
        self.alarm = Some(deadline);
        self.alarm
    }

    /// The alarm rings: perhaps a clock has run out.
    pub(crate) fn ring(&mut self, around: &Around, now: u64) {
        self.alarm = None;
        self.check_clock(around, now);
    }

    fn check_clock(&mut self, around: &Around, now: u64) {
        // While an entry is on its way to the disk it may still be that it never was.
        if !self.is_writing()
            && let Some(ending) = self.live.run_out(now)
        {
            self.end(ending, around, now);
        }
    }

    /// Does what is asked.
    pub(crate) fn call(&mut self, call: Call, around: &Around, now: u64) {
        let Call { game, person, what, reply } = call;
        let player = self.live.player_of(person);
        let answer = match what {
            What::Watch { outbox, branch, entries } => {
                self.watch(outbox, player);
                let mut view = self.live.view(player, branch, entries, now);
                (view.online, view.spectators) = self.presence();
                reply.send(&game, Ok(Done::Game(Box::new(view))));
                self.tell_presence();
                return;
            }
            What::Leave { connection } => {
                self.leave(connection);
                Ok(Done::Nothing)
            }
            What::Move(sent) => {
                self.check_clock(around, now);
                return self.play(player, &sent, reply, around, now);
            }
            What::Offer(kind) => self.offer(player, kind, around, now),
            What::Decline(kind) => self.decline(player, kind),
            What::Resign => self.resign(player, around, now),
            What::See => {
                let mut view = self.live.view(player, 0, 0, now);
                (view.online, view.spectators) = self.presence();
                Ok(Done::Game(Box::new(view)))
            }
            What::Summary => Ok(Done::Summary(Box::new(self.live.summary(player)))),
            What::Record => Ok(Done::Record(self.live.record())),
            What::Wake => Ok(Done::Nothing),
        };
        reply.send(&game, answer);
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
        if self.is_closing {
            return Err(ErrorCode::OutOfStep.into());
        }
        let had_offers = !self.live.offers().is_empty();
        let played = self.live.play(player, sent, now)?;
        if let Played::New(past) = &played {
            self.write(past, sent.branch, sent.number, around)?;
            // Whoever plays on has answered them.
            if had_offers {
                self.tell_offers();
            }
        }
        Ok(played)
    }

    fn write(&mut self, past: &Past, branch: u32, number: u32, around: &Around) -> Answer<()> {
        let entry = Entry {
            game: self.live.id.clone(),
            number,
            text: past.text.clone(),
            at: past.at,
            clock: past.clock,
        };
        let (notes, game) = (around.notes.clone(), self.live.id.clone());
        let done = move |written: Result<(), Unsaved>| {
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
                self.is_closing = false;
                self.live.take_back(entries, now);
                self.tell(&ToClient::TakenBack {
                    game: self.live.id.clone(),
                    branch: self.live.branch(),
                    entries,
                    to_move: self.live.to_move(),
                    clocks: self.live.clocks(now),
                });
            }
            Work::Ended(ending) => {
                self.is_closing = false;
                self.live.finish((*ending).clone(), now);
                let clocks = self.live.clocks(now);
                self.tell(&ToClient::Ended { game: self.live.id.clone(), ending, clocks });
            }
            Work::Rematch(next) => {
                self.is_closing = false;
                self.live.next = Some(next.clone());
                self.tell(&ToClient::Rematch { game: self.live.id.clone(), next });
            }
            Work::NoRematch => self.is_closing = false,
            Work::Failed => return false,
        }
        true
    }

    /// Entries are on disk: now everybody may know.
    fn saved(&mut self, branch: u32, entries: u32, around: &Around, now: u64) {
        self.live.saved(branch, entries);
        let number = entries - 1;
        let told: Vec<u64> = self.acknowledge(number, now);
        if let Some(past) = self.live.entry(number)
            && branch == self.live.branch()
        {
            let message = ToClient::Entry {
                game: self.live.id.clone(),
                branch,
                number,
                by: past.by,
                text: past.text.clone(),
                to_move: self.live.to_move(),
                clocks: self.live.clocks(now),
            };
            let text = text(&message);
            let others = self.watchers.iter().filter(|watcher| !told.contains(&watcher.outbox.connection));
            others.for_each(|watcher| watcher.outbox.send(text.clone()));
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
        let mut told = Vec::new();
        for (_, reply) in self.waiting.extract_if(.., |(waits_for, _)| *waits_for == number) {
            if let Reply::Socket(outbox, _) = &reply {
                told.push(outbox.connection);
            }
            reply.send(&self.live.id, Ok(done.clone()));
        }
        told
    }

    fn played(&self, number: u32, now: u64) -> Done {
        Done::Played(PlayedEntry { number, clocks: self.live.clocks(now) }, self.live.to_move())
    }

    fn offer(&mut self, player: Option<u8>, kind: OfferKind, around: &Around, now: u64) -> Answer<Done> {
        let player = player.ok_or(ErrorCode::NotAPlayer)?;
        self.can_change()?;
        let offered = self.live.offer(player, kind)?;
        self.tell_offers();
        match offered {
            Offered::Open => {}
            Offered::End(ending) => self.end(ending, around, now),
            Offered::TakenBack(entries) => self.take_back(entries, around, now),
            Offered::Rematch => self.rematch(around),
        }
        Ok(Done::Nothing)
    }

    fn decline(&mut self, player: Option<u8>, kind: OfferKind) -> Answer<Done> {
        player.ok_or(ErrorCode::NotAPlayer)?;
        self.live.decline(kind)?;
        self.tell_offers();
        Ok(Done::Nothing)
    }

    fn resign(&mut self, player: Option<u8>, around: &Around, now: u64) -> Answer<Done> {
        let player = player.ok_or(ErrorCode::NotAPlayer)?;
        self.can_change()?;
        let ending = self.live.resign(player)?;
        self.end(ending, around, now);
        Ok(Done::Nothing)
    }

    /// What changes the whole game waits until the last entry is on disk: that takes some milliseconds.
    fn can_change(&self) -> Answer<()> {
        if self.is_writing() { Err(ErrorCode::OutOfStep.into()) } else { Ok(()) }
    }

    fn end(&mut self, ending: Ending, around: &Around, now: u64) {
        let rated = self.rated(&ending);
        let game = self.live.id.clone();
        self.change(
            around,
            move |connection| store::end(connection, game, ending, rated, now),
            |ending| Work::Ended(Box::new(ending)),
        );
    }

    /// What is to be counted for the ratings.
    fn rated(&self, ending: &Ending) -> Option<RatedGame> {
        use naqala_wire::game::EndedBy;
        let people: Vec<i64> = self.live.people().collect();
        let counts = self.live.rated && !matches!(ending.how, EndedBy::CalledOff | EndedBy::Forgotten);
        let is_void = ending.verdict.starts_with("void");
        let people = <[i64; 2]>::try_from(people).ok().filter(|_| counts && !is_void)?;
        Some(RatedGame { game: self.live.choice.id.clone(), people, winner: ending.winner })
    }

    fn take_back(&mut self, entries: u32, around: &Around, now: u64) {
        let (game, branch) = (self.live.id.clone(), self.live.branch() + 1);
        self.change(
            around,
            move |connection| store::take_back(connection, game, entries, branch, now),
            move |()| Work::TakenBack(entries),
        );
    }

    /// Writes something that changes the whole game.
    fn change<T: Send + 'static>(
        &mut self,
        around: &Around,
        task: impl for<'a> FnOnce(&'a mut sqlx::SqliteConnection) -> store::Writing<'a, T> + Send + 'static,
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
    fn rematch(&mut self, around: &Around) {
        let mut people: Vec<i64> = self.live.people().collect();
        let Some(hall) = around.hall.upgrade().filter(|_| people.len() == self.live.player_count()) else {
            return;
        };
        people.rotate_left(1);
        let beginning = Beginning {
            choice: self.live.choice.clone(),
            name: self.live.name.clone(),
            clock: self.live.clock,
            rated: self.live.rated,
            people,
            seek: None,
        };
        self.is_closing = true;
        let (notes, game, journal) = (around.notes.clone(), self.live.id.clone(), around.store.clone());
        tokio::spawn(async move {
            let work = match hall.begin(beginning).await {
                Ok(next) => {
                    let (old, new) = (game.clone(), next.clone());
                    let noted =
                        journal.journal.write(move |connection| store::set_next(connection, old, new)).await;
                    if noted.is_err() {
                        tracing::warn!(game, "the rematch is not noted with the game before");
                    }
                    Work::Rematch(next)
                }
                Err(_) => Work::NoRematch,
            };
            let _ = notes.send(Note::Work(game, work));
        });
    }

    fn watch(&mut self, outbox: Outbox, player: Option<u8>) {
        self.watchers.retain(|watcher| watcher.outbox.connection != outbox.connection);
        self.watchers.push(Watcher { outbox, player });
    }

    fn leave(&mut self, connection: u64) {
        let before = self.watchers.len();
        self.watchers.retain(|watcher| watcher.outbox.connection != connection);
        if self.watchers.len() != before {
            self.tell_presence();
        }
    }

    fn presence(&self) -> (Vec<bool>, u32) {
        let is_online =
            |player| self.watchers.iter().any(|watcher| watcher.player.map(usize::from) == Some(player));
        let online = (0..self.live.player_count()).map(is_online).collect();
        let spectators = self.watchers.iter().filter(|watcher| watcher.player.is_none()).count();
        (online, spectators as u32)
    }

    fn tell_presence(&self) {
        let (online, spectators) = self.presence();
        // In a crowd it is enough to know about how many there are.
        if self.watchers.len() <= FEW || self.watchers.len().is_multiple_of(FEW) {
            self.tell(&ToClient::Presence { game: self.live.id.clone(), online, spectators });
        }
    }

    fn tell_offers(&self) {
        let offers = self.live.offers().to_vec();
        self.tell(&ToClient::Offers { game: self.live.id.clone(), offers });
    }

    fn tell(&self, message: &ToClient) {
        if !self.watchers.is_empty() {
            let text = text(message);
            self.watchers.iter().for_each(|watcher| watcher.outbox.send(text.clone()));
        }
    }

    /// The game has to be read again: those who wait are refused, those who watch will watch again.
    pub(crate) fn into_calls(self) -> Vec<Call> {
        for (_, reply) in self.waiting {
            reply.send(&self.live.id, Err(ErrorCode::NotSaved.into()));
        }
        let person = |player: Option<u8>| player.and_then(|player| self.live.person(player));
        let watch = |watcher: Watcher| Call {
            game: self.live.id.clone(),
            person: person(watcher.player),
            what: What::Watch { outbox: watcher.outbox.clone(), branch: 0, entries: 0 },
            // Nobody asked: 0 is the number of an answer to nothing.
            reply: Reply::Socket(watcher.outbox, 0),
        };
        self.watchers.into_iter().map(watch).collect()
    }
}
