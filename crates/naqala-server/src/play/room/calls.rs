//! Requests: what each does, and when it is answered.

use naqala_wire::ErrorCode;
use naqala_wire::game::{Declined, OfferKind, Played as PlayAnswer};

use super::Room;
use super::writes::Change;
use crate::peers::{Done, SentEntry};
use crate::play::judge::closed_by_moderators;
use crate::play::live::{Offered, Played};
use crate::play::registry::{Call, Reply, What};
use crate::play::shard::Around;
use crate::refusal::Answer;
use crate::store;

impl Room {
    /// Handles a request.
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
                self.count_wait(player, waited, now);
                self.live.is_back(player, now);
                self.watch(listener, player, now);
                let mut view = self.live.view(player, branch, entries, now);
                (view.online, view.spectators) = self.presence();
                reply.send(&game, Ok(Done::Game(Box::new(view))));
                self.presence_changed(now);
                return;
            }
            What::Leave { connection } => {
                self.count_silence(now);
                self.leave(connection, now);
                Ok(Done::Nothing)
            }
            What::Move(mut sent) => {
                sent.late += waited;
                self.count_silence(now);
                self.count_hearing(player, sent.heard_late, now);
                self.attach_mover(player, &reply, now);
                self.check_clock(around, self.live.arrived(&sent, now), now);
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
            What::Record => {
                reply.send(&game, self.live.record().map(Done::Record));
                return self.check_rules(around, now);
            }
            What::Begin => {
                self.expect_mover(around, now);
                Ok(Done::Nothing)
            }
            What::Wake => Ok(Done::Nothing),
        };
        reply.send(&game, answer);
    }

    /// Counts crashes of the worker, and ends a game whose rules have caused too many.
    pub(crate) fn check_rules(&mut self, around: &Around, now: u64) {
        self.count_fault(around);
        if !self.is_writing()
            && let Some(ending) = self.live.must_close()
        {
            self.end(ending, around, now);
        }
    }

    pub(super) fn count_fault(&mut self, around: &Around) {
        if self.live.take_fault() {
            let game = self.live.id.clone();
            let counted =
                around.store.journal.task(move |connection| store::count_fault(connection, game), |_| ());
            if counted.is_err() {
                tracing::warn!("a fault of its rules is not noted");
            }
        }
    }

    /// A change of the whole game takes effect when it is on disk, and is answered then.
    fn answer_when_written(&mut self, change: Answer<Change>, reply: Reply) {
        match change {
            Ok(Change::BeingWritten) => self.closers.push(reply),
            Ok(Change::Done) => reply.send(&self.live.id, Ok(Done::Nothing)),
            Err(refusal) => reply.send(&self.live.id, Err(refusal)),
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
        // A repeated entry is answered all the same: its answer may have been lost, and it may be the last one.
        if self.is_closing && sent.number >= self.live.entry_count() {
            return Err(ErrorCode::OutOfStep.into());
        }
        let had_offers = !self.live.offers().is_empty();
        let played = self.live.play(player, sent, now)?;
        if let Played::New(entry) = &played {
            self.latest_entry = now;
            self.write(entry, sent.branch, sent.number, around)?;
            // Playing on answers open offers.
            if had_offers {
                self.tell_offers(None);
            }
        }
        Ok(played)
    }

    fn offer(&mut self, player: Option<u8>, kind: OfferKind, around: &Around, now: u64) -> Answer<Change> {
        let player = player.ok_or(ErrorCode::NotAPlayer)?;
        self.can_change()?;
        let offered = self.live.offer(player, kind)?;
        self.tell_offers(None);
        match offered {
            Offered::Open => return Ok(Change::Done),
            Offered::End(ending) => self.end(ending, around, now),
            Offered::TakenBack(entries) => self.take_back(entries, around, now),
            Offered::Rematch => return self.rematch(around),
        }
        Ok(Change::BeingWritten)
    }

    fn decline(&mut self, player: Option<u8>, kind: OfferKind) -> Answer<Done> {
        let by = player.ok_or(ErrorCode::NotAPlayer)?;
        let is_own = self.live.decline(by, kind)?;
        self.tell_offers((!is_own).then_some(Declined { kind, by }));
        Ok(Done::Nothing)
    }

    fn resign(&mut self, player: Option<u8>, around: &Around, now: u64) -> Answer<Change> {
        let player = player.ok_or(ErrorCode::NotAPlayer)?;
        self.can_change()?;
        let ending = self.live.resign(player)?;
        self.end(ending, around, now);
        Ok(Change::BeingWritten)
    }

    /// A moderator closes the game without a result.
    fn close(&mut self, around: &Around, now: u64) -> Answer<Change> {
        self.can_change()?;
        if self.is_over() {
            return Err(ErrorCode::GameOver.into());
        }
        self.end(closed_by_moderators(), around, now);
        Ok(Change::BeingWritten)
    }

    /// A change of the whole game has to wait until the last entry is on disk, which takes some milliseconds.
    fn can_change(&self) -> Answer<()> {
        if self.is_writing() { Err(ErrorCode::OutOfStep.into()) } else { Ok(()) }
    }

    /// Answers the requests that wait for an entry; returns the connections among them.
    pub(super) fn acknowledge(&mut self, number: u32, now: u64) -> Vec<u64> {
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
}
