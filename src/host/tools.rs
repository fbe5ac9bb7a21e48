//! The tools of the build, at pinned versions: found on the PATH or installed into a folder of the project.

use super::say::{self, Trouble};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// What the page is compiled for.
pub const TARGET: &str = "wasm32-unknown-unknown";
const NPM: &str = if cfg!(windows) { "npm.cmd" } else { "npm" };

const WASM_OPT: &str = "132";
const WASM_OPT_PACKAGE: &str = "binaryen@132.0.0";

/// Where the tools are.
#[derive(Debug)]
pub struct Tools {
    /// Where wasm-opt is; without one the page is built all the same, only larger.
    pub wasm_opt: Option<PathBuf>,
}

/// Finds or installs every tool.
///
/// # Errors
/// Whatever keeps the page from being built at all; a missing wasm-opt is only mentioned.
pub fn prepare(project: &Path) -> Result<Tools, Trouble> {
    add_target()?;
    Ok(Tools { wasm_opt: wasm_opt(&folder(project)) })
}

/// `.tools/` of the project, or the folder that `SAUCER_NIGHT_TOOLS` names.
fn folder(project: &Path) -> PathBuf {
    env::var_os("SAUCER_NIGHT_TOOLS")
        .filter(|name| !name.is_empty())
        .map_or_else(|| project.join(".tools"), |name| project.join(name))
}

/// A command without what the caller's environment would change about a build for the browser.
pub fn command(program: impl AsRef<std::ffi::OsStr>) -> Command {
    let mut command = Command::new(program);
    // They are meant for the host, break a build for wasm, and would hide what `.cargo/config.toml` asks for.
    const REMOVED: [&str; 5] = [
        "RUSTFLAGS",
        "CARGO_ENCODED_RUSTFLAGS",
        "CARGO_BUILD_RUSTFLAGS",
        "CARGO_BUILD_TARGET",
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
    ];
    for name in REMOVED {
        command.env_remove(name);
    }
    command
}

/// Has rustup add the wasm target where it is missing.
///
/// # Errors
/// [`Trouble::NoRustup`] where nobody can.
pub fn add_target() -> Result<(), Trouble> {
    let sysroot = command("rustc")
        .args(["--print", "sysroot"])
        .output()
        .map_err(Trouble::io("Asking rustc"))?;
    let sysroot = PathBuf::from(String::from_utf8_lossy(&sysroot.stdout).trim());
    if sysroot.join("lib/rustlib").join(TARGET).is_dir() {
        return Ok(());
    }
    if !runs("rustup") {
        return Err(Trouble::NoRustup);
    }
    let what = format!("Adding Rust's {TARGET} target");
    say::step(&what, "once, seconds", command("rustup").args(["target", "add", TARGET]))?;
    Ok(())
}

fn runs(program: &str) -> bool {
    let quiet =
        command(program).arg("--version").stdout(Stdio::null()).stderr(Stdio::null()).status();
    quiet.is_ok_and(|status| status.success())
}

/// wasm-opt, or one sentence about why there is none.
fn wasm_opt(folder: &Path) -> Option<PathBuf> {
    let home = folder.join("npm");
    let own = home.join("node_modules/.bin");
    let look = || find("wasm-opt", WASM_OPT, std::iter::once(own.clone()).chain(search_path()));
    if let Some(found) = look() {
        return Some(found);
    }
    if !runs(NPM) {
        say::line(
            "npm was not found: building without wasm-opt, so the page is larger than it has to be.",
        );
        return None;
    }
    let mut install = command(NPM);
    install
        .args([
            "install",
            "--no-save",
            "--no-audit",
            "--no-fund",
            "--ignore-scripts",
            WASM_OPT_PACKAGE,
            "--prefix",
        ])
        .arg(&home);
    let what = format!("Installing wasm-opt {WASM_OPT} with npm");
    let installed = std::fs::create_dir_all(&home)
        .map_err(Trouble::io(&*what))
        .and_then(|()| say::step(&what, "once, under a minute", &mut install));
    let found = installed.map(|_| look());
    match found {
        Ok(Some(found)) => Some(found),
        Ok(None) => {
            say::line(
                "The installed wasm-opt does not run: building without it, so the page is larger than it has to be.",
            );
            None
        }
        Err(trouble) => {
            say::trouble(&trouble);
            say::line("Building without wasm-opt, so the page is larger than it has to be.");
            None
        }
    }
}

fn search_path() -> Vec<PathBuf> {
    env::var_os("PATH").map(|path| env::split_paths(&path).collect()).unwrap_or_default()
}

/// The first program of this name, in these folders, that is exactly this version.
fn find(name: &str, version: &str, folders: impl Iterator<Item = PathBuf>) -> Option<PathBuf> {
    let endings: &[&str] = if cfg!(windows) { &[".exe", ".cmd"] } else { &[""] };
    folders
        .flat_map(|folder| endings.iter().map(move |ending| folder.join(format!("{name}{ending}"))))
        .filter(|program| program.is_file())
        .find(|program| {
            let output = command(program).arg("--version").output();
            output.is_ok_and(|output| is_version(&String::from_utf8_lossy(&output.stdout), version))
        })
}

/// Whether a `--version` answer names exactly this version.
fn is_version(answer: &str, version: &str) -> bool {
    answer.split_whitespace().any(|word| word == version)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_very_version_counts() {
        assert!(is_version("wasm-opt version 132 (version_132)", WASM_OPT));
        assert!(!is_version("wasm-opt version 13", WASM_OPT));
        assert!(!is_version("wasm-opt version 108", WASM_OPT));
    }

    #[test]
    fn the_pins_agree_with_cargo_and_trunk() {
        let project = crate::project();
        let read = |name: &str| std::fs::read_to_string(project.join(name)).unwrap();
        let cargo = read("Cargo.toml");
        let (_, pin) = cargo.split_once("\nwasm-bindgen = \"=").unwrap();
        let version = pin.split('"').next().unwrap();
        assert!(
            read("src/host/Cargo.toml")
                .contains(&format!("wasm-bindgen-cli-support = \"={version}\""))
        );
        assert!(read("Trunk.toml").contains(&format!("wasm_bindgen = \"{version}\"")));
        assert!(WASM_OPT_PACKAGE.starts_with(&format!("binaryen@{WASM_OPT}.")));
    }

    #[test]
    fn a_program_of_another_version_is_not_taken() {
        // rustc answers to `--version` everywhere, and is certainly not version 0.0.0.
        assert_eq!(find("rustc", "0.0.0", search_path().into_iter()), None);
    }
}
