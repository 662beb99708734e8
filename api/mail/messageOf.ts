import type { SendMailOptions } from "nodemailer";

import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

/**
 * Converts a row of the outbox to an e-mail message. The Message-ID is the same at each attempt, so that mail programs
 * recognise a mail that was sent twice. The header Auto-Submitted prevents automatic replies (RFC 3834).
 * @param from The sender: `Name <address>`, or only the address
 */
export function messageOf(
  { id, recipient, replyTo, subject, text, createdAt, unsubscribeUrl }: OutgoingMail,
  from: string,
): SendMailOptions {
  return {
    from,
    to: mailbox(recipient),
    ...(replyTo && { replyTo: mailbox(replyTo) }),
    subject,
    text,
    date: createdAt,
    messageId: `<${id}@${/@([^\s<>]+)/.exec(from)?.[1] ?? "localhost"}>`,
    headers: {
      "Auto-Submitted": "auto-generated",
      ...(unsubscribeUrl && {
        "List-Unsubscribe": `<${unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Returns the address as an object, because nodemailer would parse commas and brackets in a text. */
const mailbox = (address: string) => ({ name: "", address });
