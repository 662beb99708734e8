import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from "express";
import type { Logger } from "pino";

import { contactRequestSchema } from "#api/contact/contactRequest.rules.ts";
import { CONTACT_WORDS } from "#api/contact/contactWords.ts";
import { type ContactContext, createContactRequest } from "#api/contact/createContactRequest.ts";
import { plainContactPage, type RenderContactForm } from "#api/contact/plainContactPage.ts";
import { noteOf } from "#api/core/http/answerNote.ts";
import { asRefusal } from "#api/core/http/errorHandler.ts";
import { noStore } from "#api/core/http/httpGuards.ts";
import { MAX_BODY } from "#api/core/rules/requestLimits.rules.ts";
import { logFault } from "#api/core/http/logFault.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { LANGUAGES, localPath, type Language } from "#api/core/rules/language.rules.ts";
import { type FieldMessages, REFUSAL_STATUS, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

const KEPT = Object.keys(contactRequestSchema.fields);
const MINUTE = 60;

interface Options {
  log: Logger;
  contextOf: (request: Request) => ContactContext;
  /** Middleware that refuses a form that a page of another site has posted. */
  fromOwnSite: RequestHandler;
  render?: RenderContactForm;
}

/**
 * The routes of the contact form for browsers without JavaScript, which send a plain POST. After success, the browser
 * is redirected to the thank-you page. After a refusal, the response is the form with the typed values.
 */
export function contactForm({ log, contextOf, fromOwnSite, render = plainContactPage }: Options) {
  const router = Router();
  const read = express.urlencoded({ extended: false, limit: MAX_BODY.limit, parameterLimit: 50 });
  for (const language of LANGUAGES) {
    const path = localPath(language, sitePaths.contact);
    // `read` parses the body before `fromOwnSite` can refuse the request, so that the response can show the typed
    // values.
    router.post(path, noStore, read, fromOwnSite, take(language, contextOf), answerRefused(language, { log, render }));
    // After a refusal, the browser's address bar shows this path. If the user opens it with GET, redirect to the form
    // on the front page.
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

/**
 * Answers a browser with the form and the reason for the refusal. If the client prefers JSON, passes the error to the
 * next error handler.
 */
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

/**
 * Reads the form's fields as texts: the first value of a repeated field, and an empty text for a missing field. Ignores
 * unknown fields.
 */
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
  /** Seconds until the form may be sent again. */
  retryAfter?: number;
}

function asAnswer(thrown: unknown, language: Language): Answer {
  const {
    code = "INTERNAL",
    fields,
    retryAfter,
  } = (asRefusal(thrown)?.extensions ?? {}) as { code?: RefusalCode; fields?: FieldMessages; retryAfter?: number };
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
    INSUFFICIENT_STORAGE: words.unavailable,
  };
  return { code, status: REFUSAL_STATUS[code], sentence: sentences[code], retryAfter };
}

/** Translates the messages of invalid fields, because the validation rules have only English messages. */
function contactProblems(language: Language, fields: FieldMessages): FieldMessages {
  const words = CONTACT_WORDS[language].problems;
  const known: FieldMessages = { Required: words.required, "Invalid email": words.email };
  const inWords = (message: string) => {
    const length = /^Must be at most ([\d,]+) characters$/.exec(message)?.[1];
    return length ? words.tooLong(length) : (known[message] ?? words.other);
  };
  return Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, inWords(message)]));
}
