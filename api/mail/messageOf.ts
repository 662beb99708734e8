import type { SendMailOptions } from "nodemailer";

import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

/**
 * Builds the message of an outbox row. The Message-ID is the same at each attempt, so that a mail sent twice is
 * recognised as one. Auto-Submitted prevents automatic replies (RFC 3834).
 * @param from `Name <address>`, or the address
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

/** As an object, so that nodemailer does not parse commas and brackets in the address. */
const mailbox = (address: string) => ({ name: "", address });
