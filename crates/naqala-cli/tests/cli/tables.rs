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

/// Builds a table of `seeds` seeds on a desk; returns its path.
fn built(desk: &Desk, seeds: u32) -> String {
    let printed = json(&desk.run(&format!("table build {AWARI} --seeds {seeds} --dir tables --json")).fine());
    assert_eq!((&printed["seeds"], printed["game"].as_str()), (&Value::from(seeds), Some("oware")));
    printed["file"].as_str().expect("a path").to_owned()
}

/// The arguments of a command about a position of awari.
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
    let over = desk.run_words(
        &about(
            &["table", "probe", "--dir", "tables", "--json"],
            "S 0 0 0 0 0 0 / N 1 0 0 0 0 0 / stores 23 24",
        ),
        "",
    );
    assert!(over.refused().contains("the game is over in this position"));
    let full = desk.run_words(
        &about(&["table", "probe", "--dir", "tables"], "S 1 1 1 1 1 2 / N 1 1 0 0 0 0 / stores 20 19"),
        "",
    );
    assert!(full.refused().ends_with("up to 4 seeds on the board, and here are 9"));
    let shown = desk.run_words(&about(&["show", "--table", "--tables", "tables"], position), "").fine();
    assert!(shown.contains("= f      0"), "4 more make a draw: {shown}");
    assert!(shown.contains("South in the end after each move"), "{shown}");
    let start = desk.run("show oware --preset awari-solution --table --tables tables").fine();
    assert!(start.contains("positions of up to 4 seeds on the board, but not this one"), "{start}");
    let none = desk.run("show kalah --table --tables tables").refused();
    assert!(none.contains("naqala table build"), "{none}");
    let analysed =
        desk.run_words(&about(&["analyse", "--depth", "2", "--tables", "tables"], position), "").fine();
    assert!(analysed.contains("Exact (endgame table): a lead of 0 in the end."), "{analysed}");
    let layer = desk.run(&format!("table export {file} --layer 2")).fine();
    assert_eq!(layer.lines().count(), 1 + 78);
    assert!(layer.lines().any(|line| line.starts_with("S 2 0 0 0 0 0 / N 0 0 0 0 0 0")), "{layer}");
}

/// Oware with its default options is over when somebody has more than half: its table is that of the game played on.
#[test]
fn a_game_that_is_over_sooner_has_the_table_of_the_game_played_on() {
    let desk = Desk::new();
    let build = |options: &str| {
        json(&desk.run(&format!("table build oware {options} --seeds 4 --dir tables --json")).fine())
    };
    assert_eq!(build(""), build("-o win_at=none"));
    let position = "S 0 0 0 0 0 2 / N 1 1 0 0 0 0 / stores 21 23 / turn S";
    let printed = |words: &[&str]| desk.run_words(&[words, &[position]].concat(), "").fine();
    let probed = printed(&["table", "probe", "--dir", "tables", "oware"]);
    assert!(
        probed.contains("South to move wins with best play.") && probed.contains("last seed"),
        "{probed}"
    );
    let shown = printed(&["show", "--table", "--tables", "tables", "oware"]);
    assert!(shown.contains("+ f      +2") && shown.contains("last seed"), "{shown}");
    let analyse = ["analyse", "--depth", "2", "--tables", "tables", "oware"];
    let analysed = printed(&analyse);
    assert!(analysed.contains("Exact (endgame table): South to move wins"), "{analysed}");
    let analysed = json(&printed(&[&analyse[..], &["--json"]].concat()));
    assert_eq!((&analysed["exact"], &analysed["winner"]), (&Value::Null, &Value::from(1)));
    let solved = desk.run("solve abawo -o pits=3 -o seeds=3 --tables tables").fine();
    assert!(solved.contains("with best play") && solved.contains("With the endgame table"), "{solved}");
    // A pit that is blocked for a turn is part of a position.
    let solved = desk.run("solve alemungula -o pits=3 -o seeds=2 --tables tables").fine();
    assert!(solved.contains("With the endgame table"), "{solved}");
    // A line of best play ends with the proven result.
    let drawn = "solve oware -o pits=2 -o seeds=3 --tables tables --certificate drawn.json";
    assert!(desk.run(drawn).fine().contains("draws with best play"));
    desk.run("solve --verify drawn.json --tables tables").fine();
}

#[test]
fn bad_tables_and_bad_wishes_are_refused_in_one_line() {
    let desk = Desk::new();
    let file = built(&desk, 3);
    let mut bytes = fs::read(desk.path(&file)).expect("a table");
    desk.write("tables/short.nqt", &bytes[..bytes.len() / 2]);
    // Change a byte of the last block: the tail of four layers takes 88.
    let at = bytes.len() - 88 - 10;
    bytes[at] ^= 1;
    desk.write("tables/changed.nqt", &bytes);
    desk.write("tables/notes.nqt", "bread, milk, seeds");
    for (arguments, reason) in [
        ("table verify tables/changed.nqt", "damaged"),
        ("table verify tables/short.nqt", "incomplete"),
        ("table info tables/notes.nqt", "not a table"),
        ("table info nowhere.nqt", "nowhere.nqt"),
        ("table build otjin --seeds 4 --dir tables", "no table can be made"),
        ("table build bao-kiswahili --seeds 4 --dir tables", "no table can be made"),
        ("table build oware --preset awari-solution --seeds 16 --memory 40 --dir tables", "memory"),
        ("table build oware --preset awari-solution --seeds 0", "--seeds is a whole number from 1"),
    ] {
        let run = desk.run(arguments);
        let code = if arguments.starts_with("table verify") { 1 } else { 2 };
        assert_eq!(run.code, code, "{arguments}: {run:?}");
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
    assert!(desk.run("solve --verify two.json --memory 8").fine().contains("Correct"));
    let wrong = desk.read("two.json").replace("\"lower\": 4", "\"lower\": 5");
    desk.write("wrong.json", wrong);
    assert_eq!(desk.run("solve --verify wrong.json --memory 8").code, 1);
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
    assert!(desk.run("solve --verify small.json --tables tables").fine().contains("Correct"));
    assert_eq!(desk.run("solve --verify small.json --tables elsewhere").code, 2);
}

#[test]
fn the_time_of_a_solution_is_for_all_its_questions() {
    let desk = Desk::new();
    // Every move alone takes far longer than this.
    let began = Instant::now();
    let command = "solve kalah --option win_at=none --option seeds=6 --moves --no-tables --time 500ms";
    let run = desk.run(command);
    assert!(run.code == 2 && run.err.contains("had to stop"), "{run:?}");
    assert!(began.elapsed() < Duration::from_secs(20), "{:?}", began.elapsed());
}

#[test]
fn a_search_uses_the_table_of_its_game_and_says_so() {
    let desk = Desk::new();
    let kalah = "kalah --option win_at=none --option pits=3";
    desk.run(&format!("table build {kalah} --seeds 8 --dir tables")).fine();
    let words = format!("solve {kalah} --option seeds=3 --memory 8 --moves");
    let with = json(&desk.run(&format!("{words} --tables tables --json")).fine());
    let without = json(&desk.run(&format!("{words} --no-tables --json")).fine());
    assert!(with["table"].is_string() && without["table"].is_null(), "{with} {without}");
    assert_eq!((&with["value"], &with["moves"]), (&without["value"], &without["moves"]));
    assert!(with["positions"].as_u64() < without["positions"].as_u64(), "{with} {without}");
    let printed = desk.run(&format!("{words} --tables tables")).fine();
    assert!(printed.contains("With the endgame table of up to 8 seeds"), "{printed}");
    desk.run(&format!("solve {kalah} --option seeds=3 --memory 8 --tables tables --certificate three.json"))
        .fine();
    assert!(desk.run("solve --verify three.json --memory 8 --tables tables").fine().contains("Correct"));
    let refused = desk.run("solve --verify three.json --memory 8 --tables elsewhere").refused();
    assert!(refused.contains("the table of the certificate is not in"), "{refused}");
    // Further layers change nothing in those that the proof rests on; a table without them is another one.
    desk.run(&format!("table build {kalah} --seeds 9 --dir tables")).fine();
    assert!(desk.run("solve --verify three.json --memory 8 --tables tables").fine().contains("Correct"));
    desk.run(&format!("table build {kalah} --seeds 7 --dir smaller")).fine();
    let refused = desk.run("solve --verify three.json --memory 8 --tables smaller").refused();
    assert!(refused.contains("the table is another one"), "{refused}");
    let only_by_table = "solve oware --preset awari-solution --option pits=2 --option seeds=2 --no-tables";
    assert!(desk.run(only_by_table).refused().contains("leave out --no-tables"));
}

/// The value for the first player by number of pits, from 1 on, then by number of seeds, from 1 on; if a capture from an empty
/// pit needs seeds opposite, and if it does not.
const KALAH: [(&str, [&[i32]; 6]); 2] = [
    (
        "on_capture",
        [&[0, -2, 6, -2], &[2, -2, -2, -10], &[0, 4, 2, 2], &[2, 6, 6, 2], &[0, 2, 6, 10], &[2, 6, 2, 8]],
    ),
    (
        "always",
        [&[0, -2, 6, -2], &[2, -2, -2, -12], &[0, 4, 2, 2], &[2, 6, 8, 2], &[0, 0, 8, 12], &[2, 10, 2, 10]],
    ),
];

/// Known values of all first moves.
const FIRST_MOVES: [(&str, usize, usize, &[i32]); 6] = [
    ("on_capture", 6, 3, &[-14, -16, -10, -2, 2, 0]),
    ("always", 6, 3, &[-12, -16, -10, -2, 2, 0]),
    ("on_capture", 6, 4, &[-14, -10, 8, -2, -8, 4]),
    ("always", 6, 4, &[-14, -8, 10, -2, -6, 4]),
    ("on_capture", 5, 4, &[-8, 10, 0, 2, -2]),
    ("always", 5, 4, &[-10, 12, 0, 2, -2]),
];

/// Solves a set of boards and compares all known values; returns how many there were.
fn compare_kalah(desk: &Desk, sizes: &str) -> usize {
    let words = format!("solve kalah -o win_at=none -o own_seed=on_capture,always {sizes} --moves --json");
    let solved = json(&desk.run(&words).fine());
    let solved = solved.as_array().expect("a list");
    for one in solved {
        let option = |name: &str| one["chosen"][name].as_str().expect("an option").to_owned();
        let (pits, seeds) = (option("pits").parse::<usize>(), option("seeds").parse::<usize>());
        let (own_seed, pits, seeds) = (option("own_seed"), pits.expect("a number"), seeds.expect("a number"));
        let (_, values) = KALAH.iter().find(|(variant, _)| *variant == own_seed).expect("a variant");
        let value = values[pits - 1][seeds - 1];
        assert_eq!(one["value"], serde_json::json!({ "lower": value, "upper": value }), "{one}");
        let moves = one["moves"].as_array().expect("moves").iter();
        let moves = moves.map(|mv| mv["value"]["lower"].as_i64().expect("a value"));
        let moves: Vec<i32> = moves.map(|value| i32::try_from(value).expect("a small one")).collect();
        assert_eq!((moves.len(), moves.iter().max()), (pits, Some(&value)), "{one}");
        let known =
            FIRST_MOVES.iter().find(|(variant, p, s, _)| (*variant, *p, *s) == (&*own_seed, pits, seeds));
        assert!(known.is_none_or(|(.., known)| *known == moves), "{one}");
    }
    solved.len()
}

#[test]
fn a_set_of_boards_has_the_known_values() {
    let desk = Desk::new();
    assert_eq!(compare_kalah(&desk, "-o pits=1..4 -o seeds=1..3 --memory 64"), 24);
}

#[test]
#[ignore = "minutes: cargo test --release -p naqala-cli --test cli whole_set -- --ignored"]
fn the_whole_set_of_boards_has_the_known_values() {
    let desk = Desk::new();
    assert_eq!(compare_kalah(&desk, "-o pits=1..6 -o seeds=1..4 --memory 2000"), 48);
}

/// If seeds do not count to the end, the winner is printed.
#[test]
fn who_wins_is_solved_where_a_majority_ends_the_game() {
    let desk = Desk::new();
    let printed =
        desk.run("solve kalah -o win_at=majority -o pits=2 -o seeds=2 --certificate lost.json").fine();
    assert!(printed.contains("South to move loses with best play."), "{printed}");
    desk.run("solve --verify lost.json").fine();
    let one = json(&desk.run("solve kalah -o win_at=majority -o pits=3 -o seeds=3 --json").fine());
    assert_eq!(one["counts"], "winner", "{one}");
    // Several variants are a list of the same.
    let several = "solve kalah -o win_at=majority -o pits=3 -o seeds=2,3";
    let all = json(&desk.run(&format!("{several} --json")).fine());
    let names = |value: &Value| value.as_object().map(|fields| fields.keys().cloned().collect::<Vec<_>>());
    assert_eq!(names(&all[1]), names(&one), "{all}");
    assert_eq!((&all[1]["value"], &all[1]["options"]), (&one["value"], &one["options"]), "{all}");
    assert!(desk.run(several).fine().contains("\n+1: the first player wins; "), "who wins, and no lead");
}

/// Boards can repeat in Bechi, so it has no table, but proofs are still searched for.
#[test]
fn a_game_without_tables_is_searched() {
    let desk = Desk::new();
    let printed = desk.run("solve bechi -o pits=3 -o seeds=2 --moves").fine();
    assert!(printed.contains("a lead of −6 in the end"), "{printed}");
    let moves: Vec<&str> = printed.lines().filter(|line| line.ends_with("−6")).collect();
    assert!(!moves.is_empty(), "a move has the value: {printed}");
    desk.run("solve bechi -o pits=3 -o seeds=2 --certificate bechi.json").fine();
    desk.run("solve --verify bechi.json").fine();
}

#[test]
fn several_variants_make_a_table_and_results_are_kept() {
    let desk = Desk::new();
    let words = "solve tchuka-ruma -o pits=1..4 -o seeds=2,3 --results ruma.jsonl";
    let first = desk.run(words).fine();
    let rows: Vec<String> =
        first.lines().map(|line| line.split_whitespace().collect::<Vec<_>>().join(" ")).collect();
    assert!(first.contains("− (7/12): it cannot be solved"), "{first}");
    for row in ["1 − (1/2) 2", "2 − (2/4) − (1/6)", "4 6 − (7/12)"] {
        assert!(rows.iter().any(|known| known == row), "{row}: {first}");
    }
    // Truncated in the last line, as by a crash, and without the first one: the other boards are not solved again.
    let kept = desk.read("ruma.jsonl");
    assert_eq!(kept.lines().count(), 8);
    let rest = kept.split_once('\n').expect("lines").1;
    desk.write("ruma.jsonl", &rest[..rest.len() - 9]);
    assert_eq!(without_cost(&desk.run(words).fine()), without_cost(&first));
    assert_eq!(desk.read("ruma.jsonl").lines().count(), 8);
    desk.write("notes.jsonl", "bread, milk, seeds\n");
    let refused = desk.run("solve tchuka-ruma -o pits=1,2 --results notes.jsonl").refused();
    assert!(refused.contains("notes.jsonl:1"), "{refused}");
    assert!(desk.run("solve tchuka-ruma --results ruma.jsonl").refused().contains("several values"));
    // A variant that cannot be solved is reported, and the others are still solved.
    let run = desk.run("solve oware --preset awari-solution -o pits=1,5 -o seeds=4 --memory 1");
    assert_eq!(run.code, 2, "{run:?}");
    assert!(run.out.contains("pits=1") && run.err.contains("pits=5: "), "{run:?}");
}

/// The output without the line with positions and seconds.
fn without_cost(printed: &str) -> Vec<&str> {
    let lines: Vec<&str> = printed.lines().collect();
    lines[..lines.len() - 1].to_vec()
}

/// A small random generator (Lehmer's), for choosing when to kill.
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
        // Start again when finished, so that there is always something to kill.
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
