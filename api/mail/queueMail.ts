import type { EntityManager } from "typeorm";

import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { openTextEncryption, type TextEncryption } from "#api/core/encryption/textEncryption.ts";

export interface NewMail {
  /** An address without a name. */
  recipient: string;
  /** An address without a name. */
  replyTo: string;
  /** May contain user input: line breaks become spaces, so that it cannot inject a header. */
  subject: string;
  text: string;
  /** URL of one-click unsubscription (RFC 8058), if the recipient can unsubscribe from this kind of mail. */
  unsubscribeUrl?: string;
  /** The user or the contact request that it is about. */
  aboutId?: string;
  /** It is dropped if that user is blocked, banned or deleted before it is sent. */
  isNotice?: boolean;
}

/**
 * Queues a mail in the caller's transaction: it is sent only if that commits.
 * @param seal encrypts the text of a mail that carries a secret
 */
export async function queueMail(tx: EntityManager, mail: NewMail, seal?: MailEncryption["encrypt"]) {
  await tx.insert(OutgoingMail, rowOf(mail, seal));
}

/** The same for many mails, in few statements. */
export async function queueMails(tx: EntityManager, mails: readonly NewMail[]) {
  for (let first = 0; first < mails.length; first += MAILS_AT_ONCE)
    await tx.insert(
      OutgoingMail,
      mails.slice(first, first + MAILS_AT_ONCE).map((mail) => rowOf(mail)),
    );
}

/** PostgreSQL allows 65,535 parameters a statement. */
const MAILS_AT_ONCE = 1000;

const rowOf = (mail: NewMail, seal?: MailEncryption["encrypt"]) => ({
  ...mail,
  text: seal ? seal(mail.text) : mail.text,
  isSecret: seal !== undefined,
  subject: oneLine(mail.subject),
});

/** Encrypts the text of a mail that carries a secret, such as a link. */
export type MailEncryption = TextEncryption;

/** @param secret of the session cookie; the mail's key is derived from it */
export const openMailEncryption = (secret: string): MailEncryption => openTextEncryption(secret, "axion outgoing mail");

/** For typed text in a mail: line breaks could imitate lines of the mail itself. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();
