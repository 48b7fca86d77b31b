//! Rules that two implementations once played differently, each in its smallest form.

use super::{Source, compare_rules};
use crate::{Choices, CompactGame, Reason, Rules, Side, Silent};

const HEAD: &str = "naqala = 2\nid = \"found\"\nname = \"Found\"\nabout = { summary = \"Found.\", status = \"uncertain\" }\n";
const TWO_ROWS: &str = "board = { layout = \"two-row\", pits = 6 }\nsetup = [{ seeds = 3 }]\n";
const PICK: &str = "pick = [{ from = \"own & filled\" }]\n";
const END: &str =
    "end = [{ at = \"turn\", when = \"stuck(mover)\", leftovers = \"owner\", why = \"no move\" }]\n";

/// Plays rules in every way, with several seeds.
fn played_alike(rules: &str) {
    let text = format!("{HEAD}{rules}");
    for seed in 0..6 {
        match compare_rules(&text, &mut Source::seeded(seed)) {
            Ok(Some(compared)) => assert!(compared.moves > 0, "nothing was played\n{text}"),
            Ok(None) => panic!("{}", Rules::parse("found.toml", &text).unwrap_err()),
            Err(what) => panic!("{what}\n{text}"),
        }
    }
}

#[test]
fn what_a_move_has_visited_is_known_wherever_it_is_asked() {
    for case in [
        "settle = [{ take = \"visited & enemy\" }]",
        "settle = [{ when = \"size(visited & enemy) + 1 > 1\", take = \"last\" }]",
        "settle = [{ when = \"seeds(visited) / 2 > 1\", take = \"facing\" }]",
        "settle = [{ when = \"last in enemy\", take = \"last\", seeds = \"size(visited)\" }]",
        "settle = [{ when = \"last in enemy\", take = \"last\", chain = \"back\", while = \"here in visited\" }]",
        "require = [{ at = \"sown\", that = \"visited(enemy)\" }]\nsettle = [{ when = \"last in enemy\", take = \"last\" }]",
        "require = [{ at = \"sown\", most = \"size(visited)\" }]\nsettle = [{ when = \"last in enemy\", take = \"last\" }]",
    ] {
        played_alike(&format!("{TWO_ROWS}{PICK}{END}{case}\n"));
    }
}

/// The seeds go round as they did before, while the captures are still being counted.
#[test]
fn a_sowing_is_endless_only_when_what_the_rules_ask_comes_again_too() {
    let board = "board = { layout = \"two-row\", pits = 2 }\nsetup = [{ seeds = 2 }]\nendless = { result = \"void\" }\n";
    let twice = "captures(mover) + captures(mover)";
    for (captures, is_endless) in [(20, false), (100, false), (300, true)] {
        let settle = format!(
            "settle = [{{ when = \"{twice} >= {}\", then = \"end\" }}, \
             {{ take = \"last\", into = \"last\", then = \"relay\" }}]\n",
            2 * captures
        );
        let end = format!(
            "end = [{{ at = \"move\", when = \"{twice} >= {}\", why = \"enough\" }}]\n",
            2 * captures
        );
        let rules = Rules::parse("found.toml", &format!("{HEAD}{board}{PICK}{settle}{end}")).unwrap();
        let game = rules.compile(&Choices::new()).unwrap();
        let start = game.start();
        let after = game.play(&start, game.moves(&start)[0], &mut Silent).unwrap();
        let reason = after.outcome().unwrap().reason;
        assert_eq!(reason == Reason::Endless, is_endless, "{captures} captures: {reason:?}");
    }
}

#[test]
fn a_toll_may_take_the_whole_hand() {
    let sow = "sow = [{ direction = \"counterclockwise\", toll = 3 }]\n";
    let settle = "settle = [{ when = \"last in own and before = 0\", take = [\"facing\", \"last\"] }]\n";
    played_alike(&format!("{TWO_ROWS}{PICK}{END}{sow}{settle}"));
}

#[test]
fn seeds_in_marked_pits_are_diverted_when_one_more_falls_there() {
    let marks = "marks = { name = \"house\", form = \"list\" }\ndrop = [{ when = \"here in marks\", to = \"mark-owner\" }]\n";
    for settle in [
        "settle = [{ when = \"last in enemy\", mark = \"last\" }]\n",
        "settle = [{ when = \"before = 0 and here in own or final\", take = \"facing\", mark = \"last\" }]\n",
    ] {
        played_alike(&format!("{TWO_ROWS}{PICK}{END}{marks}{settle}"));
    }
    let capture = "end = [{ at = \"capture\", when = \"store(mover) > 2\", why = \"three\" }]\n";
    let settle = "settle = [{ when = \"last in enemy\", take = \"last\", mark = \"last\" }]\n";
    played_alike(&format!("{TWO_ROWS}{PICK}{capture}{marks}{settle}"));
}

#[test]
fn moves_of_a_second_case_are_played_on_no_compact_board() {
    let pick =
        "pick = [{ from = \"own & filled & left-half\" }, { from = \"own & filled\", write = \"x{pit}\" }]\n";
    played_alike(&format!(
        "{TWO_ROWS}{pick}{END}settle = [{{ when = \"last in enemy and seeds = 2\", take = \"last\" }}]\n"
    ));
}

#[test]
fn where_a_lap_would_end_is_known_wherever_it_is_asked() {
    let pick = "pick = [{ from = \"own & filled\", where = \"size(landing & enemy) = 1\" }, { from = \"own & filled\" }]\n";
    played_alike(&format!(
        "{TWO_ROWS}{pick}{END}settle = [{{ when = \"last in enemy\", take = \"last\" }}]\n"
    ));
}

#[test]
fn what_lies_in_a_store_is_no_gain_to_come() {
    let board = "board = { layout = \"two-row\", pits = 4, stores = \"right\" }\nsetup = [{ seeds = 2 }]\n";
    for settle in [
        "settle = [{ when = \"last in stores\", then = \"relay\" }]\n",
        "settle = [{ when = \"last in own\", take = \"last\", seeds = \"seeds(next(last))\" }]\n",
        "settle = [{ when = \"last in own\", take = \"next(last)\" }]\n",
    ] {
        played_alike(&format!("{board}{PICK}{END}{settle}"));
    }
}

#[test]
fn a_decision_may_be_open_in_a_store() {
    let board = "board = { layout = \"two-row\", pits = 4, stores = \"right\" }\nsetup = [{ seeds = 3 }]\n";
    let settle =
        "settle = [{ when = \"last in stores\", take = \"facing(own)\", into-one-of = \"enemy\" }]\n";
    played_alike(&format!("{board}{PICK}{END}{settle}"));
    let settle = "settle = [{ when = \"last in stores\", then = \"choose\", write-stop = \".s\", write-go = \".g\" }]\n";
    played_alike(&format!("{board}{PICK}{END}{settle}"));
}

#[test]
fn seeds_are_given_to_nobody_where_there_is_no_pit_to_give_them_to() {
    let settle =
        "settle = [{ when = \"last in enemy\", take = \"last\", into-one-of = \"enemy & marks\" }]\n";
    let marks = "marks = { name = \"house\", form = \"list\" }\n";
    played_alike(&format!("{TWO_ROWS}{PICK}{END}{marks}{settle}"));
}

#[test]
fn a_game_that_is_over_at_the_start_is_packed_so() {
    let pick = "pick = [{ from = \"own & holding(5..)\" }]\n";
    let board = "board = { layout = \"two-row\", pits = 3 }\nsetup = [{ seeds = 3 }, { seeds = 4 }]\n";
    let text = format!("{board}{pick}{END}");
    let head = "naqala = 2\nid = \"found\"\nname = \"Found\"\nabout = { summary = \"Found.\", status = \"uncertain\" }\n";
    assert!(
        compare_rules(&format!("{head}{}", text.replace(", { seeds = 4 }", "")), &mut Source::seeded(1))
            .is_ok()
    );
}

#[test]
fn stores_are_never_marked_blocked_or_bound() {
    let board = "board = { layout = \"two-row\", pits = 4, stores = \"right\" }\nsetup = [{ seeds = 3 }]\n";
    let marks = "marks = { name = \"house\", form = \"list\" }\n";
    let block = "block = [{ pit = \"last\" }]\n";
    let settle = "settle = [{ when = \"last in stores\", mark = \"last | own\", then = \"again\", bind = \"last\" }]\n";
    played_alike(&format!("{board}{PICK}{END}{marks}{block}{settle}"));
}

#[test]
fn captured_seeds_that_are_sown_and_captured_for_ever_end_as_an_endless_sowing() {
    let board = "board = { layout = \"square\", pits = 1, stores = \"shared\" }\nsetup = [{ seeds = 3 }]\n";
    let settle = "settle = [{ when = \"last in stores\", take = [\"facing\", \"last\"], then = \"resow\" }]\n\
                  resow = [{ first = \"innermost(right-half)\" }]\n";
    for result in ["draw", "stop", "void", "forbid"] {
        played_alike(&format!("{board}{PICK}{END}{settle}endless = {{ result = \"{result}\" }}\n"));
    }
}

#[test]
fn seeds_bound_for_another_lap_are_kept_where_a_grand_slam_ends_the_game() {
    let settle = "settle = [{ take = [\"last\", \"facing\"], grand-slam = \"opponent-takes-rest\", then = \"resow\" }]\n\
                  resow = [{ first = \"leftmost\" }]\n";
    let board = "board = { layout = \"two-row\", pits = 2, stores = \"right\" }\nsetup = [{ seeds = 2 }]\n";
    played_alike(&format!("{board}{PICK}{END}{settle}"));
}

#[test]
fn no_seed_falls_into_a_pit_out_of_play() {
    let skip = "board = { layout = \"loops\", pits = 2 }\nsetup = [{ seeds = 1 }]\nsow = [{ skip = \"start\" }]\n\
                settle = [{ take = \"last\" }]\nmatch = { carry = \"refill\" }\n";
    played_alike(&format!("{PICK}{END}{skip}"));
    let refill = "board = { layout = \"four-row\", pits = 2 }\nsetup = [{ seeds = 3 }]\n\
                  pick = [{ from = \"own & filled\", refill = \"own & leftmost\" }]\nsettle = [{ take = \"last\" }]\n\
                  match = { carry = \"nothing\", rounds = 2 }\n";
    played_alike(&format!("{END}{refill}"));
}

#[test]
fn a_hand_turns_round_on_a_board_without_edges() {
    let board = "board = { layout = \"torus\", pits = 1 }\nsetup = [{ rows = [[2], [5], [3], [0]] }]\n";
    let pick =
        "pick = [{ from = \"all & filled\", write = \"{pit}{way}\" }]\nsow = [{ direction = \"nw\" }]\n";
    let end =
        "end = [{ at = \"turn\", when = \"stuck(mover)\", leftovers = \"nobody\", why = \"no move\" }]\n";
    let settle =
        "settle = [{ when = \"before > 0\", then = \"relay\", may-turn = \"even(size(filled))\" }]\n";
    played_alike(&format!("{board}{pick}{end}{settle}endless = {{ result = \"void\" }}\n"));
}

#[test]
fn a_bonus_offers_the_pits_that_are_known_when_the_player_answers() {
    let settle = "settle = [{ take = \"last\", bonus = \"before + before\", bonus-from = \"visited\" }]\n";
    played_alike(&format!("{TWO_ROWS}{PICK}{END}{settle}"));
}

#[test]
fn what_a_store_held_before_the_last_seed_is_no_gain_to_come() {
    let board = "board = { layout = \"two-row\", pits = 3, stores = \"right\" }\nsetup = [{ seeds = 2 }]\n";
    for case in [
        "require = [{ at = \"sown\", that = \"before = 0\" }]\n",
        "require = [{ at = \"sown\", that = \"before > 0\" }]\nsettle = [{ when = \"last in stores\", take = \"own\", then = \"again\" }]\n",
        "settle = [{ then = \"choose\", relay-from = \"own\" }]\n",
        "settle = [{ then = \"relay\", relay-from = \"own - filled\" }]\n",
    ] {
        played_alike(&format!("{board}{PICK}{END}{case}"));
    }
}

#[test]
fn rounds_lay_out_the_seeds_there_are() {
    let of =
        |board: &str, more: &str| format!("{board}{PICK}{END}settle = [{{ take = \"last\" }}]\n{more}\n");
    let two = "board = { layout = \"two-row\", pits = 2, stores = \"right\", territory = true }\nsetup = [{ seeds = 2 }]\n";
    played_alike(&of(two, "match = { carry = \"territory\", per-pit = 1 }"));
    let one = "board = { layout = \"two-row\", pits = 1 }\nsetup = [{ seeds = 1 }]\n";
    played_alike(&of(one, "match = { carry = \"arrange\", per-pit = 1, shortens = \"yes\" }"));
    let trays =
        "board = { layout = \"two-row\", pits = 4, trays = \"penalties\" }\nsetup = [{ seeds = 2 }]\n";
    played_alike(&of(trays, "pass = [{ pays = \"stores\" }]\nmatch = { carry = \"refill\" }"));
    let reserve = "board = { layout = \"six-row\", pits = 2 }\nsetup = [{ seeds = 5, reserve = 8 }]\n\
                   pick = [{ from = \"own & filled\", enter = true }]\n";
    played_alike(&format!(
        "{reserve}{END}settle = [{{ take = \"last\" }}]\nmatch = {{ carry = \"refill\" }}\n"
    ));
}

#[test]
fn only_pits_are_played() {
    let pick = "pick = [{ from = \"stores(anyone) | own\" }]\n";
    played_alike(&format!("{TWO_ROWS}{pick}{END}settle = [{{ take = \"last\" }}]\n"));
}

#[test]
fn a_player_alone_counts_his_captures() {
    let board = "board = { layout = \"one-row\", pits = 4, stores = \"right\" }\nsetup = [{ seeds = 4 }]\n";
    played_alike(&format!(
        "{board}{PICK}{END}settle = [{{ take = \"last\", optional = \"captures = 0\" }}]\n"
    ));
}

#[test]
fn a_move_of_thousands_of_captures_is_explained() {
    let board = "board = { layout = \"two-row\", pits = 7, stores = \"left\" }\nsetup = [{ seeds = 3 }]\n";
    let settle = "settle = [{ when = \"seeds in 2..6\", take = [\"facing\", \"last\"], then = \"resow\" }, { take = \"own\", then = \"relay\" }]\n\
                  resow = [{ first = \"bound\" }]\n";
    played_alike(&format!("{board}{PICK}{END}{settle}"));
}

#[test]
fn what_a_lift_leaves_in_a_marked_pit_stays_there() {
    let board = "board = { layout = \"two-row\", pits = 2 }\nsetup = [{ seeds = 3 }]\n";
    let marks = "marks = { name = \"house\", form = \"by-pit\" }\ndrop = [{ when = \"here in marks\", to = \"mark-owner\" }]\n";
    let pick = "pick = [{ from = \"own & filled\", leave = 1 }]\n";
    let settle = "settle = [{ when = \"last in enemy\", mark = \"last\" }]\n";
    played_alike(&format!("{board}{marks}{pick}{END}{settle}"));
}

#[test]
fn stores_of_everybody_are_no_gains_of_a_compact_board() {
    let board = "board = { layout = \"two-row\", pits = 3, stores = \"shared\" }\nsetup = [{ seeds = 2 }]\n";
    played_alike(&format!("{board}{PICK}{END}"));
}

#[test]
fn players_who_pass_for_ever_come_back_to_a_board() {
    let board = "board = { layout = \"two-row\", pits = 1, stores = \"right\" }\nsetup = [{ seeds = 1 }]\n";
    played_alike(&format!("{board}{PICK}"));
}

#[test]
fn no_more_is_lent_than_can_be_counted() {
    let board = "board = { layout = \"two-row\", pits = 14, stores = \"left\" }\nsetup = [{ seeds = 2 }]\n";
    let pick = "pick = [{ from = \"own & filled\", refill = \"own\", leave = 1 }]\nendless = { result = \"stop\" }\n";
    played_alike(&format!("{board}{pick}{END}"));
}

#[test]
fn what_remains_is_told_by_the_pits_and_the_seeds_won() {
    let board =
        "board = { layout = \"three-row\", pits = 9 }\nsetup = [{ rows = [[0, 0, 0, 0, 0, 0, 0, 0, 2]] }]\n";
    let sow = "sow = [{ direction = \"either\", first = \"next\", skip = \"own\" }]\n";
    let drop = "drop = [{ when = \"even(remaining)\", to = \"mover\" }]\n";
    played_alike(&format!(
        "{board}pick = [{{ from = \"own & filled\", write = \"{{pit}}{{sign}}\" }}]\n{sow}{drop}{END}"
    ));
}

#[test]
fn a_lap_that_goes_on_from_a_tray_has_a_name_for_it() {
    let board =
        "board = { layout = \"two-row\", pits = 6, trays = \"penalties\" }\nsetup = [{ seeds = 5 }]\n";
    let pick =
        "pick = [{ from = \"own & filled\", write = \"{pit}{sign}\" }]\nsow = [{ direction = \"either\" }]\n";
    let settle = "settle = [{ when = \"before > 0\", then = \"relay\", relay-from = \"trays(other)\", may-turn = \"exists(own)\" }]\n";
    played_alike(&format!("{board}{pick}{END}{settle}"));
}

#[test]
fn seeds_in_reserve_are_not_arranged() {
    let board = "board = { layout = \"two-row\", pits = 2 }\nsetup = [{ seeds = 3, reserve = 2 }]\n";
    let pick = "pick = [{ from = \"own & filled\", enter = true }]\nsettle = [{ take = \"last\" }]\n";
    let carry = "match = { carry = \"arrange\", per-pit = 1, fullest-pit = 2, most-rounds = 3, starter = \"winner\" }\n";
    played_alike(&format!("{board}{pick}{END}{carry}"));
}

#[test]
fn a_sowing_that_is_tried_may_end_in_a_store() {
    let board = "board = { layout = \"two-row\", pits = 1, stores = \"right\" }\nsetup = [{ seeds = 1 }]\n";
    let pick = "pick = [{ from = \"own & filled\", where = \"sown(before = 0)\" }, { from = \"own & filled\", write = \"y{pit}\" }]\n";
    played_alike(&format!("{board}{pick}{END}"));
}

#[test]
fn who_began_is_not_told_by_the_pits() {
    let board = "board = { layout = \"two-row\", pits = 2, stores = \"right\" }\nsetup = [{ seeds = 1 }]\n";
    let require = "require = [{ most = \"0\", at = \"sown\" }]\nforfeit = [{ take = \"own\" }]\n";
    let end = "end = [{ at = \"turn\", when = \"stuck(starter)\", leftovers = \"owner\", why = \"over\" }, { at = \"turn\", when = \"stuck(mover)\", leftovers = \"owner\", why = \"no move\" }]\n";
    played_alike(&format!("{board}{PICK}{require}{end}"));
}

#[test]
fn marks_of_three_and_four_players_are_told_apart() {
    let settle = "settle = [{ when = \"last in marks - marks(mover)\", unmark = \"last\" }, { when = \"seeds in 2..3\", mark = \"last\" }, { when = \"before > 0\", take = \"next\" }]\n";
    let drop = "drop = [{ when = \"here in marks\", to = \"mark-owner\" }]\n";
    let end = "end = [{ at = \"turn\", when = \"lead > seeds(all - marks) or stuck(mover)\", leftovers = \"mark-owner\", why = \"no move\" }]\n";
    let pick = "pick = [{ from = \"all & filled - (marks - marks(mover))\", write = \"{pit}{way}\" }]\n";
    for seats in [3, 4] {
        let board = format!(
            "board = {{ layout = \"torus\", pits = 2, seats = {seats} }}\nsetup = [{{ seeds = 2 }}]\n"
        );
        for marks in ["form = \"by-pit\"", "form = \"list\", lost = [\"lifted\"]"] {
            let marks = format!("marks = {{ name = \"house\", {marks} }}\nscore = {{ marks = true }}\n");
            played_alike(&format!("{board}{pick}{end}{marks}{settle}"));
            played_alike(&format!("{board}{pick}{end}{marks}{drop}{settle}"));
        }
    }
    let square = "board = { layout = \"square\", pits = 2 }\nsetup = [{ seeds = 2, marked = \"leftmost\" }]\npick = [{ from = \"own & filled\" }]\n";
    let marks = "marks = { name = \"house\", form = \"by-pit\", lost = [\"emptied\"] }\n";
    let owner = "settle = [{ when = \"seeds in 2..3\", mark = \"last\", mark-for = \"owner\" }, { when = \"before > 0\", take = \"last\" }]\n";
    played_alike(&format!("{square}{END}{marks}{drop}{owner}"));
}

/// The seed that is left in the hand makes the rest odd while both rows are empty.
#[test]
fn an_odd_seed_of_equal_rows_goes_to_the_other_player() {
    let ends = "end = [{ at = \"capture\", when = \"store(mover) > 0\", leftovers = \"split\", why = \"captured\" }]\n";
    let drop = "drop = [{ when = \"seeds = 4\", to = \"mover\" }]\n";
    let rules = Rules::parse("found.toml", &format!("{HEAD}{TWO_ROWS}{PICK}{ends}{drop}")).unwrap();
    let game = rules.compile(&Choices::new()).unwrap();
    let compact = CompactGame::of_wide(&game).expect("drops that depend on the pit alone");
    for (text, ply, mover) in [
        ("S 2 3 0 0 0 0 / N 0 0 0 0 0 0 / stores 0 31 / turn S", "a", Side::South),
        ("S 0 0 0 0 0 0 / N 2 3 0 0 0 0 / stores 31 0 / turn N", "A", Side::North),
    ] {
        let p = game.parse_position(text).unwrap();
        let after = game.play_ply(&p, &game.parse_ply(&p, ply).unwrap(), &mut Silent).unwrap();
        assert_eq!((game.store(&after, mover), game.store(&after, mover.other())), (4, 32), "{text}");
        let step = compact.play(compact.board(&p).unwrap(), 0);
        assert!(after.is_over() && step.over);
        assert_eq!(step.board.lead(), 4 - 32, "{text}");
    }
}
