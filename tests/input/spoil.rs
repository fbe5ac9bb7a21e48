//! Spoils good inputs: letter by letter, or as JSON whose shape stays while its values go wrong.

use saucer_night::engine::Chance;
use serde_json::Value;

/// What a careless or malicious hand might write where something else belongs.
const STRANGE: [&str; 16] = [
    "null",
    "true",
    "-1",
    "0",
    "1e400",
    "255",
    "256",
    "4294967296",
    "18446744073709551615",
    "0.5",
    "\"\"",
    "\"<img src=x onerror=alert(1)>\"",
    "\"\\u0000\\ud83d\\udc7d\"",
    "[]",
    "{}",
    "[[[[[[[[]]]]]]]]",
];

/// One of a list.
fn one_of<T: Copy>(list: &[T], chance: &mut Chance) -> T {
    list[chance.below(list.len() as u32) as usize]
}

/// Changes some letters: cuts, doubles, drops, swaps, and pastes in from elsewhere.
pub fn letters(text: &str, other: &str, chance: &mut Chance) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for _ in 0..=chance.below(4) {
        let length = letters.len() as u32;
        let at = chance.below(length + 1) as usize;
        let end = (at + chance.below(30) as usize).min(letters.len());
        match chance.below(6) {
            0 => letters.truncate(at),
            1 => drop(letters.drain(at..end)),
            2 => {
                let part: Vec<char> = letters[at..end].to_vec();
                letters.splice(at..at, part);
            }
            3 => drop(letters.splice(at..end, other.chars().skip(at).take(20))),
            4 => drop(letters.splice(at..end, one_of(&STRANGE, chance).chars())),
            _ => {
                if let Some(letter) = letters.get_mut(at) {
                    let code = (*letter as u32) ^ (1 << chance.below(7));
                    *letter = char::from_u32(code).unwrap_or('\u{fffd}');
                }
            }
        }
    }
    letters.into_iter().collect()
}

/// Changes some values inside a JSON value; `other` lends parts of the same kind.
pub fn values(value: &mut Value, other: &Value, chance: &mut Chance) {
    for _ in 0..=chance.below(3) {
        let path = random_path(value, chance);
        let lent = other.pointer(&random_path(other, chance)).cloned();
        if let Some(place) = value.pointer_mut(&path) {
            spoil(place, lent, chance);
        }
    }
}

fn spoil(place: &mut Value, lent: Option<Value>, chance: &mut Chance) {
    match (chance.below(5), &mut *place) {
        (0, Value::Array(list)) if !list.is_empty() => {
            let (one, two) = (chance.below(list.len() as u32), chance.below(list.len() as u32));
            list.swap(one as usize, two as usize);
        }
        (1, Value::Array(list)) if !list.is_empty() => {
            list.remove(chance.below(list.len() as u32) as usize);
        }
        (0 | 1, Value::Object(fields)) if !fields.is_empty() => {
            let at = chance.below(fields.len() as u32) as usize;
            let key = fields.keys().nth(at).cloned();
            fields.remove(&key.unwrap_or_default());
        }
        (0..=2, Value::Number(number)) => {
            let near = number.as_i64().unwrap_or(0) + i64::from(chance.below(5)) - 2;
            *place = near.into();
        }
        (0..=2, Value::String(text)) => {
            let spoilt = letters(text, "a1 b2 c3 palace 9z", chance);
            *place = spoilt.into();
        }
        (3, _) => *place = lent.unwrap_or(Value::Null),
        // `1e400` is no number of JSON's values: it stays what it was.
        _ => {
            if let Ok(strange) = serde_json::from_str(one_of(&STRANGE, chance)) {
                *place = strange;
            }
        }
    }
}

/// The address of some part of a value, deep parts as likely as shallow ones.
fn random_path(value: &Value, chance: &mut Chance) -> String {
    let (mut path, mut here) = (String::new(), value);
    loop {
        let (step, next) = match here {
            Value::Array(list) if !list.is_empty() => {
                let at = chance.below(list.len() as u32) as usize;
                (at.to_string(), &list[at])
            }
            Value::Object(fields) if !fields.is_empty() => {
                let keys: Vec<&String> = fields.keys().collect();
                let key = one_of(&keys, chance);
                (key.replace('~', "~0").replace('/', "~1"), &fields[key])
            }
            _ => return path,
        };
        if chance.below(8) == 0 {
            return path;
        }
        path = format!("{path}/{step}");
        here = next;
    }
}
