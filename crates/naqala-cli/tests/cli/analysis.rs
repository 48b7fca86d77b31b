//! The commands that judge positions and games.

use serde_json::Value;

use crate::util::Desk;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_position_is_analysed_and_explained() {
    let printed = Desk::new().run("analyse oware --depth 6 --lines 2").fine();
    assert!(printed.starts_with("Oware, South to move\n"), "{printed}");
    assert!(
        printed.contains("\nThe best move is ") && printed.contains("South sows 4 seeds from"),
        "{printed}"
    );
    let rows = printed.lines().filter(|line| line.trim_start().starts_with("6/")).count();
    assert_eq!(rows, 1, "in a pipe only the last depth is printed: {printed}");
}

/// In a race both players name their pits before anybody sows.
#[test]
fn a_race_is_analysed_while_a_decision_is_open() {
    let printed = Desk::new().run("analyse sulus-aidi --depth 3").fine();
    assert!(printed.contains("The best move is "), "{printed}");
}

#[test]
fn an_analysis_for_programs_has_its_lines_and_limits() {
    let desk = Desk::new();
    let found = json(&desk.run("analyse kalah --nodes 3000 --lines 3 --hash 1 --json").fine());
    assert_eq!(found["lines"].as_array().map(Vec::len), Some(3));
    assert!(found["nodes"].as_u64().expect("a number") < 20_000, "{found}");
    let after =
        json(&desk.run_words(&["analyse", "oware", "--moves", "c D", "--depth", "3", "--json"], "").fine());
    assert_eq!((&after["to_move"], &after["depth"]), (&"S".into(), &3.into()));
}

#[test]
fn a_sure_end_is_told_as_such() {
    let won = "S 0 0 0 0 0 1 / N 1 1 4 4 4 4 / stores 24 5 / turn S";
    let desk = Desk::new();
    let printed = desk.run_words(&["analyse", "oware", won, "--depth", "3"], "").fine();
    assert!(printed.contains("wins in 1"), "{printed}");
    let found = json(&desk.run_words(&["analyse", "oware", won, "--depth", "3", "--json"], "").fine());
    assert_eq!(found["lines"][0]["value"]["sure"], "win", "{found}");
}

#[test]
fn an_exact_value_is_told_where_it_can_be_proven() {
    let little = "S 0 0 0 0 1 0 / N 0 5 0 0 0 0 / stores 21 21 / turn S";
    let desk = Desk::new();
    let words = ["analyse", "kalah", little, "--option", "win_at=none", "--depth", "2"];
    let printed = desk.run_words(&words, "").fine();
    assert!(printed.contains("\nExact: −4 in the end"), "{printed}");
    let found = json(&desk.run_words(&[&words[..], &["--json"]].concat(), "").fine());
    assert_eq!(found["exact"], -4, "{found}");
    let start = json(&desk.run("analyse kalah --option win_at=none --depth 2 --json").fine());
    assert!(start["exact"].is_null(), "{start}");
}

/// Where a majority wins, +1 is a win and no lead.
#[test]
fn a_winner_is_not_told_as_a_lead() {
    let lost = "S 0 0 0 0 0 1 / N 0 0 0 2 0 2 / stores 20 23 / turn S";
    let desk = Desk::new();
    let words = ["analyse", "kalah", lost, "--depth", "2", "--no-tables"];
    let printed = desk.run_words(&words, "").fine();
    assert!(printed.contains("\nExact: South to move loses with best play."), "{printed}");
    let found = json(&desk.run_words(&[&words[..], &["--json"]].concat(), "").fine());
    assert_eq!((&found["exact"], &found["winner"]), (&Value::Null, &(-1).into()), "{found}");
}

#[test]
fn the_move_that_wins_by_most_is_named_beside_the_shortest_win() {
    let won = "S 1 0 0 / N 1 1 2 / stores 7 12 / turn N";
    let desk = Desk::new();
    let words =
        ["analyse", "kalah", won, "-o", "win_at=none", "-o", "pits=3", "--depth", "12", "--no-tables"];
    let printed = desk.run_words(&words, "").fine();
    assert!(printed.contains("\nThe best move is A (wins"), "{printed}");
    assert!(printed.contains("\nThe exact value is reached by B."), "{printed}");
    let found = json(&desk.run_words(&[&words[..], &["--json"]].concat(), "").fine());
    assert_eq!((&found["exact"], &found["exact_moves"]), (&10.into(), &serde_json::json!(["B"])), "{found}");
}

/// With a limit of time, too, an only move is judged by what follows.
#[test]
fn the_only_move_is_analysed_to_its_value() {
    let won = "S 0 0 1 0 0 0 / N 1 0 0 0 0 0 / stores 23 23 / turn S";
    let desk = Desk::new();
    let found = json(&desk.run_words(&["analyse", "kalah", won, "--time", "60", "--json"], "").fine());
    assert_eq!(found["lines"][0]["value"], serde_json::json!({ "sure": "win", "in": 3 }), "{found}");
    desk.write(
        "won.txt",
        "[Game \"kalah\"]\n[Position \"S 0 0 1 0 0 0 / N 1 0 0 0 0 1 / stores 23 22 / turn N\"]\n1. F A c *\n",
    );
    let games = json(&desk.run("annotate won.txt --time 20 --json").fine());
    assert!(games[0]["plies"][0]["mark"].is_null(), "{games}");
}

#[test]
fn bad_limits_and_moves_are_refused() {
    let desk = Desk::new();
    assert!(desk.run("analyse oware --time soon").refused().contains("--time is a time such as"));
    assert!(desk.run("analyse oware --depth 0").refused().contains("from 1 to 200"));
    assert!(desk.run("analyse oware --moves z").refused().contains("`z` is not a move here"));
}

/// A game in which South misses a capture.
const GAME: &str = "[Game \"oware\"]\n[Position \"S 1 0 0 0 6 2 / N 1 1 0 3 4 8 / stores 11 11 / turn S\"]\n\n1. a {an old remark} A e *\n";

#[test]
fn a_game_is_annotated_for_people() {
    let desk = Desk::new();
    desk.write("game.txt", GAME);
    let printed = desk.run("annotate game.txt --depth 5").fine();
    assert!(printed.starts_with("Oware, 3 plies\n\nvalue to South, in seeds\n"), "{printed}");
    assert!(printed.contains("\nSouth: accuracy ") && printed.contains("\nNorth: accuracy "), "{printed}");
    assert!(printed.contains("\n1. a ?") && printed.contains("A better move was f ("), "{printed}");
    assert!(printed.contains("⠁") || printed.chars().any(|sign| ('⠀'..='⣿').contains(&sign)), "{printed}");
}

#[test]
fn an_annotated_record_is_a_record() {
    let desk = Desk::new();
    desk.write("game.txt", GAME);
    let record = desk.run("annotate game.txt --depth 5 -o -").fine();
    assert!(record.contains("{an old remark}") && record.contains("(1. f "), "{record}");
    desk.write("annotated.txt", &record);
    assert!(desk.run("replay annotated.txt").fine().starts_with("ok: "));
    desk.run("annotate game.txt --depth 5 --svg game.svg -o other.txt").fine();
    assert_eq!(desk.read("other.txt").trim_end(), record.trim_end());
    let picture = desk.read("game.svg");
    assert!(picture.starts_with("<svg ") && picture.contains("Oware") && picture.contains('?'), "{picture}");
}

/// Another annotation replaces what the program has written, and nothing else.
#[test]
fn an_annotated_record_can_be_annotated_again() {
    let desk = Desk::new();
    desk.write("game.txt", GAME);
    let once = desk.run("annotate game.txt --depth 5 -o -").fine();
    desk.write("game.txt", &once);
    assert_eq!(desk.run("annotate game.txt --depth 5 -o -").fine(), once);
    desk.run("annotate game.txt --depth 5 --lang it -o game.txt").fine();
    assert_eq!(desk.run("annotate game.txt --depth 5 -o -").fine(), once);
    assert_eq!(std::fs::read_dir(desk.path("")).unwrap().count(), 1, "no draft is left");
}

#[test]
fn an_answer_says_to_which_ply() {
    let desk = Desk::new();
    desk.write("game.txt", "[Game \"kalah\"]\n1. c a D *\n");
    let games = json(&desk.run("annotate game.txt --depth 6 --json").fine());
    let first = &games[0]["plies"][1];
    let why = first["why"].as_str().unwrap_or_else(|| panic!("a is a mistake here: {games}"));
    assert!(
        why.starts_with("After a, North can answer with ") && why.contains("A better move was "),
        "{why}"
    );
}

#[test]
fn an_annotation_for_programs_has_every_ply() {
    let desk = Desk::new();
    desk.write("game.txt", GAME.repeat(2));
    let games = json(&desk.run("annotate game.txt --nodes 2000 --json").fine());
    assert_eq!(games.as_array().map(Vec::len), Some(2), "{games}");
    let plies = games[0]["plies"].as_array().expect("a list");
    assert_eq!((plies.len(), &plies[0]["best"]), (3, &"f".into()), "{games}");
    assert!(plies[0]["loss"].as_f64() > Some(1.0) && plies[0]["why"].is_string(), "{games}");
    assert!(games[0]["sides"]["S"]["accuracy"].as_f64() < Some(100.0), "{games}");
    assert!(desk.run("annotate game.txt --svg game.svg").refused().contains("there are 2 records"));
}
