/** Pieces move from where they were to where they go. Every piece of a board has `data-piece` with a name of its own;
 *  `data-turn` says which way up it lies, and `data-from` names the place (`data-place`) a new one comes from. */
import { moves } from "./settings.svelte";

const MOVE_MS = 260;
const STAGGER_MS = 35;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

interface Spot {
  box: DOMRect;
  turn: string;
}

function spots(root: HTMLElement): Map<string, Spot> {
  const found = new Map<string, Spot>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.dataset.piece!, { box, turn: piece.dataset.turn ?? "" });
  }
  return found;
}

function animate(piece: HTMLElement, from: DOMRect, turned: boolean, delay: number): void {
  const to = piece.getBoundingClientRect();
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  if (!turned && Math.abs(dx) < 1 && Math.abs(dy) < 1) return;
  const scale = to.width ? from.width / to.width : 1;
  const turn = turned ? " rotate(180deg)" : "";
  piece.animate(
    [
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})${turn}`, zIndex: 5 },
      { transform: "none", zIndex: 5 },
    ],
    { duration: MOVE_MS, delay, easing: EASE, fill: "backwards" },
  );
}

/** Call where a board begins. Whenever `view` changes, pieces travel; without motion, those that changed are outlined. */
export function travel(root: () => HTMLElement | undefined, view: () => unknown): void {
  let before = new Map<string, Spot>();
  let first = true;
  $effect.pre(() => {
    view();
    const element = root();
    if (element && moves()) before = spots(element);
  });
  $effect(() => {
    view();
    const element = root();
    if (!element || !moves() || first) {
      first = element === undefined;
      return;
    }
    let travelling = 0;
    for (const piece of element.querySelectorAll<HTMLElement>("[data-piece]")) {
      const was = before.get(piece.dataset.piece!);
      const origin = was?.box ?? placeOf(element, piece.dataset.from);
      if (!origin) continue;
      const turned = was !== undefined && was.turn !== (piece.dataset.turn ?? "");
      animate(piece, origin, turned, was ? 0 : STAGGER_MS * travelling++);
    }
  });
}

function placeOf(root: HTMLElement, name: string | undefined): DOMRect | undefined {
  return name ? root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}
