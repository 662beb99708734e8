import { type Plugin } from "vite";

import { type Language } from "#api/core/rules/language.rules.ts";

/** The portal's lists of words: `words/<name>.en.ts`, with `words/<name>.fr.ts` beside it. */
const WORDS = /\/words\/\w+\.en\.ts$/;

/**
 * The portal is built once for each language: this plugin replaces each English list of words by the list of that
 * language. So a page loads one language only, and all words are there when its modules run. A list that is missing in
 * that language fails the build.
 */
export const languageOfBuild = (language: Language): Plugin => ({
  name: "language-of-build",
  enforce: "pre",
  async resolveId(source, importer) {
    if (language === "en" || !WORDS.test(source)) return null;
    const list = source.replace(/en\.ts$/, `${language}.ts`);
    const found = await this.resolve(list, importer, { skipSelf: true });
    // Without this error, Vite would use the English list, and the page would have English words.
    if (!found) throw new Error(`${list} is missing, which ${importer} needs`);
    return found;
  },
});
