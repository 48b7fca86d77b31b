// The engine's own thread: loads the module, says that it is ready, takes games as bytes and answers questions about them.
import init, { Desk } from "./naqala_web_engine.js";

await init();
const desk = new Desk();
const tell = (answer) => self.postMessage(answer);
self.onmessage = ({ data }) => (typeof data === "string" ? desk.answer(data, tell) : desk.take(data));
tell("ready");
