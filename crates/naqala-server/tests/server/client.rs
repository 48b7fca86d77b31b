//! A test client for requests and websockets.
#![allow(dead_code, reason = "every test program uses a part of it")]

use std::collections::VecDeque;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use naqala_wire::game::Game;
use naqala_wire::seek::{ClockRule, GameChoice, Joined, NewSeek, Seek};
use naqala_wire::{ToClient, ToServer};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;

/// How long a test waits for an answer.
pub(crate) const PATIENCE: Duration = Duration::from_secs(20);

/// A response.
#[derive(Clone, Debug)]
pub(crate) struct Answer {
    pub(crate) status: u16,
    pub(crate) headers: Vec<(String, String)>,
    pub(crate) body: Vec<u8>,
}

impl Answer {
    pub(crate) fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    pub(crate) fn text(&self) -> String {
        String::from_utf8_lossy(&self.body).into_owned()
    }

    pub(crate) fn json<T: DeserializeOwned>(&self) -> T {
        serde_json::from_slice(&self.body)
            .unwrap_or_else(|error| panic!("{error}: {} {}", self.status, self.text()))
    }

    /// The error code.
    pub(crate) fn code(&self) -> String {
        self.json::<Value>()["code"].as_str().unwrap_or_default().to_owned()
    }
}

/// Makes a request on its own connection.
pub(crate) async fn request(
    host: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &str,
) -> Answer {
    let mut text =
        format!("{method} {path} HTTP/1.1\r\nconnection: close\r\ncontent-length: {}\r\n", body.len());
    if !headers.iter().any(|(name, _)| *name == "host") {
        text += &format!("host: {host}\r\n");
    }
    for (name, value) in headers {
        text += &format!("{name}: {value}\r\n");
    }
    let answer = raw(host, format!("{text}\r\n{body}").as_bytes()).await;
    parse(&answer)
}

/// Sends bytes and returns everything that comes back.
pub(crate) async fn raw(host: &str, bytes: &[u8]) -> Vec<u8> {
    let mut stream = TcpStream::connect(host).await.unwrap();
    // The server may refuse and close before reading everything.
    let _ = stream.write_all(bytes).await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(PATIENCE, stream.read_to_end(&mut answer)).await.expect("an answer");
    answer
}

/// Sends bytes and closes the sending side, without waiting long for an answer.
pub(crate) async fn raw_and_done(host: &str, bytes: &[u8]) {
    let mut stream = TcpStream::connect(host).await.unwrap();
    // Errors do not matter here.
    let _ = stream.write_all(bytes).await;
    let _ = stream.shutdown().await;
    let mut answer = Vec::new();
    let _ = tokio::time::timeout(Duration::from_millis(20), stream.read_to_end(&mut answer)).await;
}

fn parse(answer: &[u8]) -> Answer {
    let end = answer.windows(4).position(|four| four == b"\r\n\r\n").unwrap_or(answer.len());
    let head = String::from_utf8_lossy(&answer[..end]).into_owned();
    let mut lines = head.lines();
    let status = lines.next().and_then(|line| line.split(' ').nth(1)).and_then(|word| word.parse().ok());
    let headers = lines.filter_map(|line| line.split_once(": "));
    let headers = headers.map(|(name, value)| (name.to_ascii_lowercase(), value.to_owned())).collect();
    let body = answer.get(end + 4..).unwrap_or_default().to_vec();
    Answer { status: status.unwrap_or_default(), headers, body }
}

/// A person with a session.
#[derive(Clone, Debug)]
pub(crate) struct Somebody {
    pub(crate) host: String,
    pub(crate) name: String,
    pub(crate) cookie: String,
}

impl Somebody {
    /// A new guest.
    pub(crate) async fn guest(host: &str) -> Somebody {
        let answer = request(host, "POST", "/api/session", &[JSON], "{}").await;
        Somebody::of(host, &answer)
    }

    /// A new account.
    pub(crate) async fn account(host: &str, name: &str) -> Somebody {
        let body = json!({ "name": name, "password": format!("{name}'s password") }).to_string();
        let answer = request(host, "POST", "/api/account", &[JSON], &body).await;
        Somebody::of(host, &answer)
    }

    /// The person whose session is in an answer.
    pub(crate) fn of(host: &str, answer: &Answer) -> Somebody {
        assert_eq!(answer.status, 200, "{}", answer.text());
        let cookie = answer.header("set-cookie").unwrap().split(';').next().unwrap().to_owned();
        let name = answer.json::<Value>()["name"].as_str().unwrap().to_owned();
        Somebody { host: host.to_owned(), name, cookie }
    }

    /// Makes a request as a page of this site does.
    pub(crate) async fn ask(&self, method: &str, path: &str, body: &impl Serialize) -> Answer {
        let origin = format!("http://{}", self.host);
        let headers = [JSON, ("cookie", self.cookie.as_str()), ("origin", origin.as_str())];
        let body = serde_json::to_string(body).unwrap();
        request(&self.host, method, path, &headers, if body == "null" { "" } else { &body }).await
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, &Value::Null).await
    }

    /// Offers a game as player 0 (random in a rated game), lets the other person join, and returns its id.
    pub(crate) async fn begin(
        &self,
        other: &Somebody,
        game: GameChoice,
        clock: ClockRule,
        rated: bool,
    ) -> String {
        let player = (!rated).then_some(0);
        self.begin_as(other, NewSeek { game, clock, rated, counting: false, listed: false, player }).await
    }

    /// Offers a game, lets the other person join, and returns its id.
    pub(crate) async fn begin_as(&self, other: &Somebody, seek: NewSeek) -> String {
        let seek = self.ask("POST", "/api/seeks", &seek).await.json::<Seek>();
        let joined = other.ask("POST", &format!("/api/seeks/{}/join", seek.id), &Value::Null).await;
        joined.json::<Joined>().game.unwrap()
    }

    /// Connects as a page of this site does.
    pub(crate) async fn connect(&self) -> Socket {
        self.try_connect().await.unwrap()
    }

    pub(crate) async fn try_connect(&self) -> Result<Socket, String> {
        let origin = format!("http://{}", self.host);
        Socket::open(&self.host, &[("cookie", &self.cookie), ("origin", &origin)]).await
    }
}

pub(crate) const JSON: (&str, &str) = ("content-type", "application/json");

/// A connection over a websocket.
pub(crate) struct Socket {
    stream: WebSocketStream<TcpStream>,
    next: u32,
    /// Messages that arrived while another one was awaited.
    earlier: VecDeque<ToClient>,
}

impl Socket {
    /// Connects and reads the welcome.
    pub(crate) async fn open(host: &str, headers: &[(&str, &str)]) -> Result<Socket, String> {
        let mut request = format!("ws://{host}/api/socket").into_client_request().unwrap();
        for (name, value) in headers {
            let name = name.parse::<tokio_tungstenite::tungstenite::http::HeaderName>().unwrap();
            request.headers_mut().insert(name, value.parse().unwrap());
        }
        let tcp = TcpStream::connect(host).await.map_err(|error| error.to_string())?;
        let opened = tokio_tungstenite::client_async(request, tcp).await.map_err(|error| error.to_string());
        let mut socket = Socket { stream: opened?.0, next: 1, earlier: VecDeque::new() };
        match socket.next().await {
            Some(ToClient::Welcome { .. }) => Ok(socket),
            other => Err(format!("no welcome but {other:?}")),
        }
    }

    pub(crate) async fn send(&mut self, message: &ToServer) {
        let text = serde_json::to_string(message).unwrap();
        self.stream.send(Message::text(text)).await.unwrap();
    }

    /// Sends a message over a connection that may be closed already.
    pub(crate) async fn try_send(&mut self, message: &ToServer) -> bool {
        let text = serde_json::to_string(message).unwrap();
        self.stream.send(Message::text(text)).await.is_ok()
    }

    /// The next message that arrived while another one was awaited.
    pub(crate) fn earlier(&mut self) -> Option<ToClient> {
        self.earlier.pop_front()
    }

    pub(crate) async fn send_raw(&mut self, message: Message) -> bool {
        self.stream.send(message).await.is_ok()
    }

    /// The next message; `None` if the connection is closed.
    pub(crate) async fn next(&mut self) -> Option<ToClient> {
        if let Some(message) = self.earlier.pop_front() {
            return Some(message);
        }
        self.read().await
    }

    async fn read(&mut self) -> Option<ToClient> {
        loop {
            match tokio::time::timeout(PATIENCE, self.stream.next()).await.expect("a message in time")? {
                Ok(Message::Text(text)) => return Some(serde_json::from_str(&text).unwrap()),
                Ok(Message::Close(_)) | Err(_) => return None,
                Ok(_) => {}
            }
        }
    }

    /// Reads until a message fits.
    pub(crate) async fn until(&mut self, fits: impl Fn(&ToClient) -> bool) -> ToClient {
        if let Some(at) = self.earlier.iter().position(&fits) {
            return self.earlier.remove(at).unwrap();
        }
        loop {
            let message = self.read().await.expect("the connection stays open");
            if fits(&message) {
                return message;
            }
            self.earlier.push_back(message);
        }
    }

    /// A number for a message.
    pub(crate) fn number(&mut self) -> u32 {
        self.next += 1;
        self.next
    }

    /// Sends a message and waits for its answer.
    pub(crate) async fn ask(&mut self, message: ToServer) -> ToClient {
        let wanted = message.id();
        self.send(&message).await;
        self.until(|answer| match answer {
            ToClient::Game { id, .. }
            | ToClient::Ack { id, .. }
            | ToClient::Done { id }
            | ToClient::Seeks { id, .. }
            | ToClient::Pong { id } => *id == wanted,
            ToClient::Error { id, .. } => *id == Some(wanted),
            _ => false,
        })
        .await
    }

    /// Follows a game, given the number of entries already known.
    pub(crate) async fn watch(&mut self, game: &str, branch: u32, entries: u32) -> Game {
        let id = self.number();
        match self.ask(ToServer::Watch { id, game: game.to_owned(), branch, entries }).await {
            ToClient::Game { state, .. } => *state,
            other => panic!("{other:?}"),
        }
    }

    /// Follows a game; `None` if that is impossible at the moment or the connection breaks.
    pub(crate) async fn try_watch(&mut self, game: &str) -> Option<Game> {
        let wanted = self.number();
        let message = ToServer::Watch { id: wanted, game: game.to_owned(), branch: 0, entries: 0 };
        if !self.try_send(&message).await {
            return None;
        }
        loop {
            match self.read().await? {
                ToClient::Game { id, state } if id == wanted => return Some(*state),
                ToClient::Error { id, .. } if id == Some(wanted) => return None,
                message => self.earlier.push_back(message),
            }
        }
    }

    /// Plays an entry; `None` if the connection breaks before the answer.
    pub(crate) async fn try_play(
        &mut self,
        game: &str,
        branch: u32,
        number: u32,
        text: &str,
    ) -> Option<ToClient> {
        let wanted = self.number();
        let message =
            ToServer::Move { id: wanted, game: game.to_owned(), branch, number, text: text.to_owned() };
        let text = serde_json::to_string(&message).unwrap();
        self.stream.send(Message::text(text)).await.ok()?;
        loop {
            let answer = self.read().await?;
            if matches!(&answer, ToClient::Ack { id, .. } if *id == wanted) {
                return Some(answer);
            }
            if matches!(&answer, ToClient::Error { id, .. } if *id == Some(wanted)) {
                return Some(answer);
            }
        }
    }

    pub(crate) async fn play(&mut self, game: &str, branch: u32, number: u32, text: &str) -> ToClient {
        let id = self.number();
        let (game, text) = (game.to_owned(), text.to_owned());
        self.ask(ToServer::Move { id, game, branch, number, text }).await
    }
}
