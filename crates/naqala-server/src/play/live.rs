//! A running game as a value. This module makes every decision about it. A game of the catalogue never blocks. A game by custom
//! rules blocks for up to a second while a worker plays an entry, and for longer if it has to be opened again; such games run on
//! shards with threads of their own.

use naqala_wire::ErrorCode;
use naqala_wire::account::Person;
use naqala_wire::game::{self, Clocks, EndedBy, Ending, GameSummary, Offer, OfferKind};
use naqala_wire::seek::{ClockRule, GameChoice};

use super::clock::{DAY, Ticking, Time, Turn};
use super::free_time::FreeTime;
use super::judge::{Judge, closed, refused_for_good};
use crate::peers::SentEntry;
use crate::refusal::{Answer, Refusal};
use crate::store::{GRACE, GameRow, Outages};

/// A live game is called off if a player does not make the first move within this time.
const FIRST_MOVE: u64 = 5 * 60 * 1000;
/// A game without a clock is closed after this time without a move.
const FORGOTTEN: u64 = 30 * DAY;

/// After another server led a game, maximum time that the clock waits for the player to move, in milliseconds.
const RETURN: u64 = 2500;

/// What clocks count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pace {
    Seconds,
    Days,
}

/// Number of workers that rules may crash before the game is closed.
pub(crate) const MOST_FAULTS: u32 = 2;

/// A game being played.
#[derive(Debug)]
pub(crate) struct Live {
    pub(crate) id: String,
    pub(crate) choice: GameChoice,
    pub(crate) name: String,
    pub(crate) clock: ClockRule,
    pub(crate) rated: bool,
    pub(crate) counting: bool,
    pub(crate) listed: bool,
    since: u64,
    players: Vec<Option<(i64, Person)>>,
    judge: Judge,
    /// How many workers the rules have crashed.
    faults: u32,
    entries: Vec<PlayedEntry>,
    /// Number of entries that are on disk.
    saved: usize,
    branch: u32,
    clocks: Ticking,
    offers: Vec<Offer>,
    ending: Option<Ending>,
    pub(crate) next: Option<String>,
    /// Counts how often the game has changed its server. Writes are accepted only with the latest number.
    pub(crate) epoch: u64,
    /// Number of stalls of this process until it was loaded, which are deducted.
    pub(crate) stalls: usize,
    /// The number under which this server led it then.
    pub(crate) leader: i64,
    /// Time of the current turn that is charged to nobody, and of the turn before, which goes on if its entry is not saved.
    free: FreeTime,
    free_before: FreeTime,
    /// Set after another server led the game: the clock waits for the player to move.
    waits_for_mover: Option<Waiting>,
    /// Until when the clocks of other players wait for them, too, and who is back.
    return_until: u64,
    returned: Vec<bool>,
}

/// A turn whose clock waits for a player who has to reconnect to another server.
#[derive(Clone, Copy, Debug)]
struct Waiting {
    since: u64,
    until: u64,
}

/// What is known of time that is charged to nobody, while a game is read again.
#[derive(Debug, Default)]
pub(crate) struct KnownFreeTime {
    free: FreeTime,
    waits_for_mover: Option<Waiting>,
}

/// An entry that was played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PlayedEntry {
    pub(crate) text: String,
    pub(crate) by: u8,
    pub(crate) at: u64,
    pub(crate) clock: Option<u64>,
}

/// The result of playing a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Played {
    /// It is new and has to be saved.
    New(PlayedEntry),
    /// A repeated message; the entry is on disk.
    Again,
    /// A repeated message; the entry is being saved.
    Waiting,
}

/// The result of an offer.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Offered {
    /// Others have to agree.
    Open,
    /// Everybody agrees: the game is over.
    End(Ending),
    /// Everybody agrees to take entries back; this many are left.
    TakenBack(u32),
    /// Everybody agrees to play again.
    Rematch,
}

impl Live {
    /// A game as it is on disk. `judge` has replayed all of its entries, or none of them yet. Downtime of the server is charged
    /// to no player.
    ///
    /// # Errors
    /// An entry is not legal: the rules have changed since.
    pub(crate) fn of_row(row: GameRow, judge: Judge, outages: &Outages, now: u64) -> Result<Live, String> {
        let mut live = Live {
            clocks: Ticking::new(row.clock, row.players.len(), row.since),
            judge,
            faults: row.faults,
            entries: Vec::with_capacity(row.entries.len()),
            saved: row.entries.len(),
            branch: row.branch,
            offers: Vec::new(),
            ending: row.ending,
            next: row.next,
            id: row.id,
            choice: row.choice,
            name: row.name,
            clock: row.clock,
            rated: row.rated,
            counting: row.counting,
            listed: row.listed,
            since: row.since,
            players: row.players,
            epoch: row.epoch,
            stalls: 0,
            leader: 0,
            free: FreeTime::default(),
            free_before: FreeTime::default(),
            waits_for_mover: None,
            return_until: 0,
            returned: Vec::new(),
        };
        live.returned = vec![false; live.players.len()];
        for (number, entry) in row.entries.into_iter().enumerate() {
            let by = if live.judge.is_closed() { 0 } else { live.replay(number, &entry.text)? };
            let clock = entry.clock.map(|clock| clock as u64);
            if let Some(left) = clock {
                live.clocks.set(by, left);
            }
            live.entries.push(PlayedEntry { text: entry.text, by, at: entry.at, clock });
        }
        let began = live.entries.last().map_or(row.since, |last| last.at).max(row.resumed);
        live.free = FreeTime::of_turn(began);
        // A turn that began when another server had taken over is no reason to wait: its player was there.
        let takeovers = row.outages.ended_after(began + GRACE);
        if let Some(ended) = takeovers.iter().map(|(_, ended)| *ended).max() {
            live.return_until = ended + RETURN;
            live.waits_for_mover = Some(Waiting { since: ended, until: live.return_until });
        }
        live.free.add(outages.ended_after(began).into_iter().chain(takeovers));
        live.adjust_turn(now);
        Ok(live)
    }

    /// A player is connected. If it is the one to move, the clock starts.
    pub(crate) fn is_back(&mut self, player: Option<u8>, now: u64) {
        if let Some(returned) = player.and_then(|player| self.returned.get_mut(usize::from(player))) {
            *returned = true;
        }
        if let Some(Waiting { since, until }) = self.waits_for_mover
            && player.is_some()
            && player == self.mover()
        {
            self.waits_for_mover = None;
            self.free.add([(since, now.min(until))]);
            self.adjust_turn(now);
        }
    }

    /// Charges periods of the current turn to nobody. Time that several periods share is deducted once.
    pub(crate) fn add_free_time(&mut self, periods: impl IntoIterator<Item = (u64, u64)>, now: u64) {
        self.free.add(periods);
        self.adjust_turn(now);
    }

    /// What is known of time that is charged to nobody, for the game as it is read again. If the latest entry was not saved, that
    /// includes the time since it was played.
    pub(super) fn known_free_time(&self, now: u64) -> KnownFreeTime {
        if self.is_saved() {
            return KnownFreeTime { free: self.free.clone(), waits_for_mover: self.waits_for_mover };
        }
        let mut free = self.free_before.clone();
        free.add([(self.free.began(), now)]);
        KnownFreeTime { free, waits_for_mover: None }
    }

    /// Adds what was known of the current turn before the game was read again.
    pub(super) fn keep_free_time(&mut self, known: &KnownFreeTime, now: u64) {
        if known.free.began() == self.free.began() {
            self.free.and(&known.free);
            self.waits_for_mover = known.waits_for_mover;
            self.adjust_turn(now);
        }
    }

    /// When the current turn began.
    pub(crate) fn turn_began(&self) -> u64 {
        self.free.began()
    }

    /// Lets the clock count the turn without the time that is charged to nobody.
    fn adjust_turn(&mut self, now: u64) {
        let since = match self.waits_for_mover {
            None => self.free.adjusted(now),
            Some(Waiting { since, until }) => {
                let mut free = self.free.clone();
                free.add([(since, until)]);
                free.adjusted(now.max(until))
            }
        };
        self.clocks.begin_turn(since);
    }

    /// Begins a turn.
    fn begin_turn(&mut self, now: u64) {
        self.clocks.begin_turn(now);
        self.free_before = std::mem::replace(&mut self.free, FreeTime::of_turn(now));
        let returned = self.mover().and_then(|mover| self.returned.get(usize::from(mover)));
        self.waits_for_mover = (returned == Some(&false) && now < self.return_until)
            .then_some(Waiting { since: now, until: self.return_until });
        self.adjust_turn(now);
    }

    /// Replays an entry from disk and returns the player who made it.
    fn replay(&mut self, number: usize, text: &str) -> Result<u8, String> {
        if let Some(by) = self.judge.mover_of(number) {
            return Ok(by);
        }
        let by = self.mover().ok_or_else(|| format!("entry {number} comes after the end"))?;
        let why = |refusal: Refusal| format!("entry {number}: {}", refusal.detail.unwrap_or_default());
        self.judge.play(text).map_err(why)?;
        Ok(by)
    }

    /// Whether the rules have crashed a worker since the last call; if so, counts it.
    pub(crate) fn take_fault(&mut self) -> bool {
        let has_fault = self.judge.take_fault();
        self.faults += u32::from(has_fault);
        has_fault
    }

    /// The ending of a game whose rules have crashed too many workers, unless it is already over.
    pub(crate) fn must_close(&self) -> Option<Ending> {
        (self.faults >= MOST_FAULTS && self.ending.is_none()).then(closed)
    }

    /// Refuses to show a game that was closed because of its rules, so that nobody plays by them again.
    pub(crate) fn check_open(&self) -> Answer<()> {
        if self.faults >= MOST_FAULTS { Err(refused_for_good()) } else { Ok(()) }
    }

    /// Which player somebody is.
    pub(crate) fn player_of(&self, person: Option<i64>) -> Option<u8> {
        let person = person?;
        let at = self.players.iter().position(|player| player.as_ref().is_some_and(|(id, _)| *id == person));
        at.map(|at| at as u8)
    }

    /// The person who is a player.
    pub(crate) fn person(&self, player: u8) -> Option<i64> {
        self.players.get(usize::from(player))?.as_ref().map(|(person, _)| *person)
    }

    /// The names of all players but one, without deleted accounts.
    pub(crate) fn names_but(&self, player: u8) -> Vec<String> {
        let others = self.players.iter().enumerate().filter(|(at, _)| *at != usize::from(player));
        others.filter_map(|(_, other)| Some(other.as_ref()?.1.name.clone())).collect()
    }

    /// The people who play, in the order of players, without deleted accounts.
    pub(crate) fn people(&self) -> impl Iterator<Item = i64> {
        self.players.iter().flatten().map(|(person, _)| *person)
    }

    /// A person was deleted.
    pub(crate) fn forget(&mut self, person: i64) {
        for player in &mut self.players {
            player.take_if(|(id, _)| *id == person);
        }
    }

    /// A person has another name.
    pub(crate) fn rename(&mut self, person: i64, name: &str) {
        for (id, face) in self.players.iter_mut().flatten() {
            if *id == person {
                name.clone_into(&mut face.name);
            }
        }
    }

    pub(crate) fn player_count(&self) -> usize {
        self.players.len()
    }

    pub(crate) fn branch(&self) -> u32 {
        self.branch
    }

    pub(crate) fn offers(&self) -> &[Offer] {
        &self.offers
    }

    pub(crate) fn ending(&self) -> Option<&Ending> {
        self.ending.as_ref()
    }

    /// The entry of a number.
    pub(crate) fn entry(&self, number: u32) -> Option<&PlayedEntry> {
        self.entries.get(number as usize)
    }

    /// How many entries were played.
    pub(crate) fn entry_count(&self) -> u32 {
        self.entries.len() as u32
    }

    pub(crate) fn is_saved(&self) -> bool {
        self.saved == self.entries.len()
    }

    /// The player to move; `None` once the game is over, even if its players ended it.
    pub(crate) fn to_move(&self) -> Option<u8> {
        if self.ending.is_some() { None } else { self.mover() }
    }

    fn mover(&self) -> Option<u8> {
        self.judge.to_move()
    }

    /// How precisely server downtime has to be known, if a clock of the game runs.
    pub(crate) fn pace(&self) -> Option<Pace> {
        self.to_move().filter(|_| self.is_running())?;
        Some(if matches!(self.clock, ClockRule::Days { .. }) { Pace::Days } else { Pace::Seconds })
    }

    /// Whether clocks run: everybody has moved once, or the clock counts days.
    fn is_running(&self) -> bool {
        match self.clock {
            ClockRule::None => false,
            ClockRule::Days { .. } => true,
            ClockRule::Increment { .. } | ClockRule::Move { .. } => self.has_begun(),
        }
    }

    /// Whether everybody has moved once.
    fn has_begun(&self) -> bool {
        (0..self.players.len()).all(|player| self.entries.iter().any(|entry| usize::from(entry.by) == player))
    }

    pub(crate) fn clocks(&self, now: u64) -> Option<Clocks> {
        let running = self.to_move().filter(|_| self.is_running());
        self.clocks.shown(running, now)
    }

    /// When the game ends if nobody moves. This is later than the clock's zero, because an entry may still be in transit.
    pub(crate) fn deadline(&self) -> Option<u64> {
        let mover = self.to_move()?;
        match self.clocks.runs_out(mover) {
            None => Some(self.clocks.since() + FORGOTTEN),
            Some(runs_out) if self.is_running() => Some(runs_out + self.clocks.most_lag(mover)),
            Some(_) => Some(self.clocks.since() + FIRST_MOVE),
        }
    }

    fn is_run_out(&self, now: u64) -> bool {
        self.deadline().is_some_and(|deadline| now >= deadline)
    }

    /// How the game ends when the deadline has passed.
    pub(crate) fn run_out(&mut self, now: u64) -> Option<Ending> {
        if !self.is_run_out(now) {
            return None;
        }
        let mover = self.to_move()?;
        let ending = if self.clock == ClockRule::None {
            void(EndedBy::Forgotten, "nobody played for a long time")
        } else if self.has_begun() {
            self.clocks.stop(mover, now);
            let reason = "a clock ran out".to_owned();
            Ending { how: EndedBy::Time, reason, ..self.judge.given_up(mover) }
        } else {
            called_off()
        };
        Some(ending)
    }

    /// When an entry came to the first server that had it, for a clock that already counts without all free time until now.
    pub(crate) fn arrived(&self, sent: &SentEntry, now: u64) -> u64 {
        let came = now.saturating_sub(sent.late).max(self.free.began());
        (came + self.free.within(came, now)).min(now)
    }

    /// Plays an entry.
    pub(crate) fn play(&mut self, by: u8, sent: &SentEntry, now: u64) -> Answer<Played> {
        let SentEntry { branch, number, lag, .. } = *sent;
        let text = sent.text.trim();
        let at = number as usize;
        if branch == self.branch && at < self.entries.len() {
            let same = self.entries[at].by == by && self.entries[at].text == text;
            return match same {
                true if at < self.saved => Ok(Played::Again),
                true => Ok(Played::Waiting),
                false => Err(ErrorCode::OutOfStep.into()),
            };
        }
        if self.ending.is_some() {
            return Err(ErrorCode::GameOver.into());
        }
        if branch != self.branch || at != self.entries.len() {
            return Err(ErrorCode::OutOfStep.into());
        }
        if self.to_move() != Some(by) {
            return Err(ErrorCode::NotYourTurn.into());
        }
        self.is_back(Some(by), now);
        let runs = self.is_running();
        let arrived = self.arrived(sent, now).max(self.clocks.since());
        let is_late = if runs { self.clocks.is_late(by, lag, arrived) } else { self.is_run_out(arrived) };
        if is_late {
            return Err(ErrorCode::GameOver.into());
        }
        self.judge.play(text)?;
        let time = if runs { Time::Counts } else { Time::Free };
        let turn = if self.mover() == Some(by) { Turn::Stays } else { Turn::Passes };
        let clock = self.clocks.punch(by, time, turn, lag, arrived);
        self.begin_turn(now);
        let played = PlayedEntry { text: text.to_owned(), by, at: now, clock };
        self.entries.push(played.clone());
        self.offers.clear();
        Ok(Played::New(played))
    }

    /// Entries up to this number are on disk. Messages about an earlier branch are ignored.
    pub(crate) fn saved(&mut self, branch: u32, entries: u32) {
        if branch == self.branch {
            self.saved = self.saved.max(entries as usize);
        }
    }

    /// How the game ended by its rules, if it has.
    pub(crate) fn ending_by_rules(&self) -> Option<Ending> {
        self.judge.ending()
    }

    /// A player resigns, or calls the game off before everybody has played.
    pub(crate) fn resign(&self, by: u8) -> Answer<Ending> {
        if self.ending.is_some() {
            return Err(ErrorCode::GameOver.into());
        }
        Ok(if self.has_begun() {
            Ending { how: EndedBy::Resigned, ..self.judge.given_up(by) }
        } else {
            called_off()
        })
    }

    /// The game is over.
    pub(crate) fn finish(&mut self, ending: Ending, now: u64) {
        if self.is_running()
            && let Some(mover) = self.to_move()
        {
            self.clocks.stop(mover, now);
        }
        self.offers.clear();
        self.ending = Some(ending);
    }

    /// A player offers something or agrees to it.
    pub(crate) fn offer(&mut self, by: u8, kind: OfferKind) -> Answer<Offered> {
        let is_over = self.ending.is_some();
        match kind {
            OfferKind::Rematch if !is_over => return Err(ErrorCode::NotOver.into()),
            OfferKind::Rematch if self.next.is_some() => return Err(ErrorCode::NothingToDo.into()),
            OfferKind::Rematch => {}
            _ if is_over => return Err(ErrorCode::GameOver.into()),
            OfferKind::Takeback if self.taken_back(by).is_none() && !self.is_offered(kind) => {
                return Err(ErrorCode::NothingToDo.into());
            }
            OfferKind::Share if self.judge.shared().is_none() => {
                return Err(Refusal::with(
                    ErrorCode::NothingToDo,
                    "in this game there is nothing to share out",
                ));
            }
            OfferKind::Draw | OfferKind::Takeback | OfferKind::Share => {}
        }
        if !self.offers.iter().any(|offer| offer.kind == kind && offer.by == by) {
            self.offers.push(Offer { kind, by });
        }
        let agreed = self.offers.iter().filter(|offer| offer.kind == kind).count();
        // A deleted account agrees to everything except a rematch.
        let gone = self.players.iter().filter(|player| player.is_none()).count();
        let needed = self.players.len() - if kind == OfferKind::Rematch { 0 } else { gone };
        if agreed < needed {
            return Ok(Offered::Open);
        }
        let first = self.offers.iter().find(|offer| offer.kind == kind).map_or(by, |offer| offer.by);
        self.offers.retain(|offer| offer.kind != kind);
        Ok(match kind {
            OfferKind::Draw => Offered::End(self.judge.drawn()),
            OfferKind::Share => Offered::End(self.judge.shared().ok_or(ErrorCode::NothingToDo)?),
            OfferKind::Takeback => Offered::TakenBack(self.taken_back(first).ok_or(ErrorCode::NothingToDo)?),
            OfferKind::Rematch => Offered::Rematch,
        })
    }

    fn is_offered(&self, kind: OfferKind) -> bool {
        self.offers.iter().any(|offer| offer.kind == kind)
    }

    /// A player declines what others offer, or withdraws their own offer; true if it was their own.
    pub(crate) fn decline(&mut self, by: u8, kind: OfferKind) -> Answer<bool> {
        if !self.is_offered(kind) {
            return Err(ErrorCode::NothingToDo.into());
        }
        let is_own = self.offers.iter().any(|offer| offer.kind == kind && offer.by == by);
        self.offers.retain(|offer| offer.kind != kind);
        Ok(is_own)
    }

    /// How many entries are left when a player's last one is taken back.
    fn taken_back(&self, by: u8) -> Option<u32> {
        self.entries.iter().rposition(|entry| entry.by == by).map(|at| at as u32)
    }

    /// Takes entries back. The clocks show again what they showed then.
    ///
    /// # Errors
    /// The rules could not be asked for the position. The game has to be loaded again.
    pub(crate) fn take_back(&mut self, entries: u32, now: u64) -> Answer<()> {
        let left = entries as usize;
        self.entries.truncate(left);
        self.saved = left;
        self.branch += 1;
        self.offers.clear();
        self.judge.go_back(self.entries.iter().map(|entry| entry.text.as_str()))?;
        self.clocks = Ticking::new(self.clock, self.players.len(), now);
        self.begin_turn(now);
        for entry in &self.entries {
            if let Some(left) = entry.clock {
                self.clocks.set(entry.by, left);
            }
        }
        Ok(())
    }

    /// The game for a client that has `known` entries of `branch`.
    pub(crate) fn view(&self, you: Option<u8>, branch: u32, known: u32, now: u64) -> game::Game {
        let from = if branch == self.branch { (known as usize).min(self.entries.len()) } else { 0 };
        game::Game {
            id: self.id.clone(),
            game: self.choice.clone(),
            name: self.name.clone(),
            players: self.faces(),
            you,
            clock: self.clock,
            rated: self.rated,
            counting: self.counting,
            branch: self.branch,
            from: from as u32,
            entries: self.entries[from..].iter().map(|entry| entry.text.clone()).collect(),
            position: self.judge.position(),
            to_move: self.to_move(),
            rounds: self.judge.rounds(),
            clocks: self.clocks(now),
            offers: self.offers.clone(),
            ending: self.ending.clone(),
            next: self.next.clone(),
            online: vec![false; self.players.len()],
            spectators: 0,
            since: self.since,
        }
    }

    /// The game for a list.
    pub(crate) fn summary(&self, you: Option<u8>) -> GameSummary {
        GameSummary {
            id: self.id.clone(),
            game: self.choice.id.clone(),
            name: self.name.clone(),
            own_rules: self.choice.rules.is_some(),
            players: self.faces(),
            you,
            clock: self.clock,
            rated: self.rated,
            entries: self.entries.len() as u32,
            to_move: self.to_move(),
            ending: self.ending.clone(),
            since: self.since,
        }
    }

    fn faces(&self) -> Vec<Option<Person>> {
        self.players.iter().map(|player| player.as_ref().map(|(_, face)| face.clone())).collect()
    }

    /// The game as a record; for a match, the records of its rounds.
    pub(crate) fn record(&mut self) -> Answer<String> {
        let names = self.players.iter().map(|player| player.as_ref().map(|(_, person)| person.name.clone()));
        let names: Vec<Option<String>> = names.collect();
        self.judge.record(&names, self.ending.as_ref())
    }
}

fn called_off() -> Ending {
    void(EndedBy::CalledOff, "it was called off before everybody had played")
}

fn void(how: EndedBy, reason: &str) -> Ending {
    let (verdict, reason) = ("void".to_owned(), reason.to_owned());
    Ending { winner: None, how, verdict, reason, ratings: Vec::new() }
}
