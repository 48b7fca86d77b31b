//! Measures lookup time: `cargo run --release -p naqala-tables --example probe -- FILE [POSITIONS]`.
//!
//! Random positions of the largest layer are looked up in the file, one after another, once it is in the system's cache; then
//! the same in layers unpacked in memory.

use std::error::Error;
use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use naqala::{Choices, Game, Position, catalogue};
use naqala_engine::Endgame;
use naqala_tables::Table;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;

/// Memory for unpacked layers in megabytes, which is enough for any table built on a desktop computer.
const ROOM: usize = 4_000;

fn main() -> Result<(), Box<dyn Error>> {
    let mut args = std::env::args().skip(1);
    let path = args.next().ok_or("name a table")?;
    let count = args.next().map_or(Ok(200_000), |count| count.parse())?;
    let table = Table::open(Path::new(&path))?;
    let table_key = table.table_key();
    let mut options = Choices::new();
    for (name, value) in &table_key.options {
        options.set(name, value);
    }
    let game =
        catalogue::rules(&table_key.game).ok_or("the game is not in the catalogue")?.compile(&options)?;
    let opened = Instant::now();
    let reader = Table::open(Path::new(&path))?.reader(&game)?;
    println!("opened in {:?}", opened.elapsed());
    // Read the file into the system's cache, with other positions than the measured ones.
    table.check_bytes()?;
    let seeds = table.most_seeds();
    let positions = thrown(&game, seeds, count, 1);
    let found = measure(&positions, |p| reader.probe(p).is_some());
    println!("{count} positions with {seeds} seeds, each unpacked from the file: {found:?} a position");
    let began = Instant::now();
    let loaded = reader.load(ROOM)?;
    println!("all layers unpacked in {:?}: {} bytes", began.elapsed(), loaded.size());
    let found = measure(&positions, |p| loaded.gain(p).is_some());
    println!("the same positions in memory: {found:?} a position");
    Ok(())
}

fn measure(positions: &[Position], probe: impl Fn(&Position) -> bool) -> Duration {
    let began = Instant::now();
    let known = positions.iter().filter(|p| black_box(probe(black_box(p)))).count();
    assert!(known > 0, "no position is known");
    began.elapsed() / positions.len() as u32
}

/// Random positions with `seeds` seeds, uniformly distributed: bars among stars, drawn without replacement.
fn thrown(game: &Game, seeds: usize, count: usize, seed: u64) -> Vec<Position> {
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    let start = game.start();
    let pits = game.pit_seeds(&start).len();
    let mut throw = || {
        let mut p = game.empty_position(start.to_move());
        let cells = game.pit_seeds_mut(&mut p);
        let (mut stars, mut bars, mut pit) = (seeds, pits - 1, 0);
        while stars + bars > 0 {
            if dice.random_range(0..stars + bars) < stars {
                cells[pit] += 1;
                stars -= 1;
            } else {
                pit += 1;
                bars -= 1;
            }
        }
        p
    };
    (0..count).map(|_| throw()).collect()
}
