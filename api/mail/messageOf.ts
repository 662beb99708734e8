import type { SendMailOptions } from "nodemailer";

import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

/**
 * The message of a row, the same at each attempt: its Message-ID tells a second copy from a second mail. Auto-Submitted keeps
 * other machines from answering (RFC 3834).
 * @param from `Name <address>`, or the address
 */
export function messageOf({ id, recipient, replyTo, subject, text, createdAt }: OutgoingMail, from: string): SendMailOptions {
  return {
    from,
    to: mailbox(recipient),
    ...(replyTo && { replyTo: mailbox(replyTo) }),
    subject,
    text,
    date: createdAt,
    messageId: `<${id}@${/@([^\s<>]+)/.exec(from)?.[1] ?? "localhost"}>`,
    headers: { "Auto-Submitted": "auto-generated" },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** Given in parts, an address is not read for commas and brackets. */
const mailbox = (address: string) => ({ name: "", address });
