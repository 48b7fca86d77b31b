// The engine against which <naqala-board> plays.
import { HERE, bytesOf, fetchOnce, trusted } from "./board-files.js";

// The engine, in a thread of its own. It answers one question after the other; once it is stopped, none.
export class Engine {
  constructor(game) {
    const { href, origin } = new URL("engine-worker.js", HERE);
    // A worker comes from the page's own site; what it imports may come from elsewhere.
    const script = () => new Blob([`import ${JSON.stringify(href)};`], { type: "text/javascript" });
    const url = origin === location.origin ? href : URL.createObjectURL(script());
    this.worker = new Worker(trusted("createScriptURL", url), { type: "module" });
    const isReady = this.answer().finally(() => url === href || URL.revokeObjectURL(url));
    this.ready = Promise.all([fetchOnce(game, bytesOf), isReady]).then(([bytes]) => this.worker.postMessage(bytes));
  }

  answer() {
    return new Promise((resolve, reject) => {
      this.worker.onmessage = ({ data }) => resolve(data);
      this.worker.onerror = (event) => reject(new Error(event.message || "the engine cannot be started"));
    });
  }

  async ask(question) {
    await this.ready;
    const answer = this.answer();
    this.worker.postMessage(question);
    return answer;
  }

  stop() {
    this.worker.terminate();
  }
}
