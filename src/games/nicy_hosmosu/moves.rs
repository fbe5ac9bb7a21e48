//! Every decision, which of them are open, and why the others are not.

use serde::{Deserialize, Serialize};

use super::{Direction, Loot, NicyHosmosu, Once, Phase, Pilot, Refusal, Space, points};
use engine::Seat;

/// What tokens buy.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goods {
    /// NH-9.1: the missile, 10 points.
    Missile,
    /// NH-11.1: the next level, 10 points.
    Upgrade,
    /// NH-11.5: the power-up, 15 points.
    PowerUp,
    /// NH-7.5: a destroyed fighter, 10 points.
    Return,
}

impl Goods {
    /// What can be bought instead of a normal turn.
    pub const FOR_A_TURN: [Goods; 3] = [Goods::Missile, Goods::Upgrade, Goods::PowerUp];

    /// The price in points.
    pub fn price(self) -> u32 {
        if self == Goods::PowerUp { 15 } else { 10 }
    }
}

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Move {
    /// Put the fighter on row 1, at the start or after paying for its return.
    Place(Space),
    /// Put the mine on an icon at the start.
    SetMine(Space),
    /// Fly there, or name the landing space after a stop.
    Fly(Space),
    /// Fly there, take the extra shots of the power-up, and fly on.
    Stop(Space),
    /// Shoot from where the fighter is.
    Stay,
    /// Buy instead of a normal turn, or buy the return of a fighter.
    Buy(Goods),
    /// Pay one token.
    Pay(Loot),
    /// Let the turn pass without a fighter.
    StayOut,
    /// Shoot up the column.
    Shoot,
    /// Launch the missile instead of a shot.
    Launch,
    /// Leave the mine where it is.
    LeaveMine,
    /// Move the mine one to the right, or from the right edge onto an icon.
    PushMine(Space),
}

pub(super) fn list(game: &NicyHosmosu, into: &mut Vec<Move>) {
    let pilot = game.pilot(game.turn);
    match game.phase {
        Phase::Place | Phase::Reenter => {
            let row = Space::in_row(0).filter(|space| game.is_empty(*space));
            into.extend(row.map(Move::Place));
        }
        Phase::SetMine => into.extend(Space::icons().map(Move::SetMine)),
        Phase::Turn { normal } => match pilot.fighter {
            None => {
                into.push(Move::StayOut);
                into.extend(
                    can_buy(game, Goods::Return).is_ok().then_some(Move::Buy(Goods::Return)),
                );
            }
            Some(from) => {
                into.push(Move::Stay);
                list_flights(game, pilot, from, into);
                let goods = Goods::FOR_A_TURN.into_iter().filter(|_| !normal);
                into.extend(goods.filter(|goods| can_buy(game, *goods).is_ok()).map(Move::Buy));
            }
        },
        Phase::Pay { .. } => into.extend(pilot.hoard.kinds().map(Move::Pay)),
        Phase::Land { direction } => into.extend(landings(game, direction).map(Move::Fly)),
        Phase::Shoot { .. } => {
            into.push(Move::Shoot);
            into.extend(can_launch(game).is_ok().then_some(Move::Launch));
        }
        Phase::Mine => {
            into.push(Move::LeaveMine);
            let Some(mine) = game.mine else { return };
            let mut push = |space| {
                into.extend(game.fighter_at(space).is_none().then_some(Move::PushMine(space)))
            };
            match mine.right() {
                Some(right) => push(right),
                None => Space::icons().for_each(push),
            }
        }
        Phase::Over(_) => {}
    }
}

/// The only open move, if there is just one. Computer players ask after every move, so the common
/// cases are settled without a list.
pub(super) fn only(game: &NicyHosmosu) -> Option<Move> {
    match (game.phase, game.pilot(game.turn).fighter) {
        (Phase::Shoot { .. }, _) => return can_launch(game).is_err().then_some(Move::Shoot),
        (Phase::Mine, _) if game.mine.is_none() => return Some(Move::LeaveMine),
        (Phase::Turn { .. }, Some(from)) => {
            let mut neighbours = Direction::ALL.into_iter().filter_map(|way| from.step(way));
            if neighbours.any(|space| game.is_empty(space)) {
                return None;
            }
        }
        _ => {}
    }
    let mut moves = Vec::new();
    list(game, &mut moves);
    if moves.len() == 1 { moves.pop() } else { None }
}

fn list_flights(game: &NicyHosmosu, pilot: &Pilot, from: Space, into: &mut Vec<Move>) {
    for direction in Direction::ALL {
        for space in from.ray(direction).take_while(|space| game.is_empty(*space)) {
            into.push(Move::Fly(space));
            if pilot.power_up == Once::Ready && may_go_on(game, space, direction) {
                into.push(Move::Stop(space));
            }
        }
    }
}

/// NH-11.10: where an interrupted flight may land.
pub(super) fn landings(
    game: &NicyHosmosu,
    direction: Direction,
) -> impl Iterator<Item = Space> + '_ {
    let from = game.pilot(game.turn).fighter;
    let ray = from.into_iter().flat_map(move |from| from.ray(direction));
    ray.take_while(|space| game.is_empty(*space))
}

pub(super) fn check(game: &NicyHosmosu, mv: &Move) -> Result<(), Refusal> {
    let pilot = game.pilot(game.turn);
    match (game.phase, *mv) {
        (Phase::Place | Phase::Reenter, Move::Place(space)) => {
            if space.row() != 0 {
                return Err(Refusal::NotRowOne);
            }
            if game.is_empty(space) { Ok(()) } else { Err(Refusal::Occupied(space)) }
        }
        (Phase::SetMine, Move::SetMine(space)) => {
            if space.is_icon() {
                Ok(())
            } else {
                Err(Refusal::NotAnIcon)
            }
        }
        (Phase::Turn { .. }, Move::Stay | Move::Fly(_) | Move::Stop(_))
            if pilot.fighter.is_none() =>
        {
            Err(Refusal::NoFighter)
        }
        (Phase::Turn { .. }, Move::Stay) => Ok(()),
        (Phase::Turn { .. }, Move::Fly(to)) => check_flight(game, pilot, to).map(|_| ()),
        (Phase::Turn { .. }, Move::Stop(at)) => check_stop(game, pilot, at),
        (Phase::Turn { .. }, Move::StayOut) => {
            if pilot.fighter.is_none() {
                Ok(())
            } else {
                Err(Refusal::HasFighter)
            }
        }
        (Phase::Turn { normal: true }, Move::Buy(_)) => Err(Refusal::JustReturned),
        (Phase::Turn { .. }, Move::Buy(goods)) => can_buy(game, goods),
        (Phase::Pay { .. }, Move::Pay(loot)) => {
            if pilot.hoard.count(loot) > 0 {
                Ok(())
            } else {
                Err(Refusal::NoSuchToken)
            }
        }
        (Phase::Land { direction }, Move::Fly(to)) => {
            let Some(from) = pilot.fighter else { return Err(Refusal::NoFighter) };
            if from.direction_to(to) != Some(direction) {
                return Err(Refusal::SameDirection);
            }
            check_flight(game, pilot, to).map(|_| ())
        }
        (Phase::Shoot { .. }, Move::Shoot) => Ok(()),
        (Phase::Shoot { .. }, Move::Launch) => can_launch(game),
        (Phase::Mine, Move::LeaveMine) => Ok(()),
        (Phase::Mine, Move::PushMine(to)) => check_push(game, to),
        (Phase::Over(_), _) => Err(Refusal::Over),
        (phase, _) => Err(Refusal::NotNow(phase)),
    }
}

fn empty(game: &NicyHosmosu, space: Space) -> Result<(), Refusal> {
    if game.is_empty(space) { Ok(()) } else { Err(Refusal::Blocked(space)) }
}

/// NH-4.1, NH-4.2: a straight line over empty spaces.
fn check_flight(game: &NicyHosmosu, pilot: &Pilot, to: Space) -> Result<Direction, Refusal> {
    let from = pilot.fighter.ok_or(Refusal::NoFighter)?;
    let direction = from.direction_to(to).ok_or(Refusal::NotStraight)?;
    for space in from.ray(direction) {
        empty(game, space)?;
        if space == to {
            break;
        }
    }
    Ok(direction)
}

/// NH-11.6: whether a flight may be interrupted here. What blocks the next space may be shot away.
fn may_go_on(game: &NicyHosmosu, at: Space, direction: Direction) -> bool {
    let free_only = game.edition.stops_before_free_spaces_only();
    at.step(direction).is_some_and(|next| !free_only || game.is_empty(next))
}

/// NH-11.6: a stop is a part of the flight, not its end.
fn check_stop(game: &NicyHosmosu, pilot: &Pilot, at: Space) -> Result<(), Refusal> {
    if pilot.power_up != Once::Ready {
        return Err(Refusal::NoPowerUp);
    }
    let direction = check_flight(game, pilot, at)?;
    if may_go_on(game, at, direction) { Ok(()) } else { Err(Refusal::NoWayOn) }
}

/// Whether the seat to act may begin to buy this.
fn can_buy(game: &NicyHosmosu, goods: Goods) -> Result<(), Refusal> {
    let pilot = game.pilot(game.turn);
    match goods {
        Goods::Return if pilot.fighter.is_some() => return Err(Refusal::HasFighter),
        Goods::Return => {
            // NH-7.9
            if !Space::in_row(0).any(|space| game.is_empty(space)) {
                return Err(Refusal::RowFull);
            }
        }
        // NH-7.7
        _ if pilot.fighter.is_none() => return Err(Refusal::NoFighter),
        Goods::Missile if pilot.missile != Once::Unbought => {
            return Err(Refusal::BoughtBefore(goods));
        }
        Goods::Missile => {}
        Goods::Upgrade | Goods::PowerUp if !game.advanced => return Err(Refusal::BasicGame),
        Goods::Upgrade if pilot.level == 3 => return Err(Refusal::TopLevel),
        Goods::PowerUp if pilot.power_up != Once::Unbought => {
            return Err(Refusal::BoughtBefore(goods));
        }
        Goods::Upgrade | Goods::PowerUp => {}
    }
    let (price, have) = (goods.price(), points(&pilot.hoard));
    if have < price { Err(Refusal::TooPoor { goods, price, have }) } else { Ok(()) }
}

/// NH-9.3, NH-9.4, NH-11.4.
fn can_launch(game: &NicyHosmosu) -> Result<(), Refusal> {
    let pilot = game.pilot(game.turn);
    if pilot.missile != Once::Ready {
        return Err(Refusal::NoMissile);
    }
    let extra = matches!(game.phase, Phase::Shoot { stop: Some(_), .. });
    if extra && !game.edition.launches_as_extra_shot() {
        return Err(Refusal::NotAnExtraShot);
    }
    let target = ahead(game, game.turn).filter(|space| game.invader(*space).is_some());
    let row = target.ok_or(Refusal::NothingToLaunchAt)?.row();
    let others = Seat::all(game.players).filter(|seat| *seat != game.turn);
    let mut rows = others.filter_map(|seat| game.pilot(seat).fighter).map(Space::row);
    if rows.any(|other| other == row) { Err(Refusal::FighterInRow) } else { Ok(()) }
}

fn check_push(game: &NicyHosmosu, to: Space) -> Result<(), Refusal> {
    let mine = game.mine.ok_or(Refusal::NoMine)?;
    match mine.right() {
        Some(right) if right != to => return Err(Refusal::MineGoesRight),
        None if !to.is_icon() => return Err(Refusal::NotAnIcon),
        _ => {}
    }
    // NH-8.2, NH-8.4
    if game.fighter_at(to).is_some() { Err(Refusal::MineOnFighter) } else { Ok(()) }
}

/// NH-5.1: the first thing in the column above a fighter.
pub(super) fn ahead(game: &NicyHosmosu, seat: Seat) -> Option<Space> {
    let from = game.pilot(seat).fighter?;
    std::iter::successors(from.above(), |space| space.above()).find(|space| !game.is_empty(*space))
}
