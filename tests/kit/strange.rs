//! A server with ways of its own, in front of the usual one: what hosts, proxies and half deployments do to answers.

use std::io::{self, BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Duration;

use host::serve::{self, Server};

/// How long a slow server takes its time for each piece of an answer, and in how many pieces it sends it.
const DAWDLE: Duration = Duration::from_millis(10);
const PIECES: usize = 5;

/// What a server does to all of its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Nothing.
    Plain,
    /// They have this header, instead of what the usual server says there.
    Header(&'static str, &'static str),
    /// The first page, as if all were well, in the place of whatever is missing.
    Fallback,
    /// They come in pieces, with pauses.
    Slow,
    /// Only what browsers refuse to run otherwise has its type: all else is a stream of bytes.
    WrongType,
}

/// What happens to the answers about some file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// They say how long they are, and end in the middle.
    Cut,
    /// They end in the middle, and say that this is all.
    Short,
    /// The server has trouble.
    Failing,
    /// They do not come.
    Hanging,
    /// There is a page in its place.
    Page,
}

impl Mishap {
    /// All that can happen.
    pub const ALL: [Self; 5] = [Self::Cut, Self::Short, Self::Failing, Self::Hanging, Self::Page];
}

/// A running server. It stops when dropped.
#[derive(Debug)]
pub struct Strange {
    port: u16,
    shared: Arc<Shared>,
    accepting: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    usual: Server,
    way: Way,
    /// What happens to files whose names begin like this.
    mishap: Mutex<Option<(Mishap, String)>>,
    stopping: AtomicBool,
}

impl Strange {
    /// Serves a folder with this way on a free port.
    ///
    /// # Panics
    /// When no port can be had.
    pub fn start(folder: &Path, way: Way) -> Self {
        let usual = Server::start(folder, 0).unwrap_or_else(|trouble| panic!("{trouble}"));
        let listener = serve::bind(0).unwrap_or_else(|trouble| panic!("{trouble}"));
        let port = listener.local_addr().expect("a port").port();
        let (mishap, stopping) = (Mutex::default(), AtomicBool::new(false));
        let shared = Arc::new(Shared { usual, way, mishap, stopping });
        let accepting = Some(thread::spawn({
            let shared = Arc::clone(&shared);
            move || accept(&listener, &shared)
        }));
        Self { port, shared, accepting }
    }

    /// The address of the site.
    pub fn url(&self) -> String {
        format!("http://localhost:{}/", self.port)
    }

    /// From now on this happens to files whose names begin like this.
    pub fn spoil(&self, mishap: Mishap, beginning: &str) {
        *self.shared.mishap() = Some((mishap, beginning.into()));
    }

    /// All is well again; whoever still waits is sent away.
    pub fn mend(&self) {
        *self.shared.mishap() = None;
    }

    /// Stops: nobody listens any more.
    pub fn stop(self) {
        drop(self);
    }
}

impl Drop for Strange {
    fn drop(&mut self) {
        self.shared.stopping.store(true, Ordering::SeqCst);
        // Wakes the thread that waits for the next visitor.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
        if let Some(accepting) = self.accepting.take() {
            let _ = accepting.join();
        }
    }
}

impl Shared {
    fn mishap(&self) -> std::sync::MutexGuard<'_, Option<(Mishap, String)>> {
        self.mishap.lock().expect("no panic while looking")
    }

    /// What happens to an answer about this path.
    fn mishap_of(&self, path: &str) -> Option<Mishap> {
        let name = path.rsplit('/').next().unwrap_or_default();
        let mishap = self.mishap();
        mishap.as_ref().filter(|(_, beginning)| name.starts_with(beginning)).map(|(what, _)| *what)
    }

    fn asks_usual(&self, head: &str) -> io::Result<Answer> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.usual.port()))?;
        stream.write_all(head.as_bytes())?;
        let mut bytes = Vec::new();
        stream.read_to_end(&mut bytes)?;
        Answer::of(&bytes).ok_or_else(|| io::ErrorKind::InvalidData.into())
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.stopping.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let shared = Arc::clone(shared);
        // A visitor who leaves in the middle is nobody's trouble.
        thread::spawn(move || drop(converse(&stream, &shared)));
    }
}

/// Answers one request: the connection ends with it.
fn converse(stream: &TcpStream, shared: &Shared) -> io::Result<()> {
    let mut lines = BufReader::new(stream).lines();
    let Some(first) = lines.next().transpose()? else { return Ok(()) };
    let Some(target) = first.split(' ').nth(1) else { return Ok(()) };
    let mut head = format!("{first}\r\n");
    for line in lines {
        let line = line?;
        if line.is_empty() {
            break;
        }
        let name = line.split(':').next().unwrap_or_default().to_ascii_lowercase();
        if name != "connection" {
            head.push_str(&format!("{line}\r\n"));
        }
    }
    head.push_str("Connection: close\r\n\r\n");

    let mut answer = shared.asks_usual(&head)?;
    let page = || shared.asks_usual("GET / HTTP/1.1\r\nConnection: close\r\n\r\n");
    let path = target.split(['?', '#']).next().unwrap_or_default();
    let mut promised = None;
    match shared.mishap_of(path) {
        Some(Mishap::Hanging) => {
            while shared.mishap_of(path).is_some() && !shared.stopping.load(Ordering::SeqCst) {
                thread::sleep(DAWDLE);
            }
            return Ok(());
        }
        Some(Mishap::Failing) => answer = Answer::plain("503 Service Unavailable"),
        Some(Mishap::Page) => answer = page()?,
        Some(Mishap::Cut) => {
            promised = Some(answer.body.len());
            answer.body.truncate(answer.body.len() / 2);
        }
        Some(Mishap::Short) => answer.body.truncate(answer.body.len() / 2),
        None => {}
    }
    match shared.way {
        Way::Header(name, value) => answer.set(name, value),
        Way::Fallback if answer.status.starts_with("404") => answer = page()?,
        Way::WrongType if !must_have_its_type(&answer) => {
            answer.set("Content-Type", "application/octet-stream")
        }
        _ => {}
    }
    let slow = shared.way == Way::Slow;
    answer.send(stream, promised, if slow { PIECES } else { 1 })
}

/// Browsers run no script, use no stylesheet and show no page of another type.
fn must_have_its_type(answer: &Answer) -> bool {
    let kind = answer.get("Content-Type").unwrap_or_default();
    ["text/html", "text/javascript", "text/css"].iter().any(|must| kind.starts_with(must))
}

#[derive(Debug)]
struct Answer {
    status: String,
    headers: Vec<(String, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn plain(status: &str) -> Self {
        Self { status: status.into(), headers: Vec::new(), body: status.into() }
    }

    fn of(bytes: &[u8]) -> Option<Self> {
        let end = bytes.windows(4).position(|four| four == b"\r\n\r\n")?;
        let head = std::str::from_utf8(&bytes[..end]).ok()?;
        let mut lines = head.split("\r\n");
        let status = lines.next()?.split_once(' ')?.1.to_owned();
        let headers = lines.filter_map(|line| line.split_once(": "));
        let headers = headers.map(|(name, value)| (name.to_owned(), value.to_owned())).collect();
        Some(Self { status, headers, body: bytes[end + 4..].to_vec() })
    }

    fn get(&self, name: &str) -> Option<&str> {
        let mut headers = self.headers.iter();
        headers.find(|(own, _)| own == name).map(|(_, value)| value.as_str())
    }

    fn set(&mut self, name: &str, value: &str) {
        self.headers.retain(|(own, _)| own != name);
        self.headers.push((name.into(), value.into()));
    }

    /// Sends it in so many pieces, with the promise of another length if there is one.
    fn send(
        mut self,
        mut stream: &TcpStream,
        promised: Option<usize>,
        pieces: usize,
    ) -> io::Result<()> {
        // Without a body there is nothing to promise, as for what the visitor has already.
        if !self.body.is_empty() {
            let length = promised.unwrap_or(self.body.len()).to_string();
            self.set("Content-Length", &length);
        }
        self.set("Connection", "close");
        let mut head = format!("HTTP/1.1 {}\r\n", self.status);
        for (name, value) in &self.headers {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        stream.write_all(format!("{head}\r\n").as_bytes())?;
        for piece in self.body.chunks(self.body.len().div_ceil(pieces).max(1)) {
            if pieces > 1 {
                thread::sleep(DAWDLE);
            }
            stream.write_all(piece)?;
        }
        Ok(())
    }
}
