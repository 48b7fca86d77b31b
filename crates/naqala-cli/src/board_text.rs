//! A position drawn with characters, for any number of rows and columns.
//!
//! South is at the bottom. The name of each pit is in the border next to it: above the pits of the upper half, below
//! those of the lower half. Signs and words carry all information; colours only repeat it.

mod grid;

use anstyle::Style;
use naqala::{Game, Kind, Pit, Position, Side};
use naqala_messages::values;

use crate::localizer::Localizer;

/// A mark of each seat, by [`Side::index`]: it points to its owner.
const MARKS: [char; 4] = ['▾', '▴', '▸', '◂'];
/// A pit of the other half of the board that South owns in this round.
const SOUTH_OWNS: char = 's';
/// A pit of the other half that North owns.
const NORTH_OWNS: char = 'n';
/// A pit that may not be played in this turn.
const BLOCKED: char = '!';
/// The pit a pending decision is about.
const FOCUS: char = '?';
/// Replaces the number of a pit out of play.
const CLOSED: char = '×';

/// Draws the position: the board with its stores, who is to move, the scores, and a legend of the signs in use.
/// With `colour` it adds escape sequences; without them the text is the same.
pub(crate) fn board_text(game: &Game, position: &Position, localizer: Localizer, colour: bool) -> String {
    let mut text = String::new();
    // With more than two seats all players stand below the board, in the order of play.
    let is_above = |side: &Side| *side != Side::South && game.players() == 2;
    for side in game.sides().filter(is_above) {
        text += &player_line(game, position, side, localizer, colour);
    }
    for line in grid::lines(game, position, colour) {
        text += &format!("  {}\n", line.trim_end());
    }
    for side in game.sides().filter(|side| !is_above(side)) {
        text += &player_line(game, position, side, localizer, colour);
    }
    for note in notes(game, position, localizer) {
        text += &format!("    {note}\n");
    }
    text
}

/// "  ▸ South   score 12   20 in reserve   to move", without the score while nobody has any.
fn player_line(game: &Game, position: &Position, side: Side, localizer: Localizer, colour: bool) -> String {
    let to_move = !position.is_over() && position.to_move() == side;
    let arrow = if to_move { '▸' } else { ' ' };
    let width = |side: Side| localizer.side(side).to_string().chars().count();
    let widest = game.sides().map(width).max().unwrap_or_default();
    let name = paint(colour, Style::new().bold(), &format!("{:<widest$}", localizer.side(side)));
    let mut line = format!("  {arrow} {name}");
    if naqala_view::score_text(game, position).is_some() {
        line += &format!("   {}", localizer.say("score", values![n = game.score(position, side)]));
    }
    if let Some(name) = localizer.trays(game) {
        let seeds = game.tray(position, side);
        line += &format!("   {}", localizer.say("in-the-tray", values![name = name, n = seeds]));
    }
    if game.is_out(position, side) {
        line += &format!("   {}", localizer.tell("out"));
    }
    if position.reserve(side) > 0 {
        line += &format!("   {}", localizer.say("in-reserve", values![n = position.reserve(side)]));
    }
    if game.debt(position, side) > 0 {
        line += &format!("   {}", localizer.say("owes", values![n = game.debt(position, side)]));
    }
    if to_move {
        line += &format!("   {}", localizer.tell("to-move"));
    }
    line + "\n"
}

/// What the drawing does not show: seeds in the hand, a pending decision, the outcome, a legend of symbols.
fn notes(game: &Game, position: &Position, localizer: Localizer) -> Vec<String> {
    let mut notes = Vec::new();
    for kind in [Kind::Seed, Kind::Second] {
        let held = game.held(position, kind);
        if held > 0 {
            notes.push(
                localizer.say("in-the-hand", values![what = localizer.pieces(game, kind, held.into())]),
            );
        }
    }
    if let Some(outcome) = position.outcome() {
        let end = localizer.outcome(game, position, outcome);
        notes.push(localizer.say("board-over", values![end = end]));
    } else if let Some(pending) = localizer.pending(game, position) {
        notes.push(localizer.say("to-decide", values![what = pending]));
    }
    let used: String = game.board().pits().map(|pit| signs(game, position, pit)).collect();
    let of_side = |key: &str, side| {
        localizer.say(key, values![side = localizer.side(side), mark = localizer.mark(game)])
    };
    let marks = game.sides().map(|side| (MARKS[side.index()], of_side("mark-of", side)));
    let others = [
        (SOUTH_OWNS, of_side("belongs-to", Side::South)),
        (NORTH_OWNS, of_side("belongs-to", Side::North)),
        (BLOCKED, format!("{}{}", localizer.tell("not-this-turn"), blocked_name(game, localizer))),
        (FOCUS, localizer.tell(if position.bound().is_some() { "pit-to-go-on" } else { "pit-to-decide" })),
    ];
    let legend = marks.chain(others).filter(|(sign, _)| used.contains(*sign));
    notes.extend(legend.map(|(sign, text)| format!("{sign} {text}")));
    if !position.closed().is_empty() {
        notes.push(format!("{CLOSED} {}", localizer.tell("out-of-play")));
    }
    notes
}

fn blocked_name(game: &Game, localizer: Localizer) -> String {
    localizer.block(game).map(|name| format!(" ({name})")).unwrap_or_default()
}

/// The symbols after the number of seeds.
fn signs(game: &Game, position: &Position, pit: Pit) -> String {
    let owner = game.owner(position, pit).filter(|owner| *owner != game.board().home(pit));
    let owned = [(SOUTH_OWNS, owner == Some(Side::South)), (NORTH_OWNS, owner == Some(Side::North))];
    let marks = game.sides().map(|side| (MARKS[side.index()], position.marks(side).contains(pit)));
    let facts = [
        (BLOCKED, position.blocked() == Some(pit)),
        (FOCUS, !position.is_over() && position.focus().or(position.bound()) == Some(pit)),
    ];
    owned.into_iter().chain(marks).chain(facts).filter(|(_, holds)| *holds).map(|(sign, _)| sign).collect()
}

/// The text in a style, if colours are wanted.
fn paint(colour: bool, style: Style, text: &str) -> String {
    if colour { format!("{style}{text}{style:#}") } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use naqala::catalogue;

    fn drawn(id: &str) -> String {
        let game = catalogue::game(id).unwrap();
        board_text(&game, &game.start(), Localizer::new(Some("en")), false)
    }

    #[test]
    fn two_rows_have_their_names_outside() {
        assert_eq!(
            drawn("oware"),
            "    North
  ╭─F─┬─E─┬─D─┬─C─┬─B─┬─A─╮
  │ 4 │ 4 │ 4 │ 4 │ 4 │ 4 │
  ├───┼───┼───┼───┼───┼───┤
  │ 4 │ 4 │ 4 │ 4 │ 4 │ 4 │
  ╰─a─┴─b─┴─c─┴─d─┴─e─┴─f─╯
  ▸ South   to move
"
        );
    }

    #[test]
    fn stores_stand_left_and_right() {
        assert_eq!(
            drawn("kalah").lines().skip(1).take(5).collect::<Vec<_>>(),
            [
                "        ╭─F─┬─E─┬─D─┬─C─┬─B─┬─A─╮",
                "  ╭───╮ │ 4 │ 4 │ 4 │ 4 │ 4 │ 4 │ ╭───╮",
                "  │ 0 │ ├───┼───┼───┼───┼───┼───┤ │ 0 │",
                "  ╰─N─╯ │ 4 │ 4 │ 4 │ 4 │ 4 │ 4 │ ╰─S─╯",
                "        ╰─a─┴─b─┴─c─┴─d─┴─e─┴─f─╯",
            ]
        );
    }

    #[test]
    fn stores_and_marks_of_four_players_point_to_them() {
        let mut choices = naqala::Choices::new();
        choices.set("players", "4").set("fill", "given");
        let game = catalogue::rules("abstract-mancala").unwrap().compile(&choices).unwrap();
        let text = "board 0 0 0 0 0 0 0 1 | 4 4 4 4 0 0 0 0 | 0 0 0 0 0 0 0 0 | 0 0 0 0 0 0 0 0 / stores 1 2 3 14 / \
                    marks a2:S b2:E c2:N d2:W";
        let position = game.parse_position(text).unwrap();
        let drawn = board_text(&game, &position, Localizer::new(Some("en")), false);
        assert_eq!(
            drawn.lines().skip(2).take(5).collect::<Vec<_>>(),
            [
                "  ╭────╮ ├─a3─┼─b3─┼─c3─┼─d3─┼─e3─┼─f3─┼─g3─┼─h3─┤ ╭────╮",
                "  │  3 │ │ 0  │ 0  │ 0  │ 0  │ 0  │ 0  │ 0  │ 0  │ │  2 │",
                "  ╰─N──╯ ├────┼────┼────┼────┼────┼────┼────┼────┤ ╰─E──╯",
                "  ╭────╮ │ 4▾ │ 4▸ │ 4▴ │ 4◂ │ 0  │ 0  │ 0  │ 0  │ ╭────╮",
                "  │ 14 │ ├─a2─┼─b2─┼─c2─┼─d2─┼─e2─┼─f2─┼─g2─┼─h2─┤ │  1 │",
            ]
        );
    }

    #[test]
    fn pits_at_the_ends_are_as_high_as_the_board() {
        assert_eq!(
            drawn("o-an-quan").lines().skip(1).take(5).collect::<Vec<_>>(),
            [
                "  ╭──L──┬──E──┬──D──┬──C──┬──B──┬──A──┬──R──╮",
                "  │     │   5 │   5 │   5 │   5 │   5 │     │",
                "  │ 0+1 ├─────┼─────┼─────┼─────┼─────┤ 0+1 │",
                "  │     │   5 │   5 │   5 │   5 │   5 │     │",
                "  ╰─────┴──a──┴──b──┴──c──┴──d──┴──e──┴─────╯",
            ]
        );
    }

    #[test]
    fn colours_add_nothing_but_escape_sequences() {
        for rules in catalogue::all() {
            let game = catalogue::game(rules.id()).unwrap();
            let plain = board_text(&game, &game.start(), Localizer::new(Some("en")), false);
            let coloured = board_text(&game, &game.start(), Localizer::new(Some("en")), true);
            assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), plain, "{}", rules.id());
            for pit in game.board().pits() {
                assert!(plain.contains(game.board().name(pit)), "{}", rules.id());
            }
        }
    }
}
