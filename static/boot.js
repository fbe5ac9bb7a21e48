// Starts the page. The build names the two files on this script's own element.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
try {
  const { default: init } = await import("./" + js);
  await init({ module_or_path: new URL(wasm, import.meta.url) });
} catch (trouble) {
  // While the loading screen is up it says so; later the page speaks for itself.
  document.querySelector(".loading [hidden]")?.removeAttribute("hidden");
  throw trouble;
}
