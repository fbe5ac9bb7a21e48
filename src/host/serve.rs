//! A small web server for the finished site: static files on localhost, for `cargo run` and for the tests.
//!
//! A file with a compressed twin beside it (`page.wasm.br`) is sent as that to whoever can read it.

use super::say::Trouble;
use std::collections::HashMap;
use std::fs;
use std::io::{self, BufRead, BufReader, ErrorKind, Read, Write};
use std::net::{Ipv4Addr, Shutdown, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::UNIX_EPOCH;

/// Longer requests than this come from nobody's browser.
const LONGEST_REQUEST: u64 = 64 * 1024;

/// The ending of a file's packed copy, which lies beside it, and what browsers call that packing.
pub const PACKED: &str = "br";

/// A running server. It stops when dropped.
#[derive(Debug)]
pub struct Server {
    port: u16,
    shared: Arc<Shared>,
    accepting: Option<JoinHandle<()>>,
}

#[derive(Debug)]
struct Shared {
    folder: PathBuf,
    headers: Vec<(String, String)>,
    stopping: AtomicBool,
    /// Every open connection, so that stopping can close those that a browser keeps alive.
    open: Mutex<HashMap<u64, TcpStream>>,
    next: AtomicU64,
}

/// Takes a port of localhost.
///
/// # Errors
/// [`Trouble::PortTaken`] when another program has it.
pub fn bind(port: u16) -> Result<TcpListener, Trouble> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port)).map_err(|error| match error.kind() {
        ErrorKind::AddrInUse => Trouble::PortTaken(port),
        _ => Trouble::Io { step: format!("Listening on port {port}"), error },
    })
}

impl Server {
    /// Serves a folder on a port of localhost; port 0 takes any free one.
    ///
    /// # Errors
    /// When the port cannot be had.
    pub fn start(folder: &Path, port: u16) -> Result<Self, Trouble> {
        Self::start_with(folder, port, Vec::new())
    }

    /// As [`Server::start`], with these headers on every answer (CORS, a content policy).
    ///
    /// # Errors
    /// When the port cannot be had.
    pub fn start_with(
        folder: &Path,
        port: u16,
        headers: Vec<(String, String)>,
    ) -> Result<Self, Trouble> {
        Self::on(bind(port)?, folder, headers)
    }

    /// Serves a folder on a port that is already taken for it.
    ///
    /// # Errors
    /// When the system does not say which port that is.
    pub fn on(
        listener: TcpListener,
        folder: &Path,
        headers: Vec<(String, String)>,
    ) -> Result<Self, Trouble> {
        let port = listener.local_addr().map_err(Trouble::io("Listening"))?.port();
        let shared = Arc::new(Shared {
            folder: folder.to_path_buf(),
            headers,
            stopping: AtomicBool::new(false),
            open: Mutex::default(),
            next: AtomicU64::new(0),
        });
        let accepting = Some(thread::spawn({
            let shared = Arc::clone(&shared);
            move || accept(&listener, &shared)
        }));
        Ok(Self { port, shared, accepting })
    }

    /// The port it listens on.
    pub fn port(&self) -> u16 {
        self.port
    }

    /// The address of the site.
    pub fn url(&self) -> String {
        format!("http://localhost:{}/", self.port)
    }

    /// Serves until the program ends.
    pub fn wait(mut self) {
        if let Some(accepting) = self.accepting.take() {
            // It only ends when the server is stopped.
            let _ = accepting.join();
        }
    }

    /// Stops: nobody listens any more, and every open connection is closed.
    pub fn stop(self) {
        drop(self);
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        let Some(accepting) = self.accepting.take() else { return };
        self.shared.stopping.store(true, Ordering::SeqCst);
        // Wakes the thread that waits for the next visitor; it sees the flag and lets go of the port.
        let _ = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port));
        let _ = accepting.join();
        if let Ok(mut open) = self.shared.open.lock() {
            for (_, stream) in open.drain() {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }
}

fn accept(listener: &TcpListener, shared: &Arc<Shared>) {
    for stream in listener.incoming() {
        if shared.stopping.load(Ordering::SeqCst) {
            return;
        }
        let Ok(stream) = stream else { continue };
        let number = shared.next.fetch_add(1, Ordering::Relaxed);
        if let (Ok(copy), Ok(mut open)) = (stream.try_clone(), shared.open.lock()) {
            open.insert(number, copy);
        }
        let shared = Arc::clone(shared);
        thread::spawn(move || {
            // A visitor who leaves in the middle is nobody's trouble.
            let _ = converse(&stream, &shared);
            if let Ok(mut open) = shared.open.lock() {
                open.remove(&number);
            }
            let _ = stream.shutdown(Shutdown::Both);
        });
    }
}

/// Answers one request after another, as long as the visitor keeps the connection.
fn converse(stream: &TcpStream, shared: &Shared) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let mut reader = BufReader::new(stream);
    while let Some(request) = Request::read(&mut reader)? {
        let stay = request.keep_alive && !shared.stopping.load(Ordering::SeqCst);
        let answer = respond(&request, &shared.folder);
        let mut out: &TcpStream = stream;
        out.write_all(&answer.into_bytes(&request, &shared.headers, stay))?;
        if !stay {
            break;
        }
    }
    Ok(())
}

/// What is read of a request.
#[derive(Debug)]
struct Request {
    method: String,
    target: String,
    known_tag: Option<String>,
    /// Whether the visitor can unpack brotli.
    takes_brotli: bool,
    keep_alive: bool,
}

impl Request {
    /// The next request; `None` when the visitor has closed.
    fn read(reader: &mut impl BufRead) -> io::Result<Option<Self>> {
        let mut lines = reader.take(LONGEST_REQUEST).lines();
        let Some(first) = lines.next().transpose()? else { return Ok(None) };
        let mut words = first.split(' ').map(str::to_owned);
        let (Some(method), Some(target)) = (words.next(), words.next()) else { return Ok(None) };
        let keep_alive = first.ends_with("HTTP/1.1");
        let mut request = Self { method, target, known_tag: None, takes_brotli: false, keep_alive };
        for line in lines {
            let line = line?;
            let Some((name, value)) = line.split_once(':') else { break };
            match name.to_ascii_lowercase().as_str() {
                "if-none-match" => request.known_tag = Some(value.trim().to_owned()),
                "accept-encoding" => {
                    let mut ways = value.split([',', ';']).map(str::trim);
                    request.takes_brotli = ways.any(|way| way == "br");
                }
                "connection" if value.trim().eq_ignore_ascii_case("close") => {
                    request.keep_alive = false
                }
                // Nobody has anything to send here; what follows could not be told from a next request.
                "content-length" | "transfer-encoding" => request.keep_alive = false,
                _ => {}
            }
        }
        Ok(Some(request))
    }
}

#[derive(Debug, Default)]
struct Answer {
    status: &'static str,
    headers: Vec<(&'static str, String)>,
    body: Vec<u8>,
}

impl Answer {
    fn plain(status: &'static str) -> Self {
        let headers = vec![("Content-Type", "text/plain; charset=utf-8".to_owned())];
        Self { status, headers, body: status.as_bytes().to_vec() }
    }

    fn into_bytes(self, request: &Request, extra: &[(String, String)], stay: bool) -> Vec<u8> {
        let mut head =
            format!("HTTP/1.1 {}\r\nContent-Length: {}\r\n", self.status, self.body.len());
        let own = self.headers.iter().map(|(name, value)| (*name, value.as_str()));
        let extra = extra.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        for (name, value) in own.chain(extra) {
            head.push_str(&format!("{name}: {value}\r\n"));
        }
        head.push_str(if stay { "\r\n" } else { "Connection: close\r\n\r\n" });
        let mut bytes = head.into_bytes();
        if request.method != "HEAD" {
            bytes.extend(self.body);
        }
        bytes
    }
}

fn respond(request: &Request, folder: &Path) -> Answer {
    if !matches!(request.method.as_str(), "GET" | "HEAD") {
        return Answer {
            headers: vec![("Allow", "GET, HEAD".into())],
            ..Answer::plain("405 Method Not Allowed")
        };
    }
    let path = request.target.split(['?', '#']).next().unwrap_or_default();
    let Some(mut file) = locate(folder, path) else { return Answer::plain("404 Not Found") };
    if file.is_dir() {
        if !path.ends_with('/') {
            return Answer {
                headers: vec![("Location", format!("{path}/"))],
                ..Answer::plain("301 Moved Permanently")
            };
        }
        file.push("index.html");
    }
    let packed = PathBuf::from(format!("{}.{PACKED}", file.display()));
    let packed = Some(packed).filter(|packed| request.takes_brotli && packed.is_file());
    let sent = packed.as_ref().unwrap_or(&file);
    let (Ok(body), Some(tag)) = (fs::read(sent), tag(sent)) else {
        return Answer::plain("404 Not Found");
    };
    let mut headers = vec![
        ("ETag", tag.clone()),
        ("Cache-Control", keeping(&file).to_owned()),
        ("Vary", "Accept-Encoding".to_owned()),
    ];
    if packed.is_some() {
        headers.push(("Content-Encoding", PACKED.to_owned()));
    }
    if request.known_tag.as_deref() == Some(&tag) {
        return Answer { status: "304 Not Modified", headers, body: Vec::new() };
    }
    headers.push(("Content-Type", mime(&file).to_owned()));
    Answer { status: "200 OK", headers, body }
}

/// A file named by its content never changes. All others are asked about each time: a rebuilt site is seen at the
/// next reload.
fn keeping(file: &Path) -> &'static str {
    if is_named_by_content(file) { "max-age=31536000, immutable" } else { "no-cache" }
}

/// Whether the name ends as Trunk's and ours do: a hyphen and sixteen digits, before the ending.
fn is_named_by_content(file: &Path) -> bool {
    let stem = file.file_stem().unwrap_or_default().to_string_lossy();
    let hash = stem.trim_end_matches("_bg").rsplit_once('-').map_or("", |(_, hash)| hash);
    hash.len() == 16 && hash.bytes().all(|digit| digit.is_ascii_hexdigit())
}

fn tag(file: &Path) -> Option<String> {
    let about = fs::metadata(file).ok()?;
    let changed = about.modified().ok()?.duration_since(UNIX_EPOCH).ok()?;
    Some(format!("\"{:x}-{:x}\"", changed.as_nanos(), about.len()))
}

/// The file for a path of the address, which never leaves the folder and never is a hidden one.
fn locate(folder: &Path, path: &str) -> Option<PathBuf> {
    let mut file = folder.to_path_buf();
    for part in path.strip_prefix('/')?.split('/').filter(|part| !part.is_empty()) {
        let part = decode(part)?;
        if part.starts_with('.') || part.contains(['/', '\\', ':', '\0']) {
            return None;
        }
        file.push(part);
    }
    Some(file)
}

/// Resolves `%20` and the like.
fn decode(part: &str) -> Option<String> {
    let mut bytes = part.bytes();
    let mut decoded = Vec::new();
    while let Some(byte) = bytes.next() {
        if byte == b'%' {
            let digits = [bytes.next()?, bytes.next()?];
            decoded.push(u8::from_str_radix(std::str::from_utf8(&digits).ok()?, 16).ok()?);
        } else {
            decoded.push(byte);
        }
    }
    String::from_utf8(decoded).ok()
}

/// The type a browser needs to be told; `application/wasm` lets it compile while it downloads.
fn mime(file: &Path) -> &'static str {
    match file.extension().and_then(|ending| ending.to_str()).unwrap_or_default() {
        "html" => "text/html; charset=utf-8",
        "js" | "mjs" => "text/javascript; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "md" | "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "json" | "map" => "application/json",
        "webmanifest" => "application/manifest+json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "ico" => "image/x-icon",
        "woff2" => "font/woff2",
        "ogg" => "audio/ogg",
        "mp3" => "audio/mpeg",
        "wav" => "audio/wav",
        _ => "application/octet-stream",
    }
}

#[cfg(test)]
#[path = "serve_tests.rs"]
mod tests;
