//! Writes the house and the parts.

use super::data::Piece;
use super::homes::Home;
use super::module::Module;
use super::{Unfit, unfit};
use std::borrow::Cow;
use std::collections::BTreeSet;
use std::convert::Infallible;
use std::ops::Range;
use wasm_encoder::reencode::{Error, Reencode, utils};
use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, DataSection, ElementSection, Elements, EntityType,
    ExportKind, ExportSection, Function, FunctionSection, ImportSection, Instruction, TableSection,
    TypeSection,
};
use wasmparser::{
    CodeSectionReader, CustomSectionReader, DataSectionReader, ExportSectionReader,
    FunctionSectionReader, ImportSectionReader, Parser, Payload, TableSectionReader,
    TypeSectionReader,
};

type Result<T> = std::result::Result<T, Error<Infallible>>;

/// Under this name the parts import what the house exports.
const HOUSE: &str = "house";

/// The house, with everything that the parts use among its exports, and the parts' files as well.
pub fn house(
    module: &Module<'_>,
    homes: &[Home],
    pieces: &[Piece],
    files: &[(&str, String)],
) -> std::result::Result<Vec<u8>, Unfit> {
    let shared = &shared(module, homes, Home::House);
    let mut house = House { module, homes, pieces, shared, files, numbers: Vec::new(), absent: 0 };
    house.number();
    let mut written = wasm_encoder::Module::new();
    house.parse_core_module(&mut written, Parser::new(0), module.wasm).map_err(unfit)?;
    Ok(written.finish())
}

/// The functions of a home that some other part calls; in the house, doors to other parts among them.
fn shared(module: &Module<'_>, homes: &[Home], of: Home) -> BTreeSet<u32> {
    let mut shared = BTreeSet::new();
    for function in 0..homes.len() as u32 {
        let home = homes[function as usize];
        if matches!(home, Home::House | Home::Nowhere) {
            continue;
        }
        let found_at = |callee: u32| match module.door(callee) {
            Some(_) => Home::House,
            None => homes[callee as usize],
        };
        let others =
            module.callees(function).iter().filter(|callee| homes[**callee as usize] != home);
        shared.extend(others.filter(|callee| found_at(**callee) == of));
    }
    shared
}

/// Names in as few letters as possible: there are hundreds.
pub fn short_name(kind: char, number: u32) -> String {
    const DIGITS: &[u8; 36] = b"0123456789abcdefghijklmnopqrstuvwxyz";
    let (mut name, mut rest) = (String::from(kind), number);
    loop {
        name.push(DIGITS[(rest % 36) as usize] as char);
        rest /= 36;
        if rest == 0 {
            return name;
        }
    }
}

/// A function with its numbers changed.
fn with_new_numbers(
    module: &Module<'_>,
    function: u32,
    numbers: &mut impl Reencode<Error = Infallible>,
) -> Result<Function> {
    let at = (function - module.imported) as usize;
    let mut made = numbers.new_function_with_parsed_locals(&module.bodies[at])?;
    for operator in &module.code[at] {
        made.instruction(&numbers.instruction(operator.clone())?);
    }
    Ok(made)
}

struct House<'a> {
    module: &'a Module<'a>,
    homes: &'a [Home],
    pieces: &'a [Piece],
    shared: &'a BTreeSet<u32>,
    files: &'a [(&'a str, String)],
    /// The new number of every function.
    numbers: Vec<u32>,
    /// The number of the function that stands for those that moved.
    absent: u32,
}

impl House<'_> {
    /// A door stays too, as a call of its place in the table.
    fn stays(&self, function: usize) -> bool {
        self.homes[function] == Home::House || self.module.door(function as u32).is_some()
    }

    fn number(&mut self) {
        let mut next = 0;
        for function in 0..self.homes.len() {
            self.numbers.push(next);
            next += u32::from(self.stays(function));
        }
        self.absent = next;
    }

    /// A function that hands its arguments on to what stands at this place of the table.
    fn call_through(&self, slot: u32, function: u32) -> Function {
        let kind = self.module.function_types[function as usize];
        let mut call = Function::new([]);
        for argument in 0..self.module.arguments[kind as usize] {
            call.instruction(&Instruction::LocalGet(argument));
        }
        call.instruction(&Instruction::I32Const(slot as i32))
            .instruction(&Instruction::CallIndirect { type_index: kind, table_index: 0 })
            .instruction(&Instruction::End);
        call
    }

    /// The functions defined here, and whether they stay.
    fn defined(&self) -> impl Iterator<Item = bool> + '_ {
        (self.module.imported as usize..self.homes.len()).map(|function| self.stays(function))
    }
}

impl Reencode for House<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32> {
        Ok(if self.stays(function as usize) {
            self.numbers[function as usize]
        } else {
            self.absent
        })
    }

    fn parse_type_section(
        &mut self,
        types: &mut TypeSection,
        section: TypeSectionReader<'_>,
    ) -> Result<()> {
        utils::parse_type_section(self, types, section)?;
        types.ty().function([], []);
        Ok(())
    }

    fn parse_function_section(
        &mut self,
        functions: &mut FunctionSection,
        section: FunctionSectionReader<'_>,
    ) -> Result<()> {
        for (kind, stays) in section.into_iter().zip(self.defined()) {
            if stays {
                functions.function(kind?);
            }
        }
        functions.function(self.module.arguments.len() as u32);
        Ok(())
    }

    fn parse_code_section(
        &mut self,
        code: &mut CodeSection,
        _: CodeSectionReader<'_>,
    ) -> Result<()> {
        for function in self.module.imported..self.homes.len() as u32 {
            match self.module.door(function) {
                Some(door) => {
                    code.function(&self.call_through(door.slot, function));
                }
                None if self.stays(function as usize) => {
                    code.function(&with_new_numbers(self.module, function, self)?);
                }
                None => {}
            }
        }
        let mut absent = Function::new([]);
        absent.instruction(&Instruction::Unreachable).instruction(&Instruction::End);
        code.function(&absent);
        Ok(())
    }

    /// wasm-bindgen's own names carry a hash each, which no packing makes smaller.
    fn parse_import_section(
        &mut self,
        imports: &mut ImportSection,
        section: ImportSectionReader<'_>,
    ) -> Result<()> {
        for (number, import) in (0..).zip(section.into_imports()) {
            let import = import?;
            let kind = self.entity_type(import.ty)?;
            imports.import(import.module, &short_name('i', number), kind);
        }
        Ok(())
    }

    /// The first table has room for the doors.
    fn parse_table_section(
        &mut self,
        tables: &mut TableSection,
        section: TableSectionReader<'_>,
    ) -> Result<()> {
        let imported = self.module.tables.len() - section.count() as usize;
        let module = self.module;
        for table in &module.tables[imported..] {
            tables.table(self.table_type(*table)?);
        }
        Ok(())
    }

    fn parse_export_section(
        &mut self,
        exports: &mut ExportSection,
        section: ExportSectionReader<'_>,
    ) -> Result<()> {
        utils::parse_export_section(self, exports, section)?;
        let things = [
            ('m', ExportKind::Memory, self.module.memories.len()),
            ('t', ExportKind::Table, self.module.tables.len()),
            ('g', ExportKind::Global, self.module.globals.len()),
        ];
        for (letter, kind, count) in things {
            for number in 0..count as u32 {
                exports.export(&short_name(letter, number), kind, number);
            }
        }
        for (number, function) in self.shared.iter().enumerate() {
            exports.export(
                &short_name('f', number as u32),
                ExportKind::Func,
                self.numbers[*function as usize],
            );
        }
        for (part, file) in self.files {
            exports.export(&format!("part {part} {file}"), ExportKind::Memory, 0);
        }
        Ok(())
    }

    /// What went into a part, and what nobody uses, is zeros here, which pack to nothing.
    fn parse_data_section(
        &mut self,
        data: &mut DataSection,
        section: DataSectionReader<'_>,
    ) -> Result<()> {
        for (segment, (start, bytes, _)) in section.into_iter().zip(&self.module.notes.segments) {
            let mut bytes = bytes.to_vec();
            let end = start.saturating_add(bytes.len() as u32);
            let here = |piece: &&Piece| start <= &piece.range.start && piece.range.end <= end;
            let moved = |piece: &&Piece| piece.home != Home::House;
            for Piece { range, .. } in self.pieces.iter().filter(here).filter(moved) {
                bytes[(range.start - start) as usize..(range.end - start) as usize].fill(0);
            }
            self.parse_data(data, wasmparser::Data { data: &bytes, ..segment? })?;
        }
        Ok(())
    }

    /// Names have done their service.
    fn parse_custom_section(
        &mut self,
        module: &mut wasm_encoder::Module,
        section: CustomSectionReader<'_>,
    ) -> Result<()> {
        if section.name() == FEATURES {
            module.section(&features(section.data()));
        }
        Ok(())
    }
}

const FEATURES: &str = "target_features";

fn features(data: &[u8]) -> CustomSection<'_> {
    CustomSection { name: FEATURES.into(), data: Cow::Borrowed(data) }
}

/// A part.
pub fn part(
    module: &Module<'_>,
    homes: &[Home],
    pieces: &[Piece],
    names: &[&str],
    home: Home,
) -> std::result::Result<Vec<u8>, Unfit> {
    let own = pieces.iter().filter(|piece| piece.home == home);
    Part::of(module, homes, names, home).write(&data(module, own)?).map_err(unfit)
}

/// Pieces of the data, each at its place; neighbours together, as far as their segment goes.
fn data<'a>(
    module: &Module<'_>,
    pieces: impl Iterator<Item = &'a Piece>,
) -> std::result::Result<DataSection, Unfit> {
    let segments = &module.notes.segments;
    let begins_segment = |address: u32| segments.iter().any(|(start, ..)| *start == address);
    let mut runs: Vec<Range<u32>> = Vec::new();
    for Piece { range, .. } in pieces {
        match runs.last_mut() {
            Some(run) if run.end == range.start && !begins_segment(range.start) => {
                run.end = range.end;
            }
            _ => runs.push(range.clone()),
        }
    }
    let mut data = DataSection::new();
    for run in runs {
        let bytes = segments.iter().find_map(|(start, bytes, _)| {
            let from = run.start.checked_sub(*start)? as usize;
            bytes.get(from..from + run.len())
        });
        let bytes = bytes.ok_or_else(|| unfit(format!("no segment holds the data at {run:?}")))?;
        data.active(0, &ConstExpr::i32_const(run.start as i32), bytes.iter().copied());
    }
    Ok(data)
}

struct Part<'a> {
    module: &'a Module<'a>,
    /// Whose functions it calls, and these as the original and the exports number them.
    imports: Vec<(&'a str, u32, u32)>,
    /// Its own functions that others call, as the original numbers them.
    exports: BTreeSet<u32>,
    /// Its own functions, as the original numbers them.
    own: Vec<u32>,
    /// The new number of every function that it has or calls.
    numbers: Vec<u32>,
}

impl<'a> Part<'a> {
    fn of(module: &'a Module<'a>, homes: &[Home], names: &[&'a str], home: Home) -> Self {
        let own: Vec<u32> =
            (0..homes.len() as u32).filter(|function| homes[*function as usize] == home).collect();
        let called: BTreeSet<u32> =
            own.iter().flat_map(|function| module.callees(*function)).copied().collect();
        let others = names.iter().zip((0..).map(Home::Part)).map(|(name, home)| (*name, home));
        let others = [(HOUSE, Home::House)].into_iter().chain(others);
        let imports: Vec<(&str, u32, u32)> = others
            .filter(|(_, other)| *other != home)
            .flat_map(|(name, other)| {
                let exported = (0..).zip(shared(module, homes, other));
                exported.map(move |(number, function)| (name, function, number))
            })
            .filter(|(_, function, _)| called.contains(function))
            .collect();
        let exports = shared(module, homes, home);
        let mut numbers = vec![0; homes.len()];
        let order = imports.iter().map(|(_, function, _)| function).chain(&own);
        for (number, function) in (0..).zip(order) {
            numbers[*function as usize] = number;
        }
        Self { module, imports, exports, own, numbers }
    }

    fn write(&mut self, data: &DataSection) -> Result<Vec<u8>> {
        let mut written = wasm_encoder::Module::new();
        written.section(&self.types()?).section(&self.imports()?);
        let mut functions = FunctionSection::new();
        for function in &self.own {
            functions.function(self.module.function_types[*function as usize]);
        }
        written.section(&functions);
        if !self.exports.is_empty() {
            let mut exports = ExportSection::new();
            for (number, function) in (0..).zip(&self.exports) {
                let own = self.numbers[*function as usize];
                exports.export(&short_name('f', number), ExportKind::Func, own);
            }
            written.section(&exports);
        }
        written.section(&self.elements());
        let mut code = CodeSection::new();
        for function in self.own.clone() {
            code.function(&with_new_numbers(self.module, function, self)?);
        }
        written.section(&code).section(data);
        if let Some(data) = self.module.features {
            written.section(&features(data));
        }
        Ok(written.finish())
    }

    /// All types of the original, under their old numbers.
    fn types(&mut self) -> Result<TypeSection> {
        let mut types = TypeSection::new();
        for payload in Parser::new(0).parse_all(self.module.wasm) {
            if let Payload::TypeSection(section) = payload? {
                self.parse_type_section(&mut types, section)?;
            }
        }
        Ok(types)
    }

    /// Memories, tables and globals keep their numbers too, since all of them are imported.
    fn imports(&mut self) -> Result<ImportSection> {
        let module = self.module;
        let mut imports = ImportSection::new();
        for (number, memory) in (0..).zip(&module.memories) {
            imports.import(
                HOUSE,
                &short_name('m', number),
                EntityType::Memory(self.memory_type(*memory)?),
            );
        }
        for (number, table) in (0..).zip(&module.tables) {
            imports.import(
                HOUSE,
                &short_name('t', number),
                EntityType::Table(self.table_type(*table)?),
            );
        }
        for (number, global) in (0..).zip(&module.globals) {
            imports.import(
                HOUSE,
                &short_name('g', number),
                EntityType::Global(self.global_type(*global)?),
            );
        }
        for (from, function, number) in &self.imports {
            let kind = EntityType::Function(module.function_types[*function as usize]);
            imports.import(from, &short_name('f', *number), kind);
        }
        Ok(imports)
    }

    /// Its functions take their places in the table, one segment per run of neighbours.
    fn elements(&self) -> ElementSection {
        let own = |function: &u32| self.own.binary_search(function).is_ok();
        let mut runs: Vec<(u32, Vec<u32>)> = Vec::new();
        let doors = self.module.doors.iter().map(|door| (door.slot, door.function));
        let slots = self.module.slots.iter().copied().chain(doors);
        for (slot, function) in slots.filter(|(_, function)| own(function)) {
            let number = self.numbers[function as usize];
            match runs.last_mut() {
                Some((start, run)) if *start + run.len() as u32 == slot => run.push(number),
                _ => runs.push((slot, vec![number])),
            }
        }
        let mut elements = ElementSection::new();
        for (start, run) in runs {
            elements.active(
                None,
                &ConstExpr::i32_const(start as i32),
                Elements::Functions(run.into()),
            );
        }
        elements
    }
}

impl Reencode for Part<'_> {
    type Error = Infallible;

    fn function_index(&mut self, function: u32) -> Result<u32> {
        Ok(self.numbers[function as usize])
    }
}
