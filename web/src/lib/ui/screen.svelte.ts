/** The size of the window, where drawings differ by it. */
import { MediaQuery } from "svelte/reactivity";

const narrow = new MediaQuery("(max-width: 900px), (max-height: 500px)");
const short = new MediaQuery("(max-height: 760px)");

export const screen = {
  get narrow(): boolean {
    return narrow.current;
  },
  get short(): boolean {
    return short.current;
  },
};
