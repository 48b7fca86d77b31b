//! The server: it listens, answers requests, and shuts down without losing anything.

use std::io;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tower::ServiceExt as _;

use crate::app::App;
use crate::config::{Config, Limits};
use crate::connections::{Connections, Permit};
use crate::error::ServerError;
use crate::gate::{Address, LONGEST_HEADERS};
use crate::lifecycle;
use crate::operation;
use crate::routes;
use crate::throttle::Throttled;

/// Time limit for the headers of a request.
const HEADER_TIME: Duration = Duration::from_secs(10);
/// Headers longer than this are not read at all. Those between the allowed length and this are refused with a reason.
const UNREAD_HEADERS: usize = 2 * LONGEST_HEADERS;
/// Time limit for saving accepted writes when the server stops.
const LAST_WRITES: Duration = Duration::from_secs(2);
/// Time limit for running requests when the server stops.
const LAST_REQUESTS: Duration = Duration::from_secs(3);

/// A server that is already listening.
#[derive(Debug)]
pub struct Server {
    app: Arc<App>,
    listener: TcpListener,
    address: SocketAddr,
    metrics: Option<SocketAddr>,
}

impl Server {
    /// Opens the data and starts to listen.
    ///
    /// # Errors
    /// The port is busy, the address is not this machine's, or the data cannot be opened.
    pub async fn start(config: Config) -> Result<Server, ServerError> {
        check_public_url(&config)?;
        let listener = listen(&config).await?;
        let address =
            listener.local_addr().map_err(|why| ServerError::Listen { address: config.listen, why })?;
        let operator = match config.metrics {
            Some(address) => Some(operation::listen(address).await?),
            None => None,
        };
        let metrics = operator.as_ref().and_then(|listener| listener.local_addr().ok());
        let app = lifecycle::open(config).await?;
        if let Some(folder) = &app.config().data {
            operation::serve_socket(&app, folder);
        }
        if let Some(listener) = operator {
            operation::serve(&app, listener);
        }
        Ok(Server { app, listener, address, metrics })
    }

    /// The address on which it listens.
    pub fn address(&self) -> SocketAddr {
        self.address
    }

    /// The address of the metrics, if they are served.
    pub fn metrics(&self) -> Option<SocketAddr> {
        self.metrics
    }

    /// The URL of the page, for a browser on this machine.
    pub fn url(&self) -> String {
        let mut address = self.address;
        if address.ip().is_unspecified() {
            address.set_ip(match address.ip() {
                IpAddr::V4(_) => Ipv4Addr::LOCALHOST.into(),
                IpAddr::V6(_) => Ipv6Addr::LOCALHOST.into(),
            });
        }
        format!("http://{address}")
    }

    /// Whether the page is part of this binary. If not, the server shows a page that explains how to build it.
    pub fn has_page(&self) -> bool {
        crate::web::is_built()
    }

    /// Serves until `stop` completes, then finishes running requests and saves everything.
    pub async fn run(self, stop: impl Future<Output = ()>) {
        let router = routes::router(&self.app);
        let connections = Connections::new(connection_limits(self.app.config()));
        let (finish, _) = watch::channel(());
        tokio::pin!(stop);
        loop {
            let (stream, peer) = tokio::select! {
                accepted = self.listener.accept() => match accepted {
                    Ok(accepted) => accepted,
                    Err(error) => {
                        // Mostly too many open files; the next attempt may succeed.
                        tracing::warn!(%error, "a connection could not be accepted");
                        tokio::time::sleep(Duration::from_millis(50)).await;
                        continue;
                    }
                },
                () = &mut stop => break,
            };
            let address = Address::of(peer.ip());
            let Some(permit) = connections.admit(address) else { continue };
            let permit = Arc::new(permit);
            serve(stream, address, permit, router.clone(), finish.subscribe());
        }
        drop(self.listener);
        let stopped = crate::ids::now();
        // Slow custom rules or a slow disk must not delay the shutdown forever.
        let _ = tokio::time::timeout(LAST_WRITES, lifecycle::stop(&self.app)).await;
        // Requests that do not finish in time are cut off. Everything acknowledged is already on disk.
        finish.send_replace(());
        let all_gone = async {
            finish.closed().await;
            // Websockets no longer belong to an HTTP connection, but they are counted, too.
            while connections.count() > 0 {
                tokio::time::sleep(Duration::from_millis(10)).await;
            }
        };
        let _ = tokio::time::timeout(LAST_REQUESTS, all_gone).await;
        if let Some(folder) = &self.app.config().data {
            operation::remove_socket(folder);
        }
        if tokio::time::timeout(2 * LAST_WRITES, lifecycle::close(&self.app, Some(stopped))).await.is_err() {
            tracing::error!("the server stops before everything is closed; what was acknowledged is on disk");
        }
    }
}

/// Behind a proxy all connections come from one address, and the proxy has to limit them by client.
fn connection_limits(config: &Config) -> Limits {
    let limits = config.limits;
    let room = crate::system::room_for_connections();
    if room < limits.connections {
        tracing::warn!(
            room,
            wanted = limits.connections,
            "the system allows fewer open files than connections"
        );
    }
    let limits = Limits { connections: limits.connections.min(room), ..limits };
    if config.behind_proxy {
        Limits { connections_per_address: limits.connections, ..limits }
    } else {
        limits
    }
}

/// Serves one connection.
fn serve(
    stream: TcpStream,
    address: Address,
    permit: Arc<Permit>,
    router: Router,
    mut finish: watch::Receiver<()>,
) {
    // Do not delay small messages. If this fails, they only arrive later.
    let _ = stream.set_nodelay(true);
    let service = router.map_request(move |request: axum::http::Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(address);
        request.extensions_mut().insert(Arc::clone(&permit));
        request
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(HEADER_TIME)
        .max_buf_size(UNREAD_HEADERS)
        .serve_connection(TokioIo::new(Throttled::new(stream)), TowerToHyperService::new(service))
        .with_upgrades();
    tokio::spawn(async move {
        tokio::pin!(connection);
        // A client that disconnects is not an error.
        tokio::select! {
            _ = connection.as_mut() => return,
            _ = finish.changed() => connection.as_mut().graceful_shutdown(),
        }
        let _ = connection.await;
    });
}

async fn listen(config: &Config) -> Result<TcpListener, ServerError> {
    let mut address = config.listen;
    for further in 0..=config.further_ports {
        match TcpListener::bind(address).await {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == io::ErrorKind::AddrInUse && further < config.further_ports => {
                address.set_port(address.port().wrapping_add(1).max(1));
            }
            Err(error) if error.kind() == io::ErrorKind::AddrInUse => break,
            Err(why) => return Err(ServerError::Listen { address, why }),
        }
    }
    Err(ServerError::PortBusy { port: config.listen.port() })
}

fn check_public_url(config: &Config) -> Result<(), ServerError> {
    let Some(url) = &config.public_url else { return Ok(()) };
    let rest = url.strip_prefix("https://").or_else(|| url.strip_prefix("http://"));
    match rest {
        Some(rest) if !rest.is_empty() && !rest.starts_with('/') && !rest.contains('@') => Ok(()),
        _ => Err(ServerError::PublicUrl(url.clone())),
    }
}
