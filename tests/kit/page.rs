//! A page in an open browser, in the words of somebody who uses it.

mod hands;

use crate::browsers::{Browser, Driver};
use crate::chrome;
use crate::scratch;
use crate::webdriver::{Element, Failure, Session, decode_base64};
use serde_json::{Value, json};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

/// How long the page may take to show what is waited for. Generous: the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(20);
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// What the page is looked at on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Device {
    /// 1280 × 900, a mouse.
    Desktop,
    /// 390 × 844, a finger.
    Phone,
    /// 820 × 1180, a finger.
    Tablet,
}

/// What points at things.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pointer {
    /// A mouse.
    Mouse,
    /// A finger.
    Touch,
}

impl Pointer {
    fn name(self) -> &'static str {
        match self {
            Self::Mouse => "mouse",
            Self::Touch => "touch",
        }
    }
}

/// Keys that no letter stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "a key is called what it is")]
pub enum Key {
    Enter,
    Escape,
    Tab,
    Left,
    Up,
    Right,
    Down,
}

impl Key {
    /// WebDriver's private code points.
    fn code(self) -> char {
        match self {
            Self::Enter => '\u{e007}',
            Self::Escape => '\u{e00c}',
            Self::Tab => '\u{e004}',
            Self::Left => '\u{e012}',
            Self::Up => '\u{e013}',
            Self::Right => '\u{e014}',
            Self::Down => '\u{e015}',
        }
    }
}

/// Where something is in the window, in CSS pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
#[allow(missing_docs, reason = "a rectangle is known to everybody")]
pub struct Rect {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
}

impl Rect {
    /// Its middle.
    pub fn centre(self) -> (f64, f64) {
        (self.x + self.width / 2.0, self.y + self.height / 2.0)
    }
}

/// An open browser. The first field is dropped first: the window closes before its driver ends.
#[derive(Debug)]
pub struct Page {
    session: Session,
    driver: Driver,
    /// Whether the browser writes down what its threads do.
    traced: bool,
}

impl Page {
    /// Opens an address in a browser of its own with a fresh profile.
    pub fn open(device: Device, url: &str) -> Self {
        Self::start(device, url, json!({}))
    }

    /// The same, and the browser writes down what its threads do: [`Page::trace`] reads it.
    pub fn traced(device: Device, url: &str) -> Self {
        let categories = "devtools.timeline,blink.user_timing,toplevel";
        let logging =
            json!({ "traceCategories": categories, "enableNetwork": false, "enablePage": false });
        Self::start(device, url, json!({ "perfLoggingPrefs": logging }))
    }

    /// The same with settings of the browser's own, by their names in its file of preferences.
    pub fn with_preferences(device: Device, url: &str, preferences: Value) -> Self {
        Self::start(device, url, json!({ "prefs": preferences }))
    }

    /// The same, and the browser writes every request into a file, whoever makes it: the page, a worker, a service
    /// worker. It can be read once the browser is closed.
    pub fn watched(device: Device, url: &str, file: &Path) -> Self {
        Self::start(device, url, json!({ "args": [format!("--log-net-log={}", file.display())] }))
    }

    /// The same in another browser. A window is all it has of a device.
    pub fn open_in(browser: Browser, device: Device, url: &str) -> Self {
        Self::start_in(browser, device, url, json!({}))
    }

    fn start(device: Device, url: &str, more: Value) -> Self {
        Self::start_in(Browser::Chromium, device, url, more)
    }

    fn start_in(browser: Browser, device: Device, url: &str, more: Value) -> Self {
        let traced = more["perfLoggingPrefs"].is_object();
        let driver = Driver::start(browser);
        let program = &browser.programs().expect("it is there").browser;
        let mut capabilities = match browser {
            Browser::Chromium => chrome::capabilities(program, device, more),
            Browser::Firefox => json!({}),
            Browser::WebKit => {
                json!({ "webkitgtk:browserOptions": { "binary": program, "args": ["--automation"] } })
            }
        };
        capabilities["timeouts"] = json!({ "script": 55_000 });
        let session = Session::open(&driver, capabilities);
        let page = Self { session, driver, traced };
        match device {
            // The content is this large; Chromium's `--window-size` would count the frame as well.
            Device::Desktop => page.resize(1280, 900),
            Device::Tablet if browser != Browser::Chromium => page.resize(820, 1180),
            Device::Phone if browser != Browser::Chromium => page.resize(390, 844),
            _ => {}
        }
        page.goto(url);
        page
    }

    /// Goes to an address.
    pub fn goto(&self, url: &str) {
        self.done(self.session.post("/url", json!({ "url": url })));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        if self.driver.browser != Browser::Firefox {
            self.done(self.session.post("/refresh", json!({})));
            return;
        }
        // What Firefox does for its driver goes past service workers, as a reload with the shift key does.
        self.script("window.left = true; location.reload()", &[]);
        let loaded = "return !window.left && document.readyState === 'complete'";
        let loaded = json!({ "script": loaded, "args": [] });
        self.wait_until("loaded again", |page| {
            let answer = page.session.post("/execute/sync", loaded.clone());
            matches!(answer, Ok(Value::Bool(true))).then_some(())
        });
    }

    /// The tab that is looked at.
    pub fn tab(&self) -> String {
        self.done(self.session.get("/window")).as_str().expect("a tab has a name").to_owned()
    }

    /// Opens an address in another tab of the same browser, and looks at that.
    pub fn new_tab(&self, url: &str) -> String {
        let tab = self.done(self.session.post("/window/new", json!({ "type": "tab" })));
        let name = tab["handle"].as_str().expect("a tab has a name").to_owned();
        self.switch_to(&name);
        self.goto(url);
        name
    }

    /// Looks at another tab.
    pub fn switch_to(&self, tab: &str) {
        self.done(self.session.post("/window", json!({ "handle": tab })));
    }

    /// Ends a tab that is not looked at, whatever it is doing.
    pub fn end_tab(&self, tab: &str) {
        self.cdp("Target.closeTarget", json!({ "targetId": tab }));
    }

    /// The process that drives the browser.
    pub fn driver(&self) -> u32 {
        self.driver.id()
    }

    /// A command of Chromium's own protocol.
    pub fn cdp(&self, command: &str, parameters: Value) -> Value {
        self.done(self.session.cdp(command, parameters))
    }

    /// The same, where the browser may not know what is asked about.
    pub fn cdp_if_known(&self, command: &str, parameters: Value) -> Option<Value> {
        self.session.cdp(command, parameters).ok()
    }

    /// All tabs of this browser, the oldest first.
    pub fn tabs(&self) -> Vec<String> {
        let tabs = self.done(self.session.get("/window/handles"));
        let tabs = tabs.as_array().into_iter().flatten();
        tabs.filter_map(|tab| tab.as_str().map(str::to_owned)).collect()
    }

    /// Looks into a frame of the page. Measures are then those of the frame.
    pub fn enter_frame(&self, css: &str) {
        let frame = self.find(css).argument();
        self.done(self.session.post("/frame", json!({ "id": frame })));
    }

    /// Looks at the whole page again.
    pub fn leave_frame(&self) {
        self.done(self.session.post("/frame", json!({ "id": null })));
    }

    /// Sets the size of the window's content on a desktop.
    pub fn resize(&self, width: u32, height: u32) {
        if self.driver.browser == Browser::Chromium {
            let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": 1, "mobile": false });
            self.done(self.session.cdp("Emulation.setDeviceMetricsOverride", metrics));
            return;
        }
        // The frame around the content is what is missing at first.
        let (mut outer, wanted) = ([width, height].map(i64::from), [width, height].map(i64::from));
        for _ in 0..2 {
            let rect = json!({ "width": outer[0], "height": outer[1] });
            self.done(self.session.post("/window/rect", rect));
            let inner = self.script("return [innerWidth, innerHeight]", &[]);
            for side in 0..2 {
                outer[side] += wanted[side] - inner[side].as_i64().expect("a size");
            }
        }
    }

    /// As somebody whose system asks for less motion.
    pub fn reduce_motion(&self) {
        let media =
            json!({ "features": [{ "name": "prefers-reduced-motion", "value": "reduce" }] });
        self.done(self.session.cdp("Emulation.setEmulatedMedia", media));
    }

    /// Pictures show nothing where the page paints nothing.
    pub fn see_through(&self) {
        let nothing = json!({ "color": { "r": 0, "g": 0, "b": 0, "a": 0 } });
        self.done(self.session.cdp("Emulation.setDefaultBackgroundColorOverride", nothing));
    }

    /// Why the browser would not install the site, in its own words.
    pub fn installability(&self) -> Vec<String> {
        let answer = self.done(self.session.cdp("Page.getInstallabilityErrors", json!({})));
        let errors = answer["installabilityErrors"].as_array().cloned().unwrap_or_default();
        errors.iter().map(|error| error["errorId"].as_str().unwrap_or_default().into()).collect()
    }

    /// As on a machine this many times slower.
    pub fn throttle(&self, times: u32) {
        self.done(self.session.cdp("Emulation.setCPUThrottlingRate", json!({ "rate": times })));
    }

    /// Keeps the network from answering for addresses like this; an empty pattern lets all through again.
    pub fn block(&self, pattern: &str) {
        let patterns = if pattern.is_empty() { json!([]) } else { json!([pattern]) };
        self.done(self.session.cdp("Network.enable", json!({})));
        self.done(self.session.cdp("Network.setBlockedURLs", json!({ "urls": patterns })));
    }

    /// Runs a script in the page; `arguments[0]` and so on are `arguments`.
    pub fn script(&self, script: &str, arguments: &[Value]) -> Value {
        self.done(
            self.session.post("/execute/sync", json!({ "script": script, "args": arguments })),
        )
    }

    /// Changes a setting for what is opened next.
    pub fn set(&self, setting: &str, value: &str) {
        let set = "localStorage.setItem('saucer-night/setting/' + arguments[0], arguments[1])";
        self.script(set, &[json!(setting), json!(value)]);
    }

    /// Asks again and again until there is an answer.
    pub fn wait_until<T>(&self, what: &str, mut look: impl FnMut(&Self) -> Option<T>) -> T {
        let start = Instant::now();
        loop {
            match look(self) {
                Some(found) => return found,
                None if start.elapsed() > PATIENCE => panic!("waited {PATIENCE:?} in vain: {what}"),
                None => thread::sleep(BETWEEN_LOOKS),
            }
        }
    }

    /// The first element that matches, as soon as there is one.
    pub fn find(&self, css: &str) -> Element {
        self.wait_until(css, |page| page.find_all(css).into_iter().next())
    }

    /// All elements that match now.
    pub fn find_all(&self, css: &str) -> Vec<Element> {
        self.session.elements(css)
    }

    /// Scrolls as the page wants it first: ChromeDriver knows of no bar that lies over its lower edge.
    pub fn click(&self, css: &str) {
        self.rect(css);
        self.element(css, |page, element| page.session.post(&element.path("click"), json!({})));
        self.settle();
    }

    /// The last click of a page that does not live to answer it.
    pub fn click_for_good(&self, css: &str) {
        self.rect(css);
        let _ = self.session.post(&self.find(css).path("click"), json!({}));
    }

    /// The text as rendered.
    pub fn text(&self, css: &str) -> String {
        let text = self.element(css, |page, element| page.session.get(&element.path("text")));
        text.as_str().unwrap_or_default().to_owned()
    }

    /// Waits until the rendered text has these words.
    pub fn says(&self, css: &str, words: &str) {
        self.wait_until(&format!("{css} says “{words}”"), |page| {
            page.text(css).contains(words).then_some(())
        });
    }

    /// An attribute of something, if it has it.
    pub fn attribute(&self, css: &str, name: &str) -> Option<String> {
        let value = self.element(css, |page, element| {
            page.session.get(&element.path(&format!("attribute/{name}")))
        });
        value.as_str().map(str::to_owned)
    }

    /// Types into a field.
    pub fn fill(&self, css: &str, text: &str) {
        self.element(css, |page, element| {
            page.session.post(&element.path("value"), json!({ "text": text }))
        });
    }

    /// Where an element is in the window, scrolled into view if need be.
    pub fn rect(&self, css: &str) -> Rect {
        const SCRIPT: &str = "arguments[0].scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
            const r = arguments[0].getBoundingClientRect(); return [r.x, r.y, r.width, r.height];";
        let numbers = self.element(css, |page, element| {
            page.session
                .post("/execute/sync", json!({ "script": SCRIPT, "args": [element.argument()] }))
        });
        let number = |at: usize| {
            numbers[at].as_f64().unwrap_or_else(|| panic!("{css} has no place: {numbers}"))
        };
        Rect { x: number(0), y: number(1), width: number(2), height: number(3) }
    }

    /// Presses a key wherever the focus is.
    pub fn press(&self, key: Key) {
        self.press_all(&[key]);
        self.settle();
    }

    /// Presses keys one after the other as fast as they come, and does not wait for an answer.
    pub fn press_all(&self, keys: &[Key]) {
        let action =
            |kind: &str, key: &Key| json!({ "type": kind, "value": key.code().to_string() });
        let presses = keys.iter().flat_map(|key| [action("keyDown", key), action("keyUp", key)]);
        let keys = json!({ "type": "key", "id": "keys", "actions": presses.collect::<Vec<_>>() });
        self.done(self.session.post("/actions", json!({ "actions": [keys] })));
    }

    /// The errors on the console since the last call.
    pub fn errors(&self) -> Vec<String> {
        self.logged(|level| level == "SEVERE")
    }

    /// Everything on the console since the last call.
    pub fn console(&self) -> Vec<String> {
        self.logged(|_| true)
    }

    fn logged(&self, wanted: impl Fn(&str) -> bool) -> Vec<String> {
        let entries = self.session.log("browser");
        let text =
            |entry: &Value, field: &str| entry[field].as_str().unwrap_or_default().to_owned();
        let wanted = entries.iter().filter(|entry| wanted(&text(entry, "level")));
        wanted.map(|entry| text(entry, "message")).collect()
    }

    /// Every address asked for since the last call.
    pub fn requests(&self) -> Vec<String> {
        let messages = self.session.log("performance").into_iter().filter_map(|entry| {
            let message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let message = &message["message"];
            let asked = message["method"] == "Network.requestWillBeSent";
            asked.then(|| message["params"]["request"]["url"].as_str().map(str::to_owned)).flatten()
        });
        messages.collect()
    }

    /// What the threads of a traced browser have done since the last call, in Chromium's own format.
    pub fn trace(&self) -> Vec<Value> {
        let event = |entry: Value| {
            let mut message: Value = serde_json::from_str(entry["message"].as_str()?).ok()?;
            let traced = message["message"]["method"] == "Tracing.dataCollected";
            traced.then(|| message["message"]["params"].take())
        };
        // ChromeDriver has nothing to say every second time it is asked.
        (0..2).flat_map(|_| self.session.log("performance")).filter_map(event).collect()
    }

    /// What can be seen, as a PNG file.
    pub fn screenshot(&self, file: &Path) {
        let encoded = self.done(self.session.get("/screenshot"));
        save(file, &decode_base64(encoded.as_str().expect("a picture")));
    }

    /// Lets the page answer: what a hand does shows at once, and the move follows with the next frames.
    pub fn settle(&self) {
        const FRAMES: &str = "const frame = then => requestAnimationFrame(() => setTimeout(then));
            return new Promise(done => { setTimeout(done, 400); frame(() => frame(done)); });";
        if self.traced {
            // A question would be work of the page's that no hand has asked for.
            return thread::sleep(Duration::from_millis(250));
        }
        // A page that is on its way to another address has nothing to settle.
        let _ = self.session.post("/execute/sync", json!({ "script": FRAMES, "args": [] }));
    }

    /// Does something with the first match, and again when the page has meanwhile drawn itself anew.
    fn element(&self, css: &str, act: impl Fn(&Self, &Element) -> Result<Value, Failure>) -> Value {
        self.wait_until(css, |page| match act(page, &page.find(css)) {
            Ok(value) => Some(value),
            Err(failure) if is_passing(&failure) => None,
            Err(failure) => panic!("{css}: {failure:?}"),
        })
    }

    fn done(&self, answer: Result<Value, Failure>) -> Value {
        answer.unwrap_or_else(|failure| panic!("{failure:?}"))
    }
}

/// A test that fails leaves a picture of what it saw.
impl Drop for Page {
    fn drop(&mut self) {
        if !thread::panicking() {
            return;
        }
        let name = thread::current().name().unwrap_or("page").replace("::", "-");
        let file = scratch().join(format!("browser/{name}.png"));
        // No second panic in here: it would end the whole run.
        if let Ok(encoded) = self.session.get("/screenshot") {
            save(&file, &decode_base64(encoded.as_str().unwrap_or_default()));
            eprintln!("What the page looked like: {}", file.display());
        }
        if let Ok(entries) = self.session.post("/se/log", json!({ "type": "browser" })) {
            eprintln!("Its console: {entries:#}");
        }
    }
}

fn save(file: &Path, bytes: &[u8]) {
    let folder = file.parent().map_or(Ok(()), std::fs::create_dir_all);
    if let Err(error) = folder.and_then(|()| std::fs::write(file, bytes)) {
        eprintln!("{}: {error}", file.display());
    }
}

/// Failures that a page in motion causes and that pass by themselves.
fn is_passing(failure: &Failure) -> bool {
    let passing =
        ["stale element reference", "element not interactable", "element click intercepted"];
    passing.contains(&failure.error.as_str())
}
