//! Guests and accounts, sessions and tokens.

mod kept;
mod password;
mod records;
mod writes;

use axum::http::{HeaderMap, HeaderValue, header};
use naqala_wire::ErrorCode;
use naqala_wire::account::Person;

use crate::gate::Gate;
use crate::ids;
use crate::peers::Sessions;
use crate::play::Hub;
use crate::refusal::Answer;
use crate::store::{Store, sql};

pub(crate) use kept::{Kept, forget_game, keep_game, kept_game, kept_games};
pub(crate) use password::Passwords;
pub(crate) use records::{Found, find, is_blocked, profile_ratings};
pub(crate) use writes::{
    be_bot, block, blocks, delete, forget_guests, recover, register, report, reports_by, set_password,
    unblock,
};

/// Lifetime of a browser session, in seconds: 90 days.
const SESSION: u64 = 90 * 24 * 3600;
/// Lifetime of a token, in seconds: a year.
const TOKEN: u64 = 365 * 24 * 3600;
/// Prefix of the names of guests.
const GUEST: &str = "guest-";

/// A user identified by a session or a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Identity {
    pub(crate) person: i64,
    pub(crate) face: Person,
    /// The number of the session.
    pub(crate) session: i64,
    /// When the session expires.
    pub(crate) until: u64,
    /// Whether the person is a moderator.
    pub(crate) moderator: bool,
}

impl Identity {
    /// Refuses guests.
    pub(crate) fn with_account(self) -> Answer<Identity> {
        if self.face.guest { Err(ErrorCode::AccountNeeded.into()) } else { Ok(self) }
    }
}

/// Identifies the sender of a request, by the token in the header of a program or by the cookie of a browser.
pub(crate) async fn identify(store: &Store, gate: &Gate, headers: &HeaderMap) -> Answer<Option<Identity>> {
    let bearer = headers.get(header::AUTHORIZATION).map(|value| {
        let text = value.to_str().ok()?;
        text.strip_prefix("Bearer ").map(str::trim)
    });
    let token = match bearer {
        // A token takes precedence over a cookie.
        Some(token) => Some(token.ok_or(ErrorCode::NotSignedIn)?),
        None => gate.cookie_token(headers),
    };
    let Some(token) = token else { return Ok(None) };
    let asked =
        sql("SELECT sessions.id AS session, until, people.id, name, password IS NULL AS guest, bot, \
         moderator FROM sessions JOIN people ON people.id = sessions.person WHERE hash = $1 AND until > $2 \
         AND banned IS NULL")
        .bind(ids::hash(token))
        .bind(ids::now());
    match store.optional(asked).await? {
        Some(row) => Ok(Some(Identity {
            person: row.get("id")?,
            session: row.get("session")?,
            until: row.get("until")?,
            moderator: row.get("moderator")?,
            face: Person {
                name: row.get("name")?,
                guest: row.get("guest")?,
                bot: row.get("bot")?,
                rating: None,
            },
        })),
        // A cookie may have expired; a token must be valid.
        None if bearer.is_some() => Err(ErrorCode::NotSignedIn.into()),
        None => Ok(None),
    }
}

/// Creates a guest with a session; returns its cookie.
pub(crate) async fn new_guest(store: &Store, gate: &Gate) -> Answer<(Identity, HeaderValue)> {
    let name = format!("{GUEST}{}", ids::short().to_lowercase());
    let (token, now) = (ids::secret(), ids::now());
    let (kept, face) = (name.clone(), Person { name, guest: true, bot: false, rating: None });
    let hash = ids::hash(&token);
    let (person, session) = store
        .journal
        .write(move |connection| {
            Box::pin(async move {
                let person = records::insert_person(connection, kept, None, now).await?;
                let session = records::insert_session(connection, hash, person, now, SESSION, None).await?;
                Ok((person, session))
            })
        })
        .await?;
    Ok((
        Identity { person, face, session, until: now + SESSION * 1000, moderator: false },
        gate.set_cookie(&token, SESSION),
    ))
}

/// Creates a session for a person; returns its cookie.
pub(crate) async fn new_session(store: &Store, gate: &Gate, person: i64) -> Answer<HeaderValue> {
    let token = new_secret(store, person, SESSION, None).await?;
    Ok(gate.set_cookie(&token, SESSION))
}

/// Creates a token for a program.
pub(crate) async fn new_token(store: &Store, person: i64, purpose: String) -> Answer<String> {
    new_secret(store, person, TOKEN, Some(purpose)).await
}

async fn new_secret(store: &Store, person: i64, seconds: u64, purpose: Option<String>) -> Answer<String> {
    let (token, now) = (ids::secret(), ids::now());
    let hash = ids::hash(&token);
    store
        .journal
        .write(move |connection| {
            Box::pin(records::insert_session(connection, hash, person, now, seconds, purpose))
        })
        .await?;
    Ok(token)
}

/// The identity of a person by number.
pub(crate) async fn of_person(store: &Store, person: i64) -> Answer<Identity> {
    let face = store.face(person, "").await?.ok_or(ErrorCode::NotSignedIn)?;
    let asked = sql("SELECT moderator FROM people WHERE id = $1").bind(person);
    let row = store.optional(asked).await?.ok_or(ErrorCode::NotSignedIn)?;
    Ok(Identity { person, face, session: 0, until: u64::MAX, moderator: row.get("moderator")? })
}

/// Ends a session of a person.
pub(crate) async fn end_session(store: &Store, hub: &Hub, person: i64, session: i64) -> Answer<()> {
    let ended = store
        .journal
        .write(move |connection| {
            Box::pin(async move {
                let end = sql("DELETE FROM sessions WHERE id = $1 AND person = $2");
                end.bind(session).bind(person).execute(connection).await
            })
        })
        .await?;
    if ended == 0 {
        return Err(ErrorCode::NotFound.into());
    }
    hub.sign_out(person, Sessions::One(session));
    Ok(())
}

/// Whether a session that was valid a moment ago still is.
pub(crate) async fn is_session(store: &Store, who: &Identity) -> Answer<bool> {
    let asked = sql("SELECT 1 FROM sessions WHERE id = $1 AND person = $2 AND until > $3")
        .bind(who.session)
        .bind(who.person)
        .bind(ids::now());
    Ok(store.optional(asked).await?.is_some())
}

/// Ends all sessions of a person.
#[cfg(test)]
pub(crate) async fn end_sessions(store: &Store, hub: &Hub, person: i64) -> Answer<()> {
    let write =
        store.journal.write(move |connection| Box::pin(records::end_sessions(connection, person, None)));
    write.await?;
    hub.sign_out(person, Sessions::All);
    Ok(())
}

/// Checks the name of an account: 3 to 20 letters, digits, `-` and `_`, starting with a letter, and not like a guest's.
pub(crate) fn check_name(name: &str) -> Answer<()> {
    let plain = name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_');
    let begins = name.bytes().next().is_some_and(|byte| byte.is_ascii_alphabetic());
    let is_guest = name.to_ascii_lowercase().starts_with(GUEST);
    if plain && begins && !is_guest && (3..=20).contains(&name.len()) {
        Ok(())
    } else {
        Err(ErrorCode::BadName.into())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_plain() {
        for name in ["Ama", "kofi_2", "A-b-c"] {
            assert!(check_name(name).is_ok(), "{name}");
        }
        for name in ["", "ab", "2ama", "a b", "Ама", "guest-x", "Guest-abc", "a".repeat(21).as_str(), "a/b"]
        {
            assert!(check_name(name).is_err(), "{name}");
        }
    }
}
