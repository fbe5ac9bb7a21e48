//! All English words of the game: names, questions, refusals, the log. A translation is this file
//! and `text/board.rs`, the words that only the drawn board needs.

use std::fmt;

use super::{
    Ability, AttackAtTheTower, Base, Card, Edition, Event, Group, Move, Occasion, Phase, Pile,
    Play, Power, Refusal, Side, Space, Step, Troop, Victim,
};
use engine::{GameModel, Seat};

mod board;

pub use board::*;

/// A base in words.
pub fn base_name(base: Base) -> &'static str {
    match base {
        Base::Pod => "Pod",
        Base::Saucer => "Flying Saucer",
        Base::Undercity => "Undercity",
        Base::Cigar => "Flying Cigar",
        Base::Mothership => "Mothership",
    }
}

/// What a base does, and the rule that says so.
pub fn base_help(base: Base) -> (&'static str, &'static str) {
    let sentence = match base {
        Base::Pod => "Recruits Martians of power 1; as a base it has power 4.",
        Base::Saucer => "Recruits Greys of power 1 that strike first; as a base it has power 4.",
        Base::Undercity => "Recruits Reptilians of power 2; as a base it has power 4.",
        Base::Cigar => "Recruits Mothmen of power 3; as a base it has power 4.",
        Base::Mothership => {
            "Recruits Laser Cannons of power 4 that hit only bases and palaces; as a base it has \
             power 4."
        }
    };
    (sentence, "AT-1.4")
}

/// A number of equal troops in words.
pub fn troop_name(troop: Troop, count: u8) -> String {
    let (one, many) = match troop {
        Troop::Martian => ("Martian", "Martians"),
        Troop::Grey => ("Grey", "Greys"),
        Troop::Reptilian => ("Reptilian", "Reptilians"),
        Troop::Mothman => ("Mothman", "Mothmen"),
        Troop::Cannon => ("Laser Cannon", "Laser Cannons"),
        Troop::ManInBlack => ("Man-in-Black", "Men-in-Black"),
    };
    format!("{count} {}", if count == 1 { one } else { many })
}

/// What a troop does, and the rule that says so.
pub fn troop_help(troop: Troop) -> (&'static str, &'static str) {
    match troop {
        Troop::Martian => ("Light infantry of power 1.", "AT-1.4"),
        Troop::Grey => ("A shooter of power 1 that strikes before all the others.", "AT-5.4"),
        Troop::Reptilian => ("Heavy infantry of power 2.", "AT-1.4"),
        Troop::Mothman => ("Cavalry of power 3.", "AT-1.4"),
        Troop::Cannon => {
            ("Artillery of power 4 that hits only undefended bases and palaces.", "AT-5.5")
        }
        Troop::ManInBlack => (
            "A special troop of power 2 on the palace; the opponent may hold two cards less.",
            "AT-7.8",
        ),
    }
}

/// An ability in words.
pub fn ability_name(ability: Ability) -> &'static str {
    match ability {
        Ability::LightInfantry => "Light Infantry",
        Ability::Shooter => "Shooter",
        Ability::HeavyInfantry => "Heavy Infantry",
        Ability::Cavalry => "Cavalry",
        Ability::SiegeWeapon => "Siege Weapon",
        Ability::Common => "UFO",
        Ability::Special => "Man-in-Black",
    }
}

/// What an ability does in this edition, and the rule that says so.
pub fn ability_help(ability: Ability, edition: Edition) -> (&'static str, &'static str) {
    match ability {
        Ability::LightInfantry if edition == Edition::First => {
            ("Every Pod in one of your territories is filled to 2 Martians.", "AT-7.2")
        }
        Ability::LightInfantry => {
            ("Every Pod in one of your territories gets one more Martian, to at most 2.", "AT-7.2")
        }
        Ability::Shooter => {
            ("This turn your Greys have power 3, but no longer strike first.", "AT-7.3")
        }
        Ability::HeavyInfantry => (
            "This turn your Reptilians are as strong as the strongest enemy troop they fight.",
            "AT-7.4",
        ),
        Ability::Cavalry => (
            "This turn each of your Mothmen adds the power of the weakest enemy troop it fights.",
            "AT-7.5",
        ),
        Ability::SiegeWeapon => (
            "This turn each of your attacking Laser Cannons lowers the power of enemy bases by 1.",
            "AT-7.6",
        ),
        Ability::Common => ("All troops on one base, yours or theirs, are destroyed.", "AT-7.7"),
        Ability::Special => (
            "A Man-in-Black guards your palace, and your opponent may hold two cards less.",
            "AT-7.8",
        ),
    }
}

/// A card in words.
pub fn card_name(card: Card) -> &'static str {
    match card {
        Card::Base(base) => base_name(base),
        Card::Ability(ability) => ability_name(ability),
    }
}

/// A pile in words.
pub fn pile_name(pile: Pile) -> &'static str {
    match pile {
        Pile::Bases => "bases",
        Pile::Abilities => "abilities",
    }
}

/// A group, or the place it defends, in words.
pub fn group_name(group: Group) -> String {
    match group {
        Group::Territory(territory) => format!("territory {}", territory.number()),
        Group::Palace => "the palace".into(),
    }
}

/// What is on a space, for screen readers.
pub fn space_name(game: &AttackAtTheTower, seat: Seat, space: Space) -> String {
    match game.army(seat).post(space) {
        None => format!("{space}: empty"),
        Some(post) => {
            let (base, troops) = (base_name(post.base), troop_name(post.base.troop(), post.troops));
            format!("{space}: {base} with {troops}")
        }
    }
}

/// What an assignment destroys.
pub fn victim_name(victim: Victim) -> String {
    match victim {
        Victim::Troop(space) => format!("a troop on {space}"),
        Victim::Man => "a Man-in-Black".into(),
        Victim::Base(space) => format!("the base on {space}"),
        Victim::Palace => "the palace".into(),
    }
}

/// A step of a battle.
pub fn step_name(step: Step) -> &'static str {
    match step {
        Step::First => "initiative",
        Step::Rest => "all the others",
    }
}

/// Why a power is not the printed one, such as `+2 Shooter`.
pub fn change_reason(power: Power) -> Option<String> {
    power.change.map(|(ability, change)| format!("{change:+} {}", ability_name(ability)))
}

/// What the seat to act is asked.
pub fn question(game: &AttackAtTheTower) -> String {
    if let Some(seat) = game.must_discard() {
        let above = game.army(seat).hand_count() - game.hand_limit(seat);
        return format!("discard {}: you may hold {}", cards(above), game.hand_limit(seat));
    }
    match game.phase() {
        Phase::Draw { left, occasion: Occasion::Renewal, .. } => {
            format!("draw {}, from either pile", cards(left))
        }
        Phase::Draw { left, .. } => {
            format!("draw {} for your opening hand, from either pile", cards(left))
        }
        Phase::Keep { .. } => "keep this hand, or return it once and draw another".into(),
        Phase::Build { opening: true, .. } => "put bases on free spaces, or be done".into(),
        Phase::Build { .. } if game.options().edition.builds_over() => {
            "build bases, also over your own, or be done".into()
        }
        Phase::Build { .. } => "build bases on free spaces, or be done".into(),
        Phase::Recruit { .. } => "recruit one troop on each base, or nobody".into(),
        Phase::Renew => {
            format!("renew the game for both players, or leave it{}", last_turns(game))
        }
        Phase::Act => act(game),
        Phase::Answer { ending: true } => format!("the turn is about to end: {}", answer(game)),
        Phase::Answer { .. } => answer(game).into(),
        Phase::Window { battle, .. } => {
            format!("before the battle for {}: {}", group_name(battle.to), answer(game))
        }
        Phase::Assign(fight) => {
            let damage = fight.damage[fight.side as usize];
            let more = match fight.artillery {
                artillery if artillery > 0 && fight.side == Side::Attacker => {
                    format!(", and {artillery} artillery for bases and palaces")
                }
                _ => String::new(),
            };
            format!("assign {damage} damage{more}, or stop")
        }
        Phase::March { .. } => "the way is open: go on to the palace, or stop".into(),
        Phase::Over => ending_sentence(game).into(),
    }
}

/// What is open in one's own turn. Of a hand that cannot be seen nothing is said.
fn act(game: &AttackAtTheTower) -> String {
    let moves = game.legal_moves();
    let attacks = moves.iter().any(|mv| matches!(mv, Move::Attack { .. }));
    let plays = has_hidden_cards(game) || moves.iter().any(|mv| matches!(mv, Move::Play(_)));
    match (attacks, plays) {
        (true, true) => "attack, play an ability or end your turn",
        (true, false) => "attack or end your turn",
        (false, true) => "play an ability or end your turn",
        (false, false) => "nothing is left to do: end your turn",
    }
    .into()
}

/// What is open to whoever may only play an ability.
fn answer(game: &AttackAtTheTower) -> &'static str {
    let plays = || game.legal_moves().iter().any(|mv| matches!(mv, Move::Play(_)));
    if has_hidden_cards(game) || plays() {
        "play an ability or pass"
    } else {
        "you have nothing to play: pass"
    }
}

fn has_hidden_cards(game: &AttackAtTheTower) -> bool {
    let army = game.to_act().map(|seat| game.army(seat));
    army.is_some_and(|army| army.hand().count() < usize::from(army.hand_count()))
}

/// AT-8.4: how many turns before the last one they are counted aloud.
const LAST_TURNS: u16 = 20;

/// AT-8.4: what is said when one of the next turns is the last.
fn last_turns(game: &AttackAtTheTower) -> String {
    let (turn, limit) = (game.turns() + 1, game.options().edition.turn_limit());
    if turn + LAST_TURNS <= limit {
        return String::new();
    }
    format!("; turn {turn} of {limit}, after which the game is a draw")
}

/// The question with the name of whom it is for.
pub fn prompt(game: &AttackAtTheTower, name: &dyn Fn(Seat) -> String) -> String {
    match game.to_act() {
        Some(seat) => format!("{}: {}", name(seat), question(game)),
        None => question(game),
    }
}

/// How the match ended.
pub fn ending_sentence(game: &AttackAtTheTower) -> &'static str {
    match (game.wins(Seat(0)) == game.wins(Seat(1)), game.draws()) {
        (true, _) => "Neither palace has fallen. The war is a draw.",
        (false, 0) => "The palace has fallen. The war is over.",
        (false, _) => "The war is over. More palaces taken wins it.",
    }
}

fn cards(count: u8) -> String {
    if count == 1 { "1 card".into() } else { format!("{count} cards") }
}

/// A move of a seat in words, for buttons, hints and screen readers.
pub fn describe(mv: &Move, seat: Seat) -> String {
    match *mv {
        Move::Draw(pile) => format!("draw from the {}", pile_name(pile)),
        Move::Keep => "keep this hand".into(),
        Move::Redraw => "return the hand and draw another".into(),
        Move::Build { base, at } => format!("{} to {at}", base_name(base)),
        Move::Done => "done building".into(),
        Move::Renew => "renew the game".into(),
        Move::Decline => "do not renew".into(),
        Move::Recruit => "recruit".into(),
        Move::RecruitNobody => "recruit nobody".into(),
        Move::Discard(card) => format!("discard {}", card_name(card)),
        Move::Play(play) => describe_play(play, seat),
        Move::Attack { from, to } => {
            let to = group_name(Group::Territory(to));
            format!("attack {to} from {}", group_name(from))
        }
        Move::EndTurn => "end the turn".into(),
        Move::Pass => "pass".into(),
        Move::PassTurn => "pass, and do not ask me this turn".into(),
        Move::Kill(victim) => format!("destroy {}", victim_name(victim)),
        Move::Stop => "assign no more".into(),
        Move::March => "go on to the palace".into(),
        Move::Halt => "stop here".into(),
    }
}

fn describe_play(play: Play, seat: Seat) -> String {
    let name = ability_name(play.ability());
    match play {
        Play::LightInfantry(territory) => {
            format!("play {name} in territory {}", territory.number())
        }
        Play::Common { owner, at } if owner == seat => format!("send the UFO to your own {at}"),
        Play::Common { at, .. } => format!("send the UFO to the enemy's {at}"),
        Play::Special => "put a Man-in-Black on the palace".into(),
        _ => format!("play {name}"),
    }
}

/// One event as a line of the log: whose line it is, and the sentence.
pub fn story(event: &Event, name: &dyn Fn(Seat) -> String) -> (Option<Seat>, String) {
    let by = |seat: Seat, what: String| (Some(seat), format!("{} {what}.", name(seat)));
    match *event {
        Event::GameBegan { number, starter } => {
            (None, format!("Game {number} begins. {} goes first.", name(starter)))
        }
        Event::Drew { seat, card: Some(card), .. } => {
            by(seat, format!("draws a card: {}", card_name(card)))
        }
        Event::Drew { seat, pile: Pile::Bases, .. } => by(seat, "draws a base card".into()),
        Event::Drew { seat, pile: Pile::Abilities, .. } => by(seat, "draws an ability card".into()),
        Event::Refilled { seat, pile } => {
            by(seat, format!("shuffles the discarded {} into a new pile", pile_name(pile)))
        }
        Event::Kept { seat } => by(seat, "keeps the opening hand".into()),
        Event::Returned { seat } => by(seat, "returns the opening hand".into()),
        Event::Built { seat, base, at, over: None } => {
            by(seat, format!("builds {} on {at}", a(base)))
        }
        Event::Built { seat, base, at, over: Some(old) } => {
            by(seat, format!("builds {} on {at} over {}", a(base), a(old)))
        }
        Event::Renewed { seat } => by(seat, "renews the game".into()),
        Event::Declined { seat } => by(seat, "does not renew the game".into()),
        Event::Recruited { seat, at } => {
            let places: Vec<String> = at.iter().map(|space| space.to_string()).collect();
            by(seat, format!("recruits on {}", places.join(", ")))
        }
        Event::NobodyRecruited { seat } => by(seat, "recruits nobody".into()),
        Event::Discarded { seat, card } => by(seat, format!("discards {}", card_name(card))),
        Event::Played { seat, play } => by(seat, played(play, name)),
        Event::Attacked { seat, from, to } => by(seat, attacked(from, to)),
        Event::Passed { seat, whole_turn: false } => by(seat, "passes".into()),
        Event::Passed { seat, whole_turn: true } => {
            by(seat, "passes for the rest of the turn".into())
        }
        Event::Joined { battle, .. } => {
            (None, format!("The battle for {} is fought.", group_name(battle.to)))
        }
        Event::Totals { step, damage, artillery } => (None, totals(step, damage, artillery)),
        Event::Assigned { seat, victim, damage } => {
            by(seat, format!("assigns {damage} damage to {}", victim_name(victim)))
        }
        Event::Fell { seat, troop, count, at } => {
            let place = at.map(|space| format!(" on {space}")).unwrap_or_default();
            by(seat, format!("loses {}{place}", troop_name(troop, count)))
        }
        Event::Razed { seat, base, at } => {
            by(seat, format!("loses the {} on {at}", base_name(base)))
        }
        Event::MenLeft { seat, count } => {
            let men = troop_name(Troop::ManInBlack, count);
            by(seat, format!("has too few full territories and loses {men}"))
        }
        Event::WayOpen { seat, territory } => {
            let territory = group_name(Group::Territory(territory));
            by(seat, format!("finds {territory} empty; the way to the palace is open"))
        }
        Event::Halted { seat } => by(seat, "does not go on to the palace".into()),
        Event::PalaceFell { seat } => by(seat, "loses the palace".into()),
        Event::EndAnnounced { seat } => by(seat, "wants to end the turn".into()),
        Event::TurnEnded { seat } => by(seat, "ends the turn".into()),
        Event::GameWon { seat } => by(seat, "wins the game".into()),
        Event::GameDrawn { turns } => (None, format!("After {turns} turns the game is a draw.")),
        Event::MatchOver { wins: [first, second] } => {
            (None, format!("The match ends {first} to {second}."))
        }
    }
}

/// A base with its article.
fn a(base: Base) -> String {
    let article = if base == Base::Undercity { "an" } else { "a" };
    format!("{article} {}", base_name(base))
}

fn played(play: Play, name: &dyn Fn(Seat) -> String) -> String {
    match play {
        Play::LightInfantry(territory) => {
            format!("plays Light Infantry in territory {}", territory.number())
        }
        Play::Common { owner, at } => format!("sends the UFO to {at} of {}", name(owner)),
        Play::Special => "puts a Man-in-Black on the palace".into(),
        _ => format!("plays {}", ability_name(play.ability())),
    }
}

fn attacked(from: Group, to: Group) -> String {
    match to {
        Group::Territory(_) => format!("attacks {} from {}", group_name(to), group_name(from)),
        Group::Palace => format!("goes on to the palace from {}", group_name(from)),
    }
}

fn totals(step: Step, [attack, defence]: [u8; 2], artillery: u8) -> String {
    let more = if artillery > 0 { format!(" and {artillery} artillery") } else { String::new() };
    let step = match step {
        Step::First => "Initiative",
        Step::Rest => "All the others",
    };
    format!("{step}: the attacker deals {attack}{more}, the defender {defence}.")
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Refusal::NotNow(phase) => write!(f, "Not now: {}.", asked(phase)),
            Refusal::Over => f.write_str("The match is over."),
            Refusal::DiscardFirst => f.write_str("Discard down to the hand limit first."),
            Refusal::HandNotFull => f.write_str("Your hand is within its limit."),
            Refusal::EmptyPile(pile) => {
                write!(f, "No card of the {} is left to draw.", pile_name(pile))
            }
            Refusal::NotInHand(card) => write!(f, "You hold no {}.", card_name(card)),
            Refusal::Occupied { at, .. } => {
                write!(f, "Bases go on free spaces, and {at} is taken.")
            }
            Refusal::NoAbilitiesNow => {
                f.write_str("No ability can be played during set-up or renewal.")
            }
            Refusal::NoTroops(group) => write!(f, "No troop is in {}.", group_name(group)),
            Refusal::AttackedBefore(group) => {
                write!(f, "The troops of {} have attacked this turn.", group_name(group))
            }
            Refusal::InVain { from, to } => {
                let (from, to) = (group_name(from), to.number());
                write!(f, "Nothing has changed since {from} attacked territory {to}.")
            }
            Refusal::NoPodToFill(territory) => {
                write!(f, "Territory {} has no Pod with room.", territory.number())
            }
            Refusal::NoSuchTroop(ability) => {
                write!(f, "You have no troops that {} could help.", ability_name(ability))
            }
            Refusal::InEffect(ability) => {
                write!(f, "A second {} would change nothing.", ability_name(ability))
            }
            Refusal::OnlyForAttackers => {
                f.write_str("Only an attacker faces bases, and it is not your turn.")
            }
            Refusal::NobodyThere => f.write_str("The UFO finds no troop there."),
            Refusal::NobodyLeft => f.write_str("No troop is left there."),
            Refusal::TooManyMen { cap } => {
                write!(f, "You may have as many special troops as territories with 3 bases: {cap}.")
            }
            Refusal::NotInBattle => f.write_str("That takes no part in this battle."),
            Refusal::NoBaseThere(space) => write!(f, "No base is left on {space}."),
            Refusal::TroopsFirst => {
                f.write_str("Troops that strike first hit only troops in that step.")
            }
            Refusal::StillDefended => {
                f.write_str("Bases and palaces can be hit only when no troop defends them.")
            }
            Refusal::TooLittleDamage { needs, have } => {
                write!(f, "That takes {needs} damage; {have} is left.")
            }
        }
    }
}

fn asked(phase: Phase) -> &'static str {
    match phase {
        Phase::Draw { .. } => "cards have to be drawn first",
        Phase::Keep { .. } => "the opening hand has to be kept or returned first",
        Phase::Build { .. } => "bases are being built",
        Phase::Renew => "the turn starts with renewing the game or not",
        Phase::Recruit { .. } => "first it is decided who recruits",
        Phase::Act => "attack, play an ability or end the turn",
        Phase::Answer { .. } | Phase::Window { .. } => "play an ability or pass",
        Phase::Assign(_) => "the damage has to be assigned first",
        Phase::March { .. } => "go on to the palace or stop",
        Phase::Over => "the match is over",
    }
}
