/** Try something that the server may refuse; a refusal is said in a sentence. Whether it was done. */
import { Refused } from "$lib/net/api";
import { speech } from "$lib/text/speech.svelte";
import { refuse } from "$lib/ui/toasts.svelte";

export async function attempt(work: () => Promise<unknown>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    refuse(speech.error(error.code, error.details));
    return false;
  }
}
