//! A server in a separate process that is killed or stopped: everything acknowledged is still there afterwards.

use std::env;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use naqala::{Session, catalogue};
use naqala_server::{Config, Limits, Operator};
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorCode, ToClient};
use sqlx::ConnectOptions as _;
use sqlx::sqlite::SqliteConnectOptions;
use tokio::io::AsyncWriteExt as _;
use tokio::net::TcpStream;

use crate::client::{Socket, Somebody};
use crate::running::Running;

/// Tells [`serves`] where its data is.
const DATA: &str = "NAQALA_TEST_DATA";

/// Not a test: the process that the other tests start. The test binary is its own server, so no further binary has to be
/// linked.
#[test]
#[ignore = "the other tests start it"]
fn serves() {
    let Some(data) = env::var_os(DATA) else { return };
    let listen = "127.0.0.1:0".parse().unwrap();
    let config = Config { listen, data: Some(data.into()), limits: Limits::none(), ..Config::default() };
    let announced = naqala_server::run(config, |server| writeln!(io::stdout(), "\n{}", server.url()));
    announced.unwrap().unwrap();
}

/// A server in a process of its own.
pub(crate) struct Process {
    child: Child,
    pub(crate) host: String,
}

impl Process {
    pub(crate) fn start(data: &Path) -> Process {
        let mut child = Command::new(env::current_exe().unwrap())
            .args(["--exact", "restart::serves", "--ignored", "--nocapture"])
            .env(DATA, data)
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        // The address is surrounded by output of the test harness. Read to the end, so that the process can keep writing.
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        let host = lines.find_map(|line| Some(line.strip_prefix("http://")?.to_owned()));
        std::thread::spawn(move || lines.for_each(drop));
        Process { child, host: host.expect("the server tells its address") }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Kills the process without warning, as a power failure would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks the process to stop, and returns how long that took.
    #[cfg(unix)]
    fn stop(mut self) -> Duration {
        let begun = Instant::now();
        let asked = Command::new("kill").args(["-TERM", &self.child.id().to_string()]).status().unwrap();
        assert!(asked.success());
        assert!(self.child.wait().unwrap().success());
        begun.elapsed()
    }
}

/// Two people who play game after game as fast as they can, and remember what was acknowledged.
struct Players {
    people: [Somebody; 2],
    game: String,
    session: Session,
    /// The acknowledged entries, and the entry that was sent last.
    acknowledged: Vec<String>,
    sent: Option<String>,
    random: u64,
}

impl Players {
    async fn new(host: &str, random: u64) -> Players {
        let people = [Somebody::guest(host).await, Somebody::guest(host).await];
        let mut players = Players {
            people,
            game: String::new(),
            session: Session::new(catalogue::game("oware").unwrap()),
            acknowledged: Vec::new(),
            sent: None,
            random,
        };
        players.begin().await;
        players
    }

    async fn begin(&mut self) {
        let [first, second] = &self.people;
        let clock = ClockRule::Increment { initial: 600, increment: 1 };
        self.game = first.begin(second, GameChoice::of("oware"), clock, false).await;
        self.session = Session::new(catalogue::game("oware").unwrap());
        (self.acknowledged, self.sent) = (Vec::new(), None);
    }

    /// Plays until the connection breaks.
    async fn play(&mut self) {
        let Ok([mut south, mut north]) = self.connect().await else { return };
        loop {
            if self.session.outcome().is_some() {
                return;
            }
            let mover = self.session.player_to_move().unwrap();
            let texts = self.session.ply_texts();
            self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let text = texts[(self.random >> 33) as usize % texts.len()].clone();
            let number = self.acknowledged.len() as u32;
            self.sent = Some(text.clone());
            let socket = if mover == 0 { &mut south } else { &mut north };
            let answer = socket.try_play(&self.game, 0, number, &text).await;
            let Some(ToClient::Ack { .. }) = answer else { return };
            self.session.enter(&text).unwrap();
            self.acknowledged.push(text);
            self.sent = None;
        }
    }

    async fn connect(&self) -> Result<[Socket; 2], String> {
        let [first, second] = &self.people;
        Ok([first.try_connect().await?, second.try_connect().await?])
    }

    /// Moves everybody to the server's new address.
    fn follow(&mut self, host: &str) {
        for person in &mut self.people {
            host.clone_into(&mut person.host);
        }
    }

    /// Checks that everything acknowledged is there, in order, followed by at most the entry that was sent last.
    async fn check(&mut self) {
        let state = self.people[0].connect().await.watch(&self.game, 0, 0).await;
        let (known, more) = state.entries.split_at(self.acknowledged.len().min(state.entries.len()));
        assert_eq!(known, self.acknowledged, "an acknowledged entry is lost");
        assert!(
            more.len() <= 1 && more.first() == self.sent.as_ref().filter(|_| !more.is_empty()),
            "{more:?}"
        );
        for text in more {
            self.session.enter(text).unwrap();
            self.acknowledged.push(text.clone());
        }
        self.sent = None;
        let position = self.session.game().position_text(self.session.position());
        assert_eq!(state.position, position);
    }
}

/// Kills the server repeatedly while pairs of players play, and checks after every restart.
async fn kill_again_and_again(times: u32, pairs: u64) {
    let data = tempfile::tempdir().unwrap();
    let mut process = Process::start(data.path());
    let mut players = Vec::new();
    for random in 0..pairs {
        players.push(Players::new(&process.host, random).await);
    }
    let mut acknowledged = 0;
    for time in 0..times {
        let playing: Vec<_> = players
            .drain(..)
            .map(|mut pair| {
                tokio::spawn(async move {
                    let before = pair.acknowledged.len();
                    pair.play().await;
                    let played = pair.acknowledged.len() - before;
                    (pair, played)
                })
            })
            .collect();
        // Moments unrelated to what the server is doing.
        tokio::time::sleep(Duration::from_millis(150 + u64::from(time) * 37 % 400)).await;
        process.kill();
        let begun = Instant::now();
        process = Process::start(data.path());
        assert!(begun.elapsed() < Duration::from_secs(10), "ready after {:?}", begun.elapsed());
        for pair in playing {
            let (mut pair, played) = pair.await.unwrap();
            acknowledged += played;
            pair.follow(&process.host);
            pair.check().await;
            if pair.session.outcome().is_some() || pair.acknowledged.len() > 200 {
                pair.begin().await;
            }
            players.push(pair);
        }
    }
    println!("{times} times killed, {acknowledged} entries acknowledged, none lost");
    assert!(acknowledged > 0, "somebody played");
    process.kill();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_under_load_it_loses_nothing_that_was_acknowledged() {
    kill_again_and_again(3, 4).await;
}

/// `cargo test --release -p naqala-server --test server -- --ignored killed_fifty --nocapture`
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a minute or two; the command stands above it"]
async fn killed_fifty_times_under_load_it_loses_nothing() {
    kill_again_and_again(50, 50).await;
}

/// Another program locks the file for longer than the server waits.
#[tokio::test]
async fn what_cannot_be_written_has_not_happened() {
    let data = tempfile::tempdir().unwrap();
    let config = Config { data: Some(data.path().to_owned()), limits: Limits::none(), ..Config::default() };
    let server = Running::with(config).await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    south.watch(&game, 0, 0).await;
    assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    let file = SqliteConnectOptions::new().filename(data.path().join("naqala.sqlite"));
    let mut other = file.connect().await.unwrap();
    sqlx::query("BEGIN IMMEDIATE").execute(&mut other).await.unwrap();
    let refused = north.play(&game, 0, 1, "A").await;
    assert!(matches!(refused, ToClient::Error { code: ErrorCode::NotSaved, .. }), "{refused:?}");
    sqlx::query("ROLLBACK").execute(&mut other).await.unwrap();
    assert_eq!(south.watch(&game, 0, 0).await.entries, ["a"]);
    assert!(matches!(north.play(&game, 0, 1, "A").await, ToClient::Ack { .. }));
    south.until(|message| matches!(message, ToClient::Entry { number: 1, .. })).await;
    server.stop().await;
}

#[cfg(unix)]
#[tokio::test]
async fn asked_to_stop_it_tells_everybody_and_keeps_clocks() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(data.path());
    let (first, second) = (Somebody::guest(&process.host).await, Somebody::guest(&process.host).await);
    let clock = ClockRule::Increment { initial: 60, increment: 0 };
    let game = first.begin(&second, GameChoice::of("oware"), clock, false).await;
    let mut south = first.connect().await;
    let mut north = second.connect().await;
    south.play(&game, 0, 0, "a").await;
    north.play(&game, 0, 1, "A").await;
    tokio::time::sleep(Duration::from_millis(1000)).await;
    let before = south.watch(&game, 0, 0).await.clocks.unwrap();
    let took = tokio::task::spawn_blocking(move || process.stop());
    south.until(|message| matches!(message, ToClient::Closing { .. })).await;
    assert!(took.await.unwrap() < Duration::from_secs(5));
    // Downtime of the server is charged to nobody.
    tokio::time::sleep(Duration::from_millis(3000)).await;
    let process = Process::start(data.path());
    let mut somebody = Socket::open(&process.host, &[]).await.unwrap();
    let after = somebody.watch(&game, 0, 0).await.clocks.unwrap();
    assert_eq!(after.running, Some(0));
    let used = before.left[0] - after.left[0];
    assert!(used < 2500, "{used} ms are gone");
    process.kill();
}

/// A request that never ends delays the stop by three seconds.
#[cfg(unix)]
#[tokio::test]
async fn the_time_in_which_it_stops_is_nobodys() {
    let data = tempfile::tempdir().unwrap();
    let process = Process::start(data.path());
    let (first, second) = (Somebody::guest(&process.host).await, Somebody::guest(&process.host).await);
    let clock = ClockRule::Increment { initial: 10, increment: 0 };
    let game = first.begin(&second, GameChoice::of("oware"), clock, false).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    south.play(&game, 0, 0, "a").await;
    north.play(&game, 0, 1, "A").await;
    // Less is left than the stop takes.
    tokio::time::sleep(Duration::from_millis(8_300)).await;
    let before = south.watch(&game, 0, 0).await.clocks.unwrap();
    let mut half = TcpStream::connect(&process.host).await.unwrap();
    half.write_all(b"GET /api/games HTTP/1.1\r\n").await.unwrap();
    let took = tokio::task::spawn_blocking(move || process.stop()).await.unwrap();
    assert!(took > Duration::from_millis(2_500), "it waits for the request: {took:?}");
    let process = Process::start(data.path());
    let after = Socket::open(&process.host, &[]).await.unwrap().watch(&game, 0, 0).await;
    assert_eq!(after.ending, None);
    let used = before.left[0] - after.clocks.unwrap().left[0];
    assert!(used < 1_000, "{used} ms are gone");
    process.kill();
}

/// Nobody can play while `naqala admin` works with the data of a server that is stopped.
#[tokio::test]
async fn the_time_of_the_operator_is_nobodys() {
    let data = tempfile::tempdir().unwrap();
    let config =
        || Config { data: Some(data.path().to_owned()), limits: Limits::none(), ..Config::default() };
    let server = Running::with(config()).await;
    let (first, second) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let clock = ClockRule::Increment { initial: 60, increment: 0 };
    let game = first.begin(&second, GameChoice::of("oware"), clock, false).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    south.play(&game, 0, 0, "a").await;
    north.play(&game, 0, 1, "A").await;
    let before = south.watch(&game, 0, 0).await.clocks.unwrap();
    server.stop().await;
    let data = config();
    let operated = tokio::task::spawn_blocking(move || {
        let operator = Operator::of(data).unwrap();
        assert!(!operator.has_server());
        std::thread::sleep(Duration::from_secs(2));
        operator.close();
    });
    operated.await.unwrap();
    let server = Running::with(config()).await;
    let after = Socket::open(&server.host, &[]).await.unwrap().watch(&game, 0, 0).await;
    let used = before.left[0] - after.clocks.unwrap().left[0];
    assert!(used < 1_000, "{used} ms are gone");
    server.stop().await;
}
