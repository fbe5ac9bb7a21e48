//! Section 3: the deal, and what must hold ever after.

use crate::board::player::ALL_COMMANDS;
use crate::board::space::{Space, SpaceSet};
use crate::cards::{Counter, EventCard, LocCard, Race, ResCard, StuffCard, Tech};
use crate::machine::step::{Source, Step};
use crate::{
    Alien, Asking, Bag, Conquest, Deck, Flow, Ground, Mode, Options, Phase, Place, Player, Short,
    Track, run,
};
use engine::{Chance, Kind, Seat, SetupRefusal};

/// All 70 Events.
pub(crate) fn all_events() -> Bag<EventCard, { EventCard::COUNT }> {
    copies(&EventCard::ALL, |card| card.sheet().copies)
}

/// CQ-16.3: against the Resistance the 30 Events with a red box are a deck of their own.
fn red_events(options: &Options) -> Bag<EventCard, { EventCard::COUNT }> {
    if options.mode.is_together() {
        let red = |card: &EventCard| !card.sheet().red.is_empty();
        all_events().iter().filter(red).collect()
    } else {
        Bag::default()
    }
}

/// The Events players draw from.
fn player_events(options: &Options) -> Bag<EventCard, { EventCard::COUNT }> {
    let plain = |card: &EventCard| !options.mode.is_together() || card.sheet().red.is_empty();
    all_events().iter().filter(plain).collect()
}

/// All 35 Resistance cards.
pub(crate) fn all_resistance() -> Bag<ResCard, { ResCard::COUNT }> {
    copies(&ResCard::ALL, |card| card.sheet().copies)
}

/// All 35 Locations.
pub(crate) fn all_locations() -> Bag<LocCard, { LocCard::COUNT }> {
    copies(&LocCard::ALL, |card| card.sheet().copies)
}

/// All 25 Space Stuff cards.
pub(crate) fn all_stuff() -> Bag<StuffCard, { StuffCard::COUNT }> {
    copies(&StuffCard::ALL, |card| card.sheet().copies)
}

/// CQ-3.8: without a Resistance Phase only Infantry and Paratroopers are in use.
pub(crate) fn all_counters(options: &Options) -> Bag<Counter, { Counter::COUNT }> {
    let rivals = matches!(options.mode, Mode::Competitive | Mode::Team);
    let few = rivals && !options.active_resistance;
    let used =
        |counter: &Counter| !few || matches!(counter, Counter::Infantry | Counter::Paratroopers);
    let kinds: Vec<Counter> = Counter::ALL.into_iter().filter(used).collect();
    copies(&kinds, |counter| counter.sheet().copies)
}

fn copies<K: Kind, const N: usize>(kinds: &[K], of: impl Fn(K) -> u8) -> Bag<K, N> {
    kinds.iter().flat_map(|kind| std::iter::repeat_n(*kind, of(*kind) as usize)).collect()
}

/// CQ-3.2, CQ-3.6, CQ-3.7: the table before races are dealt.
pub(crate) fn bare(options: &Options) -> Conquest {
    let mut players = Short::default();
    for seat in 0..options.players {
        // CQ-13.14
        let watches = options.edition.is_second() && options.asking == Asking::Everyone;
        let mut player = Player { tokens: 1, commands: ALL_COMMANDS, watches, ..Player::default() };
        let landing = Place::On(Space::landing(seat));
        player.aliens[..4].fill(Alien { place: landing, stopped: false });
        players.push(player);
    }
    let mut board: Short<Ground, { crate::SPACES }> =
        Space::all(options.players).map(|_| Ground::default()).collect();
    // CQ-4.4
    let objective = if options.monument { LocCard::HistoricMonument } else { LocCard::CapitolCity };
    board[Space::OBJECTIVE.0 as usize].location = Some(objective);
    Conquest {
        options: *options,
        players,
        board,
        events: player_events(options),
        event_discard: Bag::default(),
        red_deck: red_events(options),
        red_discard: Bag::default(),
        resistance: Deck::new(all_resistance()),
        locations: Deck::new(all_locations()),
        stuff: all_stuff(),
        stuff_discard: Bag::default(),
        counters: all_counters(options),
        races: Race::ALL.into_iter().collect(),
        in_play: Short::default(),
        lasting: Short::default(),
        track: options.has_resistance_phase().then(|| Track::new(options.sheet)),
        techs: Tech::ALL.into_iter().collect(),
        tech_discard: Bag::default(),
        tech_in_play: Short::default(),
        captains: Short::default(),
        shared: 0,
        first: Seat(0), // CQ-3.11
        turn: Seat(0),
        round: 0,
        phase: Phase::Setup,
        resolved: SpaceSet::default(),
        battle: None,
        waiting: Short::default(),
        terror: [0; 4],
        agenda: Vec::with_capacity(16),
        ask: None,
    }
}

pub(crate) fn deal(options: &Options, chance: &mut Chance) -> Result<Conquest, SetupRefusal> {
    options.check()?;
    let mut game = bare(options);
    let seats = game.seat_list();
    game.agenda.push(Step::BeginRound);
    game.agenda.push(Step::SetUpDone);
    game.agenda.extend(seats.clone().rev().map(Step::DealHand));
    if game.track.is_some() {
        game.agenda.push(Step::StartingForces);
    }
    game.agenda.extend(seats.clone().rev().map(Step::PickColour));
    game.agenda.push(Step::DealRaces);
    if options.mode == Mode::Team && options.one_race {
        game.agenda.extend([Step::TeamRace(Seat(1)), Step::TeamRace(Seat(0))]);
    }
    run::run(&mut game, &mut Flow { chance, events: &mut Vec::new() });
    Ok(game)
}

/// Every card and counter is in exactly one place, and Spaces and Aliens are as they can be.
pub(crate) fn broken_invariant(game: &Conquest) -> Option<String> {
    if !events_add_up(game) {
        return Some("Events were made or lost".into());
    }
    if !resistance_adds_up(game) {
        return Some("Resistance cards were made or lost".into());
    }
    let mut locations = game.locations.rest;
    let deck = &game.locations;
    let slots = deck.top.iter().chain(deck.bottom.iter()).chain(deck.looked.iter());
    slots.filter_map(|slot| slot.card).for_each(|card| locations.add(card));
    locations.pour(&mut deck.discard.clone());
    let mut counters = game.counters;
    for space in game.spaces() {
        let ground = game.ground(space);
        ground.counters.iter().for_each(|counter| counters.add(*counter));
        if let Some(location) = ground.location.filter(|_| space != Space::OBJECTIVE) {
            locations.add(location);
        }
        if space.is_landing() && ground.location.is_some() {
            return Some(format!("a Location on the Landing Site {space:?}"));
        }
        let bare = ground.location.is_none_or(|location| location.sheet().resistance == 0);
        if ground.marker.is_some() && (bare || ground.demolished) {
            return Some(format!("a marker on {space:?}"));
        }
    }
    if locations != all_locations() {
        return Some("Locations were made or lost".into());
    }
    let visiting = |step: &Step| matches!(step, Step::Captain(..));
    if !game.captains.is_empty() || game.agenda.iter().any(visiting) {
        counters.add(Counter::CaptainFantastic);
    }
    if counters != all_counters(&game.options) {
        return Some("counters were made or lost".into());
    }
    aliens_fit(game)
}

fn events_add_up(game: &Conquest) -> bool {
    let mut events = game.events;
    events.pour(&mut game.event_discard.clone());
    events.pour(&mut game.red_deck.clone());
    events.pour(&mut game.red_discard.clone());
    for player in game.players.iter() {
        events.pour(&mut player.hand.cards.clone());
    }
    game.in_play.iter().for_each(|card| events.add(card.card));
    for step in &game.agenda {
        match step {
            Step::Announced(play) | Step::Finish(play) => {
                if let Source::Event(card) | Source::Red(card) = play.run.source
                    && game.in_play.iter().all(|known| known.card != card)
                {
                    events.add(card);
                }
            }
            Step::Immediates(_, cards) => cards.iter().for_each(|card| events.add(*card)),
            _ => {}
        }
    }
    events == all_events() || game.players.iter().any(|player| player.hand.hidden > 0)
}

fn resistance_adds_up(game: &Conquest) -> bool {
    let deck = &game.resistance;
    let mut cards = deck.rest;
    let slots = deck.top.iter().chain(deck.bottom.iter()).chain(deck.looked.iter());
    slots.filter_map(|slot| slot.card).for_each(|card| cards.add(card));
    cards.pour(&mut deck.discard.clone());
    if let Some(battle) = &game.battle {
        if !battle.away {
            battle.full.iter().chain(battle.heroes.iter()).for_each(|card| cards.add(*card));
        }
        battle.enlisted.iter().for_each(|enlisted| cards.add(enlisted.card));
    }
    cards == all_resistance()
}

fn aliens_fit(game: &Conquest) -> Option<String> {
    let mut stuff = game.stuff;
    stuff.pour(&mut game.stuff_discard.clone());
    for player in game.players.iter() {
        player.stuff.iter().for_each(|held| stuff.add(held.card));
        for (index, alien) in player.aliens.iter().enumerate() {
            let card = crate::Figure::of_index(index).card();
            let owned = card.is_none_or(|card| player.stuff.iter().any(|held| held.card == card));
            if owned == (alien.place == Place::Away) {
                return Some(format!("an Ally without its card, or the other way round: {index}"));
            }
        }
    }
    (stuff != all_stuff()).then(|| "Space Stuff was made or lost".into())
}
