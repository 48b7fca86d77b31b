//! A site of several servers.

use std::sync::{Arc, Mutex};

use tokio::sync::{Semaphore, SemaphorePermit};

use crate::node::Node;
use crate::places::{Nats, Postgres};
use crate::play::Hosts;

/// Only one site at a time, because times are measured.
pub(crate) async fn alone() -> SemaphorePermit<'static> {
    static ALONE: Semaphore = Semaphore::const_new(1);
    ALONE.acquire().await.unwrap()
}

/// Servers that share a PostgreSQL and a NATS.
pub(crate) struct Site {
    _alone: SemaphorePermit<'static>,
    nodes: Vec<Node>,
    pub(crate) hosts: Hosts,
    pub(crate) nats: Nats,
    pub(crate) postgres: Postgres,
}

impl Site {
    /// Starts `nodes` servers; `None` if PostgreSQL or NATS is missing.
    pub(crate) async fn start(nodes: usize) -> Option<Site> {
        let alone = alone().await;
        let (nats, postgres) = (Nats::start()?, Postgres::start()?);
        let mut site = Site { _alone: alone, nodes: Vec::new(), hosts: Hosts::default(), nats, postgres };
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
