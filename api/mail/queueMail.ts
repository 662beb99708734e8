import type { EntityManager } from "typeorm";

import { OutgoingMail } from "#api/mail/OutgoingMail.ts";

export interface NewMail {
  /** An address without a name. */
  recipient: string;
  /** An address without a name. */
  replyTo: string;
  /** May contain user input: line breaks become spaces, so that it cannot inject a header. */
  subject: string;
  text: string;
}

/** Queues a mail in the caller's transaction: it is sent only if that commits. */
export async function queueMail(tx: EntityManager, mail: NewMail) {
  await tx.insert(OutgoingMail, { ...mail, subject: mail.subject.replace(/[\p{Cc}\s]+/gu, " ").trim() });
}
