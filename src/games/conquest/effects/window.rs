//! Sections 13 and 19: reaction windows, whom they ask and in which order.

use crate::board::player::OUT_OF_BATTLE;
use crate::cards::EventCard;
use crate::effects::play::{Cards, Occasion};
use crate::effects::vocabulary::{Cond, Effect};
use crate::fight::battle::Stage;
use crate::machine::step::{Moment, Opening, Play, Step, WindowKind};
use crate::{Asking, Conquest, Event, Flow, Move, Phase, Question, Source};
use engine::Seat;

impl WindowKind {
    pub(crate) fn bit(self) -> u8 {
        1 << self as u8
    }
}

impl Conquest {
    /// CQ-13.13: asks the next player who has not passed since the last response, or closes.
    pub(crate) fn window(&mut self, opening: Opening, flow: &mut Flow<'_>) {
        if self.is_closed(&opening) {
            return;
        }
        let asked = self
            .order(&opening)
            .iter()
            .copied()
            .find(|seat| opening.passed >> seat.0 & 1 == 0 && self.is_asked(*seat, &opening));
        if let Some(seat) = asked {
            if self.options.asking == Asking::WhoCan {
                flow.tell(Event::Asked { seat });
            }
            self.ask_over(Step::Window(opening), seat, Question::Window(opening.kind));
        }
    }

    /// Whether what the window was about is settled.
    fn is_closed(&self, opening: &Opening) -> bool {
        let stage = self.battle.map(|battle| battle.stage);
        match opening.kind {
            WindowKind::Cancel => self.announced_now().is_none_or(|play| play.canceled),
            WindowKind::Early => stage != Some(Stage::Dice),
            WindowKind::Late => stage != Some(Stage::Settle),
            WindowKind::Destroy => self.dying_now().is_none_or(|dying| dying.is_over()),
            WindowKind::Moment => {
                let fight = matches!(
                    opening.moment,
                    Some(Moment::BattleStart | Moment::RoundEnd | Moment::FightWon { .. })
                );
                fight && matches!(stage, None | Some(Stage::Over))
            }
            WindowKind::Tech | WindowKind::Open => false,
        }
    }

    /// What was announced last and is not settled.
    pub fn announced_now(&self) -> Option<&Play> {
        self.agenda.iter().rev().find_map(|step| match step {
            Step::Announced(play) => Some(play),
            _ => None,
        })
    }

    pub(crate) fn announced_mut(&mut self) -> Option<&mut Play> {
        self.agenda.iter_mut().rev().find_map(|step| match step {
            Step::Announced(play) => Some(play),
            _ => None,
        })
    }

    fn is_asked(&self, seat: Seat, opening: &Opening) -> bool {
        let player = self.player(seat);
        let deaf = opening.kind.bit() | if self.in_encounter() { OUT_OF_BATTLE } else { 0 };
        // CQ-13.14: open windows begin set to pass.
        let watches = || player.watches || self.is_second() && self.is_reminded(seat);
        if player.quiet & deaf != 0 || opening.kind == WindowKind::Open && !watches() {
            return false;
        }
        match self.options.asking {
            Asking::Everyone if !player.hand.is_empty() => true,
            Asking::EachBattle if !self.is_asked_as_at_a_table(seat) => {
                // Whoever sees that nobody was asked knows something: with another in it, it is like Everyone.
                let seen = opening.passed & !(1 << seat.0) != 0 || self.is_followed(seat);
                seen && !player.hand.is_empty() || self.can_respond(seat, opening)
            }
            Asking::EachBattle => self.may_respond(seat, opening, Cards::Possible),
            Asking::Everyone | Asking::WhoCan => self.can_respond(seat, opening),
        }
    }

    /// CQ-13.17: whether the seat is one of those who wait and are asked by what everybody knows, so that being asked
    /// tells nothing. Whoever is on turn has the device.
    pub(crate) fn is_asked_as_at_a_table(&self, seat: Seat) -> bool {
        let on_turn = seat == self.turn && self.phase != Phase::Resistance;
        self.options.asking == Asking::EachBattle && !on_turn
    }

    /// CQ-13.17: whether somebody else waits for every moment of the Battle.
    fn is_followed(&self, seat: Seat) -> bool {
        let follows = |other: Seat| other != seat && self.player(other).follows;
        self.in_encounter() && self.seat_list().any(follows)
    }

    /// CQ-13.14: whether the seat is asked as another's turn begins, because of its cards. Where everybody is asked, being
    /// asked must tell nothing; at a table the one before has still the device, and nobody else sees it.
    fn is_reminded(&self, seat: Seat) -> bool {
        let before = || (self.turn.0 + self.sections() - 1) % self.sections();
        match self.options.asking {
            Asking::WhoCan => self.has_foe_turn_card(seat),
            Asking::EachBattle => seat.0 == before() && self.has_foe_turn_card(seat),
            Asking::Everyone => false,
        }
    }

    /// CQ-13.14: whether the seat holds a card for the turn of another that is about to begin. No
    /// menu of the own ever offers such a card.
    fn has_foe_turn_card(&self, seat: Seat) -> bool {
        let waits = |card: EventCard| {
            card.sheet().fx.iter().any(|line| line[0].when.contains(&Cond::FoeTurn))
        };
        self.phase == Phase::TurnStart && self.player(seat).hand.cards.kinds().any(waits)
    }

    /// Whether a legal response names this moment. A card in play that could be canceled alone
    /// makes nobody be asked, except in an open window.
    fn can_respond(&self, seat: Seat, opening: &Opening) -> bool {
        self.may_respond(seat, opening, Cards::Held)
    }

    /// The same for these cards.
    fn may_respond(&self, seat: Seat, opening: &Opening, cards: Cards) -> bool {
        let mut able = false;
        // CQ-8.12: those outside the Fight answer an outright win by what changes who wins; the
        // sides of the Fight have been asked.
        let outright = opening.kind == WindowKind::Late
            && self.battle.is_some_and(|b| b.outright.contains(&true) && b.dice[0].is_empty());
        let outside = self.battle.is_some_and(|battle| battle.side_of(seat).is_none());
        self.each_use_of(cards, seat, &Occasion::Window(*opening), |mv, named| {
            able |= named && (!outright || outside && self.turns_the_fight(seat, mv));
            able
        });
        able
    }

    /// Whether a text works on the course of the Fight, not just on Strength.
    fn turns_the_fight(&self, seat: Seat, mv: Move) -> bool {
        let (source, line) = match mv {
            Move::Play(card, line) => (Source::Event(card), line),
            Move::UseGift(gift, line) => (Source::Gift(self.player(seat).race(), gift), line),
            Move::UseStuff(card, line) => (Source::Stuff(card), line),
            _ => return false,
        };
        let mut effects = source.fx()[line as usize].iter().flat_map(|clause| clause.then);
        effects.any(|effect| matches!(effect, Effect::Clash(_)))
    }

    /// CQ-13.7, CQ-13.13: who is asked, the First Player first.
    fn order(&self, opening: &Opening) -> Vec<Seat> {
        let all = self.priority();
        if !self.is_second() {
            return self.first_edition_order(opening);
        }
        match opening.kind {
            WindowKind::Cancel => {
                let play = self.announced_now();
                let skip = play.filter(|play| !play.immediate).map(|play| play.run.me);
                all.filter(|seat| Some(*seat) != skip).collect()
            }
            WindowKind::Open if self.phase != Phase::Resistance => {
                all.filter(|seat| *seat != self.turn).collect()
            }
            WindowKind::Open
            | WindowKind::Tech
            | WindowKind::Early
            | WindowKind::Late
            | WindowKind::Destroy
            | WindowKind::Moment => all.collect(),
        }
    }

    /// In the first edition those concerned came first.
    fn first_edition_order(&self, opening: &Opening) -> Vec<Seat> {
        let all = self.priority();
        match opening.kind {
            WindowKind::Cancel => {
                let play = self.announced_now();
                let skip = play.filter(|play| !play.immediate).map(|play| play.run.me);
                all.filter(|seat| Some(*seat) != skip).collect()
            }
            WindowKind::Tech | WindowKind::Late => all.collect(),
            WindowKind::Early => {
                let battle = self.battle.expect("an early window has a Battle");
                let first = [Some(battle.fighter), battle.opponent()];
                let rest = all.filter(|seat| !first.contains(&Some(*seat)));
                first.into_iter().flatten().chain(rest).collect()
            }
            WindowKind::Destroy => {
                let crews = self.dying_now().map_or([0; 4], |dying| dying.crews);
                let owners = all.clone().filter(|seat| crews[seat.index()] != 0);
                owners.chain(all.filter(|seat| crews[seat.index()] == 0)).collect()
            }
            WindowKind::Moment => {
                let first = match opening.moment {
                    Some(Moment::Explored { by, .. } | Moment::Conquered { by, .. }) => by,
                    _ => self.battle.map_or(self.turn, |battle| battle.fighter),
                };
                let rest = all.filter(|seat| *seat != first);
                std::iter::once(first).chain(rest).collect()
            }
            WindowKind::Open if self.phase == Phase::Resistance => all.collect(),
            WindowKind::Open => all.filter(|seat| *seat != self.turn).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Options;
    use engine::{Chance, GameModel, Viewer};

    /// CQ-13.17: being asked says nothing of the hand of whoever waits.
    #[test]
    fn whoever_waits_is_asked_alike_with_any_hand() {
        let (mut asked, mut spared) = (0, 0);
        for seed in 0..6 {
            let asking = Asking::EachBattle;
            let options = Options { players: 3, asking, ..Options::default() };
            let mut chance = Chance::unrecorded(seed);
            let mut game = Conquest::new(&options, &mut chance).expect("sets up");
            for _ in 0..900 {
                if game.to_act().is_none() {
                    break;
                }
                if let Some(Step::Window(opening)) = game.agenda.last() {
                    let mut other = game.clone();
                    other.redact(Viewer::Public);
                    other.imagine(&mut chance);
                    let waits = |seat: &Seat| game.is_asked_as_at_a_table(*seat);
                    let first = opening.kind != WindowKind::Open;
                    for seat in game.seat_list().filter(waits).filter(|_| first) {
                        let is = game.is_asked(seat, opening);
                        assert_eq!(other.is_asked(seat, opening), is, "{seat:?} in {opening:?}");
                        *(if is { &mut asked } else { &mut spared }) += 1;
                    }
                }
                let moves = game.legal_moves();
                let mv = moves[chance.below(moves.len() as u32) as usize];
                game.apply(&mv, &mut chance, &mut Vec::new());
            }
        }
        assert!(asked > 100 && spared > 100, "{asked} asked, {spared} not");
    }
}
