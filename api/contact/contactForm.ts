import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from "express";
import type { Logger } from "pino";

import { contactProblems } from "#api/contact/contactProblems.ts";
import { contactRequestSchema } from "#api/contact/contactRequest.rules.ts";
import { CONTACT_WORDS } from "#api/contact/contactWords.ts";
import { type ContactContext, createContactRequest } from "#api/contact/createContactRequest.ts";
import { plainContactPage } from "#api/contact/plainContactPage.ts";
import type { RenderContactForm } from "#api/contact/RenderContactForm.ts";
import { noteOf } from "#api/core/http/answerNote.ts";
import { asRefusal } from "#api/core/http/errorHandler.ts";
import { noStore, refuseCrossSite } from "#api/core/http/httpGuards.ts";
import { MAX_BODY } from "#api/core/rules/documentLimits.rules.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { LANGUAGES, localPath, type Language } from "#api/core/rules/language.rules.ts";
import { type FieldMessages, REFUSAL_STATUS, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

const KEPT = Object.keys(contactRequestSchema.fields);
const MINUTE = 60;

interface Options {
  log: Logger;
  contextOf: (request: Request) => ContactContext;
  render?: RenderContactForm;
}

/** The contact form without JavaScript: a plain POST. A refusal answers the form with the typed values, success a redirect to the thanks. */
export function contactForm({ log, contextOf, render = plainContactPage }: Options) {
  const router = Router();
  const read = express.urlencoded({ extended: false, limit: MAX_BODY.limit, parameterLimit: 50 });
  for (const language of LANGUAGES) {
    const path = localPath(language, sitePaths.contact);
    // Parse the body before any refusal, so that the answer can keep the typed values.
    router.post(path, noStore, read, refuseCrossSite, take(language, contextOf), answerRefused(language, { log, render }));
    // A reload of the refused form's address: redirect to the form on the front page.
    router.get(path, (_request, response) => response.redirect(302, localPath(language, sitePaths.contactForm)));
  }
  return router;
}

const take =
  (language: Language, contextOf: Options["contextOf"]): RequestHandler =>
  async (request, response) => {
    await createContactRequest(contextOf(request), { ...typedInto(request.body), language });
    response.redirect(303, localPath(language, sitePaths.contactSent));
  };

/** Answers browsers with the form and the reason; passes errors of JSON clients to the next error handler. */
const answerRefused =
  (language: Language, { log, render }: Required<Pick<Options, "log" | "render">>): ErrorRequestHandler =>
  async (thrown: unknown, request, response, next) => {
    if (request.accepts(["html", "json"]) === "json") {
      next(thrown);
      return;
    }
    const { code, status, problems = {}, sentence, retryAfter } = asAnswer(thrown, language);
    noteOf(request).refused = () => [{ code }];
    if (status >= REFUSAL_STATUS.INTERNAL) logFault(log, thrown, "fault in a request", { requestId: request.id });
    if (retryAfter !== undefined) response.set("Retry-After", `${retryAfter}`);
    const { website: _website, ...values } = typedInto(request.body);
    const html = await render({ language, values, problems: contactProblems(language, problems), sentence });
    response.status(status).type("html").send(html);
  };

/** The known fields, each once and as text; ignores all others. */
function typedInto(body: unknown): Record<string, string> {
  const sent = (body ?? {}) as Record<string, string | string[] | undefined>;
  return Object.fromEntries([...KEPT, "website"].map((name) => [name, [sent[name] ?? ""].flat()[0] ?? ""]));
}

const WRONG_FIELDS = 422;

interface Answer {
  code: RefusalCode;
  status: number;
  sentence: string;
  problems?: FieldMessages;
  /** In seconds. */
  retryAfter?: number;
}

function asAnswer(thrown: unknown, language: Language): Answer {
  const { code = "INTERNAL", fields, retryAfter } = (asRefusal(thrown)?.extensions ?? {}) as { code?: RefusalCode; fields?: FieldMessages; retryAfter?: number };
  const words = CONTACT_WORDS[language].answer;
  if (fields) return { code, status: WRONG_FIELDS, sentence: words.refused, problems: fields };
  const sentences: Record<RefusalCode, string> = {
    RATE_LIMITED: words.tooMany(Math.ceil((retryAfter ?? 0) / MINUTE)),
    FORBIDDEN: words.elsewhere,
    PAYLOAD_TOO_LARGE: words.tooLarge,
    BAD_USER_INPUT: words.unreadable,
    UNSUPPORTED_MEDIA_TYPE: words.unreadable,
    UNAUTHENTICATED: words.fault,
    SECOND_STEP: words.fault,
    PROFILE_REQUIRED: words.fault,
    NOT_FOUND: words.fault,
    METHOD_NOT_ALLOWED: words.fault,
    CONFLICT: words.fault,
    TENDER_CLOSED: words.fault,
    QUESTIONS_CLOSED: words.fault,
    INTERNAL: words.fault,
    UNAVAILABLE: words.unavailable,
  };
  return { code, status: REFUSAL_STATUS[code], sentence: sentences[code], retryAfter };
}
