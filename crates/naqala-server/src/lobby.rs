//! The lobby: open seeks.

use std::collections::BTreeMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use naqala_wire::account::Person;
use naqala_wire::seek::{ClockRule, GameChoice, Joined, NewSeek, Seek};
use naqala_wire::{ErrorCode, ToClient};
use rand::seq::SliceRandom as _;

use crate::app::App;
use crate::cluster::Letter;
use crate::ids;
use crate::people::{Identity, is_blocked};
use crate::play::{Beginning, check_choice};
use crate::refusal::{Answer, Refusal};
use crate::store::{Store, StoredSeek, Unsaved, remove_seek};

/// So many seeks stand on a page of the list.
const PAGE: usize = 100;
/// The longest seek, as others see it, in bytes.
const LARGEST_SEEK: usize = 4 * 1024;

/// All seeks that are open.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    seeks: Mutex<BTreeMap<String, Open>>,
}

/// A seek with public profiles.
#[derive(Clone, Debug)]
struct Open {
    seek: StoredSeek,
    faces: Vec<Person>,
    /// The people as they are on disk: those whose accounts are gone may still be among them.
    on_disk: Vec<i64>,
}

impl Lobby {
    /// The seeks that are on disk.
    pub(crate) async fn open(store: &Store) -> Result<Lobby, sqlx::Error> {
        let mut seeks = BTreeMap::new();
        for seek in store.seeks().await? {
            seeks.insert(seek.id.clone(), Open::of(store, seek).await?);
        }
        Ok(Lobby { seeks: Mutex::new(seeks) })
    }

    /// Takes in a seek of another server.
    #[cfg(feature = "cluster")]
    pub(crate) async fn learn(&self, app: &App, seek: StoredSeek) -> Result<(), sqlx::Error> {
        let (id, is_listed) = (seek.id.clone(), seek.seek.listed);
        let open = Open::of(app.store(), seek).await?;
        self.show(app, open);
        // It may have been taken meanwhile, and word of that have come before.
        if app.store().seek(&id).await?.is_none() {
            self.unlearn(app, id, is_listed);
        }
        Ok(())
    }

    /// Another server says that a seek is no more.
    #[cfg(feature = "cluster")]
    pub(crate) fn unlearn(&self, app: &App, id: String, is_listed: bool) {
        self.seeks().remove(&id);
        if is_listed {
            app.hub().tell_lobby(&ToClient::SeekGone { seek: id });
        }
    }

    /// Reads all seeks again, as word of some may have been lost, and tells what has changed.
    #[cfg(feature = "cluster")]
    pub(crate) async fn read_again(&self, app: &App) -> Result<(), sqlx::Error> {
        let stored = app.store().seeks().await?;
        let gone: Vec<(String, bool)> = {
            let seeks = self.seeks();
            let is_gone = |open: &&Open| !stored.iter().any(|seek| seek.id == open.seek.id);
            seeks.values().filter(is_gone).map(|open| (open.seek.id.clone(), open.seek.seek.listed)).collect()
        };
        for (id, is_listed) in gone {
            self.unlearn(app, id, is_listed);
        }
        for seek in stored {
            let people = self.seeks().get(&seek.id).map(|open| open.on_disk.clone());
            if people.as_ref() != Some(&seek.people) {
                self.learn(app, seek).await?;
            }
        }
        Ok(())
    }

    /// Takes in a seek that another server has not announced yet, if it is one.
    pub(crate) async fn look_for(&self, app: &App, id: &str) -> Answer<()> {
        #[cfg(feature = "cluster")]
        if app.store().is_shared()
            && !self.seeks().contains_key(id)
            && let Some(seek) = app.store().seek(id).await?
        {
            self.learn(app, seek).await?;
        }
        #[cfg(not(feature = "cluster"))]
        let _ = (app, id);
        Ok(())
    }

    fn seeks(&self) -> MutexGuard<'_, BTreeMap<String, Open>> {
        self.seeks.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many seeks there are.
    pub(crate) fn count(&self) -> usize {
        self.seeks().len()
    }

    /// A page of the list: the newest seeks, or those before a seek, the oldest first.
    pub(crate) fn listed(&self, before: Option<&str>) -> Vec<Seek> {
        let seeks = self.seeks();
        let age = |open: &Open| (open.seek.since, open.seek.id.clone());
        let before = before.and_then(|id| seeks.get(id)).map(age);
        let mut page: Vec<&Open> = seeks
            .values()
            .filter(|open| open.seek.seek.listed && before.as_ref().is_none_or(|before| age(open) < *before))
            .collect();
        page.sort_by_key(|open| std::cmp::Reverse(age(open)));
        page.truncate(PAGE);
        page.into_iter().rev().map(Open::shown).collect()
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

    /// Offers a game.
    pub(crate) async fn offer(&self, app: &App, who: &Identity, mut seek: NewSeek) -> Answer<Seek> {
        check_clock(seek.clock)?;
        let game = check_choice(&app.config().worker, &mut seek.game).await?;
        let wanted = game.persons;
        if seek.rated && (!is_rateable(&seek.game, wanted) || who.face.guest) {
            return Err(ErrorCode::NotRateable.into());
        }
        if seek.rated && seek.player.is_some() {
            return Err(Refusal::with(ErrorCode::NotRateable, "in a rated game chance gives the seats"));
        }
        if seek.player.is_some_and(|player| player >= wanted) {
            return Err(ErrorCode::BadRequest.into());
        }
        self.check_room(app, who).await?;
        let name = game.name;
        let seek =
            StoredSeek { id: ids::short(), seek, name, wanted, people: vec![who.person], since: ids::now() };
        let face =
            app.store().face(who.person, &seek.seek.game.id).await?.unwrap_or_else(|| who.face.clone());
        let on_disk = seek.people.clone();
        let open = Open { seek, faces: vec![face], on_disk };
        // Names of options are somebody's own, too.
        if serde_json::to_string(&open.shown()).is_ok_and(|text| text.len() > LARGEST_SEEK) {
            return Err(ErrorCode::TooLarge.into());
        }
        self.keep(app, open, None).await
    }

    /// Whether somebody may have another seek and another game.
    async fn check_room(&self, app: &App, who: &Identity) -> Answer<()> {
        let limits = app.config().limits;
        let own = self.seeks().values().filter(|open| open.seek.people.first() == Some(&who.person)).count();
        if own >= limits.seeks {
            return Err(ErrorCode::TooManySeeks.into());
        }
        if app.store().count_unfinished(who.person).await? >= limits.games {
            return Err(ErrorCode::TooManyGames.into());
        }
        Ok(())
    }

    /// Writes a seek and shows it, a new one or one that has changed since `before`.
    async fn keep(&self, app: &App, mut open: Open, before: Option<StoredSeek>) -> Answer<Seek> {
        let stored = open.seek.clone();
        let written = app.store().journal.write(move |connection| stored.put(connection, before)).await;
        written.map_err(changed)?;
        open.on_disk.clone_from(&open.seek.people);
        app.link().send_all(Letter::Seek { seek: Box::new(open.seek.clone()) });
        Ok(self.show(app, open))
    }

    fn show(&self, app: &App, open: Open) -> Seek {
        let shown = open.shown();
        let is_listed = open.seek.seek.listed;
        self.seeks().insert(open.seek.id.clone(), open);
        if is_listed {
            app.hub().tell_lobby(&ToClient::Seek { seek: Box::new(shown.clone()) });
        }
        shown
    }

    /// Joins a seek; the last player needed starts the game.
    pub(crate) async fn join(&self, app: &App, who: &Identity, id: &str) -> Answer<Joined> {
        let people = self.seeks().get(id).ok_or(ErrorCode::SeekGone)?.seek.people.clone();
        if people.contains(&who.person) {
            return Err(ErrorCode::OwnSeek.into());
        }
        for person in people {
            if is_blocked(app.store(), person, who.person).await? {
                return Err(ErrorCode::Blocked.into());
            }
        }
        if app.store().count_unfinished(who.person).await? >= app.config().limits.games {
            return Err(ErrorCode::TooManyGames.into());
        }
        // Taken out so that nobody else can join; put back if no game starts.
        let before = self.seeks().remove(id).ok_or(ErrorCode::SeekGone)?;
        let joined = self.add(app, who, before.clone()).await;
        if let Err(refusal) = &joined
            && refusal.code != ErrorCode::SeekGone
        {
            self.seeks().insert(id.to_owned(), before);
        }
        joined
    }

    async fn add(&self, app: &App, who: &Identity, mut open: Open) -> Answer<Joined> {
        if open.seek.seek.rated && who.face.guest {
            return Err(ErrorCode::AccountNeeded.into());
        }
        let before = open.stored();
        let face = app.store().face(who.person, &open.seek.seek.game.id).await?;
        open.faces.push(face.unwrap_or_else(|| who.face.clone()));
        open.seek.people.push(who.person);
        if open.seek.people.len() < usize::from(open.seek.wanted) {
            self.keep(app, open, Some(before)).await?;
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
            listed: is_listed,
            people,
            seek: Some(id.clone()),
            before: None,
        };
        let game = app.registry().begin(beginning).await?;
        tell_gone(app, id, is_listed);
        Ok(Joined { game: Some(game) })
    }

    /// Withdraws a seek, or no longer takes part in it.
    pub(crate) async fn withdraw(&self, app: &App, person: i64, id: &str) -> Answer<()> {
        let mut open = self.seeks().get(id).cloned().ok_or(ErrorCode::SeekGone)?;
        let at = open.seek.people.iter().position(|other| *other == person).ok_or(ErrorCode::Forbidden)?;
        if at > 0 {
            let before = open.stored();
            open.seek.people.remove(at);
            open.faces.remove(at);
            return self.keep(app, open, Some(before)).await.map(|_| ());
        }
        let gone = id.to_owned();
        let removed = app.store().journal.write(move |connection| remove_seek(connection, gone)).await;
        removed.map_err(changed)?;
        self.seeks().remove(id);
        tell_gone(app, id.to_owned(), open.seek.seek.listed);
        Ok(())
    }

    /// Withdraws all seeks of a person.
    pub(crate) async fn withdraw_all(&self, app: &App, person: i64) -> Answer<()> {
        let with: Vec<String> = {
            let seeks = self.seeks();
            seeks
                .values()
                .filter(|open| open.seek.people.contains(&person))
                .map(|open| open.seek.id.clone())
                .collect()
        };
        for id in with {
            self.withdraw(app, person, &id).await?;
        }
        Ok(())
    }
}

/// Why a seek could not be written: at another server it has been taken, withdrawn or joined meanwhile.
fn changed(unsaved: Unsaved) -> Refusal {
    match unsaved {
        Unsaved::Gone => ErrorCode::SeekGone.into(),
        unsaved => unsaved.into(),
    }
}

/// A seek is no more.
fn tell_gone(app: &App, id: String, is_listed: bool) {
    app.link().send_all(Letter::SeekGone { seek: id.clone(), listed: is_listed });
    if is_listed {
        app.hub().tell_lobby(&ToClient::SeekGone { seek: id });
    }
}

impl Open {
    /// A seek with the people who are still there.
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

    /// The seek as it is on disk.
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
            listed: seek.listed,
            wanted: *wanted,
            people: self.faces.clone(),
            player: seek.player,
            since: *since,
        }
    }
}

/// The people in the order of players: the first one where he wants to be, all others by chance.
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

/// Whether a game counts for ratings: between two, by the rules of the catalogue or of a preset.
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

    #[test]
    fn who_wishes_a_seat_gets_it() {
        for wish in 0..3 {
            assert_eq!(seated(vec![7, 8, 9], Some(wish))[usize::from(wish)], 7);
        }
        assert_eq!(seated(vec![7, 8], None).len(), 2);
    }
}
