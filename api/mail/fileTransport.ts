import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { createTransport } from "nodemailer";

import type { MailTransport } from "#api/mail/MailTransport.ts";
import { messageOf } from "#api/mail/messageOf.ts";

/** Writes each mail into a file of its own, whole or not at all; the names sort by time. A second copy takes the first one's place. */
export function fileTransport(directory: string, from: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return {
    destination: `files in ${directory}, since SMTP_URL names no mail server`,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      const file = join(directory, `${mail.createdAt.toISOString().replaceAll(":", "-")}-${mail.id}.eml`);
      await mkdir(directory, { recursive: true });
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
  };
}
