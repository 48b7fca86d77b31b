//! A server of the site in a separate process, which the tests kill, stop and ask to end.

use std::env;
use std::io::{self, BufRead as _, BufReader, Write as _};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use naqala_server::{Config, Limits, Log};

use crate::places::drain;

/// Tell [`serves`] which database and which NATS.
const DATABASE: &str = "NAQALA_TEST_DATABASE";
const NATS: &str = "NAQALA_TEST_NATS";

/// Not a test: the process that the other tests start. The test binary is its own server, so no further binary has to be
/// linked.
#[test]
#[ignore = "the other tests start it"]
fn serves() {
    let Ok(database) = env::var(DATABASE) else { return };
    let listen = "127.0.0.1:0".parse().unwrap();
    let log = Log::of_level(&env::var("NAQALA_LOG").unwrap_or_else(|_| "error".to_owned())).unwrap();
    let (database, nats) = (Some(database), env::var(NATS).ok());
    let config = Config { listen, database, nats, log, limits: Limits::none(), ..Config::default() };
    let announced = naqala_server::run(config, |server| writeln!(io::stdout(), "\n{}", server.url()));
    announced.unwrap().unwrap();
}

/// A server of the site.
pub(crate) struct Node {
    child: Child,
    pub(crate) host: String,
}

impl Node {
    pub(crate) fn start(database: &str, nats: Option<&str>) -> Node {
        let mut command = Command::new(env::current_exe().unwrap());
        command.args(["--exact", "node::serves", "--ignored", "--nocapture"]).env(DATABASE, database);
        if let Some(nats) = nats {
            command.env(NATS, nats);
        }
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        // The address is surrounded by output of the test harness. Read to the end, so that the process can keep writing.
        let mut lines = BufReader::new(child.stdout.take().unwrap());
        let mut line = String::new();
        while !line.starts_with("http://") {
            line.clear();
            assert!(lines.read_line(&mut line).unwrap() > 0, "the server tells its address");
        }
        drain(lines);
        let host = line.trim().trim_start_matches("http://").to_owned();
        Node { child, host }
    }

    fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
    }

    /// Ends it as a loss of power of the program would: it learns nothing of it.
    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Suspends it.
    pub(crate) fn suspend(&self) {
        self.signal("-STOP");
    }

    /// Resumes it.
    pub(crate) fn resume(&self) {
        self.signal("-CONT");
    }

    /// Suspends it for a while, and then resumes it.
    pub(crate) fn pause(&self, pause: Duration) {
        self.suspend();
        std::thread::sleep(pause);
        self.resume();
    }

    /// Asks it to end, and waits for it.
    pub(crate) fn stop(mut self) {
        self.signal("-TERM");
        assert!(self.child.wait().unwrap().success());
    }
}

impl Drop for Node {
    fn drop(&mut self) {
        // It may be gone already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
