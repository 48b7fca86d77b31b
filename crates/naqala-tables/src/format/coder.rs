//! Blocks of values as streams of bits, by asymmetric numeral systems (rANS; J. Duda, 2013).
//!
//! A state, at first 0, takes up value after value, from the last to the first: a value of probability `p` makes it larger by the
//! factor `1 / p`. When it becomes too large for 32 bits, 16 bits of it are written. Reading starts with the state and yields the
//! values from the first to the last; at the end the state is 0 again, and everything has been read.

use super::model::{BITS, Codes, Histories, Model, WHOLE};

/// Smaller states take up what was written last.
const LEAST: u32 = 1 << 16;

/// Packs blocks of a layer.
pub(super) struct Packer<'a> {
    codes: &'a Codes,
    histories: Histories,
    planes: usize,
    /// The histories and values of the current block.
    met: Vec<(usize, u8)>,
}

impl<'a> Packer<'a> {
    pub(super) fn new(codes: &'a Codes, histories: Histories, planes: usize) -> Packer<'a> {
        Packer { codes, histories, planes, met: Vec::new() }
    }

    /// Appends a packed block.
    pub(super) fn pack(&mut self, block: &mut [u8], packed: &mut Vec<u8>) {
        self.met.clear();
        let _: Result<(), ()> = self.histories.each(block, self.planes, |history, value| {
            self.met.push((history, *value));
            Ok(())
        });
        let mut state = 0_u32;
        let mut words: Vec<u16> = Vec::with_capacity(block.len() / 2);
        for (history, value) in self.met.iter().rev() {
            let entry = self.codes.entry(*history, *value);
            let share = u32::from(entry.end - entry.start);
            if u64::from(state) >= u64::from(share) << (32 - BITS) {
                words.push(state as u16);
                state >>= 16;
            }
            state = (state / share) << BITS | (state % share + u32::from(entry.start));
        }
        packed.extend(state.to_le_bytes());
        words.iter().rev().for_each(|word| packed.extend(word.to_le_bytes()));
    }
}

/// Unpacks a block into room for exactly its values; nothing if it is damaged.
pub(super) fn unpack(
    model: &Model,
    histories: Histories,
    planes: usize,
    packed: &[u8],
    block: &mut [u8],
) -> Option<()> {
    let (state, mut words) = packed.split_first_chunk()?;
    let mut state = u32::from_le_bytes(*state);
    let read = histories.each(block, planes, |history, value| {
        let at = state % WHOLE;
        let entry = model.find(history, at).ok_or(())?;
        let (start, end) = (u32::from(entry.start), u32::from(entry.end));
        state = (end - start) * (state >> BITS) + at.checked_sub(start).ok_or(())?;
        if state < LEAST
            && let Some((word, rest)) = words.split_first_chunk()
        {
            state = state << 16 | u32::from(u16::from_le_bytes(*word));
            words = rest;
        }
        *value = entry.value;
        Ok::<(), ()>(())
    });
    (read.is_ok() && state == 0 && words.is_empty()).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_are_unpacked_as_they_were_packed() {
        for (planes, length) in [(1, 1), (1, 100), (2, 1), (2, 77)] {
            let values = |number: usize, block: &mut Vec<u8>| {
                let value = |at: usize| (at.wrapping_mul(2_654_435_761).wrapping_add(number) >> 7) % 11;
                *block = (0..planes * length).map(|at| value(at * number) as u8).collect();
            };
            let model = Model::learn(5, planes, 50, values);
            let (codes, histories) = (model.codes(), Histories::new(5));
            let mut packer = Packer::new(&codes, histories, planes);
            for number in 0..50 {
                let (mut block, mut packed) = (Vec::new(), Vec::new());
                values(number, &mut block);
                packer.pack(&mut block, &mut packed);
                let mut found = vec![0; block.len()];
                unpack(&model, histories, planes, &packed, &mut found).unwrap();
                assert_eq!(found, block);
                assert!(unpack(&model, histories, planes, &packed[..packed.len() - 1], &mut found).is_none());
            }
        }
    }
}
