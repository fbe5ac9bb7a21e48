//! The policy that the README gives holds on every screen, with the worker that keeps the site.

use crate::club::strict_site;
use crate::offline::wait_until_kept;
use crate::page::Device;
use crate::screens;

#[test]
fn every_screen_keeps_to_the_policy() {
    let server = strict_site();
    let page = screens::open(Device::Desktop, &server.url(), "dark");
    wait_until_kept(&page);
    page.reload();
    page.find(".poster");
    let mut seen = Vec::new();
    screens::visit(&page, |screen| {
        // The page breaks there on purpose.
        if screen != "crash" {
            assert_eq!(page.errors(), Vec::<String>::new(), "{screen}");
        }
        seen.push(screen.to_owned());
    });
    for screen in ["home", "statistics", "embed", "nicy-hosmosu-share", "conquest-replay"] {
        assert!(seen.iter().any(|name| name == screen), "{screen} is not among {seen:?}");
    }
}
