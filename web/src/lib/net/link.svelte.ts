/** The page's one line to the server, and how it stands, for all to see. */
import { Connection, type Socket, type LinkState } from "$lib/net/connection";
import { ensure, me } from "$lib/net/me.svelte";

const AGAIN_MS = 5_000;

export const connection = $state({ standing: "waiting" as LinkState });

function connect(): Socket {
  const address = new URL("/ws", location.href);
  address.protocol = address.protocol.replace("http", "ws");
  return new WebSocket(address) as unknown as Socket;
}

export const line = new Connection(connect, (standing) => {
  connection.standing = standing;
  if (standing === "signed-out") void comeInAgain();
});

/** Our cookie counts no longer: be a guest again. */
async function comeInAgain(): Promise<void> {
  me.person = null;
  try {
    await ensure();
  } catch {
    setTimeout(() => void comeInAgain(), AGAIN_MS); // no connection, or a process that has not heard yet that we are nobody
    return;
  }
  line.reach();
}

addEventListener("online", () => line.reach());
document.addEventListener("visibilitychange", () => document.visibilityState === "visible" && line.probe());
