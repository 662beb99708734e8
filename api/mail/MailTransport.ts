import type { OutgoingMail } from "#api/mail/OutgoingMail.ts";

export interface MailTransport {
  /** Where mail goes, in words for the log. */
  destination: string;
  /** Resolves when the mail server or the file system has accepted the mail; otherwise rejects with the reason. */
  send(mail: OutgoingMail): Promise<void>;
}
