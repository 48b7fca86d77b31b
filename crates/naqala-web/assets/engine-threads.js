// The engine with helpers that search on the same memory.
import init, { Desk } from "./threads/naqala_web_engine.js";

export { Desk };

// Loaded here, so that the engine without threads is loaded where there is no room for memory that is shared.
const { memory } = await init();
export default () => {};

// A core is left to the page where there are more than two.
const cores = navigator.hardwareConcurrency;
const most = Math.min(7, cores > 2 ? cores - 2 : 1);

// A helper that has loaded the module, or nothing if that takes too long.
function helper() {
  return new Promise((done) => {
    const worker = new Worker(new URL("engine-helper.js", import.meta.url), { type: "module" });
    worker.onmessage = () => done(worker);
    worker.onerror = () => done(null);
    setTimeout(done, 3000, null);
    worker.postMessage([init.__wbindgen_wasm_module, memory]);
  });
}

async function hire(desk) {
  const crew = (await Promise.all(Array.from({ length: most }, helper))).filter(Boolean);
  if (crew.length) desk.hire(crew.length);
  for (const worker of crew) worker.postMessage("help");
}

// Takes on helpers before the first analysis that takes long, which is that of somebody who stays. What comes meanwhile waits for
// its turn.
const LONG = 10000;
let hired;
let turn = Promise.resolve();
export function prepare(desk, message, take) {
  const [, time] = (typeof message === "string" && message.match(/^\d+ analyse (\d+)/)) || [];
  turn = turn.then(async () => {
    if (time >= LONG) await (hired ??= hire(desk));
    take(message);
  });
}
