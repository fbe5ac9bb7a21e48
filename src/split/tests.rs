//! The split on small wasms, in which every function carries a number of its own.

use super::homes::Home;
use super::module::Module;
use super::*;
use std::collections::BTreeMap;
use wasm_encoder::{
    CodeSection, ConstExpr, CustomSection, DataSection, DataSymbolDefinition, ElementSection,
    Elements, EntityType, ExportKind, ExportSection, Function, FunctionSection, ImportSection,
    Instruction, LinkingSection, MemorySection, MemoryType, NameMap, NameSection, RefType, Section,
    SymbolTable, TableSection, TableType, TypeSection,
};
use wasmparser::{Operator, Validator};

/// What is added to the number that a function carries, so that it is no place in the table.
const MARK: i32 = 100;

/// A function: its name, whom it calls, whether it stands in the table, whether it is exported.
type Sketch<'a> = (&'a str, &'a [u32], bool, bool);

/// A wasm with one imported function, number 0, and these, numbered from 1.
pub(super) fn wasm(sketches: &[Sketch<'_>]) -> Vec<u8> {
    let mut types = TypeSection::new();
    types.ty().function([], []);
    let mut imports = ImportSection::new();
    imports.import("page", "outside", EntityType::Function(0));
    let (mut functions, mut exports) = (FunctionSection::new(), ExportSection::new());
    let (mut code, mut names) = (CodeSection::new(), NameMap::new());
    let mut in_table = Vec::new();
    for (number, (name, calls, slot, exported)) in (1..).zip(sketches) {
        functions.function(0);
        names.append(number, name);
        if *slot {
            in_table.push(number);
        }
        if *exported {
            exports.export(name, ExportKind::Func, number);
        }
        let mut body = Function::new([]);
        body.instruction(&Instruction::I32Const(MARK + number as i32))
            .instruction(&Instruction::Drop);
        for callee in *calls {
            body.instruction(&Instruction::Call(*callee));
        }
        body.instruction(&Instruction::End);
        code.function(&body);
    }
    let mut tables = TableSection::new();
    let size = in_table.len() as u64 + 1;
    tables.table(TableType {
        element_type: RefType::FUNCREF,
        table64: false,
        minimum: size,
        maximum: Some(size),
        shared: false,
    });
    let mut memories = MemorySection::new();
    memories.memory(MemoryType {
        minimum: 1,
        maximum: None,
        memory64: false,
        shared: false,
        page_size_log2: None,
    });
    let mut elements = ElementSection::new();
    elements.active(None, &ConstExpr::i32_const(1), Elements::Functions(in_table.into()));
    let mut name_section = NameSection::new();
    name_section.functions(&names);
    let mut module = wasm_encoder::Module::new();
    module.section(&types).section(&imports).section(&functions).section(&tables);
    module.section(&memories).section(&exports).section(&elements).section(&code);
    module.section(&name_section);
    module.finish()
}

pub(super) fn modules(name: &str) -> Wanted {
    Wanted { name: name.into(), by: Mark::Modules(vec![name.into()]) }
}

pub(super) fn both() -> [Wanted; 2] {
    [modules("frontiers"), modules("tower")]
}

fn tower() -> [Wanted; 1] {
    [modules("tower")]
}

fn homes_of(sketches: &[Sketch<'_>], wanted: &[Wanted]) -> Vec<Home> {
    Plan::of(&wasm(sketches), wanted).unwrap().homes[1..].to_vec()
}

fn refusal(wasm: &[u8], wanted: &[Wanted]) -> String {
    Plan::of(wasm, wanted).unwrap_err().to_string()
}

pub(super) const HOUSE: Home = Home::House;
pub(super) const FIRST: Home = Home::Part(0);
pub(super) const SECOND: Home = Home::Part(1);

#[test]
fn a_function_in_the_table_lives_where_its_name_says() {
    let homes = homes_of(
        &[
            ("<frontiers[1]::Game as Model>::apply", &[], true, false),
            ("Table<tower[2]::Game>::open", &[], true, false),
            ("frame::render", &[], true, false),
            ("both<tower[2]::A, frontiers[1]::B>", &[], true, false),
            ("tower[2]::exported", &[], true, true),
        ],
        &both(),
    );
    assert_eq!(homes, [FIRST, SECOND, HOUSE, HOUSE, HOUSE]);
}

#[test]
fn what_is_called_lives_with_its_callers_whatever_its_name() {
    let homes = homes_of(
        &[
            ("tower[2]::apply", &[3, 4, 5], true, false),
            ("frontiers[1]::apply", &[4], true, false),
            ("vec::push", &[6], false, false),
            ("vec::pop", &[], false, false),
            ("frontiers[1]::alike", &[], true, false),
            ("vec::grow", &[3], false, false),
            ("nobody", &[], false, false),
        ],
        &both(),
    );
    // 5 is named after one game and called by the other: two functions that became one.
    assert_eq!(homes, [SECOND, FIRST, SECOND, HOUSE, HOUSE, SECOND, Home::Nowhere]);
}

#[test]
fn what_the_house_calls_stays_with_all_it_calls() {
    let homes = homes_of(
        &[
            ("main", &[2], false, true),
            ("tower[2]::start", &[3], true, false),
            ("tower[2]::deal", &[], false, false),
            ("tower[2]::draw", &[], true, false),
        ],
        &tower(),
    );
    assert_eq!(homes, [HOUSE, HOUSE, HOUSE, FIRST]);
}

/// The functions of a wasm by the number they carry, with whom they call; those from outside and the one that only
/// stops carry none.
fn calls(wasm: &[u8]) -> BTreeMap<i32, Vec<i32>> {
    let module = Module::read(wasm).unwrap();
    let mark = |function: u32| {
        let body = module.bodies.get(function.checked_sub(module.imported)? as usize)?;
        match body.get_operators_reader().unwrap().read().unwrap() {
            Operator::I32Const { value } => Some(value - MARK),
            _ => None,
        }
    };
    let marked =
        (0..module.functions() as u32).filter_map(|function| Some((mark(function)?, function)));
    let callees = |function: u32| {
        module.callees(function).iter().map(|callee| mark(*callee).unwrap_or(-1)).collect()
    };
    marked.map(|(number, function)| (number, callees(function))).collect()
}

/// The table of a wasm, by the numbers that its functions carry.
fn table(wasm: &[u8]) -> Vec<(u32, Option<i32>)> {
    let module = Module::read(wasm).unwrap();
    let mark = |function: u32| {
        let body = &module.bodies[(function - module.imported) as usize];
        match body.get_operators_reader().unwrap().read().unwrap() {
            Operator::I32Const { value } => Some(value - MARK),
            _ => None,
        }
    };
    module.slots.iter().map(|(slot, function)| (*slot, mark(*function))).collect()
}

#[test]
fn house_and_part_share_out_functions_calls_and_table() {
    let whole = wasm(&[
        ("main", &[0, 3], false, true),
        ("tower[2]::apply", &[0, 3, 4], true, false),
        ("shared", &[], true, false),
        ("tower[2]::deal", &[5], false, false),
        ("tower[2]::draw", &[2], true, false),
        ("frontiers[1]::dock", &[3], true, false),
        ("last", &[], true, false),
    ]);
    let wanted = both();
    let plan = Plan::of(&whole, &wanted).unwrap();
    assert_eq!(plan.parts().collect::<Vec<_>>(), [("frontiers", FIRST), ("tower", SECOND)]);
    let house = plan.house(&[("tower", "tower-1f.wasm".into())]).unwrap();
    let part = plan.part(SECOND).unwrap();
    for wasm in [&house, &part] {
        Validator::new().validate_all(wasm).unwrap();
    }
    assert_eq!(calls(&house), [(1, vec![-1, 3]), (3, vec![]), (7, vec![])].into());
    assert_eq!(table(&house), [(1, None), (2, Some(3)), (3, None), (4, None), (5, Some(7))]);
    assert_eq!(calls(&part), [(2, vec![-1, -1, 4]), (4, vec![5]), (5, vec![2])].into());
    assert_eq!(table(&part), [(1, Some(2)), (3, Some(5))]);
    assert_eq!(exports(&house)["part tower tower-1f.wasm"], "memory 0");
    assert_eq!(plan.renamed_imports().collect::<Vec<_>>(), [("outside", "i0".to_owned())]);
    assert_eq!(Module::read(&house).unwrap().import_names, ["i0"]);
}

#[test]
fn the_house_reaches_what_is_later_through_doors() {
    let whole = wasm(&[
        ("main", &[2], false, true),
        ("web[3]::parts::late::<Html, view::{closure#0}>", &[3, 4], false, false),
        ("rulebook::read", &[], false, false),
        ("shared", &[], true, false),
        ("tower[2]::again", &[2], true, false),
    ]);
    let door = Mark::Door { function: "web::parts::late".into(), modules: Vec::new() };
    let wanted = [modules("tower"), Wanted { name: "later".into(), by: door }];
    let plan = Plan::of(&whole, &wanted).unwrap();
    assert_eq!(plan.homes[1..], [HOUSE, SECOND, SECOND, HOUSE, FIRST]);
    let (house, later) = (plan.house(&[]).unwrap(), plan.part(SECOND).unwrap());
    for wasm in [&house, &later, &plan.part(FIRST).unwrap()] {
        Validator::new().validate_all(wasm).unwrap();
    }
    // The table was full with two: the door is the third, and only the later part fills it.
    assert_eq!(table(&house), [(1, Some(4)), (2, None)]);
    assert_eq!(table(&later), [(3, Some(2))]);
    assert_eq!(Module::read(&house).unwrap().tables[0].initial, 4);
    // What is left of the door in the house carries its place.
    let door = 3 - MARK;
    assert_eq!(calls(&house), [(door, vec![]), (1, vec![door]), (4, vec![])].into());
    assert_eq!(calls(&later), [(2, vec![-1, 3]), (3, vec![])].into());
}

/// What a wasm exports, by name.
pub(super) fn exports(wasm: &[u8]) -> BTreeMap<String, String> {
    let sections = wasmparser::Parser::new(0).parse_all(wasm).map(Result::unwrap);
    let exports = sections.filter_map(|section| match section {
        wasmparser::Payload::ExportSection(exports) => Some(exports),
        _ => None,
    });
    let exports = exports.flatten().map(Result::unwrap);
    exports
        .map(|export| {
            let kind = format!("{:?} {}", export.kind, export.index).to_lowercase();
            (export.name.to_owned(), kind)
        })
        .collect()
}

#[test]
fn whatever_a_part_imports_the_house_exports() {
    let whole = wasm(&[
        ("main", &[], false, true),
        ("tower[2]::apply", &[0, 3], true, false),
        ("shared", &[], true, false),
    ]);
    let wanted = tower();
    let plan = Plan::of(&whole, &wanted).unwrap();
    let offered = exports(&plan.house(&[]).unwrap());
    let part = plan.part(FIRST).unwrap();
    let imports =
        wasmparser::Parser::new(0).parse_all(&part).find_map(|section| match section.unwrap() {
            wasmparser::Payload::ImportSection(imports) => Some(imports),
            _ => None,
        });
    let wanted: Vec<String> =
        imports.unwrap().into_imports().map(|import| import.unwrap().name.to_owned()).collect();
    assert_eq!(wanted.len(), 4, "memory, table and two functions: {wanted:?}");
    assert!(wanted.iter().all(|name| offered.contains_key(name)), "{wanted:?} of {offered:?}");
    // The first function that a part can share is the imported one, which the house passes on.
    assert_eq!(offered["f0"], "func 0");
}

/// An address in the code, one in the data, and the number of a function in the data: kind, place, symbol, and how far
/// behind the symbol.
const IN_CODE: u8 = 4;
const IN_DATA: u8 = 5;
const FUNCTION: u8 = 2;

/// What the linker notes in a section `reloc.<of>`.
fn places(of: &str, entries: &[&[u8]]) -> Vec<u8> {
    let mut data = vec![0, entries.len() as u8];
    entries.iter().for_each(|entry| data.extend(*entry));
    let mut section = Vec::new();
    let name = format!("reloc.{of}").into();
    CustomSection { name, data: data.into() }.append_to(&mut section);
    section
}

/// Adds data from address 101 on, in pieces of these lengths. Function 1 has the number 101 in it, which is the address
/// of the first piece, function 2 has 102.
fn add_data(wasm: &mut Vec<u8>, bytes: &[u8], pieces: &[u32]) {
    let mut data = DataSection::new();
    data.active(0, &ConstExpr::i32_const(MARK + 1), bytes.iter().copied());
    data.append_to(wasm);
    let (mut symbols, mut offset) = (SymbolTable::new(), 0);
    for size in pieces {
        symbols.data(0, "piece", Some(DataSymbolDefinition { index: 0, offset, size: *size }));
        offset += size;
    }
    let mut linking = LinkingSection::new();
    linking.symbol_table(&symbols);
    linking.append_to(wasm);
    wasm.extend(places("CODE", &[&[IN_CODE, 0, 0, 0], &[IN_CODE, 0, 1, 0]]));
}

/// A game uses the second piece, which holds the address of the third.
fn wasm_with_data(word: u8) -> Vec<u8> {
    let mut wasm = wasm(&[("main", &[], false, true), ("tower[2]::apply", &[], true, false)]);
    add_data(&mut wasm, &[0xaa, word, 0, 0, 0, 0xbb], &[1, 4, 1]);
    // Seven bytes of the section come before the first of the data.
    wasm.extend(places("DATA", &[&[IN_DATA, 8, 2, 0]]));
    wasm
}

#[test]
fn a_function_that_the_data_points_at_lives_with_whoever_uses_that_data() {
    let mut whole = wasm(&[
        ("main", &[], false, true),
        ("tower[2]::apply", &[], true, false),
        ("drop::shim", &[5], true, false),
        ("the words of an error", &[], true, false),
        ("drop", &[], false, false),
    ]);
    // The second piece, which a game uses, holds place 2 of the table; the third, which nobody uses, place 3.
    add_data(&mut whole, &[0xaa, 2, 0, 0, 0, 3, 0, 0, 0], &[1, 4, 4]);
    whole.extend(places("DATA", &[&[FUNCTION, 8, 3], &[FUNCTION, 12, 3]]));
    let wanted = tower();
    let plan = Plan::of(&whole, &wanted).unwrap();
    assert_eq!(plan.homes[1..], [HOUSE, FIRST, FIRST, Home::Nowhere, FIRST]);
    let (house, part) = (plan.house(&[]).unwrap(), plan.part(FIRST).unwrap());
    for wasm in [&house, &part] {
        Validator::new().validate_all(wasm).unwrap();
    }
    assert_eq!(table(&house), [(1, None), (2, None), (3, None)]);
    assert_eq!(table(&part), [(1, Some(2)), (2, Some(3))]);
}

fn segments(wasm: &[u8]) -> Vec<(u32, Vec<u8>)> {
    let segments = Module::read(wasm).unwrap().notes.segments;
    segments.into_iter().map(|(start, data, _)| (start, data.to_vec())).collect()
}

#[test]
fn data_goes_with_the_functions_that_use_it() {
    let (whole, wanted) = (wasm_with_data(106), tower());
    let plan = Plan::of(&whole, &wanted).unwrap();
    let homes: Vec<Home> = plan.pieces.iter().map(|piece| piece.home).collect();
    assert_eq!(homes, [HOUSE, FIRST, FIRST]);
    let (house, part) = (plan.house(&[]).unwrap(), plan.part(FIRST).unwrap());
    for wasm in [&house, &part] {
        Validator::new().validate_all(wasm).unwrap();
    }
    assert_eq!(segments(&house), [(101, vec![0xaa, 0, 0, 0, 0, 0])]);
    assert_eq!(segments(&part), [(102, vec![106, 0, 0, 0, 0xbb])]);
}

#[test]
fn notes_about_other_data_are_refused() {
    let refused = refusal(&wasm_with_data(107), &tower());
    assert!(refused.contains("other data"), "{refused}");
}

#[test]
fn panics_only_stop_and_take_what_led_there_with_them() {
    let whole = wasm(&[
        ("core[1]::panicking::panic_fmt", &[2], false, false),
        ("fmt::write", &[], false, false),
        ("core[1]::option::expect_failed", &[1], false, false),
        ("main", &[0, 3], false, true),
        ("games[4]::panicking::about", &[], false, true),
    ]);
    let plan = Plan::of(&whole, &[]).unwrap();
    assert_eq!(plan.homes[1..4], [Home::Nowhere; 3]);
    // The call of what comes from outside stays, and what follows it is a stop.
    assert!(matches!(plan.module.code[3][2], Operator::Call { function_index: 0 }));
    assert!(matches!(plan.module.code[3][3..], [Operator::Unreachable, Operator::End]));
    assert_eq!(plan.module.code[4].len(), 3, "not a panic of the library");
    Validator::new().validate_all(&plan.house(&[]).unwrap()).unwrap();
}

#[test]
fn the_reader_of_saves_has_no_words() {
    let whole = wasm(&[
        ("main", &[2, 3, 4, 5], false, true),
        (
            "<<u8 as serde_core[1f]::de::Deserialize>::Visitor as serde_core[1f]::de::Expected>::fmt",
            &[],
            false,
            false,
        ),
        ("<serde_json[2]::error::JsonUnexpected as core[3]::fmt::Display>::fmt", &[], false, false),
        ("<tower[2]::Expected as core[3]::fmt::Display>::fmt", &[], false, false),
        ("<serde_core[1f]::de::OneOf as core[3]::fmt::Display>::fmt[1]", &[], false, false),
    ]);
    let module = Module::read(&whole).unwrap();
    let silent = |body: &Vec<Operator<'_>>| {
        matches!(body[..], [Operator::I32Const { value: 0 }, Operator::End])
    };
    let found: Vec<bool> = module.code.iter().map(silent).collect();
    assert_eq!(found, [false, true, true, false, true]);
}

#[test]
fn what_is_to_lose_its_words_and_is_not_there_is_named() {
    let whole = wasm(&[
        ("main", &[2], false, true),
        ("core[3]::panicking::panic_fmt", &[], false, false),
        ("alloc[3]::raw_vec::handle_error", &[], false, false),
        ("tower[3]::str::slice_error_fail", &[], false, false),
    ]);
    let missing = Module::read(&whole).unwrap().missing_words;
    let named = |part: &str| missing.iter().any(|missing| missing.contains(part));
    assert!(!named("panicking") && !named("handle_error"), "{missing:?}");
    assert!(
        named("slice_error_fail") && named("handle_alloc_error") && named("OneOf"),
        "a game's does not count"
    );
}

#[test]
fn what_is_not_a_wasm_is_refused() {
    assert!(Plan::of(b"<!doctype html>", &tower()).is_err());
}

#[test]
fn a_name_that_is_wanted_and_not_there_is_refused() {
    let whole = wasm(&[("main", &[], false, true), ("towers[2]::apply", &[], true, false)]);
    assert_eq!(refusal(&whole, &tower()), "no function of the wasm names tower");
    let door = [Wanted {
        name: "later".into(),
        by: Mark::Door { function: "web::parts::late".into(), modules: Vec::new() },
    }];
    assert_eq!(refusal(&whole, &door), "no function of the wasm names web::parts::late");
}

#[test]
fn what_the_table_has_for_a_module_behind_a_door_goes_along() {
    let whole = wasm(&[
        ("main", &[2], false, true),
        ("web[3]::parts::late::<Html, view::{closure#0}>", &[], false, false),
        ("<web[3]::menu::Menu as yew[1]::Component>::view", &[], true, false),
    ]);
    let later = |modules: Vec<String>| {
        let by = Mark::Door { function: "web::parts::late".into(), modules };
        [Wanted { name: "later".into(), by }]
    };
    let named = later(vec!["web::menu".into()]);
    assert_eq!(Plan::of(&whole, &named).unwrap().homes[3], FIRST);
    assert_eq!(Plan::of(&whole, &later(Vec::new())).unwrap().homes[3], HOUSE);
    let wrong = later(vec!["web::menus".into()]);
    assert_eq!(refusal(&whole, &wrong), "no function of the wasm names web::menus");
}

#[test]
fn a_part_that_comes_out_empty_is_refused() {
    let whole = wasm(&[("main", &[2], false, true), ("tower[2]::apply", &[], false, false)]);
    assert_eq!(refusal(&whole, &tower()), "nothing can move into the part \"tower\"");
}

#[test]
fn what_no_browser_takes_is_never_handed_on() {
    let mut broken = wasm(&[("main", &[], false, true)]);
    broken.truncate(broken.len() - 1);
    assert!(valid(broken).is_err());
}
