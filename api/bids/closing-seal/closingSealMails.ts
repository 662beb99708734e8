import type { EntityManager } from "typeorm";

import type { ClosingSeal } from "#api/bids/closing-seal/ClosingSeal.ts";
import { CLOSING_SEAL_WORDS } from "#api/bids/closing-seal/closingSealWords.ts";
import type { LinkMailHandle } from "#api/core/graphql/context.ts";
import { sitePaths } from "#api/core/rules/addresses.rules.ts";
import { type Language, LANGUAGES, localPath } from "#api/core/rules/language.rules.ts";
import { oneLine } from "#api/mail/oneLine.ts";
import { type NewMail, queueMails } from "#api/mail/queueMail.ts";

interface Sealed {
  seal: ClosingSeal;
  title: string;
  bidders: readonly { companyId: string; receiptNumber: string }[];
}

interface Person {
  id: string;
  email: string;
  name: string;
}

/** How much of the seal the subject tells. */
const SUBJECT_DIGITS = 12;

/** Queues one mail to each company with a live bid whose person is active, in the caller's transaction. No mail tells any terms. */
export async function queueClosingSealMails(tx: EntityManager, { desk, site }: Pick<LinkMailHandle, "desk" | "site">, { seal, title, bidders }: Sealed) {
  const people = await tx.query<Person[]>(
    `SELECT id, email, coalesce(nullif(concat_ws(' ', first_name, last_name), ''), username) AS name
       FROM users WHERE id = ANY ($1) AND status = 'active' AND deleted_at IS NULL`,
    [bidders.map(({ companyId }) => companyId)],
  );
  const receipts = new Map(bidders.map(({ companyId, receiptNumber }) => [companyId, receiptNumber]));
  await queueMails(tx, people.map(({ id, email, name }) => mailOf(seal, { title, desk, site, email, name, receiptNumber: receipts.get(id)! })));
}

interface Letter extends Pick<Person, "email" | "name"> {
  title: string;
  desk: string;
  site: string;
  receiptNumber: string;
}

function mailOf(seal: ClosingSeal, letter: Letter): NewMail {
  return {
    recipient: letter.email,
    replyTo: letter.desk,
    subject: CLOSING_SEAL_WORDS.en.subject(seal.tenderNumber, seal.sha256.slice(0, SUBJECT_DIGITS)),
    text: `${LANGUAGES.map((language) => textIn(language, seal, letter)).join("\n\n--------\n\n")}\n`,
  };
}

function textIn(language: Language, { tenderNumber, closing, sha256, receipts }: ClosingSeal, { title, name, site, desk, receiptNumber }: Letter) {
  const words = CLOSING_SEAL_WORDS[language];
  return [
    `${words.hello} ${oneLine(name)},`,
    words.held(oneLine(tenderNumber), oneLine(title), receipts.length),
    sha256,
    words.contains(receiptNumber),
    ...(closing > 1 ? [words.again] : []),
    `${words.check}\n${site}${localPath(language, sitePaths.verify)}`,
    `${words.desk}\n${desk}`,
  ].join("\n\n");
}
