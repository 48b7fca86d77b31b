//! A worker process that plays custom rules, as seen from the server. It answers requests within limits of time and memory, and
//! is killed when it exceeds them. Only the game of that request is blamed; the other games continue in the next worker.

use std::ffi::OsString;
use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, ExitStatus, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::sync::{Arc, Mutex, Once};
use std::thread;
use std::time::{Duration, Instant};

use naqala_wire::ErrorCode;
use naqala_wire::game::Ending;
use naqala_wire::seek::GameChoice;
use serde::{Deserialize, Serialize};

use super::judge::Facts;
use crate::metrics::{Counted, metrics};
use crate::mutex::lock;
use crate::refusal::Refusal;

/// Time limit for an entry: time of the processor, because rules are to blame for nothing else. Other games of the same worker
/// wait meanwhile.
const ENTRY_TIME: Duration = Duration::from_secs(1);
/// Such a limit for opening a game: reading its rules and replaying its entries.
const OPENING_TIME: Duration = Duration::from_secs(3);
/// How many times as long a worker may take by the clock, because the machine is busy.
const STRETCH: u32 = 4;
/// Time limit for the start of a worker.
const STARTING_TIME: Duration = Duration::from_secs(10);
/// How much of what a worker writes to standard error is kept, in bytes. Its end says why the worker ended.
const LAST_ERRORS: usize = 4096;
/// Time limit for reading that after the end of a worker.
const ERRORS_TIME: Duration = Duration::from_millis(200);

/// A request to a worker, as a line of JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Order {
    /// Read a rule file and play trial games.
    Try { choice: GameChoice },
    /// Open a game and replay its entries.
    Open { game: String, choice: GameChoice, entries: Vec<String> },
    /// Play an entry.
    Play { game: String, text: String },
    /// Write the record of a game.
    Record { game: String, names: Vec<Option<String>>, ending: Option<Box<Ending>> },
    /// Close a game that is over or no longer in memory.
    Forget { game: String },
}

/// The first line of a worker.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Confinement {
    /// The limits that the system does not enforce.
    pub(crate) missing: Vec<String>,
}

impl Confinement {
    /// Tells the operator what is missing.
    fn note(&self) {
        static LOGGED: Once = Once::new();
        metrics().worker_unconfined(self.missing.len());
        if !self.missing.is_empty() {
            let missing = self.missing.join(", ");
            LOGGED.call_once(|| {
                tracing::warn!(
                    missing,
                    "the system does not limit processes that play custom rules in everything"
                );
            });
        }
    }
}

/// A worker's answer, as a line of JSON.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum WorkerAnswer {
    /// The results of trial games.
    Tried(Tried),
    Facts(Box<Facts>),
    Record(String),
    /// The worker has been restarted and does not know this game.
    Unknown,
    /// The rules forbid it.
    Refused {
        code: ErrorCode,
        detail: Option<String>,
    },
    /// Done, without a result.
    Done,
}

/// What trial games tell about rules.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Tried {
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) persons: u8,
}

/// Why a worker did not do what it was asked.
#[derive(Debug)]
pub(crate) enum Fault {
    /// The rules do not allow it.
    Refused(Refusal),
    /// It exceeded the time limit and was killed.
    Slow,
    /// It got too little time of the processor, and was killed because its answer may still come.
    Starved,
    /// It ended by itself: out of memory, or a bug.
    Died,
    /// It could not be started.
    None(String),
}

impl Order {
    pub(crate) fn open(game: &str, choice: &GameChoice, entries: &[String]) -> Order {
        Order::Open { game: game.to_owned(), choice: choice.clone(), entries: entries.to_vec() }
    }

    /// The game that it is about.
    fn game(&self) -> Option<&str> {
        match self {
            Order::Try { .. } => None,
            Order::Open { game, .. }
            | Order::Play { game, .. }
            | Order::Record { game, .. }
            | Order::Forget { game } => Some(game),
        }
    }

    fn time(&self) -> Duration {
        match self {
            Order::Try { .. } | Order::Open { .. } => OPENING_TIME,
            Order::Play { .. } | Order::Record { .. } | Order::Forget { .. } => ENTRY_TIME,
        }
    }
}

impl WorkerAnswer {
    pub(crate) fn into_facts(self) -> Result<Facts, Fault> {
        match self {
            WorkerAnswer::Facts(facts) => Ok(*facts),
            WorkerAnswer::Refused { code, detail } => {
                let mut refusal = Refusal::from(code);
                refusal.detail = detail;
                Err(Fault::Refused(refusal))
            }
            other => Err(Fault::None(format!("an unexpected answer of the worker: {other:?}"))),
        }
    }
}

impl Fault {
    /// Whether the rules that were being played caused the fault.
    pub(crate) fn is_of_the_rules(&self) -> bool {
        matches!(self, Fault::Slow | Fault::Died)
    }
}

impl From<Fault> for Refusal {
    fn from(fault: Fault) -> Refusal {
        match fault {
            Fault::Refused(refusal) => refusal,
            Fault::Slow => {
                Refusal::with(ErrorCode::SlowRules, "a move by these rules took too long and was stopped")
            }
            Fault::Starved => ErrorCode::Busy.into(),
            Fault::Died => Refusal::with(
                ErrorCode::SlowRules,
                "the process that plays these rules ended: too much memory, or a fault of the program",
            ),
            Fault::None(why) => {
                tracing::error!(why, "no worker for custom rules can be started");
                ErrorCode::Internal.into()
            }
        }
    }
}

/// A worker that several games share. It is started when it is first needed.
#[derive(Clone, Debug)]
pub(crate) struct SharedWorker(Arc<Mutex<Worker>>);

#[derive(Debug)]
struct Worker {
    /// The program with its arguments.
    command: Vec<OsString>,
    process: Option<Process>,
}

#[derive(Debug)]
struct Process {
    child: Child,
    orders: ChildStdin,
    answers: Receiver<String>,
    /// When the process has ended: the last of what it wrote to standard error.
    errors: Receiver<String>,
    _counted: Counted,
}

impl SharedWorker {
    pub(crate) fn new(command: Vec<OsString>) -> SharedWorker {
        SharedWorker(Arc::new(Mutex::new(Worker { command, process: None })))
    }

    /// Sends a request and blocks until the answer or the time limit.
    pub(crate) fn ask(&self, order: &Order) -> Result<WorkerAnswer, Fault> {
        lock(&self.0).ask(order)
    }

    /// Closes a game, if the worker runs.
    pub(crate) fn forget(&self, game: &str) {
        let mut worker = lock(&self.0);
        if worker.process.is_some() {
            // A worker that has ended has forgotten the game already.
            let _ = worker.ask(&Order::Forget { game: game.to_owned() });
        }
    }
}

impl Worker {
    fn ask(&mut self, order: &Order) -> Result<WorkerAnswer, Fault> {
        let line = serde_json::to_string(order).map_err(|error| Fault::None(error.to_string()))?;
        if self.process.as_mut().is_some_and(Process::has_ended) {
            // The game that asks next is not to blame.
            self.end("ended", None);
        }
        let process = match &mut self.process {
            Some(process) => process,
            None => self.process.insert(Process::start(&self.command).map_err(Fault::None)?),
        };
        let answer = process.ask(line, order.time());
        if !matches!(answer, Ok(_) | Err(Fault::Refused(_))) {
            let reason = match &answer {
                Err(Fault::Slow) => "slow",
                Err(Fault::Died) => "died",
                Err(Fault::Starved) => "starved",
                _ => "unreadable",
            };
            self.end(reason, order.game());
        }
        answer
    }

    /// Ends the process, if it has not ended by itself. The next request starts another.
    fn end(&mut self, reason: &'static str, game: Option<&str>) {
        let Some(mut process) = self.process.take() else { return };
        let (status, errors) = process.end();
        let status = status.map(|status| status.to_string()).unwrap_or_default();
        tracing::warn!(game, reason, status, ?errors, "a worker was ended or has ended");
        metrics().worker_ended(reason);
    }
}

impl Process {
    fn start(command: &[OsString]) -> Result<Process, String> {
        let (program, arguments) = command.split_first().ok_or("no program was given")?;
        let mut child = Command::new(program)
            .args(arguments)
            .env_clear()
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .map_err(|error| format!("{}: {error}", program.display()))?;
        let (Some(orders), Some(output), Some(errors)) =
            (child.stdin.take(), child.stdout.take(), child.stderr.take())
        else {
            return Err("the worker has no pipes".to_owned());
        };
        let (send, answers) = mpsc::channel();
        let (start, started) = mpsc::channel();
        // A thread reads until the process ends, because a read from a pipe has no timeout.
        let reading = move || {
            let mut lines = BufReader::new(output).lines().map_while(Result::ok);
            let Some(first) = lines.next() else { return };
            serde_json::from_str::<Confinement>(&first).iter().for_each(Confinement::note);
            // Nobody waits for it any more if that has taken too long.
            let _ = start.send(());
            for line in lines {
                if send.send(line).is_err() {
                    return;
                }
            }
        };
        spawn(reading)?;
        let (send, last_errors) = mpsc::channel();
        // Nobody may want to know them.
        spawn(move || _ = send.send(last_of(errors)))?;
        metrics().worker_started();
        let counted = Counted::one_of(&metrics().workers);
        let process = Process { child, orders, answers, errors: last_errors, _counted: counted };
        // No rules are to blame for what it needs until here.
        started.recv_timeout(STARTING_TIME).map_err(|_| "the worker has not started".to_owned())?;
        Ok(process)
    }

    /// Whether the process has ended since the last request.
    fn has_ended(&mut self) -> bool {
        matches!(self.child.try_wait(), Ok(Some(_)))
    }

    /// Time of the processor that the process has used, where the system tells.
    fn used(&self) -> Option<Duration> {
        crate::system::time_used(self.child.id())
    }

    /// Ends the process, unless it has ended; returns its status and the last of what it wrote to standard error.
    fn end(&mut self) -> (Option<ExitStatus>, String) {
        // It may be gone already.
        let _ = self.child.kill();
        let status = self.child.wait().ok();
        (status, self.errors.recv_timeout(ERRORS_TIME).unwrap_or_default())
    }

    /// Asks, and waits until the process has used so much time of the processor, or [`STRETCH`] times as much has passed.
    fn ask(&mut self, line: String, time: Duration) -> Result<WorkerAnswer, Fault> {
        let (before, begun) = (self.used(), Instant::now());
        // The longest request fits into the worker's input buffer, and there is only one request at a time: this does not
        // block.
        let sent = self.orders.write_all((line + "\n").as_bytes()).and_then(|()| self.orders.flush());
        sent.map_err(|_| Fault::Died)?;
        let mut wait = time;
        loop {
            match self.answers.recv_timeout(wait) {
                Ok(answer) => {
                    return serde_json::from_str(&answer).map_err(|error| Fault::None(error.to_string()));
                }
                Err(mpsc::RecvTimeoutError::Disconnected) => return Err(Fault::Died),
                Err(mpsc::RecvTimeoutError::Timeout) => {
                    let used = before.and_then(|before| Some(self.used()?.saturating_sub(before)));
                    wait = further_wait(used, time, begun.elapsed())?;
                }
            }
        }
    }
}

/// How much longer to wait for an answer that may take `time`, when the process has used so much time of the processor; `None`
/// where that is not known.
fn further_wait(used: Option<Duration>, time: Duration, passed: Duration) -> Result<Duration, Fault> {
    let left = time.saturating_sub(used.unwrap_or(passed));
    let patience = (time * STRETCH).saturating_sub(passed);
    if left.is_zero() {
        Err(Fault::Slow)
    } else if patience.is_zero() {
        Err(Fault::Starved)
    } else {
        Ok(left.min(patience))
    }
}

fn spawn(task: impl FnOnce() + Send + 'static) -> Result<(), String> {
    let thread = thread::Builder::new().name("worker".to_owned()).spawn(task);
    thread.map(|_| ()).map_err(|error| error.to_string())
}

/// Reads everything and returns the last of it.
fn last_of(mut errors: impl Read) -> String {
    let (mut last, mut part) = (Vec::new(), [0; 1024]);
    while let Ok(read @ 1..) = errors.read(&mut part) {
        last.extend_from_slice(&part[..read]);
        last.drain(..last.len().saturating_sub(LAST_ERRORS));
    }
    String::from_utf8_lossy(&last).trim().to_owned()
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use crate::metrics::Figures;

    /// A worker that is a script of the shell.
    fn script(text: &str) -> Worker {
        Worker { command: vec!["/bin/sh".into(), "-c".into(), text.into()], process: None }
    }

    fn order() -> Order {
        Order::Forget { game: "g".to_owned() }
    }

    #[test]
    fn a_worker_tells_first_which_limits_are_missing() {
        let mut worker =
            script(r#"echo '{"missing":["system calls"]}'; read order; echo '"done"'; read order"#);
        assert!(matches!(worker.ask(&order()), Ok(WorkerAnswer::Done)));
        let text = metrics().text(&Figures::default()).unwrap();
        assert!(text.contains("naqala_rules_worker_unconfined 1\n"), "{text}");
    }

    #[test]
    fn rules_are_to_blame_for_the_time_of_the_processor() {
        let (second, ms) = (Duration::from_secs(1), Duration::from_millis);
        assert!(matches!(further_wait(Some(second), second, second), Err(Fault::Slow)));
        assert!(matches!(further_wait(None, second, second), Err(Fault::Slow)), "where it is not known");
        assert_eq!(further_wait(Some(ms(900)), second, second).unwrap(), ms(100));
        assert_eq!(further_wait(Some(ms(100)), second, ms(3_500)).unwrap(), ms(500));
        assert!(matches!(further_wait(Some(ms(900)), second, ms(4_000)), Err(Fault::Starved)));
        assert!(!Fault::Starved.is_of_the_rules());
    }

    #[cfg(target_os = "linux")]
    #[test]
    fn a_worker_that_is_not_run_is_not_slow() {
        let mut process = Process::start(&script("echo started; read order; sleep 60").command).unwrap();
        let starved = process.ask("order".to_owned(), Duration::from_millis(50));
        assert!(matches!(starved, Err(Fault::Starved)), "{starved:?}");
    }

    #[test]
    fn a_worker_that_cannot_start_is_no_fault_of_rules() {
        let fault = script("exit 1").ask(&order()).unwrap_err();
        assert!(matches!(fault, Fault::None(_)), "{fault:?}");
    }

    #[test]
    fn it_is_known_why_a_worker_ended() {
        let many = "for line in $(seq 2000); do echo line $line; done >&2";
        let text = format!("echo started; read order; {many}; echo why >&2; exit 3");
        let mut process = Process::start(&script(&text).command).unwrap();
        let died = process.ask("order".to_owned(), Duration::from_secs(10));
        assert!(matches!(died, Err(Fault::Died)), "{died:?}");
        let (status, errors) = process.end();
        assert_eq!(status.and_then(|status| status.code()), Some(3));
        assert!(errors.len() <= LAST_ERRORS && errors.ends_with("line 2000\nwhy"), "{errors}");
        let refusal = Refusal::from(Fault::Died).detail.unwrap();
        assert!(refusal.contains("too much memory, or a fault of the program"), "{refusal}");
    }
}
