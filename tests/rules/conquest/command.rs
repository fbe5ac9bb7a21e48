//! Section 5.

use saucer_night::games::conquest::scene::Scene;
use saucer_night::games::conquest::{Command, Event, Move, Phase, Question};

use super::table::{ANN, BEN, CAT, Table};

fn choose(table: &mut Table, commands: &[Command], luck: &[u32]) {
    let (last, others) = commands.split_last().unwrap();
    for command in others {
        table.play(Move::Command(*command));
    }
    table.luck(Move::Command(*last), luck.iter().copied());
}

/// CQ-5.1
#[test]
fn a_round_is_command_then_turns_clockwise_from_the_first_player() {
    let mut table = Table::new(Scene::new(3).command_phase());
    choose(&mut table, &[Command::Four, Command::Two, Command::Three], &[]);
    let mut turns = Vec::new();
    for _ in 0..3 {
        turns.push(table.game.active());
        assert_eq!(table.what(), Question::ActionMenu);
        table.play(Move::EndPhase).luck(Move::EndPhase, draws(&table_hand(&turns)));
        if table.game.phase() == Phase::Command {
            break;
        }
    }
    assert_eq!(turns, [BEN, CAT, ANN]);
    assert_eq!((table.game.round(), table.what()), (3, Question::ChooseCommand));
}

/// The Events each of the three draws to refill: four, two and four.
fn table_hand(
    turns: &[saucer_night::engine::Seat],
) -> Vec<saucer_night::games::conquest::cards::EventCard> {
    use saucer_night::games::conquest::cards::EventCard::*;
    match turns.last().unwrap().0 {
        0 => vec![SupplyPod, SupplyPod, MenaceRising, MenaceRising],
        1 => vec![DeathRay, DeathRay, DeathRay, ForceDome],
        _ => vec![BattleFrenzy, BattleFrenzy],
    }
}

fn draws(cards: &[saucer_night::games::conquest::cards::EventCard]) -> Vec<u32> {
    cards.iter().map(|card| *card as u32).collect()
}

/// CQ-5.2
#[test]
fn all_counters_come_back_when_only_the_die_is_left() {
    let scene = Scene::new(2).commands(0, &[Command::Die]);
    let table = Table::new(scene.commands(1, &[Command::Six, Command::Die]).command_phase());
    assert_eq!(table.moves(), Command::ALL.map(Move::Command));
    let six = Command::Six.number().unwrap();
    assert_eq!(six, 6);
    let ben = table.game.player(BEN).commands;
    assert_eq!(ben.count_ones(), 2, "two counters are not recovered");
}

/// CQ-5.3
#[test]
fn counters_are_shown_together_after_the_last_choice() {
    let mut table = Table::new(Scene::new(2).command_phase());
    table.play(Move::Command(Command::Six));
    let shown = |table: &Table| {
        table.events.iter().filter(|e| matches!(e, Event::CommandShown { .. })).count()
    };
    assert_eq!(shown(&table), 0);
    table.play(Move::Command(Command::Two));
    assert_eq!(shown(&table), 2);
}

/// CQ-5.4
#[test]
fn a_counter_gives_its_number_and_the_die_is_rolled() {
    let mut table = Table::new(Scene::new(2).command_phase());
    choose(&mut table, &[Command::Five, Command::Die], &[4]);
    assert_eq!((table.game.player(ANN).number, table.game.player(BEN).number), (5, 4));
    assert_eq!((table.game.active(), table.game.player(BEN).points), (BEN, 4));
}

/// CQ-5.5
#[test]
fn a_one_gives_a_token_and_a_second_roll_that_stands() {
    let roll = || {
        let mut table = Table::new(Scene::new(2).command_phase());
        choose(&mut table, &[Command::Five, Command::Die], &[1]);
        assert_eq!(table.asked(), Some((BEN, Question::KeepOrReroll)));
        assert_eq!(table.tokens(BEN), 1);
        table
    };
    let mut kept = roll();
    kept.play(Move::Keep);
    assert_eq!((kept.game.player(BEN).number, kept.tokens(BEN)), (1, 1));
    let mut again = roll();
    again.luck(Move::RollAgain, [1]);
    assert_eq!(again.what(), Question::ActionMenu, "no third roll");
    assert_eq!((again.game.player(BEN).number, again.tokens(BEN)), (1, 1));
}

/// CQ-5.6
#[test]
fn the_lowest_number_goes_first() {
    let mut table = Table::new(Scene::new(3).command_phase());
    choose(&mut table, &[Command::Three, Command::Die, Command::Four], &[2]);
    assert_eq!(table.game.first_player(), BEN, "a rolled 2 counts");
    assert!(table.happened(&Event::FirstPlayer { seat: BEN }));
}

/// CQ-5.7
#[test]
fn ties_are_rolled_off_until_one_is_highest() {
    let mut table = Table::new(Scene::new(3).command_phase());
    choose(&mut table, &[Command::Three, Command::Three, Command::Three], &[2, 5, 5, 6, 1]);
    assert_eq!(table.game.first_player(), BEN);
    assert!(!table.happened(&Event::RolledOff { seat: ANN, roll: 6 }), "out after the first roll");
}

/// CQ-5.8
#[test]
fn numbered_counters_are_set_aside_and_the_die_is_not() {
    let mut table = Table::new(Scene::new(2).command_phase());
    choose(&mut table, &[Command::Three, Command::Die], &[5]);
    assert_eq!(table.game.player(ANN).commands.count_ones(), 5);
    assert_eq!(table.game.player(BEN).commands.count_ones(), 6);
    let scene = Scene::new(2).commands(0, &[Command::Two, Command::Die]).command_phase();
    assert_eq!(
        Table::new(scene).moves(),
        [Move::Command(Command::Two), Move::Command(Command::Die)]
    );
}

/// CQ-5.9
#[test]
fn priority_runs_clockwise_from_the_first_player() {
    use saucer_night::games::conquest::cards::{EventCard, LocCard, ResCard};
    let town = super::table::a(1);
    let scene = Scene::new(3)
        .first(1)
        .turn(0)
        .location(town, LocCard::SmallTown)
        .saucers(0, &[town])
        .hand(0, &[EventCard::BattleFrenzy])
        .hand(1, &[EventCard::BattleFrenzy])
        .hand(2, &[EventCard::BattleFrenzy])
        .battles();
    let mut table = Table::new(scene);
    table.luck(Move::Resolve(town), [ResCard::ArmyInfantry as u32, 3, 3]);
    // The late window asks in priority order: Ben is First Player.
    let mut asked = Vec::new();
    while let Some((seat, Question::Window(_))) = table.asked() {
        asked.push(seat);
        if asked.len() == 3 {
            break;
        }
        table.play(Move::Pass);
    }
    assert_eq!(asked, [BEN, CAT, ANN]);
}
