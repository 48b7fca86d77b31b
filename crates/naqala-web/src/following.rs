//! Synchronises the games of this device with the account: games played here are sent to the server, games played elsewhere are
//! fetched. If a game continued in two places, both versions are kept.

use std::collections::BTreeMap;

use leptos::task::spawn_local;
use naqala_wire::ErrorCode;
use naqala_wire::kept::{KeptBody, KeptEntry, NewKept};

use crate::browser;
use crate::kept::{self, KeptGame};
use crate::online::{self, Refused};

/// Storage key of the signed-in account's name.
const ACCOUNT: &str = "account";
/// Storage key of the versions of games that the server has, as far as this device knows.
const KNOWN: &str = "games-at-server";
/// Storage key of the games that were deleted here and not yet at the server, separated by blanks.
const DELETED: &str = "games-deleted";
const ADDRESS: &str = "/api/me/kept-games";
/// Delay before the next request to a server that has refused one because of too many, in milliseconds.
const A_WHILE: i32 = 2_000;

/// The result of synchronisation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Followed {
    /// How many games the account has.
    pub(crate) games: usize,
    /// How many of them continued in two places, and were duplicated.
    pub(crate) doubled: usize,
}

/// The name of the account that is signed in, if one is.
pub(crate) fn account() -> Option<String> {
    browser::kept(ACCOUNT)
}

/// Called when somebody signs in or out.
pub(crate) fn signed_in(name: Option<&str>) {
    if account().as_deref() != name {
        // The known versions belong to the previous account.
        browser::forget(KNOWN);
        browser::forget(DELETED);
    }
    match name {
        Some(name) => browser::keep(ACCOUNT, name),
        None => browser::forget(ACCOUNT),
    }
}

/// The versions of the games that the server has, by id.
fn known() -> BTreeMap<String, u64> {
    browser::kept(KNOWN).and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Stores the version that the server has of a game; `None` if it has none.
fn note(id: &str, version: Option<u64>) {
    let mut known = known();
    match version {
        Some(version) => _ = known.insert(id.to_owned(), version),
        None => _ = known.remove(id),
    }
    if let Ok(text) = serde_json::to_string(&known) {
        browser::keep(KNOWN, &text);
    }
}

/// The version of a game: when it was changed.
fn version(game: &KeptGame) -> u64 {
    game.changed as u64
}

/// What to do with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    Nothing,
    /// Send the local version, with the version it is based on.
    Send(Option<u64>),
    /// Take the server's version.
    Take,
    /// Delete the local version, because it was deleted elsewhere.
    Forget,
    /// Keeps both.
    Double,
}

/// What to do with a game, given the local version, the server's version, and the last common one.
fn step(here: Option<u64>, there: Option<u64>, same: Option<u64>) -> Step {
    match (here, there) {
        (None, None) => Step::Nothing,
        (None, Some(_)) => Step::Take,
        (Some(here), None) if Some(here) == same => Step::Forget,
        (Some(_), None) => Step::Send(None),
        (Some(here), Some(there)) if here == there => Step::Nothing,
        (Some(_), Some(there)) if Some(there) == same => Step::Send(Some(there)),
        (Some(here), Some(_)) if Some(here) == same => Step::Take,
        (Some(_), Some(_)) => Step::Double,
    }
}

/// Synchronises this device with the account.
///
/// # Errors
/// The reason why that failed.
pub(crate) async fn follow() -> Result<Followed, Refused> {
    for id in deleted() {
        delete_there(&id).await?;
    }
    let there: Vec<KeptEntry> = match online::get(ADDRESS).await {
        Err(Refused::Because(code @ (ErrorCode::NotSignedIn | ErrorCode::AccountNeeded), detail)) => {
            signed_in(None);
            return Err(Refused::Because(code, detail));
        }
        list => list?,
    };
    let there: BTreeMap<String, u64> = there.into_iter().map(|entry| (entry.id, entry.changed)).collect();
    let here = kept::all().await;
    let same = known();
    let mut followed = Followed::default();
    for game in &here {
        let at_server = there.get(&game.id).copied();
        match step(Some(version(game)), at_server, same.get(&game.id).copied()) {
            Step::Nothing => note(&game.id, at_server),
            Step::Send(base) => send(game, base).await?,
            Step::Take => take(&game.id).await?,
            Step::Forget => {
                kept::forget(&game.id).await;
                note(&game.id, None);
            }
            Step::Double => {
                let copy = KeptGame { id: kept::new_id(), is_double: true, ..game.clone() };
                kept::keep(&copy).await;
                send(&copy, None).await?;
                take(&game.id).await?;
                followed.doubled += 1;
            }
        }
    }
    for id in there.keys().filter(|id| !here.iter().any(|game| game.id == **id)) {
        take(id).await?;
    }
    followed.games = kept::all().await.len();
    Ok(followed)
}

async fn send(game: &KeptGame, base: Option<u64>) -> Result<(), Refused> {
    let Ok(text) = serde_json::to_string(game) else { return Ok(()) };
    let body = NewKept { changed: version(game), text, base };
    loop {
        match online::put(&format!("{ADDRESS}/{}", game.id), &body).await {
            Err(Refused::Because(ErrorCode::TooManyRequests, _)) => browser::pause(A_WHILE).await,
            done => {
                done?;
                note(&game.id, Some(body.changed));
                return Ok(());
            }
        }
    }
}

async fn take(id: &str) -> Result<(), Refused> {
    let body: KeptBody = online::get(&format!("{ADDRESS}/{id}")).await?;
    if let Ok(game) = serde_json::from_str::<KeptGame>(&body.text) {
        kept::keep(&KeptGame { id: id.to_owned(), changed: body.changed as f64, ..game }).await;
        note(id, Some(body.changed));
    }
    Ok(())
}

/// Sends a game after a move, if somebody is signed in. If the game has also continued elsewhere, nothing is sent; the list of
/// games resolves that.
pub(crate) async fn send_on(game: &KeptGame) {
    if account().is_some() {
        let _ = send(game, known().get(&game.id).copied()).await;
    }
}

/// Deletes a game from the account: now, or else with the next synchronisation.
pub(crate) fn delete(id: String) {
    if account().is_some() {
        let all = deleted().into_iter().chain([id.clone()]);
        browser::keep(DELETED, &all.collect::<Vec<_>>().join(" "));
        spawn_local(async move {
            let _ = delete_there(&id).await;
        });
    }
}

/// The games that were deleted here and not yet at the server.
fn deleted() -> Vec<String> {
    browser::kept(DELETED).unwrap_or_default().split_whitespace().map(str::to_owned).collect()
}

async fn delete_there(id: &str) -> Result<(), Refused> {
    match online::delete(&format!("{ADDRESS}/{id}")).await {
        Ok(_) | Err(Refused::Because(ErrorCode::NotFound, _)) => {
            note(id, None);
            let others: Vec<String> = deleted().into_iter().filter(|known| known != id).collect();
            browser::keep(DELETED, &others.join(" "));
            Ok(())
        }
        Err(refused) => Err(refused),
    }
}

#[cfg(test)]
mod tests {
    use super::{Step, step};

    #[test]
    fn nothing_is_lost_where_two_devices_meet() {
        assert_eq!(step(Some(5), None, None), Step::Send(None));
        assert_eq!(step(None, Some(5), None), Step::Take);
        assert_eq!(step(Some(5), Some(5), None), Step::Nothing);
        assert_eq!(step(Some(7), Some(5), Some(5)), Step::Send(Some(5)));
        assert_eq!(step(Some(5), Some(7), Some(5)), Step::Take);
        assert_eq!(step(Some(6), Some(7), Some(5)), Step::Double);
        assert_eq!(step(Some(6), Some(7), None), Step::Double);
        assert_eq!(step(Some(5), None, Some(5)), Step::Forget);
        assert_eq!(step(Some(6), None, Some(5)), Step::Send(None));
    }
}
