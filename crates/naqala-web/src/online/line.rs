//! The connection: messages out, messages in, and reconnection.
//!
//! A page subscribes to what it wants to follow; subscriptions are renewed with every connection. A message that was not answered
//! when the connection broke is sent again, which is safe, because the server identifies entries by their numbers.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use leptos::task::spawn_local;
use naqala_wire::account::Me;
use naqala_wire::{SOCKET_PATH, ToClient, ToServer};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, WebSocket};

use super::http::begin_session;
use super::news;
use crate::browser;

/// Minimum and maximum delay before reconnecting; a random delay of up to the same length is added.
const WAITS: (u64, u64) = (500, 8_000);
/// Interval between pings.
const PING: Duration = Duration::from_millis(1_500);
/// Time without an answer after which people are told, and after which the connection is closed, in milliseconds.
const QUIET: f64 = 2_000.0;
const PATIENCE: f64 = 15_000.0;

/// Gets the messages of the server.
type Listener = Rc<dyn Fn(&ToClient)>;

/// A connection. Once it is dropped, nothing of it is heard any more.
struct Wire {
    socket: WebSocket,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _closed: Closure<dyn Fn()>,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.socket.set_onmessage(None);
        self.socket.set_onclose(None);
        let _ = self.socket.close();
    }
}

#[derive(Default)]
struct Line {
    wire: Option<Wire>,
    /// Whether the server's welcome has arrived.
    is_open: bool,
    /// A connection is being opened or scheduled.
    is_coming: bool,
    /// Subscriptions by number, sent over every new connection.
    subscriptions: Vec<(u32, Rc<dyn Fn() -> ToServer>)>,
    listeners: Vec<(u32, Listener)>,
    /// Messages without an answer.
    unanswered: Vec<ToServer>,
    ids: u32,
    wait: u64,
    /// The wait before the next attempt to connect.
    timer: Option<TimeoutHandle>,
    /// Whether there has been an attempt to connect.
    is_begun: bool,
    /// Since when the server owes us a message, in milliseconds since the page was opened. A page in the background may be
    /// stopped between two pings, so the time since the last message says nothing.
    asked: Option<f64>,
    /// Counts connections that were opened or lost: the pings of an earlier one stop, and an attempt that was begun before is
    /// given up.
    connection: u32,
}

thread_local! {
    static LINE: RefCell<Line> = RefCell::new(Line { wait: WAITS.0, ..Line::default() });
    static SIGNS: Signs = Signs::default();
}

/// The state of the connection as signals. They outlive every page, so no page owns them.
#[derive(Clone, Default)]
struct Signs {
    is_connected: ArcRwSignal<bool>,
    is_quiet: ArcRwSignal<bool>,
    unsent_moves: ArcRwSignal<usize>,
    me: ArcRwSignal<Option<Me>>,
}

/// Whether the connection is established.
pub(crate) fn is_connected() -> ArcRwSignal<bool> {
    SIGNS.with(|signs| signs.is_connected.clone())
}

/// Whether the connection is established, but the server does not answer.
pub(crate) fn is_quiet() -> ArcRwSignal<bool> {
    SIGNS.with(|signs| signs.is_quiet.clone())
}

/// How many moves the server has not confirmed yet.
pub(crate) fn unsent_moves() -> ArcRwSignal<usize> {
    SIGNS.with(|signs| signs.unsent_moves.clone())
}

/// The user's identity, as far as the server has reported it.
pub(crate) fn me() -> ArcRwSignal<Option<Me>> {
    SIGNS.with(|signs| signs.me.clone())
}

/// A number for the next message.
pub(crate) fn next_id() -> u32 {
    LINE.with_borrow_mut(|line| {
        line.ids += 1;
        line.ids
    })
}

/// Connects, if there is no connection yet.
pub(crate) fn connect() {
    if !LINE.with_borrow_mut(|line| std::mem::replace(&mut line.is_begun, true)) {
        mind_network();
        news::follow();
    }
    let begun = LINE.with_borrow_mut(|line| {
        let is_needed = line.wire.is_none() && !line.is_coming;
        line.is_coming |= is_needed;
        is_needed.then_some(line.connection)
    });
    if let Some(begun) = begun {
        spawn_local(async move {
            let session = begin_session().await;
            if LINE.with_borrow(|line| line.connection != begun) {
                return;
            }
            match session {
                Ok(known) => {
                    me().set(Some(known));
                    open();
                }
                Err(_) => retry(),
            }
        });
    }
}

/// Has the browser tell when it loses or finds its network, which it notices long before a connection breaks.
fn mind_network() {
    let _ = window_event_listener(leptos::ev::offline, |_| {
        if LINE.with_borrow(|line| line.wire.is_some()) {
            lose();
            retry();
        }
    });
    let _ = window_event_listener(leptos::ev::online, |_| {
        if let Some(timer) = LINE.with_borrow_mut(|line| line.timer.take()) {
            timer.clear();
            try_again();
        }
    });
}

/// Replaces the connection by a new one, after somebody has signed in.
pub(crate) fn renew() {
    lose();
    connect();
}

/// Replaces the connection by that of another guest, after somebody has signed out. What they said without an answer is not
/// repeated in the guest's name.
pub(crate) fn leave() {
    LINE.with_borrow_mut(|line| line.unanswered.clear());
    count_unsent();
    renew();
}

/// Sends a message, and repeats it after reconnecting until it is answered.
pub(crate) fn say(message: ToServer) {
    LINE.with_borrow_mut(|line| {
        line.send(&message);
        line.unanswered.push(message);
    });
    count_unsent();
    connect();
}

/// Sends a request now and over every new connection, as long as the requesting page exists.
pub(crate) fn subscribe(message: impl Fn() -> ToServer + 'static) {
    // Creating a message needs a number, so the line must not be borrowed.
    let first = message();
    LINE.with_borrow_mut(|line| line.send(&first));
    let id = subscribe_always(message);
    on_cleanup(move || unsubscribe(id));
    connect();
}

/// Sends a request over every new connection, whatever page is shown, until [`unsubscribe`] is called with the number returned.
pub(super) fn subscribe_always(message: impl Fn() -> ToServer + 'static) -> u32 {
    let id = next_id();
    LINE.with_borrow_mut(|line| line.subscriptions.push((id, Rc::new(message))));
    id
}

pub(super) fn unsubscribe(id: u32) {
    LINE.with_borrow_mut(|line| line.subscriptions.retain(|(known, _)| *known != id));
}

/// Listens to all messages of the server, as long as the listening page exists.
pub(crate) fn listen(listener: impl Fn(&ToClient) + 'static) {
    let id = listen_always(listener);
    on_cleanup(move || LINE.with_borrow_mut(|line| line.listeners.retain(|(known, _)| *known != id)));
}

/// Listens to all messages of the server, whatever page is shown.
pub(super) fn listen_always(listener: impl Fn(&ToClient) + 'static) -> u32 {
    let id = next_id();
    LINE.with_borrow_mut(|line| line.listeners.push((id, Rc::new(listener))));
    id
}

impl Line {
    fn send(&mut self, message: &ToServer) {
        if let Some(wire) = self.wire.as_ref().filter(|_| self.is_open) {
            let text = serde_json::to_string(message).expect("messages are plain data");
            let _ = wire.socket.send_with_str(&text);
            self.asked.get_or_insert_with(browser::now);
        }
    }

    /// A message that was answered is not repeated.
    fn settle(&mut self, id: u32) {
        self.unanswered.retain(|message| message.id() != id);
    }
}

fn count_unsent() {
    let is_move = |message: &&ToServer| matches!(message, ToServer::Move { .. });
    let count = LINE.with_borrow(|line| line.unanswered.iter().filter(is_move).count());
    set(unsent_moves(), count);
}

/// Sets a signal that hardly ever changes.
fn set<T: PartialEq + Send + Sync + 'static>(signal: ArcRwSignal<T>, value: T) {
    if signal.with_untracked(|known| *known != value) {
        signal.set(value);
    }
}

fn open() {
    let address = browser::origin().replacen("http", "ws", 1) + SOCKET_PATH;
    let Ok(socket) = WebSocket::new(&address) else {
        retry();
        return;
    };
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|event: MessageEvent| {
        if let Ok(message) = serde_json::from_str::<ToClient>(&browser::shown(&event.data())) {
            hear(&message);
        }
    });
    socket.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let closed = Closure::<dyn Fn()>::new(|| {
        lose();
        retry();
    });
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    let connection = LINE.with_borrow_mut(|line| {
        line.asked = Some(browser::now());
        line.wire = Some(Wire { socket, _heard: heard, _closed: closed });
        line.is_coming = false;
        line.connection += 1;
        line.connection
    });
    set_timeout(move || beat(connection), PING);
}

/// Pings as long as this connection lasts, tells when it is silent, and drops it if it has been silent for too long.
fn beat(connection: u32) {
    let silence = LINE.with_borrow(|line| {
        (line.connection == connection).then(|| line.asked.map_or(0.0, |asked| browser::now() - asked))
    });
    let Some(silence) = silence else { return };
    set(is_quiet(), silence > QUIET);
    if silence > PATIENCE {
        lose();
        retry();
        return;
    }
    let id = next_id();
    LINE.with_borrow_mut(|line| line.send(&ToServer::Ping { id }));
    set_timeout(move || beat(connection), PING);
}

/// Drops the connection.
fn lose() {
    LINE.with_borrow_mut(|line| {
        line.is_open = false;
        line.is_coming = false;
        line.connection += 1;
        line.timer.take().inspect(TimeoutHandle::clear);
        line.wire = None;
    });
    is_connected().set(false);
    set(is_quiet(), false);
}

/// Reconnects after a while.
fn retry() {
    let wait = LINE.with_borrow_mut(|line| {
        line.is_coming = true;
        let wait = line.wait;
        line.wait = (wait * 2).min(WAITS.1);
        wait + browser::dice() % wait
    });
    let timer = set_timeout_with_handle(try_again, Duration::from_millis(wait)).ok();
    LINE.with_borrow_mut(|line| line.timer = timer);
}

fn try_again() {
    LINE.with_borrow_mut(|line| (line.timer, line.is_coming) = (None, false));
    connect();
}

/// The connection is established: sends all subscriptions and unanswered messages.
fn welcome() {
    let subscriptions = LINE.with_borrow(|line| line.subscriptions.clone());
    // A game may be followed by its page and for news.
    let mut asked: Vec<ToServer> = Vec::new();
    for message in subscriptions.iter().map(|(_, message)| message()) {
        let is_of_same = |known: &ToServer| match (known, &message) {
            (ToServer::Watch { game: known, .. }, ToServer::Watch { game, .. }) => known == game,
            _ => false,
        };
        if !asked.iter().any(is_of_same) {
            asked.push(message);
        }
    }
    LINE.with_borrow_mut(|line| {
        line.is_open = true;
        line.wait = WAITS.0;
        let again = line.unanswered.clone();
        asked.iter().chain(&again).for_each(|message| line.send(message));
    });
}

fn hear(message: &ToClient) {
    if matches!(message, ToClient::Welcome { .. }) {
        welcome();
    }
    let listeners = LINE.with_borrow_mut(|line| {
        line.asked = None;
        match message {
            ToClient::Game { id, .. }
            | ToClient::Ack { id, .. }
            | ToClient::Done { id }
            | ToClient::Seeks { id, .. }
            | ToClient::Error { id: Some(id), .. } => line.settle(*id),
            _ => {}
        }
        line.listeners.clone()
    });
    set(is_quiet(), false);
    count_unsent();
    if let ToClient::Welcome { me: known, .. } = message {
        is_connected().set(true);
        if known.is_some() {
            me().set(known.clone());
        }
    }
    for (_, listener) in listeners {
        listener(message);
    }
}
