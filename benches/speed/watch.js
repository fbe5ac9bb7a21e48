// Put into the page before anything else: writes down when the board could be played, and what each frame cost.
(() => {
  const watch = window.watch = { ready: null, frames: [], memories: [] };

  for (const name of ['instantiate', 'instantiateStreaming']) {
    const original = WebAssembly[name];
    WebAssembly[name] = async (...given) => {
      const result = await original.apply(WebAssembly, given);
      const memory = (result.instance || result).exports.memory;
      if (memory) watch.memories.push(memory);
      return result;
    };
  }

  // A message comes after whatever is being done now, and after the frame if asked for in one.
  const afterwards = work => {
    const channel = new MessageChannel();
    channel.port1.onmessage = work;
    channel.port2.postMessage(0);
  };
  const painted = work => requestAnimationFrame(() => { const start = performance.now(); afterwards(() => work(start)); });

  const observer = new MutationObserver(() => {
    if (!document.querySelector('.table [data-can], .table [data-button]')) return;
    observer.disconnect();
    painted(() => { watch.ready = performance.now(); });
  });
  observer.observe(document, { childList: true, subtree: true, attributes: true });

  let saved = false;
  const setItem = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, text) {
    saved ||= key.startsWith('saucer-night/save/');
    return setItem.call(this, key, text);
  };

  // The work between an input and its picture, without the wait for the screen's next beat.
  const note = event => {
    const start = performance.now();
    saved = false;
    afterwards(() => {
      const handled = performance.now() - start;
      const kind = saved ? 'move' : document.querySelector('[data-held=carried]') ? 'drag' : null;
      if (kind) painted(drawing => watch.frames.push([kind, handled + performance.now() - drawing]));
    });
  };
  for (const type of ['pointermove', 'pointerup', 'click']) addEventListener(type, note, true);
})();
