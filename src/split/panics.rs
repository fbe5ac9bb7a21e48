//! Takes the words out of panics. A panic of the finished site only has to stop it: `crash.js` speaks to the player,
//! and a build for debugging, which is not split, names the place.
//!
//! What leads straight to a panic goes too, and with it the messages and the code to write them.
//! What the reader of JSON has to say about a text goes the same way: a save that cannot be read has a sentence of ours.
//! So does how values look to whoever debugs: no player ever sees them.

use super::module::Calls;
use std::collections::HashSet;
use wasmparser::Operator;

/// Functions that never return, by what their names hold. Those that only call one of them are found by that.
const NEVER_RETURN: [&str; 5] = [
    "]::panicking::",
    "]::slice::index::slice_index_fail",
    "]::str::slice_error_fail",
    "]::raw_vec::handle_error",
    "]::alloc::handle_alloc_error",
];

/// The standard library's own functions, which are no game's and no page's.
const LIBRARIES: [&str; 2] = ["core[", "alloc["];

/// What writes words that nobody reads, by the ends of its name: it writes nothing, and says that all went well.
const UNREAD_WORDS: [(&str, &str); 4] = [
    ("<", " as core[*]::fmt::Debug>::fmt"),
    ("", "::de::Expected>::fmt"),
    ("<serde_json[", "::error::JsonUnexpected as core[*]::fmt::Display>::fmt"),
    ("<serde_core[", "::de::OneOf as core[*]::fmt::Display>::fmt"),
];

/// A name without the numbers of the versions of its crates.
fn plain(name: &str) -> String {
    let mut pieces = name.split('[');
    let mut plain = pieces.next().unwrap_or_default().to_owned();
    for piece in pieces {
        plain.push_str("[*");
        plain.push_str(piece.find(']').map_or(piece, |end| &piece[end..]));
    }
    plain
}

/// Which of the words that nobody reads this writes.
fn words_in(name: &str) -> Option<&'static str> {
    // Of functions with the same name, all but one have a number behind it.
    let name = plain(name);
    let name = name.strip_suffix("[*]").unwrap_or(&name);
    let is = |(start, end): &&(&str, &str)| name.starts_with(start) && name.ends_with(end);
    UNREAD_WORDS.iter().find(is).map(|(_, end)| *end)
}

/// Which of those that never return this is.
fn panic_in(name: &str) -> Option<&'static str> {
    let listed = NEVER_RETURN.into_iter().find(|part| name.contains(part));
    listed.filter(|_| LIBRARIES.iter().any(|library| name.starts_with(library)))
}

/// Shortens functions to a stop wherever they panic. The functions are numbered from `first`. Returns what is listed
/// here and was not found: a library has renamed it, and its words are back.
pub fn silence<'a>(
    code: &mut [Vec<Operator<'a>>],
    first: u32,
    name: impl Fn(u32) -> &'a str,
) -> Vec<&'static str> {
    let numbers = first..first + code.len() as u32;
    let find = |which: fn(&str) -> Option<&'static str>| -> Vec<(u32, &'static str)> {
        numbers.clone().filter_map(|number| Some((number, which(name(number))?))).collect()
    };
    let (words, found) = (find(words_in), find(panic_in));
    let is_missing = |part: &&str| words.iter().chain(&found).all(|(_, listed)| listed != part);
    let listed = NEVER_RETURN.into_iter().chain(UNREAD_WORDS.map(|(_, end)| end));
    let missing = listed.filter(is_missing).collect();
    for (number, _) in &words {
        code[(number - first) as usize] = vec![Operator::I32Const { value: 0 }, Operator::End];
    }
    let mut panics: HashSet<u32> = found.iter().map(|(number, _)| *number).collect();
    for number in &panics {
        code[(number - first) as usize] = vec![Operator::Unreachable, Operator::End];
    }
    let mut found = !panics.is_empty();
    while found {
        found = false;
        for (number, body) in numbers.clone().zip(code.iter_mut()) {
            if panics.contains(&number) || !calls_any(body, &panics) {
                continue;
            }
            shorten(body, &panics);
            // A function that does nothing but panic is a panic itself.
            if matches!(body[0], Operator::Unreachable) {
                found |= panics.insert(number);
            }
        }
    }
    missing
}

fn calls_any(body: &[Operator<'_>], panics: &HashSet<u32>) -> bool {
    body.iter().any(|operator| operator.callee().is_some_and(|callee| panics.contains(&callee)))
}

/// Puts a stop in the place of each call of a panic and of what only led there.
fn shorten(body: &mut Vec<Operator<'_>>, panics: &HashSet<u32>) {
    let (mut short, mut line) = (Vec::with_capacity(body.len()), 0);
    for operator in body.drain(..) {
        if operator.callee().is_some_and(|callee| panics.contains(&callee)) {
            short.truncate(line);
            short.push(Operator::Unreachable);
            line = short.len();
            continue;
        }
        let matters = matters_after_a_stop(&operator);
        short.push(operator);
        if matters {
            line = short.len();
        }
    }
    *body = short;
}

/// Whether an instruction may lead elsewhere, or do something that somebody sees even if the wasm stops right after.
fn matters_after_a_stop(operator: &Operator<'_>) -> bool {
    use Operator as O;
    matches!(
        operator,
        O::Unreachable
            | O::Block { .. }
            | O::Loop { .. }
            | O::If { .. }
            | O::Else
            | O::End
            | O::Br { .. }
            | O::BrIf { .. }
            | O::BrTable { .. }
            | O::Return
            | O::Call { .. }
            | O::CallIndirect { .. }
            | O::ReturnCall { .. }
            | O::ReturnCallIndirect { .. }
            | O::MemoryGrow { .. }
            | O::TableGrow { .. }
            | O::TableSet { .. }
            | O::TableFill { .. }
    )
}
