//! An independent client: two people play a game through any of the servers, remember what was acknowledged, and report every
//! difference.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use naqala::{Session, catalogue};
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ErrorCode, ToClient};
use tokio::time::{sleep, timeout};

use crate::client::{Socket, Somebody, request};
use crate::site::{Faults, Site, seconds};

/// How long to wait for an answer before asking another server.
const ANSWER: Duration = Duration::from_millis(1500);
/// A load balancer considers a server dead that does not answer its health check within this time.
const LIVE: Duration = Duration::from_millis(250);
/// Pause after an answer that says to try again.
const PAUSE: Duration = Duration::from_millis(100);
/// The time of a player, in seconds, which is too much to run out.
const TIME: u32 = 10_000;

/// The addresses of the servers that are up.
pub(crate) type Hosts = Arc<Mutex<Vec<String>>>;

/// How exact a clock has to be, in milliseconds.
const EXACT: i64 = 500;
/// The longest that somebody may have to wait for an acknowledgement.
const LONGEST: Duration = Duration::from_secs(5);

/// What was observed during a game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Noticed {
    pub(crate) acknowledged: u64,
    /// The longest time from the first attempt to the acknowledgement of an entry.
    pub(crate) longest: Duration,
    /// How many entries took longer than [`LONGEST`].
    pub(crate) slow: u64,
    /// The largest amount charged for time in which nobody was thinking, in milliseconds, and the largest amount not charged
    /// for time in which somebody was and no fault was felt.
    pub(crate) overcharged: i64,
    pub(crate) undercharged: i64,
    /// How many entries were charged more than [`EXACT`] too much or too little.
    pub(crate) inexact: u64,
    pub(crate) connections: u64,
}

/// A game of two people.
pub(crate) struct Game {
    hosts: Hosts,
    faults: Faults,
    people: [Somebody; 2],
    sockets: [Option<Socket>; 2],
    game: String,
    session: Session,
    acknowledged: Vec<String>,
    /// The entry that was sent and is not acknowledged yet.
    sent: Option<String>,
    clocks: Vec<u64>,
    /// When the last acknowledgement came, and how long after the entry was sent.
    last: Option<(Instant, Duration)>,
    random: u64,
    /// What was tried to play the current entry.
    tried: Vec<(Instant, String)>,
    pub(crate) noticed: Noticed,
}

impl Game {
    pub(crate) async fn new(site: &Site, random: u64) -> Game {
        let hosts = site.hosts();
        let host = any(&hosts, random);
        let people = [Somebody::guest(&host).await, Somebody::guest(&host).await];
        let mut game = Game {
            hosts,
            faults: site.faults.clone(),
            people,
            sockets: [None, None],
            game: String::new(),
            session: Session::new(catalogue::game("oware").unwrap()),
            acknowledged: Vec::new(),
            sent: None,
            clocks: Vec::new(),
            last: None,
            random,
            tried: Vec::new(),
            noticed: Noticed::default(),
        };
        game.begin(&host).await;
        game
    }

    async fn begin(&mut self, host: &str) {
        for person in &mut self.people {
            host.clone_into(&mut person.host);
        }
        let clock = ClockRule::Increment { initial: TIME, increment: 0 };
        self.game = self.people[0].begin(&self.people[1], GameChoice::of("oware"), clock, false).await;
        self.session = Session::new(self.session.game().clone());
        (self.acknowledged, self.sent, self.clocks, self.last) = (Vec::new(), None, Vec::new(), None);
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.session.outcome().is_some()
    }

    /// Starts the next game, if the chosen server is up.
    pub(crate) async fn next(&mut self) {
        let (game, people) = (self.game.clone(), self.people.clone());
        self.sockets = [None, None];
        loop {
            let Some(host) = self.balanced().await else {
                sleep(PAUSE).await;
                continue;
            };
            let clock = ClockRule::Increment { initial: TIME, increment: 0 };
            let mut moved = people.clone();
            for person in &mut moved {
                host.clone_into(&mut person.host);
            }
            let begun = tokio::spawn(async move {
                moved[0].begin(&moved[1], GameChoice::of("oware"), clock, false).await
            });
            // A server that dies at this moment breaks the request, which panics.
            if let Ok(Ok(next)) = timeout(ANSWER * 2, begun).await {
                assert_ne!(next, game);
                self.game = next;
                break;
            }
            sleep(PAUSE).await;
        }
        self.session = Session::new(self.session.game().clone());
        (self.acknowledged, self.sent, self.clocks, self.last) = (Vec::new(), None, Vec::new(), None);
    }

    fn chance(&mut self) -> u64 {
        self.random = self.random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        self.random >> 33
    }

    /// Plays an entry, trying as many servers as needed.
    pub(crate) async fn step(&mut self) {
        let mover = self.session.player_to_move().unwrap();
        let text = match self.sent.clone() {
            Some(text) => text,
            None => {
                let texts = self.session.ply_texts();
                let at = self.chance() as usize % texts.len();
                texts[at].clone()
            }
        };
        let begun = Instant::now();
        self.tried.clear();
        let mut attempts = 0;
        loop {
            attempts += 1;
            assert!(begun.elapsed() < Duration::from_secs(60), "{} is not played any more", self.game);
            if !self.connect(mover).await {
                sleep(PAUSE).await;
                continue;
            }
            self.sent = Some(text.clone());
            let number = self.acknowledged.len() as u32;
            let socket = self.sockets[mover].as_mut().unwrap();
            let sent = Instant::now();
            match timeout(ANSWER, socket.try_play(&self.game, 0, number, &text)).await {
                Ok(Some(ToClient::Ack { clocks, .. })) => {
                    self.note(mover, "acknowledged");
                    self.check_clock(mover, begun, sent, attempts, clocks.map(|clocks| clocks.left));
                    return self.keep(text, begun);
                }
                Ok(Some(ToClient::Error { code, .. })) => match code {
                    ErrorCode::NotSaved | ErrorCode::Busy | ErrorCode::Stopping | ErrorCode::Internal => {
                        self.note(mover, &format!("{code:?}"));
                        sleep(PAUSE).await;
                    }
                    code => panic!("{}: entry {number} is refused: {code:?}", self.game),
                },
                _ => {
                    self.note(mover, "no answer");
                    self.sockets[mover] = None;
                }
            }
        }
    }

    fn keep(&mut self, text: String, begun: Instant) {
        self.session.enter(&text).unwrap();
        self.acknowledged.push(text);
        self.sent = None;
        self.noticed.acknowledged += 1;
        let took = begun.elapsed();
        self.noticed.longest = self.noticed.longest.max(took);
        if took > LONGEST {
            self.noticed.slow += 1;
            self.report(begun, &format!("acknowledged after {took:?}"));
        }
    }

    /// Notes what has happened to a player.
    fn note(&mut self, player: usize, what: &str) {
        self.tried.push((Instant::now(), format!("{}: {what}", self.people[player].host)));
    }

    /// Prints what is wrong, and all that has led to it. Times count from the first attempt to play the entry.
    fn report(&self, begun: Instant, what: &str) {
        let number = self.acknowledged.len();
        let turn = self.last.map(|(last, _)| seconds(begun, last)).unwrap_or_default();
        let tried: String =
            self.tried.iter().map(|(at, tried)| format!("\n    {} {tried}", seconds(begun, *at))).collect();
        let faults = self.faults.latest(begun);
        println!("{} entry {number}: {what}; the turn began at {turn}{faults}{tried}", self.game);
    }

    /// Compares what the clock was charged with the time measured here. From the last acknowledgement to the first attempt the
    /// player was thinking; any later time is charged to nobody if a server was down.
    fn check_clock(
        &mut self,
        mover: usize,
        begun: Instant,
        sent: Instant,
        attempts: u32,
        left: Option<Vec<u64>>,
    ) {
        let now = Instant::now();
        let left = left.expect("the game has clocks");
        if let (Some((last, delay)), Some(before)) = (self.last, self.clocks.get(mover)) {
            let charged = *before as i64 - left[mover] as i64;
            let milliseconds = |time: Duration| time.as_millis() as i64;
            let thought = milliseconds(begun.saturating_duration_since(last));
            // The previous acknowledgement may have been delayed by up to its whole round trip.
            let most =
                thought + milliseconds(delay) + if attempts == 1 { milliseconds(now - sent) } else { 0 };
            if charged - most > EXACT {
                self.noticed.inexact += 1;
                self.report(begun, &format!("charged {charged} ms for {most} ms, after {attempts} attempts"));
            }
            self.noticed.overcharged = self.noticed.overcharged.max(charged - most);
            if attempts == 1 {
                // Time before the acknowledgement may be given back, too.
                let free = milliseconds(self.faults.within(last - delay, now));
                let missing = thought - free - charged.max(0);
                if missing > EXACT {
                    self.noticed.inexact += 1;
                    self.report(begun, &format!("charged {charged} ms for {thought} ms, {free} ms free"));
                }
                self.noticed.undercharged = self.noticed.undercharged.max(missing);
            }
        }
        self.clocks = left;
        // The first entries are not timed.
        self.last = (!self.acknowledged.is_empty()).then_some((now, now - sent));
    }

    /// A server that a load balancer would choose: any that passes the health check.
    async fn balanced(&mut self) -> Option<String> {
        let chance = self.chance();
        let host = any(&self.hosts, chance);
        let asked = host.clone();
        // A server that dies at this moment breaks the request, which panics.
        let told = tokio::spawn(async move { request(&asked, "GET", "/api/live", &[], "").await.status });
        let lives = matches!(timeout(LIVE, told).await, Ok(Ok(200)));
        if !lives {
            self.tried.push((Instant::now(), format!("{host}: does not live")));
        }
        lives.then_some(host)
    }

    /// Connects a player to any server, and checks that everything acknowledged is there, in order, followed by at most the
    /// entry that was sent last.
    async fn connect(&mut self, player: usize) -> bool {
        if self.sockets[player].is_some() {
            return true;
        }
        let Some(host) = self.balanced().await else { return false };
        self.people[player].host = host;
        let Ok(Ok(mut socket)) = timeout(ANSWER, self.people[player].try_connect()).await else {
            self.note(player, "not connected");
            return false;
        };
        self.noticed.connections += 1;
        let Ok(Some(state)) = timeout(ANSWER, socket.try_watch(&self.game)).await else {
            self.note(player, "not shown");
            return false;
        };
        self.note(player, "shown");
        let (known, more) = state.entries.split_at(self.acknowledged.len().min(state.entries.len()));
        assert_eq!(known, self.acknowledged, "{}: an acknowledged entry is lost", self.game);
        assert!(
            more.is_empty() || more.len() == 1 && more.first() == self.sent.as_ref(),
            "{}: {more:?} was never acknowledged or sent",
            self.game
        );
        self.sockets[player] = Some(socket);
        true
    }

    /// Finally checks at every server that the game is what was acknowledged.
    pub(crate) async fn check(&mut self) {
        let hosts = self.hosts.lock().unwrap().clone();
        for host in hosts {
            let mut socket = Socket::open(&host, &[]).await.unwrap();
            let state = socket.watch(&self.game, 0, 0).await;
            let (known, more) = state.entries.split_at(self.acknowledged.len().min(state.entries.len()));
            assert_eq!(known, self.acknowledged, "{}: an acknowledged entry is lost", self.game);
            assert!(more.is_empty() || more.len() == 1 && more.first() == self.sent.as_ref(), "{more:?}");
        }
    }
}

fn any(hosts: &Hosts, chance: u64) -> String {
    let hosts = hosts.lock().unwrap();
    hosts[chance as usize % hosts.len()].clone()
}
