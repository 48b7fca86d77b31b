//! The engine in its worker: one question at a time, the latest.

use std::cell::RefCell;
use std::rc::Rc;

use naqala::{Game, Move, Session};
use naqala_web_engine::{Answer, Question, Task};
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast as _, JsValue};
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::shown;

/// The script of the worker.
const SCRIPT: &str = "/engine-worker.js";

type Listener = Rc<dyn Fn(&Answer)>;

/// What is known about the worker.
#[derive(Default)]
struct Desk {
    worker: Option<Worker>,
    /// Whether the worker can be asked.
    is_ready: bool,
    /// What waits until the worker is ready: a game, if it is a new one, and a question about it.
    waiting: Vec<JsValue>,
    /// The game that the worker knows, as bytes.
    known: Vec<u8>,
    /// The question that is being answered, and who wants to know.
    asked: Option<(u32, Listener)>,
    tickets: u32,
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(Desk::default());
}

/// Asks the engine about a game that goes on. A question that is still being answered is given up. `listener` is told
/// every answer.
pub(crate) fn ask(session: &Session, task: Task, listener: impl Fn(&Answer) + 'static) {
    stop();
    let game = session.game().to_bytes();
    DESK.with_borrow_mut(|desk| {
        desk.tickets += 1;
        let question = Question {
            ticket: desk.tickets,
            start: session.game().position_text(session.start()),
            moves: decisions(session),
            task,
        };
        desk.asked = Some((desk.tickets, Rc::new(listener)));
        if desk.known != game {
            desk.send(js_sys::Uint8Array::from(&game[..]).into());
            desk.known = game;
        }
        desk.send(question.to_string().into());
    });
}

/// Gives up the question that is being answered, if there is one.
pub(crate) fn stop() {
    DESK.with_borrow_mut(|desk| {
        if desk.asked.take().is_some() {
            // The worker hears nothing while it thinks: it is ended, and a new one begins in no time.
            if let Some(worker) = desk.worker.take() {
                worker.terminate();
            }
            *desk = Desk { tickets: desk.tickets, ..Desk::default() };
        }
    });
}

/// The decisions of a session as the notation writes them.
pub(crate) fn decisions(session: &Session) -> Vec<String> {
    let game: &Game = session.game();
    session.history().iter().map(|(before, mv)| game.move_text(before, *mv)).collect()
}

/// The legal decision that the notation writes so.
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

    fn ready(&mut self) {
        self.is_ready = true;
        for message in std::mem::take(&mut self.waiting) {
            self.send(message);
        }
    }
}

/// A new worker; none where the browser has no workers.
fn start() -> Option<Worker> {
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    let worker = Worker::new_with_options(SCRIPT, &options).ok()?;
    let heard = Closure::<dyn Fn(MessageEvent)>::new(|message: MessageEvent| {
        let text = shown(&message.data());
        match text.parse::<Answer>() {
            Ok(answer) => hear(&answer),
            Err(error) => leptos::logging::error!("the engine said `{text}`: {error}"),
        }
    });
    worker.set_onmessage(Some(heard.as_ref().unchecked_ref()));
    // The worker may live as long as the page.
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
    // The listener may ask again, so the desk must be free.
    if let Some(listener) = listener {
        listener(answer);
    }
}
