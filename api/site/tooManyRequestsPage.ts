import type { ErrorRequestHandler } from "express";

import { noteOf } from "#api/core/http/answerNote.ts";
import { asRefusal } from "#api/core/http/errorHandler.ts";
import { type Language, languageOf } from "#api/core/rules/language.rules.ts";

const WORDS: Record<Language, { title: string; sentence: (seconds: number) => string }> = {
  en: {
    title: "Too many requests",
    sentence: (seconds) =>
      `Too many requests came from your network. Please try again in ${seconds} second${seconds > 1 ? "s" : ""}.`,
  },
  fr: {
    title: "Trop de requêtes",
    sentence: (seconds) =>
      `Trop de requêtes sont venues de votre réseau. Veuillez réessayer dans ${seconds}\u00a0seconde${seconds > 1 ? "s" : ""}.`,
  },
};

/**
 * Answers a browser whose request of a page is above the limit of its network address with a page in the language of
 * the path. Other clients get the refusal as JSON.
 */
export const tooManyRequestsPage: ErrorRequestHandler = (thrown: unknown, request, response, next) => {
  const { code, retryAfter } = asRefusal(thrown)?.extensions ?? {};
  response.vary("Accept");
  if (code === "RATE_LIMITED" && request.accepts(["json", "html"]) === "html")
    noteOf(request).refusalPage = pageOf(languageOf(request.path).language, retryAfter as number);
  next(thrown);
};

function pageOf(language: Language, seconds: number) {
  const { title, sentence } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body>
<main>
<h1>${title}</h1>
<p role="alert">${sentence(seconds)}</p>
</main>
</body>
</html>
`;
}
