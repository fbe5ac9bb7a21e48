// Keeps the whole site, so that it plays without a network. The build fills in the two lines below.
const VERSION = "";
// Each file with a digest of what it says. A page has none: servers write into pages.
const FILES = {};

// Several copies of the site may live on one origin, each in its own folder.
const OURS = "saucer-night " + registration.scope + " ";
const CACHE = OURS + VERSION;
// A file is what its name says, whatever the server says that it depends on.
const LOOSELY = { ignoreSearch: true, ignoreVary: true };

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
  for (const file of Object.keys(FILES)) {
    if (await cache.match(file, LOOSELY)) continue;
    const old = hasContentInName(file) && (await find(file));
    await cache.put(file, (old && (await plain(file, old))) || (await fetched(file)));
  }
  for (const page of ["./", "index.html"]) await check(cache, page);
}

// While a new version is being put on the server, a page of another version may come with these files. Such a mixture
// is not used; what was changing is fetched again the next time.
async function check(cache, page) {
  const text = await (await cache.match(page, LOOSELY)).text();
  const named = text.match(/[\w-]+-[0-9a-f]{16}(_bg)?\.\w+/g) ?? [];
  if (named.length && named.every((file) => file in FILES)) return;
  await Promise.all(Object.keys(FILES).map((file) => hasContentInName(file) || cache.delete(file, LOOSELY)));
  throw new Error(page + " is of another version");
}

// What the browser itself has kept is asked about first, and where that is wrong, fetched past it.
async function fetched(file) {
  for (const cache of ["no-cache", "reload"]) {
    const answer = await fetch(file, { cache });
    if (!answer.ok) throw new Error(file + ": " + answer.status);
    const good = await plain(file, answer);
    if (good) return good;
  }
  throw new Error(file + " is not what it should be");
}

// The answer as it is kept, if it is what the build has made: some servers answer with a page for whatever they lack.
// Nobody is asked here how a file was asked for, nor that the server moved it; its packing is undone already.
async function plain(file, answer) {
  const body = await answer.arrayBuffer();
  const headers = new Headers(answer.headers);
  for (const name of ["vary", "content-encoding", "content-length"]) headers.delete(name);
  const good = FILES[file] === "" ? /html/.test(headers.get("content-type")) : FILES[file] === digest(body);
  return good && new Response(body, { headers });
}

// FNV-1a with 32 bits, as the build computes it: against accidents, not against anybody.
function digest(body) {
  let hash = 0x811c9dc5;
  for (const byte of new Uint8Array(body)) hash = Math.imul(hash ^ byte, 0x01000193);
  return (hash >>> 0).toString(16);
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
    const found = await caches.match(request, { cacheName: name, ...LOOSELY });
    if (found) return found;
  }
}

async function answer(request) {
  return (await find(request)) || fetch(request);
}
