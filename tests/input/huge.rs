//! Files that are too large for any game, and saves with one part that is far too large.

use std::time::{Duration, Instant};

use saucer_night::engine::SetupRefusal;
use saucer_night::engine::save::{self, LoadRefusal};
use saucer_night::games::nicy_hosmosu::{NicyHosmosu, Options};
use serde_json::Value;

use crate::saves::good;
use crate::signing::signed;

const TEN_MB: usize = 10_000_000;
/// Just small enough to be read.
const READ: usize = 4_000_000;

fn saved() -> Value {
    let session = good::<NicyHosmosu>(&Options::default(), 5, 1);
    serde_json::from_str(&save::write(&session)).expect("JSON")
}

fn refusal(text: &str) -> Option<LoadRefusal> {
    save::read::<NicyHosmosu>(text).err()
}

#[test]
fn a_file_of_ten_megabytes_is_refused_at_once() {
    let mut all = ["[", " ", "{\"x\":", "9", "\u{1f47d}"]
        .map(|part| part.repeat(TEN_MB / part.len()))
        .to_vec();
    all.push(format!("{}{}", saved(), " ".repeat(TEN_MB)));
    for text in all {
        let start = Instant::now();
        assert_eq!(refusal(&text), Some(LoadRefusal::NotASave));
        assert!(start.elapsed() < Duration::from_secs(1), "took {:?}", start.elapsed());
    }
}

#[test]
fn nesting_without_end_is_no_save() {
    let deep = format!("{}1{}", "[".repeat(READ / 2), "]".repeat(READ / 2));
    let text = saved().to_string().replacen('{', &format!("{{\"x\":{deep},"), 1);
    // Unknown parts are skipped, however deep: the save in it is whole.
    assert_eq!(refusal(&text), None);
    assert_eq!(refusal(&deep), Some(LoadRefusal::NotASave));
}

#[test]
fn a_name_or_a_seed_without_end_is_refused() {
    let long = "x".repeat(READ);
    let setup = |words: &str| Some(LoadRefusal::Setup(SetupRefusal(words.into())));
    let mut save = saved();
    save["setup"]["seats"][0]["name"] = long.as_str().into();
    assert_eq!(refusal(&signed(save)), setup("A player's name is too long."));
    let mut save = saved();
    save["setup"]["seed"] = long.into();
    assert_eq!(refusal(&signed(save)), setup("The seed is too long."));
    let mut save = saved();
    save["setup"]["seats"][0]["colour"] = 4.into();
    assert_eq!(refusal(&signed(save)), setup("A seat has a colour that is not there."));
}

#[test]
fn a_record_told_a_thousand_times_over_is_cut_off() {
    let mut save = saved();
    let record = save["records"][0].clone();
    save["records"] = vec![record; 20_000].into();
    let loaded = save::read::<NicyHosmosu>(&signed(save)).expect("it loads");
    let cut = loaded.cut.expect("cut off").at;
    assert!(cut < 10 && loaded.session.records().len() == cut);
}
