//! The page loads, and keeps to itself.

use crate::page::{Device, Page};
use crate::site;

#[test]
fn the_page_loads_without_errors_and_asks_nobody_else() {
    let server = site::serve();
    for device in [Device::Desktop, Device::Phone] {
        let page = Page::open(device, &server.url());
        page.find("h1");
        assert!(page.find_all("#loading").is_empty(), "the loading screen is gone");
        assert_eq!(page.errors(), Vec::<String>::new());
        let requests = page.requests();
        assert!(
            requests.iter().any(|url| url.ends_with(".wasm")),
            "the log sees requests: {requests:?}"
        );
        let outside = |url: &&String| !url.starts_with(&server.url()) && !url.starts_with("data:");
        assert_eq!(requests.iter().find(outside), None);
    }
}
