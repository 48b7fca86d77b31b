//! Fields for pits, stores and seeds.

use super::Draft;
use super::words::{both_kinds, counted, join, number, one_each, pair, pit, side, single, some_words};
use crate::board::pits::{Pit, Side};
use crate::board::position::{NO_PIT, Position};
use crate::game::Game;

type Reading<'a> = Result<Draft<'a>, String>;

pub(super) fn write_south(game: &Game, position: &Position) -> Option<String> {
    write_side(game, position, Side::South)
}

pub(super) fn read_south<'a>(draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    read_side(draft, words, Side::South)
}

pub(super) fn write_north(game: &Game, position: &Position) -> Option<String> {
    write_side(game, position, Side::North)
}

pub(super) fn read_north<'a>(draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    read_side(draft, words, Side::North)
}

pub(super) fn write_east(game: &Game, position: &Position) -> Option<String> {
    write_side(game, position, Side::East)
}

pub(super) fn read_east<'a>(draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    read_side(draft, words, Side::East)
}

pub(super) fn write_west(game: &Game, position: &Position) -> Option<String> {
    write_side(game, position, Side::West)
}

pub(super) fn read_west<'a>(draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    read_side(draft, words, Side::West)
}

pub(super) fn write_common(game: &Game, position: &Position) -> Option<String> {
    write_rows(game, position, game.board().common_rows())
}

pub(super) fn read_common<'a>(draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    let rows = draft.game.board().common_rows();
    if rows.is_empty() {
        return Err("the pits of this board belong to the players; write S and N".to_owned());
    }
    read_rows(draft, words, rows)
}

fn write_side(game: &Game, position: &Position, side: Side) -> Option<String> {
    write_rows(game, position, game.board().side_rows(side))
}

fn read_side<'a>(draft: Draft<'a>, words: &[&str], side: Side) -> Reading<'a> {
    if !draft.game.sides().any(|plays| plays == side) {
        return Err(format!("{side} does not play in this game"));
    }
    let rows = draft.game.board().side_rows(side);
    if rows.is_empty() {
        return Err(format!("no pits of this board belong to {side}"));
    }
    read_rows(draft, words, rows)
}

fn write_rows(game: &Game, position: &Position, rows: &[Vec<Pit>]) -> Option<String> {
    let rows: Vec<String> =
        rows.iter().map(|row| join(row.iter().map(|&pit| game.pieces_text(position, pit)))).collect();
    (!rows.is_empty()).then(|| rows.join(" | "))
}

fn read_rows<'a>(mut draft: Draft<'a>, words: &[&str], rows: &[Vec<Pit>]) -> Reading<'a> {
    let given: Vec<&[&str]> = words.split(|&word| word == "|").collect();
    if given.len() != rows.len() {
        let given = counted(given.len(), "row");
        return Err(format!("{given}, but there should be {}; write | between two rows", rows.len()));
    }
    for (row, numbers) in rows.iter().zip(given) {
        if row.len() != numbers.len() {
            return Err(format!(
                "{}, but {} in the row",
                counted(numbers.len(), "number"),
                counted(row.len(), "pit")
            ));
        }
        for (&pit, word) in row.iter().zip(numbers) {
            let [seeds, second] = both_kinds(word)?;
            draft.builder = draft.builder.seeds(pit, seeds).second(pit, second);
        }
    }
    Ok(draft)
}

pub(super) fn write_ends(game: &Game, position: &Position) -> Option<String> {
    some_words(game.board().ends().iter().map(|&pit| game.pieces_text(position, pit)))
}

pub(super) fn read_ends<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    let ends = draft.game.board().ends();
    if ends.len() != words.len() {
        return Err(format!("{}, but {} there", counted(words.len(), "number"), counted(ends.len(), "pit")));
    }
    for (&pit, word) in ends.iter().zip(words) {
        let [seeds, second] = both_kinds(word)?;
        draft.builder = draft.builder.seeds(pit, seeds).second(pit, second);
    }
    Ok(draft)
}

pub(super) fn write_debts(game: &Game, position: &Position) -> Option<String> {
    (game.owed(position) > 0).then(|| join(game.sides().map(|side| game.debt(position, side))))
}

pub(super) fn read_debts<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    for (side, seeds) in draft.game.sides().zip(one_each(draft.game, words, number)?) {
        draft.builder = draft.builder.debt(side, seeds);
    }
    Ok(draft)
}

pub(super) fn write_stores(game: &Game, position: &Position) -> Option<String> {
    Some(join(game.sides().map(|side| game.pieces_text(position, game.board().store(side)))))
}

pub(super) fn read_stores<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    for (side, [seeds, second]) in draft.game.sides().zip(one_each(draft.game, words, both_kinds)?) {
        draft.builder = draft.builder.store(side, seeds).store_second(side, second);
    }
    Ok(draft)
}

pub(super) fn write_trays(game: &Game, position: &Position) -> Option<String> {
    game.board().has_trays().then(|| join(game.sides().map(|side| game.tray(position, side))))
}

pub(super) fn read_trays<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    for (side, seeds) in draft.game.sides().zip(one_each(draft.game, words, number)?) {
        draft.builder = draft.builder.tray(side, seeds);
    }
    Ok(draft)
}

pub(super) fn write_reserve(game: &Game, position: &Position) -> Option<String> {
    (position.reserve != [0; 2]).then(|| join(game.sides().map(|side| position.reserve(side))))
}

pub(super) fn read_reserve<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    for (side, seeds) in draft.game.sides().zip(one_each(draft.game, words, number)?) {
        draft.builder = draft.builder.reserve(side, seeds);
    }
    Ok(draft)
}

pub(super) fn write_owners(game: &Game, position: &Position) -> Option<String> {
    let letter = |pit: Pit| if position.territory >> pit.index() & 1 == 0 { 'S' } else { 'N' };
    (position.territory != game.start().territory).then(|| game.board().pits().map(letter).collect())
}

pub(super) fn read_owners<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    let letters: Vec<String> = words.concat().chars().map(String::from).collect();
    let count = draft.game.board().pit_count();
    if letters.len() != count {
        return Err(format!(
            "{}, but {} on the board",
            counted(letters.len(), "letter"),
            counted(count, "pit")
        ));
    }
    for (pit, letter) in draft.game.board().pits().zip(&letters) {
        draft.builder = draft.builder.owner(pit, side(draft.game, letter)?);
    }
    Ok(draft)
}

pub(super) fn write_marks(game: &Game, position: &Position) -> Option<String> {
    let marks = game.sides().flat_map(|side| position.marks(side).into_iter().map(move |pit| (pit, side)));
    some_words(marks.map(|(pit, side)| format!("{}:{}", game.board().name(pit), side.letter())))
}

pub(super) fn read_marks<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    for word in words {
        let (name, owner) = pair(word, "a pit and the owner of its mark, such as c:S")?;
        draft.builder = draft.builder.mark(pit(draft.game, name)?, side(draft.game, owner)?);
    }
    Ok(draft)
}

pub(super) fn write_closed(game: &Game, position: &Position) -> Option<String> {
    some_words(position.closed().into_iter().map(|pit| game.board().name(pit)))
}

pub(super) fn read_closed<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    for word in words {
        draft.builder = draft.builder.close(pit(draft.game, word)?);
    }
    Ok(draft)
}

pub(super) fn write_blocked(game: &Game, position: &Position) -> Option<String> {
    write_pit(game, position.blocked)
}

pub(super) fn read_blocked<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    draft.builder = draft.builder.blocked(pit(draft.game, single(words, "a pit")?)?);
    Ok(draft)
}

pub(super) fn write_bound(game: &Game, position: &Position) -> Option<String> {
    write_pit(game, position.bound)
}

pub(super) fn read_bound<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    draft.builder = draft.builder.bound(pit(draft.game, single(words, "a pit")?)?);
    Ok(draft)
}

pub(super) fn write_threatened(game: &Game, position: &Position) -> Option<String> {
    write_pit(game, position.threatened)
}

pub(super) fn read_threatened<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    if draft.game.block_name().is_none() {
        return Err("no pit can be blocked in this game".to_owned());
    }
    draft.extras.threatened = Some(pit(draft.game, single(words, "a pit")?)?);
    Ok(draft)
}

pub(super) fn write_target(game: &Game, position: &Position) -> Option<String> {
    let targets = game.sides().filter_map(|side| Some((side, position.last_target(side)?)));
    some_words(targets.map(|(side, pit)| format!("{}:{}", side.letter(), game.board().name(pit))))
}

pub(super) fn read_target<'a>(mut draft: Draft<'a>, words: &[&str]) -> Reading<'a> {
    for word in words {
        let (giver, name) = pair(word, "a player and a pit, such as S:C")?;
        draft.builder = draft.builder.last_target(side(draft.game, giver)?, pit(draft.game, name)?);
    }
    Ok(draft)
}

pub(super) fn write_pit(game: &Game, cell: u8) -> Option<String> {
    (cell != NO_PIT).then(|| game.board().name(Pit::new(cell)).to_owned())
}
