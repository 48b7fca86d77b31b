//! Keys that say nothing, or the opposite of others, are refused or warned of; what is asked of a move that leaves its player a
//! choice.

use naqala::{Choices, Game, Rules};

const HEAD: &str = "naqala = 2\nid = \"my-game\"\nname = \"My game\"\nabout = { summary = \"Mine.\", status = \"uncertain\" }\n";
const END: &str =
    "end = [{ at = \"turn\", when = \"stuck(mover)\", leftovers = \"owner\", why = \"no move\" }]\n";
const BOARD: &str = "board = { layout = \"two-row\", pits = 6 }\n";
const SETUP: &str = "setup = [{ seeds = 4 }]\n";
const PICK: &str = "pick = [{ from = \"own & filled\" }]\n";
/// A capture that may be left.
const MAY_TAKE: &str =
    "settle = [{ when = \"last in enemy and seeds in {2, 3, 5}\", take = \"last\", optional = true }]\n";

fn refusal(rest: &str) -> String {
    let errors = Rules::parse("my-game.toml", &format!("{HEAD}{END}{rest}")).err();
    errors.map_or_else(|| format!("nothing is wrong with {rest}"), |errors| errors.to_string())
}

fn warnings(rest: &str) -> Vec<String> {
    let rules = Rules::parse("my-game.toml", &format!("{HEAD}{END}{rest}")).unwrap();
    rules.warnings().iter().map(ToString::to_string).collect()
}

fn game(rest: &str) -> Game {
    Rules::parse("my-game.toml", &format!("{HEAD}{END}{rest}")).unwrap().compile(&Choices::new()).unwrap()
}

fn texts(game: &Game) -> Vec<String> {
    game.ply_texts(&game.start())
}

#[test]
fn keys_that_contradict_each_other_are_refused() {
    let usual = format!("{BOARD}{SETUP}{PICK}");
    for (rest, message) in [
        (
            format!("{BOARD}{PICK}setup = [{{ seeds = 4, rows = [[1, 2, 3, 4, 5, 6]] }}]"),
            "both lay out the whole board",
        ),
        (
            format!("{BOARD}{SETUP}pick = [{{ from = \"own & filled\", lift = 3, leave = 1 }}]"),
            "already says how many",
        ),
        (
            format!(
                "board = {{ layout = \"two-row\", pits = 6, stores = \"right\", store-name = \"barns\" }}\n{SETUP}{PICK}"
            ),
            "only stores that the players share",
        ),
        (format!("{usual}settle = [{{ when = \"last in own\", then = \"win\" }}]"), "does not say why"),
        (
            format!("{usual}settle = [{{ when = \"last in own\", then = \"again\", why = \"lucky\" }}]"),
            "needs no `why`",
        ),
        (
            format!("{usual}settle = [{{ when = \"last in marks\", take = \"last\" }}]"),
            "this file has no marks",
        ),
        (format!("{usual}repetition = {{ count = 1, result = \"draw\" }}"), "every position occurs once"),
        (format!("{usual}match = {{ carry = \"nothing\" }}"), "would never end"),
        (
            format!("{usual}match = {{ carry = \"nothing\", rounds = 3, goal-pits = 4 }}"),
            "`goal-pits` says nothing",
        ),
        (
            format!("{usual}{MAY_TAKE}require = [{{ most = \"store(mover)\", at = \"played\" }}]"),
            "decides something in its course",
        ),
    ] {
        let refusal = refusal(&rest);
        assert!(refusal.contains(message), "{rest}\n{refusal}");
    }
}

#[test]
fn stores_that_an_option_can_make_shared_may_have_a_name() {
    let stores = "board = { layout = \"square\", pits = 2, stores = \"$stores\", store-name = \"barns\" }\n";
    let option = "option = [{ name = \"stores\", values = [\"off\", \"shared\"], doc = \"Whether there are stores.\" }]\n";
    game(&format!("{stores}{option}{SETUP}{PICK}"));
}

#[test]
fn what_no_rule_asks_for_is_warned_of() {
    let usual = format!("{BOARD}{SETUP}{PICK}");
    let bind = format!("{usual}settle = [{{ when = \"last in own\", then = \"again\", bind = \"next\" }}]");
    assert!(warnings(&bind)[0].contains("no [[pick]] case asks for `bound`"), "{:?}", warnings(&bind));
    let block = format!("{usual}block = [{{ pit = \"last\" }}]");
    assert!(warnings(&block)[0].contains("no [[pick]] case asks for `blocked`"), "{:?}", warnings(&block));
    let define = format!("{usual}define = {{ mine = \"own & nonsense\" }}");
    assert!(warnings(&define)[0].contains("no rule uses the word `mine`"), "{:?}", warnings(&define));
    assert!(warnings(&usual).is_empty());
}

#[test]
fn a_move_takes_what_its_player_may_leave() {
    let pick =
        "pick = [{ from = \"own & filled\", where = \"takes(enemy)\" }, { from = \"own & filled\" }]\n";
    let may = texts(&game(&format!("{BOARD}{SETUP}{pick}{MAY_TAKE}")));
    let must = texts(&game(&format!("{BOARD}{SETUP}{pick}{}", MAY_TAKE.replace(", optional = true", ""))));
    assert_eq!(must, ["c", "d", "e", "f"]);
    // The same pits, with the capture and without it.
    let pits: Vec<&str> = may.iter().map(|ply| &ply[..1]).collect();
    assert_eq!(pits, ["c", "c", "d", "d", "e", "e", "f", "f"], "{may:?}");
}

#[test]
fn counts_are_not_compared_with_numbers_they_do_not_reach() {
    let usual = format!("{BOARD}{SETUP}{PICK}");
    for test in ["plies >= 300", "256 = captures(mover)", "nth < 255"] {
        let refused = refusal(&format!("{usual}settle = [{{ when = \"{test}\", then = \"end\" }}]"));
        assert!(refused.contains("this count stops at 255"), "{refused}");
    }
    assert!(
        !texts(&game(&format!("{usual}settle = [{{ when = \"plies > 254\", then = \"end\" }}]"))).is_empty()
    );
}
