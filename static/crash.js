// When the page itself breaks, or does not even come: says so, and hands the game over as a file. It stands outside the
// wasm and the modules, so that it still works when they do not.
(() => {
  'use strict';
  const WORDS = {
    broke: 'Something broke.',
    safe: 'The game is kept up to the last finished move. Load the page again and carry on.',
    noGame: 'Your saved games are kept. Load the page again and carry on.',
    file: 'Save the game as a file',
    home: 'All games',
    again: 'Load again',
    slow: 'Saucer Night has not come yet. The network is slow, or a part of the site is missing.',
    boxed: 'The page around keeps Saucer Night in a frame without its own origin, so it cannot be loaded: the frame\'s sandbox has to say allow-same-origin.',
    noWasm: 'WebAssembly is switched off here. Saucer Night needs it: allow it for this site, or take another browser.',
    mending: 'What was kept of this site is broken. It is fetched anew.',
    retry: 'Try again',
    afresh: 'Start afresh (your games stay)',
  };
  /** How long the loading screen may stay without a word, in milliseconds. */
  const PATIENCE = 10_000;
  let shown = false;

  const fromWasm = error =>
    (globalThis.WebAssembly && error instanceof WebAssembly.RuntimeError) || /\.wasm|wasm-function/.test((error && error.stack) || '');

  function noticed(error) {
    if (shown || !fromWasm(error)) return;
    shown = true;
    if (document.body) show(); else addEventListener('DOMContentLoaded', show);
  }

  /** The id and the text of the game on the screen, as the browser keeps it. */
  function game() {
    const id = (location.hash.match(/^#\/table\/([^/?]+)/) || [])[1];
    try {
      const text = id && localStorage.getItem('saucer-night/save/' + id);
      return text ? { id, text } : null;
    } catch {
      return null;
    }
  }

  function element(name, properties, ...children) {
    const made = Object.assign(document.createElement(name), properties);
    made.append(...children);
    return made;
  }

  const button = (label, className, onclick) => element('button', { type: 'button', className, onclick }, label);

  function show() {
    const kept = game();
    const buttons = [
      button(WORDS.home, 'quiet', () => { location.hash = '#/'; location.reload(); }),
      button(WORDS.again, 'main', () => location.reload()),
    ];
    buttons[1].autofocus = true;
    if (kept) buttons.splice(1, 0, button(WORDS.file, 'quiet', () => hand(kept)));
    const dialog = element('dialog', { className: 'dialog crash' },
      element('h2', {}, WORDS.broke),
      element('p', {}, kept ? WORDS.safe : WORDS.noGame),
      element('div', { className: 'form-end' }, ...buttons));
    // Escape would lead back to a page that no longer answers.
    dialog.addEventListener('cancel', event => event.preventDefault());
    for (const open of document.querySelectorAll('dialog[open]')) open.close();
    document.body.append(dialog);
    dialog.showModal();
  }

  /** As a link, like any file of a running game: hidden cards are not there to be read. Running games are kept so. */
  function hand({ id, text }) {
    const letters = Array.from(new TextEncoder().encode('\0' + text), byte => String.fromCharCode(byte));
    const wrapped = () => btoa(letters.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
    const packed = text[0] === '{' ? wrapped() : text;
    const href = URL.createObjectURL(new Blob([location.href.split('#')[0], '#/game/', packed]));
    element('a', { href, download: `saucer-night-${id}.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  }

  const loading = document.querySelector('body > .loading');

  /** The loading screen says what is wrong, and what can be done. If the page comes after all, it takes the screen away. */
  function stuck(words) {
    const line = loading?.querySelector('[role=alert]');
    if (!line || !loading.isConnected) return;
    if (words) line.textContent = words;
    line.hidden = false;
    if (loading.querySelector('button')) return;
    loading.append(element('div', { className: 'form-end' },
      button(WORDS.afresh, 'quiet', afresh), button(WORDS.retry, 'main', retry)));
  }

  /** What is wrong whatever the network does. */
  function hopeless() {
    if (!globalThis.WebAssembly) return WORDS.noWasm;
    return origin === 'null' && location.protocol.startsWith('http') ? WORDS.boxed : '';
  }

  async function failed() {
    if (hopeless()) return stuck(hopeless());
    if (await canMend()) {
      stuck(WORDS.mending);
      return afresh();
    }
    stuck();
  }

  /** Only what is kept can be thrown away: once, and only where a server has it. The worker's script is never kept. */
  async function canMend() {
    try {
      if (!navigator.serviceWorker.controller || sessionStorage.getItem('saucer-night/mended')) return false;
      const answer = await fetch('sw.js', { cache: 'no-store' });
      if (!answer.ok || !/javascript/.test(answer.headers.get('content-type'))) return false;
      sessionStorage.setItem('saucer-night/mended', 'once');
      return true;
    } catch {
      return false;
    }
  }

  /** Throws away what is kept of the site, here and by the browser itself, and loads it again. Games lie elsewhere. */
  async function afresh() {
    try {
      const ours = `saucer-night ${new URL('.', document.baseURI)} `;
      for (const name of await caches.keys()) if (name.startsWith(ours)) await caches.delete(name);
      await (await navigator.serviceWorker.getRegistration())?.unregister();
    } catch {}
    return retry();
  }

  /** Past what the browser itself has kept, which may be what is wrong; whatever does not come is not waited for. */
  async function retry() {
    const named = document.querySelectorAll('head [href], head [src], head [data-wasm]');
    const files = Array.from(named, ({ href, src, dataset }) => [href || src, dataset.js, dataset.wasm]);
    const fetching = files.flat().filter(Boolean).map(file => fetch(file, { cache: 'reload' }));
    await Promise.race([Promise.allSettled(fetching), new Promise(done => setTimeout(done, PATIENCE))]);
    location.reload();
  }

  setTimeout(() => {
    const silent = !loading?.querySelector('button');
    if (silent) stuck(hopeless() || WORDS.slow);
  }, PATIENCE);
  addEventListener('saucer-night:not-loaded', failed);
  // The script that starts the page may itself be what is missing.
  addEventListener('error', ({ target }) => { if (target.dataset?.wasm) failed(); }, true);
  addEventListener('error', event => noticed(event.error));
  addEventListener('unhandledrejection', event => noticed(event.reason));
})();
