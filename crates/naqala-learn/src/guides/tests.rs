//! The guides of the repository: examples hold, and every text shows all of them.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use naqala::catalogue;

use super::*;
use crate::{GUIDE_EXAMPLES, GUIDES};

/// All that is wrong with the guides, so that one run names everything.
fn wrong(errors: impl IntoIterator<Item = String>) {
    let errors: Vec<String> = errors.into_iter().collect();
    assert!(errors.is_empty(), "{} errors:\n{}", errors.len(), errors.join("\n"));
}

#[test]
fn every_example_holds() {
    wrong(GUIDE_EXAMPLES.iter().filter_map(|(id, source)| {
        let Some(rules) = catalogue::rules(id) else { return Some(format!("no game is {id}")) };
        // One after the other, so that every example that does not hold is named.
        let blocks = source.text().split("[[example]]").skip(1).map(|block| format!("[[example]]{block}"));
        let errors: Vec<String> = blocks
            .filter_map(|block| example::read(id, &block, rules).err())
            .chain(
                example::read(id, source.text(), rules).err().filter(|error| error.why.contains("this key")),
            )
            .map(|error| error.to_string())
            .collect();
        (!errors.is_empty()).then(|| errors.join("\n"))
    }));
}

#[test]
fn every_text_is_a_guide_and_shows_the_examples_of_its_game() {
    wrong(GUIDES.iter().filter_map(|(id, language, source)| {
        let guide = match Guide::read(id, language, source.text()) {
            Ok(guide) => guide,
            Err(error) => return Some(error.to_string()),
        };
        let examples = GUIDE_EXAMPLES.iter().find(|(game, _)| game == id);
        let keys: BTreeSet<String> = examples
            .and_then(|(_, source)| source.text().parse::<toml::Table>().ok())
            .and_then(|file| file.get("example").cloned())
            .and_then(|list| list.as_array().cloned())
            .into_iter()
            .flatten()
            .filter_map(|example| example.get("key").and_then(toml::Value::as_str).map(str::to_owned))
            .collect();
        let shown: BTreeSet<String> = guide.shown_examples().into_iter().map(str::to_owned).collect();
        (shown != keys).then(|| format!("{id}/{language}.md shows {shown:?}, and the examples are {keys:?}"))
    }));
}

#[test]
fn every_playable_game_is_told_in_english() {
    let needed = [Section::Play, Section::Beginners, Section::Strategy, Section::Start];
    wrong(catalogue::ids().filter_map(|id| {
        let Some(guide) = Guide::find(id, "en") else { return Some(format!("{id} has no guide")) };
        let has: Vec<Section> = guide.sections().collect();
        let missing: Vec<&str> =
            needed.iter().filter(|section| !has.contains(section)).map(|section| section.key()).collect();
        (!missing.is_empty()).then(|| format!("{id}/en.md lacks {}", missing.join(", ")))
    }));
}

#[test]
fn an_example_that_claims_too_much_is_refused() {
    let rules = catalogue::rules("oware").expect("a game of the catalogue");
    let position = "position = \"S 0 3 4 1 2 1 / N 1 2 0 4 5 3 / stores 12 10\"";
    let refused = |claim: &str| {
        let source = format!("[[example]]\nkey = \"it\"\n{position}\n{claim}\n");
        example::read("oware", &source, rules).expect_err(claim).why
    };
    assert!(refused("play = [\"a\"]").starts_with("`a`: "));
    assert!(refused("play = [\"c\"]\ngoal = { captures = 3 }").contains("2 seeds"));
    assert!(refused("legal = [\"b\"]").starts_with("legal are b, c, d"));
    assert_eq!(refused("illegal = [\"b\"]"), "`b` is legal");
    assert!(refused("over = \"South\"").contains("not over"));
    assert!(
        refused("play = [\"c\"]\nafter = \"S 1 1 1 1 1 1 / N 1 1 1 1 1 1 / stores 18 18\"")
            .contains("afterwards")
    );
    let source = format!(
        "[[example]]\nkey = \"it\"\n{position}\nplay = [\"c\"]\ngoal = {{ captures = 2, last = \"A\" }}\n"
    );
    let examples = example::read("oware", &source, rules).expect("it holds");
    assert_eq!(examples[0].played().map(|(text, _)| text), Some("c"));
}

#[test]
fn headings_have_keys_in_order() {
    let why = |text: &str| Guide::read("mine", "en", text).expect_err(text).to_string();
    assert!(why("Mine").contains("line 1: a guide begins"));
    assert!(why("# Mine\n\n## Words {#words}").contains("a paragraph that says what"));
    assert!(why("# Mine\n\nGood.\n\n## Play").contains("line 5: the heading has no key"));
    let order = "# Mine\n\nGood.\n\n## Story {#story}\n\nOld.\n\n## Play {#play}\n";
    assert!(why(order).contains("line 9: `play` cannot come after `story`"));
    assert!(why("# Mine\n\nGood.\n\n> Quoted\n").contains("headings with keys"));
}

/// Questions about positions, with their answers: people who knew nothing but the guide and the rules were asked them.
#[test]
fn every_question_has_its_answer() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../guides");
    let mut asked = 0;
    wrong(catalogue::all().iter().filter_map(|rules| {
        let source = fs::read_to_string(folder.join(rules.id()).join("questions.toml")).ok()?;
        match example::read(rules.id(), &source, rules) {
            Ok(questions) => {
                asked += questions.len();
                None
            }
            Err(error) => Some(error.to_string()),
        }
    }));
    assert!(asked >= 400, "only {asked} questions");
}
