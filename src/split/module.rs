//! What the split has to know of a wasm: its functions, who calls whom, and the table they stand in.

use super::data::Notes;
use super::homes::Home;
use super::panics;
use super::{Unfit, unfit};
use std::collections::{BTreeSet, HashMap};
use wasmparser::{
    ConstExpr, Element, ElementItems, ElementKind, ExternalKind, FunctionBody, GlobalType,
    KnownCustom, MemoryType, Name, Operator, Parser, Payload, TableType, TypeRef,
};

/// A function that is called through a place of the table, behind all others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// The place.
    pub slot: u32,
    /// The function.
    pub function: u32,
    /// The part that it leads into.
    pub home: Home,
}

/// A wasm, read.
#[derive(Debug, Default)]
pub struct Module<'a> {
    /// All of it.
    pub wasm: &'a [u8],
    /// How many arguments each type of function takes.
    pub arguments: Vec<u32>,
    /// How many functions come from outside; they are numbered first.
    pub imported: u32,
    /// The names of everything that comes from outside.
    pub import_names: Vec<&'a str>,
    /// The type of each function.
    pub function_types: Vec<u32>,
    /// The functions defined here, as they were read.
    pub bodies: Vec<FunctionBody<'a>>,
    /// What they do, without the words of their panics.
    pub code: Vec<Vec<Operator<'a>>>,
    /// Who calls whom: the functions that each function defined here names.
    calls: Vec<Vec<u32>>,
    /// What each function is called.
    pub names: HashMap<u32, &'a str>,
    /// Functions that are reached in other ways than by a call or the table.
    pub pinned: BTreeSet<u32>,
    /// The places of the first table that a segment fills, and the functions there.
    pub slots: Vec<(u32, u32)>,
    /// Functions that every other part calls through a place of the table.
    pub doors: Vec<Door>,
    /// The memories.
    pub memories: Vec<MemoryType>,
    /// The tables.
    pub tables: Vec<TableType>,
    /// The global values.
    pub globals: Vec<GlobalType>,
    /// The section that says which features of wasm are used.
    pub features: Option<&'a [u8]>,
    /// The data, and what the linker says about it.
    pub notes: Notes<'a>,
    /// What is listed to lose its words, and no function of this wasm is named after.
    pub missing_words: Vec<&'static str>,
}

impl<'a> Module<'a> {
    /// Reads a wasm.
    pub fn read(wasm: &'a [u8]) -> Result<Self, Unfit> {
        let mut module = Module { wasm, ..Module::default() };
        for payload in Parser::new(0).parse_all(wasm) {
            payload.and_then(|payload| module.take(payload)).map_err(unfit)?;
        }
        let Module { code, names, imported, .. } = &mut module;
        let name = |function| names.get(&function).copied().unwrap_or("");
        module.missing_words = panics::silence(code, *imported, name);
        module.note_calls();
        Ok(module)
    }

    fn note_calls(&mut self) {
        for body in &self.code {
            let callees: BTreeSet<u32> = body.iter().filter_map(Calls::callee).collect();
            self.calls.push(callees.into_iter().collect());
            self.pinned.extend(body.iter().filter_map(|operator| match operator {
                Operator::RefFunc { function_index } => Some(*function_index),
                _ => None,
            }));
        }
    }

    /// Makes doors of these functions, and room for them in the table. One that is reached in other ways already is
    /// none.
    pub fn add_doors(&mut self, doors: &[(u32, Home)]) {
        let Some(table) = self.tables.first_mut() else { return };
        let taken: BTreeSet<u32> = self.slots.iter().map(|(_, function)| *function).collect();
        let free = |(function, _): &&(u32, Home)| {
            !taken.contains(function) && !self.pinned.contains(function)
        };
        let places = table.initial as u32..;
        let doors = places.zip(doors.iter().filter(free));
        self.doors = doors
            .map(|(slot, (function, home))| Door { slot, function: *function, home: *home })
            .collect();
        table.initial += self.doors.len() as u64;
        table.maximum = table.maximum.map(|most| most.max(table.initial));
    }

    /// What is known of a function as a door, if it is one.
    pub fn door(&self, function: u32) -> Option<&Door> {
        self.doors.iter().find(|door| door.function == function)
    }

    /// How many functions there are, those from outside included.
    pub fn functions(&self) -> usize {
        self.function_types.len()
    }

    /// The functions that this one names.
    pub fn callees(&self, function: u32) -> &[u32] {
        let defined = function.checked_sub(self.imported);
        defined.and_then(|at| self.calls.get(at as usize)).map_or(&[], Vec::as_slice)
    }

    /// What a function does; nothing if it comes from outside.
    pub fn code_of(&self, function: u32) -> &[Operator<'a>] {
        let defined = function.checked_sub(self.imported);
        defined.and_then(|at| self.code.get(at as usize)).map_or(&[], Vec::as_slice)
    }

    fn take(&mut self, payload: Payload<'a>) -> wasmparser::Result<()> {
        match payload {
            Payload::TypeSection(section) => {
                for kind in section.into_iter_err_on_gc_types() {
                    self.arguments.push(kind?.params().len() as u32);
                }
            }
            Payload::ImportSection(section) => {
                for import in section.into_imports() {
                    let import = import?;
                    self.import_names.push(import.name);
                    self.import(import.ty);
                }
            }
            Payload::FunctionSection(section) => {
                for function in section {
                    self.function_types.push(function?);
                }
            }
            Payload::TableSection(section) => {
                for table in section {
                    self.tables.push(table?.ty);
                }
            }
            Payload::MemorySection(section) => {
                for memory in section {
                    self.memories.push(memory?);
                }
            }
            Payload::GlobalSection(section) => {
                for global in section {
                    let global = global?;
                    self.globals.push(global.ty);
                    self.pin_references(&global.init_expr)?;
                }
            }
            Payload::ExportSection(section) => {
                for export in section {
                    let export = export?;
                    if export.kind == ExternalKind::Func {
                        self.pinned.insert(export.index);
                    }
                }
            }
            Payload::StartSection { func, .. } => {
                self.pinned.insert(func);
            }
            Payload::ElementSection(section) => {
                for element in section {
                    self.element(element?)?;
                }
            }
            Payload::CodeSectionEntry(body) => self.body(body)?,
            Payload::DataSection(section) => self.notes.take_segments(section)?,
            Payload::CustomSection(section) => match section.as_known() {
                KnownCustom::Name(names) => {
                    for name in names {
                        if let Name::Function(names) = name? {
                            self.names = names
                                .into_iter()
                                .map(|name| name.map(|name| (name.index, name.name)))
                                .collect::<wasmparser::Result<_>>()?;
                        }
                    }
                }
                KnownCustom::Linking(linking) => self.notes.take_symbols(linking)?,
                KnownCustom::Reloc(places) => match section.name() {
                    "reloc.CODE" => self.notes.take_places(places, true)?,
                    "reloc.DATA" => self.notes.take_places(places, false)?,
                    _ => {}
                },
                _ if section.name() == "target_features" => self.features = Some(section.data()),
                _ => {}
            },
            _ => {}
        }
        Ok(())
    }

    fn import(&mut self, kind: TypeRef) {
        match kind {
            TypeRef::Func(kind) => {
                self.imported += 1;
                self.function_types.push(kind);
            }
            TypeRef::Table(table) => self.tables.push(table),
            TypeRef::Memory(memory) => self.memories.push(memory),
            TypeRef::Global(global) => self.globals.push(global),
            _ => {}
        }
    }

    /// A plain list of functions for the first table can be taken apart; whatever else names a function keeps it.
    fn element(&mut self, element: Element<'a>) -> wasmparser::Result<()> {
        match (table_offset(&element), element.items) {
            (Some(offset), ElementItems::Functions(functions)) => {
                for (slot, function) in (offset..).zip(functions) {
                    self.slots.push((slot, function?));
                }
            }
            (None, ElementItems::Functions(functions)) => {
                for function in functions {
                    self.pinned.insert(function?);
                }
            }
            (_, ElementItems::Expressions(_, expressions)) => {
                for expression in expressions {
                    self.pin_references(&expression?)?;
                }
            }
        }
        Ok(())
    }

    fn pin_references(&mut self, expression: &ConstExpr<'a>) -> wasmparser::Result<()> {
        for operator in expression.get_operators_reader() {
            if let Operator::RefFunc { function_index } = operator? {
                self.pinned.insert(function_index);
            }
        }
        Ok(())
    }

    fn body(&mut self, body: FunctionBody<'a>) -> wasmparser::Result<()> {
        let operators = body.get_operators_reader()?.into_iter();
        self.code.push(operators.collect::<wasmparser::Result<_>>()?);
        self.bodies.push(body);
        Ok(())
    }
}

/// An instruction that may call a function by its number.
pub trait Calls {
    /// The function.
    fn callee(&self) -> Option<u32>;
}

impl Calls for Operator<'_> {
    fn callee(&self) -> Option<u32> {
        match self {
            Operator::Call { function_index } | Operator::ReturnCall { function_index } => {
                Some(*function_index)
            }
            _ => None,
        }
    }
}

/// Where a segment begins to fill the first table, if it does so by itself and at a plain number.
pub fn table_offset(element: &Element<'_>) -> Option<u32> {
    let ElementKind::Active { table_index: None | Some(0), offset_expr } = &element.kind else {
        return None;
    };
    match offset_expr.get_operators_reader().read() {
        Ok(Operator::I32Const { value }) => u32::try_from(value).ok(),
        _ => None,
    }
}
