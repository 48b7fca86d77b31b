//! Messages that are cut off, mistyped, or written to exhaust whoever reads them: they are refused with a reason, or said.

use std::fs;
use std::path::Path;

use naqala_messages::{Catalogue, LanguageError, Phrase, Value, check, missing};

/// Everything that messages may have, and escaped characters before all.
const ESCAPED: &str = r#"# A comment
pit = { "\u00e9" } é { "\U01F602\"\\" } { $n }
    .gender = { "f\u0020" }
seeds = { $n ->
    [0] none{ "\u002e" }
    [one] { $n } seed
   *[other] { FORM($what, "\u0067en") } { TRAIT($what, "gender") } { pit.gender }
}
from =
    { pit }

    and { seeds }
plural-one = n % 10 = 1 and n % 100 != 11
language-decimal = ,
"#;

/// Characters that begin or end something, that are longer than a byte, or that are not expected anywhere.
const SIGNS: [&str; 16] =
    ["", "{", "}", "\"", "\\", "\\u", "(", ")", "[", "*", ".", "=", "\n", " ", "é", "\u{0}"];

/// Reads messages, and says all of them if they can be read.
fn read_and_say(source: &str) {
    let _ = check("xx", source, source);
    let catalogue: &'static Catalogue = Box::leak(Box::new(Catalogue::default()));
    if catalogue.add("xx", source).is_err() {
        return;
    }
    let words = catalogue.words("xx");
    for key in missing("", source) {
        let values =
            [("n", Value::from(1)), ("what", Value::from(words.say(&key, &[("n", Value::decimal(0.5, 1))])))];
        let phrase: Phrase = words.say(&key, &values);
        assert!(phrase.to_string().len() < 1 << 16);
    }
}

/// Damages every message of a source at every character.
fn damage_everywhere(source: &str) {
    for entry in source.split_inclusive("\n").fold(Vec::<String>::new(), |mut entries, line| {
        match entries.last_mut().filter(|_| !line.starts_with(|c: char| c.is_ascii_alphabetic())) {
            Some(entry) => entry.push_str(line),
            None => entries.push(line.to_owned()),
        }
        entries
    }) {
        for (at, character) in entry.char_indices() {
            read_and_say(&entry[..at]);
            read_and_say(&entry[at..]);
            for sign in SIGNS {
                read_and_say(&[&entry[..at], sign, &entry[at + character.len_utf8()..]].concat());
            }
        }
    }
}

#[test]
fn damaged_messages_are_read_or_refused() {
    read_and_say(ESCAPED);
    damage_everywhere(ESCAPED);
    for (at, _) in ESCAPED.char_indices() {
        read_and_say(&ESCAPED[..at]);
    }
    let languages = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../languages");
    damage_everywhere(&fs::read_to_string(languages.join("ru/view.ftl")).unwrap());
}

fn refusal(source: &str) -> LanguageError {
    let catalogue = Catalogue::default();
    let error = catalogue.add("xx", source).expect_err(&source[..source.len().min(80)]);
    let listed = check("xx", source, "");
    assert!(!listed.is_empty(), "{error}");
    error
}

#[test]
fn escapes_name_a_character_with_as_many_digits_as_they_need() {
    for escape in [r"\u", r"\u1", r"\u12", r"\u123", r"\u00é0", r"\ud800", r"\u+041", r"\U110000", r"\U12345"]
    {
        for end in ["", "\" }", "é\" }"] {
            let error = refusal(&format!("a = {{ \"{escape}{end}"));
            assert!(matches!(&error, LanguageError::Syntax { line: 1, .. }), "{escape}{end}: {error}");
        }
    }
}

#[test]
fn nesting_has_a_limit() {
    let functions =
        |depth: usize| format!("a = {{ {}$a{} }}", "FORM(".repeat(depth), ", \"gen\")".repeat(depth));
    let choices = |depth: usize| format!("a = {}x{}", "{ $n -> *[a] ".repeat(depth), " }".repeat(depth));
    for nested in [&functions as &dyn Fn(usize) -> String, &choices] {
        read_and_say(&nested(12));
        assert!(Catalogue::default().add("xx", &nested(12)).is_ok());
        for depth in [17, 1_000, 200_000] {
            assert!(refusal(&nested(depth)).to_string().contains("at most 16 deep"));
        }
    }
    assert!(refusal(&"a = { FORM(".repeat(100_000)).to_string().contains("line 1"));
}

#[test]
fn references_have_a_limit() {
    let chain = |length: usize| -> String {
        (0..length).map(|n| format!("m{n} = {{ m{} }}\n", n + 1)).collect::<String>()
            + &format!("m{length} = x\n")
    };
    read_and_say(&chain(32));
    assert!(Catalogue::default().add("xx", &chain(32)).is_ok());
    let doubled = chain(30).replace(" }", " }{ ").lines().fold(String::new(), |all, line| {
        let reference = line.split_once("{ ").and_then(|(_, rest)| rest.split_once(' ')).map(|(key, _)| key);
        all + line + &reference.map_or(String::new(), |key| format!("{key} }}")) + "\n"
    });
    for source in [
        "a = { a }",
        "a = { b }\nb = { $n ->\n    [one] one\n   *[other] { a }\n}",
        "a = { a.b }\n    .b = { FORM(a, \"gen\") }",
        &chain(33),
        &chain(50_000),
        &doubled,
    ] {
        let error = refusal(source);
        assert!(matches!(&error, LanguageError::Size { .. }), "{error}");
        assert!(error.to_string().contains("64 KiB"), "{error}");
    }
}

#[test]
fn a_language_has_a_greatest_length() {
    let error = refusal(&"a = b\n".repeat(1_000_000));
    assert!(error.to_string().contains("at most 4 MiB"), "{error}");
    // Reading takes time in proportion to the length, however many mistakes there are.
    let error = refusal(&"}\n".repeat(2_000_000));
    assert!(error.to_string().contains("line 1"), "{error}");
    let error = refusal(&"a\n".repeat(1_000_000));
    assert!(error.to_string().contains("line 1"), "{error}");
}

/// The embedded languages are not asked how long they become, and phrases within phrases multiply whatever a message says.
#[test]
fn what_multiplies_is_cut_off() {
    let catalogue: &'static Catalogue = Box::leak(Box::new(Catalogue::default()));
    let twice = format!("a = {}", "{ $what }".repeat(1_000));
    catalogue.add("xx", &twice).unwrap();
    let mut phrase = Phrase::from("seeds");
    for _ in 0..20 {
        phrase = catalogue.words("xx").say("a", &[("what", Value::from(phrase))]);
    }
    assert!(phrase.to_string().len() <= 1 << 20);
    let sign: &'static Catalogue = Box::leak(Box::new(Catalogue::default()));
    sign.add("xx", "language-decimal = { $n }\na = { $n }").unwrap();
    let said = sign.words("xx").say("a", &[("n", Value::decimal(0.5, 1))]);
    assert_eq!(said.to_string(), "0.5", "a sign is a plain text");
}
