//! Addresses inside the page: what stands behind the `#`.

use engine::GameModel;

/// A screen of the page.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum Route {
    /// The posters and the running games.
    #[default]
    Home,
    /// Setting a table up for a game, by its id.
    New(String),
    /// Setting a table up as somebody else wished it, in the words of a [`SetUp`](crate::link::SetUp).
    Wish(String),
    /// A table that is set up at once, from the same words.
    Start(String),
    /// A game that came with the address, packed.
    Game(String),
    /// A running game, by the id of its save.
    Table(String),
    /// A look back at a game, by the id of its save, after this many records.
    Replay(String, usize),
    /// A game's rules, by its id, opened at the rule with this number.
    Rules(String, Option<String>),
    /// A guided first game, by the id of its game.
    Learn(String),
    /// What was played on this device.
    Statistics,
    /// What this is and whose it is.
    About,
}

impl Route {
    /// Reads the part behind the `#`. What it does not know leads home.
    pub fn parse(hash: &str) -> Route {
        let path = hash.trim_start_matches('#').trim_matches('/');
        match path.split_once('/') {
            Some(("new", wish)) if wish.contains('?') => Route::Wish(wish.into()),
            Some(("new", game)) => Route::New(game.into()),
            Some(("start", wish)) => Route::Start(wish.into()),
            Some(("game", packed)) => Route::Game(packed.into()),
            Some(("learn", game)) if is_game(game) => Route::Learn(game.into()),
            Some(("table", id)) => Route::Table(id.into()),
            Some(("replay", rest)) => {
                let (id, records) = rest.split_once('/').unwrap_or((rest, ""));
                Route::Replay(id.into(), records.parse().unwrap_or(0))
            }
            Some(("rules", rest)) => match rest.split_once('/').unwrap_or((rest, "")) {
                (game, _) if !is_game(game) => Route::Home,
                (game, "") => Route::Rules(game.into(), None),
                (game, number) => Route::Rules(game.into(), Some(number.into())),
            },
            None if path == "about" => Route::About,
            None if path == "statistics" => Route::Statistics,
            _ => Route::Home,
        }
    }

    /// The address to put behind the page's own.
    pub fn hash(&self) -> String {
        match self {
            Route::Home => "#/".into(),
            Route::New(game) => format!("#/new/{game}"),
            Route::Wish(wish) => format!("#/new/{wish}"),
            Route::Start(wish) => format!("#/start/{wish}"),
            Route::Game(packed) => format!("#/game/{packed}"),
            Route::Learn(game) => format!("#/learn/{game}"),
            Route::Table(id) => format!("#/table/{id}"),
            Route::Replay(id, records) => format!("#/replay/{id}/{records}"),
            Route::Rules(game, None) => format!("#/rules/{game}"),
            Route::Rules(game, Some(number)) => format!("#/rules/{game}/{number}"),
            Route::Statistics => "#/statistics".into(),
            Route::About => "#/about".into(),
        }
    }
}

/// Whether there is a game of this id.
fn is_game(id: &str) -> bool {
    macro_rules! ids {
        ($($name:ident: $game:ty,)*) => { [$(<$game as GameModel>::ID.0,)*] };
    }
    games::for_every_game!(ids).contains(&id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_route_comes_back_from_its_address() {
        let routes = [
            Route::Home,
            Route::New("nicy-hosmosu".into()),
            Route::Wish("nicy-hosmosu?seats=human,bot:greedy&seed=a/b".into()),
            Route::Start("nicy-hosmosu?seats=human,human".into()),
            Route::Start("nicy-hosmosu".into()),
            Route::Game("AQZ-_".into()),
            Route::Table("k3f".into()),
            Route::Statistics,
            Route::Learn("nicy-hosmosu".into()),
            Route::Replay("k3f".into(), 17),
            Route::Rules("nicy-hosmosu".into(), None),
            Route::Rules("nicy-hosmosu".into(), Some("NH-4.2".into())),
            Route::About,
        ];
        for route in routes {
            assert_eq!(Route::parse(&route.hash()), route);
        }
    }

    #[test]
    fn a_replay_without_a_number_begins_at_the_start() {
        for hash in ["#/replay/k3f", "#/replay/k3f/", "#/replay/k3f/-1", "#/replay/k3f/x"] {
            assert_eq!(Route::parse(hash), Route::Replay("k3f".into(), 0));
        }
    }

    #[test]
    fn an_unknown_address_leads_home() {
        // Texts are fetched by the names of games: another path would be asked of the server.
        let texts =
            ["#/rules/..", "#/learn/../x", "#/rules/moon/NH-1.1", "#/learn/nicy-hosmosu/.."];
        let others = ["", "#", "#/nowhere", "#/about/us", "#//"];
        for hash in texts.into_iter().chain(others) {
            assert_eq!(Route::parse(hash), Route::Home);
        }
    }
}
