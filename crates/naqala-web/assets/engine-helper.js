// A thread that helps the engine: loads its module on the same memory, and searches whenever there is something to search.
import init, { help } from "./threads/naqala_web_engine.js";

self.onmessage = async ({ data }) => {
  if (data === "help") return help();
  const [module_or_path, memory] = data;
  await init({ module_or_path, memory });
  self.postMessage("here");
};
