// When the page itself breaks: says so, and hands the game over as a file. It stands outside the wasm, so that
// it still works when the wasm does not.
(() => {
  'use strict';
  const WORDS = {
    broke: 'Something broke.',
    safe: 'The game is kept up to the last finished move. Load the page again and carry on.',
    noGame: 'Your saved games are kept. Load the page again and carry on.',
    file: 'Save the game as a file',
    home: 'All games',
    again: 'Load again',
  };
  let shown = false;

  const fromWasm = error =>
    error instanceof WebAssembly.RuntimeError || /\.wasm|wasm-function/.test((error && error.stack) || '');

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

  function show() {
    const kept = game();
    const button = (label, className, onclick) => element('button', { type: 'button', className, onclick }, label);
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

  /** As a link, like any file of a running game: hidden cards are not there to be read. */
  function hand({ id, text }) {
    const letters = Array.from(new TextEncoder().encode('\0' + text), byte => String.fromCharCode(byte));
    const packed = btoa(letters.join('')).replace(/\+/g, '-').replace(/\//g, '_').replace(/=/g, '');
    const href = URL.createObjectURL(new Blob([location.href.split('#')[0], '#/game/', packed]));
    element('a', { href, download: `saucer-night-${id}.txt` }).click();
    setTimeout(() => URL.revokeObjectURL(href), 10_000);
  }

  addEventListener('error', event => noticed(event.error));
  addEventListener('unhandledrejection', event => noticed(event.reason));
})();
