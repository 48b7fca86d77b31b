// Keeps what was opened for times without a network, and everything if somebody wants that. The program's own files never
// change, so they are taken from what is kept; for all else the network is asked first.
// The folder that the page lies in: the root of a server, any folder of a site of files.
const FOLDER = new URL("./", self.location).pathname;
const PROGRAM = FOLDER + "@app@/";
const CACHE = "naqala-@app@";
// A note that everything is wanted, which outlives the version.
const WISHES = "naqala-wishes";
const EVERYTHING = FOLDER + "everything";

// So that the engine plays on without a network.
const ENGINE = ["engine-worker.js", "naqala_web_engine.js", "naqala_web_engine_bg.wasm"].map((file) => PROGRAM + file);

const pause = (time) => new Promise((done) => setTimeout(done, time));

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE && name !== WISHES) await caches.delete(name);
      await self.clients.claim();
      if (await caches.match(EVERYTHING)) await keepEverything();
    })(),
  );
});

self.addEventListener("message", (event) => {
  if (event.data.opened) event.waitUntil(keepOpened(event.data.opened));
  if (event.data.everything) event.waitUntil(keepEverything());
  if (event.data.push) {
    const done = notices(event.data).catch(() => "failed");
    event.waitUntil(done.then((state) => event.source.postMessage(`push ${state}`)));
  }
});

// Begins, renews or ends notices to this browser that it is somebody's turn; gives whether they are on.
async function notices({ push, key, language }) {
  const manager = self.registration.pushManager;
  const ask = (method, body) =>
    fetch(FOLDER + "api/me/push", { method, headers: { "content-type": "application/json" }, body: JSON.stringify(body) });
  let kept = await manager.getSubscription();
  const end = async () => {
    await kept?.unsubscribe();
    kept = null;
  };
  if (push === "off") {
    // Without a network the browser wants them no more all the same; the server learns it from the push service.
    if (kept) await ask("DELETE", { endpoint: kept.endpoint }).catch(() => {});
    await end();
    return "off";
  }
  // A server that has lost its key cannot write to this browser any more.
  if (kept && keyOf(kept) !== key) await end();
  const renew = push === "renew";
  if (!kept && renew) return "off";
  // A browser that does not reach its push service tries for ever; then there is nothing after the pause, which is an error.
  kept ??= await Promise.race([manager.subscribe({ userVisibleOnly: true, applicationServerKey: key }), pause(20000)]);
  const { endpoint, keys } = kept.toJSON();
  const answer = await ask("PUT", { endpoint, ...keys, language, renew }).catch(() => null);
  if (answer?.ok) return "on";
  // Whoever is here now has not asked for them, or the server does not take them.
  if (!renew || answer?.status === 404) await end();
  if (!renew) throw new Error("not taken");
  return kept ? "on" : "off";
}

// The key of the server that a subscription is for, as the server writes it.
function keyOf({ options }) {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

// A newer notice of a game replaces the older one.
self.addEventListener("push", (event) => {
  const { title, game, lang } = event.data.json();
  const notice = { tag: game, renotify: true, lang, data: `${self.location.origin}${FOLDER}game/${game}` };
  event.waitUntil(self.registration.showNotification(title, notice));
});

// A click opens the game, or shows the page that has it already.
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const address = event.notification.data;
  const show = async () => {
    const pages = await self.clients.matchAll({ type: "window" });
    const page = pages.find((page) => page.url === address);
    return page ? page.focus() : self.clients.openWindow(address);
  };
  event.waitUntil(show());
});

// Keeps files, one after the other and slowly; gives the number of those that could not be had.
async function keepAll(addresses, tell = () => {}) {
  const cache = await caches.open(CACHE);
  let [done, missing] = [0, 0];
  for (const address of addresses) {
    const url = new URL(address, self.location.origin);
    if (url.origin === self.location.origin && !isLive(url) && !(await cache.match(url))) {
      if (!(await keep(cache, url))) missing += 1;
      await pause(40);
    }
    await tell((done += 1), addresses.length, missing);
  }
  return missing;
}

// Keeps a file; a busy server is asked again later. What the browser has already is not fetched again.
async function keep(cache, url) {
  for (const wait of [1000, 4000, 15000, 0]) {
    const answer = await fetch(url, { cache: "force-cache" }).catch(() => null);
    if (answer?.ok) {
      await (url.pathname === FOLDER ? keepPage(cache, answer) : cache.put(url, answer));
      return true;
    }
    if (answer && answer.status !== 429 && answer.status < 500) return false;
    await pause(wait);
  }
  return false;
}

// All pages are the same document, which names the program. One is kept for all, without the picture of a board. On a site of
// files their links differ, as they lead out of folders, so these become links that are right everywhere.
async function keepPage(cache, answer) {
  const text = await answer.text();
  if (!text.includes("@app@")) return;
  const page = text.replace(/<img id="first-board"[^>]*>/, "").replaceAll(/="(\.\.?\/)+/g, `="${FOLDER}`);
  await cache.put(FOLDER, new Response(page, { headers: answer.headers }));
}

// The text of a list, and the parts of the program; nothing if they cannot be had.
async function list(address) {
  const answer = await fetch(address).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

async function partsOfProgram() {
  return JSON.parse((await list(FOLDER + "parts.json")) || "[]").map((part) => PROGRAM + part);
}

// What was opened. A game can then be analysed, too: by its weights, and the part for that with those that parts share.
async function keepOpened(opened) {
  await keepAll([FOLDER, ...opened, ...ENGINE]);
  const games = opened.map((address) => new URL(address).pathname.match(/\/games\/([a-z0-9-]+)\.packed$/)?.[1]);
  const weights = games.filter(Boolean).map((game) => `${FOLDER}weights/${game}.packed`);
  if (!weights.length) return;
  const parts = (await partsOfProgram()).filter((part) => /\/(split_analysis|chunk_\w+)\.wasm$/.test(part));
  await keepAll([...weights, ...parts]);
}

// All parts of the program, all games and all lessons.
async function keepEverything() {
  await (await caches.open(WISHES)).put(EVERYTHING, new Response());
  const parts = await partsOfProgram();
  const games = JSON.parse((await list(FOLDER + "games/en.json")) || "[]").flatMap((game) => [
    `${FOLDER}games/${game.id}.packed`,
    `${FOLDER}games/${game.id}.toml`,
    `${FOLDER}weights/${game.id}.packed`,
    `${FOLDER}boards/${game.id}.svg?v=${game.picture}`,
  ]);
  const lessons = (await list(FOLDER + "lessons.txt")).split("\n").filter(Boolean).map((id) => `${FOLDER}lessons/${id}.toml`);
  const lists = [FOLDER, FOLDER + "games/en.json", FOLDER + "lessons.txt"];
  const all = [...lists, ...ENGINE, ...parts, ...games, ...lessons];
  const tell = async (done, of, missing) => {
    if (done % 5 && done !== of) return;
    for (const page of await self.clients.matchAll({ includeUncontrolled: true })) {
      page.postMessage(`${done} ${of} ${missing + (parts.length ? 0 : 1)}`);
    }
  };
  await keepAll(all, tell);
}

// What is played over the network is not kept.
const isLive = (url) => [FOLDER + "api/", FOLDER + "socket"].some((start) => url.pathname.startsWith(start));

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || isLive(url)) return;
  event.respondWith(answer(event.request, url));
});

async function answer(request, url) {
  const cache = await caches.open(CACHE);
  // Addresses of pages have no dots; documents that are files are kept as they are.
  const isPage = request.mode === "navigate" && !url.pathname.split("/").pop().includes(".");
  const key = isPage ? FOLDER : request;
  const kept = () => cache.match(key, { ignoreVary: true });
  if (url.pathname.startsWith(PROGRAM)) {
    const file = await kept();
    if (file) return file;
  }
  const response = await fetch(request).catch(() => null);
  // What other sites may frame has a policy of its own, and is no document for all pages; nor are the pages that the server makes
  // by itself, which it wants nobody to keep.
  const isFramed = isPage && url.pathname.startsWith(FOLDER + "embed/");
  const isToKeep = !response?.headers.get("cache-control")?.includes("no-store");
  if (response?.ok && !isFramed && isToKeep) {
    await (isPage ? keepPage(cache, response.clone()) : cache.put(key, response.clone()));
  }
  // A server that is too busy is as good as none.
  if (response && response.status !== 429 && response.status < 500) return response;
  return (await kept()) ?? response ?? Response.error();
}
