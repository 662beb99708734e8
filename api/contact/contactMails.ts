import type { ContactRequest } from "#api/contact/ContactRequest.ts";
import type { Language } from "#api/core/rules/language.rules.ts";
import { CONTACT_WORDS } from "#api/contact/contactWords.ts";
import type { NewMail } from "#api/mail/queueMail.ts";

const LANGUAGE_NAMES: Record<Language, string> = { en: "English", fr: "French" };

/** Creates the mail to the global desk, always in English. Its Reply-To is the address of the request's sender. */
export function deskMail(request: ContactRequest, desk: string): NewMail {
  const { id, firstName, lastName, company, email, language, createdAt } = request;
  return {
    recipient: desk,
    aboutId: id,
    replyTo: email,
    subject: `Integration request: ${company} (${firstName} ${lastName})`,
    text: paragraphs(
      [`Reference: ${id}`, `Received: ${createdAt.toISOString()}`, `Language: ${LANGUAGE_NAMES[language]}`].join("\n"),
      fieldsOf(request, "en"),
      quoted(request.message),
    ),
  };
}

/**
 * Creates the mail to the sender of the request, in the language of the request. Its Reply-To is the global desk. Spec
 * §8: the mail promises a reply within 24 hours.
 */
export function acknowledgement(request: ContactRequest, desk: string): NewMail {
  const { id, firstName, lastName, email, language } = request;
  const words = CONTACT_WORDS[language].mail;
  return {
    recipient: email,
    aboutId: id,
    replyTo: desk,
    subject: words.subject,
    text: paragraphs(
      `${words.hello} ${oneLine(`${firstName} ${lastName}`)},`,
      words.promise,
      `${words.reference}: ${id}`,
      words.written,
      fieldsOf(request, language),
      quoted(request.message),
      words.notYou,
      `${words.desk}\n${desk}`,
    ),
  };
}

function fieldsOf(request: ContactRequest, language: Language) {
  const { labels, roles } = CONTACT_WORDS[language];
  const names = ["firstName", "lastName", "email", "company"] as const;
  return [
    ...names.map((name) => `${labels[name]}: ${oneLine(request[name])}`),
    `${labels.role}: ${roles[request.role]}`,
  ].join("\n");
}

const paragraphs = (...parts: string[]) => `${parts.join("\n\n")}\n`;

/** Replaces line breaks by spaces, because a name with line breaks could imitate other lines of the mail. */
const oneLine = (text: string) => text.replace(/\s+/g, " ");

const quoted = (text: string) =>
  text
    .split(/\r\n|[\r\n]/)
    .map((line) => `> ${line}`.trimEnd())
    .join("\n");
