import type { IncomingMessage, ServerResponse } from "node:http";

import { A_YEAR_S, LANGUAGE_COOKIE, LANGUAGES, type Language } from "#api/core/rules/language.rules.ts";
import type { PortalPages } from "#api/site/openBuiltSite.ts";

/**
 * Returns the HTML of a portal page in the browser's language. A page without an English version, such as /fr/login, is
 * French. For other pages, the language is that of the cookie, or without a cookie that of the header Accept-Language.
 * A page that does not exist in this language is English. Sets the cookie if the language differs from the cookie's
 * language, or without a cookie from English.
 */
export function portalPage(pages: PortalPages, request: IncomingMessage, response: ServerResponse) {
  const stored = storedLanguage(request);
  const language = pages.en ? (stored ?? preferredLanguage(request)) : "fr";
  response.setHeader("Vary", "Cookie, Accept-Language");
  if (language !== (stored ?? "en"))
    response.setHeader("Set-Cookie", `${LANGUAGE_COOKIE}=${language}; Max-Age=${A_YEAR_S}; Path=/; SameSite=Lax`);
  return pages[language] ?? pages.en;
}

function storedLanguage({ headers }: IncomingMessage): Language | undefined {
  const cookies = headers.cookie?.split("; ") ?? [];
  return LANGUAGES.find((language) => cookies.includes(`${LANGUAGE_COOKIE}=${language}`));
}

/**
 * Returns the language of the portal with the highest weight in the header Accept-Language, as in "fr-MG, fr;q=0.9,
 * en;q=0.8"; English if the header names no language of the portal.
 */
function preferredLanguage({ headers }: IncomingMessage): Language {
  const ranges = (headers["accept-language"] ?? "").split(",").map((range) => {
    const [tag = "", parameter = ""] = range
      .toLowerCase()
      .split(";")
      .map((part) => part.trim());
    return { name: tag.split("-")[0], weight: parameter.startsWith("q=") ? Number(parameter.slice(2)) : 1 };
  });
  const [best] = ranges
    .filter(({ name, weight }) => weight > 0 && LANGUAGES.some((language) => language === name))
    .sort((one, other) => other.weight - one.weight);
  return LANGUAGES.find((language) => language === best?.name) ?? "en";
}
