//! A table on the page of a club: what the element says of it, how large it is, and how its game goes.

use crate::club::{Club, FRAME, TABLE, ask, inside, place, policy, ready, strict_site, told};
use crate::page::{Device, Key, Page};
use crate::table::{laid, save_text};
use saucer_night::engine::save;
use saucer_night::table::embed::table_height;
use saucer_night::table::link;
use serde_json::{Value, json};

#[test]
fn a_club_page_embeds_a_table_that_sizes_itself_and_tells_how_it_goes() {
    let club = Club::with(TABLE);
    for device in [Device::Desktop, Device::Phone] {
        let page = Page::open(device, &club.url());
        ready(&page);
        let turn = told(&page, "the first turn", |word, _| word == "turn");
        assert_eq!(
            (&turn["game"], &turn["person"], &turn["records"]),
            (&json!("nicy-hosmosu"), &json!(true), &json!(0))
        );
        let frame = page.rect(FRAME);
        assert!((680.0..=900.0).contains(&frame.height), "{frame:?}");
        let width = page
            .script("return document.documentElement.clientWidth", &[])
            .as_f64()
            .expect("a width");
        assert!(frame.width <= width && frame.width > width - 40.0, "{frame:?} in {width}");

        inside(&page, |page| {
            laid(page);
            assert_eq!(page.attribute("html", "data-theme").as_deref(), Some("light"));
            // A language that is not there: the table speaks English, and says so.
            assert_eq!(page.attribute("html", "lang").as_deref(), Some("en"));
            place(page, "c1");
        });
        let next =
            told(&page, "the next turn", |word, detail| word == "turn" && detail["records"] == 1);
        assert_ne!(next["name"], turn["name"]);
        page.script("document.querySelector('saucer-night').setAttribute('theme', 'dark')", &[]);
        inside(&page, |page| page.find("html[data-theme=dark]"));
        assert_eq!(page.errors(), Vec::<String>::new(), "both policies hold");
    }
}

#[test]
fn the_frame_may_do_no_more_than_it_needs() {
    let club = Club::with(TABLE);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    let may = page.attribute(FRAME, "sandbox");
    let least = "allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads";
    assert_eq!(may.as_deref(), Some(least));
    assert_eq!(
        page.attribute(FRAME, "allow").as_deref(),
        Some("clipboard-write; fullscreen; screen-wake-lock")
    );
    assert_eq!(
        page.console(),
        Vec::<String>::new(),
        "no browser warns of a word that it does not know"
    );
    // Where things can be shared, the frame may.
    let anew = "navigator.share = () => {}; const table = document.querySelector('saucer-night');
        table.replaceWith(table.cloneNode())";
    page.script(anew, &[]);
    let allowed = "clipboard-write; fullscreen; web-share; screen-wake-lock";
    assert_eq!(page.attribute(FRAME, "allow").as_deref(), Some(allowed));
    for name in ["site", "club"] {
        let policy = policy(name);
        assert!(!policy.contains("unsafe-inline") && !policy.contains("*."), "{policy}");
        let unsafe_words = policy.replace("'wasm-unsafe-eval'", "");
        assert!(!unsafe_words.contains("unsafe"), "{policy}");
    }
}

#[test]
fn without_a_game_the_frame_shows_the_posters_and_a_table_is_set_up_in_it() {
    let club = Club::with("<saucer-night></saucer-night>");
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    inside(&page, |page| {
        page.click(".poster.nicy-hosmosu");
        page.click("button[type=submit]");
        laid(page);
    });
    told(&page, "a turn", |word, detail| word == "turn" && detail["game"] == "nicy-hosmosu");
    // Another table from the menu of this one, by the keyboard.
    inside(&page, |page| {
        page.click("[aria-label=Menu]");
        page.click("a[href='#/new/nicy-hosmosu']");
        page.fill("input[name=seed]", "by key");
        page.press(Key::Enter);
        laid(page);
        assert_eq!(crate::table::seed(page), "by key");
    });
    assert_eq!(page.errors(), Vec::<String>::new(), "both policies hold");
}

#[test]
fn options_that_make_no_sense_lead_to_the_form_which_says_so_and_starts_with_others() {
    let club =
        Club::with(r#"<saucer-night game="nicy-hosmosu" options="nonsense"></saucer-night>"#);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    inside(&page, |page| {
        page.find(".trouble");
        page.click("button[type=submit]");
        page.find(".trouble");
        // By script: the switch itself lies under its picture.
        page.script("document.querySelector('.options input[type=checkbox]').click()", &[]);
        page.wait_until("all is well", |page| page.find_all(".trouble").is_empty().then_some(()));
        page.click("button[type=submit]");
        laid(page);
    });
    assert_eq!(page.errors(), Vec::<String>::new(), "both policies hold");
}

#[test]
fn a_narrow_column_holds_every_table() {
    let club = Club::with(TABLE);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    make_wide(&page, 360);
    for game in ["alien-frontiers", "attack-at-the-tower", "conquest", "nicy-hosmosu"] {
        ask(&page, "start", json!({ "game": game, "seats": "human,bot:easy" }));
        inside(&page, |page| {
            page.find(&format!(".table.{game} .board > *"));
            let widths = "return [innerWidth, document.documentElement.scrollWidth]";
            assert_eq!(page.script(widths, &[]), json!([360, 360]), "{game} scrolls sideways");
        });
    }
    assert_eq!(page.errors(), Vec::<String>::new(), "both policies hold");
}

fn make_wide(page: &Page, width: u32) {
    let column = "document.querySelector('saucer-night').style.cssText = `display:block;width:${arguments[0]}px`";
    page.script(column, &[json!(width)]);
}

#[test]
fn another_width_of_the_column_is_another_height() {
    let club = Club::with(TABLE);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    for width in [1000, 400, 340, 1200] {
        make_wide(&page, width);
        page.wait_until(&format!("the height of a table {width} wide"), |page| {
            (page.rect(FRAME).height == f64::from(table_height(width))).then_some(())
        });
    }
    // A page is as high as what it says, which takes more lines in a narrow column.
    inside(&page, |page| {
        page.click(".bar a");
        page.find(".poster");
    });
    let heights = [1000, 380, 1000].map(|width| {
        make_wide(&page, width);
        page.wait_until("all of the page can be seen", |page| {
            let frame = page.rect(FRAME).height as u64;
            let whole = "const root = document.documentElement;
                return [innerWidth, document.querySelector('main').scrollHeight, root.scrollHeight - innerHeight]";
            let inner = inside(page, |page| page.script(whole, &[]));
            (inner == json!([width, frame, 0])).then_some(frame)
        })
    });
    assert!(heights[0] < heights[1] && heights[0] == heights[2], "{heights:?}");
}

#[test]
fn an_embedded_game_is_played_to_its_end_and_its_results_are_told() {
    let club = Club::with(TABLE);
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    inside(&page, |page| {
        laid(page);
        page.set("pace", "instant");
    });
    ask(&page, "start", json!({ "seats": "bot:easy@Hal,bot:easy@Eve" }));
    let over = told(&page, "the end", |word, _| word == "over");
    let results = over["results"].as_array().expect("results");
    let names: Vec<&Value> = results.iter().map(|result| &result["name"]).collect();
    assert_eq!(names, [&json!("Hal"), &json!("Eve")]);
    // Both may lose to the invaders; then nobody is first.
    assert!(results.iter().all(|result| result["place"].is_u64()), "{over}");
    // Nothing is hidden any more: the page around is handed the game, and a link that opens it.
    let link = over["link"].as_str().expect("an address");
    assert!(link.ends_with(over["save"].as_str().expect("a game")), "{over}");
    let Some(link::Arrival::Save(save)) = link::arrival(link) else { panic!("a game: {link}") };
    assert_eq!(save::game_of(&save).as_deref(), Ok("nicy-hosmosu"));
    let all = page.script("return JSON.stringify(window.told)", &[]);
    assert!(!all.as_str().expect("text").contains("seed"), "nothing that tells the luck");
}

/// Frames of other sites are kept from it by the browser; on its own site a table could.
#[test]
fn whoever_reads_the_page_around_is_left_there_until_the_table_is_touched() {
    let site = strict_site();
    let page = Page::open(Device::Phone, &format!("{}embed.html", site.url()));
    inside(&page, |page| {
        laid(page);
        page.settle();
    });
    let reader = "return [document.activeElement.localName, scrollY]";
    assert_eq!(page.script(reader, &[]), json!(["body", 0]));
    // At the table the keyboard goes along from screen to screen.
    inside(&page, |page| {
        page.click(".bar a");
        page.find(".poster");
        page.wait_until("the top of the home page", |page| {
            let focused = "return document.activeElement.matches('main')";
            (page.script(focused, &[]) == true).then_some(())
        });
    });
}

/// The set-up of the game in the frame, once its seats have these names.
fn set_up(page: &Page, names: [&str; 2]) -> Value {
    inside(page, |page| {
        laid(page);
        page.wait_until("the names", |page| {
            let mut save: Value = serde_json::from_str(&save_text(page)).expect("a save is JSON");
            let setup = save["setup"].take();
            let found =
                [0, 1].map(|seat| setup["seats"][seat]["name"].as_str() == Some(names[seat]));
            (found == [true, true]).then_some(setup)
        })
    })
}

#[test]
fn attributes_say_who_plays_and_what() {
    let club = Club::with(
        r#"<saucer-night game="nicy-hosmosu" seats=" human@Ann Lee , human@Bo &amp; Co 5%41"
            options='{"advanced":true}' seed="a &amp; b%20c"></saucer-night>"#,
    );
    let page = Page::open(Device::Desktop, &club.url());
    ready(&page);
    let setup = set_up(&page, ["Ann Lee", "Bo & Co 5%41"]);
    assert_eq!(setup["options"]["advanced"], true, "{setup}");
    assert_eq!(setup["seed"], "a & b%20c");
    // A list, in which a name may hold a comma, and options as they are.
    let seats = ["human@Cy, the first", "human@Di@home"];
    ask(&page, "start", json!({ "seats": seats, "options": { "advanced": false }, "seed": "" }));
    let setup = set_up(&page, ["Cy, the first", "Di@home"]);
    assert_eq!(setup["options"]["advanced"], false, "{setup}");
    assert_eq!(page.errors(), Vec::<String>::new(), "both policies hold");
}

fn choose(page: &Page, field: &str, value: &str) {
    let choose = "const field = document.querySelector('#wish').elements[arguments[0]];
        field.value = arguments[1]; field.dispatchEvent(new Event('change', { bubbles: true }));";
    page.script(choose, &[json!(field), json!(value)]);
}

#[test]
fn the_snippet_of_the_examples_works_on_the_page_of_a_club() {
    let site = strict_site();
    let page = Page::open(Device::Desktop, &format!("{}#/about", site.url()));
    page.click("a[href='embed.html']");
    page.find(FRAME);
    choose(&page, "seats", "human,human");
    choose(&page, "options", r#"{"advanced":true}"#);
    page.click("#wish button");
    choose(&page, "theme", "light");
    inside(&page, |page| page.find("html[data-theme=light] .table .board > *"));
    page.says("#snippet", "theme=\"light\"");
    let snippet = page.text("#snippet");
    assert_eq!(page.errors(), Vec::<String>::new(), "the policy holds");

    assert_eq!(snippet.lines().count(), 2, "{snippet}");
    let club = Club::showing(&snippet, site);
    page.goto(&club.url());
    ready(&page);
    inside(&page, |page| {
        page.find("html[data-theme=light] .table.nicy-hosmosu .board > *");
        assert!(save_text(page).contains("\"advanced\":true"), "{}", save_text(page));
    });
    assert_eq!(page.errors(), Vec::<String>::new(), "both policies hold");
}
