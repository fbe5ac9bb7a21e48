//! What becomes of the document, the scripts and the styles.

use super::*;
use crate::assets::Program;

/// A document with a mark of each kind, and where they stand in it.
fn assets() -> Assets {
    let program =
        |name: &str| Program { name: name.into(), profile: "p".into(), draft: "d".into() };
    let sheet = |text: &str, part: Option<&str>| Mark::Sheet {
        text: text.into(),
        part: part.map(str::to_owned),
        font: part.map(|_| "fonts/war.woff2".to_owned()),
    };
    let marks = [
        ("<base>", Mark::Base),
        ("<page>", Mark::Wasm(program("saucer-night"))),
        ("<thoughts>", Mark::Wasm(program("thoughts"))),
        ("<thinker>", Mark::Thinker),
        ("<css1>", sheet("a{}\n", None)),
        ("<css2>", sheet("m{}\n", Some("moon"))),
        ("<css3>", sheet("b{}\n", None)),
        ("<copy>", Mark::Copy),
        ("</head>", Mark::EndOfHead),
        ("<svg>", Mark::Drawings { text: "<svg></svg>".into(), part: "moon".into() }),
        ("</body>", Mark::EndOfBody),
    ];
    let (mut text, mut places) = (String::new(), Vec::new());
    for (tag, mark) in marks {
        text.push_str("\n  ");
        places.push((text.len()..text.len() + tag.len(), mark));
        text.push_str(tag);
    }
    let files = [
        ("thinker.js", "import start from \"./thoughts.js\";"),
        ("fonts/war.woff2", "font"),
        ("screenshots/b.png", "picture"),
    ];
    let files = files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec())).into();
    Assets { text, marks: places, files }
}

fn split_page(name: &str, part: &str) -> Split {
    let (house, part) = (format!("{name}-1_bg.wasm"), format!("{part}-2.wasm"));
    let files = [&house, &part].map(|file| (file.clone(), file.clone().into_bytes())).into();
    let script = format!("new URL('{house}')");
    Split { house, parts: [("moon".to_owned(), part)].into(), files, script }
}

fn site() -> Files {
    let (page, thoughts) =
        (split_page("saucer-night", "moon"), split_page("thoughts", "thoughts-moon"));
    finished(&crate::project(), assets(), page, thoughts).unwrap()
}

fn text<'a>(files: &'a Files, name: &str) -> &'a str {
    std::str::from_utf8(&files[name]).unwrap()
}

fn named<'a>(files: &'a Files, start: &str, ending: &str) -> &'a str {
    let is = |name: &&String| name.starts_with(start) && name.ends_with(ending);
    files.keys().find(is).unwrap_or_else(|| panic!("no {start}…{ending}: {:?}", files.keys()))
}

#[test]
fn the_document_names_what_was_made() {
    let files = site();
    let glue = named(&files, "saucer-night-", ".js");
    let (styles, sheet) = (named(&files, "styles-", ".css"), named(&files, "moon-", ".css"));
    let (drawings, thinker) = (named(&files, "moon-", ".svg"), named(&files, "thinker-", ".js"));
    let expected = [
        "".to_owned(),
        "<base href=\"./\" />".to_owned(),
        format!(
            "<script type=\"module\" src=\"./boot.js\" data-js=\"{glue}\" data-wasm=\"saucer-night-1_bg.wasm\" \
             data-offline=\"sw.js\"></script>"
        ),
        format!("<link rel=\"thinker\" href=\"{thinker}\" />"),
        format!("<link rel=\"stylesheet\" href=\"./{styles}\" />"),
        format!(
            "<link rel=\"part\" data-part=\"moon\" data-drawings=\"{drawings}\" data-wasm=\"moon-2.wasm\" \
             data-font=\"fonts/war.woff2\" href=\"./{sheet}\" />"
        ),
        format!("  <link rel=\"modulepreload\" href=\"./{glue}\" />"),
        "</head>".to_owned(),
        "</body>".to_owned(),
    ];
    assert_eq!(text(&files, "index.html"), expected.join("\n  "));
    assert_eq!(text(&files, styles), "a{}b{}");
    assert_eq!(text(&files, sheet), "m{}");
    assert_eq!(text(&files, drawings), "<svg></svg>");
}

#[test]
fn it_leads_to_the_thoughts_by_names_that_change_with_them() {
    let files = site();
    let (thinker, glue) = (named(&files, "thinker-", ".js"), named(&files, "thoughts-", ".js"));
    assert_eq!(text(&files, thinker), format!("import start from \"./{glue}\";"));
    assert_eq!(text(&files, glue), "new URL('thoughts-1_bg.wasm')");
    assert!(!files.contains_key("thinker.js"));
}

#[test]
fn the_service_worker_lists_what_is_played_with() {
    let files: Files = ["fonts/a.woff2", "index.html", "screenshots/b.png"]
        .map(|name| (name.into(), vec![1]))
        .into();
    let filled = offline(&files, "const VERSION = \"\";\nconst FILES = {};").unwrap();
    assert!(
        filled.ends_with(
            "const FILES = {\"./\":\"\",\"fonts/a.woff2\":\"40c5b8c\",\"index.html\":\"\"};"
        ),
        "{filled}"
    );
    assert!(!filled.contains("VERSION = \"\""), "{filled}");
}

#[test]
fn its_version_follows_names_and_contents() {
    let mut files = site();
    let template = "const VERSION = \"\";\nconst FILES = {};";
    let first = offline(&files, template).unwrap();
    files.insert("screenshots/b.png".into(), b"another picture".to_vec());
    assert_eq!(offline(&files, template).unwrap(), first);
    files.insert("fonts/war.woff2".into(), b"another font".to_vec());
    assert_ne!(offline(&files, template).unwrap(), first);
}

#[test]
fn a_place_to_fill_in_that_is_missing_is_an_error() {
    let missing = offline(&Files::new(), "const FILES = {};").unwrap_err().to_string();
    assert!(missing.contains("VERSION") && missing.contains("0 times"), "{missing}");
    assert!(put("a a", "a", "b").unwrap_err().to_string().contains("2 times"));
    let mut assets = assets();
    assets.files.remove("thinker.js");
    let (page, thoughts) = (split_page("saucer-night", "moon"), split_page("thoughts", "x"));
    let missing = finished(&crate::project(), assets, page, thoughts).unwrap_err().to_string();
    assert!(missing.contains("thinker.js"), "{missing}");
}

#[test]
fn a_draft_is_in_one_piece_and_keeps_nothing() {
    let bound = |stem: &str| Bound { stem: stem.into(), wasm: vec![0], script: stem.into() };
    let files = draft(assets(), bound("saucer-night"), bound("thoughts"), "<more>").unwrap();
    let document = text(&files, "index.html");
    assert!(
        document
            .contains("data-js=\"saucer-night.js\" data-wasm=\"saucer-night_bg.wasm\"></script>")
    );
    assert!(
        document.contains("<div hidden><svg></svg></div>") && document.ends_with("<more></body>")
    );
    assert_eq!(text(&files, "styles.css"), "a{}\nm{}\nb{}\n");
    assert!(files.contains_key("thoughts_bg.wasm") && !files.contains_key("sw.js"));
}

#[test]
fn a_site_takes_the_place_of_the_one_before() {
    let folder = std::env::temp_dir().join(format!("saucer-night-site-{}", std::process::id()));
    let site = |name: &str| Files::from([(name.to_owned(), b"x".to_vec())]);
    write(&site("deep/old.txt"), &folder).unwrap();
    write(&site("new.txt"), &folder).unwrap();
    let left = (folder.join("deep/old.txt").exists(), folder.join("new.txt").exists());
    fs::remove_dir_all(&folder).unwrap();
    assert_eq!(left, (false, true));
}
