//! Notices to people whose page is closed, with a push service of the test's own.

use std::net::SocketAddr;
use std::sync::Mutex;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use axum::routing::post;
use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use naqala_server::{Config, Limits, PushConfig, Server, ServerError};
use naqala_wire::push::{NewSubscription, PushInfo};
use naqala_wire::seek::{ClockRule, GameChoice};
use naqala_wire::{ToClient, ToServer};
use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::SystemRandom;
use ring::signature::{self, ECDSA_P256_SHA256_FIXED};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;

use crate::client::{Answer, PATIENCE, Somebody, request};
use crate::running::Running;

/// A player to move is notified after a few seconds. A test that expects no notice waits for longer than that.
const QUIET: Duration = Duration::from_secs(7);

/// A request to the push service.
#[derive(Debug)]
struct Delivery {
    to: String,
    headers: HeaderMap,
    body: Bytes,
}

impl Delivery {
    fn header(&self, name: &str) -> &str {
        self.headers.get(name).unwrap_or_else(|| panic!("no {name}")).to_str().unwrap()
    }
}

/// A push service. It answers 201. For addresses that begin with `gone` it answers 410, with `moved` a redirect, with `slow`
/// nothing.
struct Service {
    url: String,
    delivered: mpsc::UnboundedReceiver<Delivery>,
}

impl Service {
    async fn start() -> Service {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let (told, delivered) = mpsc::unbounded_channel();
        let take = async |State(told): State<mpsc::UnboundedSender<Delivery>>,
                          Path(to): Path<String>,
                          headers: HeaderMap,
                          body: Bytes| {
            let kind = to.clone();
            told.send(Delivery { to, headers, body }).unwrap();
            match kind.as_str() {
                gone if gone.starts_with("gone") => (StatusCode::GONE, [("location", "")]),
                moved if moved.starts_with("moved") => {
                    (StatusCode::TEMPORARY_REDIRECT, [("location", "/elsewhere")])
                }
                slow if slow.starts_with("slow") => std::future::pending().await,
                _ => (StatusCode::CREATED, [("location", "")]),
            }
        };
        let router = axum::Router::new().route("/{to}", post(take)).with_state(told);
        tokio::spawn(async move { axum::serve(listener, router).await });
        Service { url, delivered }
    }

    async fn next(&mut self) -> Delivery {
        tokio::time::timeout(PATIENCE, self.delivered.recv()).await.expect("a notice in time").unwrap()
    }

    /// Nothing more comes.
    async fn is_quiet(&mut self) {
        let more = tokio::time::timeout(QUIET, self.delivered.recv()).await;
        assert!(more.is_err(), "{:?}", more.map(|delivery| delivery.map(|delivery| delivery.to)));
    }
}

fn config(service: &Service) -> Config {
    let contact = Some("mailto:ama@naqala.example".to_owned());
    let push = PushConfig { services: vec![service.url.clone()], contact, ..PushConfig::default() };
    Config { limits: Limits::none(), push, ..Config::default() }
}

/// A browser that wants notices.
struct Browser {
    endpoint: String,
    point: Vec<u8>,
    auth: [u8; 16],
    /// Used up by the one notice that is read.
    key: Mutex<Option<EphemeralPrivateKey>>,
}

impl Browser {
    fn new(service: &Service, name: &str) -> Browser {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let point = key.compute_public_key().unwrap().as_ref().to_vec();
        let endpoint = format!("{}/{name}", service.url);
        Browser { endpoint, point, auth: *b"a shared secret!", key: Mutex::new(Some(key)) }
    }

    fn subscription(&self, language: &str) -> NewSubscription {
        NewSubscription {
            endpoint: self.endpoint.clone(),
            p256dh: URL_SAFE_NO_PAD.encode(&self.point),
            auth: URL_SAFE_NO_PAD.encode(self.auth),
            language: language.to_owned(),
            renew: false,
        }
    }

    async fn subscribe(&self, who: &Somebody, language: &str) {
        let answer = who.ask("PUT", "/api/me/push", &self.subscription(language)).await;
        assert_eq!(answer.status, 204, "{}", answer.text());
    }

    /// Reads a notice as RFC 8188 and RFC 8291 say.
    fn open(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        let (theirs, sealed) = rest[1..].split_at(usize::from(rest[0]));
        assert!(sealed.len() <= u32::from_be_bytes(size.try_into().unwrap()) as usize);
        let key = self.key.lock().unwrap().take().expect("one notice is read");
        let input = agree_ephemeral(key, &UnparsedPublicKey::new(&ECDH_P256, theirs), |secret| {
            let shared = Salt::new(HKDF_SHA256, &self.auth).extract(secret);
            derive::<32>(&shared, &[b"WebPush: info\0", &self.point, theirs])
        });
        let pseudorandom = Salt::new(HKDF_SHA256, salt).extract(&input.unwrap());
        let key = derive::<16>(&pseudorandom, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce = derive::<12>(&pseudorandom, &[b"Content-Encoding: nonce\0"]);
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).unwrap());
        let mut sealed = sealed.to_vec();
        let nonce = Nonce::assume_unique_for_key(nonce);
        let text = key.open_in_place(nonce, Aad::empty(), &mut sealed).expect("it is for this browser");
        let end = text.iter().rposition(|byte| *byte != 0).unwrap();
        assert_eq!(text[end], 2, "the last record");
        serde_json::from_slice(&text[..end]).unwrap()
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(key: &Prk, info: &[&[u8]]) -> [u8; N] {
    let mut derived = [0; N];
    key.expand(info, Length(N)).unwrap().fill(&mut derived).unwrap();
    derived
}

/// The claims of the header `Authorization`, whose signature is that of the server with this key.
fn claims(authorization: &str, server: &str) -> Value {
    let rest = authorization.strip_prefix("vapid t=").unwrap();
    let (token, key) = rest.split_once(", k=").unwrap();
    assert_eq!(key, server);
    let read = |text: &str| URL_SAFE_NO_PAD.decode(text).unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let key = signature::UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, read(key));
    key.verify(signed.as_bytes(), &read(signature)).expect("the server has signed it");
    let (head, claims) = signed.split_once('.').unwrap();
    assert_eq!(
        serde_json::from_slice::<Value>(&read(head)).unwrap(),
        json!({ "typ": "JWT", "alg": "ES256" })
    );
    serde_json::from_slice(&read(claims)).unwrap()
}

async fn key_of(host: &str) -> Option<String> {
    request(host, "GET", "/api/push", &[], "").await.json::<PushInfo>().key
}

/// The endpoints of a person, according to the export. It comes in pieces, and these are in the first one.
async fn endpoints(who: &Somebody) -> Vec<String> {
    let export = who.get("/api/me/export").await.text();
    let (_, list) = export.split_once("\"push\":").unwrap();
    let list: Vec<Value> = serde_json::from_str(&list[..=list.find(']').unwrap()]).unwrap();
    list.iter().map(|known| known["endpoint"].as_str().unwrap().to_owned()).collect()
}

/// Plays over HTTP, without a page.
async fn play(who: &Somebody, game: &str, number: u32, text: &str) -> Answer {
    let answer = who
        .ask("POST", &format!("/api/games/{game}/entries"), &json!({ "number": number, "text": text }))
        .await;
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer
}

#[tokio::test]
async fn whoever_is_away_is_told_once_that_it_is_the_turn() {
    let mut service = Service::start().await;
    let server = Running::with(config(&service)).await;
    let host = server.host.as_str();
    let (ama, kofi) = (Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await);
    let browser = Browser::new(&service, "kofi");
    browser.subscribe(&kofi, "it").await;
    let game = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::Days { days: 2 }, false).await;
    play(&ama, &game, 0, "a").await;
    let told = service.next().await;
    assert_eq!(told.to, "kofi");
    assert_eq!(told.header("content-encoding"), "aes128gcm");
    assert_eq!((told.header("ttl"), told.header("urgency")), ("86400", "normal"));
    assert!(told.header("topic").len() <= 32 && !told.header("topic").contains(&game));
    let claims = claims(told.header("authorization"), &key_of(host).await.unwrap());
    assert_eq!((&claims["aud"], &claims["sub"]), (&json!(service.url), &json!("mailto:ama@naqala.example")));
    let now = std::time::SystemTime::UNIX_EPOCH.elapsed().unwrap().as_secs();
    let expires = claims["exp"].as_u64().unwrap();
    assert!(expires > now && expires <= now + 24 * 3600, "{claims}");
    let notice = browser.open(&told.body);
    assert_eq!(notice, json!({ "title": "Tocca a te: Oware contro Ama", "game": game, "lang": "it" }));
    // The same entry once more is no other turn; nor is looking at the game.
    play(&ama, &game, 0, "a").await;
    kofi.get(&format!("/api/games/{game}")).await;
    service.is_quiet().await;
    // While a page follows the game, nobody is notified. Ama has not subscribed.
    let mut page = kofi.connect().await;
    page.watch(&game, 0, 0).await;
    play(&kofi, &game, 1, "A").await;
    play(&ama, &game, 2, "b").await;
    service.is_quiet().await;
    // A page elsewhere on the site is none at the game.
    let id = page.number();
    page.ask(ToServer::Leave { id, game: game.clone() }).await;
    play(&kofi, &game, 3, "B").await;
    play(&ama, &game, 4, "c").await;
    assert_eq!(service.next().await.header("topic"), told.header("topic"), "it replaces the older one");
    // A player who comes back in time is not notified.
    play(&kofi, &game, 5, "C").await;
    play(&ama, &game, 6, "d").await;
    page.watch(&game, 0, 0).await;
    service.is_quiet().await;
    server.stop().await;
}

#[tokio::test]
async fn a_game_that_begins_without_its_first_player_is_told_of_urgently() {
    let mut service = Service::start().await;
    let server = Running::with(config(&service)).await;
    let (ama, kofi) = (Somebody::guest(&server.host).await, Somebody::guest(&server.host).await);
    let browser = Browser::new(&service, "ama");
    browser.subscribe(&ama, "en").await;
    let clock = ClockRule::Increment { initial: 20, increment: 0 };
    let game = ama.begin(&kofi, GameChoice::of("kalah"), clock, false).await;
    let told = service.next().await;
    let notice = browser.open(&told.body);
    assert_eq!(notice["title"], json!(format!("Your turn: Kalah against {}", kofi.name)));
    assert_eq!(notice["game"], json!(game));
    // Until both have played, five minutes are left.
    let life: u64 = told.header("ttl").parse().unwrap();
    assert!((200..=300).contains(&life), "{life}");
    server.stop().await;
}

#[tokio::test]
async fn browsers_that_are_gone_are_forgotten_and_redirects_are_not_followed() {
    let mut service = Service::start().await;
    let metrics = Some("127.0.0.1:0".parse().unwrap());
    let server = Running::with(Config { metrics, ..config(&service) }).await;
    let host = server.host.as_str();
    let (ama, kofi) = (Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await);
    for name in ["gone", "moved"] {
        Browser::new(&service, name).subscribe(&kofi, "en").await;
    }
    let game = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, false).await;
    play(&ama, &game, 0, "a").await;
    let mut told = [service.next().await.to, service.next().await.to];
    told.sort();
    assert_eq!(told, ["gone", "moved"]);
    play(&kofi, &game, 1, "A").await;
    play(&ama, &game, 2, "b").await;
    assert_eq!(service.next().await.to, "moved", "nothing went elsewhere in between");
    assert_eq!(endpoints(&kofi).await, [format!("{}/moved", service.url)]);
    let counted = request(server.metrics.as_deref().unwrap(), "GET", "/metrics", &[], "").await.text();
    for result in ["gone", "refused"] {
        assert!(counted.contains(&format!("naqala_push_total{{result=\"{result}\"}}")), "{counted}");
    }
    server.stop().await;
}

#[tokio::test]
async fn notices_end_with_the_session_the_account_or_the_wish() {
    let mut service = Service::start().await;
    let server = Running::with(config(&service)).await;
    let host = server.host.as_str();
    let (ama, kofi) = (Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await);
    let games = async || ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, false).await;
    let (first, second) = (games().await, games().await);
    let browser = Browser::new(&service, "kofi");
    let wish = browser.subscription("en");
    let renewed = NewSubscription { renew: true, ..wish.clone() };
    let put = async |who: &Somebody, wish: &NewSubscription| who.ask("PUT", "/api/me/push", wish).await;
    let forget = json!({ "endpoint": browser.endpoint });
    // Only existing subscriptions of the same person can be renewed and ended.
    assert_eq!(put(&kofi, &renewed).await.code(), "not-found");
    browser.subscribe(&kofi, "en").await;
    assert_eq!(put(&kofi, &renewed).await.status, 204);
    assert_eq!(put(&ama, &renewed).await.code(), "not-found");
    assert_eq!(ama.ask("DELETE", "/api/me/push", &forget).await.code(), "not-found");
    assert_eq!(kofi.ask("DELETE", "/api/me/push", &forget).await.status, 204);
    assert_eq!(kofi.ask("DELETE", "/api/me/push", &forget).await.code(), "not-found");
    play(&ama, &first, 0, "a").await;
    // Signing out ends them, too.
    browser.subscribe(&kofi, "en").await;
    assert_eq!(kofi.ask("POST", "/api/logout", &()).await.status, 204);
    play(&ama, &second, 0, "a").await;
    service.is_quiet().await;
    // Notices go to the newest five browsers of a person.
    let esi = Somebody::account(host, "Esi").await;
    for number in 0..7 {
        Browser::new(&service, &format!("esi-{number}")).subscribe(&esi, "en").await;
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let mut known = endpoints(&esi).await;
    known.sort();
    let newest: Vec<String> = (2..7).map(|number| format!("{}/esi-{number}", service.url)).collect();
    assert_eq!(known, newest);
    // A browser belongs to the person who subscribed last in it.
    Browser::new(&service, "esi-6").subscribe(&ama, "en").await;
    assert!(!endpoints(&esi).await.contains(&newest[4]));
    assert_eq!(esi.ask("DELETE", "/api/me", &json!({ "password": "Esi's password" })).await.status, 204);
    server.stop().await;
}

#[tokio::test]
async fn notices_are_sent_to_push_services_alone() {
    let service = Service::start().await;
    let server = Running::with(config(&service)).await;
    let ama = Somebody::guest(&server.host).await;
    let other = Service::start().await;
    let own = format!("http://{}/api/live", server.host);
    for (endpoint, why) in [
        (other.url.as_str(), other.url.as_str()),
        (own.as_str(), "127.0.0.1"),
        ("http://fcm.googleapis.com/x", "http://fcm.googleapis.com"),
        ("https://169.254.169.254/latest", "169.254.169.254"),
        ("https://fcm.googleapis.com.evil.example/x", "evil.example"),
        ("https://fcm.googleapis.com@10.0.0.1/x", "user"),
        ("file:///etc/passwd", "cannot be read"),
        ("", "cannot be read"),
    ] {
        let wish = Browser::new(&service, "ama").subscription("en");
        let wish = NewSubscription { endpoint: endpoint.to_owned(), ..wish };
        let refused = ama.ask("PUT", "/api/me/push", &wish).await;
        assert_eq!((refused.status, refused.code().as_str()), (400, "bad-request"), "{endpoint}");
        assert!(refused.json::<Value>()["detail"].as_str().unwrap().contains(why), "{}", refused.text());
    }
    let wish = Browser::new(&service, "ama").subscription("en");
    for (p256dh, auth, why) in [("x", wish.auth.as_str(), "p256dh"), (wish.p256dh.as_str(), "x", "auth")] {
        let wish = NewSubscription { p256dh: p256dh.to_owned(), auth: auth.to_owned(), ..wish.clone() };
        let refused = ama.ask("PUT", "/api/me/push", &wish).await;
        assert_eq!((refused.status, refused.text().contains(why)), (400, true), "{}", refused.text());
    }
    // The known services are taken without a word of the configuration.
    let known = NewSubscription { endpoint: "https://fcm.googleapis.com/fcm/send/x".to_owned(), ..wish };
    assert_eq!(ama.ask("PUT", "/api/me/push", &known).await.status, 204);
    server.stop().await;
    let refused =
        |push| Server::start(Config { listen: ([127, 0, 0, 1], 0).into(), push, ..Config::default() });
    for push in [
        PushConfig { services: vec!["http://10.0.0.1".to_owned()], ..PushConfig::default() },
        PushConfig { contact: Some("ama".to_owned()), ..PushConfig::default() },
    ] {
        let error = refused(push).await.unwrap_err();
        assert!(matches!(&error, ServerError::Push(why) if why.contains("[push]")), "{error}");
    }
}

/// More notices than are sent at once wait for a service that never answers, and for one that is not there.
#[tokio::test]
async fn a_dead_push_service_holds_up_no_move() {
    let mut service = Service::start().await;
    let unused: SocketAddr = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let dead = Service { url: format!("http://{unused}"), delivered: mpsc::unbounded_channel().1 };
    let mut config = config(&service);
    config.push.services.push(dead.url.clone());
    let server = Running::with(config).await;
    let host = server.host.as_str();
    let (ama, kofi) = (Somebody::account(host, "Ama").await, Somebody::account(host, "Kofi").await);
    Browser::new(&service, "slow").subscribe(&kofi, "en").await;
    Browser::new(&dead, "dead").subscribe(&kofi, "en").await;
    let mut games = Vec::new();
    for _ in 0..30 {
        let game = ama.begin(&kofi, GameChoice::of("oware"), ClockRule::None, false).await;
        play(&ama, &game, 0, "a").await;
        games.push(game);
    }
    assert_eq!(service.next().await.to, "slow");
    let mut page = kofi.connect().await;
    let mut slowest = Duration::ZERO;
    for game in &games {
        let began = Instant::now();
        assert!(matches!(page.play(game, 0, 1, "A").await, ToClient::Ack { .. }));
        slowest = slowest.max(began.elapsed());
    }
    assert!(slowest < Duration::from_secs(2), "a move took {slowest:?}");
    server.stop().await;
}

#[tokio::test]
async fn the_key_outlives_the_server_and_is_its_owners_alone() {
    let folder = tempfile::tempdir().unwrap();
    let config = || Config { data: Some(folder.path().to_owned()), ..Config::default() };
    let server = Running::with(config()).await;
    let first = key_of(&server.host).await.unwrap();
    assert_eq!(URL_SAFE_NO_PAD.decode(&first).unwrap().len(), 65);
    server.stop().await;
    let server = Running::with(config()).await;
    assert_eq!(key_of(&server.host).await.unwrap(), first);
    server.stop().await;
    let file = folder.path().join("naqala.push-key");
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }
    std::fs::write(&file, "no key").unwrap();
    let listen = "127.0.0.1:0".parse().unwrap();
    let error = Server::start(Config { listen, ..config() }).await.unwrap_err();
    assert!(error.to_string().contains("delete it"), "{error}");
}

#[tokio::test]
async fn a_server_that_is_to_send_none_says_so() {
    let push = PushConfig { enabled: false, ..PushConfig::default() };
    let folder = tempfile::tempdir().unwrap();
    let data = Some(folder.path().to_owned());
    let server = Running::with(Config { push, data, ..Config::default() }).await;
    assert_eq!(key_of(&server.host).await, None);
    let ama = Somebody::guest(&server.host).await;
    let wish =
        json!({ "endpoint": "https://fcm.googleapis.com/x", "p256dh": "", "auth": "", "language": "en" });
    assert_eq!(ama.ask("PUT", "/api/me/push", &wish).await.code(), "not-found");
    assert!(!folder.path().join("naqala.push-key").exists());
    server.stop().await;
}
