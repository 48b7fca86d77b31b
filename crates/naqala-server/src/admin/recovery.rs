//! Access to an account whose password is lost: by codes that its owner keeps, or by a code from a moderator.

use axum::http::HeaderValue;
use naqala_wire::ErrorCode;
use naqala_wire::admin::Reset;

use super::Staff;
use crate::app::App;
use crate::gate::Address;
use crate::ids;
use crate::people;
use crate::refusal::{Answer, Refusal};
use crate::store::{Row, sql};

/// What wrong codes are counted by: there is no name with them.
const WRONG_CODES: &str = "a code";
/// Number of recovery codes created at once.
const CODES: usize = 8;
/// Lifetime of a moderator's code, in milliseconds: a day.
const RESET_TIME: u64 = 24 * 3600 * 1000;
/// The page on which a code is used.
const PAGE: &str = "recover";

/// A code that people can write down: at least 96 random bits in four groups of five. Capitals and small letters are the same.
fn code() -> String {
    in_groups(&format!("{}{}", ids::short(), ids::short()).to_uppercase())
}

/// Signs in groups of five, as codes are shown and hashed.
fn in_groups(signs: &str) -> String {
    let signs: Vec<char> = signs.chars().collect();
    signs.chunks(5).map(|group| group.iter().collect::<String>()).collect::<Vec<_>>().join("-")
}

/// A code as it is shown, from what somebody has typed: in small letters, with blanks for dashes, or without any.
fn tidied(typed: &str) -> String {
    let signs: String = typed.chars().filter(|sign| sign.is_ascii_alphanumeric()).collect();
    in_groups(&signs.to_uppercase())
}

/// Creates new recovery codes for a person; older ones become invalid.
pub(crate) async fn new_codes(app: &App, person: i64) -> Answer<Vec<String>> {
    let codes: Vec<String> = (0..CODES).map(|_| code()).collect();
    let hashes: Vec<Vec<u8>> = codes.iter().map(|code| ids::hash(code)).collect();
    let written = app.store().journal.write(move |connection| {
        Box::pin(async move {
            sql("DELETE FROM recovery_codes WHERE person = $1").bind(person).execute(connection).await?;
            for hash in hashes {
                let insert = sql("INSERT INTO recovery_codes (hash, person) VALUES ($1, $2)");
                insert.bind(hash).bind(person).execute(connection).await?;
            }
            Ok(())
        })
    });
    written.await?;
    Ok(codes)
}

/// Creates a moderator's code, to be given to the owner of an account over a channel that both trust.
pub(crate) async fn reset(app: &App, staff: &Staff, name: &str) -> Answer<Reset> {
    let found = people::find(app.store(), name).await?;
    if found.face.guest {
        return Err(ErrorCode::AccountNeeded.into());
    }
    if found.moderator && !staff.is_operator {
        return Err(ErrorCode::Forbidden.into());
    }
    let (code, until) = (code(), ids::now() + RESET_TIME);
    let insert = sql("INSERT INTO recovery_codes (hash, person, until) VALUES ($1, $2, $3)")
        .bind(ids::hash(&code))
        .bind(found.person)
        .bind(until);
    super::change(app, vec![insert], staff.action("reset", &found.face.name, "")).await?;
    let site = app.config().public_url.as_deref().unwrap_or_default().trim_end_matches('/');
    Ok(Reset { link: format!("{site}/{PAGE}?code={code}"), code, until })
}

/// A valid code, by its hash, with the person it is for.
async fn find(app: &App, code: &str) -> Answer<Option<(Vec<u8>, Row)>> {
    let hash = ids::hash(code);
    let asked =
        sql("SELECT person, banned, ban_reason FROM recovery_codes JOIN people ON people.id = person \
         WHERE hash = $1 AND (until IS NULL OR until > $2)")
        .bind(hash.clone())
        .bind(ids::now());
    Ok(app.store().optional(asked).await?.map(|row| (hash, row)))
}

/// Sets a new password with a code that was sent from an address; the code is then used up. All sessions end and a new one begins;
/// returns the person and the cookie of the session.
pub(crate) async fn recover(
    app: &App,
    address: Address,
    code: &str,
    password: String,
) -> Answer<(i64, HeaderValue)> {
    app.gate().admit_login(address, WRONG_CODES)?;
    // In older codes, capitals and small letters differ.
    let (hash, row) = match find(app, &tidied(code)).await? {
        Some(found) => found,
        None => find(app, code.trim()).await?.ok_or(ErrorCode::BadCode)?,
    };
    if row.get::<Option<i64>>("banned")?.is_some() {
        let reason: Option<String> = row.get("ban_reason")?;
        return Err(Refusal::with(ErrorCode::Banned, reason.unwrap_or_default()));
    }
    let person: i64 = row.get("person")?;
    let password = app.passwords().hash(password).await?;
    let recovered = people::recover(app.store(), app.gate(), app.hub(), hash, person, password).await?;
    Ok((person, recovered.ok_or(ErrorCode::BadCode)?))
}

#[cfg(test)]
mod tests {
    use std::net::Ipv4Addr;

    use super::*;

    #[tokio::test]
    async fn a_code_that_could_not_end_the_sessions_is_still_good() {
        let app = App::for_tests().await;
        let register = people::register(app.store(), app.gate(), app.hub(), None, "Ama".into(), "old".into());
        let (person, _) = register.await.unwrap();
        let codes = new_codes(&app, person).await.unwrap();
        let address = Address::of(Ipv4Addr::LOCALHOST.into());
        let fails = "CREATE TRIGGER fails BEFORE DELETE ON sessions BEGIN SELECT RAISE(ABORT, 'full'); END";
        app.store().execute(fails).await;
        let refused = recover(&app, address, &codes[0], "a new password".to_owned()).await.unwrap_err();
        assert_eq!(refused.code, ErrorCode::NotSaved);
        let found = people::find(app.store(), "Ama").await.unwrap();
        assert_eq!(found.password.as_deref(), Some("old"), "nothing of it took effect");
        app.store().execute("DROP TRIGGER fails").await;
        recover(&app, address, &codes[0], "a new password".to_owned()).await.unwrap();
        let used = recover(&app, address, &codes[0], "another password".to_owned()).await.unwrap_err();
        assert_eq!(used.code, ErrorCode::BadCode);
        assert_ne!(people::find(app.store(), "Ama").await.unwrap().password.as_deref(), Some("old"));
    }

    #[test]
    fn a_code_is_read_as_people_type_it() {
        let code = code();
        assert_eq!(code.len(), 23);
        let typed = [
            code.clone(),
            code.to_lowercase(),
            code.replace('-', " "),
            format!("  {} ", code.replace('-', "").to_lowercase()),
        ];
        assert!(typed.iter().all(|typed| tidied(typed) == code), "{code}");
    }
}
