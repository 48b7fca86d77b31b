//! Games from packed data.

use wasm_bindgen::prelude::wasm_bindgen;

use crate::Wrong;

/// A game: the rules with their options chosen.
#[wasm_bindgen]
#[derive(Clone, Debug)]
pub struct Game {
    pub(crate) game: naqala::Game,
}

#[wasm_bindgen]
impl Game {
    /// A game from its packed data, as in `games/oware.game` of the package.
    ///
    /// # Errors
    /// If the bytes are damaged, or of another version.
    #[wasm_bindgen(constructor)]
    pub fn new(bytes: &[u8]) -> Result<Game, Wrong> {
        let game = naqala::Game::from_bytes(bytes).map_err(Wrong::new)?;
        Ok(Game { game })
    }

    /// The id, as in `oware`.
    #[wasm_bindgen(getter)]
    pub fn id(&self) -> String {
        self.game.id().to_owned()
    }

    /// The name, in English.
    #[wasm_bindgen(getter)]
    pub fn name(&self) -> String {
        self.game.name().to_owned()
    }

    /// The names of the pits, in the order of `Session.seeds`.
    #[wasm_bindgen(getter)]
    pub fn pits(&self) -> Vec<String> {
        let board = self.game.board();
        board.pits().map(|pit| board.name(pit).to_owned()).collect()
    }

    /// The seats that play: South, North, East, West.
    #[wasm_bindgen(getter)]
    pub fn seats(&self) -> Vec<String> {
        self.game.sides().map(|side| format!("{side:?}")).collect()
    }

    /// The number of seeds.
    #[wasm_bindgen(getter)]
    pub fn seeds(&self) -> u32 {
        self.game.total_seeds()
    }
}
