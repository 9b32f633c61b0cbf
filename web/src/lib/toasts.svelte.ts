/** Short notes that pass by themselves. */
export interface Toast {
  id: number;
  text: string;
  kind: "note" | "refusal";
}

const SHOWN_MS = 4500;
let next = 0;

export const toasts = $state({ list: [] as Toast[] });

function show(text: string, kind: Toast["kind"]): void {
  const id = next++;
  toasts.list = [...toasts.list.filter((toast) => toast.text !== text), { id, text, kind }].slice(-3);
  setTimeout(() => (toasts.list = toasts.list.filter((toast) => toast.id !== id)), SHOWN_MS);
}

export const note = (text: string) => show(text, "note");
export const refuse = (text: string) => show(text, "refusal");
