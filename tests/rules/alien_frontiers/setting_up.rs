//! Section 2: set-up.

use saucer_night::engine::{Chance, GameModel, Kind, Seat};
use saucer_night::games::alien_frontiers::{
    ALL_CARDS, AlienFrontiers, Card, Facility, Field, Goods, Options, Phase, Place, Port, ShipId,
    Territory,
};

use super::table::*;

fn new(players: u8, long: bool) -> AlienFrontiers {
    AlienFrontiers::new(
        &Options { players, long, ..Options::default() },
        &mut Chance::unrecorded(5),
    )
    .expect("legal")
}

fn open_ports(facility: Facility, players: u8) -> usize {
    new(players, false).berths(facility).filter(|berth| !berth.covered).count()
}

/// AF-2.1
#[test]
fn fewer_players_have_more_colonies() {
    let supplies = [2, 3, 4].map(|players| {
        let game = new(players, false);
        Seat::all(players).map(|seat| game.supply(seat)).collect::<Vec<_>>()
    });
    assert_eq!(supplies, [vec![8; 2], vec![7; 3], vec![6; 4]]);
}

/// AF-2.2
#[test]
fn the_long_game_has_eight_colonies_each_and_needs_three_players() {
    for players in [3, 4] {
        let (long, short) = (new(players, true), new(players, false));
        assert!(Seat::all(players).all(|seat| long.supply(seat) == 8));
        assert_eq!(long.colonies_each(), 8);
        let ports = |game: &AlienFrontiers| {
            let all = Facility::ALL.into_iter().flat_map(|f| game.berths(f).collect::<Vec<_>>());
            all.filter(|berth| !berth.covered).count()
        };
        assert_eq!(ports(&long), ports(&short), "nothing else changes");
        assert_eq!(long.display(), short.display());
    }
    let refused = AlienFrontiers::new(
        &Options { players: 2, long: true, ..Options::default() },
        &mut Chance::unrecorded(1),
    );
    assert_eq!(refused.expect_err("refused").0, "The long game needs three or four players.");
    for players in [0, 1, 5] {
        let options = Options { players, long: false, ..Options::default() };
        assert!(AlienFrontiers::new(&options, &mut Chance::unrecorded(1)).is_err());
    }
}

/// AF-2.3
#[test]
fn everybody_starts_with_three_ships_and_three_in_the_stock() {
    for players in 2..=4 {
        let game = new(players, false);
        for seat in Seat::all(players) {
            assert_eq!((game.owned(seat), game.stocked(seat)), (3, 3));
            // The first player's fleet is gathered for the roll.
            let place = if seat == game.turn() { Place::Unplaced } else { Place::Bay };
            assert_eq!(game.fleet(seat).filter(|id| game.place(*id) == place).count(), 3);
        }
    }
}

/// AF-2.4
#[test]
fn ports_are_covered_by_number_of_players() {
    let expected = [
        (SolarConverter, [7, 7, 8]),
        (LunarMine, [3, 4, 5]),
        (OrbitalMarket, [2, 2, 4]),
        (ColonyConstructor, [3, 6, 6]),
        (Shipyard, [2, 4, 6]),
        (AlienArtifact, [4, 4, 4]),
        (ColonistHub, [12, 12, 12]),
        (RaidersOutpost, [3, 3, 3]),
        (TerraformingStation, [1, 1, 1]),
    ];
    for (facility, ports) in expected {
        assert_eq!([2, 3, 4].map(|n| open_ports(facility, n)), ports, "{facility:?}");
    }
    assert_eq!(Port::of(OrbitalMarket, 2).block(), 1);
    assert_eq!(Port::of(ColonyConstructor, 2).block(), 0);
    assert_eq!(Port::of(Shipyard, 5).block(), 2);
}

/// AF-2.4
#[test]
fn nobody_can_use_a_covered_port() {
    use saucer_night::games::alien_frontiers::scene::Scene;
    let scene = |players| Scene::of(players).dice("6").docked(1, LunarMine, "1-2-3");
    assert_eq!(table(scene(2)).refusal(dock(LunarMine, "6")).1, "AF-4.1");
    assert!(table(scene(3)).offers(dock(LunarMine, "6")));
}

/// AF-2.5
#[test]
fn relic_counters_and_fields_start_in_their_places() {
    let game = new(4, false);
    assert_eq!((game.place(ShipId::RELIC), game.relic_owner()), (Place::Stock, None));
    assert!(Territory::ALL.into_iter().all(|t| game.controller(t).is_none()));
    assert!(Field::ALL.into_iter().all(|field| game.field(field).is_none()));
    assert_eq!(Territory::ALL.len(), 8);
}

/// AF-2.6
#[test]
fn the_deck_has_24_cards() {
    assert_eq!(ALL_CARDS.len(), 24);
    for card in Card::ALL {
        let single = matches!(card, Card::AlienCity | Card::AlienMonument);
        assert_eq!(ALL_CARDS.count(card), if single { 1 } else { 2 }, "{card:?}");
    }
    assert_eq!(Card::ALL.len(), 13);
    assert!(Card::ALL.into_iter().all(|card| Card::from_index(card.index()) == card));
}

/// AF-2.7
#[test]
fn three_cards_are_on_display_and_everybody_has_one() {
    for (players, pile) in [(4, 17), (3, 18), (2, 19)] {
        let game = new(players, false);
        assert_eq!(game.display().iter().flatten().count(), 3);
        assert!(Seat::all(players).all(|seat| game.cards(seat).len() == 1));
        assert_eq!(game.draw_pile().len(), pile);
        assert!(game.discard_pile().is_empty());
    }
}

/// AF-2.8
#[test]
fn a_dealt_city_scores_from_the_first_moment() {
    let city = nr(Card::AlienCity);
    // First player 1; the display; then a card each, from the first player on.
    let luck = [1, nr(Card::StasisBeam), nr(Card::StasisBeam), nr(Card::BoosterPod), city, 3];
    let game =
        AlienFrontiers::new(&Options::default(), &mut Chance::scripted(luck)).expect("legal");
    assert!(game.cards(Seat(1)).has(Card::AlienCity));
    assert_eq!(game.scores()[..2], [0, 1]);
}

/// AF-2.9
#[test]
fn any_seat_may_begin_and_turns_pass_clockwise() {
    let mut begins = [0; 3];
    for seed in 0..600 {
        let options = Options { players: 3, long: false, ..Options::default() };
        let game = AlienFrontiers::new(&options, &mut Chance::unrecorded(seed)).expect("legal");
        assert_eq!(game.turn(), game.first_player());
        begins[game.turn().index()] += 1;
    }
    assert!(begins.iter().all(|n| (150..250).contains(n)), "{begins:?}");
    let luck = [2, 2, 3, 4, 5, 6, 7];
    let game = AlienFrontiers::new(
        &Options { players: 3, long: false, ..Options::default() },
        &mut Chance::scripted(luck),
    );
    let mut table = Table::from(game.expect("legal"));
    for seat in [2, 0, 1, 2] {
        assert_eq!((table.turn(), table.phase()), (Seat(seat), Phase::Roll));
        table.play_any(saucer_night::games::alien_frontiers::Move::Roll).finish_turn();
    }
}

/// AF-2.10
#[test]
fn later_players_start_with_resources() {
    let luck = [2, 2, 3, 4, 5, 6, 7, 8];
    let options = Options { players: 4, long: false, ..Options::default() };
    let game = AlienFrontiers::new(&options, &mut Chance::scripted(luck)).expect("legal");
    let goods = [2, 3, 0, 1].map(|seat| game.goods(Seat(seat)));
    assert_eq!(goods, [Goods::NONE, Goods::of(1, 0), Goods::of(0, 1), Goods::of(1, 1)]);
}
