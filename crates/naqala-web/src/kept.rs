//! The games of this device, saved in the browser's database after every move.

use idb::{Database, DatabaseEvent as _, Factory, ObjectStore, ObjectStoreParams, TransactionMode};
use serde::{Deserialize, Serialize};
use wasm_bindgen::JsValue;

use crate::browser::{self, shown};
use crate::route::Setup;

/// The name under which the query of the game on the first page is kept in local storage, where it is found at once.
pub(crate) const FIRST_BOARD: &str = "first-board";
/// The name of the entry in local storage with this game's id among the games of this device, its date, and what is played.
pub(crate) const FIRST_NAME: &str = "first-board-name";

const DATABASE: &str = "naqala";
const GAMES: &str = "games";
/// The database as this version of the page lays it out.
const VERSION: u32 = 1;

/// A game or a match as it is kept.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct KeptGame {
    /// The name under which it is kept.
    pub(crate) id: String,
    /// The game, how it began, and all that was played: what an address says.
    pub(crate) setup: Setup,
    /// How it ended, if it has.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) end: Option<KeptEnd>,
    /// Variations, comments and marks, as a record that has the moves, too.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) notes: Option<String>,
    /// Whether it was only viewed, not played.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) is_study: bool,
    /// Whether it is the other version of a game that continued in two places.
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) is_double: bool,
    /// When it was started and last continued, in milliseconds since 1970.
    pub(crate) began: f64,
    pub(crate) changed: f64,
}

/// How a game ended.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct KeptEnd {
    /// The letter of the side that won; `None` if none did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) winner: Option<char>,
    /// The letters of the sides that won with it.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub(crate) partners: String,
    /// The letter of the side of the only person, if the engine played all others. A person who has won is the winner above,
    /// whichever of several sides ended the game.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) person: Option<char>,
    /// The scores, South's first.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) score: Option<String>,
}

impl KeptGame {
    /// Something that is kept from now on.
    pub(crate) fn new(setup: Setup, is_study: bool) -> KeptGame {
        let now = js_sys::Date::now();
        KeptGame {
            id: new_id(),
            setup,
            end: None,
            notes: None,
            is_study,
            is_double: false,
            began: now,
            changed: now,
        }
    }

    /// How many moves were played: entries in all rounds of a match, decisions of a game.
    pub(crate) fn moves(&self) -> usize {
        self.setup.moves.len().max(self.setup.rounds.len())
    }
}

fn is_false(value: &bool) -> bool {
    !value
}

/// A name that no other game of this device has.
pub(crate) fn new_id() -> String {
    format!("{:x}", browser::dice())
}

/// The database, made if it is not there.
async fn database() -> Result<Database, idb::Error> {
    let mut request = Factory::new()?.open(DATABASE, Some(VERSION))?;
    request.on_upgrade_needed(|event| {
        if let Ok(database) = event.database() {
            let _ = database.create_object_store(GAMES, ObjectStoreParams::new());
        }
    });
    request.await
}

/// Does something with the store of games.
async fn within<T>(
    mode: TransactionMode,
    act: impl AsyncFnOnce(&ObjectStore) -> Result<T, idb::Error>,
) -> Result<T, idb::Error> {
    let database = database().await?;
    let transaction = database.transaction(&[GAMES], mode)?;
    let done = act(&transaction.object_store(GAMES)?).await?;
    if mode == TransactionMode::ReadWrite {
        transaction.commit()?.await?;
    }
    database.close();
    Ok(done)
}

fn read(value: &JsValue) -> Option<KeptGame> {
    serde_json::from_str(&shown(value)).ok()
}

/// Keeps a game in place of what was kept under its name. Where the browser keeps nothing (a private window), it is
/// forgotten with the page; the address of the page names it all the same.
pub(crate) async fn keep(game: &KeptGame) {
    let Ok(text) = serde_json::to_string(game) else { return };
    let put = async |store: &ObjectStore| {
        store.put(&JsValue::from(text), Some(&JsValue::from(game.id.as_str())))?.await.map(drop)
    };
    if let Err(error) = within(TransactionMode::ReadWrite, put).await {
        leptos::logging::warn!("the game is not kept: {error}");
    }
}

/// The game that is kept under a name.
pub(crate) async fn find(id: &str) -> Option<KeptGame> {
    let get = async |store: &ObjectStore| store.get(JsValue::from(id))?.await;
    within(TransactionMode::ReadOnly, get).await.ok().flatten().as_ref().and_then(read)
}

/// Whether the browser keeps anything.
pub(crate) async fn is_possible() -> bool {
    within(TransactionMode::ReadOnly, async |_| Ok(())).await.is_ok()
}

/// All games of this device, the latest first.
pub(crate) async fn all() -> Vec<KeptGame> {
    let get = async |store: &ObjectStore| store.get_all(None, None)?.await;
    let found = within(TransactionMode::ReadOnly, get).await.unwrap_or_default();
    let mut games: Vec<KeptGame> = found.iter().filter_map(read).collect();
    games.sort_by(|one, other| other.changed.total_cmp(&one.changed));
    games
}

/// The game on the first page, if a move was made in it. It is written there without the database, which is not a part of the
/// first download.
pub(crate) fn first() -> Option<KeptGame> {
    let (name, query) = (browser::kept(FIRST_NAME)?, browser::kept(FIRST_BOARD)?);
    let [id, changed, game] = name.split(' ').collect::<Vec<_>>()[..] else { return None };
    let changed = changed.parse().ok()?;
    let setup = Setup::parse(game, &query);
    let game = KeptGame { id: id.to_owned(), began: changed, changed, ..KeptGame::new(setup, false) };
    (!game.setup.moves.is_empty()).then_some(game)
}

/// The first page begins another game, because this one is played on elsewhere, is over, or was deleted.
pub(crate) fn leave_first(id: &str) {
    if first().is_some_and(|first| first.id == id) {
        browser::forget(FIRST_BOARD);
        browser::forget(FIRST_NAME);
    }
}

/// Forgets a game.
pub(crate) async fn forget(id: &str) {
    leave_first(id);
    let delete = async |store: &ObjectStore| store.delete(JsValue::from(id))?.await;
    let _ = within(TransactionMode::ReadWrite, delete).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_kept_as_a_text() {
        let game = KeptGame {
            id: "1f".into(),
            setup: Setup { moves: vec!["c".into(), "D".into()], ..Setup::of("oware") },
            end: Some(KeptEnd {
                winner: Some('N'),
                person: Some('S'),
                score: Some("19 : 29".into()),
                ..KeptEnd::default()
            }),
            notes: Some("1. c $1 D (2. A) *".into()),
            is_study: false,
            is_double: false,
            began: 1.0,
            changed: 2.0,
        };
        let text = serde_json::to_string(&game).unwrap();
        assert_eq!(serde_json::from_str::<KeptGame>(&text).unwrap(), game);
        assert_eq!(game.moves(), 2);
        let older = r#"{"id":"1","setup":{"game":"oware","options":[],"position":null,"moves":[],"in_match":false,"seats":[]},"began":1.0,"changed":2.0}"#;
        assert_eq!(serde_json::from_str::<KeptGame>(older).unwrap().notes, None);
    }
}
