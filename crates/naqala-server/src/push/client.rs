//! Sends requests to push services. It follows no redirects, reads only the status of an answer, and gives up soon.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio::task::JoinSet;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::crypto::ring;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore};

use super::services::Origin;

/// Time limit for a whole request to a push service.
const PATIENCE: Duration = Duration::from_secs(5);
/// Maximum size of the headers of an answer.
const LONGEST_HEADERS: usize = 16 * 1_024;

/// Sends requests to push services.
pub(super) struct ServiceClient {
    tls: TlsConnector,
}

impl ServiceClient {
    pub(super) fn new() -> ServiceClient {
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let config = ClientConfig::builder_with_provider(Arc::new(ring::default_provider()))
            .with_safe_default_protocol_versions()
            .expect("ring has the usual versions of TLS")
            .with_root_certificates(roots)
            .with_no_client_auth();
        ServiceClient { tls: TlsConnector::from(Arc::new(config)) }
    }

    /// Sends a request; returns the status of the answer.
    pub(super) async fn send(&self, service: &Origin, request: Request<Body>) -> io::Result<StatusCode> {
        let sent = async {
            let stream = TcpStream::connect((service.bare_host(), service.port)).await?;
            if !service.is_https {
                return exchange(stream, request).await;
            }
            let name = ServerName::try_from(service.bare_host().to_owned()).map_err(io::Error::other)?;
            exchange(self.tls.connect(name, stream).await?, request).await
        };
        tokio::time::timeout(PATIENCE, sent).await?
    }
}

async fn exchange(
    stream: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    request: Request<Body>,
) -> io::Result<StatusCode> {
    let handshake = http1::Builder::new().max_buf_size(LONGEST_HEADERS).handshake(TokioIo::new(stream));
    let (mut sender, connection) = handshake.await.map_err(io::Error::other)?;
    // Dropping this set ends the connection, however the request ends.
    let mut running = JoinSet::new();
    running.spawn(connection);
    let answer = sender.send_request(request).await.map_err(io::Error::other)?;
    Ok(answer.status())
}
