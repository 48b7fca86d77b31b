//! What clocks are charged while servers stand still: what a player has used, and no time in which they could not play.

use std::time::{Duration, Instant};

use naqala_wire::ToClient;
use naqala_wire::seek::{ClockRule, GameChoice};
use sqlx::{Connection as _, PgConnection};
use tokio::time::{sleep, timeout};

use crate::client::{Socket, Somebody};
use crate::site::Site;

/// The time of a player, in milliseconds.
const TIME: i64 = 600_000;
/// How exact a clock has to be, in milliseconds.
const EXACT: i64 = 500;
const SECOND: Duration = Duration::from_secs(1);
const HALF: Duration = Duration::from_millis(500);

/// A game of a site of three servers that the first one leads. South is to move, and connected to one of the others.
struct Board {
    site: Site,
    player: Player,
    _north: Socket,
    /// When the turn began.
    since: Instant,
}

/// South, and the connection, if there is one.
struct Player {
    south: Somebody,
    socket: Option<Socket>,
    game: String,
}

impl Player {
    /// Connects to a server.
    async fn connect(&mut self, host: String) {
        self.south.host = host;
        let mut socket = self.south.connect().await;
        socket.watch(&self.game, 0, 0).await;
        self.socket = Some(socket);
    }

    /// Plays an entry, and returns how much time is used up, in milliseconds.
    async fn play(&mut self, number: u32, text: &str) -> i64 {
        match self.socket.as_mut().unwrap().play(&self.game, 0, number, text).await {
            ToClient::Ack { clocks: Some(clocks), .. } => TIME - clocks.left[0] as i64,
            other => panic!("{other:?}"),
        }
    }
}

impl Board {
    /// `None` if PostgreSQL or NATS is missing.
    async fn set(at: usize) -> Option<Board> {
        let site = Site::start(3).await?;
        let leader = site.host(0);
        let (south, second) = (Somebody::guest(&leader).await, Somebody::guest(&leader).await);
        let clock = ClockRule::Increment { initial: (TIME / 1000) as u32, increment: 0 };
        let game = south.begin(&second, GameChoice::of("oware"), clock, false).await;
        let mut north = second.connect().await;
        north.watch(&game, 0, 0).await;
        let mut player = Player { south, socket: None, game };
        player.connect(site.host(at)).await;
        // Everybody has moved once before clocks run.
        player.play(0, "a").await;
        north.play(&player.game, 0, 1, "A").await;
        Some(Board { site, player, _north: north, since: Instant::now() })
    }

    /// Connects South to a server.
    async fn connect(&mut self, at: usize) {
        self.player.connect(self.site.host(at)).await;
    }

    /// Plays South's second entry, and compares what is charged with what was used.
    async fn expect_charge(mut self, used: Duration) {
        let charged = self.player.play(2, "b").await;
        let used = used.as_millis() as i64;
        assert!((charged - used).abs() <= EXACT, "charged {charged} ms for {used} ms");
    }
}

/// Somebody plays while a message cannot reach the leader; what they thought before that is charged.
async fn plays_while(stop: impl Fn(&Site), go_on: impl Fn(&Site)) {
    let Some(mut board) = Board::set(1).await else { return };
    sleep(SECOND).await;
    let thought = board.since.elapsed();
    stop(&board.site);
    sleep(HALF).await;
    let Board { site, player, .. } = &mut board;
    let go_on = async {
        sleep(SECOND).await;
        go_on(site);
    };
    let (charged, ()) = tokio::join!(player.play(2, "b"), go_on);
    let (thought, during) = (thought.as_millis() as i64, HALF.as_millis() as i64);
    // What they thought during the stop may be charged or not.
    assert!((thought - EXACT..=thought + during + EXACT).contains(&charged), "{charged} for {thought} ms");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_while_the_leader_is_stopped_is_charged_what_they_thought() {
    plays_while(|site| site.node(0).suspend(), |site| site.node(0).resume()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_plays_while_nats_is_stopped_is_charged_what_they_thought() {
    plays_while(|site| site.nats.suspend(), |site| site.nats.resume()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_changes_from_a_stopped_server_is_not_charged_for_it() {
    let Some(mut board) = Board::set(1).await else { return };
    board.site.node(1).suspend();
    sleep(2 * SECOND).await;
    board.connect(2).await;
    let back = Instant::now();
    sleep(HALF).await;
    let used = back.elapsed();
    board.site.node(1).resume();
    board.expect_charge(used).await;
}

/// Somebody leaves a server that works, and waits for one that does not: the system there accepts the connection.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_waits_for_a_stopped_server_is_not_charged_for_it() {
    let Some(mut board) = Board::set(2).await else { return };
    board.site.node(1).suspend();
    board.player.socket = None;
    sleep(HALF).await;
    let host = board.site.host(1);
    let go_on = async {
        sleep(3 * HALF).await;
        board.site.node(1).resume();
    };
    tokio::join!(board.player.connect(host), go_on);
    let back = Instant::now();
    sleep(SECOND).await;
    board.expect_charge(back.elapsed()).await;
}

/// Somebody gives up a server that does not answer, tries it again in vain, and returns by another one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_tries_a_stopped_server_again_is_not_charged_for_it() {
    let Some(mut board) = Board::set(2).await else { return };
    board.site.node(1).suspend();
    board.player.socket = None;
    for _ in 0..2 {
        assert!(timeout(SECOND, board.player.connect(board.site.host(1))).await.is_err());
    }
    board.connect(2).await;
    board.site.node(1).resume();
    board.expect_charge(Duration::ZERO).await;
}

/// The player's server is stopped, and then the one that leads the game dies. The next leader learns of both.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_was_cut_off_when_the_leader_died_is_charged_for_neither() {
    let Some(mut board) = Board::set(1).await else { return };
    board.site.node(1).suspend();
    sleep(3 * HALF).await;
    board.site.kill(0);
    // The others move up.
    board.connect(1).await;
    board.site.node(0).resume();
    board.expect_charge(Duration::ZERO).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_disconnects_while_all_servers_work_pays_for_it() {
    let Some(mut board) = Board::set(1).await else { return };
    board.player.socket = None;
    sleep(2 * SECOND).await;
    board.connect(2).await;
    let used = board.since.elapsed();
    board.expect_charge(used).await;
}

/// A server that is stopped gives nothing to those who are connected to others.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_thinks_while_another_server_is_stopped_pays_for_it() {
    let Some(board) = Board::set(2).await else { return };
    board.site.node(1).suspend();
    sleep(2 * SECOND).await;
    board.site.node(1).resume();
    sleep(HALF).await;
    let used = board.since.elapsed();
    board.expect_charge(used).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_changes_to_the_leader_while_nats_is_stopped_is_not_charged_for_it() {
    let Some(mut board) = Board::set(1).await else { return };
    board.site.nats.suspend();
    sleep(3 * HALF).await;
    board.connect(0).await;
    board.site.nats.resume();
    board.expect_charge(Duration::ZERO).await;
}

/// Servers that wait for the database are not silent.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_thinks_while_no_heartbeat_can_be_written_pays_for_it() {
    let Some(board) = Board::set(1).await else { return };
    let mut database = PgConnection::connect(&board.site.postgres.url()).await.unwrap();
    for statement in ["BEGIN", "LOCK TABLE beats"] {
        sqlx::query(statement).execute(&mut database).await.unwrap();
    }
    sleep(3 * HALF).await;
    sqlx::query("COMMIT").execute(&mut database).await.unwrap();
    let used = board.since.elapsed();
    board.expect_charge(used).await;
}

/// A server that was taken for dead goes on under another number, with those who follow games there.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_follows_a_game_at_a_server_that_was_taken_for_dead_hears_of_it_again() {
    let Some(mut board) = Board::set(2).await else { return };
    let mut spectator = Socket::open(&board.site.host(1), &[]).await.unwrap();
    spectator.watch(&board.player.game, 0, 0).await;
    board.site.node(1).suspend();
    sleep(5 * SECOND).await;
    board.site.node(1).resume();
    sleep(3 * SECOND).await;
    board.player.play(2, "b").await;
    spectator.until(|message| matches!(message, ToClient::Entry { number: 2, .. })).await;
}
