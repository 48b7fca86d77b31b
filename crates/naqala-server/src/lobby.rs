//! The lobby: open seeks.

use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::sync::{Arc, Mutex, MutexGuard};

use naqala_wire::account::Person;
use naqala_wire::seek::{ClockRule, GameChoice, Joined, NewSeek, Seek};
use naqala_wire::{ErrorCode, ToClient};
use rand::seq::SliceRandom as _;
use tokio::sync::{RwLock, RwLockReadGuard};

use crate::config::{Config, Limits};
use crate::ids;
use crate::mutex::lock;
use crate::peers::{Link, PeerMessage};
use crate::people::{Identity, is_blocked, is_session};
use crate::play::{Beginning, Hub, RoomRegistry, check_choice};
use crate::refusal::{Answer, Refusal};
use crate::store::{Store, StoredSeek, Unsaved, remove_seek};

/// Number of seeks on a page of the list.
const PAGE: usize = 100;
/// Maximum size of a seek as others see it, in bytes.
const LARGEST_SEEK: usize = 4 * 1024;

/// All open seeks.
#[derive(Debug)]
pub(crate) struct Lobby {
    seeks: Mutex<BTreeMap<String, Open>>,
    limits: Limits,
    /// The command that plays custom rules, with its arguments.
    worker: Vec<OsString>,
    store: Arc<Store>,
    /// The connections that are told of seeks.
    hub: Arc<Hub>,
    /// Where games start.
    registry: Arc<RoomRegistry>,
    /// The link to other servers.
    link: Link,
    /// Held by everybody who offers or joins, and by the one who withdraws all seeks of a person: a seek that is being joined is
    /// in no map, and may come back.
    taking_part: RwLock<()>,
}

/// A seek with public profiles.
#[derive(Clone, Debug)]
struct Open {
    seek: StoredSeek,
    faces: Vec<Person>,
    /// The people as stored on disk; some of their accounts may have been deleted since.
    on_disk: Vec<i64>,
}

/// A page of the list of seeks.
fn page(seeks: &BTreeMap<String, Open>, before: Option<&Open>) -> Vec<Seek> {
    let age = |open: &Open| (open.seek.since, open.seek.id.clone());
    let before = before.map(age);
    let mut page: Vec<&Open> = seeks
        .values()
        .filter(|open| open.seek.seek.listed && before.as_ref().is_none_or(|before| age(open) < *before))
        .collect();
    page.sort_by_key(|open| std::cmp::Reverse(age(open)));
    page.truncate(PAGE);
    page.into_iter().rev().map(Open::shown).collect()
}

impl Lobby {
    /// Loads the seeks from disk.
    pub(crate) async fn open(
        config: &Config,
        store: &Arc<Store>,
        hub: &Arc<Hub>,
        registry: &Arc<RoomRegistry>,
        link: &Link,
    ) -> Result<Lobby, sqlx::Error> {
        let mut seeks = BTreeMap::new();
        for seek in store.seeks().await? {
            seeks.insert(seek.id.clone(), Open::of(store, seek).await?);
        }
        Ok(Lobby {
            seeks: Mutex::new(seeks),
            limits: config.limits,
            worker: config.worker.clone(),
            store: Arc::clone(store),
            hub: Arc::clone(hub),
            registry: Arc::clone(registry),
            link: link.clone(),
            taking_part: RwLock::default(),
        })
    }

    /// Adds a seek that another server announced.
    #[cfg(feature = "cluster")]
    pub(crate) async fn learn(&self, seek: StoredSeek) -> Result<(), sqlx::Error> {
        let (id, is_listed) = (seek.id.clone(), seek.seek.listed);
        let open = Open::of(&self.store, seek).await?;
        self.show(open);
        // It may have been taken meanwhile, and the message about that may have arrived earlier.
        if self.store.seek(&id).await?.is_none() {
            self.unlearn(id, is_listed);
        }
        Ok(())
    }

    /// Removes a seek that another server reported as gone.
    #[cfg(feature = "cluster")]
    pub(crate) fn unlearn(&self, id: String, is_listed: bool) {
        self.seeks().remove(&id);
        self.tell_gone_here(id, is_listed);
    }

    /// Reloads all seeks, because messages about some may have been lost, and announces the differences.
    #[cfg(feature = "cluster")]
    pub(crate) async fn read_again(&self) -> Result<(), sqlx::Error> {
        let stored = self.store.seeks().await?;
        let gone: Vec<(String, bool)> = {
            let seeks = self.seeks();
            let is_gone = |open: &&Open| !stored.iter().any(|seek| seek.id == open.seek.id);
            seeks.values().filter(is_gone).map(|open| (open.seek.id.clone(), open.seek.seek.listed)).collect()
        };
        for (id, is_listed) in gone {
            self.unlearn(id, is_listed);
        }
        for seek in stored {
            let people = self.seeks().get(&seek.id).map(|open| open.on_disk.clone());
            if people.as_ref() != Some(&seek.people) {
                self.learn(seek).await?;
            }
        }
        Ok(())
    }

    /// Loads a seek that another server has not announced yet, if it exists.
    #[cfg_attr(not(feature = "cluster"), expect(unused_variables, reason = "one server knows all seeks"))]
    pub(crate) async fn look_for(&self, id: &str) -> Answer<()> {
        #[cfg(feature = "cluster")]
        if self.store.is_shared()
            && !self.seeks().contains_key(id)
            && let Some(seek) = self.store.seek(id).await?
        {
            self.learn(seek).await?;
        }
        Ok(())
    }

    fn seeks(&self) -> MutexGuard<'_, BTreeMap<String, Open>> {
        lock(&self.seeks)
    }

    /// Number of open seeks.
    pub(crate) fn count(&self) -> usize {
        self.seeks().len()
    }

    /// The newest seeks, oldest first.
    pub(crate) fn newest(&self) -> Vec<Seek> {
        page(&self.seeks(), None)
    }

    /// The newest of the seeks that are older than a given one, oldest first.
    pub(crate) fn listed_before(&self, id: &str) -> Answer<Vec<Seek>> {
        if !ids::is_short(id) {
            let why =
                format!("`{id}` is not the id of a seek; `before` takes the id of the first one of a page");
            return Err(Refusal::with(ErrorCode::BadRequest, why));
        }
        let seeks = self.seeks();
        let before = seeks.get(id).ok_or_else(|| {
            Refusal::with(
                ErrorCode::SeekGone,
                "it is no longer open; read the list again from its first page",
            )
        })?;
        Ok(page(&seeks, Some(before)))
    }

    /// A seek, listed or not.
    pub(crate) fn get(&self, id: &str) -> Answer<Seek> {
        self.seeks().get(id).map(Open::shown).ok_or(ErrorCode::SeekGone.into())
    }

    /// The custom rule file of a seek.
    pub(crate) fn rules(&self, id: &str) -> Answer<String> {
        let seeks = self.seeks();
        let open = seeks.get(id).ok_or(ErrorCode::SeekGone)?;
        open.seek.seek.game.rules.clone().ok_or(ErrorCode::NotFound.into())
    }

    /// Lets somebody offer or join while nobody withdraws all seeks of a person. Whoever was banned or deleted in the meantime
    /// is refused.
    async fn take_part(&self, who: &Identity) -> Answer<RwLockReadGuard<'_, ()>> {
        let taking_part = self.taking_part.read().await;
        if is_session(&self.store, who).await? { Ok(taking_part) } else { Err(ErrorCode::NotSignedIn.into()) }
    }

    /// Opens a new seek.
    pub(crate) async fn offer(&self, who: &Identity, mut seek: NewSeek) -> Answer<Seek> {
        check_clock(seek.clock)?;
        let game = check_choice(&self.worker, &mut seek.game).await?;
        let wanted = game.persons;
        if seek.rated && (!is_rateable(&seek.game, wanted) || who.face.guest) {
            return Err(ErrorCode::NotRateable.into());
        }
        if seek.rated && seek.player.is_some() {
            return Err(Refusal::with(ErrorCode::NotRateable, "in a rated game chance gives the seats"));
        }
        if seek.player.is_some_and(|player| player >= wanted) {
            let why = format!("`player` is the number of a seat, from 0 to {}", wanted - 1);
            return Err(Refusal::with(ErrorCode::BadRequest, why));
        }
        let _taking_part = self.take_part(who).await?;
        self.check_room(who).await?;
        let name = game.name;
        let seek =
            StoredSeek { id: ids::short(), seek, name, wanted, people: vec![who.person], since: ids::now() };
        let face = self.store.face(who.person, &seek.seek.game.id).await?.unwrap_or_else(|| who.face.clone());
        let on_disk = seek.people.clone();
        let open = Open { seek, faces: vec![face], on_disk };
        // The names of options are the user's text, too.
        if serde_json::to_string(&open.shown()).is_ok_and(|text| text.len() > LARGEST_SEEK) {
            return Err(ErrorCode::TooLarge.into());
        }
        self.keep(open, None).await
    }

    /// Checks that a person may have another seek and another game.
    async fn check_room(&self, who: &Identity) -> Answer<()> {
        let limits = self.limits;
        let own = self.seeks().values().filter(|open| open.seek.people.first() == Some(&who.person)).count();
        if own >= limits.seeks {
            return Err(ErrorCode::TooManySeeks.into());
        }
        if self.store.count_unfinished(who.person).await? >= limits.games {
            return Err(ErrorCode::TooManyGames.into());
        }
        Ok(())
    }

    /// Saves and announces a seek, which is new or has changed since `before`.
    async fn keep(&self, mut open: Open, before: Option<StoredSeek>) -> Answer<Seek> {
        let stored = open.seek.clone();
        let written = self.store.journal.write(move |connection| stored.put(connection, before)).await;
        written.map_err(changed)?;
        open.on_disk.clone_from(&open.seek.people);
        self.link.send_all(PeerMessage::Seek { seek: Box::new(open.seek.clone()) });
        Ok(self.show(open))
    }

    fn show(&self, open: Open) -> Seek {
        let shown = open.shown();
        let is_listed = open.seek.seek.listed;
        self.seeks().insert(open.seek.id.clone(), open);
        if is_listed {
            self.hub.tell_lobby(&ToClient::Seek { seek: Box::new(shown.clone()) });
        }
        shown
    }

    /// Joins a seek; the last player needed starts the game.
    pub(crate) async fn join(&self, who: &Identity, id: &str) -> Answer<Joined> {
        let _taking_part = self.take_part(who).await?;
        let people = self.seeks().get(id).ok_or(ErrorCode::SeekGone)?.seek.people.clone();
        if people.contains(&who.person) {
            return Err(ErrorCode::OwnSeek.into());
        }
        for person in people {
            if is_blocked(&self.store, person, who.person).await? {
                return Err(ErrorCode::Blocked.into());
            }
        }
        if self.store.count_unfinished(who.person).await? >= self.limits.games {
            return Err(ErrorCode::TooManyGames.into());
        }
        // Taken out so that nobody else can join; put back if no game starts.
        let before = self.seeks().remove(id).ok_or(ErrorCode::SeekGone)?;
        let joined = self.add(who, before.clone()).await;
        if let Err(refusal) = &joined
            && refusal.code != ErrorCode::SeekGone
        {
            self.seeks().insert(id.to_owned(), before);
        }
        joined
    }

    async fn add(&self, who: &Identity, mut open: Open) -> Answer<Joined> {
        if open.seek.seek.rated && who.face.guest {
            return Err(ErrorCode::AccountNeeded.into());
        }
        let before = open.stored();
        let face = self.store.face(who.person, &open.seek.seek.game.id).await?;
        open.faces.push(face.unwrap_or_else(|| who.face.clone()));
        open.seek.people.push(who.person);
        if open.seek.people.len() < usize::from(open.seek.wanted) {
            self.keep(open, Some(before)).await?;
            return Ok(Joined { game: None });
        }
        let StoredSeek { id, seek, name, people, .. } = open.seek;
        let people = seated(people, seek.player);
        let is_listed = seek.listed;
        let beginning = Beginning {
            choice: seek.game,
            name,
            clock: seek.clock,
            rated: seek.rated,
            counting: seek.counting,
            listed: is_listed,
            people,
            seek: Some(id.clone()),
            before: None,
        };
        let game = self.registry.begin(beginning).await?;
        self.tell_gone(id, is_listed);
        Ok(Joined { game: Some(game) })
    }

    /// Withdraws a seek, or leaves it.
    pub(crate) async fn withdraw(&self, person: i64, id: &str) -> Answer<()> {
        let mut open = self.seeks().get(id).cloned().ok_or(ErrorCode::SeekGone)?;
        let at = open.seek.people.iter().position(|other| *other == person).ok_or(ErrorCode::Forbidden)?;
        if at > 0 {
            let before = open.stored();
            open.seek.people.remove(at);
            open.faces.remove(at);
            return self.keep(open, Some(before)).await.map(|_| ());
        }
        let gone = id.to_owned();
        let removed = self.store.journal.write(move |connection| remove_seek(connection, gone)).await;
        // One that is not on disk any more is as gone as one that was just removed.
        if !matches!(removed, Ok(()) | Err(Unsaved::Gone)) {
            return removed.map_err(Refusal::from);
        }
        self.seeks().remove(id);
        self.tell_gone(id.to_owned(), open.seek.seek.listed);
        removed.map_err(changed)
    }

    /// The people who take part in listed seeks for games with a running clock.
    pub(crate) fn people_for_now(&self) -> BTreeSet<i64> {
        let seeks = self.seeks();
        let for_now = seeks.values().filter(|open| open.is_for_now());
        for_now.flat_map(|open| open.seek.people.iter().copied()).collect()
    }

    /// Whether a person takes part in one of them.
    pub(crate) fn offers_for_now(&self, person: i64) -> bool {
        self.seeks().values().any(|open| open.is_for_now() && open.seek.people.contains(&person))
    }

    /// Withdraws or leaves the listed seeks of a person for games with a running clock.
    pub(crate) async fn withdraw_for_now(&self, person: i64) -> Answer<()> {
        self.withdraw_where(person, Open::is_for_now).await
    }

    /// Withdraws all seeks of a person.
    pub(crate) async fn withdraw_all(&self, person: i64) -> Answer<()> {
        self.withdraw_where(person, |_| true).await
    }

    /// Withdraws or leaves seeks of a person. Goes through all of them, whatever happens to one; returns the first error.
    async fn withdraw_where(&self, person: i64, is_meant: impl Fn(&Open) -> bool) -> Answer<()> {
        let _nobody_takes_part = self.taking_part.write().await;
        let meant: Vec<String> = {
            let seeks = self.seeks();
            let theirs = seeks.values().filter(|open| open.seek.people.contains(&person));
            theirs.filter(|open| is_meant(open)).map(|open| open.seek.id.clone()).collect()
        };
        let mut done = Ok(());
        for id in meant {
            match self.withdraw(person, &id).await {
                // It is gone already.
                Err(Refusal { code: ErrorCode::SeekGone, .. }) => {}
                withdrawn => done = done.and(withdrawn),
            }
        }
        done
    }

    /// Announces that a seek is gone.
    fn tell_gone(&self, id: String, is_listed: bool) {
        self.link.send_all(PeerMessage::SeekGone { seek: id.clone(), listed: is_listed });
        self.tell_gone_here(id, is_listed);
    }

    /// Announces to the connections of this server that a seek is gone.
    fn tell_gone_here(&self, id: String, is_listed: bool) {
        if is_listed {
            self.hub.tell_lobby(&ToClient::SeekGone { seek: id });
        }
    }
}

/// The refusal for a seek that could not be saved because it was taken, withdrawn or joined at another server meanwhile.
fn changed(unsaved: Unsaved) -> Refusal {
    match unsaved {
        Unsaved::Gone => ErrorCode::SeekGone.into(),
        unsaved => unsaved.into(),
    }
}

impl Open {
    /// A seek without the people whose accounts were deleted.
    async fn of(store: &Store, mut seek: StoredSeek) -> Result<Open, sqlx::Error> {
        let (mut faces, mut people) = (Vec::new(), Vec::new());
        let on_disk = seek.people.clone();
        for person in seek.people {
            if let Some(face) = store.face(person, &seek.seek.game.id).await? {
                faces.push(face);
                people.push(person);
            }
        }
        seek.people = people;
        Ok(Open { seek, faces, on_disk })
    }

    /// Whether it is listed, for a game with a running clock.
    fn is_for_now(&self) -> bool {
        let NewSeek { clock, listed, .. } = &self.seek.seek;
        *listed && matches!(clock, ClockRule::Increment { .. } | ClockRule::Move { .. })
    }

    /// The seek as it is stored on disk.
    fn stored(&self) -> StoredSeek {
        StoredSeek { people: self.on_disk.clone(), ..self.seek.clone() }
    }

    fn shown(&self) -> Seek {
        let StoredSeek { id, seek, name, wanted, since, .. } = &self.seek;
        Seek {
            id: id.clone(),
            game: GameChoice { rules: None, ..seek.game.clone() },
            name: name.clone(),
            own_rules: seek.game.rules.is_some(),
            clock: seek.clock,
            rated: seek.rated,
            counting: seek.counting,
            listed: seek.listed,
            wanted: *wanted,
            people: self.faces.clone(),
            player: seek.player,
            since: *since,
        }
    }
}

/// The people in the order of players: the first one gets the seat they asked for, all others a random one.
fn seated(mut people: Vec<i64>, wish: Option<u8>) -> Vec<i64> {
    let mut random = rand::rng();
    let Some(wish) = wish else {
        people.shuffle(&mut random);
        return people;
    };
    let first = people.remove(0);
    people.shuffle(&mut random);
    people.insert(usize::from(wish).min(people.len()), first);
    people
}

/// Whether a game can be rated: two players, by the rules of the catalogue or of a preset.
fn is_rateable(choice: &GameChoice, wanted: u8) -> bool {
    wanted == 2 && choice.rules.is_none() && choice.options.is_empty()
}

fn check_clock(clock: ClockRule) -> Answer<()> {
    let fits = match clock {
        ClockRule::None => true,
        ClockRule::Increment { initial, increment } => (10..=10_800).contains(&initial) && increment <= 180,
        ClockRule::Move { seconds } => (3..=600).contains(&seconds),
        ClockRule::Days { days } => (1..=14).contains(&days),
    };
    if fits { Ok(()) } else { Err(ErrorCode::BadClock.into()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::App;
    use crate::people::new_guest;

    #[tokio::test]
    async fn a_seek_that_is_gone_keeps_no_other_one_open() {
        let app = App::for_tests().await;
        let lobby = app.lobby();
        let who = new_guest(app.store(), app.gate()).await.unwrap().0;
        let offered = || NewSeek {
            game: GameChoice::of("oware"),
            clock: ClockRule::None,
            rated: false,
            counting: false,
            listed: true,
            player: None,
        };
        for _ in 0..3 {
            lobby.offer(&who, offered()).await.unwrap();
        }
        // Another server has withdrawn the one that is looked at first.
        app.store().execute("DELETE FROM seeks WHERE id = (SELECT min(id) FROM seeks)").await;
        lobby.withdraw_all(who.person).await.unwrap();
        assert_eq!(lobby.count(), 0);
    }

    #[test]
    fn who_wishes_a_seat_gets_it() {
        for wish in 0..3 {
            assert_eq!(seated(vec![7, 8, 9], Some(wish))[usize::from(wish)], 7);
        }
        assert_eq!(seated(vec![7, 8], None).len(), 2);
    }
}
