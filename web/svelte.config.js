import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";
import { relative } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Class names by a component's place in the repository: games lie outside of web/, where Svelte would take the whole path of the checkout. */
const cssHash = ({ hash, css, filename }) => `svelte-${hash(filename ? relative(root, filename) : css)}`;

export default { preprocess: vitePreprocess(), compilerOptions: { runes: true, cssHash } };
