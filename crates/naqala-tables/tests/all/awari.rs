//! The layers of awari under the rules of the published solution, compared with those of an independent program.

use std::collections::BTreeMap;
use std::path::Path;

use naqala::{Choices, Game, Side, catalogue};
use naqala_tables::{Build, Reader, Table};

const FACTS: &str = include_str!("awari.txt");

fn game() -> Game {
    catalogue::rules("oware").unwrap().compile(Choices::new().preset("awari-solution")).unwrap()
}

fn reader(game: &Game, seeds: usize, folder: &Path) -> Reader {
    let path = Build::new(game, seeds).unwrap().write_to(folder, &()).unwrap();
    Table::open(&path).unwrap().reader(game).unwrap()
}

/// Wins, draws and losses.
fn results<'a>(values: impl Iterator<Item = (&'a i32, &'a u64)>) -> [u64; 3] {
    let mut results = [0; 3];
    values.for_each(|(value, count)| results[(1 - value.signum()) as usize] += count);
    results
}

/// Compares a layer with a line of the facts.
fn compare(reader: &Reader, game: &Game, line: &str) {
    let [seeds, all, occurring, histogram] = line.split(" | ").collect::<Vec<_>>()[..] else {
        panic!("{line}")
    };
    let (mut of_all, mut of_occurring) = (BTreeMap::new(), BTreeMap::new());
    for entry in reader.entries(seeds.parse().unwrap()).unwrap() {
        let (p, bounds) = entry.unwrap();
        let value = bounds.value().expect("endless play is worth nothing");
        *of_all.entry(value).or_insert(0) += 1;
        // The player who has just moved has emptied one of their pits.
        let moved = &game.board().side_rows(p.to_move().other())[0];
        if moved.iter().any(|pit| p.seeds(*pit) == 0) {
            *of_occurring.entry(value).or_insert(0) += 1;
        }
    }
    let text = |results: [u64; 3]| results.map(|count| count.to_string()).join(" ");
    assert_eq!(text(results(of_all.iter())), all, "{seeds} seeds");
    assert_eq!(text(results(of_occurring.iter())), occurring, "{seeds} seeds, those that can occur");
    let computed: Vec<String> =
        of_occurring.iter().map(|(value, count)| format!("{value}:{count}")).collect();
    assert_eq!(computed.join(" "), histogram, "{seeds} seeds");
}

fn compare_up_to(most: usize) {
    let (game, folder) = (game(), tempfile::tempdir().unwrap());
    let reader = reader(&game, most, folder.path());
    let facts = FACTS.lines().filter(|line| !line.starts_with('#'));
    let mut compared = 0;
    for line in facts.take(most + 1) {
        compare(&reader, &game, line);
        compared += 1;
    }
    assert_eq!(compared, most + 1);
}

#[test]
fn small_layers_are_those_of_the_independent_program() {
    compare_up_to(8);
}

#[test]
#[ignore = "some minutes: cargo test --release -p naqala-tables --test all awari -- --ignored"]
fn all_known_layers_are_those_of_the_independent_program() {
    compare_up_to(17);
}

#[test]
#[ignore = "a minute: cargo test --release -p naqala-tables --test all awari -- --ignored"]
fn the_published_position_has_its_published_values() {
    let (game, folder) = (game(), tempfile::tempdir().unwrap());
    let reader = reader(&game, 16, folder.path());
    let p = game.parse_position("S 1 1 1 1 1 2 / N 4 2 3 0 0 0 / stores 16 16 / turn S").unwrap();
    assert_eq!(reader.probe(&p).and_then(|bounds| bounds.value()), Some(0));
    let moves = game.plies(&p);
    let values: Vec<i32> =
        moves.iter().map(|(_, next)| reader.worth(&p, next).unwrap().value().unwrap()).collect();
    assert_eq!(values, [-1, -1, -2, -2, -2, 0]);
}

#[test]
fn a_position_with_seeds_in_the_stores_is_found_from_either_side() {
    let (game, folder) = (game(), tempfile::tempdir().unwrap());
    let reader = reader(&game, 4, folder.path());
    let south = game.parse_position("S 0 0 0 0 0 2 / N 1 1 0 0 0 0 / stores 20 24 / turn S").unwrap();
    let north = game.parse_position("S 1 1 0 0 0 0 / N 0 0 0 0 0 2 / stores 30 14 / turn N").unwrap();
    assert_eq!((south.to_move(), north.to_move()), (Side::South, Side::North));
    assert_eq!(reader.probe(&south), reader.probe(&north));
    assert_eq!(reader.probe(&south).and_then(|bounds| bounds.value()), Some(4));
    assert_eq!(reader.probe(&game.start()), None, "48 seeds are not in the table");
}
