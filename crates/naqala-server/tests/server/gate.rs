//! The middleware, from outside.

use naqala_server::{Config, Limits};

use crate::client::{JSON, Somebody, raw, request};
use crate::running::Running;

/// The headers that every answer has, and which it has for whom.
#[tokio::test]
async fn every_answer_is_dressed() {
    let server = Running::start().await;
    let policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; style-src 'self'; \
                  img-src 'self' data: blob:; object-src 'none'; base-uri 'none'; form-action 'self'; \
                  frame-ancestors 'none'";
    let usual = [
        ("content-security-policy", policy),
        ("x-content-type-options", "nosniff"),
        ("referrer-policy", "same-origin"),
        ("cross-origin-opener-policy", "same-origin"),
        ("cross-origin-resource-policy", "same-origin"),
        ("permissions-policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()"),
    ];
    for (path, cache, kind) in [
        ("/", None, "text/html; charset=utf-8"),
        ("/games.json", Some("no-cache"), "application/json"),
        ("/games/oware.toml", Some("no-cache"), "text/plain; charset=utf-8"),
        ("/messages/it.ftl", Some("no-cache"), "text/plain; charset=utf-8"),
        ("/api/seeks", Some("no-store"), "application/json"),
        ("/api/nowhere", Some("no-store"), "application/json"),
        ("/nothing.js", None, "application/json"),
    ] {
        let answer = request(&server.host, "GET", path, &[], "").await;
        for (name, value) in usual {
            assert_eq!(answer.header(name), Some(value), "{name} of {path}");
        }
        assert_eq!(answer.header("content-type"), Some(kind), "{path}");
        if let Some(cache) = cache {
            assert_eq!(answer.header("cache-control"), Some(cache), "{path}");
        }
        assert_eq!(answer.header("strict-transport-security"), None);
        assert_eq!(answer.header("server"), None);
    }
    server.stop().await;
}

#[tokio::test]
async fn a_secure_site_has_secure_cookies() {
    let public_url = Some("https://naqala.example".to_owned());
    let server = Running::with(Config { public_url, limits: Limits::none(), ..Config::default() }).await;
    let headers = [JSON, ("host", "naqala.example"), ("origin", "https://naqala.example")];
    let answer = request(&server.host, "POST", "/api/session", &headers, "{}").await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-naqala="), "{cookie}");
    for part in ["Path=/", "HttpOnly", "SameSite=Lax", "Secure"] {
        assert!(cookie.split("; ").any(|found| found == part), "{part}: {cookie}");
    }
    assert!(!cookie.contains("Domain"));
    assert_eq!(answer.header("strict-transport-security"), Some("max-age=31536000"));
    server.stop().await;
}

#[tokio::test]
async fn a_cookie_of_this_machine_is_of_no_use_to_scripts() {
    let server = Running::start().await;
    let answer = request(&server.host, "POST", "/api/session", &[JSON], "{}").await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("naqala=") && cookie.contains("; HttpOnly; SameSite=Lax"), "{cookie}");
    assert!(!cookie.contains("Secure"));
    server.stop().await;
}

#[tokio::test]
async fn who_asks_too_much_is_put_off() {
    let limits = Limits { request_burst: 10, requests_per_second: 1, ..Limits::default() };
    let server = Running::with(Config { limits, ..Config::default() }).await;
    let mut put_off = 0;
    for _ in 0..30 {
        let answer = request(&server.host, "GET", "/api/seeks", &[], "").await;
        put_off += u32::from(answer.status == 429 && answer.code() == "too-many-requests");
    }
    assert!((15..=20).contains(&put_off), "{put_off}");
    server.stop().await;
}

#[tokio::test]
async fn passwords_cannot_be_tried_out() {
    let limits = Limits { guesses_per_minute: 2, ..Limits::default() };
    let server = Running::with(Config { limits, ..Config::default() }).await;
    Somebody::account(&server.host, "Ama").await;
    let mut codes = Vec::new();
    for _ in 0..5 {
        let body = r#"{"name":"ama","password":"not the one"}"#;
        codes.push(request(&server.host, "POST", "/api/login", &[JSON], body).await.code());
    }
    assert_eq!(codes[..2], ["wrong-password", "wrong-password"]);
    assert_eq!(codes[2..], ["too-many-requests", "too-many-requests", "too-many-requests"]);
    server.stop().await;
}

#[tokio::test]
async fn odd_requests_are_answered_and_over() {
    let server = Running::start().await;
    let host = server.host.as_str();
    let large = "x".repeat(70_000);
    let answer = request(host, "POST", "/api/session", &[JSON], &large).await;
    assert_eq!(answer.status, 413);
    assert_eq!(request(host, "PATCH", "/api/session", &[], "").await.code(), "wrong-method");
    assert_eq!(request(host, "POST", "/", &[], "").await.code(), "wrong-method");
    assert_eq!(request(host, "POST", "/api/session", &[], "{}").await.code(), "bad-request");
    assert_eq!(request(host, "POST", "/api/session", &[JSON], r#"{"more":1}"#).await.code(), "bad-request");
    let long = format!("GET / HTTP/1.1\r\nhost: {host}\r\nx: {large}\r\n\r\n");
    assert!(!String::from_utf8_lossy(&raw(host, long.as_bytes()).await).contains(" 200 "));
    for path in [
        "/../../etc/passwd",
        "/%2e%2e/%2e%2e/etc/passwd",
        "/games/..%2f..%2fCargo.toml",
        "/%00",
        "/games/%ff.toml",
    ] {
        let answer = request(host, "GET", path, &[], "").await;
        assert!(!answer.text().contains("root:") && !answer.text().contains("[workspace]"), "{path}");
    }
    assert_eq!(request(host, "GET", "/api/health", &[], "").await.status, 200);
    server.stop().await;
}

/// A client that begins a request and does not finish it is cut off.
#[tokio::test]
#[ignore = "ten seconds; cargo test -p naqala-server --test server -- --ignored slow"]
async fn slow_requests_are_cut_off() {
    use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
    let server = Running::start().await;
    let mut stream = tokio::net::TcpStream::connect(&server.host).await.unwrap();
    stream.write_all(b"GET / HTTP/1.1\r\nhost: local").await.unwrap();
    let mut answer = Vec::new();
    let read = tokio::time::timeout(std::time::Duration::from_secs(15), stream.read_to_end(&mut answer));
    read.await.expect("the server ends the connection").ok();
    server.stop().await;
}
