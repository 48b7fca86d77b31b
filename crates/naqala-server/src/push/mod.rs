//! Notices by the browser to people whose page is closed: that it is their turn.
//!
//! ```text
//! Room ─ Turn ─→ Notices (a queue of limited length) ─→ NoticeSender ─→ ServiceClient ─→ push service ─→ browser
//! ```
//!
//! A game never waits for a notice. A notice is encrypted for the browser that gets it (RFC 8291) and signed by this server (RFC
//! 8292). The page names the push service, so only known ones are taken ([`services`]).

#[cfg(feature = "push")]
mod client;
#[cfg(feature = "push")]
mod seal;
#[cfg(feature = "push")]
mod sender;
#[cfg(feature = "push")]
mod services;
mod subscriptions;
#[cfg(feature = "push")]
mod vapid;

use std::sync::{Arc, OnceLock};

use naqala_wire::ErrorCode;
use naqala_wire::push::NewSubscription;
use tokio::sync::mpsc;

use crate::config::Config;
use crate::error::ServerError;
use crate::metrics::metrics;
use crate::refusal::{Answer, Refusal};
use crate::store::Store;

pub(crate) use subscriptions::{all_of, forget, keep};

/// Maximum number of notices waiting to be sent; further ones are dropped.
#[cfg(feature = "push")]
const QUEUE: usize = 1_024;

/// A turn that has begun while its player was away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Turn {
    pub(crate) person: i64,
    pub(crate) game: String,
    /// The name of the game, and those of the other players.
    pub(crate) name: String,
    pub(crate) others: Vec<String>,
    /// Maximum remaining time of the turn, in milliseconds.
    pub(crate) left: Option<u64>,
    /// Whether the game has a clock of seconds or minutes.
    pub(crate) is_urgent: bool,
}

/// The queue of notices to people whose page is closed. It is inactive until started, and always without push services.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notices {
    open: Arc<OnceLock<Open>>,
}

#[derive(Debug)]
struct Open {
    /// The public key by which browsers know this server.
    key: String,
    queue: mpsc::Sender<Turn>,
    #[cfg(feature = "push")]
    services: services::Services,
}

impl Notices {
    /// Starts sending notices, if they are configured.
    #[cfg(feature = "push")]
    pub(crate) async fn start(&self, config: &Config, store: &Arc<Store>) -> Result<(), ServerError> {
        if !config.push.enabled {
            return Ok(());
        }
        let services = services::Services::new(&config.push.services).map_err(ServerError::Push)?;
        let contact = vapid::contact(config).map_err(ServerError::Push)?;
        let wrong = |why: String| ServerError::Push(format!("notices cannot be signed: {why}"));
        let new = vapid::Signer::new_key().map_err(wrong)?;
        let key = store.push_key(new).await.map_err(|error| wrong(error.to_string()))?;
        let signer = vapid::Signer::of(&key, contact).map_err(wrong)?;
        let (queue, turns) = mpsc::channel(QUEUE);
        let open = Open { key: signer.public_key().to_owned(), queue, services: services.clone() };
        tokio::spawn(sender::run(turns, sender::NoticeSender::new(Arc::clone(store), signer, services)));
        // This happens only once.
        let _ = self.open.set(open);
        Ok(())
    }

    #[cfg(not(feature = "push"))]
    pub(crate) async fn start(&self, _: &Config, _: &Arc<Store>) -> Result<(), ServerError> {
        Ok(())
    }

    /// Whether notices are sent.
    pub(crate) fn are_on(&self) -> bool {
        self.open.get().is_some()
    }

    /// The public key by which browsers know this server, if it sends notices.
    pub(crate) fn key(&self) -> Option<&str> {
        self.open.get().map(|open| open.key.as_str())
    }

    /// Queues a notice about a turn. Never blocks.
    pub(crate) fn tell(&self, turn: Turn) {
        let Some(open) = self.open.get() else { return };
        if open.queue.try_send(turn).is_err() {
            metrics().noticed("left-out");
        }
    }

    /// Checks whether notices may be sent to the address that a browser names.
    pub(crate) fn check(&self, subscription: &NewSubscription) -> Answer<()> {
        match self.open.get() {
            #[cfg(feature = "push")]
            Some(open) => {
                let refused = |why: String| Refusal::with(ErrorCode::BadRequest, why);
                open.services.endpoint(&subscription.endpoint).map_err(refused)?;
                seal::Browser::of(&subscription.p256dh, &subscription.auth).map_err(refused)?;
                Ok(())
            }
            #[cfg(not(feature = "push"))]
            Some(_) => unreachable!("{subscription:?} without notices"),
            None => Err(Refusal::with(ErrorCode::NotFound, "this server sends no notices")),
        }
    }
}
