//! What `cargo run` does on the host: set up the tools, build the page, serve it.
//!
//! Nothing here is compiled for the page, and nothing here knows a game.

mod assets;
pub mod build;
mod compile;
mod document;
mod draft;
mod minify;
mod pack;
mod package;
mod parts;
pub mod say;
pub mod serve;
pub mod site;
mod tools;

use say::Trouble;
use serve::Server;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const DEFAULT_PORT: u16 = 8080;

/// A draft is served elsewhere: what the finished site leaves in a browser for playing without a network would answer
/// instead.
const DRAFT_PORT: u16 = 8081;

const HELP: &str = "\
Saucer Night: four alien board games in one browser tab.

cargo run                sets up what is missing, builds the page and serves it on localhost
cargo run -- dev         serves a draft on port 8081: built in seconds, and again at every save
cargo run -- build       only builds; the finished site is in dist/
cargo run -- package     the finished site and how to put it on a server, in saucer-night-<version>.zip
cargo run -- finish      finishes what Trunk built; the hook in Trunk.toml calls it
cargo run -- --help      this text

--port N    serve on port N instead (0: any free port)
--open      open the page in the browser

wasm-opt goes into .tools/ of the project, or into the folder named by SAUCER_NIGHT_TOOLS.";

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Print the help.
    Help,
    /// Leave the site in `dist/`.
    Build,
    /// Leave the site in one file, for whoever runs a server.
    Package,
    /// Finish what Trunk built.
    Finish,
    /// Build, then serve.
    Serve {
        /// What is built.
        what: Served,
        /// The port on localhost; 0 takes any free one.
        port: u16,
        /// Whether to open the page in the browser.
        open: bool,
    },
}

/// What is served.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Served {
    /// The finished site.
    Site,
    /// Drafts, one after every save.
    Drafts,
}

/// Reads the command line, without the program's name.
///
/// # Errors
/// [`Trouble::Argument`] for whatever is not in the help.
pub fn read_arguments<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Result<Wish, Trouble> {
    let (mut task, mut port, mut open) = (None, None, false);
    let mut rest = arguments.into_iter();
    while let Some(argument) = rest.next() {
        match argument {
            "--help" | "-h" | "help" => return Ok(Wish::Help),
            "dev" | "build" | "package" | "finish" if task.is_none() => task = Some(argument),
            "--open" => open = true,
            "--port" => port = Some(read_port(rest.next().unwrap_or_default())?),
            other => match other.strip_prefix("--port=") {
                Some(number) => port = Some(read_port(number)?),
                None => return Err(Trouble::Argument(format!("\"{other}\" is not known here"))),
            },
        }
    }
    let serve = |what, usual| Wish::Serve { what, port: port.unwrap_or(usual), open };
    let wish = match task {
        None => return Ok(serve(Served::Site, DEFAULT_PORT)),
        Some("dev") => return Ok(serve(Served::Drafts, DRAFT_PORT)),
        Some("package") => Wish::Package,
        Some("finish") => Wish::Finish,
        Some(_) => Wish::Build,
    };
    if port.is_some() || open {
        let what = format!("{wish:?} serves nothing, so it takes no --port and no --open");
        return Err(Trouble::Argument(what));
    }
    Ok(wish)
}

fn read_port(text: &str) -> Result<u16, Trouble> {
    text.parse().map_err(|_| {
        Trouble::Argument(format!("--port needs a number from 0 to 65535, not \"{text}\""))
    })
}

/// The whole of `cargo run`: never returns while the page is served.
pub fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let done = read_arguments(arguments.iter().map(String::as_str)).and_then(|wish| match wish {
        Wish::Help => {
            say::line(HELP);
            Ok(())
        }
        Wish::Build => build::dist(&project())
            .map(|dist| say::line(&format!("The site is in {}.", dist.display()))),
        Wish::Package => package::write(&project())
            .map(|file| say::line(&format!("The site is in {}.", file.display()))),
        Wish::Finish => build::finish_for_trunk(&project()),
        Wish::Serve { what, port, open } => serve_page(what, port, open),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            say::trouble(&trouble);
            ExitCode::FAILURE
        }
    }
}

fn serve_page(what: Served, port: u16, open: bool) -> Result<(), Trouble> {
    // The port comes first: nobody should wait for a build and then learn that it is taken.
    let listener = serve::bind(port)?;
    let opened = |url: &str| {
        if open && !open_browser(url) {
            say::line("No browser could be opened; please open the address yourself.");
        }
    };
    match what {
        Served::Site => {
            let dist = build::dist(&project())?;
            let server = Server::on(listener, &dist, Vec::new())?;
            say::line(&format!("Saucer Night is at {} (Ctrl-C ends it).", server.url()));
            opened(&server.url());
            server.wait();
            Ok(())
        }
        Served::Drafts => draft::serve(&project(), listener, opened),
    }
}

fn open_browser(url: &str) -> bool {
    let mut command = if cfg!(target_os = "windows") {
        let mut command = Command::new("cmd");
        command.args(["/C", "start", ""]);
        command
    } else {
        Command::new(if cfg!(target_os = "macos") { "open" } else { "xdg-open" })
    };
    command.arg(url).spawn().is_ok()
}

/// The folder of the project: above where cargo says it works, or else where it was when this was compiled.
pub fn project() -> PathBuf {
    let built_in = Path::new(env!("CARGO_MANIFEST_DIR"));
    let here = std::env::var_os("CARGO_MANIFEST_DIR").map_or(built_in.into(), PathBuf::from);
    let root = |folder: &&Path| folder.join("Trunk.toml").is_file();
    here.ancestors().find(root).or_else(|| built_in.ancestors().find(root)).unwrap_or(&here).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Wish, Trouble> {
        read_arguments(line.split_whitespace())
    }

    fn site(port: u16, open: bool) -> Wish {
        Wish::Serve { what: Served::Site, port, open }
    }

    #[test]
    fn no_arguments_serve_on_the_usual_port() {
        assert_eq!(read("").unwrap(), site(8080, false));
    }

    #[test]
    fn every_option_of_the_help_is_understood() {
        assert_eq!(read("--port 9000 --open").unwrap(), site(9000, true));
        assert_eq!(read("--port=0").unwrap(), site(0, false));
        assert_eq!(read("build").unwrap(), Wish::Build);
        let dev = |port| Wish::Serve { what: Served::Drafts, port, open: false };
        assert_eq!(read("dev").unwrap(), dev(8081));
        assert_eq!(read("dev --port 7").unwrap(), dev(7));
        assert_eq!(read("build --help").unwrap(), Wish::Help);
        assert_eq!(read("package").unwrap(), Wish::Package);
        assert_eq!(read("finish").unwrap(), Wish::Finish);
        assert_eq!(read("-h").unwrap(), Wish::Help);
    }

    #[test]
    fn what_is_not_in_the_help_is_named_in_the_refusal() {
        assert!(read("--prot 9000").unwrap_err().to_string().contains("--prot"));
        assert!(read("--port").unwrap_err().to_string().contains("number"));
        assert!(read("--port 70000").unwrap_err().to_string().contains("70000"));
        assert!(read("build dev").unwrap_err().to_string().contains("dev"));
        assert!(read("build --open").unwrap_err().to_string().contains("--open"));
    }
}
