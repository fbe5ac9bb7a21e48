// Reloads a draft of the page when another one has been made. A game in progress is kept, and goes on.
const made = async () => (await fetch("draft.txt", { cache: "no-store" })).text();
const here = await made();
setInterval(async () => {
  // While nobody serves it, nothing new is there.
  const there = await made().catch(() => here);
  if (there !== here) location.reload();
}, 700);
