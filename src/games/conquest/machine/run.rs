//! The machine: does the top thing on the agenda until somebody has to decide.

use crate::machine::step::Step;
use crate::{Ask, Conquest, Flow, Phase, Question, answer, legal};
use engine::Seat;

pub(crate) fn run(game: &mut Conquest, flow: &mut Flow<'_>) {
    loop {
        // What was still to be done stays on the agenda: a card in the air is somewhere.
        if matches!(game.phase, Phase::Over(_)) {
            game.ask = None;
            return;
        }
        match game.ask {
            None => {
                let step = game.agenda.pop().expect("a game that is on has something to do");
                game.take_step(step, flow);
            }
            // CQ-19.2: a question with one legal answer answers itself.
            Some(_) => match legal::only_answer(game) {
                Some(mv) => answer::answer(game, mv, flow),
                None => return,
            },
        }
    }
}

impl Conquest {
    pub(crate) fn ask(&mut self, seat: Seat, what: Question) {
        self.ask = Some(Ask { seat, what });
    }

    /// Asks with the step left on the agenda, where the answer finds it.
    pub(crate) fn ask_over(&mut self, step: Step, seat: Seat, what: Question) {
        self.agenda.push(step);
        self.ask(seat, what);
    }

    fn take_step(&mut self, step: Step, flow: &mut Flow<'_>) {
        match step {
            Step::TeamRace(seat) => self.ask(seat, Question::TeamRace),
            Step::DealRaces => self.deal_races(flow),
            Step::PickRace(seat) => self.ask(seat, Question::PickRace),
            Step::RacesPicked => self.races_picked(flow),
            Step::PickColour(seat) => self.ask(seat, Question::PickColour),
            Step::DealHand(seat) => self.deal_hand(seat, flow),
            Step::SetUpDone => self.set_up_done(),
            Step::BeginRound => self.begin_round(flow),
            Step::ChooseCommand(seat) => self.ask(seat, Question::ChooseCommand),
            Step::Reveal => self.reveal_commands(flow),
            Step::RollCommand(seat) => self.roll_command(seat, flow),
            Step::FindFirst => self.find_first(flow),
            Step::BeginTurn(seat) => self.begin_turn(seat),
            Step::BeginAction => self.begin_action(flow),
            Step::ActionMenu => self.ask(self.turn, Question::ActionMenu),
            Step::BattleMenu => self.ask(self.turn, Question::BattleMenu),
            Step::Encounter(space, part) => self.encounter(space, part, flow),
            Step::Explored(space, seat, asked) => self.explored(space, seat, asked),
            Step::BeginDraw => self.begin_draw(),
            Step::Refill => self.refill(flow),
            Step::Battle => self.battle_step(flow),
            Step::WaitingFights => self.waiting_fights(flow),
            Step::Window(opening) => self.window(opening, flow),
            Step::Announced(play) => self.announced(play, flow),
            Step::Finish(play) => self.finish(play, flow),
            Step::Resolve(running) => self.resolve(running, flow),
            Step::Immediates(seat, cards) => self.immediates(seat, cards, flow),
            Step::Dying(dying) => self.dying(dying, flow),
            Step::StartingForces => self.starting_forces(flow),
            Step::ResistancePhase(step) => self.resistance_phase(step, flow),
            Step::Shell(space) => self.shell(space, flow),
            Step::Reinforce(section, named, not) => self.reinforce(section, named, not, flow),
            Step::Reinforced => self.reinforced(flow),
            Step::Captain(section, been, there) => self.captain(section, been, there, flow),
        }
    }
}
