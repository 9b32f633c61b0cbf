/** Dragging a piece by mouse, pen or finger to a place marked with `data-drop`. Tapping and keys do the same without it. */
import type { Attachment } from "svelte/attachments";

const THRESHOLD_PX = 8;

export interface Dragging {
  enabled: () => boolean;
  /** Other pieces that come along. */
  along?: () => Iterable<HTMLElement>;
  /** Where it was let go: the name of the place, or nothing, and the point. */
  drop: (place: string | null, at: PointerEvent) => void;
}

export function drag(dragging: Dragging): Attachment<HTMLElement> {
  return (piece) => {
    let start: { x: number; y: number; id: number } | null = null;
    let carried: HTMLElement[] = [];

    function down(event: PointerEvent): void {
      if (event.button !== 0 || !dragging.enabled()) return;
      start = { x: event.clientX, y: event.clientY, id: event.pointerId };
      listen("addEventListener"); // on the window: a quick hand leaves the piece before it follows
    }
    function move(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      const dx = event.clientX - start.x;
      const dy = event.clientY - start.y;
      if (!carried.length) {
        if (Math.hypot(dx, dy) < THRESHOLD_PX) return;
        carried = [...new Set([piece, ...(dragging.along?.() ?? [])])];
        for (const one of carried) one.classList.add("carried");
      }
      for (const one of carried) one.style.translate = `${dx}px ${dy}px`;
    }
    function up(event: PointerEvent): void {
      if (!start || event.pointerId !== start.id) return;
      start = null;
      listen("removeEventListener");
      if (!carried.length) return;
      const under = document.elementsFromPoint(event.clientX, event.clientY);
      const place = under.map((one) => one.closest<HTMLElement>("[data-drop]")).find(Boolean);
      letGo();
      addEventListener("click", swallow, { capture: true, once: true });
      setTimeout(() => removeEventListener("click", swallow, { capture: true }), 0);
      if (event.type === "pointerup") dragging.drop(place?.dataset.drop ?? null, event);
    }
    function letGo(): void {
      for (const one of carried) {
        one.classList.remove("carried");
        one.style.translate = "";
      }
      carried = [];
    }
    function listen(how: "addEventListener" | "removeEventListener"): void {
      window[how]("pointermove", move as EventListener);
      window[how]("pointerup", up as EventListener);
      window[how]("pointercancel", up as EventListener);
    }
    const swallow = (event: Event) => event.stopPropagation();

    piece.addEventListener("pointerdown", down);
    return () => {
      letGo();
      listen("removeEventListener");
      piece.removeEventListener("pointerdown", down);
    };
  };
}
