//! Records: good ones are replayed, bad ones are refused with the ply and the reason.

use crate::util::Desk;

#[test]
fn a_record_is_replayed() {
    let desk = Desk::new();
    desk.write("game.txt", "[Game \"oware\"]\n\n1. c D 3. a *\n");
    let printed = desk.run("replay game.txt").fine();
    assert!(
        printed.starts_with("ok: ") && printed.contains(", 3 plies; unfinished, North to move"),
        "{printed}"
    );
    assert_eq!(desk.type_in("replay -", desk.read("game.txt")).fine(), printed);
}

#[test]
fn the_first_illegal_move_is_named_with_the_reason() {
    let desk = Desk::new();
    desk.write("game.txt", "[Game \"oware\"]\n\n1. c D 3. c a *\n");
    let message = desk.run("replay game.txt").refused();
    let expected = "game.txt: line 3, column 11: ply 3 by South: `c` cannot be played: that pit is empty; ";
    assert!(message.starts_with(expected), "{message}");
}

#[test]
fn a_truncated_record_is_recognised() {
    let desk = Desk::new();
    desk.write("game.txt", "[Game \"oware\"]\n\n1. c D 3.");
    let message = desk.run("replay game.txt").refused();
    assert!(message.contains("breaks off after ply 2"), "{message}");
    desk.write("game.txt", "[Game \"oware");
    desk.run("replay game.txt").refused();
    desk.write("game.txt", "");
    let message = desk.run("replay game.txt").refused();
    assert_eq!(message, "game.txt has no record: a record begins with [Game \"…\"]");
}

#[test]
fn a_record_of_an_unknown_game_is_refused() {
    let desk = Desk::new();
    desk.write("game.txt", "[Game \"owari\"]\n\n1. c *\n");
    let message = desk.run("replay game.txt").refused();
    assert!(message.contains("there is no game `owari`"), "{message}");
}

/// Where a file must not grow, the record that was there is left whole, and the reason is told.
#[cfg(unix)]
#[test]
fn a_record_that_cannot_be_written_leaves_the_old_one() {
    let desk = Desk::new();
    let record = format!("[Game \"oware\"]\n\n1. c {{{}}} C 2. d D *\n", "a long remark. ".repeat(60));
    desk.write("game.txt", &record);
    let annotate = "ulimit -f 1; \"$0\" annotate game.txt --depth 2 -o game.txt";
    let mut command = std::process::Command::new("bash");
    command.args(["-c", annotate]).arg(assert_cmd::cargo::cargo_bin!("naqala")).current_dir(desk.path(""));
    let output = command.output().expect("the shell runs");
    let message = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.starts_with("naqala: cannot write game.txt: "), "{message}");
    assert_eq!(desk.read("game.txt"), record);
    assert_eq!(std::fs::read_dir(desk.path("")).expect("the directory of the test").count(), 1);
}
