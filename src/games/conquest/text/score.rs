//! How far a side is: the points that count, the track with its stages, and their words.

use super::board::{CANNON, TERROR, TRACK};
use crate::{Conquest, Mode, Track};
use engine::Seat;

/// The points a seat's panel shows: those that win the game for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Score {
    /// CQ-16.7, CQ-17.5: of the whole side.
    pub points: u8,
    /// What the side needs.
    pub goal: u8,
    /// The seat's part of them.
    pub own: u8,
    /// Whether others add to them.
    pub shared: bool,
}

/// CQ-15.2, CQ-16.7, CQ-17.5: the points that count for a seat.
pub fn score(game: &Conquest, seat: Seat) -> Score {
    let side = game.side_of(seat);
    let members = Seat::all(game.sections()).filter(|other| game.side_of(*other) == side);
    Score {
        points: game.side_terror(side),
        goal: game.goal(side),
        own: game.terror(seat),
        shared: members.count() > 1,
    }
}

/// A seat's score for screen readers and as a hint: `Terror 12 of 24 together, 5 of them yours`.
pub fn score_label(game: &Conquest, seat: Seat) -> String {
    let Score { points, goal, own, shared } = score(game, seat);
    match game.options().mode {
        _ if !shared => format!("{TERROR} {points} of {goal}"),
        Mode::Team => format!("{TERROR} {points} of {goal} for the team, {own} of them from here"),
        Mode::Competitive | Mode::Cooperative | Mode::Solo => {
            format!("{TERROR} {points} of {goal} together, {own} of them from here")
        }
    }
}

/// A seat's own part of what its side has.
pub fn own_terror(own: u8) -> String {
    format!("{own} {TERROR}")
}

/// The heading of a hand that is shown.
pub fn hand_of(name: &str) -> String {
    format!("{name}’s hand")
}

/// CQ-16.7, CQ-17.5: what each side has in all, with its goal, where several add to it.
pub fn sums(game: &Conquest, name: &dyn Fn(Seat) -> String) -> Vec<(String, String)> {
    let sum = |side: u8| {
        let members = Seat::all(game.sections()).filter(|seat| game.side_of(*seat) == side);
        let names = members.map(name).collect::<Vec<_>>().join(" and ");
        (names, format!("{} of {}", game.side_terror(side), game.goal(side)))
    };
    match game.options().mode {
        Mode::Competitive => Vec::new(),
        Mode::Cooperative | Mode::Solo => vec![("Together".into(), sum(0).1)],
        Mode::Team => vec![sum(0), sum(1)],
    }
}

/// A step of the Human Tech track as the gauge shows it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct TrackStep {
    /// Its number, 0 to 10; 10 is the Super Cannon.
    pub step: u8,
    /// CQ-16.22: the stage, which is the number of breakthrough dice.
    pub stage: u8,
    /// Whether a stage begins here.
    pub begins: bool,
    /// CQ-16.25: a red circle.
    pub circle: bool,
}

/// CQ-16.23, CQ-16.24: the steps of a sheet.
pub fn track_steps(track: &Track) -> Vec<TrackStep> {
    let step = |step: u8| {
        let stage = track.stage_at(step);
        let begins = step == 0 || track.stage_at(step - 1) != stage;
        TrackStep { step, stage, begins, circle: track.circles().contains(&step) }
    };
    (0..=10).map(step).collect()
}

/// What a stage brings, for the mark where it begins.
pub fn stage_label(stage: u8) -> String {
    format!("Stage {stage}: {}", dice(stage))
}

/// CQ-4.7, CQ-16.22: the dice of the next breakthrough roll, and where they come from.
pub fn breakthrough_label(game: &Conquest, track: &Track) -> String {
    let (all, need) = (game.breakthrough_dice(*track), game.breakthrough_die(*track));
    let stage = track.stage();
    let from = match all - stage.min(all) {
        0 => format!("stage {stage}"),
        labs => format!("stage {stage} and {labs} for Tech Locations"),
    };
    let on = if need == 6 { "on a 6".to_owned() } else { format!("on {need} or more") };
    format!("Breakthrough {on}: {} ({from})", dice(all))
}

/// So many dice.
pub fn dice(count: u8) -> String {
    if count == 1 { "1 die".into() } else { format!("{count} dice") }
}

/// CQ-4.7: the dice that Tech Locations add to those of the stage.
pub fn more_dice(count: u8) -> String {
    format!("+{count}")
}

/// The track for screen readers: where it stands and what that means.
pub fn gauge_label(game: &Conquest, track: &Track) -> String {
    let circle = track.circles().iter().find(|circle| **circle > track.step);
    let next = match circle {
        Some(circle) => format!("next reinforcements at {circle}, {CANNON} at 10"),
        None => format!("{CANNON} at 10"),
    };
    format!("{TRACK}: step {} of 10, {next}. {}.", track.step, breakthrough_label(game, track))
}
