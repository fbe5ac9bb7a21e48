//! The split of what comes later of one part.

use super::homes::{self, Home};
use super::module::Module;
use super::paths::Paths;
use super::tests::{FIRST, HOUSE, SECOND, both, exports, modules, wasm};
use super::{Mark, Plan, Wanted};
use std::collections::BTreeMap;
use wasmparser::{Parser, Payload, TypeRef};

fn later() -> Wanted {
    let by = Mark::Door { function: "table::late::late".into(), modules: Vec::new() };
    Wanted { name: "later".into(), by }
}

fn between(part: &str) -> Wanted {
    let by = Mark::Between { door: "later".into(), part: part.into() };
    Wanted { name: format!("{part}-later"), by }
}

#[test]
fn what_comes_later_of_one_part_calls_both_and_is_called_by_none() {
    let whole = wasm(&[
        ("main", &[2, 3], false, true),
        ("table[3]::late::late::<Html, view::{closure#0}>", &[5], false, false),
        (
            "table[3]::late::late::<Text, <tower[2]::Game as Model>::told::{closure#0}>",
            &[5, 6, 7, 8],
            false,
            false,
        ),
        ("<tower[2]::Game as Model>::apply", &[3, 6], true, false),
        ("words", &[], false, false),
        ("roll", &[], false, false),
        ("told", &[], false, false),
        ("shared", &[], true, false),
    ]);
    let wanted = [modules("tower"), later(), between("tower")];
    let plan = Plan::of(&whole, &wanted).unwrap();
    let third = Home::Part(2);
    assert_eq!(plan.homes[1..], [HOUSE, SECOND, third, FIRST, SECOND, FIRST, third, HOUSE]);
    let part = plan.part(third).unwrap();
    // What the parts before export has the names under which it is imported.
    assert_eq!(exports(&plan.part(FIRST).unwrap())["f0"], "func 2");
    assert_eq!(exports(&plan.part(SECOND).unwrap())["f0"], "func 1");
    assert_eq!(exports(&part), BTreeMap::new());
    let imports = Parser::new(0).parse_all(&part).find_map(|payload| match payload.unwrap() {
        Payload::ImportSection(imports) => Some(imports),
        _ => None,
    });
    let imports = imports.unwrap().into_imports().map(Result::unwrap);
    let functions = imports.filter(|import| matches!(import.ty, TypeRef::Func(_)));
    let from: Vec<(&str, &str)> = functions.map(|import| (import.module, import.name)).collect();
    assert_eq!(from, [("house", "f1"), ("tower", "f0"), ("later", "f0")]);
    let alone = [modules("tower"), later()];
    let homes = Plan::of(&whole, &alone).unwrap().homes;
    assert_eq!(
        homes[3..=7],
        [SECOND, FIRST, SECOND, HOUSE, SECOND],
        "without it, the house has what is shared"
    );
}

#[test]
fn of_doors_that_are_alike_one_serves_both() {
    let whole = wasm(&[
        ("main", &[2, 3], false, true),
        ("table[3]::late::late::<Text, frontiers[1]::told::{closure#0}>", &[4], false, false),
        ("table[3]::late::late::<Text, tower[2]::told::{closure#0}>", &[2], false, false),
        ("told", &[], false, false),
        ("frontiers[1]::apply", &[], true, false),
        ("tower[2]::apply", &[], true, false),
    ]);
    let [frontiers, tower] = both();
    let wanted = [frontiers, tower, later(), between("frontiers"), between("tower")];
    let mut module = Module::read(&whole).unwrap();
    let paths = Paths::of(&module, &wanted).unwrap();
    assert_eq!(paths.doors, [(2, Home::Part(3)), (3, Home::Part(4))]);
    module.add_doors(&paths.doors);
    let (homes, _) = homes::find(&module, &paths).unwrap();
    assert_eq!(homes[2..=4], [Home::Part(2), Home::Part(4), Home::Part(2)]);
}
