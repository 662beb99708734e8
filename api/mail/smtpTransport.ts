import { createTransport } from "nodemailer";

import type { MailTransport } from "#api/mail/MailTransport.ts";
import { messageOf } from "#api/mail/messageOf.ts";

const SECOND = 1000;

/** Together far below the time that a mail is held by who sends it. The address may set them, and TLS, in its query. */
const TIMEOUTS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
};

/** @param url smtp:// or smtps://, with the account where the server wants one */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    destination: `the mail server ${new URL(url).host}`,
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}
