//! How the application is opened and closed, and what happens by itself in between.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use crate::absence;
use crate::app::App;
use crate::config::Config;
use crate::error::ServerError;
use crate::ids;
use crate::peers::Link;
use crate::people;
use crate::play::PULSE;
use crate::store::{OpenError, Outages, Store, beat};

/// The interval at which expired data is removed.
const TIDY: Duration = Duration::from_secs(60);

/// Opens the data, and starts what happens by itself.
pub(crate) async fn open(config: Config) -> Result<Arc<App>, ServerError> {
    let app = match config.database.clone() {
        Some(url) => open_shared(config, &url).await?,
        None if config.nats.is_some() => return Err(ServerError::NoDatabase),
        None => open_asleep(config).await?,
    };
    app.notices().start(app.config(), app.store()).await?;
    // Servers that share a database wake the games that each of them leads.
    if !app.store().is_shared() {
        tokio::spawn(Arc::clone(app.registry()).wake_all());
    }
    absence::await_all(&app);
    tokio::spawn(live(Arc::clone(&app)));
    Ok(app)
}

/// Opens the data of this machine without anything that happens by itself: no clock ends a game.
pub(crate) async fn open_asleep(config: Config) -> Result<Arc<App>, ServerError> {
    let folder = config.data.clone();
    open_folder(config, folder.as_deref())
        .await
        .map_err(|why| ServerError::of_data(folder.unwrap_or_else(|| "memory".into()), why))
}

async fn open_folder(config: Config, folder: Option<&Path>) -> Result<Arc<App>, OpenError> {
    let store = Store::open(folder).await?;
    let outages = store.journal.write(Outages::over(ids::now())).await?;
    Ok(App::with_store(config, store, outages, Link::default()).await?)
}

/// Opens the data in PostgreSQL, and joins the other servers that work with it.
#[cfg(feature = "cluster")]
async fn open_shared(config: Config, url: &str) -> Result<Arc<App>, ServerError> {
    crate::cluster::open(config, url).await
}

#[cfg(not(feature = "cluster"))]
async fn open_shared(_: Config, _: &str) -> Result<Arc<App>, ServerError> {
    Err(ServerError::NoCluster)
}

/// Announces the shutdown and waits until all accepted writes are on disk. From now on nobody can play.
pub(crate) async fn stop(app: &App) {
    app.announce_stop();
    app.registry().drain().await;
    #[cfg(feature = "cluster")]
    crate::cluster::leave(app).await;
}

/// Puts everything on disk, and the time since which nobody can play: where people could play at all.
pub(crate) async fn close(app: &App, stopped: Option<u64>) {
    if let Some(stopped) = stopped.filter(|_| !app.store().is_shared())
        && let Err(error) = app.store().journal.write(beat(stopped)).await
    {
        tracing::warn!(%error, "the time of the end is not noted: clocks may be off by half a second");
    }
    app.registry().close().await;
    app.store().close().await;
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
        if !app.store().is_shared()
            && app.pulse().is_due(now)
            && app.store().journal.task(beat(now), |_| ()).is_err()
        {
            tracing::warn!("the journal takes no pulse");
        }
        if tidied.elapsed() > TIDY {
            tidied = tokio::time::Instant::now();
            app.forget_idle();
            // In the background: the pulse must not wait for it.
            tokio::spawn(forget_guests(Arc::clone(&app), Arc::clone(&guest)));
        }
    }
}

/// Deletes some of the guests whose sessions and games are over, beginning after the one that was checked last.
async fn forget_guests(app: Arc<App>, last: Arc<tokio::sync::Mutex<i64>>) {
    let mut last = last.lock().await;
    match people::forget_guests(app.store(), *last).await {
        Ok(next) => *last = next,
        Err(refusal) => tracing::warn!(code = refusal.code.word(), "guests could not be forgotten"),
    }
}
