//! How Attack at the Tower is played by hand: which piece goes where, and how long things are shown.

use std::ops::RangeInclusive;

use crate::drag::Handle;
use crate::motion::Motion;
use crate::sound::Sound;
use crate::{Hands, Line};
use engine::{GameModel, Seat, Seen, Viewer};
use games::attack_at_the_tower::text::{self, build_over, describe, prompt, story};
use games::attack_at_the_tower::{
    Ability, Asking, AttackAtTheTower, Card, Event, Group, Move, Options, Phase, Pile, Play, Space,
    Territory, Victim, opponent,
};

/// The damage that is to be assigned.
pub const DAMAGE: &str = "damage";
/// Where abilities without a target are played.
pub use crate::drag::PLAY;

/// The piece of the card at this place of the hand.
pub fn card_piece(card: Card, index: usize) -> String {
    format!("{}-{index}", card.word())
}

/// The piece that makes a group attack.
pub fn banner(group: Group) -> &'static str {
    match group {
        Group::Territory(Territory::One) => "banner-1",
        Group::Territory(Territory::Two) => "banner-2",
        Group::Territory(Territory::Three) => "banner-3",
        Group::Palace => "banner-palace",
    }
}

/// A base space as a place, such as `0-1a`.
pub fn space_place(seat: Seat, space: Space) -> String {
    format!("{}-{space}", seat.0)
}

/// A territory or palace as a place, such as `0-1` or `0-palace`.
pub fn group_place(seat: Seat, group: Group) -> String {
    format!("{}-{group}", seat.0)
}

/// The acting seat's discards as a place.
pub fn discard_place(pile: Pile) -> &'static str {
    match pile {
        Pile::Bases => "discard-bases",
        Pile::Abilities => "discard-abilities",
    }
}

/// The button on the acting seat's draw pile.
pub fn draw_button(pile: Pile) -> &'static str {
    match pile {
        Pile::Bases => "draw-bases",
        Pile::Abilities => "draw-abilities",
    }
}

/// What can be hit in a battle as a place.
pub fn victim_place(victim: Victim) -> String {
    format!("hit-{victim}")
}

/// The seat whose front is at the bottom: whoever looks on.
pub fn near(seen: &Seen<AttackAtTheTower>) -> Seat {
    match seen.viewer() {
        Viewer::Seat(seat) => seat,
        Viewer::Public | Viewer::Everything => Seat(0),
    }
}

/// Where an ability goes to be played with this target.
fn play_place(seat: Seat, play: Play) -> String {
    match play {
        Play::LightInfantry(territory) => group_place(seat, Group::Territory(territory)),
        Play::Common { owner, at } => space_place(owner, at),
        Play::Special => group_place(seat, Group::Palace),
        Play::Shooter | Play::HeavyInfantry | Play::Cavalry | Play::SiegeWeapon => PLAY.into(),
    }
}

impl Hands for AttackAtTheTower {
    const NAME: &'static str = text::NAME;
    const TALLY: &'static str = text::TALLY;
    const PLAYERS: RangeInclusive<u8> = 2..=2;

    fn with_players(options: &Options, _: u8) -> Options {
        *options
    }

    /// Between two people the asking must not give a card away. A lone person has nobody to hide
    /// from: computers read nothing into it, so nobody is asked in vain.
    fn for_people(options: Options, people: u8) -> Options {
        let asking = if people > 1 { Asking::Everyone } else { Asking::WhoCan };
        Options { asking, ..options }
    }

    /// Damage is assigned, and troops are recruited, without a look at the cards: no ability can be played in between.
    fn in_the_open(seen: &Seen<Self>) -> bool {
        matches!(seen.phase(), Phase::Assign(_) | Phase::Recruit { .. })
    }

    fn handles(seen: &Seen<Self>, moves: &[Move]) -> Vec<Handle<Move>> {
        let Some(seat) = seen.to_act() else { return Vec::new() };
        let mut handles = Vec::new();
        for mv in moves {
            handles.extend(handles_of(seen, seat, *mv));
        }
        handles
    }

    fn attempt(seen: &Seen<Self>, piece: &str, place: &str) -> Option<Move> {
        let seat = seen.to_act()?;
        if piece == DAMAGE {
            return victims().find(|victim| victim_place(*victim) == place).map(Move::Kill);
        }
        if let Some(from) = Group::ALL.into_iter().find(|group| banner(*group) == piece) {
            let enemy = opponent(seat);
            // Tapped, it would have gone anywhere.
            let anywhere = || place.is_empty().then_some(Territory::One);
            let to = territory_at(enemy, place)
                .or_else(|| Some(space_at(enemy, place)?.territory()))
                .or_else(anywhere);
            return to.map(|to| Move::Attack { from, to });
        }
        let mut hand = seen.army(seat).hand().enumerate();
        let (_, card) = hand.find(|(index, card)| card_piece(*card, *index) == piece)?;
        if Pile::BOTH.into_iter().any(|pile| discard_place(pile) == place) {
            return Some(Move::Discard(card));
        }
        match card {
            Card::Base(base) => target(seat, place).map(|at| Move::Build { base, at }),
            Card::Ability(ability) => play_at(seat, ability, place).map(Move::Play),
        }
    }

    fn speaks_for_itself(seen: &Seen<Self>, piece: &str, place: &str) -> bool {
        let own = |group: &Group| banner(*group) == piece;
        let at = |group: Group| seen.to_act().is_some_and(|seat| group_place(seat, group) == place);
        Group::ALL.into_iter().find(own).is_some_and(at)
    }

    fn prompt(seen: &Seen<Self>, name: &dyn Fn(Seat) -> String) -> String {
        prompt(seen, name)
    }

    fn story(event: &Event, name: &dyn Fn(Seat) -> String) -> Option<Line> {
        // Who falls is told when they do, and a pass would only hint at a card.
        let silent = matches!(
            event,
            Event::Assigned { .. }
                | Event::EndAnnounced { .. }
                | Event::Passed { whole_turn: false, .. }
        );
        if silent {
            return None;
        }
        let (seat, text) = story(event, name);
        Some(Line { seat, text })
    }

    fn pause(events: &[Event]) -> u32 {
        events.iter().map(time).max().unwrap_or(0)
    }

    fn sound(event: &Event) -> Option<Sound> {
        match event {
            Event::Built { .. } | Event::Played { .. } | Event::Drew { .. } => Some(Sound::Place),
            Event::Recruited { .. } => Some(Sound::Gain),
            Event::Attacked { .. } => Some(Sound::Shot),
            Event::Fell { .. } | Event::Razed { .. } | Event::PalaceFell { .. } => {
                Some(Sound::Burst)
            }
            Event::GameWon { .. } => Some(Sound::Win),
            _ => None,
        }
    }

    fn motions(_: &[Event]) -> Vec<Motion> {
        // What comes and goes is animated in the place where it is.
        Vec::new()
    }
}

fn handles_of(seen: &Seen<AttackAtTheTower>, seat: Seat, mv: Move) -> Vec<Handle<Move>> {
    let button = |key, main| vec![Handle::button(key, main, mv, describe(&mv, seat))];
    // Two equal cards are two pieces.
    let drops = |card: Card, place: String, ask: Option<String>| {
        let hand = seen.army(seat).hand().enumerate().filter(|(_, own)| *own == card);
        let drop = |(index, card)| {
            let label = describe(&mv, seat);
            Handle { ask: ask.clone(), ..Handle::drop(&card_piece(card, index), &place, mv, label) }
        };
        hand.map(drop).collect()
    };
    match mv {
        Move::Draw(pile) => button(draw_button(pile), false),
        Move::Keep => button("keep", true),
        Move::Redraw => button("redraw", false),
        Move::Done => button("done", true),
        Move::Renew => button("renew", true),
        Move::Decline => button("decline", false),
        Move::Recruit => button("recruit", true),
        Move::RecruitNobody => button("recruit-nobody", false),
        Move::EndTurn => button("end-turn", true),
        Move::Pass => button("pass", true),
        Move::PassTurn => button("pass-turn", false),
        Move::Stop => button("stop", true),
        Move::March => button("march", true),
        Move::Halt => button("halt", false),
        Move::Build { base, at } => {
            let over = seen.army(seat).post(at).map(build_over);
            drops(Card::Base(base), space_place(seat, at), over)
        }
        Move::Discard(card) => drops(card, discard_place(card.pile()).into(), None),
        Move::Play(play) => drops(Card::Ability(play.ability()), play_place(seat, play), None),
        Move::Attack { from, to } => {
            let to = Group::Territory(to);
            let place = group_place(opponent(seat), to);
            vec![Handle::drop(banner(from), &place, mv, describe(&mv, seat))]
        }
        Move::Kill(victim) => {
            vec![Handle::drop(DAMAGE, &victim_place(victim), mv, describe(&mv, seat))]
        }
    }
}

fn victims() -> impl Iterator<Item = Victim> {
    let on_spaces = Space::all().flat_map(|space| [Victim::Troop(space), Victim::Base(space)]);
    on_spaces.chain([Victim::Man, Victim::Palace])
}

/// The own base space at a place, or any where a card was only tapped.
fn target(seat: Seat, place: &str) -> Option<Space> {
    let any = || Space::all().next().filter(|_| place.is_empty());
    space_at(seat, place).or_else(any)
}

fn space_at(seat: Seat, place: &str) -> Option<Space> {
    Space::all().find(|space| space_place(seat, *space) == place)
}

fn territory_at(seat: Seat, place: &str) -> Option<Territory> {
    let is = |territory: &Territory| group_place(seat, Group::Territory(*territory)) == place;
    Territory::ALL.into_iter().find(is)
}

/// The play an ability dropped there means, if it means any.
fn play_at(seat: Seat, ability: Ability, place: &str) -> Option<Play> {
    match ability {
        Ability::LightInfantry => {
            let any = || place.is_empty().then_some(Territory::One);
            territory_at(seat, place).or_else(any).map(Play::LightInfantry)
        }
        Ability::Shooter => Some(Play::Shooter),
        Ability::HeavyInfantry => Some(Play::HeavyInfantry),
        Ability::Cavalry => Some(Play::Cavalry),
        Ability::SiegeWeapon => Some(Play::SiegeWeapon),
        Ability::Common => {
            let at = |owner| space_at(owner, place).map(|at| Play::Common { owner, at });
            let any = || target(seat, place).map(|at| Play::Common { owner: seat, at });
            Seat::all(2).find_map(at).or_else(any)
        }
        Ability::Special => {
            let palace = place.is_empty() || place == group_place(seat, Group::Palace);
            palace.then_some(Play::Special)
        }
    }
}

/// How long an event is shown.
fn time(event: &Event) -> u32 {
    match event {
        Event::PalaceFell { .. } => 2200,
        Event::Fell { .. } | Event::Razed { .. } | Event::MenLeft { .. } => 1500,
        Event::Played { .. } => 1400,
        Event::GameWon { .. } | Event::GameDrawn { .. } | Event::GameBegan { .. } => 1200,
        Event::Attacked { .. } | Event::WayOpen { .. } | Event::Totals { .. } => 900,
        Event::Recruited { .. } | Event::Renewed { .. } | Event::MatchOver { .. } => 700,
        Event::Built { .. } | Event::Discarded { .. } | Event::Assigned { .. } => 500,
        Event::Drew { .. } | Event::Declined { .. } | Event::TurnEnded { .. } => 300,
        Event::Returned { .. } | Event::Halted { .. } | Event::Joined { .. } => 300,
        Event::NobodyRecruited { .. } => 300,
        Event::Refilled { .. } | Event::Kept { .. } => 120,
        Event::Passed { .. } | Event::EndAnnounced { .. } => 120,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drag::Grip;
    use engine::{Chance, Refusal};
    use games::attack_at_the_tower::{Base, Edition, scene::Scene};

    fn seen_by_actor(game: &AttackAtTheTower) -> Seen<AttackAtTheTower> {
        Seen::new(game, Viewer::Seat(game.to_act().expect("the game is on")))
    }

    /// The rule that forbids a drop, or `None` if the drop means nothing or is legal.
    fn refusal(game: &AttackAtTheTower, piece: &str, place: &str) -> Option<&'static str> {
        let seen = seen_by_actor(game);
        let mv = AttackAtTheTower::attempt(&seen, piece, place)?;
        seen.check(&mv).err().map(|refusal| refusal.rule())
    }

    #[test]
    fn every_legal_move_has_a_handle_and_every_drop_means_its_move() {
        let mut kinds = [false; 19];
        for seed in 0..8 {
            let mut chance = Chance::unrecorded(seed);
            let options = Options { second_hand: true, ..Options::default() };
            let mut game = AttackAtTheTower::new(&options, &mut chance).unwrap();
            while game.to_act().is_some() {
                let (seen, moves) = (seen_by_actor(&game), game.legal_moves());
                let handles = AttackAtTheTower::handles(&seen, &moves);
                for mv in &moves {
                    assert!(handles.iter().any(|handle| handle.moves == [*mv]), "{mv:?}");
                }
                let main =
                    |handle: &Handle<Move>| matches!(handle.grip, Grip::Button { main: true, .. });
                assert!(handles.iter().filter(|handle| main(handle)).count() <= 1, "{handles:?}");
                for handle in &handles {
                    assert!(moves.contains(&handle.moves[0]));
                    if let Grip::Drop { pieces, place } = &handle.grip {
                        let meant = AttackAtTheTower::attempt(&seen, &pieces[0], place);
                        assert_eq!(meant, Some(handle.moves[0]), "{} on {place}", pieces[0]);
                    }
                }
                let mv = moves[chance.below(moves.len() as u32) as usize];
                kinds[kind(&mv)] = true;
                game.apply(&mv, &mut chance, &mut Vec::new());
            }
        }
        assert_eq!(kinds, [true; 19], "every kind of decision came up");
    }

    fn kind(mv: &Move) -> usize {
        match mv {
            Move::Draw(_) => 0,
            Move::Keep => 1,
            Move::Redraw => 2,
            Move::Build { .. } => 3,
            Move::Done => 4,
            Move::Renew => 5,
            Move::Decline => 6,
            Move::Discard(_) => 7,
            Move::Play(_) => 8,
            Move::Attack { .. } => 9,
            Move::EndTurn => 10,
            Move::Pass => 11,
            Move::PassTurn => 12,
            Move::Kill(_) => 13,
            Move::Stop => 14,
            Move::March => 15,
            Move::Halt => 16,
            Move::Recruit => 17,
            Move::RecruitNobody => 18,
        }
    }

    #[test]
    fn equal_cards_are_pieces_of_their_own() {
        let phase = Phase::Build { seat: Seat(0), opening: true };
        let game = Scene::of("P . . | . . . | . . .", "").bases(0, "PP").phase(phase).build();
        let seen = seen_by_actor(&game);
        let handles = AttackAtTheTower::handles(&seen, &game.legal_moves());
        let from = |piece: &str| {
            let is =
                |grip: &Grip| matches!(grip, Grip::Drop { pieces, .. } if *pieces[0] == *piece);
            handles.iter().filter(|handle| is(&handle.grip)).count()
        };
        assert_eq!([from("pod-0"), from("pod-1"), from("pod-2")], [8, 8, 0]);
        assert_eq!(refusal(&game, "pod-1", "0-1a"), Some("AT-2.4"), "taken at set-up");
        assert_eq!(refusal(&game, "pod-1", "1-1a"), None, "the other board means nothing");
    }

    #[test]
    fn a_drop_that_is_not_allowed_says_which_rule_forbids_it() {
        let game = Scene::of("P2 S . | . . . | . . .", "C1 . . | . . . | . . .")
            .abilities(
                0,
                [Ability::LightInfantry, Ability::Shooter, Ability::Common, Ability::Special],
            )
            .bases(0, "U")
            .build();
        assert_eq!(refusal(&game, "light-1", "0-1"), Some("AT-7.2"), "the Pod is full");
        assert_eq!(refusal(&game, "shooter-2", PLAY), Some("AT-7.1"), "no Greys");
        assert_eq!(refusal(&game, "ufo-3", "0-1b"), Some("AT-7.7"), "nobody there");
        assert_eq!(refusal(&game, "ufo-3", "1-1a"), None);
        assert_eq!(refusal(&game, "special-4", "0-palace"), Some("AT-7.9"));
        assert_eq!(refusal(&game, "undercity-0", "0-1c"), Some("AT-3.10"), "no time to build");
        assert_eq!(refusal(&game, "undercity-0", "discard-bases"), Some("AT-3.5"));
        assert_eq!(refusal(&game, "banner-2", "1-1"), Some("AT-4.1"), "no troops there");
        assert_eq!(refusal(&game, "banner-palace", "1-1"), Some("AT-4.2"));
        assert_eq!(refusal(&game, "banner-1", "1-1"), None);
        assert_eq!(refusal(&game, DAMAGE, "hit-troop-1a"), Some("AT-3.10"), "no battle");
    }

    #[test]
    fn only_what_is_lost_for_good_is_asked_about() {
        let ask = |game: &AttackAtTheTower, wanted: Move| {
            let handles = AttackAtTheTower::handles(&seen_by_actor(game), &game.legal_moves());
            handles.into_iter().find(|handle| handle.moves == [wanted]).unwrap().ask
        };
        let game = Scene::of("P2 M1 . | . . . | . . .", "C1 . . | . . . | . . .").build();
        let from = Group::Territory(Territory::One);
        assert_eq!(ask(&game, Move::Attack { from, to: Territory::One }), None, "it can be undone");
        let phase = Phase::Build { seat: Seat(0), opening: false };
        let scene = Scene::of("P2 . . | . . . | . . .", "").bases(0, "S").phase(phase);
        assert_eq!(refusal(&scene.clone().build(), "saucer-0", "0-1a"), Some("AT-3.6"), "taken");
        let game = scene.edition(Edition::First).build();
        let [first, second] = [0, 1].map(|slot| Space::at(Territory::One, slot));
        let question = ask(&game, Move::Build { base: Base::Saucer, at: first }).unwrap();
        assert!(question.contains("Pod") && question.contains("2 Martians"), "{question}");
        assert_eq!(ask(&game, Move::Build { base: Base::Saucer, at: second }), None);
    }

    #[test]
    fn only_two_people_need_the_asking_to_be_blind() {
        let asking = |people| AttackAtTheTower::for_people(Options::default(), people).asking;
        assert_eq!([0, 1, 2].map(asking), [Asking::WhoCan, Asking::WhoCan, Asking::Everyone]);
    }
}
