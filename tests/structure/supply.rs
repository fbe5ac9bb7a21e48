//! What comes in from outside: licences, sources, and crates that come twice, as `deny.toml` allows them.

use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

use serde_json::Value;

use crate::{File, assert_none, project};

/// A crate of the lock file.
struct Package {
    name: String,
    version: String,
    licence: String,
    /// Empty for our own.
    source: String,
}

/// Crates for other platforms are fetched now, if nothing has needed them before.
fn packages() -> Vec<Package> {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--format-version", "1", "--locked"])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let all: Value = serde_json::from_slice(&output.stdout).expect("cargo speaks JSON");
    let text =
        |package: &Value, field: &str| package[field].as_str().unwrap_or_default().to_owned();
    let package = |package: &Value| Package {
        name: text(package, "name"),
        version: text(package, "version"),
        licence: text(package, "license"),
        source: text(package, "source"),
    };
    all["packages"].as_array().expect("a list").iter().map(package).collect()
}

/// The words of a list in `deny.toml`.
fn list(deny: &str, name: &str) -> BTreeSet<String> {
    let start = format!("\n{name} = [");
    let (_, rest) = deny.split_once(&start).unwrap_or_else(|| panic!("deny.toml has no {name}"));
    let (inside, _) = rest.split_once(']').expect("a list ends");
    inside.split('"').skip(1).step_by(2).map(str::to_owned).collect()
}

/// Whether a licence can be kept with what is allowed: one of the alternatives, all of its parts.
fn is_allowed(licence: &str, allowed: &BTreeSet<String>) -> bool {
    let parts: Vec<String> = licence
        .replace(['(', ')'], " ")
        .split(" AND ")
        .map(|part| part.trim().to_owned())
        .collect();
    let one = |part: &String| {
        part.replace('/', " OR ").split(" OR ").any(|choice| allowed.contains(choice.trim()))
    };
    parts.iter().all(one)
}

fn unlicensed(packages: &[Package], allowed: &BTreeSet<String>) -> Vec<String> {
    let wrong = packages.iter().filter(|package| !is_allowed(&package.licence, allowed));
    wrong.map(|package| format!("{} is under {:?}", package.name, package.licence)).collect()
}

/// Crates in more than one version, except those whose older version is listed as `name@start`.
fn doubled(packages: &[Package], skipped: &BTreeSet<String>) -> Vec<String> {
    let mut versions: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
    let is_skipped = |package: &Package| {
        skipped.iter().any(|skip| {
            let (name, start) = skip.split_once('@').unwrap_or((skip, ""));
            name == package.name
                && format!("{}.", package.version).starts_with(&format!("{start}."))
        })
    };
    for package in packages.iter().filter(|package| !is_skipped(package)) {
        versions.entry(&package.name).or_default().push(&package.version);
    }
    let twice = versions.into_iter().filter(|(_, versions)| versions.len() > 1);
    twice.map(|(name, versions)| format!("{name} comes as {}", versions.join(" and "))).collect()
}

/// Dependencies of a manifest without a comment right above them. One that begins with `Both:` is for two, with
/// `All:` for the rest of its block; where our own members live needs none.
fn without_reason(path: &str, manifest: &str) -> Vec<String> {
    let (mut complaints, mut inside, mut explained) = (Vec::new(), false, 0);
    for line in manifest.lines() {
        if line.starts_with('[') {
            (inside, explained) = (line.ends_with("dependencies]"), 0);
        } else if line.starts_with('#') {
            explained = match line {
                _ if line.starts_with("# All:") => usize::MAX,
                _ if line.starts_with("# Both:") => 2,
                _ => explained.max(1),
            };
        } else if line.is_empty() {
            explained = 0;
        } else if inside && !line.starts_with([' ', ']']) && !line.contains("{ path = ") {
            if explained == 0 {
                complaints.push(format!("{path} gives no reason for {line}"));
            }
            explained = usize::saturating_sub(explained, 1);
        }
    }
    complaints
}

fn file(path: &str) -> String {
    let file = project().into_iter().find(|file| file.path == path);
    file.unwrap_or_else(|| panic!("there is no {path}")).text
}

#[test]
fn every_crate_has_an_allowed_licence_and_comes_from_the_registry() {
    let (packages, allowed) = (packages(), list(&file("deny.toml"), "allow"));
    assert!(packages.len() > 50, "the lock file was read");
    assert_none(unlicensed(&packages, &allowed));
    let foreign = packages.iter().filter(|package| !package.source.starts_with("registry+"));
    let names: Vec<&str> = foreign.map(|package| package.name.as_str()).collect();
    let members = project().iter().filter(|file| file.path.ends_with("Cargo.toml")).count();
    assert!(names.contains(&"saucer-night") && names.len() < members, "only our own: {names:?}");
    let registries: BTreeSet<&str> =
        packages.iter().map(|package| package.source.as_str()).filter(|s| !s.is_empty()).collect();
    assert_eq!(registries.len(), 1);
}

#[test]
fn no_crate_comes_twice_without_saying_so() {
    assert_none(doubled(&packages(), &list(&file("deny.toml"), "skip")));
}

#[test]
fn every_dependency_has_its_reason() {
    let files = project();
    let manifests: Vec<&File> =
        files.iter().filter(|file| file.path.ends_with("Cargo.toml")).collect();
    assert!(manifests.len() > 10, "the members' manifests were read");
    for manifest in manifests {
        assert!(manifest.text.contains("\n[dependencies]\n"), "{} was read", manifest.path);
        assert_none(without_reason(&manifest.path, &manifest.text));
    }
    let bad = [
        "[dependencies]",
        "# Saves.",
        "a = 1",
        "b = 1",
        "# Both: more",
        "# of it.",
        "c = [",
        "  2,",
        "]",
    ];
    let bad = [&bad[..], &["d = 2", "e = 2", "# Nobody's.", "", "f = 3", "[profile.dev]", "g = 1"]];
    let bad = bad.concat().join("\n");
    let complaint = |line: &str| format!("x gives no reason for {line}");
    assert_eq!(without_reason("x", &bad), ["b = 1", "e = 2", "f = 3"].map(complaint));
}

#[test]
fn licences_and_doubles_are_noticed() {
    let allowed = list("\nallow = [\"MIT\", \"Unicode-3.0\"]", "allow");
    for good in ["MIT", "GPL-3.0 OR MIT", "Apache-2.0/MIT", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
        assert!(is_allowed(good, &allowed), "{good}");
    }
    for bad in ["", "GPL-3.0", "MIT AND GPL-3.0", "MITX"] {
        assert!(!is_allowed(bad, &allowed), "{bad}");
    }
    let package = |name: &str, version: &str| Package {
        name: name.into(),
        version: version.into(),
        licence: "GPL-3.0".into(),
        source: String::new(),
    };
    let all = [
        package("a", "1.0.0"),
        package("a", "2.0.0"),
        package("b", "1.2.0"),
        package("b", "10.0.0"),
    ];
    let skipped = list("\nskip = [\"a@1\"]", "skip");
    assert_eq!(doubled(&all, &skipped), ["b comes as 1.2.0 and 10.0.0"]);
    assert_eq!(doubled(&all, &list("\nskip = [\"a@1\", \"b@1\"]", "skip")), Vec::<String>::new());
    assert_eq!(unlicensed(&all[..1], &allowed), ["a is under \"GPL-3.0\""]);
}
