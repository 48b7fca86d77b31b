//! What is written about a game, and what happens once it is on disk.

use std::time::Instant;

use naqala_wire::game::{EndedBy, Ending};
use naqala_wire::{ErrorCode, ToClient};
use tokio::sync::mpsc;

use super::{Room, Work};
use crate::config::Limits;
use crate::metrics::metrics;
use crate::peers::Done;
use crate::play::live::PlayedEntry;
use crate::play::outbox::text;
use crate::play::registry::Beginning;
use crate::play::shard::{Around, Note};
use crate::refusal::Answer;
use crate::store::{self, Entry, RatedGame, Unsaved};

/// Whether a change has happened or is being written.
pub(super) enum Change {
    Done,
    BeingWritten,
}

/// The outcome of a write on its way to the shard. It arrives exactly once: a write that is dropped has failed.
struct Report {
    notes: mpsc::UnboundedSender<Note>,
    game: String,
    is_sent: bool,
}

impl Report {
    fn send(mut self, work: Work) {
        self.note(work);
    }

    fn note(&mut self, work: Work) {
        self.is_sent = true;
        // The shard may have ended.
        let _ = self.notes.send(Note::Work(std::mem::take(&mut self.game), work));
    }
}

impl Drop for Report {
    fn drop(&mut self) {
        if !self.is_sent {
            self.note(Work::Failed);
        }
    }
}

impl Room {
    /// Begins a write, whose outcome has to be reported.
    fn begin_write(&mut self, around: &Around) -> Report {
        self.writes += 1;
        Report { notes: around.notes.clone(), game: self.live.id.clone(), is_sent: false }
    }

    pub(super) fn write(
        &mut self,
        entry: &PlayedEntry,
        branch: u32,
        number: u32,
        around: &Around,
    ) -> Answer<()> {
        let entry = Entry {
            game: self.live.id.clone(),
            number,
            text: entry.text.clone(),
            at: entry.at,
            clock: entry.clock,
            epoch: self.live.epoch,
        };
        let report = self.begin_write(around);
        let begun = Instant::now();
        let done = move |written: Result<(), Unsaved>| {
            if written.is_ok() {
                metrics().moved(begun.elapsed());
            }
            report.send(match written {
                Ok(()) => Work::Saved { branch, entries: number + 1 },
                Err(_) => Work::Failed,
            });
        };
        around.store.journal.entry(entry, done)?;
        Ok(())
    }

    /// Handles the outcome of a write.
    pub(crate) fn note(&mut self, work: Work, around: &Around, now: u64) {
        self.writes = self.writes.saturating_sub(1);
        match work {
            Work::Failed => {
                self.failed_writes += 1;
                return self.outdate();
            }
            Work::NoRematch(refusal) => {
                self.closed(&Err(refusal));
                // It may have begun all the same, here or at another server.
                return self.outdate();
            }
            Work::Saved { branch, entries } => self.saved(branch, entries, around, now),
            Work::TakenBack(entries) => self.taken_back(entries, around, now),
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
        }
        self.failed_writes = 0;
    }

    /// Entries were taken back on disk.
    fn taken_back(&mut self, entries: u32, around: &Around, now: u64) {
        self.closed(&Ok(Done::Nothing));
        if self.live.take_back(entries, now).is_err() {
            self.count_fault(around);
            return self.outdate();
        }
        self.tell(&ToClient::TakenBack {
            game: self.live.id.clone(),
            branch: self.live.branch(),
            entries,
            to_move: self.live.to_move(),
            clocks: self.live.clocks(now),
        });
        self.expect_mover(around, now);
    }

    /// Entries are on disk: announce them.
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
            && !self.is_outdated
            && let Some(ending) = self.live.ending_by_rules()
        {
            self.end(ending, around, now);
        }
    }

    /// The change was written, or has failed.
    fn closed(&mut self, answer: &Answer<Done>) {
        self.is_closing = false;
        for reply in self.closers.drain(..) {
            reply.send(&self.live.id, answer.clone());
        }
    }

    pub(super) fn end(&mut self, ending: Ending, around: &Around, now: u64) {
        let rated = self.rated(&ending, &around.limits);
        let (game, epoch) = (self.live.id.clone(), self.live.epoch);
        self.change(
            around,
            move |connection| store::end(connection, game, epoch, ending, rated, now),
            |ending| Work::Ended(Box::new(ending)),
        );
    }

    /// The result for the ratings, if the game counts.
    fn rated(&self, ending: &Ending, limits: &Limits) -> Option<RatedGame> {
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

    pub(super) fn take_back(&mut self, entries: u32, around: &Around, now: u64) {
        let (game, branch, epoch) = (self.live.id.clone(), self.live.branch() + 1, self.live.epoch);
        self.change(
            around,
            move |connection| store::take_back(connection, game, epoch, entries, branch, now),
            move |()| Work::TakenBack(entries),
        );
    }

    /// Writes a change of the whole game.
    fn change<T: Send + 'static>(
        &mut self,
        around: &Around,
        task: impl for<'a> FnOnce(&'a mut store::Connection) -> store::Writing<'a, T> + Send + 'static,
        work: impl FnOnce(T) -> Work + Send + 'static,
    ) {
        self.is_closing = true;
        let report = self.begin_write(around);
        let done = move |written: Result<T, Unsaved>| report.send(written.map_or(Work::Failed, work));
        if let Err(unsaved) = around.store.journal.task(task, done) {
            tracing::warn!(%unsaved, "a change of a game is not written");
        }
    }

    /// Starts the same game again with seats exchanged.
    pub(super) fn rematch(&mut self, around: &Around) -> Answer<Change> {
        let mut people: Vec<i64> = self.live.people().collect();
        let is_whole = people.len() == self.live.player_count();
        let registry = around.registry.upgrade().filter(|_| is_whole).ok_or(ErrorCode::NothingToDo)?;
        people.rotate_left(1);
        let beginning = Beginning {
            choice: self.live.choice.clone(),
            name: self.live.name.clone(),
            clock: self.live.clock,
            rated: self.live.rated,
            counting: self.live.counting,
            listed: self.live.listed,
            people,
            seek: None,
            before: Some((self.live.id.clone(), self.live.epoch)),
        };
        self.is_closing = true;
        let report = self.begin_write(around);
        tokio::spawn(async move {
            report.send(registry.begin(beginning).await.map_or_else(Work::NoRematch, Work::Rematch));
        });
        Ok(Change::BeingWritten)
    }
}
