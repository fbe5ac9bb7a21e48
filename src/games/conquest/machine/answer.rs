//! What each decision does. Moves are checked before they come here.

use crate::board::player::{Chosen, OUT_OF_BATTLE};
use crate::board::space::Space;
use crate::cards::Ends;
use crate::effects::pick;
use crate::effects::play::Occasion;
use crate::effects::vocabulary::Knack;
use crate::fight::battle::{Foe, Stage};
use crate::machine::step::{Dying, Part, Running, Source, Step, WindowKind};
use crate::{Conquest, Event, Flow, Move, Question};
use engine::Seat;

pub(crate) fn answer(game: &mut Conquest, mv: Move, flow: &mut Flow<'_>) {
    let Some(ask) = game.ask.take() else { return };
    let seat = ask.seat;
    match ask.what {
        Question::TeamRace
        | Question::PickRace
        | Question::PickColour
        | Question::ChooseCommand => {
            game.answer_before_turns(seat, mv, flow);
        }
        Question::KeepOrReroll => {
            if mv == Move::RollAgain {
                let roll = flow.d6();
                flow.tell(Event::CommandRolled { seat, roll });
                game.player_mut(seat).number = roll;
            }
        }
        Question::ActionMenu => game.act(seat, mv, flow),
        Question::LandAnother => {
            if let Move::LandToo(figure) = mv
                && let Some(index) = game.in_pool(seat, figure)
            {
                game.land(seat, index, Space::landing(seat.0), flow);
            }
        }
        Question::BattleMenu => game.answer_battle_menu(seat, mv, flow),
        Question::ChooseOpponent | Question::TakeOver => game.answer_encounter(mv, flow),
        Question::ChooseCounter
        | Question::ChooseLoss
        | Question::StayOrEscape
        | Question::ChooseWaitingFight => game.answer_fight(seat, mv, flow),
        Question::DrawDiscard => {
            if let Move::Discard(card) = mv {
                game.discard_from_hand(seat, card, flow);
            }
        }
        Question::CaptainOrder => {
            if let (Move::At(space), Some(Step::Captain(section, been, _))) =
                (mv, game.agenda.pop())
            {
                game.agenda.push(Step::Captain(section, been, Some((space, 0))));
            }
        }
        Question::ImmediateOrder => game.answer_immediate(mv, flow),
        Question::Aim => {
            if let Some(Step::Announced(play)) = game.agenda.last_mut() {
                pick(&mut play.run, mv);
            }
        }
        Question::Target => {
            let run = game.pop_running();
            game.take_target(run, mv, flow);
        }
        Question::OptionalEffect => {
            let run = game.pop_running();
            let run = match mv {
                Move::Yes => Running { agreed: true, ..run },
                _ => Running { at: run.at + 1, ..run },
            };
            game.agenda.push(Step::Resolve(run));
        }
        Question::Window(kind) => game.answer_window(seat, kind, mv, flow),
    }
}

impl Conquest {
    fn pop_running(&mut self) -> Running {
        match self.agenda.pop() {
            Some(Step::Resolve(run)) => run,
            _ => unreachable!("a target is asked over its clause"),
        }
    }

    fn answer_before_turns(&mut self, seat: Seat, mv: Move, flow: &mut Flow<'_>) {
        match mv {
            Move::TakeRace(race) => {
                let player = self.player_mut(seat);
                player.race = Some(race);
                for dealt in player.dealt.iter_mut().filter(|dealt| **dealt == Some(race)) {
                    *dealt = None;
                }
            }
            Move::ShareRace(share) => self.shared |= u8::from(share) << self.side_of(seat),
            Move::TakeColour(colour) => {
                let player = self.player_mut(seat);
                player.colour = Some(colour);
                let race = player.race();
                flow.tell(Event::Seated { seat, race, colour });
            }
            Move::Command(command) => {
                self.player_mut(seat).chosen = Chosen::Counter(command);
                flow.tell(Event::CommandLaid { seat });
            }
            _ => {}
        }
    }

    /// D-6.
    fn act(&mut self, seat: Seat, mv: Move, flow: &mut Flow<'_>) {
        if mv == Move::EndPhase {
            return self.end_action();
        }
        self.agenda.push(Step::ActionMenu);
        match mv {
            Move::Fly { figure, from, to } => {
                self.player_mut(seat).points -= 1;
                if let Some(index) = self.mover(seat, figure, from) {
                    self.enter(seat, index, to, flow);
                }
            }
            Move::Land(figure) => {
                self.player_mut(seat).points -= 1;
                if let Some(index) = self.in_pool(seat, figure) {
                    self.land(seat, index, Space::landing(seat.0), flow);
                }
                if self.has_knack(seat, Knack::BroodLanding) && self.player(seat).pool() != 0 {
                    self.ask(seat, Question::LandAnother);
                }
            }
            Move::GainMenace => {
                self.player_mut(seat).points -= 2;
                self.add_tokens(seat, 1, flow);
            }
            Move::PayOff(card) => {
                if let Ends::PaidByBearer(n) | Ends::PaidByAnyone(n) = card.sheet().ends {
                    self.player_mut(seat).points -= n;
                    self.end_card(card, flow);
                }
            }
            mv => self.use_text(seat, mv, &Occasion::Action, flow),
        }
    }

    /// Plays an Event, uses an ability or a Space Stuff card.
    fn use_text(&mut self, seat: Seat, mv: Move, occasion: &Occasion, flow: &mut Flow<'_>) {
        let (source, line) = match mv {
            Move::Play(card, line) => (Source::Event(card), line),
            Move::UseGift(gift, line) => (Source::Gift(self.player(seat).race(), gift), line),
            Move::UseStuff(card, line) => (Source::Stuff(card), line),
            Move::WatchOpen => return self.player_mut(seat).watches = true,
            _ => return,
        };
        self.announce(seat, source, line, occasion, flow);
    }

    fn answer_battle_menu(&mut self, seat: Seat, mv: Move, flow: &mut Flow<'_>) {
        if mv == Move::EndPhase {
            return self.end_battles();
        }
        self.agenda.push(Step::BattleMenu);
        match mv {
            Move::Resolve(space) => {
                self.listen_again();
                self.resolved.add(space);
                self.agenda.push(Step::Encounter(space, Part::Explore));
            }
            Move::TakeOver(space) => self.take_over(space, flow),
            mv => self.use_text(seat, mv, &Occasion::Battles, flow),
        }
    }

    /// D-8, D-14.
    fn answer_encounter(&mut self, mv: Move, flow: &mut Flow<'_>) {
        let Some(Step::Encounter(space, part)) = self.agenda.pop() else {
            unreachable!("asked over an encounter")
        };
        match (mv, part) {
            (Move::Oppose(other), Part::Opponents(fought)) => {
                self.oppose(space, fought, other, flow);
            }
            (Move::Yes, _) => self.take_over(space, flow),
            _ => {}
        }
    }

    /// D-9 to D-12.
    fn answer_fight(&mut self, seat: Seat, mv: Move, flow: &mut Flow<'_>) {
        match mv {
            Move::Face(counter) => {
                self.agenda.pop();
                self.begin_fight(Foe::Counter(counter), Stage::Barrage, flow);
            }
            Move::Lose(figure) => {
                self.agenda.pop();
                let space = self.battle.expect("a loss belongs to a Battle").space;
                let index = self.index_at(seat, figure, space).expect("checked");
                self.go_on(Stage::Settled);
                let mut dying = Dying { in_fight: true, ..Dying::default() };
                dying.crews[seat.index()] = 1 << index;
                self.push_dying(dying);
            }
            Move::Stay => {
                self.agenda.pop();
                let side = self.battle.and_then(|battle| battle.side_of(seat));
                self.stay(side.expect("asked of a side"));
            }
            Move::EscapeTo(to) => self.escape(seat, to, flow),
            Move::FightAt(space, counter) => self.fight_arrival(seat, space, counter, flow),
            _ => {}
        }
    }

    /// D-16.
    fn answer_immediate(&mut self, mv: Move, flow: &mut Flow<'_>) {
        let Some(Step::Immediates(seat, mut cards)) = self.agenda.pop() else {
            unreachable!("asked over drawn cards")
        };
        let Move::PlayNext(card) = mv else { return };
        if let Some(index) = cards.iter().position(|known| *known == card) {
            cards.remove(index);
        }
        self.agenda.push(Step::Immediates(seat, cards));
        self.play_immediately(seat, card, flow);
    }

    /// CQ-13.13: a pass is noted; a response makes the window start over.
    fn answer_window(&mut self, seat: Seat, kind: WindowKind, mv: Move, flow: &mut Flow<'_>) {
        let Some(Step::Window(mut opening)) = self.agenda.pop() else {
            unreachable!("asked in a window")
        };
        let (occasion, fights) = (Occasion::Window(opening), self.in_encounter());
        match mv {
            Move::Pass | Move::PassAhead(_) | Move::PassBattle | Move::PassTurn => {
                opening.passed |= 1 << seat.0;
            }
            _ => opening.passed = 0,
        }
        let player = self.player_mut(seat);
        match mv {
            Move::PassAhead(_) => {
                player.quiet |= kind.bit();
                player.watches &= kind != WindowKind::Open;
            }
            Move::PassBattle => player.quiet |= OUT_OF_BATTLE,
            Move::PassTurn => player.quiet |= !OUT_OF_BATTLE,
            _ => {}
        }
        player.follows = fights && !matches!(mv, Move::PassBattle | Move::PassTurn);
        self.agenda.push(Step::Window(opening));
        self.use_text(seat, mv, &occasion, flow);
    }
}
