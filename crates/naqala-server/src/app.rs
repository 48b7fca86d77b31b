//! The state shared by all routes.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::sync::watch;

use crate::config::Config;
use crate::error::ServerError;
use crate::gate::{Gate, some, too_many};
use crate::ids;
use crate::lobby::Lobby;
use crate::peers::Link;
use crate::people::{self, Passwords};
use crate::play::{Hub, PULSE, Pulse, RoomRegistry, Shared, Stalls};
use crate::push::Notices;
use crate::refusal::Answer;
use crate::store::{OpenError, Outages, Store, beat};
use crate::tables::Tables;

/// The interval at which expired data is removed.
const TIDY: Duration = Duration::from_secs(60);

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
    /// New seeks and reports by person.
    offers: DefaultKeyedRateLimiter<i64>,
    /// Whether the server is about to stop.
    stopping: watch::Sender<bool>,
}

impl App {
    pub(crate) async fn open(config: Config) -> Result<Arc<App>, ServerError> {
        let app = match config.database.clone() {
            Some(url) => App::with_database(config, &url).await?,
            None if config.nats.is_some() => return Err(ServerError::NoDatabase),
            None => App::asleep(config).await?,
        };
        app.notices.start(&app.config, &app.store).await?;
        // Servers that share a database wake the games that each of them leads.
        if !app.store.is_shared() {
            tokio::spawn(Arc::clone(&app.registry).wake_all());
        }
        tokio::spawn(live(Arc::clone(&app)));
        Ok(app)
    }

    /// The same without anything that happens by itself: no clock ends a game.
    pub(crate) async fn asleep(config: Config) -> Result<Arc<App>, ServerError> {
        let folder = config.data.clone();
        App::with_data(config, folder.as_deref())
            .await
            .map_err(|why| ServerError::of_data(folder.unwrap_or_else(std::env::temp_dir), why))
    }

    async fn with_data(config: Config, folder: Option<&Path>) -> Result<Arc<App>, OpenError> {
        let store = Store::open(folder).await?;
        let outages = store.journal.write(Outages::over(ids::now())).await?;
        Ok(App::with_store(config, store, outages, Link::default()).await?)
    }

    /// Opens the data in PostgreSQL, and joins the other servers that work with it.
    #[cfg(feature = "cluster")]
    async fn with_database(config: Config, url: &str) -> Result<Arc<App>, ServerError> {
        crate::cluster::open(config, url).await
    }

    #[cfg(not(feature = "cluster"))]
    async fn with_database(_: Config, _: &str) -> Result<Arc<App>, ServerError> {
        Err(ServerError::NoCluster)
    }

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
        let app = Arc::new(App {
            gate: Arc::new(Gate::new(&config)),
            lobby: Lobby::open(&store).await?,
            passwords: Passwords::new(),
            tables: Tables::new(config.tables.clone()),
            notices,
            offers: RateLimiter::keyed(Quota::per_minute(some(config.limits.offers_per_minute))),
            stopping: watch::Sender::new(false),
            config,
            store,
            hub,
            registry,
            pulse,
            link,
        });
        Ok(app)
    }

    pub(crate) fn config(&self) -> &Config {
        &self.config
    }

    pub(crate) fn gate(&self) -> &Arc<Gate> {
        &self.gate
    }

    pub(crate) fn store(&self) -> &Store {
        &self.store
    }

    pub(crate) fn hub(&self) -> &Hub {
        &self.hub
    }

    pub(crate) fn registry(&self) -> &RoomRegistry {
        &self.registry
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

    /// Announces the shutdown and waits until all accepted writes are on disk.
    pub(crate) async fn stop(&self) {
        self.stopping.send_replace(true);
        self.registry.drain().await;
        #[cfg(feature = "cluster")]
        crate::cluster::leave(self).await;
    }

    /// Puts everything on disk.
    pub(crate) async fn close(&self) {
        if !self.store.is_shared()
            && let Err(error) = self.store.journal.write(beat(ids::now())).await
        {
            tracing::warn!(%error, "the time of the end is not noted: clocks may be off by half a second");
        }
        self.registry.close().await;
        self.store.close().await;
    }
}

/// Done when the server is about to stop.
pub(crate) async fn stopped(stopping: &mut watch::Receiver<bool>) {
    // A closed channel means it has stopped.
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

/// Writes the heartbeat and removes expired data.
async fn live(app: Arc<App>) {
    let mut pulse = tokio::time::interval(PULSE);
    let mut tidied = tokio::time::Instant::now();
    let mut stopping = app.stopping();
    let guest = Arc::new(tokio::sync::Mutex::new(0));
    loop {
        tokio::select! {
            _ = pulse.tick() => {}
            _ = stopping.changed() => return,
        }
        let now = ids::now();
        // Servers that share a database give another sign of life.
        if !app.store.is_shared()
            && app.pulse.is_due(now)
            && app.store.journal.task(beat(now), |_| ()).is_err()
        {
            tracing::warn!("the journal takes no pulse");
        }
        if tidied.elapsed() > TIDY {
            tidied = tokio::time::Instant::now();
            app.gate.tidy();
            app.offers.retain_recent();
            // In the background: the pulse must not wait for it.
            let (app, at) = (Arc::clone(&app), Arc::clone(&guest));
            tokio::spawn(async move {
                let mut at = at.lock().await;
                match people::forget_guests(&app, *at).await {
                    Ok(next) => *at = next,
                    Err(refusal) => {
                        tracing::warn!(code = refusal.code.word(), "guests could not be forgotten");
                    }
                }
            });
        }
    }
}
