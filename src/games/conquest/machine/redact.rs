//! What a viewer may know, and making up the rest.

use crate::board::player::{Chosen, Command};
use crate::effects::vocabulary::{Effect, Goods, How};
use crate::machine::step::Step;
use crate::{Conquest, Question};
use engine::{Chance, Seat, Viewer};

pub(crate) fn redact(game: &mut Conquest, viewer: Viewer) {
    let shown = game.hand_on_show();
    let picking = game.is_picking_races();
    let laying = game.agenda.contains(&Step::Reveal);
    for seat in game.seat_list() {
        if game.audience(seat).has(viewer) {
            continue;
        }
        let looks = shown.is_some_and(|(of, by)| of == seat && viewer.sees(by));
        let player = &mut game.players[seat.index()];
        if !looks {
            player.hand.hidden += player.hand.cards.len() as u8;
            game.events.pour(&mut player.hand.cards);
        }
        // CQ-5.3
        if laying && matches!(player.chosen, Chosen::Counter(_)) {
            player.chosen = Chosen::Hidden;
        }
        // D-2: secret until all have picked.
        if picking {
            let own = player.dealt.into_iter().chain([player.race]).flatten();
            own.for_each(|race| game.races.add(race));
            player.dealt = [None; 2];
            player.race = None;
        }
    }
    game.resistance.redact(viewer);
    game.locations.redact(viewer);
}

pub(crate) fn imagine(game: &mut Conquest, chance: &mut Chance) {
    // Only dealt races are secret; those that are picked freely belong to one person.
    let picking = game.is_picking_races() && game.options.draw_two;
    for seat in game.seat_list() {
        let leads = game.leads(seat);
        let player = &mut game.players[seat.index()];
        for _ in 0..std::mem::take(&mut player.hand.hidden) {
            if let Some(card) = chance.draw(&mut game.events) {
                player.hand.cards.add(card);
            }
        }
        if player.chosen == Chosen::Hidden {
            let have: Vec<Command> =
                Command::ALL.into_iter().filter(|c| player.commands & c.bit() != 0).collect();
            player.chosen = Chosen::Counter(have[chance.below(have.len() as u32) as usize]);
        }
        if picking && leads && player.race.is_none() && player.dealt == [None; 2] {
            let first = chance.draw(&mut game.races);
            let second = chance.draw(&mut game.races);
            let waits = game.agenda.contains(&Step::PickRace(seat))
                || game.ask.is_some_and(|ask| ask.seat == seat);
            if waits {
                player.dealt = [first, second];
            } else {
                player.race = first;
                player.dealt = [second, None];
            }
        }
    }
    game.resistance.imagine(chance);
    game.locations.imagine(chance);
}

impl Conquest {
    /// A hand that somebody is looking at: whose, and who looks.
    fn hand_on_show(&self) -> Option<(Seat, Seat)> {
        if self.ask?.what != Question::Target {
            return None;
        }
        let Some(Step::Resolve(run)) = self.agenda.last() else { return None };
        let effect = crate::effects::need::effects_of(run).get(run.at as usize)?;
        let looking = matches!(effect, Effect::Goods(Goods::DiscardEvents(_, _, How::ByLooking)));
        run.picked.foe.filter(|_| looking).map(|of| (of, run.me))
    }

    fn is_picking_races(&self) -> bool {
        self.agenda.contains(&Step::RacesPicked)
    }
}
