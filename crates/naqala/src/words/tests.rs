//! The texts of every game of the catalogue: nothing is missing, and the sentences are as expected.

use std::collections::BTreeSet;
use std::path::Path;

use crate::words::{coverage, messages};
use crate::{Event, Game, Position, Side, Silent, Winner, catalogue, explain, languages, rules_text};

const ENGLISH: &str = concat!(
    include_str!("../../../../languages/en/moves.ftl"),
    "\n",
    include_str!("../../../../languages/en/rules.ftl")
);

/// The keys of the English catalogue.
fn keys() -> BTreeSet<&'static str> {
    let keys = ENGLISH.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
    keys.filter(|key| key.starts_with(|c: char| c.is_ascii_lowercase()) && !key.contains(' ')).collect()
}

/// The string literals of the sources of this module, tests and comments left out.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in std::fs::read_dir(folder).unwrap().flatten() {
        let path = entry.path();
        if path.is_dir() {
            literals(&path, found);
        } else if path.file_name().unwrap() != "tests.rs" {
            let source = std::fs::read_to_string(&path).unwrap();
            let code = source.split("#[cfg(test)]\nmod tests").next().unwrap();
            for line in code.lines().filter(|line| !line.trim_start().starts_with(['/', '#'])) {
                found.extend(line.split('"').skip(1).step_by(2).map(str::to_owned));
            }
        }
    }
}

/// Whether a text can only be a key: small letters and dashes.
fn is_key(text: &str) -> bool {
    text.contains('-') && text.len() > 2 && text.bytes().all(|b| b == b'-' || b.is_ascii_lowercase())
}

#[test]
fn every_key_in_the_code_has_a_message_and_every_message_is_used() {
    let words = messages::words("en");
    let mut used = BTreeSet::new();
    literals(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/words"), &mut used);
    let missing: Vec<_> = used.iter().filter(|text| is_key(text) && !words.knows(text)).collect();
    assert!(missing.is_empty(), "no message: {missing:?}");
    used.extend(naqala_messages::referred(ENGLISH));
    let unused: Vec<_> = keys().into_iter().filter(|key| !used.contains(*key)).collect();
    assert!(unused.is_empty(), "never said: {unused:?}");
}

#[test]
fn every_language_has_the_messages_of_english() {
    let mistakes: Vec<String> = messages::SOURCES
        .iter()
        .flat_map(|(language, source)| {
            naqala_messages::check(language, naqala_languages::text(*source), ENGLISH)
        })
        .collect();
    assert!(mistakes.is_empty(), "{}", mistakes.join("\n"));
}

#[test]
fn texts_of_rule_files_are_said_under_keys_that_are_asked_for() {
    let mut asked: BTreeSet<String> = coverage::all_texts().iter().flat_map(|text| text.keys()).collect();
    asked.extend(catalogue::all().iter().flat_map(coverage::labels_of).flat_map(|label| label.keys));
    for (language, source) in messages::SOURCES {
        let keys = naqala_languages::text(*source)
            .lines()
            .filter_map(|line| line.split_once(" ="))
            .map(|(key, _)| key);
        let strange: Vec<&str> = keys.filter(|key| key.contains("--") && !asked.contains(*key)).collect();
        assert!(strange.is_empty(), "{language}: no game asks for {strange:?}");
    }
}

/// Nothing of the machinery shows: no key, no unfilled value.
fn check_words(text: &str, whose: &str, keys: &BTreeSet<&str>) {
    assert!(!text.trim().is_empty(), "{whose}: nothing is said");
    assert!(!text.contains(['{', '}']) && !text.contains("  ."), "{whose}: {text}");
    let shown = text
        .split(|c: char| !(c.is_ascii_alphanumeric() || c == '-'))
        .find(|word| is_key(word) && keys.contains(word));
    assert_eq!(shown, None, "{whose}: a key shows through in {text}");
}

/// The items of a section: lines that begin a numbered step or a list item.
fn items(text: &str, heading: &str) -> usize {
    let section = text.split(&format!("\n{heading}\n-")).nth(1).unwrap_or_default();
    let lines: Vec<&str> = section.lines().skip(1).collect();
    let end = lines.windows(2).position(|two| two[1].starts_with("---")).unwrap_or(lines.len());
    let begins = |line: &&&str| line.starts_with("* ") || line.get(2..4) == Some(". ");
    lines[..end].iter().filter(begins).count()
}

/// All games with their defaults, and with every other value of every option.
fn games() -> Vec<Game> {
    catalogue::all().iter().flat_map(coverage::variants).collect()
}

#[test]
fn the_rules_of_every_game_can_be_written() {
    let keys = keys();
    for game in games() {
        let whose = format!("{} {:?}", game.id(), game.changed());
        let text = rules_text(&game, "en");
        check_words(&text, &whose, &keys);
        let program = &game.program;
        let settles = program.settles.iter().enumerate().filter(|(index, settle)| {
            program.settles[..*index].iter().all(|earlier| earlier.when != settle.when)
        });
        if program.settles.len() > 1 {
            let resows =
                if text.contains("captured seeds again at once:") { program.resows.len() } else { 0 };
            assert_eq!(
                items(&text, "Capture: what the last seed decides"),
                settles.count() + resows,
                "{whose}:\n{text}"
            );
        }
        if program.picks.len() > 1 {
            assert_eq!(items(&text, "Your turn"), program.picks.len(), "{whose}");
        }
        let ends = program.ends.iter().map(Vec::len).sum::<usize>();
        assert!(items(&text, "End") >= ends, "{whose}");
        // Pictures of wide boards may be wider.
        let wide = text.lines().find(|line| line.chars().count() > 80 && !line.starts_with("    "));
        assert_eq!(wide, None, "{whose}");
    }
}

#[test]
fn the_rules_of_every_game_can_be_written_in_every_language() {
    let keys = keys();
    for game in games() {
        for language in languages() {
            let text = rules_text(&game, language);
            check_words(&text, &format!("{language}: {} {:?}", game.id(), game.changed()), &keys);
        }
    }
}

/// A small generator, so that the games are the same every time.
struct Dice(u64);

impl Dice {
    fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % count
    }
}

#[test]
fn every_move_of_random_games_is_explained() {
    let keys = keys();
    for game in games() {
        for seed in 1..=2 {
            let mut dice = Dice(seed);
            let mut position = game.start();
            for _ in 0..120 {
                if position.is_over() {
                    break;
                }
                let moves = game.moves(&position);
                let mv = moves[dice.below(moves.len())];
                let mut events: Vec<Event> = Vec::new();
                let next = game.play_legal(&position, mv, &mut events);
                let text = explain(&game, &position, &events, "en");
                check_words(&text, game.id(), &keys);
                for language in languages().skip(1) {
                    let explained = explain(&game, &position, &events, language);
                    check_words(&explained, &format!("{language}: {}", game.id()), &keys);
                }
                if let (Some(outcome), true) = (next.outcome(), text.contains(" to ")) {
                    let winner = if let Winner::Side(winner) = outcome.winner { winner } else { Side::South };
                    let others = game.sides().filter(|side| *side != winner);
                    let more = game.score(&next, winner);
                    let less = others.map(|side| game.score(&next, side)).max().unwrap_or(0);
                    if text.contains(" wins ") {
                        assert!(text.ends_with(&format!(" wins {more} to {less}.")), "{}: {text}", game.id());
                    }
                }
                position = next;
            }
        }
    }
}

/// A position of small counts: `a=3 B=2`.
fn position(game: &Game, seeds: &str, to_move: Side) -> Position {
    let mut builder = game.build().to_move(to_move);
    for part in seeds.split(' ') {
        let (pit, count) = part.split_once('=').unwrap();
        builder = builder.seeds(game.board().find(pit).unwrap(), count.parse().unwrap());
    }
    builder.finish().unwrap()
}

fn explained(game: &Game, before: &Position, ply: &str) -> String {
    let mut events: Vec<Event> = Vec::new();
    game.play_ply(before, &game.parse_ply(before, ply).unwrap(), &mut events).unwrap();
    explain(game, before, &events, "en")
}

fn explained_in(id: &str, seeds: &str, ply: &str) -> String {
    let game = catalogue::game(id).unwrap();
    explained(&game, &position(&game, seeds, Side::South), ply)
}

#[test]
fn a_chain_of_counts() {
    assert_eq!(
        explained_in("oware", "e=5 a=5 C=1 D=2 F=4", "e"),
        "South sows 5 seeds from e. The last seed makes 3 in D, and pit C holds 2: South captures 5 seeds."
    );
}

#[test]
fn an_extra_turn_and_a_capture_across_the_board() {
    assert_eq!(
        explained_in("kalah", "c=4 a=1 B=4", "c"),
        "South sows 4 seeds from c; the last falls into the store. South moves again."
    );
    assert_eq!(
        explained_in("kalah", "a=3 f=1 C=5 F=1", "a"),
        "South sows 3 seeds from a; the last falls into d, which was empty. \
         The pit opposite, C, holds 5 seeds: South captures 6 seeds from pits C and d."
    );
}

#[test]
fn a_sacred_pit() {
    assert_eq!(
        explained_in("toguz-kumalak", "i=3 a=9 B=2 D=9", "i"),
        "South sows 3 seeds from i. The last seed makes 3 in B: South captures them. \
         Pit B becomes South's tuzdyk."
    );
}

#[test]
fn fours_on_the_way() {
    assert_eq!(
        explained_in("oware-nam-nam", "e=5 a=9 A=3 B=3 D=9", "e"),
        "South sows 5 seeds from e; the last falls into D, making 10. South goes on from D with 10 seeds; \
         the last falls into B, which was empty. On the way, A and B reach 4 each: North captures 8 seeds."
    );
}

#[test]
fn captured_seeds_are_sown() {
    let game = catalogue::game("bao-kiswahili").unwrap();
    let mut before = game.start();
    assert_eq!(
        explained(&game, &before, "a6L*"),
        "South enters a seed in a6, making 3. South sows 3 seeds from a6; the last falls into a3, which was empty."
    );
    let ply = game.parse_ply(&before, "a6L*").unwrap();
    before = game.play_ply(&before, &ply, &mut Silent).unwrap();
    assert_eq!(
        explained(&game, &before, "A6L"),
        "North enters a seed in A6, making 3. The pit opposite, a3, holds 1 seed: North captures it. \
         North sows the captured seed; it falls into A1, which was empty."
    );
}

#[test]
fn two_kinds_of_seeds() {
    let game = catalogue::game("kauri").unwrap();
    let before = game.parse_position("S 0 1+1 0 0 0 2+1 / N 0+2 1+1 3 0 0 2+1 / stores 0 0").unwrap();
    assert_eq!(
        explained(&game, &before, "f"),
        "South sows 2 seeds and 1 cowrie from f; the last falls into C. On the way, South captures 3 seeds from C. \
         On the way, North captures 1 seed from A."
    );
}

#[test]
fn an_end_pit_is_captured_and_a_row_filled_again() {
    let game = catalogue::game("o-an-quan").unwrap();
    let before = game.parse_position("S 0 0 1 0 0 / N 0 2 1 0 0 / ends 3+1 5+1").unwrap();
    assert_eq!(
        explained(&game, &before, "c+"),
        "South sows 1 seed from c; it falls into d, which was empty. \
         South captures 5 seeds and 1 quan from pits R and B."
    );
    let before = game.parse_position("S 0 0 0 0 0 / N 0 0 4 1 0 / ends 2 0+1 / stores 3 9").unwrap();
    assert_eq!(
        explained(&game, &before, "c-"),
        "South puts 5 seeds back, one into each of a, b, c, d and e, 2 of them borrowed. \
         South sows 1 seed from c; it falls into b, making 2. South goes on from a with 1 seed; \
         it falls into L. South captures 1 seed from pit D."
    );
}

#[test]
fn a_trap() {
    let game = catalogue::game("selus").unwrap();
    let pit = |name| game.board().find(name).unwrap();
    let before =
        game.build().seeds(pit("a"), 2).seeds(pit("c"), 3).seeds(pit("B"), 9).moved(Side::South, true);
    assert_eq!(
        explained(&game, &before.finish().unwrap(), "a"),
        "South sows 2 seeds from a; the last falls into c, making 4. Pit c becomes South's trap."
    );
    let before =
        game.build().seeds(pit("a"), 2).seeds(pit("c"), 3).seeds(pit("B"), 9).mark(pit("c"), Side::South);
    assert_eq!(
        explained(&game, &before.finish().unwrap(), "a"),
        "South sows 2 seeds from a; the last falls into c, making 4. Pit c is a trap: South captures 2 seeds there. \
         South moves again."
    );
}

#[test]
fn a_race() {
    let game = catalogue::game("sulus-aidi").unwrap();
    let start = game.start();
    assert_eq!(
        explained(&game, &start, "z:c/A"),
        "South starts from c and North from A, and both sow at the same time. \
         South finishes in A after sowing 7 seeds in 2 laps. North finishes in c after sowing 11 seeds in 3 laps. \
         South moves first."
    );
    let mut events: Vec<Event> = Vec::new();
    let named = game.play(&start, game.moves(&start)[2], &mut events).unwrap();
    assert_eq!(explain(&game, &start, &events, "en"), "South will start the race from c.");
    assert!(
        explained(&game, &named, "/A")
            .starts_with("North starts the race from A, and both sow at the same time. South finishes")
    );
}
