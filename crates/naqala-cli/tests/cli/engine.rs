//! The engine as other programs see it.

use std::fs;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{self, Receiver};
use std::time::{Duration, Instant};

use crate::util::Desk;

/// A running engine.
struct Engine {
    child: Child,
    input: ChildStdin,
    lines: Receiver<String>,
}

impl Engine {
    fn start(arguments: &[&str]) -> Engine {
        Engine::start_with(arguments, &[])
    }

    /// Starts the engine with these variables in its environment.
    fn start_with(arguments: &[&str], variables: &[(&str, &Path)]) -> Engine {
        let mut child = Command::new(assert_cmd::cargo::cargo_bin!("naqala"))
            .arg("engine")
            .args(arguments)
            .envs(variables.iter().copied())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the command runs");
        let input = child.stdin.take().expect("an input");
        let output = BufReader::new(child.stdout.take().expect("an output"));
        let (sender, lines) = mpsc::channel();
        std::thread::spawn(move || {
            output.lines().map_while(Result::ok).try_for_each(|line| sender.send(line))
        });
        Engine { child, input, lines }
    }

    fn tell(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("the engine listens");
    }

    /// The next line that begins so.
    fn hear(&self, start: &str) -> String {
        loop {
            let line = self.lines.recv_timeout(Duration::from_secs(60)).expect("the engine answers");
            if line.starts_with(start) {
                return line;
            }
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have left by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn all_that_is_asked_in_a_pipe_is_answered() {
    let lines = "uci\nisready\nposition startpos moves c D\ngo depth 3\n";
    let said = Desk::new().type_in("engine oware", lines).fine();
    assert!(said.contains("option name Game type combo default oware "), "{said}");
    assert!(said.contains("\nreadyok\n") && said.contains("\ninfo depth 3 "), "{said}");
    assert!(said.lines().last().is_some_and(|line| line.starts_with("bestmove ")), "{said}");
}

#[test]
fn what_is_no_text_is_answered_in_one_line() {
    let said = Desk::new().type_in("engine", b"\xFF\xFE\x00\nuci\n".to_vec()).fine();
    assert!(said.starts_with("info string error: unknown command"), "{said}");
    assert!(said.ends_with("uciok\n"), "{said}");
}

#[test]
fn a_search_without_end_is_stopped_and_answers_once() {
    let mut engine = Engine::start(&["oware", "--preset", "oware-abapa", "--dialect", "short"]);
    engine.tell("isready");
    engine.hear("readyok");
    engine.tell("go infinite");
    engine.hear("info depth 5 ");
    engine.tell("isready");
    engine.hear("readyok");
    let began = Instant::now();
    engine.tell("stop");
    engine.hear("bestmove ");
    assert!(began.elapsed() < Duration::from_secs(5), "{:?}", began.elapsed());
    engine.tell("stop");
    engine.hear("info string error: no search goes on");
    engine.tell("quit");
    assert!(engine.child.wait().expect("it leaves").success());
}

#[test]
fn thinking_in_the_other_players_time_ends_with_the_clock() {
    let mut engine = Engine::start(&["kalah", "--no-tables"]);
    engine.tell("go ponder movetime 50");
    engine.hear("info depth 3 ");
    engine.tell("ponderhit");
    engine.hear("bestmove ");
    engine.tell("position startpos moves a");
    // A search that is done before it may answer waits.
    engine.tell("go ponder depth 1");
    engine.hear("info depth 1 ");
    engine.tell("isready");
    assert_eq!(engine.hear(""), "readyok");
    engine.tell("ponderhit");
    assert!(engine.hear("").starts_with("bestmove "));
}

#[test]
fn a_player_on_a_clock_has_a_small_table_built() {
    let folder = tempfile::tempdir().expect("a folder");
    let small = ["kalah", "-o", "pits=2", "-o", "seeds=2"];
    let play = |mut engine: Engine| {
        engine.tell("go depth 2");
        engine.hear("bestmove ");
        let before = fs::read_dir(folder.path()).expect("a folder").count();
        engine.tell("go movetime 20");
        engine.hear("bestmove ");
        (engine, before)
    };
    let (engine, before) = play(Engine::start_with(&small, &[("NAQALA_TABLES", folder.path())]));
    assert_eq!(before, 0);
    let deadline = Instant::now() + Duration::from_secs(60);
    let is_built = || {
        let mut files = fs::read_dir(folder.path()).expect("a folder").flatten();
        files.any(|file| file.path().extension().is_some_and(|extension| extension == "nqt"))
    };
    while !is_built() {
        assert!(Instant::now() < deadline, "no table is built");
        std::thread::sleep(Duration::from_millis(20));
    }
    drop(engine);
    // The next engine finds it.
    let mut next = Engine::start_with(&[], &[("NAQALA_TABLES", folder.path())]);
    next.tell("setoption name Game value kalah");
    next.tell("setoption name Variant value pits=2 seeds=2");
    assert!(next.hear("info string table ").contains("of up to "));
}

#[test]
fn a_game_that_the_dialect_cannot_tell_is_refused() {
    let why = Desk::new().run("engine bao-kiswahili --dialect short").refused();
    assert!(why.contains("cannot be written in the short dialect"), "{why}");
}
