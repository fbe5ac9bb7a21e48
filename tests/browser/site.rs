//! The finished site, built once for all tests, and servers for it.

use saucer_night::host::serve::Server;
use saucer_night::host::{build, project};
use std::env;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

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
