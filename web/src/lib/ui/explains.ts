/** Says what something means: to the ears as its description, to the eyes through Tip. */
import type { Attachment } from "svelte/attachments";

export function explains(text: string | undefined): Attachment<HTMLElement> {
  return (element) => {
    if (!text) return;
    element.setAttribute("aria-description", text);
    return () => element.removeAttribute("aria-description");
  };
}
