//! Generates random rule files, plays each with every implementation, and shows one example for each kind of difference:
//!
//!     cargo run --release -p naqala --features generate --example generated -- 0 1000000

use std::collections::BTreeMap;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use naqala::Rules;
use naqala::generate::{Source, compare_rules, rule_file, shrunk};

/// Attempts at making a case smaller.
const ATTEMPTS: usize = 3_000;
/// No more attempts after this time.
const SHRINKING: Duration = Duration::from_secs(8);
/// A case that takes longer is shown.
const SLOW: Duration = Duration::from_millis(1_500);

thread_local! {
    /// Where the latest panic was.
    static PLACE: std::cell::RefCell<String> = const { std::cell::RefCell::new(String::new()) };
}

#[derive(Default)]
struct Found {
    /// By what differs, without its numbers: how often, and the first seed.
    kinds: BTreeMap<String, (u64, u64, String)>,
    refusals: BTreeMap<String, u64>,
    slowest: (Duration, u64),
}

fn main() {
    let numbers: Vec<u64> = std::env::args().skip(1).filter_map(|number| number.parse().ok()).collect();
    if let [only] = numbers[..] {
        return println!("{}", rule_file(&mut Source::seeded(only)));
    }
    let [first, last] = numbers[..] else {
        return eprintln!("usage: generated FIRST LAST (numbers of cases)");
    };
    std::panic::set_hook(Box::new(|panic| {
        let place = panic.location().map(|place| format!("{}:{}", place.file(), place.line()));
        PLACE.set(place.unwrap_or_default());
    }));
    let found = Mutex::new(Found::default());
    let (next, compiled, positions, moves) =
        (AtomicU64::new(first), AtomicU64::new(0), AtomicU64::new(0), AtomicU64::new(0));
    let work = || loop {
        let seed = next.fetch_add(1, Ordering::Relaxed);
        if seed >= last {
            return;
        }
        let started = Instant::now();
        let mut source = Source::seeded(seed);
        match attempt(&mut source) {
            Ok(Some(compared)) => {
                compiled.fetch_add(1, Ordering::Relaxed);
                positions.fetch_add(compared.positions, Ordering::Relaxed);
                moves.fetch_add(compared.moves, Ordering::Relaxed);
            }
            Ok(None) => {
                let text = rule_file(&mut Source::seeded(seed));
                if let Err(errors) = Rules::parse("generated.toml", &text)
                    && let Some(error) = errors.iter().next()
                {
                    *found.lock().unwrap().refusals.entry(kind_of(&error.message)).or_default() += 1;
                }
            }
            Err(what) => {
                let kind = kind_of(&what);
                let mut found = found.lock().unwrap();
                if !found.kinds.contains_key(&kind) {
                    println!("seed {seed}: {}", what.chars().take(400).collect::<String>());
                }
                found.kinds.entry(kind).or_insert((0, seed, what)).0 += 1;
            }
        }
        let took = started.elapsed();
        let mut found = found.lock().unwrap();
        if took > found.slowest.0 {
            found.slowest = (took, seed);
        }
        if took > SLOW {
            println!("slow: seed {seed} took {took:?}");
        }
        if (seed + 1).is_multiple_of(100_000) {
            println!(
                "{seed}: {} compiled, {} kinds of differences",
                compiled.load(Ordering::Relaxed),
                found.kinds.len()
            );
        }
    };
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..cores).for_each(|_| _ = scope.spawn(work)));
    let found = found.into_inner().unwrap();
    println!(
        "{} cases, {} compiled, {} positions, {} moves, slowest {:?}",
        last - first,
        compiled.into_inner(),
        positions.into_inner(),
        moves.into_inner(),
        found.slowest
    );
    let mut refusals: Vec<_> = found.refusals.iter().collect();
    refusals.sort_by_key(|(_, count)| std::cmp::Reverse(**count));
    refusals.iter().take(20).for_each(|(message, count)| println!("refused {count}: {message}"));
    for (kind, (count, seed, what)) in &found.kinds {
        println!(
            "\n==== {count} times, first with seed {seed}: {}",
            what.chars().take(1_500).collect::<String>()
        );
        let mut source = Source::seeded(*seed);
        _ = attempt(&mut source);
        let started = Instant::now();
        let alike = |source: &mut Source| {
            started.elapsed() < SHRINKING && attempt(source).is_err_and(|what| kind_of(&what) == *kind)
        };
        let smaller = shrunk(source.choices(), ATTEMPTS, alike);
        let why = attempt(&mut Source::from_bytes(&smaller)).err().unwrap_or_default();
        println!("smaller: {}", why.chars().take(1_500).collect::<String>());
        println!("{}\n{smaller:?}", rule_file(&mut Source::from_bytes(&smaller)));
    }
}

fn attempt(source: &mut Source) -> Result<Option<naqala::generate::Compared>, String> {
    let compare = AssertUnwindSafe(|| compare_rules(&rule_file(source), source));
    catch_unwind(compare).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
        Err(format!("{} {}", PLACE.take().replace(':', " line "), text.unwrap_or_default()))
    })
}

/// The message without the parts that differ from case to case.
fn kind_of(what: &str) -> String {
    let what = what
        .split_once("options: [")
        .map_or(what, |(_, rest)| rest.split_once("}: ").map_or(rest, |(_, rest)| rest));
    what.split([':', '{', '(', '`']).next().unwrap_or_default().chars().take(60).collect()
}
