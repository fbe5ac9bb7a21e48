// Defines <saucer-night game="nicy-hosmosu" seats="human,bot:hard">: a table on any page.
//
// Attributes: game, seats, options (JSON), seed, theme (dark or light), lang, table (a name), saves (hand them over).
// Events: ready, turn, over; `event.detail` says whose turn it is or how it ended, and has a link to the finished game. With `saves` also save.
// Methods: start(table), load(save). Changing `theme` changes the table at once.
// A plain script, not a module: those would need a CORS header from whoever serves the site.
(() => {
const site = new URL('.', document.currentScript.src);

/** `human@Ann, bot:hard` or a list of seats, as an address has them: a name may hold anything. */
function seatsInAddress(seats) {
  const list = Array.isArray(seats) ? seats : String(seats).split(',');
  return list.map(seat => {
    const [who, ...name] = String(seat).split('@');
    return who.trim() + (name.length ? `@${encodeURIComponent(name.join('@').trim())}` : '');
  }).join(',');
}

/** The tables that are on this page: a number for those that wish for the same, and the wish. */
const taken = new Set();

class SaucerNight extends HTMLElement {
  static observedAttributes = ['theme'];
  #frame = null;
  #ready = false;
  #waiting = [];
  #place = '';
  #listen = event => this.#hear(event);

  connectedCallback() {
    const frame = document.createElement('iframe');
    // Each table has a game of its own, though others wish for the same.
    let number = 1;
    while (taken.has(this.#place = `${number} ${this.#table()}`)) number += 1;
    taken.add(this.#place);
    frame.name = this.#name(number);
    frame.src = new URL(this.getAttribute('game') ? `#/start/${this.#table()}` : '#/', site).href;
    frame.title = this.getAttribute('title') ?? 'Saucer Night';
    frame.loading = 'lazy';
    // Scripts and its own storage; tabs for "open in a full tab"; files for "save as file". Nothing else.
    frame.sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';
    // Where nothing can be shared, browsers do not know the word and warn of it.
    const knows = [['share', 'web-share'], ['wakeLock', 'screen-wake-lock']].filter(([word]) => word in navigator);
    frame.allow = ['clipboard-write', 'fullscreen', ...knows.map(([, word]) => word)].join('; ');
    frame.style.cssText = 'display:block;width:100%;border:0;height:720px';
    this.#frame = frame;
    addEventListener('message', this.#listen);
    this.replaceChildren(frame);
  }

  disconnectedCallback() {
    removeEventListener('message', this.#listen);
    taken.delete(this.#place);
    this.#ready = false;
    this.replaceChildren();
  }

  attributeChangedCallback(name, _, value) {
    if (value === 'dark' || value === 'light') this.#say({ 'saucer-night': 'theme', theme: value });
  }

  /** A new game. What is left out comes from the attributes. */
  start(table = {}) {
    this.#say({ 'saucer-night': 'start', table: this.#table(table) });
  }

  /** A saved game, as the text of its file or as `save` has brought it. The player is asked first. */
  load(save) {
    this.#say({ 'saucer-night': 'load', save: String(save) });
  }

  #table(wish = {}) {
    const value = name => wish[name] ?? this.getAttribute(name);
    const write = {
      seats: seatsInAddress,
      options: options => encodeURIComponent(typeof options === 'object' ? JSON.stringify(options) : options),
      seed: encodeURIComponent,
    };
    const query = Object.keys(write).filter(name => value(name)).map(name => `${name}=${write[name](value(name))}`);
    return `${encodeURIComponent(value('game') ?? '')}${query.length ? '?' : ''}${query.join('&')}`;
  }

  // The frame learns from its name whom it may talk to, and keeps that wherever its links lead.
  #name(number) {
    const name = new URLSearchParams({ host: location.origin });
    const table = this.getAttribute('table') ?? (number > 1 ? number : '');
    if (table) name.set('table', table);
    if (this.hasAttribute('saves')) name.set('saves', 1);
    for (const wish of ['theme', 'lang']) {
      if (this.getAttribute(wish)) name.set(wish, this.getAttribute(wish));
    }
    return `saucer-night?${name}`;
  }

  #say(message) {
    if (!this.#ready) this.#waiting.push(message);
    else this.#frame.contentWindow.postMessage(JSON.stringify(message), site.origin);
  }

  #hear(event) {
    if (event.source !== this.#frame.contentWindow || event.origin !== site.origin) return;
    let told;
    try {
      told = JSON.parse(event.data);
    } catch {
      return;
    }
    const { 'saucer-night': word, ...detail } = told ?? {};
    if (word === 'height' && Number.isFinite(told.pixels)) {
      this.#frame.style.height = `${Math.min(Math.max(told.pixels, 200), 4000)}px`;
    } else if (word === 'ready' || word === 'turn' || word === 'over' || word === 'save') {
      if (word === 'ready') {
        this.#ready = true;
        this.#waiting.splice(0).forEach(message => this.#say(message));
      }
      // The address of a game that is over.
      if (word === 'over') detail.link = new URL(detail.save, site).href;
      this.dispatchEvent(new CustomEvent(word, { detail, bubbles: true }));
    }
  }
}

// As wide as it may be, also in a flex container. Whatever the page says of its tables counts for more.
const looks = new CSSStyleSheet();
looks.replaceSync(':where(saucer-night) { display: block; width: 100%; min-width: 0 }');
document.adoptedStyleSheets = [...document.adoptedStyleSheets, looks];
customElements.define('saucer-night', SaucerNight);
})();
