// Keeps the application for times without a network: the network is asked first, and what it gave last is shown when it is silent.
const CACHE = "naqala-@app@";
const SHELL = [
  "/",
  "/style.css",
  "/boot.js",
  "/@app@/naqala-web.js",
  "/@app@/naqala-web_bg.wasm",
  "/@app@/__wasm_split.js",
  "/engine-worker.js",
  "/@app@/naqala_web_engine.js",
  "/@app@/naqala_web_engine_bg.wasm",
  "/icon.svg",
  "/manifest.webmanifest",
];

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
      await self.clients.claim();
      await keepParts();
      await keepGames();
      await keepLessons();
    })(),
  );
});

// The parts of the program that pages fetch when they are first opened.
async function keepParts() {
  const cache = await caches.open(CACHE);
  const list = await fetch("/parts.json").catch(() => null);
  if (!list?.ok) return;
  for (const part of await list.json()) {
    const file = "/@app@/" + part;
    if (!(await cache.match(file))) await cache.add(file).catch(() => {});
  }
}

// Every game can be played without a network, not only those that were opened before.
async function keepGames() {
  const cache = await caches.open(CACHE);
  const list = await fetch("/games.json?lang=en").catch(() => null);
  if (!list?.ok) return;
  await cache.put("/games.json?lang=en", list.clone());
  for (const game of await list.json()) {
    const files = ["/games/" + game.id + ".packed", "/games/" + game.id + ".toml"];
    if (game.weights) files.push("/weights/" + game.id + ".toml");
    for (const file of files) {
      if (!(await cache.match(file))) await cache.add(file).catch(() => {});
    }
  }
}

// So can the lessons be learnt, in English.
async function keepLessons() {
  const cache = await caches.open(CACHE);
  const list = await fetch("/lessons.txt").catch(() => null);
  if (!list?.ok) return;
  await cache.put("/lessons.txt", list.clone());
  const ids = (await list.text()).split("\n");
  const files = ids.map((id) => "/lessons/" + id + ".toml");
  for (const file of ["/messages/learn/en.ftl", ...files]) {
    if (!(await cache.match(file))) await cache.add(file).catch(() => {});
  }
}

// What is played over the network is not kept.
const isLive = (url) => url.pathname.startsWith("/api/") || url.pathname.startsWith("/socket");

self.addEventListener("fetch", (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== "GET" || url.origin !== self.location.origin || isLive(url)) return;
  event.respondWith(answer(event.request));
});

async function answer(request) {
  const cache = await caches.open(CACHE);
  // All pages are the same document.
  const key = request.mode === "navigate" ? "/" : request;
  try {
    const response = await fetch(request);
    if (response.ok) await cache.put(key, response.clone());
    return response;
  } catch (error) {
    const kept = await cache.match(key, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}
