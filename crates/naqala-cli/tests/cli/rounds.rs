//! Matches of several rounds through a pipe.

use crate::util::Desk;

const FINISHED: &str = "data/naqala/oware-nam-nam.finished.txt";
const UNFINISHED: &str = "data/naqala/oware-nam-nam.unfinished.txt";
/// Two random players settle this match in a few rounds: the first is drawn, and South wins a pit in the second.
const PLAY: &str = "play oware-nam-nam --match --south random --north random --seed 2";
const QUESTION: &str = "South, choose 1 pit of the other row (A B C D E F), as in claim A: ";

/// A desk where the first two rounds of the match lie in a file, and the pits are still to be chosen.
fn after_two_rounds() -> Desk {
    let desk = Desk::new();
    desk.run(PLAY).fine();
    let whole = desk.read(FINISHED);
    let (third, _) = whole.match_indices("[Game ").nth(2).expect("there are more rounds");
    desk.write("two.txt", &whole[..third]);
    desk
}

#[test]
fn computers_play_a_match_to_its_end() {
    let desk = Desk::new();
    let printed = desk.run(PLAY).fine();
    assert!(printed.contains("Round 1 is over: a draw, 24 : 24"), "{printed}");
    assert!(printed.contains("Round 2 is over: South wins, 28 : 20"), "{printed}");
    assert!(printed.contains("South takes over A.\n\nRound 3\n"), "{printed}");
    let (_, end) = printed.split_once("South wins the match:\n").expect("the winner is announced");
    let rounds = printed.matches(" is over: ").count();
    assert_eq!(end.matches("  round ").count(), rounds, "{end}");
    assert!(end.contains("  round 2    28 : 20   South\n"), "{end}");

    let kept = desk.read(FINISHED);
    assert_eq!(kept.matches("[Match \"round ").count(), rounds);
    assert_eq!(desk.run(&format!("replay {FINISHED}")).fine().lines().count(), rounds);
    assert!(!desk.path(UNFINISHED).exists());
    assert!(desk.run(&format!("play --load {FINISHED}")).refused().starts_with("this game is over"));
}

#[test]
fn the_winner_of_a_round_names_the_pits_he_takes_over() {
    let desk = after_two_rounds();
    let typed = "claim a b\nclaim\nnonsense\nhelp\n\nclaim C\nquit\n";
    let printed = desk.type_in("play --load two.txt --south human --north human", typed).fine();
    assert_eq!(printed.matches(QUESTION).count(), 6, "{printed}");
    assert!(
        printed.contains("`nonsense` is not a pit you can choose; you can choose A B C D E F"),
        "{printed}"
    );
    assert!(
        printed.contains("Round 3\n") && printed.contains("your move (a b c d e f C, or help)"),
        "{printed}"
    );
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let desk = after_two_rounds();
    let printed = desk.type_in("play --load two.txt --south human --north human", "claim C\na\n").fine();
    assert!(
        printed.ends_with("The game is saved; go on with `naqala play oware-nam-nam --resume`.\n"),
        "{printed}"
    );
    let kept = desk.read(UNFINISHED);
    assert_eq!(kept.matches("[Match \"round ").count(), 3, "{kept}");

    let printed = desk.type_in("play --resume", "resign\n").fine();
    assert!(printed.contains("Round 3\n"), "{printed}");
    assert!(
        printed.contains("South wins the match:\n  round 1 "),
        "whoever resigns gives up the match: {printed}"
    );
    assert!(!desk.path(UNFINISHED).exists());
}

#[test]
fn a_match_can_be_given_up_between_two_rounds() {
    let desk = after_two_rounds();
    let printed = desk.type_in("play --load two.txt --south human --north human", "resign\n").fine();
    assert!(printed.contains("North wins the match:\n  round 1 "), "{printed}");
    let kept = desk.read(FINISHED);
    assert!(kept.contains("[MatchTermination \"resigned\"]"), "{kept}");
    assert_eq!(desk.run(&format!("replay {FINISHED}")).fine().lines().count(), 2);
    assert!(desk.run(&format!("play --load {FINISHED}")).refused().starts_with("this game is over"));
}

#[test]
fn the_last_move_of_a_round_is_taken_back_instead_of_an_answer() {
    let desk = after_two_rounds();
    let printed = desk.type_in("play --load two.txt --south human --north human", "undo\n").fine();
    assert!(printed.contains("1 ply taken back") && printed.contains("South, your move ("), "{printed}");
    assert_eq!(desk.read(UNFINISHED).matches("[Match \"round ").count(), 2);
}

#[test]
fn pits_can_be_chosen_another_day() {
    let desk = after_two_rounds();
    desk.type_in("play --load two.txt --south human --north human", "save three.txt\n").fine();
    assert_eq!(desk.read("three.txt").matches("[Match \"round ").count(), 2);
    let printed = desk.type_in("play --load three.txt", "claim D\n").code;
    assert_eq!(printed, 0);
    let printed = desk.type_in("play --resume", "").fine();
    assert!(printed.contains("your move (a b c d e f D, or help)"), "{printed}");
}

#[test]
fn rounds_that_do_not_follow_each_other_are_refused() {
    let desk = after_two_rounds();
    let rounds = desk.read("two.txt");
    desk.write("wrong.txt", format!("{rounds}\n{rounds}"));
    let message = desk.run("play --load wrong.txt").refused();
    assert_eq!(message, "wrong.txt: round 3 of the match does not begin as it should");
}

#[test]
fn a_game_without_rounds_is_refused() {
    for command in ["play", "simulate"] {
        let message = Desk::new().run(&format!("{command} oware --match")).refused();
        assert_eq!(message, "oware is not played in matches of rounds: leave --match out");
    }
}

#[test]
fn whole_matches_are_simulated() {
    let desk = Desk::new();
    let printed = desk.run("simulate oware-nam-nam --match --games 4 --players greedy,random").fine();
    assert!(printed.starts_with("4 matches of Oware Nam Nam, greedy against random"), "{printed}");
    assert!(printed.contains("\n  rounds        mean "), "{printed}");
    let run = |threads| {
        let arguments = format!("simulate oware-nam-nam --match --games 4 --threads {threads} --json");
        serde_json::from_str::<serde_json::Value>(&desk.run(&arguments).fine()).expect("JSON")
    };
    let printed = run(1);
    assert_eq!(printed, run(3));
    assert!(printed["rounds"]["min"].as_u64().is_some_and(|rounds| rounds > 1), "{printed}");
    let cut = desk.run("simulate oware-nam-nam --match --games 2 --longest 3").fine();
    assert!(cut.contains("unfinished   100.0 %"), "{cut}");
}

/// A desk where the rounds of a match lie in a file up to the first decision between two of them, and their number.
fn before_a_decision(game: &str, seed: u32, said_then: &str) -> (Desk, usize) {
    let desk = Desk::new();
    let printed =
        desk.run(&format!("play {game} --match --south random --north random --seed {seed}")).fine();
    let (before, _) = printed.split_once(said_then).expect("something is decided between two rounds");
    let rounds = before.matches(" is over: ").count();
    let whole = desk.read(&format!("data/naqala/{game}.finished.txt"));
    let (end, _) = whole.match_indices("[Game ").nth(rounds).expect("another round follows");
    desk.write("cut.txt", &whole[..end]);
    (desk, rounds)
}

/// Types what is wrong, and then the example that the question gives.
fn answer_twice(desk: &Desk, wrong: &str, rounds: usize) -> String {
    let play = "play --load cut.txt --south human --north human";
    let asked = desk.type_in(play, "").fine();
    let (_, example) = asked.split_once(", as in ").expect("an example is given");
    let (example, _) = example.split_once(':').expect("a colon ends the question");
    let printed = desk.type_in(play, format!("{wrong}\nhelp\n{example}\nquit\n")).fine();
    assert_eq!(printed.matches(", as in ").count(), 3, "{printed}");
    assert!(
        printed.contains(&format!("\nRound {}\n", rounds + 1)) && printed.contains(", your move ("),
        "{printed}"
    );
    printed
}

#[test]
fn a_player_short_of_seeds_names_the_pits_he_leaves_empty() {
    let (desk, rounds) = before_a_decision("bechi", 3, " empty.\n");
    let printed = answer_twice(&desk, "leave x", rounds);
    assert!(printed.contains(" to leave empty ("), "{printed}");
    assert!(printed.contains("`x` is not a pit you can choose; you can choose "), "{printed}");
    assert!(printed.contains("Type the names of the pits you choose, or:"), "{printed}");
    let printed = answer_twice(&desk, "a b c d A B C D", rounds);
    assert!(printed.contains(" to leave empty\n"), "{printed}");
}

#[test]
fn the_loser_of_a_round_writes_how_he_lays_out_his_row() {
    let (desk, rounds) = before_a_decision("giuthi", 3, " lays out ");
    for wrong in ["1 1 1", "many", "1 1 1 1 1 1 1 1 1", "1000 1 1 1 1 1 1 1", "-1 9 9 9 9 9 9 9"] {
        let printed = answer_twice(&desk, wrong, rounds);
        assert!(printed.contains(", lay out your "), "{printed}");
        assert!(printed.contains("(at least 1 in each, 2 or more in one), as in "), "{printed}");
        assert!(printed.contains("\nwrite 8 numbers that add up to "), "{printed}");
        assert!(printed.contains("Type how many seeds you lay in each of your pits"), "{printed}");
    }
}

#[test]
fn a_match_needs_more_than_one_round() {
    let desk = Desk::new();
    let printed = desk.run("simulate bechi --match --games 2").fine();
    assert!(printed.contains("rounds"), "{printed}");
    let printed = desk.run("simulate ba-awa --match --games 2").fine();
    assert!(printed.contains("games_in_match=2"), "{printed}");
}

#[test]
fn a_player_with_fewer_seeds_names_the_pits_he_sells() {
    let sales = [(8, " sells ", "sell", " to sell ("), (6, " sells half of ", "share", " to sell half of (")];
    for (seed, sale, word, question) in sales {
        let (desk, rounds) = before_a_decision("o-an-quan", seed, sale);
        let printed = answer_twice(&desk, &format!("{word} x"), rounds);
        assert!(printed.contains(question), "{printed}");
        assert!(printed.contains("`x` is not a pit you can choose; you can choose "), "{printed}");
    }
}

#[test]
fn what_was_decided_between_the_rounds_is_kept_with_them() {
    let matches =
        [("bechi", 3, " empty.\n\nRound "), ("giuthi", 3, " lays out "), ("o-an-quan", 9, " sells half of ")];
    for (game, seed, said_between) in matches {
        let desk = Desk::new();
        let play = format!("play {game} --match --south random --north random --seed {seed}");
        let printed = desk.run(&play).fine();
        assert!(printed.contains(said_between), "{printed}");
        let finished = format!("data/naqala/{game}.finished.txt");
        let rounds = desk.read(&finished).matches("[Match \"round ").count();
        assert!(rounds > 1, "{printed}");
        assert_eq!(desk.run(&format!("replay {finished}")).fine().lines().count(), rounds);
        // All rounds follow from those before them, or another message is printed.
        assert!(desk.run(&format!("play --load {finished}")).refused().starts_with("this game is over"));
    }
}

#[test]
fn decisions_between_rounds_are_simulated_the_same_on_any_number_of_threads() {
    for game in ["ali-guli-mane", "bechi", "giuthi --option shorten=yes", "o-an-quan"] {
        let run = |threads| {
            let arguments = format!("simulate {game} --match --games 6 --threads {threads} --json");
            serde_json::from_str::<serde_json::Value>(&Desk::new().run(&arguments).fine()).expect("JSON")
        };
        assert_eq!(run(1), run(3), "{game}");
    }
}
