//! What `--json` prints, and its description in `docs/json.md`.

use serde_json::Value;

use crate::util::Desk;

const DOCUMENT: &str = include_str!("../../../../docs/json.md");

/// Fields whose keys are names of players, pits or options.
const BY_NAME: [&str; 6] = ["pits", "stores", "score", "won", "sides", "chosen"];

/// The names of all fields, at any depth.
fn names(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::Array(values) => values.iter().for_each(|value| names(value, found)),
        Value::Object(fields) => {
            for (name, value) in fields {
                found.push(name.clone());
                match value {
                    Value::Object(inner) if BY_NAME.contains(&name.as_str()) => {
                        inner.values().for_each(|value| names(value, found));
                    }
                    value => names(value, found),
                }
            }
        }
        _ => {}
    }
}

/// A game that is saved and can be listed, and a record with a mistake.
fn desk() -> Desk {
    let desk = Desk::new();
    desk.type_in("play oware --north human", "c\nquit\n").fine();
    desk.write("game.txt", "[Game \"kalah\"]\n1. c a D *\n");
    desk
}

#[test]
fn every_field_is_described() {
    let desk = desk();
    let table = "oware --preset awari-solution -o pits=2";
    let built = desk.run(&format!("table build {table} --seeds 4 --dir tables --json")).fine();
    let file = serde_json::from_str::<Value>(&built).unwrap()["file"].as_str().unwrap().to_owned();
    let printed = [
        "analyse kalah --depth 2 --json",
        "annotate game.txt --depth 4 --json",
        "games --json",
        "glossary kichwa --json",
        "match greedy random oware --games 2 --depth 2 --json",
        "match greedy random oware --games 2 --depth 2 --sprt 0,200 --json",
        "moves oware --json",
        "perft oware 2 --divide --json",
        "play --list --json",
        "show oware --json",
        "simulate oware-nam-nam --match --games 1 --json",
        "solve kalah -o pits=2 -o seeds=2 --moves --json",
        "solve --list-small --json",
        &format!("table info {file} --json"),
        &format!("table verify {file} --json"),
    ]
    .map(|arguments| desk.run(arguments).fine());
    let probe =
        ["table", "probe", "oware", "-p", "awari-solution", "-o", "pits=2", "--dir", "tables", "--json"];
    let probed = desk.run_words(&[&probe[..], &["S 0 2 / N 1 0 / stores 1 0"]].concat(), "").fine();
    let mut found = Vec::new();
    for text in printed.iter().chain([&built, &probed]) {
        names(&serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}")), &mut found);
    }
    found.sort();
    found.dedup();
    let is_described =
        |name: &String| DOCUMENT.contains(&format!("`{name}`")) || DOCUMENT.contains(&format!("\"{name}\""));
    found.retain(|name| !is_described(name));
    assert_eq!(found, [""; 0], "docs/json.md describes every field");
}
