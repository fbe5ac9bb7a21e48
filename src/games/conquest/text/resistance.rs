//! The words on the Resistance cards and counters.

/// Name and text of each, in the order of the enum.
#[rustfmt::skip]
pub(super) const RESISTANCE: [(&str, &str); 23] = [
    ("Angry Mob", "Torches, pitchforks, opinions. +2 Strength at a Mob Location."),
    ("U.S. Army Infantry", "The backbone of the defence."),
    ("U.S. Army Tanks", "Steel on treads."),
    ("U.S. Army Fighter Planes", "Jets over the capitol."),
    ("U.S. Army Paratroopers", "When drawn, place a Paratroopers Counter in another Random Space of this Board Section (re-roll if it is this Space)."),
    ("Captain Fantastic", "Earth's mightiest defender. Whenever he is discarded, shuffle the Resistance discard pile, him included, back into the deck."),
    ("National Guard", "Weekend soldiers, weekday heroes. +1 Strength at a Military Location."),
    ("Artillery Battery", "Barrage. Big guns do not care who is standing next door; +1 Strength at a Mountain Location."),
    ("Flamethrower Squad", "Deadly. Up close and very warm."),
    ("Marine Raiders", "Assault. First ashore, last to leave: +1 Strength at a Water Location."),
    ("Bomber Wing", "When it is defeated, its bombs still fall: D6 for each Alien here, destroyed on a 1."),
    ("Experimental Robot", "It cannot be frightened: Aliens get no Crushing Victory against it. +1 Strength at a Power Location, where it can plug in."),
    ("Local Geologist", "Knows the ground you stand on."),
    ("Army Scientists", "A further +1 Strength at a Tech Location."),
    ("Forest Ranger", "Gives Cunning at or next to a Forest Location."),
    ("Small Town Sheriff", "At a Town Location a further +1 Strength and Assault. Not in his town."),
    ("Test Pilot", "A further +2 Strength when helping an Air Resistance."),
    ("Tough Sergeant", "Chews nails, spits saucers."),
    ("Crusading Reporter", "Gives Cunning, and a further +1 Strength at a Radio Location. The story must get through!"),
    ("Hot Rod Teenagers", "Give Bold. Too fast, too loud, too young to know better."),
    ("Ranch Sharpshooter", "Gives Deadly. Can hit a saucer's tail light at half a mile."),
    ("Brilliant Professor", "\"I have a theory!\" Where Resistance Events are in use, draw one when he appears, unless this Fight already had its Human Ingenuity; this counts as it."),
    ("Country Doctor", "Patches them up as fast as you knock them down: Aliens get no Crushing Victory in this Fight."),
];

/// The counters' names.
#[rustfmt::skip]
pub(super) const COUNTERS: [&str; 10] = ["Infantry", "Paratroopers", "Tanks", "Fighter Planes", "Artillery", "Militia", "Commandos", "Marines", "Rocket Trucks", "Captain Fantastic"];
