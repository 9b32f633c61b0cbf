import { client } from "$lib/net/installed";

/** Addresses of the client's own pages. Links are ordinary links; those to our own pages change the page in place. */
const PAGES = {
  home: "/",
  new: "/new/:game",
  table: "/t/:table",
  replay: "/t/:table/replay",
  mistake: "/t/:table/mistakes/:number",
  rules: "/rules/:game",
  learn: "/learn",
  course: "/learn/:game",
  lesson: "/learn/:game/:lesson",
  puzzles: "/puzzles",
  puzzle: "/puzzles/:game/:puzzle",
  practice: "/practice",
  practise: "/practice/:game",
  person: "/people/:person",
  settings: "/settings",
  signIn: "/sign-in",
  verify: "/verify",
} as const;
export type PageName = keyof typeof PAGES | "lost";

export interface Route {
  page: PageName;
  values: Record<string, string>;
  query: URLSearchParams;
  /** The part of the page that the address names. */
  hash: string;
}

export function placeOf(address: URL): Route {
  const hash = decodeURIComponent(address.hash.slice(1));
  const parts = address.pathname.split("/").filter(Boolean);
  for (const [page, pattern] of Object.entries(PAGES)) {
    const wanted = pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    if (!wanted.every((part, i) => part.startsWith(":") || part === parts[i])) continue;
    const named = wanted.flatMap((part, i) => (part.startsWith(":") ? [[part.slice(1), decodeURIComponent(parts[i]!)]] : []));
    return { page: page as PageName, values: Object.fromEntries(named) as Record<string, string>, query: address.searchParams, hash };
  }
  return { page: "lost", values: {}, query: address.searchParams, hash };
}

const nameOf = ({ page, values }: Route): string => JSON.stringify([page, values]);

export const router = $state({ place: placeOf(new URL(location.href)) });

function arrive(): void {
  router.place = placeOf(new URL(location.href));
  if (!router.place.hash) scrollTo(0, 0);
}

/** What lies over the page. Each has a step of its own in the browser's history, so that "back" closes it first. */
interface Overlay {
  close: () => void;
  isOpen: () => boolean; // the browser itself closes a dialog (Escape) a little before it says so
}
const overlays: Overlay[] = [];
/** How many steps above its page the present entry of the history is; more than lie open where some were closed otherwise. */
const depthNow = (): number => (history.state?.depth as number | undefined) ?? 0;
let depth = depthNow();

/** Something is opened over the page: "back" closes it. Returns what is to be called when it is closed. */
export function overlay(close: () => void, isOpen: () => boolean): () => void {
  const opened = { close, isOpen };
  overlays.push(opened);
  if (overlays.length > depth) history.pushState({ depth: ++depth }, "");
  return () => {
    const place = overlays.indexOf(opened);
    if (place >= 0) overlays.splice(place, 1);
  };
}

/** The history was walked: close what lies above the entry reached, or pass over entries with nothing left to close. */
function walk(): void {
  const before = depth;
  const there = placeOf(new URL(location.href));
  depth = depthNow();
  if (depth === before || nameOf(there) !== nameOf(router.place)) return arrive();
  overlays.splice(0, overlays.length, ...overlays.filter((one) => one.isOpen()));
  const above = overlays.splice(depth);
  if (above.length) return above.reverse().forEach((one) => one.close());
  if (depth < before) history.go(-depth - 1);
}

export function go(path: string): void {
  if (client.outdated) return location.assign(path);
  if (depth) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  overlays.length = depth = 0;
  arrive();
}

/** Change the address of the same page without a step in the browser's history. */
export function rewrite(path: string): void {
  history.replaceState(history.state, "", path);
  router.place = placeOf(new URL(location.href));
}

export function listen(): void {
  addEventListener("popstate", walk);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest?.("a");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.pathname + link.search + link.hash);
    else if (link.hash) arrive();
  });
}
