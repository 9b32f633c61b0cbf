/** Notes that pass by themselves; what was refused or hinted stays until it was read, or something newer is said about the position. */
export interface Toast {
  id: number;
  text: string;
  kind: "note" | "hint" | "refusal";
  more?: More | undefined;
}
/** Where one can read on. */
export interface More {
  label: string;
  run: () => void;
}

const SHOWN_MS = 4500;
let next = 0;

export const toasts = $state({ list: [] as Toast[] });

function show(text: string, kind: Toast["kind"], more?: More): void {
  const id = next++;
  toasts.list = [...toasts.list.filter((toast) => toast.text !== text && (kind === "note" || toast.kind === "note")), { id, text, kind, more }].slice(-3);
  if (kind === "note") setTimeout(() => close(id), SHOWN_MS);
}

export function close(id: number): void {
  toasts.list = toasts.list.filter((toast) => toast.id !== id);
}

/** The table has moved on: what was said about the position before helps nobody. */
export function dismiss(): void {
  toasts.list = toasts.list.filter(({ kind }) => kind === "note");
}

export const note = (text: string) => show(text, "note");
export const advise = (text: string, more?: More) => show(text, "hint", more);
export const refuse = (text: string, more?: More) => show(text, "refusal", more);
