//! The words on the Space Stuff and Human Tech cards.

/// Name and text of each, in the order of the enum.
#[rustfmt::skip]
pub(super) const STUFF: [(&str, &str); 21] = [
    ("Gorgomag the Lava Brute", "Ally, Strength 5. Large, hot, not very bright."),
    ("Titan-9 War Robot", "Ally, Strength 4. When it would be destroyed roll a D6: on 4+ it is not."),
    ("Moon Spider Queen", "Ally, Strength 3. When your Aliens win a Fight where she is, you may land 1 Alien of your Alien Pool there, free."),
    ("The Living Brain", "Ally, Strength 2. In Fights where it takes part your side has one more Fight Die and keeps the best."),
    ("Disintegrator Pistols", "Activate: your Aliens have +2 Strength for this Fight."),
    ("Force Shield Projector", "Activate when one of your Aliens would be destroyed: it is not."),
    ("Targeting Computer", "Activate: re-roll your own Fight Dice."),
    ("Antigrav Belts", "Activate in your Action Phase: move up to 2 of your Aliens 1 Space each, free."),
    ("Teleport Pad", "Activate in your Action Phase: place up to 2 of your Aliens where another of your Aliens stands or on your Landing Site."),
    ("Cloning Vats", "At the start of your Action Phase land 1 Alien of your Alien Pool free."),
    ("Heat Cannon", "Your Aliens have +2 Strength against Hard Resistance."),
    ("Sonic Disruptor", "Your Aliens have +1 Strength against Soft Resistance."),
    ("Plasma Shredder", "Activate: your Aliens score a Crushing Victory on 5 or 6 in this Fight."),
    ("Robot Butler", "Your hand size is 1 larger. Serves a fine space lemonade."),
    ("Stasis Beam", "Activate as you begin a Battle: the Resistance Value here is 1 lower for this Battle (but at least 1)."),
    ("Hologram Decoys", "Activate after a Fight Round: your Aliens Escape, by the normal rule or to your Landing Site from anywhere."),
    ("Command Beacon", "You have 1 more Action Point each turn."),
    ("Brain Probe", "Activate for 1 AP: look at another player's hand and discard a card from it, OR draw an Event card."),
    ("Terror Broadcaster", "Activate when you conquer a Location: gain 1 Alien Menace Token."),
    ("Magneto Crane", "Activate for 1 AP: move any one Resistance Counter to an adjacent Space, OR ready another of your Activated cards."),
    ("Mind Jammer", "Discard this to cancel an Event, OR, in one of your own Battles, to forbid all other players to play Events for the rest of it."),
];

/// Name and text of each Human Tech.
#[rustfmt::skip]
pub(super) const TECHS: [(&str, &str); 6] = [
    ("Atomic Armor", "All Hard Resistance has +1 Strength."),
    ("Jet Packs", "All Soft Resistance has +1 Strength and counts as Air."),
    ("Ray Shielding", "Aliens get no Crushing Victory against Hard Resistance."),
    ("Early Warning Radar", "In the first Fight of every Battle the Resistance has one more Fight Die and keeps the best."),
    ("Mind Shield Helmets", "Menace abilities cost 1 more Alien Menace Token."),
    ("Electronic Brain", "Each time the Tech Track moves in Step 3, roll a D6: on 5 or 6 it moves 1 step more."),
];
