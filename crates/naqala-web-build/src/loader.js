// Fetches modules. What does not come is asked for again, for a server may be busy and a line may be bad.
const waits = [0, 400, 1500, 4000];
async function get(name) {
  for (const wait of waits) {
    if (wait) await new Promise((done) => setTimeout(done, wait));
    const answer = await fetch(new URL(name, import.meta.url)).catch(() => null);
    if (answer?.ok) return answer;
    // Without a network there is nothing to wait for: the page says so at once, and asks again when it is visited again.
    if (answer?.status === 404 || !navigator.onLine) break;
  }
  throw new Error(`${name} cannot be fetched`);
}
// Modules that parts share come several in one file.
const bundles = {};
async function piece(bundle, from, to) {
  bundles[bundle] ??= get(bundle).then((answer) => answer.arrayBuffer());
  bundles[bundle].catch(() => delete bundles[bundle]);
  const module = (await bundles[bundle]).slice(from, to);
  return new Response(module, { headers: { "content-type": "application/wasm" } });
}
