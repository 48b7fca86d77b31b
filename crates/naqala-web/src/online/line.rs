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
use crate::browser;

/// The shortest and the longest wait before a new connection; chance adds as much again.
const WAITS: (u64, u64) = (500, 8_000);
/// The connection is asked for a sign of life so often.
const PING: Duration = Duration::from_secs(5);
/// Without any for so long, in milliseconds, it is given up.
const PATIENCE: f64 = 15_000.0;

/// Hears what the server says.
type Listener = Rc<dyn Fn(&ToClient)>;

#[derive(Default)]
struct Line {
    socket: Option<WebSocket>,
    /// Whether the server has said that it is there.
    is_open: bool,
    /// A connection is being made, or will be.
    is_coming: bool,
    /// What is asked with every connection, by number.
    subscriptions: Vec<(u32, Rc<dyn Fn() -> ToServer>)>,
    listeners: Vec<(u32, Listener)>,
    /// Messages without an answer.
    unanswered: Vec<ToServer>,
    ids: u32,
    wait: u64,
    heard: f64,
}

thread_local! {
    static LINE: RefCell<Line> = RefCell::new(Line { wait: WAITS.0, ..Line::default() });
    static SIGNS: Signs = Signs { is_connected: ArcRwSignal::new(false), me: ArcRwSignal::new(None) };
}

/// What the whole page may know about the connection: it outlives every page, so it is owned by none.
#[derive(Clone)]
struct Signs {
    is_connected: ArcRwSignal<bool>,
    me: ArcRwSignal<Option<Me>>,
}

/// Whether the connection stands.
pub(crate) fn is_connected() -> ArcRwSignal<bool> {
    SIGNS.with(|signs| signs.is_connected.clone())
}

/// Who we are, as far as the server has said.
pub(crate) fn me() -> ArcRwSignal<Option<Me>> {
    SIGNS.with(|signs| signs.me.clone())
}

/// A number for a message.
pub(crate) fn next_id() -> u32 {
    LINE.with_borrow_mut(|line| {
        line.ids += 1;
        line.ids
    })
}

/// Connects, if there is no connection yet.
pub(crate) fn connect() {
    let is_needed = LINE.with_borrow_mut(|line| {
        let is_needed = line.socket.is_none() && !line.is_coming;
        line.is_coming |= is_needed;
        is_needed
    });
    if is_needed {
        spawn_local(async {
            match begin_session().await {
                Ok(known) => {
                    me().set(Some(known));
                    open();
                }
                Err(_) => retry(),
            }
        });
    }
}

/// Gives up the connection and makes a new one: after somebody has signed in or out.
pub(crate) fn renew() {
    lose();
    connect();
}

/// Says something; again after a new connection, as long as there is no answer.
pub(crate) fn say(message: ToServer) {
    LINE.with_borrow_mut(|line| {
        line.send(&message);
        line.unanswered.push(message);
    });
    connect();
}

/// Asks for something now and with every new connection, as long as the page that asks is there.
pub(crate) fn subscribe(message: impl Fn() -> ToServer + 'static) {
    let id = next_id();
    // Making a message takes a number, so the line must be free.
    let first = message();
    LINE.with_borrow_mut(|line| {
        line.send(&first);
        line.subscriptions.push((id, Rc::new(message)));
    });
    on_cleanup(move || LINE.with_borrow_mut(|line| line.subscriptions.retain(|(known, _)| *known != id)));
    connect();
}

/// Listens to everything the server says, as long as the page that listens is there.
pub(crate) fn listen(listener: impl Fn(&ToClient) + 'static) {
    let id = next_id();
    LINE.with_borrow_mut(|line| line.listeners.push((id, Rc::new(listener))));
    on_cleanup(move || LINE.with_borrow_mut(|line| line.listeners.retain(|(known, _)| *known != id)));
}

impl Line {
    fn send(&self, message: &ToServer) {
        if let Some(socket) = self.socket.as_ref().filter(|_| self.is_open) {
            let text = serde_json::to_string(message).expect("messages are plain data");
            let _ = socket.send_with_str(&text);
        }
    }

    /// What an answer answers is not sent again.
    fn settle(&mut self, id: u32) {
        self.unanswered.retain(|message| message.id() != id);
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
    heard.forget();
    let this = socket.clone();
    let closed = Closure::<dyn Fn()>::new(move || {
        let is_ours = LINE.with_borrow(|line| line.socket.as_ref() == Some(&this));
        if is_ours {
            lose();
            retry();
        }
    });
    socket.set_onclose(Some(closed.as_ref().unchecked_ref()));
    closed.forget();
    LINE.with_borrow_mut(|line| {
        line.heard = browser::now();
        line.socket = Some(socket);
        line.is_coming = false;
    });
    set_timeout(beat, PING);
}

/// Pings, and drops a connection that has been silent for too long.
fn beat() {
    let Some(silence) = LINE.with_borrow(|line| line.socket.as_ref().map(|_| browser::now() - line.heard))
    else {
        return;
    };
    if silence > PATIENCE {
        lose();
        retry();
        return;
    }
    let id = next_id();
    LINE.with_borrow(|line| line.send(&ToServer::Ping { id }));
    set_timeout(beat, PING);
}

/// Forgets the connection.
fn lose() {
    let lost = LINE.with_borrow_mut(|line| {
        line.is_open = false;
        line.is_coming = false;
        line.socket.take()
    });
    if let Some(socket) = lost {
        let _ = socket.close();
    }
    is_connected().set(false);
}

/// Connects again after a while.
fn retry() {
    let wait = LINE.with_borrow_mut(|line| {
        line.is_coming = true;
        let wait = line.wait;
        line.wait = (wait * 2).min(WAITS.1);
        wait + browser::dice() % wait
    });
    set_timeout(
        || {
            LINE.with_borrow_mut(|line| line.is_coming = false);
            connect();
        },
        Duration::from_millis(wait),
    );
}

/// The connection stands: everything that is followed, and what was not answered, is asked for anew.
fn welcome() {
    let subscriptions = LINE.with_borrow(|line| line.subscriptions.clone());
    let asked: Vec<ToServer> = subscriptions.iter().map(|(_, message)| message()).collect();
    LINE.with_borrow_mut(|line| {
        line.is_open = true;
        line.wait = WAITS.0;
        asked.iter().chain(&line.unanswered).for_each(|message| line.send(message));
    });
}

fn hear(message: &ToClient) {
    if matches!(message, ToClient::Welcome { .. }) {
        welcome();
    }
    let listeners = LINE.with_borrow_mut(|line| {
        line.heard = browser::now();
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
