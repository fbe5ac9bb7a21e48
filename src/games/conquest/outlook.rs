//! Whether a text would do anything now.

use super::battle::{Against, Foe, THEIRS};
use super::need::{Need, fits, is_picked, need};
use super::space::{Space, SpaceSet};
use super::step::{Picked, Running, Source};
use super::vocabulary::{Effect, How, Many, Pull, ResFilter, Side, Where, Who};
use super::{Conquest, Figure};
use crate::engine::{Seat, distinct};

impl Conquest {
    /// The players a text means.
    pub(super) fn persons(&self, who: Who, run: &Running) -> Vec<Seat> {
        let opposed = |seat: &Seat| self.opposed(run.me, *seat);
        let here = run.here.or(self.battle.map(|battle| battle.space));
        match who {
            Who::Me => vec![run.me],
            Who::Foe => run.picked.foe.into_iter().collect(),
            Who::Active => vec![self.turn],
            Who::EachFoe => self.priority().filter(opposed).collect(),
            Who::EachPlayer => self.priority().collect(),
            Who::Fighter => self.battle.map(|battle| battle.fighter).into_iter().collect(),
            Who::Holder => here.and_then(|here| self.ground(here).marker).into_iter().collect(),
            Who::Loser => run.loser.into_iter().collect(),
            Who::Humans => Vec::new(),
        }
    }

    /// The Spaces an effect works at: the picked one, or those the text names.
    pub(super) fn reach(&self, place: &Where, run: &Running) -> SpaceSet {
        match run.picked.place {
            Some(space) if is_picked(place) => std::iter::once(space).collect(),
            _ => self.spots(place, run),
        }
    }

    fn any_aliens(&self, spaces: SpaceSet) -> bool {
        let taken = |space: Space| self.players.iter().any(|player| player.crew(space) != 0);
        spaces.iter().any(taken)
    }

    /// Whether the effect would do something now (CQ-13.4).
    pub(super) fn would(&self, effect: &Effect, run: &Running) -> bool {
        if let Some(need) = need(effect, &run.picked) {
            return match need {
                Need::Place(place) => self.spots(&place, run).iter().any(|space| {
                    let picked = Picked { place: Some(space), ..run.picked };
                    self.would(effect, &Running { picked, ..*run })
                }),
                Need::Foe => self.seat_list().filter(|s| self.opposed(run.me, *s)).any(|foe| {
                    let picked = Picked { foe: Some(foe), ..run.picked };
                    self.would(effect, &Running { picked, ..*run })
                }),
                Need::Side => (0..2).any(|side| {
                    let picked = Picked { side: Some(side), ..run.picked };
                    self.would(effect, &Running { picked, ..*run })
                }),
                Need::Victim => {
                    let mut victims = Vec::new();
                    self.list_victims(effect, &mut victims);
                    !victims.is_empty()
                }
            };
        }
        self.would_in_fight(effect, run)
            .or_else(|| self.would_to_cards(effect, run))
            .unwrap_or_else(|| self.would_on_board(effect, run))
    }

    /// Effects on a Fight; `None` for others.
    fn would_in_fight(&self, effect: &Effect, run: &Running) -> Option<bool> {
        let battle = self.battle.as_ref();
        let sides = |side: Side| match (battle, side) {
            (None, _) => Vec::new(),
            (Some(_), Side::Either) => run.picked.side.map(usize::from).into_iter().collect(),
            (Some(battle), side) => self.sides(battle, side, run.me, None).collect::<Vec<_>>(),
        };
        Some(match *effect {
            Effect::Str(side, ..) | Effect::StrIf(side, ..) | Effect::Dice(side, ..) => {
                !sides(side).is_empty()
            }
            Effect::NoCrush(side, _) | Effect::NoEscape(side, _) => !sides(side).is_empty(),
            Effect::CountsAsAir(..) => false,
            Effect::Grant(side, ability, _) => {
                sides(side).into_iter().any(|side| !self.has_ability(side, ability))
            }
            Effect::Reroll(side) => {
                let rolled = |side: usize| battle.is_some_and(|b| !b.dice[side].is_empty());
                sides(side).into_iter().any(rolled)
            }
            Effect::DieMod(side, n) => sides(side).into_iter().any(|side| {
                // At most once per roll by the same ability.
                let again = matches!(run.source, Source::Gift(..));
                let alien =
                    battle.is_some_and(|b| b.seat_of(side).is_some() && !(again && b.bumped[side]));
                let changes =
                    self.kept_die(side).is_some_and(|die| (die as i8 + n).clamp(1, 6) != die as i8);
                alien && changes
            }),
            Effect::AutoWin(side) => battle.is_some_and(|battle| {
                let open = |side: usize| battle.seat_of(side).is_some() && !battle.outright[side];
                !battle.is_captain() && sides(side).into_iter().any(open)
            }),
            Effect::SaveMod(n) => self.save_to_bump(run.me, n).is_some(),
            Effect::Save(..) => {
                self.dying_now().is_some_and(|dying| dying.crews[run.me.index()] != 0)
            }
            Effect::RedrawRes(_) => battle.is_some_and(|b| b.foe == Some(Foe::Card)),
            Effect::RedrawLoc => run.here.is_some_and(|here| self.text_at(here).is_some()),
            Effect::Join(filter) => self.resistance_has(filter),
            Effect::EnlistCurrent(_) => battle.is_some_and(|battle| {
                battle.foe == Some(Foe::Card) && battle.full.is_some() && !battle.is_captain()
            }),
            Effect::EnlistDiscard(filter, _) => {
                battle.is_some() && self.resistance.discard.kinds().any(|card| fits(card, filter))
            }
            Effect::Escape(place) => battle.is_some_and(|battle| {
                let free = battle.side_of(run.me).is_some_and(|side| !self.may_not_escape(side));
                let alive = self.player(run.me).crew(battle.space) != 0;
                let left = |space: Space| space != battle.space;
                free && alive && self.reach(&place, run).iter().any(left) && self.goes_on(battle)
            }),
            Effect::SilenceEvents(who, _) => battle.is_some_and(|battle| {
                let speaks = |seat: Seat| battle.silenced >> seat.0 & 1 == 0;
                self.persons(who, run).into_iter().any(speaks)
            }),
            _ => return None,
        })
    }

    /// CQ-9.1: whether something of the Battle is still to be fought, as an Escape needs.
    fn goes_on(&self, battle: &super::Battle) -> bool {
        let beaten = battle.versus_resistance() && battle.winner == Some(0);
        let more = battle.against == Against::Resistance
            && battle.won < self.resistance_value(battle.space);
        !beaten || more || !self.counters_to_fight().is_empty()
    }

    /// The Saucer whose failed saving roll the change would turn.
    pub(super) fn save_to_bump(&self, seat: Seat, n: i8) -> Option<usize> {
        let limit = self.saucer_save(seat)? as i8;
        let dying = self.dying_now()?;
        let index = seat.index();
        (0..4).find(|saucer| {
            let roll = dying.rolls[index][*saucer] as i8;
            dying.crews[index] >> saucer & 1 == 1
                && dying.bumped[index] >> saucer & 1 == 0
                && roll > 0
                && roll + n >= limit
        })
    }

    fn resistance_has(&self, filter: ResFilter) -> bool {
        let deck = &self.resistance;
        let slots = deck.top.iter().chain(deck.bottom.iter()).filter_map(|slot| slot.card);
        let loose = deck.rest.kinds().chain(deck.discard.kinds());
        self.battle.is_some() && loose.chain(slots).any(|card| fits(card, filter))
    }

    /// Effects on cards, tokens and points; `None` for others.
    fn would_to_cards(&self, effect: &Effect, run: &Running) -> Option<bool> {
        let any =
            |who: Who, fits: &dyn Fn(Seat) -> bool| self.persons(who, run).into_iter().any(fits);
        Some(match *effect {
            Effect::Tokens(who, n) => any(who, &|seat| n > 0 || self.player(seat).tokens > 0),
            Effect::ActionPoints(who, _) => !self.persons(who, run).is_empty(),
            Effect::DrawEvents(..) => self.event_deck_size() > 0 || !self.event_discard.is_empty(),
            Effect::DrawStuff(_) => !self.stuff.is_empty() || !self.stuff_discard.is_empty(),
            Effect::DrawTech => self.track.is_some() && !self.techs.is_empty(),
            Effect::DrawResEvent => self.track.is_some(),
            Effect::TechTrack(n) => {
                self.track.is_some_and(|track| n > 0 || track.step > track.phases)
            }
            Effect::DiscardEvents(who, _, How::ByLooking | How::ByOwner | How::AtRandom) => {
                any(who, &|seat| !self.player(seat).hand.is_empty())
            }
            Effect::StealMenace(who, _) => any(who, &|seat| self.player(seat).tokens > 0),
            Effect::StealEvent(who) => any(who, &|seat| !self.player(seat).hand.is_empty()),
            Effect::StealStuff(who) => any(who, &|seat| !self.player(seat).stuff.is_empty()),
            Effect::RecoverEvent => !self.event_discard.is_empty(),
            Effect::RecoverStuff => !self.stuff_discard.is_empty(),
            Effect::ReadyStuff(_) => self.stuff_to_ready(run).next().is_some(),
            Effect::Terror(_) => true,
            Effect::Scry(pile, _) => match pile {
                super::vocabulary::Pile::ResPile => !self.resistance.is_spent(),
                super::vocabulary::Pile::LocPile => !self.locations.is_spent(),
            },
            Effect::AttachBefore(who) => !self.persons(who, run).is_empty(),
            Effect::AttachToTable => true,
            Effect::CancelEvent
            | Effect::CancelMenace
            | Effect::CancelStuff
            | Effect::CancelTech { .. } => true,
            Effect::ReshuffleRes => true,
            Effect::May(inner) => self.would(inner, run),
            Effect::Choose(_, first, second) => {
                first.iter().chain(second).any(|effect| self.would(effect, run))
            }
            Effect::Roll(..) => true,
            _ => return None,
        })
    }

    /// Other Activated cards of the player.
    pub(super) fn stuff_to_ready(
        &self,
        run: &Running,
    ) -> impl Iterator<Item = super::cards::StuffCard> + '_ {
        let own = run.source;
        let others = self.stuff_kinds(run.me).filter(|(_, down)| *down).map(|(card, _)| card);
        others.filter(move |card| own != Source::Stuff(*card))
    }

    /// Effects on the board.
    fn would_on_board(&self, effect: &Effect, run: &Running) -> bool {
        match *effect {
            Effect::Destroy(Where::FighterHere, _) => run.here.is_some_and(|here| {
                let holder = self.ground(here).marker;
                holder.is_some_and(|seat| self.player(seat).crew(here) != 0)
            }),
            Effect::Blast(Where::Rnd(_), _) => true,
            Effect::Destroy(place, _) | Effect::Blast(place, _) => {
                self.any_aliens(self.reach(&place, run))
            }
            Effect::Land(who, many, place) => {
                let free = many != Many::N(0) && !self.reach(&place, run).is_empty();
                free && self.persons(who, run).iter().any(|seat| self.player(*seat).pool() != 0)
            }
            Effect::MoveSteps(..) => {
                let mut able = false;
                self.each_mover(run.me, |_, _, _| able = true);
                able
            }
            Effect::MoveJump(_, place) => {
                let mut able = false;
                let reach = self.reach(&place, run);
                self.each_mover(run.me, |_, _, from| {
                    able |= reach.iter().any(|space| space != from);
                });
                able
            }
            Effect::PlaceCounter(pull, _, place) => {
                let left = match pull {
                    Pull::Named(counter) => self.counters.count(counter) > 0,
                    Pull::Blind => !self.counters.is_empty(),
                };
                let room = |space: Space| self.ground(space).counters.len() < 3;
                left && match place {
                    Where::Rnd(_) | Where::Low(..) => true,
                    place => self.reach(&place, run).iter().any(room),
                }
            }
            Effect::MoveOneCounter => self.spaces().any(|from| {
                let room = |to: Space| self.ground(to).counters.len() < 3;
                !self.ground(from).counters.is_empty() && self.adjacent(from).iter().any(room)
            }),
            Effect::MoveAllCounters => {
                self.spaces().any(|space| !self.ground(space).counters.is_empty())
            }
            Effect::RemoveCounters(_, place) => {
                let has = |space: Space| !self.ground(space).counters.is_empty();
                self.reach(&place, run).iter().any(has)
            }
            Effect::LocRes(Where::Here, n, _) => self.battle.is_some_and(|battle| {
                let value = self.resistance_value(battle.space);
                battle.against == Against::Resistance && value >= 1 && (n > 0 || value > 1)
            }),
            Effect::LocRes(..) | Effect::LocPop(..) => true,
            Effect::Demolish(place) => {
                self.reach(&place, run).iter().any(|space| self.text_at(space).is_some())
            }
            Effect::Liberate(place) => {
                self.reach(&place, run).iter().any(|space| self.ground(space).marker.is_some())
            }
            Effect::AttachTo(place) => !self.reach(&place, run).is_empty(),
            _ => false,
        }
    }

    /// The side an effect works on in the Battle in progress, for texts that name one.
    pub(super) fn named_sides(&self, side: Side, run: &Running) -> Vec<usize> {
        match (&self.battle, side) {
            (None, _) => Vec::new(),
            (Some(_), Side::Either) => {
                run.picked.side.map(usize::from).into_iter().filter(|s| *s <= THEIRS).collect()
            }
            (Some(battle), side) => self.sides(battle, side, run.me, None).collect(),
        }
    }

    /// The kinds of a player's Aliens that are about to be destroyed, with their Spaces.
    pub(super) fn dying_kinds(&self, seat: Seat) -> Vec<(Figure, Space)> {
        let crew = self.dying_now().map_or(0, |dying| dying.crews[seat.index()]);
        distinct(super::player::members(crew).filter_map(|index| {
            match self.player(seat).aliens[index].place {
                super::Place::On(space) => Some((Figure::of_index(index), space)),
                _ => None,
            }
        }))
    }
}
