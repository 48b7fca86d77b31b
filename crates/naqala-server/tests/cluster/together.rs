//! Three servers as one: everybody sees the same, whatever server they are connected to.

use std::env;
use std::time::{Duration, Instant};

use naqala_wire::seek::{ClockRule, GameChoice, Joined, NewSeek, Seek};
use naqala_wire::{ToClient, ToServer};
use serde_json::Value;
use tokio::task::JoinHandle;

use crate::client::{Socket, Somebody};
use crate::play::{Game, Noticed};
use crate::site::Site;

/// How far a clock may be off where several servers fail at once, in milliseconds.
const MOST_OFF: i64 = 3000;

/// A number of the environment.
fn number(name: &str, usual: u64) -> u64 {
    env::var(name).ok().and_then(|text| text.parse().ok()).unwrap_or(usual)
}

fn elsewhere(person: &Somebody, host: &str) -> Somebody {
    Somebody { host: host.to_owned(), ..person.clone() }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn lobby_moves_presence_and_sessions_are_those_of_one_site() {
    let Some(site) = Site::start(3).await else { return };
    let [one, two, three] = [0, 1, 2].map(|at| site.host(at));
    let mut lobby = Socket::open(&three, &[]).await.unwrap();
    let id = lobby.number();
    lobby.ask(ToServer::Lobby { id, on: true }).await;
    let first = Somebody::guest(&one).await;
    let second = Somebody::guest(&two).await;
    let clock = ClockRule::Increment { initial: 600, increment: 0 };
    let seek = NewSeek {
        game: GameChoice::of("oware"),
        clock,
        rated: false,
        counting: false,
        listed: true,
        player: Some(0),
    };
    let seek = first.ask("POST", "/api/seeks", &seek).await.json::<Seek>();
    lobby
        .until(|message| matches!(message, ToClient::Seek { seek: announced } if announced.id == seek.id))
        .await;
    // Somebody hears of it at one server, and joins at another.
    let mut seeker = first.connect().await;
    let joined = second.ask("POST", &format!("/api/seeks/{}/join", seek.id), &Value::Null).await;
    let game = joined.json::<Joined>().game.unwrap();
    seeker.until(|message| matches!(message, ToClient::Started { .. })).await;
    lobby.until(|message| matches!(message, ToClient::SeekGone { .. })).await;
    let again =
        elsewhere(&second, &three).ask("POST", &format!("/api/seeks/{}/join", seek.id), &Value::Null).await;
    assert_eq!(again.status, 410, "{}", again.text());
    // The players are at two servers, and who watches is at the third.
    let (mut south, mut north) =
        (elsewhere(&first, &three).connect().await, elsewhere(&second, &one).connect().await);
    let mut spectator = Socket::open(&one, &[]).await.unwrap();
    south.watch(&game, 0, 0).await;
    north.watch(&game, 0, 0).await;
    let state = spectator.watch(&game, 0, 0).await;
    assert_eq!((state.online, state.spectators), (vec![true, true], 1));
    assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    for socket in [&mut north, &mut spectator] {
        socket.until(|message| matches!(message, ToClient::Entry { number: 0, .. })).await;
    }
    assert!(matches!(north.play(&game, 0, 1, "A").await, ToClient::Ack { .. }));
    assert!(matches!(north.play(&game, 0, 1, "A").await, ToClient::Ack { .. }), "the same again");
    south.until(|message| matches!(message, ToClient::Entry { number: 1, .. })).await;
    // When somebody disconnects, all servers notice.
    drop(north);
    south.until(|message| matches!(message, ToClient::Presence { online, .. } if !online[1])).await;
    // A session that ends at one server ends at all.
    assert_eq!(elsewhere(&first, &two).ask("POST", "/api/logout", &Value::Null).await.status, 204);
    while south.next().await.is_some() {}
}

/// People who play until they are asked to stop.
struct Crowd {
    tasks: Vec<JoinHandle<Game>>,
    stop: tokio::sync::watch::Sender<bool>,
}

impl Crowd {
    async fn begin(site: &Site, games: u64, rate: u64) -> Crowd {
        let every = Duration::from_secs_f64(games as f64 / rate as f64);
        let (stop, stopping) = tokio::sync::watch::channel(false);
        let mut tasks = Vec::new();
        for at in 0..games {
            let (mut game, stopping) = (Game::new(site, at).await, stopping.clone());
            tasks.push(tokio::spawn(async move {
                let mut due = tokio::time::Instant::now() + every.mul_f64(at as f64 / games as f64);
                while !*stopping.borrow() {
                    tokio::time::sleep_until(due).await;
                    due = (due + every).max(tokio::time::Instant::now());
                    if game.is_over() {
                        game.next().await;
                    }
                    game.step().await;
                }
                game
            }));
        }
        Crowd { tasks, stop }
    }

    /// Lets everybody finish, and checks every game at every server.
    async fn end(self) -> Noticed {
        self.stop.send_replace(true);
        let mut all = Noticed::default();
        for task in self.tasks {
            let mut game = task.await.unwrap();
            game.check().await;
            all.acknowledged += game.noticed.acknowledged;
            all.connections += game.noticed.connections;
            all.longest = all.longest.max(game.noticed.longest);
            all.slow += game.noticed.slow;
            all.overcharged = all.overcharged.max(game.noticed.overcharged);
            all.undercharged = all.undercharged.max(game.noticed.undercharged);
            all.inexact += game.noticed.inexact;
        }
        all
    }
}

/// Disturbs a random server, or NATS; returns what it did.
fn disturb(site: &mut Site, chance: u64) -> String {
    let at = (chance / 8) as usize % 3;
    let (faults, host) = (site.faults.clone(), site.host(at));
    let pause = Duration::from_millis;
    let (most, what) = match chance % 8 {
        0..=3 => (0, format!("{host} killed")),
        4 | 5 => (5000, format!("{host} stopped")),
        6 => (1500, "NATS killed".to_owned()),
        _ => (2500, "NATS stopped".to_owned()),
    };
    faults.begin(what.clone());
    match chance % 8 {
        0..=3 => {
            site.kill(at);
            site.add();
        }
        4 | 5 => site.node(at).pause(pause(500 + chance % most)),
        6 => site.nats.kill_and_start(pause(chance % most)),
        _ => site.nats.pause(pause(chance % most)),
    }
    faults.end(most == 0);
    what
}

/// Returns what was noticed; `None` if PostgreSQL or NATS is missing.
async fn disturbed(games: u64, rate: u64, faults: u64, chance: u64) -> Option<Noticed> {
    let mut site = Site::start(3).await?;
    let begun = Instant::now();
    let crowd = Crowd::begin(&site, games, rate).await;
    println!("{games} games are set up after {:?}", begun.elapsed());
    let begun = Instant::now();
    let mut random = chance;
    for fault in 0..faults {
        tokio::time::sleep(Duration::from_secs(2)).await;
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let chance = random >> 33;
        let done = tokio::task::spawn_blocking(move || {
            let what = disturb(&mut site, chance);
            (site, what)
        });
        let what;
        (site, what) = done.await.unwrap();
        println!("{fault}: {what}");
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    let seconds = begun.elapsed().as_secs_f64();
    let noticed = crowd.end().await;
    println!(
        "{games} games, {:.0} moves/s, {faults} faults: {noticed:?}",
        noticed.acknowledged as f64 / seconds
    );
    assert!(noticed.acknowledged > games);
    Some(noticed)
}

/// A short run; `cargo xtask cluster-test` runs the long one.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_acknowledged_is_lost_or_doubled_when_servers_die() {
    disturbed(8, 16, 3, 13).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "minutes; cargo xtask cluster-test runs it"]
async fn fifty_faults_among_many_games() {
    let number = |name, usual| number(&format!("NAQALA_CLUSTER_{name}"), usual);
    let noticed =
        disturbed(number("GAMES", 500), number("RATE", 500), number("FAULTS", 50), number("CHANCE", 7)).await;
    if let Some(Noticed { acknowledged, overcharged, undercharged, inexact, .. }) = noticed {
        assert!(1000 * inexact <= acknowledged, "{inexact} clocks of {acknowledged} are off");
        assert!(overcharged.max(undercharged) <= MOST_OFF, "{overcharged} and {undercharged} ms");
    }
}

/// One server after the other is replaced; everybody plays on.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn servers_are_replaced_one_after_the_other() {
    let Some(mut site) = Site::start(3).await else { return };
    let crowd = Crowd::begin(&site, 12, 24).await;
    for _ in 0..3 {
        tokio::time::sleep(Duration::from_secs(1)).await;
        let done = tokio::task::spawn_blocking(move || {
            site.add();
            site.stop(0);
            site
        });
        site = done.await.unwrap();
    }
    tokio::time::sleep(Duration::from_secs(1)).await;
    let noticed = crowd.end().await;
    println!("a rolling upgrade: {noticed:?}");
    // A tenth of a second is usual; whoever had to wait for a takeover would wait for seconds.
    assert!(noticed.longest < Duration::from_millis(2_500), "{:?}", noticed.longest);
}
