//! Checks a table against the rules.

use naqala::Position;
use naqala_engine::Stop;
use rand::{RngExt, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;

use crate::bounds::Bounds;
use crate::domain::{Child, Domain};
use crate::error::TableError;
use crate::format::Reader;
use crate::layer::{CHUNK, Known, Report};

/// How much is checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Check {
    /// Every position.
    All,
    /// A random sample; layers are chosen in proportion to their size.
    Random {
        /// Number of positions.
        positions: u64,
        /// Seed of the random generator.
        seed: u64,
    },
}

/// Compares all bytes with their hash, and the value of every position, or of a sample, with those of the positions that its
/// plies lead to. If the table has one value for both sides, compares their plies, too. Returns how many positions were compared.
///
/// # Errors
/// [`TableError::Damaged`] or [`TableError::Wrong`] for the first problem.
pub fn verify(reader: &Reader, check: Check, stop: &Stop, report: &dyn Report) -> Result<u64, TableError> {
    reader.table().check_bytes()?;
    match check {
        Check::All => verify_all(reader, stop, report),
        Check::Random { positions, seed } => verify_some(reader, positions, seed, stop),
    }
}

fn verify_all(reader: &Reader, stop: &Stop, report: &dyn Report) -> Result<u64, TableError> {
    let domain = reader.domain();
    let mut known = Known::default();
    let mut compared = 0;
    for layer in reader.table().layers() {
        known.push(reader.table().values(layer.seeds)?);
        report.begin(layer.seeds, layer.positions);
        let chunks = layer.positions.div_ceil(CHUNK);
        (0..chunks).into_par_iter().try_for_each(|chunk| {
            if stop.is_asked() {
                return Err(TableError::Stopped);
            }
            let mut walk = domain.walk(layer.seeds, chunk * CHUNK);
            for state in chunk * CHUNK..layer.positions.min((chunk + 1) * CHUNK) {
                let value = |seeds, state| Ok(known.get(seeds, state));
                compare(domain, layer.seeds, &walk.position, known.get(layer.seeds, state), value)?;
                compare_sides(domain, layer.seeds, state)?;
                walk.advance();
            }
            report.advance(layer.seeds, 1_000 * chunk / chunks);
            Ok(())
        })?;
        compared += layer.positions;
    }
    Ok(compared)
}

fn verify_some(reader: &Reader, positions: u64, seed: u64, stop: &Stop) -> Result<u64, TableError> {
    let domain = reader.domain();
    let ends: Vec<u64> = reader
        .table()
        .layers()
        .scan(0, |sum, layer| {
            *sum += layer.positions;
            Some(*sum)
        })
        .collect();
    let all = ends.last().copied().unwrap_or(0);
    let mut dice = Xoshiro256PlusPlus::seed_from_u64(seed);
    for compared in 0..positions {
        if stop.is_asked() {
            return Ok(compared);
        }
        let thrown = dice.random_range(0..all);
        let seeds = ends.partition_point(|end| *end <= thrown);
        let state = thrown - if seeds == 0 { 0 } else { ends[seeds - 1] };
        let p = domain.position(seeds, state);
        compare(domain, seeds, &p, reader.look_up(seeds, state)?, |seeds, state| {
            reader.look_up(seeds, state)
        })?;
        compare_sides(domain, seeds, state)?;
    }
    Ok(positions)
}

/// Compares what both sides can do in a position that the table knows only as seen from the player to move. Builders conclude from
/// a sample of each layer that the rules are the same for both sides.
fn compare_sides(domain: &Domain, seeds: usize, state: u64) -> Result<(), TableError> {
    if !domain.is_seen_from_mover() || domain.sides_agree(seeds, state) {
        return Ok(());
    }
    Err(TableError::Wrong(format!(
        "{} has other plies than the same position of the other side, and the table has one value for both",
        domain.game().position_text(&domain.position(seeds, state))
    )))
}

/// Compares a value with those of its successors.
fn compare(
    domain: &Domain,
    seeds: usize,
    p: &Position,
    stored: Bounds,
    value: impl Fn(usize, u64) -> Result<Bounds, TableError>,
) -> Result<(), TableError> {
    let mut found: Result<Option<Bounds>, TableError> = Ok(None);
    let worth = |child: &Child| {
        if child.over {
            return Ok(child.end(seeds));
        }
        let there = value(child.seeds, child.state)?;
        Ok((if child.same { there } else { there.of_other() }).plus(child.gain))
    };
    let over = domain.each_child(p, |child| {
        if let Ok(best) = &found {
            found = worth(&child).map(|worth| Some(best.map_or(worth, |best| best.or(worth))));
        }
    });
    match over.map(Bounds::exact).or(found?) {
        Some(computed) if computed != stored => Err(TableError::Wrong(format!(
            "{} with {seeds} seeds has the value {stored}, and its plies give {computed}",
            domain.game().position_text(p)
        ))),
        _ => Ok(()),
    }
}
