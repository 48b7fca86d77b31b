//! Every position of every game can be drawn, and the drawing is complete.

use super::svg::escape;
use super::{Picture, board_svg};
use crate::{Choices, Game, Position, Side, StorePlace, Theme, catalogue};

/// A few positions of a deterministic game.
fn positions(game: &Game) -> Vec<Position> {
    let mut positions = vec![game.start()];
    let mut dice: u64 = 7;
    let mut position = game.start();
    for ply in 1..=60 {
        let moves = game.moves(&position);
        if moves.is_empty() {
            break;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        position = game.play_legal(&position, moves[(dice >> 33) as usize % moves.len()], &mut crate::Silent);
        if ply % 12 == 0 {
            positions.push(position);
        }
    }
    positions.push(position);
    positions
}

/// The tags are closed in order, and nothing but the name of the format is an address.
fn check(svg: &str, whose: &str) {
    let mut open = Vec::new();
    for tag in svg.split('<').skip(1).map(|rest| rest.split('>').next().unwrap_or_default()) {
        match tag.strip_prefix('/') {
            Some(name) => assert_eq!(open.pop(), Some(name), "{whose}"),
            None if tag.ends_with('/') => {}
            None => open.push(tag.split(' ').next().unwrap_or_default()),
        }
    }
    assert!(open.is_empty(), "{whose}: {open:?}");
    assert_eq!(svg.matches("http").count(), 1, "{whose}");
    assert!(!svg.contains("NaN") && !svg.contains("inf"), "{whose}");
}

#[test]
fn every_game_can_be_drawn_with_all_its_pits() {
    for rules in catalogue::all() {
        let game = rules.compile(&Choices::new()).unwrap();
        for position in positions(&game) {
            let svg = board_svg(&game, &position);
            check(&svg, game.id());
            for pit in game.board().pits() {
                let name = game.board().name(pit);
                assert!(svg.contains(&format!(">{name}<")) || svg.contains(&format!(">{name} (")), "{name}");
            }
        }
    }
}

#[test]
fn every_seed_is_drawn_and_its_number_said() {
    let game = catalogue::game("oware").unwrap();
    let pit = |name| game.board().find(name).unwrap();
    let position = game.build().seeds(pit("a"), 12).seeds(pit("b"), 13).finish().unwrap();
    let svg = board_svg(&game, &position);
    assert_eq!(svg.matches("class=\"nq-seed").count(), 25);
    assert!(svg.contains(">12<") && svg.contains(">13<"));
    let full = game.build().seeds(pit("a"), 48).finish().unwrap();
    assert_eq!(board_svg(&game, &full).matches("class=\"nq-seed").count(), 48);
}

#[test]
fn every_game_can_be_drawn_in_every_theme() {
    for (game, theme) in
        catalogue::all().iter().flat_map(|rules| Theme::all().iter().map(move |theme| (rules, theme)))
    {
        let compiled = game.compile(&Choices::new()).unwrap();
        check(&Picture::new(&compiled, &compiled.start()).theme(theme).svg(), game.id());
    }
}

#[test]
fn a_theme_between_the_rows_leaves_no_store_at_the_ends() {
    let game = catalogue::game("toguz-kumalak").unwrap();
    assert_eq!(game.rules().theme().store_place, StorePlace::Between);
    let start = game.start();
    let width = |theme: &str| {
        let svg = Picture::new(&game, &start).theme(Theme::find(theme).unwrap()).svg();
        let width = svg.split("width=\"").nth(1).and_then(|rest| rest.split('"').next());
        width.unwrap().parse::<f64>().unwrap()
    };
    assert!(width("kazan") + 100.0 < width("carved"));
}

#[test]
fn a_theme_without_stores_shows_what_is_to_be_entered_outside_the_board() {
    let game = catalogue::game("bao-kiswahili").unwrap();
    assert_eq!(game.rules().theme().store_place, StorePlace::Outside);
    let position = game.start();
    let seeds = |side| usize::from(position.reserve(side));
    let on_board: usize = game.board().pits().map(|pit| usize::from(position.seeds(pit))).sum();
    let drawn = board_svg(&game, &position).matches("class=\"nq-seed").count();
    assert!(seeds(Side::South) > 0);
    assert_eq!(drawn, on_board + seeds(Side::South) + seeds(Side::North));
}

#[test]
fn marks_closed_and_blocked_pits_are_shapes_and_words() {
    let game = catalogue::game("toguz-kumalak").unwrap();
    let pit = |name| game.board().find(name).unwrap();
    let position = game.build().seeds(pit("a"), 3).mark(pit("C"), Side::South).finish().unwrap();
    let svg = board_svg(&game, &position);
    assert_eq!(svg.matches("class=\"nq-mark\"").count(), 1);
    assert!(Picture::new(&game, &position).description().contains("South: C."), "{svg}");
    let closed = game.build().seeds(pit("a"), 3).close(pit("b")).finish().unwrap();
    let svg = board_svg(&game, &closed);
    assert_eq!(svg.matches("nq-closed\"").count(), 1);
    assert!(svg.contains("Out of play: b."));
}

#[test]
fn what_a_rule_file_says_cannot_break_out_of_the_picture() {
    assert_eq!(escape("<b> & \"c\" 'd'\u{0}\n"), "&lt;b&gt; &amp; &quot;c&quot; &#39;d&#39; ");
}
