//! PostgreSQL and NATS, started for the test.

use std::io::{self, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

/// How long a program may take until it listens.
const START: Duration = Duration::from_secs(60);

/// A program that listens, and is stopped when this is dropped.
struct Place {
    child: Child,
    port: u16,
    /// The signal that asks it to stop.
    signal: &'static str,
}

impl Place {
    fn start(mut command: Command, port: u16, signal: &'static str) -> Place {
        let child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
        let begun = Instant::now();
        while TcpStream::connect(("127.0.0.1", port)).is_err() {
            assert!(begun.elapsed() < START, "{command:?} does not listen");
            thread::sleep(Duration::from_millis(20));
        }
        Place { child, port, signal }
    }

    fn signal(&self, signal: &str) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &pid]).status().unwrap().success());
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        self.signal(self.signal);
        let _ = self.child.wait();
    }
}

/// A port that is free now.
fn free_port() -> u16 {
    TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port()
}

/// A PostgreSQL server with an empty data folder.
pub(crate) struct Postgres {
    place: Place,
    _folder: tempfile::TempDir,
}

impl Postgres {
    /// Starts a server, if the program is installed.
    pub(crate) fn start() -> Option<Postgres> {
        let Some(programs) = postgres_programs() else {
            skipped("PostgreSQL", "postgresql");
            return None;
        };
        let folder = tempfile::tempdir().unwrap();
        let data = folder.path().join("data");
        fs::create_dir(&data).unwrap();
        // PostgreSQL refuses to run as root.
        if is_root() {
            assert!(
                Command::new("chown").args(["-R", "postgres"]).arg(folder.path()).status().unwrap().success()
            );
        }
        let mut init = as_postgres(&programs.join("initdb"));
        init.arg("-D").arg(&data).args([
            "-U",
            "naqala",
            "--auth=trust",
            "--encoding=UTF8",
            "--locale=C",
            "--no-sync",
        ]);
        let made = init.output().unwrap();
        assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
        let port = free_port();
        let mut run = as_postgres(&programs.join("postgres"));
        run.arg("-D").arg(&data).args(["-p", &port.to_string(), "-c", "listen_addresses=127.0.0.1"]);
        run.args(["-c", "unix_socket_directories=", "-c", "max_connections=200"]);
        let place = Place::start(run, port, "-INT");
        let postgres = Postgres { place, _folder: folder };
        let begun = Instant::now();
        while !postgres.execute("postgres", "CREATE DATABASE naqala") {
            assert!(begun.elapsed() < START, "PostgreSQL takes no commands");
            thread::sleep(Duration::from_millis(50));
        }
        Some(postgres)
    }

    pub(crate) fn port(&self) -> u16 {
        self.place.port
    }

    pub(crate) fn url(&self) -> String {
        url(self.port())
    }

    fn execute(&self, database: &str, statement: &str) -> bool {
        let port = self.place.port.to_string();
        let done = Command::new("psql")
            .args(["-h", "127.0.0.1", "-p", &port, "-U", "naqala", "-d", database, "-qc", statement])
            .output();
        done.is_ok_and(|done| done.status.success())
    }
}

/// The address of the database, behind this port.
pub(crate) fn url(port: u16) -> String {
    format!("postgres://naqala@127.0.0.1:{port}/naqala")
}

/// Says how to install a missing program. Written so that it shows even if the harness captures the output of tests.
fn skipped(what: &str, package: &str) {
    let line =
        format!("several servers are not tested: {what} is missing; apt-get install {package} brings it\n");
    io::stderr().write_all(line.as_bytes()).unwrap();
}

/// The folder with PostgreSQL's programs.
fn postgres_programs() -> Option<PathBuf> {
    let versions = fs::read_dir("/usr/lib/postgresql").ok()?.flatten().map(|entry| entry.path().join("bin"));
    let known = versions.filter(|folder| folder.join("initdb").exists()).max();
    known.filter(|_| Command::new("psql").arg("--version").output().is_ok())
}

fn is_root() -> bool {
    Command::new("id").arg("-u").output().is_ok_and(|id| id.stdout.trim_ascii() == b"0")
}

fn as_postgres(program: &Path) -> Command {
    if !is_root() {
        return Command::new(program);
    }
    let mut command = Command::new("setpriv");
    command.args(["--reuid=postgres", "--regid=postgres", "--init-groups"]).arg(program).current_dir("/");
    command
}

/// A NATS server.
pub(crate) struct Nats {
    place: Option<Place>,
    port: u16,
}

impl Nats {
    /// Starts a server, if the program is installed.
    pub(crate) fn start() -> Option<Nats> {
        if Command::new("nats-server").arg("--version").output().is_err() {
            skipped("NATS", "nats-server");
            return None;
        }
        let port = free_port();
        let mut nats = Nats { place: None, port };
        nats.begin();
        Some(nats)
    }

    fn begin(&mut self) {
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &self.port.to_string()]);
        self.place = Some(Place::start(command, self.port, "-TERM"));
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Kills it as a power failure would, and restarts it after a while.
    pub(crate) fn kill_and_start(&mut self, pause: Duration) {
        if let Some(place) = self.place.take() {
            place.signal("-KILL");
            // Dropping it waits for the process; signalling a dead process does no harm.
            let mut place = place;
            let _ = place.child.wait();
            std::mem::forget(place);
        }
        thread::sleep(pause);
        self.begin();
    }

    /// Suspends it.
    pub(crate) fn suspend(&self) {
        self.place.as_ref().unwrap().signal("-STOP");
    }

    /// Resumes it.
    pub(crate) fn resume(&self) {
        self.place.as_ref().unwrap().signal("-CONT");
    }

    /// Suspends it for a while.
    pub(crate) fn pause(&self, pause: Duration) {
        self.suspend();
        thread::sleep(pause);
        self.resume();
    }
}

/// Reads a stream to its end in the background, so that the writer does not block.
pub(crate) fn drain(mut stream: impl io::Read + Send + 'static) {
    thread::spawn(move || {
        let mut buffer = [0; 4096];
        while stream.read(&mut buffer).is_ok_and(|read| read > 0) {}
    });
}
