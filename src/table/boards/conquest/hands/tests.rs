//! What hands can do in Conquest of Planet Earth.

use super::*;
use crate::drag::Grip;
use engine::{Chance, Refusal as _};
use games::conquest::cards::LocCard;
use games::conquest::scene::Scene;

fn seen(game: &Conquest) -> Seen<Conquest> {
    Seen::new(game, Viewer::Seat(game.to_act().expect("the game is on")))
}

/// A hand can tell every decision from every other: each line of a text has a zone of its own.
#[test]
fn a_card_dropped_on_its_target_plays_both_decisions() {
    let (mut aimed, mut second_lines) = (0, 0);
    for seed in 0..6 {
        let mut chance = Chance::unrecorded(seed);
        let options = Options { players: 3, ..Options::default() };
        let mut game = Conquest::new(&options, &mut chance).expect("sets up");
        for _ in 0..600 {
            if game.to_act().is_none() {
                break;
            }
            let moves = game.legal_moves();
            let mut zones = Vec::new();
            for handle in Conquest::handles(&seen(&game), &moves) {
                if let Grip::Drop { pieces, place } = &handle.grip
                    && let (PLAY, [line, ..]) = read(place)
                {
                    let zone = (pieces[0].clone(), line);
                    assert!(!zones.contains(&zone), "{zone:?} means two things");
                    zones.push(zone);
                    second_lines += usize::from(line > 0);
                }
                let mut after = game.clone();
                let seat = game.to_act();
                for mv in &handle.moves {
                    assert_eq!(after.to_act(), seat, "{handle:?}");
                    assert!(after.check(mv).is_ok(), "{handle:?}");
                    after.apply(mv, &mut Chance::unrecorded(1), &mut Vec::new());
                }
                aimed += handle.moves.len() - 1;
            }
            let mv = moves[chance.below(moves.len() as u32) as usize];
            game.apply(&mv, &mut chance, &mut Vec::new());
        }
    }
    assert!(aimed > 50, "{aimed} cards were dropped on targets");
    assert!(second_lines > 0, "some text had two lines to use");
}

#[test]
fn a_drop_that_is_not_allowed_says_which_rule_forbids_it() {
    let (town, far) = (Space::of(1, 1), Space::OBJECTIVE);
    let game = Scene::new(2).location(town, LocCard::Town).saucers(0, &[town]).build();
    let refusal = |piece: &str, place: &str| {
        let mv = Conquest::attempt(&seen(&game), piece, place)?;
        game.check(&mv).err().map(|refusal| refusal.rule())
    };
    assert_eq!(refusal("alien-0-0", &place(far)), Some("CQ-6.4"));
    assert_eq!(refusal("alien-0-1", &place(Space::landing(0))), None, "it may land");
    assert_eq!(refusal("event-0-0", "play-0"), Some("CQ-13.1"), "not in the hand");
    assert_eq!(refusal("command-0", COMMAND), Some("CQ-19.1"));
}

#[test]
fn a_game_is_heard_dice_ships_fights_and_conquests() {
    let mut game = Scene::new(2).saucers(0, &[Space::of(1, 1)]).build();
    let (mut chance, mut events) = (Chance::unrecorded(5), Vec::new());
    while game.to_act().is_some() {
        let moves = game.legal_moves();
        let mv = moves[chance.below(moves.len() as u32) as usize];
        game.apply(&mv, &mut chance, &mut events);
    }
    let heard: Vec<Sound> = events.iter().filter_map(Conquest::sound).collect();
    use Sound::{Burst, Gain, Place, Roll, Shot};
    for sound in [Roll, Place, Shot, Burst, Gain] {
        assert!(heard.contains(&sound), "{sound:?}");
    }
}

#[test]
fn only_questions_about_hidden_cards_need_the_curtain() {
    let town = Space::of(1, 1);
    let scene = Scene::new(2).location(town, LocCard::Town).saucers(0, &[town]);
    let open = |game: Conquest| Conquest::in_the_open(&Seen::new(&game, Viewer::Public));
    assert!(!open(scene.clone().build()), "the Action Phase shows the hand");
    assert!(!open(scene.clone().battles().build()));
    assert!(!open(scene.command_phase().build()), "Command Counters are secret");
}
