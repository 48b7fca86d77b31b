//! How a server starts, or fails to.

use naqala_server::{Config, Server, ServerError};

fn config(listen: std::net::SocketAddr, further_ports: u16) -> Config {
    Config { listen, further_ports, ..Config::default() }
}

#[tokio::test]
async fn a_busy_port_is_told_or_the_next_one_taken() {
    let first = Server::start(config("127.0.0.1:0".parse().unwrap(), 0)).await.unwrap();
    let busy = first.address();
    let refused = Server::start(config(busy, 0)).await.unwrap_err();
    assert!(matches!(refused, ServerError::PortBusy { port } if port == busy.port()), "{refused}");
    let second = Server::start(config(busy, 20)).await.unwrap();
    assert_ne!(second.address().port(), busy.port());
}

#[tokio::test]
async fn what_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("file");
    std::fs::write(&file, "no folder").unwrap();
    let listen = "127.0.0.1:0".parse().unwrap();
    let data =
        Server::start(Config { data: Some(file.join("data")), ..config(listen, 0) }).await.unwrap_err();
    assert!(data.to_string().contains("--data"), "{data}");
    for url in ["naqala.example", "https://", "ftp://naqala.example", "https://a@b"] {
        let public_url = Some(url.to_owned());
        let refused = Server::start(Config { public_url, ..config(listen, 0) }).await.unwrap_err();
        assert!(matches!(refused, ServerError::PublicUrl(_)), "{url}: {refused}");
    }
    let foreign = Server::start(config("192.0.2.1:0".parse().unwrap(), 0)).await.unwrap_err();
    assert!(matches!(foreign, ServerError::Listen { .. }), "{foreign}");
}
