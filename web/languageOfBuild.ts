import { type Plugin } from "vite";

import { type Language } from "#api/core/rules/language.rules.ts";

/** The portal's lists of words: `words/<name>.en.ts`, with `words/<name>.fr.ts` beside it. */
const WORDS = /\/words\/\w+\.en\.ts$/;

/**
 * The portal is built once for each language: this plugin replaces each English list of words by the list of that
 * language. So a page loads one language only, and all words are there when its modules run.
 */
export const languageOfBuild = (language: Language): Plugin => ({
  name: "language-of-build",
  enforce: "pre",
  resolveId(source, importer) {
    if (language === "en" || !WORDS.test(source)) return null;
    return this.resolve(source.replace(/en\.ts$/, `${language}.ts`), importer, { skipSelf: true });
  },
});
