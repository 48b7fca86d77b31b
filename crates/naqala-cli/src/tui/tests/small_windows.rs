//! Boards in windows with hardly room for them.

use naqala::{Choices, MatchSession, Pit, catalogue};

use super::Bench;

/// The stores of four players lie among the pits, and have only one line where the pits have.
#[test]
fn stores_of_one_line_cover_no_pit_and_no_player() {
    for players in ["2", "4"] {
        let game = catalogue::rules("ruma").unwrap().compile(Choices::new().set("players", players)).unwrap();
        let seats = game.players();
        let mut bench = Bench::of(MatchSession::new(game), vec![true; seats]);
        for (width, height) in [(60, 24), (80, 24), (120, 50)] {
            bench.resize(width, height);
            let game = bench.app.game();
            let is_full = |pit: &Pit| !bench.app.scene().heap(*pit).is_empty();
            let full: Vec<&str> =
                game.board().pits().filter(is_full).map(|pit| game.board().name(pit)).collect();
            if height == 24 {
                for name in &full {
                    let [four, cursor] = [format!("{name} 4"), format!("{name}[4]")];
                    let shown = bench.screen().join("\n").replace("  ", " ");
                    assert!(shown.contains(&four) || shown.contains(&cursor), "{name}\n{shown}");
                }
            }
            for side in game.sides() {
                assert!(bench.sees(&format!("{side}  somebody")), "{side}\n{}", bench.screen().join("\n"));
            }
        }
    }
}

#[test]
fn the_size_that_is_asked_for_is_enough_and_the_least() {
    let needed = |bench: &Bench| {
        let lines = bench.screen().join(" ");
        let size = lines.split_once("It needs ")?.1.split_once(';')?.0.to_owned();
        let (width, height) = size.split_once('×')?;
        Some((width.parse().ok()?, height.parse().ok()?))
    };
    for rules in catalogue::all() {
        let mut bench = Bench::new(rules.id(), true);
        bench.resize(20, 8);
        let Some((width, height)) = needed(&bench) else { continue };
        bench.resize(width, height);
        assert_eq!(needed(&bench), None, "{}: {width}×{height}", rules.id());
        bench.resize(width - 1, height);
        assert!(bench.screen().join(" ").contains("too small"), "{}: {width}×{height}", rules.id());
    }
}
