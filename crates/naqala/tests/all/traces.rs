//! Recorded games and worked examples, replayed move by move with all legal moves and all states. `tests/data/README.md`
//! describes them and their origin.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use crate::common::on_all_cores;
use naqala::{catalogue, trace};
use serde_json::{Value, json};

#[test]
fn every_recorded_game_replays() {
    let mut files = data_files();
    files.retain(|path| game_of(path) != "examples");
    let (known, missing): (Vec<_>, Vec<_>) =
        files.into_iter().partition(|path| catalogue::rules(&game_of(path)).is_some());
    let missing: Vec<_> = missing.iter().map(|path| game_of(path)).collect();
    eprintln!("not in the catalogue: {}", missing.join(", "));
    assert!(!known.is_empty(), "no recorded game belongs to a game of the catalogue");
    let reports = on_all_cores(&known, |path| report(&game_of(path), &lines(path)));
    assert!(reports.is_empty(), "\n{}", reports.join("\n"));
}

#[test]
fn every_worked_example_holds() {
    let mut examples = BTreeMap::<String, Vec<String>>::new();
    for line in lines(&data_directory().join("examples.jsonl.zst")) {
        let fields = value(&line);
        let game = text(&fields["game"]);
        if catalogue::rules(&game).is_some() && fields.get("start").is_some() {
            examples.entry(game).or_default().push(line);
        }
    }
    assert!(!examples.is_empty(), "no example belongs to a game of the catalogue");
    let examples: Vec<_> = examples.into_iter().collect();
    let reports = on_all_cores(&examples, |(game, lines)| report(game, lines));
    assert!(reports.is_empty(), "\n{}", reports.join("\n"));
}

/// Files named after an option although no game in them depends on it: it only changes the start, which every line gives, or no
/// game of the file gets to that point, or two readings agree.
const SAME_WITH_DEFAULTS: [&str; 13] = [
    "sheets/bao-kiswahili--infinite-loses.jsonl",
    "sheets/bao-kiswahili--malawi.jsonl",
    "sheets/bao-kiswahili--tax_needs_functional-false.jsonl",
    "sheets/enkeshui--left-empty.jsonl",
    "sheets/enkeshui--leftover-row.jsonl",
    "sheets/gabata--zero-laps.jsonl",
    "sheets/gabata--zero-none.jsonl",
    "sheets/hus--owela.jsonl",
    "sheets/lab-madjnuni--roseya.jsonl",
    "sheets/pallanguzhi--durai.jsonl",
    "sheets/ruma--players3-balls2.jsonl",
    "sheets/ruma--players3.jsonl",
    "sheets/selus--first_no_trap-game.jsonl",
];

/// The other files named after an option hold games in which it makes a difference: with the defaults they fail.
#[test]
fn options_are_not_ignored() {
    let mut files = data_files();
    files.retain(|path| game_of(path) != "examples" && catalogue::rules(&game_of(path)).is_some());
    let reports = on_all_cores(&files, |path| {
        let mut differ = BTreeMap::<String, bool>::new();
        for line in lines(path) {
            let mut fields = value(&line);
            let file = text(&fields["file"]);
            let with_options = fields["options"].as_object().is_some_and(|options| !options.is_empty());
            if !with_options || !file.starts_with("sheets/") || SAME_WITH_DEFAULTS.contains(&file.as_str()) {
                continue;
            }
            fields["options"] = json!({});
            let same = matches!(trace::check(&fields.to_string(), &catalogue::rules), Ok(None));
            *differ.entry(file).or_default() |= !same;
        }
        let ignored: Vec<_> =
            differ.into_iter().filter(|(_, differ)| !differ).map(|(file, _)| file).collect();
        (!ignored.is_empty()).then(|| ignored.join("\n"))
    });
    assert!(reports.is_empty(), "the options of these files make no difference:\n{}", reports.join("\n"));
}

#[test]
fn the_manifest_lists_what_is_there() {
    let manifest = std::fs::read_to_string(data_directory().join("MANIFEST.txt")).expect("the manifest");
    let mut listed = BTreeMap::new();
    for line in manifest.lines().filter(|line| !line.starts_with('#')) {
        let columns: Vec<_> = line.split(" | ").collect();
        let numbers: Vec<usize> =
            columns[3..5].iter().map(|column| column.parse().expect("a number")).collect();
        listed.insert(columns[0].to_string(), (numbers[0], numbers[1]));
    }
    let mut there = BTreeMap::<String, (usize, usize)>::new();
    for line in data_files().iter().flat_map(|path| lines(path)) {
        let fields = value(&line);
        let (games, plies) = there.entry(text(&fields["file"])).or_default();
        *games += 1;
        *plies += fields["plies"].as_array().map_or(0, Vec::len);
    }
    assert_eq!(listed, there);
}

#[test]
fn a_game_played_again_is_written_the_same() {
    for path in data_files().iter().filter(|path| catalogue::rules(&game_of(path)).is_some()) {
        let line = &lines(path)[0];
        let trace_again =
            trace::replay(line, &catalogue::rules).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        let again = trace::replay(&trace_again.to_string(), &catalogue::rules)
            .expect("a game played again is a trace");
        assert_eq!(trace_again, again, "{path:?}");
        assert_eq!(trace::check(&trace_again.to_string(), &catalogue::rules), Ok(None));
    }
}

const SHORT_GAME: &str = r#"{"game": "oware", "options": {}, "start": {"south": [0,0,0,0,2,1],
    "north": [1,2,0,0,0,1], "stores": [21,20], "turn": "S"}, "plies": [{"by": "S", "move": "f", "legal": ["e","f"],
    "south": [0,0,0,0,2,0], "north": [0,2,0,0,0,1], "stores": [23,20]}], "result": null, "next": "N",
    "next_legal": ["B", "F"]}"#;

#[test]
fn each_kind_of_wrong_field_is_named() {
    assert_eq!(difference(SHORT_GAME), "");
    let wrong = |change: fn(&mut Value)| {
        let mut fields = value(SHORT_GAME);
        change(&mut fields);
        difference(&fields.to_string())
    };
    assert_eq!(
        wrong(|trace| trace["plies"][0]["legal"] = json!(["d", "f"])),
        "ply 1 (S plays f): legal moves not found: d; not expected: e"
    );
    assert_eq!(
        wrong(|trace| trace["plies"][0]["south"][4] = json!(3)),
        "ply 1 (S plays f): south: expected [0,0,0,0,3,0], found [0,0,0,0,2,0]"
    );
    assert_eq!(
        wrong(|trace| trace["plies"][0]["by"] = json!("N")),
        "ply 1 (N plays f): by: expected \"N\", found \"S\""
    );
    assert_eq!(
        wrong(|trace| trace["plies"][0]["colour"] = json!("red")),
        "ply 1 (S plays f): colour: expected \"red\", found nothing"
    );
    assert_eq!(wrong(|trace| trace["next"] = json!("S")), "end: next: expected \"S\", found \"N\"");
    assert_eq!(wrong(|trace| trace["next_legal"] = json!(["B"])), "end: legal moves not expected: F");
    assert!(wrong(|trace| trace["result"] = json!({"winner": "S"})).starts_with("end: result: expected"));
    let illegal = wrong(|trace| trace["plies"][0] = json!({"by": "S", "move": "a"}));
    assert!(illegal.starts_with("ply 1 (S plays a): `a` cannot be played: "), "{illegal}");
}

#[test]
fn unreadable_traces_are_refused_in_one_line() {
    let cases = [
        ("", "not a JSON object on one line: "),
        ("[]", "not a JSON object on one line: a trace begins with `{`"),
        ("{}", "`game`: is missing"),
        (r#"{"game": 3}"#, "`game`: 3 is not a name"),
        (r#"{"game": "owaree"}"#, "there is no game `owaree`; did you mean `oware`?"),
        (r#"{"game": "oware", "options": {"feed": {}}}"#, "`options.feed`: {} is not a value of an option"),
        (r#"{"game": "oware", "options": {"gand_slam": "illegal"}}"#, "`options`: "),
        (r#"{"game": "oware", "plies": 1}"#, "`plies`: is not a list"),
        (r#"{"game": "oware", "plies": [{}]}"#, "`plies[0].move`: is missing or not a text"),
        (
            r#"{"game": "oware", "plies": [{"move": "c"}, {"move": "c"}]}"#,
            "ply 2 (N plays c): `c` cannot be played: ",
        ),
        (r#"{"game": "oware", "start": {"south": [1]}}"#, "`start.south`: 1 numbers for 6 pits"),
        (
            r#"{"game": "oware", "start": {"south": [1,1,1,1,1,-1]}}"#,
            "`start.south`: -1 is not a number of seeds",
        ),
        (r#"{"game": "oware", "start": {"stores": [1]}}"#, "`start.stores`: 1 entries, two are needed"),
        (r#"{"game": "oware", "start": {"turn": "X"}}"#, "`start.turn`: \"X\" is not a player (S or N)"),
        (
            r#"{"game": "oware", "start": {"traps": {"a": "S"}}}"#,
            "`start.traps`: this game's positions have no such",
        ),
        (r#"{"game": "oware", "start": {"south": [40,40,40,40,40,40]}}"#, "`start`: "),
    ];
    for (line, expected) in cases {
        let error = trace::replay(line, &catalogue::rules).expect_err(line).to_string();
        assert!(
            error.starts_with(expected) && !error.contains('\n'),
            "{line}\ngave {error}\nnot  {expected}"
        );
    }
}

/// How many of the lines fail, and the first difference of the first of each file; `None` if all replay.
fn report(game: &str, lines: &[String]) -> Option<String> {
    let mut failures = BTreeMap::<String, (usize, String)>::new();
    for line in lines {
        let difference = difference(line);
        if !difference.is_empty() {
            let fields = value(line);
            let what =
                if fields["id"].is_null() { format!("seed {}", fields["seed"]) } else { text(&fields["id"]) };
            let first = || (0, format!("{what}: {difference}"));
            failures.entry(text(&fields["file"])).or_insert_with(first).0 += 1;
        }
    }
    let failed: usize = failures.values().map(|(count, _)| count).sum();
    let files: Vec<_> =
        failures.iter().map(|(file, (count, first))| format!("  {file}: {count} fail, {first}")).collect();
    (failed > 0).then(|| format!("{game}: {failed} of {} fail\n{}", lines.len(), files.join("\n")))
}

/// The first difference, as text; empty if there is none.
fn difference(line: &str) -> String {
    match trace::check(line, &catalogue::rules) {
        Ok(None) => String::new(),
        Ok(Some(difference)) => difference.to_string(),
        Err(error) => error.to_string(),
    }
}

fn data_directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data")
}

fn data_files() -> Vec<PathBuf> {
    let entries = std::fs::read_dir(data_directory()).expect("the directory of recorded games").flatten();
    let mut files: Vec<_> = entries.map(|entry| entry.path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "zst"));
    files.sort();
    files
}

fn game_of(path: &Path) -> String {
    let name = path.file_name().expect("a file has a name").to_string_lossy();
    name.trim_end_matches(".jsonl.zst").to_string()
}

fn lines(path: &Path) -> Vec<String> {
    let file = std::fs::File::open(path).expect("a file of recorded games");
    let bytes = zstd::decode_all(file).expect("a whole zstd file");
    String::from_utf8(bytes).expect("text in UTF-8").lines().map(str::to_string).collect()
}

fn value(line: &str) -> Value {
    serde_json::from_str(line).expect("a line of JSON")
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_string()
}
