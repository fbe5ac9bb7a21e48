//! Decides which function lives where: in a part if only that part can reach it, else in the house.

use super::module::Module;

/// Where a function lives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// Nobody calls it.
    Nowhere,
    /// In a part, by its number.
    Part(usize),
    /// In the house.
    House,
}

impl Home {
    /// What two callers share lives in the house, unless both live in the same part.
    pub fn with(self, other: Home) -> Home {
        match (self, other) {
            (Home::Nowhere, home) | (home, Home::Nowhere) => home,
            (one, other) if one == other => one,
            _ => Home::House,
        }
    }
}

/// The home of every function.
///
/// What is exported stays in the house. What the table of functions holds is called by number, from places that
/// cannot be seen: there the name tells the `owner`. Doors lead to what is `later`, whoever calls them. All else
/// follows from who calls it.
pub fn find(module: &Module<'_>, later: Home, owner: impl Fn(&str) -> Home) -> Vec<Home> {
    let mut homes = vec![Home::Nowhere; module.functions()];
    let mut changed: Vec<u32> = Vec::new();
    let settle = |function: u32, home: Home, homes: &mut Vec<Home>| {
        let home = if module.is_door(function) { later } else { home };
        let joined = homes[function as usize].with(home);
        (joined != homes[function as usize]).then(|| homes[function as usize] = joined).is_some()
    };
    let imported = (0..module.imported).map(|function| (function, Home::House));
    let doors = module.doors.iter().map(|(_, function)| (*function, later));
    let pinned = module.pinned.iter().map(|function| (*function, Home::House));
    let in_table = module.slots.iter().map(|(_, function)| {
        (*function, module.names.get(function).map_or(Home::House, |name| owner(name)))
    });
    for (function, home) in imported.chain(doors).chain(pinned).chain(in_table) {
        if settle(function, home, &mut homes) {
            changed.push(function);
        }
    }
    while let Some(caller) = changed.pop() {
        let home = homes[caller as usize];
        for callee in module.callees(caller) {
            if settle(*callee, home, &mut homes) {
                changed.push(*callee);
            }
        }
    }
    homes
}
