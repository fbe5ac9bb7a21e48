//! How Nicy Hosmosu is played by hand: which piece goes where, and how long things are shown.

use std::ops::RangeInclusive;

use crate::drag::Handle;
use crate::motion::Motion;
use crate::sound::Sound;
use crate::{Hands, Line};
use engine::{Seat, Seen};
use games::nicy_hosmosu::text::{self, describe, prompt, story};
use games::nicy_hosmosu::{Event, Goods, Loot, Move, NicyHosmosu, Options, Phase, ROWS, Space};

/// The side of a space, in units of the drawing.
pub const CELL: i32 = 40;

/// The acting seat's fighter.
pub const FIGHTER: &str = "fighter";
/// The mine.
pub const MINE: &str = "mine";
/// The acting seat's missile marker.
pub const MISSILE: &str = "missile";
/// The button that launches it.
pub const LAUNCH: &str = "launch";
/// The acting seat's power-up marker.
pub const POWER_UP: &str = "power-up";

/// The piece that stands for all of the acting seat's tokens of a kind.
pub fn loot_piece(loot: Loot) -> &'static str {
    match loot {
        Loot::One => "loot-1",
        Loot::Two => "loot-2",
        Loot::Three => "loot-3",
        Loot::Four => "loot-4",
        Loot::Five => "loot-5",
        Loot::Command => "loot-10",
    }
}

/// The place where something is paid for, and the button that begins to buy it.
pub fn goods_place(goods: Goods) -> &'static str {
    match goods {
        Goods::Missile => "buy-missile",
        Goods::Upgrade => "buy-upgrade",
        Goods::PowerUp => "buy-power-up",
        Goods::Return => "buy-return",
    }
}

/// The top left corner of a space in the drawing.
pub fn corner(space: Space) -> (i32, i32) {
    (i32::from(space.column()) * CELL, i32::from(ROWS - 1 - space.row()) * CELL)
}

fn offset(from: Space, to: Space) -> (i32, i32) {
    let ((x, y), (to_x, to_y)) = (corner(from), corner(to));
    (x - to_x, y - to_y)
}

impl Hands for NicyHosmosu {
    const NAME: &'static str = text::NAME;
    const TALLY: &'static str = text::TALLY;
    const PLAYERS: RangeInclusive<u8> = 2..=4;

    fn with_players(options: &Options, players: u8) -> Options {
        Options { players, ..*options }
    }

    fn handles(seen: &Seen<Self>, moves: &[Move]) -> Vec<Handle<Move>> {
        let mut handles = Vec::new();
        for mv in moves {
            let label = describe(mv);
            let drop =
                |piece, space: Space| Handle::drop(piece, &space.to_string(), *mv, label.clone());
            let button = |key, main| Handle::button(key, main, *mv, label.clone());
            match *mv {
                Move::Place(space) | Move::Fly(space) => handles.push(drop(FIGHTER, space)),
                Move::SetMine(space) | Move::PushMine(space) => handles.push(drop(MINE, space)),
                Move::Stop(space) => handles.push(drop(POWER_UP, space)),
                Move::Stay => handles.push(button("stay", true)),
                Move::StayOut => handles.push(button("sit-out", true)),
                Move::Shoot => handles.push(button("shoot", true)),
                Move::LeaveMine => handles.push(button("leave-mine", true)),
                Move::Launch => {
                    handles.push(button(LAUNCH, false));
                    handles.extend(target_row(seen).map(|space| drop(MISSILE, space)));
                }
                Move::Buy(goods) => {
                    handles.push(button(goods_place(goods), false));
                    handles.extend(first_payments(seen, goods));
                }
                Move::Pay(loot) => {
                    if let Phase::Pay { goods, .. } = seen.phase() {
                        let place = goods_place(goods);
                        handles.push(Handle::drop(loot_piece(loot), place, *mv, label));
                    }
                }
            }
        }
        handles
    }

    fn attempt(seen: &Seen<Self>, piece: &str, place: &str) -> Option<Move> {
        let space = Space::parse(place);
        let goods = || {
            let all = Goods::FOR_A_TURN.into_iter().chain([Goods::Return]);
            all.into_iter().find(|goods| goods_place(*goods) == place)
        };
        let loot = || Loot::ALL.into_iter().find(|loot| loot_piece(*loot) == piece);
        match piece {
            FIGHTER if matches!(seen.phase(), Phase::Place | Phase::Reenter) => {
                space.map(Move::Place)
            }
            FIGHTER => space.map(Move::Fly),
            MINE if seen.phase() == Phase::SetMine => space.map(Move::SetMine),
            MINE => space.map(Move::PushMine),
            POWER_UP => space.map(Move::Stop),
            MISSILE => space.map(|_| Move::Launch),
            _ if place == LAUNCH => Some(Move::Launch),
            _ if matches!(seen.phase(), Phase::Pay { .. }) => loot().map(Move::Pay),
            // A token on the price, or the price pressed by itself.
            _ => goods().map(Move::Buy),
        }
    }

    fn speaks_for_itself(seen: &Seen<Self>, piece: &str, place: &str) -> bool {
        let Some(space) = Space::parse(place) else { return false };
        match piece {
            FIGHTER => {
                let seat = engine::GameModel::to_act(&**seen);
                seat.is_some_and(|seat| seen.pilot(seat).fighter == Some(space))
            }
            MINE => seen.mine() == Some(space),
            _ => false,
        }
    }

    fn prompt(seen: &Seen<Self>, name: &dyn Fn(Seat) -> String) -> String {
        prompt(seen, name)
    }

    fn story(event: &Event, name: &dyn Fn(Seat) -> String) -> Option<Line> {
        // A wave is told by its descent; a line per token would bury everything else.
        if matches!(event, Event::Arrived { .. } | Event::SetAside { .. }) {
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
            Event::Placed { .. } | Event::MineSet { .. } | Event::MineMoved { .. } => {
                Some(Sound::Place)
            }
            Event::Shot { .. } | Event::Launched { .. } => Some(Sound::Shot),
            Event::MineExploded { .. } | Event::FighterLost { .. } => Some(Sound::Burst),
            Event::Bought { .. } => Some(Sound::Gain),
            Event::Ended(_) => Some(Sound::Win),
            _ => None,
        }
    }

    fn motions(events: &[Event]) -> Vec<Motion> {
        let travel = |target: String, from, to| Motion {
            target,
            from: offset(from, to),
            delay: 0,
            length: 320,
        };
        let motion = |event: &Event| match event {
            Event::Flew { seat, from, to } => {
                Some(travel(format!("fighter-{}", seat.0), *from, *to))
            }
            Event::MineMoved { from, to, .. } => Some(travel(MINE.into(), *from, *to)),
            _ => None,
        };
        events.iter().filter_map(motion).collect()
    }
}

/// How long an event is shown. A wave comes after its shot, so its time includes the shot's.
fn time(event: &Event) -> u32 {
    match event {
        Event::Flew { .. } | Event::MineMoved { .. } => 340,
        Event::Shot { .. } => 480,
        Event::Launched { .. } => 700,
        Event::Descended { .. } => 800,
        Event::Arrived { .. } => 1100,
        Event::MineExploded { .. } | Event::FighterLost { .. } => 1000,
        Event::Bought { .. } | Event::DroppedOut { .. } | Event::StayedOut { .. } => 500,
        Event::Ended(_) => 1200,
        Event::Placed { .. } | Event::MineSet { .. } | Event::PoweredUp { .. } => 250,
        Event::Paid { .. } | Event::SetAside { .. } | Event::ShipWaits => 120,
    }
}

/// The spaces of the row a missile would fly at.
fn target_row(seen: &Seen<NicyHosmosu>) -> impl Iterator<Item = Space> + '_ {
    let row = seen.ahead().map(Space::row);
    row.into_iter().flat_map(Space::in_row).filter(|space| seen.invader(*space).is_some())
}

/// A token dropped on the price begins to buy and pays in one go.
fn first_payments(seen: &Seen<NicyHosmosu>, goods: Goods) -> Vec<Handle<Move>> {
    let Some(seat) = engine::GameModel::to_act(&**seen) else { return Vec::new() };
    let pay = |loot: Loot| {
        let moves = vec![Move::Buy(goods), Move::Pay(loot)];
        let label = format!("{}, {}", describe(&moves[0]), describe(&moves[1]));
        Handle::set(&[loot_piece(loot)], goods_place(goods), moves, label)
    };
    seen.pilot(seat).hoard.kinds().map(pay).collect()
}
