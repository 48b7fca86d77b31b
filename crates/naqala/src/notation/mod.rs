//! Text forms of moves and positions.

mod ply_list;
mod ply_text;
mod position_text;

pub use ply_list::PlyList;
pub use ply_text::PlyError;
