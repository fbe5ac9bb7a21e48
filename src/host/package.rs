//! What `cargo run -- package` does: the finished site in one file, with a page on how to put it on a server.

use super::build;
use super::say::Trouble;
use super::site::{Files, put};
use rawzip::{CompressionMethod, ZipArchiveWriter};
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Between these, the README has the policy that the site keeps to, which a test holds it to.
const POLICY: [&str; 2] = ["<!-- policy:site -->\n```\n", "\n```\n"];

/// Squeezes hard enough: beyond this it only takes longer.
const LEVEL: u8 = 8;

/// Writes `saucer-night-<version>.zip` into the project's folder and says where it is.
///
/// # Errors
/// When the site cannot be built or the file not be written.
pub fn write(project: &Path) -> Result<PathBuf, Trouble> {
    let dist = build::dist(project)?;
    let read = |name: &str| {
        fs::read_to_string(project.join(name)).map_err(Trouble::io(format!("Reading {name}")))
    };
    let guide = guide(&read("docs/on-your-server.md")?, &read("README.md")?)?;
    let name = concat!("saucer-night-", env!("CARGO_PKG_VERSION"));
    let mut files = Files::from([(format!("{name}/READ-ME.txt"), guide.into_bytes())]);
    let mut paths = Vec::new();
    build::gather(&dist, &mut paths).map_err(Trouble::io("Reading dist/"))?;
    for path in paths {
        let inside = path.strip_prefix(&dist).unwrap_or(&path).to_string_lossy().replace('\\', "/");
        // The note on what it was built from is nobody else's business.
        if !inside.starts_with('.') {
            let content = fs::read(&path).map_err(Trouble::io("Reading dist/"))?;
            files.insert(format!("{name}/site/{inside}"), content);
        }
    }
    let file = project.join(format!("{name}.zip"));
    let zip = zipped(&files).map_err(Trouble::io("Packing the site into one file"))?;
    fs::write(&file, zip).map_err(Trouble::io(format!("Writing {}", file.display())))?;
    Ok(file)
}

/// The page for whoever runs a server, with the policy as the README has it.
fn guide(page: &str, readme: &str) -> Result<String, Trouble> {
    let [start, end] = POLICY;
    let policy = readme.split_once(start).and_then(|(_, rest)| rest.split_once(end));
    let (policy, _) = policy.ok_or_else(|| Trouble::Site("README.md has no policy:site".into()))?;
    put(page, "{policy}", policy)
}

fn zipped(files: &Files) -> io::Result<Vec<u8>> {
    let mut zip = ZipArchiveWriter::new(Vec::new());
    for (name, content) in files {
        let file = zip.new_file(name).compression_method(CompressionMethod::DEFLATE);
        let (mut entry, config) = file.start().map_err(io::Error::other)?;
        // What checks the content later is worked out from it as it is.
        let mut plain = config.wrap(io::sink());
        plain.write_all(content)?;
        let (_, descriptor) = plain.finish().map_err(io::Error::other)?;
        entry.write_all(&miniz_oxide::deflate::compress_to_vec(content, LEVEL))?;
        entry.finish(descriptor).map_err(io::Error::other)?;
    }
    zip.finish().map_err(io::Error::other)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_can_be_unpacked() {
        let text = "again and again ".repeat(50);
        let files = ["a/READ-ME.txt", "a/site/deep/b.wasm"];
        let files: Files = files.map(|name| (name.to_owned(), text.clone().into_bytes())).into();
        let zip = zipped(&files).unwrap();
        assert!(zip.len() < text.len());
        let archive = rawzip::ZipArchive::from_slice(&zip).unwrap();
        let (mut entries, mut found) = (archive.entries(), Files::new());
        while let Some(entry) = entries.next_entry().unwrap() {
            let name = entry.file_path().try_normalize().unwrap().as_ref().to_owned();
            let local = archive.get_entry(entry.wayfinder()).unwrap();
            let content = miniz_oxide::inflate::decompress_to_vec(local.data()).unwrap();
            let mut checked = Vec::new();
            io::Read::read_to_end(&mut local.verifying_reader(&content[..]), &mut checked).unwrap();
            found.insert(name, checked);
        }
        assert_eq!(found, files);
    }

    #[test]
    fn the_page_for_the_club_has_the_policy_of_the_readme() {
        let project = crate::project();
        let read = |name: &str| fs::read_to_string(project.join(name)).unwrap();
        let guide = guide(&read("docs/on-your-server.md"), &read("README.md")).unwrap();
        assert!(guide.contains("Content-Security-Policy: default-src 'none';"), "{guide}");
        assert!(!guide.contains("{policy}"));
    }
}
