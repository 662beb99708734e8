import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

import { messageOf } from "#api/mail/messageOf.ts";
import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

/** Where mails are sent. */
export interface MailTransport {
  /** The destination in words, for the log. */
  destination: string;
  /** Resolves when the mail server or the file system has accepted the mail; otherwise rejects with the reason. */
  send(mail: OutgoingMail): Promise<void>;
}

interface Choice {
  /** Empty without a mail server. */
  smtpUrl: string;
  from: string;
  /** The folder that receives the mails as files without a mail server. */
  directory: string;
}

export const openTransport = ({ smtpUrl, from, directory }: Choice): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(directory, from);

/** Writes each mail atomically to its own .eml file; file names sort by time. A resent mail replaces its first copy. */
function fileTransport(directory: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    destination: `files in ${directory}, since SMTP_URL names no mail server`,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const file = join(directory, `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
      const write = () => writeFile(`${file}.part`, message as Buffer);
      // The folder does not exist before the first mail.
      await write().catch(() => mkdir(directory, { recursive: true }).then(write));
      await rename(`${file}.part`, file);
    },
  };
}

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
