//! What a first visit downloads stays under a ceiling.

use crate::site;
use brotli::enc::BrotliEncoderParams;
use std::fs;
use std::path::{Path, PathBuf};

/// In bytes, compressed as good web servers do. The house and one game had to fit into 160 KB; all four games have
/// to fit into 300 KB.
const CEILING: usize = 270_000;

/// What no visitor waits for before the first move: only an installed app asks for these, rules and lessons come when
/// they are opened, and licences are for people who look into the folder.
fn is_first_load(name: &str) -> bool {
    let file = name.rsplit('/').next().unwrap_or(name);
    !name.starts_with('.')
        && !name.contains("icons/")
        && !name.starts_with("rules/")
        && !name.starts_with("learn/")
        && file != "manifest.webmanifest"
        && !file.contains("LICENSE")
}

#[test]
fn the_first_load_stays_under_its_ceiling() {
    let mut files = Vec::new();
    gather(site::dist(), &mut files);
    let mut total = 0;
    for file in files {
        let name = file
            .strip_prefix(site::dist())
            .expect("below dist")
            .to_string_lossy()
            .replace('\\', "/");
        if is_first_load(&name) {
            let content = fs::read(&file).expect("a readable file");
            let small = compressed(&content);
            println!("{small:>9} of {:>9}  {name}", content.len());
            total += small;
        }
    }
    println!("{total:>9} bytes in all, brotli -q 11; the ceiling is {CEILING}");
    assert!(total > 10_000, "the wasm alone is more than {total} bytes");
    assert!(
        total <= CEILING,
        "a first visit downloads {total} bytes, over the ceiling of {CEILING}"
    );
}

#[test]
fn only_what_no_visitor_waits_for_is_left_out() {
    assert!(
        is_first_load("index.html")
            && is_first_load("saucer-night-1f_bg.wasm")
            && is_first_load("fonts/a.woff2")
    );
    assert!(!is_first_load("static/icons/512.png") && !is_first_load("fonts/a-LICENSE.txt"));
    assert!(!is_first_load("rules/moon/rules.md") && !is_first_load("learn/moon.txt"));
    assert!(!is_first_load("manifest.webmanifest") && !is_first_load(".built-from"));
}

fn gather(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() { gather(&path, files) } else { files.push(path) }
    }
    files.sort();
}

fn compressed(content: &[u8]) -> usize {
    let quality = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    let mut small = Vec::new();
    brotli::BrotliCompress(&mut &content[..], &mut small, &quality).expect("memory is enough");
    small.len()
}
