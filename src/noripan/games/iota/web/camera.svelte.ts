/** What of an endless grid is seen: which place is in the middle, and how large places are. */
import type { Attachment } from "svelte/attachments";
import type { Spot } from "./cards";

export interface Bounds {
  left: number;
  top: number;
  right: number; // the last place, not the one after it
  bottom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Sight extends Spot {
  cell: number; // pixels a place
}

const LARGEST = 92;
const SMALLEST = 12;
export const HANDY = 44; // a place of this size is easy to touch
const TOUCHABLE = 24; // and one of this size can just be told from its neighbour by a finger
export const ENOUGH = 36; // one of this size is still easy to read
const GROWTH = 1.25; // so much larger could it be before a closer look is worth the movement
const THRESHOLD_PX = 8;

/** All these places and so much around them. */
export function around(spots: readonly Spot[], margin = 1): Bounds {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return {
    left: Math.min(...xs) - margin,
    top: Math.min(...ys) - margin,
    right: Math.max(...xs) + margin,
    bottom: Math.max(...ys) + margin,
  };
}

export function fitted(box: Bounds, { width, height }: Size): Sight {
  const [columns, rows] = [box.right - box.left + 1, box.bottom - box.top + 1];
  const cell = Math.max(SMALLEST, Math.min(LARGEST, width / columns, height / rows));
  return { x: box.left + columns / 2, y: box.top + rows / 2, cell };
}

/** A closer look at a box where the whole is too small: as near as is handy, and with as little as possible of what is beyond the whole. */
export function closer(box: Bounds, whole: Bounds, size: Size): Sight {
  const { x, y, cell: most } = fitted(box, size);
  const cell = Math.max(fitted(whole, size).cell, TOUCHABLE, Math.min(most, HANDY));
  const within = (middle: number, first: number, last: number, span: number) =>
    span >= last - first ? (first + last) / 2 : Math.max(first + span / 2, Math.min(last - span / 2, middle));
  return {
    x: within(x, Math.min(box.left, whole.left), Math.max(box.right, whole.right) + 1, size.width / cell),
    y: within(y, Math.min(box.top, whole.top), Math.max(box.bottom, whole.bottom) + 1, size.height / cell),
    cell,
  };
}

/** Is this box inside what is seen? */
export function sees(sight: Sight, { width, height }: Size, box: Bounds): boolean {
  const [halfWide, halfHigh] = [width / sight.cell / 2 + 0.01, height / sight.cell / 2 + 0.01];
  return (
    box.left >= sight.x - halfWide && box.right + 1 <= sight.x + halfWide && box.top >= sight.y - halfHigh && box.bottom + 1 <= sight.y + halfHigh
  );
}

/** Larger or smaller, with the point at (px, py) of the window staying where it is. */
export function zoomed(sight: Sight, { width, height }: Size, factor: number, px: number, py: number): Sight {
  const cell = Math.max(SMALLEST, Math.min(LARGEST * 1.5, sight.cell * factor));
  const shift = 1 / sight.cell - 1 / cell;
  return { x: sight.x + (px - width / 2) * shift, y: sight.y + (py - height / 2) * shift, cell };
}

export class Camera {
  sight = $state.raw<Sight>({ x: 0.5, y: 0.5, cell: LARGEST });
  free = $state(false); // somebody looks where they like
  size = $state.raw<Size>({ width: 0, height: 0 });
  all: Bounds = { left: -1, top: -1, right: 1, bottom: 1 };

  /** Show this box, unless it is well seen or somebody looks where they like. */
  show(box: Bounds): void {
    if (!this.size.width || this.free) return;
    const best = box === this.all ? fitted(box, this.size) : closer(box, this.all, this.size);
    if (!sees(this.sight, this.size, box) || best.cell > this.sight.cell * GROWTH) this.sight = best;
  }

  release(): void {
    this.free = false;
    this.sight = fitted(this.all, this.size);
  }

  zoom(factor: number, px = this.size.width / 2, py = this.size.height / 2): void {
    this.look(zoomed(this.sight, this.size, factor, px, py));
  }

  pan(dx: number, dy: number): void {
    this.look({ ...this.sight, x: this.sight.x - dx / this.sight.cell, y: this.sight.y - dy / this.sight.cell });
  }

  centre({ x, y }: Spot): void {
    this.look({ x: x + 0.5, y: y + 0.5, cell: Math.max(this.sight.cell, HANDY) });
  }

  /** The grid cannot get lost: some of it stays in the middle. */
  private look({ x, y, cell }: Sight): void {
    const { left, right, top, bottom } = this.all;
    this.free = true;
    this.sight = { x: Math.max(left, Math.min(right + 1, x)), y: Math.max(top, Math.min(bottom + 1, y)), cell };
  }

  /** The pixel of the window where a place begins. */
  left(x: number): number {
    return this.size.width / 2 + (x - this.sight.x) * this.sight.cell;
  }
  top(y: number): number {
    return this.size.height / 2 + (y - this.sight.y) * this.sight.cell;
  }

  /** On which side of the window a place lies whose middle is not seen. */
  beyond({ x, y }: Spot): "left" | "right" | "up" | "down" | null {
    const px = this.left(x + 0.5);
    const py = this.top(y + 0.5);
    if (px < 0) return "left";
    if (px > this.size.width) return "right";
    return py < 0 ? "up" : py > this.size.height ? "down" : null;
  }

  /** The place at a point of the window: one of `near` if a finger may have meant it. */
  spotAt(px: number, py: number, near: readonly Spot[]): Spot {
    const x = this.sight.x + (px - this.size.width / 2) / this.sight.cell;
    const y = this.sight.y + (py - this.size.height / 2) / this.sight.cell;
    const reach = Math.max(0.5, HANDY / 2 / this.sight.cell);
    const away = (spot: Spot) => Math.max(Math.abs(spot.x + 0.5 - x), Math.abs(spot.y + 0.5 - y));
    const nearest = [...near].sort((a, b) => away(a) - away(b))[0];
    return nearest && away(nearest) <= reach ? nearest : { x: Math.floor(x), y: Math.floor(y) };
  }
}

/** Pan with one finger or the mouse, zoom with two fingers, the wheel or keys; `tap` hears of what touches no button, or one
 *  of several that may be nearer to each other than a finger is wide (`data-near`). */
export function gestures(camera: Camera, tap: (px: number, py: number) => void): Attachment<HTMLElement> {
  return (window) => {
    const fingers = new Map<number, { x: number; y: number }>();
    let moving = false;
    const inside = (event: MouseEvent) => {
      const box = window.getBoundingClientRect();
      return { x: event.clientX - box.x, y: event.clientY - box.y };
    };

    function down(event: PointerEvent): void {
      if (event.button > 1 || (event.target as HTMLElement).closest("[data-carry]")) return;
      if (!fingers.size) moving = false;
      fingers.set(event.pointerId, inside(event));
    }
    function move(event: PointerEvent): void {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = inside(event);
      if (!moving && fingers.size === 1 && Math.hypot(now.x - before.x, now.y - before.y) < THRESHOLD_PX) return;
      moving = true;
      window.setPointerCapture(event.pointerId);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      if (other) {
        const spread = (one: { x: number; y: number }) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
        camera.zoom(spread(now) / spread(before), (now.x + other.x) / 2, (now.y + other.y) / 2);
      }
      const share = other ? 2 : 1;
      camera.pan((now.x - before.x) / share, (now.y - before.y) / share);
      fingers.set(event.pointerId, now);
    }
    function up(event: PointerEvent): void {
      fingers.delete(event.pointerId);
      if (!fingers.size) setTimeout(() => (moving = false), 0); // after the click that follows
    }
    function click(event: MouseEvent): void {
      const byPointer = event.detail > 0;
      const meant = (event.target as HTMLElement).closest("button:not([data-near])");
      if (byPointer && (moving || !meant)) event.stopPropagation();
      if (!byPointer || moving || meant) return;
      const { x, y } = inside(event);
      tap(x, y);
    }
    function wheel(event: WheelEvent): void {
      event.preventDefault();
      const { x, y } = inside(event);
      camera.zoom(Math.exp(-event.deltaY * (event.ctrlKey ? 0.01 : 0.0015)), x, y);
    }
    function press(event: KeyboardEvent): void {
      const step = camera.sight.cell * 2;
      const pans: Record<string, [number, number]> = { ArrowLeft: [step, 0], ArrowRight: [-step, 0], ArrowUp: [0, step], ArrowDown: [0, -step] };
      const pan = event.shiftKey || event.target === window ? pans[event.key] : undefined;
      if (pan) camera.pan(...pan);
      else if (event.key === "+" || event.key === "=") camera.zoom(1.25);
      else if (event.key === "-") camera.zoom(0.8);
      else if (event.key === "0") camera.release();
      else return;
      event.preventDefault();
      event.stopPropagation();
    }
    window.addEventListener("pointerdown", down);
    window.addEventListener("pointermove", move);
    window.addEventListener("pointerup", up);
    window.addEventListener("pointercancel", up);
    window.addEventListener("click", click, { capture: true });
    window.addEventListener("wheel", wheel, { passive: false });
    window.addEventListener("keydown", press, { capture: true });
    return () => {
      window.removeEventListener("pointerdown", down);
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", up);
      window.removeEventListener("pointercancel", up);
      window.removeEventListener("click", click, { capture: true });
      window.removeEventListener("wheel", wheel);
      window.removeEventListener("keydown", press, { capture: true });
    };
  };
}
