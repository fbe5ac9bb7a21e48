//! What the data is made of: a game's words and tables go with the functions that use them.
//!
//! The linker says how it cut the data into pieces (`linking`), which pieces hold the addresses of others or the
//! numbers of functions (`reloc.DATA`), and which addresses stand in the code (`reloc.CODE`). The last list tells
//! places in a code that has been written anew since; but the numbers themselves are still in it, and a function that
//! has such a number is taken to use the piece.

use super::homes::Home;
use super::{Unfit, unfit};
use std::collections::HashMap;
use std::ops::Range;
use wasmparser::{
    Data, DataKind, DataSectionReader, Linking, LinkingSectionReader, Operator, RelocSectionReader,
    RelocationEntry, RelocationType, SymbolInfo,
};

/// What the linker left to be read.
#[derive(Debug, Default)]
pub struct Notes<'a> {
    /// The segments: where each begins in the memory, what it holds, and where that stands in its section.
    pub segments: Vec<(u32, &'a [u8], usize)>,
    /// The range of addresses behind every symbol; empty for what is no data.
    symbols: Vec<Range<u32>>,
    /// In the code: the number that stands there, and the symbol that is meant.
    in_code: Vec<(u32, u32)>,
    /// In the data: the place in its section, the number that stands there, and the symbol that is meant.
    in_data: Vec<(usize, u32, u32)>,
    /// In the data: where the number of a function in the table stands.
    functions: Vec<usize>,
}

impl<'a> Notes<'a> {
    pub fn take_segments(&mut self, section: DataSectionReader<'a>) -> wasmparser::Result<()> {
        let start = section.range().start;
        for segment in section {
            let segment = segment?;
            let at = segment.range.end - segment.data.len() - start;
            self.segments.push((address(&segment).unwrap_or(u32::MAX), segment.data, at));
        }
        Ok(())
    }

    pub fn take_symbols(&mut self, section: LinkingSectionReader<'a>) -> wasmparser::Result<()> {
        for linking in section.subsections() {
            let Linking::SymbolTable(symbols) = linking? else { continue };
            for symbol in symbols {
                let range = match symbol? {
                    SymbolInfo::Data { symbol: Some(at), .. } => {
                        // What is all zeros has no segment, and stays where it is.
                        let segment = self.segments.get(at.index as usize);
                        segment.map_or(0..0, |(start, ..)| {
                            let from = start.saturating_add(at.offset);
                            from..from.saturating_add(at.size)
                        })
                    }
                    _ => 0..0,
                };
                self.symbols.push(range);
            }
        }
        Ok(())
    }

    /// The linker's notes come after the symbols.
    pub fn take_places(
        &mut self,
        section: RelocSectionReader<'a>,
        in_code: bool,
    ) -> wasmparser::Result<()> {
        for entry in section.entries() {
            let entry = entry?;
            let address = matches!(
                entry.ty,
                RelocationType::MemoryAddrLeb
                    | RelocationType::MemoryAddrSleb
                    | RelocationType::MemoryAddrI32
            );
            if address {
                self.take_address(&entry, in_code);
            } else if entry.ty == RelocationType::TableIndexI32 && !in_code {
                self.functions.push(entry.offset as usize);
            }
        }
        Ok(())
    }

    fn take_address(&mut self, entry: &RelocationEntry, in_code: bool) {
        let symbol = self.symbols.get(entry.index as usize).filter(|range| !range.is_empty());
        let Some(symbol) = symbol else { return };
        let number = (i64::from(symbol.start) + entry.addend) as u32;
        match in_code {
            true => self.in_code.push((number, entry.index)),
            false => self.in_data.push((entry.offset as usize, number, entry.index)),
        }
    }

    /// The address and the four bytes at a place of the section.
    fn word(&self, place: usize) -> Result<(u32, u32), Unfit> {
        let found = self.segments.iter().find_map(|(start, data, at)| {
            let into = place.checked_sub(*at)?;
            Some((start + into as u32, data.get(into..into + 4)?))
        });
        let (address, bytes) =
            found.ok_or_else(|| unfit("the linker's notes are about other data"))?;
        Ok((address, u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]])))
    }
}

/// Where an active segment begins, if that is a plain number.
fn address(segment: &Data<'_>) -> Option<u32> {
    let DataKind::Active { memory_index: 0, offset_expr } = &segment.kind else { return None };
    match offset_expr.get_operators_reader().read() {
        Ok(Operator::I32Const { value }) => Some(value as u32),
        _ => None,
    }
}

/// A piece of the data, and where it lives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Piece {
    /// Its addresses.
    pub range: Range<u32>,
    /// Where it lives.
    pub home: Home,
}

/// The pieces in order, and who is named where.
#[derive(Debug, Default)]
pub struct Web {
    /// The pieces.
    pub pieces: Vec<Piece>,
    /// The pieces whose addresses each piece holds.
    holds: Vec<Vec<usize>>,
    /// The places of the table whose numbers each piece holds.
    points: Vec<Vec<u32>>,
    /// The same where no piece is.
    pub loose: Vec<u32>,
    /// The pieces that a number in the code may mean.
    meant: HashMap<u32, Vec<usize>>,
}

impl Web {
    /// Reads what the linker noted.
    ///
    /// # Errors
    /// When its notes do not fit the data.
    pub fn of(notes: &Notes<'_>) -> Result<Self, Unfit> {
        let pieces = pieces(notes);
        let holds = holds(notes, &pieces)?;
        let mut web = Web { points: vec![Vec::new(); pieces.len()], holds, ..Web::default() };
        for place in &notes.functions {
            let (address, slot) = notes.word(*place)?;
            match piece_at(&pieces, address) {
                Some(holder) => web.points[holder].push(slot),
                None => web.loose.push(slot),
            }
        }
        for (number, symbol) in &notes.in_code {
            let start = notes.symbols[*symbol as usize].start;
            web.meant.entry(*number).or_default().extend(piece_at(&pieces, start));
        }
        web.pieces = pieces;
        Ok(web)
    }

    /// The pieces that a piece names.
    pub fn held_by(&self, piece: usize) -> &[usize] {
        &self.holds[piece]
    }

    /// The places of the table that a piece names.
    pub fn pointed_at_by(&self, piece: usize) -> &[u32] {
        &self.points[piece]
    }

    /// The pieces that a number in the code may mean.
    pub fn meant_by(&self, number: u32) -> &[usize] {
        self.meant.get(&number).map_or(&[], Vec::as_slice)
    }

    /// Every place of the table that the data names somewhere.
    pub fn pointed_at(&self) -> impl Iterator<Item = u32> + '_ {
        self.points.iter().flatten().copied()
    }
}

fn piece_at(pieces: &[Piece], address: u32) -> Option<usize> {
    let after = pieces.partition_point(|piece| piece.range.start <= address);
    after.checked_sub(1).filter(|at| pieces[*at].range.contains(&address))
}

/// The pieces whose addresses each piece holds.
fn holds(notes: &Notes<'_>, pieces: &[Piece]) -> Result<Vec<Vec<usize>>, Unfit> {
    let mut holds = vec![Vec::new(); pieces.len()];
    for (place, number, symbol) in &notes.in_data {
        let (address, word) = notes.word(*place)?;
        if word != *number {
            return Err(unfit("the linker's notes are about other data"));
        }
        let held = piece_at(pieces, notes.symbols[*symbol as usize].start);
        if let Some(holder) = piece_at(pieces, address) {
            holds[holder].extend(held);
        }
    }
    Ok(holds)
}

/// Symbols that overlap make one piece.
fn pieces(notes: &Notes<'_>) -> Vec<Piece> {
    let mut ranges: Vec<Range<u32>> =
        notes.symbols.iter().filter(|range| !range.is_empty()).cloned().collect();
    ranges.sort_unstable_by_key(|range| (range.start, range.end));
    let mut pieces: Vec<Piece> = Vec::new();
    for range in ranges {
        match pieces.last_mut() {
            Some(last) if range.start < last.range.end => {
                last.range.end = last.range.end.max(range.end);
            }
            _ => pieces.push(Piece { range, home: Home::Nowhere }),
        }
    }
    pieces
}

/// The number in an instruction that can be an address.
pub fn number_in(operator: &Operator<'_>) -> Option<u32> {
    use Operator as O;
    match operator {
        O::I32Const { value } => Some(*value as u32),
        O::I32Load { memarg }
        | O::I64Load { memarg }
        | O::F32Load { memarg }
        | O::F64Load { memarg }
        | O::I32Load8S { memarg }
        | O::I32Load8U { memarg }
        | O::I32Load16S { memarg }
        | O::I32Load16U { memarg }
        | O::I64Load8S { memarg }
        | O::I64Load8U { memarg }
        | O::I64Load16S { memarg }
        | O::I64Load16U { memarg }
        | O::I64Load32S { memarg }
        | O::I64Load32U { memarg }
        | O::I32Store { memarg }
        | O::I64Store { memarg }
        | O::F32Store { memarg }
        | O::F64Store { memarg }
        | O::I32Store8 { memarg }
        | O::I32Store16 { memarg }
        | O::I64Store8 { memarg }
        | O::I64Store16 { memarg }
        | O::I64Store32 { memarg } => Some(memarg.offset as u32),
        _ => None,
    }
}
