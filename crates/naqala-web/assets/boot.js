// Starts the application, and later the service worker that keeps what was opened for times without a network.
import init from "./naqala-web.js";

const pause = (time) => new Promise((done) => setTimeout(done, time));

// The program lies in a folder of its own, and the page in the folder around it.
const root = document.documentElement;
root.dataset.program = new URL("./", import.meta.url).pathname;
root.dataset.folder = new URL("../", import.meta.url).pathname;
// Links of the document stay right when the page gets another address.
for (const link of document.querySelectorAll("link[href]")) link.href = link.href;

// The program cannot draw a board before it has the game. It is asked for at once, and not when the program is there.
const path = location.pathname.slice(root.dataset.folder.length);
const game = path === "" ? "oware" : path.match(/^play\/([a-z0-9-]+)$/)?.[1];
if (game && !/[?&](o\.|match=)/.test(location.search)) {
  const early = { rel: "preload", as: "fetch", crossOrigin: "", href: `${root.dataset.folder}games/${game}.packed` };
  document.head.append(Object.assign(document.createElement("link"), early));
}

// What does not come at once is asked for again.
async function start() {
  for (const wait of [300, 1500, 4000]) {
    try {
      return await init();
    } catch (error) {
      console.warn(error);
      await pause(wait);
    }
  }
  return init();
}

// Leaves the line to the board first.
async function keepOpened() {
  await pause(2000);
  await navigator.serviceWorker.register(root.dataset.folder + "service-worker.js");
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ opened: performance.getEntriesByType("resource").map((entry) => entry.name) });
}

// Once the page is drawn: it has a heading, and waits for nothing.
function drawn() {
  const page = document.getElementById("page");
  const isDrawn = () => page.querySelector("h1") && !page.querySelector(".waiting");
  return new Promise((done) => {
    const look = () => isDrawn() && (watch.disconnect(), done());
    const watch = new MutationObserver(look);
    watch.observe(page, { childList: true, subtree: true });
    look();
  });
}

// The picture of the board that the server has sent along stands there until the page is drawn.
const picture = document.getElementById("first-board");

// The font, and how the page looks on paper, come after the board. What is being read does not change its typeface: if the font
// takes long, the next page has it.
async function dress() {
  const board = new Promise((done) => new PerformanceObserver(done).observe({ type: "mark", buffered: true }));
  // A board is drawn soon after its page; where there is none, nothing else is on its way.
  await Promise.race([board, shown.then(() => pause(document.querySelector(".board-room") ? 3000 : 300))]);
  const since = performance.now();
  const paper = { rel: "stylesheet", media: "print", href: new URL("./print.css", import.meta.url) };
  document.head.append(Object.assign(document.createElement("link"), paper));
  const address = new URL("./inter.woff2", import.meta.url);
  const font = await new FontFace("Inter", `url(${address})`, { weight: "400 700" }).load();
  if (performance.now() - since < 1000) document.fonts.add(font);
}

await start();
document.getElementById("waiting")?.remove();
const shown = drawn();
shown.then(() => picture?.remove());
dress().catch(() => {});
if ("serviceWorker" in navigator) keepOpened().catch(() => {});
