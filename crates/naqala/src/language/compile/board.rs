//! Compiles the board. Expressions are about its pits, so it is made before any can be compiled.

use super::{NOTHING_STANDS, chosen, depends_on_options, fits, named, standing};
use crate::board::{Board, Layout, Stores};
use crate::rule_file::{OptionValue, Report, RuleFile, Settings};

/// The board of the file with the chosen options.
pub(super) fn board(file: &RuleFile, settings: &Settings, report: &mut Report<'_>) -> Option<Board> {
    let entry = &file.board;
    let Some(layout) = standing(settings, &entry.layout) else {
        report.add(entry.layout.span().start, NOTHING_STANDS, None);
        return None;
    };
    let layout = named(report, settings, layout, "layout", &Layout::NAMES, &[])?;
    let stores = match &entry.stores {
        None => Stores::Off,
        Some(stores) => {
            let names = [
                ("off", Stores::Off),
                ("right", Stores::Right),
                ("left", Stores::Left),
                ("shared", Stores::Shared),
            ];
            let also = [("ccw", Stores::Right), ("cw", Stores::Left)];
            standing(settings, stores).map_or(Some(Stores::Off), |stores| {
                named(report, settings, stores, "place of stores", &names, &also)
            })?
        }
    };
    // Where the stores depend on an option, they may have a name for when they are shared.
    let is_fixed = !entry.stores.as_ref().is_some_and(depends_on_options);
    if entry.store_name.is_some() && is_fixed && stores != Stores::Shared {
        let hint = Some("leave it out, or write `stores = \"shared\"`".into());
        let message = "only stores that the players share have a name of their own, `store-name`";
        report.add(entry.layout.span().start, message, hint);
    }
    let (pits, mut at) = pits_in_a_row(file, settings, report)?;
    let board = match entry.seats.as_ref().and_then(|seats| standing(settings, seats)) {
        None => Board::new(layout, pits, stores),
        Some(seats) => {
            let hint = "write `seats = 3`, or `seats = \"$players\"` with an option `players`";
            let seats_at = seats.span().start;
            let players = plain_number((&seats.get_ref().text(), seats_at), "seats", hint, settings, report)?;
            let board = Board::for_players(layout, pits, stores, players);
            if layout.seats_of(players).is_none() {
                at = seats_at;
            }
            board
        }
    };
    match board {
        Ok(mut board) => {
            if entry.trays.is_some() {
                board.add_trays();
            }
            Some(board)
        }
        Err(why) => {
            report.add(at, format!("there is no such board: {why}"), None);
            None
        }
    }
}

/// The number of pits in a row, and where the file says it. It is needed to make the board that expressions are
/// about, so it can be a number, an option, or the length of the rows in the setup.
fn pits_in_a_row(file: &RuleFile, settings: &Settings, report: &mut Report<'_>) -> Option<(usize, usize)> {
    let Some(pits) = file.board.pits.as_ref().and_then(|pits| standing(settings, pits)) else {
        let setup = file.setup.iter().find(|setup| fits(settings, setup.get_ref().only.as_ref()));
        let rows = setup.and_then(|setup| setup.get_ref().rows.as_ref());
        let length = rows.and_then(|rows| Some((rows.get_ref().first()?.len(), rows.span().start)));
        if length.is_none() {
            let hint = Some("write `pits = 6`, or lay the pits out with `rows` in [[setup]]".into());
            report.add(
                file.board.layout.span().start,
                "the board does not say how many pits a row has",
                hint,
            );
        }
        return length;
    };
    let hint = "write `pits = 6`, or `pits = \"$pits\"` with an option `pits`";
    let at = pits.span().start;
    plain_number((&pits.get_ref().text(), at), "pits", hint, settings, report).map(|number| (number, at))
}

/// A number of the board, which is needed before expressions can be compiled.
fn plain_number(
    (text, at): (&str, usize),
    what: &str,
    hint: &str,
    settings: &Settings,
    report: &mut Report<'_>,
) -> Option<usize> {
    let number = match text.strip_prefix('$') {
        Some(option) => match chosen(report, settings, option, at)? {
            OptionValue::Int(value) => Some(*value),
            _ => None,
        },
        None => text.parse().ok(),
    };
    let number = number.and_then(|number| usize::try_from(number).ok());
    if number.is_none() {
        report.add(at, format!("the number of {what} has to be a number or an option"), Some(hint.into()));
    }
    number
}
