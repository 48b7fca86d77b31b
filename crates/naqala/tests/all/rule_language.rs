//! The documented rule language: every complete rule file in the documents is checked and played, and every common
//! mistake gets a message that names it and its place.

mod contradictions;
mod mistakes;
#[path = "rule_language/version_2.rs"]
mod version_2;

use mistakes::MISTAKES;
use naqala::{Choices, Game, Rules, Session, Silent};

const DOCUMENTS: [(&str, &str); 3] = [
    ("docs/rule-language.md", include_str!("../../../../docs/rule-language.md")),
    ("docs/rule-reference.md", include_str!("../../../../docs/rule-reference.md")),
    ("README.md", include_str!("../../../../README.md")),
];

/// Random games played with each rule file of the documents.
const GAMES: u64 = 50;

/// No game of the documents takes more decisions.
const DECISIONS: usize = 5_000;

/// The complete rule files among the code blocks of a document.
fn rule_files(document: &str) -> Vec<&str> {
    let blocks = document.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.filter(|block| block.starts_with("naqala = ")).collect()
}

#[test]
fn every_game_in_the_documents_can_be_played_to_its_end() {
    for (name, document) in DOCUMENTS {
        let files = rule_files(document);
        assert!(!files.is_empty(), "{name} has no complete rule file");
        for file in files {
            let rules = Rules::parse(name, file).unwrap_or_else(|errors| panic!("{errors}\n\nin\n\n{file}"));
            assert_eq!(rules.warnings(), [], "in\n\n{file}");
            play_games(&rules.compile(&Choices::new()).expect("the file was checked"));
            for preset in rules.presets() {
                let game = rules.compile(Choices::new().preset(&preset.name));
                play_games(&game.expect("the file was checked"));
            }
        }
    }
}

fn play_games(game: &Game) {
    for seed in 1..=GAMES {
        let mut session = Session::new(game.clone());
        let mut state = seed;
        for _ in 0..DECISIONS {
            let moves = session.moves();
            if moves.is_empty() {
                break;
            }
            session.play(moves[below(&mut state, moves.len())], &mut Silent).expect("the move is legal");
            let seeds = game.seeds_in_all(session.position());
            assert_eq!(seeds, game.total_seeds(), "{}: lost seeds", game.id());
        }
        assert!(session.outcome().is_some(), "{}: game {seed} does not end", game.id());
    }
}

/// Rules with recursive tests are played without a stack overflow, whatever the result.
#[test]
fn questions_within_questions_come_to_an_end() {
    let [_, _, (_, readme)] = DOCUMENTS;
    let oware = rule_files(readme)[0];
    let askers = [
        oware.replace("from = \"own & filled\" }", "from = \"own & filled\", when = \"stuck(other)\" }"),
        oware.replace(
            "from = \"own & filled\" }",
            "from = \"own & filled\", where = \"takes(enemy) or stuck(other)\" }",
        ),
    ];
    for asker in askers {
        assert_ne!(asker, oware);
        let rules = Rules::parse("asker.toml", &asker).unwrap_or_else(|errors| panic!("{errors}"));
        let mut session = Session::new(rules.compile(&Choices::new()).expect("the file was checked"));
        for _ in 0..20 {
            let Some(mv) = session.moves().first().copied() else { break };
            session.play_legal(mv, &mut Silent);
        }
    }
}

fn below(state: &mut u64, limit: usize) -> usize {
    *state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    (*state >> 33) as usize % limit
}

#[test]
fn the_documents_show_messages_as_they_are() {
    let shown = DOCUMENTS[0].1.split("```text\n").nth(1).and_then(|rest| rest.split("```").next());
    let shown = shown.expect("the reference shows some messages");
    // The place depends on the file.
    let what = |message: &str| message.splitn(4, ':').last().unwrap_or_default().trim().to_owned();
    let in_one_line = |message: String| match message.split_once("\n  hint: ") {
        Some((message, hint)) => format!("{} ({hint})", what(message)),
        None => what(&message),
    };
    let messages: Vec<String> = MISTAKES.iter().map(|mistake| in_one_line(mistake.reported())).collect();
    for line in shown.lines() {
        let shown = line.strip_prefix("naqala: ").expect("the command says first who speaks");
        assert!(messages.contains(&what(shown)), "no mistake is reported so:\n{line}");
    }
}

#[test]
fn every_mistake_is_named_with_its_place() {
    for mistake in MISTAKES {
        assert_eq!(mistake.reported(), mistake.message, "for `{}`", mistake.instead);
    }
}
