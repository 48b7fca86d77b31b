//! Speed of batch steps: plies per second with observation, mask, reward and end, as a learning program uses them.
//!
//! `cargo bench -p naqala-batch` runs everything, `cargo bench -p naqala-batch -- oware` one game.

use divan::Bencher;
use divan::counter::ItemsCount;
use naqala::catalogue;
use naqala_batch::{Batch, Settings, Sheets};

/// Games of a batch.
const GAMES: usize = 1024;
/// Steps of a round.
const STEPS: usize = 100;

fn main() {
    divan::main();
}

/// Items are the actions played; choosing them at random is a part of the time.
#[divan::bench(args = catalogue::ids(), consts = [1, 2], sample_count = 5, sample_size = 1)]
fn steps<const THREADS: usize>(bencher: Bencher<'_, '_>, id: &str) {
    let game = catalogue::game(id).expect("the catalogue has the game");
    let settings = Settings { threads: THREADS, ..Settings::default() };
    let mut batch = Batch::new(&game, GAMES, &settings).expect("the game can be played");
    let mut sheets = Sheets::of(&batch);
    let mut actions = vec![0; GAMES];
    bencher.counter(ItemsCount::new(GAMES * STEPS)).bench_local(|| {
        for _ in 0..STEPS {
            batch.sample(&mut actions).expect("there is an action for every game");
            batch.step(&actions, &mut sheets.views()).expect("sampled actions are legal");
        }
    });
}
