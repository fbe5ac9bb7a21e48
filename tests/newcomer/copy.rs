//! A copy of the project, into which a game moves.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use kit::signing::signed;

/// The smallest game and the one that it becomes: folder, id, type, title, the start of its rules' numbers and of its
/// classes.
const NAMES: [(&str, &str); 6] = [
    ("nicy_hosmosu", "far_moon"),
    ("nicy-hosmosu", "far-moon"),
    ("NicyHosmosu", "FarMoon"),
    ("Nicy Hosmosu", "Far Moon"),
    ("NH-", "FM-"),
    ("nh-", "fm-"),
];

/// Not part of the project, or made from it.
const SKIPPED: [&str; 5] = [".git", ".tools", "target", "dist", "node_modules"];

fn renamed(text: &str) -> String {
    NAMES.iter().fold(text.to_owned(), |text, (old, new)| text.replace(old, new))
}

fn names_the_old_game(line: &str) -> bool {
    line.contains(NAMES[0].0) || line.contains(NAMES[1].0)
}

pub struct Copy {
    root: PathBuf,
    /// The steps of the guide, in order.
    steps: Vec<String>,
}

impl Copy {
    /// A fresh copy of all files.
    pub fn of_the_project() -> Copy {
        let project = Path::new(env!("CARGO_MANIFEST_DIR"));
        let root = kit::scratch().join("newcomer");
        let _ = fs::remove_dir_all(&root);
        copy_all(project, &root, &|text| text);
        let guide = fs::read_to_string(project.join("CONTRIBUTING.md")).expect("the guide");
        let (_, guide) = guide.split_once("\n## Add a game\n").expect("the chapter");
        let steps =
            guide.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit()));
        Copy { root, steps: steps.map(str::to_owned).collect() }
    }

    /// The new game's name.
    pub fn name(&self) -> &'static str {
        NAMES[0].1
    }

    /// The step of this number.
    fn step(&self, number: usize) -> &str {
        let step = &self.steps[number - 1];
        assert!(step.starts_with(&format!("{number}. ")), "the steps are counted: {step}");
        step
    }

    /// The path of the old game's file and of the new one's, once the step has named it.
    fn both(&self, step: usize, path: &str) -> [PathBuf; 2] {
        let words = self.step(step);
        assert!(words.contains(&format!("`{path}`")), "step {step} does not name {path}: {words}");
        let filled = |at: fn(&(&'static str, &'static str)) -> &'static str| {
            path.replace("<game>", at(&NAMES[0])).replace("<game id>", at(&NAMES[1]))
        };
        [self.root.join(filled(|names| names.0)), self.root.join(filled(|names| names.1))]
    }

    /// The folder of the new game, like that of the old.
    pub fn folder(&mut self, step: usize, path: &str) {
        let [old, new] = self.both(step, path);
        copy_all(&old, &new, &|text| renamed(&text));
    }

    /// A file of the new game, like that of the old.
    pub fn file(&mut self, step: usize, path: &str) {
        let [old, new] = self.both(step, path);
        let content = fs::read(&old).unwrap_or_else(|_| panic!("{old:?} is missing"));
        let content = String::from_utf8(content)
            .map_or_else(|picture| picture.into_bytes(), |text| renamed(&text).into_bytes());
        fs::write(new, content).expect("a file");
    }

    /// The lines for the new game beside all those for the old.
    pub fn lines(&mut self, step: usize, path: &str) {
        self.lines_with(step, path, "");
    }

    /// The same for the lines with these words.
    pub fn lines_with(&mut self, step: usize, path: &str, words: &str) {
        let [file, _] = self.both(step, path);
        let text = fs::read_to_string(&file).unwrap_or_else(|_| panic!("{path} is missing"));
        let (mut lines, mut added) = (Vec::new(), 0);
        for line in text.lines() {
            if names_the_old_game(line) && line.contains(words) {
                // The last of a list in JSON has no comma behind it; the one before it needs one.
                let listed = path.ends_with("manifest") && !line.ends_with(',');
                lines.push(renamed(line) + if listed { "," } else { "" });
                added += 1;
            }
            lines.push(line.to_owned());
        }
        assert!(added > 0, "{path} names no game");
        fs::write(file, lines.join("\n") + "\n").expect("a file");
    }

    /// The section under the new game's title, like that of the old, at the end of a page.
    pub fn section(&mut self, step: usize, path: &str) {
        let [file, _] = self.both(step, path);
        let text = fs::read_to_string(&file).unwrap_or_else(|_| panic!("{path} is missing"));
        let title = format!("\n## {}\n", NAMES[3].0);
        let (_, rest) = text.split_once(&title).expect("a section of the old game");
        let section = rest.split("\n## ").next().unwrap_or(rest);
        let added = renamed(&format!("{title}{}\n", section.trim_end()));
        fs::write(file, text + &added).expect("a file");
    }

    /// The guided game: its save is sealed under its new name.
    pub fn lesson(&mut self, step: usize, path: &str) {
        let [old, new] = self.both(step, path);
        let text = renamed(&fs::read_to_string(old).expect("a lesson"));
        let (words, save) = text.split_once("\n\n").expect("words and a save");
        let save = signed(serde_json::from_str(save).expect("a save"));
        fs::write(new, format!("{words}\n\n{save}\n")).expect("a file");
    }

    /// The commands that a step gives.
    pub fn commands(&self, step: usize) -> Vec<String> {
        let quoted = self.step(step).split('`').skip(1).step_by(2);
        let commands: Vec<String> =
            quoted.filter(|words| words.starts_with("cargo ")).map(str::to_owned).collect();
        assert!(!commands.is_empty(), "step {step} gives no command");
        commands
    }

    /// Does as a line of the guide says, in the copy. What is compiled goes to a folder of its own: cargo takes the
    /// copy's crates for the project's, and in one folder each would write over the other's.
    pub fn run(&self, command: &str) -> String {
        let (own, theirs) = command.split_once(" -- ").unwrap_or((command, ""));
        let words = own.split(' ').skip(1).chain(["--offline"]);
        let mut cargo = Command::new(env!("CARGO"));
        cargo.current_dir(&self.root).args(words);
        if !theirs.is_empty() {
            cargo.arg("--").args(theirs.split(' '));
        }
        cargo.env("CARGO_TARGET_DIR", kit::scratch().join("newcomer-target"));
        let output = cargo.output().expect("cargo runs");
        let said = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let all = format!("{}\n{}", said(&output.stderr), said(&output.stdout));
        assert!(output.status.success(), "{command}:\n{all}");
        all
    }
}

/// Copies a folder; what is text goes through `change`.
fn copy_all(from: &Path, to: &Path, change: &impl Fn(String) -> String) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).unwrap_or_else(|_| panic!("{from:?} is missing")) {
        let path = entry.expect("an entry").path();
        let name = path.file_name().expect("a name");
        if SKIPPED.iter().any(|skipped| name == *skipped) {
            continue;
        }
        if path.is_dir() {
            copy_all(&path, &to.join(name), change);
        } else if let Ok(text) = fs::read_to_string(&path) {
            fs::write(to.join(name), change(text)).expect("a file");
        } else {
            fs::copy(&path, to.join(name)).expect("a copy");
        }
    }
}
