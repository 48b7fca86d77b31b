//! Measures how long a move takes to reach many spectators of one game.

use std::time::Duration;

use naqala_wire::ToClient;
use tokio::time::{Instant, sleep, timeout};

use super::process::Process;
use super::{Play, client::Socket, parts};

/// Interval between moves.
const EVERY: Duration = Duration::from_millis(250);
/// After this time without a message a spectator has received everything.
const SILENCE: Duration = Duration::from_secs(5);

/// Plays `moves` moves of a game in front of `spectators` spectators.
pub(crate) async fn run(spectators: usize, moves: u32) {
    let server = Process::start();
    let mut play = Play::begin(server.host(), 1).await;
    let mut watching = Vec::with_capacity(spectators);
    for _ in 0..spectators {
        let mut socket = Socket::open(server.host(), &[]).await.expect("a connection");
        socket.watch(&play.game, 0, 0).await;
        watching.push(tokio::spawn(arrivals(socket)));
    }
    let cpu = server.cpu();
    let mut sent = Vec::new();
    while sent.len() < moves as usize && play.session.outcome().is_none() {
        sleep(EVERY).await;
        sent.push(Instant::now());
        assert!(play.step().await, "a move is refused");
    }
    let mut times = Vec::new();
    for heard in watching {
        let heard = heard.await.expect("a spectator stays");
        assert_eq!(heard.len(), sent.len(), "a spectator missed something");
        times.extend(heard.iter().map(|(number, at)| (*at - sent[*number as usize]).as_micros() as u32));
    }
    println!("{spectators} spectators, {} moves, each reached everybody", sent.len());
    println!("from the move to its arrival: {}", parts(times));
    let used = server.cpu() - cpu;
    println!("server: {:.1} ms of CPU a move", used.as_secs_f64() * 1000.0 / sent.len().max(1) as f64);
}

/// The arrival times of entries.
async fn arrivals(mut socket: Socket) -> Vec<(u32, Instant)> {
    let mut heard = Vec::new();
    while let Ok(Some(message)) = timeout(SILENCE, socket.next()).await {
        if let ToClient::Entry { number, .. } = message {
            heard.push((number, Instant::now()));
        }
    }
    heard
}
