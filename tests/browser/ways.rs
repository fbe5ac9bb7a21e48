//! Strange servers: every way of answering, through a first visit, a second one, half an update, an update, and at last
//! without the server. Nothing is lost, and nothing is kept by halves.

use crate::offline::{NICY, forget_network, place, wait_until_kept};
use crate::page::{Device, Page};
use crate::strange::{Mishap, Strange, Way};
use crate::table::{laid, records, start};
use crate::versions::{
    Published, description, fetch_newer, look_for_newer, take, wait_for_version,
};

/// A part of the page that is wanted late, and a part of every version.
const LATE: &str = "later-";

/// The running game, from the home page.
fn carry_on(page: &Page, so_far: usize) {
    page.click(".save-open");
    laid(page);
    assert_eq!(records(page), so_far, "nothing is lost");
}

/// With this way of answering, from a folder of the server below its first one if it has a name, and with this mishap
/// while a new version is being put there.
fn goes_through(name: &str, way: Way, below: &str, mishap: Mishap) {
    let mut site = Published::new(&format!("{name}{below}"));
    let folder = if below.is_empty() { &*site.folder } else { site.folder.parent().unwrap() };
    let server = Strange::start(folder, way);
    let mut url = server.url();
    if !below.is_empty() {
        url.push_str(&format!("{}/", site.folder.file_name().unwrap().to_string_lossy()));
    }

    // The first visit is played at before anything is kept.
    let page = Page::open(Device::Desktop, &url);
    page.find(".poster");
    page.set("pace", "instant");
    start(&page, &NICY);
    place(&page, "c1");
    wait_until_kept(&page);

    page.goto(&url);
    carry_on(&page, 1);
    page.goto(&format!("{url}#/"));
    page.find(".save-open");

    site.replace("Newer");
    server.spoil(mishap, LATE);
    look_for_newer(&page, "Newer");
    if mishap == Mishap::Hanging {
        // As long as something does not come, the version is on its way.
        wait_for_version(&page, "site.installing && !site.waiting");
    } else {
        wait_for_version(&page, "!site.installing");
        wait_for_version(&page, "!site.waiting");
    }
    page.reload();
    carry_on(&page, 1);
    assert_eq!(description(&page), "Alien", "half a version is never used");
    page.goto(&format!("{url}#/"));
    server.mend();
    fetch_newer(&page, "Newer");
    take(&page, "Newer");

    forget_network(&page);
    server.stop();
    page.reload();
    carry_on(&page, 1);
    assert_eq!(description(&page), "Newer");
    place(&page, "d1");
}

macro_rules! ways {
    ($($name:ident: $way:expr, $below:literal, $mishap:ident,)*) => { $(
        #[test]
        fn $name() {
            goes_through(stringify!($name), $way, $below, Mishap::$mishap);
        }
    )* };
}

// The copies of the site that are served here have no packed twins: nothing of them is compressed.
ways! {
    uncompressed: Way::Plain, "", Cut,
    in_a_folder: Way::Plain, "-below", Failing,
    answers_depend_on_the_origin: Way::Header("Vary", "Origin"), "", Short,
    answers_depend_on_the_browser: Way::Header("Vary", "User-Agent"), "", Page,
    answers_depend_on_what_is_accepted: Way::Header("Vary", "Accept"), "", Hanging,
    answers_depend_on_anything: Way::Header("Vary", "*"), "", Cut,
    nothing_ever_changes: Way::Header("Cache-Control", "max-age=31536000, immutable"), "", Short,
    nothing_may_be_stored: Way::Header("Cache-Control", "no-store"), "", Page,
    a_page_for_whatever_is_missing: Way::Fallback, "", Failing,
    slow_answers: Way::Slow, "", Hanging,
    answers_of_the_wrong_type: Way::WrongType, "", Page,
}

/// Whether the worker that was to keep the site has given up, or has all of it.
const SETTLED: &str = "return navigator.serviceWorker.getRegistration()
    .then(site => !site ? 'given up' : site.active ? 'whole' : null)";

/// How many files of the late part are kept.
const LATE_KEPT: &str =
    "return caches.keys().then(names => Promise.all(names.map(name => caches.open(name))))
    .then(all => Promise.all(all.map(cache => cache.keys())))
    .then(all => all.flat().filter(({ url }) => url.includes('/' + arguments[0])).length)";

#[test]
fn a_first_visit_with_a_mishap_is_played_at_and_the_next_one_keeps_the_site() {
    for mishap in Mishap::ALL {
        println!("{mishap:?}");
        let site = Published::new(&format!("mishap-{mishap:?}"));
        let server = Strange::start(&site.folder, Way::Plain);
        server.spoil(mishap, LATE);
        let page = Page::open(Device::Desktop, &server.url());
        page.find(".poster");
        page.set("pace", "instant");
        start(&page, &NICY);
        place(&page, "c1");
        // It has begun to keep the site, and what it had by then is there.
        page.wait_until("it has begun", |page| {
            (page.script("return caches.keys().then(names => names.length)", &[]) == 1)
                .then_some(())
        });
        if mishap == Mishap::Hanging {
            server.mend();
        }
        let settled = page.wait_until("nothing is kept by halves", |page| {
            page.script(SETTLED, &[]).as_str().map(str::to_owned)
        });
        // What hung is over once the server is mended: whoever had not asked yet gets an answer.
        let whole = settled == "whole";
        assert!(!whole || mishap == Mishap::Hanging, "{mishap:?}");
        assert_eq!(page.script(LATE_KEPT, &[LATE.into()]) == 0, !whole);

        server.mend();
        page.goto(&format!("{}#/", server.url()));
        page.reload();
        wait_until_kept(&page);
        forget_network(&page);
        let url = server.url();
        server.stop();
        page.reload();
        carry_on(&page, 1);
        place(&page, "d1");
        page.goto(&format!("{url}#/rules/nicy-hosmosu"));
        page.find(".rule");
    }
}
