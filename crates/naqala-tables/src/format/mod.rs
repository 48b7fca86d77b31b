//! The files of tables. `docs/tables.md` describes them byte by byte.
//!
//! A file is a header ([`header`]), a section for each layer ([`section`]) and a tail, which says where the sections are
//! and ends with a hash of all that stands before. All numbers are little-endian. A file without its tail is one that is
//! still being written: whole sections are taken over when the work goes on ([`writer`]).

mod cache;
mod header;
mod read;
mod section;
mod table;
mod writer;

pub(crate) use header::Header;
pub use table::{LayerInfo, Reader, Table};
pub(crate) use writer::Writer;
