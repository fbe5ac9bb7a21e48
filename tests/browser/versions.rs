//! A copy of the site of which a test publishes newer versions.

use crate::page::Page;
use crate::site;
use saucer_night::host::site::{Files, kept};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// The site in a folder of its own.
pub struct Published {
    pub folder: PathBuf,
    /// How its description begins.
    word: String,
}

impl Published {
    pub fn new(name: &str) -> Self {
        let folder = site::copy_without(&format!("site-{name}"), |_| false);
        Self { folder, word: "Alien".into() }
    }

    /// Puts another version in its place: every file that is named by its content has another name, and what had the
    /// old one is gone. Its description begins with this word.
    pub fn replace(&mut self, word: &str) {
        let files = files(&self.folder);
        let hashes: Vec<&str> = files.iter().filter_map(|file| hash_in(file)).collect();
        assert!(
            hashes.len() > 10,
            "wasm, scripts and styles are named by their content: {files:?}"
        );
        for file in &files {
            let old = self.folder.join(file);
            let mut content = fs::read(&old).unwrap();
            rename_in(&mut content, &hashes);
            fs::remove_file(&old).unwrap();
            let name = hash_in(file).map_or(file.clone(), |hash| file.replace(hash, &other(hash)));
            fs::write(self.folder.join(name), content).unwrap();
        }
        self.change(
            "index.html",
            &format!("{} board games", self.word),
            &format!("{word} board games"),
        );
        self.change("sw.js", "VERSION = \"", &format!("VERSION = \"{word}-"));
        self.list();
        self.word = word.into();
    }

    /// Has the service worker know the files as they are.
    fn list(&self) {
        let read = |name: String| (name.clone(), fs::read(self.folder.join(name)).unwrap());
        let mut files: Files = files(&self.folder).into_iter().map(read).collect();
        let worker = String::from_utf8(files.remove("sw.js").expect("a worker")).unwrap();
        files.retain(|name, _| !name.starts_with('.'));
        let (before, rest) = worker.split_once("FILES = {").expect("a list");
        let (_, after) = rest.split_once('}').expect("its end");
        let text = format!("{before}FILES = {}{after}", kept(&files));
        fs::write(self.folder.join("sw.js"), text).unwrap();
    }

    pub fn change(&self, name: &str, from: &str, to: &str) {
        let file = self.folder.join(name);
        let text = fs::read_to_string(&file).unwrap();
        assert!(text.contains(from), "{name} has {from}");
        fs::write(file, text.replace(from, to)).unwrap();
    }
}

/// Every file of a folder, by its path from there.
pub fn files(folder: &Path) -> Vec<String> {
    let (mut found, mut folders) = (Vec::new(), vec![folder.to_path_buf()]);
    while let Some(next) = folders.pop() {
        for entry in fs::read_dir(next).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else {
                found.push(path.strip_prefix(folder).unwrap().to_string_lossy().into_owned());
            }
        }
    }
    found
}

/// The sixteen digits in the name of a file that is named by its content.
fn hash_in(file: &str) -> Option<&str> {
    let (stem, _) = file.rsplit_once('.')?;
    let (_, hash) = stem.trim_end_matches("_bg").rsplit_once('-')?;
    (hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())).then_some(hash)
}

/// Sixteen other digits.
fn other(hash: &str) -> String {
    let next = |digit: char| char::from_digit((digit.to_digit(16).unwrap() + 1) % 16, 16).unwrap();
    hash.chars().map(next).collect()
}

/// Names have the same length as before, so that those inside a wasm stay where they are.
fn rename_in(content: &mut [u8], hashes: &[&str]) {
    for at in 1..content.len().saturating_sub(15) {
        if content[at - 1] == b'-'
            && let Some(hash) =
                hashes.iter().find(|hash| content[at..].starts_with(hash.as_bytes()))
        {
            content[at..at + 16].copy_from_slice(other(hash).as_bytes());
        }
    }
}

/// How the description of the page on the screen begins.
pub fn description(page: &Page) -> String {
    let script = "return document.querySelector('meta[name=description]')?.content.split(' ')[0]";
    page.script(script, &[]).as_str().unwrap_or_default().to_owned()
}

pub fn wait_for_description(page: &Page, word: &str) {
    page.wait_until(word, |page| (description(page) == word).then_some(()));
}

/// Asks the server for a newer version until the one with this word is on its way. The browser may be looking already,
/// and have looked too early.
pub fn look_for_newer(page: &Page, word: &str) {
    let script = "return navigator.serviceWorker.getRegistration().then(site => site.update()).then(() => caches.keys())
        .then(names => names.some(name => name.includes(` ${arguments[0]}-`)))";
    page.wait_until(word, |page| {
        (page.script(script, &[json!(word)]) == Value::Bool(true)).then_some(())
    });
}

/// Waits until the registration of the site's worker is as the expression says.
pub fn wait_for_version(page: &Page, expression: &str) {
    let script =
        format!("return navigator.serviceWorker.getRegistration().then(site => !!({expression}))");
    page.wait_until(expression, |page| {
        (page.script(&script, &[]) == Value::Bool(true)).then_some(())
    });
}

/// Asks for a newer version until all of it is here and waits.
pub fn fetch_newer(page: &Page, word: &str) {
    look_for_newer(page, word);
    // What has begun while something was in its way gives up; then it is asked for again.
    let again = "!site.installing && (site.waiting || site.update().then(() => 0, () => 0))";
    let script = format!(
        "return navigator.serviceWorker.getRegistration().then(site => {again}).then(Boolean)"
    );
    page.wait_until("all of it waits", |page| {
        (page.script(&script, &[]) == Value::Bool(true)).then_some(())
    });
}

/// Takes the version that is offered on the screen.
pub fn take(page: &Page, word: &str) {
    page.says(".new-version", "new version");
    page.click(".new-version button");
    wait_for_description(page, word);
}
