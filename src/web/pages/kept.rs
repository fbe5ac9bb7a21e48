//! The kept games on the home page: carried on, looked back at, found, named, thrown away and brought back.

use gloo::events::EventListener;
use gloo::timers::callback::Timeout;
use web_sys::js_sys::{Date, Object, Reflect};
use web_sys::{HtmlElement, HtmlInputElement};
use yew::prelude::*;

use crate::browser::{document, download, window};
use crate::drawn::drawn;
use crate::widgets::{Icon, icon};
use crate::{catalogue, room, shelf};
use table::route::Route;
use table::shelf::{Card, Forgotten, LONGEST_TITLE, Lists, Summary};
use table::text;

/// How long a game that was thrown away can be brought back, in milliseconds.
const REGRET: u32 = 10_000;
/// How boot.js says that the browser offers to install the site.
const INSTALLABLE: &str = "saucer-night:installable";
/// What the file with everything is called.
const FILE: &str = "saucer-night.json";
/// So many games of a list are shown at first.
const FEW: usize = 6;

/// What happens to them.
pub enum Msg {
    /// Words to look for.
    Search(String),
    /// A game is thrown away, by its id.
    Forget(String),
    /// It is brought back.
    BringBack(String),
    /// It can no longer be.
    Gone(String),
    /// It is about to get a name.
    Name(String),
    /// It has one.
    Named(String),
    /// All games of a list are shown, the first or the second.
    All(usize),
    /// Everything is saved as a file.
    Backup,
    /// The browser offers to install the site.
    Installable,
    /// That is wanted.
    Install,
    /// What the browser says of keeping.
    Promised(room::Promised),
}

/// What they are drawn with.
#[derive(Properties, PartialEq)]
pub struct Props {
    /// Another number when there may be other games.
    pub version: usize,
}

/// The kept games.
pub struct KeptGames {
    cards: Vec<Card>,
    search: String,
    /// What was thrown away, until it is gone. Its place stays, so that a second press finds no other game there.
    gone: Vec<(Forgotten, Timeout)>,
    /// The game that gets a name.
    naming: Option<String>,
    all: [bool; 2],
    promised: Option<room::Promised>,
    field: NodeRef,
    _offered: EventListener,
}

impl Component for KeptGames {
    type Message = Msg;
    type Properties = Props;

    fn create(ctx: &Context<Self>) -> Self {
        let (cards, link) = (shelf::cards(), ctx.link().clone());
        if !cards.is_empty() {
            room::claim(ctx.link().callback(Msg::Promised));
        }
        KeptGames {
            cards,
            search: String::new(),
            gone: Vec::new(),
            naming: None,
            all: [false; 2],
            promised: None,
            field: NodeRef::default(),
            _offered: EventListener::new(&window(), INSTALLABLE, move |_| {
                link.send_message(Msg::Installable);
            }),
        }
    }

    fn changed(&mut self, _: &Context<Self>, _: &Props) -> bool {
        self.gone.clear();
        self.cards = shelf::cards();
        true
    }

    fn update(&mut self, ctx: &Context<Self>, msg: Msg) -> bool {
        match msg {
            Msg::Search(words) => self.search = words,
            Msg::Forget(id) => {
                if self.gone.iter().any(|(gone, _)| gone.id == id) {
                    return false;
                }
                let link = ctx.link().clone();
                let forgotten = shelf::throw_away(&id);
                let over = Timeout::new(REGRET, move || link.send_message(Msg::Gone(id)));
                self.gone.push((forgotten, over));
            }
            Msg::BringBack(id) => {
                if let Some(at) = self.gone.iter().position(|(gone, _)| gone.id == id) {
                    shelf::bring_back(&self.gone.remove(at).0);
                }
            }
            Msg::Gone(id) => {
                self.gone.retain(|(gone, _)| gone.id != id);
                self.cards.retain(|card| card.id != id);
            }
            Msg::Name(id) => self.naming = Some(id),
            Msg::Named(title) => {
                if let Some(id) = self.naming.take() {
                    shelf::entitle(&id, &title);
                    if let Some(card) = self.cards.iter_mut().find(|card| card.id == id)
                        && let Ok(about) = &mut card.about
                    {
                        about.title = title.trim().into();
                    }
                }
            }
            Msg::All(list) => self.all[list] = true,
            Msg::Promised(promised) => self.promised = Some(promised),
            Msg::Installable => {}
            Msg::Install => room::install(),
            Msg::Backup => {
                download(FILE, &shelf::backup());
                return false;
            }
        }
        true
    }

    fn rendered(&mut self, _: &Context<Self>, _: bool) {
        if self.naming.is_some()
            && let Some(field) = self.field.cast::<HtmlElement>()
        {
            let _ = field.focus();
        }
    }

    fn view(&self, ctx: &Context<Self>) -> Html {
        drawn("KeptGames");
        if self.cards.is_empty() {
            return Html::default();
        }
        let lists = Lists::of(&self.cards, &self.search, words);
        let none = lists.running.is_empty() && lists.finished.is_empty();
        html! {
            <>
                if self.cards.len() > FEW { { self.search(ctx) } }
                if none { <p class="saves" role="status">{ text::NO_GAME_FOUND }</p> }
                { self.list(ctx, 0, text::CARRY_ON, &lists.running) }
                { self.list(ctx, 1, text::FINISHED, &lists.finished) }
                { self.keeping(ctx) }
            </>
        }
    }
}

impl KeptGames {
    fn search(&self, ctx: &Context<Self>) -> Html {
        let oninput = ctx.link().callback(|event: InputEvent| {
            Msg::Search(event.target_unchecked_into::<HtmlInputElement>().value())
        });
        html! {
            <input class="saves" type="search" aria-label={text::FIND_GAME} placeholder={text::FIND_GAME}
                value={self.search.clone()} {oninput} />
        }
    }

    fn list(
        &self,
        ctx: &Context<Self>,
        number: usize,
        title: &'static str,
        cards: &[Card],
    ) -> Html {
        if cards.is_empty() {
            return Html::default();
        }
        let few = if self.all[number] { cards.len() } else { FEW };
        html! {
            <section class="saves" aria-label={title}>
                <h2>{ title }</h2>
                <ul>{ for cards.iter().take(few).map(|card| self.card(ctx, card)) }</ul>
                if cards.len() > few {
                    <button class="quiet" data-all="" onclick={ctx.link().callback(move |_| Msg::All(number))}>
                        { text::all_games(cards.len()) }
                    </button>
                }
            </section>
        }
    }

    fn card(&self, ctx: &Context<Self>, card: &Card) -> Html {
        let id = card.id.clone();
        let gone = self.gone.iter().any(|(gone, _)| gone.id == id);
        let send = |msg: fn(String) -> Msg| {
            let id = id.clone();
            ctx.link().callback(move |_: MouseEvent| msg(id.clone()))
        };
        html! {
            // As high as it was: nothing slides under the pointer.
            <li key={id.clone()} class={if gone { "save gone" } else { "save" }}>
                <div class="save-inner" inert={gone}>
                { match &card.about {
                    Ok(about) if self.naming.as_ref() == Some(&id) => self.name_field(ctx, about),
                    Ok(about) => opening(&id, about),
                    // The save stays where it is: the player may still want it in another version.
                    Err(refusal) => html! {
                        <span class="save-open broken">
                            <strong>{ text::UNREADABLE }</strong>
                            <small>{ text::load_refusal(refusal) }</small>
                        </span>
                    },
                } }
                if let Ok(about) = &card.about {
                    if about.over {
                        <a class="quiet" href={Route::Replay(id.clone(), 0).hash()} aria-label={text::REPLAY} title={text::REPLAY}>
                            { icon(Icon::Run) }
                        </a>
                    }
                    <button class="quiet" aria-label={text::ENTITLE} title={text::ENTITLE} onclick={send(Msg::Name)}>
                        { icon(Icon::Pen) }
                    </button>
                }
                <button class="quiet" data-forget="" aria-label={text::FORGET} title={text::FORGET} onclick={send(Msg::Forget)}>
                    { icon(Icon::Bin) }
                </button>
                </div>
                if gone {
                    <button class="quiet" data-back="" onclick={send(Msg::BringBack)}>
                        { icon(Icon::Undo) }{ text::BRING_BACK }
                    </button>
                }
            </li>
        }
    }

    /// Everything as a file, and how safe all this is here.
    fn keeping(&self, ctx: &Context<Self>) -> Html {
        let promised = self.promised.map(|promised| {
            html! {
                <>
                    <small>{ text::storage(promised.keeps, shelf::room()) }</small>
                    if promised.offline { <small>{ text::OFFLINE }</small> }
                    if promised.forgets { <small>{ text::SEVEN_DAYS }</small> }
                </>
            }
        });
        html! {
            <section class="saves keeping" aria-label={text::BACKUP}>
                <button class="quiet" data-backup="" onclick={ctx.link().callback(|_| Msg::Backup)}>
                    { icon(Icon::Download) }{ text::BACKUP_FILE }
                </button>
                <small>{ text::BACKUP_HELP }</small>
                if room::can_install() {
                    <button class="quiet" data-install="" onclick={ctx.link().callback(|_| Msg::Install)}>
                        { icon(Icon::Plus) }{ text::INSTALL }
                    </button>
                }
                { for promised }
            </section>
        }
    }

    /// The field for a game's own name. Enter takes it, and so does whatever takes the keyboard away.
    fn name_field(&self, ctx: &Context<Self>, about: &Summary) -> Html {
        let named =
            |event: &Event| Msg::Named(event.target_unchecked_into::<HtmlInputElement>().value());
        let onblur = ctx.link().callback(move |event: FocusEvent| named(&event));
        let onkeydown = ctx.link().batch_callback(move |event: KeyboardEvent| {
            (event.key() == "Enter").then(|| named(&event))
        });
        html! {
            <span class="save-open">
                <input ref={&self.field} type="text" maxlength={LONGEST_TITLE.to_string()} aria-label={text::TITLE_FIELD}
                    value={about.title.clone()} {onblur} {onkeydown} />
            </span>
        }
    }
}

/// The way to a game.
fn opening(id: &str, about: &Summary) -> Html {
    let game = catalogue::find(&about.game).map_or("", |entry| entry.name);
    let (name, more) = match &*about.title {
        "" => (game, ""),
        title => (title, game),
    };
    html! {
        <a class="save-open" href={Route::Table(id.to_owned()).hash()}>
            <strong>{ name.to_owned() }</strong>
            if !more.is_empty() { <span>{ more }</span> }
            <span>{ about.players.clone() }</span>
            <small>{ about.status.clone() }</small>
            if about.at > 0 { <small>{ date(about.at) }</small> }
        </a>
    }
}

/// What there is to find on a card.
fn words(card: &Card) -> String {
    let Ok(about) = &card.about else { return text::UNREADABLE.into() };
    let game = catalogue::find(&about.game).map_or("", |entry| entry.name);
    let Summary { title, players, status, at, .. } = about;
    format!("{title} {game} {players} {status} {}", date(*at))
}

/// A moment as people of the page's language write it.
fn date(at: u64) -> String {
    let moment = Date::new(&(at as f64).into());
    let options = Object::new();
    for (name, how) in [("dateStyle", "medium"), ("timeStyle", "short")] {
        let _ = Reflect::set(&options, &name.into(), &how.into());
    }
    let root = document().document_element();
    let language = root.and_then(|root| root.get_attribute("lang")).unwrap_or_default();
    moment.to_locale_string(&language, &options).into()
}

/// The kept games; another number when there may be others.
pub fn kept(version: usize) -> Html {
    html! { <KeptGames {version} /> }
}
