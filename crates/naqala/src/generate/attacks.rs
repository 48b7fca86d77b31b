//! Rule files designed to exceed the limits: each is refused with line and column, or played within the limit.

use std::time::{Duration, Instant};

use crate::board::event::{Event, Silent};
use crate::rule_file::{Choices, Rules};

/// Time limits for reading and compiling, and for a question about a position. They are generous, because tests run in debug
/// builds on busy machines.
const READING: Duration = Duration::from_secs(20);
const ASKING: Duration = Duration::from_secs(5);

fn file(board: &str, rest: &str) -> String {
    format!(
        "naqala = 2\nid = \"attack\"\nname = \"Attack\"\nabout = {{ summary = \"Costs much.\", status = \"uncertain\" }}\n\
         board = {{ {board} }}\nsetup = [{{ seeds = 3 }}]\n{rest}"
    )
}

/// Reads a file; its rules, or all that is wrong with it.
fn read(text: &str) -> Result<Rules, String> {
    let started = Instant::now();
    let read = Rules::parse("attack.toml", text);
    assert!(started.elapsed() < READING, "reading took {:?}", started.elapsed());
    read.map_err(|errors| errors.to_string())
}

/// Plays some moves, each within the limit.
fn play(rules: &Rules) {
    let game = rules.compile(&Choices::new()).unwrap();
    let mut p = game.start();
    for turn in 0..12 {
        let started = Instant::now();
        let moves = game.moves(&p);
        assert!(started.elapsed() < ASKING, "looking for moves took {:?}", started.elapsed());
        let Some(mv) = moves.get(turn * 5 % moves.len().max(1)) else { break };
        let started = Instant::now();
        let next = game.play_legal(&p, *mv, &mut Silent);
        assert!(started.elapsed() < ASKING, "a move took {:?}", started.elapsed());
        assert_eq!(game.play_legal(&p, *mv, &mut Vec::<Event>::new()), next);
        p = next;
    }
}

const TWO_ROWS: &str = "layout = \"two-row\", pits = 6";
const PICK: &str = "pick = [{ from = \"own & filled\" }]\n";

#[test]
fn a_chain_of_tests_takes_no_more_stack_than_one() {
    let chain = " or seeds > 1".repeat(516);
    play(
        &read(&file(
            TWO_ROWS,
            &format!("{PICK}settle = [{{ when = \"seeds > 2{chain}\", take = \"last\" }}]"),
        ))
        .unwrap(),
    );
    let chain = " or seeds > 1".repeat(300_000 / 13);
    let error =
        read(&file(TWO_ROWS, &format!("{PICK}settle = [{{ when = \"seeds > 2{chain}\" }}]"))).unwrap_err();
    assert!(error.starts_with("attack.toml:1:1: a rule file has at most"), "{error}");
    let chain = " or seeds > 1".repeat(370);
    let many = format!("{{ when = \"seeds > 2{chain}\", take = \"last\" }},").repeat(20);
    let error = read(&file(TWO_ROWS, &format!("{PICK}settle = [{many}]"))).unwrap_err();
    assert!(error.contains("more than 8000 words"), "{error}");
    for sign in ["|", "&", "-", "+"] {
        let chain = format!(" {sign} last").repeat(200);
        let error =
            read(&file(TWO_ROWS, &format!("{PICK}settle = [{{ take = \"last{chain}\" }}]"))).unwrap_err();
        assert!(error.contains("more than 32 parts"), "{error}");
    }
}

#[test]
fn definitions_that_double_are_refused_at_once() {
    let mut define = String::from("[define]\na0 = \"seeds > 1\"\n");
    for at in 1..9 {
        let parts = vec![format!("a{}", at - 1); 40].join(" or ");
        define += &format!("a{at} = \"{parts}\"\n");
    }
    for top in ["a2", "a4", "a7"] {
        let text =
            file(TWO_ROWS, &format!("{PICK}settle = [{{ when = \"{top}\", take = \"last\" }}]\n{define}"));
        match read(&text) {
            Ok(rules) => play(&rules),
            Err(error) => assert!(error.contains("more than 8000 words"), "{error}"),
        }
    }
    let circle = "[define]\na = \"b or b\"\nb = \"a or a\"\n";
    let error = read(&file(TWO_ROWS, &format!("{PICK}settle = [{{ when = \"a\" }}]\n{circle}"))).unwrap_err();
    assert!(error.contains("lead back to themselves"), "{error}");
    let chain: String = (1..=60).map(|at| format!("a{at} = \"not a{}\"\n", at - 1)).collect();
    let chain = format!("[define]\na0 = \"seeds > 1\"\n{chain}");
    let error =
        read(&file(TWO_ROWS, &format!("{PICK}settle = [{{ when = \"a60\" }}]\n{chain}"))).unwrap_err();
    assert!(error.contains("more than 8 deep"), "{error}");
    assert_eq!(error.matches("in the definition of").count(), 1, "{error}");
}

#[test]
fn moves_that_try_moves_are_played_within_the_limit() {
    let takes = vec!["takes(enemy) and not takes(own)"; 20].join(" or ");
    let stuck = vec!["stuck(mover) or stuck(other)"; 20].join(" or ");
    for pits in [6, 26] {
        let board = format!("layout = \"two-row\", pits = {pits}");
        let text = file(
            &board,
            &format!(
                "pick = [{{ from = \"own & filled\", where = \"{takes} or always\" }}]\n\
                 settle = [{{ when = \"({stuck}) and seeds = 1\", take = \"facing\" }}, {{ when = \"before > 0\", then = \"relay\" }}]\n\
                 require = [{{ that = \"not ({stuck})\", most = \"seeds(own)\", at = \"played\" }}]\n\
                 end = [{{ at = \"move\", when = \"{stuck}\", why = \"no move\" }}]"
            ),
        );
        match read(&text) {
            Ok(rules) => play(&rules),
            Err(error) => assert!(error.contains("may cost"), "{error}"),
        }
    }
}

#[test]
fn laps_without_end_are_stopped_within_the_limit() {
    for result in ["void", "forbid", "stop", "lose"] {
        let text = file(
            "layout = \"torus\", pits = 12",
            &format!(
                "pick = [{{ from = \"all & filled\", write = \"{{pit}}{{way}}\" }}]\n\
                 settle = [{{ when = \"before >= 0\", then = \"relay\", relay-from = \"next-filled(next-filled(last))\" }}]\n\
                 [endless]\nresult = \"{result}\""
            ),
        );
        play(&read(&text).unwrap());
    }
}

#[test]
fn races_are_run_within_the_limit() {
    for model in ["lockstep", "laps", "sequential", "random"] {
        let text = file(
            "layout = \"two-row\", pits = 26",
            &format!("{PICK}race = [{{ model = \"{model}\" }}]\n[endless]\nresult = \"forbid\""),
        );
        play(&read(&text).unwrap());
    }
}

#[test]
fn names_are_short_and_hold_no_signs_that_nobody_sees() {
    let named = |name: &str| read(&file(TWO_ROWS, PICK).replace("Attack", name));
    assert!(named(&"x".repeat(80)).is_ok());
    assert!(
        named(&"x".repeat(81)).unwrap_err().starts_with("attack.toml:3:8: a name is one line of at most 80")
    );
    for sign in ["\\u202E", "\\u0007", "\\u200F", "\\u200B", "\\u200D", "\\u2060", "\\uFEFF"] {
        let error = named(sign).unwrap_err();
        assert!(error.contains("is invisible"), "{error}");
    }
    let about = |text: &str| read(&file(TWO_ROWS, PICK).replace("Costs much.", text));
    assert!(about("A\\u200Cjoiner.").is_ok(), "some scripts need it");
    assert!(about("No\\u200Bwidth.").is_err());
}

#[test]
fn many_mistakes_are_told_at_once() {
    let options: String = (0..40)
        .map(|at| format!("[[option]]\nname = \"o{at}\"\nvalues = [1, 2, 3, 4, 5]\ndoc = \"d\"\n"))
        .collect();
    let cases = "{ when = \"sedes > 1 and onw in lsat\", take = \"lsat\" },".repeat(200);
    let error = read(&file(TWO_ROWS, &format!("{PICK}settle = [{cases}]\n{options}"))).unwrap_err();
    assert!(error.lines().count() <= 100, "{error}");
}

#[test]
fn numbers_without_bounds_are_bounded() {
    for test in [
        "seeds in 0 - 1000000 * 2000..5",
        "1000000 * 1000000 + seeds > 1000000 * 1000000 + 1",
        "0 - 1000000 * 1000000 - 5 < seeds - 1000000 * 1000000",
        "1000000 * 1000000 * store(mover) > 3",
        "last in column-of(0 - 1000000 * 1000000 - 5)",
    ] {
        play(
            &read(&file(TWO_ROWS, &format!("{PICK}settle = [{{ when = \"{test}\", take = \"last\" }}]")))
                .unwrap(),
        );
    }
}
