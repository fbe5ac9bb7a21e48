//! The words that only the drawn board needs.

use super::super::{
    AttackAtTheTower, Card, Edition, Fighter, Group, Length, Line, Muster, Phase, Pile, Post, Step,
    Tally, Troop,
};
use super::{ability_help, base_help, base_name, card_name, group_name, pile_name, troop_help};

/// The game's name.
pub const NAME: &str = "Attack at the Tower";
/// What a hint counts.
pub const TALLY: &str = "bases and troops against the other side’s";
/// What it is, for its poster.
pub const BLURB: &str =
    "Two alien armies face each other. Build, recruit, and bring the other palace down.";
/// How long and how hard it is, for its poster.
pub const LENGTH: &str = "30 minutes · medium";
/// AT-8.2: the option of a match.
pub const BEST_OF_THREE: &str = "Best of three";
/// What it does.
pub const BEST_OF_THREE_HELP: &str = "The first to win two games; otherwise a single game.";
/// AT-2.3: the option of a second opening hand.
pub const SECOND_HAND: &str = "A second opening hand";
/// What it does.
pub const SECOND_HAND_HELP: &str =
    "Each player may once return the opening hand and draw five other cards.";
/// The place for abilities without a target.
pub const PLAY_HERE: &str = "Play an ability here";
/// The palace.
pub const PALACE: &str = "Palace";
/// Games won, in a panel and in the reckoning.
pub const GAMES_WON: &str = "Games won";
/// The bases that stand at the end.
pub const BASES: &str = "Bases";
/// The troops that stand at the end.
pub const TROOPS: &str = "Troops";
/// The player whose turn it is.
pub const ON_TURN: &str = "on turn";
/// A discard pile without a card.
pub const NO_CARDS: &str = "No cards";
/// The side that attacks.
pub const ATTACKS: &str = "attacks";
/// The side that defends.
pub const DEFENDS: &str = "defends";

/// Which game and turn it is.
pub fn clock(game: &AttackAtTheTower) -> String {
    let turn = game.turns() + 1;
    match (game.phase(), game.options().length) {
        (Phase::Over, _) => "The war is over".into(),
        (_, Length::Single) => format!("Turn {turn}"),
        (_, Length::BestOfThree) => format!("Game {}, turn {turn}", game.game_number()),
    }
}

/// The cards in a hand and how many it may hold.
pub fn hand_of(count: u8, limit: u8) -> String {
    format!("hand {count} of {limit}")
}

/// What a card does in this edition, and the rule that says so.
pub fn card_help(card: Card, edition: Edition) -> (&'static str, &'static str) {
    match card {
        Card::Base(base) => base_help(base),
        Card::Ability(ability) => ability_help(ability, edition),
    }
}

/// A card with what it does.
pub fn card_label(card: Card, edition: Edition) -> String {
    format!("{}. {}", card_name(card), card_help(card, edition).0)
}

/// What a base on the board and its troops do.
pub fn post_help(post: Post) -> String {
    format!("{} {}", base_help(post.base).0, troop_help(post.base.troop()).0)
}

/// What the palace and those who guard it do, and the rule that says so.
pub fn palace_help(men: u8) -> (String, &'static str) {
    let palace = "It has power 10 and falls to 10 damage in one battle, once nobody guards it.";
    let guard = troop_help(Troop::ManInBlack).0;
    let sentence = if men == 0 { palace.into() } else { format!("{palace} {guard}") };
    (sentence, "AT-6.4")
}

/// A territory or palace with its owner.
pub fn group_of(group: Group, name: &str) -> String {
    format!("{name}: {}", group_name(group))
}

/// The flag of a group that may attack.
pub fn banner(group: Group) -> String {
    match group {
        Group::Territory(_) => format!("Banner of {}", group_name(group)),
        Group::Palace => "Banner of the Men-in-Black".into(),
    }
}

/// A draw pile.
pub fn draw_pile(pile: Pile, count: u8) -> String {
    format!("{count} {} to draw", pile_name(pile))
}

/// A discard pile.
pub fn discards(pile: Pile, count: u8) -> String {
    format!("{count} {} discarded", pile_name(pile))
}

/// The cards of a deck in a hand that cannot be seen.
pub fn hidden_cards(pile: Pile, count: u8) -> String {
    format!("{count} {} in hand", pile_name(pile))
}

/// How many of a card.
pub fn copies(count: u8, card: Card) -> String {
    format!("{count} × {}", card_name(card))
}

/// Above a battle.
pub fn battle_title(to: Group) -> String {
    format!("Battle for {}", group_name(to))
}

/// Who fights in a line of a battle.
pub fn fighter_name(line: &Line) -> String {
    match line.fighter {
        Fighter::Troop(troop) => super::troop_name(troop, line.count),
        Fighter::Base(base) => base_name(base).into(),
        Fighter::Palace => PALACE.into(),
    }
}

/// When the fighters of a line deal their damage, unless it is with all the others.
pub fn moment(line: &Line) -> &'static str {
    match line.deals {
        None => "does not fire in defence",
        Some(Step::First) => "strikes first",
        Some(Step::Rest) if line.artillery => "only bases and palaces",
        Some(Step::Rest) => "",
    }
}

/// What one side deals, step by step.
pub fn deals(muster: &Muster) -> String {
    parts(muster.damage(Step::First), muster.damage(Step::Rest), muster.artillery())
}

/// What a side has left to assign.
pub fn left(damage: u8, artillery: u8) -> String {
    if artillery == 0 {
        format!("{damage} damage")
    } else {
        format!("{damage} damage, {artillery} artillery")
    }
}

fn parts(first: u8, rest: u8, artillery: u8) -> String {
    let mut all = Vec::new();
    if first > 0 {
        all.push(format!("{first} first"));
    }
    if rest > 0 || (first == 0 && artillery == 0) {
        all.push(rest.to_string());
    }
    if artillery > 0 {
        all.push(format!("{artillery} artillery"));
    }
    all.join(" + ")
}

/// What an attack would come to as things stand, in very few words: what one deals and what the others deal.
pub fn odds(tally: &Tally) -> String {
    if tally.defence.lines.is_empty() {
        return "undefended".into();
    }
    format!("{} against {}", deals(&tally.attack), deals(&tally.defence))
}

/// What is asked before a base is built over another.
pub fn build_over(post: Post) -> String {
    let troops = super::troop_name(post.base.troop(), post.troops);
    format!("The {} there is discarded, and {troops} with it. Build over it?", base_name(post.base))
}

/// A palace and who guards it, for screen readers.
pub fn palace_of(name: &str, men: u8) -> String {
    format!("Palace of {name}, {}", super::troop_name(Troop::ManInBlack, men))
}

#[cfg(test)]
mod tests {
    use super::super::question;
    use super::{clock, odds};
    use crate::scene::Scene;
    use crate::{Ability, Group, Phase, Territory};
    use engine::{Seat, Seen, Viewer};

    #[test]
    fn only_what_can_be_done_is_asked_for() {
        let empty = ". . . | . . . | . . .";
        let asked = |scene: Scene| question(&scene.build());
        assert_eq!(asked(Scene::of(empty, empty)), "nothing is left to do: end your turn");
        let armed = Scene::of("P2 . . | . . . | . . .", "P1 . . | . . . | . . .");
        assert_eq!(asked(armed.clone()), "attack or end your turn");
        let armed = armed.abilities(0, [Ability::Common]);
        assert_eq!(asked(armed.clone()), "attack, play an ability or end your turn");
        let onlooker = Seen::new(&armed.build(), Viewer::Seat(Seat(1)));
        assert_eq!(question(&onlooker), "attack, play an ability or end your turn", "no secret");
    }

    /// AT-8.2
    #[test]
    fn a_single_game_counts_no_games() {
        let scene = Scene::of("P1 . . | . . . | . . .", "P1 . . | . . . | . . .").turns(6);
        assert_eq!(clock(&scene.clone().build()), "Turn 7");
        assert_eq!(clock(&scene.clone().best_of_three([1, 0], 0).build()), "Game 2, turn 7");
        assert_eq!(clock(&scene.phase(Phase::Over).build()), "The war is over");
    }

    /// AT-5.4, AT-5.5
    #[test]
    fn a_banner_says_what_both_sides_would_deal() {
        let game = Scene::of("P2 M1 S1 | . . . | . . .", "C1 . . | . . . | . . .").build();
        let told = |to| odds(&game.odds(Group::Territory(Territory::One), Group::Territory(to)));
        assert_eq!(told(Territory::One), "1 first + 2 + 4 artillery against 7");
        assert_eq!(told(Territory::Two), "undefended");
    }
}
