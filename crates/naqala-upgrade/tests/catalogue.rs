//! The catalogue of version 1, once rewritten, plays like the current catalogue.

use naqala::{Choices, Game, OptionValues, Rules, Session, Silent, catalogue};

use naqala_upgrade::{upgrade, version};

const GAMES: &[u8] = include_bytes!("data/games-of-version-1.zst");

/// Deliberate differences since version 2: the game, an option and its value.
const CHANGED: [(&str, &str, &str); 1] = [("abstract-mancala", "traps", "weak")];

/// A game that ends slightly later than before, when it is the other player's turn.
const OVER_LATER: &str = "abstract-mancala";

/// The paths and texts of all rule files of version 1.
fn rule_files() -> Vec<(String, String)> {
    let text = String::from_utf8(zstd::decode_all(GAMES).unwrap()).unwrap();
    let files = text.split('\u{1e}').skip(1).map(|file| file.split_once('\n').unwrap());
    let rules = files.filter(|(path, _)| !path.starts_with("games/named/"));
    rules.map(|(path, text)| (path.to_owned(), text.to_owned())).collect()
}

/// The comments of a file: what follows a `#` outside quotation marks.
fn comments(source: &str) -> Vec<&str> {
    let comment = |line: &str| {
        let mut quoted = false;
        line.char_indices()
            .find(|(_, c)| {
                quoted ^= *c == '"';
                *c == '#' && !quoted
            })
            .map(|(at, _)| at)
    };
    source.lines().filter_map(|line| Some(line[comment(line)?..].trim_end())).collect()
}

#[test]
fn every_file_of_version_1_plays_as_before_once_it_is_rewritten() {
    let files = rule_files();
    assert_eq!(files.len(), 54);
    for (path, old) in files {
        let upgraded = upgrade(&old).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert_eq!(version(&upgraded.text), Some(2), "{path}");
        assert_eq!(comments(&upgraded.text), comments(&old), "{path}");
        let rules = Rules::parse(&path, &upgraded.text).unwrap_or_else(|errors| panic!("{errors}"));
        let now = catalogue::rules(rules.id()).unwrap();
        for choices in variants(&rules) {
            let [game, now] = [&rules, now].map(|rules| rules.compile(&choices).unwrap());
            play_alike(&game, &now, &path);
        }
    }
}

/// The defaults, every preset, and every single value of every option.
fn variants(rules: &Rules) -> Vec<Choices> {
    let mut variants = vec![Choices::new()];
    variants.extend(rules.presets().iter().map(|preset| Choices::new().preset(&preset.name).clone()));
    for option in rules.options() {
        let OptionValues::OneOf(values) = &option.values else { continue };
        for value in values.iter().filter(|value| **value != option.default) {
            let is_changed = |(game, name, chosen): &(&str, &str, &str)| {
                (*game, *name, *chosen) == (rules.id(), option.name.as_str(), value.to_string().as_str())
            };
            if !CHANGED.iter().any(is_changed) {
                variants.push(Choices::new().set_value(&option.name, value).clone());
            }
        }
    }
    variants
}

/// Plays both games by the same moves: legal moves and their results have to be equal.
fn play_alike(old: &Game, new: &Game, path: &str) {
    let [mut a, mut b] = [old, new].map(|game| Session::new(game.clone()));
    let mut dice: u64 = 0x9E37_79B9;
    for ply in 0..150 {
        let [moves, now] = [&a, &b].map(Session::moves);
        assert_eq!(moves.len(), now.len(), "{path}: moves of ply {ply}");
        if ply < 5 {
            assert_eq!(a.ply_texts(), b.ply_texts(), "{path}: moves of ply {ply}");
        }
        let outcomes = [&a, &b].map(|session| session.outcome().map(|outcome| outcome.winner));
        assert_eq!(outcomes[0], outcomes[1], "{path}: ply {ply}");
        if old.id() == OVER_LATER && outcomes[0].is_some() {
            return;
        }
        let positions = [&a, &b].map(|session| session.game().position_text(session.position()));
        assert_eq!(positions[0], positions[1], "{path}: ply {ply}");
        if moves.is_empty() || a.outcome().is_some() {
            return;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let choice = (dice >> 33) as usize % moves.len();
        for session in [&mut a, &mut b] {
            let chosen = session.moves()[choice];
            session.play(chosen, &mut Silent).unwrap();
        }
    }
}

#[test]
fn words_are_renamed_where_they_stand() {
    let old = "naqala = 1 # the language\ndrop = [{ when = \"next in filled\", to = \"here\" }]\n\n\
               [marks]\nlost = [{ when = \"lifted\" }, { only = { a = 1 }, when = \"emptied\" }]\n\n\
               [[settle]]\n# Captured seeds are given away.\ntake = \"last\"\nto = \"hand\" # for a moment\ngive = 'enemy'\n\n\
               [repetition]\nresult = \"own-side\"\n";
    let new = "naqala = 2 # the language\ndrop = [{ when = \"filled(next)\", then = \"end\" }]\n\n\
               [marks]\nlost = [\"lifted\", { only = { a = 1 }, value = \"emptied\" }]\n\n\
               [[settle]]\n# Captured seeds are given away.\ntake = \"last\"\n# for a moment\ninto-one-of = 'enemy'\n\n\
               [repetition]\nresult = \"owner\"\n";
    let upgraded = upgrade(old).unwrap();
    assert_eq!(upgraded.text, new);
    assert_eq!(upgraded.places, 9);
    let inline = "naqala = 1\nsettle = [{ take = \"last\", to = \"hand\", then = \"resow\" }, { take = \"last\", to = \"hand\" }]\n";
    let new = "naqala = 2\nsettle = [{ take = \"last\", then = \"resow\" }, { take = \"last\" }]\n";
    assert_eq!(upgrade(inline).unwrap().text, new);
    for (old, new) in [
        ("[{ to = \"hand\" }, { take = \"last\" }]", "[{ }, { take = \"last\" }]"),
        ("[{to = \"hand\"}] # One.", "[{}] # One."),
    ] {
        let file = |version, cases| format!("naqala = {version}\nsettle = {cases}\n");
        assert_eq!(upgrade(&file(1, old)).unwrap().text, file(2, new));
    }
}

#[test]
fn what_only_the_author_can_say_is_refused() {
    let old =
        "naqala = 1\n[[option]]\nname = \"who\"\nvalues = [\"mover\", \"hand\"]\n[[settle]]\nto = \"$who\"\n";
    let message = upgrade(old).unwrap_err().to_string();
    assert!(message.starts_with("line 6: the option `who` can be `hand`"), "{message}");
}
