/** Web Push: this browser is told of our turn even when no page of ours is open. */
import { get, patch, post, remove } from "$lib/net/api";
import type { Notifications, SubscriptionShown } from "$lib/net/protocol";
import { settings } from "$lib/ui/settings.svelte";

export const pushPossible = "serviceWorker" in navigator && "PushManager" in globalThis && "Notification" in globalThis;

/** The browser did not give its leave, or has no push service. */
export class PushRefused extends Error {
  constructor(readonly why: "notify-refused" | "push-unavailable") {
    super(why);
  }
}

export const myNotifications = () => get<Notifications>("/api/me/notifications");
export const unsubscribe = (id: string) => remove(`/api/me/notifications/${id}`);
export const sendTest = (id: string) => post(`/api/me/notifications/${id}/test`);

/** Where this browser is reached, if it is subscribed. */
export async function endpointHere(): Promise<string | null> {
  return (await subscriptionHere())?.endpoint ?? null;
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!pushPossible) return null;
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager?.getSubscription()) ?? null;
}

/** Subscribe this browser; only ever in answer to a click, for it asks for leave. */
export async function subscribeHere(publicKey: string): Promise<SubscriptionShown> {
  if ((await Notification.requestPermission()) !== "granted") throw new PushRefused("notify-refused");
  await patch("/api/me", { language: settings.language }); // notifications speak as this page does
  return subscribeWith(publicKey);
}

async function subscribeWith(publicKey: string): Promise<SubscriptionShown> {
  await (await subscriptionHere())?.unsubscribe(); // it may be of another key
  const worker = await navigator.serviceWorker.ready;
  const how = { userVisibleOnly: true, applicationServerKey: publicKey };
  const made = await worker.pushManager.subscribe(how).catch(() => {
    throw new PushRefused("push-unavailable");
  });
  const { endpoint, keys } = made.toJSON();
  return post<SubscriptionShown>("/api/me/notifications/push", { endpoint, keys });
}

/** Let go of this browser's subscription, there and here. */
export async function unsubscribeHere(): Promise<void> {
  const here = await subscriptionHere();
  if (!here) return;
  const { subscriptions } = await myNotifications();
  for (const one of subscriptions.filter(({ url }) => url === here.endpoint)) await unsubscribe(one.id);
  await here.unsubscribe();
}

/** After the server's key was replaced, subscribe with the new one; nobody is asked. */
export async function renewSubscription(): Promise<void> {
  const here = await subscriptionHere();
  if (!here || Notification.permission !== "granted") return;
  const { public_key, subscriptions } = await myNotifications();
  const known = subscriptions.find(({ url }) => url === here.endpoint);
  if (!known || !public_key || keyOf(here) === public_key) return;
  await subscribeWith(public_key);
  await unsubscribe(known.id);
}

function keyOf(subscription: PushSubscription): string {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}
