//! A complete server as one call, for a command without a runtime of its own.

use std::io;
use std::time::Duration;

use tokio::runtime::Builder;

use crate::config::Config;
use crate::error::ServerError;
use crate::server::Server;

/// Time limit for background work that still runs when everything is closed.
const LAST_WORK: Duration = Duration::from_millis(500);

/// Runs a server until the process is asked to stop (Ctrl-C, or the signal of a service manager). `started` is called once it
/// listens; if it fails, the server stops again and its error is returned as the inner result.
///
/// # Errors
/// The server cannot be started.
pub fn run<E>(
    config: Config,
    started: impl FnOnce(&Server) -> Result<(), E>,
) -> Result<Result<(), E>, ServerError> {
    let log = config.log.begin().map_err(ServerError::Runtime)?;
    let runtime = Builder::new_multi_thread().enable_all().build().map_err(ServerError::Runtime)?;
    let result = runtime.block_on(async {
        // Install signal handlers before announcing the address.
        let asked = asked_to_stop().map_err(ServerError::Runtime)?;
        let server = Server::start(config).await?;
        if let Err(error) = started(&server) {
            return Ok(Err(error));
        }
        server.run(asked).await;
        Ok(Ok(()))
    });
    // Blocking work that does not finish (a password hash, reading a table) is abandoned.
    runtime.shutdown_timeout(LAST_WORK);
    log.finish();
    result
}

/// Completes when the process is asked to stop.
#[cfg(unix)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupted = signal(SignalKind::interrupt())?;
    let mut terminated = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupted.recv() => {}
            _ = terminated.recv() => {}
        }
    })
}

/// Completes when the process is asked to stop.
#[cfg(not(unix))]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    Ok(async {
        if tokio::signal::ctrl_c().await.is_err() {
            std::future::pending::<()>().await;
        }
    })
}
