//! Tests of the writer, with each database.

use naqala_wire::seek::{ClockRule, GameChoice};
use tokio::sync::oneshot;

use super::*;

#[cfg(feature = "cluster")]
#[allow(dead_code, reason = "the tests of several servers use the rest")]
#[path = "../../tests/cluster/places.rs"]
mod places;

/// Runs a test with SQLite, and with PostgreSQL if it is compiled in and installed.
async fn in_each(test: impl AsyncFn(&Store)) {
    let store = Store::open(None).await.unwrap();
    test(&store).await;
    store.close().await;
    #[cfg(feature = "cluster")]
    if let Some(postgres) = tokio::task::spawn_blocking(places::Postgres::start).await.unwrap() {
        let store = Store::connect(&postgres.url(), None).await.unwrap();
        store.begin_life().await.unwrap();
        test(&store).await;
        store.close().await;
    }
}

async fn begin(store: &Store, id: &str, before: Option<(&str, u64)>) -> Result<(), Unsaved> {
    let new = NewGame {
        id: id.to_owned(),
        choice: GameChoice::of("oware"),
        name: "Oware".to_owned(),
        clock: ClockRule::None,
        rated: false,
        counting: false,
        listed: false,
        since: 0,
        people: Vec::new(),
        seek: None,
        before: before.map(|(before, epoch)| (before.to_owned(), epoch)),
    };
    store.journal.write(move |connection| new.insert(connection)).await
}

/// An entry of the first epoch, which is that of a new game.
fn entry(game: &str, number: u32) -> Entry {
    let text = format!("{game}{number}");
    Entry { game: game.to_owned(), number, text, at: 0, clock: None, epoch: 1 }
}

/// Writes entries in one transaction; returns for each whether it was written.
async fn write_together(store: &Store, entries: Vec<Entry>) -> Vec<bool> {
    let go_on = store.hold_writer().await;
    let mut written = Vec::new();
    for entry in entries {
        let (done, is_done) = oneshot::channel();
        store.journal.entry(entry, move |result| _ = done.send(result.is_ok())).unwrap();
        written.push(is_done);
    }
    go_on.send(()).unwrap();
    let mut results = Vec::new();
    for written in written {
        results.push(written.await.unwrap());
    }
    results
}

async fn texts(store: &Store, game: &str) -> Vec<String> {
    let row = store.game(game).await.unwrap().unwrap();
    row.entries.into_iter().map(|entry| entry.text).collect()
}

#[tokio::test]
async fn an_entry_is_written_only_after_the_one_before_it_and_takes_no_other_with_it() {
    in_each(async |store| {
        begin(store, "a", None).await.unwrap();
        begin(store, "b", None).await.unwrap();
        // The one before it was in a transaction that failed.
        assert_eq!(write_together(store, vec![entry("a", 1)]).await, [false]);
        let both = vec![entry("b", 0), entry("a", 1), entry("a", 2), entry("b", 1)];
        assert_eq!(write_together(store, both).await, [true, false, false, true]);
        assert_eq!(write_together(store, vec![entry("a", 0), entry("a", 1)]).await, [true, true]);
        // A number is given once, and nothing is written about a game that is not there.
        let again = vec![entry("a", 1), entry("b", 2), entry("b", 2), entry("c", 0), entry("a", 2)];
        assert_eq!(write_together(store, again).await, [false, true, false, false, false]);
        assert_eq!(write_together(store, vec![entry("a", 2)]).await, [true]);
        if store.is_shared() {
            let late = Entry { epoch: 2, ..entry("a", 3) };
            assert_eq!(write_together(store, vec![late, entry("b", 3)]).await, [false, true]);
        }
        assert_eq!(texts(store, "a").await, ["a0", "a1", "a2"]);
        assert_eq!(texts(store, "b").await[..3], ["b0", "b1", "b2"]);
        // Another program may have left a hole: what is behind it is not taken for something else.
        let behind = sql("INSERT INTO entries (game, number, text, at) VALUES ('a', 4, 'a4', 0)");
        store.journal.write(move |connection| Box::pin(behind.execute(connection))).await.unwrap();
        assert!(store.game("a").await.is_err());
    })
    .await;
}

#[tokio::test]
async fn a_game_has_one_rematch_and_only_its_leader_begins_it() {
    in_each(async |store| {
        begin(store, "a", None).await.unwrap();
        if store.is_shared() {
            assert!(matches!(begin(store, "b", Some(("a", 2))).await, Err(Unsaved::Gone)));
        }
        begin(store, "c", Some(("a", 1))).await.unwrap();
        assert!(matches!(begin(store, "d", Some(("a", 1))).await, Err(Unsaved::Gone)));
        assert_eq!(store.game("a").await.unwrap().unwrap().next.as_deref(), Some("c"));
        assert!(store.game("d").await.unwrap().is_none());
    })
    .await;
}

#[tokio::test]
async fn a_fault_of_the_program_in_a_write_ends_no_other_one_for_good() {
    in_each(async |store| {
        begin(store, "a", None).await.unwrap();
        assert_eq!(write_together(store, vec![entry("a", 0)]).await, [true]);
        let go_on = store.hold_writer().await;
        let (done, is_done) = oneshot::channel();
        store.journal.entry(entry("a", 1), move |result| _ = done.send(result.is_ok())).unwrap();
        let failed = store.journal.write::<()>(|_| Box::pin(async { panic!("a fault of the program") }));
        let (failed, sent) = tokio::join!(failed, async { go_on.send(()) });
        assert!(failed.is_err() && sent.is_ok());
        assert!(!is_done.await.unwrap_or(false), "nothing is acknowledged of a transaction that did not end");
        assert!(!store.journal.is_well());
        // The outcome of the others of a batch is told, even if the program fails at that of one.
        let go_on = store.hold_writer().await;
        store.journal.entry(entry("a", 1), |_| panic!("a fault of the program")).unwrap();
        let (done, is_done) = oneshot::channel();
        store.journal.entry(entry("a", 2), move |result| _ = done.send(result.is_ok())).unwrap();
        go_on.send(()).unwrap();
        assert!(is_done.await.unwrap());
        assert!(store.journal.is_well());
        assert_eq!(texts(store, "a").await, ["a0", "a1", "a2"]);
    })
    .await;
}
