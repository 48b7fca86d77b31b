//! Finds games by a typed text: by their names first, then board and players, then where they are played and their description,
//! then words of all of these together. If nothing fits, typing mistakes in names are forgiven.
//!
//! Names are compared as they sound: without accents, in Latin letters, and without differences such as that of *c* and *k*.

use naqala::edit_distance;
use naqala_wire::catalogue::GameEntry;

use super::filters::region_name;
use crate::language::Locale;

/// Words for numbers, for what is counted and for regions, in a language.
#[derive(Clone, Debug)]
pub(in crate::pages) struct Counting {
    locale: Locale,
    /// The words for one, two, three and so on.
    numbers: Vec<String>,
    players: Vec<String>,
    rows: Vec<String>,
}

impl Counting {
    pub(in crate::pages) fn new(locale: Locale) -> Counting {
        let words = |key| plain(&locale.tell(key)).split(' ').map(str::to_owned).collect();
        let (numbers, players, rows) = (words("number-words"), words("player-words"), words("row-words"));
        Counting { locale, numbers, players, rows }
    }

    /// Whether two words are a number of players or rows.
    fn counts(&self, number: &str, what: &str) -> bool {
        let is_what = |words: &[String]| words.iter().any(|word| word == what);
        self.number(number).is_some() && (is_what(&self.players) || is_what(&self.rows))
    }

    fn number(&self, word: &str) -> Option<u8> {
        let known = self.numbers.iter().position(|number| number == word);
        word.parse().ok().or_else(|| known.map(|at| at as u8 + 1))
    }
}

/// The games that go by what was typed, the best first; all in their order if nothing was.
pub(in crate::pages) fn find(games: &[GameEntry], typed: &str, counting: &Counting) -> Vec<GameEntry> {
    let typed = plain(typed);
    let sure = ranked(games, |game| rank(game, &typed, counting));
    // Typing mistakes are forgiven only where nothing fits without them.
    if sure.is_empty() { ranked(games, |game| mistyped(game, &typed, counting)) } else { sure }
}

/// The games that have a rank, in the order of their ranks.
fn ranked(games: &[GameEntry], rank: impl Fn(&GameEntry) -> Option<u8>) -> Vec<GameEntry> {
    let mut ranked: Vec<_> = games.iter().filter_map(|game| Some((rank(game)?, game))).collect();
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, game)| game.clone()).collect()
}

/// The names of a game as they sound; its id and the name in the reader's language are the first two.
fn names(game: &GameEntry) -> Vec<String> {
    let known = [&game.id, &game.name].into_iter().chain(&game.other_names).chain(&game.translated_names);
    known.map(|name| sound(&plain(name))).collect()
}

/// How well a game matches: 0 is best, `None` means that it does not.
fn rank(game: &GameEntry, typed: &str, counting: &Counting) -> Option<u8> {
    if typed.is_empty() {
        return Some(0);
    }
    let (names, sounds) = (names(game), sound(typed));
    let own = &names[..2];
    let is_name = names.contains(&sounds);
    let words: Vec<&str> = typed.split(' ').collect();
    Some(if own.contains(&sounds) {
        0
    } else if is_name && names[1].starts_with(&sounds) {
        // Of several games that are called so for short, it is the one with that name.
        1
    } else if is_name || is_counted(game, &words, counting) {
        2
    } else if own.iter().any(|name| name.starts_with(&sounds)) {
        3
    } else if names.iter().any(|name| sounds.split(' ').all(|word| begins(name, word))) {
        4
    } else if names.iter().any(|name| name.contains(&sounds)) {
        5
    } else if matches!(words[..], [number, what] if counting.counts(number, what)) {
        // A number of players or rows is no word of a description.
        return None;
    } else if words.iter().all(|word| tells(&place(game, counting), word)) {
        6
    } else if words.iter().all(|word| tells(&plain(&game.summary), word)) {
        7
    } else {
        let fits = |word: &str| names.iter().any(|name| begins(name, &sound(word)));
        return all_fit(game, &words, counting, &fits).then_some(8);
    })
}

/// The rank of a game that matches if mistakes in names are forgiven: 0 if the name is meant by which the game is mostly called,
/// 1 if another one is, 2 if a word of one is.
fn mistyped(game: &GameEntry, typed: &str, counting: &Counting) -> Option<u8> {
    let (names, sounds) = (names(game), sound(typed));
    let mut meant = names.iter().filter(|name| is_meant(name, &sounds)).peekable();
    if meant.peek().is_some() {
        return Some(if meant.any(|name| names[1].starts_with(name.as_str())) { 0 } else { 1 });
    }
    let words: Vec<&str> = typed.split(' ').collect();
    let fits = |word: &str| {
        let sounds = sound(word);
        names.iter().flat_map(|name| name.split(' ')).any(|known| is_meant(known, &sounds))
    };
    all_fit(game, &words, counting, &fits).then_some(2)
}

/// Whether a name may be meant by a word with a mistake or two; blanks do not count.
fn is_meant(name: &str, typed: &str) -> bool {
    let (name, typed) = (name.replace(' ', ""), typed.replace(' ', ""));
    let forgiven = match typed.chars().count() {
        0..=2 => return false,
        3..=6 => 1,
        _ => 2,
    };
    name.len() > 2 && edit_distance(&name, &typed) <= forgiven
}

/// Whether every word fits a game: as `fits` says of a name, or as a size, a place, or a word of the description.
fn all_fit(game: &GameEntry, words: &[&str], counting: &Counting, fits: &dyn Fn(&str) -> bool) -> bool {
    match words {
        [] => true,
        // A number of players or rows is no word of a description.
        [number, what, rest @ ..] if counting.counts(number, what) => {
            is_counted(game, &[number, what], counting) && all_fit(game, rest, counting, fits)
        }
        [word, rest @ ..] => {
            let fits_here = || {
                fits(word)
                    || is_counted(game, &[word], counting)
                    || tells(&place(game, counting), word)
                    || tells(&plain(&game.summary), word)
            };
            fits_here() && all_fit(game, rest, counting, fits)
        }
    }
}

/// Whether a word of a name begins so.
fn begins(name: &str, word: &str) -> bool {
    name.split(' ').any(|known| known.starts_with(word))
}

/// Whether a text has a word that begins so, or a short word as it is. The vowel at the end of a long word may be another one,
/// because words have endings.
fn tells(text: &str, word: &str) -> bool {
    let stem = if word.len() > 4 { word.trim_end_matches(['a', 'e', 'i', 'o', 'u', 'y']) } else { word };
    text.split(' ').any(|known| if word.len() < 4 { known == word } else { known.starts_with(stem) })
}

/// Where a game is played.
fn place(game: &GameEntry, counting: &Counting) -> String {
    let region = region_name(&game.region, counting.locale).unwrap_or_default();
    plain(&format!("{} {region}", game.played))
}

/// Whether the board or the players are as typed: `2x6`, `four players`, `2 rows`.
fn is_counted(game: &GameEntry, words: &[&str], counting: &Counting) -> bool {
    match words {
        // The Cyrillic letter that looks like an x has become an h.
        [size] => size.split_once(['x', 'h']).is_some_and(|(rows, columns)| {
            let is = |text: &str, wanted: u8| text.parse() == Ok(wanted);
            is(rows, game.rows) && is(columns, game.columns)
        }),
        [rows, "x", columns] => is_counted(game, &[format!("{rows}x{columns}").as_str()], counting),
        [number, what] => {
            let Some(number) = counting.number(number) else { return false };
            let is = |words: &[String]| words.iter().any(|word| word == what);
            is(&counting.players) && game.players.contains(&number)
                || is(&counting.rows) && game.rows == number
        }
        _ => false,
    }
}

/// A text in small Latin letters without accents, with one blank between words.
fn plain(text: &str) -> String {
    let mut letters = String::new();
    for sign in text.to_lowercase().chars() {
        match sign {
            '×' | '*' => letters.push('x'),
            // Accents that stand alone, and apostrophes.
            '\u{300}'..='\u{36f}' | '\'' | '’' | 'ʼ' | 'ʻ' | '`' => {}
            _ if sign.is_alphanumeric() => match cyrillic(sign) {
                Some(latin) => letters += latin,
                None => letters.push(without_accent(sign)),
            },
            _ => letters.push(' '),
        }
    }
    letters.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A plain text with one letter for each sound that is written in several ways.
fn sound(plain: &str) -> String {
    let one = |sign| match sign {
        'c' | 'q' => 'k',
        'w' => 'v',
        'y' => 'i',
        other => other,
    };
    plain.chars().map(one).collect()
}

fn without_accent(sign: char) -> char {
    match sign {
        'à'..='å' | 'ā' | 'ă' | 'ą' | 'ǎ' | 'ạ'..='ặ' => 'a',
        'ç' | 'ć'..='č' => 'c',
        'ď' | 'đ' | 'ḍ' => 'd',
        'è'..='ë' | 'ē'..='ě' | 'ẹ'..='ệ' | 'ɛ' | 'ǝ' => 'e',
        'ĝ'..='ģ' | 'ǧ' => 'g',
        'ĥ'..='ħ' | 'ḥ' => 'h',
        'ì'..='ï' | 'ĩ'..='ı' | 'ǐ' | 'ỉ'..='ị' => 'i',
        'ĺ'..='ł' => 'l',
        'ñ' | 'ń'..='ŋ' | 'ṅ' | 'ṇ' => 'n',
        'ò'..='ö' | 'ø' | 'ō'..='ő' | 'ơ' | 'ǒ' | 'ɔ' | 'ọ'..='ợ' => 'o',
        'ŕ'..='ř' => 'r',
        'ś'..='š' | 'ș' | 'ṣ' => 's',
        'ţ'..='ŧ' | 'ț' | 'ṭ' => 't',
        'ù'..='ü' | 'ũ'..='ų' | 'ư' | 'ǔ' | 'ụ'..='ự' => 'u',
        'ý' | 'ÿ' | 'ỳ'..='ỹ' => 'y',
        'ź'..='ž' | 'ẓ' => 'z',
        other => other,
    }
}

/// A Cyrillic letter of Russian, Kazakh, Kyrgyz, Mongolian or Ukrainian in Latin ones.
fn cyrillic(sign: char) -> Option<&'static str> {
    const LATIN: [&str; 32] = [
        "a", "b", "v", "g", "d", "e", "zh", "z", "i", "i", "k", "l", "m", "n", "o", "p", "r", "s", "t", "u",
        "f", "h", "ts", "ch", "sh", "sch", "", "y", "", "e", "yu", "ya",
    ];
    Some(match sign {
        'а'..='я' => LATIN[sign as usize - 'а' as usize],
        'ё' | 'є' => "e",
        'і' | 'ї' => "i",
        'ғ' | 'ґ' => "g",
        'қ' => "k",
        'ң' => "n",
        'ө' => "o",
        'ұ' | 'ү' | 'ў' => "u",
        'ә' => "a",
        'һ' => "h",
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(id: &str, name: &str, rows: u8, columns: u8, players: &[u8]) -> GameEntry {
        serde_json::from_value(serde_json::json!({
            "id": id, "name": name, "other_names": [], "summary": "A game.", "played": "Ghana", "status": "complete",
            "layout": "two-row", "family": id, "players": players, "rows": rows, "columns": columns, "seeds": 48,
        }))
        .unwrap()
    }

    #[test]
    fn a_game_is_found_as_one_expects() {
        let mut games = [
            game("cross-kalah", "Cross-Kalah", 2, 6, &[2]),
            game("kalah", "Kalah", 2, 6, &[2]),
            game("ruma", "Ruma", 5, 5, &[4]),
            game("bao-kiswahili", "Bao la Kiswahili", 4, 8, &[2]),
        ];
        games[2].translated_names.push("Рума".to_owned());
        games[3].other_names.push("Bawò".to_owned());
        let found = |typed: &str| {
            let found = find(&games, typed, &Counting::new(Locale::ENGLISH));
            found.into_iter().map(|game| game.id).collect::<Vec<_>>()
        };
        assert_eq!(found("kalah"), ["kalah", "cross-kalah"]);
        assert_eq!(found("2x6"), ["cross-kalah", "kalah"]);
        assert_eq!(found("four players"), ["ruma"]);
        assert_eq!(found("two rows"), ["cross-kalah", "kalah"]);
        assert_eq!(found("4 rows"), ["bao-kiswahili"]);
        assert_eq!(found("kallah"), ["kalah", "cross-kalah"]);
        assert_eq!(found("рума"), ["ruma"]);
        assert_eq!(found("bawo"), ["bao-kiswahili"]);
        assert_eq!(found("kalha"), ["kalah", "cross-kalah"]);
        assert_eq!(found("bao kiswahili"), ["bao-kiswahili"]);
        assert_eq!(found("").len(), 4);
        assert_eq!(found("chess").len(), 0);
    }

    #[test]
    fn of_games_with_the_same_name_the_one_that_is_mostly_called_so_comes_first() {
        let mut games = [
            game("hawalis", "Hawalis", 2, 7, &[2]),
            game("bao-children", "Children's bao", 2, 8, &[2]),
            game("bao-kujifunza", "Bao la Kujifunza", 4, 8, &[2]),
            game("bao-kiswahili", "Bao la Kiswahili", 4, 8, &[2]),
            game("bawo", "Bawo", 4, 8, &[2]),
        ];
        for at in [1, 3] {
            games[at].other_names.push("Bao".to_owned());
        }
        games[0].other_names.push("Bao la Kiarabu".to_owned());
        games[4].summary = "The bao of Malawi.".to_owned();
        let found = find(&games, "bao", &Counting::new(Locale::ENGLISH));
        let found: Vec<_> = found.iter().map(|game| game.id.as_str()).collect();
        assert_eq!(found, ["bao-kiswahili", "bao-children", "bao-kujifunza", "hawalis", "bawo"]);
    }

    /// All games as the English list has them, as far as a search looks at them.
    fn catalogue() -> Vec<GameEntry> {
        let entries = naqala::catalogue::all().iter().map(|rules| {
            let about = naqala::about_text(rules, "en");
            GameEntry {
                other_names: about.other_names,
                translated_names: naqala::all_names(rules),
                summary: about.summary,
                played: about.played,
                ..game(rules.id(), &naqala::name_text(rules, "en"), 2, 6, &[2])
            }
        });
        entries.collect()
    }

    #[test]
    fn games_are_found_in_every_script_and_with_every_word() {
        let games = catalogue();
        let counting = Counting::new(Locale::ENGLISH);
        let best = |typed: &str| {
            let found = find(&games, typed, &counting);
            found.first().map(|game| game.id.clone()).unwrap_or_default()
        };
        for (typed, id) in [
            ("boa", "bao-kiswahili"),
            ("манкала", "kalah"),
            ("Калах", "kalah"),
            ("Тоғызқұмалақ", "toguz-kumalak"),
            ("togiz kumalak", "toguz-kumalak"),
            ("ô ăn quan", "o-an-quan"),
            ("O An Quan", "o-an-quan"),
            ("oawre", "oware"),
            ("mancla", "kalah"),
            ("омвесо", "omweso"),
            ("omweso uganda", "omweso"),
            ("omvezo Uganda", "omweso"),
        ] {
            assert_eq!(best(typed), id, "{typed}");
        }
        assert_eq!(best("omweso vietnam"), "");
        assert_eq!(best("xyzzy"), "");
    }

    #[test]
    fn words_of_several_fields_are_combined() {
        let mut relay = game("relay", "Relay", 2, 6, &[2]);
        relay.summary = "One sows in laps.".to_owned();
        let games = [relay, game("kalah", "Kalah", 2, 6, &[2]), game("bao", "Bao", 4, 8, &[2])];
        let found = |typed: &str| {
            let found = find(&games, typed, &Counting::new(Locale::ENGLISH));
            found.into_iter().map(|game| game.id).collect::<Vec<_>>()
        };
        assert_eq!(found("2×6 laps"), ["relay"]);
        assert_eq!(found("two rows Ghana laps"), ["relay"]);
        assert_eq!(found("2 x 6"), ["relay", "kalah"]);
        assert_eq!(found("2х6"), ["relay", "kalah"]);
        assert_eq!(found("kalah 4 rows"), [""; 0]);
    }

    #[test]
    fn letters_are_counted_that_have_to_be_changed() {
        assert_eq!(
            [
                edit_distance("kalah", "kalah"),
                edit_distance("kalah", "kallah"),
                edit_distance("oware", "awari")
            ],
            [0, 1, 2]
        );
        assert_eq!(
            [edit_distance("", "bao"), edit_distance("owrae", "oware"), edit_distance("abc", "cba")],
            [3, 1, 2]
        );
    }
}
