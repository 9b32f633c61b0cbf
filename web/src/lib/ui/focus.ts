/** Keyboard: when what has the focus disappears or cannot be pressed any more, the hand has it next, not the top of the page. */
import type { Attachment } from "svelte/attachments";

const usable = (one: Element) => one.isConnected && !one.matches(":disabled");

/** Where to go on: with a card that can be played, with the end of the turn, or with the hand until it is our turn. */
const ONWARDS = [".hand .can", ".tray .button.main:not(:disabled)", ".hand [tabindex='0']"];

export function keepFocus(): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null; // what had the focus, unless somebody went elsewhere

    const enter = ({ target }: FocusEvent) => (last = root.contains(target as Element) ? (target as Element) : null);
    const point = () => (last = null);

    function settle(): void {
      if (!last || usable(last) || ![last, document.body].includes(document.activeElement!)) return;
      if (root.querySelector(".tray-head[aria-busy='true']")) return; // what can be played next is not yet known
      const next = ONWARDS.map((where) => root.querySelector<HTMLElement>(where)).find((one) => one !== null);
      if (next) next.focus({ preventScroll: true });
    }
    const watcher = new MutationObserver(settle);
    watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled", "aria-busy"] });
    document.addEventListener("focusin", enter);
    document.addEventListener("pointerdown", point, { capture: true });
    return () => {
      watcher.disconnect();
      document.removeEventListener("focusin", enter);
      document.removeEventListener("pointerdown", point, { capture: true });
    };
  };
}
