import type { EntityManager } from "typeorm";

import { OutgoingMail } from "#api/mail/OutgoingMail.ts";

export interface NewMail {
  /** A bare address. */
  recipient: string;
  /** A bare address: where an answer goes. */
  replyTo: string;
  /** What people typed may stand in it: its line breaks become blanks. */
  subject: string;
  text: string;
}

/** Part of the caller's transaction: the mail goes out if that is committed, and else never was. */
export async function queueMail(tx: EntityManager, mail: NewMail) {
  await tx.insert(OutgoingMail, { ...mail, subject: mail.subject.replace(/[\p{Cc}\s]+/gu, " ").trim() });
}
