// Keeps the whole site, so that it plays without a network. The build fills in the two lines below.
const VERSION = "";
const FILES = [];

// Several copies of the site may live on one origin, each in its own folder.
const OURS = "saucer-night " + registration.scope + " ";
const CACHE = OURS + VERSION;

addEventListener("install", (event) => event.waitUntil(gather()));
addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));
addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event.request));
});

// A new version waits until somebody asks for it: a running game is never swapped underneath its players.
addEventListener("message", (event) => {
  if (event.data === "take over") skipWaiting();
});

// One file after another, so as not to push ahead of the page. What came before an interruption is kept.
async function gather() {
  const cache = await caches.open(CACHE);
  for (const file of FILES) {
    if (await cache.match(file)) continue;
    const old = hasContentInName(file) && (await find(file));
    await cache.put(file, old || (await fetched(file)));
  }
}

async function fetched(file) {
  const answer = await fetch(file, { cache: "no-cache" });
  if (!answer.ok) throw new Error(file + ": " + answer.status);
  return answer;
}

function hasContentInName(file) {
  return /-[0-9a-f]{16}(_bg)?\.\w+$/.test(file);
}

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

// The version before this one stays: a tab that still runs it may want a file of it.
async function tidy() {
  const old = (await ours()).filter((name) => name !== CACHE);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

async function find(request) {
  for (const name of [CACHE, ...(await ours()).reverse()]) {
    const found = await caches.match(request, { cacheName: name, ignoreSearch: true });
    if (found) return found;
  }
}

async function answer(request) {
  return (await find(request)) || fetch(request);
}
