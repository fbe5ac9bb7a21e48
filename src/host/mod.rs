//! What `cargo run` does on the host: set up the tools, build the page, serve it.
//!
//! Nothing here is compiled for the page, and nothing here knows a game.

pub mod build;
pub mod say;
pub mod serve;
pub mod site;
pub mod split;
mod tight;
pub mod tools;

use say::Trouble;
use serve::Server;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};

const DEFAULT_PORT: u16 = 8080;

const HELP: &str = "\
Saucer Night: four alien board games in one browser tab.

cargo run                sets up what is missing, builds the page and serves it on localhost
cargo run -- build       only builds; the finished site is in dist/
cargo run -- --help      this text

--port N    serve on port N instead of 8080 (0: any free port)
--open      open the page in the browser

The tools go into .tools/ of the project, or into the folder named by SAUCER_NIGHT_TOOLS.";

/// What the command line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Wish {
    /// Print the help.
    Help,
    /// Leave the site in `dist/`.
    Build,
    /// Build, then serve.
    Serve {
        /// The port on localhost; 0 takes any free one.
        port: u16,
        /// Whether to open the page in the browser.
        open: bool,
    },
}

/// Reads the command line, without the program's name.
///
/// # Errors
/// [`Trouble::Argument`] for whatever is not in the help.
pub fn read_arguments<'a>(arguments: impl IntoIterator<Item = &'a str>) -> Result<Wish, Trouble> {
    let (mut build, mut port, mut open) = (false, None, false);
    let mut rest = arguments.into_iter();
    while let Some(argument) = rest.next() {
        match argument {
            "--help" | "-h" | "help" => return Ok(Wish::Help),
            "build" => build = true,
            "--open" => open = true,
            "--port" => port = Some(read_port(rest.next().unwrap_or_default())?),
            other => match other.strip_prefix("--port=") {
                Some(number) => port = Some(read_port(number)?),
                None => return Err(Trouble::Argument(format!("\"{other}\" is not known here"))),
            },
        }
    }
    match (build, port, open) {
        (true, None, false) => Ok(Wish::Build),
        (true, ..) => Err(Trouble::Argument(
            "\"build\" serves nothing, so it takes no --port and no --open".into(),
        )),
        (false, port, open) => Ok(Wish::Serve { port: port.unwrap_or(DEFAULT_PORT), open }),
    }
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
        Wish::Serve { port, open } => serve_page(port, open),
    });
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(trouble) => {
            say::trouble(&trouble);
            ExitCode::FAILURE
        }
    }
}

fn serve_page(port: u16, open: bool) -> Result<(), Trouble> {
    // The port comes first: nobody should wait for a build and then learn that it is taken.
    let listener = serve::bind(port)?;
    let dist = build::dist(&project())?;
    let server = Server::on(listener, &dist, Vec::new())?;
    say::line(&format!("Saucer Night is at {} (Ctrl-C ends it).", server.url()));
    if open && !open_browser(&server.url()) {
        say::line("No browser could be opened; please open the address yourself.");
    }
    server.wait();
    Ok(())
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

/// The folder of the project: where cargo says it is, or else where it was when this was compiled.
pub fn project() -> PathBuf {
    let built_in = Path::new(env!("CARGO_MANIFEST_DIR"));
    std::env::var_os("CARGO_MANIFEST_DIR").map_or_else(|| built_in.to_path_buf(), PathBuf::from)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Wish, Trouble> {
        read_arguments(line.split_whitespace())
    }

    #[test]
    fn no_arguments_serve_on_the_usual_port() {
        assert_eq!(read("").unwrap(), Wish::Serve { port: 8080, open: false });
    }

    #[test]
    fn every_option_of_the_help_is_understood() {
        assert_eq!(read("--port 9000 --open").unwrap(), Wish::Serve { port: 9000, open: true });
        assert_eq!(read("--port=0").unwrap(), Wish::Serve { port: 0, open: false });
        assert_eq!(read("build").unwrap(), Wish::Build);
        assert_eq!(read("build --help").unwrap(), Wish::Help);
        assert_eq!(read("-h").unwrap(), Wish::Help);
    }

    #[test]
    fn what_is_not_in_the_help_is_named_in_the_refusal() {
        assert!(read("--prot 9000").unwrap_err().to_string().contains("--prot"));
        assert!(read("--port").unwrap_err().to_string().contains("number"));
        assert!(read("--port 70000").unwrap_err().to_string().contains("70000"));
        assert!(read("build --open").unwrap_err().to_string().contains("--open"));
    }
}
