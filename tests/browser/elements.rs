//! Several tables on one page, tables in tight places, and games that the page keeps for its tables.

use crate::club::{Club, TABLE, ask, inside, place, ready, told};
use crate::page::{Device, Page};
use crate::partitions::forbidden;
use crate::table::{laid, records};
use serde_json::json;

/// Does something in the frame of one of the tables.
fn at<T>(page: &Page, table: &str, act: impl FnOnce(&Page) -> T) -> T {
    page.enter_frame(&format!("#{table} iframe"));
    let done = act(page);
    page.leave_frame();
    done
}

fn two_tables(more: &str) -> String {
    let table =
        |id: &str| TABLE.replacen("<saucer-night", &format!("<saucer-night id={id} {more}"), 1);
    format!("{}{}", table("first"), table("second"))
}

fn lay(page: &Page, table: &str) {
    page.rect(&format!("#{table}"));
    at(page, table, laid);
}

#[test]
fn two_tables_that_wish_for_the_same_have_a_game_each() {
    let club = Club::with(&two_tables(""));
    let page = Page::open(Device::Desktop, &club.url());
    lay(&page, "first");
    lay(&page, "second");
    at(&page, "first", |page| {
        place(page, "c1");
        page.wait_until("kept", |page| (records(page) == 1).then_some(()));
    });
    // Each finds its own again.
    page.reload();
    for (table, moves) in [("first", 1), ("second", 0)] {
        lay(&page, table);
        at(&page, table, |page| {
            assert_eq!(records(page), moves, "{table}");
            assert!(page.find_all(".elsewhere").is_empty(), "{table} is nobody else's");
        });
    }
}

/// Which of the two tables has the game, while the other says that it is open elsewhere.
fn opened(page: &Page) -> &'static str {
    let pairs = [("first", "second"), ("second", "first")];
    for (table, _) in pairs {
        page.rect(&format!("#{table} iframe"));
    }
    let (open, _) = page.wait_until("one of them is told", |page| {
        let told = |other: &str| at(page, other, |page| !page.find_all(".elsewhere").is_empty());
        pairs.into_iter().find(|(_, other)| told(other))
    });
    lay(page, open);
    open
}

#[test]
fn two_tables_of_the_same_name_share_a_game() {
    let club = Club::with(&two_tables("table=door"));
    let page = Page::open(Device::Desktop, &club.url());
    at(&page, opened(&page), |page| {
        place(page, "c1");
        page.wait_until("kept", |page| (records(page) == 1).then_some(()));
    });
    page.reload();
    at(&page, opened(&page), |page| assert_eq!(records(page), 1));
}

#[test]
fn a_table_in_a_flex_container_is_as_wide_as_it_may_be() {
    let column = |id: &str, style: &str| format!("<div id={id} class={style}>{TABLE}</div>");
    let lines = [column("row", "row"), column("column", "column")].concat();
    let club = Club::with(&lines);
    let page = Page::open(Device::Desktop, &club.url());
    // By script: the policy of the club lets no style stand in the page.
    let flex = "for (const [name, direction] of [['row', 'row'], ['column', 'column']])
        document.querySelector('#' + name).style.cssText = `display:flex;align-items:center;flex-direction:${direction}`;
        return document.documentElement.clientWidth";
    let width = page.script(flex, &[]).as_f64().expect("a width");
    for container in ["row", "column"] {
        let frame = page.wait_until("its frame", |page| {
            let frame = format!("#{container} iframe");
            (!page.find_all(&frame).is_empty()).then(|| page.rect(&frame))
        });
        assert!(frame.width > width - 40.0, "{container}: {frame:?} of {width}");
    }
    // What the page says itself counts for more.
    page.script("document.querySelector('#row saucer-night').style.width = '400px'", &[]);
    assert_eq!(page.rect("#row iframe").width, 400.0);
}

#[test]
fn where_nothing_is_kept_the_page_can_keep_the_game_and_bring_it_back() {
    let table = TABLE.replacen("<saucer-night", "<saucer-night saves", 1);
    let club = Club::with(&table);
    let page = Page::with_preferences(Device::Desktop, &club.url(), forbidden());
    ready(&page);
    inside(&page, |page| {
        laid(page);
        place(page, "c1");
        page.says(".unsaved", "only that page, which is handed the game, can keep it");
    });
    told(&page, "a move", |word, detail| word == "turn" && detail["records"] == 1);
    let last = "return window.told.filter(([word]) => word === 'save').at(-1)?.[1].save ?? ''";
    let save = page.script(last, &[]).as_str().expect("a save").to_owned();
    assert!(save.starts_with("#/game/") && !save.contains("seed"), "{save}");
    page.reload();
    ready(&page);
    ask(&page, "load", json!(save));
    inside(&page, |page| {
        page.says(".arrival", "Ann · Ben");
        page.says(".arrival", "1 move played");
        page.click("[data-choice='Open the game']");
        laid(page);
        place(page, "d1");
    });
    told(&page, "it goes on", |word, detail| word == "turn" && detail["records"] == 2);
    // Nobody else is handed anything.
    let club = Club::with(TABLE);
    page.goto(&club.url());
    ready(&page);
    inside(&page, |page| {
        laid(page);
        place(page, "c1");
    });
    told(&page, "a move", |word, detail| word == "turn" && detail["records"] == 1);
    assert_eq!(page.script(last, &[]), "");
}
