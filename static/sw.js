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
  for (const page of ["./", "index.html"]) await check(cache, page);
}

// While a new version is being put on the server, a page of another version may come with these files. Such a mixture
// is not used; what was changing is fetched again the next time.
async function check(cache, page) {
  const text = await (await cache.match(page)).text();
  const named = text.match(/[\w-]+-[0-9a-f]{16}(_bg)?\.\w+/g) ?? [];
  if (named.every((file) => FILES.includes(file))) return;
  await Promise.all(FILES.map((file) => hasContentInName(file) || cache.delete(file)));
  throw new Error(page + " is of another version");
}

async function fetched(file) {
  const answer = await fetch(file, { cache: "no-cache" });
  if (!answer.ok) throw new Error(file + ": " + answer.status);
  // A server that knows this page under a shorter address sends the browser there. To open the page, it would not take
  // an answer that came so.
  return answer.redirected ? new Response(answer.body, answer) : answer;
}

function hasContentInName(file) {
  return /-[0-9a-f]{16}(_bg)?\.\w+$/.test(file);
}

async function ours() {
  return (await caches.keys()).filter((name) => name.startsWith(OURS));
}

// Whoever asked for this version loads it now. Any other tab that is open still runs one from before, nobody knows
// which, and may want a file of it: then all of them stay until the next time. So does one that is just coming in.
async function tidy() {
  const open = await clients.matchAll({ type: "window", includeUncontrolled: true });
  const here = open.filter(({ url }) => url.startsWith(registration.scope));
  if (here.length > 1 || registration.installing) return;
  const old = (await ours()).filter((name) => name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
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
