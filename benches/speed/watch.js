// Put into the page before anything else: notes in the browser's trace when the board changes, and when it could be played.
(() => {
  const watch = window.watch = { ready: null, moves: 0, memories: [] };

  for (const name of ['instantiate', 'instantiateStreaming']) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const result = await original.apply(WebAssembly, given);
      const memory = (result.instance || result).exports.memory;
      if (memory) watch.memories.push(memory);
      return result;
    };
  }

  const ready = new MutationObserver(() => {
    if (!document.querySelector('.table [data-can], .table [data-button]')) return;
    ready.disconnect();
    // A message that is asked for in a frame comes after it.
    const channel = new MessageChannel();
    channel.port1.onmessage = () => { watch.ready = performance.now(); };
    requestAnimationFrame(() => channel.port2.postMessage(0));
  });
  ready.observe(document, { childList: true, subtree: true, attributes: true });

  const note = words => performance.mark('watch: ' + words);
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    if (key.startsWith('saucer-night/save/')) { note('saved'); watch.moves++; }
    return setItem.call(this, key, text);
  };
  const among = (nodes, name) => [...nodes].some(node => node.classList?.contains(name));
  const changed = ({ attributeName, addedNodes, removedNodes }) => {
    // Where hands are hidden, what a move shows is the curtain.
    if (attributeName === 'data-marked' || among(addedNodes, 'curtain')) note('drawn');
    if (attributeName === 'data-aloft') note('held');
    if (among(removedNodes, 'carried')) note('free');
  };
  new MutationObserver(list => list.forEach(changed))
    .observe(document, { subtree: true, childList: true, attributeFilter: ['data-marked', 'data-aloft'] });
})();
