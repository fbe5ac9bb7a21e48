//! A club's page with a table on it: another site than the tables' own, under the policies that the README gives.

use crate::page::Page;
use crate::site;
use saucer_night::host::project;
use saucer_night::host::serve::Server;
use serde_json::{Value, json};
use std::fs;
use std::path::PathBuf;

/// The frame that the element makes.
pub const FRAME: &str = "saucer-night iframe";

/// A table for two people.
pub const TABLE: &str = r#"<saucer-night game="nicy-hosmosu" seats="human@Ann,human@Ben" seed="club" theme="light" lang="fr"></saucer-night>"#;

const PAGE: &str = r#"<!doctype html>
<meta charset="utf-8"><meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<script src="page.js"></script>
<h1>Our club</h1>
LINES
<p id="below">Below the table</p>"#;

const SCRIPT: &str = "window.told = [];
for (const word of ['ready', 'turn', 'over', 'save'])
  addEventListener(word, event => told.push([word, event.detail]), true);";

/// The policy behind a name in the README, on one line.
pub fn policy(name: &str) -> String {
    let readme = fs::read_to_string(project().join("README.md")).expect("a README");
    let start = format!("<!-- policy:{name} -->");
    let (_, rest) = readme.split_once(&start).unwrap_or_else(|| panic!("no policy {name}"));
    let block = rest.split("```").nth(1).expect("a block of code");
    let (_, policy) = block.split_once("Content-Security-Policy:").expect("a policy");
    policy.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// The finished site under the policy of the README.
pub fn strict_site() -> Server {
    Server::start_with(site::dist(), 0, header(policy("site"))).expect("a port")
}

fn header(policy: String) -> Vec<(String, String)> {
    vec![("Content-Security-Policy".into(), policy)]
}

/// A page of its own with a script, served from a port of its own.
pub fn serve_page(name: &str, html: &str, script: &str, policy: String) -> Server {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&folder).expect("a folder");
    fs::write(folder.join("index.html"), html).expect("a page");
    fs::write(folder.join("page.js"), script).expect("a script");
    Server::start_with(&folder, 0, header(policy)).expect("a port")
}

/// Another name for this machine: to a browser a page from there is of another site, and its frames keep nothing in
/// common with tabs.
pub fn abroad(server: &Server) -> String {
    format!("http://127.0.0.1:{}/", server.port())
}

/// The site, and the club somewhere else.
pub struct Club {
    pub site: Server,
    page: Server,
}

impl Club {
    /// A club's page with this table on it.
    pub fn with(table: &str) -> Club {
        Club::beside(table, "")
    }

    /// The same, and the page may hold frames from one more origin.
    pub fn beside(table: &str, more: &str) -> Club {
        let site = strict_site();
        let script = format!("<script src=\"{}embed.js\" async></script>", site.url());
        Club::of(&format!("{script}\n{table}"), more, site)
    }

    /// A club's page with these lines on it, for a site that is served already.
    pub fn showing(lines: &str, site: Server) -> Club {
        Club::of(lines, "", site)
    }

    fn of(lines: &str, more: &str, site: Server) -> Club {
        let origin = format!("http://localhost:{}", site.port());
        let policy = policy("club").replace("https://games.example", &origin);
        let policy = policy.replace("frame-src ", &format!("frame-src {more} "));
        let name = format!("club-{}", site.port());
        let page = serve_page(&name, &PAGE.replace("LINES", lines), SCRIPT, policy);
        Club { site, page }
    }

    pub fn url(&self) -> String {
        abroad(&self.page)
    }
}

/// Waits for something the table tells.
pub fn told(page: &Page, what: &str, fits: impl Fn(&str, &Value) -> bool) -> Value {
    page.wait_until(what, |page| {
        let told = page.script("return window.told ?? []", &[]);
        let told = told.as_array()?.clone();
        told.into_iter().map(|entry| (entry[0].clone(), entry[1].clone())).find_map(
            |(word, detail)| fits(word.as_str().unwrap_or_default(), &detail).then_some(detail),
        )
    })
}

/// Waits until the table says that it is there.
pub fn ready(page: &Page) {
    told(page, "ready", |word, _| word == "ready");
}

/// Calls a method of the element.
pub fn ask(page: &Page, method: &str, argument: Value) {
    let call = "document.querySelector('saucer-night')[arguments[0]](arguments[1])";
    page.script(call, &[json!(method), argument]);
}

/// Does something inside the frame.
pub fn inside<T>(page: &Page, act: impl FnOnce(&Page) -> T) -> T {
    page.enter_frame(FRAME);
    let done = act(page);
    page.leave_frame();
    done
}

/// Puts a fighter on a space of Nicy Hosmosu, by two clicks.
pub fn place(page: &Page, space: &str) {
    page.click("[data-piece=fighter]");
    page.click(&format!("[data-place={space}]"));
}
