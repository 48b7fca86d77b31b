//! Games as JSON lines: computed, compared, refused.

use crate::util::Desk;

/// A game of three plies; only what a reader needs.
const GAME: &str = r#"{"game": "oware", "options": {}, "start": {"turn": "S", "south": [4,4,4,4,4,4],
 "north": [4,4,4,4,4,4], "stores": [0,0]}, "plies": [{"by": "S", "move": "c"}, {"by": "N", "move": "D"}], "result": null}"#;

fn game() -> String {
    GAME.replace('\n', "") + "\n"
}

#[test]
fn what_is_computed_agrees_with_itself() {
    let desk = Desk::new();
    desk.write("games.jsonl", game().repeat(2));
    let printed = desk.run("trace games.jsonl").fine();
    assert_eq!(printed.lines().count(), 2);
    desk.write("printed.jsonl", &printed);
    assert_eq!(desk.run("trace printed.jsonl").fine(), printed);
    assert_eq!(desk.run("trace --check printed.jsonl").fine(), "ok: 2 games, no difference\n");
    assert_eq!(desk.type_in("trace --check -", printed).fine(), "ok: 2 games, no difference\n");
}

#[test]
fn the_first_difference_of_each_game_is_named() {
    let desk = Desk::new();
    let printed = desk.type_in("trace -", game()).fine();
    let wrong = printed.replacen("\"legal\":[\"a\",\"b\"", "\"legal\":[\"a\"", 1);
    assert_ne!(wrong, printed);
    desk.write("wrong.jsonl", format!("{printed}{wrong}"));
    let run = desk.run("trace --check wrong.jsonl");
    assert_eq!(run.code, 1, "{run:?}");
    assert!(run.out.starts_with("wrong.jsonl:2: "), "{}", run.out);
    assert!(run.out.contains("legal"), "{}", run.out);
    assert!(run.out.ends_with("2 games, 1 with a difference\n"), "{}", run.out);
}

#[test]
fn a_check_of_nothing_is_no_check() {
    let desk = Desk::new();
    desk.write("empty.jsonl", "\n");
    let message = desk.run("trace --check empty.jsonl").refused();
    assert_eq!(message, "nothing was checked: no game in empty.jsonl");
}

#[test]
fn mistyped_fields_are_noticed() {
    let desk = Desk::new();
    desk.write("games.jsonl", game().replace("\"plies\"", "\"moves\""));
    let run = desk.run("trace --check games.jsonl");
    assert_eq!((run.code, run.out.as_str()), (2, ""), "{run:?}");
    let warning = "naqala: a line has the field `moves`, which means nothing and is not read\n";
    assert!(run.err.starts_with(warning), "{}", run.err);
    assert!(run.err.contains("naqala: games.jsonl:1: `plies`: is missing"), "{}", run.err);

    let printed = desk.type_in("trace -", game()).fine();
    desk.write(
        "games.jsonl",
        printed.replace("\"result\"", "\"colour\": \"red\", \"note\": \"\", \"result\"").repeat(2),
    );
    let run = desk.run("trace --check games.jsonl");
    assert_eq!(run.out, "ok: 2 games, no difference\n");
    assert_eq!(run.err.matches("`colour`").count(), 1, "{}", run.err);
    assert!(!run.err.contains("`note`"), "{}", run.err);
}

#[test]
fn a_line_that_is_no_game_is_refused() {
    let desk = Desk::new();
    desk.write("games.jsonl", "{\"game\": \n");
    let message = desk.run("trace games.jsonl").refused();
    assert!(message.starts_with("games.jsonl:1: "), "{message}");
    desk.write("games.jsonl", game().replace("\"c\"", "\"C\""));
    let message = desk.run("trace games.jsonl").refused();
    assert!(message.starts_with("games.jsonl:1: "), "{message}");
}
