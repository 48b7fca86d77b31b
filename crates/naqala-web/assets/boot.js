// Starts the application, and the service worker that keeps it for times without a network.
import init from "/@app@/naqala-web.js";

await init();
document.getElementById("waiting")?.remove();
if ("serviceWorker" in navigator) {
  navigator.serviceWorker.register("/service-worker.js").catch(() => {});
}
