//! What has to be picked for a text, what can be picked, and whether it would do anything.

use super::battle::{Against, Foe, THEIRS};
use super::cards::ResCard;
use super::space::{Space, SpaceSet};
use super::step::{Picked, Play, Running, Source, Step, Victim};
use super::vocabulary::{Area, Effect, How, Many, Pull, ResFilter, Side, Where, Who};
use super::{Conquest, Figure, Move};
use crate::engine::Seat;

/// What a text needs to be told before it works.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Need {
    /// A Space.
    Place(Where),
    /// An opponent.
    Foe,
    /// A side of the Fight; an Alien one.
    Side,
    /// What is canceled.
    Victim,
}

/// The place an effect works at.
fn place_of(effect: &Effect) -> Option<Where> {
    Some(match *effect {
        Effect::Destroy(place, _)
        | Effect::Blast(place, _)
        | Effect::RemoveCounters(_, place)
        | Effect::PlaceCounter(_, _, place)
        | Effect::LocRes(place, ..)
        | Effect::Demolish(place)
        | Effect::Liberate(place)
        | Effect::AttachTo(place)
        | Effect::Land(_, _, place)
        | Effect::MoveJump(_, place)
        | Effect::Escape(place) => place,
        _ => return None,
    })
}

fn is_picked(place: &Where) -> bool {
    matches!(
        place,
        Where::Loc(_) | Where::Space(_) | Where::Or(_) | Where::Exits | Where::MyLanding
    )
}

fn names_foe(effect: &Effect) -> bool {
    matches!(
        effect,
        Effect::StealMenace(Who::Foe, _)
            | Effect::StealEvent(Who::Foe)
            | Effect::StealStuff(Who::Foe)
            | Effect::DiscardEvents(Who::Foe, ..)
            | Effect::AttachBefore(Who::Foe)
            | Effect::PlaceCounter(_, _, Where::Rnd(Area::Foes))
    )
}

/// What the effect needs to be told and has not been.
pub(super) fn need(effect: &Effect, picked: &Picked) -> Option<Need> {
    if let Some(place) = place_of(effect)
        && is_picked(&place)
        && picked.place.is_none()
    {
        return Some(Need::Place(place));
    }
    if names_foe(effect) && picked.foe.is_none() {
        return Some(Need::Foe);
    }
    match effect {
        Effect::Reroll(Side::Either)
        | Effect::AutoWin(Side::Either)
        | Effect::DieMod(Side::Either, _)
            if picked.side.is_none() =>
        {
            Some(Need::Side)
        }
        Effect::CancelEvent | Effect::CancelMenace | Effect::CancelStuff
            if picked.victim.is_none() =>
        {
            Some(Need::Victim)
        }
        _ => None,
    }
}

/// The effects of a running clause, or of the branch it took.
pub(super) fn effects_of(run: &Running) -> &'static [Effect] {
    let then = run.clause().then;
    match (run.branch, then.first()) {
        (1, Some(Effect::Choose(_, first, _) | Effect::Roll(_, first, _))) => first,
        (2, Some(Effect::Choose(_, _, second) | Effect::Roll(_, _, second))) => second,
        _ => then,
    }
}

/// Whether a Resistance card is what a text looks for.
pub(super) fn fits(card: ResCard, filter: ResFilter) -> bool {
    let sheet = card.sheet();
    match filter {
        ResFilter::AnyRes => true,
        ResFilter::SoftRes => {
            sheet.temper == Some(super::cards::Temper::Soft) && card != ResCard::CaptainFantastic
        }
        ResFilter::HeroRes => sheet.hero,
        ResFilter::SuperheroRes => sheet.keywords.contains(&super::cards::Keyword::Superhero),
    }
}

impl Conquest {
    /// Whether something has to be picked before the text is carried out.
    pub(super) fn needs_aim(&self, run: &Running) -> bool {
        self.aim_need(run).is_some_and(|need| self.has_candidate(need, run))
    }

    /// The first open need of a text.
    pub(super) fn aim_need(&self, run: &Running) -> Option<Need> {
        effects_of(run).iter().find_map(|effect| need(effect, &run.picked))
    }

    pub(super) fn has_candidate(&self, need: Need, run: &Running) -> bool {
        let mut moves = Vec::new();
        self.list_candidates(need, run, &mut moves);
        !moves.is_empty()
    }

    /// The legal answers to a need.
    pub(super) fn list_candidates(&self, need: Need, run: &Running, into: &mut Vec<Move>) {
        let helps = |picked: Picked| {
            let run = Running { picked, ..*run };
            let told = |effect: &&Effect| {
                self::need(effect, &Running { picked: run.picked, ..run }.picked).is_none()
            };
            effects_of(&run).iter().filter(told).any(|effect| self.would(effect, &run))
        };
        let with = run.picked;
        match need {
            Need::Place(place) => {
                // Only effects at a picked place speak for or against the place.
                let helps = |space: Space| {
                    let run = Running { picked: Picked { place: Some(space), ..with }, ..*run };
                    effects_of(&run)
                        .iter()
                        .filter(|effect| place_of(effect).is_some())
                        .any(|effect| self.would(effect, &run))
                };
                let spots = self.spots(&place, run).iter().filter(|space| helps(*space));
                into.extend(spots.map(Move::At));
            }
            Need::Foe => {
                let foes = self.seat_list().filter(|seat| self.opposed(run.me, *seat));
                let foes = foes.filter(|foe| helps(Picked { foe: Some(*foe), ..with }));
                into.extend(foes.map(Move::Against));
            }
            Need::Side => {
                let sides = (0..2).filter(|side| helps(Picked { side: Some(*side), ..with }));
                into.extend(sides.map(Move::ForSide));
            }
            Need::Victim => {
                for effect in effects_of(run) {
                    self.list_victims(effect, into);
                }
            }
        }
    }

    /// What was announced and waits in its window to be canceled.
    fn open_announcement(&self) -> Option<&Play> {
        self.agenda.iter().rev().find_map(|step| match step {
            Step::Announced(play) if play.opened => Some(play),
            _ => None,
        })
    }

    /// Whether a canceling effect fits what was announced.
    pub(super) fn strikes_announced(&self, effect: &Effect) -> bool {
        let Some(play) = self.open_announcement().filter(|play| !play.canceled) else {
            return false;
        };
        match effect {
            Effect::CancelEvent => matches!(play.run.source, Source::Event(_)),
            Effect::CancelMenace => matches!(play.run.source, Source::Gift(..)),
            _ => false,
        }
    }

    fn list_victims(&self, effect: &Effect, into: &mut Vec<Move>) {
        if self.strikes_announced(effect) {
            into.push(Move::Strike(Victim::Announced));
        }
        match effect {
            // CQ-13.10
            Effect::CancelEvent => {
                into.extend(self.in_play.iter().map(|c| Move::Strike(Victim::InPlay(c.card))));
            }
            Effect::CancelStuff => {
                for seat in self.seat_list() {
                    let cards = self.stuff_kinds(seat);
                    into.extend(
                        cards.map(|(card, down)| Move::Strike(Victim::Stuff(seat, card, down))),
                    );
                }
            }
            _ => {}
        }
    }

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
                let alien = battle.is_some_and(|b| b.seat_of(side).is_some() && !b.bumped[side]);
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
            Effect::DrawTech | Effect::DrawResEvent | Effect::TechTrack(_) => false,
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
            Effect::CancelEvent | Effect::CancelMenace | Effect::CancelStuff => true,
            Effect::CancelTech { .. } => false,
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
                    Where::Rnd(_) => true,
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
        let mut kinds: Vec<(Figure, Space)> = super::player::members(crew)
            .filter_map(|index| match self.player(seat).aliens[index].place {
                super::Place::On(space) => Some((Figure::of_index(index), space)),
                _ => None,
            })
            .collect();
        kinds.sort_unstable();
        kinds.dedup();
        kinds
    }
}
