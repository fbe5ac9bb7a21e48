//! Which Spaces a text means, and where Aliens may go.

use std::sync::LazyLock;

use crate::board::space::{Space, SpaceSet};
use crate::board::terror::standing;
use crate::cards::{Icon, LocCard, Race};
use crate::effects::vocabulary::{Effect, Filter, Knack, Rule, Where};
use crate::machine::step::Running;
use crate::{Conquest, Source};
use engine::Seat;

/// The standing rule of each race, read from its sheet once: every step of a move asks for it.
static KNACKS: LazyLock<[Option<Knack>; Race::COUNT]> = LazyLock::new(|| {
    Race::ALL.map(|race| {
        let gifts = 0..race.sheet().gifts.len() as u8;
        let effects = gifts.flat_map(|gift| standing(Source::Gift(race, gift)));
        effects.flat_map(|clause| clause.then).find_map(|effect| {
            if let Effect::Rule(Rule::Has(knack)) = effect { Some(*knack) } else { None }
        })
    })
});

/// Whether a Location meets the filters of an Always clause, which read printed numbers.
pub(crate) fn meets_printed(location: LocCard, filters: &[Filter]) -> bool {
    let sheet = location.sheet();
    filters.iter().all(|filter| match filter {
        Filter::PopAtLeast(n) => sheet.population >= *n,
        Filter::PopAtMost(n) => sheet.population <= *n,
        Filter::HasIcon(icon) => sheet.icons.contains(icon),
        // The clause's own reach, checked by whoever asks.
        Filter::AdjHere | Filter::Unheld => true,
        _ => false,
    })
}

impl Conquest {
    /// Whether a race has a standing rule.
    pub(crate) fn has_knack(&self, seat: Seat, knack: Knack) -> bool {
        let Some(race) = self.player(seat).race else { return false };
        KNACKS[race as usize] == Some(knack)
    }

    /// CQ-2.1, with Water Ways: where an Alien of this player can go from a Space.
    pub(crate) fn neighbours(&self, seat: Seat, space: Space) -> SpaceSet {
        let mut set = self.adjacent(space);
        if self.has_icon(space, Icon::Water) && self.has_knack(seat, Knack::WaterWays) {
            let water = self.spaces().filter(|other| self.has_icon(*other, Icon::Water));
            set = set.or(water.filter(|other| *other != space).collect());
        }
        set
    }

    /// CQ-9.4 to CQ-9.6: where Aliens of this player may escape to.
    pub fn exits(&self, seat: Seat, from: Space) -> SpaceSet {
        let fits = |to: &Space| {
            let own = self.player(seat).crew(*to) != 0 || *to == Space::landing(seat.0);
            let quiet = self.ground(*to).location.is_some()
                && self.resistance_value(*to) == 0
                && !self.enemy_at(seat, *to);
            own || quiet
        };
        self.neighbours(seat, from).iter().filter(fits).collect()
    }

    fn meets(&self, space: Space, filters: &[Filter], run: &Running) -> bool {
        let ground = self.ground(space);
        filters.iter().all(|filter| match *filter {
            Filter::HeldByMe => ground.marker == Some(run.me),
            Filter::HeldByFoe => ground.marker.is_some_and(|seat| self.opposed(run.me, seat)),
            Filter::Held => ground.marker.is_some(),
            Filter::Unheld => self.is_unconquered(space),
            Filter::NoAliens => self.players.iter().all(|player| player.crew(space) == 0),
            Filter::WithMyAliens => self.player(run.me).crew(space) != 0,
            Filter::AdjMyAliens => {
                self.adjacent(space).iter().any(|near| self.player(run.me).crew(near) != 0)
            }
            Filter::AdjHere => run.here.is_some_and(|here| self.adjacent(here).has(space)),
            Filter::HasIcon(icon) => self.has_icon(space, icon),
            Filter::NotLanding => !space.is_landing(),
            Filter::PopAtMost(n) => self.population(space) <= n,
            Filter::PopAtLeast(n) => self.population(space) >= n,
        })
    }

    /// The Spaces a text allows or means; those that take a die have none.
    pub(crate) fn spots(&self, place: &Where, run: &Running) -> SpaceSet {
        let board = self.spaces();
        match place {
            Where::Here => run.here.into_iter().collect(),
            Where::Loc(filters) => board
                .filter(|space| self.ground(*space).location.is_some())
                .filter(|space| self.meets(*space, filters, run))
                .collect(),
            // In `Blast` every Space counts, Landing Sites and Empty ones too.
            Where::Space(filters) | Where::Each(filters) => {
                board.filter(|space| self.meets(*space, filters, run)).collect()
            }
            Where::FighterHere => run.here.into_iter().collect(),
            Where::AllAliens => board.collect(),
            Where::MyLanding => std::iter::once(Space::landing(run.me.0)).collect(),
            Where::AllLandings => board.filter(|space| space.is_landing()).collect(),
            Where::Exits => match self.battle {
                Some(battle) => self.exits(run.me, battle.space),
                None => SpaceSet::default(),
            },
            Where::Or(places) => {
                places.iter().fold(SpaceSet::default(), |set, place| set.or(self.spots(place, run)))
            }
            // Ties are the First Player's to break.
            Where::Top(filters) => {
                let all = self.spots(&Where::Loc(filters), run);
                let most = all.iter().map(|space| self.population(space)).max();
                all.iter().filter(|space| Some(self.population(*space)) == most).collect()
            }
            Where::Rnd(_) | Where::Low(..) | Where::Attached => SpaceSet::default(),
        }
    }
}
