//! Commits that fail, or whose answer is lost: what players are told is what is in the database.

use naqala::{Session, catalogue};
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorCode, ToClient, ToServer};
use sqlx::{Connection as _, PgConnection};

use crate::client::{Socket, Somebody};
use crate::node::Node;
use crate::places::{self, Postgres};
use crate::proxy::{Break, Proxy};
use crate::site::alone;

/// Two people at one server, and the acknowledged entries of their game.
struct Players {
    sockets: [Socket; 2],
    game: String,
    session: Session,
    acknowledged: Vec<String>,
}

impl Players {
    async fn new(host: &str) -> Players {
        let people = [Somebody::guest(host).await, Somebody::guest(host).await];
        let game = people[0].begin(&people[1], GameChoice::of("oware"), ClockRule::None, false).await;
        let sockets = [people[0].connect().await, people[1].connect().await];
        let session = Session::new(catalogue::game("oware").unwrap());
        Players { sockets, game, session, acknowledged: Vec::new() }
    }

    /// Sends this many entries without waiting for an answer; returns how many were acknowledged, all of them before the others.
    async fn play(&mut self, count: usize) -> usize {
        let (mut ahead, mut sent) = (self.session.clone(), Vec::new());
        for number in (self.acknowledged.len()..).take(count) {
            let Some(mover) = ahead.player_to_move() else { break };
            let (socket, text) = (&mut self.sockets[mover], ahead.ply_texts()[0].clone());
            let (id, game, number) = (socket.number(), self.game.clone(), number as u32);
            socket.send(&ToServer::Move { id, game, branch: 0, number, text: text.clone() }).await;
            ahead.enter(&text).unwrap();
            sent.push((mover, id, text));
        }
        let mut answers = Vec::new();
        for (mover, wanted, text) in sent {
            let answer = self.sockets[mover].until(|answer| match answer {
                ToClient::Ack { id, .. } => *id == wanted,
                ToClient::Error { id, .. } => *id == Some(wanted),
                _ => false,
            });
            match answer.await {
                ToClient::Ack { .. } => {
                    self.session.enter(&text).unwrap();
                    self.acknowledged.push(text);
                    answers.push(true);
                }
                ToClient::Error { code: ErrorCode::NotSaved | ErrorCode::OutOfStep, .. } => {
                    answers.push(false);
                }
                other => panic!("{other:?}"),
            }
        }
        assert!(answers.is_sorted_by(|earlier, later| earlier >= later), "{answers:?}");
        answers.iter().filter(|is_acknowledged| **is_acknowledged).count()
    }

    /// Compares what is in the database with what was acknowledged.
    async fn check(&self, database: &mut PgConnection) {
        let entries: Vec<String> =
            sqlx::query_scalar("SELECT text FROM entries WHERE game = $1 ORDER BY number")
                .bind(&self.game)
                .fetch_all(database)
                .await
                .unwrap();
        assert_eq!(entries, self.acknowledged);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_commit_without_an_answer_is_answered_as_it_has_ended() {
    let _alone = alone().await;
    let Some(postgres) = Postgres::start() else { return };
    let proxy = Proxy::start(postgres.port()).await;
    let node = Node::start(&places::url(proxy.port), None);
    let mut players = Players::new(&node.host).await;
    let mut database = PgConnection::connect(&postgres.url()).await.unwrap();
    for _ in 0..5 {
        proxy.break_at(Break::AfterCommit);
        assert_eq!(players.play(1).await, 1, "it is in the database");
        assert!(proxy.has_broken());
        players.check(&mut database).await;
        proxy.break_at(Break::BeforeCommit);
        assert_eq!(players.play(1).await, 0, "it is not in the database");
        assert!(proxy.has_broken());
        players.check(&mut database).await;
        assert_eq!(players.play(1).await, 1);
    }
}

/// Of two entries of a game on their way, the first may fail: the second is not written then.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_entry_is_kept_without_the_one_before_it() {
    let _alone = alone().await;
    let Some(postgres) = Postgres::start() else { return };
    let node = Node::start(&postgres.url(), None);
    let mut players = Players::new(&node.host).await;
    let mut database = PgConnection::connect(&postgres.url()).await.unwrap();
    // A sequence goes on even if the transaction is rolled back.
    sqlx::raw_sql(
        "CREATE SEQUENCE tried; \
         CREATE FUNCTION fail() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
             IF nextval('tried') % 3 = 0 THEN RAISE EXCEPTION 'no room' USING ERRCODE = '53100'; END IF; \
             RETURN NEW; \
         END $$; \
         CREATE TRIGGER fails BEFORE INSERT ON entries FOR EACH ROW EXECUTE FUNCTION fail()",
    )
    .execute(&mut database)
    .await
    .unwrap();
    let (mut none, mut whole) = (0, 0);
    for _ in 0..60 {
        if players.session.outcome().is_some() {
            break;
        }
        match players.play(2).await {
            0 => none += 1,
            _ => whole += 1,
        }
        players.check(&mut database).await;
    }
    assert!(none > 0 && whole > 0, "{none} failed, {whole} did not");
}
