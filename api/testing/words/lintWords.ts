import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { findWords } from "#api/testing/words/findWords.ts";

/**
 * `npm run words` reports the phrases of words.ts in all files. `npm run words -- api/bids README.md` reports only
 * those in the named files and folders.
 */
const GENERATED = /(?:^|\/)generated\w*\.ts$|^(?:schema|api\/testing\/.*released)\.graphql$/;
const LIST = "api/testing/words/";

const files = execFileSync(
  "git",
  ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...process.argv.slice(2)],
  { encoding: "utf8", maxBuffer: 1e8 },
)
  .split("\0")
  .filter((file) => file && !GENERATED.test(file) && !file.startsWith(LIST) && existsSync(file));

let count = 0;
for (const file of files) {
  for (const { line, found, word } of findWords(file, readFileSync(file, "utf8"))) {
    count += 1;
    process.stdout.write(`${file}:${line}  "${found}" → ${word.instead}${word.why ? ` (${word.why})` : ""}\n`);
  }
}
if (count > 0) {
  process.stdout.write(`${count} phrases to replace. The list is api/testing/words/words.ts.\n`);
  process.exitCode = 1;
}
