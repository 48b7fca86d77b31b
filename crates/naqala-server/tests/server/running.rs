//! A server of the test's own, in the same process.
#![allow(dead_code, reason = "every test program uses a part of it")]

use naqala_server::{Config, Limits, Server};
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::PATIENCE;

/// A server of the test's own.
pub(crate) struct Running {
    pub(crate) host: String,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start() -> Running {
        Running::with(Config { limits: Limits::none(), ..Config::default() }).await
    }

    pub(crate) async fn with(config: Config) -> Running {
        let listen = "127.0.0.1:0".parse().unwrap();
        let server = Server::start(Config { listen, ..config }).await.unwrap();
        let host = server.address().to_string();
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Running { host, stop: Some(stop), task }
    }

    /// Asks the server to stop and waits for it.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(PATIENCE, &mut self.task).await.unwrap().unwrap();
    }
}
