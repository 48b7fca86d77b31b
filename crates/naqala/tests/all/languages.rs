//! A language is a folder of messages: an invented one works without a line of code.

use std::path::Path;

use naqala::{Choices, catalogue, explain, option_label};
use naqala_languages::{Language, PARTS, read_folder};

/// The language of the folder `qx`, which says a few things only.
fn qaxa() -> Language {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../naqala-languages/tests/languages");
    let [language] = <[Language; 1]>::try_from(read_folder(&folder).unwrap()).unwrap();
    naqala::add_language(&language.code, &language.messages(PARTS[0].files)).unwrap();
    language
}

#[test]
fn a_new_language_is_spoken_and_what_it_lacks_is_said_in_english() {
    let language = qaxa();
    assert_eq!((language.code.as_str(), naqala::language_name("qx").as_str()), ("qx", "Qaxa"));
    let rules = catalogue::rules("oware").unwrap();
    let text = naqala::rules_text(&rules.compile(&Choices::new()).unwrap(), "qx");
    assert!(text.contains("Qoware") && text.contains("Qend") && text.contains("Your turn"), "{text}");
    assert_eq!(option_label(rules, "grand_slam", "qx"), "Qagran");
    assert_eq!(option_label(rules, "seeds", "qx"), option_label(rules, "seeds", "en"));
}

#[test]
fn a_new_language_has_plurals_of_its_own() {
    qaxa();
    let rules = catalogue::rules("oware").unwrap();
    for (seeds, said) in [("1", "qa grana"), ("2", "2 granadu"), ("3", "3 granapu")] {
        let game = rules.compile(Choices::new().set("seeds", seeds)).unwrap();
        let mut events = Vec::new();
        game.play_legal(&game.start(), game.moves(&game.start())[0], &mut events);
        let text = explain(&game, &game.start(), &events, "qx");
        assert!(text.contains(said), "{text}");
    }
}

#[test]
fn what_a_new_language_lacks_is_listed() {
    let language = qaxa();
    assert!(!language.is_complete());
    let labels = naqala::missing_labels("qx");
    assert!(labels.iter().all(|label| label.key != "any--label-grand_slam"));
    assert!(labels.iter().any(|label| label.key == "any--label-seeds"), "{:?}", &labels[..5]);
    assert!(naqala::untranslated_texts("qx").iter().all(|text| text.key != "oware--name"));
    let english = naqala::language_source("en").unwrap();
    let missing = naqala_messages::missing(&language.messages(&["rules"]), english);
    assert!(missing.contains(&"heading-turn".to_owned()) && !missing.contains(&"heading-end".to_owned()));
}
