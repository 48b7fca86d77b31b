//! A server for one test, in the same process.
#![allow(dead_code, reason = "every test program uses a part of it")]

use std::path::PathBuf;

use naqala_server::{Config, Limits, Operator, Server};
use serde_json::Value;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

use crate::client::PATIENCE;

/// A server of the test's own.
pub(crate) struct Running {
    pub(crate) host: String,
    /// The address of the metrics, if they are served.
    pub(crate) metrics: Option<String>,
    data: Option<PathBuf>,
    stop: Option<oneshot::Sender<()>>,
    task: JoinHandle<()>,
}

impl Running {
    pub(crate) async fn start() -> Running {
        Running::with(Config { limits: Limits::none(), ..Config::default() }).await
    }

    /// A server with a folder, which lasts as long as what is given with it.
    pub(crate) async fn with_data() -> (Running, TempDir) {
        let folder = tempfile::tempdir().unwrap();
        let data = Some(folder.path().to_owned());
        (Running::with(Config { data, limits: Limits::none(), ..Config::default() }).await, folder)
    }

    /// Asks something as the operator, over the socket in the folder.
    pub(crate) async fn operate(&self, method: &str, path: &str) -> Value {
        let config = Config { data: self.data.clone(), ..Config::default() };
        let (method, path) = (method.to_owned(), path.to_owned());
        let asked = tokio::task::spawn_blocking(move || {
            let operator = Operator::of(config).unwrap();
            assert!(operator.has_server());
            let mut body = Vec::new();
            let status = operator.ask(&method, &path, "", &mut body).unwrap();
            assert!(status < 400, "{method} {path}: {status} {}", String::from_utf8_lossy(&body));
            if body.is_empty() { Value::Null } else { serde_json::from_slice(&body).unwrap() }
        });
        asked.await.unwrap()
    }

    pub(crate) async fn with(config: Config) -> Running {
        let data = config.data.clone();
        let listen = "127.0.0.1:0".parse().unwrap();
        let server = Server::start(Config { listen, ..config }).await.unwrap();
        let host = server.address().to_string();
        let metrics = server.metrics().map(|address| address.to_string());
        let (stop, stopped) = oneshot::channel();
        let task = tokio::spawn(server.run(async {
            let _ = stopped.await;
        }));
        Running { host, metrics, data, stop: Some(stop), task }
    }

    /// Asks the server to stop and waits for it.
    pub(crate) async fn stop(mut self) {
        self.stop.take().unwrap().send(()).unwrap();
        tokio::time::timeout(PATIENCE, &mut self.task).await.unwrap().unwrap();
    }
}
