//! What must hold for anything that comes in, however spoilt: a sentence, or something valid.
//!
//! The fuzz targets (`fuzz/`) ask the same.

use saucer_night::engine::save::LoadRefusal;
use saucer_night::engine::{self, Chance, GameModel, Session, Viewer};
use saucer_night::for_every_game;
use saucer_night::table::AnyTable;
use saucer_night::table::Hands;
use saucer_night::table::embed::{Asked, Host};
use saucer_night::table::link::{self, Arrival, SetUp};
use saucer_night::table::new_table::NewTable;
use saucer_night::table::route::Route;
use saucer_night::table::text;

const NOTHING: &str = "This is nothing we know.";

/// Plays some decisions at random.
pub fn wander<G: GameModel>(session: &mut Session<G>, decisions: usize, chance: &mut Chance) {
    for _ in 0..decisions {
        let Some(seat) = session.to_act() else { return };
        let moves = session.seen(Viewer::Seat(seat)).legal_moves();
        let mv = &moves[chance.below(moves.len() as u32) as usize];
        session.play(seat, mv).expect("a listed move plays");
    }
}

/// A save that loads is a valid game: it can be played on, taken back, and saved again.
pub fn save<G: GameModel>(input: &str, chance: &mut Chance) -> Result<(), String> {
    let loaded = engine::save::read::<G>(input).map_err(|refusal| text::load_refusal(&refusal))?;
    let mut session = loaded.session;
    if let Some(wrong) = session.seen(Viewer::Everything).broken_invariant() {
        panic!("a loaded game is broken: {wrong}");
    }
    let _ = session.undo();
    session.redo();
    wander(&mut session, 3, chance);
    let again =
        engine::save::read::<G>(&engine::save::write(&session)).expect("our own save loads");
    assert!(again.cut.is_none() && again.session.records() == session.records());
    Ok(())
}

/// Options that a game accepts make a position with as many seats as they say.
pub fn options<G: GameModel>(input: &str, chance: &mut Chance) -> Result<(), String> {
    let options: G::Options =
        serde_json::from_str(input).map_err(|_| String::from("These are no options."))?;
    let game = G::new(&options, chance).map_err(|refusal| refusal.to_string())?;
    assert_eq!(game.seats(), G::seats_of(&options));
    assert!((1..=4).contains(&game.seats()) && game.to_act().is_some());
    assert_eq!(game.broken_invariant(), None);
    Ok(())
}

/// A set-up is read, written and read as the same, and becomes a table as the page would make one.
fn set_up(wish: &SetUp, chance: &mut Chance) -> Result<(), String> {
    assert_eq!(SetUp::parse(&wish.to_text()), *wish);
    assert!(wish.seats.iter().flat_map(|seat| &seat.name).all(|name| name.chars().count() <= 20));
    macro_rules! games {
        ($($name:ident: $game:ty,)*) => {$(
            if wish.game == <$game as GameModel>::ID.0 {
                return begin::<$game>(wish, chance);
            }
        )*};
    }
    for_every_game!(games);
    Err(text::NO_SUCH_GAME.into())
}

fn begin<G: Hands>(wish: &SetUp, chance: &mut Chance) -> Result<(), String> {
    let options = serde_json::to_string(&G::Options::default()).expect("options are JSON");
    let names = ["<b>Zorg</b>".to_owned()];
    let mut table = NewTable::usual(&G::PLAYERS, options, &names);
    table.follow(wish, &G::PLAYERS, &names);
    let wished = (table.seats.len(), table.practice);
    let table = table.finished(|| "moon".into()).begin::<G>()?;
    assert_eq!((table.seats().len(), table.setup().practice), wished);
    let taken = save::<G>(&table.save(), chance);
    assert_eq!(taken, Ok(()), "our own save");
    taken
}

/// A save of any game.
fn shared_save(input: &str, chance: &mut Chance) -> Result<(), String> {
    let game = engine::save::game_of(input).map_err(|refusal| text::load_refusal(&refusal))?;
    macro_rules! games {
        ($($name:ident: $game:ty,)*) => {$(
            if game == <$game as GameModel>::ID.0 {
                return save::<$game>(input, chance);
            }
        )*};
    }
    for_every_game!(games);
    Err(text::load_refusal(&LoadRefusal::OtherGame(game)))
}

/// An address, and what it brings along.
pub fn address(input: &str, chance: &mut Chance) -> Result<(), String> {
    // What is written in a roundabout way is read, written plainly, and from then on the same.
    let route = Route::parse(&Route::parse(input).hash());
    assert_eq!(Route::parse(&route.hash()), route, "an address is read as it is written");
    match link::arrival(input) {
        None => Err(NOTHING.into()),
        Some(Arrival::Newer) => Err(text::NEWER_LINK.into()),
        Some(Arrival::SetUp(wish)) => set_up(&wish, chance),
        Some(Arrival::Save(text)) => shared_save(&text, chance),
    }
}

/// What an embedding page says, and the name of its frame.
pub fn message(input: &str, chance: &mut Chance) -> Result<(), String> {
    let origin = "https://club.example";
    let host = Host { origin: origin.into(), theme: None, table: None, saves: false };
    assert_eq!(host.hear(false, origin, input), None);
    let named = Host::parse(input).is_some_and(|host| host.origin.starts_with("http"));
    match host.hear(true, origin, input) {
        None if named => Ok(()),
        None => Err(NOTHING.into()),
        Some(Asked::Start { table }) => set_up(&SetUp::parse(&table), chance),
        Some(Asked::Load { save }) => shared_save(&save, chance),
        Some(Asked::Theme { .. }) => Ok(()),
    }
}
