//! Tests the Debian package: installs, starts, queries, stops, removes and purges it, in a folder that acts as the root of a
//! system.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _, Write as _};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use crate::debian::{self, succeed};
use crate::steps::{Compiled, target};
use crate::{dist, files, tools};

/// The worst score of `systemd-analyze security` that is accepted, from 0 (all closed) to 100.
const EXPOSURE: &str = "15";

/// Compiles the program, or takes the one that was tested with the workspace, packages it and tries the package; false if that
/// fails.
pub(crate) fn run(compiled: Compiled, profile: &str) -> bool {
    if !tools::has(&tools::DPKG_DEB, "Debian package") {
        return true;
    }
    let program = match compiled {
        Compiled::Alone => dist::compile(profile),
        Compiled::WithWorkspace => Some(target().join("debug").join(dist::PROGRAM)),
    };
    let Some(program) = program else { return false };
    let folder = target().join("package-test");
    let tried = prepare(&folder).and_then(|folder| try_out(&program, &folder));
    if let Err(error) = &tried {
        eprintln!("xtask: the Debian package: {error}");
    }
    tried.is_ok()
}

/// An empty folder, by its whole path: dpkg takes no other.
fn prepare(folder: &Path) -> io::Result<PathBuf> {
    files::empty(folder)?;
    folder.canonicalize()
}

fn try_out(program: &Path, folder: &Path) -> io::Result<()> {
    try_package(&debian::make(program, folder)?, folder)
}

/// Installs a package in a folder by its whole path, starts, uses, removes and purges it.
///
/// # Errors
/// Something does not work.
pub(crate) fn try_package(package: &Path, folder: &Path) -> io::Result<()> {
    let root = folder.join("root");
    for part in ["updates", "info", "parts", "triggers"] {
        fs::create_dir_all(root.join("var/lib/dpkg").join(part))?;
    }
    fs::write(root.join("var/lib/dpkg/status"), "")?;
    dpkg(&root, &["--install"], Some(package))?;
    check_unit(&root)?;
    use_program(&root)?;
    dpkg(&root, &["--remove", "naqala"], None)?;
    expect(!root.join("usr/bin/naqala").exists(), "the program is gone after the package is removed")?;
    expect(root.join("etc/naqala/naqala.toml").exists(), "the configuration stays until it is purged")?;
    dpkg(&root, &["--purge", "naqala"], None)?;
    expect(!root.join("etc/naqala/naqala.toml").exists(), "the configuration is gone after a purge")?;
    println!("== Debian package: installed, started, used, removed and purged");
    Ok(())
}

/// Calls dpkg for the folder. There are no other packages in it, and no shell, so that scripts run outside of it.
fn dpkg(root: &Path, arguments: &[&str], package: Option<&Path>) -> io::Result<()> {
    let mut dpkg = Command::new("dpkg");
    dpkg.arg(format!("--root={}", root.display()));
    dpkg.args(["--force-depends", "--force-not-root", "--force-script-chrootless"]);
    dpkg.args(arguments).args(package).stdout(Stdio::null());
    // Warnings about what is not in the folder say nothing about the package.
    dpkg.stderr(Stdio::null());
    succeed(&mut dpkg).map(|_| ())
}

/// The unit is one that systemd understands, and closed as tightly as we say.
fn check_unit(root: &Path) -> io::Result<()> {
    if !tools::has(&tools::SYSTEMD_ANALYZE, "service") {
        return Ok(());
    }
    let mut analyze = Command::new("systemd-analyze");
    analyze.args(["security", "--offline=true", "--no-pager", "--threshold", EXPOSURE]);
    analyze.arg(root.join("usr/lib/systemd/system/naqala.service"));
    let output = succeed(analyze.stdout(Stdio::piped()))?;
    let output = String::from_utf8_lossy(&output);
    println!("== service: {}", output.lines().last().unwrap_or_default().trim_start_matches(['→', ' ']));
    Ok(())
}

/// Starts the installed program with the installed configuration, plays as a guest, and stops it.
fn use_program(root: &Path) -> io::Result<()> {
    let data = root.join("var/lib/naqala");
    let program = Serve {
        program: root.join("usr/bin/naqala"),
        config: Some(root.join("etc/naqala/naqala.toml")),
        data: data.clone(),
    };
    let mut server = Server::start(&program)?;
    greet(&server)?;
    server.stop()?;
    expect(data.join("naqala.sqlite").exists(), "games are kept where the environment says")?;
    // The data is there again, and the same configuration works twice.
    Server::start(&program)?.stop()
}

/// Starts a program by itself, asks for its page, and stops it.
///
/// # Errors
/// It does not start, has no page or does not stop.
pub(crate) fn serve(program: &Path, folder: &Path) -> io::Result<()> {
    let program = Serve { program: program.to_owned(), config: None, data: folder.join("data") };
    let mut server = Server::start(&program)?;
    greet(&server)?;
    let page = server.ask("GET", "/", "")?;
    expect(page.contains("/app-"), "the page is part of the program")?;
    server.stop()
}

/// A guest comes.
fn greet(server: &Server) -> io::Result<()> {
    let live = server.ask("GET", "/api/live", "")?;
    expect(live.starts_with("HTTP/1.1 200"), &live)?;
    let session = server.ask("POST", "/api/session", "{}")?;
    expect(session.contains("\"guest\":true"), &session)
}

/// A server to be started.
struct Serve {
    program: PathBuf,
    config: Option<PathBuf>,
    data: PathBuf,
}

struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(serve: &Serve) -> io::Result<Server> {
        let mut command = Command::new(&serve.program);
        command.args(["serve", "--json", "--listen", "127.0.0.1:0"]).env("NAQALA_DATA", &serve.data);
        if let Some(config) = &serve.config {
            command.arg("--config").arg(config);
        }
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::null()).spawn()?;
        let mut line = String::new();
        if let Some(output) = child.stdout.take() {
            BufReader::new(output).read_line(&mut line)?;
        }
        let address = line.split_once("\"address\":\"").and_then(|(_, rest)| rest.split_once('"'));
        let address = address.map(|(address, _)| address.to_owned());
        let address = address.ok_or_else(|| io::Error::other(format!("the server says: {line}")))?;
        Ok(Server { child, address })
    }

    /// The whole answer to a request.
    fn ask(&self, method: &str, path: &str, body: &str) -> io::Result<String> {
        let mut stream = TcpStream::connect(&self.address)?;
        let (host, length) = (&self.address, body.len());
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\ncontent-type: application/json\r\n\
             content-length: {length}\r\n\r\n{body}"
        )?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer)?;
        Ok(answer)
    }

    /// Stops it as systemd does.
    fn stop(&mut self) -> io::Result<()> {
        succeed(Command::new("kill").args(["-TERM", &self.child.id().to_string()]))?;
        expect(self.child.wait()?.success(), "the server stops when it is asked to")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It may be over already.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn expect(is_so: bool, what: &str) -> io::Result<()> {
    if is_so { Ok(()) } else { Err(io::Error::other(format!("expected: {what}"))) }
}
