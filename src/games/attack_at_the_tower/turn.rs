//! Sections 2 to 4 and 7.1: what each decision does, and who is asked next.
//!
//! A decision sets the phase that follows by the rules; `proceed` then leaves every phase in which
//! nobody has anything to decide.

use super::{
    AttackAtTheTower, Base, Battle, Event, Group, Move, Occasion, Phase, Pile, Post, Space,
    Territory, abilities, battle, ending, opponent,
};
use engine::{Chance, GameModel, Seat};

/// AT-2.2.
pub(super) const OPENING_HAND: u8 = 5;
/// AT-3.4.
const RENEWAL_CARDS: u8 = 2;

pub(super) fn apply(
    game: &mut AttackAtTheTower,
    mv: &Move,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    let seat = game.to_act().expect("checked");
    match *mv {
        Move::Draw(pile) => draw(game, seat, pile, chance, events),
        Move::Keep => {
            events.push(Event::Kept { seat });
            game.phase = after_keeping(game, seat);
        }
        Move::Redraw => {
            // AT-2.3
            let army = game.army_mut(seat);
            army.bases.put_back();
            army.abilities.put_back();
            events.push(Event::Returned { seat });
            game.phase = Phase::Draw { seat, left: OPENING_HAND, occasion: Occasion::Redraw };
        }
        Move::Build { base, at } => build(game, seat, base, at, events),
        Move::Done => game.phase = after_building(game),
        Move::Renew => renew(game, events),
        Move::Recruit => {
            recruit(game, seat, events);
            game.phase = after_recruiting(game, seat);
        }
        Move::RecruitNobody => {
            events.push(Event::NobodyRecruited { seat });
            game.phase = after_recruiting(game, seat);
        }
        Move::Decline => {
            events.push(Event::Declined { seat });
            game.phase = Phase::Act;
        }
        Move::Discard(card) => {
            game.army_mut(seat).discard(card);
            events.push(Event::Discarded { seat, card });
        }
        Move::Play(play) => {
            abilities::play(game, seat, play, events);
            game.phase = after_playing(game, seat);
        }
        Move::Attack { from, to } => attack(game, from, to, events),
        Move::EndTurn => {
            events.push(Event::EndAnnounced { seat });
            game.phase = Phase::Answer { ending: true };
        }
        Move::Pass | Move::PassTurn => {
            let whole_turn = *mv == Move::PassTurn;
            game.army_mut(seat).quiet |= whole_turn;
            events.push(Event::Passed { seat, whole_turn });
            pass(game, events);
        }
        Move::Kill(victim) => battle::kill(game, fight(game), victim, events),
        Move::Stop => battle::next(game, fight(game), events),
        Move::March => march(game, events),
        Move::Halt => {
            events.push(Event::Halted { seat });
            game.phase = Phase::Answer { ending: false };
        }
    }
    proceed(game, events);
}

fn fight(game: &AttackAtTheTower) -> battle::Fight {
    let Phase::Assign(fight) = game.phase else { unreachable!("checked") };
    fight
}

/// Leaves phases in which nobody has anything to decide.
fn proceed(game: &mut AttackAtTheTower, events: &mut Vec<Event>) {
    while game.must_discard().is_none() && leave_idle_phase(game, events) {}
}

/// Says whether there was nothing to decide, so that the next phase is to be looked at.
fn leave_idle_phase(game: &mut AttackAtTheTower, events: &mut Vec<Event>) -> bool {
    match game.phase {
        Phase::Draw { seat, left, occasion } => {
            // AT-3.9: with both decks spent there is nothing to draw.
            let can_draw = Pile::BOTH.into_iter().any(|pile| game.army(seat).can_draw(pile));
            if left > 0 && can_draw {
                return false;
            }
            game.phase = after_drawing(game, seat, occasion);
        }
        Phase::Recruit { seat } => {
            if game.army(seat).can_recruit() {
                return false;
            }
            game.phase = after_recruiting(game, seat);
        }
        Phase::Build { seat, .. } => {
            // How many bases a hand holds is public, so not being asked tells nothing.
            if game.army(seat).bases.hand_count() > 0 {
                return false;
            }
            game.phase = after_building(game);
        }
        Phase::Answer { ending } => {
            let heard = game.settled && ending;
            if !heard && abilities::asks(game, opponent(game.turn)) {
                return false;
            }
            close_answer(game, ending, events);
        }
        Phase::Window { asked, .. } => {
            if abilities::asks(game, asked) {
                return false;
            }
            pass(game, events);
        }
        Phase::Assign(fight) => {
            if battle::victims(game, &fight).next().is_some() {
                return false;
            }
            battle::next(game, fight, events);
        }
        Phase::Keep { .. } | Phase::Renew | Phase::Act | Phase::March { .. } | Phase::Over => {
            return false;
        }
    }
    true
}

fn draw(
    game: &mut AttackAtTheTower,
    seat: Seat,
    pile: Pile,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    let army = game.army_mut(seat);
    let refilled = match pile {
        Pile::Bases => army.bases.refill(),
        Pile::Abilities => army.abilities.refill(),
    };
    if refilled {
        events.push(Event::Refilled { seat, pile });
    }
    let card = match pile {
        Pile::Bases => army.bases.draw(chance).map(super::Card::Base),
        Pile::Abilities => army.abilities.draw(chance).map(super::Card::Ability),
    };
    events.push(Event::Drew { seat, pile, card });
    if let Phase::Draw { left, .. } = &mut game.phase {
        *left -= 1;
    }
}

/// AT-2.5, AT-3.2: the player who goes first in each step, then the other.
fn after_drawing(game: &AttackAtTheTower, seat: Seat, occasion: Occasion) -> Phase {
    let first = game.turn;
    match occasion {
        Occasion::Opening if seat == first => {
            Phase::Draw { seat: opponent(seat), left: OPENING_HAND, occasion }
        }
        // AT-2.3
        Occasion::Opening if game.options.second_hand => Phase::Keep { seat: first },
        Occasion::Opening => Phase::Build { seat: first, opening: true },
        Occasion::Redraw => after_keeping(game, seat),
        Occasion::Renewal if seat == first => {
            Phase::Draw { seat: opponent(seat), left: RENEWAL_CARDS, occasion }
        }
        Occasion::Renewal => Phase::Build { seat: first, opening: false },
    }
}

fn after_keeping(game: &AttackAtTheTower, seat: Seat) -> Phase {
    if seat == game.turn {
        Phase::Keep { seat: opponent(seat) }
    } else {
        Phase::Build { seat: game.turn, opening: true }
    }
}

fn after_building(game: &AttackAtTheTower) -> Phase {
    match game.phase {
        Phase::Build { seat, opening } if seat == game.turn => {
            Phase::Build { seat: opponent(seat), opening }
        }
        Phase::Build { opening: true, .. } => Phase::Renew,
        _ => Phase::Act,
    }
}

fn build(game: &mut AttackAtTheTower, seat: Seat, base: Base, at: Space, events: &mut Vec<Event>) {
    let army = game.army_mut(seat);
    army.bases.take(base);
    // AT-3.6: the base below is discarded with its troops.
    let over = army.raze(at);
    // AT-3.7
    army.posts[at.index()] = Some(Post { base, troops: 0 });
    events.push(Event::Built { seat, base, at, over });
}

/// AT-3.2, AT-3.3: everybody recruits or not, then draws.
fn renew(game: &mut AttackAtTheTower, events: &mut Vec<Event>) {
    let active = game.turn;
    events.push(Event::Renewed { seat: active });
    if game.options.edition.recruits_unasked() {
        recruit(game, active, events);
        recruit(game, opponent(active), events);
        game.phase = after_recruiting(game, opponent(active));
    } else {
        game.phase = Phase::Recruit { seat: active };
    }
}

fn recruit(game: &mut AttackAtTheTower, seat: Seat, events: &mut Vec<Event>) {
    let at = game.army_mut(seat).recruit();
    if !at.is_empty() {
        events.push(Event::Recruited { seat, at });
    }
}

fn after_recruiting(game: &AttackAtTheTower, seat: Seat) -> Phase {
    if seat == game.turn {
        return Phase::Recruit { seat: opponent(seat) };
    }
    Phase::Draw { seat: game.turn, left: RENEWAL_CARDS, occasion: Occasion::Renewal }
}

/// AT-4.5, AT-7.1: the other player is asked next.
fn after_playing(game: &AttackAtTheTower, seat: Seat) -> Phase {
    match game.phase {
        Phase::Window { battle, .. } => {
            Phase::Window { battle, asked: opponent(seat), passed: false }
        }
        Phase::Act => Phase::Answer { ending: false },
        _ => Phase::Act,
    }
}

fn attack(game: &mut AttackAtTheTower, from: Group, to: Territory, events: &mut Vec<Event>) {
    let seat = game.turn;
    game.settled = false;
    let once = game.options.edition.attacks_once();
    for territory in Territory::ALL.into_iter().filter(|territory| once || *territory == to) {
        game.army_mut(seat).note_attack(from, territory);
    }
    let to = Group::Territory(to);
    events.push(Event::Attacked { seat, from, to });
    let battle = Battle { from, to };
    game.phase = Phase::Window { battle, asked: seat, passed: false };
    // AT-4.6: with nothing to fight the way to the palace is open at once.
    battle::offer_march(game, battle, events);
}

/// AT-6.2, AT-6.5: a new battle with a window of its own.
fn march(game: &mut AttackAtTheTower, events: &mut Vec<Event>) {
    let Phase::March { from } = game.phase else { unreachable!("checked") };
    let (seat, to) = (game.turn, Group::Palace);
    events.push(Event::Attacked { seat, from, to });
    game.phase = Phase::Window { battle: Battle { from, to }, asked: seat, passed: false };
}

/// Whoever is asked plays no ability.
fn pass(game: &mut AttackAtTheTower, events: &mut Vec<Event>) {
    match game.phase {
        Phase::Window { battle, passed: true, .. } => battle::join(game, battle, events),
        Phase::Window { battle, asked, passed: false } => {
            game.phase = Phase::Window { battle, asked: opponent(asked), passed: true };
        }
        Phase::Answer { ending } => {
            // The pass holds until something changes.
            game.settled = true;
            close_answer(game, ending, events);
        }
        _ => unreachable!("only asked players pass"),
    }
}

fn close_answer(game: &mut AttackAtTheTower, ending: bool, events: &mut Vec<Event>) {
    if ending {
        ending::end_turn(game, events);
    } else {
        game.phase = Phase::Act;
    }
}
