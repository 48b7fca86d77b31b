//! The words a compact board is made of.

use std::fmt::Debug;
use std::hash::Hash;
use std::ops::{BitAnd, BitOr, Not};

/// Multiplying a word by this puts the sum of its bytes into the highest byte.
const ONES: u64 = 0x0101_0101_0101_0101;

/// Half of a compact board, one player's: a byte for each of their pits, in the order of sowing, and in the highest byte
/// the store. `u64` is for rows of up to seven pits; `u128` for up to fourteen, with a byte for the pit its player has
/// marked, or for the pits of the row that belong to the other player.
pub trait CompactWord:
    Copy
    + Debug
    + Default
    + Eq
    + Hash
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + 'static
{
    /// How many bytes there are.
    const BYTES: u8;
    /// The byte of the store.
    const STORE: u8 = Self::BYTES - 1;
    /// The byte that tells which pit is marked, if there is one.
    const MARK: Option<u8>;
    /// Whether there is code for pits that change owners, captures in passing, and several cases that say what may be sown. In a
    /// browser it would make the engine a tenth larger; such games run on the general kernel there.
    const EXTENDED: bool;
    /// The most pits of a row.
    const PITS: usize;

    /// The byte at an index.
    fn at(self, byte: u8) -> u8;
    /// A word with this value at an index, which may run over into the bytes above.
    fn with(value: u8, byte: u8) -> Self;
    /// The sum of all bytes, if it is below 256.
    fn sum(self) -> u8;
    /// A bit for every byte that is not zero.
    fn filled(self) -> u16;
    /// A word with this value in every byte.
    fn every(value: u8) -> Self;
    /// A bit for every byte in which two words differ.
    fn differs(self, other: Self) -> u16;
    /// The sum of two words.
    fn plus(self, other: Self) -> Self;
    /// The difference of two words.
    fn minus(self, other: Self) -> Self;
    /// Whether one of the bytes of a row is not zero. Bytes that are neither pits nor the store nor the mark are always zero.
    fn has_seeds(self) -> bool;
    /// The words of 8 bytes it consists of, the lower one first, or twice the only one.
    fn halves(self) -> [u64; 2];
}

impl CompactWord for u64 {
    const BYTES: u8 = 8;
    const MARK: Option<u8> = None;
    const EXTENDED: bool = false;
    const PITS: usize = 7;

    #[inline(always)]
    fn at(self, byte: u8) -> u8 {
        (self >> (8 * (byte & 7))) as u8
    }

    #[inline(always)]
    fn with(value: u8, byte: u8) -> u64 {
        u64::from(value) << (8 * (byte & 7))
    }

    #[inline(always)]
    fn sum(self) -> u8 {
        (self.wrapping_mul(ONES) >> 56) as u8
    }

    #[inline(always)]
    fn filled(self) -> u16 {
        const LOW: u64 = 0x7F7F_7F7F_7F7F_7F7F;
        let high = (((self & LOW) + LOW) | self) & !LOW;
        // The product gathers the eight bits in its highest byte.
        ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u16
    }

    #[inline(always)]
    fn every(value: u8) -> u64 {
        u64::from(value) * ONES
    }

    #[inline(always)]
    fn differs(self, other: u64) -> u16 {
        (self ^ other).filled()
    }

    #[inline(always)]
    fn plus(self, other: u64) -> u64 {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn minus(self, other: u64) -> u64 {
        self.wrapping_sub(other)
    }

    #[inline(always)]
    fn has_seeds(self) -> bool {
        self << 8 != 0
    }

    #[inline(always)]
    fn halves(self) -> [u64; 2] {
        [self; 2]
    }
}

impl CompactWord for u128 {
    const BYTES: u8 = 16;
    const MARK: Option<u8> = Some(14);
    const EXTENDED: bool = cfg!(not(target_family = "wasm"));
    const PITS: usize = 14;

    #[inline(always)]
    fn at(self, byte: u8) -> u8 {
        let [low, high] = self.halves();
        if byte & 8 == 0 { low.at(byte) } else { high.at(byte) }
    }

    #[inline(always)]
    fn with(value: u8, byte: u8) -> u128 {
        let [low, high] = if byte & 8 == 0 { [u64::MAX, 0] } else { [0, u64::MAX] };
        let word = u64::with(value, byte);
        u128::from(word & low) | u128::from(word & high) << 64
    }

    #[inline(always)]
    fn sum(self) -> u8 {
        let [low, high] = self.halves();
        low.sum().wrapping_add(high.sum())
    }

    #[inline(always)]
    fn filled(self) -> u16 {
        let [low, high] = self.halves();
        low.filled() | high.filled() << 8
    }

    #[inline(always)]
    fn every(value: u8) -> u128 {
        let half = u64::every(value);
        u128::from(half) | u128::from(half) << 64
    }

    #[inline(always)]
    fn differs(self, other: u128) -> u16 {
        (self ^ other).filled()
    }

    #[inline(always)]
    fn plus(self, other: u128) -> u128 {
        self.wrapping_add(other)
    }

    #[inline(always)]
    fn minus(self, other: u128) -> u128 {
        self.wrapping_sub(other)
    }

    #[inline(always)]
    fn has_seeds(self) -> bool {
        self << 16 != 0
    }

    #[inline(always)]
    fn halves(self) -> [u64; 2] {
        [self as u64, (self >> 64) as u64]
    }
}

#[cfg(test)]
mod tests {
    use super::CompactWord;

    /// Both widths of words behave alike in their common bytes, and correctly in the others.
    #[test]
    fn words_are_bytes() {
        for byte in 0..16 {
            let word = u128::with(200, byte);
            assert_eq!(word.to_le_bytes()[usize::from(byte)], 200);
            assert_eq!((word.at(byte), word.sum(), word.filled()), (200, 200, 1 << byte));
            assert_eq!(word.plus(u128::with(7, 3)).minus(word), u128::with(7, 3));
        }
        for byte in 0..8 {
            let word = u64::with(200, byte);
            assert_eq!((word.at(byte), word.sum(), word.filled()), (200, 200, 1 << byte));
            assert_eq!(u128::from(word), u128::with(200, byte));
        }
    }
}
