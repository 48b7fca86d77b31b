//! The operator's metrics.

use std::net::SocketAddr;

use naqala_server::{Config, Limits, Server};
use naqala_wire::ToClient;
use naqala_wire::seek::{ClockRule, GameChoice};
use tokio::sync::oneshot;

use crate::client::{Somebody, request};

/// The value of a line of metrics. The counts are those of the process, and other tests run beside this one.
fn value(text: &str, name: &str) -> f64 {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("there is no {name} in\n{text}")).parse().unwrap()
}

#[tokio::test]
async fn the_operator_sees_moves_games_and_refusals() {
    let free: SocketAddr = "127.0.0.1:0".parse().unwrap();
    let config = Config { listen: free, metrics: Some(free), limits: Limits::none(), ..Config::default() };
    let server = Server::start(config).await.unwrap();
    let (host, operator) = (server.address().to_string(), server.metrics().unwrap().to_string());
    let (stop, stopped) = oneshot::channel::<()>();
    let running = tokio::spawn(server.run(async move { _ = stopped.await }));
    let metrics = async || request(&operator, "GET", "/metrics", &[], "").await.text();
    let before = metrics().await;
    let (first, second) = (Somebody::guest(&host).await, Somebody::guest(&host).await);
    let game = first.begin(&second, GameChoice::of("oware"), ClockRule::None, false).await;
    let (mut south, mut north) = (first.connect().await, second.connect().await);
    assert!(matches!(south.play(&game, 0, 0, "a").await, ToClient::Ack { .. }));
    assert!(matches!(north.play(&game, 0, 1, "A").await, ToClient::Ack { .. }));
    assert!(matches!(north.play(&game, 0, 2, "A").await, ToClient::Error { .. }));
    let after = metrics().await;
    let more = |name: &str, least: f64| {
        let (before, after) = (
            before.lines().any(|line| line.starts_with(name)).then(|| value(&before, name)),
            value(&after, name),
        );
        assert!(after >= before.unwrap_or_default() + least, "{name}: {before:?} to {after}");
    };
    more("naqala_move_seconds_count", 2.0);
    more("naqala_commit_seconds_count", 2.0);
    more("naqala_request_seconds_count", 4.0);
    more("naqala_answers_total{status=\"2xx\"}", 4.0);
    more("naqala_refused_total{reason=\"not-your-turn\"}", 1.0);
    assert!(value(&after, "naqala_sockets") >= 2.0 && value(&after, "naqala_connections") >= 2.0);
    // Values that are read from this server.
    assert_eq!(value(&after, "naqala_games{state=\"going-on\"}"), 1.0);
    assert_eq!(value(&after, "naqala_store_well"), 1.0);
    assert_eq!(value(&after, "naqala_seeks"), 0.0);
    assert!(after.ends_with("# EOF\n"));
    assert_eq!(request(&operator, "GET", "/live", &[], "").await.text(), "ok\n");
    assert_eq!(request(&operator, "GET", "/ready", &[], "").await.status, 200);
    assert_eq!(request(&operator, "GET", "/api/me", &[], "").await.status, 404, "nothing else is there");
    assert_eq!(request(&host, "GET", "/metrics", &[], "").await.status, 404, "nor is it for the public");
    stop.send(()).unwrap();
    running.await.unwrap();
}
