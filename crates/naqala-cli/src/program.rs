//! An external program as a player: starts it, talks to it over the protocol, and watches it. Whatever the program does, the
//! command continues.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver, RecvTimeoutError};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use naqala::{Game, Ply, Session};
use naqala_engine::{Limits, Stop};
use naqala_protocol::{Dialect, Reply};

/// Time limit for a program to identify itself and get ready.
const START: Duration = Duration::from_secs(20);

/// Time limit for a program to exit.
const FAREWELL: Duration = Duration::from_millis(500);

/// The interval at which a waiting thread checks for Ctrl-C.
const LOOK: Duration = Duration::from_millis(20);

/// Longer lines are truncated. No answer is this long.
const LONGEST_LINE: u64 = 1 << 20;

/// Longer complaints of a program are truncated, in characters.
const LONGEST_COMPLAINT: usize = 200;

/// Why there is no move.
pub(crate) enum Silence {
    /// The user asked to stop.
    Stopped,
    /// The player loses the game for this reason.
    Lost(String),
}

impl Silence {
    /// Replaces the reason by other words for it.
    pub(crate) fn told(self, how: impl FnOnce(String) -> String) -> Silence {
        match self {
            Silence::Stopped => Silence::Stopped,
            Silence::Lost(why) => Silence::Lost(how(why)),
        }
    }
}

/// A program that plays.
pub(crate) struct External {
    words: Vec<String>,
    game: Game,
    name: String,
    running: Option<Running>,
}

/// The running program.
struct Running {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
    complaints: Complaints,
    dialect: Dialect,
}

/// What a program writes to standard error.
struct Complaints {
    last: Arc<Mutex<String>>,
    reader: JoinHandle<()>,
}

impl External {
    /// Starts the program and tells it the game, which it finds by its name.
    pub(crate) fn start(words: &[String], game: &Game, name: &str) -> Result<External, String> {
        let mut external =
            External { words: words.to_vec(), game: game.clone(), name: name.to_owned(), running: None };
        external.running = Some(external.launch()?);
        Ok(external)
    }

    /// The command line that started the program.
    pub(crate) fn command_line(&self) -> String {
        self.words.join(" ")
    }

    fn launch(&self) -> Result<Running, String> {
        let mut running = Running::spawn(&self.words)?;
        let introduced = running.introduce(&self.game, &self.name);
        introduced.map_err(|why| running.complaints.added_to(why))?;
        Ok(running)
    }

    /// Tells the program that a new game begins.
    pub(crate) fn new_game(&mut self) -> Result<(), String> {
        let mut running = match self.running.take() {
            Some(running) => running,
            None => self.launch()?,
        };
        let is_ready = running.tell("ucinewgame").and_then(|()| running.get_ready());
        is_ready.map_err(|why| running.complaints.added_to(why))?;
        self.running = Some(running);
        Ok(())
    }

    /// Asks for a move and waits for it, but no longer than the patience allows. A program that does not answer is stopped.
    pub(crate) fn choose(
        &mut self,
        session: &Session,
        limits: &Limits,
        patience: Duration,
    ) -> Result<Ply, Silence> {
        let Some(running) = &mut self.running else {
            return Err(Silence::Lost("it does not run".to_owned()));
        };
        let ply = running.ask(session, limits, patience);
        let ply = ply.map_err(|silence| silence.told(|why| running.complaints.added_to(why)));
        if ply.is_err() {
            self.running = None;
        }
        ply
    }
}

impl Running {
    fn spawn(words: &[String]) -> Result<Running, String> {
        let (program, arguments) = words.split_first().ok_or("no program is named")?;
        let mut command = Command::new(program);
        command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|error| format!("cannot be started: {error}"))?;
        let input = child.stdin.take().ok_or("it has no input")?;
        let output = child.stdout.take().ok_or("it has no output")?;
        let errors = child.stderr.take().ok_or("it has no standard error")?;
        let (sender, lines) = mpsc::channel();
        thread::spawn(move || each_line(output, |line| sender.send(line).is_ok()));
        let complaints = Complaints::of(errors);
        Ok(Running { child, input, lines, complaints, dialect: Dialect::Short })
    }

    /// Finds out the program's name and dialect, and sets the game.
    fn introduce(&mut self, game: &Game, name: &str) -> Result<(), String> {
        self.tell("uci")?;
        let mut has_games = false;
        self.wait_for(START, "uciok", &mut |reply| {
            has_games |= matches!(reply, Reply::Option(option) if option.eq_ignore_ascii_case("Game"));
            matches!(reply, Reply::UciOk)
        })?;
        if has_games {
            self.dialect = Dialect::Plain;
            self.tell(&format!("setoption name Game value {name}"))?;
            let changed = game.changed();
            if !changed.is_empty() {
                let options: Vec<String> =
                    changed.iter().map(|(name, value)| format!("{name}={value}")).collect();
                self.tell(&format!("setoption name Variant value {}", options.join(" ")))?;
            }
        }
        self.dialect.fits(game)?;
        self.get_ready()
    }

    fn get_ready(&mut self) -> Result<(), String> {
        self.tell("isready")?;
        self.wait_for(START, "readyok", &mut |reply| matches!(reply, Reply::ReadyOk))
    }

    fn tell(&mut self, line: &str) -> Result<(), String> {
        let sent = writeln!(self.input, "{line}").and_then(|()| self.input.flush());
        sent.map_err(|_| self.gone())
    }

    /// Waits for a reply. If the program cannot obey, its reason is the error.
    fn wait_for(
        &mut self,
        time: Duration,
        what: &str,
        is_wanted: &mut dyn FnMut(Reply<'_>) -> bool,
    ) -> Result<(), String> {
        let until = Instant::now() + time;
        loop {
            let line = match self.lines.recv_timeout(until.saturating_duration_since(Instant::now())) {
                Ok(line) => line,
                Err(RecvTimeoutError::Timeout) => {
                    return Err(format!("it did not say {what} within {} s", time.as_secs()));
                }
                Err(RecvTimeoutError::Disconnected) => return Err(self.gone()),
            };
            match Reply::parse(&line) {
                Reply::Refused(why) => return Err(format!("it says: {why}")),
                reply if is_wanted(reply) => return Ok(()),
                _ => {}
            }
        }
    }

    fn ask(&mut self, session: &Session, limits: &Limits, patience: Duration) -> Result<Ply, Silence> {
        let sent = self.tell(&self.dialect.position_command(session)).and_then(|()| self.tell(&go(limits)));
        sent.map_err(Silence::Lost)?;
        let best = self.best_move(Instant::now() + patience, patience, &limits.stop)?;
        let ply = self.dialect.read(session, &best);
        ply.map_err(|why| Silence::Lost(format!("it plays no legal move: {why}")))
    }

    fn best_move(&mut self, until: Instant, most: Duration, stop: &Stop) -> Result<String, Silence> {
        loop {
            if stop.is_asked() {
                return Err(Silence::Stopped);
            }
            match self.lines.recv_timeout(LOOK) {
                Ok(line) => match Reply::parse(&line) {
                    Reply::BestMove(ply) => return Ok(ply.to_owned()),
                    Reply::Refused(why) => return Err(Silence::Lost(format!("it says: {why}"))),
                    _ => {}
                },
                Err(RecvTimeoutError::Disconnected) => return Err(Silence::Lost(self.gone())),
                Err(RecvTimeoutError::Timeout) => {}
            }
            // Checked after every line, too: a program that keeps talking must not block.
            if Instant::now() > until {
                let seconds = most.as_secs_f64();
                return Err(Silence::Lost(format!("it gave no move within {seconds:.1} s")));
            }
        }
    }

    /// Describes what happened to a program that has stopped answering.
    fn gone(&mut self) -> String {
        let until = Instant::now() + FAREWELL;
        while Instant::now() < until {
            match self.child.try_wait() {
                Ok(Some(status)) => {
                    self.complaints.wait_for_end(until);
                    return format!("it ended ({status})");
                }
                Ok(None) => thread::sleep(LOOK),
                Err(_) => break,
            }
        }
        "it closed its output".to_owned()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        // A program that does not exit when asked is killed.
        if self.tell("stop").and_then(|()| self.tell("quit")).is_ok() {
            let until = Instant::now() + FAREWELL;
            while Instant::now() < until && matches!(self.child.try_wait(), Ok(None)) {
                thread::sleep(LOOK);
            }
        }
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl Complaints {
    /// Reads them, so that a program that complains much does not have to wait.
    fn of(errors: impl Read + Send + 'static) -> Complaints {
        let last = Arc::new(Mutex::new(String::new()));
        let noted = Arc::clone(&last);
        let note = move |line: String| {
            let line = line.trim().replace(char::is_control, " ");
            if let (false, Ok(mut last)) = (line.is_empty(), noted.lock()) {
                *last = line.chars().take(LONGEST_COMPLAINT).collect();
            }
            true
        };
        Complaints { last, reader: thread::spawn(move || each_line(errors, note)) }
    }

    /// Waits until everything has been read that a program wrote before it ended.
    fn wait_for_end(&self, until: Instant) {
        while !self.reader.is_finished() && Instant::now() < until {
            thread::sleep(LOOK);
        }
    }

    /// The reason of a failure, with what the program last complained about.
    fn added_to(&self, why: String) -> String {
        match self.last.lock() {
            Ok(last) if !last.is_empty() => format!("{why}; it last wrote to standard error: {last}"),
            _ => why,
        }
    }
}

/// Passes on the lines of a program's output until it ends or they are no longer wanted.
fn each_line(output: impl Read, mut is_wanted: impl FnMut(String) -> bool) {
    let mut output = BufReader::new(output);
    let mut bytes = Vec::new();
    let mut next = move || {
        bytes.clear();
        let read = output.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes);
        read.is_ok_and(|read| read > 0).then(|| String::from_utf8_lossy(&bytes).into_owned())
    };
    while let Some(line) = next() {
        if !is_wanted(line) {
            return;
        }
    }
}

/// The limits as a `go` command of the protocol.
fn go(limits: &Limits) -> String {
    let mut line = "go".to_owned();
    if let Some(depth) = limits.depth {
        line += &format!(" depth {depth}");
    }
    if let Some(nodes) = limits.nodes {
        line += &format!(" nodes {nodes}");
    }
    if let Some(time) = limits.time {
        line += &format!(" movetime {}", time.as_millis().max(1));
    }
    line
}
