//! A site of several servers.

use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::node::Node;
use crate::places::{Nats, Postgres};
use crate::play::Hosts;

/// Only one site at a time, because times are measured.
pub(crate) async fn alone() -> SemaphorePermit<'static> {
    static ALONE: Semaphore = Semaphore::const_new(1);
    ALONE.acquire().await.unwrap()
}

/// A server that stands still for longer than this may be taken for dead. Then nobody is charged until the player is back.
const MISSED: Duration = Duration::from_millis(2_200);
/// How long that may last from the moment at which it stood still.
const TAKEOVER: Duration = Duration::from_secs(7);
/// Time between two heartbeats, with some more for a machine that has other work: no server notices exactly when another one
/// stood still.
const BEAT: Duration = Duration::from_millis(500);

/// Something that stood still.
#[derive(Clone, Debug)]
struct Fault {
    what: String,
    /// When it stood still, and until when.
    stopped: Instant,
    back: Option<Instant>,
    /// When clocks may have stood still because of it.
    free: (Instant, Instant),
}

/// What stood still, and when clocks may have stood still.
#[derive(Clone, Debug, Default)]
pub(crate) struct Faults(Arc<Mutex<Vec<Fault>>>);

impl Faults {
    /// Something stands still from now on.
    pub(crate) fn begin(&self, what: String) {
        let now = Instant::now();
        let free = (now - BEAT, now + Duration::from_secs(3600));
        self.0.lock().unwrap().push(Fault { what, stopped: now, back: None, free });
    }

    /// It has gone on, or is gone for good.
    pub(crate) fn end(&self, is_gone: bool) {
        let mut faults = self.0.lock().unwrap();
        let Fault { stopped, back, free, .. } = faults.last_mut().unwrap();
        let now = Instant::now();
        let may_be_dead = is_gone || now - *stopped > MISSED;
        *back = Some(now);
        free.1 = if may_be_dead { now.max(*stopped + TAKEOVER) } else { now } + BEAT;
    }

    /// The most that may be charged to nobody between two times.
    pub(crate) fn within(&self, from: Instant, to: Instant) -> Duration {
        let faults = self.0.lock().unwrap();
        let within = |free: (Instant, Instant)| to.min(free.1).saturating_duration_since(from.max(free.0));
        faults.iter().map(|fault| within(fault.free)).sum()
    }

    /// The latest faults, for a report in which times count from `zero`.
    pub(crate) fn latest(&self, zero: Instant) -> String {
        let faults = self.0.lock().unwrap();
        let latest = faults.iter().rev().take(4).rev().map(|fault| {
            let until = fault.back.map(|back| seconds(zero, back)).unwrap_or_default();
            format!("\n    {} until {until}: {}", seconds(zero, fault.stopped), fault.what)
        });
        latest.collect()
    }
}

/// A time, in seconds after another one.
pub(crate) fn seconds(zero: Instant, time: Instant) -> String {
    let before = zero.saturating_duration_since(time).as_secs_f64();
    format!("{:+.3}", time.saturating_duration_since(zero).as_secs_f64() - before)
}

/// Servers that share a PostgreSQL and a NATS.
pub(crate) struct Site {
    _alone: SemaphorePermit<'static>,
    nodes: Vec<Node>,
    pub(crate) hosts: Hosts,
    pub(crate) faults: Faults,
    pub(crate) nats: Nats,
    pub(crate) postgres: Postgres,
}

impl Site {
    /// Starts `nodes` servers; `None` if PostgreSQL or NATS is missing.
    pub(crate) async fn start(nodes: usize) -> Option<Site> {
        let alone = alone().await;
        let (nats, postgres) = (Nats::start()?, Postgres::start()?);
        let (hosts, faults) = (Hosts::default(), Faults::default());
        let mut site = Site { _alone: alone, nodes: Vec::new(), hosts, faults, nats, postgres };
        for _ in 0..nodes {
            site.add();
        }
        Some(site)
    }

    /// Starts another server.
    pub(crate) fn add(&mut self) {
        let node = Node::start(&self.postgres.url(), Some(&self.nats.url()));
        self.hosts.lock().unwrap().push(node.host.clone());
        self.nodes.push(node);
    }

    pub(crate) fn host(&self, at: usize) -> String {
        self.nodes[at].host.clone()
    }

    pub(crate) fn node(&self, at: usize) -> &Node {
        &self.nodes[at]
    }

    /// Stops connecting to a server, as a load balancer would once it notices that the server is gone.
    fn take(&mut self, at: usize) -> Node {
        let node = self.nodes.remove(at);
        self.hosts.lock().unwrap().retain(|host| *host != node.host);
        node
    }

    pub(crate) fn kill(&mut self, at: usize) {
        self.take(at).kill();
    }

    /// Asks a server to stop, and waits for it.
    pub(crate) fn stop(&mut self, at: usize) {
        self.take(at).stop();
    }

    pub(crate) fn hosts(&self) -> Hosts {
        Arc::<Mutex<_>>::clone(&self.hosts)
    }
}
