//! Sections 4, 16 and 17: the cooperative, solo and team games.

use saucer_night::engine::{Chance, GameModel, Seat, Seen, Verdict, Viewer};
use saucer_night::games::conquest::cards::{Counter, EventCard, LocCard, Race, ResCard, Tech};
use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::text::SWITCHES;
use saucer_night::games::conquest::{
    Colour, Command, Conquest, Ending, Event, Mode, Move, Options, Phase, Question, Sheet, Space,
};

use super::table::{ANN, BEN, CAT, Table, a, b, o};

const INFANTRY: u32 = ResCard::ArmyInfantry as u32;

fn coop(players: u8) -> Options {
    Options { mode: Mode::Cooperative, players, ..Options::default() }
}

fn solo(players: u8) -> Options {
    Options { mode: Mode::Solo, players, ..Options::default() }
}

fn team() -> Options {
    Options { mode: Mode::Team, players: 4, ..Options::default() }
}

fn sets_up(options: Options) -> bool {
    Conquest::new(&options, &mut Chance::unrecorded(3)).is_ok()
}

fn counters_on(table: &Table, section: u8) -> usize {
    let spaces = table.game.spaces().filter(|space| space.section() == section);
    spaces.map(|space| table.game.ground(space).counters.len()).sum()
}

/// CQ-4.2
#[test]
fn the_cooperative_game_is_for_two_to_four_with_either_sheet() {
    assert!(!sets_up(coop(1)) && sets_up(coop(2)) && sets_up(coop(4)) && !sets_up(coop(5)));
    let standard = Scene::of(coop(2)).build().track().unwrap();
    let brutal = Scene::of(Options { sheet: Sheet::Brutal, ..coop(2) }).build();
    let brutal = brutal.track().unwrap();
    assert_ne!(standard.circles(), brutal.circles());
}

/// CQ-4.6
#[test]
fn command_counters_can_be_used_against_the_resistance() {
    let options = Options { command_counters: true, ..coop(2) };
    let mut table = Table::new(Scene::of(options).command_phase());
    assert_eq!(table.asked(), Some((ANN, Question::ChooseCommand)));
    table.play(Move::Command(Command::Four)).play(Move::Command(Command::Three));
    assert_eq!((table.game.active(), table.game.player(BEN).points), (BEN, 3));
    assert!(!sets_up(Options { command_counters: true, ..Options::default() }));
}

/// CQ-4.7
#[test]
fn tech_locations_add_dice() {
    let scene = |options: Options| {
        Scene::of(options)
            .location(a(1), LocCard::ResearchLab)
            .location(a(2), LocCard::Observatory)
            .held(a(3), LocCard::NuclearPlant, 0)
            .demolished(a(4), LocCard::RocketTestRange)
            .resistance_step(6)
    };
    let options = Options { tech_locations: true, ..coop(2) };
    // One die for the stage, three for the labs not conquered, a ruin among them; then the rolls
    // for Action Points.
    let table = Table::of(scene(options).build_with([1, 1, 1, 6, Tech::JetPacks as u32, 2, 3]));
    assert_eq!(table.game.tech_in_play(), [Tech::JetPacks]);
    // In the first edition the ruin had no die.
    let first = scene(options).first_edition();
    let table = Table::of(first.build_with([1, 1, 6, Tech::JetPacks as u32, 2, 3]));
    assert_eq!(table.game.tech_in_play(), [Tech::JetPacks]);
    let table = Table::of(scene(coop(2)).build_with([1, 2, 3]));
    assert!(table.game.tech_in_play().is_empty());
    assert!(!sets_up(Options { tech_locations: true, ..Options::default() }));
}

/// CQ-4.8
#[test]
fn the_objective_may_have_to_be_taken() {
    // 16 points of two players without the Objective; Ann conquers the last Town.
    let scene = |options: Options| {
        let cities = [a(2), a(3), b(1)];
        let towns = [a(4), b(2), b(3)];
        let kinds = [LocCard::City, LocCard::City, LocCard::HarborCity];
        let mut scene = Scene::of(options);
        for (space, city) in cities.into_iter().zip(kinds) {
            scene = scene.held(space, city, 0);
        }
        for (space, town) in towns.into_iter().zip([LocCard::Town, LocCard::Town, LocCard::Suburbs])
        {
            scene = scene.held(space, town, 1);
        }
        scene.location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]).battles()
    };
    let mut table = Table::new(scene(coop(2)));
    assert_eq!(table.game.side_terror(0), 15);
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    assert_eq!(table.game.phase(), Phase::Over(Ending::Conquest(ANN)));
    let mut table = Table::new(scene(Options { take_objective: true, ..coop(2) }));
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    assert_eq!((table.game.side_terror(0), table.game.phase()), (16, Phase::Battle));
    assert!(!sets_up(Options { take_objective: true, ..Options::default() }));
}

/// A cooperative game of two at its first turn, with these forces.
fn begin(options: Options, forces: &[(Counter, u32)], rolls: &[u32]) -> Table {
    let mut chance = Chance::scripted([Race::Vento as u32, Race::Kitewings as u32]);
    let mut table = Table::of(Conquest::new(&options, &mut chance).unwrap());
    table.play(Move::TakeColour(Colour::Red));
    let forces = forces.iter().flat_map(|(counter, roll)| [*counter as u32, *roll]);
    let hands = [EventCard::DeathRay; 3].into_iter().chain([EventCard::ForceDome; 2]);
    let hands = hands.chain([EventCard::BattleFrenzy; 2]).map(|card| card as u32);
    let script = forces.chain(hands).chain(rolls.iter().copied());
    table.luck(Move::TakeColour(Colour::Blue), script);
    table
}

/// CQ-4.9
#[test]
fn extra_counters_make_two_and_three() {
    let tanks: Vec<(Counter, u32)> = [1, 2, 3]
        .map(|roll| (Counter::Tanks, roll))
        .into_iter()
        .chain([1, 2, 3, 4].map(|roll| (Counter::Artillery, roll)).into_iter().take(2))
        .chain([(Counter::Marines, 1), (Counter::Marines, 2)])
        .collect();
    let options = Options { extra_counters: true, ..coop(2) };
    let table = begin(options, &tanks, &[2, 3]);
    assert_eq!([0, 1, 2].map(|section| counters_on(&table, section)), [3, 2, 2]);
    assert!(!sets_up(Options { extra_counters: true, ..Options::default() }));
}

/// CQ-16.1
#[test]
fn fellow_players_never_fight_nor_rob_each_other() {
    let scene = Scene::of(coop(2))
        .held(a(1), LocCard::Town, 1)
        .saucers(0, &[a(1)])
        .saucers(1, &[a(1)])
        .hand(1, &[EventCard::DeathRay])
        .battles();
    let table = Table::new(scene);
    assert!(!table.legal(Move::Resolve(a(1))) && !table.legal(Move::TakeOver(a(1))));
    assert!(table.legal(Move::EndPhase));
    let seen = Seen::new(&table.game, Viewer::Seat(ANN));
    assert_eq!(seen.player(BEN).hand.cards.count(EventCard::DeathRay), 1, "hands are open");
}

/// CQ-16.2
#[test]
fn a_fellows_aliens_add_no_strength_but_bold_and_barrage_see_them() {
    let scene = || {
        let scene = Scene::of(coop(2)).location(a(1), LocCard::SmallTown);
        scene.saucers(0, &[a(1), a(1)]).saucers(1, &[a(1)]).battles()
    };
    let mut table = Table::new(scene());
    table.luck(Move::Resolve(a(1)), [ResCard::HotRodTeenagers as u32, INFANTRY, 1, 2]);
    let bold = Event::RoundSettled {
        strength: [4, 3 + 2 + 3],
        dice: [1, 2],
        winner: Some(1),
        outright: false,
    };
    assert!(table.happened(&bold));
    assert_eq!((table.pool(ANN), table.pool(BEN)), (3, 3), "only the fighter loses");
    let mut table = Table::new(scene());
    // Barrage: Ann's two are missed, Ben's is hit.
    table.luck(Move::Resolve(a(1)), [ResCard::ArtilleryBattery as u32, 3, 3, 1, 6, 1]);
    assert_eq!((table.crew(BEN, a(1)), table.game.ground(a(1)).marker), (0, Some(ANN)));
}

/// CQ-16.3
#[test]
fn events_with_a_red_box_are_a_deck_of_their_own() {
    let game = Scene::of(coop(2)).build();
    assert_eq!(game.event_deck_size(), 40);
    let script = [EventCard::EmergencySession as u32, 1, 2, 3];
    let table = Table::of(Scene::of(coop(2)).resistance_phase().build_with(script));
    assert_eq!(table.game.track().unwrap().step, 2);
    assert_eq!(table.game.event_discard().len(), 0, "each has its own discard pile");
}

/// CQ-16.4
#[test]
fn track_tech_and_all_counters_are_in_the_game() {
    let game = Scene::of(coop(3)).build();
    assert_eq!(game.track().unwrap().step, 0);
    assert_eq!((game.counter_pool().len(), game.tech_in_play().len()), (30, 0));
}

/// CQ-16.5
#[test]
fn set_up_places_one_counter_each_and_two_on_the_objective_section() {
    let forces =
        [(Counter::Tanks, 1), (Counter::Tanks, 2), (Counter::Militia, 3), (Counter::Marines, 4)];
    let table = begin(coop(2), &forces, &[2, 3]);
    assert_eq!([0, 1, 2].map(|section| counters_on(&table, section)), [2, 1, 1]);
    assert_eq!(*table.game.ground(a(3)).counters, [Counter::Militia]);
}

/// CQ-16.6
#[test]
fn everybody_rolls_for_action_points() {
    let game = Scene::of(coop(3)).command_phase().build_with([4, 1]);
    let mut table = Table::of(game);
    assert_eq!(table.asked(), Some((BEN, Question::KeepOrReroll)));
    assert_eq!(table.tokens(BEN), 1);
    table.luck(Move::RollAgain, [3, 3, 2, 5]);
    assert_eq!(table.game.first_player(), CAT, "tied with Ben at 3, and won the roll-off");
    assert_eq!(table.game.player(CAT).points, 3);
}

/// CQ-16.7
#[test]
fn the_goal_is_eight_for_each_player() {
    let goals: Vec<u8> = (1..=4).map(|n| Scene::of(solo(n)).build().goal(0)).collect();
    assert_eq!(goals, [8, 16, 24, 32]);
    let scene = Scene::of(solo(1)).held(o(0), LocCard::CapitolCity, 0).held(a(5), LocCard::Town, 0);
    let mut table =
        Table::new(scene.location(a(1), LocCard::SmallTown).saucers(0, &[a(1), a(1)]).battles());
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    let outcome = table.game.outcome().unwrap();
    assert!(outcome.together && outcome.won(ANN));
}

/// CQ-17.1
#[test]
fn solo_is_one_to_four_groups_against_the_resistance() {
    assert!((1..=4).all(|groups| sets_up(solo(groups))) && !sets_up(solo(5)));
    let game = Scene::of(solo(2)).hand(1, &[EventCard::DeathRay]).build();
    assert!(game.track().is_some() && game.seats() == 2);
    assert_eq!(game.player(BEN).on_board().count_ones(), 4, "each with its own Saucers");
    let seen = Seen::new(&game, Viewer::Seat(ANN));
    assert_eq!(seen.player(BEN).hand.cards.len(), 1, "nothing is secret");
}

/// CQ-17.2
#[test]
fn solo_groups_have_equal_or_different_races_picked_or_random() {
    let options = Options { pick_races: true, ..solo(2) };
    let mut table = Table::of(Conquest::new(&options, &mut Chance::scripted([])).unwrap());
    assert_eq!((table.asked(), table.moves().len()), (Some((ANN, Question::PickRace)), 10));
    table.play(Move::TakeRace(Race::Trun));
    table.play(Move::TakeRace(Race::Trun));
    assert_eq!([ANN, BEN].map(|seat| table.game.player(seat).race()), [Race::Trun; 2]);
    let options = Options { one_race: true, ..solo(3) };
    let game = Conquest::new(&options, &mut Chance::scripted([Race::Orzax as u32])).unwrap();
    assert!(Seat::all(3).all(|seat| game.player(seat).race() == Race::Orzax));
    assert!(!sets_up(Options { pick_races: true, ..Options::default() }));
}

/// CQ-17.3
#[test]
fn board_counters_and_goal_follow_the_groups() {
    let game = Scene::of(solo(1)).build();
    assert_eq!((game.spaces().count(), game.goal(0)), (14, 8));
    let mut table =
        Table::of(Conquest::new(&solo(1), &mut Chance::scripted([Race::Vento as u32])).unwrap());
    let tanks = Counter::Tanks as u32;
    let script = [tanks, 1, tanks, 2, tanks, 3].into_iter();
    let hand = [EventCard::DeathRay as u32; 3];
    table.luck(Move::TakeColour(Colour::Gold), script.chain(hand).chain([4]));
    assert_eq!([0, 1].map(|section| counters_on(&table, section)), [2, 1]);
}

/// CQ-17.4
#[test]
fn teams_are_seats_one_and_three_against_two_and_four() {
    assert!(sets_up(team()) && !sets_up(Options { players: 3, ..team() }));
    let scene = Scene::of(team()).location(o(1), LocCard::Forest);
    let scene = scene.saucers(0, &[o(1)]).saucers(1, &[o(1)]).saucers(2, &[o(1)]);
    let game = scene.build();
    assert_eq!(Seat::all(4).map(|seat| game.side_of(seat)).collect::<Vec<_>>(), [0, 1, 0, 1]);
    assert!(game.enemy_at(ANN, o(1)));
    assert!(game.track().is_none(), "the competitive rules");
}

/// CQ-17.5
#[test]
fn a_team_wins_with_sixteen_between_its_members() {
    let scene = Scene::of(team())
        .held(o(0), LocCard::CapitolCity, 0)
        .held(o(2), LocCard::City, 0)
        .held(o(3), LocCard::City, 2)
        .held(o(4), LocCard::HarborCity, 2)
        .held(o(5), LocCard::SmallTown, 2)
        .location(a(1), LocCard::SmallTown)
        .saucers(0, &[a(1), a(1)])
        .battles();
    let mut table = Table::new(scene);
    assert_eq!((table.game.side_terror(0), table.game.goal(0)), (15, 16));
    table.luck(Move::Resolve(a(1)), [INFANTRY, 5, 1]);
    let outcome = table.game.outcome().unwrap();
    assert_eq!(outcome.verdict(), Verdict::Won(vec![Seat(0), Seat(2)]));
    // Eight alone are not enough.
    let scene = Scene::of(team()).held(o(0), LocCard::CapitolCity, 0).held(o(2), LocCard::City, 0);
    assert_eq!(scene.build().phase(), Phase::Action);
}

/// CQ-17.6
#[test]
fn teammates_see_each_others_hands_and_do_not_fight() {
    let scene = Scene::of(team())
        .hand(0, &[EventCard::DeathRay])
        .held(a(1), LocCard::Town, 2)
        .saucers(0, &[a(1)])
        .saucers(2, &[a(1)])
        .battles();
    let table = Table::new(scene);
    let known =
        |seat: u8| Seen::new(&table.game, Viewer::Seat(Seat(seat))).player(ANN).hand.cards.len();
    assert_eq!([0, 1, 2, 3].map(known), [1, 0, 1, 0]);
    assert!(!table.legal(Move::Resolve(a(1))) && !table.legal(Move::TakeOver(a(1))));
    let mut table = Table::new(Scene::of(team()).command_phase());
    table.play(Move::Command(Command::Two));
    assert_eq!(table.what(), Question::ChooseCommand, "unchanged");
}

/// CQ-17.7, CQ-17.8
#[test]
fn each_team_decides_whether_to_share_a_race() {
    let options = Options { one_race: true, ..team() };
    let mut table = Table::of(Conquest::new(&options, &mut Chance::scripted([])).unwrap());
    assert_eq!(table.asked(), Some((ANN, Question::TeamRace)), "before races are dealt");
    table.play(Move::ShareRace(true));
    assert_eq!(table.asked(), Some((BEN, Question::TeamRace)));
    let dealt = [Race::Trun, Race::Orzax, Race::Vento].map(|race| race as u32);
    table.luck(Move::ShareRace(false), dealt);
    let races = [0, 1, 2, 3].map(|seat| table.game.player(Seat(seat)).race());
    assert_eq!(races, [Race::Trun, Race::Orzax, Race::Trun, Race::Vento]);
    assert!(races[0] != races[1] && races[0] != races[3], "never one race for both teams");
    assert!(!sets_up(Options { one_race: true, ..Options::default() }));
    assert_eq!(table.crew(ANN, Space::landing(0)), 4, "all else stays separate");
}

/// Another mode switches off what does not belong to it, and each option has a mode.
#[test]
fn changing_the_mode_leaves_options_that_fit() {
    let modes = [Mode::Competitive, Mode::Cooperative, Mode::Solo, Mode::Team];
    let all = Options {
        command_counters: true,
        tech_locations: true,
        take_objective: true,
        extra_counters: true,
        active_resistance: true,
        one_race: true,
        pick_races: true,
        monument: true,
        ..Options::default()
    };
    for mode in modes {
        assert_eq!(all.in_mode(mode).check_switches(), Ok(()), "{mode:?}");
        assert!(all.in_mode(mode).monument);
    }
    for option in &SWITCHES {
        let fits = |mode: &&Mode| {
            let mut options = Options::default().in_mode(**mode);
            (option.set)(&mut options, true);
            (option.is_on)(&options) && options.check_switches().is_ok()
        };
        assert!(modes.iter().find(fits).is_some(), "{} goes with no mode", option.name);
    }
}

/// CQ-16.15: each step is told before what happens in it.
#[test]
fn the_steps_of_the_resistance_phase_are_told_in_order() {
    let mut chance = Chance::unrecorded(5);
    let mut game = Conquest::new(&coop(2), &mut chance).unwrap();
    let (mut told, mut events) = (Vec::new(), Vec::new());
    while told.len() < 6 {
        let moves = game.legal_moves();
        let mv = moves[chance.below(moves.len() as u32) as usize];
        events.clear();
        game.apply(&mv, &mut chance, &mut events);
        told.extend(events.iter().filter_map(|event| match event {
            Event::ResistanceStep { step } => Some(*step),
            _ => None,
        }));
    }
    assert_eq!(told[..6], [1, 2, 3, 4, 5, 6]);
}

/// Every number of players of every mode, and every option on and off, is played by the suite.
#[test]
fn the_variants_cover_every_mode_and_option() {
    let variants = Conquest::variants();
    for (mode, players) in [
        (Mode::Competitive, 2..=4),
        (Mode::Cooperative, 2..=4),
        (Mode::Solo, 1..=4),
        (Mode::Team, 4..=4),
    ] {
        for players in players {
            let here = variants.iter().filter(|o| o.mode == mode && o.players == players);
            let sheets: Vec<Sheet> = here.map(|o| o.sheet).collect();
            assert!(sheets.contains(&Sheet::Standard) && sheets.contains(&Sheet::Brutal));
        }
    }
    for option in &SWITCHES {
        let on = variants.iter().filter(|options| (option.is_on)(options)).count();
        assert!(on > 0 && on < variants.len(), "{}", option.name);
    }
}
