//! The task that reads and sends letters. It waits only for NATS.

use std::sync::{Arc, Weak};

use async_nats::Subscriber;
use futures_util::StreamExt as _;
use tokio::sync::{Notify, mpsc};

use super::Outgoing;
use super::letter::{Asked, Letter};
use super::post::{Delivered, Post};
use super::watch::read_seeks;
use crate::app::App;
use crate::play::{Call, Far, Inbox, Listener, Reply, SentEntry, What, Word};

/// What has become known of this server and the others.
#[derive(Debug)]
pub(super) enum Known {
    /// The number of this server.
    Me(i64),
    /// The others.
    Others(Vec<i64>),
}

/// Reads and sends letters.
pub(super) struct Office {
    app: Weak<App>,
    post: Post,
    me: i64,
    others: Vec<i64>,
    /// Letters to this server.
    letters: Option<Subscriber>,
    /// Word that another server has come or stopped.
    hurry: Arc<Notify>,
}

impl Office {
    pub(super) fn new(app: &Arc<App>, post: Post, hurry: Arc<Notify>) -> Office {
        Office { app: Arc::downgrade(app), post, me: 0, others: Vec::new(), letters: None, hurry }
    }

    pub(super) async fn run(
        mut self,
        mut outgoing: mpsc::UnboundedReceiver<Outgoing>,
        mut known: mpsc::UnboundedReceiver<Known>,
    ) {
        loop {
            tokio::select! {
                biased;
                Some(known) = known.recv() => self.take_in(known).await,
                Some(out) = outgoing.recv() => self.send(out).await,
                Some(message) = next_letter(&mut self.letters) => {
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
                self.letters = self.post.subscribe(node).await;
            }
            Known::Others(others) => {
                self.post.forget(|node| others.contains(&node));
                self.others = others;
            }
        }
    }

    async fn send(&mut self, outgoing: Outgoing) {
        match outgoing {
            Outgoing::To(node, letter) => self.post.send(self.me, node, letter).await,
            Outgoing::All(letter) => {
                let is_last = matches!(letter, Letter::Bye);
                for node in &self.others {
                    self.post.send(self.me, *node, letter.clone()).await;
                }
                if is_last {
                    self.post.flush().await;
                }
            }
        }
    }

    async fn read(&mut self, app: &Arc<App>, message: &[u8]) {
        let Some(Delivered { from, letter, is_first, has_gap, late }) = self.post.read(message) else {
            return;
        };
        if is_first {
            // A server that has just come writes to all at once; it gets letters as soon as it is looked for.
            if !self.others.contains(&from) {
                self.hurry.notify_one();
            }
            // Whatever the sender told the others before it knew of this server was not sent here.
            read_seeks(app);
        }
        if has_gap {
            tracing::warn!(from, "letters were lost");
            app.registry().tell_shards(|| Inbox::Heal(from)).await;
            self.send(Outgoing::To(from, Letter::Again)).await;
            read_seeks(app);
        }
        self.letter(app, from, letter, late).await;
    }

    async fn letter(&mut self, app: &Arc<App>, from: i64, letter: Letter, late: u64) {
        let is_heard = match letter {
            Letter::Ask { token, game, person, connection, what } => {
                let far = Far { node: from, token, connection, link: app.link().clone() };
                let reply = if token == 0 { Reply::Nobody } else { Reply::Far(far) };
                if let Some(what) = asked(what, from, connection, late) {
                    app.registry().call(Call::new(game, person, what, reply));
                }
                true
            }
            Letter::Answer { token, game, connection, answer } => {
                app.registry().hear(game, from, Word::Answer { token, connection, answer })
            }
            Letter::NotMine { game } => app.registry().hear(game, from, Word::NotMine),
            Letter::Event { game, text, except } => {
                app.registry().hear(game, from, Word::Event { text: text.into(), except, late })
            }
            Letter::Seek { seek } => {
                let app = Arc::clone(app);
                tokio::spawn(async move {
                    if let Err(error) = app.lobby().learn(&app, *seek).await {
                        tracing::warn!(%error, "a seek of another server cannot be read");
                    }
                });
                true
            }
            Letter::SeekGone { seek, listed } => {
                app.lobby().unlearn(app, seek, listed);
                true
            }
            Letter::Tell { person, text } => {
                app.hub().tell_here(person, &text.into());
                true
            }
            Letter::SignOut { person, sessions } => {
                app.hub().sign_out_here(person, sessions);
                true
            }
            Letter::Forget { person } => {
                app.registry().tell_shards(|| Inbox::Forget(person)).await;
                true
            }
            Letter::Rename { person, name } => {
                app.registry().rename(person, &name).await;
                true
            }
            Letter::ReadAgain { game } => {
                app.registry().read_again(&game).await;
                true
            }
            Letter::Again => {
                app.registry().tell_shards(|| Inbox::Heal(from)).await;
                true
            }
            Letter::Ping => true,
            Letter::Bye => {
                self.hurry.notify_one();
                true
            }
        };
        if !is_heard {
            app.registry().tell_shards(|| Inbox::Heal(from)).await;
        }
    }
}

/// What is asked of a game here, by a connection of another server where it is one.
fn asked(what: Asked, from: i64, connection: Option<u64>, late: u64) -> Option<What> {
    Some(match what {
        Asked::Watch { branch, entries } => {
            let listener = Listener::Far { node: from, connection: connection? };
            What::Watch { listener, branch, entries }
        }
        Asked::Leave => What::Leave { connection: connection? },
        Asked::Move(sent) => What::Move(SentEntry { late: sent.late + late, ..sent }),
        Asked::Offer(kind) => What::Offer(kind),
        Asked::Decline(kind) => What::Decline(kind),
        Asked::Resign => What::Resign,
        Asked::Close => What::Close,
        Asked::See => What::See,
        Asked::Summary => What::Summary,
        Asked::Record => What::Record,
    })
}

async fn next_letter(letters: &mut Option<Subscriber>) -> Option<async_nats::Message> {
    match letters {
        Some(letters) => letters.next().await,
        None => std::future::pending().await,
    }
}
