//! A layer in a file: separately compressed blocks of values, so that reading one value costs one small block.

use rayon::prelude::*;
use zstd::bulk::Compressor;
use zstd::dict::{DecoderDictionary, EncoderDictionary};
use zstd::zstd_safe::{CParameter, DCtx};

use super::read::Bytes;
use crate::error::TableError;
use crate::layer::Values;

const MAGIC: &[u8; 4] = b"LAYR";
/// Values in a block: a smaller one is unpacked faster, a larger one packed better.
pub(super) const BLOCK: usize = 1_024;
/// Compression level. It is done once, and takes little time compared with finding the values.
const LEVEL: i32 = 19;
/// Blocks need a dictionary to be packed well, and a dictionary needs blocks to learn from.
const BLOCKS_FOR_DICTIONARY: usize = 64;
/// The largest dictionary, in bytes. With a larger one, blocks are also unpacked faster.
const DICTIONARY: usize = 16_384;
/// A dictionary has at most one byte per this many values, or it would outweigh what it saves.
const VALUES_PER_DICTIONARY_BYTE: usize = 64;
const SAMPLES: usize = 1_024;
/// Larger blocks are refused.
const LARGEST_BLOCK: usize = 1 << 16;

/// Where the parts of a layer are in the file.
#[derive(Clone, Debug)]
pub(super) struct Section {
    pub(super) seeds: usize,
    pub(super) states: u64,
    pub(super) planes: usize,
    pub(super) block: usize,
    pub(super) dictionary: std::ops::Range<usize>,
    /// For every block where it ends in the payload (8 bytes) and its checksum (4 bytes).
    pub(super) index: std::ops::Range<usize>,
    pub(super) payload: std::ops::Range<usize>,
}

impl Section {
    /// The number of blocks of one plane.
    pub(super) fn blocks(&self) -> usize {
        self.states.div_ceil(self.block as u64) as usize
    }

    /// Packs a layer.
    pub(super) fn pack(seeds: usize, values: &Values) -> std::io::Result<Vec<u8>> {
        let shift = |plane: &Vec<i8>| -> Vec<u8> {
            plane.par_iter().map(|value| (i32::from(*value) + seeds as i32) as u8).collect()
        };
        let planes: Vec<Vec<u8>> = std::iter::once(&values.lower).chain(&values.upper).map(shift).collect();
        let dictionary = learn(&planes)?;
        let packed = pack_blocks(&planes, &dictionary)?;
        let mut head = MAGIC.to_vec();
        for number in [seeds as u32, planes.len() as u32, BLOCK as u32, dictionary.len() as u32] {
            head.extend(number.to_le_bytes());
        }
        head.extend((values.lower.len() as u64).to_le_bytes());
        let payload: usize = packed.iter().map(Vec::len).sum();
        head.extend((payload as u64).to_le_bytes());
        head.extend(&dictionary);
        let mut end = 0_u64;
        for block in &packed {
            end += block.len() as u64;
            head.extend(end.to_le_bytes());
            head.extend(crc32fast::hash(block).to_le_bytes());
        }
        head.extend(crc32fast::hash(&head).to_le_bytes());
        head.reserve(payload);
        packed.iter().for_each(|block| head.extend(block));
        Ok(head)
    }

    /// Reads where things are in the section that begins here, and checks that they agree with their checksum.
    pub(super) fn parse(file: &[u8], at: usize) -> Result<Section, TableError> {
        let mut bytes = Bytes(file.get(at..).unwrap_or_default());
        let damaged = || TableError::Damaged { what: format!("the head of the section at byte {at}") };
        if bytes.take(4)? != MAGIC {
            return Err(damaged());
        }
        let [seeds, planes, block, dictionary] =
            [bytes.u32()?, bytes.u32()?, bytes.u32()?, bytes.u32()?].map(|n| n as usize);
        let (states, payload) = (bytes.u64()?, bytes.u64()?);
        if !(1..=LARGEST_BLOCK).contains(&block)
            || states == 0
            || !(1..=2).contains(&planes)
            || seeds > crate::MOST_SEEDS
        {
            return Err(damaged());
        }
        let blocks = states.div_ceil(block as u64).checked_mul(planes as u64).ok_or_else(damaged)?;
        let index =
            usize::try_from(blocks).ok().and_then(|blocks| blocks.checked_mul(12)).ok_or_else(damaged)?;
        let payload = usize::try_from(payload).map_err(|_| damaged())?;
        bytes.take(dictionary)?;
        bytes.take(index)?;
        let dictionary_at = at + 36;
        let index_at = dictionary_at + dictionary;
        let checksum_at = index_at + index;
        if bytes.u32()? != crc32fast::hash(&file[at..checksum_at]) {
            return Err(damaged());
        }
        bytes.take(payload)?;
        let payload_at = checksum_at + 4;
        Ok(Section {
            seeds,
            states,
            planes,
            block,
            dictionary: dictionary_at..index_at,
            index: index_at..checksum_at,
            payload: payload_at..payload_at + payload,
        })
    }

    pub(super) fn end(&self) -> usize {
        self.payload.end
    }

    /// A packed block of a plane that agrees with its checksum.
    pub(super) fn block<'f>(&self, file: &'f [u8], number: usize) -> Result<&'f [u8], TableError> {
        let index = &file[self.index.clone()];
        let end_of = |number: usize| {
            let mut entry = Bytes(index.get(12 * number..).unwrap_or_default());
            Ok::<_, TableError>((entry.u64()? as usize, entry.u32()?))
        };
        let (end, checksum) = end_of(number)?;
        let start = if number == 0 { 0 } else { end_of(number - 1)?.0 };
        let damaged =
            || TableError::Damaged { what: format!("block {number} of the layer of {} seeds", self.seeds) };
        let packed = file[self.payload.clone()].get(start..end).ok_or_else(damaged)?;
        if crc32fast::hash(packed) != checksum {
            return Err(damaged());
        }
        Ok(packed)
    }

    /// The number of values in a block.
    pub(super) fn values_in(&self, number: usize) -> usize {
        let first = (number % self.blocks()) as u64 * self.block as u64;
        (self.states - first).min(self.block as u64) as usize
    }
}

/// A dictionary for the blocks of a layer; an empty one where that is not worth it.
fn learn(planes: &[Vec<u8>]) -> std::io::Result<Vec<u8>> {
    let blocks: Vec<&[u8]> = planes.iter().flat_map(|plane| plane.chunks(BLOCK)).collect();
    if blocks.len() < BLOCKS_FOR_DICTIONARY {
        return Ok(Vec::new());
    }
    let samples: Vec<&[u8]> = blocks.iter().step_by(blocks.len().div_ceil(SAMPLES)).copied().collect();
    // Layers whose values hardly differ have nothing to learn from.
    let values: usize = planes.iter().map(Vec::len).sum();
    let room = (values / VALUES_PER_DICTIONARY_BYTE).min(DICTIONARY);
    Ok(zstd::dict::from_samples(&samples, room).unwrap_or_default())
}

fn pack_blocks(planes: &[Vec<u8>], dictionary: &[u8]) -> std::io::Result<Vec<Vec<u8>>> {
    let prepared = (!dictionary.is_empty()).then(|| EncoderDictionary::copy(dictionary, LEVEL));
    let compressor = || {
        let mut compressor = match &prepared {
            Some(prepared) => Compressor::with_prepared_dictionary(prepared),
            None => Compressor::new(LEVEL),
        }?;
        // The contents and length of a block are known anyway.
        for parameter in [
            CParameter::ChecksumFlag(false),
            CParameter::ContentSizeFlag(false),
            CParameter::DictIdFlag(false),
        ] {
            compressor.set_parameter(parameter)?;
        }
        Ok::<_, std::io::Error>(compressor)
    };
    let blocks: Vec<&[u8]> = planes.iter().flat_map(|plane| plane.chunks(BLOCK)).collect();
    let groups = blocks.par_chunks(256).map(|group| {
        let mut compressor = compressor()?;
        group.iter().map(|block| compressor.compress(block)).collect::<std::io::Result<Vec<Vec<u8>>>>()
    });
    Ok(groups.collect::<std::io::Result<Vec<_>>>()?.into_iter().flatten().collect())
}

/// Unpacks the blocks of a layer one by one.
pub(super) struct Unpacker {
    context: DCtx<'static>,
}

impl Unpacker {
    pub(super) fn new() -> Unpacker {
        Unpacker { context: DCtx::create() }
    }

    /// Unpacks a block into room for exactly its values.
    pub(super) fn unpack(
        &mut self,
        section: &Section,
        packed: &[u8],
        dictionary: Option<&DecoderDictionary<'_>>,
        values: &mut [u8],
    ) -> Result<(), TableError> {
        let room = values.len();
        let done = match dictionary {
            Some(dictionary) => self.context.decompress_using_ddict(values, packed, dictionary.as_ddict()),
            None => self.context.decompress(values, packed),
        };
        match done {
            Ok(length) if length == room => Ok(()),
            _ => {
                Err(TableError::Damaged { what: format!("a block of the layer of {} seeds", section.seeds) })
            }
        }
    }
}

impl Section {
    /// The dictionary of the layer, ready for use; `None` if it has none.
    pub(super) fn dictionary(&self, file: &[u8]) -> Option<DecoderDictionary<'static>> {
        let bytes = &file[self.dictionary.clone()];
        (!bytes.is_empty()).then(|| DecoderDictionary::copy(bytes))
    }

    /// Unpacks a whole layer, and compares all checksums.
    pub(super) fn unpack(&self, file: &[u8]) -> Result<Values, TableError> {
        let dictionary = self.dictionary(file);
        let plane = |plane: usize| -> Result<Vec<i8>, TableError> {
            let mut shifted = vec![0; self.states as usize];
            let blocks = shifted.par_chunks_mut(self.block).enumerate();
            blocks.try_for_each_init(Unpacker::new, |unpacker, (number, values)| {
                let packed = self.block(file, plane * self.blocks() + number)?;
                unpacker.unpack(self, packed, dictionary.as_ref(), values)
            })?;
            let value = |shifted: u8| (i32::from(shifted) - self.seeds as i32) as i8;
            Ok(shifted.into_par_iter().map(value).collect())
        };
        Ok(Values { lower: plane(0)?, upper: if self.planes == 2 { Some(plane(1)?) } else { None } })
    }
}
