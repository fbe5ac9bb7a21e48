//! Section 1, and the count of every deck.

use saucer_night::engine::{Bag, Chance, GameModel, Kind, Seen, Viewer};
use saucer_night::games::conquest::cards::{
    Ability, Counter, EventCard, Icon, LocCard, Race, ResCard, StuffCard, Tech, Temper,
};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::vocabulary::{Prefix, Window};
use saucer_night::games::conquest::{
    Chosen, Colour, Command, Conquest, Event, Figure, Lies, Move, Options, Question,
};

use super::table::{ANN, BEN, Table, a, b, o};

/// CQ-1.1
#[test]
fn every_deck_has_its_cards() {
    let sum = |copies: &[u8]| copies.iter().map(|n| u32::from(*n)).sum::<u32>();
    let events = EventCard::ALL.map(|card| card.sheet().copies);
    assert_eq!((sum(&events), events.len()), (70, 48));
    let red: Vec<u8> = EventCard::ALL
        .iter()
        .filter(|card| !card.sheet().red.is_empty())
        .map(|card| card.sheet().copies)
        .collect();
    assert_eq!((sum(&red), red.len()), (30, 24));
    let resistance = ResCard::ALL.map(|card| card.sheet().copies);
    assert_eq!((sum(&resistance), resistance.len()), (35, 23));
    let stuff = StuffCard::ALL.map(|card| card.sheet().copies);
    assert_eq!((sum(&stuff), stuff.len()), (25, 21));
    let locations = LocCard::ALL.map(|card| card.sheet().copies);
    assert_eq!(sum(&locations), 35);
    assert_eq!(locations.iter().filter(|n| **n > 0).count(), 27);
    let sides = LocCard::ALL.iter().filter(|card| card.sheet().icons.contains(&Icon::Objective));
    assert_eq!(sides.count(), 2, "one two-sided Objective");
    assert_eq!((Tech::ALL.len(), Race::ALL.len()), (6, 10));
    let counters = Counter::ALL.map(|counter| counter.sheet().copies);
    assert_eq!((sum(&counters), counters.len()), (30, 10));
}

/// The figures the component list gives for its decks.
#[test]
fn decks_have_the_listed_figures() {
    let events = || {
        EventCard::ALL.iter().flat_map(|c| std::iter::repeat_n(c.sheet(), c.sheet().copies.into()))
    };
    assert_eq!(events().filter(|sheet| sheet.cost == 0).count(), 46);
    assert_eq!(events().filter(|sheet| sheet.cost == 1).count(), 16);
    assert_eq!(events().filter(|sheet| sheet.cost == 2).count(), 8);
    // The orb is the price in the text.
    for sheet in events() {
        let acts = sheet.fx.iter().filter_map(|line| match line[0].window {
            Window::Act(n) if line[0].prefix == Prefix::Free => Some(n),
            _ => None,
        });
        assert!(acts.clone().all(|n| n == sheet.cost), "{sheet:?}");
    }
    let cards = || {
        ResCard::ALL.iter().flat_map(|c| std::iter::repeat_n(c.sheet(), c.sheet().copies.into()))
    };
    let full = |temper: Temper| cards().filter(|sheet| sheet.temper == Some(temper)).count();
    assert_eq!((full(Temper::Soft), full(Temper::Hard)), (11, 10));
    assert_eq!(cards().filter(|sheet| sheet.hero).count(), 14);
    let places = || {
        LocCard::ALL.iter().flat_map(|c| std::iter::repeat_n(c.sheet(), c.sheet().copies.into()))
    };
    assert_eq!(places().map(|sheet| u32::from(sheet.population)).sum::<u32>(), 40);
    assert_eq!(places().map(|sheet| u32::from(sheet.resistance)).sum::<u32>(), 49);
    assert_eq!(places().filter(|sheet| sheet.resistance == 0).count(), 7);
    let activate = StuffCard::ALL.iter().filter(|card| card.sheet().activate);
    assert_eq!(activate.map(|card| card.sheet().copies).sum::<u8>(), 15);
}

/// CQ-1.2
#[test]
fn four_colours_and_four_saucers_each() {
    let game = Scene::new(4).build();
    for seat in saucer_night::engine::Seat::all(4) {
        assert_eq!(game.player(seat).on_board().count_ones(), 4);
    }
    assert_eq!(Colour::ALL.len(), 4);
    // No colour belongs to a race: the first seat may pick any.
    let mut chance = Chance::scripted([Race::Trun as u32, Race::Orzax as u32]);
    let game = Conquest::new(&Options { players: 2, ..Options::default() }, &mut chance).unwrap();
    assert_eq!(game.legal_moves(), Colour::ALL.map(Move::TakeColour));
}

/// CQ-1.3
#[test]
fn a_die_gives_one_to_six() {
    let mut chance = Chance::unrecorded(3);
    let rolls: Vec<u8> = (0..600).map(|_| chance.d6()).collect();
    for face in 1..=6 {
        assert!(rolls.contains(&face));
    }
    assert!(rolls.iter().all(|roll| (1..=6).contains(roll)));
}

/// CQ-1.3
#[test]
fn a_d3_is_half_a_die_rounded_up() {
    let strength = |scene: Scene, script: &[u32]| {
        let card = EventCard::StrafingRun;
        let scene = scene.location(a(1), LocCard::Town).saucers(0, &[a(1)]).tokens(0, 0);
        let mut table = Table::new(scene.hand(0, &[card]).battles());
        table.luck(Move::Resolve(a(1)), [ResCard::ArmyTanks as u32]);
        table.luck(Move::Play(card, 1), script.iter().copied());
        table.events.iter().find_map(|event| match event {
            Event::RoundSettled { strength, .. } => Some(strength[0]),
            _ => None,
        })
    };
    for (face, d3) in [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)] {
        assert_eq!(strength(Scene::new(2), &[face, 3, 1]), Some(2 + d3));
    }
    assert_eq!(strength(Scene::new(2).first_edition(), &[3, 1]), Some(4), "a fixed 2");
}

/// CQ-1.4
#[test]
fn allies_are_aliens_and_the_destroyed_wait_in_the_pool() {
    let town = a(1);
    let scene = Scene::new(2)
        .stuff(0, StuffCard::GorgomagTheLavaBrute)
        .location(town, LocCard::SmallTown)
        .saucers(0, &[])
        .ally(0, Figure::Gorgomag, town)
        .battles();
    let mut table = Table::new(scene);
    assert_eq!(table.pool(ANN), 4);
    // 5 + 1 for the Orzax with a Space Stuff card, and a 1, against 6 and a 5.
    let tanks = ResCard::ArmyFighterPlanes as u32;
    table.luck(Move::Resolve(town), [tanks, 1, 5]);
    assert!(table.happened(&Event::Destroyed { seat: ANN, figure: Figure::Gorgomag, at: town }));
    assert_eq!((table.pool(ANN), table.crew(ANN, town)), (5, 0));
    assert_eq!(table.pool(BEN), 0, "only in the own pool");
}

/// CQ-1.5
#[test]
fn every_race_has_strength_intelligence_and_both_kinds_of_abilities() {
    for race in Race::ALL {
        let sheet = race.sheet();
        assert!((1..=5).contains(&sheet.strength) && (1..=6).contains(&sheet.intelligence));
        let paid = |gift: &&saucer_night::games::conquest::cards::Gift| {
            gift.fx.iter().any(|line| matches!(line[0].prefix, Prefix::Menace(_)))
        };
        assert!(sheet.gifts.iter().filter(paid).count() >= 1, "{race:?}");
        assert!(sheet.gifts.iter().filter(|gift| !paid(gift)).count() >= 1, "{race:?}");
    }
}

/// CQ-1.6
#[test]
fn a_landing_site_is_never_empty_and_gets_no_location() {
    let mut table = Table::new(Scene::new(2).saucers(0, &[a(0), a(1)]).battles());
    assert!(!table.game.is_empty_space(a(0)) && !table.game.is_empty_space(o(0)));
    assert!(table.game.is_empty_space(a(1)));
    assert!(!table.legal(Move::Resolve(a(0))), "nothing to explore");
    table.luck(Move::Resolve(a(1)), [LocCard::Forest as u32]);
    assert_eq!(table.game.ground(a(1)).location, Some(LocCard::Forest));
    assert!(!table.game.is_empty_space(a(1)));
    assert_eq!(table.game.ground(a(0)).location, None);
}

/// CQ-1.7
#[test]
fn icons_do_nothing_by_themselves() {
    let fight = |location: LocCard| {
        let scene = Scene::new(2).location(a(1), location).saucers(0, &[a(1), a(1)]).battles();
        let mut table = Table::new(scene);
        table.luck(Move::Resolve(a(1)), [ResCard::ArmyInfantry as u32, 2, 2]);
        table.events.iter().find_map(|event| match event {
            Event::RoundSettled { strength, .. } => Some(*strength),
            _ => None,
        })
    };
    // A Military card at a Town, and at a Water Town: printed Strength all the same.
    assert_eq!(fight(LocCard::SmallTown), Some([4, 3]));
    assert_eq!(fight(LocCard::FishingVillage), Some([4, 3]));
    assert_eq!(fight(LocCard::LumberCamp), Some([4, 3]));
}

/// CQ-1.8
#[test]
fn current_numbers_are_base_plus_modifiers_and_zero_when_conquered() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::Town)
        .location(a(2), LocCard::RadioStation)
        .held(a(6), LocCard::City, 0)
        .demolished(b(1), LocCard::Suburbs)
        .in_play(EventCard::CivilDefense, 1, Lies::Table)
        .in_play(EventCard::Evacuation, 1, Lies::At(a(1)));
    let game = Scene::build(scene);
    assert_eq!(game.resistance_value(a(1)), 3, "2 and Civil Defense");
    assert_eq!(game.population(a(1)), 2, "2, Radio Station next door, Evacuation");
    assert_eq!(game.resistance_value(a(6)), 0, "conquered");
    assert_eq!(game.population(a(6)), 3);
    assert_eq!((game.resistance_value(b(1)), game.population(b(1))), (0, 0), "demolished");
}

/// CQ-1.9
#[test]
fn full_resistance_is_hard_or_soft_and_heroes_are_neither() {
    for card in ResCard::ALL {
        let sheet = card.sheet();
        assert_eq!(sheet.hero, sheet.temper.is_none(), "{card:?}");
    }
    assert_eq!(ResCard::ArmyTanks.sheet().temper, Some(Temper::Hard));
    assert_eq!(ResCard::ArmyInfantry.sheet().temper, Some(Temper::Soft));
    // Melt Their Armor needs Hard, so Aliens are no target.
    let scene = Scene::new(2)
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1)])
        .location(a(1), LocCard::Forest)
        .hand(0, &[EventCard::MeltTheirArmor, EventCard::DeathRay])
        .battles();
    let mut table = Table::new(scene);
    table.play(Move::Resolve(a(1)));
    assert!(matches!(table.what(), Question::Window(_)));
    assert!(!table.legal(Move::Play(EventCard::MeltTheirArmor, 0)));
    assert!(table.legal(Move::Play(EventCard::DeathRay, 0)));
}

/// CQ-1.10
#[test]
fn effects_end_with_their_round_fight_or_battle() {
    let scene = Scene::new(2)
        .location(a(1), LocCard::City)
        .saucers(0, &[a(1), a(1), a(1)])
        .tokens(0, 3)
        .hand(0, &[EventCard::DeathRay, EventCard::NerveGas])
        .battles();
    let mut table = Table::new(scene);
    let infantry = ResCard::ArmyInfantry as u32;
    table.luck(Move::Resolve(a(1)), [infantry]);
    table.play(Move::Play(EventCard::DeathRay, 0));
    table.play(Move::Play(EventCard::NerveGas, 0));
    table.play(Move::UseGift(2, 0));
    assert_eq!(table.game.strength(0), 6 + 3 + 2);
    assert_eq!(table.game.strength(1), 4 - 2, "3 and 1 for the City");
    // Tie the round: 11+1 to 2+... the dice cannot; lose nothing by a crush on both sides.
    table.luck(Move::Pass, [6, 6]);
    table.play(Move::Pass);
    assert_eq!(table.what(), Question::StayOrEscape);
    table.play(Move::Stay);
    assert_eq!(table.game.strength(0), 6 + 2, "Death Ray was for the Fight Round");
    table.luck(Move::Pass, [3, 3]);
    table.play(Move::Pass);
    table.luck(Move::Stay, [infantry]);
    assert_eq!(table.game.strength(0), 6, "the ability was for the Fight");
    assert_eq!(table.game.strength(1), 2, "Nerve Gas is for the Battle");
}

/// CQ-1.11
#[test]
fn enemies_are_counters_and_opponents() {
    let scene = Scene::new(3).saucers(1, &[a(1)]).counter(a(2), Counter::Infantry);
    let game = scene.saucers(0, &[a(3)]).build();
    assert!(game.enemy_at(ANN, a(1)) && game.enemy_at(ANN, a(2)));
    assert!(!game.enemy_at(ANN, a(3)), "own Aliens are none");
    assert!(!game.enemy_at(BEN, a(1)) && game.enemy_at(BEN, a(3)));
}

/// CQ-1.12
#[test]
fn hands_and_commands_are_secret_and_the_rest_is_public() {
    let scene = Scene::new(2).hand(1, &[EventCard::DeathRay, EventCard::ForceDome]);
    let game = scene.discarded_event(EventCard::SupplyPod).command_phase().build();
    let seen = Seen::new(&game, Viewer::Seat(ANN));
    let hand = seen.player(BEN).hand;
    assert_eq!((hand.cards.len(), hand.len()), (0, 2), "the size is public, the cards are not");
    assert_eq!(seen.event_discard().count(EventCard::SupplyPod), 1);
    assert_eq!(seen.event_deck_size(), game.event_deck_size());
    let mut table = Table::of(game);
    table.play(Move::Command(Command::Three));
    let seen = Seen::new(&table.game, Viewer::Seat(BEN));
    assert_eq!(seen.player(ANN).chosen, Chosen::Hidden);
    table.play(Move::Command(Command::Five));
    let seen = Seen::new(&table.game, Viewer::Seat(BEN));
    assert_eq!(seen.player(ANN).chosen, Chosen::Counter(Command::Three), "after the reveal");
}

/// CQ-1.13
#[test]
fn tokens_never_run_out() {
    let mut table = Table::new(Scene::new(2).tokens(0, 500).points(4));
    table.play(Move::GainMenace).play(Move::GainMenace);
    assert_eq!(table.tokens(ANN), 502);
}

/// CQ-1.14
#[test]
fn all_dice_come_from_chance() {
    let scene = Scene::new(2).location(a(1), LocCard::SmallTown).saucers(0, &[a(1)]).battles();
    let game = scene.build();
    let outcome = |seed: u64| {
        let (mut chance, mut events) = (Chance::of_record(seed, 1), Vec::new());
        let mut game = game.clone();
        game.apply(&Move::Resolve(a(1)), &mut chance, &mut events);
        (events, chance.into_outcomes())
    };
    assert_eq!(outcome(5), outcome(5), "the same seed gives the same dice");
    assert!((1..40).any(|seed| outcome(seed) != outcome(5)));
    let (events, dice) = outcome(5);
    let rolled = events.iter().filter(|event| matches!(event, Event::FightDice { .. })).count();
    assert!(rolled >= 2 && dice.len() >= 3, "the Resistance rolls from it too");
}

/// CQ-1.15
#[test]
fn a_text_wins_over_a_rule() {
    // CQ-9 lets Aliens escape; the Trun's text forbids it.
    let fight = |race: Race| {
        let scene = Scene::new(2).race(0, race).location(a(1), LocCard::Town);
        let mut table = Table::new(scene.saucers(0, &[a(1), a(1)]).tokens(0, 0).battles());
        table.luck(Move::Resolve(a(1)), [ResCard::ArmyInfantry as u32, 4, 4]);
        table.what()
    };
    assert_eq!(fight(Race::Orzax), Question::StayOrEscape);
    let scene = Scene::new(2).race(0, Race::Trun).location(a(1), LocCard::Town);
    let mut table = Table::new(scene.saucers(0, &[a(1)]).tokens(0, 0).battles());
    // A tie at 4+2 to 3+3, and the Fight goes on without a question.
    table.luck(
        Move::Resolve(a(1)),
        [ResCard::ArmyInfantry as u32, 2, 3, 4, 1, ResCard::ArmyTanks as u32, 6, 1],
    );
    assert_eq!(table.game.ground(a(1)).marker, Some(ANN));
}

/// Kinds are numbered without gaps, as bags need.
#[test]
fn kinds_count_from_zero() {
    fn numbered<K: Kind>(all: &[K]) {
        for (index, kind) in all.iter().enumerate() {
            assert_eq!(kind.index(), index);
            assert_eq!(K::from_index(index), *kind);
        }
    }
    numbered(&EventCard::ALL);
    numbered(&ResCard::ALL);
    numbered(&StuffCard::ALL);
    numbered(&LocCard::ALL);
    numbered(&Counter::ALL);
    let all: Bag<Tech, 6> = Tech::ALL.into_iter().collect();
    assert_eq!(all.len(), 6);
    assert!(Counter::RocketTrucks.sheet().abilities.contains(&Ability::Deadly));
}
