// The page of examples: makes the snippet from the form, shows it live, and lists what the table tells.
const form = document.querySelector('#wish');
const told = document.querySelector('#told');

function show() {
  const table = document.createElement('saucer-night');
  for (const [name, value] of new FormData(form)) {
    if (value) table.setAttribute(name, value);
  }
  for (const word of ['ready', 'turn', 'over']) {
    table.addEventListener(word, event => {
      const line = document.createElement('li');
      line.textContent = `${word} ${JSON.stringify(event.detail)}`;
      told.prepend(line);
      while (told.children.length > 8) told.lastChild.remove();
    });
  }
  document.querySelector('#table').replaceChildren(table);
  write();
}

function write() {
  const script = new URL('embed.js', location.href).href;
  const table = document.querySelector('saucer-night').cloneNode();
  document.querySelector('#snippet').textContent = `<script src="${script}" async></script>\n${table.outerHTML}`;
}

form.addEventListener('submit', event => {
  event.preventDefault();
  show();
});
form.elements.theme.addEventListener('change', event => {
  document.querySelector('saucer-night').setAttribute('theme', event.target.value);
  write();
});
show();
