//! The words on the race sheets.

/// The name of each race, and name and text of its abilities.
#[rustfmt::skip]
pub(super) const RACES: [(&str, &[(&str, &str)]); 10] = [
    ("The Orzax", &[
        ("Gadget Masters", "You start the game with a Space Stuff card. Your Aliens have +1 to their Strength Total for each Space Stuff card you have, up to +3."),
        ("Robot Legions", "At the start of your Action Phase land 1 Alien of your Alien Pool free."),
        ("Overload the Robots", "Your Aliens have +2 Strength for this Fight."),
        ("Back to the Laboratory", "Draw a Space Stuff card."),
    ]),
    ("The Vento Star Empire", &[
        ("Iron Discipline", "While 2 or more of your Aliens fight together, each of them has +1 Strength."),
        ("Glory of the Empire", "Each of your Aliens in this Fight has +1 Strength for the Fight."),
        ("Client Legions", "Land up to 2 Aliens of your Alien Pool at your Landing Site or at a Location you have conquered."),
    ]),
    ("The Venezian Matriarchy", &[
        ("Beguile", "Soft Resistance has -2 Strength against you, and any Resistance helped by a Hero a further -1."),
        ("Space Pirates", "When you take another player's Location, steal 1 Alien Menace Token and a random Event card from him. When you win a Fight Round against Aliens, steal 1 Alien Menace Token."),
        ("Deadly Allure", "Force a Soft Resistance or enemy Aliens to re-roll their Fight Dice. The Orzax are immune."),
    ]),
    ("Fome Guild Mages", &[
        ("Raise the Fallen", "When you defeat a Soft Resistance, you may land 1 Alien of your Alien Pool at that Location, free."),
        ("Legion of the Dead", "Pick a Soft Resistance in the Resistance discard pile: its Strength is added to yours for this Fight."),
    ]),
    ("Vyborian Arbiters", &[
        ("Live for Destruction", "You score a Crushing Victory on 5 or 6. Once per Fight Round, if the Fight Die you kept is a 6, gain 1 Alien Menace Token."),
        ("Ruthless Enforcement", "Once per Fight Round: re-roll your Fight Dice; enemy Aliens may not Escape from this Fight."),
    ]),
    ("The Fishmen of Atlorak", &[
        ("Drilled from the Egg", "Once per Fight Round you may re-roll your Fight Dice if the die you keep is a 1 or 2."),
        ("Amphibious", "Each of your Aliens has +1 Strength at a Water Location, and Water Locations count as adjacent to each other for your moves and escapes."),
        ("Land Squid", "Up from the sewers! Add a D6 to your Strength Total for this Fight."),
    ]),
    ("The Trun", &[
        ("Too Tough to Die", "When a Trun would be destroyed roll a D6: on 5+ it is not."),
        ("Never Retreat", "Your Aliens may never Escape from a Fight."),
        ("Brute Force", "+1 to a Too Tough to Die roll just made, or to your Fight Die."),
    ]),
    ("Menthalars", &[
        ("Probing Thoughts", "You start with 1 extra Alien Menace Token. As you begin a Battle, look at the top 2 Resistance cards and put each back on top or at the bottom."),
        ("Mind Control", "The Resistance card you face fights for you: its Strength is added to yours for this Battle, and a new Resistance is drawn to fight."),
    ]),
    ("Rantillion Beetlemen", &[
        ("Armor-Rending Claws", "Each of your Aliens has +1 Strength against Hard Resistance."),
        ("The Swarm", "Each time you pay 1 AP to land, you may land 2 Aliens."),
        ("Sweet Pheromones", "Move up to 3 of your Aliens 1 Space each."),
    ]),
    ("Setaris Kitewings", &[
        ("Death from Above", "Your moves do not end at Locations with Resistance or enemies, only in Empty Spaces. In the first Fight of a Battle against Resistance you have +2 to your Strength Total."),
        ("Carrion Feast", "When you conquer a Location in a Battle that cost you an Alien, gain 1 Alien Menace Token."),
        ("Hideous Screech", "Once per Fight: your opponent has one more Fight Die and keeps the worst for this Fight."),
    ]),
];
