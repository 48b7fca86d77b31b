//! The slices that a step writes, and vectors for callers without buffers of their own.

use crate::batch::Batch;

/// The slices to which a step writes, owned by the caller; they hold `n` games, one after the other.
#[derive(Debug)]
pub struct Views<'a> {
    /// `n ×` [`crate::Layout::size`] bytes: what the player to move sees.
    pub observation: &'a mut [u8],
    /// `n ×` the size of the action space: 1 where an action is legal, else 0.
    pub mask: &'a mut [u8],
    /// `n ×` players: 1 for a win, −1 for a loss, 0 otherwise; by seat, in the order of [`naqala::Game::sides`].
    pub reward: &'a mut [f32],
    /// `n` bytes: [`crate::Done`].
    pub done: &'a mut [u8],
}

/// Vectors of the right lengths.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sheets {
    /// See [`Views::observation`].
    pub observation: Vec<u8>,
    /// See [`Views::mask`].
    pub mask: Vec<u8>,
    /// See [`Views::reward`].
    pub reward: Vec<f32>,
    /// See [`Views::done`].
    pub done: Vec<u8>,
}

impl Sheets {
    /// Sheets for a batch.
    pub fn of(batch: &Batch) -> Sheets {
        let layout = batch.layout();
        Sheets {
            observation: vec![0; batch.games() * layout.size()],
            mask: vec![0; batch.games() * layout.actions().size()],
            reward: vec![0.0; batch.games() * layout.game().players()],
            done: vec![0; batch.games()],
        }
    }

    /// The vectors as slices.
    pub fn views(&mut self) -> Views<'_> {
        Views {
            observation: &mut self.observation,
            mask: &mut self.mask,
            reward: &mut self.reward,
            done: &mut self.done,
        }
    }
}
