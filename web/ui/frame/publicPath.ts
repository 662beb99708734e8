import { localPath } from "#api/core/rules/language.rules.ts";
import { language } from "#web/format/words/language.en.ts";

/** The path of a public page in the language of the portal. */
export const publicPath = (path: string) => localPath(language, path);
