// The computer players' worker. The page says where its own code is and hands over the compiled wasm.
onmessage = async ({ data: [glue, module] }) => {
  onmessage = null;
  try {
    const { default: start } = await import(glue);
    await start({ module_or_path: module });
  } catch (trouble) {
    // Thrown outside of the promise, so that the page hears of it.
    setTimeout(() => { throw trouble; });
  }
};
