//! The commands that describe games.

use std::collections::BTreeSet;

use predicates::prelude::*;
use serde_json::Value;

use crate::util::Desk;

fn json(text: &str) -> Value {
    serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}: {text}"))
}

#[test]
fn a_newcomer_is_greeted_with_a_first_game() {
    let greeting = Desk::new().run("").fine();
    assert!(greeting.contains("naqala play oware"), "{greeting}");
    assert!(greeting.lines().count() <= 12, "a greeting is short");
}

#[test]
fn every_command_helps() {
    for command in [
        "games", "rules", "show", "moves", "play", "analyse", "annotate", "engine", "match", "perft",
        "simulate", "tune", "replay", "trace", "check", "table", "solve",
    ] {
        let help = Desk::new().run(&format!("{command} --help")).fine();
        assert!(help.contains("Examples:"), "{help}");
    }
    assert!(Desk::new().run("--version").fine().starts_with("naqala "));
}

#[test]
fn the_games_are_listed() {
    let table = Desk::new().run("games").fine();
    let games = json(&Desk::new().run("games --json").fine());
    let games = games.as_array().expect("a list");
    assert!(games.len() >= 16);
    for game in games {
        assert!(table.contains(game["id"].as_str().expect("an id")), "{game}");
        let is_played = game["status"] != "named";
        assert_eq!(game["seeds"].as_u64().is_some_and(|seeds| seeds > 0), is_played, "{game}");
        assert_eq!(game["missing"].is_string(), !is_played, "what is missing is told: {game}");
        let fields =
            |game: &Value| game.as_object().expect("fields").keys().cloned().collect::<BTreeSet<_>>();
        assert_eq!(fields(game), fields(&games[0]), "all games have the same fields");
    }
}

#[test]
fn every_game_is_drawn_and_its_moves_told_and_its_rules_written() {
    let desk = Desk::new();
    for id in naqala::catalogue::ids() {
        let shown = desk.run(&format!("show {id}")).fine();
        assert!(shown.contains("to move") && shown.contains("position: "), "{shown}");
        let position = shown.lines().find_map(|line| line.strip_prefix("position: ")).expect("a position");
        let again = desk.run_words(&["show", id, "--", position], "").fine();
        assert_eq!(again, shown, "{id}");
        let moves = json(&desk.run(&format!("moves {id} --json")).fine());
        assert!(moves["moves"].as_array().is_some_and(|moves| !moves.is_empty()), "{id}");
        assert!(desk.run(&format!("rules {id}")).fine().len() > 200, "{id}");
    }
}

#[test]
fn terminals_without_unicode_get_ascii() {
    let desk = Desk::new();
    for arguments in ["games", "show bao-kiswahili", "show kalah", "rules sokusowo", "moves oware"] {
        let output = desk.command().env("LC_ALL", "C").args(arguments.split(' ')).output();
        let output = output.expect("the command runs");
        assert!(output.status.success() && output.stdout.is_ascii(), "{arguments}");
    }
    let json =
        desk.command().env("LC_ALL", "C").args(["games", "--json"]).output().expect("the command runs");
    assert!(!json.stdout.is_ascii(), "JSON is UTF-8 everywhere");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_a_simulation_at_once_with_a_report() {
    use std::process::{Command, Stdio};
    use std::time::{Duration, Instant};

    let child = Command::new(assert_cmd::cargo::cargo_bin!("naqala"))
        .args(["simulate", "oware", "--games", "1000000000", "--threads", "2"])
        .stdout(Stdio::piped())
        .spawn()
        .expect("the command runs");
    std::thread::sleep(Duration::from_millis(500));
    let began = Instant::now();
    let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupted.is_ok_and(|status| status.success()));
    let output = child.wait_with_output().expect("the command ends");
    assert!(began.elapsed() < Duration::from_secs(20));
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&output.stdout).contains("stopped before the 1000000000 games"));
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_what_was_counted_and_proven() {
    use std::process::{Command, Stdio};

    let run = |arguments: &str| {
        let child = Command::new(assert_cmd::cargo::cargo_bin!("naqala"))
            .args(arguments.split(' '))
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command runs");
        std::thread::sleep(std::time::Duration::from_secs(4));
        let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(interrupted.is_ok_and(|status| status.success()));
        let output = child.wait_with_output().expect("the command ends");
        let [out, err] =
            [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
        (serde_json::from_str(&out).unwrap_or_else(|error| panic!("{error}: {out}{err}")), err)
    };
    let (counted, _): (serde_json::Value, _) = run("perft oware 30 --divide --json");
    assert!(counted["nodes"].is_null() && counted["divide"].is_array(), "{counted}");
    let (proven, why) = run("solve kalah -o win_at=none --json --no-tables");
    assert_ne!(proven["value"]["lower"], proven["value"]["upper"], "{proven}");
    assert!(why.contains("had to stop") && !why.contains("give it more"), "{why}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_every_long_command_with_one_code() {
    use std::process::{Command, Stdio};
    use std::time::Duration;

    let desk = Desk::new();
    desk.write("game.txt", "[Game \"oware\"]\n\n1. c C 2. d D *\n");
    let commands = [
        "solve kalah -o win_at=none",
        "solve kalah -o win_at=none -o seeds=5,6",
        "match engine:9 engine:9 oware --games 1000",
        "simulate oware --games 1000 --players engine:10",
        "tune oware --games 100000 --output weights.toml",
        "table build kalah -o win_at=none --seeds 18",
        "analyse oware --time 60",
        "annotate game.txt --time 60",
        "perft oware 30",
    ];
    let children = commands.map(|arguments| {
        let mut command = Command::new(assert_cmd::cargo::cargo_bin!("naqala"));
        command.args(arguments.split(' ')).current_dir(desk.path("")).env("XDG_DATA_HOME", desk.path("data"));
        command
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the command runs")
    });
    std::thread::sleep(Duration::from_secs(4));
    for (arguments, child) in commands.iter().zip(children) {
        let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
        assert!(interrupted.is_ok_and(|status| status.success()));
        let output = child.wait_with_output().expect("the command ends");
        // A busy machine may not have come as far as to watch for Ctrl-C, which then ends the program; shells report the same code.
        let signal = std::os::unix::process::ExitStatusExt::signal(&output.status).map(|signal| 128 + signal);
        let message = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code().or(signal), Some(130), "{arguments}: {message}");
    }
}

#[test]
fn small_boards_are_solved_first() {
    let desk = Desk::new();
    let command = "solve tchuka-ruma -o pits=2,1,3 -o seeds=2,1 --threads 1 --results found.jsonl";
    let printed = desk.run(command).fine();
    let rows: Vec<&str> = printed.lines().filter_map(|line| line.trim_start().get(..1)).collect();
    let at = |pits: &str| rows.iter().position(|row| *row == pits).expect(pits);
    assert!(at("2") < at("1") && at("1") < at("3"), "the table has the order of the options: {printed}");
    let found = desk.read("found.jsonl");
    let seeds = found.lines().map(|line| {
        let known: serde_json::Value = serde_json::from_str(line).expect("a line of JSON");
        let options: Vec<(String, String)> =
            serde_json::from_value(known["options"].clone()).expect("options");
        let values = options.iter().filter(|(name, _)| name == "pits" || name == "seeds");
        values.map(|(_, value)| value.parse::<u32>().expect("a number")).product()
    });
    let seeds: Vec<u32> = seeds.collect();
    assert!(seeds.len() == 6 && seeds.is_sorted(), "{seeds:?}");
}

#[test]
fn the_courses_are_listed_in_lines_of_whole_words() {
    let printed = Desk::new().run("learn").fine();
    assert!(printed.lines().all(|line| line.chars().count() <= 80), "{printed}");
}

/// South has no move and cannot be given any seeds: the game is over before the turn begins.
const OVER: &str = "S 0 0 0 0 0 0 / N 0 0 0 0 0 1 / stores 24 23 / turn S";

#[test]
fn a_position_may_be_over_before_the_first_move() {
    let desk = Desk::new();
    let shown = desk.run_words(&["show", "oware", OVER], "").fine();
    assert!(shown.contains("    Over: a draw, 24 : 24 (") && !shown.contains("to move"), "{shown}");
    let moves = desk.run_words(&["moves", "oware", OVER], "").fine();
    assert!(moves.starts_with("The game is over: a draw, 24 : 24 ("), "{moves}");
    let message = desk.run_words(&["play", "oware", "--position", OVER], "").refused();
    assert!(message.starts_with("in this position the game is over: a draw, 24 : 24 ("), "{message}");
    let counted = desk.run_words(&["perft", "oware", "1", "--position", OVER], "").fine();
    assert!(counted.contains(" 1: 0\n"), "{counted}");
}

#[test]
fn moves_say_what_they_do() {
    let printed = Desk::new().run("moves oware").fine();
    assert!(printed.contains("South to move: 6 legal moves"), "{printed}");
    assert!(predicate::str::is_match("(?m)^ *a +.*seeds").expect("a pattern").eval(&printed), "{printed}");
}

#[test]
fn perft_counts() {
    let desk = Desk::new();
    assert!(desk.run("perft oware 3").fine().contains(": 190\n"));
    let counted = json(&desk.run("perft oware 3 --divide --json").fine());
    assert_eq!(counted["nodes"], 190);
    let divided: u64 =
        counted["divide"].as_array().expect("a list").iter().filter_map(|d| d["nodes"].as_u64()).sum();
    assert_eq!(divided, 190);
}

#[test]
fn a_simulation_depends_on_its_seed_alone() {
    let desk = Desk::new();
    let run = |threads: u32, seed: u32| {
        desk.run(&format!("simulate kalah --games 60 --seed {seed} --threads {threads} --json")).fine()
    };
    assert_eq!(run(1, 7), run(3, 7));
    assert_ne!(run(1, 7), run(1, 8));
    let printed = json(&run(2, 7));
    assert_eq!(printed["games"], 60);
    let [low, high] =
        [0, 1].map(|end| printed["first_player"]["interval_95"][end].as_f64().expect("a number"));
    let share = printed["first_player"]["share"].as_f64().expect("a number");
    assert!(low < share && share < high);
}

#[test]
fn a_simulation_reports_in_words() {
    let printed = Desk::new().run("simulate oware --games 20 --players greedy,random").fine();
    assert!(printed.starts_with("20 games of "), "{printed}");
    assert!(printed.contains("greedy against random") && printed.contains("95 % confidence"), "{printed}");
}

#[test]
fn completions_and_manual_come_from_the_same_declaration() {
    let desk = Desk::new();
    for shell in ["bash", "zsh", "fish", "powershell", "elvish"] {
        assert!(desk.run(&format!("completions {shell}")).fine().contains("simulate"), "{shell}");
    }
    assert!(desk.run("man").fine().contains(".TH naqala"));
    desk.run("man pages").fine();
    assert!(desk.read("pages/naqala-play.1").contains("alphabeta"));
}

#[test]
fn a_closed_pipe_is_no_complaint() {
    let desk = Desk::new();
    let mut child = std::process::Command::new(assert_cmd::cargo::cargo_bin!("naqala"))
        .args(["games", "--json"])
        .current_dir(desk.path(""))
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .expect("the command runs");
    drop(child.stdout.take());
    let output = child.wait_with_output().expect("the command ends");
    assert_eq!(output.status.code(), Some(0));
    assert!(output.stderr.is_empty(), "{}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn a_rule_file_of_ones_own_is_checked_and_played() {
    let desk = Desk::new();
    desk.write("mine.toml", RULES);
    assert!(desk.run("check mine.toml").fine().starts_with("ok: "));
    assert!(desk.run("show mine.toml").fine().contains("position: "));
    assert!(desk.run("check oware").refused().contains("a game of the catalogue"));
}

#[test]
fn a_game_that_never_ends_is_noticed() {
    let endless = "naqala = 2\nid = \"round\"\nname = \"Round and round\"\n\
                   [about]\nsummary = \"Without an end.\"\nstatus = \"complete\"\n[board]\nlayout = \"two-row\"\npits = 3\n\
                   [[setup]]\nseeds = 2\n[[pick]]\nfrom = \"own & filled\"\n[[sow]]\n";
    let desk = Desk::new();
    desk.write("round.toml", endless);
    let printed = desk.run("check round.toml").fine();
    assert!(printed.starts_with("ok: ") && printed.contains("random games did not end"), "{printed}");
}

#[test]
fn a_position_is_shown_to_programs() {
    let shown = json(&Desk::new().run("show kalah --json").fine());
    assert_eq!(
        (&shown["pits"]["c"], &shown["stores"]["N"], &shown["over"]),
        (&4.into(), &0.into(), &false.into())
    );
}

#[test]
fn a_guide_is_told_with_its_boards() {
    let desk = Desk::new();
    let printed = desk.run("guide oware").fine();
    assert!(
        printed.starts_with("Oware\n=====\n")
            && printed.contains("In one minute")
            && printed.contains("╭─F─")
    );
    let bare = desk.run("guide awari --no-boards").fine();
    assert!(bare.len() < printed.len() && !bare.contains('╭'), "{bare}");
    assert!(desk.run("guide chess").refused().starts_with("no game `chess`"));
}

/// A rule file as a user might write it.
const RULES: &str = include_str!("../../../../games/two-row/oware.toml");

#[test]
fn a_file_of_version_1_is_refused_and_rewritten() {
    let desk = Desk::new();
    let old = "naqala = 1 # the first language\nid = \"old\"\nname = \"Old\"\n[about]\nsummary = \"Old.\"\n\
               status = \"complete\"\n[board]\nlayout = \"two-row\"\npits = 3\n[[setup]]\nseeds = 2\n[[pick]]\n\
               from = \"own & filled\"\n[[end]]\nat = \"turn\"\nwhen = \"stuck(mover)\"\n\
               leftovers = \"stay\" # nobody gets them\nwhy = \"no move\"\n[repetition]\ncount = 3\nresult = \"own-side\"\n";
    desk.write("old.toml", old);
    let refused = desk.run("check old.toml").refused();
    assert!(refused.contains("`naqala check --upgrade old.toml` rewrites it in version 2"), "{refused}");
    let printed = desk.run("check --upgrade old.toml").fine();
    assert!(
        printed.starts_with("old.toml is rewritten in version 2 of the rule language, 3 places\nok: "),
        "{printed}"
    );
    let new = old
        .replace("naqala = 1", "naqala = 2")
        .replace("\"stay\"", "\"nobody\"")
        .replace("own-side", "owner");
    assert_eq!(desk.read("old.toml"), new);
    let printed = desk.run("check --upgrade old.toml").fine();
    assert!(
        printed.starts_with("old.toml is already written in version 2 of the rule language\n"),
        "{printed}"
    );

    let wrong = old.replace("own & filled", "own & filed");
    desk.write("wrong.toml", &wrong);
    let refused = desk.run("check --upgrade wrong.toml");
    assert_eq!(refused.code, 2, "{refused:?}");
    assert!(refused.err.contains("so it was not changed"), "{refused:?}");
    assert_eq!(desk.read("wrong.toml"), wrong);
}

#[test]
fn what_may_not_mean_what_it_seems_is_reported() {
    let desk = Desk::new();
    let abawo = naqala::catalogue::rules("abawo").expect("a game of the catalogue").source();
    desk.write("abawo.toml", abawo);
    assert!(!desk.run("check abawo.toml").fine().contains("warning:"));
    desk.write("abawo.toml", abawo.replace("seeds(last) > 1", "seeds > 1"));
    let printed = desk.run("check abawo.toml").fine();
    assert!(
        printed.contains("warning: abawo.toml:") && printed.contains("write seeds(last) if that is meant"),
        "{printed}"
    );
}

#[test]
fn the_glossary_explains_terms_and_words_of_players() {
    let desk = Desk::new();
    let all = desk.run("glossary").fine();
    assert!(all.contains("kichwa (Swahili)") && all.contains("grand slam"), "{all}");
    assert!(desk.run("glossary kichwaa").refused().contains("did you mean `kichwa`?"));
    let one = desk.run("glossary Nlo --no-boards").fine();
    assert!(one.starts_with("nlô:") && one.contains("[Songo]"), "{one}");
    let drawn = desk.run("glossary chain").fine();
    assert!(drawn.contains("┬─E─┬") && drawn.contains("→ f"), "{drawn}");
    let russian = desk.run("glossary лунками --lang ru").fine();
    assert!(russian.contains("Углубление в доске"), "{russian}");
    let json: serde_json::Value = serde_json::from_str(&desk.run("glossary kimbi --json").fine()).unwrap();
    assert_eq!(json[0]["names"][0], "kimbi");
    assert!(desk.run("glossary xyzzy").refused().contains("no term is called `xyzzy`"));
}

#[test]
fn a_first_lesson_is_taken_line_by_line() {
    let desk = Desk::new();
    let printed = desk.type_in("learn first-oware", "nonsense\n?\n!\n").fine();
    assert!(printed.contains("1/") && printed.contains("Count before you move."), "{printed}");
    assert!(printed.contains("nonsense"), "{printed}");
    // What `!` shows solves the step.
    let solution = printed.lines().filter_map(|line| line.strip_prefix("> ")).rfind(|line| line.len() == 1);
    let solved =
        desk.type_in("learn first-oware", format!("{}\n", solution.expect("a ply of one letter"))).fine();
    assert!(solved.contains('✓') && solved.contains("2/"), "{solved}");
    // Some tasks ask for a pit that may not be played; what `!` shows is one.
    let printed = desk.type_in("learn first-songo --step 2", "!\nz\nb\n").fine();
    assert!(printed.contains("What may not be played?") && printed.contains("no pit z"), "{printed}");
    assert!(printed.contains("✗ Pit b may be played."), "{printed}");
    let answer = printed.lines().find_map(|line| line.strip_prefix("> ")).expect("the answer");
    let solved = desk.type_in("learn first-songo --step 2", format!("{answer}\n")).fine();
    assert!(solved.contains("✓ The rules refuse it.") && solved.contains("leftmost pit"), "{solved}");
    assert!(desk.run("learn").fine().contains("toguz-kumalak"));
    assert!(desk.run("learn oware --step 99").refused().contains("steps"));
    assert!(desk.run("learn chess").refused().starts_with("no game `chess`"));
}

#[test]
fn moves_are_written_and_read_in_the_notation_of_a_source() {
    let desk = Desk::new();
    let listed = desk.run("moves oware --notation capitals").fine();
    assert!(listed.contains(" F  South sows 4 seeds from F; the last falls into d, making 5."), "{listed}");
    let listed = desk.run("moves bao-kiswahili --notation kiba").fine();
    assert!(listed.contains("A6L*"), "{listed}");
    let printed = desk.type_in("play oware --plain --north human --notation numbers", "3\nresign\n").fine();
    assert!(printed.contains("South sows 4 seeds from 3; the last falls into 1 (North)"), "{printed}");
    assert!(desk.run("moves oware --notation kiba").refused().contains("has no names for the pits of oware"));
}

/// Every move of this game relays until its seeds come round again: a random game of it would take minutes.
#[test]
fn a_check_of_costly_rules_ends_and_says_that_no_game_did() {
    let desk = Desk::new();
    let rules = "naqala = 2\nid = \"laps\"\nname = \"Laps\"\nabout = { summary = \"Laps.\", status = \"uncertain\" }\n\
                 board = { layout = \"two-row\", pits = 12 }\nsetup = [{ seeds = 10 }]\n\
                 pick = [{ from = \"own & filled\" }]\nsettle = [{ then = \"relay\" }]\nendless = { result = \"stop\" }\n\
                 end = [{ at = \"turn\", when = \"stuck(mover)\", leftovers = \"owner\", why = \"no move\" }]\n";
    desk.write("laps.toml", rules);
    let started = std::time::Instant::now();
    let checked = desk.run("check laps.toml").fine();
    assert!(checked.contains("random games did not end within"), "{checked}");
    assert!(started.elapsed() < std::time::Duration::from_secs(60), "it took {:?}", started.elapsed());
}
