//! The numbers of a net as text in a file of weights.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use naqala::{ReadError, Tree};
#[cfg(feature = "files")]
use serde::Serialize;

use super::layout::NetLayout;
use super::{BUCKETS, HIDDEN, Net, NetNumbers, OUTER_MOST, Row};

/// The log-odds that a seed may have. With less, values would not fit their numbers.
const PER_SEED: std::ops::RangeInclusive<f64> = 1e-3..=1e3;

/// The part of a file of weights that holds a net.
#[derive(Clone, Debug, Default, PartialEq)]
#[cfg_attr(feature = "files", derive(Serialize), serde(rename_all = "kebab-case"))]
pub(crate) struct NetPart {
    /// Games learnt from, and their positions.
    pub(crate) games: u64,
    pub(crate) positions: u64,
    /// The mean loss in games that were not learnt from.
    pub(crate) loss: f64,
    /// The log-odds of one seed.
    pub(crate) per_seed: f64,
    /// Rows of the first layer, and numbers in each.
    pub(crate) rows: usize,
    pub(crate) hidden: usize,
    /// Whole numbers in base 64, the lowest byte first: the first layer row by row and its bias, two bytes each; the
    /// second layer phase by phase, two bytes each; its biases, four bytes each.
    pub(crate) numbers: String,
}

impl NetPart {
    pub(crate) fn read(tree: &Tree) -> Result<NetPart, ReadError> {
        let mut part = NetPart::default();
        for (key, value) in tree.entries()? {
            match key {
                "games" => part.games = value.integer()?,
                "positions" => part.positions = value.integer()?,
                "loss" => part.loss = value.number()?,
                "per-seed" => part.per_seed = value.number()?,
                "rows" => part.rows = value.integer()?,
                "hidden" => part.hidden = value.integer()?,
                "numbers" => part.numbers = value.text()?.to_owned(),
                _ => return Err(value.mistake(format!("unknown field `{key}`"))),
            }
        }
        Ok(part)
    }

    /// The net, for positions of a layout; or what does not fit.
    pub(crate) fn net(&self, layout: NetLayout, seed: i32) -> Result<Net, String> {
        if self.rows != layout.rows() || self.hidden != HIDDEN {
            let (rows, hidden) = (layout.rows(), HIDDEN);
            let there = format!("{} rows of {}", self.rows, self.hidden);
            return Err(format!("its net has {there} numbers instead of {rows} of {hidden}"));
        }
        let numbers = self.decoded().filter(|numbers| numbers.fit(layout.facts()));
        let numbers = numbers.filter(|_| PER_SEED.contains(&self.per_seed));
        let numbers = numbers.ok_or("the numbers of its net are damaged")?;
        Ok(Net::new(layout, numbers, self.per_seed, seed))
    }

    fn decoded(&self) -> Option<NetNumbers> {
        let bytes = STANDARD.decode(&self.numbers).ok()?;
        let row_bytes = 2 * HIDDEN;
        if bytes.len() != (self.rows + 1 + BUCKETS) * row_bytes + 4 * BUCKETS {
            return None;
        }
        let (layers, biases) = bytes.split_at(bytes.len() - 4 * BUCKETS);
        let mut rows: Vec<Row> = layers.chunks_exact(row_bytes).map(row_of).collect();
        let outer: [Row; BUCKETS] = rows.split_off(self.rows + 1).try_into().ok()?;
        let most = OUTER_MOST as i16;
        let is_in_range = outer.iter().flat_map(|row| row.0).all(|weight| (-most..=most).contains(&weight));
        let bias = rows.pop()?;
        let mut outer_bias = [0; BUCKETS];
        for (bias, bytes) in outer_bias.iter_mut().zip(biases.chunks_exact(4)) {
            *bias = i32::from_le_bytes(bytes.try_into().ok()?);
        }
        is_in_range.then_some(NetNumbers { rows, bias, outer, outer_bias })
    }
}

fn row_of(bytes: &[u8]) -> Row {
    let mut row = Row::ZERO;
    for (number, bytes) in row.0.iter_mut().zip(bytes.chunks_exact(2)) {
        *number = i16::from_le_bytes([bytes[0], bytes[1]]);
    }
    row
}

impl NetNumbers {
    /// Whether the sums of so many facts stay within their 16 bits, whatever the facts are.
    fn fit(&self, facts: usize) -> bool {
        (0..HIDDEN).all(|at| {
            let size = |row: &Row| u32::from(row.0[at].unsigned_abs());
            let most = self.rows.iter().map(size).max().unwrap_or(0);
            most * facts as u32 + size(&self.bias) <= u32::from(i16::MAX.unsigned_abs())
        })
    }

    /// As they are written.
    pub(crate) fn encoded(&self) -> String {
        let rows = self.rows.iter().chain([&self.bias]).chain(&self.outer);
        let mut bytes: Vec<u8> = rows.flat_map(|row| row.0).flat_map(i16::to_le_bytes).collect();
        bytes.extend(self.outer_bias.into_iter().flat_map(i32::to_le_bytes));
        STANDARD.encode(bytes)
    }
}
