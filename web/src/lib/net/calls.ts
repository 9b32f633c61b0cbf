/** Calls back who looks elsewhere when it is their turn, if they asked for it. */
import { settings } from "$lib/ui/settings.svelte";

export const callsPossible = "Notification" in globalThis;

/** Ask for the browser's leave; only ever in answer to a click. */
export async function wantCalls(wanted: boolean): Promise<void> {
  settings.calls = wanted && callsPossible && (await Notification.requestPermission()) === "granted";
}

export function callsOn(): boolean {
  return settings.calls && callsPossible && Notification.permission === "granted";
}

export async function call(title: string, body: string, path: string): Promise<void> {
  if (document.visibilityState === "visible" || !callsOn()) return;
  const worker = await navigator.serviceWorker?.getRegistration();
  const how = { body, tag: path, icon: "/icon-192.png", data: path };
  if (worker) return worker.showNotification(title, how);
  const shown = new Notification(title, how);
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
