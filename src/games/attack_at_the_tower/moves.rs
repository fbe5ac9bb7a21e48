//! Every decision, which of them are open, and why the others are not.

use std::ops::ControlFlow;

use serde::{Deserialize, Serialize};

use super::{
    AttackAtTheTower, Base, Card, Group, Phase, Pile, Play, Refusal, Space, Territory, Victim,
    abilities, battle,
};
use engine::{GameModel, Seat};

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum Move {
    /// Draw a card from this pile.
    Draw(Pile),
    /// Keep the opening hand.
    Keep,
    /// Return the opening hand and draw another.
    Redraw,
    /// Put a base on a space.
    Build {
        /// The base from the hand.
        base: Base,
        /// Where.
        at: Space,
    },
    /// Build no more.
    Done,
    /// Renew the game.
    Renew,
    /// Do not renew the game.
    Decline,
    /// One more troop on each base.
    Recruit,
    /// Leave the bases as they are.
    RecruitNobody,
    /// Discard a card above the hand limit.
    Discard(Card),
    /// Play an ability.
    Play(Play),
    /// Attack a territory.
    Attack {
        /// The own group.
        from: Group,
        /// The opponent's territory.
        to: Territory,
    },
    /// Announce the end of the turn.
    EndTurn,
    /// Play no ability now.
    Pass,
    /// Play no ability until the turn ends, and do not ask again.
    PassTurn,
    /// Assign the damage that destroys this.
    Kill(Victim),
    /// Assign no more damage.
    Stop,
    /// Go on to the palace.
    March,
    /// Do not go on to the palace.
    Halt,
}

pub(super) fn list(game: &AttackAtTheTower, into: &mut Vec<Move>) {
    if let Some(seat) = game.must_discard() {
        let army = game.army(seat);
        into.extend(army.bases.hand().kinds().map(|base| Move::Discard(Card::Base(base))));
        let abilities = army.abilities.hand().kinds();
        return into.extend(abilities.map(|ability| Move::Discard(Card::Ability(ability))));
    }
    match game.phase {
        Phase::Draw { seat, .. } => {
            let piles = Pile::BOTH.into_iter().filter(|pile| game.army(seat).can_draw(*pile));
            into.extend(piles.map(Move::Draw));
        }
        Phase::Keep { .. } => into.extend([Move::Keep, Move::Redraw]),
        Phase::Build { seat, opening } => {
            into.push(Move::Done);
            for base in game.army(seat).bases.hand().kinds() {
                let spaces = Space::all().filter(|at| is_open(game, seat, *at, opening));
                into.extend(spaces.map(|at| Move::Build { base, at }));
            }
        }
        Phase::Renew => into.extend([Move::Renew, Move::Decline]),
        Phase::Recruit { .. } => into.extend([Move::Recruit, Move::RecruitNobody]),
        Phase::Act => {
            into.push(Move::EndTurn);
            list_plays(game, game.turn, into);
            for from in Group::ALL {
                let open =
                    Territory::ALL.into_iter().filter(|to| can_attack(game, from, *to).is_ok());
                into.extend(open.map(|to| Move::Attack { from, to }));
            }
        }
        Phase::Answer { .. } | Phase::Window { .. } => {
            into.extend([Move::Pass, Move::PassTurn]);
            list_plays(game, game.to_act().expect("somebody is asked"), into);
        }
        Phase::Assign(ref fight) => {
            into.push(Move::Stop);
            into.extend(battle::victims(game, fight).map(Move::Kill));
        }
        Phase::March { .. } => into.extend([Move::March, Move::Halt]),
        Phase::Over => {}
    }
}

fn list_plays(game: &AttackAtTheTower, seat: Seat, into: &mut Vec<Move>) {
    let _ = abilities::each_open(game, seat, |play| {
        into.push(Move::Play(play));
        ControlFlow::Continue(())
    });
}

pub(super) fn check(game: &AttackAtTheTower, mv: &Move) -> Result<(), Refusal> {
    if let Some(seat) = game.must_discard() {
        return match *mv {
            Move::Discard(card) => in_hand(game, seat, card),
            _ => Err(Refusal::DiscardFirst),
        };
    }
    match (game.phase, *mv) {
        (Phase::Over, _) => Err(Refusal::Over),
        (_, Move::Discard(_)) => Err(Refusal::HandNotFull),
        (Phase::Draw { seat, .. }, Move::Draw(pile)) => {
            let full = game.army(seat).can_draw(pile);
            if full { Ok(()) } else { Err(Refusal::EmptyPile(pile)) }
        }
        (Phase::Keep { .. }, Move::Keep | Move::Redraw)
        | (Phase::Build { .. }, Move::Done)
        | (Phase::Renew, Move::Renew | Move::Decline)
        | (Phase::Recruit { .. }, Move::Recruit | Move::RecruitNobody)
        | (Phase::Act, Move::EndTurn)
        | (Phase::Answer { .. } | Phase::Window { .. }, Move::Pass | Move::PassTurn)
        | (Phase::Assign(_), Move::Stop)
        | (Phase::March { .. }, Move::March | Move::Halt) => Ok(()),
        (Phase::Build { seat, opening }, Move::Build { base, at }) => {
            in_hand(game, seat, Card::Base(base))?;
            let open = is_open(game, seat, at, opening);
            if open { Ok(()) } else { Err(Refusal::Occupied { at, opening }) }
        }
        (Phase::Act, Move::Attack { from, to }) => can_attack(game, from, to),
        (Phase::Act, Move::Play(play)) => abilities::check(game, game.turn, play),
        (Phase::Answer { .. } | Phase::Window { .. }, Move::Play(play)) => {
            abilities::check(game, game.to_act().expect("somebody is asked"), play)
        }
        (Phase::Assign(fight), Move::Kill(victim)) => {
            battle::price(game, &fight, victim).map(|_| ())
        }
        (
            Phase::Draw { .. }
            | Phase::Keep { .. }
            | Phase::Build { .. }
            | Phase::Renew
            | Phase::Recruit { .. },
            Move::Play(_),
        ) => Err(Refusal::NoAbilitiesNow),
        (phase, _) => Err(Refusal::NotNow(phase)),
    }
}

fn in_hand(game: &AttackAtTheTower, seat: Seat, card: Card) -> Result<(), Refusal> {
    if game.army(seat).holds(card) { Ok(()) } else { Err(Refusal::NotInHand(card)) }
}

/// AT-2.4, AT-3.6: only free spaces; in the first edition at set-up only.
fn is_open(game: &AttackAtTheTower, seat: Seat, at: Space, opening: bool) -> bool {
    !opening && game.options.edition.builds_over() || game.army(seat).post(at).is_none()
}

/// AT-4.1, AT-4.2, AT-4.3.
fn can_attack(game: &AttackAtTheTower, from: Group, to: Territory) -> Result<(), Refusal> {
    let army = game.army(game.turn);
    match army.has_attacked_at(from, to) {
        true if game.options.edition.attacks_once() => Err(Refusal::AttackedBefore(from)),
        _ if army.strength(from) == 0 => Err(Refusal::NoTroops(from)),
        true => Err(Refusal::InVain { from, to }),
        false => Ok(()),
    }
}
