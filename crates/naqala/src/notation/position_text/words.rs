//! The words of a field: numbers, pits, players.

use crate::board::pits::{Pit, Side};
use crate::board::position::NO_PIT;
use crate::game::Game;

/// Before the letter of the player whose store is meant.
const STORE: &str = "store:";
/// Before the letter of the player whose tray is meant.
const TRAY: &str = "tray:";

pub(super) fn join(values: impl Iterator<Item = impl ToString>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(" ")
}

/// The values as words; `None` if there are none.
pub(super) fn some_words(values: impl Iterator<Item = impl ToString>) -> Option<String> {
    let text = join(values);
    (!text.is_empty()).then_some(text)
}

/// The count unless it is the one that holds by default.
pub(super) fn unless(count: u8, default: u8) -> Option<String> {
    (count != default).then(|| count.to_string())
}

/// `1 row`, `2 rows`
pub(super) fn counted(count: usize, what: &str) -> String {
    format!("{count} {what}{}", if count == 1 { "" } else { "s" })
}

pub(super) fn number(word: &str) -> Result<u8, String> {
    let digits = word.strip_prefix('-').unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("`{word}` is not a number"));
    }
    if digits.len() < word.len() {
        return Err(format!("{word} is negative"));
    }
    word.parse().map_err(|_| format!("{word} is too many; the most is {}", u8::MAX))
}

/// A number of seeds, and behind a plus sign a number of seeds of the second kind: `5`, `5+1`.
pub(super) fn both_kinds(word: &str) -> Result<[u8; 2], String> {
    match word.split_once('+') {
        Some((seeds, second)) => Ok([number(seeds)?, number(second)?]),
        None => Ok([number(word)?, 0]),
    }
}

/// One number for each player.
pub(super) fn one_each<T>(
    game: &Game,
    words: &[&str],
    read: fn(&str) -> Result<T, String>,
) -> Result<Vec<T>, String> {
    if words.len() != game.players() {
        return Err(format!("{} for {}", counted(words.len(), "number"), counted(game.players(), "player")));
    }
    words.iter().map(|word| read(word)).collect()
}

/// The only word of a field.
pub(super) fn single<'a>(words: &[&'a str], what: &str) -> Result<&'a str, String> {
    match words {
        [word] => Ok(word),
        _ => Err(format!("expected {what}, found {}", counted(words.len(), "word"))),
    }
}

/// The two sides of a colon.
pub(super) fn pair<'a>(word: &'a str, form: &str) -> Result<(&'a str, &'a str), String> {
    word.split_once(':').ok_or_else(|| format!("`{word}` is not {form}"))
}

/// The player of this letter.
pub(super) fn side(game: &Game, letter: &str) -> Result<Side, String> {
    let found = game.sides().find(|side| letter.chars().eq([side.letter()]));
    found.ok_or_else(|| {
        let known: Vec<String> = game.sides().map(|side| side.letter().to_string()).collect();
        format!("`{letter}` is no player; write {}", known.join(" or "))
    })
}

/// The pit of this name.
pub(super) fn pit(game: &Game, name: &str) -> Result<Pit, String> {
    let board = game.board();
    board.find(name).ok_or_else(|| {
        let rows = game.sides().flat_map(|side| board.side_rows(side)).chain(board.common_rows());
        let ends = rows.filter_map(|row| Some((board.name(*row.first()?), board.name(*row.last()?))));
        let known: Vec<String> = ends.map(|(first, last)| format!("{first} to {last}")).collect();
        format!("there is no pit `{name}`; there are {}", known.join(", "))
    })
}

/// The name of a pit, or of a store or tray in which a lap has ended: `c`, `store:S`, `tray:S`. Nothing for no place.
pub(super) fn write_place(game: &Game, index: u8) -> Option<String> {
    if index == NO_PIT {
        return None;
    }
    let (board, place) = (game.board(), Pit::new(index));
    let beside = game.sides().find_map(|side| {
        let heap = if board.store(side) == place {
            STORE
        } else if board.has_trays() && board.tray(side) == place {
            TRAY
        } else {
            return None;
        };
        Some(format!("{heap}{}", side.letter()))
    });
    Some(beside.unwrap_or_else(|| board.name(place).to_owned()))
}

/// The pit, store or tray of this name.
pub(super) fn place(game: &Game, name: &str) -> Result<Pit, String> {
    let board = game.board();
    if let Some(letter) = name.strip_prefix(STORE) {
        return side(game, letter).map(|side| board.store(side));
    }
    match name.strip_prefix(TRAY) {
        Some(letter) if board.has_trays() => side(game, letter).map(|side| board.tray(side)),
        _ => pit(game, name),
    }
}
