//! The grammar of plies in `docs/notation.md`: it has every ply that the games write, and every example of the document.

#[path = "notation/grammar.rs"]
mod grammar;

use naqala::{Choices, Game, Rules, Session, Silent, catalogue};

use self::grammar::Grammar;
use crate::common::{on_all_cores, variants};

const DOCUMENT: &str = include_str!("../../../../docs/notation.md");

/// Decisions of a random game.
const DECISIONS: usize = 200;

/// The chapter about plies.
fn chapter() -> &'static str {
    let (_, from) = DOCUMENT.split_once("\n## Plies\n").expect("there is a chapter about plies");
    from.split("\n## ").next().unwrap_or(from)
}

fn grammar() -> Grammar<'static> {
    let block = chapter().split("```ebnf\n").nth(1).and_then(|rest| rest.split("```").next());
    Grammar::parse(block.expect("the chapter has a grammar"))
}

/// A ply of a random game that the grammar does not have.
fn strange_ply(game: &Game, grammar: &Grammar<'_>) -> Option<String> {
    let mut session = Session::new(game.clone());
    let mut state = 1_u64;
    for _ in 0..DECISIONS {
        let moves = session.moves();
        if moves.is_empty() {
            break;
        }
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        session.play_legal(moves[(state >> 33) as usize % moves.len()], &mut Silent);
        let is_whole = session.position().is_over() || session.position().begins_ply();
        let (before, ply) = session.last_ply().filter(|_| is_whole).unzip();
        let text = before.zip(ply).map(|(before, ply)| game.ply_text(&before, &ply));
        if let Some(text) = text.filter(|text| !grammar.accepts("ply", text)) {
            return Some(format!("{}: `{text}`", game.id()));
        }
    }
    None
}

#[test]
fn the_grammar_has_every_ply_of_the_catalogue() {
    let grammar = grammar();
    let strange = on_all_cores(catalogue::all(), |rules| {
        variants(rules).iter().find_map(|game| strange_ply(game, &grammar))
    });
    assert_eq!(strange, [""; 0]);
}

#[test]
fn the_grammar_has_every_example() {
    let grammar = grammar();
    let rows = chapter().lines().filter_map(|line| line.strip_prefix("| `"));
    let examples: Vec<&str> =
        rows.flat_map(|row| row.split(" | ").next().unwrap_or(row).split('`').step_by(2)).collect();
    assert!(examples.len() > 20, "{examples:?}");
    for example in examples.into_iter().filter(|example| !example.is_empty()) {
        assert!(grammar.accepts("ply", example), "`{example}`");
    }
    for wrong in ["", "c d", "-c-d-e", "swap!", "a1?", "z:c/"] {
        assert!(!grammar.accepts("ply", wrong), "`{wrong}`");
    }
}

/// A torus whose rules do not say how moves are written.
#[test]
fn the_grammar_has_the_moves_of_a_plain_torus() {
    let source = "naqala = 2\nid = \"round\"\nname = \"Round\"\nabout = { summary = \"Sow on.\", status = \"uncertain\" }\n\
                  board = { layout = \"torus\", pits = 8, seats = 2 }\nsetup = [{ seeds = 2 }]\n\
                  pick = [{ from = \"all & filled\" }]\nsow = [{ direction = \"any\" }]\n\
                  end = [{ at = \"turn\", when = \"stuck(mover)\", winner = \"draw\", why = \"no move\" }]\n\
                  repetition = { count = 2, result = \"draw\" }\n";
    let rules = Rules::parse("round.toml", source).unwrap_or_else(|errors| panic!("{errors}"));
    let game = rules.compile(&Choices::new()).expect("the file was checked");
    assert!(game.parse_ply(&game.start(), "a1n").is_ok() && grammar().accepts("ply", "a1n"));
    assert_eq!(strange_ply(&game, &grammar()), None);
}
