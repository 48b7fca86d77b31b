//! The engine in its worker. It answers one question at a time. What asks need not know of others that do.

use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::{ArcRwSignal, Set as _, WithUntracked as _};
use naqala::{Game, Move, Session};
use naqala_web_engine::{Answer, Question, Task};
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser::{self, shown};
use crate::files;

/// The script of the worker.
const SCRIPT: &str = "engine-worker.js";

/// Delay before another attempt to load the worker.
const AGAIN: Duration = Duration::from_secs(3);

/// After so many failures at a question, it is not asked again.
const FAILURES: u32 = 2;

/// Time after which a failed fetch of weights is repeated, in milliseconds.
const FETCH_AGAIN: f64 = 60_000.0;

type Listener = Rc<dyn Fn(&Answer)>;

/// What asks. A question replaces an earlier one of the same kind. One of a later kind interrupts the others, which are asked again
/// when it is answered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Asker {
    /// The analysis of the position on the board.
    Lines,
    /// The judgement of a whole game.
    Judgement,
    /// A hint.
    Hint,
    /// A seat of the engine.
    Seat,
}

/// A question that is not yet answered.
struct Asked {
    by: Asker,
    ticket: u32,
    listener: Listener,
    /// The game as bytes and the question about it, once the weights have come.
    message: Option<(Vec<u8>, String)>,
    /// How often the worker has failed at it.
    failures: u32,
}

/// The state of the worker.
#[derive(Default)]
struct Desk {
    worker: Option<Thread>,
    /// Whether the worker accepts questions.
    is_ready: bool,
    /// The game that the worker has, as bytes.
    known: Vec<u8>,
    /// All open questions.
    asked: Vec<Asked>,
    /// The question that the worker has.
    sent: Option<u32>,
    tickets: u32,
}

/// A worker. Once it is dropped, it stops, and nothing of it is heard any more.
struct Thread {
    worker: Worker,
    _heard: Closure<dyn Fn(MessageEvent)>,
    _failed: Closure<dyn Fn()>,
}

impl Drop for Thread {
    fn drop(&mut self) {
        self.worker.set_onmessage(None);
        self.worker.set_onerror(None);
        self.worker.terminate();
    }
}

thread_local! {
    static DESK: RefCell<Desk> = RefCell::new(Desk::default());
    static TROUBLE: ArcRwSignal<Option<&'static str>> = ArcRwSignal::new(None);
    static LEARNT: RefCell<Learnt> = RefCell::default();
}

/// The message about an engine that does not answer.
pub(crate) fn trouble() -> ArcRwSignal<Option<&'static str>> {
    TROUBLE.with(Clone::clone)
}

fn say(why: Option<&'static str>) {
    let trouble = trouble();
    if trouble.with_untracked(|known| *known != why) {
        trouble.set(why);
    }
}

/// Asks the engine about a running game. `listener` gets every answer.
pub(crate) fn ask(by: Asker, session: &Session, task: Task, listener: impl Fn(&Answer) + 'static) {
    let game = session.game().clone();
    let question = DESK.with_borrow_mut(|desk| {
        desk.asked.retain(|asked| asked.by != by);
        desk.tickets += 1;
        let ticket = desk.tickets;
        desk.asked.push(Asked { by, ticket, listener: Rc::new(listener), message: None, failures: 0 });
        desk.work();
        Question { ticket, start: game.position_text(session.start()), moves: decisions(session), task }
    });
    leptos::task::spawn_local(async move {
        let game = with_weights(&game).await;
        DESK.with_borrow_mut(|desk| {
            // Another question may have replaced it meanwhile.
            if let Some(asked) = desk.asked.iter_mut().find(|asked| asked.ticket == question.ticket) {
                asked.message = Some((game, question.to_string()));
                desk.work();
            }
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

/// Cancels all questions: nobody waits for an answer any more.
pub(crate) fn stop() {
    DESK.with_borrow_mut(|desk| {
        desk.asked.clear();
        desk.work();
    });
}

/// Cancels a question.
pub(crate) fn cancel(by: Asker) {
    DESK.with_borrow_mut(|desk| {
        desk.asked.retain(|asked| asked.by != by);
        desk.work();
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
    /// Lets the worker answer the question that comes first, and no other.
    fn work(&mut self) {
        let first = self.asked.iter().max_by_key(|asked| asked.by).map(|asked| asked.ticket);
        if self.sent.is_some() && self.sent != first {
            // The worker cannot receive messages while it thinks, so it is terminated and replaced.
            self.end_worker();
        }
        let first = self.asked.iter().find(|asked| Some(asked.ticket) == first);
        let Some(Asked { ticket, message: Some((game, question)), .. }) = first else { return };
        if self.worker.is_none() {
            self.worker = start();
        }
        let Some(Thread { worker, .. }) = &self.worker else { return };
        if self.is_ready && self.sent.is_none() {
            if self.known != *game {
                let _ = worker.post_message(&js_sys::Uint8Array::from(&game[..]));
                self.known.clone_from(game);
            }
            let _ = worker.post_message(&question.as_str().into());
            self.sent = Some(*ticket);
        }
    }

    fn end_worker(&mut self) {
        (self.worker, self.is_ready, self.sent) = (None, false, None);
        self.known.clear();
    }

    /// The worker could not be loaded, and is after a while; or it has ended at a question, which another one gets: once. After
    /// that, it counts as refused.
    fn fail(&mut self) -> Option<Answer> {
        let failed = self.sent;
        self.end_worker();
        let Some(ticket) = failed else {
            say(Some("engine-missing"));
            leptos::prelude::set_timeout(|| DESK.with_borrow_mut(Desk::work), AGAIN);
            return None;
        };
        let asked = self.asked.iter_mut().find(|asked| asked.ticket == ticket)?;
        asked.failures += 1;
        if asked.failures < FAILURES {
            self.work();
            return None;
        }
        Some(Answer::Refused { ticket, why: "the worker has ended".to_owned() })
    }
}

/// Starts a worker; `None` if the browser does not support workers.
fn start() -> Option<Thread> {
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
    let failed = Closure::<dyn Fn()>::new(|| {
        if let Some(refused) = DESK.with_borrow_mut(Desk::fail) {
            hear(&refused);
        }
    });
    worker.set_onerror(Some(failed.as_ref().unchecked_ref()));
    Some(Thread { worker, _heard: heard, _failed: failed })
}

fn hear(answer: &Answer) {
    let (ticket, is_last) = match answer {
        Answer::Ready => {
            say(None);
            DESK.with_borrow_mut(|desk| {
                desk.is_ready = true;
                desk.work();
            });
            return;
        }
        Answer::Chosen { ticket, .. } => (*ticket, true),
        Answer::Refused { ticket, why } => {
            leptos::logging::error!("the engine refuses: {why}");
            say(Some("engine-stopped"));
            (*ticket, true)
        }
        Answer::Lines { ticket, is_final, .. } => (*ticket, *is_final),
    };
    if !matches!(answer, Answer::Refused { .. }) {
        say(None);
    }
    let listener = DESK.with_borrow_mut(|desk| {
        let at = desk.asked.iter().position(|asked| asked.ticket == ticket)?;
        if !is_last {
            return Some(desk.asked[at].listener.clone());
        }
        desk.sent = None;
        Some(desk.asked.swap_remove(at).listener)
    });
    // The listener may ask again, so the desk must not be borrowed.
    if let Some(listener) = listener {
        listener(answer);
    }
    // Whatever was interrupted goes on, unless something else was asked.
    DESK.with_borrow_mut(Desk::work);
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
