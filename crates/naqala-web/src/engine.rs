//! The engine in its worker. It answers one question at a time, the latest.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{ArcRwSignal, Set as _};
use naqala::{Game, Move, Session};
use naqala_web_engine::{Answer, Question, Task};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::{self, shown};
use crate::files;

/// The script of the worker.
const SCRIPT: &str = "engine-worker.js";

/// Delay before another attempt to load the worker.
const AGAIN: Duration = Duration::from_secs(3);

/// Time after which a failed fetch of weights is repeated, in milliseconds.
const FETCH_AGAIN: f64 = 60_000.0;

type Listener = Rc<dyn Fn(&Answer)>;

/// The state of the worker.
#[derive(Default)]
struct Desk {
    worker: Option<Worker>,
    /// Whether the worker accepts questions.
    is_ready: bool,
    /// What to send once the worker is ready: a game, if it is a new one, and a question about it.
    waiting: Vec<JsValue>,
    /// The game that the worker has, as bytes.
    known: Vec<u8>,
    /// The open question and its listener.
    asked: Option<(u32, Listener)>,
    tickets: u32,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(Desk::default());
    static IS_MISSING: ArcRwSignal<bool> = ArcRwSignal::new(false);
    static LEARNT: RefCell<Learnt> = RefCell::default();
}

/// Whether the engine could not be loaded so far. Loading is retried.
pub(crate) fn is_missing() -> ArcRwSignal<bool> {
    IS_MISSING.with(Clone::clone)
}

/// Asks the engine about a running game. A previous question that is still open is cancelled. `listener` gets every answer.
pub(crate) fn ask(session: &Session, task: Task, listener: impl Fn(&Answer) + 'static) {
    stop();
    let game = session.game().clone();
    let question = DESK.with_borrow_mut(|desk| {
        desk.tickets += 1;
        desk.asked = Some((desk.tickets, Rc::new(listener)));
        Question {
            ticket: desk.tickets,
            start: game.position_text(session.start()),
            moves: decisions(session),
            task,
        }
    });
    leptos::task::spawn_local(async move {
        let game = with_weights(&game).await;
        DESK.with_borrow_mut(|desk| {
            // Another question may have been asked meanwhile.
            if desk.asked.as_ref().is_none_or(|(asked, _)| *asked != question.ticket) {
                return;
            }
            if desk.known != game {
                desk.send(js_sys::Uint8Array::from(&game[..]).into());
                desk.known = game;
            }
            desk.send(question.to_string().into());
        });
    });
}

/// The weights for the game of the latest question.
#[derive(Debug, Default)]
struct Learnt {
    game: String,
    /// `None` if they could not be fetched.
    weights: Option<Vec<u8>>,
    /// When they were fetched, in milliseconds since the page was opened.
    fetched: f64,
}

impl Learnt {
    /// Whether to fetch the weights of a game: they are those of another game, or fetching failed a while ago.
    fn is_due(&self, game: &str, now: f64) -> bool {
        self.game != game || self.weights.is_none() && now - self.fetched >= FETCH_AGAIN
    }
}

/// A game as bytes, with the engine's weights for it. They are fetched only when the engine is first used, because the board
/// does not need them. If that fails, the engine plays without them.
async fn with_weights(game: &Game) -> Vec<u8> {
    if game.rules().weights().is_none() {
        return game.to_bytes();
    }
    if LEARNT.with_borrow(|learnt| learnt.is_due(game.id(), browser::now())) {
        let weights = files::weights(game.id()).await;
        LEARNT.set(Learnt { game: game.id().to_owned(), weights, fetched: browser::now() });
    }
    LEARNT.with_borrow(|learnt| {
        let weights = learnt.weights.as_deref().filter(|_| learnt.game == game.id());
        let bytes = weights.and_then(|weights| game.to_bytes_with_weights(Some(weights)).ok());
        bytes.unwrap_or_else(|| game.to_bytes())
    })
}

/// Cancels the open question, if there is one.
pub(crate) fn stop() {
    DESK.with_borrow_mut(|desk| {
        if desk.asked.take().is_some() {
            // The worker cannot receive messages while it thinks, so it is terminated and replaced.
            if let Some(worker) = desk.worker.take() {
                worker.terminate();
            }
            *desk = Desk { tickets: desk.tickets, ..Desk::default() };
        }
    });
}

/// The decisions of a session in notation.
pub(crate) fn decisions(session: &Session) -> Vec<String> {
    let game: &Game = session.game();
    session.history().iter().map(|(before, mv)| game.move_text(before, *mv)).collect()
}

/// The legal decision with this notation.
pub(crate) fn decision(session: &Session, text: &str) -> Option<Move> {
    let (game, now) = (session.game(), session.position());
    session.moves().into_iter().find(|mv| game.move_text(now, *mv) == text)
}

impl Desk {
    fn send(&mut self, message: JsValue) {
        if self.worker.is_none() {
            self.worker = start();
        }
        match &self.worker {
            Some(worker) if self.is_ready => {
                let _ = worker.post_message(&message);
            }
            _ => self.waiting.push(message),
        }
    }

    /// The worker could not be loaded: its pending messages go to another one, after a while.
    fn fail(&mut self) {
        if self.is_ready {
            return;
        }
        if let Some(worker) = self.worker.take() {
            worker.terminate();
        }
        is_missing().set(true);
        let again = || {
            DESK.with_borrow_mut(|desk| {
                if desk.worker.is_none() && desk.asked.is_some() {
                    desk.worker = start();
                }
            });
        };
        leptos::prelude::set_timeout(again, AGAIN);
    }

    fn ready(&mut self) {
        self.is_ready = true;
        is_missing().set(false);
        for message in std::mem::take(&mut self.waiting) {
            self.send(message);
        }
    }
}

/// Starts a worker; `None` if the browser does not support workers.
fn start() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(&browser::of_program(SCRIPT), &options).ok()?;
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|message: MessageEvent| {
        let text = shown(&message.data());
        match text.parse::<Answer>() {
            Ok(answer) => hear(&answer),
            Err(error) => leptos::logging::error!("the engine said `{text}`: {error}"),
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    let failed = Closure::<dyn Fn()>::new(|| DESK.with_borrow_mut(Desk::fail));
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    failed.forget();
    // The closure has to live as long as the worker, which may be as long as the page.
    heard.forget();
    Some(worker)
}

fn hear(answer: &Answer) {
    let listener = DESK.with_borrow_mut(|desk| {
        let (ticket, is_last) = match answer {
            Answer::Ready => {
                desk.ready();
                return None;
            }
            Answer::Chosen { ticket, .. } | Answer::Refused { ticket, .. } => (*ticket, true),
            Answer::Lines { ticket, is_final, .. } => (*ticket, *is_final),
        };
        let (_, listener) = desk.asked.clone().filter(|(asked, _)| *asked == ticket)?;
        if is_last {
            desk.asked = None;
        }
        Some(listener)
    });
    // The listener may ask again, so the desk must not be borrowed.
    if let Some(listener) = listener {
        listener(answer);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_learnt_is_fetched_once_and_a_failure_is_remembered_for_a_while() {
        assert!(Learnt::default().is_due("oware", 0.0));
        let found = Learnt { game: "oware".to_owned(), weights: Some(vec![1]), fetched: 5.0 };
        assert!(!found.is_due("oware", 1e9) && found.is_due("kalah", 6.0));
        let missed = Learnt { weights: None, ..found };
        assert!(!missed.is_due("oware", 59_000.0) && missed.is_due("oware", 61_000.0));
    }
}
