//! Reads the sources and enforces the few things that every file has to keep.
//!
//! Each check is a function over a list of files, so that it is itself tried on a bad example.

mod decisions;
mod form;
mod numbers;
mod styles;
mod supply;

use std::fs;
use std::path::Path;

/// A file of the project: its path with `/` between folders, and what is in it.
struct File {
    path: String,
    text: String,
}

/// Not ours, or made from ours.
const SKIPPED: [&str; 6] = [".git", ".tools", "target", "dist", "node_modules", "Cargo.lock"];

/// Every text file of the project.
fn project() -> Vec<File> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    gather(root, root, &mut files);
    assert!(files.iter().any(|file| file.path == "src/engine/model.rs"), "the sources were found");
    files
}

fn gather(root: &Path, folder: &Path, files: &mut Vec<File>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.file_name().is_some_and(|name| SKIPPED.iter().any(|skipped| name == *skipped)) {
            continue;
        }
        if path.is_dir() {
            gather(root, &path, files);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let path = path
                .strip_prefix(root)
                .expect("below the root")
                .to_string_lossy()
                .replace('\\', "/");
            files.push(File { path, text });
        }
    }
}

/// A list of files for trying a check.
fn example(files: &[(&str, &str)]) -> Vec<File> {
    files.iter().map(|(path, text)| File { path: (*path).into(), text: (*text).into() }).collect()
}

/// Fails with one line per complaint.
fn assert_none(complaints: Vec<String>) {
    assert!(complaints.is_empty(), "\n{}\n", complaints.join("\n"));
}
