/** Keyboard: when what has the focus disappears or cannot be pressed any more, the hand has it next, not the top of the page. */
import type { Attachment } from "svelte/attachments";

const usable = (one: Element) => one.isConnected && !one.matches(":disabled");

/** Where to go on: with a card that can be played, with the end of the turn, or with the hand until it is our turn. */
const ONWARDS = [".hand .can", ".tray .button.main:not(:disabled)", ".hand [tabindex='0']"];

export function keepFocus(): Attachment<HTMLElement> {
  return (root) => {
    let last: Element | null = null;

    function enter(event: FocusEvent): void {
      last = event.target as Element;
    }
    function leave(event: FocusEvent): void {
      if (usable(event.target as Element)) last = null; // somebody went elsewhere
    }
    function settle(): void {
      if (!last || usable(last) || ![last, document.body].includes(document.activeElement!)) return;
      const next = ONWARDS.map((where) => root.querySelector<HTMLElement>(where)).find((one) => one !== null);
      if (next) next.focus({ preventScroll: true });
    }
    const watcher = new MutationObserver(settle);
    watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["disabled"] });
    root.addEventListener("focusin", enter);
    root.addEventListener("focusout", leave);
    return () => {
      watcher.disconnect();
      root.removeEventListener("focusin", enter);
      root.removeEventListener("focusout", leave);
    };
  };
}
