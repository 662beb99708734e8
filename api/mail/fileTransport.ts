import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

import type { MailTransport } from "#api/mail/MailTransport.ts";
import { messageOf } from "#api/mail/messageOf.ts";

/** Writes each mail atomically to its own .eml file; file names sort by time. A resent mail replaces its first copy. */
export function fileTransport(directory: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    destination: `files in ${directory}, since SMTP_URL names no mail server`,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const file = join(directory, `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
      const write = () => writeFile(`${file}.part`, message as Buffer);
      // At first the directory is not there yet.
      await write().catch(() => mkdir(directory, { recursive: true }).then(write));
      await rename(`${file}.part`, file);
    },
  };
}
