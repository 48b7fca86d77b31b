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
