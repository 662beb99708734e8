import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

import { messageOf } from "#api/mail/messageOf.ts";
import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

/** A way to send mails. */
export interface MailTransport {
  /** A description of the destination for the log. */
  destination: string;
  /** Resolves when the mail server has accepted the mail or the file is written; otherwise rejects with the reason. */
  send(mail: OutgoingMail): Promise<void>;
}

interface Choice {
  /** The URL of the mail server; empty if there is none. */
  smtpUrl: string;
  from: string;
  /** The folder to which mails are written as files if there is no mail server. */
  directory: string;
}

export const openTransport = ({ smtpUrl, from, directory }: Choice): MailTransport =>
  smtpUrl ? smtpTransport(smtpUrl, from) : fileTransport(directory, from);

/**
 * Writes each mail to its own .eml file, with an atomic rename. The file names sort by time. A mail that is sent again
 * replaces its file.
 */
function fileTransport(directory: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    destination: `files in ${directory}, since SMTP_URL names no mail server`,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const file = join(directory, `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
      const write = () => writeFile(`${file}.part`, message as Buffer);
      // For the first mail, the folder does not exist yet, and writing fails. Create the folder, then write again.
      await write().catch(() => mkdir(directory, { recursive: true }).then(write));
      await rename(`${file}.part`, file);
    },
  };
}

const SECOND = 1000;

/**
 * Timeouts of the SMTP connection, in milliseconds. Their sum is far below the five minutes for which sendDueMails
 * claims a mail. The query string of SMTP_URL can override the timeouts and set TLS options.
 */
const TIMEOUTS = {
  dnsTimeout: 10 * SECOND,
  connectionTimeout: 10 * SECOND,
  greetingTimeout: 10 * SECOND,
  socketTimeout: 20 * SECOND,
};

/** @param url An smtp:// or smtps:// URL, with user and password if the mail server requires them */
export function smtpTransport(url: string, from: string): MailTransport {
  const transport = createTransport({ url, ...TIMEOUTS });
  return {
    destination: `the mail server ${new URL(url).host}`,
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}
