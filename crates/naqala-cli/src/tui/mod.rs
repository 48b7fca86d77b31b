//! The full-screen board: any game drawn from its data, played with keyboard or mouse.
//!
//! [`app`] is the state: it receives messages and returns effects. [`keys`] and [`overlay_keys`] are its part for keys and
//! clicks, [`playing`] its part for play. [`view`] draws the state. [`animation`] replays the events of a move over the old
//! [`scene`]. [`worker`] lets computer players think in their own threads; [`screen`] takes over the terminal and restores it.
//! This file connects them: it waits for keys, answers and the time of the next frame.

mod app;
mod arrangement;
mod claim;
mod commands;
mod history;
mod keys;
mod look;
mod menu;
mod offer;
mod overlay_keys;
mod playing;
mod rounds;
mod screen;
#[cfg(test)]
mod tests;
mod typing;
mod view;
mod worker;

use std::sync::atomic::Ordering;
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use naqala_messages::values;
use ratatui::crossterm::event::{self, Event as Input};

use self::app::{App, Effect, Message, Sitter};
use self::look::Look;
use self::screen::Screen;
use self::worker::{Thought, Workers};
use crate::interrupt;
use crate::play::{Autosave, Seat, TuiSetup};

/// How often to look whether the system wants the program to end.
const SIGNAL_CHECK: Duration = Duration::from_millis(200);
/// How often to look for a computer's answer.
const ANSWER_CHECK: Duration = Duration::from_millis(30);

/// Plays the game on the whole terminal until the user leaves. The game is kept after every ply.
///
/// # Errors
/// When the terminal cannot be used or a computer player fails. The terminal is given back in every case.
pub(crate) fn run(setup: TuiSetup) -> Result<()> {
    let sitter = |seat: &Seat| match seat {
        Seat::Human => Sitter { name: setup.localizer.tell("human"), is_human: true },
        Seat::Computer(player) => Sitter { name: player.name(), is_human: false },
    };
    let sitters = setup.players.iter().map(sitter).collect();
    let signal = screen::watch_for_signals()?;
    let (sender, answers) = mpsc::channel();
    let title = format!("naqala: {}", setup.localizer.title(setup.played.game()));
    let mut game = ScreenGame {
        app: App::new(setup.played, sitters, setup.pace, setup.localizer, Look::of_environment()),
        workers: Workers::new(setup.players, sender),
        autosave: setup.autosave,
        start: Instant::now(),
    };
    if let Some(notice) = setup.notice {
        game.app.tell(notice);
    }
    let mut screen = Screen::open(&title)?;
    let (width, height) = screen.size()?;
    game.tell(Message::Input(Input::Resize(width, height)));
    while !game.app.is_done && !signal.load(Ordering::SeqCst) {
        screen.show(&game.app)?;
        for message in wait(&game.app, &answers)? {
            game.tell(message);
        }
        if std::mem::take(&mut game.app.is_put_to_sleep) {
            game.sleep(&mut screen)?;
        }
        if game.app.has_failed {
            bail!("a computer player failed; the game is saved up to its last move");
        }
    }
    if game.app.is_interrupted {
        interrupt::note();
    }
    game.leave()
}

/// A game on the whole screen: its state, the computer players, and where it is kept.
struct ScreenGame {
    app: App,
    workers: Workers,
    autosave: Autosave,
    start: Instant,
}

impl ScreenGame {
    /// Passes a message on to the state and carries out what it asks for.
    fn tell(&mut self, message: Message) {
        for effect in self.app.update(self.start.elapsed(), message) {
            match effect {
                Effect::Think { seat, ticket } => {
                    self.workers.think(seat, ticket, self.app.played.session().clone());
                }
                Effect::Hint { ticket } => {
                    self.workers.hint(ticket, self.app.played.session().clone(), self.app.localizer);
                }
                Effect::Hurry => self.workers.hurry(),
                Effect::Save => {
                    if let Err(error) = self.keep() {
                        let why = format!("{error:#}");
                        self.app.complain(self.app.localizer.say("not-kept", values![why = why]));
                    }
                }
            }
        }
    }

    /// Suspends the program until the shell continues it.
    fn sleep(&mut self, screen: &mut Screen) -> Result<()> {
        if screen.sleep()? {
            let (width, height) = screen.size()?;
            self.tell(Message::Input(Input::Resize(width, height)));
        } else {
            self.app.complain(self.app.localizer.tell("no-sleep"));
        }
        Ok(())
    }

    /// Keeps the game a last time.
    fn leave(self) -> Result<()> {
        if self.app.played.has_begun() { self.keep() } else { Ok(()) }
    }

    fn keep(&self) -> Result<()> {
        (self.autosave)(&self.app.played)
    }
}

/// Waits for something to happen: a key, an answer, or the time of the next picture.
fn wait(app: &App, answers: &Receiver<Thought>) -> Result<Vec<Message>> {
    let mut time = app.idle_time().unwrap_or(SIGNAL_CHECK).min(SIGNAL_CHECK);
    if app.thinking.is_some() {
        time = time.min(ANSWER_CHECK);
    }
    let mut messages = Vec::new();
    if event::poll(time).context("cannot read the keyboard")? {
        messages.push(Message::Input(event::read().context("cannot read the keyboard")?));
    }
    messages.extend(answers.try_iter().map(Message::Thought));
    messages.push(Message::Tick);
    Ok(messages)
}
