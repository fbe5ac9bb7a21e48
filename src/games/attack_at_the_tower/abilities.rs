//! Section 7: which abilities can be played, and what they do at once.
//!
//! Powers that change are read from the cards played this turn; see `powers.rs`.

use std::ops::ControlFlow;

use super::{
    Ability, Asking, AttackAtTheTower, Base, Card, Event, MOST_TROOPS, Refusal, Space, Spaces,
    Territory, Troop,
};
use engine::Seat;

/// An ability with its target.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash)]
pub enum Play {
    /// AT-7.2: recruit on the Pods of an own territory.
    LightInfantry(Territory),
    /// AT-7.3.
    Shooter,
    /// AT-7.4.
    HeavyInfantry,
    /// AT-7.5.
    Cavalry,
    /// AT-7.6.
    SiegeWeapon,
    /// AT-7.7: destroy the troops on one base.
    Common {
        /// Whose base.
        owner: Seat,
        /// Which base.
        at: Space,
    },
    /// AT-7.8: put a Man-in-Black on the own palace.
    Special,
}

impl Play {
    /// The card that is played.
    pub fn ability(self) -> Ability {
        match self {
            Play::LightInfantry(_) => Ability::LightInfantry,
            Play::Shooter => Ability::Shooter,
            Play::HeavyInfantry => Ability::HeavyInfantry,
            Play::Cavalry => Ability::Cavalry,
            Play::SiegeWeapon => Ability::SiegeWeapon,
            Play::Common { .. } => Ability::Common,
            Play::Special => Ability::Special,
        }
    }
}

/// Whether `seat`, who may play abilities now, may play this one.
pub(super) fn check(game: &AttackAtTheTower, seat: Seat, play: Play) -> Result<(), Refusal> {
    let army = game.army(seat);
    let ability = play.ability();
    if army.abilities.hand().count(ability) == 0 {
        return Err(Refusal::NotInHand(Card::Ability(ability)));
    }
    let needs = |troop| {
        if army.has_troop(troop) { Ok(()) } else { Err(Refusal::NoSuchTroop(ability)) }
    };
    let once = || {
        if army.played.count(ability) == 0 { Ok(()) } else { Err(Refusal::InEffect(ability)) }
    };
    match play {
        Play::LightInfantry(territory) => {
            let pods = territory.spaces().filter_map(|space| army.post(space));
            let room = pods.filter(|post| post.base == Base::Pod && post.troops < MOST_TROOPS);
            if room.count() > 0 { Ok(()) } else { Err(Refusal::NoPodToFill(territory)) }
        }
        Play::Shooter => once().and_then(|()| needs(Troop::Grey)),
        Play::HeavyInfantry => once().and_then(|()| needs(Troop::Reptilian)),
        Play::Cavalry => needs(Troop::Mothman),
        // AT-4.4, AT-7.6: only an attacker faces bases.
        Play::SiegeWeapon if seat != game.turn => Err(Refusal::OnlyForAttackers),
        Play::SiegeWeapon => needs(Troop::Cannon),
        Play::Common { owner, .. } if owner.index() >= 2 => Err(Refusal::NobodyThere),
        Play::Common { owner, at } => match game.army(owner).post(at) {
            Some(post) if post.troops > 0 => Ok(()),
            _ => Err(Refusal::NobodyThere),
        },
        Play::Special => {
            let cap = army.special_cap();
            if army.men < cap { Ok(()) } else { Err(Refusal::TooManyMen { cap }) }
        }
    }
}

/// Shows `each` the abilities `seat` may play, with each of their targets, until it breaks.
pub(super) fn each_open(
    game: &AttackAtTheTower,
    seat: Seat,
    mut each: impl FnMut(Play) -> ControlFlow<()>,
) -> ControlFlow<()> {
    for ability in game.army(seat).abilities.hand().kinds() {
        let (count, target): (u8, fn(u8) -> Play) = match ability {
            Ability::LightInfantry => (3, |i| Play::LightInfantry(Territory::ALL[i as usize])),
            Ability::Shooter => (1, |_| Play::Shooter),
            Ability::HeavyInfantry => (1, |_| Play::HeavyInfantry),
            Ability::Cavalry => (1, |_| Play::Cavalry),
            Ability::SiegeWeapon => (1, |_| Play::SiegeWeapon),
            Ability::Common => (18, |i| Play::Common {
                owner: Seat(i / 9),
                at: Space::try_from(i % 9).expect("below nine"),
            }),
            Ability::Special => (1, |_| Play::Special),
        };
        for play in (0..count).map(target) {
            if check(game, seat, play).is_ok() {
                each(play)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether `seat` has an ability to play.
fn has_open(game: &AttackAtTheTower, seat: Seat) -> bool {
    each_open(game, seat, |_| ControlFlow::Break(())).is_break()
}

/// Whether a player who could play an ability now is asked.
pub(super) fn asks(game: &AttackAtTheTower, seat: Seat) -> bool {
    let army = game.army(seat);
    if army.quiet {
        return false;
    }
    match game.options.asking {
        Asking::WhoCan => has_open(game, seat),
        // How many cards of each deck a hand holds is public; which ones is not.
        Asking::Everyone => army.abilities.hand_count() > 0,
    }
}

/// Plays a checked ability.
pub(super) fn play(game: &mut AttackAtTheTower, seat: Seat, play: Play, events: &mut Vec<Event>) {
    game.settled = false;
    game.something_changed();
    game.army_mut(seat).abilities.take(play.ability());
    events.push(Event::Played { seat, play });
    if play == Play::Special {
        // AT-7.8: the card is the troop.
        game.army_mut(seat).men += 1;
        return;
    }
    game.army_mut(seat).played.add(play.ability());
    match play {
        Play::LightInfantry(territory) => {
            let most = game.options.edition.martians();
            let at: Spaces = game.army_mut(seat).recruit_martians(territory, most);
            events.push(Event::Recruited { seat, at });
        }
        Play::Common { owner, at } => {
            let post = game.army_mut(owner).posts[at.index()].as_mut().expect("checked");
            let (troop, count) = (post.base.troop(), std::mem::take(&mut post.troops));
            events.push(Event::Fell { seat: owner, troop, count, at: Some(at) });
        }
        _ => {}
    }
}
