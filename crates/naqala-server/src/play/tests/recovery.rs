//! Tests of games that cannot be written or read for a while, as a whole server plays them.

use std::sync::Arc;
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorCode, ToClient};
use tokio::sync::mpsc;
use tokio::time::timeout;

use super::super::{Beginning, Call, Listener, Outbox, Reply, What};
use crate::app::App;
use crate::peers::{Done, SentEntry};
use crate::people;
use crate::refusal::Answer;
use crate::store::sql;

/// Time limit for whatever has to happen by itself.
const BACK: Duration = Duration::from_secs(2);
/// A fault lasts this long.
const A_WHILE: Duration = Duration::from_millis(300);

/// A game of two new guests.
struct Begun {
    app: Arc<App>,
    people: Vec<i64>,
    game: String,
}

impl Begun {
    async fn with(clock: ClockRule) -> Begun {
        let app = App::for_tests().await;
        let mut people = Vec::new();
        for _ in 0..2 {
            people.push(people::new_guest(app.store(), app.gate()).await.unwrap().0.person);
        }
        let beginning = Beginning {
            choice: GameChoice::of("oware"),
            name: "Oware".to_owned(),
            clock,
            rated: false,
            counting: false,
            listed: true,
            people: people.clone(),
            seek: None,
            before: None,
        };
        let game = app.registry().begin(beginning).await.unwrap();
        Begun { app, people, game }
    }

    async fn ask(&self, player: usize, what: What) -> Answer<Done> {
        self.app.registry().ask(&self.game, Some(self.people[player]), what).await
    }

    async fn play(&self, player: usize, number: u32, text: &str) -> Answer<Done> {
        let sent = SentEntry::new(0, number, text.to_owned(), 0);
        self.ask(player, What::Move(sent)).await
    }

    /// Follows the game as a spectator's connection does.
    async fn follow(&self) -> mpsc::Receiver<Utf8Bytes> {
        let (outbox, mut messages, _) = Outbox::new();
        let listener = Listener::Here(outbox.clone());
        let what = What::Watch { listener, branch: 0, entries: 0 };
        self.app.registry().call(Call::new(self.game.clone(), None, what, Reply::Socket(outbox, 1)));
        until(&mut messages, |message| matches!(message, ToClient::Game { id: 1, .. })).await;
        messages
    }

    /// Neither writes entries nor reads games for a while.
    async fn break_entries(&self) {
        self.app.store().execute("ALTER TABLE entries RENAME TO lost").await;
    }

    async fn mend_entries(&self) {
        self.app.store().execute("ALTER TABLE lost RENAME TO entries").await;
    }

    async fn is_over_on_disk(&self) -> bool {
        let asked = sql("SELECT 1 AS one FROM games WHERE id = $1 AND ending IS NOT NULL").bind(&self.game);
        self.app.store().optional(asked).await.unwrap().is_some()
    }
}

async fn until(messages: &mut mpsc::Receiver<Utf8Bytes>, fits: impl Fn(&ToClient) -> bool) {
    let reading = async {
        loop {
            let text = messages.recv().await.expect("the connection is open");
            if fits(&serde_json::from_str(&text).unwrap()) {
                return;
            }
        }
    };
    timeout(BACK, reading).await.expect("a message in time");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_cannot_be_read_keeps_its_followers() {
    let begun = Begun::with(ClockRule::None).await;
    let mut follower = begun.follow().await;
    begun.break_entries().await;
    assert_eq!(begun.play(0, 0, "a").await.unwrap_err().code, ErrorCode::NotSaved);
    tokio::time::sleep(A_WHILE).await;
    begun.mend_entries().await;
    // Nobody asks, and still it is read again.
    until(&mut follower, |message| matches!(message, ToClient::Game { id: 0, .. })).await;
    begun.play(0, 0, "a").await.unwrap();
    until(&mut follower, |message| matches!(message, ToClient::Entry { number: 0, .. })).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_that_cannot_be_read_keeps_its_clock() {
    let begun = Begun::with(ClockRule::Increment { initial: 1, increment: 0 }).await;
    begun.play(0, 0, "a").await.unwrap();
    begun.play(1, 1, "A").await.unwrap();
    begun.break_entries().await;
    assert_eq!(begun.play(0, 2, "b").await.unwrap_err().code, ErrorCode::NotSaved);
    tokio::time::sleep(A_WHILE).await;
    begun.mend_entries().await;
    let ends = async {
        while !begun.is_over_on_disk().await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(2 * BACK, ends).await.expect("its clock runs out");
}

/// What is written is acknowledged, and the game goes on from there, also if it is read again meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_is_read_again_when_its_writes_are_done() {
    let begun = Begun::with(ClockRule::None).await;
    let writer = begun.app.store().hold_writer().await;
    let (played, ()) = tokio::join!(timeout(BACK, begun.play(0, 0, "a")), async {
        // The move comes first.
        tokio::time::sleep(Duration::from_millis(50)).await;
        begun.app.registry().read_again(&begun.game).await;
        tokio::time::sleep(A_WHILE).await;
        drop(writer);
    });
    played.unwrap().unwrap();
    timeout(BACK, begun.play(1, 1, "A")).await.unwrap().unwrap();
    timeout(BACK, begun.ask(0, What::Resign)).await.unwrap().unwrap();
}

/// Two entries on their way: if the first is not written, neither is the second, and the game goes on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_entry_whose_predecessor_fails_fails_too() {
    let begun = Begun::with(ClockRule::None).await;
    let fails = "CREATE TRIGGER fails BEFORE INSERT ON entries WHEN NEW.number = 0 \
                 BEGIN SELECT RAISE(ROLLBACK, 'full'); END";
    begun.app.store().execute(fails).await;
    // The first entry is in a transaction that begins with a pause; the second one comes during that pause.
    let before = begun.app.store().hold_writer().await;
    let second = async {
        let writer = begun.app.store().hold_writer().await;
        let go_on = async {
            tokio::time::sleep(Duration::from_millis(50)).await;
            drop(writer);
        };
        tokio::join!(begun.play(1, 1, "A"), go_on).0
    };
    let first = async {
        tokio::time::sleep(Duration::from_millis(20)).await;
        begun.play(0, 0, "a").await
    };
    let go_on = async {
        tokio::time::sleep(Duration::from_millis(60)).await;
        drop(before);
    };
    let (second, first, ()) = tokio::join!(second, first, go_on);
    assert_eq!(first.unwrap_err().code, ErrorCode::NotSaved);
    assert_eq!(second.unwrap_err().code, ErrorCode::NotSaved);
    // The game is read again before the schema changes: a database in memory locks it against readers, who then fail.
    timeout(BACK, begun.ask(0, What::See)).await.unwrap().unwrap();
    begun.app.store().execute("DROP TRIGGER fails").await;
    for (player, text) in ["a", "A", "b", "B"].into_iter().enumerate() {
        timeout(BACK, begun.play(player % 2, player as u32, text)).await.unwrap().unwrap();
    }
    timeout(BACK, begun.ask(0, What::Resign)).await.unwrap().unwrap();
}
