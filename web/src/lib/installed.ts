/** The service worker: keeps the client, shows calls, and tells when a newer client is there. */
import { note } from "./toasts.svelte";
import { speech } from "./speech.svelte";

const AFTER_MS = 2_000;
const RELOADED = "noripan-reloaded";
export const client = { outdated: false }; // the next change of page takes the newer one

export function keepClient(): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  const before = navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (!before) return; // the first one
    client.outdated = true;
    note(speech.say("new-version"));
  });
  const register = () => navigator.serviceWorker.register("/service-worker.js").catch(() => {}); // a browser may refuse; it is not needed
  setTimeout(register, AFTER_MS); // what the visitor came for goes first

  // a part of an older client that the server no longer has: begin anew with what it has now, but not for ever
  addEventListener("vite:preloadError", (event) => {
    if (sessionStorage.getItem(RELOADED) === location.href) return;
    event.preventDefault();
    sessionStorage.setItem(RELOADED, location.href);
    location.reload();
  });
}
