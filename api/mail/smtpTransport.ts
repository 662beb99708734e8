import { createTransport } from "nodemailer";

import type { MailTransport } from "#api/mail/MailTransport.ts";
import { messageOf } from "#api/mail/messageOf.ts";

const SECOND = 1000;

/** In sum far below the five minutes of a claim (sendDueMails). The URL's query can override them, and set TLS. */
const TIMEOUTS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
};

/** @param url smtp:// or smtps://, with user and password if the server requires them */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    destination: `the mail server ${new URL(url).host}`,
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}
