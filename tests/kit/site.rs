//! The finished site, built once for all tests, and servers for it.

use host::serve::Server;
use host::{build, project};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::{env, fs};

/// The folder with the finished site; the first test that asks waits for the build. `SAUCER_NIGHT_SITE` names a site
/// to test that is built already.
pub fn dist() -> &'static Path {
    static BUILT: OnceLock<PathBuf> = OnceLock::new();
    BUILT.get_or_init(|| match env::var_os("SAUCER_NIGHT_SITE") {
        Some(folder) => PathBuf::from(folder),
        None => build::dist(&project()).unwrap_or_else(|trouble| panic!("{trouble}")),
    })
}

/// Serves the finished site on a free port.
pub fn serve() -> Server {
    Server::start(dist(), 0).unwrap_or_else(|trouble| panic!("{trouble}"))
}

/// A copy of the finished site without some of its files, for tests that change it. Files have no packed twins there.
pub fn copy_without(name: &str, missing: impl Fn(&str) -> bool) -> PathBuf {
    let folder = crate::scratch().join(name);
    let _ = fs::remove_dir_all(&folder);
    copy(dist(), &folder, &missing);
    folder
}

fn copy(from: &Path, to: &Path, missing: &impl Fn(&str) -> bool) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        if path.is_dir() {
            copy(&path, &to.join(name), missing);
        } else if !name.ends_with(".br") && !missing(&name) {
            fs::copy(&path, to.join(name)).expect("a copy");
        }
    }
}
