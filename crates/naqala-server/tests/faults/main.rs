//! The server on a disk that fails: no acknowledged entry is lost, none is invented, and as soon as the disk works again the
//! server continues, without a restart.

#[path = "../server/client.rs"]
mod client;
#[path = "../server/running.rs"]
mod running;
mod vfs;

use std::path::Path;
use std::time::{Duration, Instant};

use naqala::{MatchSession, catalogue};
use naqala_server::{Config, Limits};
use naqala_wire::game::Game;
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorCode, ToClient, ToServer, rules};
use tokio::sync::Mutex;

use client::{Socket, Somebody};
use running::Running;
use vfs::Fault;

/// The faults are global to the process, so the tests take turns.
static ONE: Mutex<()> = Mutex::const_new(());
/// Time limit for the recovery after a fault.
const BACK: Duration = Duration::from_secs(2);

async fn server(data: &Path) -> Running {
    vfs::install();
    let config = Config { data: Some(data.to_owned()), limits: Limits::none(), ..Config::default() };
    Running::with(config).await
}

/// Two people who play, and the acknowledged entries of all their games.
struct Players {
    people: [Somebody; 2],
    sockets: [Socket; 2],
    game: String,
    session: MatchSession,
    acknowledged: Vec<String>,
    before: Vec<(String, Vec<String>)>,
    random: u64,
}

impl Players {
    async fn new(host: &str) -> Players {
        let people = [Somebody::guest(host).await, Somebody::guest(host).await];
        let sockets = [people[0].connect().await, people[1].connect().await];
        let session = MatchSession::new(catalogue::game("oware").unwrap());
        let mut players = Players {
            people,
            sockets,
            game: String::new(),
            session,
            acknowledged: Vec::new(),
            before: Vec::new(),
            random: 7,
        };
        players.begin().await;
        players
    }

    async fn begin(&mut self) {
        let [first, second] = &self.people;
        let game = first.begin(second, GameChoice::of("oware"), ClockRule::None, false).await;
        // A connection can follow only a limited number of games, so reconnect.
        self.sockets = [first.connect().await, second.connect().await];
        let before = std::mem::replace(&mut self.game, game);
        self.before.push((before, std::mem::take(&mut self.acknowledged)));
        self.session = MatchSession::new(catalogue::game("oware").unwrap());
    }

    /// Plays one random entry; returns whether it was acknowledged.
    async fn step(&mut self) -> bool {
        let mover = rules::to_move(&self.session).unwrap();
        let texts = self.session.session().ply_texts();
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        let text = &texts[(self.random >> 33) as usize % texts.len()];
        let number = self.acknowledged.len() as u32;
        match self.sockets[usize::from(mover)].play(&self.game, 0, number, text).await {
            ToClient::Ack { .. } => {
                self.session.enter(text).unwrap();
                self.acknowledged.push(text.clone());
                true
            }
            ToClient::Error { code: ErrorCode::NotSaved, .. } => false,
            other => panic!("{other:?}"),
        }
    }

    /// Sends two random entries without awaiting the answer to the first; returns how many were acknowledged.
    async fn two_steps(&mut self) -> usize {
        let (mut ahead, mut asked) = (self.session.clone(), Vec::new());
        for number in self.acknowledged.len()..self.acknowledged.len() + 2 {
            let Some(mover) = rules::to_move(&ahead).map(usize::from) else { break };
            let texts = ahead.session().ply_texts();
            self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let text = texts[(self.random >> 33) as usize % texts.len()].clone();
            ahead.enter(&text).unwrap();
            let (id, game) = (self.sockets[mover].number(), self.game.clone());
            let number = number as u32;
            let message = ToServer::Move { id, game, branch: 0, number, text: text.clone() };
            self.sockets[mover].send(&message).await;
            asked.push((mover, id, text));
        }
        let mut is_whole = true;
        let mut acknowledged = 0;
        for (mover, wanted, text) in asked {
            let answer = self.sockets[mover].until(|answer| match answer {
                ToClient::Ack { id, .. } => *id == wanted,
                ToClient::Error { id, .. } => *id == Some(wanted),
                _ => false,
            });
            let is_acknowledged = match answer.await {
                ToClient::Ack { .. } => true,
                ToClient::Error { code: ErrorCode::NotSaved | ErrorCode::OutOfStep, .. } => false,
                other => panic!("{other:?}"),
            };
            assert!(is_whole || !is_acknowledged, "an entry is acknowledged, and not the one before it");
            if is_acknowledged {
                self.session.enter(&text).unwrap();
                self.acknowledged.push(text);
                acknowledged += 1;
            }
            is_whole = is_acknowledged;
        }
        acknowledged
    }

    /// Plays two entries at a time until the disk fails once; then everything is as it was acknowledged, and goes on.
    async fn play_over_a_fault(&mut self, fault: Fault, nth: u32) {
        if self.session.end().is_some() || self.acknowledged.len() > 300 {
            self.begin().await;
        }
        let before = vfs::failed();
        vfs::break_once(fault, nth);
        while vfs::failed() == before {
            self.two_steps().await;
            if self.session.end().is_some() {
                vfs::mend();
                return Box::pin(self.play_over_a_fault(fault, nth)).await;
            }
        }
        vfs::mend();
        let mended = Instant::now();
        while self.session.end().is_none() && self.two_steps().await == 0 {
            assert!(mended.elapsed() < BACK, "{fault:?} {nth}: the service does not come back");
        }
        let state = self.sockets[0].watch(&self.game, 0, 0).await;
        assert_eq!(state.entries, self.acknowledged, "{fault:?} {nth}");
    }

    /// Plays until the disk fails, which has to happen soon; then repairs it.
    async fn play_through(&mut self, fault: Fault, nth: u32) {
        if self.session.end().is_some() || self.acknowledged.len() > 300 {
            self.begin().await;
        }
        vfs::break_at(fault, nth);
        let mut entries = 0;
        while self.step().await {
            entries += 1;
            assert!(entries <= nth, "{fault:?} {nth}: nothing fails");
            if self.session.end().is_some() {
                vfs::mend();
                return Box::pin(self.play_through(fault, nth)).await;
            }
        }
        assert!(!self.step().await, "{fault:?} {nth}: it fails again");
        vfs::mend();
        let mended = Instant::now();
        while !self.step().await {
            assert!(mended.elapsed() < BACK, "{fault:?} {nth}: the service does not come back");
        }
        assert!(mended.elapsed() < BACK, "{fault:?} {nth}: back after {:?}", mended.elapsed());
        let state = self.sockets[0].watch(&self.game, 0, 0).await;
        assert_eq!(state.entries, self.acknowledged, "{fault:?} {nth}");
    }
}

/// Makes every kind of operation fail at these numbers, and finally checks what is on disk.
async fn fail_at(numbers: impl Iterator<Item = u32> + Clone, at_once: usize) {
    let _one = ONE.lock().await;
    let data = tempfile::tempdir().unwrap();
    let running = server(data.path()).await;
    let mut players = Players::new(&running.host).await;
    for fault in Fault::ALL {
        let begun = Instant::now();
        for nth in numbers.clone() {
            match at_once {
                1 => players.play_through(fault, nth).await,
                _ => players.play_over_a_fault(fault, nth).await,
            }
        }
        println!("{fault:?}: {:?}", begun.elapsed());
    }
    players.begin().await;
    running.stop().await;
    let running = server(data.path()).await;
    let entries: usize = players.before.iter().map(|(_, entries)| entries.len()).sum();
    println!(
        "{entries} entries acknowledged in {} games, {} faults",
        players.before.len() - 1,
        vfs::failed()
    );
    for (game, acknowledged) in players.before.iter().skip(1) {
        let path = format!("/api/games/{game}");
        let state = client::request(&running.host, "GET", &path, &[], "").await.json::<Game>();
        assert_eq!(&state.entries, acknowledged);
    }
    running.stop().await;
}

#[tokio::test]
async fn whatever_fails_nothing_is_lost_and_it_goes_on() {
    fail_at((1..=200).step_by(13), 1).await;
}

#[tokio::test]
async fn no_entry_is_written_without_the_one_before_it() {
    fail_at(1..=12, 2).await;
}

/// `cargo test -p naqala-server --test faults -- --ignored --nocapture`
#[tokio::test]
#[ignore = "some minutes; the command stands above it"]
async fn whatever_fails_at_any_time_nothing_is_lost_and_it_goes_on() {
    fail_at(1..=200, 1).await;
    fail_at(1..=200, 2).await;
}

/// Resigning, drawing, taking back: what was answered has happened, and what could not be written has not.
#[tokio::test]
async fn what_is_answered_is_on_disk() {
    let _one = ONE.lock().await;
    let data = tempfile::tempdir().unwrap();
    let running = server(data.path()).await;
    let mut players = Players::new(&running.host).await;
    assert!(players.step().await && players.step().await && players.step().await);
    let [first, second] = players.people.clone();
    let offers = format!("/api/games/{}/offers", players.game);
    let resign = format!("/api/games/{}/resign", players.game);
    let state = async || first.get(&format!("/api/games/{}", players.game)).await.json::<Game>();
    for kind in ["draw", "takeback"] {
        let offer = serde_json::json!({ "kind": kind });
        assert_eq!(first.ask("POST", &offers, &offer).await.status, 204);
        vfs::break_at(Fault::Sync, 1);
        let refused = second.ask("POST", &offers, &offer).await;
        assert_eq!((refused.status, refused.code().as_str()), (503, "not-saved"), "{kind}");
        vfs::mend();
        let now = state().await;
        assert!(now.ending.is_none() && now.entries.len() == 3 && now.branch == 0, "{kind}");
    }
    vfs::break_at(Fault::Full, 1);
    assert_eq!(first.ask("POST", &resign, &()).await.code(), "not-saved");
    assert_eq!(state().await.ending, None);
    vfs::mend();
    assert_eq!(first.ask("POST", &resign, &()).await.status, 204);
    assert!(state().await.ending.is_some());
    running.stop().await;
}

/// While nothing can be written, a clock that has run out is checked only after a pause.
#[tokio::test]
async fn a_full_disk_is_not_tried_all_the_time() {
    let _one = ONE.lock().await;
    let data = tempfile::tempdir().unwrap();
    let running = server(data.path()).await;
    let host = running.host.as_str();
    let (first, second) = (Somebody::guest(host).await, Somebody::guest(host).await);
    let clock = ClockRule::Increment { initial: 10, increment: 0 };
    let game = first.begin(&second, GameChoice::of("oware"), clock, false).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    south.play(&game, 0, 0, "a").await;
    north.play(&game, 0, 1, "A").await;
    tokio::time::sleep(Duration::from_millis(8_000)).await;
    vfs::break_at(Fault::Full, 1);
    tokio::time::sleep(Duration::from_millis(3_000)).await;
    let before = vfs::failed();
    tokio::time::sleep(Duration::from_millis(3_000)).await;
    let tried = vfs::failed() - before;
    assert!((1..=40).contains(&tried), "{tried} writes in 3 s");
    vfs::mend();
    let mended = Instant::now();
    south.watch(&game, 0, 0).await;
    while south.watch(&game, 0, 0).await.ending.is_none() {
        assert!(mended.elapsed() < BACK, "the game does not end");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    running.stop().await;
}
