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

/// A block that is being read.
struct Stream<'a> {
    state: u32,
    words: &'a [u8],
}

impl<'a> Stream<'a> {
    #[inline(always)]
    fn new(packed: &'a [u8]) -> Option<Stream<'a>> {
        let (state, words) = packed.split_first_chunk()?;
        Some(Stream { state: u32::from_le_bytes(*state), words })
    }

    /// The next value, which has this history.
    #[inline(always)]
    fn next(&mut self, model: &Model, history: usize) -> Option<u8> {
        let at = self.state % WHOLE;
        let entry = model.find(history, at)?;
        let (start, end) = (u32::from(entry.start), u32::from(entry.end));
        self.state = (end - start) * (self.state >> BITS) + at.checked_sub(start)?;
        if self.state < LEAST
            && let Some((word, rest)) = self.words.split_first_chunk()
        {
            self.state = self.state << 16 | u32::from(u16::from_le_bytes(*word));
            self.words = rest;
        }
        Some(entry.value)
    }

    fn is_read(&self) -> bool {
        self.state == 0 && self.words.is_empty()
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
    let mut stream = Stream::new(packed)?;
    let read = histories.each(block, planes, |history, value| {
        *value = stream.next(model, history).ok_or(())?;
        Ok::<(), ()>(())
    });
    (read.is_ok() && stream.is_read()).then_some(())
}

/// Blocks of one plane that are unpacked together: while one waits for what is found in its row, the processor works on the
/// others.
pub(super) const TOGETHER: usize = 4;

/// Unpacks blocks of one plane and the same length, one after the other in the room for their values.
pub(super) fn unpack_together(
    model: &Model,
    histories: Histories,
    packed: [&[u8]; TOGETHER],
    blocks: &mut [u8],
) -> Option<()> {
    let length = blocks.len() / TOGETHER;
    let mut streams = Vec::with_capacity(TOGETHER);
    for packed in packed {
        streams.push(Stream::new(packed)?);
    }
    let streams: &mut [Stream<'_>; TOGETHER] = streams.as_mut_slice().try_into().ok()?;
    let mut last = [[histories.zero(); 3]; TOGETHER];
    for at in 0..length {
        for (number, (stream, last)) in streams.iter_mut().zip(&mut last).enumerate() {
            let value = stream.next(model, histories.number(0, last[0], last[1], last[2]))?;
            blocks[number * length + at] = value;
            *last = [value, last[0], last[1]];
        }
    }
    streams.iter().all(Stream::is_read).then_some(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn blocks_that_are_unpacked_together_are_the_same() {
        let values = |number: usize, block: &mut Vec<u8>| {
            *block = (0..40).map(|at| ((at * at * number) % 9) as u8).collect();
        };
        let (model, histories) = (Model::learn(4, 1, TOGETHER, values), Histories::new(4));
        let codes = model.codes();
        let (mut all, mut packed) = (Vec::new(), [const { Vec::new() }; TOGETHER]);
        for (number, packed) in packed.iter_mut().enumerate() {
            let mut block = Vec::new();
            values(number, &mut block);
            Packer::new(&codes, histories, 1).pack(&mut block, packed);
            all.extend(block);
        }
        let mut found = vec![0; all.len()];
        let whole = packed.each_ref().map(Vec::as_slice);
        unpack_together(&model, histories, whole, &mut found).unwrap();
        assert_eq!(found, all);
        for number in 0..TOGETHER {
            let mut damaged = whole;
            damaged[number] = &whole[number][..whole[number].len() - 1];
            assert!(unpack_together(&model, histories, damaged, &mut found).is_none());
        }
    }

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
