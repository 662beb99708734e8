import express, { type ErrorRequestHandler, type Request, type RequestHandler, Router } from "express";

import { contactProblems } from "#api/contact/contactProblems.ts";
import { type ContactLanguage, contactRequestSchema } from "#api/contact/contactRequest.rules.ts";
import { CONTACT_WORDS } from "#api/contact/contactWords.ts";
import { type ContactContext, createContactRequest } from "#api/contact/createContactRequest.ts";
import { plainContactPage } from "#api/contact/plainContactPage.ts";
import type { RenderContactForm } from "#api/contact/RenderContactForm.ts";
import { asRefusal } from "#api/core/http/errorHandler.ts";
import { noStore, refuseCrossSite } from "#api/core/http/httpGuards.ts";
import { type FieldMessages, REFUSAL_STATUS, type RefusalCode } from "#api/core/rules/refusalCodes.rules.ts";

const PATHS: [path: string, language: ContactLanguage][] = [
  ["/contact", "en"],
  ["/fr/contact", "fr"],
];
const KEPT = Object.keys(contactRequestSchema.fields);
const MINUTE = 60;

interface Options {
  contextOf: (request: Request) => ContactContext;
  render?: RenderContactForm;
}

/** The contact form where no script runs: a plain post, answered by a page that keeps what was typed, or sent on to the thanks. */
export function contactForm({ contextOf, render = plainContactPage }: Options) {
  const router = Router();
  const read = express.urlencoded({ extended: false, limit: "256kb", parameterLimit: 50 });
  for (const [path, language] of PATHS) {
    // Read before anything is refused, so that the page can keep what was typed.
    router.post(path, noStore, read, refuseCrossSite, take(path, language, contextOf), answerRefused(language, render));
    // The address of a refused form, asked for again: the form itself stands on the front page.
    router.get(path, (_request, response) => response.redirect(302, language === "en" ? "/#contact" : "/fr#contact"));
  }
  return router;
}

const take =
  (path: string, language: ContactLanguage, contextOf: Options["contextOf"]): RequestHandler =>
  async (request, response) => {
    await createContactRequest(contextOf(request), { ...typedInto(request.body), language });
    response.redirect(303, `${path}/sent`);
  };

/** A person reads the form again, and why it was not sent; who asks for JSON is left to the next. */
const answerRefused =
  (language: ContactLanguage, render: RenderContactForm): ErrorRequestHandler =>
  async (thrown: unknown, request, response, next) => {
    if (request.accepts(["html", "json"]) === "json") {
      next(thrown);
      return;
    }
    const { status, problems = {}, sentence, retryAfter } = asAnswer(thrown, language);
    if (status === REFUSAL_STATUS.INTERNAL) request.log.error({ err: thrown }, "fault in a request");
    if (retryAfter !== undefined) response.set("Retry-After", `${retryAfter}`);
    const { website: _website, ...values } = typedInto(request.body);
    const html = await render({ language, values, problems: contactProblems(language, problems), sentence });
    response.status(status).type("html").send(html);
  };

/** Each known field once and as text; what else was sent is passed over. */
function typedInto(body: unknown): Record<string, string> {
  const sent = (body ?? {}) as Record<string, string | string[] | undefined>;
  return Object.fromEntries([...KEPT, "website"].map((name) => [name, [sent[name] ?? ""].flat()[0] ?? ""]));
}

const WRONG_FIELDS = 422;

interface Answer {
  status: number;
  sentence: string;
  problems?: FieldMessages;
  /** In seconds. */
  retryAfter?: number;
}

function asAnswer(thrown: unknown, language: ContactLanguage): Answer {
  const { code = "INTERNAL", fields, retryAfter } = (asRefusal(thrown)?.extensions ?? {}) as { code?: RefusalCode; fields?: FieldMessages; retryAfter?: number };
  const words = CONTACT_WORDS[language].answer;
  if (fields) return { status: WRONG_FIELDS, sentence: words.refused, problems: fields };
  const sentences: Record<RefusalCode, string> = {
    RATE_LIMITED: words.tooMany(Math.ceil((retryAfter ?? 0) / MINUTE)),
    FORBIDDEN: words.elsewhere,
    PAYLOAD_TOO_LARGE: words.tooLarge,
    BAD_USER_INPUT: words.unreadable,
    UNSUPPORTED_MEDIA_TYPE: words.unreadable,
    UNAUTHENTICATED: words.fault,
    PROFILE_REQUIRED: words.fault,
    NOT_FOUND: words.fault,
    METHOD_NOT_ALLOWED: words.fault,
    CONFLICT: words.fault,
    TENDER_CLOSED: words.fault,
    INTERNAL: words.fault,
  };
  return { status: REFUSAL_STATUS[code], sentence: sentences[code], retryAfter };
}
