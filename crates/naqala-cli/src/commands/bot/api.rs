//! The server's API for programs: requests, and the events of a game as lines.

use std::io::{BufRead, BufReader};
use std::thread;
use std::time::{Duration, Instant};

use naqala_engine::Stop;
use naqala_wire::ErrorBody;
use serde::Serialize;
use serde::de::DeserializeOwned;
use ureq::http::{Method, Request, Response};
use ureq::{Agent, Body};

/// How long a request may take.
const REQUEST: Duration = Duration::from_secs(20);
/// Timeout for listening to the events of a game, after which they are requested again. This detects connections that died
/// silently.
const LISTENING: Duration = Duration::from_secs(90);
/// How long to wait before a request is repeated, at first and at most.
const PAUSES: (Duration, Duration) = (Duration::from_millis(500), Duration::from_secs(30));
/// How often a wait looks whether it is to end.
const LOOK: Duration = Duration::from_millis(50);

/// Why a request has no result.
#[derive(Debug)]
pub(super) enum RequestError {
    /// The server refuses it, and would again.
    Refused(Box<ErrorBody>),
    /// The server cannot be reached or is busy: later it may work.
    Away {
        why: String,
        /// How long the server asks to wait.
        pause: Option<Duration>,
    },
    /// The user asked to stop.
    Stopped,
}

impl RequestError {
    pub(super) fn away(why: impl ToString) -> RequestError {
        RequestError::Away { why: why.to_string(), pause: None }
    }

    /// The message for the user.
    pub(super) fn text(&self) -> String {
        match self {
            RequestError::Refused(body) => match &body.detail {
                Some(detail) => format!("{} ({detail})", body.message),
                None => body.message.clone(),
            },
            RequestError::Away { why, .. } => why.clone(),
            RequestError::Stopped => "stopped".to_owned(),
        }
    }
}

/// A server and who plays there.
pub(super) struct Api {
    agent: Agent,
    server: String,
    bearer: String,
    stop: Stop,
}

impl Api {
    pub(super) fn new(server: &str, token: &str, stop: Stop) -> Api {
        let config = Agent::config_builder()
            .http_status_as_error(false)
            .timeout_connect(Some(REQUEST))
            .timeout_recv_response(Some(REQUEST))
            .timeout_recv_body(Some(LISTENING))
            .user_agent(concat!("naqala-bot/", env!("CARGO_PKG_VERSION")));
        let bearer = format!("Bearer {token}");
        Api { agent: config.build().into(), server: server.to_owned(), bearer, stop }
    }

    fn send(&self, method: Method, path: &str, body: Option<String>) -> Result<Response<Body>, RequestError> {
        let request = Request::builder().method(method).uri(format!("{}{path}", self.server));
        let request =
            request.header("authorization", &self.bearer).header("content-type", "application/json");
        // An invalid address or token will not become valid later; it is reported like other errors.
        let request = request.body(body.unwrap_or_default()).map_err(RequestError::away)?;
        let mut response = self.agent.run(request).map_err(RequestError::away)?;
        let status = response.status();
        if status.is_success() {
            return Ok(response);
        }
        let seconds =
            response.headers().get("retry-after").and_then(|value| value.to_str().ok()?.parse().ok());
        let text = response.body_mut().read_to_string().unwrap_or_default();
        match serde_json::from_str::<ErrorBody>(&text) {
            Ok(body) if !status.is_server_error() && status.as_u16() != 429 => {
                Err(RequestError::Refused(Box::new(body)))
            }
            body => {
                let why = body.map_or_else(|_| format!("the server answers {status}"), |body| body.message);
                Err(RequestError::Away { why, pause: seconds.map(Duration::from_secs) })
            }
        }
    }

    /// Makes a request once.
    pub(super) fn ask<T: DeserializeOwned>(
        &self,
        method: Method,
        path: &str,
        body: Option<&impl Serialize>,
    ) -> Result<T, RequestError> {
        let body = body.map(serde_json::to_string).transpose().map_err(RequestError::away)?;
        let mut response = self.send(method, path, body)?;
        let text = response.body_mut().read_to_string().map_err(RequestError::away)?;
        // Responses without a body count as `null`.
        let text = if text.is_empty() { "null" } else { &text };
        serde_json::from_str(text)
            .map_err(|error| RequestError::away(format!("the server answers strangely: {error}")))
    }

    pub(super) fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, RequestError> {
        self.ask(Method::GET, path, None::<&()>)
    }

    pub(super) fn post<T: DeserializeOwned>(
        &self,
        path: &str,
        body: &impl Serialize,
    ) -> Result<T, RequestError> {
        self.ask(Method::POST, path, Some(body))
    }

    /// Makes a request until the server has answered it.
    pub(super) fn insist<T>(
        &self,
        request: impl Fn(&Api) -> Result<T, RequestError>,
    ) -> Result<T, RequestError> {
        let (mut next, longest) = PAUSES;
        loop {
            match request(self) {
                Err(RequestError::Away { pause, .. }) => {
                    self.wait(pause.unwrap_or(next))?;
                    next = (next * 2).min(longest);
                }
                done => return done,
            }
        }
    }

    /// Waits, unless the user asks to stop.
    pub(super) fn wait(&self, time: Duration) -> Result<(), RequestError> {
        let until = Instant::now() + time;
        while Instant::now() < until {
            if self.stop.is_asked() {
                return Err(RequestError::Stopped);
            }
            thread::sleep(LOOK);
        }
        Ok(())
    }

    /// The events of a game, one a line. They end when the connection does.
    pub(super) fn events(
        &self,
        game: &str,
    ) -> Result<impl Iterator<Item = std::io::Result<String>>, RequestError> {
        let response = self.send(Method::GET, &format!("/api/games/{game}/events"), None)?;
        Ok(BufReader::new(response.into_body().into_reader()).lines())
    }
}
