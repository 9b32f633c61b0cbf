// Keeps the client itself, so that it opens quickly and without a line; never an answer of the server.
// The build puts the digest of all its files in place of VERSION, so every new client brings a new worker.
const CACHE = "noripan-VERSION";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add("/")));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/assets/")) event.respondWith(kept(event.request));
  else if (mode === "navigate" && !pathname.startsWith("/api/")) event.respondWith(page(event.request));
});

/** A file whose name holds a digest of what is in it never changes. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

/** All pages are the same one; without a line the one that was kept says that there is none. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (told) event.waitUntil(announce(told));
});

/** In the words of the server, which knows the reader's language; a newer one about the same table takes the older's place. */
function announce({ title, text, path, language }) {
  return self.registration.showNotification(title, { body: text, lang: language, tag: path, icon: "/icon-192.png", data: path });
}

self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(renew(event)));

/** A browser may replace a subscription by itself. */
async function renew({ oldSubscription, newSubscription }) {
  const made = newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options));
  const { endpoint, keys } = made.toJSON();
  const headers = { "content-type": "application/json" };
  await fetch("/api/me/notifications/push", { method: "POST", headers, body: JSON.stringify({ endpoint, keys }) });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data));
});

/** The table of a call, in the window that has it open, or in a new one. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: "window" });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  return there ? there.focus() : self.clients.openWindow(path);
}
