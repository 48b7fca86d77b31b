//! The server that is measured, in a process of its own, and what the system says about it.

use std::fs;
use std::io::{BufRead as _, BufReader};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

/// How many ticks of CPU time Linux counts in a second.
const TICKS: u64 = 100;

/// A server in a process of its own; it ends with this.
pub(crate) struct Process {
    child: Child,
    host: String,
    _data: tempfile::TempDir,
}

impl Process {
    /// Starts the program that was built beside this one.
    pub(crate) fn start() -> Process {
        let data = tempfile::tempdir().expect("a folder for the data");
        let here = std::env::current_exe().expect("this program has a path");
        let program = here.ancestors().nth(2).expect("examples lie in a folder").join("naqala-server");
        let mut child = Command::new(&program)
            .args(["--listen", "127.0.0.1:0", "--no-limits", "--data"])
            .arg(data.path())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap_or_else(|error| {
                panic!("{}: {error}; cargo build --release -p naqala-server", program.display())
            });
        let mut line = String::new();
        let out = child.stdout.take().expect("the output is a pipe");
        BufReader::new(out).read_line(&mut line).expect("the server tells its address");
        let host = line.trim().strip_prefix("http://").expect("an address").to_owned();
        Process { child, host, _data: data }
    }

    pub(crate) fn host(&self) -> &str {
        &self.host
    }

    /// The memory it holds, in KiB.
    pub(crate) fn memory(&self) -> u64 {
        self.status("VmRSS:")
    }

    /// The most memory it has held, in KiB.
    pub(crate) fn most_memory(&self) -> u64 {
        self.status("VmHWM:")
    }

    fn status(&self, name: &str) -> u64 {
        let text = fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).unwrap_or_default()
    }

    /// The CPU time it has used.
    pub(crate) fn cpu(&self) -> Duration {
        let text = fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap_or_default();
        let after_name = text.rsplit(") ").next().unwrap_or_default();
        let ticks: u64 =
            after_name.split(' ').skip(11).take(2).filter_map(|word| word.parse::<u64>().ok()).sum();
        Duration::from_millis(ticks * 1000 / TICKS)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        // It is over, and what it kept is deleted.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

pub(crate) fn load_average() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').take(3).collect::<Vec<_>>().join(" ")
}
