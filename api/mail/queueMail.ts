import type { EntityManager } from "typeorm";

import { OutgoingMail } from "#api/mail/OutgoingMail.ts";
import { openTextEncryption, type TextEncryption } from "#api/core/encryption/textEncryption.ts";

export interface NewMail {
  /** An e-mail address without a display name. */
  recipient: string;
  /** An e-mail address without a display name. */
  replyTo: string;
  /** May contain user input. queueMail replaces line breaks by spaces, so that the input cannot inject a header. */
  subject: string;
  text: string;
  /** The URL for one-click unsubscription (RFC 8058), if the recipient can unsubscribe from this kind of mail. */
  unsubscribeUrl?: string;
  /** The id of the user or contact request that the mail is about. */
  aboutId?: string;
  /**
   * True if the mail contains notices. If the user is blocked, banned or deleted before the mail is sent, the mail is
   * deleted.
   */
  isNotice?: boolean;
}

/**
 * Queues a mail in the caller's transaction, so that the mail is sent only if the transaction commits.
 * @param seal A function that encrypts the text; given only if the text contains a secret
 */
export async function queueMail(tx: EntityManager, mail: NewMail, seal?: MailEncryption["encrypt"]) {
  await tx.insert(OutgoingMail, rowOf(mail, seal));
}

/** Queues many mails in the caller's transaction, in few statements. */
export async function queueMails(tx: EntityManager, mails: readonly NewMail[]) {
  for (let first = 0; first < mails.length; first += MAILS_AT_ONCE)
    await tx.insert(
      OutgoingMail,
      mails.slice(first, first + MAILS_AT_ONCE).map((mail) => rowOf(mail)),
    );
}

/** The number of mails that one statement inserts. PostgreSQL allows 65,535 parameters in one statement. */
const MAILS_AT_ONCE = 1000;

const rowOf = (mail: NewMail, seal?: MailEncryption["encrypt"]) => ({
  ...mail,
  text: seal ? seal(mail.text) : mail.text,
  isSecret: seal !== undefined,
  subject: oneLine(mail.subject),
});

/** Encrypts the texts of mails that contain a secret, such as a link with a token. */
export type MailEncryption = TextEncryption;

/** @param secret The secret of the session cookie, from which the encryption key of mails is derived */
export const openMailEncryption = (secret: string): MailEncryption => openTextEncryption(secret, "axion outgoing mail");

/**
 * Replaces line breaks in user input that a mail quotes, because the input could otherwise imitate lines of the mail.
 */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\s]+/gu, " ").trim();
