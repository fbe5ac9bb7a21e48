//! The server, asked over a real connection.

use super::*;

struct Site {
    folder: PathBuf,
    server: Server,
}

impl Site {
    fn new(name: &str) -> Self {
        let outer =
            std::env::temp_dir().join(format!("saucer-night-serve-{name}-{}", std::process::id()));
        let folder = outer.join("site");
        fs::create_dir_all(folder.join("sub")).unwrap();
        fs::write(outer.join("secret.txt"), "secret").unwrap();
        fs::write(folder.join("index.html"), "home").unwrap();
        fs::write(folder.join("sub/index.html"), "below").unwrap();
        fs::write(folder.join("a b.wasm"), "wasm").unwrap();
        fs::write(folder.join(".hidden"), "hidden").unwrap();
        fs::write(folder.join("page-0123456789abcdef.js"), "plain").unwrap();
        fs::write(folder.join("page-0123456789abcdef.js.br"), "packed").unwrap();
        let headers = vec![("Access-Control-Allow-Origin".to_owned(), "*".to_owned())];
        let server = Server::start_with(&folder, 0, headers).unwrap();
        Self { folder: outer, server }
    }

    fn connect(&self) -> TcpStream {
        TcpStream::connect((Ipv4Addr::LOCALHOST, self.server.port())).unwrap()
    }

    /// The whole answer to one request line.
    fn ask(&self, line: &str) -> String {
        self.ask_with(line, "")
    }

    fn ask_with(&self, line: &str, headers: &str) -> String {
        let mut stream = self.connect();
        write!(stream, "{line} HTTP/1.1\r\nHost: localhost\r\n{headers}Connection: close\r\n\r\n")
            .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Site {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

#[test]
fn the_root_and_folders_answer_with_their_index() {
    let site = Site::new("index");
    assert!(site.ask("GET /").ends_with("\r\n\r\nhome"));
    assert!(site.ask("GET /?seed=4").ends_with("\r\n\r\nhome"));
    assert!(site.ask("GET /sub/").ends_with("\r\n\r\nbelow"));
    assert!(site.ask("GET /sub").contains("Location: /sub/\r\n"));
    assert!(site.ask("GET /nothing.js").starts_with("HTTP/1.1 404 "));
}

#[test]
fn files_come_with_their_type_and_the_extra_headers() {
    let answer = Site::new("type").ask("GET /a%20b.wasm");
    assert!(answer.contains("Content-Type: application/wasm\r\n"), "{answer}");
    assert!(answer.contains("Access-Control-Allow-Origin: *\r\n"), "{answer}");
}

#[test]
fn the_packed_copy_goes_to_those_who_can_unpack_it() {
    let site = Site::new("packed");
    let answer =
        site.ask_with("GET /page-0123456789abcdef.js", "Accept-Encoding: gzip, br;q=0.9\r\n");
    assert!(answer.ends_with("\r\n\r\npacked"), "{answer}");
    assert!(answer.contains("Content-Encoding: br\r\n"), "{answer}");
    assert!(answer.contains("Content-Type: text/javascript"), "{answer}");
    let answer = site.ask_with("GET /page-0123456789abcdef.js", "Accept-Encoding: gzip, brx\r\n");
    assert!(answer.ends_with("\r\n\r\nplain") && !answer.contains("Content-Encoding"), "{answer}");
    let answer = site.ask_with("GET /", "Accept-Encoding: br\r\n");
    assert!(answer.ends_with("\r\n\r\nhome") && !answer.contains("Content-Encoding"), "{answer}");
}

#[test]
fn only_what_is_named_by_its_content_is_kept_unasked() {
    let site = Site::new("keeping");
    let named = site.ask("GET /page-0123456789abcdef.js");
    assert!(named.contains("Cache-Control: max-age=31536000, immutable\r\n"), "{named}");
    assert!(site.ask("GET /").contains("Cache-Control: no-cache\r\n"));
    for (name, by_content) in [
        ("house-0123456789abcdef_bg.wasm", true),
        ("sw.js", false),
        ("maskable-192.png", false),
        ("a-0123456789abcdeg.css", false),
        ("0123456789abcdef.css", false),
    ] {
        assert_eq!(is_named_by_content(Path::new(name)), by_content, "{name}");
    }
}

#[test]
fn a_head_has_the_length_but_no_body_and_a_post_is_refused() {
    let site = Site::new("head");
    let answer = site.ask("HEAD /");
    assert!(answer.contains("Content-Length: 4\r\n") && answer.ends_with("\r\n\r\n"), "{answer}");
    assert!(site.ask("POST /").starts_with("HTTP/1.1 405 "));
}

#[test]
fn nothing_outside_the_folder_and_nothing_hidden_is_served() {
    let site = Site::new("traversal");
    assert_eq!(fs::read_to_string(site.folder.join("secret.txt")).unwrap(), "secret");
    let attempts = [
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/sub/../../secret.txt",
        "/..%2fsecret.txt",
        "/.hidden",
    ];
    for path in
        attempts.into_iter().chain(["secret.txt", "/%zz", "/..\\secret.txt", "//../secret.txt"])
    {
        let answer = site.ask(&format!("GET {path}"));
        assert!(answer.starts_with("HTTP/1.1 404 "), "{path}: {answer}");
    }
}

#[test]
fn a_known_file_is_not_sent_again_until_it_changes() {
    let site = Site::new("etag");
    let answer = site.ask("GET /");
    let tag = answer.lines().find_map(|line| line.strip_prefix("ETag: ")).unwrap().to_owned();
    let known = format!("If-None-Match: {tag}\r\n");
    assert!(site.ask_with("GET /", &known).starts_with("HTTP/1.1 304 "));
    fs::write(site.folder.join("site/index.html"), "rebuilt").unwrap();
    assert!(site.ask_with("GET /", &known).ends_with("rebuilt"));
}

#[test]
fn a_connection_is_kept_for_the_next_request_until_the_server_stops() {
    let site = Site::new("stop");
    let mut stream = site.connect();
    for _ in 0..2 {
        write!(stream, "GET / HTTP/1.1\r\nHost: localhost\r\n\r\n").unwrap();
        let mut answer = Vec::new();
        while !answer.ends_with(b"home") {
            let mut byte = [0];
            stream.read_exact(&mut byte).unwrap();
            answer.push(byte[0]);
        }
    }
    let port = site.server.port();
    let second = Site::new("stop-other");
    drop(site);
    assert!(matches!(stream.read(&mut [0]), Ok(0) | Err(_)), "the kept connection is closed");
    assert!(TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_err(), "nobody listens");
    assert!(second.ask("GET /").ends_with("home"), "another server goes on");
}

#[test]
fn a_taken_port_is_named() {
    let site = Site::new("taken");
    let port = site.server.port();
    assert!(matches!(bind(port), Err(Trouble::PortTaken(taken)) if taken == port));
}

#[test]
fn types_that_browsers_insist_on() {
    let of = |name: &str| mime(Path::new(name));
    assert_eq!(of("page_bg.wasm"), "application/wasm");
    assert_eq!(of("page-1f.js"), "text/javascript; charset=utf-8");
    assert_eq!(of("site.webmanifest"), "application/manifest+json");
    assert_eq!(of("font.woff2"), "font/woff2");
    assert_eq!(of("noending"), "application/octet-stream");
}

#[test]
fn a_compressed_twin_goes_to_whoever_can_read_it() {
    let site = Site::new("twin");
    fs::write(site.folder.join("site/index.html.br"), "small").unwrap();
    let answer = site.ask_with("GET /", "Accept-Encoding: gzip, br\r\n");
    assert!(answer.contains("Content-Encoding: br\r\n") && answer.ends_with("\r\n\r\nsmall"));
    assert!(answer.contains("Content-Type: text/html"), "the type is that of the file itself");
    assert!(site.ask_with("GET /", "Accept-Encoding: gzip\r\n").ends_with("\r\n\r\nhome"));
}
