//! The state shared by all routes: the parts of the server, each made once.

use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use naqala_wire::ErrorCode;
use tokio::sync::watch;

use crate::config::Config;
use crate::exports::Exports;
use crate::gate::{Address, Gate, some, too_many};
use crate::lobby::Lobby;
use crate::peers::Link;
use crate::people::{self, Identity, Passwords};
use crate::play::{Hub, Pulse, RoomRegistry, Shared, Stalls};
use crate::push::Notices;
use crate::refusal::{Answer, Refusal};
use crate::store::{Outages, Store};
use crate::tables::Tables;
use crate::web::PublicUrl;

/// The state shared by all routes.
#[derive(Debug)]
pub(crate) struct App {
    config: Config,
    gate: Arc<Gate>,
    store: Arc<Store>,
    hub: Arc<Hub>,
    registry: Arc<RoomRegistry>,
    pulse: Arc<Pulse>,
    /// The way to other servers.
    link: Link,
    lobby: Lobby,
    passwords: Passwords,
    tables: Tables,
    notices: Notices,
    exports: Arc<Exports>,
    /// New seeks and reports by person.
    offers: DefaultKeyedRateLimiter<i64>,
    /// Whether the server is about to stop.
    stopping: watch::Sender<bool>,
}

impl App {
    /// The server with a store that is open.
    pub(crate) async fn with_store(
        config: Config,
        store: Store,
        outages: Outages,
        link: Link,
    ) -> Result<Arc<App>, sqlx::Error> {
        let store = Arc::new(store);
        let (hub, pulse) = (Arc::new(Hub::new(link.clone())), Arc::new(Pulse::default()));
        let notices = Notices::default();
        let shared = Shared {
            store: Arc::clone(&store),
            outages: Arc::new(outages),
            limits: config.limits,
            pulse: Arc::clone(&pulse),
            worker: config.worker.clone(),
            link: link.clone(),
            notices: notices.clone(),
            stalls: if store.is_shared() { Some(Stalls::watch().map_err(sqlx::Error::Io)?) } else { None },
        };
        let registry = RoomRegistry::open(shared, Arc::clone(&hub)).map_err(sqlx::Error::Io)?;
        let lobby = Lobby::open(&config, &store, &hub, &registry, &link).await?;
        Ok(Arc::new(App {
            gate: Arc::new(Gate::new(&config)),
            lobby,
            passwords: Passwords::new(),
            tables: Tables::new(config.tables.clone()),
            notices,
            exports: Arc::default(),
            offers: RateLimiter::keyed(Quota::per_minute(some(config.limits.offers_per_minute))),
            stopping: watch::Sender::new(false),
            config,
            store,
            hub,
            registry,
            pulse,
            link,
        }))
    }

    /// A server of the usual configuration whose data is forgotten.
    #[cfg(test)]
    pub(crate) async fn for_tests() -> Arc<App> {
        let store = Store::open(None).await.expect("a store in a temporary folder");
        let app = App::with_store(Config::default(), store, Outages::default(), Link::default()).await;
        app.expect("an empty store can be read")
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) fn gate(&self) -> &Arc<Gate> {
        &self.gate
    }

    pub(crate) fn store(&self) -> &Arc<Store> {
        &self.store
    }

    pub(crate) fn hub(&self) -> &Hub {
        &self.hub
    }

    pub(crate) fn registry(&self) -> &Arc<RoomRegistry> {
        &self.registry
    }

    /// Whether a heartbeat is due.
    pub(crate) fn pulse(&self) -> &Pulse {
        &self.pulse
    }

    pub(crate) fn lobby(&self) -> &Lobby {
        &self.lobby
    }

    pub(crate) fn passwords(&self) -> &Passwords {
        &self.passwords
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.tables
    }

    pub(crate) fn notices(&self) -> &Notices {
        &self.notices
    }

    pub(crate) fn exports(&self) -> &Arc<Exports> {
        &self.exports
    }

    pub(crate) fn link(&self) -> &Link {
        &self.link
    }

    /// Whether a person may offer or report something now.
    pub(crate) fn admit_offer(&self, person: i64) -> Answer<()> {
        self.offers.check_key(&person).map_err(too_many)
    }

    /// Becomes true when the server is stopping.
    pub(crate) fn stopping(&self) -> watch::Receiver<bool> {
        self.stopping.subscribe()
    }

    /// Announces that the server is about to stop.
    pub(crate) fn announce_stop(&self) {
        self.stopping.send_replace(true);
    }

    /// Forgets who has been idle for so long that no limit counts.
    pub(crate) fn forget_idle(&self) {
        self.gate.tidy();
        self.offers.retain_recent();
    }
}

/// Done when the server is about to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A closed channel means it has stopped.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

impl FromRef<Arc<App>> for PublicUrl {
    fn from_ref(app: &Arc<App>) -> PublicUrl {
        PublicUrl(app.config().public_url.clone())
    }
}

impl FromRequestParts<Arc<App>> for Identity {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Identity> {
        people::identify(app.store(), app.gate(), &parts.headers).await?.ok_or(ErrorCode::NotSignedIn.into())
    }
}

impl OptionalFromRequestParts<Arc<App>> for Identity {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Answer<Option<Identity>> {
        people::identify(app.store(), app.gate(), &parts.headers).await
    }
}

impl FromRequestParts<Arc<App>> for Address {
    type Rejection = Refusal;

    async fn from_request_parts(parts: &mut Parts, _: &Arc<App>) -> Answer<Address> {
        parts.extensions.get().copied().ok_or(ErrorCode::Internal.into())
    }
}
