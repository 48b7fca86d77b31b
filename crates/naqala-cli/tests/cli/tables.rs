//! Endgame tables and solving.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};
use std::{fs, thread};

use serde_json::Value;

use crate::util::Desk;

const AWARI: &str = "oware --preset awari-solution";

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// Builds a table of so many seeds on a desk; says where it is.
fn built(desk: &Desk, seeds: u32) -> String {
    let told = json(&desk.run(&format!("table build {AWARI} --seeds {seeds} --dir tables --json")).fine());
    assert_eq!((&told["seeds"], told["game"].as_str()), (&Value::from(seeds), Some("oware")));
    told["file"].as_str().expect("a path").to_owned()
}

/// The words of a command about a position of awari.
fn about<'a>(command: &[&'a str], position: &'a str) -> Vec<&'a str> {
    let variant = ["oware", "--preset", "awari-solution", position];
    command.iter().copied().chain(variant).collect()
}

#[test]
fn a_table_is_built_told_of_checked_and_asked() {
    let desk = Desk::new();
    let file = built(&desk, 4);
    let info = desk.run(&format!("table info {file}")).fine();
    assert!(info.contains("1820 positions of up to 4 seeds"), "{info}");
    let right = desk.run(&format!("table verify {file}")).fine();
    assert!(right.contains("1820"), "{right}");
    desk.run(&format!("table verify {file} --random 500 --seed 3 --threads 1")).fine();
    let position = "S 0 0 0 0 0 2 / N 1 1 0 0 0 0 / stores 20 24 / turn S";
    let words = about(&["table", "probe", "--dir", "tables", "--json"], position);
    let probed = json(&desk.run_words(&words, "").fine());
    assert_eq!(probed["value"], serde_json::json!({ "lower": 4, "upper": 4 }));
    let shown = desk.run_words(&about(&["show", "--table", "--tables", "tables"], position), "").fine();
    assert!(shown.contains("= f      0"), "4 more make a draw: {shown}");
    let analysed =
        desk.run_words(&about(&["analyse", "--depth", "2", "--tables", "tables"], position), "").fine();
    assert!(analysed.contains("Exact (endgame table): a lead of 0 in the end."), "{analysed}");
    let layer = desk.run(&format!("table export {file} --layer 2")).fine();
    assert_eq!(layer.lines().count(), 1 + 78);
    assert!(layer.lines().any(|line| line.starts_with("S 2 0 0 0 0 0 / N 0 0 0 0 0 0")), "{layer}");
}

#[test]
fn bad_tables_and_bad_wishes_are_refused_in_one_line() {
    let desk = Desk::new();
    let file = built(&desk, 3);
    let mut bytes = fs::read(desk.path(&file)).expect("a table");
    desk.write("tables/short.nqt", &bytes[..bytes.len() / 2]);
    // A byte of the last block: the tail of four layers takes 88.
    let at = bytes.len() - 88 - 10;
    bytes[at] ^= 1;
    desk.write("tables/changed.nqt", &bytes);
    desk.write("tables/notes.nqt", "bread, milk, seeds");
    for (arguments, reason) in [
        ("table verify tables/changed.nqt", "damaged"),
        ("table verify tables/short.nqt", "incomplete"),
        ("table info tables/notes.nqt", "not a table"),
        ("table info nowhere.nqt", "nowhere.nqt"),
        ("table build oware --seeds 4 --dir tables", "win_at=none"),
        ("table build bao-kiswahili --seeds 4 --dir tables", "no table can be made"),
        ("table build oware --preset awari-solution --seeds 16 --memory 40 --dir tables", "memory"),
        ("table build oware --preset awari-solution --seeds 0", "--seeds is a whole number from 1"),
    ] {
        let run = desk.run(arguments);
        assert_eq!(run.code, 2, "{arguments}: {run:?}");
        assert!(run.err.contains(reason) && run.err.lines().count() == 1, "{arguments}: {run:?}");
    }
    let export = desk.run(&format!("table export {file} --layer 9"));
    assert!(export.code == 2 && export.err.contains("up to 3"), "{export:?}");
}

#[test]
fn games_are_solved_and_certificates_hold() {
    let desk = Desk::new();
    let kalah = "kalah --option win_at=none --option pits=3 --option seeds=2";
    let solved = json(&desk.run(&format!("solve {kalah} --moves --json --memory 8")).fine());
    assert_eq!(solved["value"], serde_json::json!({ "lower": 4, "upper": 4 }));
    let best =
        solved["moves"].as_array().expect("moves").iter().map(|mv| mv["value"]["lower"].as_i64()).max();
    assert_eq!(best, Some(Some(4)));
    desk.run(&format!("solve {kalah} --certificate two.json --memory 8")).fine();
    assert!(desk.run("solve --verify two.json --memory 8").fine().contains("Right"));
    let wrong = desk.read("two.json").replace("\"lower\": 4", "\"lower\": 5");
    desk.write("wrong.json", wrong);
    assert_eq!(desk.run("solve --verify wrong.json --memory 8").code, 2);
    let ruma = desk.run("solve tchuka-ruma --preset 4x2").fine();
    assert!(ruma.contains("6 moves") && ruma.contains("c d c d b d"), "{ruma}");
    let none = desk.run("solve tchuka-ruma --option pits=4 --option seeds=5").fine();
    assert!(none.contains("cannot be solved"), "{none}");
}

#[test]
fn a_small_board_with_repetition_is_solved_by_its_table() {
    let desk = Desk::new();
    let words = "solve oware --preset awari-solution --option pits=2 --option seeds=2 --tables tables";
    desk.run(&format!("{words} --certificate small.json")).fine();
    let solved = json(&desk.run(&format!("{words} --json")).fine());
    assert!(solved["table"].is_string() && solved["positions"].as_u64() > Some(400), "{solved}");
    assert!(desk.run("solve --verify small.json --tables tables").fine().contains("Right"));
    assert_eq!(desk.run("solve --verify small.json --tables elsewhere").code, 2);
}

/// A small generator of numbers (Lehmer's), for moments to kill at.
fn next(random: &mut u64) -> u64 {
    *random = *random * 48_271 % 0x7FFF_FFFF;
    *random
}

#[test]
#[ignore = "a minute: cargo test --release -p naqala-cli --test cli killed -- --ignored"]
fn a_build_killed_at_random_moments_ends_with_the_same_bytes() {
    let desk = Desk::new();
    let begin = |folder: &str| {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin("naqala"));
        command.current_dir(desk.path("")).stdout(Stdio::null()).stderr(Stdio::null());
        command.args([
            "table",
            "build",
            "oware",
            "--preset",
            "awari-solution",
            "--seeds",
            "11",
            "--dir",
            folder,
        ]);
        command.spawn().expect("the command is built")
    };
    let began = Instant::now();
    assert!(begin("whole").wait().expect("an end").success());
    let whole = began.elapsed().as_millis() as u64;
    let (mut random, mut killed) = (20_261_121, 0);
    while killed < 20 {
        let mut child = begin("killed");
        thread::sleep(Duration::from_millis(next(&mut random) % whole));
        child.kill().expect("a child to kill");
        killed += u32::from(!child.wait().expect("an end").success());
        // What is finished is begun anew, so that there is always something to kill.
        if killed < 20
            && fs::read_dir(desk.path("killed"))
                .into_iter()
                .flatten()
                .flatten()
                .any(|entry| entry.path().extension().is_some_and(|extension| extension == "nqt"))
        {
            fs::remove_dir_all(desk.path("killed")).expect("a folder");
        }
    }
    assert!(begin("killed").wait().expect("an end").success());
    let table = |folder: &str| {
        let mut files = fs::read_dir(desk.path(folder)).expect("a folder").flatten();
        fs::read(files.next().expect("a table").path()).expect("a table")
    };
    assert!(table("whole") == table("killed"));
}
