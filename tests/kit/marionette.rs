//! Firefox's own way of being driven, Marionette: WebDriver's commands by other names, in JSON on a plain connection.

use serde_json::{Value, json};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::time::Duration;

use crate::webdriver::Failure;

/// An open connection.
#[derive(Debug)]
pub struct Marionette {
    stream: BufReader<TcpStream>,
    asked: u64,
}

impl Marionette {
    /// Comes to a Firefox that listens there.
    pub fn connect(port: u16, patience: Duration) -> io::Result<Self> {
        let stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port))?;
        stream.set_nodelay(true)?;
        stream.set_read_timeout(Some(patience))?;
        let mut connected = Self { stream: BufReader::new(stream), asked: 0 };
        // It greets.
        connected.read()?;
        Ok(connected)
    }

    /// Sends a request to WebDriver as the command that it is here, and gives back its value.
    pub fn ask(&mut self, method: &str, path: &str, body: Value) -> Result<Value, Failure> {
        let unknown = || Failure::new("unknown command", format!("{method} {path}"));
        let (name, parameters) = command(method, path, body).ok_or_else(unknown)?;
        self.asked += 1;
        let text = json!([0, self.asked, name, parameters]).to_string();
        let sent = write!(self.stream.get_mut(), "{}:{text}", text.len());
        let silent = |error: io::Error| Failure::new("Firefox does not answer", error.to_string());
        let mut answer = sent.and_then(|()| self.read()).map_err(silent)?;
        if let Some(error) = answer[2]["error"].as_str() {
            let message = answer[2]["message"].as_str().unwrap_or_default();
            return Err(Failure::new(error, message.to_owned()));
        }
        let mut value = answer[3].take();
        Ok(value.get_mut("value").map(Value::take).unwrap_or(value))
    }

    /// What comes next: how long it is, a colon, and the text.
    fn read(&mut self) -> io::Result<Value> {
        let mut length = Vec::new();
        self.stream.read_until(b':', &mut length)?;
        let length = String::from_utf8_lossy(&length).trim_end_matches(':').parse();
        let length = length.map_err(|_| io::Error::from(io::ErrorKind::UnexpectedEof))?;
        let mut text = vec![0; length];
        self.stream.read_exact(&mut text)?;
        Ok(serde_json::from_slice(&text)?)
    }
}

/// What a request to WebDriver is called here, with what it says.
fn command(method: &str, path: &str, mut body: Value) -> Option<(&'static str, Value)> {
    let parts: Vec<&str> = path.split('/').skip(1).collect();
    let name = match (method, &parts[..]) {
        ("POST", []) => "WebDriver:NewSession",
        ("DELETE", []) => {
            body = json!({ "flags": ["eForceQuit"] });
            "Marionette:Quit"
        }
        ("POST", ["url"]) => "WebDriver:Navigate",
        ("POST", ["window", "rect"]) => "WebDriver:SetWindowRect",
        ("GET", ["screenshot"]) => {
            body = json!({ "full": false });
            "WebDriver:TakeScreenshot"
        }
        ("POST", ["execute", "sync"]) => "WebDriver:ExecuteScript",
        ("POST", ["elements"]) => "WebDriver:FindElements",
        ("POST", ["actions"]) => "WebDriver:PerformActions",
        ("DELETE", ["actions"]) => "WebDriver:ReleaseActions",
        (_, ["element", id, rest @ ..]) => {
            if !body.is_object() {
                body = json!({});
            }
            body["id"] = json!(id);
            match (method, rest) {
                ("POST", ["click"]) => "WebDriver:ElementClick",
                ("POST", ["value"]) => "WebDriver:ElementSendKeys",
                ("GET", ["text"]) => "WebDriver:GetElementText",
                ("GET", ["attribute", name]) => {
                    body["name"] = json!(name);
                    "WebDriver:GetElementAttribute"
                }
                _ => return None,
            }
        }
        _ => return None,
    };
    Some((name, body))
}

#[test]
fn requests_are_commands() {
    let said = |method, path| command(method, path, json!({ "text": "a" }));
    let url = said("POST", "/url").expect("known");
    assert_eq!(url, ("WebDriver:Navigate", json!({ "text": "a" })));
    let keys = said("POST", "/element/e-1/value").expect("known");
    assert_eq!(keys, ("WebDriver:ElementSendKeys", json!({ "text": "a", "id": "e-1" })));
    let wish = command("GET", "/element/e-1/attribute/title", Value::Null).expect("known");
    assert_eq!(wish, ("WebDriver:GetElementAttribute", json!({ "id": "e-1", "name": "title" })));
    assert_eq!(said("POST", "/goog/cdp/execute"), None);
}
