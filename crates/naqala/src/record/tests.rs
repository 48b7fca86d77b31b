use proptest::prelude::*;

use super::*;
use crate::{Choices, Game, Session, Side, Silent, catalogue};

/// The first mistake of a text, as it is shown.
fn mistake(text: &str) -> String {
    Record::parse(text).unwrap_err().to_string()
}

fn ply_texts(line: &Line) -> Vec<&str> {
    line.plies.iter().map(|ply| ply.text.as_str()).collect()
}

#[test]
fn a_record_is_read_whole() {
    let text = r#"
        [Game "kalah"]  [South "A \"quick\" \\ player"]
        {before} 1. f c {first} {second} 2...D (D- {why not} E (F)) (2. A) 3.xF
        a1L+ a7R* b>C swap - a4xB1,A3 South 40-32
    "#;
    let record = Record::parse(text).unwrap();
    assert_eq!(record.headers, [Header::new("Game", "kalah"), Header::new("South", "A \"quick\" \\ player")]);
    assert_eq!(record.line.comments, ["before"]);
    assert_eq!(
        ply_texts(&record.line),
        ["f", "c", "D", "xF", "a1L+", "a7R*", "b>C", "swap", "-", "a4xB1,A3"]
    );
    assert_eq!(record.line.plies[1].comments, ["first", "second"]);
    let [first, second] = &record.line.plies[2].variations[..] else { panic!("two variations") };
    assert_eq!((ply_texts(first), ply_texts(second)), (vec!["D-", "E"], vec!["A"]));
    assert_eq!(first.plies[0].comments, ["why not"]);
    assert_eq!(ply_texts(&first.plies[1].variations[0]), ["F"]);
    assert_eq!(record.result, Verdict { kind: VerdictKind::Won(Side::South), score: vec![40, 32] });
}

#[test]
fn plies_have_marks() {
    let text = "1. c $1 D $4 {lost} 3. e (3. f $6) 4. F *\n";
    let record = Record::parse(text).unwrap();
    let marks: Vec<_> = record.line.plies.iter().map(|ply| ply.mark.map(Mark::sign)).collect();
    assert_eq!(marks, [Some("!"), Some("??"), None, None]);
    assert_eq!(record.line.plies[2].variations[0].plies[0].mark, Some(Mark::Dubious));
    assert_eq!(record.to_string(), text);
    record.open(catalogue::game("oware").unwrap()).unwrap();
    assert!(mistake("c $7 *").starts_with("line 1, column 3: $7 is no mark of a ply; the marks are $1"));
    assert!(mistake("$1 c *").starts_with("line 1, column 1: the mark $1 stands before any ply"));
    assert!(mistake("c $1 $2 *").starts_with("line 1, column 6: the ply c has a second mark here"));
}

#[test]
fn plies_know_their_place() {
    let record = Record::parse("[Game \"oware\"]\r\n\r\n1. c {ä} D\n2.e *").unwrap();
    let places: Vec<_> = record.line.plies.iter().map(|ply| ply.place.unwrap()).collect();
    assert_eq!(
        places.iter().map(|place| (place.line, place.column)).collect::<Vec<_>>(),
        [(3, 4), (3, 10), (4, 3)]
    );
}

#[test]
fn numbers_are_printed_where_the_eye_needs_them() {
    let text = "1. c D 3. e {quiet} 4. F (4. A 5. b) 5. a draw 24-24\n";
    assert_eq!(Record::parse(text).unwrap().to_string(), text);
}

#[test]
fn whatever_is_left_open_is_named_where_it_began() {
    assert!(
        mistake("c {never\nends")
            .starts_with("line 1, column 3: the comment that begins here is never closed")
    );
    assert!(
        mistake("c\n D (E (F) ")
            .starts_with("line 2, column 4: the variation that begins here is never closed")
    );
    assert!(
        mistake("[Game \"oware\n\"] c *")
            .starts_with("line 1, column 1: the header that begins here has a value")
    );
    assert!(mistake("[Game \"oware\" c *").contains("is never closed"));
    assert!(mistake("[Game oware] c *").contains("has no value in quotes"));
    assert!(mistake("[\"oware\"] c *").contains("has no name"));
    assert!(mistake("1. c D 2. e").starts_with("line 1, column 12: the record breaks off after ply 3"));
    assert!(mistake("[Game \"oware\"]").contains("breaks off before the first ply"));
}

#[test]
fn what_stands_in_the_wrong_place_is_refused() {
    for (text, message) in [
        ("c ) *", "this ) closes nothing"),
        ("(c) *", "before any ply"),
        ("c () *", "has no ply"),
        ("c (d *) *", "within a variation"),
        ("c (d [Game \"oware\"] *) *", "never closed"),
        ("c } *", "`}` cannot stand here"),
        ("c; *", "`;` cannot stand here"),
        ("c 27-21 *", "without a winner"),
        ("c 1-0", "without a winner"),
        ("c [Game \"oware\"] *", "has no result"),
        ("[A \"1\"] [A \"2\"] *", "for the second time"),
        ("c * d", "more follows"),
        ("c * {d}", "more follows"),
        ("c * 3-4", "more follows"),
        ("c * [Game \"oware\"] d *", "a second record"),
    ] {
        assert!(mistake(text).contains(message), "{text}: {}", mistake(text));
    }
}

#[test]
fn variations_have_a_depth_limit() {
    let nested = |depth| format!("c {}{} *", "(c ".repeat(depth), ")".repeat(depth));
    assert!(Record::parse(&nested(MAX_DEPTH)).is_ok());
    assert!(mistake(&nested(MAX_DEPTH + 1)).contains("64 deep"));
    assert!(Record::parse(&nested(100_000)).is_err());
}

#[test]
fn several_records_follow_each_other() {
    let records = Record::parse_many("c draw [Game \"kalah\"] a b * \n [Game \"afrika\"] *").unwrap();
    assert_eq!(records.iter().map(|record| record.line.plies.len()).collect::<Vec<_>>(), [1, 2, 0]);
    assert_eq!(Record::parse_many(" \n"), Ok(vec![]));
    assert!(Record::parse_many("c * d *").unwrap_err().message.contains("more follows"));
}

/// The error when a record of the catalogue's games is opened.
fn trouble(text: &str) -> String {
    let record = Record::parse(text).unwrap();
    record.game(catalogue::rules).and_then(|game| record.open(game)).unwrap_err().to_string()
}

#[test]
fn a_record_is_played_through() {
    let text = "[Game \"oware\"] [Options \"repetition=0\"] 1. c D (D) 2. e {fine} F (E a (b)) *";
    let record = Record::parse(text).unwrap();
    let session = record.open(record.game(catalogue::rules).unwrap()).unwrap();
    assert_eq!((session.plies().len(), session.game().changed().len()), (4, 1));
}

#[test]
fn headers_that_cannot_be_followed_are_named() {
    assert_eq!(trouble("c *"), "the record does not name its game; add [Game \"…\"] on top");
    assert_eq!(
        trouble("[Game \"owari\"] c *"),
        "line 1, column 1: there is no game `owari`; did you mean `oware`?"
    );
    assert!(
        trouble("[Game \"oware\"]\n[Options \"grand_slam\"] c *")
            .starts_with("line 2, column 1: `grand_slam` is no option; write")
    );
    assert!(
        trouble("[Game \"oware\"] [Options \"gand_slam=illegal\"] c *").contains("did you mean `grand_slam`")
    );
    assert!(trouble("[Game \"oware\"] [Position \"S 1\"] c *").starts_with("line 1, column 16: field `S`"));
}

#[test]
fn the_first_illegal_ply_is_named() {
    let error = trouble("[Game \"oware\"]\n1. c D 2. e\n2... C E *");
    assert!(error.starts_with("line 3, column 8: ply 5 by South: `E` cannot be played"), "{error}");
    let error = trouble("[Game \"oware\"] 1. c (c D (C E E)) E *");
    assert!(error.starts_with("line 1, column 29: ply 3 in a variation by South: `E` "), "{error}");
}

#[test]
fn a_result_has_to_agree_with_the_rules() {
    let won = "[Game \"oware\"] [Position \"S 0 0 0 0 0 1 / N 1 0 0 0 0 0 / stores 24 22\"]";
    for (result, fine) in [
        ("South 26-22", true),
        ("South", true),
        ("*", true),
        ("South 25-23", false),
        ("North 22-26", false),
        ("draw", false),
        ("void", false),
    ] {
        let record = Record::parse(&format!("{won} f {result}")).unwrap();
        let opened = record.open(record.game(catalogue::rules).unwrap());
        assert_eq!(opened.is_ok(), fine, "{result}: {:?}", opened.map(|session| *session.position()));
    }
    let error = trouble(&format!("{won} f North"));
    assert!(error.contains("says the result is North, but by the rules it is South 26-22 ("), "{error}");
    assert!(trouble(&format!("{won} [Result \"North\"] f South")).contains("keep the right one"));
    assert!(trouble(&format!("{won} [Result \"1-0\"] f South")).contains("`1-0` is no result"));
}

#[test]
fn a_result_the_rules_did_not_bring_about_needs_a_reason() {
    let error = trouble("[Game \"oware\"] c D South");
    assert!(
        error.starts_with("the record says the result is South, but after ply 2 the game goes on"),
        "{error}"
    );
    let open = |text: &str| {
        let record = Record::parse(text).unwrap();
        record.open(record.game(catalogue::rules).unwrap()).unwrap()
    };
    let resigned = open("[Game \"oware\"] [Termination \"resigned\"] c D South");
    assert_eq!(Verdict::of_session(&resigned).kind, VerdictKind::Won(Side::South));
    let saved = Record::of_session(&resigned, []);
    assert_eq!(saved.header("Termination"), Some("resigned"));
    assert_eq!(open(&saved.to_string()).outcome(), resigned.outcome());
    assert_eq!(open("[Game \"oware\"] [Termination \"time\"] c D South").outcome(), None);
}

/// Plays a game in which each number chooses a decision.
fn played(game: &Game, choices: &[u8]) -> Session {
    let mut session = Session::new(game.clone());
    for &choice in choices {
        let moves = session.moves();
        if moves.is_empty() {
            break;
        }
        session.play(moves[usize::from(choice) % moves.len()], &mut Silent).unwrap();
    }
    session
}

#[test]
fn a_ply_that_waits_for_a_decision_is_left_out() {
    let game = catalogue::game("bao-kiswahili").unwrap();
    let waiting = (0..=u8::MAX)
        .flat_map(|seed| (1..20).map(move |length| vec![seed; length]))
        .map(|choices| played(&game, &choices))
        .find(|session| !session.position().begins_ply())
        .expect("some game reaches the house");
    let record = Record::of_session(&waiting, []);
    assert_eq!(record.line.plies.len(), waiting.plies().len() - 1);
    let (before, _) = *waiting.history().last().unwrap();
    assert_eq!(*record.open(game).unwrap().position(), before);
}

fn comment() -> impl Strategy<Value = String> {
    proptest::collection::vec(r"[^\s]{1,12}", 0..6).prop_map(|words| words.join(" "))
}

fn ply(variations: impl Strategy<Value = Line>) -> impl Strategy<Value = RecordedPly> {
    let text = r"[a-zA-Z-][A-Za-z0-9+*<>.,!/:-]{0,7}"
        .prop_filter("a part of a result", |text| VerdictKind::from_word(text).is_none() && !is_score(text));
    let comments = proptest::collection::vec(comment(), 0..3);
    let variations = proptest::collection::vec(variations, 0..3);
    let mark = proptest::option::of(proptest::sample::select(&Mark::ALL[..]));
    (text, mark, comments, variations).prop_map(|(text, mark, comments, variations)| RecordedPly {
        text,
        mark,
        comments,
        variations,
        place: None,
    })
}

fn is_score(text: &str) -> bool {
    Verdict::parse(&format!("South {text}")).is_some()
}

fn line() -> impl Strategy<Value = Line> {
    let leaf = Just(Line { comments: vec![], plies: vec![RecordedPly::new("c")] });
    leaf.prop_recursive(4, 40, 4, |inner| {
        let plies = proptest::collection::vec(ply(inner), 1..5);
        (proptest::collection::vec(comment(), 0..2), plies)
            .prop_map(|(comments, plies)| Line { comments, plies })
    })
}

fn verdict() -> impl Strategy<Value = Verdict> {
    let kind = proptest::sample::select(vec!["South", "North", "East", "West", "draw", "void", "lost", "*"])
        .prop_map(|word| VerdictKind::from_word(word).unwrap());
    (kind, proptest::collection::vec(any::<i32>(), 0..4)).prop_map(|(kind, score)| Verdict {
        score: if kind == VerdictKind::Open { vec![] } else { score },
        kind,
    })
}

fn record() -> impl Strategy<Value = Record> {
    let headers = proptest::collection::btree_map("[A-Za-z][A-Za-z0-9_-]{0,8}", r"[^\r\n]{0,90}", 0..4);
    (headers, line(), verdict()).prop_map(|(headers, line, result)| Record {
        headers: headers.into_iter().map(|(name, value)| Header::new(name, value)).collect(),
        line,
        result,
    })
}

proptest! {
    #[test]
    fn a_printed_record_reads_back_as_itself(record in record()) {
        let text = record.to_string();
        prop_assert_eq!(Record::parse(&text), Ok(record), "{}", text);
    }

    #[test]
    fn printed_records_can_be_put_one_after_the_other(first in record(), mut second in record()) {
        second.set_header("Game", "oware");
        prop_assert_eq!(Record::parse_many(&format!("{first}\n{second}")), Ok(vec![first, second]));
    }

    #[test]
    fn lines_stay_below_eighty_columns(record in record()) {
        let headers = record.headers.len() + usize::from(!record.headers.is_empty());
        for line in record.to_string().lines().skip(headers) {
            prop_assert!(line.chars().count() < 80, "{}", line);
        }
    }

    #[test]
    fn any_text_is_read_or_refused_without_a_panic(text in r#"([\[\](){}"\\ *.\n-]|[a-dA-D]|[0-9]|South|draw|\PC){0,60}"#) {
        if let Ok(record) = Record::parse(&text) {
            prop_assert_eq!(Record::parse(&record.to_string()), Ok(record));
        }
        let _ = Record::parse_many(&text);
    }

    #[test]
    fn a_saved_game_is_the_same_when_it_is_opened(
        which in any::<proptest::sample::Index>(),
        choices in proptest::collection::vec(any::<u8>(), 0..150),
    ) {
        let rules = catalogue::all();
        let game = which.get(rules).compile(&Choices::new()).unwrap();
        let mut session = played(&game, &choices);
        while !session.position().begins_ply() {
            session.undo();
        }
        let record = Record::of_session(&session, [("South", "A \"B\""), ("Date", "2024.05.01")]);
        let read = Record::parse(&record.to_string()).unwrap();
        prop_assert_eq!(&read, &record);
        let opened = read.game(catalogue::rules).and_then(|game| read.open(game));
        prop_assert!(opened.is_ok(), "{}\n{}", opened.unwrap_err(), record);
        prop_assert_eq!(*opened.unwrap().position(), *session.position());
    }
}
