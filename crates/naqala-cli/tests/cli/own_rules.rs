//! A custom rule file works wherever a game does.

use serde_json::Value;

use crate::util::Desk;

/// The options of a board that is solved at once.
const SMALL: &str = "-o win_at=none -o pits=3 -o seeds=2";

/// A desk with `mine.toml`, which has the rules of kalah.
fn desk() -> Desk {
    let desk = Desk::new();
    let kalah = naqala::catalogue::rules("kalah").expect("a game of the catalogue").source();
    desk.write("mine.toml", kalah.replace("id = \"kalah\"", "id = \"mine\""));
    desk
}

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

/// The file, and whether it is the own one: the catalogue's game has the same answers.
const BOTH: [&str; 2] = ["mine.toml", "kalah"];

#[test]
fn it_is_counted_analysed_and_learnt_as_a_game_of_the_catalogue() {
    let desk = desk();
    let [mine, kalah] = BOTH.map(|game| json(&desk.run(&format!("perft {game} 3 --json")).fine()));
    assert_eq!(mine["nodes"], kalah["nodes"]);
    let analysed = || json(&desk.run("analyse mine.toml --depth 3 --json").fine())["lines"].clone();
    let by_material = analysed();
    let tuned = desk.run("tune mine.toml --games 16 --nodes 40 --seed 3").fine();
    assert!(tuned.starts_with("Kalah: learnt from 16 games"), "{tuned}");
    assert_ne!(analysed(), by_material, "the weights lie beside the rules");
}

#[test]
fn it_is_solved_and_its_certificate_is_verified() {
    let desk = desk();
    // Ignore what a solver spent: times follow the number of positions.
    let solved = BOTH.map(|game| {
        let printed = desk.run(&format!("solve {game} {SMALL} --memory 8")).fine();
        printed.rsplit_once(" positions, ").expect("positions, and the time they took").0.to_owned()
    });
    assert_eq!(solved[0], solved[1]);
    desk.run(&format!("solve mine.toml {SMALL} --memory 8 --certificate mine.json")).fine();
    let verified = desk.run("solve --verify mine.json --rules mine.toml --memory 8").fine();
    assert!(verified.contains("Correct"), "{verified}");
    assert_eq!(
        desk.run("solve --verify mine.json").refused(),
        "no game `mine` is in the catalogue; if you have its rule file, name it with --rules FILE"
    );
    desk.write("other.toml", desk.read("mine.toml").replace("id = \"mine\"", "id = \"other\""));
    assert_eq!(
        desk.run("solve --verify mine.json --rules other.toml").refused(),
        "other.toml has the rules of other, and those of mine are wanted"
    );
}

#[test]
fn its_table_is_built_told_of_checked_and_asked() {
    let desk = desk();
    let built = desk.run("table build mine.toml -o win_at=none --seeds 3 --dir tables").fine();
    assert!(built.starts_with("Endgame table of mine ("), "{built}");
    let file = built.lines().find_map(|line| line.strip_prefix("File: ")).expect("a path").to_owned();
    desk.run(&format!("table info {file}")).fine();
    desk.run(&format!("table verify {file} --rules mine.toml")).fine();
    desk.run(&format!("table export {file} --layer 2 --rules mine.toml")).fine();
    let position = "S 0 0 0 0 0 1 / N 1 1 0 0 0 0 / stores 20 25 / turn S";
    let probe = ["table", "probe", "mine.toml", position, "-o", "win_at=none", "--dir", "tables"];
    desk.run_words(&probe, "").fine();
    let refused = desk.run(&format!("table verify {file}")).refused();
    assert!(refused.contains("name it with --rules FILE"), "{refused}");
    for command in ["table info mine.toml", "table verify mine.toml --rules mine.toml"] {
        assert_eq!(
            desk.run(command).refused(),
            "mine.toml: this is not a table of Naqala (its first bytes are others); `naqala table build GAME` makes one \
             and says where it is"
        );
    }
}

/// Rules without options have a table whose name has none.
#[test]
fn a_table_of_rules_without_options_is_told_without_empty_parentheses() {
    let desk = Desk::new();
    desk.write("plain.toml", PLAIN);
    let built = desk.run("table build plain.toml --seeds 3 --dir tables").fine();
    assert!(built.starts_with("Endgame table of plain\n"), "{built}");
}

/// The first game of docs/rule-language.md.
const PLAIN: &str = r#"naqala = 2
id = "plain"
name = "Plain"
about = { summary = "Sow, and capture twos and threes.", status = "uncertain" }
board = { layout = "two-row", pits = 6 }
setup = [{ seeds = 4 }]
pick = [{ from = "own & filled" }]
settle = [{ when = "last in enemy and seeds in {2, 3}", take = "last" }]
end = [{ at = "turn", when = "stuck(mover)", leftovers = "owner", why = "no move" }]
"#;

#[test]
fn its_traces_are_computed_and_compared() {
    let desk = desk();
    let line = r#"{"game": "mine", "options": {}, "start": {"turn": "S"}, "plies": [{"by": "S", "move": "a"}], "result": null}"#;
    desk.write("games.jsonl", format!("{line}\n"));
    let printed = desk.run("trace --rules mine.toml games.jsonl").fine();
    assert!(printed.contains("\"game\":\"mine\""), "{printed}");
    desk.write("printed.jsonl", printed);
    let checked = desk.run("trace --rules mine.toml --check printed.jsonl").fine();
    assert_eq!(checked, "ok: 1 game, no difference\n");
    assert!(desk.run("trace games.jsonl").refused().contains("mine"));
}

#[test]
fn records_of_a_match_are_read_from_any_folder() {
    let desk = desk();
    desk.run("match random random mine.toml --games 2 --records games.txt").fine();
    let whole = desk.path("mine.toml").canonicalize().expect("the file is there");
    let header = format!("[Rules \"{}\"]", whole.display().to_string().replace('\\', "\\\\"));
    assert_eq!(desk.read("games.txt").matches(&header).count(), 2, "{}", desk.read("games.txt"));
    std::fs::create_dir(desk.path("elsewhere")).expect("a folder");
    let output = desk.command().current_dir(desk.path("elsewhere")).args(["replay", "../games.txt"]).output();
    assert!(output.expect("the command runs").status.success());
    let judged = desk.run("annotate games.txt --depth 1").fine();
    assert_eq!(judged.matches("Kalah, ").count(), 2, "{judged}");
}

#[test]
fn records_without_the_header_are_read_with_a_rule_file_that_is_named() {
    let desk = desk();
    desk.write("game.txt", "[Game \"mine\"]\n\n1. a B *\n");
    assert!(desk.run("replay game.txt --rules mine.toml").fine().contains("2 plies"));
    let judged = desk.run("annotate game.txt --rules mine.toml --depth 2").fine();
    assert!(judged.starts_with("Kalah, 2 plies"), "{judged}");
    for command in ["replay game.txt", "annotate game.txt"] {
        let refused = desk.run(command).refused();
        assert!(refused.ends_with("(if you have its rule file, name it with --rules FILE)"), "{refused}");
    }
    let refused = desk.run("play --load game.txt").refused();
    assert!(refused.contains("`naqala play FILE --load RECORD`"), "{refused}");
    let played = desk.type_in("play mine.toml --load game.txt --north human", "b\n").fine();
    assert!(played.contains("South plays b"), "{played}");
    // Saved games know where their rules are, so they can be resumed by id.
    let resumed = desk.type_in("play mine --resume", "quit\n").fine();
    assert!(resumed.starts_with("Kalah\n"), "{resumed}");
}

/// Errors about a saved game suggest a new game; those about a record only mention the option.
#[test]
fn a_rule_file_that_is_gone_can_be_named_elsewhere() {
    let desk = desk();
    desk.type_in("play mine.toml --north human", "a\nquit\n").fine();
    let kept = desk.read("data/naqala/own.mine.unfinished.txt");
    desk.write("game.txt", kept);
    std::fs::rename(desk.path("mine.toml"), desk.path("moved.toml")).expect("the file is there");
    for command in ["replay game.txt", "annotate game.txt"] {
        let refused = desk.run(command).refused();
        assert!(refused.contains("put it back where it was, or name it with --rules FILE"), "{refused}");
        assert!(!refused.contains("new game"), "{refused}");
        desk.run(&format!("{command} --rules moved.toml")).fine();
    }
    let refused = desk.run("play --resume").refused();
    assert!(refused.contains("or begin a new game, which puts this one aside"), "{refused}");
    let resumed = desk.type_in("play moved.toml --resume", "undo\nb\nquit\n").fine();
    assert!(resumed.starts_with("Kalah\n"), "{resumed}");
    assert!(desk.read("data/naqala/own.mine.unfinished.txt").contains("moved.toml"));
}

#[test]
fn what_is_wrong_with_it_is_told_to_programs_too() {
    let desk = desk();
    let found = json(&desk.run("check mine.toml --json").fine());
    assert_eq!(
        (&found["ok"], &found["game"], &found["name"]),
        (&true.into(), &"mine".into(), &"Kalah".into())
    );
    assert_eq!(found["mistakes"], Value::Array(Vec::new()));
    desk.write("wrong.toml", desk.read("mine.toml").replace("\nid = ", "\ncolour = 3\nid = "));
    let run = desk.run("check wrong.toml --json");
    let found = json(&run.out);
    assert_eq!((run.code, &found["ok"], &found["game"]), (2, &false.into(), &Value::Null));
    let mistake = &found["mistakes"][0];
    assert_eq!((&mistake["file"], &mistake["line"]), (&"wrong.toml".into(), &2.into()));
    assert!(mistake["message"].as_str().is_some_and(|message| message.contains("`colour`")), "{mistake}");
    assert!(run.err.contains("wrong.toml:2:1: "), "{}", run.err);
}
