//! Whether the conditions of a clause hold.

use crate::board::space::Space;
use crate::board::terror::standing;
use crate::cards::{Counter, Icon, Keyword, ResCard, Tech, Temper};
use crate::effects::vocabulary::{Cond, Effect, Power};
use crate::fight::battle::Foe;
use crate::machine::step::{Moment, Running};
use crate::{Conquest, Figure, Source};
use engine::Seat;

impl Conquest {
    /// Whether all conditions of the clause hold for this player and moment.
    pub(crate) fn holds(&self, run: &Running, moment: Option<Moment>) -> bool {
        run.clause().when.iter().all(|cond| self.is_so(*cond, run, moment))
    }

    pub(crate) fn is_so(&self, cond: Cond, run: &Running, moment: Option<Moment>) -> bool {
        let battle = self.battle.as_ref();
        let me = run.me;
        let here = run.here.or(battle.map(|battle| battle.space));
        let icon = |space: Space, icon: Icon| self.has_icon(space, icon);
        match cond {
            Cond::IfIcon(kind) => here.is_some_and(|here| icon(here, kind)),
            Cond::NearIcon(kind) => here.is_some_and(|here| {
                icon(here, kind) || self.adjacent(here).iter().any(|near| icon(near, kind))
            }),
            Cond::IfHard => self.temper() == Some(Temper::Hard),
            Cond::IfSoft => self.temper() == Some(Temper::Soft),
            Cond::IfAir => self.fights_air(),
            Cond::IfKeyword(keyword) => self.fights_keyword(keyword),
            Cond::IfHero => battle
                .is_some_and(|battle| battle.foe == Some(Foe::Card) && !battle.heroes.is_empty()),
            // The first edition shielded Captain Fantastic from every text.
            Cond::IfCard => battle.is_some_and(|battle| {
                battle.foe == Some(Foe::Card) && (self.is_second() || !battle.is_captain())
            }),
            Cond::NotCaptain => battle.is_some_and(|battle| !battle.is_captain()),
            Cond::WonRound => battle.is_some_and(|battle| {
                let winner = battle.winner.and_then(|side| battle.seat_of(side.into()));
                winner == Some(me)
            }),
            Cond::VsRes => battle.is_some_and(|battle| battle.versus_resistance()),
            Cond::VsAliens => battle.is_some_and(|battle| !battle.versus_resistance()),
            // What happens outside a Fight while one is on does not belong to it.
            Cond::MyFight => {
                self.is_in_it(me, moment) && self.dying_now().is_none_or(|dying| dying.in_fight)
            }
            Cond::OtherFight => {
                (battle.is_some() || moment.is_some()) && !self.is_in_it(me, moment)
            }
            Cond::AliensAtLeast(n) => battle.is_some_and(|battle| {
                self.player(me).crew(battle.space).count_ones() >= u32::from(n)
            }),
            Cond::SelfIn => self.ally_in_fight(run),
            Cond::FirstFight => battle.is_some_and(|battle| battle.fights <= 1),
            Cond::DieIs(n) => self.own_die(me) == Some(n),
            Cond::DieAtMost(n) => self.own_die(me).is_some_and(|die| die <= n),
            Cond::LostSome => matches!(moment, Some(Moment::Conquered { lost: true, .. })),
            Cond::IsObjective => here == Some(Space::OBJECTIVE),
            Cond::IfHeld => here.is_some_and(|here| self.ground(here).marker == Some(me)),
            Cond::FoeTurn => self.opposed(me, self.turn),
            Cond::Stolen => matches!(moment, Some(Moment::Conquered { from: Some(_), .. })),
            Cond::NotRace(race) => {
                let them = battle.and_then(|battle| {
                    let side = battle.side_of(me)?;
                    battle.seat_of(1 - side)
                });
                them.is_some_and(|them| self.player(them).race != Some(race))
            }
        }
    }

    /// Whether this player's Aliens are in the Battle, or made the conquest that just happened.
    fn is_in_it(&self, seat: Seat, moment: Option<Moment>) -> bool {
        let in_battle = self.battle.is_some_and(|battle| battle.side_of(seat).is_some());
        match moment {
            // CQ-11.1: a takeover has no Fight; whoever takes over counts as its fighter.
            Some(Moment::Conquered { by, .. }) => by == seat || in_battle,
            Some(Moment::Explored { by, .. }) => by == seat,
            _ => in_battle,
        }
    }

    /// CQ-1.9: Hard or Soft, as long as full Resistance is fought.
    pub(crate) fn temper(&self) -> Option<Temper> {
        let battle = self.battle.as_ref()?;
        match battle.foe? {
            Foe::Card => battle.full?.sheet().temper,
            Foe::Counter(counter) => Some(counter.sheet().temper),
            Foe::Aliens(_) => None,
        }
    }

    /// CQ-10.1: an Air icon on the full Resistance or the counter.
    fn fights_air(&self) -> bool {
        let Some(battle) = &self.battle else { return false };
        // Jet Packs make Soft Resistance count as Air.
        let packs = |tech: &Tech| {
            standing(Source::Tech(*tech)).any(|clause| {
                clause
                    .then
                    .iter()
                    .any(|effect| matches!(effect, Effect::Power(Power::CountsAsAir(..))))
            })
        };
        if self.temper() == Some(Temper::Soft) && self.tech_in_play.iter().any(packs) {
            return true;
        }
        match battle.foe {
            Some(Foe::Card) => {
                battle.full.is_some_and(|card| card.sheet().icons.contains(&Icon::Air))
            }
            Some(Foe::Counter(counter)) => counter.sheet().air,
            _ => false,
        }
    }

    fn fights_keyword(&self, keyword: Keyword) -> bool {
        let Some(battle) = &self.battle else { return false };
        let has = |card: &ResCard| card.sheet().keywords.contains(&keyword);
        battle.foe == Some(Foe::Card)
            && (battle.full.as_ref().is_some_and(has) || battle.heroes.iter().any(has))
    }

    /// Whether the Ally whose card this is stands in the Fight.
    fn ally_in_fight(&self, run: &Running) -> bool {
        let (Source::Stuff(card), Some(battle)) = (run.source, &self.battle) else { return false };
        let Some(figure) = Figure::of_card(card) else { return false };
        let index = figure as usize + 3;
        battle.side_of(run.me).is_some() && self.player(run.me).crew(battle.space) >> index & 1 == 1
    }

    /// The kept Fight Die of this player's side, as rolled.
    fn own_die(&self, seat: Seat) -> Option<u8> {
        let side = self.battle.as_ref()?.side_of(seat)?;
        self.kept_as_rolled(side)
    }

    /// The counters a Battle has still to fight in its Space.
    pub(crate) fn counters_to_fight(&self) -> Vec<Counter> {
        let Some(battle) = &self.battle else { return Vec::new() };
        let there = &self.ground(battle.space).counters;
        match battle.against {
            crate::Against::Resistance => there.to_vec(),
            crate::Against::Arrivals => battle.arrivals.to_vec(),
            crate::Against::Aliens(_) | crate::Against::Visit => Vec::new(),
        }
    }
}
