// The engine's own thread: loads the module, says that it is ready, takes games as bytes and answers questions about them.
// Whoever starts it by the name "threads" wants helpers for an analysis, where the browser lets them share memory.
const wanted = self.name === "threads" && self.crossOriginIsolated && navigator.hardwareConcurrency > 1;
const several = () => import("./engine-threads.js").catch(() => null);
const engine = (wanted && (await several())) || (await import("./naqala_web_engine.js"));
await engine.default();
const desk = new engine.Desk();
const tell = (answer) => self.postMessage(answer);
const take = (data) => (typeof data === "string" ? desk.answer(data, tell) : desk.take(data));
self.onmessage = ({ data }) => (engine.prepare ? engine.prepare(desk, data, take) : take(data));
tell("ready");
