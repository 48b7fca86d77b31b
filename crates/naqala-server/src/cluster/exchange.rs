//! The task that reads and sends messages. It waits only for NATS.

use std::sync::{Arc, Weak};

use async_nats::Subscriber;
use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};
use tokio::time::{MissedTickBehavior, interval};

use super::transport::{Delivered, PeerTransport};
use super::watch::{LOOK, read_seeks};
use crate::app::App;
use crate::peers::{Asked, Outgoing, PeerMessage, SentEntry};
use crate::play::{Call, Far, Inbox, LeaderMessage, Listener, Reply, What};
use crate::store::StoredSeek;

/// News about this server and the others.
#[derive(Debug)]
pub(super) enum Known {
    /// The number of this server.
    Me(i64),
    /// The other servers.
    Others(Vec<i64>),
}

/// Reads and sends messages.
pub(super) struct PeerExchange {
    app: Weak<App>,
    transport: PeerTransport,
    me: i64,
    others: Vec<i64>,
    /// Messages to this server.
    messages: Option<Subscriber>,
    /// Notifies that another server has come or stopped.
    hurry: Arc<Notify>,
}

impl PeerExchange {
    pub(super) fn new(app: &Arc<App>, transport: PeerTransport, hurry: Arc<Notify>) -> PeerExchange {
        PeerExchange { app: Arc::downgrade(app), transport, me: 0, others: Vec::new(), messages: None, hurry }
    }

    pub(super) async fn run(
        mut self,
        mut outgoing: mpsc::UnboundedReceiver<Outgoing>,
        mut known: mpsc::UnboundedReceiver<Known>,
    ) {
        // Not part of the checks: they wait for the database, and whoever waits for it is not silent.
        let mut ping = interval(LOOK);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        loop {
            tokio::select! {
                biased;
                _ = ping.tick() => self.send(Outgoing::All(PeerMessage::Ping)).await,
                Some(known) = known.recv() => self.take_in(known).await,
                Some(out) = outgoing.recv() => self.send(out).await,
                Some(message) = next_message(&mut self.messages) => {
                    let Some(app) = self.app.upgrade() else { return };
                    self.read(&app, &message.payload).await;
                }
                else => return,
            }
        }
    }

    async fn take_in(&mut self, known: Known) {
        match known {
            Known::Me(node) => {
                self.me = node;
                self.messages = self.transport.subscribe(node).await;
            }
            Known::Others(others) => {
                self.transport.forget(|node| others.contains(&node));
                self.others = others;
                // New servers hear of this one at once.
                self.send(Outgoing::All(PeerMessage::Ping)).await;
            }
        }
    }

    async fn send(&mut self, outgoing: Outgoing) {
        match outgoing {
            Outgoing::To(node, message) => self.transport.send(self.me, node, message).await,
            Outgoing::All(message) => {
                let is_last = matches!(message, PeerMessage::Bye);
                for node in &self.others {
                    self.transport.send(self.me, *node, message.clone()).await;
                }
                if is_last {
                    self.transport.flush().await;
                    self.others.clear();
                }
            }
        }
    }

    async fn read(&mut self, app: &Arc<App>, message: &[u8]) {
        let Some(Delivered { from, message, is_first, has_gap, late }) = self.transport.read(message) else {
            return;
        };
        if is_first {
            // A new server writes to all others immediately; its messages are answered once the next check has found it.
            if !self.others.contains(&from) {
                self.hurry.notify_one();
            }
            // What the sender told the others before it knew this server was not sent here.
            read_seeks(app);
        }
        if has_gap {
            tracing::warn!(from, "messages were lost");
            app.registry().tell_shards(|| Inbox::Heal(from)).await;
            self.send(Outgoing::To(from, PeerMessage::Again)).await;
            read_seeks(app);
        }
        if let Some(message) = message {
            self.handle(app, from, message, late).await;
        }
    }

    async fn handle(&mut self, app: &Arc<App>, from: i64, message: PeerMessage, late: u64) {
        match message {
            PeerMessage::Ask { token, game, person, connection, what } => {
                let far = Far { node: from, token, connection, link: app.link().clone() };
                let reply = if token == 0 { Reply::Nobody } else { Reply::Far(far) };
                let late = late + what.late();
                if let Some(what) = asked(what, from, connection) {
                    app.registry().call(Call::new(game, person, what, reply).after(late));
                }
            }
            PeerMessage::Answer { token, game, connection, answer } => {
                hear(app, from, game, LeaderMessage::Answer { token, connection, answer }).await;
            }
            PeerMessage::NotMine { game } => hear(app, from, game, LeaderMessage::NotMine).await,
            PeerMessage::Event { game, text, except } => {
                hear(app, from, game, LeaderMessage::Event { text: text.into(), except, late }).await;
            }
            PeerMessage::Seek { seek } => learn(app, *seek),
            PeerMessage::SeekGone { seek, listed } => app.lobby().unlearn(seek, listed),
            PeerMessage::Tell { person, text } => app.hub().tell_here(person, &text.into()),
            PeerMessage::Missing { person } if app.hub().is_here(person) => {
                self.send(Outgoing::To(from, PeerMessage::Here { person })).await;
            }
            PeerMessage::Here { person } => app.hub().found(person),
            PeerMessage::SignOut { person, sessions } => app.hub().sign_out_here(person, sessions),
            PeerMessage::Forget { person } => app.registry().forget(person).await,
            PeerMessage::Rename { person, name } => app.registry().rename(person, &name).await,
            PeerMessage::ReadAgain { game } => app.registry().read_again(&game).await,
            PeerMessage::Again => app.registry().tell_shards(|| Inbox::Heal(from)).await,
            PeerMessage::Missing { .. } | PeerMessage::Ping => {}
            PeerMessage::Buried => self.hurry.notify_one(),
            PeerMessage::Bye => {
                app.link().silences().forget(from);
                self.hurry.notify_one();
            }
        }
    }
}

/// Passes on what another server reports about a game. If its shard takes no more, followers have to ask again.
async fn hear(app: &App, from: i64, game: String, message: LeaderMessage) {
    if !app.registry().hear(game, from, message) {
        app.registry().tell_shards(|| Inbox::Heal(from)).await;
    }
}

/// Adds a seek that another server has announced, in the background: it needs the database.
fn learn(app: &Arc<App>, seek: StoredSeek) {
    let app = Arc::clone(app);
    tokio::spawn(async move {
        if let Err(error) = app.lobby().learn(seek).await {
            tracing::warn!(%error, "a seek of another server cannot be read");
        }
    });
}

/// Converts a request about a game here, which comes from another server or a connection of it.
fn asked(what: Asked, from: i64, connection: Option<u64>) -> Option<What> {
    Some(match what {
        Asked::Watch { branch, entries, .. } => {
            let listener = Listener::Far { node: from, connection: connection? };
            What::Watch { listener, branch, entries }
        }
        Asked::Leave => What::Leave { connection: connection? },
        Asked::Move(sent) => What::Move(SentEntry { late: 0, ..sent }),
        Asked::Offer(kind) => What::Offer(kind),
        Asked::Decline(kind) => What::Decline(kind),
        Asked::Resign => What::Resign,
        Asked::Close => What::Close,
        Asked::See => What::See,
        Asked::Summary => What::Summary,
        Asked::Record => What::Record,
    })
}

async fn next_message(messages: &mut Option<Subscriber>) -> Option<async_nats::Message> {
    match messages {
        Some(messages) => messages.next().await,
        None => std::future::pending().await,
    }
}
