// Starts the page. The build names the files on this script's own element.
const { js, wasm, offline } = document.querySelector("script[data-wasm]").dataset;
// On a first visit the loading screen is seen before its line is taken by something larger. Later everything is here.
if (!isKept()) await painted();
fetchAhead();
// A file that is dropped never takes the page's place. The home page looks at it; a field takes words.
for (const kind of ["dragover", "drop"]) {
  addEventListener(kind, (event) => {
    const words = event.target.matches?.("input") && !event.dataTransfer?.types.includes("Files");
    if (!words) event.preventDefault();
  });
}
// How a game looks: its stylesheet, and its drawings, which lie in the page. Taken from a file, all of them would be
// fetched and read again whenever another one comes onto the table. Says whether both are there.
globalThis.dress = async (part) => {
  const link = document.querySelector(`link[rel=part][data-part=${part}]`);
  if (!link) return true;
  const styles = new Promise((onload, onerror) => Object.assign(link, { onload, onerror, rel: "stylesheet" }));
  try {
    const [drawings] = await Promise.all([text(link.dataset.drawings), styles]);
    if (drawings) document.body.insertAdjacentHTML("beforeend", `<div hidden>${drawings}</div>`);
    return true;
  } catch {
    link.rel = "part";
  }
};
// The browser would put the site among the device's own programs: the home page has a button for it.
addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  globalThis.installSite = () => event.prompt();
  dispatchEvent(new Event("saucer-night:installable"));
});
// While somebody at a table is to act the screen stays on. Where that is refused, and in a tab at the back, it does as
// the device pleases.
let awake;
const mayStay = () => (document.permissionsPolicy ?? document.featurePolicy)?.allowsFeature("screen-wake-lock") ?? true;
globalThis.stayAwake = (wanted) => {
  awake?.then((lock) => lock?.release());
  awake = wanted && mayStay() ? navigator.wakeLock?.request("screen").catch(() => {}) : null;
};
document.addEventListener("visibilitychange", () => {
  if (awake && document.visibilityState === "visible") stayAwake(true);
});
try {
  const [{ default: init }, house] = await Promise.all([import("./" + js), compiled(new URL(wasm, import.meta.url))]);
  await init({ module_or_path: house });
} catch (trouble) {
  // While the loading screen is up it says so (`crash.js`); later the page speaks for itself.
  dispatchEvent(new Event("saucer-night:not-loaded"));
  throw trouble;
}

// Then, when there is time, everything else is fetched for playing without a network.
if (offline && navigator.serviceWorker) {
  if (document.readyState !== "complete") await new Promise((done) => addEventListener("load", done));
  setTimeout(keep, 1500);
}

// Where no worker can be hired the page thinks by itself: something like a worker, in slices that nobody notices.
globalThis.thinkHere = (script) => {
  const here = new EventTarget();
  const say = (data) => here.dispatchEvent(new MessageEvent("message", { data }));
  const hear = import(new URL(script, document.baseURI)).then(({ listen }) => listen(say, 6));
  here.postMessage = (words) => hear.then((tell) => tell(words), () => {});
  here.terminate = () => here.postMessage("stop");
  // Without its script nobody can answer: a little later it may come.
  hear.catch(() => setTimeout(() => here.dispatchEvent(new Event("error")), 5000));
  return here;
};

// Made ready on other threads while it comes in; by a server that does not call it wasm, afterwards.
function compiled(address) {
  const whole = async () => WebAssembly.compile(await (await fetch(address)).arrayBuffer());
  return WebAssembly.compileStreaming(fetch(address)).catch(whole);
}

async function text(file) {
  const answer = file && (await fetch(file));
  if (answer && !answer.ok) throw new Error(file);
  return answer ? answer.text() : "";
}

// Whether this visit is served from the device. A frame may be forbidden to ask.
function isKept() {
  try {
    return navigator.serviceWorker?.controller;
  } catch {}
}

// Where nothing is drawn, as in a tab at the back, nobody waits for it.
function painted() {
  return new Promise((done) => {
    new PerformanceObserver(done).observe({ type: "paint", buffered: true });
    setTimeout(done, 1000);
  });
}

// The part of the game in the address comes beside the house, not after it.
function fetchAhead() {
  const [, screen, name] = location.hash.match(/^#\/(\w+)\/([\w-]+)/) ?? [];
  const game = screen === "table" ? gameOf(name) : name;
  const part = document.querySelector(`link[data-part="${game?.replaceAll("-", "_")}"][data-wasm]`);
  if (!part) return;
  const ahead = (href, as, more) =>
    document.head.append(Object.assign(document.createElement("link"), { rel: "preload", href, as, ...more }));
  const { wasm, drawings, font } = part.dataset;
  ahead(wasm, "fetch", { crossOrigin: "anonymous" });
  ahead(part.href, "style");
  if (drawings) ahead(drawings, "fetch", { crossOrigin: "anonymous" });
  if (font) ahead(font, "font", { type: "font/woff2", crossOrigin: "anonymous" });
  // A game that was kept is read by what comes later.
  const later = document.querySelector("link[data-part=later]");
  if (screen !== "table" || !later) return;
  ahead(later.dataset.wasm, "fetch", { crossOrigin: "anonymous" });
  ahead(later.href, "style");
  ahead(part.dataset.later, "fetch", { crossOrigin: "anonymous" });
}

// The game of a table that was kept; where nothing may be kept, nothing is known.
function gameOf(table) {
  try {
    return localStorage.getItem("saucer-night/about/" + table)?.match(/"game":"([\w-]+)"/)?.[1];
  } catch {}
}

async function keep() {
  // A frame on somebody else's page may not be allowed to; then it plays with a network only.
  // Without a network it cannot register again, but it is registered.
  const { serviceWorker } = navigator;
  const registered = serviceWorker.register(new URL(offline, import.meta.url));
  const site = await registered.catch(() => serviceWorker.getRegistration()).catch(() => null);
  if (!site) return;
  const offer = () => {
    if (site.waiting && serviceWorker.controller) dispatchEvent(new Event("saucer-night:new-version"));
  };
  // It may be on its way already.
  const watch = () => site.installing?.addEventListener("statechange", offer);
  offer();
  watch();
  site.addEventListener("updatefound", watch);
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") site.update().catch(() => {});
  });
  addEventListener("saucer-night:take-new-version", () => {
    // Another tab may have taken it: then nothing waits, and it is only not shown here.
    if (!site.waiting) return location.reload();
    serviceWorker.addEventListener("controllerchange", () => location.reload());
    site.waiting.postMessage("take over");
  });
}
