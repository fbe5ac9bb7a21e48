//! Reads whose a function is from its name, as rustc's newer scheme writes it: `<conquest[5e1]::Game as …>::apply`.
//! Every path there begins with a crate and the number of its version in brackets.

use super::homes::Home;
use super::module::Module;
use super::{Mark, Unfit, Wanted, unfit};
use std::collections::{BTreeSet, HashMap};

/// Whose each function is.
#[derive(Debug, Default)]
pub struct Paths {
    /// The functions that are named after exactly one part.
    pub owners: HashMap<u32, Home>,
    /// The functions that lead into a part, with that part.
    pub doors: Vec<(u32, Home)>,
    /// The parts that each part finds loaded.
    before: Vec<Vec<usize>>,
}

impl Paths {
    /// Looks every wanted path up among the names.
    ///
    /// # Errors
    /// When one of them is nowhere: it was renamed, and the part would silently grow empty.
    pub fn of(module: &Module<'_>, wanted: &[Wanted]) -> Result<Self, Unfit> {
        let (mut paths, mut found) = (Self::default(), BTreeSet::new());
        let number = |name: &str| wanted.iter().position(|wanted| wanted.name == name);
        for part in wanted {
            paths.before.push(match &part.by {
                Mark::Between { door, part } => {
                    [door, part].into_iter().filter_map(|name| number(name)).collect()
                }
                _ => Vec::new(),
            });
        }
        let mut names: Vec<(u32, &str)> =
            module.names.iter().map(|(at, name)| (*at, *name)).collect();
        names.sort_unstable();
        for (function, name) in names {
            let (mut owners, mut doors) = (BTreeSet::new(), Vec::new());
            let named: Vec<Vec<&str>> = named_in(name).collect();
            for (part, wanted) in wanted.iter().enumerate() {
                let (door, modules) = wanted.by.paths();
                let mentioned =
                    modules.iter().filter(|module| named.iter().any(|path| is_in(path, module)));
                for module in mentioned {
                    owners.insert(part);
                    found.insert((part, module.as_str()));
                }
                if let Some(door) = door
                    && function_of(name).is_some_and(|path| path == segments(door))
                {
                    doors.push(part);
                    found.insert((part, door));
                }
            }
            let owner = owners.first().filter(|_| owners.len() == 1);
            paths.doors.extend(doors.into_iter().map(|door| {
                let both = |before: &Vec<usize>| owner.is_some_and(|part| *before == [door, *part]);
                let between = paths.before.iter().position(both);
                (function, Home::Part(between.unwrap_or(door)))
            }));
            if let Some(part) = owner {
                paths.owners.insert(function, Home::Part(*part));
            }
        }
        let listed = wanted.iter().enumerate().flat_map(|(part, wanted)| {
            let (door, modules) = wanted.by.paths();
            door.into_iter().chain(modules.iter().map(String::as_str)).map(move |path| (part, path))
        });
        match listed.into_iter().find(|listed| !found.contains(listed)) {
            Some((_, path)) => Err(unfit(format!("no function of the wasm names {path}"))),
            None => Ok(paths),
        }
    }

    /// A part, and those that it finds loaded.
    pub fn known_to(&self, part: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::once(part).chain(self.before[part].iter().copied())
    }
}

impl Mark {
    /// The path of the door, if there is one, and the modules.
    fn paths(&self) -> (Option<&str>, &[String]) {
        match self {
            Mark::Modules(modules) => (None, modules),
            Mark::Door { function, modules } => (Some(function), modules),
            Mark::Between { .. } => (None, &[]),
        }
    }
}

fn segments(path: &str) -> Vec<&str> {
    path.split("::").collect()
}

/// Whether a path leads into this module, or is it.
fn is_in(path: &[&str], module: &str) -> bool {
    path.starts_with(&segments(module))
}

/// The path of a plain function: that with which its name begins.
fn function_of(name: &str) -> Option<Vec<&str>> {
    let crate_name = name.split('[').next()?;
    is_word(crate_name).then(|| named_in(name).next())?
}

fn is_word(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Every path that a name mentions, as far as it is made of plain words, without the versions of the crates.
fn named_in(name: &str) -> impl Iterator<Item = Vec<&str>> {
    name.match_indices('[').filter_map(|(at, _)| {
        let before = &name[..at];
        let start =
            before.rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(0, |at| at + 1);
        let (version, rest) = name[at + 1..].split_once(']')?;
        // Of functions with the same name all but one have a number behind it, which no path goes on from.
        let is_crate =
            version.bytes().all(|byte| byte.is_ascii_hexdigit()) && rest.starts_with("::");
        let crate_name = Some(&before[start..]).filter(|word| is_crate && is_word(word))?;
        let more = rest.split("::").skip(1);
        let more = more.map(|word| {
            let end = word.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
            (&word[..end.unwrap_or(word.len())], end.is_none())
        });
        let mut path = vec![crate_name];
        for (word, whole) in more {
            if !word.is_empty() {
                path.push(word);
            }
            if !whole || word.is_empty() {
                break;
            }
        }
        Some(path)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(name: &str) -> Vec<String> {
        named_in(name).map(|path| path.join("::")).collect()
    }

    #[test]
    fn every_path_of_a_name_is_found_as_far_as_it_is_plain() {
        assert_eq!(
            named("<conquest[5e1]::Game as engine[0]::model::GameModel>::apply"),
            ["conquest::Game", "engine::model::GameModel"]
        );
        assert_eq!(
            named("web[a]::parts::late::<yew[b]::Html, web[a]::app::{closure#0}>[1]"),
            ["web::parts::late", "yew::Html", "web::app"]
        );
        assert_eq!(
            named("core[1]::ptr::drop_in_place::<[tower[2]::A; 3]>"),
            ["core::ptr::drop_in_place", "tower::A"]
        );
        assert_eq!(named("memcpy"), Vec::<String>::new());
    }

    #[test]
    fn a_module_is_known_by_whole_words() {
        let path = ["web", "boards", "conquest", "view"];
        assert!(is_in(&path, "web::boards::conquest"));
        assert!(!is_in(&path, "web::boards::con") && !is_in(&path, "boards"));
        assert!(!is_in(&["tables", "open"], "table"));
    }

    #[test]
    fn only_what_a_name_begins_with_is_the_function() {
        assert_eq!(function_of("web[1]::parts::late::<A>").unwrap().join("::"), "web::parts::late");
        assert_eq!(function_of("core[0]::ops::<web[1]::parts::late>").unwrap()[0], "core");
        assert_eq!(function_of("<web[1]::parts::late as A>::call"), None);
    }
}
