import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const GAMES = fileURLToPath(new URL("../src/noripan/games", import.meta.url));
const NAME = /^name = .*\n(?:[ ]+.*\n)*/m;

/** The names and taglines of all games in one language, so that a page that only names games need not fetch all their texts:
 *  `virtual:names/en` has the message `name` of every game as `name-<game>`. */
export function names(): Plugin {
  const prefix = "virtual:names/";
  return {
    name: "names",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return null;
      const messages = readdirSync(GAMES).flatMap((game) => {
        const file = `${GAMES}/${game}/texts/${id.slice(prefix.length + 1)}.ftl`;
        if (!existsSync(file)) return [];
        this.addWatchFile(file);
        const found = NAME.exec(readFileSync(file, "utf-8"))?.[0];
        if (!found) throw new Error(`${file} does not say the game's name`);
        return [found.replace("name", `name-${game}`)];
      });
      return `export default ${JSON.stringify(messages.join(""))};`;
    },
  };
}
