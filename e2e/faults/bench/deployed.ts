import { readFileSync } from "node:fs";
import { join } from "node:path";

export const DEPLOY = "api/deploy";

/** The text of a file of the documented deployment, in which the test's ports and paths replace the documented ones. */
export function deployed(name: string, replacements: Record<string, string> = {}) {
  let text = readFileSync(join(DEPLOY, name), "utf8");
  for (const [documented, here] of Object.entries(replacements)) {
    if (!text.includes(documented)) throw new Error(`${DEPLOY}/${name} does not contain ${documented}`);
    text = text.replaceAll(documented, here);
  }
  return text;
}
