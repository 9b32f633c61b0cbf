/** Pieces move from where they were to where they go. Every piece of a board has `data-piece` with a name of its own;
 *  `data-turn` says which way up it lies, and `data-from` names the place (`data-place`) a new one comes from. */
import { moves } from "$lib/ui/settings.svelte";

const MOVE_MS = 260;
const STAGGER_MS = 35;
const EASE = "cubic-bezier(0.2, 0.8, 0.2, 1)";

interface ScreenSpot {
  box: DOMRect;
  turn: string;
}

function spots(root: HTMLElement): Map<string, ScreenSpot> {
  const found = new Map<string, ScreenSpot>();
  for (const piece of root.querySelectorAll<HTMLElement>("[data-piece]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) found.set(piece.dataset.piece!, { box, turn: piece.dataset.turn ?? "" });
  }
  return found;
}

interface MotionPath {
  piece: HTMLElement;
  from: string; // the transform it begins with
  delay: number;
}

/** From where a piece comes, as a transform of where it is; nothing if it stays. */
function wayOf(from: DOMRect, to: DOMRect, scale: number, turned: boolean): string | null {
  const dx = from.x + from.width / 2 - (to.x + to.width / 2);
  const dy = from.y + from.height / 2 - (to.y + to.height / 2);
  if (!turned && Math.abs(dx) < 1 && Math.abs(dy) < 1) return null;
  return `translate(${dx}px, ${dy}px) scale(${scale})${turned ? " rotate(180deg)" : ""}`;
}

/** Only the transform is animated, so that the compositor does it alone; what is above what is a style meanwhile. */
function animate({ piece, from, delay }: MotionPath): void {
  const way = piece.animate([{ transform: from }, { transform: "none" }], { duration: MOVE_MS, delay, easing: EASE, fill: "backwards" });
  piece.style.zIndex = "5";
  way.onfinish = way.oncancel = () => (piece.style.zIndex = "");
}

/** All measuring comes before the first animation: measuring after it would lay out the page anew for each piece. */
function waysOf(root: HTMLElement, before: Map<string, ScreenSpot>): MotionPath[] {
  let travelling = 0;
  return [...root.querySelectorAll<HTMLElement>("[data-piece]")].flatMap((piece) => {
    const was = before.get(piece.dataset.piece!);
    const origin = was?.box ?? placeOf(root, piece.dataset.from);
    if (!origin) return [];
    const turned = was !== undefined && was.turn !== (piece.dataset.turn ?? "");
    const to = piece.getBoundingClientRect();
    const scale = was ? origin.width / (to.width || origin.width) : Math.min(1, origin.height / (to.height || origin.height)); // a place is no piece: it only makes room
    const from = wayOf(origin, to, scale, turned);
    return from ? [{ piece, from, delay: was ? 0 : STAGGER_MS * travelling++ }] : [];
  });
}

/** Call where a board begins. Whenever `view` changes, pieces travel; without motion, those that changed are outlined. */
export function travel(root: () => HTMLElement | undefined, view: () => unknown): void {
  let before = new Map<string, ScreenSpot>();
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
    waysOf(element, before).forEach(animate);
  });
}

function placeOf(root: HTMLElement, name: string | undefined): DOMRect | undefined {
  return name ? root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.getBoundingClientRect() : undefined;
}
