//! The file format of tables. `docs/tables.md` describes it byte by byte.
//!
//! A file is a header ([`header`]), a section for each layer ([`section`]) and a tail, which lists the offsets of the
//! sections and ends with a hash of everything before it. All numbers are little-endian. A file without its tail is still
//! being written; a later build keeps its complete sections ([`writer`]).

mod cache;
mod coder;
mod frames;
mod header;
mod model;
mod read;
mod section;
mod table;
mod writer;

pub(crate) use header::{Header, REVISION};
pub use table::{LayerInfo, Reader, Table};
pub(crate) use writer::Writer;
