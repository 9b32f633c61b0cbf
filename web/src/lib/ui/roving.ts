/** Keyboard: of many things side by side one can be reached with Tab; arrow keys walk to the neighbour in that direction. */
import type { Attachment } from "svelte/attachments";

type Arrow = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

const ONWARDS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }; // the end of a row leads on to the next

interface Box {
  x: number;
  y: number;
}

/** Which of these lies next in a direction: near, and rather straight ahead than aside. */
export function neighbour(from: Box, boxes: readonly Box[], arrow: Arrow): number {
  let best = -1;
  let least = Infinity;
  boxes.forEach((to, i) => {
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const along = arrow === "ArrowLeft" ? -dx : arrow === "ArrowRight" ? dx : arrow === "ArrowUp" ? -dy : dy;
    const aside = Math.abs(arrow === "ArrowLeft" || arrow === "ArrowRight" ? dy : dx);
    if (along <= 2 || aside > along * 4) return;
    const distance = along + aside * 3;
    if (distance < least) [best, least] = [i, distance];
  });
  return best;
}

const middle = (element: Element): Box => {
  const box = element.getBoundingClientRect();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const isButton = (item: Element): boolean => item instanceof HTMLButtonElement;

/** Everything in this element that matches `selector` is walked by arrow keys; Tab leads to a button, if there is one. */
export function roving(selector = "button:not(:disabled)"): Attachment<HTMLElement> {
  return (root) => {
    const items = () => [...root.querySelectorAll<HTMLElement>(selector)].filter((item) => item.offsetParent !== null || item.getClientRects().length);
    let current: HTMLElement | null = null;

    function settle(): void {
      const all = items();
      const isAside = current && !isButton(current) && document.activeElement !== current;
      if (!current || !all.includes(current) || isAside) current = all.find(isButton) ?? all[0] ?? null;
      for (const item of all) item.tabIndex = item === current ? 0 : -1;
    }
    function press(event: KeyboardEvent): void {
      const target = event.target as HTMLElement;
      const all = items();
      if (!all.includes(target)) return;
      let next: HTMLElement | undefined;
      if (event.key === "Home") next = all[0];
      else if (event.key === "End") next = all.at(-1);
      else if (/^Arrow(Left|Right|Up|Down)$/.test(event.key)) {
        const rest = all.filter((item) => item !== target);
        next = rest[neighbour(middle(target), rest.map(middle), event.key as Arrow)] ?? all[all.indexOf(target) + (ONWARDS[event.key] ?? 0)];
      }
      if (!next) return;
      event.preventDefault();
      current = next;
      settle();
      next.focus();
    }
    function focus(event: FocusEvent): void {
      const target = event.target as HTMLElement;
      if (!items().includes(target)) return;
      current = target;
      settle();
    }
    const watcher = new MutationObserver(settle);
    watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    root.addEventListener("keydown", press);
    root.addEventListener("focusin", focus);
    settle();
    return () => {
      watcher.disconnect();
      root.removeEventListener("keydown", press);
      root.removeEventListener("focusin", focus);
    };
  };
}
