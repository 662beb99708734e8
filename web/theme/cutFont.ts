import { readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";

import subsetFont from "subset-font";

/**
 * This script (`npm run font`) creates the core subset of the font. Run it after changing the font's unicode-range in
 * fonts.css, and commit the result.
 */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const WHOLE = here("../../node_modules/@fontsource-variable/ibm-plex-sans/files/ibm-plex-sans-latin-wght-normal.woff2");
const CORE = here("fonts/ibm-plex-sans-core.woff2");

/** The OpenType features that the site uses. Others, such as fractions and superscripts, would add unused glyphs. */
const FEATURES = ["calt", "ccmp", "kern", "liga", "locl", "mark"];

const face = (await readFile(here("fonts.css"), "utf8"))
  .split("@font-face")
  .find((rule) => rule.includes("ibm-plex-sans-core"));
const letters = [...(face ?? "").matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].flatMap(([, first = "", last = first]) =>
  Array.from({ length: parseInt(last, 16) - parseInt(first, 16) + 1 }, (_, offset) =>
    String.fromCodePoint(parseInt(first, 16) + offset),
  ),
);
if (letters.length === 0) throw new Error("fonts.css names no letters of the core");

await writeFile(
  CORE,
  await subsetFont(await readFile(WHOLE), letters.join(""), {
    targetFormat: "woff2",
    variationAxes: { wght: { min: 400, max: 700 } },
    keepFeatures: FEATURES,
  }),
);
