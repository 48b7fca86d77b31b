//! Compiled games as bytes: everything needed to play and to search, without the text of the rules.
//!
//! A page compiles rules once and passes the bytes to a worker, whose program then needs neither the reader of rule files nor the
//! compiler. Only the same version of this library reads the bytes: they begin with a fingerprint of the definitions and end with
//! a checksum. The board and everything else that follows from the rules is not packed but derived again, so that it cannot
//! contradict them.

mod bytes;
mod parts;
mod shapes;

use std::fmt;

use crate::game::Game;
use crate::rule_file::Rules;
use bytes::Reader;

/// The fingerprint of the definitions: bytes written with others are refused.
const FORMAT: u64 = {
    let mut print = START;
    print = hash(print, include_bytes!("bytes.rs"));
    print = hash(print, include_bytes!("parts.rs"));
    print = hash(print, include_bytes!("shapes.rs"));
    print = hash(print, include_bytes!("../read/tree.rs"));
    print = hash(print, include_bytes!("../program/mod.rs"));
    hash(print, include_bytes!("../program/terms.rs"))
};

/// The length of a fingerprint.
const PRINT: usize = size_of::<u64>();

const START: u64 = 0xCBF2_9CE4_8422_2325;

/// G. Fowler's, L. C. Noll's and K.-P. Vo's hash (FNV-1a), going on from an earlier one.
const fn hash(mut print: u64, bytes: &[u8]) -> u64 {
    let mut at = 0;
    while at < bytes.len() {
        print = (print ^ bytes[at] as u64).wrapping_mul(0x100_0000_01B3);
        at += 1;
    }
    print
}

/// Why bytes are not a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PackedError {
    /// Another version of the library made them.
    OtherVersion,
    /// They are damaged or not a game.
    Malformed,
}

impl fmt::Display for PackedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PackedError::OtherVersion => {
                "this packed game was made by another version of the program; compile its rules again"
            }
            PackedError::Malformed => "this is no packed game, or a damaged one; compile its rules again",
        })
    }
}

impl std::error::Error for PackedError {}

impl Game {
    /// The game as bytes, for [`Game::from_bytes`] of the same version of this library.
    ///
    /// ```
    /// # use naqala::{Game, catalogue};
    /// let game = catalogue::game("oware").unwrap();
    /// let copy = Game::from_bytes(&game.to_bytes()).unwrap();
    /// assert_eq!(copy.start(), game.start());
    /// ```
    pub fn to_bytes(&self) -> Vec<u8> {
        framed(|out| parts::pack(self, &parts::weights(self.rules()), out))
    }

    /// Replaces the weights by those that [`Rules::weights_to_bytes`] has packed, or removes them. So what was learnt, which is
    /// larger than the rules, can come later than they.
    ///
    /// # Errors
    /// When the weights are damaged, or were made by another version.
    ///
    /// ```
    /// use naqala::{PackedError, catalogue};
    /// let oware = catalogue::game("oware").unwrap();
    /// let learnt = oware.rules().weights_to_bytes();
    /// assert_eq!(oware.to_bytes_with_weights(Some(&learnt))?, oware.to_bytes());
    /// assert!(oware.to_bytes_with_weights(None)?.len() < learnt.len());
    /// # Ok::<(), PackedError>(())
    /// ```
    pub fn to_bytes_with_weights(&self, weights: Option<&[u8]>) -> Result<Vec<u8>, PackedError> {
        let none = parts::no_weights();
        let weights = weights.map_or(Ok(&none[..]), content)?;
        Ok(framed(|out| parts::pack(self, weights, out)))
    }

    /// Unpacks a game that [`Game::to_bytes`] packed. It is played, searched and recorded like the original; but of its rule
    /// file it has only the id, the name and the weights, and it cannot be played in matches.
    ///
    /// # Errors
    /// When the bytes are damaged, or were made by another version.
    ///
    /// ```
    /// use naqala::{Game, PackedError, catalogue, perft};
    /// let oware = catalogue::game("oware").unwrap();
    /// let bytes = oware.to_bytes();
    /// let again = Game::from_bytes(&bytes)?;
    /// assert_eq!(perft(&again, &again.start(), 5), perft(&oware, &oware.start(), 5));
    /// assert_eq!(Game::from_bytes(&bytes[1..]).unwrap_err(), PackedError::OtherVersion);
    /// # Ok::<(), PackedError>(())
    /// ```
    pub fn from_bytes(bytes: &[u8]) -> Result<Game, PackedError> {
        parts::unpack(&mut Reader::new(content(bytes)?)).ok_or(PackedError::Malformed)
    }
}

impl Rules {
    /// The engine's weights, as bytes for [`Game::to_bytes_with_weights`] of the same version of this library; this also works
    /// without weights.
    pub fn weights_to_bytes(&self) -> Vec<u8> {
        framed(|out| out.extend_from_slice(&parts::weights(self)))
    }
}

/// Bytes between the fingerprint and the check.
fn framed(fill: impl FnOnce(&mut Vec<u8>)) -> Vec<u8> {
    let mut bytes = FORMAT.to_le_bytes().to_vec();
    fill(&mut bytes);
    let check = hash(START, &bytes);
    bytes.extend_from_slice(&check.to_le_bytes());
    bytes
}

/// The content between the fingerprint and the checksum, both of which have to be right.
fn content(bytes: &[u8]) -> Result<&[u8], PackedError> {
    let (format, _) = bytes.split_first_chunk::<PRINT>().ok_or(PackedError::Malformed)?;
    if u64::from_le_bytes(*format) != FORMAT {
        return Err(PackedError::OtherVersion);
    }
    let (content, check) = bytes.split_last_chunk::<PRINT>().ok_or(PackedError::Malformed)?;
    let sound = u64::from_le_bytes(*check) == hash(START, content);
    content.get(PRINT..).filter(|_| sound).ok_or(PackedError::Malformed)
}

#[cfg(test)]
mod tests;
