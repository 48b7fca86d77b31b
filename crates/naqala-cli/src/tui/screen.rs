//! The terminal as a canvas: taken over at the start and restored in every case, even after a panic.

use std::io::{self, Stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Once};
use std::thread;
use std::time::Duration;

use anyhow::{Context, Result};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{DisableMouseCapture, EnableMouseCapture};
use ratatui::crossterm::execute;
use ratatui::crossterm::style::Print;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, SetTitle, disable_raw_mode, enable_raw_mode,
};

use super::app::App;
use super::view;
use crate::interrupt;

/// How long the interface may take to leave by itself when the system asks it to end.
const PATIENCE: Duration = Duration::from_secs(2);

/// Whether the terminal is ours at the moment.
static TAKEN: AtomicBool = AtomicBool::new(false);

/// The terminal, ours as long as this value lives.
pub(super) struct Screen {
    terminal: Terminal<CrosstermBackend<Stdout>>,
    title: String,
}

/// Most terminals save their title on demand and restore it; the others ignore both.
const KEEP_TITLE: Print<&str> = Print("\x1b[22;0t");
const TITLE_BACK: Print<&str> = Print("\x1b[23;0t");

impl Screen {
    /// Takes the terminal over: raw keys, a screen of its own, the mouse.
    pub(super) fn open(title: &str) -> Result<Screen> {
        give_back_on_panic();
        let terminal = take(title).and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())));
        match terminal {
            Ok(terminal) => Ok(Screen { terminal, title: title.to_owned() }),
            Err(error) => {
                give_back();
                Err(error).context("cannot take over the terminal; --plain plays line by line")
            }
        }
    }

    /// Restores the terminal, suspends the program until the shell continues it, and takes the terminal over again; `false` if
    /// the system cannot suspend programs.
    pub(super) fn sleep(&mut self) -> Result<bool> {
        if !cfg!(unix) {
            return Ok(false);
        }
        give_back();
        stop_job().context("cannot stop for a while")?;
        self.terminal = take(&self.title)
            .and_then(|()| Terminal::new(CrosstermBackend::new(io::stdout())))
            .context("cannot take the terminal over again; the game is saved")?;
        Ok(true)
    }

    /// Shows the game. Does nothing once the terminal is given back.
    pub(super) fn show(&mut self, app: &App) -> Result<()> {
        if TAKEN.load(Ordering::SeqCst) {
            self.terminal.draw(|frame| view::draw(frame, app)).context("cannot draw on the terminal")?;
        }
        Ok(())
    }

    /// The width and height.
    pub(super) fn size(&self) -> Result<(u16, u16)> {
        let size = self.terminal.size().context("cannot find the size of the terminal")?;
        Ok((size.width, size.height))
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        give_back();
    }
}

/// Stops the program and whatever started it in the same job, as the shell does with Ctrl-Z.
#[cfg(unix)]
fn stop_job() -> io::Result<()> {
    use nix::sys::signal::{Signal, kill};
    use nix::unistd::Pid;

    const WHOLE_JOB: Pid = Pid::from_raw(0);
    Ok(kill(WHOLE_JOB, Signal::SIGTSTP)?)
}

#[cfg(not(unix))]
fn stop_job() -> io::Result<()> {
    Ok(())
}

fn take(title: &str) -> io::Result<()> {
    TAKEN.store(true, Ordering::SeqCst);
    enable_raw_mode()?;
    execute!(io::stdout(), EnterAlternateScreen, Clear(ClearType::All))?;
    execute!(io::stdout(), EnableMouseCapture, KEEP_TITLE, SetTitle(title))
}

/// Restores the terminal, once.
fn give_back() {
    if TAKEN.swap(false, Ordering::SeqCst) {
        // There is nothing left to try where the terminal refuses.
        let _ = disable_raw_mode();
        let _ = execute!(io::stdout(), SetTitle(""), TITLE_BACK);
        let _ = execute!(io::stdout(), DisableMouseCapture, LeaveAlternateScreen, Show);
    }
}

/// Lets a panic of any thread be read: the screen is given back before the message is printed.
fn give_back_on_panic() {
    static HOOK: Once = Once::new();
    HOOK.call_once(|| {
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            before(info);
        }));
    });
}

/// A flag that is raised when the system asks the program to end: Ctrl-C, `kill`, the terminal closing.
pub(super) fn watch_for_signals() -> Result<Arc<AtomicBool>> {
    let raised = Arc::new(AtomicBool::new(false));
    let flag = Arc::clone(&raised);
    ctrlc::set_handler(move || {
        interrupt::note();
        flag.store(true, Ordering::SeqCst);
        // Where the terminal is gone, waiting for keys may never return. The game is kept after every ply, so
        // that nothing is lost by leaving from here.
        thread::sleep(PATIENCE);
        give_back();
        interrupt::leave();
    })
    .context("cannot watch for signals")?;
    Ok(raised)
}
