/** The service worker: keeps the client, shows calls, and tells when a newer client is there. */
import { note } from "$lib/ui/toasts.svelte";
import { speech } from "$lib/text/speech.svelte";

const AFTER_MS = 2_000;
export const client = { outdated: false }; // the next change of page takes the newer one

/** `missing` is told when a part is wanted that the server no longer has: this page is older than it. */
export function keepClient(missing: () => void): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!before) return; // the first one
    client.outdated = true;
    note(speech.say("new-version"));
  });
  const register = () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}); // a browser may refuse; it is not needed
  setTimeout(register, AFTER_MS); // what the visitor came for goes first

  addEventListener("vite:preloadError", () => {
    fetch("/", { method: "HEAD" }).then(missing, () => {}); // without a line everything is missing
  });
}
