//! Packs what can be packed, so that a server can send it without packing it each time.

use super::say::Trouble;
use super::serve::PACKED;
use super::site::Files;
use brotli::enc::BrotliEncoderParams;
use std::sync::Mutex;
use std::thread;

/// Files that are not packed by nature.
const PACKABLE: [&str; 8] = ["html", "js", "css", "wasm", "svg", "md", "txt", "webmanifest"];

/// A packed copy of each file that gets smaller by it, on all cores.
///
/// # Errors
/// When the packer refuses.
pub fn packed(files: &Files) -> Result<Files, Trouble> {
    let ending = |name: &str| name.rsplit_once('.').map_or("", |(_, ending)| ending).to_owned();
    let mut left: Vec<(&String, &Vec<u8>)> =
        files.iter().filter(|(name, _)| PACKABLE.contains(&&*ending(name))).collect();
    // The largest is taken first, from the end: otherwise one core would work on it alone at last.
    left.sort_by_key(|(_, content)| content.len());
    let (left, done) = (Mutex::new(left), Mutex::new(Ok(Files::new())));
    let work = || {
        while let Some((name, content)) = left.lock().ok().and_then(|mut left| left.pop()) {
            let made = pack(content);
            let Ok(mut done) = done.lock() else { return };
            match (made, done.as_mut()) {
                (Ok(made), Ok(all)) => drop(all.insert(format!("{name}.{PACKED}"), made)),
                (Err(trouble), Ok(_)) => *done = Err(trouble),
                (_, Err(_)) => return,
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(work);
        }
    });
    done.into_inner().unwrap_or_else(|_| Err(Trouble::Site("Packing stopped".into())))
}

fn pack(content: &[u8]) -> Result<Vec<u8>, Trouble> {
    let quality = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut packed = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut packed, &quality)
        .map_err(Trouble::io("Packing"))?;
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_can_be_packed_lies_packed_beside_it() {
        let text = "the same again and again, ".repeat(40);
        let files = ["index.html", "deep/a.wasm", "fonts/a.woff2"];
        let files: Files = files.map(|name| (name.to_owned(), text.clone().into_bytes())).into();
        let packed = packed(&files).unwrap();
        let names: Vec<&str> = packed.keys().map(String::as_str).collect();
        assert_eq!(names, ["deep/a.wasm.br", "index.html.br"]);
        let mut again = Vec::new();
        brotli::BrotliDecompress(&mut &packed["index.html.br"][..], &mut again).unwrap();
        assert_eq!(again, text.as_bytes());
    }
}
