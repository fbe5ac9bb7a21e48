//! Saves of older rules: none of them is lost.

use saucer_night::engine::{GameModel, save};
use saucer_night::games::conquest::{Conquest, Sheet};

/// Version 1 of Conquest had another Standard track.
const COMPETITIVE: &str = include_str!("old/conquest-1-competitive.json");
const BRUTAL: &str = include_str!("old/conquest-1-brutal.json");
const COOPERATIVE: &str = include_str!("old/conquest-1-cooperative.json");
const SOLO: &str = include_str!("old/conquest-1-solo.json");

fn records(text: &str) -> usize {
    save::about(text).expect("a save").records
}

#[test]
fn games_of_conquest_version_1_come_to_their_end_on_the_track_they_began_with() {
    for (text, sheet) in [
        (COMPETITIVE, Sheet::First),
        (BRUTAL, Sheet::Brutal),
        (COOPERATIVE, Sheet::First),
        (SOLO, Sheet::First),
    ] {
        assert!(text.contains("\n\"rules\": 1,\n"), "an old save");
        let loaded = save::read::<Conquest>(text).expect("it opens");
        assert_eq!((loaded.cut, loaded.session.records().len()), (None, records(text)));
        assert!(loaded.session.outcome().is_some(), "it was played to its end");
        assert_eq!(loaded.session.setup().options.sheet, sheet);
        // From then on it is a save of today.
        let today = save::write(&loaded.session);
        assert!(today.contains(&format!("\n\"rules\": {},\n", Conquest::RULES_VERSION)));
        let again = save::read::<Conquest>(&today).expect("it opens again");
        assert_eq!((again.cut, again.session.records()), (None, loaded.session.records()));
    }
}

#[test]
fn on_the_track_of_today_they_would_not_fit() {
    for text in [COOPERATIVE, SOLO] {
        let mut save: serde_json::Value = serde_json::from_str(text).expect("a save");
        save["rules"] = Conquest::RULES_VERSION.into();
        let loaded = save::read::<Conquest>(&crate::signing::signed(save)).expect("it opens");
        let cut = loaded.cut.expect("a red circle that is no longer there").at;
        assert_eq!(loaded.session.records().len(), cut, "all that fits is there");
        assert!(cut > 20 && loaded.session.to_act().is_some(), "the game can go on from there");
    }
}
