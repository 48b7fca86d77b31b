//! The shipped program: `naqala serve` with its real limits, in a separate process.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// `naqala serve` in a folder; dropping it ends the process.
pub(crate) struct Process {
    child: Child,
    pub(crate) host: String,
}

impl Process {
    pub(crate) fn start(data: &Path) -> Process {
        Process::with(data, &[])
    }

    /// Starts it with further arguments.
    pub(crate) fn with(data: &Path, arguments: &[&str]) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
        command.args(["serve", "--json", "--listen", "127.0.0.1:0", "--data"]).arg(data).args(arguments);
        Process::of(command, data)
    }

    /// Starts it with nothing but this folder to keep anything in.
    pub(crate) fn in_memory(temporary: &Path) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
        command.args(["serve", "--json", "--listen", "127.0.0.1:0", "--in-memory"]);
        command.envs(["TMPDIR", "SQLITE_TMPDIR", "XDG_DATA_HOME"].map(|name| (name, temporary)));
        Process::of(command, temporary)
    }

    /// Starts it such that exceeding a file size limit is a disk error and does not end the process.
    pub(crate) fn that_outlives_limits(data: &Path) -> Process {
        let mut command = Command::new("sh");
        command.args(["-c", "trap '' XFSZ; exec \"$0\" \"$@\"", env!("CARGO_BIN_EXE_naqala")]);
        command.args(["serve", "--json", "--listen", "127.0.0.1:0", "--data"]).arg(data);
        Process::of(command, data)
    }

    /// Starts it with the log written to this file, down to every request.
    pub(crate) fn that_logs_to(data: &Path, log: Stdio) -> Process {
        let mut command = Command::new(env!("CARGO_BIN_EXE_naqala"));
        command.args(["serve", "--json", "--listen", "127.0.0.1:0", "--log", "debug", "--data"]).arg(data);
        Process::logging(command, log)
    }

    fn of(command: Command, data: &Path) -> Process {
        Process::logging(command, fs::File::create(data.with_extension("log")).unwrap().into())
    }

    fn logging(mut command: Command, log: Stdio) -> Process {
        let mut child = command.stdout(Stdio::piped()).stderr(log).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let printed: serde_json::Value = serde_json::from_str(&line).unwrap_or_else(|_| panic!("{line}"));
        Process { child, host: printed["address"].as_str().unwrap().to_owned() }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    /// Whether the process lives.
    pub(crate) fn lives(&mut self) -> bool {
        self.child.try_wait().unwrap().is_none()
    }

    /// The memory of the process and its children, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let own = [self.id()].into_iter().chain(self.children());
        own.map(|id| status(id, "VmRSS:")).sum()
    }

    /// The child processes.
    pub(crate) fn children(&self) -> Vec<u32> {
        let text = fs::read_dir(format!("/proc/{}/task", self.id())).into_iter().flatten().flatten();
        let lists = text.filter_map(|task| fs::read_to_string(task.path().join("children")).ok());
        lists
            .flat_map(|list| list.split(' ').filter_map(|id| id.trim().parse().ok()).collect::<Vec<_>>())
            .collect()
    }

    /// Sends a signal to the child processes.
    pub(crate) fn signal_children(&self, signal: rustix::process::Signal) {
        for id in self.children() {
            let pid = rustix::process::Pid::from_raw(id as i32).unwrap();
            // A child may have ended meanwhile.
            let _ = rustix::process::kill_process(pid, signal);
        }
    }

    /// Limits the size of files that the process writes; `None` removes the limit.
    pub(crate) fn limit_files(&self, bytes: Option<u64>) {
        use rustix::process::{Pid, Resource, Rlimit, prlimit};
        let pid = Pid::from_raw(self.id() as i32);
        prlimit(pid, Resource::Fsize, Rlimit { current: bytes, maximum: None }).unwrap();
    }

    /// Kills it, as a power failure would.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Asks it to stop, and returns how long that took.
    pub(crate) fn stop(mut self) -> Duration {
        let begun = Instant::now();
        let pid = rustix::process::Pid::from_raw(self.id() as i32).unwrap();
        rustix::process::kill_process(pid, rustix::process::Signal::TERM).unwrap();
        assert!(self.child.wait().unwrap().success());
        begun.elapsed()
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It may be over already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A number from the process status of Linux; memory is in KiB.
pub(crate) fn status(id: u32, name: &str) -> u64 {
    let text = fs::read_to_string(format!("/proc/{id}/status")).unwrap_or_default();
    let line = text.lines().find_map(|line| line.strip_prefix(name));
    line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
}
