//! Games.

use std::time::Duration;

use naqala_wire::ErrorCode;

use super::{LONGEST_NOTE, Staff, change, check_note, record};
use crate::app::App;
use crate::ids;
use crate::peers::PeerMessage;
use crate::play::What;
use crate::refusal::Answer;
use crate::store::sql;

/// How often it is tried to end a game while its last entry is being written, and after what pause.
const TRIES: u32 = 40;
const A_MOMENT: Duration = Duration::from_millis(50);

async fn end(app: &App, game: &str) -> Answer<()> {
    for _ in 0..TRIES {
        match app.registry().ask(game, None, What::Close).await {
            Err(refusal) if refusal.code == ErrorCode::OutOfStep => tokio::time::sleep(A_MOMENT).await,
            answer => return answer.map(|_| ()),
        }
    }
    Err(ErrorCode::Busy.into())
}

/// Ends a game, which then counts for nothing.
pub(crate) async fn close(app: &App, staff: &Staff, game: &str, reason: &str) -> Answer<()> {
    check_note(reason)?;
    end(app, game).await?;
    Ok(record(app, staff.action("close", game, reason)).await?)
}

/// Lets a game with a missing entry go on from there. What came later cannot be played without that entry, so it is deleted;
/// the audit log keeps it.
pub(crate) async fn mend(app: &App, staff: &Staff, game: &str) -> Answer<()> {
    let Some(hole) = app.store().hole(game).await? else {
        app.registry().ask(game, None, What::Summary).await?;
        return Err(ErrorCode::NothingToDo.into());
    };
    let behind = hole.behind.iter().map(|(number, text)| format!("{number} {text}"));
    let note = format!("{} was missing; deleted: {}", hole.missing, behind.collect::<Vec<_>>().join(", "));
    let note: String = note.chars().take(LONGEST_NOTE).collect();
    let changed = change(app, hole.mend(game, ids::now()), staff.action("mend", game, &note)).await?;
    if changed == 0 {
        return Err(ErrorCode::NothingToDo.into());
    }
    read_again(app, game).await;
    Ok(())
}

/// A game was changed on disk: servers that have it in memory read it again.
async fn read_again(app: &App, game: &str) {
    app.registry().read_again(game).await;
    app.link().send_all(PeerMessage::ReadAgain { game: game.to_owned() });
}

/// Deletes a game with all of its data. Its effect on ratings stays.
pub(crate) async fn remove(app: &App, staff: &Staff, game: &str) -> Answer<()> {
    // End the game in memory first. This may fail for a game that is over or cannot be loaded.
    if let Err(refusal) = end(app, game).await
        && refusal.code == ErrorCode::NotFound
    {
        return Err(refusal);
    }
    let statements = vec![
        sql("DELETE FROM games WHERE id = $1").bind(game),
        sql("DELETE FROM entries WHERE game = $1").bind(game),
        sql("UPDATE games SET next = NULL WHERE next = $1").bind(game),
    ];
    let changed = change(app, statements, staff.action("delete-game", game, "")).await?;
    read_again(app, game).await;
    if changed == 0 { Err(ErrorCode::NotFound.into()) } else { Ok(()) }
}
