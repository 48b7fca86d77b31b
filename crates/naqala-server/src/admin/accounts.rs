//! Accounts and guests.

use naqala_wire::ErrorCode;
use naqala_wire::admin::{Account, Ban, RecordedGame};

use super::{LISTED, Staff, change, check_note};
use crate::account;
use crate::app::App;
use crate::ids;
use crate::peers::Done;
use crate::peers::{PeerMessage, Sessions};
use crate::people::{self, check_name};
use crate::play::What;
use crate::refusal::{Answer, Refusal};
use crate::store::{Row, Statement, SummaryList, Unsaved, sql};

/// Number of latest games of a person whose records are returned.
const RECORDS: usize = 50;

/// Accounts and guests whose names contain a text, newest first.
pub(crate) async fn list(app: &App, search: &str) -> Answer<Vec<Account>> {
    let asked = sql("SELECT name, password IS NULL AS guest, bot, moderator, banned, ban_reason, since, \
         (SELECT count(*) FROM players WHERE person = people.id AND over = 0) AS unfinished, \
         (SELECT count(*) FROM reports WHERE about = people.id AND decision IS NULL) AS reports \
         FROM people WHERE lower(name) LIKE $1 ESCAPE '\\' ORDER BY id DESC LIMIT $2")
    .bind(format!("%{}%", escape_wildcards(&search.to_lowercase())))
    .bind(LISTED);
    let account = |row: &Row| -> Result<Account, sqlx::Error> {
        let banned: Option<i64> = row.get("banned")?;
        let reason: Option<String> = row.get("ban_reason")?;
        Ok(Account {
            name: row.get("name")?,
            guest: row.get("guest")?,
            bot: row.get("bot")?,
            moderator: row.get("moderator")?,
            ban: banned.map(|since| Ban { since: since as u64, reason: reason.unwrap_or_default() }),
            since: row.get("since")?,
            unfinished: row.get("unfinished")?,
            reports: row.get("reports")?,
        })
    };
    Ok(app.store().all(asked).await?.iter().map(account).collect::<Result<_, _>>()?)
}

/// Escapes what LIKE treats as a wildcard.
fn escape_wildcards(text: &str) -> String {
    text.replace('\\', r"\\").replace('%', r"\%").replace('_', r"\_")
}

/// The latest finished games of a person by rules of the catalogue, with their records.
pub(crate) async fn records(app: &App, name: &str) -> Answer<Vec<RecordedGame>> {
    let found = people::find(app.store(), name).await?;
    let mut games = Vec::new();
    for game in app.store().summaries(found.person, SummaryList::Finished, LISTED as u32).await? {
        let (Some(player), false) = (game.you, game.own_rules) else { continue };
        if let Ok(Done::Record(record)) = app.registry().ask(&game.id, None, What::Record).await {
            games.push(RecordedGame { id: game.id, player, rated: game.rated, record });
        }
        if games.len() == RECORDS {
            break;
        }
    }
    Ok(games)
}

/// The person, if this member of the staff may act on them: only the operator may act on moderators.
async fn subject(app: &App, staff: &Staff, name: &str) -> Answer<people::Found> {
    let found = people::find(app.store(), name).await?;
    if found.moderator && !staff.is_operator {
        return Err(ErrorCode::Forbidden.into());
    }
    Ok(found)
}

/// Bans a person: all sessions end, open seeks are withdrawn, and nobody can sign in by this name.
pub(crate) async fn ban(app: &App, staff: &Staff, name: &str, reason: &str) -> Answer<()> {
    check_note(reason)?;
    let found = subject(app, staff, name).await?;
    let statements = vec![
        sql("UPDATE people SET banned = $1, ban_reason = $2 WHERE id = $3")
            .bind(ids::now())
            .bind(reason)
            .bind(found.person),
        sql("DELETE FROM sessions WHERE person = $1").bind(found.person),
    ];
    change(app, statements, staff.action("ban", &found.face.name, reason)).await?;
    app.hub().sign_out(found.person, Sessions::All);
    app.lobby().withdraw_all(found.person).await
}

/// Lifts a ban.
pub(crate) async fn unban(app: &App, staff: &Staff, name: &str) -> Answer<()> {
    let found = subject(app, staff, name).await?;
    let lift = sql("UPDATE people SET banned = NULL, ban_reason = NULL WHERE id = $1 AND banned IS NOT NULL");
    let changed =
        change(app, vec![lift.bind(found.person)], staff.action("unban", &found.face.name, "")).await?;
    if changed == 0 { Err(ErrorCode::NothingToDo.into()) } else { Ok(()) }
}

/// Renames an account.
pub(crate) async fn rename(app: &App, staff: &Staff, name: &str, new: &str) -> Answer<()> {
    check_name(new)?;
    let found = subject(app, staff, name).await?;
    if found.face.guest {
        return Err(ErrorCode::AccountNeeded.into());
    }
    let rename = sql("UPDATE people SET name = $1 WHERE id = $2").bind(new).bind(found.person);
    let written = change(app, vec![rename], staff.action("rename", &found.face.name, new)).await;
    written.map_err(|error| match error {
        Unsaved::Taken => ErrorCode::NameTaken.into(),
        error => Refusal::from(error),
    })?;
    app.registry().rename(found.person, new).await;
    app.link().send_all(PeerMessage::Rename { person: found.person, name: new.to_owned() });
    Ok(())
}

/// Makes an account a moderator. Only the operator may. Who is a moderator already remains one.
pub(crate) async fn promote(app: &App, staff: &Staff, name: &str) -> Answer<()> {
    let update = sql("UPDATE people SET moderator = 1 WHERE id = $1 AND moderator = 0");
    change_role(app, staff, name, update, "promote").await.map(|_| ())
}

/// Withdraws the role of moderator. Only the operator may.
pub(crate) async fn demote(app: &App, staff: &Staff, name: &str) -> Answer<()> {
    let update = sql("UPDATE people SET moderator = 0 WHERE id = $1 AND moderator = 1");
    let changed = change_role(app, staff, name, update, "demote").await?;
    if changed == 0 { Err(ErrorCode::NothingToDo.into()) } else { Ok(()) }
}

/// Returns how many accounts were changed.
async fn change_role(
    app: &App,
    staff: &Staff,
    name: &str,
    update: Statement,
    action: &'static str,
) -> Answer<u64> {
    let found = people::find(app.store(), name).await?;
    if found.face.guest {
        return Err(ErrorCode::AccountNeeded.into());
    }
    let update = vec![update.bind(found.person)];
    Ok(change(app, update, staff.action(action, &found.face.name, "")).await?)
}

/// Deletes a person in the same way as if they had done so themselves.
pub(crate) async fn delete(app: &App, staff: &Staff, name: &str) -> Answer<()> {
    let found = subject(app, staff, name).await?;
    account::leave(app, found.person).await?;
    // The audit log does not keep the name of a deleted person.
    Ok(super::record(app, staff.action("delete", "", "an account")).await?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn accounts_are_found_by_exactly_the_text() {
        let app = App::for_tests().await;
        for name in ["a_b", "axb", "A_Bc"] {
            people::register(app.store(), app.gate(), app.hub(), None, name.to_owned(), String::new())
                .await
                .unwrap();
        }
        let found = async |search: &str| -> Vec<String> {
            list(&app, search).await.unwrap().into_iter().map(|account| account.name).collect()
        };
        assert_eq!(found("a_b").await, ["A_Bc", "a_b"]);
        assert_eq!(found("XB").await, ["axb"]);
        assert_eq!(found("").await.len(), 3);
        for nothing in ["%", r"a\_b", "a%b"] {
            assert!(found(nothing).await.is_empty(), "{nothing}");
        }
    }
}
