//! Whole games through a pipe.

use std::fs;
use std::io::Write;
use std::process::{Command, Stdio};

use crate::util::Desk;

#[test]
fn two_random_players_finish_a_game() {
    let desk = Desk::new();
    for id in naqala::catalogue::ids() {
        let players = naqala::catalogue::game(id).expect("a game of the catalogue").players();
        let north = if players == 1 { "" } else { "--north random" };
        let printed = desk.run(&format!("play {id} --south random {north} --seed 3")).fine();
        assert!(printed.contains("The game is over: "), "{id}: {printed}");
        let record = desk.read(&format!("data/naqala/{id}.finished.txt"));
        assert!(record.contains("[South \"random\"]"), "{record}");
        assert!(!desk.path(&format!("data/naqala/{id}.unfinished.txt")).exists());
        assert!(
            desk.run(&format!("replay data/naqala/{id}.finished.txt")).fine().starts_with("ok: "),
            "{id}"
        );
    }
}

#[test]
fn a_finished_game_is_told_to_programs() {
    let desk = Desk::new();
    desk.run("play oware --south random --north random --seed 3").fine();
    let printed = desk.run("replay data/naqala/oware.finished.txt --json").fine();
    let games: serde_json::Value = serde_json::from_str(&printed).unwrap();
    let [game] = games.as_array().unwrap().as_slice() else { panic!("{printed}") };
    assert_eq!((&game["game"], &game["over"]), (&"oware".into(), &true.into()));
    let score = |side: &str| game["score"][side].as_i64().unwrap();
    let winner = match score("S").cmp(&score("N")) {
        std::cmp::Ordering::Greater => "S".into(),
        std::cmp::Ordering::Less => "N".into(),
        std::cmp::Ordering::Equal => serde_json::Value::Null,
    };
    assert_eq!(game["winner"], winner, "{printed}");
    assert!(game["plies"].as_array().is_some_and(|plies| plies.len() > 10), "{printed}");
}

#[test]
fn the_same_seed_plays_the_same_game() {
    let game = |seed: u32| {
        let printed =
            Desk::new().run(&format!("play oware --south greedy --north random --seed {seed}")).fine();
        // The record lies somewhere else each time.
        let (game, _) = printed.split_once("The record of the game").expect("the record is named");
        game.to_owned()
    };
    assert_eq!(game(5), game(5));
    assert_ne!(game(5), game(6));
}

#[test]
fn a_person_types_moves_and_asks() {
    let desk = Desk::new();
    let typed = "help\nmoves\nc\nwhy\nundo\nhint\nb\nsave mine.txt\n";
    let printed = desk.type_in("play oware --north human", typed).fine();
    assert!(printed.contains("South, your move (a b c d e f, or help): "), "{printed}");
    assert!(printed.contains("South plays c: "), "{printed}");
    assert!(printed.contains("1 ply taken back"), "{printed}");
    assert!(printed.contains("The best move is ") && printed.contains("The best answer is "), "{printed}");
    assert!(printed.contains("the record is in mine.txt"), "{printed}");
    let record = desk.read("mine.txt");
    assert!(record.contains("[North \"human\"]") && record.ends_with("1. b *\n"), "{record}");
}

#[test]
fn a_word_that_is_no_command_leads_to_the_help() {
    let desk = Desk::new();
    let printed = desk.type_in("play oware --north human --lang it", "aiuto\n").fine();
    assert!(printed.contains("Scrivi help per"), "{printed}");
    let printed = desk.type_in("play oware --resume", "z\n");
    assert!(!printed.out.contains("Type help"), "{printed:?}");
}

#[test]
fn a_finished_game_tells_where_its_record_is() {
    let desk = Desk::new();
    let printed = desk.type_in("play oware --north human", "c\nresign\n").fine().replace('\n', " ");
    let (_, file) = printed.split_once("The record of the game is in ").expect("the record is named");
    let file = file.trim_end().trim_end_matches('.');
    assert!(std::path::Path::new(file).ends_with("naqala/oware.finished.txt"), "{file}");
    assert!(std::path::Path::new(file).exists(), "{file}");
}

#[test]
fn a_seat_that_a_game_has_not_is_refused() {
    let refused = Desk::new().run("play tchuka-ruma --north human").refused();
    assert!(refused.ends_with("has no seat North"), "{refused}");
}

#[test]
fn a_person_leaves_with_any_of_the_usual_words() {
    for word in ["q", "quit", "exit", "QUIT"] {
        let desk = Desk::new();
        let printed = desk.type_in("play oware --north human", format!("c\n{word}\nD\n")).fine();
        assert!(printed.contains("The game is saved") && !printed.contains("is not a move"), "{printed}");
        assert!(desk.read("data/naqala/oware.unfinished.txt").contains("1. c *"));
        let printed = desk.type_in("learn first-oware", format!("{word}\nc\n")).fine();
        assert!(printed.ends_with("> "), "{printed}");
    }
}

#[test]
fn a_prompt_stays_short_where_there_are_many_moves() {
    let desk = Desk::new();
    for language in naqala::languages() {
        let game = format!("play abstract-mancala --north human --lang {language}");
        let printed = desk.type_in(&game, "q\n").fine();
        let prompt = printed.split("\n\n").last().expect("a prompt");
        assert!(prompt.lines().count() <= 3 && prompt.contains("b1-n "), "{printed}");
    }
    let printed = desk.type_in("play abstract-mancala --north human", "moves\nq\n").fine();
    assert!(printed.contains("(152 moves, such as b1-n "), "{printed}");
    assert!(printed.lines().filter(|line| line.contains("South sows")).count() >= 152, "{printed}");
}

#[test]
fn help_rules_and_the_board_can_be_asked_for() {
    let desk = Desk::new();
    let ask = |typed: &str| desk.type_in("play oware --north human", typed).fine();
    assert_eq!(ask("?\n").replace('?', "help"), ask("help\n"));
    assert!(ask("help\n").contains("  rules        how the game is played"));
    assert!(ask("rules\n").contains("\nOware\n=====\n"));
    assert_eq!(ask("board\n").matches("╰─a─┴─b─").count(), 2);
}

#[test]
fn an_illegal_move_is_refused_with_the_reason_and_asked_again() {
    let printed = Desk::new().type_in("play oware --north human", *b"C\nnonsense\n\xFF\nc\n").fine();
    let asked = printed.matches("South, your move").count();
    assert_eq!(asked, 4, "{printed}");
}

#[test]
fn a_game_can_be_resigned() {
    let desk = Desk::new();
    let printed = desk.type_in("play oware", "resign\n").fine();
    assert!(printed.contains("The game is over: North wins"), "{printed}");
}

#[test]
fn undo_takes_back_the_answer_of_the_computer_too() {
    let desk = Desk::new();
    let printed = desk.type_in("play oware", "c\nundo\n").fine();
    assert!(printed.contains("2 plies taken back"), "{printed}");
    assert!(printed.ends_with("South, your move (a b c d e f, or help): \n"), "{printed}");
    assert_eq!(desk.run("play --resume").code, 2, "nothing is left to go on with");
}

#[test]
fn undo_goes_back_behind_a_change_of_seats() {
    let desk = Desk::new();
    let game = "play kalah --option pie=true --south random --north human --seed 1";
    let printed = desk.type_in(game, "swap\nundo\n").fine();
    let (before, after) = printed.split_once("North plays swap").expect("the seats were changed");
    assert!(before.contains("North, your move (") && !before.contains("South, your move"), "{before}");
    let (played, undone) = after.split_once(" taken back").expect("something was taken back");
    assert!(played.contains("North plays ") && played.contains("South, your move ("), "{played}");
    assert!(undone.contains("North, your move (") && undone.contains("swap"), "{undone}");
}

#[test]
fn the_speed_may_be_step_by_step() {
    Desk::new().type_in("play oware --speed step", "").fine();
}

#[test]
fn the_end_of_input_keeps_the_game_and_says_how_to_resume() {
    let desk = Desk::new();
    let printed = desk.type_in("play oware --seed 1", "c\n").fine();
    assert!(printed.ends_with("The game is saved; go on with `naqala play oware --resume`.\n"), "{printed}");
    let kept = desk.read("data/naqala/oware.unfinished.txt");
    assert!(kept.contains("1. c "), "{kept}");

    let printed = desk.type_in("play --resume", "why\nquit\n").fine();
    assert!(printed.contains("South, your move"), "{printed}");
    assert_eq!(desk.read("data/naqala/oware.unfinished.txt"), kept, "nothing was played");
}

#[test]
fn a_game_of_ones_own_is_resumed_by_its_id() {
    let desk = Desk::new();
    let own =
        naqala::catalogue::rules("kalah").unwrap().source().replace("id = \"kalah\"", "id = \"own-kalah\"");
    desk.write("own.toml", &own);
    let printed = desk.type_in("play own.toml --seed 1", "a\n").fine();
    assert!(printed.contains("The game is saved; go on with `naqala play "), "{printed}");
    assert!(printed.ends_with("own.toml --resume`.\n"), "{printed}");
    for again in ["play own.toml --resume", "play own-kalah --resume"] {
        let printed = desk.type_in(again, "quit\n").fine();
        assert!(printed.contains("your move"), "{printed}");
    }
    fs::remove_file(desk.path("own.toml")).unwrap();
    let message = desk.type_in("play --resume", "").refused();
    assert!(message.contains("or begin a new game, which puts this one aside"), "{message}");
}

#[test]
fn a_rule_file_that_has_changed_since_is_told() {
    let desk = Desk::new();
    let own =
        naqala::catalogue::rules("kalah").unwrap().source().replace("id = \"kalah\"", "id = \"own-kalah\"");
    desk.write("own.toml", &own);
    desk.type_in("play own.toml --north human", "a\n").fine();
    let changed = "The rule file has changed since this game was saved";
    assert!(!desk.type_in("play own.toml --resume", "").fine().contains(changed));
    desk.write("own.toml", own + "\n# another rule\n");
    assert!(desk.type_in("play own-kalah --resume", "").fine().contains(changed));
}

#[test]
fn a_game_of_ones_own_may_have_an_id_of_the_catalogue() {
    let desk = Desk::new();
    let small = naqala::catalogue::rules("oware").unwrap().source().replace("default = 6", "default = 4");
    desk.write("own.toml", &small);
    let warned = desk.run("check own.toml").fine();
    assert!(warned.contains("a game of the catalogue also has the id `oware`"), "{warned}");
    desk.type_in("play oware --north human", "f\n").fine();
    let printed = desk.type_in("play own.toml --north human", "d\n").fine();
    assert!(!printed.contains("will put it aside"), "{printed}");
    assert!(desk.read("data/naqala/oware.unfinished.txt").contains("1. f *"));
    assert!(desk.read("data/naqala/own.oware.unfinished.txt").contains("1. d *"));
    assert!(desk.type_in("play oware --resume", "").fine().contains("North, your move"));
}

#[test]
fn a_record_is_saved_over_records_alone() {
    let desk = Desk::new();
    desk.write("precious.txt", "a letter");
    let printed = desk.type_in("play oware", "c\nsave precious.txt\nsave game.txt\nsave game.txt\n").fine();
    assert!(printed.contains("precious.txt is there already and is no record"), "{printed}");
    assert_eq!(desk.read("precious.txt"), "a letter");
    assert_eq!(printed.matches("the record is in game.txt").count(), 2, "{printed}");
    assert!(desk.read("game.txt").contains("1. c "));
}

#[cfg(unix)]
#[test]
fn a_record_is_saved_where_a_link_leads_and_into_a_device_as_it_is() {
    let desk = Desk::new();
    desk.write("far.txt", "");
    std::os::unix::fs::symlink(desk.path("far.txt"), desk.path("near.txt")).unwrap();
    let printed = desk.type_in("play oware", "c\nsave near.txt\nsave /dev/null\n").fine();
    assert!(printed.contains("the record is in /dev/null"), "{printed}");
    assert!(desk.read("far.txt").contains("1. c "));
    assert!(fs::symlink_metadata(desk.path("near.txt")).unwrap().is_symlink());
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
}

#[test]
fn a_game_that_cannot_be_kept_is_played() {
    let desk = Desk::new();
    // A file stands where the folder would be.
    desk.write("data", "");
    let printed = desk.type_in("play oware --north human", "c\nC\nquit\n").fine();
    assert_eq!(printed.matches("The game could not be saved").count(), 1, "{printed}");
    assert!(printed.contains("North plays C"), "{printed}");
}

#[test]
fn a_notation_is_read_as_it_is_offered() {
    let desk = Desk::new();
    let printed = desk.type_in("play bao-kiswahili --notation kiba --north human", "A6R*\nZZ\n").fine();
    assert!(printed.contains("South, your move (A6L* A6R*"), "{printed}");
    assert!(printed.contains("South plays A6R*"), "{printed}");
    assert!(
        printed.contains("ZZ") && !printed.contains("possible: A"),
        "North's pits are small letters: {printed}"
    );
}

#[test]
fn boards_and_explanations_follow_the_notation() {
    let desk = Desk::new();
    let printed =
        desk.type_in("play oware --notation capitals --north human", "F\nwhy\nmoves\nhint\n").fine();
    assert!(printed.contains("╰─A─┴─B─"), "South has the capitals: {printed}");
    assert!(
        printed.contains("South plays F: South sows 4 seeds from F; the last falls into d, making 5."),
        "{printed}"
    );
    assert!(printed.contains(" a  North sows 5 seeds from a; the last falls into f"), "{printed}");
    let (_, hint) = printed.split_once("The best move is ").expect("a hint");
    assert!(hint.starts_with(|sign: char| sign.is_ascii_lowercase()), "{hint}");

    let printed = desk.type_in("play kalah --notation numbers --north human", "6\nwhy\n").fine();
    let told = "South sows 4 seeds from 6; the last falls into 3 (North)";
    assert!(printed.contains(told), "pits of one name are told apart: {printed}");
}

#[test]
fn unfinished_games_are_listed_with_how_to_go_on() {
    let desk = Desk::new();
    assert_eq!(
        desk.run("play --list").fine(),
        "There is no unfinished game; start a new one with `naqala play GAME`.\n"
    );
    assert_eq!(desk.run("play --list --json").fine().trim(), "[]");
    desk.type_in("play oware --north human", "c\n").fine();
    desk.type_in("play oware --north human", "d\nD\n").fine();
    desk.type_in("play kalah --option seeds=6 --north human", "b\n").fine();
    let printed = desk.run("play --list").fine();
    let aside = desk.path("data/naqala/oware.set-aside-1.txt");
    for told in [
        "Oware, 1 ply, put aside, ".to_owned(),
        "Oware, 2 plies, unfinished, ".to_owned(),
        "Kalah (seeds=6), 1 ply, unfinished, ".to_owned(),
        "  naqala play oware --resume\n".to_owned(),
        "  naqala play kalah --resume\n".to_owned(),
        format!("  naqala play --load {}\n", aside.display()),
    ] {
        assert!(printed.contains(&told), "{told} is not in {printed}");
    }
    let printed = desk.run("play oware --list --json").fine();
    let listed: Vec<serde_json::Value> = serde_json::from_str(&printed).expect("JSON");
    let states: Vec<_> = listed.iter().map(|game| (game["game"].as_str(), game["state"].as_str())).collect();
    assert!(states.contains(&(Some("oware"), Some("unfinished"))), "{printed}");
    assert!(states.len() == 2 && states.contains(&(Some("oware"), Some("set-aside"))), "{printed}");
    assert!(desk.run("play --list --lang ru").fine().contains("отложена"));
    assert!(desk.run("play chess --list").refused().starts_with("no game `chess`"));
}

#[test]
fn a_listed_game_may_be_unreadable() {
    let desk = Desk::new();
    desk.type_in("play oware --north human", "c\n").fine();
    desk.write("data/naqala/kalah.unfinished.txt", "nothing");
    let printed = desk.run("play --list").fine();
    assert!(printed.contains("kalah.unfinished.txt: ") && !printed.contains("play kalah"), "{printed}");
    assert!(printed.contains("  naqala play oware --resume\n"), "{printed}");
    let printed = desk.run("play kalah --list --json").fine();
    assert!(printed.contains("\"error\""), "{printed}");
}

#[test]
fn there_may_be_nothing_to_resume() {
    let message = Desk::new().run("play --resume").refused();
    assert_eq!(message, "there is no unfinished game; start one with `naqala play GAME`");
    let message = Desk::new().run("play kalah --resume").refused();
    assert_eq!(message, "there is no unfinished game of kalah; start one with `naqala play kalah`");
}

#[test]
fn a_new_game_puts_the_unfinished_one_aside() {
    let desk = Desk::new();
    desk.type_in("play oware --north human", "c\n").fine();
    let printed = desk.type_in("play oware --north human", "d\n").fine();
    assert!(
        printed.starts_with("You have an unfinished game: your first move here will put it aside."),
        "{printed}"
    );
    let aside = "data/naqala/oware.set-aside-1.txt";
    let load = format!("play --load {}", desk.path(aside).display());
    let farewell = format!("Your earlier game was put aside; go on with\n`naqala {load}`.\n");
    assert!(printed.ends_with(&farewell), "{printed}");
    assert!(printed.contains("The game is saved; go on with `naqala play oware --resume`.\n"), "{printed}");
    assert!(desk.read(aside).contains("1. c *"));
    assert!(desk.read("data/naqala/oware.unfinished.txt").contains("1. d *"));
    assert!(desk.type_in(&load, "").fine().contains("North, your move"));
}

#[test]
fn no_game_that_was_put_aside_is_overwritten() {
    let desk = Desk::new();
    for pit in ["a", "b", "c", "d"] {
        desk.type_in("play oware --north human", format!("{pit}\n")).fine();
    }
    for (number, pit) in [(1, "a"), (2, "b"), (3, "c")] {
        let aside = desk.read(&format!("data/naqala/oware.set-aside-{number}.txt"));
        assert!(aside.contains(&format!("1. {pit} *")), "{aside}");
    }
    assert!(desk.read("data/naqala/oware.unfinished.txt").contains("1. d *"));
}

#[test]
fn the_oldest_games_that_were_put_aside_are_removed() {
    let desk = Desk::new();
    desk.type_in("play oware --north human", "a\n").fine();
    desk.write("data/naqala/oware.2.set-aside-1.txt", "of another place");
    for _ in 0..7 {
        desk.type_in("play oware --north human", "a\n").fine();
    }
    let is_there = |number: u32| desk.path(&format!("data/naqala/oware.set-aside-{number}.txt")).exists();
    assert_eq!((1..10).filter(|number| is_there(*number)).collect::<Vec<_>>(), [3, 4, 5, 6, 7]);
    assert!(desk.path("data/naqala/oware.2.set-aside-1.txt").exists());
    // A number is not used again, so that the highest is always the latest.
    let printed = desk.type_in("play oware --north human", "b\n").fine();
    assert!(printed.contains("oware.set-aside-8.txt"), "{printed}");
}

#[test]
fn a_game_is_not_put_aside_before_something_is_played() {
    let desk = Desk::new();
    desk.type_in("play oware --north human", "c\n").fine();
    let printed = desk.type_in("play oware --north human", "undo\nquit\n").fine();
    let farewell =
        "Nothing was played. Your earlier game is still saved; go on with\n`naqala play oware --resume`.\n";
    assert!(printed.ends_with(farewell), "{printed}");
    assert!(desk.read("data/naqala/oware.unfinished.txt").contains("1. c *"));
    assert!(!desk.path("data/naqala/oware.set-aside-1.txt").exists());
}

#[test]
fn two_programs_keep_two_games() {
    let desk = Desk::new();
    let mut first = Command::new(assert_cmd::cargo::cargo_bin!("naqala"))
        .args(["play", "oware", "--north", "human"])
        .env("XDG_DATA_HOME", desk.path("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn()
        .expect("the command runs");
    let mut keys = first.stdin.take().expect("a pipe");
    keys.write_all(b"c\n").expect("the command listens");
    wait_for(|| desk.path("data/naqala/oware.unfinished.txt").exists());
    let message = desk.run("play --resume").refused();
    assert_eq!(message, "the unfinished game is being played by another naqala just now");
    let printed = desk.type_in("play oware --north human", "d\n").fine();
    assert!(!printed.contains("put aside"), "{printed}");
    drop(keys);
    assert!(first.wait().expect("the command ends").success());
    assert!(desk.read("data/naqala/oware.unfinished.txt").contains("1. c *"));
    assert!(desk.read("data/naqala/oware.2.unfinished.txt").contains("1. d *"));
    desk.type_in("play oware --resume", "resign\n").fine();
    desk.type_in("play oware --resume", "resign\n").fine();
    assert_eq!(desk.run("play oware --resume").code, 2, "both are finished");
}

#[test]
fn a_loaded_game_may_be_named() {
    let desk = Desk::new();
    desk.type_in("play oware --north human", "c\nsave game.txt\n").fine();
    let printed = desk.type_in("play oware --load game.txt", "").fine();
    assert!(printed.contains("Oware"), "{printed}");
    let message = desk.run("play kalah --load game.txt").refused();
    assert_eq!(message, "game.txt is a game of oware, not of kalah");
}

#[test]
fn options_survive_being_kept() {
    let desk = Desk::new();
    desk.type_in("play kalah --option seeds=6 --north human", "b\n").fine();
    assert!(desk.read("data/naqala/kalah.unfinished.txt").contains("seeds=6"));
    let printed = desk.type_in("play --resume", "").fine();
    assert!(printed.contains("seeds=6"), "{printed}");
}

#[test]
fn a_saved_game_is_loaded() {
    let desk = Desk::new();
    desk.type_in("play oware --north human", "c\nD\nsave game.txt\n").fine();
    let printed = desk.type_in("play --load game.txt --north human", "").fine();
    assert!(printed.contains("South, your move"), "{printed}");
}

#[cfg(unix)]
#[test]
fn ctrl_c_leaves_a_game_that_can_be_resumed() {
    let desk = Desk::new();
    let mut child = Command::new(assert_cmd::cargo::cargo_bin!("naqala"))
        .args(["play", "oware", "--north", "human"])
        .env("XDG_DATA_HOME", desk.path("data"))
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the command runs");
    let mut keys = child.stdin.take().expect("a pipe");
    keys.write_all(b"c\n").expect("the command listens");
    wait_for(|| desk.path("data/naqala/oware.unfinished.txt").exists());
    let interrupted = Command::new("kill").args(["-INT", &child.id().to_string()]).status();
    assert!(interrupted.is_ok_and(|status| status.success()));
    let output = child.wait_with_output().expect("the command ends");
    assert_eq!(output.status.code(), Some(130));
    assert!(String::from_utf8_lossy(&output.stderr).contains("naqala play --resume"));
    let printed = desk.type_in("play --resume", "quit\n").fine();
    assert!(printed.contains("North, your move"), "{printed}");
}

/// Waits, but not for ever.
fn wait_for(condition: impl Fn() -> bool) {
    for _ in 0..500 {
        if condition() {
            return;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    panic!("waited too long");
}
