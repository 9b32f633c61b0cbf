import { client } from "./installed";

/** Addresses of the client's own pages. Links are ordinary links; those to our own pages change the page in place. */
const PAGES = {
  home: "/",
  new: "/new/:game",
  table: "/t/:table",
  replay: "/t/:table/replay",
  rules: "/rules/:game",
  person: "/people/:person",
  settings: "/settings",
  verify: "/verify",
} as const;
export type PageName = keyof typeof PAGES | "lost";

export interface Place {
  page: PageName;
  values: Record<string, string>;
  query: URLSearchParams;
}

export function placeOf(address: URL): Place {
  const parts = address.pathname.split("/").filter(Boolean);
  for (const [page, pattern] of Object.entries(PAGES)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    if (!wanted.every((part, i) => part.startsWith(":") || part === parts[i])) continue;
    const named = wanted.flatMap((part, i) => (part.startsWith(":") ? [[part.slice(1), decodeURIComponent(parts[i]!)]] : []));
    return { page: page as PageName, values: Object.fromEntries(named) as Record<string, string>, query: address.searchParams };
  }
  return { page: "lost", values: {}, query: address.searchParams };
}

export const router = $state({ place: placeOf(new URL(location.href)) });

function arrive(): void {
  router.place = placeOf(new URL(location.href));
  scrollTo(0, 0);
}

export function go(path: string): void {
  if (client.outdated) return location.assign(path);
  history.pushState(null, "", path);
  arrive();
}

/** Change the address of the same page without a step in the browser's history. */
export function rewrite(path: string): void {
  history.replaceState(null, "", path);
  router.place = placeOf(new URL(location.href));
}

export function listen(): void {
  addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search);
  });
}
