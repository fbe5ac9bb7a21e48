//! Finishes what Trunk built: the wasm is split by game, made small and named by its content; the service worker
//! learns the list of files; and what can be packed lies packed beside the original.

use super::build;
use super::say::{self, Trouble};
use super::serve::PACKED;
use super::split::Plan;
use super::tight::{tight, tight_sheet};
use super::tools::{self, Tools};
use brotli::enc::BrotliEncoderParams;
use std::fs;
use std::hash::{DefaultHasher, Hasher};
use std::path::{Path, PathBuf};

/// The service worker, as it lies in `static/` and in the site.
const OFFLINE: &str = "sw.js";

/// What nobody needs without a network: the manifest's pictures, which only an installation shows.
const ONLINE_ONLY: [&str; 1] = ["screenshots/"];

/// Files that are not packed by nature.
const PACKABLE: [&str; 8] = ["html", "js", "css", "wasm", "svg", "md", "txt", "webmanifest"];

/// Makes the site of what Trunk left in `dist`.
///
/// # Errors
/// When the wasm cannot be split, or a file not be written.
pub fn finish(project: &Path, dist: &Path, tools: &Tools) -> Result<(), Trouble> {
    let games = games(project)?;
    let (whole, house) = split(&PAGE, &games, dist, tools)?;
    name_page(&dist.join("index.html"), &whole, &house)?;
    let (whole, house) = split(&THOUGHTS, &games, dist, tools)?;
    name_thinker(dist, &whole, &house)?;
    bundle_styles(dist, &games)?;
    take_out_drawings(dist, &games)?;
    let template = fs::read_to_string(project.join("static").join(OFFLINE))
        .map_err(Trouble::io("Reading the service worker"))?;
    write(&dist.join(OFFLINE), offline(dist, &template)?.as_bytes())?;
    pack(dist)
}

/// The service worker with the list of files, and a version that changes with any of them.
fn offline(dist: &Path, template: &str) -> Result<String, Trouble> {
    let mut everything = DefaultHasher::new();
    let mut list = String::from("\"./\"");
    for name in files(dist)? {
        if ONLINE_ONLY.iter().any(|folder| name.starts_with(folder)) {
            continue;
        }
        let content = fs::read(dist.join(&name)).map_err(Trouble::io("Reading dist/"))?;
        everything.write(name.as_bytes());
        everything.write(&content);
        list.push_str(&format!(", \"{name}\""));
    }
    let version = format!("VERSION = \"{:016x}\"", everything.finish());
    let filled = template.replacen("VERSION = \"\"", &version, 1);
    Ok(filled.replacen("FILES = []", &format!("FILES = [{list}]"), 1))
}

/// One stylesheet for the house instead of one per widget: a page waits for each, and together they pack better.
/// That of a game waits until its part is loaded.
fn bundle_styles(dist: &Path, games: &[String]) -> Result<(), Trouble> {
    let document = dist.join("index.html");
    let text = fs::read_to_string(&document).map_err(Trouble::io("Reading index.html"))?;
    let (mut kept, mut styles, mut place) = (Vec::new(), String::new(), None);
    for line in text.lines() {
        let Some(name) = stylesheet(line) else {
            kept.push(line.to_owned());
            continue;
        };
        let file = dist.join(name);
        let sheet = fs::read_to_string(&file).map_err(Trouble::io("Reading the styles"))?;
        fs::remove_file(&file).map_err(Trouble::io("Tidying dist/"))?;
        let sheet = tight_sheet(&sheet);
        match games.iter().find(|game| name.starts_with(&game.replace('_', "-"))) {
            Some(part) => {
                let name = format!("{part}-{}.css", hash(sheet.as_bytes()));
                let wasm = wasm_of(dist, part)?;
                let font = font_of(&sheet, &styles).map(|font| format!(" data-font=\"{font}\""));
                let font = font.unwrap_or_default();
                kept.push(format!(
                    "    <link rel=\"part\" data-part=\"{part}\" data-wasm=\"{wasm}\"{font} href=\"./{name}\" />"
                ));
                write(&dist.join(name), sheet.as_bytes())?;
            }
            None => {
                place.get_or_insert(kept.len());
                styles.push_str(&sheet);
            }
        }
    }
    let Some(place) = place else { return Ok(()) };
    let name = format!("styles-{}.css", hash(styles.as_bytes()));
    kept.insert(place, format!("    <link {STYLESHEET} href=\"./{name}\" />"));
    write(&dist.join(name), styles.as_bytes())?;
    write(&document, (kept.join("\n") + "\n").as_bytes())
}

/// The drawings that a game uses again and again lie in the document, as Trunk built it. They, too, wait until its part
/// is loaded.
fn take_out_drawings(dist: &Path, games: &[String]) -> Result<(), Trouble> {
    let document = dist.join("index.html");
    let mut text = fs::read_to_string(&document).map_err(Trouble::io("Reading index.html"))?;
    for part in games {
        let start = format!("    <div hidden data-drawings=\"{part}\">");
        let Some((before, rest)) = text.split_once(&start) else { continue };
        let Some((drawings, after)) = rest.split_once("</div>\n") else { continue };
        let name = format!("{part}-{}.svg", hash(drawings.as_bytes()));
        write(&dist.join(&name), drawings.as_bytes())?;
        let own = format!("data-part=\"{part}\"");
        text = format!("{before}{after}").replace(&own, &format!("{own} data-drawings=\"{name}\""));
    }
    write(&document, text.as_bytes())
}

/// The font that a game's sheet names first, by the file that the sheets of the house have for it.
fn font_of<'a>(sheet: &str, house: &'a str) -> Option<&'a str> {
    let faces = house.lines().filter(|line| line.starts_with("@font-face"));
    let named = faces.filter_map(|face| {
        let family = face.split('"').nth(1)?;
        let (_, file) = face.split_once("url(\"")?;
        Some((sheet.find(&format!("\"{family}\""))?, file.split('"').next()?))
    });
    named.min().map(|(_, file)| file)
}

/// The file of a game's own part: its name, and 16 digits.
fn wasm_of(dist: &Path, part: &str) -> Result<String, Trouble> {
    let own = |name: &String| {
        let rest = name.strip_prefix(part).and_then(|rest| rest.strip_suffix(".wasm"));
        rest.is_some_and(|rest| rest.len() == 17)
    };
    Ok(files(dist)?.into_iter().find(own).unwrap_or_default())
}

const STYLESHEET: &str = "rel=\"stylesheet\"";

/// The file of a line that links one of our stylesheets.
fn stylesheet(line: &str) -> Option<&str> {
    let (_, file) = line.split_once("href=\"./").filter(|_| line.contains(STYLESHEET))?;
    Some(file.split_once('"')?.0)
}

/// Every file of the site by its path from there, in order.
fn files(dist: &Path) -> Result<Vec<String>, Trouble> {
    let mut paths = Vec::new();
    build::gather(dist, &mut paths).map_err(Trouble::io("Reading dist/"))?;
    let names = paths.iter().filter_map(|path| path.strip_prefix(dist).ok());
    let names = names.map(|path| path.to_string_lossy().replace('\\', "/"));
    let mut names: Vec<String> = names.filter(|name| !name.starts_with('.')).collect();
    names.sort();
    Ok(names)
}

/// Lays a packed copy beside each file that gets smaller by it.
fn pack(dist: &Path) -> Result<(), Trouble> {
    let quality = BrotliEncoderParams { quality: 11, lgwin: 22, ..Default::default() };
    for name in files(dist)? {
        if !PACKABLE.iter().any(|ending| name.ends_with(&format!(".{ending}"))) {
            continue;
        }
        let content = fs::read(dist.join(&name)).map_err(Trouble::io("Reading dist/"))?;
        let mut packed = Vec::new();
        brotli::BrotliCompress(&mut &content[..], &mut packed, &quality)
            .map_err(Trouble::io("Packing"))?;
        write(&dist.join(format!("{name}.{PACKED}")), &packed)?;
    }
    Ok(())
}

/// One of the two wasms of the site.
struct Wasm {
    /// How its files' names begin.
    name: &'static str,
    /// The same for the parts of games.
    parts: &'static str,
    /// What wasm-opt is asked for.
    level: &'static str,
}

const PAGE: Wasm = Wasm { name: "saucer-night", parts: "", level: "-Os" };
const THOUGHTS: Wasm = Wasm { name: "thoughts", parts: "thoughts-", level: "-O2" };

/// Splits a wasm by game. Returns the name of the file it was in, and that of its house.
fn split(
    of: &Wasm,
    games: &[String],
    dist: &Path,
    tools: &Tools,
) -> Result<(String, String), Trouble> {
    let whole = find_wasm(dist, of.name)?;
    let wasm = fs::read(&whole).map_err(Trouble::io("Reading the wasm"))?;
    let plan = Plan::of(&wasm, games)?;
    let mut files = Vec::new();
    for (name, home) in plan.parts() {
        let name_of_file = format!("{}{name}", of.parts);
        let part = optimised(&name_of_file, plan.part(home)?, of.level, dist, tools)?;
        let file = format!("{name_of_file}-{}.wasm", hash(&part));
        write(&dist.join(&file), &part)?;
        files.push((name, file));
    }
    let house = optimised(of.name, plan.house(&files)?, of.level, dist, tools)?;
    let name = format!("{}-{}_bg.wasm", of.name, hash(&house));
    fs::remove_file(&whole).map_err(Trouble::io("Tidying dist/"))?;
    write(&dist.join(&name), &house)?;
    rename_imports(&whole, &plan)?;
    Ok((file_name(&whole), name))
}

/// The script beside the wasm hands over what the house imports, under the new names.
fn rename_imports(whole: &Path, plan: &Plan<'_>) -> Result<(), Trouble> {
    let script = whole.with_file_name(file_name(whole).replace("_bg.wasm", ".js"));
    let mut text = fs::read_to_string(&script).map_err(Trouble::io("Reading the script"))?;
    for (old, new) in plan.renamed_imports() {
        let given = format!(" {old}: ");
        if !text.contains(&given) {
            let output = format!("the script does not hand over {old}");
            return Err(Trouble::Failed { step: "Renaming imports".into(), output });
        }
        text = text.replacen(&given, &format!(" {new}: "), 1);
    }
    write(&script, tight(&text).as_bytes())
}

/// A wasm that Trunk left.
fn find_wasm(dist: &Path, name: &str) -> Result<PathBuf, Trouble> {
    let entries = fs::read_dir(dist).map_err(Trouble::io("Reading dist/"))?;
    let mut files = entries.filter_map(|entry| Some(entry.ok()?.path()));
    let is = |file: &PathBuf| {
        let file = file_name(file);
        file.starts_with(name) && file.ends_with("_bg.wasm")
    };
    files.find(is).ok_or_else(|| Trouble::Failed {
        step: "Looking for the wasm".into(),
        output: format!("Trunk left no {name} in dist/"),
    })
}

/// The games by the names of their modules: each has a folder.
fn games(project: &Path) -> Result<Vec<String>, Trouble> {
    let entries =
        fs::read_dir(project.join("src/games")).map_err(Trouble::io("Reading the sources"))?;
    let folders = entries.filter_map(|entry| Some(entry.ok()?.path())).filter(|path| path.is_dir());
    let mut games: Vec<String> = folders.map(|folder| file_name(&folder)).collect();
    games.sort();
    Ok(games)
}

/// What wasm-opt makes of a wasm, where there is a wasm-opt.
fn optimised(
    what: &str,
    wasm: Vec<u8>,
    level: &str,
    dist: &Path,
    tools: &Tools,
) -> Result<Vec<u8>, Trouble> {
    let Some(wasm_opt) = &tools.wasm_opt else { return Ok(wasm) };
    let (before, after) = (dist.join(".before.wasm"), dist.join(".after.wasm"));
    write(&before, &wasm)?;
    let mut command = tools::command(wasm_opt);
    // The stack ends in the lowest kilobyte, so no address that is meant lies there: offsets can be folded.
    command.args([level, "--low-memory-unused"]).arg(&before).arg("-o").arg(&after);
    say::step(&format!("Optimising {what}"), "seconds", &mut command)?;
    let made = fs::read(&after).map_err(Trouble::io("Reading the wasm"));
    for file in [before, after] {
        fs::remove_file(file).map_err(Trouble::io("Tidying dist/"))?;
    }
    made
}

/// Names the house in the document, and the service worker beside it.
fn name_page(document: &Path, from: &str, to: &str) -> Result<(), Trouble> {
    let text = fs::read_to_string(document).map_err(Trouble::io("Reading index.html"))?;
    let text = without_preload(&text, from).replace(from, to);
    let wasm = format!("data-wasm=\"{to}\"");
    write(document, text.replace(&wasm, &format!("{wasm} data-offline=\"{OFFLINE}\"")).as_bytes())
}

/// The document without the link that fetches a wasm before anything is seen: the page's start knows when to.
fn without_preload(text: &str, wasm: &str) -> String {
    let start = format!("<link rel=\"preload\" href=\"./{wasm}\"");
    match text.split_once(&start) {
        Some((before, after)) => {
            before.to_owned() + after.split_once("/>").map_or("", |rest| rest.1)
        }
        None => text.to_owned(),
    }
}

/// Names the thoughts' house in their script, that in the thinker's, and that in the document: each name changes with
/// what the file says.
fn name_thinker(dist: &Path, from: &str, to: &str) -> Result<(), Trouble> {
    let script = from.replace("_bg.wasm", ".js");
    let glue = rename(dist, &script, from, to)?;
    let thinker = rename(dist, "thinker.js", &script, &glue)?;
    let document = dist.join("index.html");
    let text = fs::read_to_string(&document).map_err(Trouble::io("Reading index.html"))?;
    write(&document, text.replace("\"thinker.js\"", &format!("\"{thinker}\"")).as_bytes())
}

/// Puts one name for another in a script, and gives the script a name of its own.
fn rename(dist: &Path, script: &str, from: &str, to: &str) -> Result<String, Trouble> {
    let file = dist.join(script);
    let text = fs::read_to_string(&file).map_err(Trouble::io("Reading the scripts"))?;
    let text = tight(&text.replace(from, to));
    let name = format!("{}-{}.js", script.trim_end_matches(".js"), hash(text.as_bytes()));
    fs::remove_file(&file).map_err(Trouble::io("Tidying dist/"))?;
    write(&dist.join(&name), text.as_bytes())?;
    Ok(name)
}

fn write(file: &Path, content: &[u8]) -> Result<(), Trouble> {
    fs::write(file, content).map_err(Trouble::io("Writing into dist/"))
}

fn file_name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// A short word that changes with the content.
fn hash(content: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    hasher.write(content);
    format!("{:016x}", hasher.finish())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A site of a few files, gone afterwards.
    struct Scratch(PathBuf);

    impl Scratch {
        fn new(name: &str) -> Self {
            let folder = std::env::temp_dir()
                .join(format!("saucer-night-site-{name}-{}", std::process::id()));
            fs::create_dir_all(folder.join("fonts")).unwrap();
            fs::create_dir_all(folder.join("screenshots")).unwrap();
            let site = Self(folder);
            site.write("index.html", "<script data-wasm=\"old_bg.wasm\"></script>");
            site.write("fonts/a.woff2", "font");
            site.write("screenshots/b.png", "picture");
            site.write(".built-from", "note");
            site
        }

        fn write(&self, name: &str, text: &str) {
            fs::write(self.0.join(name), text).unwrap();
        }

        fn offline(&self) -> String {
            offline(&self.0, "const VERSION = \"\";\nconst FILES = [];").unwrap()
        }
    }

    impl Drop for Scratch {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    #[test]
    fn the_service_worker_lists_what_is_played_with() {
        let site = Scratch::new("list");
        let filled = site.offline();
        assert!(
            filled.ends_with("const FILES = [\"./\", \"fonts/a.woff2\", \"index.html\"];"),
            "{filled}"
        );
        assert!(!filled.contains("VERSION = \"\""), "{filled}");
    }

    #[test]
    fn its_version_follows_names_and_contents() {
        let site = Scratch::new("version");
        let first = site.offline();
        site.write("screenshots/b.png", "another picture");
        site.write(".built-from", "another note");
        assert_eq!(site.offline(), first);
        site.write("fonts/a.woff2", "another font");
        assert_ne!(site.offline(), first);
    }

    #[test]
    fn the_service_worker_in_the_sources_can_be_filled_in() {
        let template = crate::host::project().join("static").join(OFFLINE);
        let template = fs::read_to_string(template).unwrap();
        let filled = offline(&Scratch::new("real").0, &template).unwrap();
        assert!(filled.contains("FILES = [\"./\"") && !filled.contains("VERSION = \"\""));
    }

    #[test]
    fn the_document_names_the_house_and_the_service_worker() {
        let site = Scratch::new("name");
        name_page(&site.0.join("index.html"), "old_bg.wasm", "new_bg.wasm").unwrap();
        let text = fs::read_to_string(site.0.join("index.html")).unwrap();
        assert_eq!(text, "<script data-wasm=\"new_bg.wasm\" data-offline=\"sw.js\"></script>");
    }

    #[test]
    fn the_document_leaves_it_to_the_script_when_to_fetch_the_house() {
        let link = |name: &str| format!("<link rel=\"preload\" href=\"{name}\" as=\"fetch\" />");
        let text = format!("<head>{}{}</head>", link("fonts/a.woff2"), link("./page_bg.wasm"));
        let left = without_preload(&text, "page_bg.wasm");
        assert_eq!(left, format!("<head>{}</head>", link("fonts/a.woff2")));
    }

    #[test]
    fn the_document_leads_to_the_thoughts_by_names_that_change_with_them() {
        let site = Scratch::new("thinker");
        site.write("index.html", "<link rel=\"thinker\" href=\"thinker.js\" />");
        site.write("thinker.js", "import start from \"./thoughts.js\";");
        site.write("thoughts.js", "new URL('thoughts_bg.wasm', import.meta.url);");
        name_thinker(&site.0, "thoughts_bg.wasm", "thoughts-1_bg.wasm").unwrap();
        let read = |name: &str| fs::read_to_string(site.0.join(name)).unwrap();
        let between = |text: &str, start: &str, end: &str| {
            text.split_once(start).unwrap().1.split_once(end).unwrap().0.to_owned()
        };
        let thinker = between(&read("index.html"), "href=\"", "\"");
        let glue = between(&read(&thinker), "\"./", "\"");
        assert_eq!(between(&read(&glue), "'", "'"), "thoughts-1_bg.wasm");
        assert!(!site.0.join("thinker.js").exists() && !site.0.join("thoughts.js").exists());
    }

    #[test]
    fn the_styles_of_the_house_become_one_and_those_of_a_game_wait() {
        let site = Scratch::new("styles");
        site.write("a.css", "/* A remark. */\n  a{}\n");
        site.write(
            "b.css",
            "@font-face { font-family: \"Text\"; src: url(\"fonts/text.woff2\"); }\n\
             @font-face { font-family: \"War\"; src: url(\"fonts/war.woff2\"); }\n",
        );
        site.write("the-tower-1.css", "c{font-family:\"War\",\"Text\"}\n");
        site.write("the_tower-0123456789abcdef.wasm", "");
        site.write("thoughts-the_tower-0123456789abcdef.wasm", "");
        let link = |name: &str| {
            format!("    <link rel=\"stylesheet\" href=\"./{name}.css\" integrity=\"x\"/>")
        };
        let links = [link("b"), link("the-tower-1"), link("a")];
        site.write("index.html", &format!("<head>\n{}\n</head>\n", links.join("\n")));
        bundle_styles(&site.0, &["the_tower".into()]).unwrap();
        let text = fs::read_to_string(site.0.join("index.html")).unwrap();
        let lines: Vec<&str> = text.lines().collect();
        let read = |line: &str| {
            let (_, file) = line.split_once("href=\"./").unwrap();
            fs::read_to_string(site.0.join(file.split('"').next().unwrap())).unwrap()
        };
        assert!(read(lines[1]).starts_with("@font-face") && read(lines[1]).ends_with("\na{}\n"));
        assert_eq!(read(lines[2]), "c{font-family:\"War\",\"Text\"}\n");
        let part = "rel=\"part\" data-part=\"the_tower\" data-wasm=\"the_tower-0123456789abcdef.wasm\" \
                    data-font=\"fonts/war.woff2\"";
        assert!(lines[2].contains(part), "{text}");
        assert_eq!(lines.len(), 4, "{text}");
        assert!(!site.0.join("a.css").exists());
    }

    #[test]
    fn the_drawings_of_a_game_wait_in_a_file() {
        let site = Scratch::new("drawings");
        let (link, app) =
            ("<link rel=\"part\" data-part=\"moon\" />", "    <div id=\"app\"></div>");
        let inline = "    <div hidden data-drawings=\"moon\"><svg></svg></div>";
        site.write("index.html", &format!("{link}\n{app}\n{inline}\n</body>\n"));
        take_out_drawings(&site.0, &["moon".into(), "sun".into()]).unwrap();
        let name = format!("moon-{}.svg", hash(b"<svg></svg>"));
        let text = fs::read_to_string(site.0.join("index.html")).unwrap();
        let link = format!("<link rel=\"part\" data-part=\"moon\" data-drawings=\"{name}\" />");
        assert_eq!(text, format!("{link}\n{app}\n</body>\n"));
        assert_eq!(fs::read_to_string(site.0.join(name)).unwrap(), "<svg></svg>");
    }

    #[test]
    fn what_can_be_packed_lies_packed_beside_it() {
        let site = Scratch::new("pack");
        pack(&site.0).unwrap();
        assert!(site.0.join("index.html.br").is_file());
        assert!(!site.0.join("fonts/a.woff2.br").is_file());
    }
}
