//! A server for one test.

use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result, ensure};
use naqala_server::{Config, Limits, Operator, Server};
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A running server with a folder of its own, with the policy and the limits that every server has.
pub struct Site {
    url: String,
    port: u16,
    folder: TempDir,
    stop: Option<oneshot::Sender<()>>,
    running: Option<JoinHandle<()>>,
}

impl std::fmt::Debug for Site {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Site").field("url", &self.url).finish_non_exhaustive()
    }
}

impl Site {
    /// Starts a server on a free port.
    ///
    /// # Errors
    /// If it cannot listen, or the page is not built.
    pub async fn start() -> Result<Site> {
        let folder = tempfile::tempdir()?;
        let mut site = Site { url: String::new(), port: 0, folder, stop: None, running: None };
        site.start_again().await?;
        Ok(site)
    }

    /// Starts the server again after [`Site::stop`], on the same port and with what it had kept.
    ///
    /// # Errors
    /// As [`Site::start`].
    pub async fn start_again(&mut self) -> Result<()> {
        let config = Config {
            listen: ([127, 0, 0, 1], self.port).into(),
            data: Some(self.folder.path().to_owned()),
            tables: Some(self.tables()),
            limits: Limits::default(),
            worker: vec![rules_worker()?.into()],
            ..Config::default()
        };
        let server = Server::start(config).await?;
        ensure!(server.has_page(), "the page is not built: cargo xtask web");
        (self.url, self.port) = (server.url(), server.address().port());
        let (stop, stopped) = oneshot::channel::<()>();
        self.stop = Some(stop);
        self.running = Some(tokio::spawn(async move {
            server
                .run(async {
                    let _ = stopped.await;
                })
                .await;
        }));
        Ok(())
    }

    /// Stops the server and waits until it is gone.
    pub async fn stop(&mut self) {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        if let Some(running) = self.running.take() {
            let _ = running.await;
        }
    }

    /// Makes an account a moderator, as the operator does.
    ///
    /// # Errors
    /// If there is no such account.
    pub async fn promote(&self, name: &str) -> Result<()> {
        let config = Config { data: Some(self.folder.path().to_owned()), ..Config::default() };
        let path = format!("/api/admin/accounts/{name}/moderator");
        let asked = tokio::task::spawn_blocking(move || {
            let status = Operator::of(config)?.ask("PUT", &path, "", &mut Vec::new())?;
            ensure!(status == 204, "{path}: {status}");
            Ok(())
        });
        asked.await?
    }

    /// The folder of the endgame tables.
    pub fn tables(&self) -> PathBuf {
        self.folder.path().join("tables")
    }

    /// The address of a page: `/play/oware`.
    pub fn url(&self, path: &str) -> String {
        format!("{}{path}", self.url.trim_end_matches('/'))
    }
}

/// The program that plays custom rules. Cargo builds it with the tests, in the folder above theirs.
fn rules_worker() -> Result<PathBuf> {
    let own = std::env::current_exe()?;
    let folder = own.parent().and_then(Path::parent).context("programs lie in folders")?;
    Ok(folder.join("rules-worker").with_extension(std::env::consts::EXE_EXTENSION))
}
