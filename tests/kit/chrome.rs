//! What only Chromium is asked for: how it is started, and the processes that show its pages.

use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::Command;

use crate::page::Device;

const FLAGS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-color-profile=srgb",
    // Pages of the browser's own address bar, which nobody sees: a quarter of what a start takes.
    "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup",
];

/// What ChromeDriver is told of the browser to open: the options that a test wants, and the device.
pub fn capabilities(program: &Path, device: Device, more: Value) -> Value {
    let mut options = more;
    options["binary"] = json!(program);
    let flags = options["args"].as_array().cloned().unwrap_or_default();
    options["args"] = FLAGS.into_iter().map(Value::from).chain(flags).collect();
    let emulated = |width: u32, height: u32| json!({ "deviceMetrics": { "width": width, "height": height, "pixelRatio": 2.0, "touch": true, "mobile": true } });
    match device {
        Device::Desktop => {
            options["args"].as_array_mut().expect("a list").push(json!("--window-size=1280,900"));
        }
        Device::Phone => options["mobileEmulation"] = emulated(390, 844),
        Device::Tablet => options["mobileEmulation"] = emulated(820, 1180),
    }
    json!({ "goog:chromeOptions": options, "goog:loggingPrefs": { "browser": "ALL", "performance": "ALL" } })
}

/// Kills what shows the pages of this driver's browser that have a worker, at once: nothing of them runs any more.
pub fn kill_pages_of(driver: u32) {
    let processes = fs::read_dir("/proc").expect("a system that lists its processes").flatten();
    let ids = processes.filter_map(|entry| entry.file_name().to_str()?.parse::<u32>().ok());
    let shows_pages = |id: &u32| {
        let command = fs::read_to_string(format!("/proc/{id}/cmdline")).unwrap_or_default();
        command.contains("--type=renderer") && descends(*id, driver) && has_worker(*id)
    };
    let ids: Vec<String> = ids.filter(shows_pages).map(|id| id.to_string()).collect();
    assert!(!ids.is_empty(), "the browser has pages");
    let killed = Command::new("sh").arg("-c").arg(format!("kill -KILL {}", ids.join(" "))).status();
    assert!(killed.is_ok_and(|status| status.success()), "{ids:?} are killed");
}

fn has_worker(process: u32) -> bool {
    let threads = fs::read_dir(format!("/proc/{process}/task")).into_iter().flatten().flatten();
    let name = |thread: fs::DirEntry| fs::read_to_string(thread.path().join("comm"));
    threads.map(name).any(|name| name.is_ok_and(|name| name.trim() == "DedicatedWorker"))
}

/// Whether a process was started by another one, or by one that it started.
fn descends(process: u32, from: u32) -> bool {
    let status = fs::read_to_string(format!("/proc/{process}/status")).unwrap_or_default();
    let parent = status.lines().find_map(|line| line.strip_prefix("PPid:")?.trim().parse().ok());
    match parent {
        None | Some(0) => false,
        Some(parent) => parent == from || descends(parent, from),
    }
}
