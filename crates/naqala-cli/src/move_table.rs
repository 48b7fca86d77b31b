//! The legal plies of a position, each with what it would do.

use comfy_table::{ContentArrangement, Table, presets};
use naqala::{Event, Game, Ply, Position};

/// One row for each legal ply, wrapped to the width of the terminal.
pub(crate) fn move_table(game: &Game, position: &Position, language: &str) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    for (ply, _) in game.plies(position) {
        table.add_row([game.ply_text(position, &ply), what_it_does(game, position, &ply, language)]);
    }
    table
}

/// What a legal ply does, in words.
///
/// # Panics
/// If the ply is not legal in the position.
pub(crate) fn what_it_does(game: &Game, position: &Position, ply: &Ply, language: &str) -> String {
    let mut events: Vec<Event> = Vec::new();
    game.play_ply(position, ply, &mut events).expect("the ply is legal");
    naqala::explain(game, position, &events, language)
}
