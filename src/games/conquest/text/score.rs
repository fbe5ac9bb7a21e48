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

/// CQ-16.7: the common total and its goal, where all play together.
pub fn common_total(game: &Conquest) -> Option<(u8, u8)> {
    let together = game.options().mode.is_together();
    together.then(|| (game.side_terror(0), game.goal(0)))
}

/// CQ-17.5: each team's sum and its goal, in a team game.
pub fn team_sums(game: &Conquest) -> Vec<(u8, u8)> {
    match game.options().mode {
        Mode::Team => [0, 1].map(|side| (game.side_terror(side), game.goal(side))).to_vec(),
        Mode::Competitive | Mode::Cooperative | Mode::Solo => Vec::new(),
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

fn dice(count: u8) -> String {
    if count == 1 { "1 die".into() } else { format!("{count} dice") }
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
