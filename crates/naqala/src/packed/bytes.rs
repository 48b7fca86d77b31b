//! How values are laid out in bytes: numbers in groups of seven bits, the lowest first; lists after their length.

use crate::board::Board;
use crate::moves::Direction;
use crate::pits::PitSet;

/// Values within values, at most so deep: no rule of a game comes near it, and reading never runs out of stack.
const DEEPEST: u8 = 48;

/// What the bytes say is no game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Malformed;

pub(super) type Unpacked<T> = Result<T, Malformed>;

/// What can be written as bytes and read back.
pub(super) trait Packed: Sized {
    fn pack(&self, out: &mut Vec<u8>);
    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self>;
}

/// The bytes that are left to be read, and what is known of the game they tell.
pub(super) struct Reader<'b> {
    bytes: &'b [u8],
    deep: u8,
    /// The ways a hand may go.
    ways: &'static [Direction],
}

impl<'b> Reader<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Reader<'b> {
        Reader { bytes, deep: 0, ways: &[] }
    }

    /// From here on the ways of this board may be named.
    pub(super) fn allow(&mut self, board: &Board) {
        self.ways = board.ways();
    }

    pub(super) fn read<T: Packed>(&mut self) -> Unpacked<T> {
        T::unpack(self)
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub(super) fn byte(&mut self) -> Unpacked<u8> {
        let (first, rest) = self.bytes.split_first().ok_or(Malformed)?;
        self.bytes = rest;
        Ok(*first)
    }

    pub(super) fn take(&mut self, count: usize) -> Unpacked<&'b [u8]> {
        let (taken, rest) = self.bytes.split_at_checked(count).ok_or(Malformed)?;
        self.bytes = rest;
        Ok(taken)
    }

    /// A value within the one being read.
    fn within<T>(&mut self, read: impl FnOnce(&mut Self) -> Unpacked<T>) -> Unpacked<T> {
        self.deep += 1;
        let value = if self.deep > DEEPEST { Err(Malformed) } else { read(self) };
        self.deep -= 1;
        value
    }

    fn number(&mut self) -> Unpacked<u128> {
        let mut number = 0;
        for group in 0..19 {
            let byte = self.byte()?;
            number |= u128::from(byte & 0x7F) << (7 * group);
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(Malformed)
    }
}

fn pack_number(mut number: u128, out: &mut Vec<u8>) {
    while number >= 0x80 {
        out.push(number as u8 | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

macro_rules! packed_numbers {
    ($($type:ty),*) => {$(
        impl Packed for $type {
            fn pack(&self, out: &mut Vec<u8>) {
                pack_number(*self as u128, out);
            }

            fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
                from.number()?.try_into().map_err(|_| Malformed)
            }
        }
    )*};
}

packed_numbers!(u8, u32, u64, u128, usize);

impl Packed for i64 {
    /// The sign is the lowest bit, so that small numbers stay short.
    fn pack(&self, out: &mut Vec<u8>) {
        ((self << 1 ^ self >> 63) as u64).pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        let folded: u64 = from.read()?;
        Ok((folded >> 1) as i64 ^ -((folded & 1) as i64))
    }
}

impl Packed for i32 {
    fn pack(&self, out: &mut Vec<u8>) {
        i64::from(*self).pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        i64::unpack(from)?.try_into().map_err(|_| Malformed)
    }
}

impl Packed for f64 {
    fn pack(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.to_le_bytes());
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        let bytes = from.take(size_of::<f64>())?;
        bytes.try_into().map(f64::from_le_bytes).map_err(|_| Malformed)
    }
}

impl Packed for bool {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        match from.byte()? {
            0 => Ok(false),
            1 => Ok(true),
            _ => Err(Malformed),
        }
    }
}

impl Packed for String {
    fn pack(&self, out: &mut Vec<u8>) {
        self.len().pack(out);
        out.extend_from_slice(self.as_bytes());
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        let length = from.read()?;
        let text = std::str::from_utf8(from.take(length)?).map_err(|_| Malformed)?;
        Ok(text.to_owned())
    }
}

impl<T: Packed> Packed for Option<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.is_some().pack(out);
        if let Some(value) = self {
            value.pack(out);
        }
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        if from.read()? { from.read().map(Some) } else { Ok(None) }
    }
}

impl<T: Packed> Packed for Vec<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.len().pack(out);
        self.iter().for_each(|value| value.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        let length: usize = from.read()?;
        // No room is made before the values are there: the length may be a lie.
        from.within(|from| {
            let mut values = Vec::new();
            for _ in 0..length {
                values.push(from.read()?);
            }
            Ok(values)
        })
    }
}

impl<T: Packed> Packed for Box<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        T::pack(self, out);
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        from.within(Reader::read).map(Box::new)
    }
}

impl<T: Packed + Default, const N: usize> Packed for [T; N] {
    fn pack(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|value| value.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        let mut values: [T; N] = std::array::from_fn(|_| T::default());
        for value in &mut values {
            *value = from.read()?;
        }
        Ok(values)
    }
}

impl<A: Packed, B: Packed> Packed for (A, B) {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
        self.1.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        Ok((from.read()?, from.read()?))
    }
}

/// Also places that no board has: the rules speak of all places but these.
impl Packed for PitSet {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        from.read().map(PitSet)
    }
}

/// One of the ways across the board.
impl Packed for Direction {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(*self as u8);
    }

    fn unpack(from: &mut Reader<'_>) -> Unpacked<Self> {
        let number = from.byte()?;
        from.ways.iter().find(|way| **way as u8 == number).copied().ok_or(Malformed)
    }
}
