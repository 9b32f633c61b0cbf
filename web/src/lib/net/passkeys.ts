/** Passkeys: the browser and the server agree on a key, and the browser shows that it has it. */
import { get, post, Refused, remove } from "$lib/net/api";
import type { Ceremony, Me, Passkey } from "$lib/net/protocol";

export const passkeysPossible = "PublicKeyCredential" in globalThis && "parseCreationOptionsFromJSON" in PublicKeyCredential;

export const myPasskeys = () => get<Passkey[]>("/api/me/passkeys");
export const removePasskey = (id: string) => remove(`/api/me/passkeys/${id}`);

/** Make a passkey on this device; nothing if its owner thought better of it. */
export async function addPasskey(name: string): Promise<Passkey | null> {
  const { options } = await post<Ceremony>("/api/me/passkeys/begin");
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options as PublicKeyCredentialCreationOptionsJSON);
  const credential = await answered(() => navigator.credentials.create({ publicKey }));
  return credential && post<Passkey>("/api/me/passkeys", { name, credential });
}

/** Who the passkey says that we are; nothing if no passkey was chosen. */
export async function signInByPasskey(): Promise<Me | null> {
  const { options } = await post<Ceremony>("/api/passkeys/begin");
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options as unknown as PublicKeyCredentialRequestOptionsJSON);
  const credential = await answered(() => navigator.credentials.get({ publicKey }));
  return credential && post<Me>("/api/passkeys/sign-in", { credential });
}

/** What the browser answers after it has asked the person, as the server reads it. */
async function answered(ask: () => Promise<Credential | null>): Promise<object | null> {
  try {
    return ((await ask()) as PublicKeyCredential | null)?.toJSON() ?? null;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    if (error.name === "NotAllowedError" || error.name === "AbortError") return null; // called off, or it took too long
    const why: Record<string, string> = { InvalidStateError: "passkey_known", SecurityError: "passkey_place" };
    throw new Refused(0, why[error.name] ?? "passkey_refused", {});
  }
}
