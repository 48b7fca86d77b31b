//! Load test: many games at once against a server in its own process.
//!
//! ```text
//! cargo run --release -p naqala-server --example load                    2,000 games, 1,000 moves a second, a minute
//! cargo run --release -p naqala-server --example load -- saturate        400 games, every move at once
//! cargo run --release -p naqala-server --example load -- idle            memory of idle connections
//! cargo run --release -p naqala-server --example load -- spectators      1,000 people watch one game
//! cargo run --release -p naqala-server --example load -- archive         a start with a million finished games
//! ```
//!
//! With `--features cluster` and `NAQALA_LOAD_DATABASE=postgres://…` the server uses that database, except for `archive`.
//!
//! The load is open: the time at which a move is due is fixed beforehand, and latency counts from then, so a slow
//! server is charged for the moves it delayed. Numbers after the word change games, moves a second, and seconds; spectators and
//! moves; finished games.

mod archive;
#[path = "../../tests/server/client.rs"]
mod client;
mod process;
mod spectators;

use std::time::Duration;

use client::{Socket, Somebody};
use naqala::{Session, catalogue};
use naqala_wire::ToClient;
use naqala_wire::seek::{ClockRule, GameChoice};
use process::Process;
use tokio::time::{Instant, sleep_until};

/// What to measure.
struct Plan {
    games: u32,
    /// Moves per second in total; `None` sends every move as soon as the last one is answered.
    rate: Option<f64>,
    seconds: u64,
}

/// Measurements of one game, in microseconds.
#[derive(Default)]
struct Measured {
    times: Vec<u32>,
    refused: u32,
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    if let [process::SERVE, data] = words.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        return process::serve(data.into());
    }
    measure(&words);
}

#[tokio::main]
async fn measure(words: &[String]) {
    let number = |at: usize, usual: u64| words.get(at).and_then(|word| word.parse().ok()).unwrap_or(usual);
    match words.first().map(String::as_str) {
        Some("spectators") => spectators::run(number(1, 1000) as usize, number(2, 60) as u32).await,
        Some("archive") => archive::run(number(1, 1_000_000) as i64).await,
        Some("idle") => idle(number(1, 4000) as usize).await,
        Some("saturate") => {
            run(Plan { games: number(1, 400) as u32, rate: None, seconds: number(2, 20) }).await;
        }
        _ => {
            let rate = Some(number(1, 1000) as f64);
            run(Plan { games: number(0, 2000) as u32, rate, seconds: number(2, 60) }).await;
        }
    }
}

/// The memory of connections on which nothing happens.
async fn idle(connections: usize) {
    let server = Process::start();
    let before = server.memory();
    let mut open = Vec::new();
    for _ in 0..connections {
        open.push(Socket::open(server.host(), &[]).await.expect("a connection"));
    }
    tokio::time::sleep(Duration::from_secs(2)).await;
    let used = server.memory() - before;
    println!(
        "{connections} idle connections: {:.1} KB each, {} MB in all",
        used as f64 / connections as f64,
        server.memory() / 1024
    );
}

async fn run(plan: Plan) {
    let server = Process::start();
    println!("load average before: {}", process::load_average());
    let mut games = Vec::new();
    for number in 0..plan.games {
        games.push(Play::begin(server.host(), number).await);
    }
    println!("{} games are set up, server {} MB", plan.games, server.memory() / 1024);
    let (cpu, begun) = (server.cpu(), Instant::now() + Duration::from_millis(500));
    let end = begun + Duration::from_secs(plan.seconds);
    let every = plan.rate.map(|rate| Duration::from_secs_f64(f64::from(plan.games) / rate));
    let tasks: Vec<_> = games
        .into_iter()
        .enumerate()
        .map(|(at, game)| {
            let first = begun + every.unwrap_or_default() * at as u32 / plan.games;
            tokio::spawn(game.play(first, every, end))
        })
        .collect();
    let mut all = Measured::default();
    for task in tasks {
        let measured = task.await.expect("a game ends well");
        all.times.extend(measured.times);
        all.refused += measured.refused;
    }
    report(all, &server, cpu, begun.elapsed());
}

fn report(all: Measured, server: &Process, cpu: Duration, took: Duration) {
    let moves = all.times.len().max(1);
    println!(
        "{} moves in {:.1} s: {:.0} a second; refused or lost: {}",
        all.times.len(),
        took.as_secs_f64(),
        all.times.len() as f64 / took.as_secs_f64(),
        all.refused
    );
    println!("from the intended time to the acknowledgement: {}", parts(all.times));
    let used = server.cpu() - cpu;
    println!(
        "server: {:.0} µs of CPU a move, {} MB, at most {} MB",
        used.as_micros() as f64 / moves as f64,
        server.memory() / 1024,
        server.most_memory() / 1024
    );
    println!("load average after: {}", process::load_average());
}

/// How long most of these took, in microseconds: "p50 1.3 ms, …".
fn parts(mut times: Vec<u32>) -> String {
    times.sort_unstable();
    let at = |part: f64| {
        let place = ((times.len() as f64 * part) as usize).min(times.len().saturating_sub(1));
        f64::from(times.get(place).copied().unwrap_or(0)) / 1000.0
    };
    format!(
        "p50 {:.1} ms, p95 {:.1} ms, p99 {:.1} ms, p99.9 {:.1} ms, most {:.1} ms",
        at(0.5),
        at(0.95),
        at(0.99),
        at(0.999),
        at(1.0)
    )
}

/// A random game between two connections.
struct Play {
    people: [Somebody; 2],
    sockets: [Socket; 2],
    game: String,
    session: Session,
    entries: u32,
    random: u64,
}

impl Play {
    async fn begin(host: &str, number: u32) -> Play {
        let people = [Somebody::guest(host).await, Somebody::guest(host).await];
        let mut sockets = [people[0].connect().await, people[1].connect().await];
        let game = new_game(&people, &mut sockets).await;
        let session = Session::new(catalogue::game("oware").expect("a game of the catalogue"));
        Play { people, sockets, game, session, entries: 0, random: u64::from(number) }
    }

    async fn play(mut self, first: Instant, every: Option<Duration>, end: Instant) -> Measured {
        let mut measured = Measured::default();
        let mut intended = first;
        while intended < end {
            sleep_until(intended).await;
            let begun = if every.is_some() { intended } else { Instant::now() };
            if begun >= end {
                break;
            }
            if self.step().await {
                measured.times.push(begun.elapsed().as_micros() as u32);
            } else {
                measured.refused += 1;
            }
            if self.session.outcome().is_some() {
                self.game = new_game(&self.people, &mut self.sockets).await;
                self.session = Session::new(self.session.game().clone());
                self.entries = 0;
            }
            intended += every.unwrap_or_default();
        }
        measured
    }

    /// Plays a move and waits for its acknowledgement.
    async fn step(&mut self) -> bool {
        let mover = self.session.player_to_move().unwrap_or_default();
        let moves = self.session.moves();
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let mv = moves[(self.random >> 33) as usize % moves.len()];
        let text = self.session.game().move_text(self.session.position(), mv);
        let socket = &mut self.sockets[mover];
        let answer = socket.try_play(&self.game, 0, self.entries, &text).await;
        let is_played = matches!(answer, Some(ToClient::Ack { .. }));
        if is_played {
            self.session.play_legal(mv, &mut naqala::Silent);
            self.entries += 1;
        }
        is_played
    }
}

async fn new_game(people: &[Somebody; 2], sockets: &mut [Socket; 2]) -> String {
    let game = people[0].begin(&people[1], GameChoice::of("oware"), ClockRule::None, false).await;
    for socket in sockets {
        socket.watch(&game, 0, 0).await;
    }
    game
}
