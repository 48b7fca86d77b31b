//! The legal plies of a position, each with its effect.

use comfy_table::{ContentArrangement, Table, presets};
use naqala::{Game, Ply, Position};

use crate::localizer::Localizer;

/// One row for each legal ply, as it is written and with its effect, wrapped to the width of the terminal.
pub(crate) fn move_table(
    game: &Game,
    position: &Position,
    localizer: Localizer,
    written: impl Fn(&Ply) -> String,
) -> Table {
    let mut table = Table::new();
    table.load_style(presets::NOTHING);
    table.set_content_arrangement(ContentArrangement::Dynamic);
    for (ply, _) in game.plies(position) {
        table.add_row([written(&ply), localizer.what_it_does(game, position, &ply)]);
    }
    table
}
