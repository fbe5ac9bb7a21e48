//! Computer players know what their seat may know, and nothing else.

use saucer_night::engine::bot::{Level, Thought};
use saucer_night::engine::{Chance, GameModel, Seen, Viewer};

/// How far into each game, and how many decisions apart, a search is asked.
const STEPS: usize = 60;
const APART: usize = 6;
const ITERATIONS: u32 = 12;

/// Asks about the true position, and about another that looks the same to the seat to act.
pub fn search<G: GameModel>() {
    let (mut asked, mut hidden, mut different) = (0, 0, 0);
    for (index, options) in G::variants().iter().enumerate().take(4) {
        let mut chance = Chance::unrecorded(index as u64);
        let mut game = G::new(options, &mut chance).expect("a variant sets up");
        for step in 0..STEPS {
            let Some(seat) = game.to_act() else { break };
            if step % APART == 0 {
                let viewer = Viewer::Seat(seat);
                let seen = Seen::new(&game, viewer);
                let other = seen.imagine(&mut chance);
                asked += 1;
                hidden += usize::from(*seen != game);
                different += usize::from(other != game);
                let (one, two) = (answer(&game, viewer), answer(&other, viewer));
                assert_eq!(one, two, "{} {options:?} step {step}", G::ID);
            }
            let moves = game.legal_moves();
            let mv = &moves[chance.below(moves.len() as u32) as usize];
            game.apply(mv, &mut chance, &mut Vec::new());
        }
    }
    println!("{}: {asked} asked, {hidden} with secrets, {different} imagined otherwise", G::ID);
    assert!(asked >= 10);
    assert!(hidden < 5 || different > 0, "what is hidden is imagined anew");
}

/// What a seat would do and expect.
fn answer<G: GameModel>(position: &G, viewer: Viewer) -> (String, Vec<f32>) {
    let mut thought =
        Thought::new(Seen::new(position, viewer), Level::Officer, 7).at_most(ITERATIONS);
    while !thought.run(5) {}
    let decision = thought.decide().expect("somebody is to act");
    assert!(position.check(&decision.mv).is_ok(), "{:?} is legal", decision.mv);
    (format!("{:?}", decision.mv), decision.chances)
}
