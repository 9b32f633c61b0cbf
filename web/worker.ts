import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

/** Puts the service worker beside the built client, with a digest of the client in it. */
export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    generateBundle(_, bundle) {
      const written = readFileSync(new URL("./service-worker.js", import.meta.url), "utf-8");
      const version = createHash("sha256").update(Object.keys(bundle).sort().join("\n")).update(written).digest("hex").slice(0, 16);
      this.emitFile({ type: "asset", fileName: "service-worker.js", source: written.replace("-VERSION", `-${version}`) });
    },
  };
}
