//! How values are laid out in bytes: numbers in groups of seven bits, the lowest first; lists after their length.

use crate::board::Board;
use crate::board::moves::Direction;
use crate::board::pits::PitSet;

/// Maximum nesting depth: no game comes near it, and reading cannot exhaust the stack.
const DEEPEST: u8 = 48;

/// A type that can be written as bytes and read back.
///
/// Reading always returns a value: if the bytes are invalid, [`Reader::spoil`] notes it and some value is returned.
/// Error handling at every step would be most of the code.
pub(super) trait Packed: Sized {
    fn pack(&self, out: &mut Vec<u8>);
    fn unpack(from: &mut Reader<'_>) -> Self;
}

/// The unread bytes, and what is known about the game being read.
pub(super) struct Reader<'b> {
    bytes: &'b [u8],
    deep: u8,
    spoilt: bool,
    /// The ways a hand may go.
    ways: &'static [Direction],
}

impl<'b> Reader<'b> {
    pub(super) fn new(bytes: &'b [u8]) -> Reader<'b> {
        Reader { bytes, deep: 0, spoilt: false, ways: &Direction::ROUND }
    }

    /// From here on the ways of this board may be named.
    pub(super) fn allow(&mut self, board: &Board) {
        self.ways = board.directions();
    }

    pub(super) fn read<T: Packed>(&mut self) -> T {
        T::unpack(self)
    }

    /// Marks the bytes as invalid and ends them.
    pub(super) fn spoil(&mut self) {
        self.spoilt = true;
        self.bytes = &[];
    }

    /// Whether all bytes were valid so far.
    pub(super) fn is_sound(&self) -> bool {
        !self.spoilt
    }

    pub(super) fn is_empty(&self) -> bool {
        self.bytes.is_empty()
    }

    pub(super) fn byte(&mut self) -> u8 {
        let Some((first, rest)) = self.bytes.split_first() else {
            self.spoil();
            return 0;
        };
        self.bytes = rest;
        *first
    }

    fn take(&mut self, count: usize) -> &'b [u8] {
        let Some((taken, rest)) = self.bytes.split_at_checked(count) else {
            self.spoil();
            return &[];
        };
        self.bytes = rest;
        taken
    }

    /// A number up to a limit.
    #[inline(never)]
    fn number(&mut self, most: u128) -> u128 {
        let mut number = 0;
        for group in 0..19 {
            let byte = self.byte();
            number |= u128::from(byte & 0x7F) << (7 * group);
            if byte < 0x80 && number <= most {
                return number;
            }
        }
        self.spoil();
        0
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

            fn unpack(from: &mut Reader<'_>) -> Self {
                from.number(<$type>::MAX as u128) as $type
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

    fn unpack(from: &mut Reader<'_>) -> Self {
        let folded: u64 = from.read();
        (folded >> 1) as i64 ^ -((folded & 1) as i64)
    }
}

impl Packed for i32 {
    fn pack(&self, out: &mut Vec<u8>) {
        i64::from(*self).pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        i64::unpack(from).try_into().unwrap_or_else(|_| {
            from.spoil();
            0
        })
    }
}

impl Packed for f64 {
    fn pack(&self, out: &mut Vec<u8>) {
        out.extend_from_slice(&self.to_le_bytes());
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        from.take(size_of::<f64>()).try_into().map_or(0.0, f64::from_le_bytes)
    }
}

impl Packed for bool {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(u8::from(*self));
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        from.number(1) == 1
    }
}

impl Packed for String {
    fn pack(&self, out: &mut Vec<u8>) {
        self.len().pack(out);
        out.extend_from_slice(self.as_bytes());
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        let length = from.read();
        String::from_utf8(from.take(length).to_vec()).unwrap_or_else(|_| {
            from.spoil();
            String::new()
        })
    }
}

impl<T: Packed> Packed for Option<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.is_some().pack(out);
        if let Some(value) = self {
            value.pack(out);
        }
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        from.read::<bool>().then(|| from.read())
    }
}

impl<T: Packed> Packed for Vec<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        self.len().pack(out);
        self.iter().for_each(|value| value.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        let length: usize = from.read();
        let mut values = Vec::new();
        from.deep += 1;
        if from.deep > DEEPEST {
            from.spoil();
        }
        // Do not allocate in advance: the length may be wrong.
        while values.len() < length && from.is_sound() {
            values.push(from.read());
        }
        from.deep -= 1;
        values
    }
}

impl<T: Packed> Packed for Box<T> {
    fn pack(&self, out: &mut Vec<u8>) {
        T::pack(self, out);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        from.deep += 1;
        if from.deep > DEEPEST {
            from.spoil();
        }
        let value = from.read();
        from.deep -= 1;
        Box::new(value)
    }
}

impl<T: Packed, const N: usize> Packed for [T; N] {
    fn pack(&self, out: &mut Vec<u8>) {
        self.iter().for_each(|value| value.pack(out));
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        std::array::from_fn(|_| from.read())
    }
}

impl<A: Packed, B: Packed> Packed for (A, B) {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
        self.1.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        (from.read(), from.read())
    }
}

/// Also places that no board has: the rules speak of all places but these.
impl Packed for PitSet {
    fn pack(&self, out: &mut Vec<u8>) {
        self.0.pack(out);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        PitSet(from.read())
    }
}

/// One of the ways across the board.
impl Packed for Direction {
    fn pack(&self, out: &mut Vec<u8>) {
        out.push(*self as u8);
    }

    fn unpack(from: &mut Reader<'_>) -> Self {
        let number = from.byte();
        from.ways.iter().find(|way| **way as u8 == number).copied().unwrap_or_else(|| {
            from.spoil();
            Direction::CounterClockwise
        })
    }
}
