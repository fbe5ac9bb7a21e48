// Defines <saucer-night game="nicy-hosmosu" seats="human,bot:hard">: a table on any page.
//
// Attributes: game, seats, options (JSON), seed, theme (dark or light), lang.
// Events: ready, turn, over; `event.detail` says whose turn it is or how it ended.
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

class SaucerNight extends HTMLElement {
  static observedAttributes = ['theme'];
  #frame = null;
  #ready = false;
  #waiting = [];
  #listen = event => this.#hear(event);

  connectedCallback() {
    const frame = document.createElement('iframe');
    frame.name = this.#name();
    frame.src = new URL(this.getAttribute('game') ? `#/start/${this.#table()}` : '#/', site).href;
    frame.title = this.getAttribute('title') ?? 'Saucer Night';
    frame.loading = 'lazy';
    // Scripts and its own storage; tabs for "open in a full tab"; files for "save as file". Nothing else.
    frame.sandbox = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-downloads';
    frame.allow = 'clipboard-write; web-share';
    frame.style.cssText = 'display:block;width:100%;border:0;height:720px';
    this.#frame = frame;
    addEventListener('message', this.#listen);
    this.replaceChildren(frame);
  }

  disconnectedCallback() {
    removeEventListener('message', this.#listen);
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

  /** A saved game, as the text of its file. The player is asked first. */
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
  #name() {
    const name = new URLSearchParams({ host: location.origin });
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
    } else if (word === 'ready' || word === 'turn' || word === 'over') {
      if (word === 'ready') {
        this.#ready = true;
        this.#waiting.splice(0).forEach(message => this.#say(message));
      }
      this.dispatchEvent(new CustomEvent(word, { detail, bubbles: true }));
    }
  }
}

customElements.define('saucer-night', SaucerNight);
})();
