//! Finds games by a typed text: by their names first, then board and players, then description; it tolerates a typing mistake or
//! two.

use naqala::edit_distance;
use naqala_wire::catalogue::GameEntry;

use crate::language::Locale;

/// Words for numbers and for what is counted, in a language.
#[derive(Clone, Debug)]
pub(super) struct Counting {
    /// The words for one, two, three and so on.
    numbers: Vec<String>,
    players: Vec<String>,
    rows: Vec<String>,
}

impl Counting {
    pub(super) fn new(locale: Locale) -> Counting {
        let words = |key| locale.tell(key).split_whitespace().map(str::to_lowercase).collect();
        Counting { numbers: words("number-words"), players: words("player-words"), rows: words("row-words") }
    }

    fn number(&self, word: &str) -> Option<u8> {
        let known = self.numbers.iter().position(|number| number == word);
        word.parse().ok().or_else(|| known.map(|at| at as u8 + 1))
    }
}

/// The games that go by what was typed, the best first; all in their order if nothing was.
pub(super) fn find(games: &[GameEntry], typed: &str, counting: &Counting) -> Vec<GameEntry> {
    let typed = plain(typed.trim());
    let ranked = games.iter().filter_map(|game| Some((rank(game, &typed, counting)?, game)));
    let mut ranked: Vec<_> = ranked.collect();
    // Typing mistakes are forgiven only where nothing fits without them.
    let is_sure = ranked.iter().any(|(rank, _)| *rank < MISTYPED);
    ranked.retain(|(rank, _)| !is_sure || *rank < MISTYPED);
    ranked.sort_by_key(|(rank, _)| *rank);
    ranked.into_iter().map(|(_, game)| game.clone()).collect()
}

/// The rank of a game that is found only if a mistake is forgiven.
const MISTYPED: u8 = 8;

/// How well a game matches: 0 is best, `None` means that it does not.
fn rank(game: &GameEntry, typed: &str, counting: &Counting) -> Option<u8> {
    if typed.is_empty() {
        return Some(0);
    }
    let known = [&game.id, &game.name].into_iter().chain(&game.other_names).chain(&game.translated_names);
    let names: Vec<String> = known.map(|name| plain(name)).collect();
    let has = |fits: &dyn Fn(&str) -> bool| names.iter().any(|name| fits(name));
    let begins = |name: &str, word: &str| name.split([' ', '-', '(']).any(|known| known.starts_with(word));
    let own = &names[..2];
    let is_name = has(&|name| name == typed);
    let begins_own = own.iter().any(|name| name.starts_with(typed));
    Some(if own.iter().any(|name| name == typed) {
        0
    } else if is_name && names[1].starts_with(typed) {
        // Of several games that are called so for short, it is the one with that name.
        1
    } else if is_name || is_counted(game, typed, counting) {
        2
    } else if begins_own {
        3
    } else if has(&|name| begins(name, typed) || typed.split_whitespace().all(|word| begins(name, word))) {
        4
    } else if has(&|name| name.contains(typed)) {
        5
    } else if game.played.to_lowercase().contains(typed) {
        6
    } else if game.summary.to_lowercase().contains(typed) {
        7
    } else {
        let forgiven = match typed.chars().count() {
            0..=3 => return None,
            4..=6 => 1,
            _ => 2,
        };
        return has(&|name| edit_distance(name, typed) <= forgiven).then_some(MISTYPED);
    })
}

/// In small letters and without accents, as far as the languages of the games have them.
fn plain(name: &str) -> String {
    let without = |sign: char| match sign {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' | 'ā' | 'ă' | 'ạ' | 'ả' => 'a',
        'ç' | 'ć' | 'č' => 'c',
        'è' | 'é' | 'ê' | 'ë' | 'ē' | 'ẹ' => 'e',
        'ì' | 'í' | 'î' | 'ï' | 'ī' => 'i',
        'ñ' | 'ṅ' | 'ń' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' | 'ō' | 'ọ' => 'o',
        'ș' | 'ş' | 'š' | 'ṣ' => 's',
        'ț' | 'ţ' => 't',
        'ù' | 'ú' | 'û' | 'ü' | 'ū' | 'ụ' => 'u',
        'ё' => 'е',
        other => other,
    };
    name.to_lowercase().chars().map(without).collect()
}

/// Whether the board or the players are as typed: `2x6`, `four players`, `2 rows`.
fn is_counted(game: &GameEntry, typed: &str, counting: &Counting) -> bool {
    if let Some((rows, columns)) = typed.split_once(['x', '×', '*', 'х']) {
        let is = |text: &str, wanted: u8| text.trim().parse() == Ok(wanted);
        return is(rows, game.rows) && is(columns, game.columns);
    }
    let words: Vec<&str> = typed.split_whitespace().collect();
    let [number, what] = words[..] else { return false };
    let Some(number) = counting.number(number) else { return false };
    let is = |words: &[String]| words.iter().any(|word| word == what);
    is(&counting.players) && game.players.contains(&number) || is(&counting.rows) && game.rows == number
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
        assert_eq!(found("kallah"), ["kalah"]);
        assert_eq!(found("рума"), ["ruma"]);
        assert_eq!(found("bawo"), ["bao-kiswahili"]);
        assert_eq!(found("kalha"), ["kalah"]);
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
