// The engine's own thread: loads the module, says that it is ready, and answers questions.
import init, { Desk } from "./naqala_web_engine.js";

await init();
const desk = new Desk();
const tell = (answer) => self.postMessage(answer);
self.onmessage = (question) => desk.answer(question.data, tell);
tell('"ready"');
