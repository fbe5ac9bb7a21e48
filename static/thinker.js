// Thinks for the computer players. It hears `ask <number> <question>`, `ahead <question>`, `hurry` and `stop`, and says
// `ready`, `progress <number> <hundredths>`, and `answer <number> <answer>` or `cannot <number> -`.
import start, { ask, hurry, look_ahead, muse, progress, think } from "./thoughts.js";

// `slice`: how many milliseconds to think at a stretch.
export async function listen(say, slice) {
  const house = await start();
  const loaded = new Set();
  let asked;
  // The moment after which something may be asked that is thought about already.
  let moment;

  const carryOn = (number) => {
    if (number !== asked) return;
    const answer = think(slice);
    say(answer ? `answer ${number} ${answer}` : `progress ${number} ${progress()}`);
    if (!answer) setTimeout(carryOn, 0, number);
  };

  // The build names the file of each game's part as an export; where it split nothing, all is here.
  const load = async (game) => {
    const name = `part ${game.replaceAll("-", "_")} `;
    const file = Object.keys(house).find((key) => key.startsWith(name))?.slice(name.length);
    if (!file || loaded.has(file)) return;
    await WebAssembly.instantiate(await compiled(new URL(file, import.meta.url)), { house });
    loaded.add(file);
  };

  const begin = async (number, question) => {
    await load(JSON.parse(question.split("\n", 1)[0]).game);
    // Another question may have come meanwhile.
    if (number !== asked) return;
    if (!ask(question)) throw new Error("not a question");
    carryOn(number);
  };

  const museOn = (question) => {
    if (question === moment && !muse(slice)) setTimeout(museOn, 0, question);
  };

  const lookAhead = async (question) => {
    await load(JSON.parse(question.split("\n", 1)[0]).game);
    if (question === moment && look_ahead(question)) museOn(question);
  };

  say("ready");
  return (words) => {
    if (words === "hurry") return hurry();
    moment = words.startsWith("ahead ") ? words.slice(6) : undefined;
    // What cannot be fetched now is asked for later.
    if (moment) return void lookAhead(moment).catch(() => {});
    const [, number, question] = words.match(/^ask (\d+) ([^]*)$/) ?? [];
    asked = number;
    if (number) begin(number, question).catch(() => say(`cannot ${number} -`));
  };
}

// Made ready while it comes in; by a server that does not call it wasm, afterwards.
function compiled(address) {
  const whole = async () => WebAssembly.compile(await (await fetch(address)).arrayBuffer());
  return WebAssembly.compileStreaming(fetch(address)).catch(whole);
}

if (!globalThis.document) {
  // Long enough that the pauses between slices hardly count, short enough to hear a `stop`.
  const hear = listen((words) => postMessage(words), 60);
  onmessage = async ({ data }) => (await hear)(data);
  // Thrown outside of the promise, so that the page hears of it.
  hear.catch((trouble) => setTimeout(() => { throw trouble; }));
}
