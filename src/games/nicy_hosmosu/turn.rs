//! Section 3: what each decision does to the turn, and when the game ends.

use super::moves::landings;
use super::{
    Ending, Event, Goods, Move, NicyHosmosu, Once, Phase, Space, invaders, mine, points, shooting,
};
use engine::{Chance, Seat};

pub(super) fn apply(
    game: &mut NicyHosmosu,
    mv: &Move,
    chance: &mut Chance,
    events: &mut Vec<Event>,
) {
    let seat = game.turn;
    match *mv {
        Move::Place(at) => place(game, seat, at, events),
        Move::SetMine(at) => {
            game.mine = Some(at);
            events.push(Event::MineSet { at });
            // NH-2.6: whoever placed first sits after whoever placed last.
            game.turn = seat.next(game.players);
            game.phase = Phase::Turn { normal: false };
        }
        Move::Fly(to) => {
            fly(game, seat, to, events);
            game.phase = shots(game, seat);
        }
        Move::Stay => game.phase = shots(game, seat),
        Move::Stop(at) => {
            let from = game.pilot(seat).fighter.expect("checked");
            let stop = from.direction_to(at);
            fly(game, seat, at, events);
            events.push(Event::PoweredUp { seat });
            game.pilot_mut(seat).power_up = Once::Spent;
            game.phase = Phase::Shoot { left: game.pilot(seat).level, stop };
        }
        Move::Buy(goods) => game.phase = Phase::Pay { goods, paid: 0 },
        Move::Pay(loot) => {
            game.pilot_mut(seat).hoard.remove(loot);
            events.push(Event::Paid { seat, loot });
            let Phase::Pay { goods, paid } = game.phase else { unreachable!("checked") };
            let paid = paid + loot.points();
            game.phase = Phase::Pay { goods, paid };
            if paid >= goods.price() {
                deliver(game, seat, goods, events);
            }
        }
        Move::StayOut => {
            events.push(Event::StayedOut { seat });
            game.pilot_mut(seat).hitless = true;
            end_turn(game, events);
        }
        Move::Shoot => {
            shooting::shoot(game, seat, chance, events);
            after_shot(game, seat, events);
        }
        Move::Launch => {
            shooting::launch(game, seat, chance, events);
            after_shot(game, seat, events);
        }
        Move::LeaveMine => end_normal_turn(game, events),
        Move::PushMine(to) => {
            mine::push(game, seat, to, events);
            if invaders::none_left(game) {
                return finish(game, Ending::Cleared, events);
            }
            end_normal_turn(game, events);
        }
    }
}

fn place(game: &mut NicyHosmosu, seat: Seat, at: Space, events: &mut Vec<Event>) {
    game.pilot_mut(seat).fighter = Some(at);
    events.push(Event::Placed { seat, at });
    if game.phase == Phase::Reenter {
        // NH-7.5: a full normal turn follows.
        game.phase = Phase::Turn { normal: true };
    } else if game.pilots().iter().all(|pilot| pilot.fighter.is_some()) {
        game.phase = Phase::SetMine;
    } else {
        game.turn = seat.next(game.players);
    }
}

fn fly(game: &mut NicyHosmosu, seat: Seat, to: Space, events: &mut Vec<Event>) {
    let from = game.pilot_mut(seat).fighter.replace(to).expect("checked");
    events.push(Event::Flew { seat, from, to });
}

/// NH-11.2: as many shots as the fighter's level.
fn shots(game: &NicyHosmosu, seat: Seat) -> Phase {
    Phase::Shoot { left: game.pilot(seat).level, stop: None }
}

fn deliver(game: &mut NicyHosmosu, seat: Seat, goods: Goods, events: &mut Vec<Event>) {
    events.push(Event::Bought { seat, goods });
    let pilot = game.pilot_mut(seat);
    match goods {
        Goods::Missile => pilot.missile = Once::Ready,
        Goods::Upgrade => pilot.level += 1,
        Goods::PowerUp => pilot.power_up = Once::Ready,
        Goods::Return => {
            game.phase = Phase::Reenter;
            return;
        }
    }
    // NH-3.2, NH-10.2: a purchase is the whole turn, and nothing was hit in it.
    game.pilot_mut(seat).hitless |= game.edition.counts_purchases();
    end_turn(game, events);
}

/// What follows a shot or a missile: the end, the next shot, the rest of the flight, or the mine.
fn after_shot(game: &mut NicyHosmosu, seat: Seat, events: &mut Vec<Event>) {
    if matches!(game.phase, Phase::Over(_)) {
        return;
    }
    if invaders::none_left(game) {
        return finish(game, Ending::Cleared, events);
    }
    let Phase::Shoot { left, stop } = game.phase else { unreachable!("checked") };
    game.phase = match stop {
        // NH-11.8: move and shots are lost with the fighter.
        _ if game.pilot(seat).fighter.is_none() => Phase::Mine,
        _ if left > 1 => Phase::Shoot { left: left - 1, stop },
        None => Phase::Mine,
        // NH-11.10: with nowhere to go on, the move ends at the stop.
        Some(direction) if landings(game, direction).next().is_none() => shots(game, seat),
        Some(direction) => Phase::Land { direction },
    };
}

fn end_normal_turn(game: &mut NicyHosmosu, events: &mut Vec<Event>) {
    if !game.hit {
        game.pilot_mut(game.turn).hitless = true;
    }
    end_turn(game, events);
}

fn end_turn(game: &mut NicyHosmosu, events: &mut Vec<Event>) {
    game.hit = false;
    game.turns += 1;
    if everybody_missed(game) {
        return finish(game, Ending::Quiet, events);
    }
    if game.turns >= game.edition.turn_limit() {
        return finish(game, Ending::TurnLimit, events);
    }
    let mut seat = game.turn.next(game.players);
    loop {
        let pilot = game.pilot(seat);
        // NH-7.6: whoever needs a fighter and cannot pay is out.
        if !pilot.out && pilot.fighter.is_none() && points(&pilot.hoard) < Goods::Return.price() {
            game.pilot_mut(seat).out = true;
            events.push(Event::DroppedOut { seat });
            if game.pilots().iter().all(|pilot| pilot.out) {
                return finish(game, Ending::AllOut, events);
            }
            if everybody_missed(game) {
                return finish(game, Ending::Quiet, events);
            }
        }
        if !game.pilot(seat).out {
            break;
        }
        seat = seat.next(game.players);
    }
    game.turn = seat;
    game.phase = Phase::Turn { normal: false };
}

/// NH-10.2.
fn everybody_missed(game: &NicyHosmosu) -> bool {
    game.pilots().iter().all(|pilot| pilot.out || pilot.hitless)
}

/// Ends the game.
pub(super) fn finish(game: &mut NicyHosmosu, ending: Ending, events: &mut Vec<Event>) {
    game.phase = Phase::Over(ending);
    events.push(Event::Ended(ending));
}

#[cfg(test)]
mod tests {
    use super::super::picture::Picture;
    use super::*;

    /// NH-11.8: no shot brings this about, so the position is made by hand.
    #[test]
    fn a_fighter_lost_in_its_own_turn_loses_its_shots_and_leaves_the_mine() {
        let mut game = Picture::of("1 1 1 1 1 1\n. . . . . .\n* . . . . B").advanced().build();
        let direction = Some(super::super::Direction::ALL[2]);
        for stop in [None, direction] {
            game.phase = Phase::Shoot { left: 3, stop };
            after_shot(&mut game, Seat(0), &mut Vec::new());
            assert_eq!(game.phase, Phase::Mine);
        }
        // With a fighter the shots go on.
        game.pilots[0].fighter = Space::parse("c1");
        game.phase = Phase::Shoot { left: 3, stop: direction };
        after_shot(&mut game, Seat(0), &mut Vec::new());
        assert_eq!(game.phase, Phase::Shoot { left: 2, stop: direction });
    }
}
