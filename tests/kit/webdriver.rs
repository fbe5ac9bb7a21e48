//! As much of the W3C WebDriver protocol as the tests speak, one request after another.

use serde_json::{Value, json};
use std::fmt;
use std::sync::Mutex;
use std::time::Duration;
use ureq::Agent;

use crate::browsers::{Browser, Driver};
use crate::marionette::Marionette;

/// The key under which WebDriver wraps a reference to an element.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// How long a single command may take. Without a graphics card WebKit takes its time for a drag across Conquest's map,
/// and the machine may be busy.
const PATIENCE: Duration = Duration::from_secs(180);

/// What WebDriver answers when it cannot do something, such as `no such element`.
pub struct Failure {
    pub error: String,
    message: String,
}

impl Failure {
    pub fn new(error: &str, message: String) -> Self {
        Self { error: error.into(), message }
    }
}

impl fmt::Debug for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.error, self.message)
    }
}

/// One browser window with a fresh profile. Closed when dropped.
#[derive(Debug)]
pub struct Session {
    wire: Wire,
}

/// How commands reach what drives the browser.
#[derive(Debug)]
enum Wire {
    /// As requests below this address.
    Requests {
        agent: Agent,
        base: String,
    },
    Marionette(Mutex<Marionette>),
}

impl Session {
    /// Opens a browser with these capabilities.
    pub fn open(driver: &Driver, capabilities: Value) -> Self {
        let port = driver.port;
        let wire = if driver.browser == Browser::Firefox {
            let connected = Marionette::connect(port, PATIENCE);
            Wire::Marionette(Mutex::new(connected.expect("Firefox listens")))
        } else {
            let config = Agent::config_builder()
                .http_status_as_error(false)
                .timeout_global(Some(PATIENCE))
                // The driver is on this machine, whatever proxy the environment names.
                .proxy(None)
                .build();
            let base = format!("http://127.0.0.1:{port}/session");
            Wire::Requests { agent: config.into(), base }
        };
        let mut session = Self { wire };
        let body = json!({ "capabilities": { "alwaysMatch": capabilities } });
        let answer =
            session.post("", body).unwrap_or_else(|failure| panic!("no browser: {failure:?}"));
        if let Wire::Requests { base, .. } = &mut session.wire {
            let id = answer["sessionId"].as_str().expect("a session has an id");
            *base = format!("{base}/{id}");
        }
        session
    }

    /// Sends a command and gives back its value.
    pub fn post(&self, path: &str, body: Value) -> Result<Value, Failure> {
        self.ask("POST", path, body)
    }

    pub fn get(&self, path: &str) -> Result<Value, Failure> {
        self.ask("GET", path, Value::Null)
    }

    pub fn delete(&self, path: &str) -> Result<Value, Failure> {
        self.ask("DELETE", path, Value::Null)
    }

    fn ask(&self, method: &str, path: &str, body: Value) -> Result<Value, Failure> {
        match &self.wire {
            Wire::Requests { agent, base } => {
                let address = format!("{base}{path}");
                read(match method {
                    "POST" => agent
                        .post(address)
                        .header("Content-Type", "application/json")
                        .send(body.to_string()),
                    "GET" => agent.get(address).call(),
                    _ => agent.delete(address).call(),
                })
            }
            Wire::Marionette(firefox) => match firefox.lock() {
                Ok(mut firefox) => firefox.ask(method, path, body),
                Err(_) => Err(Failure::new("a test has failed", path.into())),
            },
        }
    }

    /// A command of Chromium's own protocol.
    pub fn cdp(&self, command: &str, parameters: Value) -> Result<Value, Failure> {
        self.post("/goog/cdp/execute", json!({ "cmd": command, "params": parameters }))
    }

    /// All elements that match, as references for scripts and for further commands.
    pub fn elements(&self, css: &str) -> Vec<Element> {
        let found = self.post("/elements", json!({ "using": "css selector", "value": css }));
        let found = found.unwrap_or_else(|failure| panic!("{css}: {failure:?}"));
        let ids =
            found.as_array().into_iter().flatten().filter_map(|element| element[ELEMENT].as_str());
        ids.map(|id| Element(id.to_owned())).collect()
    }

    /// What has been logged since the last call: `browser` or `performance`.
    pub fn log(&self, kind: &str) -> Vec<Value> {
        let entries = self
            .post("/se/log", json!({ "type": kind }))
            .unwrap_or_else(|failure| panic!("{failure:?}"));
        entries.as_array().cloned().unwrap_or_default()
    }
}

impl Drop for Session {
    fn drop(&mut self) {
        let _ = self.delete("");
    }
}

/// A reference to an element of the page as it was when found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element(String);

impl Element {
    /// The path of a command about this element.
    pub fn path(&self, command: &str) -> String {
        format!("/element/{}/{command}", self.0)
    }

    /// The element as an argument of a script.
    pub fn argument(&self) -> Value {
        json!({ ELEMENT: self.0 })
    }
}

fn read(answer: Result<ureq::http::Response<ureq::Body>, ureq::Error>) -> Result<Value, Failure> {
    // No panic: a test that fails already asks for a picture, and a second one would end the whole run.
    let silent = |error: ureq::Error| Failure::new("the driver does not answer", error.to_string());
    // Screenshots and logs outgrow the usual limit.
    let text = answer
        .and_then(|mut answer| answer.body_mut().with_config().limit(100_000_000).read_to_string())
        .map_err(silent)?;
    let mut answer: Value = serde_json::from_str(&text).expect("an answer in JSON");
    let value = answer["value"].take();
    match value["error"].as_str() {
        Some(error) => {
            Err(Failure::new(error, value["message"].as_str().unwrap_or_default().into()))
        }
        None => Ok(value),
    }
}

/// Decodes base64, in which screenshots come.
pub fn decode_base64(text: &str) -> Vec<u8> {
    let digit = |byte: u8| match byte {
        b'A'..=b'Z' => Some(byte - b'A'),
        b'a'..=b'z' => Some(byte - b'a' + 26),
        b'0'..=b'9' => Some(byte - b'0' + 52),
        b'+' => Some(62),
        b'/' => Some(63),
        _ => None,
    };
    let digits: Vec<u8> = text.bytes().filter_map(digit).collect();
    let group = |four: &[u8]| {
        let bits = four.iter().fold(0_u32, |bits, digit| bits << 6 | u32::from(*digit))
            << (6 * (4 - four.len()));
        bits.to_be_bytes()[1..four.len()].to_vec()
    };
    digits.chunks(4).flat_map(group).collect()
}

#[test]
fn base64_of_every_length() {
    assert_eq!(decode_base64("U2F1Y2Vy"), b"Saucer");
    assert_eq!(decode_base64("TmlnaHQ="), b"Night");
    assert_eq!(decode_base64("TmlnaA=="), b"Nigh");
    assert_eq!(decode_base64("+/8="), [0xfb, 0xff]);
}
