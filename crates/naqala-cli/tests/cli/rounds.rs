//! Matches of several rounds through a pipe.

use crate::util::Desk;

/// A game whose winner chooses pits of the other row after a round.
const GAME: &str = "oware-nam-nam";
const FINISHED: &str = "data/naqala/oware-nam-nam.finished.txt";
const UNFINISHED: &str = "data/naqala/oware-nam-nam.unfinished.txt";
/// With this seed two random players settle the match in a few rounds, and South wins the second.
const SEED: u64 = 2;

/// Lets two computers play a match; gives what was told.
fn played(desk: &Desk) -> String {
    desk.run(&format!("play {GAME} --match --south random --north random --seed {SEED}")).fine()
}

/// Writes the first rounds of the match that was played into a file of its own.
fn cut(desk: &Desk, rounds: usize) {
    let whole = desk.read(FINISHED);
    let records: Vec<&str> = whole.split_inclusive(" *\n").collect();
    assert_eq!(records.len(), 1, "every round of a finished match has a result");
    let starts: Vec<usize> = whole.match_indices("[Game ").map(|(at, _)| at).collect();
    desk.write("cut.txt", &whole[..starts[rounds]]);
}

#[test]
fn computers_play_a_match_to_its_end() {
    let desk = Desk::new();
    let told = played(&desk);
    assert!(told.contains("Round 1 is over: a draw, 24 : 24"), "{told}");
    assert!(told.contains("Round 2 is over: South wins, 28 : 20"), "{told}");
    assert!(told.contains("South takes over A.\n\nRound 3\n"), "{told}");
    let (_, end) = told.split_once("South wins the match:\n").expect("the winner is announced");
    let rounds = told.matches(" is over: ").count();
    assert_eq!(end.lines().count(), rounds, "{end}");
    assert!(end.contains("  round 2    28 : 20   South\n"), "{end}");

    let kept = desk.read(FINISHED);
    assert_eq!(kept.matches("[Match \"round ").count(), rounds);
    assert_eq!(desk.run(&format!("replay {FINISHED}")).fine().lines().count(), rounds);
    assert!(!desk.path(UNFINISHED).exists());
    assert!(desk.run(&format!("play --load {FINISHED}")).refused().starts_with("this game is over"));
}

#[test]
fn the_winner_of_a_round_names_the_pits_he_takes_over() {
    let desk = Desk::new();
    played(&desk);
    cut(&desk, 2);
    let typed = "claim a\nclaim A B\nclaim\nhelp\nclaim C\nquit\n";
    let told = desk.type_in("play --load cut.txt --south human --north human", typed).fine();
    let question = "South, choose 1 pit of the other row (A B C D E F), as in claim A: ";
    assert_eq!(told.matches(question).count(), 4, "{told}");
    assert!(told.contains("1 different pits of the other row") || told.contains("to be chosen"), "{told}");
    assert!(told.contains("Round 3\n"), "{told}");
}
