//! A layer in a file: separately compressed blocks of values, so that reading one value costs one small block.

use rayon::prelude::*;
use zstd::dict::DecoderDictionary;

use super::coder::{self, Packer, TOGETHER};
use super::frames::Unpacker;
use super::model::{Histories, Model};
use super::read::Bytes;
use crate::error::TableError;
use crate::layer::Values;

const MAGIC: &[u8; 4] = b"LAYR";
/// The format whose blocks are zstd frames, each with its own checksum, and one plane after the other.
pub(super) const FRAMES: u16 = 1;
/// The format that is written: a model of the layer, and blocks of all planes together.
pub(super) const CODED: u16 = 2;
/// Values in a block: a smaller one is unpacked faster, a larger one packed better.
const BLOCK: usize = 256;
/// Blocks with a common checksum.
const GROUP: usize = 32;
/// Larger blocks are refused.
const LARGEST_BLOCK: usize = 1 << 16;
/// Bytes of a group in the index: where it ends in the payload, and its checksum.
const GROUP_ENTRY: usize = 12;

/// Where the parts of a layer are in the file.
#[derive(Clone, Debug)]
pub(super) struct Section {
    format: u16,
    pub(super) seeds: usize,
    pub(super) states: u64,
    pub(super) planes: usize,
    pub(super) block: usize,
    /// What is needed to unpack any block: a dictionary or a model.
    pub(super) common: std::ops::Range<usize>,
    /// For every group of blocks where it ends in the payload and its checksum; then the length of every block in 2 bytes,
    /// unless groups have one block.
    index: std::ops::Range<usize>,
    pub(super) payload: std::ops::Range<usize>,
}

/// What unpacks the blocks of a layer.
pub(super) enum Decoder {
    Frames(Option<DecoderDictionary<'static>>),
    Coded(Model),
}

impl std::fmt::Debug for Decoder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(if matches!(self, Decoder::Frames(_)) { "Frames" } else { "Coded" })
    }
}

impl Section {
    /// The number of blocks.
    pub(super) fn blocks(&self) -> usize {
        self.states.div_ceil(self.block as u64) as usize
    }

    /// The number of packed parts with a checksum.
    fn groups(&self) -> usize {
        if self.format == FRAMES { self.planes * self.blocks() } else { self.blocks().div_ceil(GROUP) }
    }

    /// Packs a layer.
    pub(super) fn pack(seeds: usize, values: &Values) -> std::io::Result<Vec<u8>> {
        let (states, planes) = (values.lower.len(), 1 + usize::from(values.upper.is_some()));
        let blocks = states.div_ceil(BLOCK);
        let block = |number: usize, block: &mut Vec<u8>| {
            let range = number * BLOCK..states.min((number + 1) * BLOCK);
            block.clear();
            for plane in std::iter::once(&values.lower).chain(&values.upper) {
                let shifted =
                    plane[range.clone()].iter().map(|value| (i32::from(*value) + seeds as i32) as u8);
                block.extend(shifted);
            }
        };
        let model = Model::learn(seeds, planes, blocks, block);
        let (codes, common) = (model.codes(), model.to_bytes()?);
        let groups: Vec<(Vec<u8>, Vec<u16>)> = (0..blocks.div_ceil(GROUP))
            .into_par_iter()
            .map_init(
                || (Packer::new(&codes, Histories::new(seeds), planes), Vec::new()),
                |(packer, values), group| {
                    let (mut packed, mut lengths) = (Vec::new(), Vec::new());
                    for number in group * GROUP..blocks.min((group + 1) * GROUP) {
                        block(number, values);
                        let before = packed.len();
                        packer.pack(values, &mut packed);
                        lengths.push((packed.len() - before) as u16);
                    }
                    (packed, lengths)
                },
            )
            .collect();
        Ok(write(seeds, states, planes, &common, &groups))
    }

    /// Reads where things are in the section that begins here, and checks that they agree with their checksum.
    pub(super) fn parse(file: &[u8], at: usize, format: u16) -> Result<Section, TableError> {
        let mut bytes = Bytes(file.get(at..).unwrap_or_default());
        let damaged = || TableError::Damaged { what: format!("the head of the section at byte {at}") };
        if bytes.take(4)? != MAGIC {
            return Err(damaged());
        }
        let [seeds, planes, block, common] =
            [bytes.u32()?, bytes.u32()?, bytes.u32()?, bytes.u32()?].map(|n| n as usize);
        let (states, payload) = (bytes.u64()?, bytes.u64()?);
        if !(1..=LARGEST_BLOCK).contains(&block)
            || states == 0
            || !(1..=2).contains(&planes)
            || seeds > crate::MOST_SEEDS
        {
            return Err(damaged());
        }
        let count = |number: u64| usize::try_from(number).map_err(|_| damaged());
        let (payload, blocks) = (count(payload)?, count(states.div_ceil(block as u64))?);
        let common_at = at + 36;
        let index_at = common_at + common;
        let mut section = Section {
            format,
            seeds,
            states,
            planes,
            block,
            common: common_at..index_at,
            index: index_at..index_at,
            payload: 0..payload,
        };
        let lengths = if format == FRAMES { 0 } else { blocks.checked_mul(2).ok_or_else(damaged)? };
        blocks.checked_mul(2 * GROUP_ENTRY).ok_or_else(damaged)?;
        let index = (GROUP_ENTRY * section.groups()).checked_add(lengths).ok_or_else(damaged)?;
        bytes.take(common)?;
        bytes.take(index)?;
        let checksum_at = index_at + index;
        if bytes.u32()? != crc32fast::hash(&file[at..checksum_at]) {
            return Err(damaged());
        }
        bytes.take(payload)?;
        section.index = index_at..checksum_at;
        section.payload = checksum_at + 4..checksum_at + 4 + payload;
        Ok(section)
    }

    pub(super) fn end(&self) -> usize {
        self.payload.end
    }

    fn damaged(&self) -> TableError {
        TableError::Damaged { what: format!("a block of the layer of {} seeds", self.seeds) }
    }

    /// A packed group that agrees with its checksum.
    fn group<'f>(&self, file: &'f [u8], number: usize) -> Result<&'f [u8], TableError> {
        let index = &file[self.index.clone()];
        let end_of = |number: usize| {
            let mut entry = Bytes(index.get(GROUP_ENTRY * number..).unwrap_or_default());
            Ok::<_, TableError>((entry.u64()? as usize, entry.u32()?))
        };
        let (end, checksum) = end_of(number)?;
        let start = if number == 0 { 0 } else { end_of(number - 1)?.0 };
        let packed = file[self.payload.clone()].get(start..end).ok_or_else(|| self.damaged())?;
        if crc32fast::hash(packed) != checksum {
            return Err(self.damaged());
        }
        Ok(packed)
    }

    /// The bytes of a block of the format with a model.
    fn coded<'f>(&self, file: &'f [u8], number: usize) -> Result<&'f [u8], TableError> {
        let packed = self.group(file, number / GROUP)?;
        let lengths = &file[self.index.clone()][GROUP_ENTRY * self.groups()..];
        let length = |number: usize| {
            let bytes = lengths.get(2 * number..2 * number + 2).unwrap_or_default();
            bytes.try_into().map_or(0, |bytes| usize::from(u16::from_le_bytes(bytes)))
        };
        let start: usize = (number / GROUP * GROUP..number).map(length).sum();
        packed.get(start..start + length(number)).ok_or_else(|| self.damaged())
    }

    /// Compares all checksums of the payload.
    pub(super) fn check(&self, file: &[u8]) -> Result<(), TableError> {
        (0..self.groups()).try_for_each(|number| self.group(file, number).map(|_| ()))
    }

    /// The number of positions in a block.
    pub(super) fn positions_in(&self, number: usize) -> usize {
        let first = number as u64 * self.block as u64;
        (self.states - first).min(self.block as u64) as usize
    }

    /// What unpacks the blocks.
    pub(super) fn decoder(&self, file: &[u8]) -> Result<Decoder, TableError> {
        let bytes = &file[self.common.clone()];
        if self.format == FRAMES {
            return Ok(Decoder::Frames((!bytes.is_empty()).then(|| DecoderDictionary::copy(bytes))));
        }
        Model::parse(self.seeds, self.planes, bytes).map(Decoder::Coded)
    }

    /// Unpacks a block: the values of its positions, plane by plane, into room for exactly these.
    pub(super) fn unpack_block(
        &self,
        file: &[u8],
        number: usize,
        decoder: &Decoder,
        unpacker: &mut Unpacker,
        values: &mut [u8],
    ) -> Result<(), TableError> {
        match decoder {
            Decoder::Frames(dictionary) => {
                for (plane, values) in values.chunks_mut(self.positions_in(number)).enumerate() {
                    let packed = self.group(file, plane * self.blocks() + number)?;
                    let unpacked = unpacker.unpack(packed, dictionary.as_ref(), values);
                    unpacked.ok_or_else(|| self.damaged())?;
                }
                Ok(())
            }
            Decoder::Coded(model) => {
                let (packed, histories) = (self.coded(file, number)?, Histories::new(self.seeds));
                let unpacked = coder::unpack(model, histories, self.planes, packed, values);
                unpacked.ok_or_else(|| self.damaged())
            }
        }
    }

    /// Unpacks some blocks, the first of which has this number, into room for exactly their values, plane by plane in each.
    fn unpack_blocks(
        &self,
        file: &[u8],
        first: usize,
        decoder: &Decoder,
        unpacker: &mut Unpacker,
        values: &mut [u8],
    ) -> Result<(), TableError> {
        if let Decoder::Coded(model) = decoder
            && self.planes == 1
            && values.len() == TOGETHER * self.block
        {
            let mut packed: [&[u8]; TOGETHER] = Default::default();
            for (number, packed) in (first..).zip(&mut packed) {
                *packed = self.coded(file, number)?;
            }
            let unpacked = coder::unpack_together(model, Histories::new(self.seeds), packed, values);
            return unpacked.ok_or_else(|| self.damaged());
        }
        let blocks = values.chunks_mut(self.planes * self.block).zip(first..);
        blocks
            .into_iter()
            .try_for_each(|(values, number)| self.unpack_block(file, number, decoder, unpacker, values))
    }

    /// Unpacks a whole layer, and compares all checksums.
    pub(super) fn unpack(&self, file: &[u8]) -> Result<Values, TableError> {
        let decoder = self.decoder(file)?;
        let plane = |of: usize| vec![0_i8; if of < self.planes { self.states as usize } else { 0 }];
        let (mut lower, mut upper) = (plane(0), plane(1));
        // Blocks of one plane are unpacked beside empty ones.
        let mut uppers: Vec<&mut [i8]> = upper.chunks_mut(TOGETHER * self.block).collect();
        uppers.resize_with(self.blocks().div_ceil(TOGETHER), Default::default);
        let parts = lower.par_chunks_mut(TOGETHER * self.block).zip(uppers).enumerate();
        parts.try_for_each_init(
            || (Unpacker::new(), Vec::new()),
            |(unpacker, shifted), (number, (lower, upper))| {
                shifted.resize(self.planes * lower.len(), 0);
                self.unpack_blocks(file, number * TOGETHER, &decoder, unpacker, shifted)?;
                self.spread(shifted, lower, upper);
                Ok::<_, TableError>(())
            },
        )?;
        Ok(Values { lower, upper: (self.planes == 2).then_some(upper) })
    }

    /// Distributes the values of blocks to their planes.
    fn spread(&self, shifted: &[u8], lower: &mut [i8], upper: &mut [i8]) {
        let value = |shifted: &u8| (i32::from(*shifted) - self.seeds as i32) as i8;
        let mut uppers = upper.chunks_mut(self.block);
        let blocks = shifted.chunks(self.planes * self.block);
        for (block, lower) in blocks.zip(lower.chunks_mut(self.block)) {
            let upper = uppers.next().unwrap_or_default();
            lower.iter_mut().chain(upper).zip(block).for_each(|(into, shifted)| *into = value(shifted));
        }
    }
}

/// The bytes of a section.
fn write(
    seeds: usize,
    states: usize,
    planes: usize,
    common: &[u8],
    groups: &[(Vec<u8>, Vec<u16>)],
) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for number in [seeds as u32, planes as u32, BLOCK as u32, common.len() as u32] {
        bytes.extend(number.to_le_bytes());
    }
    bytes.extend((states as u64).to_le_bytes());
    let payload: usize = groups.iter().map(|(packed, _)| packed.len()).sum();
    bytes.extend((payload as u64).to_le_bytes());
    bytes.extend(common);
    let mut end = 0_u64;
    for (packed, _) in groups {
        end += packed.len() as u64;
        bytes.extend(end.to_le_bytes());
        bytes.extend(crc32fast::hash(packed).to_le_bytes());
    }
    groups.iter().flat_map(|(_, lengths)| lengths).for_each(|length| bytes.extend(length.to_le_bytes()));
    bytes.extend(crc32fast::hash(&bytes).to_le_bytes());
    bytes.reserve(payload);
    groups.iter().for_each(|(packed, _)| bytes.extend(packed));
    bytes
}
