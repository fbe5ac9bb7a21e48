//! What `cargo run -- dev` does: a draft of the page, made anew whenever a source is saved; the page reloads by itself.

use super::assets::Assets;
use super::say::{self, Trouble};
use super::serve::Server;
use super::site::{self, Files};
use super::{build, compile, parts, tools};
use std::collections::BTreeMap;
use std::net::TcpListener;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant, SystemTime};

/// How often to look whether something was saved.
const PAUSE: Duration = Duration::from_millis(300);

/// What has a page reload, and the file that it looks at.
const RELOAD: &str = include_str!("reload.js");
const VERSION: &str = "draft.txt";

/// Serves drafts until the program ends; `opened` is told the address as soon as the first is there.
///
/// # Errors
/// When the page cannot be built for want of a tool. A source that does not compile is told, and waited for.
pub fn serve(
    project: &Path,
    listener: TcpListener,
    opened: impl FnOnce(&str),
) -> Result<(), Trouble> {
    tools::add_target()?;
    let folder = project.join("target/draft");
    let server = Server::on(listener, &folder, Vec::new())?;
    let mut opened = Some(opened);
    loop {
        let before = saved(project)?;
        let start = Instant::now();
        match make(project).and_then(|files| site::write(&files, &folder)) {
            Ok(()) => {
                let (url, took) = (server.url(), start.elapsed().as_secs_f32());
                say::line(&format!(
                    "The draft is at {url}, after {took:.1} s. It follows every save (Ctrl-C ends it)."
                ));
                if let Some(opened) = opened.take() {
                    opened(&url);
                }
            }
            Err(trouble) => say::trouble(&trouble),
        }
        while saved(project)? == before {
            thread::sleep(PAUSE);
        }
    }
}

/// Both programs as they are quickest to compile, in one piece each.
fn make(project: &Path) -> Result<Files, Trouble> {
    let assets = Assets::read(project, &parts::games(project)?)?;
    let programs: Vec<_> = assets.programs().collect();
    let mut bound = Vec::new();
    // Those with the same profile share what they are made of.
    for group in programs.chunk_by(|one, other| one.draft == other.draft) {
        bound.extend(compile::compiled(project, group, &group[0].draft, "seconds")?);
    }
    let [page, thoughts] = <[_; 2]>::try_from(bound).map_err(|bound| {
        Trouble::Site(format!("index.html lists {} programs instead of two", bound.len()))
    })?;
    let script = "<script type=\"module\" src=\"reload.js\"></script>";
    let mut files = site::draft(assets, page, thoughts, script)?;
    files.insert("reload.js".into(), RELOAD.into());
    let all: Vec<u8> = files.values().flatten().copied().collect();
    files.insert(VERSION.into(), site::hash(&all).into());
    Ok(files)
}

/// When each source was saved last.
fn saved(project: &Path) -> Result<BTreeMap<PathBuf, SystemTime>, Trouble> {
    let files = build::inputs(project).map_err(Trouble::io("Reading the sources"))?;
    // One that is being saved may be gone for a moment.
    let times = files.into_iter().filter_map(|file| {
        let time = file.metadata().and_then(|about| about.modified()).ok()?;
        Some((file, time))
    });
    Ok(times.collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn a_save_a_new_file_and_one_that_is_gone_are_noticed() {
        let project =
            std::env::temp_dir().join(format!("saucer-night-draft-{}", std::process::id()));
        fs::create_dir_all(project.join("src")).unwrap();
        fs::write(project.join("src/a.rs"), "one").unwrap();
        fs::write(project.join("notes.txt"), "not a source").unwrap();
        let look = || saved(&project).unwrap();
        let first = look();
        fs::write(project.join("notes.txt"), "changed").unwrap();
        assert_eq!(look(), first);
        let later = SystemTime::now() + Duration::from_secs(5);
        fs::File::options()
            .append(true)
            .open(project.join("src/a.rs"))
            .unwrap()
            .set_modified(later)
            .unwrap();
        let second = look();
        assert_ne!(second, first);
        fs::write(project.join("src/b.rs"), "two").unwrap();
        assert_ne!(look(), second);
        fs::remove_file(project.join("src/b.rs")).unwrap();
        assert_eq!(look(), second);
        fs::remove_dir_all(project).unwrap();
    }
}
