use proptest::prelude::*;

use super::*;
use crate::{Choices, Kind, Silent, catalogue};

/// Why a text is no position of oware.
fn refused(text: &str) -> String {
    let game = catalogue::game("oware").unwrap();
    game.parse_position(text).unwrap_err().to_string()
}

#[test]
fn fields_come_in_any_order_and_most_may_be_left_out() {
    let game = catalogue::game("oware").unwrap();
    let short = game.parse_position("S 1 0 0 0 0 0 / N 0 0 0 0 0 2").unwrap();
    let long = game.parse_position("turn S/stores 0 0\n/ N 0 0 0 0 0 2/ S 1 0 0 0 0 0").unwrap();
    assert_eq!(short, long);
    assert_eq!(game.position_text(&short), "S 1 0 0 0 0 0 / N 0 0 0 0 0 2 / stores 0 0 / turn S");
}

#[test]
fn plies_are_written_only_where_the_rules_ask_for_them() {
    let game = catalogue::game("selus").unwrap();
    let mut position = game.start();
    for _ in 0..2 {
        let first = game.moves(&position)[0];
        position = game.play_legal(&position, first, &mut Silent);
    }
    let text = game.position_text(&position);
    assert!(!text.contains("plies"), "{text}");
    assert_eq!(game.parse_position(&text), Ok(position));
}

#[test]
fn rows_of_a_side_are_parted_by_bars() {
    let game = catalogue::game("bao-kujifunza").unwrap();
    let text =
        "S 2 2 2 2 2 2 2 2 | 1 2 2 2 2 2 2 3 / N 2 2 2 2 2 2 2 2 | 2 2 2 2 2 2 2 2 / stores 0 0 / turn N";
    let position = game.parse_position(&text.replace(" | ", "|")).unwrap();
    assert_eq!(position.seeds(game.board().find("b8").unwrap()), 3);
    assert_eq!(game.position_text(&position), text);
}

#[test]
fn a_solitaire_has_one_side_and_one_store() {
    let game = catalogue::game("tchuka-ruma").unwrap();
    let position = game.parse_position("S 2 0 1 3 / stores 2").unwrap();
    assert_eq!(game.position_text(&position), "S 2 0 1 3 / stores 2 / turn S");
    let error = game.parse_position("S 2 2 2 2 / N 2 2 2 2").unwrap_err().to_string();
    assert_eq!(error, "field `N`: North does not play in this game");
}

#[test]
fn two_kinds_of_seeds_are_joined_by_a_plus() {
    let game = catalogue::game("kauri").unwrap();
    let text = "S 0+2 6+1 6 0 6+1 6+1 / N 5+2 5+1 5+1 5+1 5+1 5 / stores 1 3 / turn N";
    let position = game.parse_position(text).unwrap();
    assert_eq!(game.pieces(&position, Kind::Second, game.board().find("a").unwrap()), 2);
    assert_eq!(game.position_text(&position), text);
    let refused = |text: &str| game.parse_position(text).unwrap_err().to_string();
    let many = "S 0+9 0+9 0 0 0 0 / N 0 0 0 0 0 0";
    assert_eq!(refused(many), "the position has 18 cowries, but Kauri has only 12");
    assert!(refused("S 1+x 0 0 0 0 0 / N 0 0 0 0 0 0").starts_with("field `S`: `x` is not a number"));
    let oware = catalogue::game("oware").unwrap();
    let error = oware.parse_position("S 1+1 0 0 0 0 0 / N 0 0 0 0 0 0").unwrap_err();
    assert_eq!(error.to_string(), "Oware has one kind of seeds only");
}

#[test]
fn end_pits_and_debts_have_fields_of_their_own() {
    let game = catalogue::game("o-an-quan").unwrap();
    let text = "S 0 1 0 0 0 / N 5 5 5 5 5 / ends 3+1 0 / stores 0 2+1 / debts 4 0 / turn S";
    let position = game.parse_position(text).unwrap();
    assert_eq!(game.position_text(&position), text);
    assert_eq!([Side::South, Side::North].map(|side| game.score(&position, side)), [-4, 12]);
    let refused = |text: &str| game.parse_position(text).unwrap_err().to_string();
    let rows = "S 0 0 0 0 0 / N 0 0 0 0 0";
    assert_eq!(refused(&format!("{rows} / ends 1")), "field `ends`: 1 number, but 2 pits there");
    assert_eq!(refused(&format!("{rows} / debts 4 0")), "players owe 4 seeds, but there are only 0");
    assert_eq!(refused("S 0+1 0 0 0 0 / N 0 0 0 0 0"), "there is never a quan in a");
    assert_eq!(refused("S 50 0 0 0 0 / N 0 0 0 0 1"), "the position has 51 seeds, but Ô ăn quan has only 50");
    let oware = catalogue::game("oware").unwrap();
    let error = oware.parse_position("S 1 0 0 0 0 0 / N 0 0 0 0 0 0 / debts 1 0").unwrap_err();
    assert_eq!(error.to_string(), "nobody borrows seeds in Oware");
}

#[test]
fn refusals_name_the_field_and_the_reason() {
    for (text, reason) in [
        ("", "a field is empty"),
        ("S 4 4 4 4 4 4", "field `N` is missing"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / ", "a field is empty"),
        ("S 4 4 4 4 4 / N 4 4 4 4 4 4", "field `S`: 5 numbers, but 6 pits in the row"),
        ("S 4 4 4 | 4 4 4 / N 4 4 4 4 4 4", "field `S`: 2 rows, but there should be 1"),
        ("S 4 4 4 4 4 x / N 4 4 4 4 4 4", "field `S`: `x` is not a number"),
        ("S 4 4 4 4 4 -4 / N 4 4 4 4 4 4", "field `S`: -4 is negative"),
        ("S 4 4 4 4 4 400 / N 4 4 4 4 4 4", "field `S`: 400 is too many"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 5", "the position has 49 seeds"),
        ("S 4 4 4 4 4 4 / S 4 4 4 4 4 4", "field `S` is given twice"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / stores 0", "field `stores`: 1 number for 2 players"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / stors 0 0", "there is no field `stors`; did you mean `stores`?"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / turn X", "field `turn`: `X` is no player; write S or N"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / turn", "field `turn`: expected the letter of a player"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / marks c", "field `marks`: `c` is not a pit and"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / marks g:S", "there is no pit `g`; there are a to f, A to F"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / swapped N", "field `swapped`: nothing may follow"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / pending give", "field `pending`: expected five words"),
        ("S 4 4 4 4 4 4 / N 4 4 4 4 4 4 / over S now", "field `over`: `now` ends no game here"),
    ] {
        assert!(refused(text).contains(reason), "{text}: {}", refused(text));
    }
}

/// Fields with words that may or may not fit a game.
fn fields() -> impl Strategy<Value = String> {
    let field = prop_oneof![
        "(hand|stores) [0-9] [0-9]{1,2}",
        "(turn|starter) [SN]",
        "(marks|target) [a-hA-H][1-8]?:[SN]( [SN]:[a-hA-H][1-8]?)?",
        "(closed|blocked|threatened) [a-hA-H][1-8]?( [a-h])?",
        "moved( S| N){0,2}",
        "(plies|extra) [0-9]{1,3}",
        "(ends|debts) [0-9]{1,2}([+][01])? [0-9]([+]1)?",
        "held [0-9]{1,3}([+][0-9])?",
        "pending (give|stop-or-go) [a-hA-H][1-8]? c?cw (move|capture|takata) [0-4]",
        "over ([SN]|draw|nobody) (endless|repetition|too-long|(end|settle)[.][0-9])",
        "owners [SN]{12}",
        r"swapped|\PC{0,12}",
    ];
    proptest::collection::vec(field, 0..5).prop_map(|fields| fields.join(" / "))
}

proptest! {
    #[test]
    fn what_is_read_is_printed_and_can_be_played(
        which in any::<proptest::sample::Index>(),
        seeds in proptest::collection::vec(0..4_u8, 64),
        fields in fields(),
    ) {
        let rules = catalogue::all();
        let game = which.get(rules).compile(&Choices::new()).unwrap();
        let mut seeds = seeds.iter();
        let mut text = String::new();
        for side in game.sides() {
            let rows = game.board().side_rows(side).iter();
            let pit = |seeds: u8| match game.second_kind() {
                Some(second) if second.is_sown() && seeds > 2 => format!("{}+1", seeds - 2),
                _ => seeds.to_string(),
            };
            let rows = rows.map(|row| words::join(seeds.by_ref().take(row.len()).map(|seeds| pit(*seeds))));
            let rows: Vec<String> = rows.collect();
            text += &format!("{} {} / ", side.letter(), rows.join(" | "));
        }
        text += if fields.is_empty() { "turn S" } else { &fields };
        let Ok(position) = game.parse_position(&text) else { return Ok(()) };
        let printed = game.position_text(&position);
        prop_assert_eq!(game.parse_position(&printed), Ok(position), "{}", printed);
        for decision in game.moves(&position) {
            let next = game.play_legal(&position, decision, &mut Silent);
            for kind in [Kind::Seed, Kind::Second] {
                let [before, after] = [&position, &next].map(|p| game.pieces_in_all(p, kind));
                prop_assert_eq!(before, after, "{} {:?}", text, decision);
            }
        }
    }
}

#[test]
fn a_race_waits_for_one_pit_or_for_two() {
    let game = catalogue::game("sulus-aidi").unwrap();
    let rows = "S 3 3 3 3 3 3 3 3 3 / N 3 3 3 3 3 3 3 3 3 / stores 0 0";
    assert_eq!(game.position_text(&game.start()), format!("{rows} / turn S / race"));
    let named = game.parse_position(&format!("{rows} / turn N / race c")).unwrap();
    assert_eq!(named, game.play(&game.start(), game.moves(&game.start())[2], &mut Silent).unwrap());
    assert_eq!(game.parse_ply(&named, "/A").unwrap().len(), 1);
    assert!(game.parse_position(&format!("{rows} / turn S")).unwrap().begins_ply(), "the race is over");
    for (game, text, reason) in [
        ("sulus-aidi", format!("{rows} / turn N / race A"), "the race cannot wait"),
        ("sulus-aidi", format!("{rows} / race c d"), "field `race`: expected the name of one pit"),
        ("gabata", format!("{rows} / turn N / race a"), "the race cannot wait"),
        ("selus", format!("{rows} / race"), "this game does not begin with a race"),
        (
            "gabata",
            rows.replace("N 3 3", "N 0 3") + " / race",
            "the race cannot be run: a player has no pit to start from",
        ),
    ] {
        let error = catalogue::game(game).unwrap().parse_position(&text).unwrap_err().to_string();
        assert!(error.starts_with(reason), "{text}: {error}");
    }
}
