//! Phrases in sentences that ask for a form.

use std::sync::LazyLock;

use crate::{Catalogue, Phrase, Value, Words, check, missing};

const ENGLISH: &str = "\
pit = pit { $name }
store = the store
both = { $first } and { $last }
from = from { $what }
lost = { $what } is lost
only-here = only { $n } in English";

const RUSSIAN: &str = r#"
pit = { $case ->
    [gen] лунки
   *[nom] лунка
} { $name }
    .gender = f
store = { $case ->
    [gen] амбара
   *[nom] амбар
}
    .gender = m
both = { FORM($first, $case) } и { FORM($last, $case) }
from = из { FORM($what, "gen") }
lost = { TRAIT($what, "gender") ->
    [f] { $what } потеряна
    [m] { $what } потерян
   *[none] { $what }: потеря
}
"#;

static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| Catalogue::new(&[("en", ENGLISH), ("ru", RUSSIAN)]));

fn russian() -> Words {
    CATALOGUE.words("ru_RU.UTF-8")
}

fn pit(name: &str) -> Phrase {
    russian().say("pit", values![name = name])
}

#[test]
fn a_sentence_asks_for_a_form_and_a_list_hands_it_on() {
    let words = russian();
    assert_eq!(words.say("from", values![what = pit("a")]).to_string(), "из лунки a");
    let both = words.say("both", values![first = pit("a"), last = words.tell("store")]);
    assert_eq!(both.to_string(), "лунка a и амбар");
    assert_eq!(words.say("from", values![what = both]).to_string(), "из лунки a и амбара");
    assert_eq!(words.say("from", values![what = "x"]).to_string(), "из x");
}

#[test]
fn a_sentence_agrees_with_a_trait() {
    let words = russian();
    let lost = |what: Phrase| words.say("lost", values![what = what]).to_string();
    assert_eq!(lost(pit("a")), "лунка a потеряна");
    assert_eq!(lost(words.tell("store")), "амбар потерян");
    assert_eq!(lost("x".into()), "x: потеря");
}

#[test]
fn the_first_language_stands_in() {
    assert_eq!(russian().say("only-here", values![n = 3]).to_string(), "only 3 in English");
    assert_eq!(CATALOGUE.words("tlh").language(), "en");
    assert_eq!(CATALOGUE.words("en-GB").tell("store").to_string(), "the store");
    assert_eq!(CATALOGUE.words("en").tell("no-such-message").to_string(), "no-such-message");
    assert_eq!(CATALOGUE.known("ru"), Some("ru"));
    assert_eq!(CATALOGUE.known("C.UTF-8"), None);
}

#[test]
fn a_check_finds_what_a_translation_lacks_or_makes_up() {
    assert_eq!(check("ru", RUSSIAN, ENGLISH), Vec::<String>::new());
    assert_eq!(missing(RUSSIAN, ENGLISH), ["only-here"]);
    let complete = RUSSIAN.to_owned() + "language-status = complete\n";
    assert_eq!(check("ru", &complete, ENGLISH), ["ru: `only-here` is missing"]);
    let own = "language-name = Русский\nplural-one = n = 1\nstore = амбар";
    assert_eq!(check("ru", own, "store = the store"), Vec::<String>::new());
    assert_eq!(missing("store = амбар", "language-name = English\nplural-one = n = 1"), [""; 0]);
    assert_eq!(check("ru", "plural-one = n", "pit = pit"), ["ru: `plural-one` is no rule of plurals"]);
    let translation = "a = { $c } { FORM($b, \"gen\") }\nb = { c }\ngame--name = Овари";
    assert_eq!(
        check("ru", translation, "a = { b }\nb = { $b }"),
        ["ru: `a` gets no value $c", "ru: `b` refers to `c`, which is not there"]
    );
    for unused in ["a = { FORN($b, \"gen\") }", "a = { -term }", "a = { 1 }", "a = { { $b } }"] {
        assert!(check("ru", unused, "a = { $b }")[0].starts_with("ru: line 1: "), "{unused}");
    }
    let of_itself = "a = { a.b }\n    .b = { $n } { a.c }\n    .c = c";
    assert_eq!(check("it", of_itself, of_itself), Vec::<String>::new());
    assert_eq!(check("x y", "a = b", "a = b").len(), 1);
    assert!(!check("it", "a = {", "a = b").is_empty());
}

#[test]
fn a_language_brings_its_rules_of_plurals() {
    static SLOVENE: LazyLock<Catalogue> = LazyLock::new(Catalogue::default);
    let seeds =
        "seeds = { $n ->\n    [one] { $n } seme\n    [two] { $n } semeni\n   *[other] { $n } semen\n}\n";
    let rules = "plural-one = v = 0 and i % 100 = 1\nplural-two = v = 0 and i % 100 = 2\n";
    SLOVENE.add("sl", &(seeds.to_owned() + rules)).unwrap();
    let said = |n: i64| SLOVENE.words("sl").say("seeds", values![n = n]).to_string();
    assert_eq!([1, 2, 3, 101, 102].map(said), ["1 seme", "2 semeni", "3 semen", "101 seme", "102 semeni"]);
    let mistake = SLOVENE.add("sl", "plural-one = one of them").unwrap_err().to_string();
    assert!(mistake.contains("`plural-one` of `sl` is no rule"), "{mistake}");
}

#[test]
fn a_language_that_comes_later_is_spoken_and_phrases_keep_their_words() {
    static LATER: LazyLock<Catalogue> = LazyLock::new(Catalogue::default);
    let key = LATER.words("it").tell("pit");
    assert_eq!(key.to_string(), "pit", "nobody has a word for it yet");
    LATER.add("en", "pit = pit\nseed = seed").unwrap();
    LATER.add("it", "pit = fossa").unwrap();
    let before = LATER.words("it").tell("pit");
    LATER.add("it", "pit = buca").unwrap();
    assert_eq!(
        (before.to_string(), LATER.words("it").tell("pit").to_string()),
        ("fossa".into(), "buca".into())
    );
    assert_eq!(
        LATER.words("it").tell("seed").to_string(),
        "seed",
        "what it lacks is said in the first language"
    );
    assert_eq!(LATER.languages().collect::<Vec<_>>(), ["en", "it"]);
    let mistakes = [LATER.add("Italian", ""), LATER.add("it", "pit = buca\n\nseed = { $n")];
    let messages = mistakes.map(|mistake| mistake.unwrap_err().to_string());
    assert!(messages[0].contains("`Italian` is no code"), "{messages:?}");
    assert!(messages[1].contains("`it` cannot be read: line 3"), "{messages:?}");
    assert_eq!(LATER.words("it").tell("pit").to_string(), "buca", "nothing is changed by a mistake");
}

#[test]
fn decimals_have_the_sign_of_the_language() {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        Catalogue::new(&[("en", "laps = { $n } laps"), ("it", "language-decimal = ,\nlaps = { $n } giri")])
    });
    let said = |language: &str, n: f64| CATALOGUE.words(language).say("laps", values![n = n]).to_string();
    assert_eq!(said("en", 4.06), "4.1 laps");
    assert_eq!(said("it", 4.1), "4,1 giri");
    assert_eq!(said("it", -0.5), "-0,5 giri");
    let exactly = |n| CATALOGUE.words("it").say("laps", values![n = n]).to_string();
    assert_eq!(exactly(Value::decimal(-0.05, 2)), "-0,05 giri");
    assert_eq!(exactly(Value::decimal(12.4, 0)), "12 giri");
}

#[test]
fn large_numbers_are_grouped_as_the_language_does() {
    static CATALOGUE: LazyLock<Catalogue> = LazyLock::new(|| {
        Catalogue::new(&[
            ("en", "language-group = ,\nlaps = { $n } laps"),
            ("ru", "language-group = \u{a0}\nlanguage-decimal = ,\nlaps = кругов: { $n }"),
            ("eo", "laps = { $n } rondoj"),
        ])
    });
    let said =
        |language: &str, n: Value<'static>| CATALOGUE.words(language).say("laps", values![n = n]).to_string();
    for (number, text) in
        [(7, "7"), (9999, "9999"), (10_000, "10,000"), (-123_456, "-123,456"), (12_345_678, "12,345,678")]
    {
        assert_eq!(said("en", Value::Number(number)), format!("{text} laps"));
    }
    assert_eq!(said("ru", Value::Number(12_345)), "кругов: 12\u{a0}345");
    assert_eq!(said("ru", Value::decimal(12_345.67, 1)), "кругов: 12\u{a0}345,7");
    assert_eq!(said("eo", Value::Number(12_345)), "12345 rondoj", "a language without the sign");
}
