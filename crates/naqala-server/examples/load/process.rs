//! The measured server, in its own process, and its resource usage.

use std::io::{self, BufRead as _, BufReader, Write as _};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use std::{env, fs};

use naqala_server::{Config, Limits};

/// The word that makes this program the server that is measured.
pub(crate) const SERVE: &str = "serve";

/// How many ticks of CPU time Linux counts in a second.
const TICKS: u64 = 100;

/// Names a PostgreSQL database that the server uses instead of a file, in a build with the feature `cluster`.
const DATABASE: &str = "NAQALA_LOAD_DATABASE";

/// Serves without limits until it is ended, and prints its address.
pub(crate) fn serve(data: PathBuf) {
    let listen = "127.0.0.1:0".parse().expect("an address");
    let database = env::var(DATABASE).ok();
    let config = Config { listen, data: Some(data), database, limits: Limits::none(), ..Config::default() };
    let announced = naqala_server::run(config, |server| writeln!(io::stdout(), "{}", server.url()));
    announced.expect("the server starts").expect("the address is read");
}

/// A server in a process of its own; it ends with this.
pub(crate) struct Process {
    child: Child,
    host: String,
    data: Option<tempfile::TempDir>,
}

impl Process {
    /// Starts this program again, which then runs [`serve`].
    pub(crate) fn start() -> Process {
        Process::start_with(tempfile::tempdir().expect("a folder for the data"))
    }

    /// The same, with what a server has written before.
    pub(crate) fn start_with(data: tempfile::TempDir) -> Process {
        let mut child = Command::new(env::current_exe().expect("this program has a path"))
            .arg(SERVE)
            .arg(data.path())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this program starts again");
        let mut line = String::new();
        let out = child.stdout.take().expect("the output is a pipe");
        BufReader::new(out).read_line(&mut line).expect("the server tells its address");
        let host = line.trim().strip_prefix("http://").expect("an address").to_owned();
        Process { child, host, data: Some(data) }
    }

    /// Stops it; returns the folder with its data.
    pub(crate) fn stop(mut self) -> tempfile::TempDir {
        self.end();
        self.data.take().expect("it is stopped once")
    }

    fn end(&mut self) {
        // It may be over already.
        let _ = self.child.kill();
        let _ = self.child.wait();
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
        self.end();
    }
}

pub(crate) fn load_average() -> String {
    let text = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    text.split(' ').take(3).collect::<Vec<_>>().join(" ")
}
