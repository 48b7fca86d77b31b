//! Text forms of moves and positions.

mod ply_text;
mod position_text;

pub(crate) use ply_text::PATTERN_PARTS;
pub use ply_text::PlyError;
